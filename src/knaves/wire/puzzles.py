"""Puzzles, as clients get them: everything to show and to judge them without rules, also without a network."""

from __future__ import annotations

from typing import Any

import msgspec

from knaves.wire.server_messages import PublicViewData, SeatViewData


class PuzzleReason(msgspec.Struct, frozen=True):
    """Why a move is right: the sentence `hint-REASON`, as in a `Hint`."""

    reason: str
    args: dict[str, Any]


class AcceptedMove(msgspec.Struct, frozen=True):
    """A right move."""

    move: str
    step: int | None
    """The number of the step that it leads to; null if it solves the puzzle."""
    why: PuzzleReason


class PuzzleStep(msgspec.Struct, frozen=True):
    """A position of a puzzle, as at a live table: the seat in `own` is to move, and `own.legal` has its moves."""

    view: PublicViewData
    own: SeatViewData
    accepted: list[AcceptedMove]
    """The right moves, of which the first is shown as the solution. All others are wrong."""


class PuzzleData(msgspec.Struct, frozen=True):
    """A puzzle."""

    id: str
    game: str
    kind: str
    """`puzzle-goal-KIND` is the task in words."""
    plays: int
    """The number of moves that solve it."""
    difficulty: int
    """From 0 to 100."""
    found: dict[str, int]
    """By level: how often it finds the solution, in percent."""
    chance: int | None
    """The chance to win with the solution, in percent; null if the rules alone decide."""
    next_chance: int | None
    """The same with the next best move."""
    steps: list[PuzzleStep]


class PuzzleBatch(msgspec.Struct, frozen=True):
    """Some puzzles of a game, from the easiest on."""

    puzzles: list[PuzzleData]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    count: int
    kinds: dict[str, int]
    """How many there are of each kind."""
    batches: list[str]
    """The addresses of the batches, from the easiest on. What is there never changes, so it can be kept for ever."""
    ids: list[list[str]]
    """The ids of the puzzles in each batch, so that one can be found."""


class DailyPuzzles(msgspec.Struct, frozen=True):
    """The puzzles of a day, the same everywhere."""

    date: str
    """Like 2026-11-18."""
    ids: dict[str, str]
    """By game."""


class PuzzleIndex(msgspec.Struct, frozen=True):
    """Which puzzles there are, and those of the coming days."""

    games: dict[str, PuzzleShelf]
    daily: list[DailyPuzzles]
    """From yesterday on, 33 days: somewhere it is still yesterday."""
