"""Record files: they never overwrite another file, and they are complete at any moment."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
from pathlib import Path

EXTENSION = ".knaves"
"""The usual extension of record files."""


def numbered(path: Path, number: int) -> Path:
    """The name of the file with this number: `game.knaves`, `game-2.knaves`, `game-3.knaves`."""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def is_taken(path: Path) -> bool:
    """Whether anything has this name, even a broken link."""
    return os.path.lexists(path)


def free_name(path: Path) -> Path:
    """The first of the numbered names that is free."""
    return next(name for number in itertools.count(1) if not is_taken(name := numbered(path, number)))


def write_new(path: Path, text: str, *, durable: bool = False) -> Path:
    """Write a new file with this name, or a numbered one if it is taken; returns the name. Raises `OSError`.

    With `durable` the file survives a power failure, which takes a moment longer.
    """
    if path.is_dir():  # else the record would end up beside the folder
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    temporary = _write_temporary(path, text, durable=durable)
    try:
        while True:
            name = free_name(path)
            try:
                _claim(name, temporary)
            except FileExistsError:  # another process was quicker
                continue
            return name
    finally:
        temporary.unlink(missing_ok=True)


def _claim(name: Path, temporary: Path) -> None:
    """Give a complete file its name if that is free; creating a link is atomic."""
    try:
        os.link(temporary, name)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        name.open("xb").close()
        temporary.replace(name)


def _write_temporary(path: Path, text: str, *, durable: bool) -> Path:
    """Write the text to a temporary file in the same folder."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text.encode())
            if durable:
                file.flush()
                os.fsync(file.fileno())
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        error.filename = str(path)  # the name that the user knows
        raise
    return temporary


def replace_file(path: Path, text: str) -> None:
    """Replace a file, or write a new one, so that even after a power failure it is complete. Raises `OSError`."""
    _write_temporary(path, text, durable=True).replace(path)


class RecordFile:
    """The record file of one game, replaced with each change, so that readers always find a complete record."""

    def __init__(self, wanted: Path) -> None:
        self._wanted = wanted
        self.path: Path | None = None
        """The name of the file, once it has been written."""
        self._text = ""

    def write(self, text: str) -> Path:
        """Write the current record and return the name of the file. Raises `OSError`."""
        if self.path is None:
            self.path = write_new(self._wanted, text, durable=True)
        elif text != self._text:
            replace_file(self.path, text)
        self._text = text
        return self.path
