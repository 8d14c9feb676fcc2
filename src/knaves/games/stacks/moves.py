"""The moves of stacks and their text forms."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from knaves.cards import Card
from knaves.game import Move, Unreadable
from knaves.games.stacks.deck import BLOCK, COLOUR, COPIES, LETTERS, PLACES, STEAL_CARD, STEAL_CHIP

TOP = "^"
"""Before a play: it is made with the top card of one's own discard pile (S18)."""


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a number or a wild on a pile, or start one with it."""

    card: Card
    place: str
    top: bool = False
    """Whether the card is the top of one's own discard pile rather than from the hand; so in every play."""

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}{self.card}@{self.place}"


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Play a Skip: the next player misses a turn."""

    top: bool = False

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}SK"


@dataclass(frozen=True, slots=True)
class Reverse(Move):
    """Play a Reverse: the direction turns round."""

    top: bool = False

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}RV"


@dataclass(frozen=True, slots=True)
class StealCard(Move):
    """Play a Steal a Card against a seat: for the top of its discard pile, or a card of its hand."""

    victim: int
    source: str
    """`d` for the discard pile, `h` for the hand."""
    top: bool = False
    card: Card = field(default=STEAL_CARD, init=False, repr=False)

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}SC:{self.victim}{self.source}"


@dataclass(frozen=True, slots=True)
class StealChip(Move):
    """Play a Steal a Chip against a seat, for a chip of one colour."""

    victim: int
    colour: int
    top: bool = False
    card: Card = field(default=STEAL_CHIP, init=False, repr=False)

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}ST:{self.victim}{LETTERS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take this card from the hand that one was shown."""

    secret: ClassVar[bool] = True
    card: Card

    def __str__(self) -> str:
        return f"take:{self.card}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Lay a card of the hand on one's own discard pile, which ends the turn."""

    card: Card

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """End the turn without a discard, when there is no card in the hand."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw back up to five, where drawing is by hand."""

    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True, slots=True)
class Block(Move):
    """Answer a pile with a Block. Never legal from the discard pile (G35), but people try."""

    secret: ClassVar[bool] = True
    top: bool = False
    card: Card = field(default=BLOCK, init=False, repr=False)

    def __str__(self) -> str:
        return f"{TOP if self.top else ''}block"


@dataclass(frozen=True, slots=True)
class Let(Move):
    """Answer a pile by letting it pass."""

    secret: ClassVar[bool] = True

    def __str__(self) -> str:
        return "let"


END, DRAW, BLOCKS, LET = EndTurn(), Draw(), Block(), Let()
SKIPS = (Skip(), Skip(top=True))
"""From the hand and from the discard pile; so in the other tables."""
REVERSES = (Reverse(), Reverse(top=True))
DISCARDS = {card: Discard(card) for card in COPIES}
TAKES = {card: Take(card) for card in COPIES}

_WORDS: dict[str, Move] = {str(m): m for m in (END, DRAW, BLOCKS, LET, Block(top=True), *SKIPS, *REVERSES)}
_CARD = f"(?P<card>{'|'.join(COPIES)})"
_COLOURED = f"(?P<top>\\^?)(?P<card>{'|'.join(COLOUR)})"
_LAY = re.compile(f"{_COLOURED}@(?P<place>{'|'.join(PLACES)})")
_STEAL_CARD = re.compile(r"(?P<top>\^?)SC:(?P<victim>[0-9])(?P<source>[dh])")
_STEAL_CHIP = re.compile(r"(?P<top>\^?)ST:(?P<victim>[0-9])(?P<colour>[br])")
_DISCARD = re.compile(f"-{_CARD}")
_TAKE = re.compile(f"take:{_CARD}")


@lru_cache(maxsize=4096)  # a server reads the same few thousand again and again
def parse(text: str) -> Move:
    """The move with this text form."""
    if text in _WORDS:
        return _WORDS[text]
    if match := _LAY.fullmatch(text):
        return Lay(match["card"], match["place"], bool(match["top"]))
    if match := _DISCARD.fullmatch(text):
        return DISCARDS[match["card"]]
    if match := _STEAL_CARD.fullmatch(text):
        return StealCard(int(match["victim"]), match["source"], bool(match["top"]))
    if match := _STEAL_CHIP.fullmatch(text):
        return StealChip(int(match["victim"]), LETTERS.index(match["colour"]), bool(match["top"]))
    if match := _TAKE.fullmatch(text):
        return TAKES[match["card"]]
    raise Unreadable(
        f"{text[:40]!r} is not a move: write B3@b1 to play a card, SK or RV, SC:2d or SC:2h to steal a card, ST:2b to "
        "steal a chip, ^ before these for the top of your discard pile, -B3 to discard, take:B3, block, let, end or +"
    )


def normalize_input(text: str) -> str:
    """Typed text, brought nearer to the text form of a move: `b3 @ B1` becomes `B3 @ b1`."""
    bare = " ".join(text.lower().split())
    if bare in _WORDS:
        return bare
    return re.sub(r"^(\^ ?|- ?|take: ?|)([a-z][a-z0-9])(?![a-z0-9])", lambda found: found[1] + found[2].upper(), bare)
