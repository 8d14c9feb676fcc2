"""Twentyone: take turns to lay a card on the heap and draw another. Whoever brings the heap to 21 or more wins.

N1  The pack is ace to five of each suit; an ace counts one. Two to four play, each alone, with three cards each.
N2  The seats play in order, starting with seat 0.
N3  On your turn you lay a card from your hand on the heap, then draw one if the draw pile is not empty.
N4  The player who brings the heap to the target wins: 21, or 31 if agreed.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, ClassVar

from knaves.cards import HIDDEN, Card, join
from knaves.deal import Deal
from knaves.game import (
    AnyOptions,
    Ended,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Reason,
    SetupError,
    State,
    Unreadable,
    View,
    choice,
    no_move,
    secret,
)
from knaves.position import Fields, remaining_cards, write_deal, write_options

PACK: tuple[Card, ...] = tuple(rank + suit for suit in "SHDC" for rank in "A2345")
HAND_SIZE = 3
FIELDS = ("seats", "options", "hands", "heap", "deck", "turn", "deal", "seat")
"""The fields of a position's text; a view has `seat` in place of `deal`."""

Cards = tuple[Card, ...]


def points(cards: Cards) -> int:
    """The sum of the cards."""
    return sum(1 + "A2345".index(card[0]) for card in cards)


@dataclass(frozen=True, repr=False)
class TwentyOneOptions(Options):
    """The options that players can agree on."""

    target: int = choice(21, 31, rules="N4", says="the sum that wins")


# --- Moves and events


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay a card on the heap; its text form is the card, `3H`."""

    card: Card

    def __str__(self) -> str:
        return self.card


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was laid on the heap, for everyone to see."""

    template: ClassVar[str] = "{seat} lays {card}."
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was drawn; only the seat that drew it sees it."""

    template: ClassVar[str] = "{seat} draws {card}."
    seat: int
    card: Card = secret()

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        return ((self.seat, self.card),)


# --- One moment of a game, with and without what is hidden


@dataclass(frozen=True, repr=False)
class TwentyOneState(State):
    """The full state of a game, including hidden cards."""

    agreed: TwentyOneOptions
    hands: tuple[Cards, ...]
    heap: Cards
    deck: Cards
    turn: int
    deal: Deal

    @property
    def game(self) -> Game:
        return TWENTYONE

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> TwentyOneOptions:
        return self.agreed

    @property
    def seed(self) -> bytes:
        return self.deal.seed

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        if points(self.heap) < self.agreed.target:
            return None
        return Outcome(((self.turn - 1) % self.seats,), Reason.COMPLETED)  # N4

    @property
    def actors(self) -> frozenset[int]:
        return frozenset() if self.outcome else frozenset({self.turn})

    def legal(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return tuple(map(Play, self.hands[seat])) if seat in self.actors else ()

    def apply(self, seat: int, move: Move | str) -> tuple[State, tuple[Event, ...]]:
        self.check_seat(seat)
        move = self.game.as_move(move)  # a text is read
        if not isinstance(move, Play):
            raise no_move(self.game, move)
        if seat not in self.actors:
            raise IllegalMove("N2", f"it is not seat {seat}'s turn")
        if move.card not in self.hands[seat]:
            raise IllegalMove("N3", f"seat {seat} does not hold {move.card}")
        drawn = self.deck[:1]
        hand = (*(card for card in self.hands[seat] if card != move.card), *drawn)
        after = replace(
            self,
            hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
            heap=(*self.heap, move.card),
            deck=self.deck[1:],
            turn=(seat + 1) % self.seats,
        )
        events: list[Event] = [Laid(seat, move.card), *(Drew(seat, card) for card in drawn)]
        if after.outcome:
            events.append(Ended(after.outcome.winners, after.outcome.reason))
        return after, tuple(events)

    def view(self, seat: int | None) -> TwentyOneView:
        if seat is not None:
            self.check_seat(seat, viewer=True)
        hands = tuple(hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(self.hands))
        legal = () if seat is None else self.legal(seat)
        return TwentyOneView(
            seat, self.agreed, hands, self.heap, len(self.deck), self.turn, self.actors, legal, (), self.outcome
        )

    def open_hands(self) -> tuple[Cards, ...]:
        return self.hands

    def card_counts(self) -> Counter[str]:
        return Counter(chain(self.heap, self.deck, *self.hands))

    def __str__(self) -> str:
        return f"{write_common(self)} deck={join(self.deck)} deal={write_deal(self.deal)}"


@dataclass(frozen=True, repr=False)
class TwentyOneView(View):
    """What one seat may know: `??` stands for every card that is hidden from it."""

    seat: int | None
    agreed: TwentyOneOptions
    hands: tuple[Cards, ...]
    heap: Cards
    deck_count: int
    turn: int
    actors: frozenset[int]
    legal: tuple[Move, ...]
    table_actions: tuple[Move, ...]
    outcome: Outcome | None

    @property
    def game(self) -> Game:
        return TWENTYONE

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def options(self) -> TwentyOneOptions:
        return self.agreed

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        return f"{write_common(self)} deck={join((HIDDEN,) * self.deck_count)} seat={seat}"

    def data(self) -> dict[str, Any]:
        hand = [] if self.seat is None else list(self.hands[self.seat])
        return {**self.basics(), "hand": hand, "heap": list(self.heap), "turn": self.turn, "deck": self.deck_count}

    def picture(self) -> str:
        rows = [
            f"{'→' if at == self.turn else ' '} seat {at}{' (you)' if at == self.seat else ''}: {' '.join(hand)}"
            for at, hand in enumerate(self.hands)
        ]
        laid = " ".join(self.heap) or "nothing"
        return "\n".join([*rows, f"heap: {laid}, {points(self.heap)} of {self.agreed.target}"])


# --- The game


class TwentyOne(Game):
    """The rules, as an object without state."""

    name = "twentyone"
    version = 1
    Options = TwentyOneOptions
    event_types = (Laid, Drew, Ended)
    players_rule = "N1"

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4)

    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        self.check_seats(seats)
        return tuple(range(seats))

    def new(
        self,
        *,
        seats: int,
        seed: bytes | None = None,
        options: AnyOptions | None = None,
        contributions: tuple[str, ...] = (),
    ) -> TwentyOneState:
        self.check_seats(seats)
        agreed = self.check_options(options)
        assert isinstance(agreed, TwentyOneOptions)
        cards, deal = Deal.start(seed, contributions).shuffle(PACK)  # verifiable, see docs/deal.md
        dealt = seats * HAND_SIZE
        hands = tuple(cards[seat:dealt:seats] for seat in range(seats))
        return TwentyOneState(agreed, hands, (), cards[dealt:], 0, deal)

    def move(self, text: str) -> Move:
        card = text.strip().upper()
        if card not in PACK:
            raise Unreadable(f"{text[:20]!r} is not a card of this game: write 3H")
        return Play(card)

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        return tuple(map(Play, PACK))

    def position(self, text: str) -> TwentyOneState:
        parts = Fields(self.name, FIELDS, PACK, text)
        parts.refuse_view()
        hands, heap, turn, agreed = read_common(parts)
        deck = parts.deck(PACK, chain(heap, *hands))
        return TwentyOneState(agreed, hands, heap, deck, turn, parts.deal())

    def read_view(self, text: str) -> TwentyOneView:
        parts = Fields(self.name, FIELDS, (*PACK, HIDDEN), text)
        parts.refuse_position()
        hands, heap, turn, agreed = read_common(parts)
        seat = parts.viewer(len(hands))
        deck = parts.cards("deck", parts.need("deck"))
        cards = tuple(chain(heap, deck, *hands))
        remaining_cards(PACK, (card for card in cards if card != HIDDEN))  # refuses a card that appears twice
        if len(cards) != len(PACK):
            raise SetupError(f"hands, heap and draw pile have {len(cards)} cards together, not {len(PACK)}")
        if seat is not None and HIDDEN in hands[seat]:
            raise SetupError("a view shows the cards of its own seat")
        return TwentyOneState(agreed, hands, heap, deck, turn, parts.deal()).view(seat)

    def sample(self, view: View, rng: random.Random) -> TwentyOneState:
        assert isinstance(view, TwentyOneView)
        known = (card for card in chain(view.heap, *view.hands) if card != HIDDEN)
        unseen = sorted(remaining_cards(PACK, known).elements())
        rng.shuffle(unseen)
        hands = tuple(tuple(unseen.pop() if card == HIDDEN else card for card in hand) for hand in view.hands)
        deal = Deal(rng.randbytes(32))
        return TwentyOneState(view.agreed, hands, view.heap, tuple(unseen), view.turn, deal)


def write_common(position: TwentyOneState | TwentyOneView) -> str:
    """The fields that states and views share."""
    fields = ["twentyone", f"seats={position.seats}", *write_options(position.agreed.texts())]
    hands = "|".join(map(join, position.hands))
    return " ".join([*fields, f"hands={hands}", f"heap={join(position.heap)}", f"turn={position.turn}"])


def read_common(parts: Fields) -> tuple[tuple[Cards, ...], Cards, int, TwentyOneOptions]:
    """The same fields, read and checked."""
    seats = parts.number("seats") if parts.need("seats") else 0
    TWENTYONE.check_seats(seats)
    heap = parts.cards("heap", parts.fields.get("heap", "-"))
    if HIDDEN in heap:
        raise SetupError("the heap is open to everyone")
    return parts.piles("hands", seats), heap, parts.number("turn", seats - 1), TwentyOneOptions.parse(parts.options())


TWENTYONE = TwentyOne()
