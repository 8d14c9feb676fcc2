"""The rules of the board games once more, compiled by Numba, for playouts. Differential tests hold them to the engine.

Everything here is plain loops over the arrays of `tables.py`; without Numba the same source runs as slow Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.layout import (
    ADVANCED,
    CAP,
    CARD_AT,
    CARDS,
    CELLS_OF,
    CLASH,
    DEAD_CARDS,
    DEAD_JACK,
    DECK,
    DECK_CARDS,
    DISCARDED,
    DISCARDS,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FREE,
    FREE_CELLS,
    FREE_OF,
    GONE,
    HANDS,
    HELD,
    IDLE,
    KIND,
    LENGTH,
    LINE_CELLS,
    LINE_COUNT,
    LINES,
    LOCKS,
    LOOSE,
    MADE,
    MISSING,
    MOST_HAND,
    MOST_LENGTH,
    MOST_SEQUENCES,
    MOST_THROUGH,
    NEEDED,
    NOBODY,
    NONE,
    ORDINARY,
    OWNER,
    PACK_SIZE,
    PASSES,
    PASSING,
    PLACE,
    PLAYABLE,
    PLAYABLE_COUNT,
    PLIES,
    REMOVE,
    REMOVER,
    SCRATCH,
    SEATS,
    TEAM_OF,
    TEAMS,
    THROUGH,
    THROUGH_COUNT,
    TURN,
    UNUSABLE,
    WHERE,
    WILD,
    WINNER,
)

Array = npt.NDArray[np.int16]
Rng = npt.NDArray[np.uint64]
F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:

    def jit(function: F) -> F:
        """Compile a function."""

else:
    from numba import njit

    jit = njit(cache=True, nogil=True, error_model="numpy")


@jit
def random_below(rng: Rng, bound: int) -> int:
    """A number from 0 to bound - 1 (xorshift64*; the bias of the multiplication is below 2**-25)."""
    x = rng[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    rng[0] = x
    top = (x * np.uint64(2685821657736338717)) >> np.uint64(32)
    return np.int64((top * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@jit
def shuffle(p: Array, start: int, count: int, rng: Rng) -> None:
    """Fisher and Yates, on a part of an array."""
    for i in range(count - 1, 0, -1):
        j = random_below(rng, i + 1)
        p[start + i], p[start + j] = p[start + j], p[start + i]


@jit
def draw(p: Array, seat: int, rng: Rng) -> None:
    """G1, G73: the top card; if there is none, the discards are shuffled first."""
    if p[DECK] == 0:
        count = p[DISCARDED]
        if count == 0:
            return
        for i in range(count):
            p[DECK_CARDS + i] = p[DISCARDS + i]
        shuffle(p, DECK_CARDS, count, rng)
        p[DECK] = count
        p[DISCARDED] = 0
        for card in range(CARDS):
            p[GONE + card] = 0
    p[DECK] -= 1
    p[HANDS + MOST_HAND * seat + p[HELD + seat]] = p[DECK_CARDS + p[DECK]]
    p[HELD + seat] += 1


@jit
def lay_down(p: Array, seat: int, card: int) -> None:
    """C15, T14: from the hand to the discards, the order of the hand kept."""
    last = p[HELD + seat] - 1
    i = 0
    while p[HANDS + MOST_HAND * seat + i] != card:
        i += 1
    while i < last:
        p[HANDS + MOST_HAND * seat + i] = p[HANDS + MOST_HAND * seat + i + 1]
        i += 1
    p[HELD + seat] = last
    p[DISCARDS + p[DISCARDED]] = card
    p[DISCARDED] += 1
    p[GONE + card] += 1


@jit
def lock(t: Array, p: Array, team: int, line: int) -> None:
    """C19: a line becomes a sequence; what clashes with it can no longer become one."""
    p[MADE + MOST_SEQUENCES * team] += 1
    p[MADE + MOST_SEQUENCES * team + p[MADE + MOST_SEQUENCES * team]] = line
    for k in range(t[LENGTH + line]):
        cell = t[LINE_CELLS + MOST_LENGTH * line + k]
        if p[LOCKS + cell] == 0:
            p[LOOSE + team] -= 1
        p[LOCKS + cell] += 1
    for other in range(t[LINE_COUNT]):
        if t[CLASH + LINES * line + other] and p[MISSING + LINES * team + other] < UNUSABLE:
            p[MISSING + LINES * team + other] += UNUSABLE


@jit
def complete(t: Array, p: Array, team: int, count: int) -> None:
    """G4, G5, G79: of the new lines in the scratch room enough win; else the first is locked."""
    missing = t[NEEDED] - p[MADE + MOST_SEQUENCES * team]
    if missing > 1:
        for i in range(count):
            for j in range(i + 1, count):
                one, other = p[SCRATCH + i], p[SCRATCH + j]
                if not t[CLASH + LINES * one + other]:
                    lock(t, p, team, one)
                    lock(t, p, team, other)
                    p[WINNER] = team
                    return
    lock(t, p, team, p[SCRATCH])
    if missing == 1:
        p[WINNER] = team


@jit
def put_chip(t: Array, p: Array, team: int, cell: int) -> None:
    """A chip lands; lines that it completes are counted."""
    p[OWNER + cell] = team + 1
    p[FREE_OF + t[CARD_AT + cell]] -= 1
    p[LOOSE + team] += 1
    p[FREE] -= 1
    moved = p[FREE_CELLS + p[FREE]]
    at = p[WHERE + cell]
    p[FREE_CELLS + at] = moved
    p[WHERE + moved] = at
    count = 0
    for k in range(t[THROUGH_COUNT + cell]):
        line = t[THROUGH + MOST_THROUGH * cell + k]
        missing = p[MISSING + LINES * team + line] - 1
        p[MISSING + LINES * team + line] = missing
        if missing == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete(t, p, team, count)


@jit
def take_chip(t: Array, p: Array, cell: int) -> None:
    """A chip goes; with the advanced jack a sequence may break, and what is left of it is counted again (C31, G20)."""
    owner = p[OWNER + cell] - 1
    p[OWNER + cell] = 0
    p[FREE_OF + t[CARD_AT + cell]] += 1
    p[FREE_CELLS + p[FREE]] = cell
    p[WHERE + cell] = p[FREE]
    p[FREE] += 1
    for k in range(t[THROUGH_COUNT + cell]):
        p[MISSING + LINES * owner + t[THROUGH + MOST_THROUGH * cell + k]] += 1
    if p[LOCKS + cell] == 0:
        p[LOOSE + owner] -= 1
        return
    break_sequences(t, p, owner, cell)


@jit
def break_sequences(t: Array, p: Array, owner: int, cell: int) -> None:
    """Undo the sequences through a cell whose chip is gone, and count what is still complete."""
    count = 0
    for k in range(1, p[MADE + MOST_SEQUENCES * owner] + 1):
        line = p[MADE + MOST_SEQUENCES * owner + k]
        whole = True
        for c in range(t[LENGTH + line]):
            if t[LINE_CELLS + MOST_LENGTH * line + c] == cell:
                whole = False
        for c in range(t[LENGTH + line]):
            other = t[LINE_CELLS + MOST_LENGTH * line + c]
            p[LOCKS + other] -= 1
            if p[LOCKS + other] == 0 and other != cell:
                p[LOOSE + owner] += 1
        if whole:
            p[SCRATCH + count] = line
            count += 1
    p[MADE + MOST_SEQUENCES * owner] = 0
    for line in range(t[LINE_COUNT]):
        if p[MISSING + LINES * owner + line] >= UNUSABLE:
            p[MISSING + LINES * owner + line] -= UNUSABLE
    for k in range(count):
        lock(t, p, owner, p[SCRATCH + k])
    count = 0
    for line in range(t[LINE_COUNT]):
        if p[MISSING + LINES * owner + line] == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete(t, p, owner, count)


@jit
def apply(t: Array, p: Array, move: int, rng: Rng) -> None:
    """Carry out a legal move of the seat to move."""
    seat = p[TURN]
    kind = move >> 16
    p[PLIES] += 1
    if kind == PASSING:
        p[PASSES] += 1
        p[IDLE] = 0 if p[EXCHANGED] else p[IDLE] + 1
        p[EXCHANGED] = 0
        p[TURN] = seat + 1 if seat + 1 < t[SEATS] else 0
        if p[IDLE] >= t[SEATS] or (t[CAP] and p[PASSES] >= t[CAP]):
            p[WINNER] = DRAWN
        return
    lay_down(p, seat, move >> 8 & 255)
    if kind == EXCHANGE:
        p[EXCHANGED] += 1
        p[IDLE] = 0
        draw(p, seat, rng)
        return
    if kind == PLACE:
        put_chip(t, p, t[TEAM_OF + seat], move & 255)
    else:
        take_chip(t, p, move & 255)
    if p[WINNER] != NOBODY:
        return
    p[PASSES] = 0
    p[IDLE] = 0
    p[EXCHANGED] = 0
    draw(p, seat, rng)
    p[TURN] = seat + 1 if seat + 1 < t[SEATS] else 0


@jit
def is_target(t: Array, p: Array, team: int, cell: int) -> bool:
    """C25, C27, C31: whether this team may take the chip off."""
    owner = p[OWNER + cell]
    return bool(owner != 0 and owner != team + 1 and (t[ADVANCED] == 1 or p[LOCKS + cell] == 0))


@jit
def count_targets(t: Array, p: Array, team: int) -> int:
    """How many chips this team may take off."""
    count = 0
    if t[ADVANCED]:
        for k in range(t[PLAYABLE_COUNT]):
            count += is_target(t, p, team, t[PLAYABLE + k])
        return count
    for other in range(t[TEAMS]):
        if other != team:
            count += p[LOOSE + other]
    return count


@jit
def may_exchange(t: Array, p: Array, plays: int) -> bool:
    """B3: whether one more dead card may go this turn."""
    done = p[EXCHANGED]
    if done == 0:
        return True
    if t[DEAD_CARDS] == 0 or done >= t[PACK_SIZE]:
        return False
    return t[DEAD_CARDS] == 2 or plays == 0


@jit
def list_moves(t: Array, p: Array, moves: Any) -> int:
    """Write all legal moves of the seat to move into `moves`; how many there are."""
    seat = p[TURN]
    team = t[TEAM_OF + seat]
    count = 0
    dead = 0
    seen = 0
    for i in range(p[HELD + seat]):
        card = int(p[HANDS + MOST_HAND * seat + i])
        if seen >> card & 1:
            continue
        seen |= 1 << card
        before = count
        kind = t[KIND + card]
        if kind == ORDINARY:
            for k in range(2):
                cell = t[CELLS_OF + 2 * card + k]
                if cell != NONE and p[OWNER + cell] == 0:
                    moves[count] = PLACE << 16 | card << 8 | cell
                    count += 1
        else:
            for k in range(t[PLAYABLE_COUNT]):
                cell = t[PLAYABLE + k]
                if kind == WILD and p[OWNER + cell] == 0:
                    moves[count] = PLACE << 16 | card << 8 | cell
                    count += 1
                elif kind == REMOVER and is_target(t, p, team, cell):
                    moves[count] = REMOVE << 16 | card << 8 | cell
                    count += 1
        if count == before and (kind == ORDINARY or t[DEAD_JACK]):
            p[SCRATCH + dead] = card
            dead += 1
    if dead and may_exchange(t, p, count):
        for k in range(dead):
            moves[count] = EXCHANGE << 16 | int(p[SCRATCH + k]) << 8
            count += 1
    if count == 0:
        moves[0] = PASSING << 16
        count = 1
    return count


@jit
def random_move(t: Array, p: Array, rng: Rng) -> int:
    """A legal move, each as likely, found without listing them all."""
    seat = p[TURN]
    team = t[TEAM_OF + seat]
    plays = 0
    dead = 0
    seen = 0
    held = p[HELD + seat]
    for i in range(held):
        card = int(p[HANDS + MOST_HAND * seat + i])
        if seen >> card & 1:
            p[SCRATCH + i] = 0
            continue
        seen |= 1 << card
        kind = t[KIND + card]
        if kind == ORDINARY:
            n = p[FREE_OF + card]
        elif kind == WILD:
            n = p[FREE]
        else:
            n = count_targets(t, p, team)
        if n == 0 and (kind == ORDINARY or t[DEAD_JACK]):
            p[SCRATCH + i] = -1
            dead += 1
        else:
            p[SCRATCH + i] = n
            plays += n
    total = plays
    if dead and may_exchange(t, p, plays):
        total += dead
    if total == 0:
        return PASSING << 16
    r = random_below(rng, total)
    if r >= plays:
        r -= plays
        for i in range(held):
            if p[SCRATCH + i] == -1:
                if r == 0:
                    return EXCHANGE << 16 | int(p[HANDS + MOST_HAND * seat + i]) << 8
                r -= 1
    for i in range(held):
        n = p[SCRATCH + i]
        if n <= 0:
            continue
        if r >= n:
            r -= n
            continue
        card = int(p[HANDS + MOST_HAND * seat + i])
        kind = t[KIND + card]
        if kind == WILD:
            return PLACE << 16 | card << 8 | int(p[FREE_CELLS + r])
        if kind == REMOVER:
            for k in range(t[PLAYABLE_COUNT]):
                if is_target(t, p, team, t[PLAYABLE + k]):
                    if r == 0:
                        return REMOVE << 16 | card << 8 | int(t[PLAYABLE + k])
                    r -= 1
        for k in range(2):
            cell = t[CELLS_OF + 2 * card + k]
            if cell != NONE and p[OWNER + cell] == 0:
                if r == 0:
                    return PLACE << 16 | card << 8 | int(cell)
                r -= 1
    return PASSING << 16


@jit
def play_randomly(t: Array, p: Array, rng: Rng, most: int) -> int:
    """Play on at random to the end, or for so many moves; the winner's team, or that nobody has won."""
    for _ in range(most):
        if p[WINNER] != NOBODY:
            break
        apply(t, p, random_move(t, p, rng), rng)
    return int(p[WINNER])


@jit
def deal_unseen(t: Array, p: Array, own: int, cards: Array, rng: Rng) -> None:
    """Deal the cards that a seat cannot see to the other hands and the draw pile."""
    shuffle(cards, 0, cards.shape[0], rng)
    at = 0
    for seat in range(t[SEATS]):
        if seat != own:
            for i in range(p[HELD + seat]):
                p[HANDS + MOST_HAND * seat + i] = cards[at]
                at += 1
    for i in range(p[DECK]):
        p[DECK_CARDS + i] = cards[at + i]


@jit
def random_playouts(t: Array, start: Array, scratch: Array, rng: Rng, playouts: int, wins: Any) -> int:
    """Play on from one position many times; wins by team are added up, plies are counted."""
    plies = 0
    for _ in range(playouts):
        scratch[:] = start
        scratch[PLIES] = 0
        shuffle(scratch, DECK_CARDS, scratch[DECK], rng)
        winner = play_randomly(t, scratch, rng, 30000)
        plies += scratch[PLIES]
        if winner >= 0:
            wins[winner] += 1
    return plies
