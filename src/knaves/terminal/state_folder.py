"""The folder in which the terminal client keeps what it remembers: unfinished games, seats at tables, preferences.

Its files hold the seeds of unfinished games and the tokens of seats, so only their owner may read them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from knaves.record_files import replace_file

VARIABLE = "KNAVES_STATE"
"""The variable that names another folder."""
PREFERENCES = "preferences.json"


def state_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for this user, by the conventions of the system."""
    if environ.get(VARIABLE):
        return Path(environ[VARIABLE])
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "knaves"
    if platform == "darwin":
        return Path.home() / "Library/Application Support/knaves"
    return Path(environ.get("XDG_STATE_HOME") or Path.home() / ".local/state") / "knaves"


def make_private(folder: Path) -> None:
    """Create a folder and the one above it, so that only their owner can read them. Raises `OSError`."""
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


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
