"""What can be played here: the games with their options, and the levels of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from knaves import __version__, wire
from knaves.bots import Level
from knaves.game import Game, GameError
from knaves.games import GAMES


def make_catalogue(levels: Iterable[Level], site: str = "", *, weaker_bots: bool = False) -> wire.Catalogue:
    """All games, with these levels of the bots."""
    shown = [wire.LevelInfo(level.key, level.name) for level in levels]
    return wire.Catalogue(
        wire.PROTOCOL, __version__, _game_infos(), shown, list(wire.PHRASES), site, weaker_bots=weaker_bots
    )


@lru_cache(maxsize=1)
def _game_infos() -> list[wire.GameInfo]:
    """All games, as clients need to know them."""
    return [
        wire.GameInfo(
            name=game.name,
            seats=list(game.seat_counts),
            options=[
                wire.OptionInfo(spec.name, list(spec.values), spec.rules.split(), spec.says)
                for spec in game.Options.table()
            ],
            tables={str(seats): _sides(game, seats) for seats in game.seat_counts},
            layout=[list(row) for row in game.layout] if game.layout else None,
        )
        for game in GAMES.values()
    ]


def _sides(game: Game, seats: int) -> list[list[int]]:
    """The ways to divide this number of seats into teams, the usual one first."""
    found: list[list[int]] = []
    for spec in game.Options.table():
        if spec.name == "teams":
            for value in spec.values:
                try:
                    sides = list(game.sides(seats, game.Options.parse({"teams": value})))
                except GameError:
                    continue
                if sides not in found:
                    found.append(sides)
    return found or [list(game.sides(seats))]
