"""The cards of stacks: two characters each, how many there are, and where a coloured one fits.

`B1`…`B5` and `R1`…`R5` are numbers, `BW` and `RW` wilds; `SK`, `RV`, `SC`, `BL` and `ST` are the special cards, which
have no colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from knaves.cards import Card

COLOURS = ("blue", "red")
LETTERS = "br"
"""A colour in the name of a place and in a move."""
RANKS = 5
PLACES = ("b1", "b2", "r1", "r2")
"""Where piles may stand: two places for each colour (S7, S8, B33)."""
PLACE_NUMBER = {name: number for number, name in enumerate(PLACES)}
COLOUR_PLACES = ((0, 1), (2, 3))
"""The places of each colour, by number."""

SKIP, REVERSE, STEAL_CARD, BLOCK, STEAL_CHIP = "SK", "RV", "SC", "BL", "ST"
SPECIALS = frozenset((SKIP, REVERSE, STEAL_CARD, BLOCK, STEAL_CHIP))
NAMES = {
    SKIP: "a Skip",
    REVERSE: "a Reverse",
    STEAL_CARD: "Steal a Card",
    BLOCK: "a Block",
    STEAL_CHIP: "Steal a Chip",
}
"""The special cards in a sentence."""


def _coloured(letter: str) -> list[Card]:
    return [*(f"{letter}{rank}" for rank in range(1, RANKS + 1)), f"{letter}W"]


BLUE, RED = _coloured("B"), _coloured("R")
COLOUR: Mapping[Card, int] = MappingProxyType({card: int(card in RED) for card in (*BLUE, *RED)})
"""The colour of a number or a wild: 0 blue, 1 red. A special card is not in it."""
RANK: Mapping[Card, int] = MappingProxyType({card: 0 if card[1] == "W" else int(card[1]) for card in COLOUR})
"""The number on a coloured card; 0 for a wild, which has the number its place calls for (G52)."""
WILDS = ("BW", "RW")
"""The wild of each colour."""

COPIES: Mapping[Card, int] = MappingProxyType(
    {
        "B1": 9, "B2": 9, "B3": 9, "B4": 9, "B5": 9, "BW": 7,
        "R1": 9, "R2": 9, "R3": 9, "R4": 9, "R5": 9, "RW": 7,
        SKIP: 3, REVERSE: 3, STEAL_CARD: 3, BLOCK: 3, STEAL_CHIP: 4,
    }
)  # fmt: skip
"""The deck, in the order in which docs/deal.md shuffles it: 120 cards (S1)."""
_ORDER = {card: number for number, card in enumerate(COPIES)}
OUT_FOR_TWO: Mapping[Card, int] = MappingProxyType({SKIP: 1, REVERSE: 3, STEAL_CARD: 1, BLOCK: 1, STEAL_CHIP: 2})
"""The cards that two players remove first (S4)."""


def sort(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the deck, which tells nothing of when they came to a hand."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def fits(card: Card, height: int) -> bool:
    """Whether a card may lie on a pile of its colour that has so many cards; the first must be a 1 or a wild (S13)."""
    return RANK[card] in (0, height + 1)


def wanted(place: int, height: int) -> Card:
    """The number that a pile of so many cards at this place needs next."""
    return f"{LETTERS[place // 2].upper()}{height + 1}"
