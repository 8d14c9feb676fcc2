"""The folder in which programs on this machine keep what they remember: games, lessons, puzzles, preferences.

Some of its files hold the seeds of unfinished games and the tokens of seats, so only their owner may read them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "KNAVES_STATE"
"""The variable that names another folder."""


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
