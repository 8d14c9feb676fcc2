"""What one seat may know of a board game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from knaves.cards import HIDDEN, Card, join
from knaves.drawing import Drawing
from knaves.game import Json, Move, Outcome, OutcomeData, as_json, outcome_data
from knaves.game import View as AnyView
from knaves.games.lines.board import Line
from knaves.games.lines.drawing import Arrow, Hands, Marks, draw
from knaves.games.lines.notation import write_board, write_common
from knaves.games.lines.options import LinesOptions
from knaves.games.lines.pending import UNKNOWN, Opening, Pending
from knaves.games.lines.picture import draw_view
from knaves.games.lines.setup import Setup
from knaves.games.lines.squares import Squares

if TYPE_CHECKING:
    from knaves.games.lines.game import LinesSpec


@dataclass(slots=True)
class LinesPublicView:
    """The part of a board game's view that is equal for everybody, as it is sent."""

    game: str
    seats: int
    teams: int
    options: dict[str, str]
    needed: int
    """The sequences that win."""
    board: str
    sequences: list[list[list[str]]]
    """By team, each line as its cells."""
    hand_counts: list[int]
    discards: list[list[Card]]
    deck_count: int
    turn: int
    exchanges: int
    rights: list[int]
    owed: list[int]
    choosing: int | None
    forfeits: list[int]
    offers: list[int]
    passes: int
    actors: list[int]
    outcome: OutcomeData | None
    dealer: int | None
    opening: list[tuple[int, Card]]


@dataclass(slots=True)
class LinesSeatView:
    """The part of a board game's view that is for one seat, as it is sent."""

    seat: int | None
    hand: list[Card]
    legal: list[str]
    asides: list[str]


@dataclass(frozen=True, slots=True, repr=False)
class View(Squares, AnyView):
    """A board game as one seat, or a spectator, sees it. The fields mean what they mean in `State`."""

    setup: Setup
    seat: int | None
    chips: tuple[int, ...]
    sequences: tuple[tuple[Line, ...], ...]
    hand: tuple[Card, ...]
    """This seat's cards; none for a spectator."""
    hand_counts: tuple[int, ...]
    """The number of cards in each hand."""
    discards: tuple[tuple[Card, ...], ...]
    deck_count: int
    turn: int
    pending: Pending
    outcome: Outcome | None
    actors: frozenset[int]
    legal: tuple[Move, ...]
    table_actions: tuple[Move, ...]
    opening: Opening = UNKNOWN

    @property
    def game(self) -> LinesSpec:
        """The game this is a view of."""
        return self.setup.spec

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.setup.seats

    @property
    def options(self) -> LinesOptions:
        """The options that were agreed."""
        return self.setup.options

    @property
    def sides(self) -> tuple[int, ...]:
        """Each seat's team."""
        return self.setup.team

    def __str__(self) -> str:
        hands = [f"{HIDDEN}*{count}" if count else "-" for count in self.hand_counts]
        if self.seat is not None:
            hands[self.seat] = join(self.hand)
        deck = f"{HIDDEN}*{self.deck_count}" if self.deck_count else "-"
        seat = "-" if self.seat is None else self.seat
        return f"{write_common(self)} hands={'|'.join(hands)} deck={deck} seat={seat}"

    def data(self) -> dict[str, Json]:
        """The view as JSON takes it; docs/notation.md names the fields."""
        return as_json(self.public_data()) | as_json(self.seat_data())

    def public_data(self) -> LinesPublicView:
        """The part that everybody sees."""
        setup, pending = self.setup, self.pending
        return LinesPublicView(
            game=setup.spec.name,
            seats=setup.seats,
            teams=setup.teams,
            options=setup.option_texts,
            needed=setup.needed,
            board=write_board(self),
            sequences=[[list(line.cells) for line in made] for made in self.sequences],
            hand_counts=list(self.hand_counts),
            discards=[list(pile) for pile in self.discards],
            deck_count=self.deck_count,
            turn=self.turn,
            exchanges=pending.exchanges,
            rights=list(pending.draw_rights),
            owed=list(pending.owed_draws),
            choosing=pending.choosing,
            forfeits=list(pending.forfeits),
            offers=list(pending.offers),
            passes=pending.passes,
            actors=sorted(self.actors),
            outcome=outcome_data(self.outcome),
            dealer=self.opening.dealer,
            opening=list(self.opening.draws),
        )

    def seat_data(self) -> LinesSeatView:
        """The hand, and what this seat may do."""
        return LinesSeatView(
            seat=self.seat,
            hand=list(self.hand),
            legal=[move.text for move in self.legal],
            asides=[move.text for move in self.table_actions],
        )

    def drawing(self, *, marks: Marks = (), arrows: Iterable[Arrow] = (), last: Move | str | None = None) -> Drawing:
        """The board with its chips and the own hand; the cells that this seat may play on are marked."""
        own = {} if self.seat is None else {self.seat: self.hand}
        return draw(self, Hands(self.hand_counts, own, self.legal), marks, arrows, last)

    def picture(self) -> str:
        """The board and the hand drawn in text."""
        return draw_view(self)
