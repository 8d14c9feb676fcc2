"""Bots that are Python classes, named `package.module:Class` or `path/to/file.py:Class`. They play in this process.

A class is imported once and each seat keeps its object from game to game, so a bot may take its time to load. Errors
and slow moves become a `BotError`. The code runs unprotected: run a stranger's bot as a program.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import inspect
import random
import re
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, Protocol, runtime_checkable

from knaves.bots.bot import GRACE_SECONDS, BotError, Fault, GuestBot, find_legal, shorten
from knaves.game import Move, SetupError, View

_WORDS = re.compile(r"(?P<where>[^:]+\.py|[A-Za-z_][\w.]*):(?P<attribute>[A-Za-z_]\w*)")
ALARM_INTERVAL = 1.0
"""Seconds between the alarms of a move that is too slow, in case the bot ignores the first."""


@runtime_checkable
class Chooses(Protocol):
    """What a class must have."""

    def choose(self, view: View, rng: random.Random) -> Move | str:
        """One of `view.legal`, or its text."""
        ...


@runtime_checkable
class StartsGames(Protocol):
    """What it may have."""

    def new_game(self, view: View) -> None:
        """Called before the first move of each game."""
        ...


@runtime_checkable
class EndsGames(Protocol):
    """What it may have."""

    def end_game(self, view: View) -> None:
        """Called after each game, with the final view."""
        ...


@dataclass(frozen=True)
class PythonClass:
    """A bot that is a class: everything needed to import it, in this process or another."""

    name: str
    """The name that people see, as they wrote it."""
    where: str
    """The module, or the absolute path of a file."""
    attribute: str
    """The class in it, or another function without arguments that makes a bot."""
    folder: str
    """Where modules are looked for besides the usual places: the working directory, or the folder of the file."""
    seconds: float = 1.0
    """Its time limit for a move."""
    start: float = 5.0
    """Extra time for the first move of a game."""

    @classmethod
    def find(cls, words: str, *, seconds: float = 1.0, start: float = 5.0) -> PythonClass | None:
        """Find the class that a person named; None if that is no name of a class. Raises `SetupError`."""
        match = _WORDS.fullmatch(words)
        if match is None or Path(words).exists():
            return None
        where, folder = match["where"], Path.cwd()
        if where.endswith(".py"):
            file = Path(where).absolute()
            where, folder = str(file), file.parent
        found = cls(shorten(words), where, match["attribute"], str(folder), seconds=seconds, start=start)
        if not found._file().is_file():
            raise SetupError(f"there is no {'file' if where.endswith('.py') else 'module'} {match['where']}")
        return found

    def _file(self) -> Path:
        """The file of the module, found without importing it."""
        if self.where.endswith(".py"):
            return Path(self.where)
        first, *rest = self.where.split(".")
        with _importable(self.folder):
            spec = importlib.util.find_spec(first)
        if spec is None or not rest:
            return Path(spec.origin or "") if spec is not None else Path()
        places = [Path(place, *rest) for place in spec.submodule_search_locations or ()]
        files = [file for place in places for file in (place.with_name(f"{place.name}.py"), place / "__init__.py")]
        return next((file for file in files if file.is_file()), Path())

    def load(self) -> Callable[[], object]:
        """Import the class. Raises `SetupError`."""
        return _load(self.name, self.where, self.attribute, self.folder)

    def open(self) -> PythonBot:
        """A bot of this class, for one seat."""
        return PythonBot(self)

    def digest(self) -> str:
        """A hash of its file, to notice that it has changed."""
        return hashlib.sha256(self._file().read_bytes()).hexdigest()


@contextlib.contextmanager
def _importable(folder: str) -> Iterator[None]:
    """Look for modules in this folder too."""
    if folder in sys.path:
        yield
        return
    sys.path.append(folder)
    try:
        yield
    finally:
        sys.path.remove(folder)


@lru_cache(maxsize=64)
def _load(name: str, where: str, attribute: str, folder: str) -> Callable[[], object]:
    if folder not in sys.path:
        sys.path.append(folder)  # for good: a bot may import when it plays
    try:
        module = _import_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except (Exception, SystemExit) as error:
        raise SetupError(f"{name} can't be imported: {_describe(error, folder)}") from None
    make = vars(module).get(attribute)
    if not callable(make):
        raise SetupError(f"{name}: there is no class {attribute} in {module.__file__}{_suggest(module)}")
    if inspect.isclass(make) and not issubclass(make, Chooses):
        raise SetupError(f"{name}: {attribute} has no method choose(self, view, rng)")
    return make  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def _import_file(path: Path) -> ModuleType:
    name = f"knaves_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}_{path.stem}"  # hides no other module
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _suggest(module: ModuleType) -> str:
    own = [
        name
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, Chooses) and value.__module__ == module.__name__
    ]
    return f"; it has {', '.join(own)}" if own else ""


def _describe(error: BaseException, folder: str) -> str:
    """An error in one line, with the last place in the bot's own folder."""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(folder)]
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said


class _OutOfTime(BaseException):
    """Not an `Exception`, which a bot might catch."""


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise `_OutOfTime` in this block after some seconds; only the main thread of a POSIX system can."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise _OutOfTime

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, ALARM_INTERVAL)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class PythonBot(GuestBot):
    """An object of a class as a bot."""

    def __init__(self, source: PythonClass) -> None:
        self.source = source
        self.name, self.seconds = source.name, source.seconds
        self._bot: Any = None
        self._in_game = False

    def choose(self, view: View, rng: random.Random) -> Move:
        """Ask the object for a move, after making it for the first. Raises `BotError` and drops the object."""
        limit = self.seconds + (0.0 if self._in_game else self.source.start)
        try:
            with _time_limit(limit + GRACE_SECONDS):
                self._begin(view)
                answer = self._bot.choose(view, rng)
            if isinstance(answer, str):
                return find_legal(self.name, view, answer)
            return answer  # type: ignore[no-any-return]  # whether it is legal is the caller's question, as for levels
        except BaseException as error:
            self.close()
            if isinstance(error, _OutOfTime):
                raise BotError(Fault.TIMEOUT, f"{self.name} did not answer within {limit:.1f} s") from None
            if isinstance(error, BotError | KeyboardInterrupt):
                raise
            reason = f"{self.name} raised {_describe(error, self.source.folder)}"
            raise BotError(Fault.CRASH, reason) from None

    def _begin(self, view: View) -> None:
        if self._bot is None:
            self._bot = self.source.load()()
            if not isinstance(self._bot, Chooses):
                raise TypeError(f"{self.source.attribute} made something without a method choose(view, rng)")
        if not self._in_game:
            self._in_game = True
            if isinstance(self._bot, StartsGames):
                self._bot.new_game(view)

    def end_game(self, view: View) -> None:
        """Tell the object how the game ended; one that fails then is made anew for the next game."""
        played, self._in_game = self._in_game, False
        if played and isinstance(self._bot, EndsGames):
            try:
                with _time_limit(self.seconds + GRACE_SECONDS):
                    self._bot.end_game(view)
            except (Exception, SystemExit, _OutOfTime) as error:
                print(f"{self.name} raised {_describe(error, self.source.folder)} after a game", file=sys.stderr)
                self.close()

    def close(self) -> None:
        """Drop the object."""
        self._bot, self._in_game = None, False
