"""The coder of classic and travel: an observation is a stack of planes over the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np
import numpy.typing as npt

from knaves.cards import ONE_EYED, PACK, TWO_EYED, Card
from knaves.envs.coder import Coder, Numbers, Row, Transfer, same_for_every_seat
from knaves.game import Event, Game, Move, Options
from knaves.game import View as AnyView
from knaves.games.lines import LinesSpec, View
from knaves.games.lines.board import CORNER, Board
from knaves.games.lines.events import Drew, Reshuffled
from knaves.games.lines.moves import CALLS, DRAW, EXCHANGES, GIVE_UPS, OFFER, PASS, Choose, Place
from knaves.games.lines.setup import Setup

TEAMS = ("own team", "team +1", "team +2")
"""Teams as a seat counts them; the last is empty with two teams."""
BOARDS = 9
"""The number of planes that differ from cell to cell; the others are constant over the board."""


def plays(board: Board) -> list[Row]:
    """Every play on a board."""
    cells = [number for number, card in enumerate(board.layout) if card != CORNER]
    jacks = (*board.wilds.values(), *board.removals.values())
    return same_for_every_seat(
        (
            *(Place(board.layout[number], board.names[number]) for number in cells),
            *(ways[number] for ways in jacks for number in cells),
            *EXCHANGES.values(),
            PASS,
            DRAW,
            *(Choose(line.name) for line in board.lines),
            *GIVE_UPS.values(),
        )
    )


def table_actions(setup: Setup) -> list[Row]:
    """Offering a draw, and calling table talk of another team."""

    def call(step: int) -> Row:
        other = [CALLS[(team + step) % setup.teams] if step < setup.teams else None for team in setup.team]
        return f"call:+{step}", other.__getitem__

    return [*same_for_every_seat((OFFER,)), call(1), call(2)]


def _legend(max_seats: int) -> tuple[str, ...]:
    return (
        *(f"chips of {team}" for team in TEAMS),
        *(f"locked chips of {team}" for team in TEAMS),
        "corners",
        "cards in hand",
        "cards on discard piles",
        "wild jacks in hand",
        "one-eyed jacks in hand",
        "wild jacks on discard piles",
        "one-eyed jacks on discard piles",
        *(f"sequences of {team}" for team in TEAMS),
        "draw pile",
        "way to the own turn",
        "dead card exchanged",
        "card to draw",
        "card owed",
        "own team names its line",
        "another team names its line",
        "card to give up",
        "own team offers a draw",
        "others offer a draw",
        "idle turns",
        "passes",
        *(f"hand of seat +{step}" for step in range(max_seats)),
    )


class LinesCoder(Coder):
    """The coder of a board game."""

    cards = PACK

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        assert isinstance(game, LinesSpec)
        self.setup = setup = game.setup(seats, options)
        board = setup.board
        super().__init__(game, seats, options, plays(board), table_actions(setup))
        self.max_seats = max(game.seat_counts)
        self.legend = _legend(self.max_seats)
        self.shape = (len(self.legend), board.height, board.width)
        self._cells = len(board.layout)
        self._corners = self._plane(board.corners)
        self._cell_cards = np.array([self.number.get(card, len(PACK)) for card in board.layout])
        pack = setup.spec.pack
        self._copies = max(map(pack.count, pack))
        self._wilds, self._removers = (max(1, sum(card in jacks for card in pack)) for jacks in (TWO_EYED, ONE_EYED))

    def observe(self, view: AnyView) -> Numbers:
        """The planes in the order of `legend`."""
        assert isinstance(view, View)
        seen = list(chain.from_iterable(view.discards))
        planes = np.empty(self.shape, np.float32)
        for plane, board in zip(planes[:BOARDS], self._boards(view, seen), strict=True):
            plane[...] = board
        numbers = np.fromiter(self._numbers(view, seen), np.float32, len(planes) - BOARDS)
        planes[BOARDS:] = numbers[:, None, None]
        return planes

    def _teams(self, view: View) -> list[int | None]:
        """The teams as this seat counts them."""
        teams = self.setup.teams
        own = self.setup.team[view.seat or 0]
        return [(own + step) % teams if step < teams else None for step in range(len(TEAMS))]

    def _boards(self, view: View, seen: list[Card]) -> Iterator[Numbers | npt.NDArray[np.uint8]]:
        """The planes that differ from cell to cell."""
        teams = self._teams(view)
        for team in teams:
            yield self._plane(0 if team is None else view.chips[team])
        for team in teams:
            yield self._plane(0 if team is None else _locked(view, team))
        yield self._corners
        yield self._by_cell(view.hand)
        yield self._by_cell(seen)

    def _numbers(self, view: View, seen: list[Card]) -> Iterator[float]:
        """The numbers of the constant planes."""
        setup, pending = self.setup, view.pending
        seat = view.seat or 0
        own = setup.team[seat]
        for cards in (view.hand, seen):
            yield sum(card in TWO_EYED for card in cards) / self._wilds
            yield sum(card in ONE_EYED for card in cards) / self._removers
        for team in self._teams(view):
            yield 0.0 if team is None else min(1.0, len(view.sequences[team]) / setup.needed)
        yield view.deck_count / len(setup.spec.pack)
        yield (seat - view.turn) % setup.seats / setup.seats
        yield pending.exchanges > 0
        yield view.seat in pending.draw_rights
        yield view.seat in pending.owed_draws
        yield pending.choosing == own
        yield pending.choosing not in (None, own)
        yield view.seat in pending.forfeits
        offering = {setup.team[other] for other in pending.offers}
        yield own in offering
        yield len(offering - {own}) / (setup.teams - 1)
        yield min(1.0, pending.idle / setup.seats)
        cap = setup.options.stalemate_cap * setup.seats
        yield min(1.0, pending.passes / cap) if cap else 0.0
        for step in range(self.max_seats):
            count = view.hand_counts[(seat + step) % setup.seats] if step < setup.seats else 0
            yield count / setup.hand_size

    def _plane(self, mask: int) -> npt.NDArray[np.uint8]:
        """A bit mask as a board of zeros and ones."""
        raw = np.frombuffer(mask.to_bytes((self._cells + 7) // 8, "little"), np.uint8)
        return np.unpackbits(raw, count=self._cells, bitorder="little").reshape(self.shape[1:])

    def _by_cell(self, cards: list[Card] | tuple[Card, ...]) -> Numbers:
        """For each cell, the share of the copies of its card that are among these cards."""
        counts = [0] * (len(PACK) + 1)  # the last entry is for corners
        for card in cards:
            counts[self.number[card]] += 1
        shares = np.array(counts, np.float32) / self._copies
        by_cell: Numbers = shares[self._cell_cards].reshape(self.shape[1:])
        return by_cell

    def starters(self) -> range:
        """All seats if the lowest card deals, else one seat of each team (C9, T10)."""
        return range(self.seats if self.setup.spec.lowest_deals else self.setup.teams)

    def split_chance(self, move: Move, events: tuple[Event, ...]) -> tuple[tuple[Transfer, ...], tuple[Event, ...]]:
        """Split off the drawn cards; before a reshuffle they were the last of the pile, so chance chose nothing."""
        del move
        at = max((place for place, event in enumerate(events) if isinstance(event, Reshuffled)), default=-1) + 1
        drawn = tuple(Transfer(event.seat, None) for event in events[at:] if isinstance(event, Drew))
        return drawn, events[:at] + tuple(event for event in events[at:] if not isinstance(event, Drew))


def _locked(view: View, team: int) -> int:
    locked = 0
    for line in view.sequences[team]:
        locked |= line.mask
    return locked
