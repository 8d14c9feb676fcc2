"""Which lessons were done on this machine, in a small file in the user's folder for such things."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from knaves.lessons import Lesson
from knaves.record_files import replace_file
from knaves.state_folder import make_private

FILE = "lessons.json"


class Learned:
    """The lessons that were played to their end."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._names: list[str] = []
        with suppress(OSError, ValueError):  # nothing learned yet, or a damaged file
            found = json.loads(self._path.read_text("utf-8"))
            self._names = [str(name) for name in found] if isinstance(found, list) else []

    def __contains__(self, lesson: Lesson) -> bool:
        return _name(lesson) in self._names

    def add(self, lesson: Lesson) -> None:
        """Note a lesson as done. Where nothing can be written, it counts until the program ends."""
        if lesson in self:
            return
        self._names.append(_name(lesson))
        with suppress(OSError):
            make_private(self._path.parent)
            replace_file(self._path, json.dumps(self._names))


def _name(lesson: Lesson) -> str:
    return f"{lesson.game.name}/{lesson.id}"
