"""Twenty-one: take turns to lay a card on the heap and draw another. Whoever brings the heap to 21 or more wins.

N1  The pack is ace to five of each suit; an ace counts one. Two to four play, each alone, with three cards each.
N2  The seats play in order, starting with seat 0.
N3  On your turn you lay a card from your hand on the heap, then draw one if the draw pile is not empty.
N4  The player who brings the heap to the target wins: 21, or 31 if agreed.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from knaves.cards import HIDDEN, Card, join, split
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

PACK: tuple[Card, ...] = tuple(rank + suit for suit in "SHDC" for rank in "A2345")


def total(heap: tuple[Card, ...]) -> int:
    """The sum of the cards on the heap."""
    return sum(1 + "A2345".index(card[0]) for card in heap)


@dataclass(frozen=True)
class TwentyOneOptions(Options):
    """The options that players can agree on."""

    target: int = choice(21, 31, rules="N4", says="The sum that wins.")


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


@dataclass(frozen=True)
class TwentyOneState(State):
    """The full state of a game, including hidden cards."""

    hands: tuple[tuple[Card, ...], ...]
    heap: tuple[Card, ...]
    deck: tuple[Card, ...]
    turn: int
    target: int
    outcome: Outcome | None = None

    @property
    def game(self) -> Game:
        return TWENTYONE

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def actors(self) -> frozenset[int]:
        return frozenset() if self.outcome else frozenset({self.turn})

    def legal(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return tuple(map(Play, self.hands[seat])) if seat in self.actors else ()

    def apply(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        self.check_seat(seat)
        if not isinstance(move, Play):
            raise no_move(self.game, move)
        if seat not in self.actors:
            raise IllegalMove("N2", f"it is not seat {seat}'s turn")
        if move.card not in self.hands[seat]:
            raise IllegalMove("N3", f"seat {seat} does not hold {move.card}")
        drawn = self.deck[:1]
        hand = (*(card for card in self.hands[seat] if card != move.card), *drawn)
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        heap = (*self.heap, move.card)
        events: list[Event] = [Laid(seat, move.card), *(Drew(seat, card) for card in drawn)]
        outcome = Outcome((seat,), Reason.COMPLETED) if total(heap) >= self.target else None  # N4
        if outcome:
            events.append(Ended(outcome.winners, outcome.reason))
        after = TwentyOneState(hands, heap, self.deck[1:], (seat + 1) % self.seats, self.target, outcome)
        return after, tuple(events)

    def view(self, seat: int | None) -> View:
        if seat is not None:
            self.check_seat(seat)
        hands = tuple(hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(self.hands))
        hidden = replace(self, hands=hands, deck=(HIDDEN,) * len(self.deck))
        legal = () if seat is None else self.legal(seat)
        return TwentyOneView(seat, hidden, self.turn, self.actors, legal, (), self.outcome)

    def open_hands(self) -> tuple[tuple[str, ...], ...]:
        return self.hands

    def card_counts(self) -> Counter[str]:
        return Counter([*self.heap, *self.deck, *(card for hand in self.hands for card in hand)])

    def __str__(self) -> str:
        hands = "/".join(map(join, self.hands))
        winner = self.outcome.winners[0] if self.outcome else "-"
        return f"{hands} {join(self.heap)} {join(self.deck)} {self.turn} {self.target} {winner}"


@dataclass(frozen=True)
class TwentyOneView(View):
    """The state with `??` in place of every card that the seat may not know."""

    seat: int | None
    seen: TwentyOneState
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
        return self.seen.seats

    def __str__(self) -> str:
        return f"{'-' if self.seat is None else self.seat}: {self.seen}"

    @property
    def options(self) -> TwentyOneOptions:
        return TwentyOneOptions(self.seen.target)

    def data(self) -> dict[str, Any]:
        return {**self.basics(), "position": str(self)}

    def picture(self) -> str:
        hands = "\n".join(f"seat {at}: {' '.join(hand)}" for at, hand in enumerate(self.seen.hands))
        return f"{hands}\nheap: {total(self.seen.heap)} of {self.seen.target}"


class TwentyOne(Game):
    """The rules, as an object without state."""

    name = "twentyone"
    version = 1
    Options = TwentyOneOptions
    players_rule = "N1"

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4)

    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        self.check_seats(seats)
        return tuple(range(seats))

    def new(
        self, *, seats: int, seed: bytes, options: AnyOptions | None = None, contributions: tuple[str, ...] = ()
    ) -> State:
        self.check_seats(seats)
        agreed = self.check_options(options)
        assert isinstance(agreed, TwentyOneOptions)
        cards, _ = Deal(seed, contributions).shuffle(PACK)  # the verifiable shuffle, see docs/deal.md
        hands = tuple(tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(seats))
        return TwentyOneState(hands, (), tuple(cards[3 * seats :]), 0, agreed.target)

    def move(self, text: str) -> Move:
        card = text.strip().upper()
        if card not in PACK:
            raise Unreadable(f"{text[:20]!r} is not a card of this game: write 3H")
        return Play(card)

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        return tuple(map(Play, PACK))

    def position(self, text: str) -> State:
        try:
            hands, heap, deck, turn, target, winner = text.split(" ")
            outcome = None if winner == "-" else Outcome((int(winner),), Reason.COMPLETED)
            cards = tuple(map(split, hands.split("/")))
            state = TwentyOneState(cards, split(heap), split(deck), int(turn), int(target), outcome)
        except ValueError:
            raise Unreadable("a position reads HANDS HEAP PILE TURN TARGET WINNER") from None
        TwentyOneOptions(state.target)  # raises SetupError for a target that is not an option
        known = {card: count for card, count in state.card_counts().items() if card != HIDDEN}
        if state.card_counts().total() != len(PACK) or any(
            card not in PACK or count > 1 for card, count in known.items()
        ):
            raise SetupError("these are not the twenty cards of the pack")
        return state

    def read_view(self, text: str) -> View:
        seat, _, position = text.partition(": ")
        state = self.position(position)
        if seat not in ("-", *map(str, range(state.seats))):
            raise Unreadable("a view reads SEAT: POSITION")
        return state.view(None if seat == "-" else int(seat))

    def sample(self, view: View, rng: random.Random) -> State:
        assert isinstance(view, TwentyOneView)
        seen = view.seen
        unseen = [card for card in PACK if card not in seen.card_counts()]
        rng.shuffle(unseen)
        hands = tuple(tuple(unseen.pop() if card == HIDDEN else card for card in hand) for hand in seen.hands)
        return replace(seen, hands=hands, deck=tuple(unseen))


TWENTYONE = TwentyOne()
