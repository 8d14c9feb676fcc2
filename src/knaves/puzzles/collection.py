"""The puzzles that are shipped: one of the day, and the next one by difficulty."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from datetime import date
from functools import cache
from importlib import resources

from knaves.errors import GameError
from knaves.games import GAMES
from knaves.puzzles.puzzle import KINDS, Puzzle


class NoSuchPuzzle(GameError):
    """There is no puzzle with this id, or none of this game or kind."""


def _text(game: str) -> str:
    file = resources.files("knaves.puzzles") / "data" / f"{game}.tsv"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, from the easiest to the hardest. Raises `NoSuchPuzzle` if it has none."""
    lines = [line for line in _text(game).splitlines() if line and not line.startswith("#")] if game in GAMES else []
    if not lines:
        raise NoSuchPuzzle(f"there are no puzzles of {game[:20]!r}; there are some of {', '.join(games())}")
    return tuple(sorted(map(Puzzle.parse, lines), key=lambda one: (one.difficulty, one.id)))


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(name for name in GAMES if _text(name))


@cache
def edition() -> str:
    """A few digits that change when any puzzle does."""
    return hashlib.sha256("".join(map(_text, games())).encode()).hexdigest()[:10]


def find_puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle with this id. Raises `NoSuchPuzzle`."""
    wanted = puzzle_id.strip().lower()
    for game in games():
        if wanted.startswith(f"{game}-"):
            for one in load(game):
                if one.id == wanted:
                    return one
    raise NoSuchPuzzle(f"there is no puzzle {puzzle_id[:40]!r}; an id looks like {load(games()[0])[0].id}")


def daily(day: date, game: str) -> Puzzle:
    """The puzzle of a day, the same everywhere: all of a game's puzzles in turn, in an order that looks random."""
    shuffled = _shuffled(game)
    return shuffled[day.toordinal() % len(shuffled)]


@cache
def _shuffled(game: str) -> tuple[Puzzle, ...]:
    return tuple(sorted(load(game), key=lambda one: hashlib.sha256(f"daily {one.id}".encode()).digest()))


def next_puzzle(
    game: str, *, difficulty: int = 0, kind: str | None = None, solved: Collection[str] = ()
) -> Puzzle | None:
    """The easiest puzzle of at least this difficulty that is not solved yet, or else the hardest; None if all are.

    `solved` are ids. Raises `NoSuchPuzzle` if the game has no puzzle of this kind.
    """
    left = [one for one in of_kind(game, kind) if one.id not in solved]
    return next((one for one in left if one.difficulty >= difficulty), left[-1] if left else None)


def of_kind(game: str, kind: str | None) -> Sequence[Puzzle]:
    """The puzzles of a game that are of a kind, or all. Raises `NoSuchPuzzle` if there is none."""
    found = [one for one in load(game) if kind in (None, one.kind)]
    if not found:
        kinds = ", ".join(one for one in KINDS if any(puzzle.kind == one for puzzle in load(game)))
        raise NoSuchPuzzle(f"{game} has no puzzles of the kind {str(kind)[:20]!r}; it has {kinds}")
    return found
