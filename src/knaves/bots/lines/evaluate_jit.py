"""The evaluation of `evaluate.py`, compiled: the value of a play by the lines through its cell."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.jit import Array, Rng, inlined, random_below, signed
from knaves.bots.lines.kernel import can_exchange, is_target
from knaves.bots.lines.layout import (
    AHEAD_FACTOR,
    ATTACK,
    BEHIND_FACTOR,
    CARD_CELLS,
    CELL_CARD,
    CELL_COVERED,
    CELL_LINE_COUNT,
    CELL_LINES,
    COPIES,
    COVERS,
    DEAD_JACK,
    DEFENCE,
    DISCARDED_COPIES,
    EXCHANGE,
    HAND_COUNT,
    HAND_SLOTS,
    HANDS,
    KIND,
    LINE_CELLS,
    LINE_COUNT,
    LINE_COVER,
    LINE_LENGTH,
    LINES,
    MAX_CELL_LINES,
    MAX_LINE_LENGTH,
    MAX_SEQUENCES,
    MISSING,
    NONE,
    ORDINARY,
    OUTS,
    OWNER,
    PASS,
    PLACE,
    PLAYABLE,
    PLAYABLE_COUNT,
    REMOVAL,
    REMOVE,
    REMOVER_PRICE,
    SCARCE_BONUS,
    SEAT_TEAM,
    SEQUENCES_MADE,
    SEQUENCES_NEEDED,
    TEAMS,
    TURN,
    UNBLOCKING,
    UNUSABLE,
    WILD,
    WILD_PRICE,
)

Weights = npt.NDArray[np.float64]
WINS = 1e7
"""Above every other value."""
MAX_PLAYS = 1024
"""The length of the arrays for plays and values."""
PLAY_LIMIT = 900
"""Listing stops here: one more jack still fits into the arrays."""


@inlined
def gaussian(rng: Rng) -> float:
    """A normal random number (Box–Muller)."""
    u = (random_below(rng, 1 << 30) + 1) / (1 << 30)
    v = random_below(rng, 1 << 30) / (1 << 30)
    return math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * v)


@inlined
def sole_opponent(t: Array, p: Array, team: int, line: int) -> int:
    """The other team with chips on a line: -1 for none, -2 for several."""
    found = -1
    for other in range(signed(t[TEAMS])):
        if other != team and (p[MISSING + LINES * other + line] & (UNUSABLE - 1)) < t[LINE_LENGTH + line]:
            if found >= 0:
                return -2
            found = other
    return found


@inlined
def outs(t: Array, p: Array, seat: int, cell: int) -> int:
    """Copies of a cell's card that are neither on a discard pile nor in this seat's hand."""
    card = t[CELL_CARD + cell]
    left = signed(t[COPIES]) - signed(p[DISCARDED_COPIES + card])
    for i in range(signed(p[HAND_COUNT + seat])):
        if p[HANDS + HAND_SLOTS * seat + i] == card:
            left -= 1
    return left


@inlined
def last_free(t: Array, p: Array, line: int, cell: int) -> int:
    """Another free cell of the line, or this one if there is none."""
    for k in range(signed(t[LINE_LENGTH + line])):
        other = t[LINE_CELLS + MAX_LINE_LENGTH * line + k]
        if other != cell and p[OWNER + other] == 0:
            return signed(other)
    return signed(cell)


@inlined
def evaluate_place(t: Array, p: Array, w: Weights, seat: int, cell: int) -> float:
    """The value of a chip on a free cell to a seat."""
    team = t[SEAT_TEAM + seat]
    attack = 0.0
    defence = 0.0
    covered = signed(p[CELL_COVERED + cell])
    for k in range(signed(t[CELL_LINE_COUNT + cell])):
        line = t[CELL_LINES + MAX_CELL_LINES * cell + k]
        mine = p[MISSING + LINES * team + line]
        other = sole_opponent(t, p, team, line)
        if other == -1:
            if mine < UNUSABLE:
                if mine == 1 and p[SEQUENCES_MADE + MAX_SEQUENCES * team] + 1 >= t[SEQUENCES_NEEDED]:
                    return WINS
                cover = signed(p[LINE_COVER + line]) - covered
                if mine == 2:
                    cover = COVERS - 1 if cover else outs(t, p, seat, last_free(t, p, line, cell))
                elif cover > COVERS - 1:
                    cover = COVERS - 1
                attack += w[ATTACK + COVERS * (mine - 1) + cover]
        elif other >= 0 and (mine & (UNUSABLE - 1)) == t[LINE_LENGTH + line]:
            theirs = p[MISSING + LINES * other + line]
            if theirs < UNUSABLE:
                threat = outs(t, p, seat, last_free(t, p, line, cell)) if theirs <= 2 else 0
                value = w[DEFENCE + OUTS * (theirs - 1) + threat]
                defence += value * w[BEHIND_FACTOR] if p[SEQUENCES_MADE + MAX_SEQUENCES * other] else value
    if p[SEQUENCES_MADE + MAX_SEQUENCES * team]:
        attack *= w[AHEAD_FACTOR]
    return attack + defence


@inlined
def evaluate_removal(t: Array, p: Array, w: Weights, team: int, cell: int) -> float:
    """The value of removing an opponent's chip from a cell to a team."""
    value = 0.0
    owner = p[OWNER + cell] - 1
    for k in range(signed(t[CELL_LINE_COUNT + cell])):
        line = t[CELL_LINES + MAX_CELL_LINES * cell + k]
        if sole_opponent(t, p, team, line) != owner:
            continue
        mine = p[MISSING + LINES * team + line]
        theirs = p[MISSING + LINES * owner + line]
        length = t[LINE_LENGTH + line]
        if (mine & (UNUSABLE - 1)) == length:
            if theirs < UNUSABLE and theirs > 0:
                gain = w[REMOVAL + theirs - 1]
                value += gain * w[BEHIND_FACTOR] if p[SEQUENCES_MADE + MAX_SEQUENCES * owner] else gain
        elif mine < UNUSABLE and (theirs & (UNUSABLE - 1)) == length - 1:
            gain = w[UNBLOCKING + mine - 1]
            value += gain * w[AHEAD_FACTOR] if p[SEQUENCES_MADE + MAX_SEQUENCES * team] else gain
    return value


@inlined
def mark_cover(t: Array, p: Array, seat: int) -> None:
    """Mark the free cells that the hand has cards for, and count them by line."""
    for line in range(signed(t[LINE_COUNT])):
        p[LINE_COVER + line] = 0
    for i in range(signed(p[HAND_COUNT + seat])):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        for k in range(2):
            cell = t[CARD_CELLS + 2 * card + k]
            if cell != NONE and p[OWNER + cell] == 0 and p[CELL_COVERED + cell] == 0:
                p[CELL_COVERED + cell] = 1
                for m in range(signed(t[CELL_LINE_COUNT + cell])):
                    p[LINE_COVER + t[CELL_LINES + MAX_CELL_LINES * cell + m]] += 1


@inlined
def clear_cover(t: Array, p: Array, seat: int) -> None:
    """Unmark the covered cells."""
    for i in range(signed(p[HAND_COUNT + seat])):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        for k in range(2):
            cell = t[CARD_CELLS + 2 * card + k]
            if cell != NONE:
                p[CELL_COVERED + cell] = 0


@inlined
def evaluate_jack(
    t: Array, p: Array, w: Weights, seat: int, card: int, cell: int, count: int, moves: Any, values: Any
) -> int:
    """Append the play of a jack on this cell, if legal; returns the number of plays."""
    if t[KIND + card] == WILD:
        if p[OWNER + cell] == 0:
            moves[count] = PLACE << 16 | card << 8 | cell
            values[count] = evaluate_place(t, p, w, seat, cell) - w[WILD_PRICE]
            return count + 1
    elif is_target(t, p, t[SEAT_TEAM + seat], cell):
        moves[count] = REMOVE << 16 | card << 8 | cell
        values[count] = evaluate_removal(t, p, w, t[SEAT_TEAM + seat], cell) - w[REMOVER_PRICE]
        return count + 1
    return count


@inlined
def evaluate_critical_jack(
    t: Array, p: Array, w: Weights, seat: int, card: int, count: int, moves: Any, values: Any
) -> int:
    """Append a jack's plays on critical cells: those of lines that lack one chip, or up to two for a removal."""
    team = t[SEAT_TEAM + seat]
    most = 1 if t[KIND + card] == WILD else 2
    for line in range(signed(t[LINE_COUNT])):
        critical = False
        for other in range(signed(t[TEAMS])):
            if p[MISSING + LINES * other + line] <= most and (other != team or most == 1):
                critical = True
        if critical:
            for k in range(signed(t[LINE_LENGTH + line])):
                count = evaluate_jack(
                    t, p, w, seat, card, t[LINE_CELLS + MAX_LINE_LENGTH * line + k], count, moves, values
                )
            if count > PLAY_LIMIT:
                break
    return count


@inlined
def evaluate_moves(t: Array, p: Array, w: Weights, critical_only: bool, moves: Any, values: Any) -> int:
    """List the plays of the seat to move with their values; returns how many there are.

    A dead card is exchanged before anything else, a dead jack only when there is nothing to play. With `critical_only`,
    for playouts, jacks are tried on critical cells alone, where nearly all of them are played; a cell may occur twice.
    """
    seat = p[TURN]
    held = p[HAND_COUNT + seat]
    mark_cover(t, p, seat)
    count = 0
    dead_card = -1
    seen = 0
    for i in range(held):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        if t[KIND + card] != ORDINARY or seen >> card & 1:
            continue
        seen |= 1 << card
        before = count
        for k in range(2):
            cell = t[CARD_CELLS + 2 * card + k]
            if cell != NONE and p[OWNER + cell] == 0:
                moves[count] = PLACE << 16 | card << 8 | cell
                values[count] = evaluate_place(t, p, w, seat, cell)
                count += 1
        if count == before + 1:
            values[before] += w[SCARCE_BONUS]
        elif count == before and dead_card < 0:
            dead_card = card
    ordinary = count
    dead_jack = -1
    for i in range(held):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        if t[KIND + card] == ORDINARY or seen >> card & 1:
            continue
        seen |= 1 << card
        if critical_only and ordinary:
            count = evaluate_critical_jack(t, p, w, seat, card, count, moves, values)
            continue
        before = count
        for k in range(signed(t[PLAYABLE_COUNT])):
            count = evaluate_jack(t, p, w, seat, card, t[PLAYABLE + k], count, moves, values)
        if count == before and dead_jack < 0:
            dead_jack = card
    clear_cover(t, p, seat)
    if dead_card >= 0 and can_exchange(t, p, count):
        moves[0] = EXCHANGE << 16 | dead_card << 8
        values[0] = 0.0
        return 1
    if count == 0:
        moves[0] = PASS << 16
        values[0] = 0.0
        if dead_jack >= 0 and t[DEAD_JACK] and can_exchange(t, p, 0):
            moves[0] = EXCHANGE << 16 | dead_jack << 8
        return 1
    return count


@inlined
def greedy_move(
    t: Array, p: Array, w: Weights, critical_only: bool, noise: float, rng: Rng, moves: Any, values: Any
) -> int:
    """The play with the highest value, plus noise."""
    count = evaluate_moves(t, p, w, critical_only, moves, values)
    best = 0
    highest = -1e300
    for i in range(count):
        value = values[i]
        if noise > 0.0:
            value += noise * gaussian(rng)
        if value > highest:
            highest = value
            best = i
    return int(moves[best])
