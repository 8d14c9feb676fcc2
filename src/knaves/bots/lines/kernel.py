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
    CELLS,
    CELLS_OF,
    CLASH,
    COUNT_AT,
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
    LARGEST_HAND,
    LENGTH,
    LINE_CELLS,
    LINE_COUNT,
    LINES,
    LOCKS,
    LOOSE,
    LOOSE_CELLS,
    MADE,
    MAY_DIE,
    MISSING,
    MOST_HAND,
    MOST_LENGTH,
    MOST_SEQUENCES,
    MOST_TEAMS,
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
    TARGETS,
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

Array = npt.NDArray[np.uint16]
Rng = npt.NDArray[np.uint64]
F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:

    def jit(function: F) -> F:
        """Compile a function."""

    def inlined(function: F) -> F:
        """Compile a small or hot function into those that call it: calls with arrays took a quarter of the time."""

else:
    from numba import njit

    jit = njit(cache=True, nogil=True, error_model="numpy")
    inlined = njit(cache=True, nogil=True, error_model="numpy", forceinline=True)


@inlined
def signed(number: int) -> int:
    """A number out of the arrays to calculate with: the difference of two without a sign would never be negative."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def copy(p: Array, q: Array) -> None:
    """Make the first array like the second; `p[:] = q` would take twenty times as long."""
    for i in range(p.shape[0]):
        p[i] = q[i]


@inlined
def step(x: np.uint64) -> np.uint64:
    """The next state of the generator (xorshift64*)."""
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    return x ^ (x >> np.uint64(27))


@inlined
def scaled(x: np.uint64, bound: int) -> int:
    """A number from 0 to bound - 1 out of a state; the bias of the multiplication is below 2**-25."""
    top = (x * np.uint64(2685821657736338717)) >> np.uint64(32)
    return np.int64((top * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@inlined
def random_below(rng: Rng, bound: int) -> int:
    """A number from 0 to bound - 1."""
    x = step(rng[0])
    rng[0] = x
    return scaled(x, bound)


@inlined
def shuffle(p: Array, start: int, count: int, rng: Rng) -> None:
    """Fisher and Yates, on a part of an array."""
    x = rng[0]
    for i in range(signed(count) - 1, 0, -1):
        x = step(x)
        j = scaled(x, i + 1)
        p[start + i], p[start + j] = p[start + j], p[start + i]
    rng[0] = x


@inlined
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


@inlined
def lay_down(p: Array, seat: int, card: int) -> None:
    """C15, T14: from the hand to the discards, the order of the hand kept."""
    hand = HANDS + MOST_HAND * signed(seat)
    found = 0
    for i in range(LARGEST_HAND - 1, -1, -1):  # all slots, as in `random_move`
        found = i if p[hand + i] == card else found
    for i in range(LARGEST_HAND):
        p[hand + i] = p[hand + i + 1] if i >= found else p[hand + i]
    p[HELD + seat] -= 1
    p[DISCARDS + p[DISCARDED]] = card
    p[DISCARDED] += 1
    p[GONE + card] += 1


@inlined
def enlist(p: Array, count: int, cells: int, cell: int) -> None:
    """Add a cell to a list: of free cells, or of a team's loose chips."""
    at = p[count]
    p[cells + at] = cell
    p[WHERE + cell] = at
    p[count] = at + 1


@inlined
def strike(p: Array, count: int, cells: int, cell: int) -> None:
    """Take a cell out of the list that it is in; the last one moves up."""
    last = p[count] - 1
    moved = p[cells + last]
    at = p[WHERE + cell]
    p[cells + at] = moved
    p[WHERE + moved] = at
    p[count] = last


@jit
def lock(t: Array, p: Array, team: int, line: int) -> None:
    """C19: a line becomes a sequence; what clashes with it can no longer become one."""
    p[MADE + MOST_SEQUENCES * team] += 1
    p[MADE + MOST_SEQUENCES * team + p[MADE + MOST_SEQUENCES * team]] = line
    for k in range(signed(t[LENGTH + line])):
        cell = t[LINE_CELLS + MOST_LENGTH * line + k]
        if p[LOCKS + cell] == 0:
            strike(p, LOOSE + team, LOOSE_CELLS + CELLS * team, cell)
        p[LOCKS + cell] += 1
    for other in range(signed(t[LINE_COUNT])):
        p[MISSING + LINES * team + other] |= UNUSABLE * t[CLASH + LINES * line + other]


@jit
def complete(t: Array, p: Array, team: int, count: int) -> None:
    """G4, G5, G79: of the new lines in the scratch room enough win; else the first is locked."""
    missing = signed(t[NEEDED]) - signed(p[MADE + MOST_SEQUENCES * team])
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


@inlined
def put_chip(t: Array, p: Array, team: int, cell: int) -> None:
    """A chip lands; lines that it completes are counted."""
    p[OWNER + cell] = team + 1
    p[FREE_OF + t[CARD_AT + cell]] -= 1
    strike(p, FREE, FREE_CELLS, cell)
    enlist(p, LOOSE + team, LOOSE_CELLS + CELLS * team, cell)
    count = 0
    for k in range(signed(t[THROUGH_COUNT + cell])):
        line = t[THROUGH + MOST_THROUGH * cell + k]
        missing = p[MISSING + LINES * team + line] - 1
        p[MISSING + LINES * team + line] = missing
        if missing == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete(t, p, team, count)


@inlined
def take_chip(t: Array, p: Array, cell: int) -> None:
    """A chip goes; with the advanced jack a sequence may break, and what is left of it is counted again (C31, G20)."""
    owner = p[OWNER + cell] - 1
    p[OWNER + cell] = 0
    p[FREE_OF + t[CARD_AT + cell]] += 1
    if p[LOCKS + cell] == 0:
        strike(p, LOOSE + owner, LOOSE_CELLS + CELLS * owner, cell)
    enlist(p, FREE, FREE_CELLS, cell)
    for k in range(signed(t[THROUGH_COUNT + cell])):
        p[MISSING + LINES * owner + t[THROUGH + MOST_THROUGH * cell + k]] += 1
    if p[LOCKS + cell]:
        break_sequences(t, p, owner, cell)


@jit
def break_sequences(t: Array, p: Array, owner: int, cell: int) -> None:
    """Undo the sequences through a cell whose chip is gone, and count what is still complete."""
    count = 0
    for k in range(1, p[MADE + MOST_SEQUENCES * owner] + 1):
        line = p[MADE + MOST_SEQUENCES * owner + k]
        whole = True
        for c in range(signed(t[LENGTH + line])):
            if t[LINE_CELLS + MOST_LENGTH * line + c] == cell:
                whole = False
        for c in range(signed(t[LENGTH + line])):
            other = t[LINE_CELLS + MOST_LENGTH * line + c]
            p[LOCKS + other] -= 1
            if p[LOCKS + other] == 0 and other != cell:
                enlist(p, LOOSE + owner, LOOSE_CELLS + CELLS * owner, other)
        if whole:
            p[SCRATCH + count] = line
            count += 1
    p[MADE + MOST_SEQUENCES * owner] = 0
    for line in range(signed(t[LINE_COUNT])):
        if p[MISSING + LINES * owner + line] >= UNUSABLE:
            p[MISSING + LINES * owner + line] -= UNUSABLE
    for k in range(count):
        lock(t, p, owner, p[SCRATCH + k])
    count = 0
    for line in range(signed(t[LINE_COUNT])):
        if p[MISSING + LINES * owner + line] == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete(t, p, owner, count)


@inlined
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


@inlined
def is_target(t: Array, p: Array, team: int, cell: int) -> bool:
    """C25, C27, C31: whether this team may take the chip off."""
    owner = p[OWNER + cell]
    return bool(owner != 0 and owner != team + 1 and (t[ADVANCED] == 1 or p[LOCKS + cell] == 0))


@inlined
def count_targets(t: Array, p: Array, team: int) -> int:
    """How many chips this team may take off."""
    count = 0
    if t[ADVANCED]:
        for k in range(signed(t[PLAYABLE_COUNT])):
            count += is_target(t, p, team, t[PLAYABLE + k])
        return count
    for other in range(signed(t[TEAMS])):
        if other != team:
            count += p[LOOSE + other]
    return count


@jit
def nth_target(t: Array, p: Array, team: int, n: int) -> int:
    """The cell of one of the chips that this team may take off."""
    if not t[ADVANCED]:
        for other in range(signed(t[TEAMS])):
            if other != team:
                if n < p[LOOSE + other]:
                    return signed(p[LOOSE_CELLS + CELLS * other + n])
                n -= p[LOOSE + other]
    for k in range(signed(t[PLAYABLE_COUNT])):
        if is_target(t, p, team, t[PLAYABLE + k]):
            if n == 0:
                return signed(t[PLAYABLE + k])
            n -= 1
    return NONE


@inlined
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
    for i in range(signed(p[HELD + seat])):
        card = signed(p[HANDS + MOST_HAND * seat + i])
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
            for k in range(signed(t[PLAYABLE_COUNT])):
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
            moves[count] = EXCHANGE << 16 | signed(p[SCRATCH + k]) << 8
            count += 1
    if count == 0:
        moves[0] = PASSING << 16
        count = 1
    return count


@inlined
def random_move(t: Array, p: Array, rng: Rng) -> int:
    """A legal move, each as likely, found without listing them all.

    All slots of a hand are looked at, empty ones too: a processor cannot foresee a loop of changing length, nor a
    branch that depends on the cards. The plays of the cards up to each slot are packed into one number, ten bits each:
    memory would be slower.
    """
    seat = signed(p[TURN])
    hand = HANDS + MOST_HAND * seat
    held = signed(p[HELD + seat])
    p[TARGETS] = count_targets(t, p, t[TEAM_OF + seat])
    more = 1 if may_exchange(t, p, 1) else 0
    plays = 0
    sums = 0
    seen = 0
    for i in range(LARGEST_HAND):
        card = signed(p[hand + i])
        fresh = 1 if i < held and seen >> card & 1 == 0 else 0  # a card held twice counts once
        seen |= 1 << card
        n = signed(p[t[COUNT_AT + card]])
        n = (n if n else more & signed(t[MAY_DIE + card])) * fresh
        plays += n
        sums |= plays << (10 * i) if i < LARGEST_HAND - 1 else 0
    if plays == 0:
        return stuck_move(t, p, rng)
    r = random_below(rng, plays)
    slot = 0
    for i in range(LARGEST_HAND - 1):
        slot += 1 if (sums >> (10 * i) & 1023) <= r else 0
    return nth_play(t, p, signed(p[hand + slot]), r - (sums >> (10 * slot - 10) & 1023 if slot else 0))


@jit
def stuck_move(t: Array, p: Array, rng: Rng) -> int:
    """Of a hand with nothing to play: one more exchange where that is allowed, else a pass."""
    seat = signed(p[TURN])
    if not may_exchange(t, p, 0):
        return PASSING << 16
    dead = 0
    seen = 0
    for i in range(signed(p[HELD + seat])):
        card = signed(p[HANDS + MOST_HAND * seat + i])
        if seen >> card & 1 == 0 and t[MAY_DIE + card]:
            p[SCRATCH + dead] = card
            dead += 1
        seen |= 1 << card
    return EXCHANGE << 16 | signed(p[SCRATCH + random_below(rng, dead)]) << 8 if dead else PASSING << 16


@inlined
def nth_play(t: Array, p: Array, card: int, n: int) -> int:
    """One of the plays of a card; `n` is below their number. A card that has none is exchanged."""
    if p[t[COUNT_AT + card]] == 0:
        return EXCHANGE << 16 | card << 8
    kind = t[KIND + card]
    if kind == ORDINARY:
        cell = signed(t[CELLS_OF + 2 * card])
        cell = signed(t[CELLS_OF + 2 * card + 1]) if n or p[OWNER + cell] else cell
        return PLACE << 16 | card << 8 | cell
    if kind == WILD:
        return PLACE << 16 | card << 8 | signed(p[FREE_CELLS + n])
    return REMOVE << 16 | card << 8 | nth_target(t, p, t[TEAM_OF + p[TURN]], n)


@jit
def play_randomly(t: Array, p: Array, rng: Rng, most: int) -> int:
    """Play on at random to the end, or for so many moves; the winner's team, or that nobody has won."""
    for _ in range(most):
        if p[WINNER] != NOBODY:
            break
        apply(t, p, random_move(t, p, rng), rng)
    return signed(p[WINNER])


@jit
def random_playouts(t: Array, start: Array, scratch: Array, rng: Rng, playouts: int, wins: Any) -> int:
    """Play on from one position many times; wins by team are added up, plies are counted."""
    plies = 0
    for _ in range(playouts):
        copy(scratch, start)
        scratch[PLIES] = 0
        shuffle(scratch, DECK_CARDS, scratch[DECK], rng)
        winner = play_randomly(t, scratch, rng, 30000)
        plies += scratch[PLIES]
        if winner < MOST_TEAMS:
            wins[winner] += 1
    return plies
