"""The few rules of stacks that the evaluation asks for, on packed positions."""

from __future__ import annotations

from knaves.bots.stacks.layout import (
    CHIPS,
    CHIPS_OF_EACH,
    CHIPS_TO_WIN,
    DISCARD_COUNT,
    DISCARDS,
    HEIGHTS,
    MAX_CARDS,
    NO_CARD,
    SUIT,
    WILD,
    Ints,
)


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
