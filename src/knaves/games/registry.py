"""The games by name: those of this package, those of installed packages, and those that a program registered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, TypeVar, overload

from knaves.errors import NoSuchGame, SetupError
from knaves.game import Game
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec
from knaves.games.stacks import STACKS, StacksSpec

AnyGame = TypeVar("AnyGame", bound=Game)

ENTRY_POINTS = "knaves.games"
"""The group of entry points in which packages list their games; docs/add-a-game.md shows how."""


NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""The names that games may have: they stand in commands, in records and in the names of environments."""


class Games(Mapping[str, Game]):
    """Every game by name, read-only: `GAMES["classic"]`, or `GAMES.classic` for those of this package.

    Installed packages are searched when a name is unknown or all games are listed, so that importing stays quick.
    """

    def __init__(self) -> None:
        self._games: dict[str, Game] = {game.name: game for game in (CLASSIC, TRAVEL, STACKS)}
        self.own = frozenset(self._games)
        """The names of the games of this package, whose rules docs/rules.md states."""
        self._broken: dict[str, str] = {}
        self._searched = False

    @property
    def classic(self) -> LinesSpec:
        """The board game: 10 × 10 cells, two packs, lines of five."""
        return CLASSIC

    @property
    def travel(self) -> LinesSpec:
        """The small board game: 6 × 8 cells, one pack, lines of four."""
        return TRAVEL

    @property
    def stacks(self) -> StacksSpec:
        """The card game."""
        return STACKS

    @property
    def broken(self) -> Mapping[str, str]:
        """Why games of installed packages are missing here: by name, a sentence each."""
        self._search()
        return dict(self._broken)

    @overload
    def __getitem__(self, name: Literal["classic", "travel"]) -> LinesSpec: ...
    @overload
    def __getitem__(self, name: Literal["stacks"]) -> StacksSpec: ...
    @overload
    def __getitem__(self, name: str) -> Game: ...
    def __getitem__(self, name: str) -> Game:
        if name not in self:
            raise NoSuchGame(name, tuple(self._games), self._broken.get(str(name)))
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str):
            return False
        if name not in self._games:
            self._search()
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        self._search()
        return iter(tuple(self._games))

    def __len__(self) -> int:
        self._search()
        return len(self._games)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    if not TYPE_CHECKING:  # a type checker refuses such a name before the program runs

        def __getattr__(self, name: str) -> Game:
            if name.startswith("_"):
                raise AttributeError(name)
            how = f"write GAMES[{name!r}]" if name in self else str(NoSuchGame(name, tuple(self)))
            raise AttributeError(f"GAMES has no attribute {name!r}: {how}")

    def register(self, game: AnyGame) -> AnyGame:
        """Add a game for this process, and return it; one that was registered under the same name is replaced.

        For notebooks, tests and scripts. Commands and servers find a game by the entry points of its package.
        """
        _check_game(game)
        if game.name in self.own and self._games[game.name] is not game:
            raise SetupError(f"{game.name} is a game of knaves itself: give yours another name")
        self._games[game.name] = game
        return game

    def _search(self) -> None:
        """Load the games that installed packages list, once."""
        if self._searched:
            return
        self._searched = True
        from importlib.metadata import entry_points  # takes long, and most programs need no such game

        for entry in sorted(entry_points(group=ENTRY_POINTS)):
            if entry.name in self._games:
                self._broken[entry.name] = f"{entry.value} has the name of a game that is there already"
                continue
            try:
                game = self.register(entry.load())
            except Exception as error:  # noqa: BLE001, RUF100 - one broken package must not take the others with it
                self._broken[entry.name] = f"{entry.value} cannot be loaded: {type(error).__name__}: {error}"
                continue
            if game.name != entry.name:
                del self._games[game.name]
                self._broken[entry.name] = f"{entry.value} is called {game.name}, so its entry point must be too"


def _check_game(game: object) -> None:
    if isinstance(game, type) and issubclass(game, Game):
        raise SetupError(f"register takes a game, not its class: register({game.__name__}())")
    if not isinstance(game, Game):
        raise SetupError(f"register takes a knaves.Game, not {repr(game)[:60]}")
    if not NAME.fullmatch(str(game.name)):
        raise SetupError(f"a game's name is one word in lower case, such as 'twentyone', not {game.name!r}")


GAMES = Games()
"""Every game by name."""

register = GAMES.register
"""Add a game for this process: `knaves.register(MYGAME)`."""
