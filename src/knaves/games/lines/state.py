"""The rules of the board games: who may act, and what is legal. docs/rules.md states each under its id.

`State` is frozen; what a move does is in `draft.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from knaves.cards import JACKS, TWO_EYED, Card, join
from knaves.deal import Deal
from knaves.drawing import Drawing
from knaves.game import Event, IllegalMove, Outcome
from knaves.game import Move as AnyMove
from knaves.game import State as AnyState
from knaves.games.lines.board import Line
from knaves.games.lines.completion import new_lines
from knaves.games.lines.draft import Draft
from knaves.games.lines.drawing import Arrow, Hands, Marks, draw
from knaves.games.lines.moves import (
    DRAW,
    EXCHANGES,
    GIVE_UPS,
    OFFER,
    PASS,
    Choose,
)
from knaves.games.lines.notation import write_common
from knaves.games.lines.options import LinesOptions
from knaves.games.lines.pending import NONE_PENDING, UNKNOWN, Opening, Pending
from knaves.games.lines.setup import Setup
from knaves.games.lines.squares import Squares
from knaves.games.lines.view import View
from knaves.position import write_deal

if TYPE_CHECKING:
    from knaves.games.lines.game import LinesSpec

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class State(Squares, AnyState):
    """One moment of a board game."""

    setup: Setup
    chips: tuple[int, ...]
    """The cells each team has a chip on."""
    sequences: tuple[tuple[Line, ...], ...]
    """Each team's completed lines."""
    hands: tuple[Hand, ...]
    discards: tuple[Hand, ...]
    """Each seat's discard pile, the top card last (C15)."""
    deck: Hand
    """The draw pile, the top card first."""
    turn: int
    deal: Deal
    pending: Pending = NONE_PENDING
    outcome: Outcome | None = None
    opening: Opening = UNKNOWN

    @property
    def game(self) -> LinesSpec:
        """The game these are the rules of."""
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
    def seed(self) -> bytes:
        """The seed that the game was dealt from: with it, every card to come is known."""
        return self.deal.seed

    @property
    def sides(self) -> tuple[int, ...]:
        """Each seat's team."""
        return self.setup.team

    @property
    def actors(self) -> frozenset[int]:
        """The seats that may act now: whose turn it is, and who may act out of turn."""
        if self.outcome is not None:
            return frozenset()
        pending = self.pending
        if pending.forfeits:
            return frozenset(pending.forfeits)
        if pending.choosing is not None:
            return frozenset(self.choosers)
        return frozenset((self.turn, *pending.draw_rights))

    @property
    def late_drawers(self) -> frozenset[int]:
        """The seats that may still draw for an earlier play, while others play on (G17)."""
        pending = self.pending
        if not pending.draw_rights or pending.forfeits or pending.choosing is not None or self.outcome is not None:
            return frozenset()
        return frozenset(pending.draw_rights) - {self.turn}

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that may choose a line: its maker, or the whole team whose line an opponent broke (G4, G75)."""
        team = self.pending.choosing
        if team is None:
            return ()
        return (self.turn,) if self.setup.team[self.turn] == team else self.setup.members[team]

    @property
    def choices(self) -> tuple[Line, ...]:
        """The lines of which one must be chosen."""
        team = self.pending.choosing
        if team is None:
            return ()
        return new_lines(self.setup, self.setup.lines, self.chips[team], self.sequences[team])

    # --- What is legal ---

    def legal(self, seat: int) -> tuple[AnyMove, ...]:
        """The moves of play that this seat may make now."""
        if seat is not self.turn:
            self.check_seat(seat)
        if self.outcome is not None:
            return ()
        pending = self.pending
        if pending.forfeits:
            return tuple(GIVE_UPS[card] for card in dict.fromkeys(self.hands[seat])) if seat in pending.forfeits else ()
        if pending.choosing is not None:
            return tuple(Choose(line.name) for line in self.choices) if seat in self.choosers else ()
        moves = self._turn_moves() if seat == self.turn else ()
        return (*moves, DRAW) if seat in pending.draw_rights else moves

    def _turn_moves(self) -> tuple[AnyMove, ...]:
        setup, chips = self.setup, self.chips
        board = setup.board
        free = board.playable & ~(chips[0] | chips[1] | (chips[2] if len(chips) == 3 else 0))
        cells_by_card, places = board.cells_by_card, board.places
        plays: list[AnyMove] = []
        dead: list[AnyMove] = []
        for card in dict.fromkeys(self.hands[self.turn]):
            ways: Sequence[AnyMove]
            if card not in JACKS:
                ways = places[card][free & cells_by_card[card]]
            elif card in TWO_EYED:
                ways = tuple(board.pick(board.wilds[card], free))
            else:
                ways = tuple(board.pick(board.removals[card], self._targets()))
            if ways:
                plays += ways
            elif setup.options.dead_jack or card not in JACKS:
                dead.append(EXCHANGES[card])
        if dead and self._may_exchange(can_play=bool(plays)):
            plays += dead
        return tuple(plays) or (PASS,)

    def _targets(self) -> int:
        """The chips that the seat to move may take off (C25, C27, C31)."""
        own = self.setup.team[self.turn]
        targets = 0
        for team, chips in enumerate(self.chips):
            if team != own:
                targets |= chips
                if not self.setup.options.advanced_jack:
                    for line in self.sequences[team]:
                        targets &= ~line.mask
        return targets

    def _may_exchange(self, *, can_play: bool) -> bool:
        """Whether one more dead card may go this turn (B3). The pack's size bounds a turn that digs in vain."""
        done = self.pending.exchanges
        limit = self.setup.options.dead_cards
        if done == 0:
            return True
        if limit == "one" or done >= len(self.setup.spec.pack):
            return False
        return limit == "unlimited" or not can_play

    def table_actions(self, seat: int) -> tuple[AnyMove, ...]:
        """An offer of a draw in one's own turn, and calling another team for table talk."""
        if seat is not self.turn:
            self.check_seat(seat)
        pending = self.pending
        if self.outcome is not None or pending.forfeits or pending.choosing is not None:
            return ()
        offer = (OFFER,) if seat == self.turn and seat not in pending.offers else ()
        return (*offer, *self.setup.callable_teams[seat])

    # --- What a move does ---

    def apply(self, seat: int, move: AnyMove | str) -> tuple[State, tuple[Event, ...]]:
        """The state after a move or its text, and what happened."""
        if seat is not self.turn:  # it may be one that nobody has
            self.check_seat(seat)
        if self.outcome is not None:
            raise IllegalMove("G18" if self.outcome.winners else "G3", "the game is over")
        draft = Draft(self)
        draft.carry_out(seat, move)
        after = State(
            self.setup,
            tuple(draft.chips),
            draft.sequences,
            tuple(draft.hands),
            tuple(draft.discards),
            draft.deck,
            draft.turn,
            draft.deal,
            draft.pending,
            draft.outcome,
            self.opening,
        )
        return after, tuple(draft.events)

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        if seat is not None and seat is not self.turn:
            self.check_seat(seat, viewer=True)
        return View(
            self.setup,
            seat,
            self.chips,
            self.sequences,
            () if seat is None else self.hands[seat],
            tuple(map(len, self.hands)),
            self.discards,
            len(self.deck),
            self.turn,
            self.pending,
            self.outcome,
            self.actors,
            () if seat is None else self.legal(seat),
            () if seat is None else self.table_actions(seat),
            self.opening,
        )

    def drawing(self, *, marks: Marks = (), arrows: Iterable[Arrow] = (), last: AnyMove | str | None = None) -> Drawing:
        """The board with its chips, and every hand."""
        hands = Hands(tuple(map(len, self.hands)), dict(enumerate(self.hands)))
        return draw(self, hands, marks, arrows, last)

    def open_hands(self) -> tuple[Hand, ...]:
        """The cards each seat holds."""
        return self.hands

    def card_counts(self) -> Counter[str]:
        """Every card in the game."""
        return Counter(chain(self.deck, *self.hands, *self.discards))

    def __str__(self) -> str:
        hands = "|".join(map(join, self.hands))
        return f"{write_common(self)} hands={hands} deck={join(self.deck)} deal={write_deal(self.deal)}"
