"""A file of finished deals, so that an interrupted contest can resume.

It has one JSON object per line: first the contest, then each deal as soon as it is finished.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from knaves import __version__
from knaves.arena.match import Contest, DealResult, Task
from knaves.game import Json, SetupError

FORMAT = "knaves arena 1"


class Ledger:
    """The finished deals of a contest, in memory and optionally in a file."""

    def __init__(self, contest: Contest, path: str | None = None) -> None:
        self.results: dict[Task, DealResult] = {}
        self._path = path
        self._file: BinaryIO | None = None
        self._header = {"format": FORMAT, "knaves": __version__, **contest.data()}
        if path is not None:
            try:
                self._file = Path(path).open("a+b")  # noqa: SIM115 - closed with the ledger
            except OSError as error:
                raise SetupError(f"{path} cannot be written: {error.strerror or error}") from None
            try:
                self._lock()
                self._read()
            except BaseException:
                self._file.close()
                raise

    def add(self, result: DealResult) -> None:
        """Store a finished deal."""
        self.results[result.task] = result
        self._write(result.data())

    def _write(self, data: dict[str, Json]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
            self._file.flush()

    def _lock(self) -> None:
        assert self._file is not None
        try:
            import fcntl
        except ImportError:  # this platform has no such locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SetupError(f"{self._path} is in use by another run") from None

    def _read(self) -> None:
        assert self._file is not None
        self._file.seek(0)
        content = self._file.read()
        if not content:
            self._write(self._header)
            return
        first, *lines = content.split(b"\n")
        self._compare(first)
        if lines and lines.pop():  # the last line is incomplete
            self._file.truncate(content.rfind(b"\n") + 1)
        for number, line in enumerate(lines, 2):
            try:
                result = DealResult.read(json.loads(line))
            except (KeyError, TypeError, ValueError, AttributeError):
                raise SetupError(f"{self._path}: line {number} cannot be read") from None
            self.results[result.task] = result

    def _compare(self, first: bytes) -> None:
        """Raise `SetupError` if the file is no ledger, or belongs to another contest."""
        try:
            header = json.loads(first)
        except ValueError:
            header = None
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise SetupError(f"{self._path} was not made by an earlier run of this command")
        for key in (*self._header, *header):
            if header.get(key) != self._header.get(key):
                old, new = (json.dumps(one.get(key))[:150] for one in (header, self._header))
                raise SetupError(f"{self._path} is of another contest: its {key} is {old}, not {new}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()
