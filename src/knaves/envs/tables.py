"""What is settled before the first card of an environment, and what both adapters do alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from knaves.envs.any_game import TextCoder
from knaves.envs.coder import Coder
from knaves.envs.lines import LinesCoder
from knaves.envs.stacks import StacksCoder
from knaves.game import Game, Options, Outcome, SetupError, option_text
from knaves.games import GAMES
from knaves.games.lines import LinesGame
from knaves.games.stacks import StacksGame

CODERS: Mapping[type[Game], Callable[[Game, int, Options], Coder]] = {LinesGame: LinesCoder, StacksGame: StacksCoder}
"""The coder of each family; other games are numbered as `any_game.py` does it."""

MOST_MOVES = 20_000
"""After so many moves a game is cut off and counts as drawn. Nothing in the rules of the board games bounds their
length; the longest random games seen, of three teams, had some thousand moves."""


@dataclass(frozen=True)
class Table:
    """A game with seats and options, as the environments play it."""

    game: Game
    seats: int
    options: Options
    most_moves: int = MOST_MOVES

    @cached_property
    def coder(self) -> Coder:
        """Its action ids and observations."""
        return CODERS.get(type(self.game), TextCoder)(self.game, self.seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """A table is found again by its names, so that its games stay the ones of `knaves.GAMES`."""
        return make_table, (self.game.name, self.seats, tuple(self.options.texts().items()), self.most_moves)


@lru_cache(maxsize=256)
def make_table(name: str, seats: int, options: tuple[tuple[str, str], ...] = (), most_moves: int = MOST_MOVES) -> Table:
    """The table of a game by its name, with options as text. Raises `SetupError`."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name}; the games are {', '.join(GAMES)}")
    if most_moves < 1:
        raise SetupError(f"a game has at least one move, not {most_moves}")
    game = GAMES[name]
    agreed = game.Options.parse(dict(options))
    game.sides(seats, agreed)  # raises what cannot be played
    return Table(game, seats, agreed, most_moves)


def as_texts(options: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Options as Python values or as text, in the form that `make_table` takes."""
    return tuple((name, option_text(value)) for name, value in options.items())


def next_actor(actors: frozenset[int], last: int, seats: int) -> int:
    """Who acts where several may: the seat that acted last if it still may, else the next one clockwise from it."""
    return next(seat for step in range(seats) if (seat := (last + step) % seats) in actors)


def rewards(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """1 for the seats that won, -1 for those that lost; 0 for all in a draw or in a game that was cut off."""
    if outcome is None or not outcome.winners:
        return (0.0,) * seats
    return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(seats))
