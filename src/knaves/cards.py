"""The French-suited cards of the board games, and the text form of a list of cards.

A card is a text of two characters, rank then suit: `7H`, `TS`, `AD`. That is what people type, what records hold and
what a dictionary looks up fastest. `??` stands for a card that the reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterable

Card = str
"""Rank then suit, as `7H`."""

RANKS = "23456789TJQKA"
"""Low to high; the ace is high (C9, G22)."""
SUITS = "SHDC"
HIDDEN: Card = "??"

PACK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""One pack of 52."""

ONE_EYED: frozenset[Card] = frozenset({"JS", "JH"})
"""The jacks drawn in profile: they remove (G11)."""
TWO_EYED: frozenset[Card] = frozenset({"JC", "JD"})
"""The jacks that face us: they are wild (G11)."""
JACKS: frozenset[Card] = ONE_EYED | TWO_EYED


def rank(card: Card) -> int:
    """0 for a two up to 12 for an ace."""
    return RANKS.index(card[0])


def join(cards: Iterable[Card]) -> str:
    """Cards as one word: `7H,TS,AD`, or `-` for none."""
    return ",".join(cards) or "-"


def split(text: str) -> tuple[Card, ...]:
    """The inverse of `join`; whether each is a card is for the caller to say."""
    return () if text == "-" else tuple(text.split(","))
