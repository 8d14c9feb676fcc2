"""The moves of the board games and their text forms."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from knaves.cards import PACK, Card
from knaves.game import Move, Unreadable

COLOURS = ("blue", "green", "red")
"""The teams' colours, by team number."""


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Play a card and put a chip on a cell; with a two-eyed jack on any free one."""

    card: Card
    cell: str
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", f"{self.card}@{self.cell}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Play a one-eyed jack and take an opponent's chip off."""

    card: Card
    cell: str
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", f"{self.card}x{self.cell}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Lay a dead card down and draw another."""

    card: Card

    def __str__(self) -> str:
        return f"{self.card}!"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the card that is due after a play, where drawing is by hand."""

    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Say which cells of a longer line are the sequence."""

    line: str

    def __str__(self) -> str:
        return f"={self.line}"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let the turn go by, when there is nothing to play."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class GiveUp(Move):
    """Pay with a card for table talk."""

    card: Card

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """Offer a draw, or agree to one."""

    def __str__(self) -> str:
        return "offer"


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Call a team out for table talk."""

    team: int

    @property
    def accused_side(self) -> int:
        """The team that is called."""
        return self.team

    def __str__(self) -> str:
        return f"call:{COLOURS[self.team]}"


DRAW, PASS, OFFER = Draw(), Pass(), Offer()
EXCHANGES = {card: Exchange(card) for card in PACK}
GIVE_UPS = {card: GiveUp(card) for card in PACK}
CALLS = tuple(Call(team) for team in range(len(COLOURS)))

_WORDS: dict[str, Move] = {str(move): move for move in (DRAW, PASS, OFFER, *CALLS)}
_CARD = r"(?P<card>[2-9TJQKA][SHDC])"
_CELL = r"[a-z][1-9][0-9]?"
_FORMS: tuple[tuple[re.Pattern[str], type[Place | Remove | Exchange | GiveUp | Choose]], ...] = (
    (re.compile(f"{_CARD}@(?P<cell>{_CELL})"), Place),
    (re.compile(f"{_CARD}x(?P<cell>{_CELL})"), Remove),
    (re.compile(f"{_CARD}!"), Exchange),
    (re.compile(f"-{_CARD}"), GiveUp),
    (re.compile(f"=(?P<line>{_CELL}-{_CELL})"), Choose),
)


def parse(text: str) -> Move:
    """The move with this text form."""
    if text in _WORDS:
        return _WORDS[text]
    for form, kind in _FORMS:
        if match := form.fullmatch(text):
            return kind(**match.groupdict())
    raise Unreadable(
        f"{text[:40]!r} is not a move: write 7H@c4 to place, JSxc4 to remove, 7H! for a dead card, + to draw, "
        "=a5-e5 to choose a line, -7H to give up a card, pass, offer or call:green"
    )


def named_cells(move: Move) -> tuple[str, ...]:
    """The cells that a move names: where the chip is, or the ends of a line."""
    match move:
        case Place(cell=cell) | Remove(cell=cell):
            return (cell,)
        case Choose(line=line):
            return tuple(line.split("-"))
    return ()


def normalize_input(text: str) -> str:
    """Typed text, brought nearer to the text form of a move: `10h @ C4` becomes `TH @ c4`."""
    bare = re.sub(r"10(?=[shdc])", "t", " ".join(text.lower().split()))
    if bare in _WORDS:
        return bare
    card = r"(?<![a-z0-9])([2-9tjqka][shdc])(?![0-9])"
    return re.sub(card, lambda found: found[1].upper(), bare)
