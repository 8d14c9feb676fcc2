"""What one seat may know of a game of stacks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from knaves.cards import Card, join
from knaves.game import Json, Move, Outcome
from knaves.game import View as AnyView
from knaves.games.stacks.deck import PLACES, wanted
from knaves.games.stacks.loose import Loose, Window
from knaves.games.stacks.notation import write_common, write_hidden
from knaves.games.stacks.options import StacksOptions
from knaves.games.stacks.picture import draw_view
from knaves.games.stacks.setup import Chips, Edition, Setup


def seen_loose(loose: Loose, window: Window, seat: int | None) -> Loose:
    """What a seat may know of an open window: its own answer, and nobody else's (G57)."""
    blocks, lets = (tuple(s for s in answered if s == seat) for answered in (window.blocks, window.lets))
    return replace(loose, window=Window(window.place, window.top, blocks, lets))


@dataclass(frozen=True, slots=True)
class View(AnyView):
    """A game of stacks as one seat, or a spectator, sees it. The fields mean what they mean in `State`."""

    setup: Setup
    seat: int | None
    piles: tuple[tuple[Card, ...], ...]
    chips: tuple[Chips, ...]
    hand: tuple[Card, ...]
    """This seat's cards; none for a spectator."""
    hand_counts: tuple[int, ...]
    """How many cards each seat holds."""
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
    loose: Loose
    """Without the others' answers in an open window."""
    outcome: Outcome | None
    actors: frozenset[int]
    """Who may act; in an open window all who were asked, but oneself only until one has answered (G57)."""
    legal: tuple[Move, ...]
    asides: tuple[Move, ...] = ()
    dealer: int | None = None
    """None in a position that does not say who dealt."""

    @property
    def game(self) -> Edition:
        """The game this is a view of."""
        return self.setup.edition

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def options(self) -> StacksOptions:
        """The options that are played by."""
        return self.setup.options

    @property
    def sealed(self) -> bool:
        """Whether the others are asked for a Block (G31)."""
        return self.loose.window is not None

    @property
    def answer(self) -> str | None:
        """What this seat answered in the open window, if it has: `block` or `let`."""
        window = self.loose.window
        if window is None:
            return None
        return "block" if window.blocks else "let" if window.lets else None

    def __str__(self) -> str:
        hands = [write_hidden(count) for count in self.hand_counts]
        if self.seat is not None:
            hands[self.seat] = join(self.hand)
        if self.shown and self.loose.stealing is not None:
            hands[self.loose.stealing] = join(self.shown)
        discards = "|".join(
            write_hidden(count - 1, top) if top else "-"
            for count, top in zip(self.discard_counts, self.discard_tops, strict=True)
        )
        seat = "-" if self.seat is None else self.seat
        deck = write_hidden(self.deck_count)
        return f"{write_common(self)} hands={'|'.join(hands)} discards={discards} deck={deck} seat={seat}"

    def data(self) -> dict[str, Json]:
        """The view as JSON takes it; docs/notation.md names the fields."""
        return self.shared() | self.own()

    def shared(self) -> dict[str, Json]:
        """What lies open."""
        setup, loose = self.setup, self.loose
        return {
            "game": setup.edition.name,
            "seats": setup.seats,
            "options": setup.option_texts,
            "hand_counts": list(self.hand_counts),
            "discard_tops": list(self.discard_tops),
            "discard_counts": list(self.discard_counts),
            "piles": {PLACES[place]: self._pile_data(place) for place in range(len(PLACES))},
            "chips": [list(own) for own in self.chips],
            "deck_count": self.deck_count,
            "out_of_play": list(self.out),
            "out_of_play_count": len(self.out),
            "specials": list(self.specials),
            "specials_count": len(self.specials),
            "turn": self.turn,
            "direction": self.direction,
            "skips": loose.skips,
            "rights": list(loose.rights),
            "penalties": list(loose.penalties),
            "idle": loose.idle,
            "outcome": self.outcome and {"winners": list(self.outcome.winners), "reason": str(self.outcome.reason)},
            "dealer": self.dealer,
        }

    def own(self) -> dict[str, Json]:
        """The hand, what this seat may do, and what is secret of a window or a theft."""
        loose = self.loose
        return {
            "seat": self.seat,
            "hand": list(self.hand),
            "window": self._window_data(),
            "stealing": None
            if loose.stealing is None
            else {"seat": self.turn, "victim": loose.stealing, "hand": list(self.shown)},
            "actors": sorted(self.actors),  # who has answered stays secret until all have (G57)
            "legal": [str(move) for move in self.legal],
            "asides": [str(move) for move in self.asides],
        }

    def _pile_data(self, place: int) -> Json:
        pile = self.piles[place]
        full = len(pile) == self.setup.height
        return {"cards": list(pile), "needs": None if full else wanted(place, len(pile))}

    def _window_data(self) -> Json:
        window = self.loose.window
        if window is None:
            return None
        return {
            "place": PLACES[window.place],
            "seat": self.turn,
            "complete": len(self.piles[window.place]) == self.setup.height,
            "asked": list(self.setup.others[self.turn]),
            "answer": self.answer,
        }

    def picture(self) -> str:
        """The table and the hand drawn in text."""
        return draw_view(self)
