"""The rules of stacks: who may act, and what is legal. docs/rules.md states each under its id.

`State` is frozen; what a move does is in `draft.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain

from knaves.cards import Card, join
from knaves.deal import Deal
from knaves.game import Event, IllegalMove, Outcome, Reason
from knaves.game import Move as AnyMove
from knaves.game import State as AnyState
from knaves.games.stacks.deck import BLOCK, sort
from knaves.games.stacks.draft import Draft
from knaves.games.stacks.loose import NOTHING, Loose
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, TAKES
from knaves.games.stacks.notation import write_common
from knaves.games.stacks.plays import turn_moves
from knaves.games.stacks.setup import Chips, Edition, Setup
from knaves.games.stacks.view import View, seen_loose
from knaves.position import write_deal

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class State(AnyState):
    """One moment of a game of stacks."""

    setup: Setup
    piles: tuple[Cards, ...]
    """The piles by place, b1 b2 r1 r2, each from its bottom to its top; no cards where none is open."""
    chips: tuple[Chips, ...]
    """Each seat's blue and red chips."""
    hands: tuple[Cards, ...]
    """Each seat's cards, in the order in which they came."""
    discards: tuple[Cards, ...]
    """Each seat's discard pile, the top card last (S15)."""
    deck: Cards
    """The draw deck, the top card first."""
    out: Cards
    """The cards of completed and blocked piles, in the order in which they were set aside (S21, G33)."""
    specials: Cards
    """The special cards played, in their order (S23)."""
    turn: int
    direction: int
    """1 to the left, clockwise; -1 after a Reverse (S11, S26)."""
    deal: Deal
    busy: bool = False
    """Whether anything was played or drawn since this turn began (G46)."""
    loose: Loose = NOTHING
    outcome: Outcome | None = None
    dealer: int | None = None
    """None in a position that does not say who dealt."""

    @property
    def game(self) -> Edition:
        """The game these are the rules of."""
        return self.setup.edition

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def actors(self) -> frozenset[int]:
        """The seats that may act now: whose turn it is, who has an answer to give, who may still refill."""
        if self.outcome is not None:
            return frozenset()
        loose = self.loose
        if loose is NOTHING:
            return frozenset((self.turn,))
        window = loose.window
        if window is not None:
            others = self.setup.others[self.turn]
            return frozenset(s for s in others if s not in window.blocks and s not in window.lets)
        return frozenset((self.turn, *loose.rights))

    @property
    def late(self) -> frozenset[int]:
        """Who may still refill after his turn (G44)."""
        if not self.loose.rights or self.loose.window is not None or self.outcome is not None:
            return frozenset()
        return frozenset(self.loose.rights) - {self.turn}

    @property
    def sealed(self) -> bool:
        """Whether the others are asked for a Block (G31)."""
        return self.loose.window is not None

    def legal(self, seat: int) -> tuple[AnyMove, ...]:
        """What this seat may play now."""
        if seat is not self.turn:
            self.check_seat(seat)
        if self.outcome is not None:
            return ()
        loose = self.loose
        if loose is NOTHING:
            return turn_moves(self) if seat == self.turn else ()
        window = loose.window
        if window is not None:
            if seat == self.turn or seat in window.blocks or seat in window.lets:
                return ()
            return (BLOCKS, LET) if BLOCK in self.hands[seat] else (LET,)
        if loose.stealing is not None:
            shown = sort(self.hands[loose.stealing]) if seat == self.turn else ()
            return tuple(TAKES[card] for card in dict.fromkeys(shown))
        moves = turn_moves(self) if seat == self.turn else ()
        return (*moves, DRAW) if seat in loose.rights else moves

    def apply(self, seat: int, move: AnyMove) -> tuple[State, tuple[Event, ...]]:
        """The state after a move, and what happened."""
        if seat is not self.turn:  # it may be one that nobody has
            self.check_seat(seat)
        if self.outcome is not None:
            raise IllegalMove("G49" if self.outcome.winners else "G46", "the game is over")
        draft = Draft(self)
        draft.carry_out(seat, move)
        after = State(
            self.setup,
            draft.piles,
            draft.chips,
            tuple(draft.hands),
            tuple(draft.discards),
            draft.deck,
            draft.out,
            draft.specials,
            draft.turn,
            draft.direction,
            draft.deal,
            draft.busy,
            draft.loose,
            draft.outcome,
            self.dealer,
        )
        return after, tuple(draft.events)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        loose = self.loose
        own: Cards = ()
        shown: Cards = ()
        legal: tuple[AnyMove, ...] = ()
        if seat is not None:
            if seat is not self.turn:
                self.check_seat(seat)
            own, legal = self.hands[seat], self.legal(seat)
            if loose.stealing is not None and seat == self.turn:  # G65
                shown = sort(self.hands[loose.stealing])
        actors = self.actors
        if loose.window is not None:  # who has answered stays secret until all have (G57)
            loose = seen_loose(loose, loose.window, seat)
            actors = frozenset(s for s in self.setup.others[self.turn] if s != seat or seat in actors)
        return View(
            self.setup,
            seat,
            self.piles,
            self.chips,
            own,
            tuple(map(len, self.hands)),
            shown,
            tuple(pile[-1] if pile else None for pile in self.discards),
            tuple(map(len, self.discards)),
            len(self.deck),
            self.out,
            self.specials,
            self.turn,
            self.direction,
            self.busy,
            loose,
            self.outcome,
            actors,
            legal,
            dealer=self.dealer,
        )

    def open_hands(self) -> tuple[Cards, ...]:
        """The cards each seat holds; for who runs a table, and for games that are over."""
        return self.hands

    def census(self) -> Counter[str]:
        """Every card in the game."""
        return Counter(chain(self.deck, self.out, self.specials, *self.piles, *self.hands, *self.discards))

    def __str__(self) -> str:
        hands, discards = ("|".join(map(join, piles)) for piles in (self.hands, self.discards))
        deck, deal = join(self.deck), write_deal(self.deal)
        return f"{write_common(self)} hands={hands} discards={discards} deck={deck} deal={deal}"


def result(setup: Setup, chips: tuple[Chips, ...], idle: int) -> Outcome | None:
    """How the game ended, if it has (S31, G46)."""
    for seat, own in enumerate(chips):
        if setup.wins(own):
            return Outcome((seat,), Reason.COMPLETED)
    return Outcome((), Reason.STALEMATE) if idle >= setup.seats else None
