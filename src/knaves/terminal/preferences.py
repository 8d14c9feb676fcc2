"""Choices that the terminal client remembers, such as the theme."""

from __future__ import annotations

import json
from pathlib import Path

from knaves.record_files import replace_file
from knaves.state_folder import make_private

PREFERENCES = "preferences.json"


class Preferences:
    """Texts that are remembered by name, such as the theme. A file that can't be read or written is ignored."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PREFERENCES

    def __getitem__(self, name: str) -> str:
        return self._read().get(name, "")

    def __setitem__(self, name: str, text: str) -> None:
        if self[name] == text:
            return
        try:
            make_private(self._path.parent)
            replace_file(self._path, json.dumps({**self._read(), name: text}, indent=1, sort_keys=True) + "\n")
        except OSError:  # a read-only home: the choice holds until the program ends
            pass

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: text for name, text in found.items() if isinstance(text, str)}
