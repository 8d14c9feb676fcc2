"""The rules of stacks: who may act, and what is legal. docs/rules.md states each under its id.

`State` is frozen; what a move does is in `draft.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from knaves.cards import Card, join
from knaves.deal import Deal
from knaves.drawing import Drawing
from knaves.game import Event, IllegalMove, Outcome, Reason
from knaves.game import Move as AnyMove
from knaves.game import State as AnyState
from knaves.games.stacks.deck import BLOCK, sort
from knaves.games.stacks.draft import Draft
from knaves.games.stacks.drawing import Arrow, Marks, Table, draw
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, TAKES
from knaves.games.stacks.notation import write_common
from knaves.games.stacks.options import StacksOptions
from knaves.games.stacks.pending import NONE_PENDING, Pending
from knaves.games.stacks.places import Places
from knaves.games.stacks.plays import turn_moves
from knaves.games.stacks.setup import Chips, Setup
from knaves.games.stacks.view import View, hide_answers
from knaves.position import write_deal

if TYPE_CHECKING:
    from knaves.games.stacks.game import StacksSpec

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class State(Places, AnyState):
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
    pending: Pending = NONE_PENDING
    outcome: Outcome | None = None
    dealer: int | None = None
    """None in a position that does not say who dealt."""

    @property
    def game(self) -> StacksSpec:
        """The game these are the rules of."""
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
    def seed(self) -> bytes:
        """The seed that the game was dealt from: with it, every card to come is known."""
        return self.deal.seed

    @property
    def sides(self) -> tuple[int, ...]:
        """Everyone plays alone."""
        return self.setup.sides

    @property
    def actors(self) -> frozenset[int]:
        """The seats that may act now: the one to move, those asked for an answer, those that may still refill."""
        if self.outcome is not None:
            return frozenset()
        pending = self.pending
        if pending is NONE_PENDING:
            return frozenset((self.turn,))
        window = pending.window
        if window is not None:
            others = self.setup.others[self.turn]
            return frozenset(s for s in others if s not in window.blocks and s not in window.lets)
        return frozenset((self.turn, *pending.draw_rights))

    @property
    def late_drawers(self) -> frozenset[int]:
        """The seats that may still refill after their turn (G44)."""
        if not self.pending.draw_rights or self.pending.window is not None or self.outcome is not None:
            return frozenset()
        return frozenset(self.pending.draw_rights) - {self.turn}

    @property
    def simultaneous(self) -> bool:
        """Whether the others are asked for a Block (G31)."""
        return self.pending.window is not None

    def legal(self, seat: int) -> tuple[AnyMove, ...]:
        """The moves of play that this seat may make now."""
        if seat is not self.turn:
            self.check_seat(seat)
        if self.outcome is not None:
            return ()
        pending = self.pending
        if pending is NONE_PENDING:
            return turn_moves(self) if seat == self.turn else ()
        window = pending.window
        if window is not None:
            if seat == self.turn or seat in window.blocks or seat in window.lets:
                return ()
            return (BLOCKS, LET) if BLOCK in self.hands[seat] else (LET,)
        if pending.stealing is not None:
            shown = sort(self.hands[pending.stealing]) if seat == self.turn else ()
            return tuple(TAKES[card] for card in dict.fromkeys(shown))
        moves = turn_moves(self) if seat == self.turn else ()
        return (*moves, DRAW) if seat in pending.draw_rights else moves

    def default_move(self, seat: int) -> AnyMove | None:
        """To let the pile pass, for a seat that is asked and has not answered (G31)."""
        self.check_seat(seat)
        return LET if self.simultaneous and seat in self.actors else None

    def apply(self, seat: int, move: AnyMove | str) -> tuple[State, tuple[Event, ...]]:
        """The state after a move or its text, and what happened."""
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
            draft.pending,
            draft.outcome,
            self.dealer,
        )
        return after, tuple(draft.events)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        pending = self.pending
        own: Cards = ()
        shown: Cards = ()
        legal: tuple[AnyMove, ...] = ()
        if seat is not None:
            if seat is not self.turn:
                self.check_seat(seat, viewer=True)
            own, legal = self.hands[seat], self.legal(seat)
            if pending.stealing is not None and seat == self.turn:  # G65
                shown = sort(self.hands[pending.stealing])
        actors = self.actors
        if pending.window is not None:  # answers stay secret until all are given (G57)
            pending = hide_answers(pending, pending.window, seat)
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
            pending,
            self.outcome,
            actors,
            legal,
            dealer=self.dealer,
        )

    def drawing(self, *, marks: Marks = (), arrows: Iterable[Arrow] = (), last: AnyMove | str | None = None) -> Drawing:
        """The piles, the seats and every hand."""
        tops = tuple(pile[-1] if pile else None for pile in self.discards)
        table = Table(tuple(map(len, self.hands)), dict(enumerate(self.hands)), tops, len(self.deck))
        return draw(self, table, marks, arrows, last)

    def open_hands(self) -> tuple[Cards, ...]:
        """The cards each seat holds; for servers, and for games that are over."""
        return self.hands

    def card_counts(self) -> Counter[str]:
        """Every card in the game."""
        return Counter(chain(self.deck, self.out, self.specials, *self.piles, *self.hands, *self.discards))

    def __str__(self) -> str:
        hands, discards = ("|".join(map(join, piles)) for piles in (self.hands, self.discards))
        deck, deal = join(self.deck), write_deal(self.deal)
        return f"{write_common(self)} hands={hands} discards={discards} deck={deck} deal={deal}"


def result(setup: Setup, chips: tuple[Chips, ...], idle: int) -> Outcome | None:
    """The outcome, if the game is over (S31, G46)."""
    for seat, own in enumerate(chips):
        if setup.wins(own):
            return Outcome((seat,), Reason.COMPLETED)
    return Outcome((), Reason.STALEMATE) if idle >= setup.seats else None
