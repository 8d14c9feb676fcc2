"""Searching files of records: by players, result, length, and by what occurred in the games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from knaves.game import Game, GameError, Json, SetupError
from knaves.record import Record, replay
from knaves.record_stream import StoredGame

ENDINGS = ("won", "drawn", "forfeited", "abandoned", "unfinished")


@dataclass(frozen=True)
class Query:
    """What to look for; a game must satisfy all of it. Names may have `*` for any letters, in either case."""

    game: str | None = None
    seats: int | None = None
    players: tuple[str, ...] = ()
    """Names that must all have played."""
    winner: str | None = None
    ending: str | None = None
    """One of `ENDINGS`."""
    min_moves: int = 0
    max_moves: int | None = None
    number: int | None = None
    """The number of the game in its file."""
    fields: tuple[tuple[str, str], ...] = ()
    """Header fields by name, with the value to find; `*` stands for any letters."""
    moves: tuple[str, ...] = ()
    """Moves that must all have been played, as text."""
    line: str | None = None
    """A line that must have been completed, as `a5-e5`."""
    position: str | None = None
    """A position that must have occurred: its game and some fields of its text, as `classic seats=2 board=…`."""
    wanted: frozenset[str] = frozenset()
    """The same position as `prepare` understood it: words of its text."""

    def __post_init__(self) -> None:
        """Refuse an ending that does not exist, and a text in the place of several."""
        if self.ending is not None and self.ending not in ENDINGS:
            raise SetupError(f"a game is {', '.join(ENDINGS)}, not {self.ending[:40]!r}")
        several: dict[str, object] = {"players": self.players, "moves": self.moves}
        for name, texts in several.items():
            if isinstance(texts, str):
                raise SetupError(f"{name} are a tuple of texts, as ({texts[:40]!r},), not {texts[:40]!r}")

    def prepare(self, games: Mapping[str, Game]) -> Query:
        """The query checked, its position in the form that positions are written in. Raises `GameError`."""
        possible = [games[self.game]] if self.game is not None else list(games.values())
        for move in self.moves:
            _check_move(move, possible)
        if self.line is not None:
            _check_line(self.line, possible)
        if self.position is None:
            return self
        name, _, named = self.position.partition(" ")
        if name not in games:
            raise SetupError(f"a position begins with its game, one of {', '.join(games)}, not {name[:40]!r}")
        keys = {word.partition("=")[0] for word in named.split()}
        written = str(games[name].position(self.position)).split()
        wanted = frozenset((name, *(word for word in written if word.partition("=")[0] in keys)))
        return replace(self, wanted=wanted)

    def matches(self, stored: StoredGame, games: Mapping[str, Game]) -> bool:
        """Whether a game is one of those that are looked for. Raises `RecordError`."""
        if self.number not in (None, stored.number):
            return False
        if any(f" {move} " not in stored.text for move in self.moves):
            return False
        if not self._fits_header(stored.header()):
            return False
        if self.min_moves or self.max_moves is not None:
            length = stored.count_moves()
            if length < self.min_moves or length > (length if self.max_moves is None else self.max_moves):
                return False
        return (self.line is None and self.position is None) or self._occurred(stored.record(), games)

    def _fits_header(self, header: Record) -> bool:
        names = header.names
        won = [names[seat] for seat in header.winners if seat < len(names)]
        return (
            self.game in (None, header.game)
            and self.seats in (None, header.seats)
            and self.ending in (None, header.ending)
            and all(any(_like(name, wanted) for name in names) for wanted in self.players)
            and (self.winner is None or any(_like(name, self.winner) for name in won))
            and all(
                any(key == name and _like(value, wanted) for name, value in _shown(header))
                for key, wanted in self.fields
            )
        )

    def _occurred(self, record: Record, games: Mapping[str, Game]) -> bool:
        """Whether the line and the position occurred; a game in progress keeps its cards secret, so it is left out."""
        if record.seed is None:
            return False
        line_seen, position_seen = self.line is None, self.position is None
        for step in replay(record, games):
            line_seen = line_seen or any(event.open().get("line") == self.line for event in step.events)
            position_seen = position_seen or self.wanted <= set(str(step.state).split())
            if line_seen and position_seen:
                return True
        return False


def _check_move(text: str, games: list[Game]) -> None:
    errors = []
    for game in games:
        try:
            game.move(text)
            return
        except GameError as error:
            errors.append(error)
    if len(errors) == 1:
        raise SetupError(str(errors[0]))
    raise SetupError(f"no game has a move {text[:40]!r}: write it as str(move) does, as 7H@c4 or B3@b1")


def _check_line(line: str, games: list[Game]) -> None:
    moves = [game.all_moves(game.seat_counts[0], game.Options()) for game in games]
    if all(moves) and not any(str(move) == f"={line}" for each in moves for move in each):
        raise SetupError(
            f"no game has a line {line[:40]!r}: a line is its two ends, the upper or left one first, as a5-e5"
        )


def _like(text: str, wanted: str) -> bool:
    return fnmatchcase(text.casefold(), re.sub(r"([\[?])", "[\\1]", wanted.casefold()))


def _shown(header: Record) -> list[tuple[str, str]]:
    return [*header.extra, *((f"Option {name}", text) for name, text in header.options.items())]


def row(stored: StoredGame) -> dict[str, Json]:
    """A game in a table of games: where it is, who played, and how it ended."""
    header = stored.header()
    return {
        "file": stored.source,
        "number": stored.number,
        "line": stored.line,
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "options": dict(header.options),
        "names": list(header.names),
        "result": header.result,
        "ending": header.ending,
        "winners": list(header.winners),
        "moves": stored.count_moves(),
        "fields": dict(header.extra),
    }
