"""The bots of a match: levels by their key, and programs by their path."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from knaves.bots import LEVELS, Bot, lacks_search, warm_up
from knaves.bots.external import Program, shorten
from knaves.game import Json, SetupError, View

INSTALL = "pip install 'knaves[bots]'"
_SECONDS = re.compile(r"\d+(\.\d+)?")


@dataclass(frozen=True)
class Contestant:
    """A bot of a match. It can be sent to another process and opened there."""

    label: str
    """Its name in reports, unique in a match."""
    level: str = ""
    """The key of a level; empty for a program."""
    seconds: float | None = None
    """The time limit of a level for a move; None for its default."""
    program: Program | None = None

    @property
    def searches(self) -> bool:
        """Whether it is a level that searches."""
        return bool(self.level and LEVELS[self.level].seconds)

    def open(self) -> contextlib.AbstractContextManager[Bot]:
        """A bot for one seat of one game."""
        if self.program is not None:
            return self.program.open()
        level = LEVELS[self.level]
        return contextlib.nullcontext(level if self.seconds is None else replace(level, seconds=self.seconds))

    def warm_up(self, view: View) -> None:
        """Compile the search of a level, which would otherwise play its first moves like a weaker one."""
        if not self.searches:
            return
        if not warm_up([view.game.name]):
            raise SetupError(self._too_weak())

    def check(self) -> None:
        """Raise `SetupError` for a level that cannot play at full strength on this machine."""
        if self.level and lacks_search([self.level]):
            raise SetupError(self._too_weak())

    def _too_weak(self) -> str:
        return f"{self.level} would play as a weaker level here, so its games would tell nothing: {INSTALL}"

    def data(self) -> dict[str, Json]:
        """What identifies this bot, to compare runs."""
        if self.program is None:
            return {"bot": self.label}
        digest = hashlib.sha256(Path(self.program.file).read_bytes()).hexdigest()
        return {"bot": self.label, "seconds": self.program.seconds, "sha256": digest}


def find_contestants(
    words: Sequence[str], *, seconds: float = 1.0, start: float = 5.0, log: str = ""
) -> tuple[Contestant, ...]:
    """Find the bots that a person named. Raises `SetupError`."""
    counts: Counter[str] = Counter()
    found = []
    for word in words:
        counts[word] += 1
        label = word if counts[word] == 1 else f"{word} #{counts[word]}"
        level, at, limit = word.partition("@")
        if level in LEVELS and (not at or _SECONDS.fullmatch(limit)):
            found.append(Contestant(label, level=level, seconds=float(limit) if at else None))
        elif "/" not in word and not Path(word.split(" ")[0]).exists():
            levels = ", ".join(LEVELS)
            raise SetupError(f"there is no bot {word!r}: it is one of {levels}, or the path of a program as in ./mybot")
        else:
            program = Program.find(word, seconds=seconds, start=start, log=log)
            found.append(Contestant(shorten(label), program=program))
    return tuple(found)
