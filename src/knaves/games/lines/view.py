"""What one seat may know of a board game."""

from __future__ import annotations

from dataclasses import dataclass

from knaves.cards import HIDDEN, Card, join
from knaves.game import Json, Move, Outcome
from knaves.game import View as AnyView
from knaves.games.lines.board import Line
from knaves.games.lines.loose import UNKNOWN, Loose, Opening
from knaves.games.lines.notation import write_board, write_common
from knaves.games.lines.options import LinesOptions
from knaves.games.lines.picture import draw_view
from knaves.games.lines.setup import Edition, Setup


@dataclass(frozen=True, slots=True)
class View(AnyView):
    """A board game as one seat, or a spectator, sees it. The fields mean what they mean in `State`."""

    setup: Setup
    seat: int | None
    chips: tuple[int, ...]
    sequences: tuple[tuple[Line, ...], ...]
    hand: tuple[Card, ...]
    """This seat's cards; none for a spectator."""
    hand_counts: tuple[int, ...]
    """How many cards each seat holds."""
    discards: tuple[tuple[Card, ...], ...]
    deck_count: int
    turn: int
    loose: Loose
    outcome: Outcome | None
    actors: frozenset[int]
    legal: tuple[Move, ...]
    asides: tuple[Move, ...]
    opening: Opening = UNKNOWN

    @property
    def game(self) -> Edition:
        """The game this is a view of."""
        return self.setup.edition

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def options(self) -> LinesOptions:
        """The options that are played by."""
        return self.setup.options

    def __str__(self) -> str:
        hands = [f"{HIDDEN}*{count}" if count else "-" for count in self.hand_counts]
        if self.seat is not None:
            hands[self.seat] = join(self.hand)
        deck = f"{HIDDEN}*{self.deck_count}" if self.deck_count else "-"
        seat = "-" if self.seat is None else self.seat
        return f"{write_common(self)} hands={'|'.join(hands)} deck={deck} seat={seat}"

    def data(self) -> dict[str, Json]:
        """The view as JSON takes it; docs/notation.md names the fields."""
        return self.shared() | self.own()

    def shared(self) -> dict[str, Json]:
        """What lies open."""
        setup, loose = self.setup, self.loose
        return {
            "game": setup.edition.name,
            "seats": setup.seats,
            "teams": setup.teams,
            "options": setup.option_texts,
            "needed": setup.needed,
            "board": write_board(self),
            "sequences": [[list(line.cells) for line in made] for made in self.sequences],
            "hand_counts": list(self.hand_counts),
            "discards": [list(pile) for pile in self.discards],
            "deck_count": self.deck_count,
            "turn": self.turn,
            "exchanges": loose.exchanges,
            "rights": list(loose.rights),
            "owed": list(loose.owed),
            "choosing": loose.choosing,
            "forfeits": list(loose.forfeits),
            "offers": list(loose.offers),
            "passes": loose.passes,
            "actors": sorted(self.actors),
            "outcome": self.outcome and {"winners": list(self.outcome.winners), "reason": str(self.outcome.reason)},
            "dealer": self.opening.dealer,
            "opening": [list(draw) for draw in self.opening.draws],
        }

    def own(self) -> dict[str, Json]:
        """The hand, and what this seat may do."""
        return {
            "seat": self.seat,
            "hand": list(self.hand),
            "legal": [move.text for move in self.legal],
            "asides": [move.text for move in self.asides],
        }

    def picture(self) -> str:
        """The board and the hand drawn in text."""
        return draw_view(self)
