"""The setup of an environment, and the functions that both adapters share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from knaves.envs import small_games
from knaves.envs.coder import Coder
from knaves.envs.lines import LinesCoder
from knaves.envs.small_games import SMALL_GAMES
from knaves.envs.stacks import StacksCoder
from knaves.envs.text_coder import TextCoder
from knaves.game import Game, Options, Outcome, SetupError, option_text
from knaves.games import GAMES
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec

CODERS: Mapping[type[Game], Callable[[Game, int, Options], Coder]] = {LinesSpec: LinesCoder, StacksSpec: StacksCoder}
"""The coder of each family; other games use `TextCoder`."""

MAX_MOVES = 20_000
"""A game is truncated after this many moves and counts as drawn. The rules of the board games do not bound their
length; the longest random games, with three teams, had some thousand moves."""


@dataclass(frozen=True)
class Table:
    """A game with seats and options."""

    game: Game
    seats: int
    options: Options
    max_moves: int = MAX_MOVES

    @cached_property
    def coder(self) -> Coder:
        """Its action ids and observations."""
        return CODERS.get(type(self.game), TextCoder)(self.game, self.seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a table by its names, so that its game stays the object in `knaves.GAMES`."""
        return make_table, (self.game.name, self.seats, tuple(self.options.texts().items()), self.max_moves)


def find_game(name: str) -> Game:
    """The game with this name. Raises `SetupError`."""
    games: dict[str, Game] = {**dict(GAMES.items()), **SMALL_GAMES}
    if name not in games:
        raise SetupError(f"there is no game {name}; the games are {', '.join(games)}")
    return games[name]


def default_max_moves(name: str) -> int:
    """The number of moves after which a game is truncated, unless it is set."""
    return small_games.MAX_MOVES.get(name, MAX_MOVES)


@lru_cache(maxsize=256)
def make_table(name: str, seats: int, options: tuple[tuple[str, str], ...] = (), max_moves: int | None = None) -> Table:
    """The table of a game by its name, with options as text. Raises `SetupError`."""
    game = find_game(name)
    if max_moves is None:
        max_moves = default_max_moves(name)
    if max_moves < 1:
        raise SetupError(f"a game has at least one move, not {max_moves}")
    agreed = game.Options.parse(dict(options))
    game.sides(seats, agreed)  # raises for an impossible table
    return Table(game, seats, agreed, max_moves)


def as_texts(options: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Options as Python values or as text, in the form that `make_table` takes."""
    return tuple((name, option_text(value)) for name, value in options.items())


def next_actor(actors: frozenset[int], last: int, seats: int) -> int:
    """The seat to act if several may: the last one if it still may, else the next one clockwise."""
    return next(seat for step in range(seats) if (seat := (last + step) % seats) in actors)


def rewards(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """1 for winners, -1 for losers; 0 for all in a draw or a truncated game."""
    if outcome is None or not outcome.winners:
        return (0.0,) * seats
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(seats))
