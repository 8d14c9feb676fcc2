"""The game itself: its table, and how it is set up and dealt."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from knaves.cards import Card
from knaves.deal import SEED_BYTES, Deal
from knaves.errors import need_random, need_text, no_view
from knaves.game import AnyOptions, Game, Move
from knaves.game import View as AnyView
from knaves.games.stacks import moves
from knaves.games.stacks.deck import COLOUR, COLOURS, COPIES, OUT_FOR_TWO, PLACES, RANKS
from knaves.games.stacks.events import EVENTS
from knaves.games.stacks.options import StacksOptions
from knaves.games.stacks.positions import fill_in, make_position, read_state, read_view, unseen
from knaves.games.stacks.setup import Chips, Setup, make_setup
from knaves.games.stacks.state import State
from knaves.games.stacks.view import StacksPublicView, StacksSeatView, View
from knaves.position import Lists, PerSeat


@dataclass(frozen=True, eq=False, repr=False)
class StacksSpec(Game):
    """The card game: its tables, and what can be done with it. Tests make smaller ones."""

    name: str
    version: int
    Options: type[StacksOptions]
    players: tuple[int, ...]
    """The numbers of players (S1)."""
    copies: Mapping[Card, int]
    """The number of copies of each card, in the order in which the deck is shuffled."""
    out_for_two: Mapping[Card, int]
    """The cards removed with two players (S4)."""
    hand_size: int
    height: int
    """Cards of a completed pile (S13)."""
    chips_to_win: int
    """The number of chips that wins (S31) …"""
    chips_of_each: int
    """… with at least this many of each colour."""

    event_types = EVENTS
    view_types = (StacksPublicView, StacksSeatView)
    stat_keys = (
        *("sequences", "blocks", "thefts", "stolen_chips", "skips", "reverses", "missed_turns", "reshuffles"),
        *("forgotten_draws", "turns_without_a_discard"),
    )

    @property
    def players_rule(self) -> str:
        """The id of the rule on the number of players."""
        return "S1"

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players it is made for (S1)."""
        return self.players

    def side_name(self, side: int) -> str:
        """The name of a side: each seat is one."""
        return f"seat {side}"

    def setup(self, seats: int, options: AnyOptions | None = None) -> Setup:
        """Seats and options, checked."""
        agreed = self.check_options(options)
        assert isinstance(agreed, StacksOptions)
        return make_setup(self, seats, agreed)

    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        """Everyone plays alone."""
        return self.setup(seats, options).sides

    def new(
        self,
        *,
        seats: int,
        seed: bytes | None = None,
        options: AnyOptions | None = None,
        contributions: tuple[str, ...] = (),
    ) -> State:
        """A game dealt and ready for its first move (S3, S5, S6, S11, G56)."""
        setup = self.setup(seats, options)
        deal = Deal.start(seed, contributions)
        dealer, deal = deal.pick(seats)
        cards, deal = deal.shuffle(setup.pack)
        starter = (dealer + 1) % seats
        dealt = seats * setup.hand_size
        hands: list[tuple[Card, ...]] = [()] * seats
        for place in range(seats):
            hands[(starter + place) % seats] = cards[place:dealt:seats]
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(
            setup,
            ((),) * len(PLACES),
            ((0, 0),) * seats,
            tuple(hands),
            nothing,
            cards[dealt:],
            (),
            (),
            starter,
            1,
            deal,
            dealer=dealer,
        )

    def move(self, text: str) -> Move:
        """The move with this text form."""
        need_text("a move", text, ": state.apply takes moves too")
        return moves.parse(text)

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        """Every move: cards on places, special cards, discards, answers, and the end of a turn."""
        self.setup(seats, options)
        coloured = [(card, place) for card in COLOUR for place in PLACES if card[0].lower() == place[0]]
        laid = [moves.Lay(card, place, top) for card, place in coloured for top in (False, True)]
        stolen = [
            steal
            for victim in range(seats)
            for top in (False, True)
            for steal in (
                *(moves.StealCard(victim, source, top) for source in "dh"),
                *(moves.StealChip(victim, colour, top) for colour in range(len(COLOURS))),
            )
        ]
        plain = (moves.BLOCKS, moves.LET, moves.END, moves.DRAW)
        tables = (*moves.SKIPS, *moves.REVERSES, *moves.DISCARDS.values(), *moves.TAKES.values())
        return (*laid, *stolen, *tables, *plain)

    def normalize_input(self, text: str) -> str:
        """Typed text, brought nearer to the text form of a move."""
        return moves.normalize_input(text)

    def position(self, text: str) -> State:
        """The state with this text form."""
        need_text("a position", text, ": make_position builds one from data")
        return read_state(self, text)

    def make_position(
        self,
        *,
        seats: int,
        options: AnyOptions | None = None,
        piles: Mapping[str, Iterable[Card]] = MappingProxyType({}),
        chips: Iterable[Chips] | Mapping[int, Chips] | None = None,
        hands: PerSeat | None = None,
        discards: PerSeat | None = None,
        deck: Iterable[Card] | None = None,
        turn: int = 0,
        **others: Lists,
    ) -> State:
        """The state with these piles (cards by place), chips, hands and discard piles. Raises as `position` does.

        `others` are further fields of a position's text by name, as `direction=-1`. What is left out has the default
        of docs/notation.md: the draw deck holds all cards that lie nowhere else.
        """
        lists = {"hands": hands, "discards": discards}
        fields = {"deck": deck, "turn": turn, **others}
        return make_position(self, self.setup(seats, options), piles, chips, lists, fields)

    def read_view(self, text: str) -> View:
        """The view with this text form."""
        need_text("a view", text, ": state.view(seat) gives one")
        return read_view(self, text)

    def sample(self, view: AnyView, rng: random.Random) -> State:
        """A full state that looks like this view; in an open window the others have not answered yet."""
        if not isinstance(view, View):
            raise no_view(self, view)
        need_random("sample", rng)
        cards = list(unseen(view))
        rng.shuffle(cards)
        return fill_in(view, tuple(cards), Deal(rng.randbytes(SEED_BYTES)))


STACKS = StacksSpec(
    name="stacks",
    version=1,
    Options=StacksOptions,
    players=(2, 3, 4, 5, 6),
    copies=COPIES,
    out_for_two=OUT_FOR_TWO,
    hand_size=5,
    height=RANKS,
    chips_to_win=5,
    chips_of_each=2,
)
