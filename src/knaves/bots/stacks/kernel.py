"""The rules of stacks a second time, on a packed position, for plans and playouts.

A test compares them with the engine. They are plain loops over whole numbers, so that Numba can compile them
(`compiled.py`).
"""

from __future__ import annotations

from knaves.bots.stacks.layout import (
    ANSWERED,
    BLOCK,
    BLOCK_ANY_TIME,
    BLOCKERS,
    BLOCKING,
    BUSY,
    CARDS,
    CHIPS,
    CHIPS_OF_EACH,
    CHIPS_TO_WIN,
    COLOURED,
    DECK_CARDS,
    DECK_COUNT,
    DIRECTION,
    DISCARD,
    DISCARD_COUNT,
    DISCARDS,
    DRAWN,
    END,
    FROM_TOP,
    HAND_COUNT,
    HAND_SIZE,
    HANDS,
    HEIGHT,
    HEIGHTS,
    IDLE_TURNS,
    LAY,
    LETTING,
    MAX_CARDS,
    MAX_HEIGHT,
    MOVE_KIND,
    NO_CARD,
    NOBODY,
    ONE_SKIP,
    PENALTIES,
    PILES,
    REVERSE,
    REVERSING,
    SEATS,
    SET_ASIDE,
    SKIP,
    SKIPPING,
    SKIPS,
    SPECIALS,
    STEAL_CARD,
    STEAL_CHIP,
    STEALING,
    STEALING_CARD,
    STEALING_CHIP,
    SUIT,
    TAKE,
    TURN,
    TURNS,
    WILD,
    WINDOW,
    WINDOW_TOP,
    WINNER,
    WITH_SPECIALS,
    Ints,
)
from knaves.bots.stacks.layout import THIEF_CHOOSES as THIEF_CHOOSES


def random_below(rng: Ints, bound: int) -> int:
    """A random number from 0 to bound - 1 (the minimal standard generator, the same in Python and compiled)."""
    rng[0] = rng[0] * 48271 % 2147483647
    return rng[0] * bound // 2147483647


def top_card(p: Ints, seat: int) -> int:
    """The top card of a seat's discard pile."""
    count = p[DISCARD_COUNT + seat]
    return p[DISCARDS + MAX_CARDS * seat + count - 1] if count else NO_CARD


def can_lay(p: Ints, card: int, place: int) -> bool:
    """Whether a coloured card may be laid at a place (S8, S13, S27, G53)."""
    colour = card // SUIT
    if place // 2 != colour:
        return False
    height = p[HEIGHTS + place]
    if card % SUIT != WILD and card % SUIT != height:
        return False
    return height > 0 or place == 2 * colour or p[HEIGHTS + 2 * colour] > 0


def wins(p: Ints, blue: int, red: int) -> bool:
    """Whether these chips win (S31)."""
    return blue + red >= p[CHIPS_TO_WIN] and blue >= p[CHIPS_OF_EACH] and red >= p[CHIPS_OF_EACH]


def steal_wins(p: Ints, seat: int, colour: int) -> bool:
    """Whether one more chip would win, so that it may not be stolen (G47)."""
    blue, red = p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]
    return wins(p, blue + 1 - colour, red + colour)


def list_plays(p: Ints, card: int, top: int, moves: Ints, count: int) -> int:
    """Append the plays of a card; returns the number of moves."""
    seat = p[TURN]
    if card < COLOURED:
        for place in range(2 * (card // SUIT), 2 * (card // SUIT) + 2):
            if can_lay(p, card, place):
                moves[count] = LAY * MOVE_KIND + top + card * 4 + place
                count += 1
    elif card == SKIP or (card == REVERSE and p[SEATS] == 2):
        if not (p[ONE_SKIP] and p[SKIPS]):  # G67
            moves[count] = (SKIPPING if card == SKIP else REVERSING) * MOVE_KIND + top
            count += 1
    elif card == REVERSE:
        moves[count] = REVERSING * MOVE_KIND + top
        count += 1
    elif card == STEAL_CARD:  # G28
        for victim in range(p[SEATS]):
            if victim != seat:
                if p[DISCARD_COUNT + victim]:
                    moves[count] = STEALING_CARD * MOVE_KIND + top + 2 * victim
                    count += 1
                if p[HAND_COUNT + victim]:
                    moves[count] = STEALING_CARD * MOVE_KIND + top + 2 * victim + 1
                    count += 1
    elif card == STEAL_CHIP:  # G47, G48
        for colour in range(2):
            if not steal_wins(p, seat, colour):
                for victim in range(p[SEATS]):
                    if victim != seat and p[CHIPS + 2 * victim + colour]:
                        moves[count] = STEALING_CHIP * MOVE_KIND + top + 2 * victim + colour
                        count += 1
    return count


def list_moves(p: Ints, moves: Ints) -> int:
    """List the moves of the seat to move while no window is open; returns their number."""
    seat = p[TURN]
    count = 0
    if p[STEALING] != NOBODY:
        for card in range(CARDS):
            if p[HANDS + CARDS * p[STEALING] + card]:
                moves[count] = TAKE * MOVE_KIND + card
                count += 1
        return count
    for card in range(CARDS):
        if p[HANDS + CARDS * seat + card]:
            count = list_plays(p, card, 0, moves, count)
    top = top_card(p, seat)
    if top != NO_CARD:
        count = list_plays(p, top, FROM_TOP, moves, count)
    for card in range(CARDS):
        if p[HANDS + CARDS * seat + card]:
            moves[count] = DISCARD * MOVE_KIND + card
            count += 1
    if not p[HAND_COUNT + seat]:
        moves[count] = END * MOVE_KIND
        count += 1
    return count


def make_deck(p: Ints, rng: Ints) -> bool:
    """Shuffle a new deck: from the cards set aside, else the specials, else the discards below the tops (S22, G46)."""
    found = 0
    for card in range(CARDS):
        found += p[SET_ASIDE + card]
    specials_too = p[WITH_SPECIALS] != 0 or found == 0
    found = 0
    for card in range(CARDS):
        copies = p[SET_ASIDE + card]
        p[SET_ASIDE + card] = 0
        if specials_too:
            copies += p[SPECIALS + card]
            p[SPECIALS + card] = 0
        for _ in range(copies):
            p[DECK_CARDS + found] = card
            found += 1
    if found == 0:
        for seat in range(p[SEATS]):
            count, start = p[DISCARD_COUNT + seat], DISCARDS + MAX_CARDS * seat
            if count > 1:
                for i in range(count - 1):
                    p[DECK_CARDS + found] = p[start + i]
                    found += 1
                p[start] = p[start + count - 1]
                p[DISCARD_COUNT + seat] = 1
    for i in range(found - 1, 0, -1):
        j = random_below(rng, i + 1)
        card = p[DECK_CARDS + i]
        p[DECK_CARDS + i] = p[DECK_CARDS + j]
        p[DECK_CARDS + j] = card
    p[DECK_COUNT] = found
    return found > 0


def draw(p: Ints, seat: int, count: int, rng: Ints) -> None:
    """Draw this many cards from the deck (S22, G45)."""
    for _ in range(count):
        if p[DECK_COUNT] == 0 and not make_deck(p, rng):
            return
        p[DECK_COUNT] -= 1
        p[HANDS + CARDS * seat + p[DECK_CARDS + p[DECK_COUNT]]] += 1
        p[HAND_COUNT + seat] += 1
        p[BUSY] = 1
        p[IDLE_TURNS] = 0


def refill_if_empty(p: Ints, seat: int, top: int, rng: Ints) -> None:
    """Draw new cards for an empty hand (G40), except in a penalty turn (G41)."""
    if top == 0 and p[HAND_COUNT + seat] == 0 and not p[PENALTIES] >> seat & 1:
        draw(p, seat, p[HAND_SIZE], rng)


def spend(p: Ints, seat: int, card: int, top: int) -> None:
    """Remove a card from the hand, or from the top of the discard pile."""
    if top:
        p[DISCARD_COUNT + seat] -= 1
    else:
        p[HANDS + CARDS * seat + card] -= 1
        p[HAND_COUNT + seat] -= 1
    p[BUSY] = 1
    p[IDLE_TURNS] = 0


def close_window(p: Ints, rng: Ints) -> None:
    """Close the window: the pile is blocked, complete or stays; then the turn continues (G33, G49, G61)."""
    seat, place = p[TURN], p[WINDOW]
    height = p[HEIGHTS + place]
    complete = height == p[HEIGHT]
    p[WINDOW] = -1
    if p[BLOCKERS] or complete:
        for i in range(height):
            p[SET_ASIDE + p[PILES + MAX_HEIGHT * place + i]] += 1
        p[HEIGHTS + place] = 0
    if p[BLOCKERS]:
        for step in range(1, p[SEATS]):  # G31, G58
            blocker = (seat + step * p[DIRECTION]) % p[SEATS]
            if p[BLOCKERS] >> blocker & 1:
                p[HANDS + CARDS * blocker + BLOCK] -= 1
                p[HAND_COUNT + blocker] -= 1
                p[SPECIALS + BLOCK] += 1
                break
    elif complete:  # S21
        p[CHIPS + 2 * seat + place // 2] += 1
        if wins(p, p[CHIPS + 2 * seat], p[CHIPS + 2 * seat + 1]):
            p[WINNER] = seat
            return
    refill_if_empty(p, seat, p[WINDOW_TOP], rng)


def finish_turn(p: Ints, seat: int, rng: Ints) -> None:
    """Refill the hand and pass the turn, over skipped seats (S16, G36, G37, G46)."""
    p[PENALTIES] = p[PENALTIES] & ~(1 << seat)
    draw(p, seat, max(p[HAND_SIZE] - p[HAND_COUNT + seat], 0), rng)
    p[TURNS] += 1
    seats = p[SEATS]
    if not p[BUSY]:
        p[IDLE_TURNS] += 1
        if p[IDLE_TURNS] >= seats:
            p[WINNER] = DRAWN
            return
    p[BUSY] = 0
    missed = min(p[SKIPS], seats - 1)
    p[SKIPS] -= missed
    p[TURN] = (seat + p[DIRECTION] * (missed + 1)) % seats


def answer(p: Ints, seat: int, blocks: bool, rng: Ints) -> None:
    """Answer the window: block the pile or let it pass (S30, G31)."""
    p[ANSWERED] = p[ANSWERED] | 1 << seat
    if blocks:
        p[BLOCKERS] = p[BLOCKERS] | 1 << seat
    if p[ANSWERED] | 1 << p[TURN] == (1 << p[SEATS]) - 1:
        close_window(p, rng)


def steal_card(p: Ints, seat: int, victim: int, from_hand: bool, rng: Ints) -> None:
    """Take the top of a discard pile, or a card from a hand (S28, G26, G65)."""
    card = NO_CARD
    if not from_hand:
        card = top_card(p, victim)
        p[DISCARD_COUNT + victim] -= 1
    elif p[THIEF_CHOOSES]:
        p[STEALING] = victim
        return
    else:
        at = random_below(rng, p[HAND_COUNT + victim])
        while at >= 0:
            card += 1
            at -= p[HANDS + CARDS * victim + card]
        p[HANDS + CARDS * victim + card] -= 1
        p[HAND_COUNT + victim] -= 1
    p[HANDS + CARDS * seat + card] += 1
    p[HAND_COUNT + seat] += 1


def apply(p: Ints, seat: int, move: int, rng: Ints) -> None:
    """Play a legal move."""
    kind, top, rest = move // MOVE_KIND, move & FROM_TOP, move % FROM_TOP
    if kind == LAY:
        card, place = rest // 4, rest % 4
        spend(p, seat, card, top)
        p[PILES + MAX_HEIGHT * place + p[HEIGHTS + place]] = card
        p[HEIGHTS + place] += 1
        if p[BLOCK_ANY_TIME] or p[HEIGHTS + place] == p[HEIGHT]:  # G30, G31, G66
            p[WINDOW], p[WINDOW_TOP], p[ANSWERED], p[BLOCKERS] = place, top, 0, 0
        else:
            refill_if_empty(p, seat, top, rng)
    elif kind in (BLOCKING, LETTING):
        answer(p, seat, kind == BLOCKING, rng)
    elif kind == DISCARD:
        spend(p, seat, rest, 0)
        p[DISCARDS + MAX_CARDS * seat + p[DISCARD_COUNT + seat]] = rest
        p[DISCARD_COUNT + seat] += 1
        finish_turn(p, seat, rng)
    elif kind == END:
        finish_turn(p, seat, rng)
    elif kind == TAKE:
        victim = p[STEALING]
        p[STEALING] = NOBODY
        p[HANDS + CARDS * victim + rest] -= 1
        p[HAND_COUNT + victim] -= 1
        p[HANDS + CARDS * seat + rest] += 1
        p[HAND_COUNT + seat] += 1
    elif kind == STEALING_CARD:
        spend(p, seat, STEAL_CARD, top)
        p[SPECIALS + STEAL_CARD] += 1
        steal_card(p, seat, rest // 2, rest % 2 == 1, rng)
    elif kind == STEALING_CHIP:
        spend(p, seat, STEAL_CHIP, top)
        p[SPECIALS + STEAL_CHIP] += 1
        p[CHIPS + rest] -= 1
        p[CHIPS + 2 * seat + rest % 2] += 1
        refill_if_empty(p, seat, top, rng)
    else:
        card = SKIP if kind == SKIPPING else REVERSE
        spend(p, seat, card, top)
        p[SPECIALS + card] += 1
        if kind == SKIPPING or p[SEATS] == 2:
            p[SKIPS] += 1
        else:
            p[DIRECTION] = -p[DIRECTION]
        refill_if_empty(p, seat, top, rng)
