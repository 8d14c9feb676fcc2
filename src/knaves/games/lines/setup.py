"""The set-up of a game, fixed before the first card: the seats, the teams and the options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from knaves.game import SetupError
from knaves.games.lines.board import Board, Line
from knaves.games.lines.moves import CALLS, Call
from knaves.games.lines.options import LinesOptions

if TYPE_CHECKING:
    from knaves.games.lines.game import LinesSpec


@dataclass(frozen=True, repr=False)
class Setup:
    """A game with its seats, teams and options; shared by all states of a game."""

    spec: LinesSpec
    seats: int
    teams: int
    options: LinesOptions

    @cached_property
    def board(self) -> Board:
        """The board that is played on."""
        return self.spec.board

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it follows from: its tables would make every state a thousand times as large."""
        return make_setup, (self.spec, self.seats, self.options)

    def __repr__(self) -> str:
        return f"<{self.spec.name} for {self.seats}: {self.options!r}>"

    @cached_property
    def option_texts(self) -> dict[str, str]:
        """All options as text."""
        return self.options.texts(all_of_them=True)

    @cached_property
    def hand_size(self) -> int:
        """Cards each seat is dealt."""
        return self.spec.hand_sizes[self.seats, self.teams]

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
        """Whether drawing is not a move of its own (G17)."""
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


def make_setup(spec: LinesSpec, seats: int, options: LinesOptions) -> Setup:
    """The set-up for so many players; one clear sentence when it cannot be."""
    spec.check_seats(seats)  # before the cache, to which 2.0 is 2
    return _make_setup(spec, seats, options)


@lru_cache(maxsize=1024)
def _make_setup(spec: LinesSpec, seats: int, options: LinesOptions) -> Setup:
    allowed = sorted(teams for count, teams in spec.hand_sizes if count == seats)
    teams = allowed[0] if options.teams is None else options.teams
    if teams not in allowed:
        raise SetupError(
            f"{seats} players make {' or '.join(map(str, allowed))} teams of equal size, not {teams} "
            f"({spec.rules['teams']})"
        )
    if options.advanced_jack and not spec.can_break:
        raise SetupError(f"advanced_jack is a rule of the classic game, {spec.name} has none (G77)")
    if options.advanced_jack and teams == 3:
        raise SetupError("advanced_jack needs two teams: with three the first sequence wins and is never broken (G77)")
    return Setup(spec, seats, teams, replace(options, teams=teams))
