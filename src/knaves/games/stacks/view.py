"""What one seat may know of a game of stacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from knaves.cards import Card, join
from knaves.drawing import Drawing
from knaves.game import Json, Move, Outcome, OutcomeData, as_json, outcome_data
from knaves.game import View as AnyView
from knaves.games.stacks.deck import PLACES, wanted
from knaves.games.stacks.drawing import Arrow, Marks, Table, draw
from knaves.games.stacks.moves import BLOCKS, LET, Block
from knaves.games.stacks.notation import write_common, write_hidden
from knaves.games.stacks.options import StacksOptions
from knaves.games.stacks.pending import Pending, Window
from knaves.games.stacks.picture import draw_view
from knaves.games.stacks.places import Places
from knaves.games.stacks.setup import Chips, Setup

if TYPE_CHECKING:
    from knaves.games.stacks.game import StacksSpec


def hide_answers(pending: Pending, window: Window, seat: int | None) -> Pending:
    """The pending state that a seat may know: in an open window its own answer alone (G57)."""
    blocks, lets = (tuple(s for s in answered if s == seat) for answered in (window.blocks, window.lets))
    return replace(pending, window=Window(window.place, window.top, blocks, lets))


@dataclass(slots=True)
class PileData:
    """A pile, as it is sent."""

    cards: list[Card]
    needs: Card | None
    """The number that comes next; None when the pile is complete."""


@dataclass(slots=True)
class WindowData:
    """An open Block window, as it is sent to one seat."""

    place: str
    seat: int
    """The seat that laid the card."""
    complete: bool
    asked: list[int]
    answer: str | None
    """The receiver's own answer."""


@dataclass(slots=True)
class StealingData:
    """A theft from a hand that was shown, as it is sent to one seat."""

    seat: int
    victim: int
    hand: list[Card]
    """For the thief alone."""


@dataclass(slots=True)
class StacksPublicView:
    """The part of a view that is equal for everybody, as it is sent."""

    game: str
    seats: int
    options: dict[str, str]
    hand_counts: list[int]
    discard_tops: list[Card | None]
    discard_counts: list[int]
    piles: dict[str, PileData]
    chips: list[tuple[int, int]]
    """By seat: blue, red."""
    deck_count: int
    out_of_play: list[Card]
    out_of_play_count: int
    specials: list[Card]
    specials_count: int
    turn: int
    direction: int
    skips: int
    rights: list[int]
    penalties: list[int]
    idle: int
    outcome: OutcomeData | None
    dealer: int | None


@dataclass(slots=True)
class StacksSeatView:
    """The part of a view that is for one seat, as it is sent."""

    seat: int | None
    hand: list[Card]
    window: WindowData | None
    stealing: StealingData | None
    actors: list[int]
    legal: list[str]
    asides: list[str]


@dataclass(frozen=True, slots=True, repr=False)
class View(Places, AnyView):
    """A game of stacks as one seat, or a spectator, sees it. The fields mean what they mean in `State`."""

    setup: Setup
    seat: int | None
    piles: tuple[tuple[Card, ...], ...]
    chips: tuple[Chips, ...]
    hand: tuple[Card, ...]
    """This seat's cards; none for a spectator."""
    hand_counts: tuple[int, ...]
    """The number of cards in each hand."""
    shown: tuple[Card, ...]
    """The hand that this seat was shown and must take a card from, in the order of the deck (G65)."""
    discard_tops: tuple[Card | None, ...]
    """The top of each seat's discard pile; what lies below nobody may look at, not even its owner (G54)."""
    discard_counts: tuple[int, ...]
    deck_count: int
    out: tuple[Card, ...]
    specials: tuple[Card, ...]
    turn: int
    direction: int
    busy: bool
    pending: Pending
    """Without the others' answers in an open window."""
    outcome: Outcome | None
    actors: frozenset[int]
    """The seats that may act; in an open window all that were asked, the own seat only until it has answered (G57)."""
    legal: tuple[Move, ...]
    table_actions: tuple[Move, ...] = ()
    dealer: int | None = None
    """None in a position that does not say who dealt."""

    @property
    def game(self) -> StacksSpec:
        """The game this is a view of."""
        return self.setup.spec

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.setup.seats

    @property
    def options(self) -> StacksOptions:
        """The options that were agreed."""
        return self.setup.options

    @property
    def simultaneous(self) -> bool:
        """Whether the others are asked for a Block (G31)."""
        return self.pending.window is not None

    @property
    def sides(self) -> tuple[int, ...]:
        """Everyone plays alone."""
        return self.setup.sides

    @property
    def answer(self) -> str | None:
        """The seat's own answer in the open window, if it has given one: `block` or `let` (G57)."""
        window = self.pending.window
        if window is None:
            return None
        return BLOCKS.text if window.blocks else LET.text if window.lets else None

    def with_answer(self, move: Move) -> View:
        """The view once its seat has given this answer, while the window is still open."""
        window = self.pending.window
        assert window is not None
        assert self.seat is not None
        own = (self.seat,)
        blocks, lets = (own, ()) if isinstance(move, Block) else ((), own)
        answered = replace(self.pending, window=Window(window.place, window.top, blocks, lets))
        return replace(self, pending=answered, legal=(), actors=self.actors - {self.seat})

    def __str__(self) -> str:
        hands = [write_hidden(count) for count in self.hand_counts]
        if self.seat is not None:
            hands[self.seat] = join(self.hand)
        if self.shown and self.pending.stealing is not None:
            hands[self.pending.stealing] = join(self.shown)
        discards = "|".join(
            write_hidden(count - 1, top) if top else "-"
            for count, top in zip(self.discard_counts, self.discard_tops, strict=True)
        )
        seat = "-" if self.seat is None else self.seat
        deck = write_hidden(self.deck_count)
        return f"{write_common(self)} hands={'|'.join(hands)} discards={discards} deck={deck} seat={seat}"

    def data(self) -> dict[str, Json]:
        """The view as JSON takes it; docs/notation.md names the fields."""
        return as_json(self.public_data()) | as_json(self.seat_data())

    def public_data(self) -> StacksPublicView:
        """The part that everybody sees."""
        setup, pending = self.setup, self.pending
        return StacksPublicView(
            game=setup.spec.name,
            seats=setup.seats,
            options=setup.option_texts,
            hand_counts=list(self.hand_counts),
            discard_tops=list(self.discard_tops),
            discard_counts=list(self.discard_counts),
            piles={name: self._pile_data(place) for place, name in enumerate(PLACES)},
            chips=list(self.chips),
            deck_count=self.deck_count,
            out_of_play=list(self.out),
            out_of_play_count=len(self.out),
            specials=list(self.specials),
            specials_count=len(self.specials),
            turn=self.turn,
            direction=self.direction,
            skips=pending.skips,
            rights=list(pending.draw_rights),
            penalties=list(pending.penalties),
            idle=pending.idle,
            outcome=outcome_data(self.outcome),
            dealer=self.dealer,
        )

    def seat_data(self) -> StacksSeatView:
        """The hand, what this seat may do, and the secret part of a window or a theft."""
        victim = self.pending.stealing
        return StacksSeatView(
            seat=self.seat,
            hand=list(self.hand),
            window=self._window_data(),
            stealing=None if victim is None else StealingData(self.turn, victim, list(self.shown)),
            actors=sorted(self.actors),  # answers stay secret until all are given (G57)
            legal=[move.text for move in self.legal],
            asides=[],
        )

    def _pile_data(self, place: int) -> PileData:
        pile = self.piles[place]
        full = len(pile) == self.setup.height
        return PileData(list(pile), None if full else wanted(place, len(pile)))

    def _window_data(self) -> WindowData | None:
        window = self.pending.window
        if window is None:
            return None
        return WindowData(
            place=PLACES[window.place],
            seat=self.turn,
            complete=len(self.piles[window.place]) == self.setup.height,
            asked=list(self.setup.others[self.turn]),
            answer=self.answer,
        )

    def drawing(self, *, marks: Marks = (), arrows: Iterable[Arrow] = (), last: Move | str | None = None) -> Drawing:
        """The piles, the seats and the own hand; the places that this seat may play on are marked."""
        own = {} if self.seat is None else {self.seat: self.hand}
        if self.shown and self.pending.stealing is not None:
            own[self.pending.stealing] = self.shown
        table = Table(self.hand_counts, own, self.discard_tops, self.deck_count, self.legal)
        return draw(self, table, marks, arrows, last)

    def picture(self) -> str:
        """The table and the hand drawn in text."""
        return draw_view(self)
