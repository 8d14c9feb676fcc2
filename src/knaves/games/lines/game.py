"""The two board games: their tables, and how a game is set up and dealt."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from itertools import chain
from types import MappingProxyType
from typing import Any

from knaves.cards import PACK, Card
from knaves.deal import SEED_BYTES, Deal
from knaves.errors import need_random, need_text, no_view
from knaves.game import AnyOptions, Game, Move, Unreadable
from knaves.game import View as AnyView
from knaves.games.lines import moves
from knaves.games.lines.board import Board, Line
from knaves.games.lines.events import EVENTS
from knaves.games.lines.opening import draw_for_start
from knaves.games.lines.options import ClassicOptions, LinesOptions, TravelOptions
from knaves.games.lines.positions import make_position, read_state, read_view
from knaves.games.lines.setup import Setup, make_setup
from knaves.games.lines.state import State
from knaves.games.lines.view import LinesPublicView, LinesSeatView, View
from knaves.position import Lists, PerSeat


@dataclass(frozen=True, eq=False, repr=False)
class LinesSpec(Game):
    """One of the two board games: its tables, and what can be done with it."""

    name: str
    version: int
    Options: type[LinesOptions]
    board: Board
    pack: tuple[Card, ...]
    hand_sizes: Mapping[tuple[int, int], int]
    """Cards per hand by (seats, teams) (C13, C35, T12); what is not in it cannot be played."""
    lowest_deals: bool
    """Whether the lowest card deals and its left neighbour starts (C9, C14), or the highest starts (T10)."""
    can_break: bool
    """Whether the advanced jack exists here (C31, G77)."""
    rules: Mapping[str, str]
    """The id under which each common rule stands on this game's sheet."""

    event_types = EVENTS
    view_types = (LinesPublicView, LinesSeatView)
    stat_keys = ("sequences", "broken_sequences", "reshuffles", "exchanges", "passes", "forfeited_draws", "calls")

    @property
    def players_rule(self) -> str:
        """The id of the rule on the number of players."""
        return self.rules["players"]

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players it is made for (C2, B17)."""
        return tuple(sorted({seats for seats, _ in self.hand_sizes}))

    @property
    def layout(self) -> tuple[tuple[str, ...], ...]:
        """The cards of the board row by row."""
        width, cards = self.board.width, self.board.layout
        return tuple(cards[start : start + width] for start in range(0, len(cards), width))

    def setup(self, seats: int, options: AnyOptions | None = None) -> Setup:
        """Seats, teams and options, checked."""
        agreed = self.check_options(options)
        assert isinstance(agreed, ClassicOptions | TravelOptions)
        return make_setup(self, seats, agreed)

    def side_name(self, side: int) -> str:
        """A team's colour."""
        return moves.COLOURS[side]

    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        """The team each seat plays for."""
        return self.setup(seats, options).team

    def new(
        self,
        *,
        seats: int,
        seed: bytes | None = None,
        options: AnyOptions | None = None,
        contributions: tuple[str, ...] = (),
    ) -> State:
        """A game dealt and ready for its first move (C9, C10, C13, T10, T12)."""
        setup = self.setup(seats, options)
        deal = Deal.start(seed, contributions)
        opening, deal = draw_for_start(setup, deal)
        cards, deal = deal.shuffle(self.pack)
        hands: list[tuple[Card, ...]] = [()] * seats
        dealt = seats * setup.hand_size
        for place in range(seats):
            hands[(opening.starter + place) % seats] = cards[place:dealt:seats]
        nothing = (0,) * setup.teams
        piles: tuple[tuple[Card, ...], ...] = ((),) * seats
        made = ((),) * setup.teams
        return State(setup, nothing, made, tuple(hands), piles, cards[dealt:], opening.starter, deal, opening=opening)

    def move(self, text: str) -> Move:
        """The move with this text form."""
        need_text("a move", text, ": state.apply takes moves too")
        return _read_move(self.board, text)

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        """Every move of play: by card and cell, then the lines, and what needs neither."""
        board, setup = self.board, self.setup(seats, options)
        placed = [ways[board.cells_by_card[card]] for card, ways in board.places.items()]
        jacks = [table[card] for table in (board.wilds, board.removals) for card in table]
        chosen = (moves.Choose(line.name) for line in setup.lines)
        paid = (moves.GIVE_UPS[card] for card in PACK) if any(setup.callable_teams) else ()
        return (*chain(*placed, *jacks), *moves.EXCHANGES.values(), *chosen, *paid, moves.DRAW, moves.PASS)

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
        chips: Mapping[Any, Iterable[str]] = MappingProxyType({}),
        sequences: Iterable[str | Line] = (),
        hands: PerSeat | None = None,
        discards: PerSeat | None = None,
        deck: Iterable[Card] | None = None,
        turn: int = 0,
        **others: Lists,
    ) -> State:
        """The state with these chips (cells by team), sequences, hands and discard piles. Raises as `position` does.

        `others` are further fields of a position's text by name, as `exchanges=1`. What is left out has the default of
        docs/notation.md: the draw pile holds all cards that lie nowhere else.
        """
        lists = {"hands": hands, "discards": discards}
        fields = {"deck": deck, "turn": turn, **others}
        return make_position(self, self.setup(seats, options), chips, sequences, lists, fields)

    def read_view(self, text: str) -> View:
        """The view with this text form."""
        need_text("a view", text, ": state.view(seat) gives one")
        return read_view(self, text)

    def sample(self, view: AnyView, rng: random.Random) -> State:
        """A full state that looks like this view: the unseen cards are dealt at random."""
        if not isinstance(view, View) or view.game.name != self.name:
            raise no_view(self, view)
        need_random("sample", rng)
        unseen = Counter(self.pack)
        unseen.subtract(chain(view.hand, *view.discards))
        cards = list(unseen.elements())
        rng.shuffle(cards)
        hands = []
        for seat, count in enumerate(view.hand_counts):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                hands.append(tuple(cards[:count]))
                del cards[:count]
        return State(
            view.setup,
            view.chips,
            view.sequences,
            tuple(hands),
            view.discards,
            tuple(cards),
            view.turn,
            Deal(rng.randbytes(SEED_BYTES)),
            view.pending,
            view.outcome,
            view.opening,
        )


@lru_cache(maxsize=8192)  # a server reads the same few thousand again and again
def _read_move(board: Board, text: str) -> Move:
    """The move with this text form, on a board that has the cells it names."""
    move = moves.parse(text)
    for cell in moves.named_cells(move):
        if cell not in board.number:
            raise Unreadable(f"there is no cell {cell}: the cells go from a1 to {board.names[-1]}")
    return move


def _drawing(name: str) -> str:
    return (resources.files("knaves.games.lines") / "boards" / f"{name}.txt").read_text("utf-8")


CLASSIC = LinesSpec(
    name="classic",
    version=1,
    Options=ClassicOptions,
    board=Board(_drawing("classic"), line_length=5),
    pack=PACK * 2,
    hand_sizes={
        (2, 2): 7,
        (4, 2): 6,
        (6, 2): 5,
        (8, 2): 4,
        (10, 2): 3,
        (12, 2): 3,  # C13
        (3, 3): 6,
        (6, 3): 5,
        (9, 3): 4,
        (12, 3): 3,  # C35
    },
    lowest_deals=True,
    can_break=True,
    rules={
        "players": "C2",
        "teams": "C7",
        "turn": "C14",
        "hand": "C15",
        "place": "C16",
        "draw": "C18",
        "free": "C20",
        "wild": "C24",
        "remove": "C25",
        "locked": "C27",
        "dead": "C28",
    },
)

TRAVEL = LinesSpec(
    name="travel",
    version=1,
    Options=TravelOptions,
    board=Board(_drawing("travel"), line_length=4),
    pack=PACK,
    hand_sizes={(2, 2): 7, (3, 3): 6, (4, 2): 6, (6, 2): 5, (6, 3): 5},  # T12, B17
    lowest_deals=False,
    can_break=False,
    rules={
        "players": "B17",
        "teams": "T7",
        "turn": "T18",
        "hand": "T14",
        "place": "T15",
        "draw": "T17",
        "free": "T15",
        "wild": "T20",
        "remove": "T21",
        "locked": "T22",
        "dead": "T23",
    },
)
