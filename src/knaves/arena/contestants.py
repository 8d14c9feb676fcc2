"""The bots of a match: levels by their key, programs by their path, and Python classes by their name."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from knaves.bots import LEVELS, Bot, find_level, lacks_numpy, warm_up
from knaves.bots.bot import shorten
from knaves.bots.external import Program
from knaves.bots.python_class import PythonClass
from knaves.game import Json, SetupError, View

OTHER_BOTS = "the path of a program has a slash, as in ./mybot, and a Python class a colon, as in mybot:MyBot"
INSTALL = "pip install 'knaves[bots]'"
_SECONDS = re.compile(r"\d+(\.\d+)?")


@dataclass(frozen=True)
class Contestant:
    """A bot of a match. It can be sent to another process and opened there."""

    label: str
    """Its name in reports, unique in a match."""
    level: str = ""
    """The key of a level; empty for a program or a class."""
    seconds: float | None = None
    """The time limit of a level for a move; None for its default."""
    program: Program | PythonClass | None = None

    def open(self) -> contextlib.AbstractContextManager[Bot]:
        """A bot for one seat."""
        if self.program is not None:
            return self.program.open()
        level = LEVELS[self.level]
        return contextlib.nullcontext(level if self.seconds is None else replace(level, seconds=self.seconds))

    def warm_up(self, view: View) -> None:
        """Load the networks of a level, or import a class, before the first move."""
        self.load()
        if self.level and LEVELS[self.level].policies and not warm_up([view.game.name]):
            raise SetupError(self._too_weak())

    def load(self) -> None:
        """Import a class. Raises `SetupError`."""
        if self.program is not None:
            self.program.load()

    def check(self) -> None:
        """Raise `SetupError` for a level that cannot play at full strength on this machine."""
        if self.level and lacks_numpy([self.level]):
            raise SetupError(self._too_weak())

    def _too_weak(self) -> str:
        return f"{self.level} plays weaker without NumPy, so its games would tell nothing: {INSTALL}"

    def data(self) -> dict[str, Json]:
        """What identifies this bot, to compare runs."""
        if self.program is None:
            return {"bot": self.label}
        return {"bot": self.label, "seconds": self.program.seconds, "sha256": self.program.digest()}


def find_contestants(
    words: Sequence[str], *, seconds: float = 1.0, start: float = 5.0, log: str = ""
) -> tuple[Contestant, ...]:
    """Find the bots that a person named. Raises `SetupError`."""
    counts: Counter[str] = Counter()
    found = []
    for word in words:
        counts[word] += 1
        label = word if counts[word] == 1 else f"{word} #{counts[word]}"
        name, at, limit = word.partition("@")
        if (python := PythonClass.find(word, seconds=seconds, start=start)) is not None:
            found.append(Contestant(shorten(label), program=python))
        elif "/" not in word and not Path(word.split(" ")[0]).exists():
            if at and not _SECONDS.fullmatch(limit):
                raise SetupError(f"{word!r}: a level's seconds follow the @, as in best@0.2")
            try:
                level = find_level(name)
            except SetupError as error:
                raise SetupError(f"{error}; {OTHER_BOTS}") from None
            found.append(Contestant(label, level=level.key, seconds=float(limit) if at else None))
        else:
            program = Program.find(word, seconds=seconds, start=start, log=log)
            found.append(Contestant(shorten(label), program=program))
    return tuple(found)
