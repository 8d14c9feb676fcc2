"""Files that only their owner may read: the store has seeds and hands."""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger("knaves.server")

OWN_FILES = ("knaves.db", "knaves.db-wal", "knaves.db-shm", "lock")


def prepare_folder(folder: Path) -> None:
    """Create the data folder, or take other users' rights away from it and the store's files. Raises `OSError`."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if all(path.name in OWN_FILES for path in folder.iterdir()):  # a folder with other things is for its owner to judge
        _tighten(folder, 0o700)
    create(folder / OWN_FILES[0])
    for name in OWN_FILES:
        if (folder / name).exists():
            _tighten(folder / name, 0o600)


def create(path: Path) -> None:
    """Create an empty file, unless it exists; SQLite gives its other files the same rights. Raises `OSError`."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _tighten(path: Path, mode: int) -> None:
    before = path.stat().st_mode & 0o777
    if os.name != "posix" or not before & ~mode:
        return
    try:
        path.chmod(before & mode)
    except OSError as error:
        log.warning("other users may read %s, and this can't be changed: %s", path, error.strerror)
    else:
        log.warning("other users could read %s (mode %03o); now they can't", path, before)
