"""The evaluation, compiled: what a play is worth by the lines through its cell; `judge.py` is the same in Python."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.kernel import (
    Array,
    Rng,
    apply,
    copy,
    inlined,
    is_target,
    jit,
    may_exchange,
    random_below,
    shuffle,
    signed,
)
from knaves.bots.lines.layout import (
    AHEAD,
    ATTACK,
    BEHIND,
    CARD_AT,
    CELLS_OF,
    COPIES,
    COVER,
    COVERED,
    COVERS,
    DEAD_JACK,
    DECK,
    DECK_CARDS,
    DEFENCE,
    DRAWN,
    EXCHANGE,
    GONE,
    HANDS,
    HELD,
    KIND,
    LENGTH,
    LINE_CELLS,
    LINE_COUNT,
    LINES,
    MADE,
    MISSING,
    MOST_HAND,
    MOST_LENGTH,
    MOST_SEQUENCES,
    MOST_THROUGH,
    NEEDED,
    NOBODY,
    NONE,
    OPENING,
    ORDINARY,
    OUTS,
    OWNER,
    PASSING,
    PLACE,
    PLAYABLE,
    PLAYABLE_COUNT,
    PLIES,
    REMOVAL,
    REMOVE,
    REMOVER_PRICE,
    SCARCE,
    SEATS,
    TEAM_OF,
    TEAMS,
    THROUGH,
    THROUGH_COUNT,
    TURN,
    UNUSABLE,
    WILD,
    WILD_PRICE,
    WINNER,
)

Weights = npt.NDArray[np.float64]
WINS = 1e7
"""More than anything else can be worth."""
ROOM = 900
"""Plays that the arrays for them hold, but for one jack's."""
PLAYS = 1024


@inlined
def gaussian(rng: Rng) -> float:
    """A normal deviate (Box and Muller)."""
    u = (random_below(rng, 1 << 30) + 1) / (1 << 30)
    v = random_below(rng, 1 << 30) / (1 << 30)
    return math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * v)


@inlined
def sole_opponent(t: Array, p: Array, team: int, line: int) -> int:
    """Who else has chips on a line: nobody (-1), one team, or several (-2)."""
    found = -1
    for other in range(signed(t[TEAMS])):
        if other != team and (p[MISSING + LINES * other + line] & (UNUSABLE - 1)) < t[LENGTH + line]:
            if found >= 0:
                return -2
            found = other
    return found


@inlined
def outs(t: Array, p: Array, seat: int, cell: int) -> int:
    """The copies of a cell's card that lie neither on a discard pile nor in this seat's hand."""
    card = t[CARD_AT + cell]
    left = signed(t[COPIES]) - signed(p[GONE + card])
    for i in range(signed(p[HELD + seat])):
        if p[HANDS + MOST_HAND * seat + i] == card:
            left -= 1
    return left


@inlined
def last_free(t: Array, p: Array, line: int, cell: int) -> int:
    """The free cell of a line besides this one; this one if there is no other."""
    for k in range(signed(t[LENGTH + line])):
        other = t[LINE_CELLS + MOST_LENGTH * line + k]
        if other != cell and p[OWNER + other] == 0:
            return signed(other)
    return signed(cell)


@inlined
def worth_of_place(t: Array, p: Array, w: Weights, seat: int, cell: int) -> float:
    """What a chip on a free cell is worth to a seat."""
    team = t[TEAM_OF + seat]
    attack = 0.0
    defence = 0.0
    covered = signed(p[COVERED + cell])
    for k in range(signed(t[THROUGH_COUNT + cell])):
        line = t[THROUGH + MOST_THROUGH * cell + k]
        mine = p[MISSING + LINES * team + line]
        other = sole_opponent(t, p, team, line)
        if other == -1:
            if mine < UNUSABLE:
                if mine == 1 and p[MADE + MOST_SEQUENCES * team] + 1 >= t[NEEDED]:
                    return WINS
                cover = signed(p[COVER + line]) - covered
                if mine == 2:
                    cover = COVERS - 1 if cover else outs(t, p, seat, last_free(t, p, line, cell))
                elif cover > COVERS - 1:
                    cover = COVERS - 1
                attack += w[ATTACK + COVERS * (mine - 1) + cover]
        elif other >= 0 and (mine & (UNUSABLE - 1)) == t[LENGTH + line]:
            theirs = p[MISSING + LINES * other + line]
            if theirs < UNUSABLE:
                threat = outs(t, p, seat, last_free(t, p, line, cell)) if theirs <= 2 else 0
                value = w[DEFENCE + OUTS * (theirs - 1) + threat]
                defence += value * w[BEHIND] if p[MADE + MOST_SEQUENCES * other] else value
    if p[MADE + MOST_SEQUENCES * team]:
        attack *= w[AHEAD]
    return attack + defence


@inlined
def worth_of_removal(t: Array, p: Array, w: Weights, team: int, cell: int) -> float:
    """What taking an opponent's chip off a cell is worth to a team."""
    value = 0.0
    owner = p[OWNER + cell] - 1
    for k in range(signed(t[THROUGH_COUNT + cell])):
        line = t[THROUGH + MOST_THROUGH * cell + k]
        if sole_opponent(t, p, team, line) != owner:
            continue
        mine = p[MISSING + LINES * team + line]
        theirs = p[MISSING + LINES * owner + line]
        length = t[LENGTH + line]
        if (mine & (UNUSABLE - 1)) == length:
            if theirs < UNUSABLE and theirs > 0:
                gain = w[REMOVAL + theirs - 1]
                value += gain * w[BEHIND] if p[MADE + MOST_SEQUENCES * owner] else gain
        elif mine < UNUSABLE and (theirs & (UNUSABLE - 1)) == length - 1:
            gain = w[OPENING + mine - 1]
            value += gain * w[AHEAD] if p[MADE + MOST_SEQUENCES * team] else gain
    return value


@inlined
def mark_cover(t: Array, p: Array, seat: int) -> None:
    """Note which free cells, and how many of each line, the hand has cards for."""
    for line in range(signed(t[LINE_COUNT])):
        p[COVER + line] = 0
    for i in range(signed(p[HELD + seat])):
        card = signed(p[HANDS + MOST_HAND * seat + i])
        for k in range(2):
            cell = t[CELLS_OF + 2 * card + k]
            if cell != NONE and p[OWNER + cell] == 0 and p[COVERED + cell] == 0:
                p[COVERED + cell] = 1
                for m in range(signed(t[THROUGH_COUNT + cell])):
                    p[COVER + t[THROUGH + MOST_THROUGH * cell + m]] += 1


@inlined
def clear_cover(t: Array, p: Array, seat: int) -> None:
    """Forget the covered cells."""
    for i in range(signed(p[HELD + seat])):
        card = signed(p[HANDS + MOST_HAND * seat + i])
        for k in range(2):
            cell = t[CELLS_OF + 2 * card + k]
            if cell != NONE:
                p[COVERED + cell] = 0


@inlined
def rate_jack(
    t: Array, p: Array, w: Weights, seat: int, card: int, cell: int, count: int, moves: Any, worth: Any
) -> int:
    """Add what a jack could do on this cell; how many plays are rated now."""
    if t[KIND + card] == WILD:
        if p[OWNER + cell] == 0:
            moves[count] = PLACE << 16 | card << 8 | cell
            worth[count] = worth_of_place(t, p, w, seat, cell) - w[WILD_PRICE]
            return count + 1
    elif is_target(t, p, t[TEAM_OF + seat], cell):
        moves[count] = REMOVE << 16 | card << 8 | cell
        worth[count] = worth_of_removal(t, p, w, t[TEAM_OF + seat], cell) - w[REMOVER_PRICE]
        return count + 1
    return count


@inlined
def rate_jack_narrowly(t: Array, p: Array, w: Weights, seat: int, card: int, count: int, moves: Any, worth: Any) -> int:
    """The same for the cells that jacks are kept for: of lines that one chip completes, or that are nearly there."""
    team = t[TEAM_OF + seat]
    most = 1 if t[KIND + card] == WILD else 2
    for line in range(signed(t[LINE_COUNT])):
        critical = False
        for other in range(signed(t[TEAMS])):
            if p[MISSING + LINES * other + line] <= most and (other != team or most == 1):
                critical = True
        if critical:
            for k in range(signed(t[LENGTH + line])):
                count = rate_jack(t, p, w, seat, card, t[LINE_CELLS + MOST_LENGTH * line + k], count, moves, worth)
            if count > ROOM:
                break
    return count


@inlined
def rate_moves(t: Array, p: Array, w: Weights, narrow: bool, moves: Any, worth: Any) -> int:
    """Every play of the seat to move and what it is worth; how many there are.

    A dead card is exchanged before anything else, a jack only when there is nothing to play. Narrowly, for playouts,
    jacks are tried on critical cells alone, which may be listed twice; they would hardly be played elsewhere.
    """
    seat = p[TURN]
    held = p[HELD + seat]
    mark_cover(t, p, seat)
    count = 0
    dead_card = -1
    seen = 0
    for i in range(held):
        card = signed(p[HANDS + MOST_HAND * seat + i])
        if t[KIND + card] != ORDINARY or seen >> card & 1:
            continue
        seen |= 1 << card
        before = count
        for k in range(2):
            cell = t[CELLS_OF + 2 * card + k]
            if cell != NONE and p[OWNER + cell] == 0:
                moves[count] = PLACE << 16 | card << 8 | cell
                worth[count] = worth_of_place(t, p, w, seat, cell)
                count += 1
        if count == before + 1:
            worth[before] += w[SCARCE]
        elif count == before and dead_card < 0:
            dead_card = card
    ordinary = count
    dead_jack = -1
    for i in range(held):
        card = signed(p[HANDS + MOST_HAND * seat + i])
        if t[KIND + card] == ORDINARY or seen >> card & 1:
            continue
        seen |= 1 << card
        if narrow and ordinary:
            count = rate_jack_narrowly(t, p, w, seat, card, count, moves, worth)
            continue
        before = count
        for k in range(signed(t[PLAYABLE_COUNT])):
            count = rate_jack(t, p, w, seat, card, t[PLAYABLE + k], count, moves, worth)
        if count == before and dead_jack < 0:
            dead_jack = card
    clear_cover(t, p, seat)
    if dead_card >= 0 and may_exchange(t, p, count):
        moves[0] = EXCHANGE << 16 | dead_card << 8
        worth[0] = 0.0
        return 1
    if count == 0:
        moves[0] = PASSING << 16
        worth[0] = 0.0
        if dead_jack >= 0 and t[DEAD_JACK] and may_exchange(t, p, 0):
            moves[0] = EXCHANGE << 16 | dead_jack << 8
        return 1
    return count


@inlined
def greedy_move(t: Array, p: Array, w: Weights, narrow: bool, noise: float, rng: Rng, moves: Any, worth: Any) -> int:
    """The play that is worth most, or seems to be where there is noise."""
    count = rate_moves(t, p, w, narrow, moves, worth)
    best = 0
    highest = -1e300
    for i in range(count):
        value = worth[i]
        if noise > 0.0:
            value += noise * gaussian(rng)
        if value > highest:
            highest = value
            best = i
    return int(moves[best])


@jit
def play_greedily(t: Array, p: Array, w: Weights, noise: float, rng: Rng, most: int, moves: Any, worth: Any) -> int:
    """Play on, every seat greedily; the winner's team, or that nobody has won."""
    for _ in range(most):
        if p[WINNER] != NOBODY:
            break
        apply(t, p, greedy_move(t, p, w, True, noise, rng, moves, worth), rng)
    return signed(p[WINNER])


@jit
def deal_anew(t: Array, p: Array, rng: Rng) -> None:
    """Shuffle all cards of hands and draw pile and deal them again; a random seat begins."""
    at = signed(p[DECK])
    for seat in range(signed(t[SEATS])):
        for i in range(signed(p[HELD + seat])):
            p[DECK_CARDS + at] = p[HANDS + MOST_HAND * seat + i]
            at += 1
    shuffle(p, DECK_CARDS, at, rng)
    for seat in range(signed(t[SEATS])):
        for i in range(signed(p[HELD + seat])):
            at -= 1
            p[HANDS + MOST_HAND * seat + i] = p[DECK_CARDS + at]
    p[TURN] = random_below(rng, t[SEATS])


@jit
def match(
    t: Array,
    start: Array,
    scratch: Array,
    weights: Any,
    noise: Any,
    rng: Rng,
    moves: Any,
    worth: Any,
    scores: Any,
) -> None:
    """Pairs of games between two sets of weights, each deal from both sides: the first one's score of each pair.

    In three-team games the second set plays both other teams, and a draw gives each side its even share.
    """
    teams = t[TEAMS]
    keep = np.empty(1, np.uint64)
    for pair in range(scores.shape[0]):
        deal_anew(t, start, rng)
        keep[0] = rng[0]
        total = 0.0
        for first in range(teams):
            copy(scratch, start)
            scratch[PLIES] = 0
            rng[0] = keep[0]
            while scratch[WINNER] == NOBODY and scratch[PLIES] < 20000:
                who = 0 if t[TEAM_OF + scratch[TURN]] == first else 1
                apply(t, scratch, greedy_move(t, scratch, weights[who], False, noise[who], rng, moves, worth), rng)
            if scratch[WINNER] == first:
                total += 1.0
            elif scratch[WINNER] == DRAWN or scratch[WINNER] == NOBODY:
                total += 1.0 / teams
        scores[pair] = total / teams
