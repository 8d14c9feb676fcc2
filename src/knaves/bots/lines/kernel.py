"""The rules of the board games a second time, compiled by Numba, for playouts. Tests compare them with the engine.

`t` is the packed setup, `p` the packed position (`layout.py`).
"""

from __future__ import annotations

from typing import Any

from knaves.bots.lines.jit import Array, Rng, inlined, jit, shuffle, signed
from knaves.bots.lines.layout import (
    ADVANCED_JACK,
    CARD_CELLS,
    CARD_FREE_CELLS,
    CARDS,
    CELL_CARD,
    CELL_LINE_COUNT,
    CELL_LINES,
    CELLS,
    CONFLICT,
    DEAD_CARDS,
    DEAD_JACK,
    DECK_CARDS,
    DECK_COUNT,
    DISCARD_COUNT,
    DISCARDED_COPIES,
    DISCARDS,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FREE_CELLS,
    FREE_COUNT,
    HAND_COUNT,
    HAND_SLOTS,
    HANDS,
    IDLE_TURNS,
    KIND,
    LINE_CELLS,
    LINE_COUNT,
    LINE_LENGTH,
    LINES,
    LIST_INDEX,
    LOCKS,
    MAX_CELL_LINES,
    MAX_HAND,
    MAX_LINE_LENGTH,
    MAX_SEQUENCES,
    MISSING,
    NO_WINNER,
    NONE,
    ORDINARY,
    OWNER,
    PACK_SIZE,
    PASS,
    PASS_CAP,
    PASSES,
    PLACE,
    PLAYABLE,
    PLAYABLE_COUNT,
    PLIES,
    REMOVE,
    REMOVER,
    SCRATCH,
    SEAT_TEAM,
    SEATS,
    SEQUENCES_MADE,
    SEQUENCES_NEEDED,
    TEAMS,
    TURN,
    UNLOCKED_CELLS,
    UNLOCKED_COUNT,
    UNUSABLE,
    WILD,
    WINNER,
)


@inlined
def draw(p: Array, seat: int, rng: Rng) -> None:
    """G1, G73: draw the top card; if the pile is empty, shuffle the discards first."""
    if p[DECK_COUNT] == 0:
        count = p[DISCARD_COUNT]
        if count == 0:
            return
        for i in range(count):
            p[DECK_CARDS + i] = p[DISCARDS + i]
        shuffle(p, DECK_CARDS, count, rng)
        p[DECK_COUNT] = count
        p[DISCARD_COUNT] = 0
        for card in range(CARDS):
            p[DISCARDED_COPIES + card] = 0
    p[DECK_COUNT] -= 1
    p[HANDS + HAND_SLOTS * seat + p[HAND_COUNT + seat]] = p[DECK_CARDS + p[DECK_COUNT]]
    p[HAND_COUNT + seat] += 1


@inlined
def discard_card(p: Array, seat: int, card: int) -> None:
    """C15, T14: move a card from the hand to the discards; the hand keeps its order."""
    hand = HANDS + HAND_SLOTS * signed(seat)
    found = 0
    for i in range(MAX_HAND - 1, -1, -1):  # a fixed number of slots, as in `random_move`
        found = i if p[hand + i] == card else found
    for i in range(MAX_HAND):
        p[hand + i] = p[hand + i + 1] if i >= found else p[hand + i]
    p[HAND_COUNT + seat] -= 1
    p[DISCARDS + p[DISCARD_COUNT]] = card
    p[DISCARD_COUNT] += 1
    p[DISCARDED_COPIES + card] += 1


@inlined
def add_to_list(p: Array, count: int, cells: int, cell: int) -> None:
    """Add a cell to a list: of free cells, or of a team's chips outside sequences."""
    at = p[count]
    p[cells + at] = cell
    p[LIST_INDEX + cell] = at
    p[count] = at + 1


@inlined
def remove_from_list(p: Array, count: int, cells: int, cell: int) -> None:
    """Remove a cell from its list; the last cell takes its place."""
    last = p[count] - 1
    moved = p[cells + last]
    at = p[LIST_INDEX + cell]
    p[cells + at] = moved
    p[LIST_INDEX + moved] = at
    p[count] = last


@jit
def lock_line(t: Array, p: Array, team: int, line: int) -> None:
    """C19: turn a line into a sequence; lines that conflict with it become unusable."""
    p[SEQUENCES_MADE + MAX_SEQUENCES * team] += 1
    p[SEQUENCES_MADE + MAX_SEQUENCES * team + p[SEQUENCES_MADE + MAX_SEQUENCES * team]] = line
    for k in range(signed(t[LINE_LENGTH + line])):
        cell = t[LINE_CELLS + MAX_LINE_LENGTH * line + k]
        if p[LOCKS + cell] == 0:
            remove_from_list(p, UNLOCKED_COUNT + team, UNLOCKED_CELLS + CELLS * team, cell)
        p[LOCKS + cell] += 1
    for other in range(signed(t[LINE_COUNT])):
        p[MISSING + LINES * team + other] |= UNUSABLE * t[CONFLICT + LINES * line + other]


@jit
def complete_lines(t: Array, p: Array, team: int, count: int) -> None:
    """G4, G5, G79: win if enough of the new lines, listed in the scratch space, count; else lock the first."""
    missing = signed(t[SEQUENCES_NEEDED]) - signed(p[SEQUENCES_MADE + MAX_SEQUENCES * team])
    if missing > 1:
        for i in range(count):
            for j in range(i + 1, count):
                one, other = p[SCRATCH + i], p[SCRATCH + j]
                if not t[CONFLICT + LINES * one + other]:
                    lock_line(t, p, team, one)
                    lock_line(t, p, team, other)
                    p[WINNER] = team
                    return
    lock_line(t, p, team, p[SCRATCH])
    if missing == 1:
        p[WINNER] = team


@inlined
def place_chip(t: Array, p: Array, team: int, cell: int) -> None:
    """Place a chip and complete its lines."""
    p[OWNER + cell] = team + 1
    p[CARD_FREE_CELLS + t[CELL_CARD + cell]] -= 1
    remove_from_list(p, FREE_COUNT, FREE_CELLS, cell)
    add_to_list(p, UNLOCKED_COUNT + team, UNLOCKED_CELLS + CELLS * team, cell)
    count = 0
    for k in range(signed(t[CELL_LINE_COUNT + cell])):
        line = t[CELL_LINES + MAX_CELL_LINES * cell + k]
        missing = p[MISSING + LINES * team + line] - 1
        p[MISSING + LINES * team + line] = missing
        if missing == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete_lines(t, p, team, count)


@inlined
def remove_chip(t: Array, p: Array, cell: int) -> None:
    """Remove a chip; with the advanced jack this may break a sequence (C31, G20)."""
    owner = p[OWNER + cell] - 1
    p[OWNER + cell] = 0
    p[CARD_FREE_CELLS + t[CELL_CARD + cell]] += 1
    if p[LOCKS + cell] == 0:
        remove_from_list(p, UNLOCKED_COUNT + owner, UNLOCKED_CELLS + CELLS * owner, cell)
    add_to_list(p, FREE_COUNT, FREE_CELLS, cell)
    for k in range(signed(t[CELL_LINE_COUNT + cell])):
        p[MISSING + LINES * owner + t[CELL_LINES + MAX_CELL_LINES * cell + k]] += 1
    if p[LOCKS + cell]:
        break_sequences(t, p, owner, cell)


@jit
def break_sequences(t: Array, p: Array, owner: int, cell: int) -> None:
    """Undo the sequences through a cell whose chip was removed, and lock the lines that are still complete."""
    count = 0
    for k in range(1, p[SEQUENCES_MADE + MAX_SEQUENCES * owner] + 1):
        line = p[SEQUENCES_MADE + MAX_SEQUENCES * owner + k]
        whole = True
        for c in range(signed(t[LINE_LENGTH + line])):
            if t[LINE_CELLS + MAX_LINE_LENGTH * line + c] == cell:
                whole = False
        for c in range(signed(t[LINE_LENGTH + line])):
            other = t[LINE_CELLS + MAX_LINE_LENGTH * line + c]
            p[LOCKS + other] -= 1
            if p[LOCKS + other] == 0 and other != cell:
                add_to_list(p, UNLOCKED_COUNT + owner, UNLOCKED_CELLS + CELLS * owner, other)
        if whole:
            p[SCRATCH + count] = line
            count += 1
    p[SEQUENCES_MADE + MAX_SEQUENCES * owner] = 0
    for line in range(signed(t[LINE_COUNT])):
        if p[MISSING + LINES * owner + line] >= UNUSABLE:
            p[MISSING + LINES * owner + line] -= UNUSABLE
    for k in range(count):
        lock_line(t, p, owner, p[SCRATCH + k])
    count = 0
    for line in range(signed(t[LINE_COUNT])):
        if p[MISSING + LINES * owner + line] == 0:
            p[SCRATCH + count] = line
            count += 1
    if count:
        complete_lines(t, p, owner, count)


@inlined
def apply(t: Array, p: Array, move: int, rng: Rng) -> None:
    """Play a legal move of the seat to move."""
    seat = p[TURN]
    kind = move >> 16
    p[PLIES] += 1
    if kind == PASS:
        p[PASSES] += 1
        p[IDLE_TURNS] = 0 if p[EXCHANGED] else p[IDLE_TURNS] + 1
        p[EXCHANGED] = 0
        p[TURN] = seat + 1 if seat + 1 < t[SEATS] else 0
        if p[IDLE_TURNS] >= t[SEATS] or (t[PASS_CAP] and p[PASSES] >= t[PASS_CAP]):
            p[WINNER] = DRAWN
        return
    discard_card(p, seat, move >> 8 & 255)
    if kind == EXCHANGE:
        p[EXCHANGED] += 1
        p[IDLE_TURNS] = 0
        draw(p, seat, rng)
        return
    if kind == PLACE:
        place_chip(t, p, t[SEAT_TEAM + seat], move & 255)
    else:
        remove_chip(t, p, move & 255)
    if p[WINNER] != NO_WINNER:
        return
    p[PASSES] = 0
    p[IDLE_TURNS] = 0
    p[EXCHANGED] = 0
    draw(p, seat, rng)
    p[TURN] = seat + 1 if seat + 1 < t[SEATS] else 0


@inlined
def is_target(t: Array, p: Array, team: int, cell: int) -> bool:
    """C25, C27, C31: whether this team may remove the chip."""
    owner = p[OWNER + cell]
    return bool(owner != 0 and owner != team + 1 and (t[ADVANCED_JACK] == 1 or p[LOCKS + cell] == 0))


@inlined
def count_targets(t: Array, p: Array, team: int) -> int:
    """How many chips this team may remove."""
    count = 0
    if t[ADVANCED_JACK]:
        for k in range(signed(t[PLAYABLE_COUNT])):
            count += is_target(t, p, team, t[PLAYABLE + k])
        return count
    for other in range(signed(t[TEAMS])):
        if other != team:
            count += p[UNLOCKED_COUNT + other]
    return count


@jit
def nth_target(t: Array, p: Array, team: int, n: int) -> int:
    """The cell of the n-th chip that this team may remove."""
    if not t[ADVANCED_JACK]:
        for other in range(signed(t[TEAMS])):
            if other != team:
                if n < p[UNLOCKED_COUNT + other]:
                    return signed(p[UNLOCKED_CELLS + CELLS * other + n])
                n -= p[UNLOCKED_COUNT + other]
    for k in range(signed(t[PLAYABLE_COUNT])):
        if is_target(t, p, team, t[PLAYABLE + k]):
            if n == 0:
                return signed(t[PLAYABLE + k])
            n -= 1
    return NONE


@inlined
def can_exchange(t: Array, p: Array, plays: int) -> bool:
    """B3: whether one more dead card may be exchanged this turn."""
    done = p[EXCHANGED]
    if done == 0:
        return True
    if t[DEAD_CARDS] == 0 or done >= t[PACK_SIZE]:
        return False
    return t[DEAD_CARDS] == 2 or plays == 0


@jit
def list_moves(t: Array, p: Array, moves: Any) -> int:
    """List the legal moves of the seat to move in `moves`; returns how many there are."""
    seat = p[TURN]
    team = t[SEAT_TEAM + seat]
    count = 0
    dead = 0
    seen = 0
    for i in range(signed(p[HAND_COUNT + seat])):
        card = signed(p[HANDS + HAND_SLOTS * seat + i])
        if seen >> card & 1:
            continue
        seen |= 1 << card
        before = count
        kind = t[KIND + card]
        if kind == ORDINARY:
            for k in range(2):
                cell = t[CARD_CELLS + 2 * card + k]
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
    if dead and can_exchange(t, p, count):
        for k in range(dead):
            moves[count] = EXCHANGE << 16 | signed(p[SCRATCH + k]) << 8
            count += 1
    if count == 0:
        moves[0] = PASS << 16
        count = 1
    return count
