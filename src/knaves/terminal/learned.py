"""Which lessons were done on this machine, in a small file in the user's folder for such things."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from knaves.lessons import Lesson


def state_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Where it is kept: in `$XDG_STATE_HOME`, or where the system keeps such files."""
    folder = environment.get("XDG_STATE_HOME") or environment.get("LOCALAPPDATA")
    return (Path(folder) if folder else Path.home() / ".local/state") / "knaves" / "lessons.json"


class Learned:
    """The lessons that were played to their end."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names: list[str] = []
        with suppress(OSError, ValueError):  # nothing learned yet, or a damaged file
            found = json.loads(path.read_text("utf-8"))
            self._names = [str(name) for name in found] if isinstance(found, list) else []

    def __contains__(self, lesson: Lesson) -> bool:
        return _name(lesson) in self._names

    def add(self, lesson: Lesson) -> None:
        """Note a lesson as done. Where nothing can be written, it counts until the program ends."""
        if lesson in self:
            return
        self._names.append(_name(lesson))
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._names), "utf-8")


def _name(lesson: Lesson) -> str:
    return f"{lesson.game.name}/{lesson.id}"
