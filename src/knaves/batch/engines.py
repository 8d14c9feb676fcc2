"""The engine of any game, by its name."""

from __future__ import annotations

from typing import Literal, overload

from knaves.batch import lines, stacks
from knaves.game import AnyOptions, SetupError
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.stacks import STACKS


@overload
def make_engine(
    game: Literal["classic", "travel"], seats: int, options: AnyOptions | None = None, *, backend: str = "jax"
) -> lines.Engine: ...


@overload
def make_engine(
    game: Literal["stacks"], seats: int, options: AnyOptions | None = None, *, backend: str = "jax"
) -> stacks.Engine: ...


@overload
def make_engine(
    game: str, seats: int, options: AnyOptions | None = None, *, backend: str = "jax"
) -> lines.Engine | stacks.Engine: ...


def make_engine(
    game: str, seats: int, options: AnyOptions | None = None, *, backend: str = "jax"
) -> lines.Engine | stacks.Engine:
    """The engine of a set-up: `classic`, `travel` or `stacks`; backend `jax`, or `numpy` to step without compiling."""
    if game == STACKS.name:
        return stacks.make_engine(game, seats, options, backend=backend)
    names = [CLASSIC.name, TRAVEL.name, STACKS.name]
    if game not in names:
        raise SetupError(f"the batch engine plays {', '.join(names)}, not {game}")
    return lines.make_engine(game, seats, options, backend=backend)
