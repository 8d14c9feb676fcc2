"""What is settled before the first card: which game, how many seats, who plays with whom, by which options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from knaves.cards import Card
from knaves.game import Game, SetupError
from knaves.games.lines.board import Board, Line
from knaves.games.lines.moves import CALLS, Call
from knaves.games.lines.options import LinesOptions


@dataclass(frozen=True, eq=False)
class Edition(Game):
    """One of the two board games, as data; `LinesGame` adds what can be done with it."""

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
    """The id under which each common rule stands on this edition's sheet."""

    @property
    def players_rule(self) -> str:
        """The id of the rule that says for how many it is."""
        return self.rules["players"]


@dataclass(frozen=True)
class Setup:
    """An edition with seats, teams and options; shared by all states of a game."""

    edition: Edition
    seats: int
    teams: int
    options: LinesOptions

    @cached_property
    def board(self) -> Board:
        """The edition's board."""
        return self.edition.board

    @cached_property
    def option_texts(self) -> dict[str, str]:
        """All options as text."""
        return self.options.texts(all_of_them=True)

    @cached_property
    def hand_size(self) -> int:
        """Cards each seat is dealt."""
        return self.edition.hand_sizes[self.seats, self.teams]

    @cached_property
    def needed(self) -> int:
        """Sequences that win: two, with three sides one (C3, C33, T3, T5)."""
        return 1 if self.teams == 3 else 2

    @cached_property
    def team(self) -> tuple[int, ...]:
        """Each seat's team: they alternate round the table (C8, C34, T8, G24)."""
        return tuple(seat % self.teams for seat in range(self.seats))

    @cached_property
    def members(self) -> tuple[tuple[int, ...], ...]:
        """Each team's seats."""
        return tuple(tuple(range(team, self.seats, self.teams)) for team in range(self.teams))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines that count."""
        return tuple(line for line in self.board.lines if self.options.diagonals or line.direction < 2)

    @cached_property
    def through(self) -> dict[str, tuple[Line, ...]]:
        """The lines that count, by cell."""
        return self.board.through if self.options.diagonals else self.board.through_straight

    @cached_property
    def masks_through(self) -> dict[str, tuple[tuple[int, tuple[int, ...]], ...]]:
        """By cell and direction: its neighbours, and the masks of the lines that count.

        A line through a cell runs through one of its two neighbours, so where neither has a chip none is complete.
        """
        return {cell: tuple(_by_direction(self.board, cell, lines)) for cell, lines in self.through.items()}

    @cached_property
    def auto_draw(self) -> bool:
        """Whether drawing is no move of its own (G17)."""
        return self.options.forgotten_draw == "auto"

    @cached_property
    def callable_teams(self) -> tuple[tuple[Call, ...], ...]:
        """The calls each seat may make: other teams of two or more, where table talk is penalised (C30, G76)."""
        penalty = self.options.table_talk == "penalty" and self.seats > self.teams  # type: ignore[attr-defined]
        return tuple(tuple(CALLS[team] for team in range(self.teams) if penalty and team != own) for own in self.team)


def _by_direction(board: Board, cell: str, lines: tuple[Line, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for direction in sorted({line.direction for line in lines}):
        along = [line for line in lines if line.direction == direction]
        beside = {line.cells[at] for line in along for at in _next_to(line.cells.index(cell), len(line.cells))}
        mask = sum(1 << board.number[name] for name in beside)
        if mask & board.corners:  # a corner counts as a chip, so here every chip of the lines must be asked for
            mask = board.playable
        yield mask, tuple(line.mask for line in along)


def _next_to(at: int, length: int) -> list[int]:
    return [beside for beside in (at - 1, at + 1) if 0 <= beside < length]


def make_setup(edition: Edition, seats: int, options: LinesOptions) -> Setup:
    """The set-up for so many players; one clear sentence when it cannot be."""
    edition.check_seats(seats)  # before the cache, to which 2.0 is 2
    return _make_setup(edition, seats, options)


@lru_cache(maxsize=1024)
def _make_setup(edition: Edition, seats: int, options: LinesOptions) -> Setup:
    allowed = sorted(teams for count, teams in edition.hand_sizes if count == seats)
    teams = allowed[0] if options.teams is None else options.teams
    if teams not in allowed:
        raise SetupError(
            f"{seats} players make {' or '.join(map(str, allowed))} teams of equal size, not {teams} "
            f"({edition.rules['teams']})"
        )
    if options.advanced_jack and not edition.can_break:
        raise SetupError(f"advanced_jack is a rule of the classic game, {edition.name} has none (G77)")
    if options.advanced_jack and teams == 3:
        raise SetupError("advanced_jack needs two teams: with three the first sequence wins and is never broken (G77)")
    return Setup(edition, seats, teams, replace(options, teams=teams))
