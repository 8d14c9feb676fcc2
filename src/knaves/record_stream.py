"""Files with many games: one record after another, read one at a time, however large the file is."""

from __future__ import annotations

import codecs
import contextlib
import gzip
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from knaves.record import COMMENT, FIRST_LINE, MAX_BYTES, Record, RecordError, parse, parse_header
from knaves.record_files import EXTENSION

STANDARD_INPUT = "-"
_BLOCK = 1 << 20
_START = FIRST_LINE.rpartition(" ")[0].encode() + b" "
"""How the first line of every record starts, whatever its version."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in a file, not yet read: a search looks at most headers and at few moves."""

    source: str
    """The name of the file."""
    number: int
    """Its number in the file, from 1."""
    line: int
    """The line of the file on which it begins."""
    text: str

    @property
    def place(self) -> str:
        """Where it is, for people."""
        return f"{self.source}, game {self.number} (line {self.line})"

    def header(self) -> Record:
        """The record without its moves. Raises `RecordError`."""
        with self._placed():
            return parse_header(self._parts()[0])

    def record(self) -> Record:
        """The whole record. Raises `RecordError`."""
        with self._placed():
            return parse(self.text)

    def count_moves(self) -> int:
        """The number of moves, without reading them."""
        return sum(1 for line in self._parts()[2].splitlines() if line.strip() and not line.startswith(COMMENT))

    def _parts(self) -> tuple[str, str, str]:
        return self.text.replace("\r\n", "\n").partition("\n\n")

    @contextlib.contextmanager
    def _placed(self) -> Iterator[None]:
        try:
            yield
        except RecordError as error:
            raise RecordError(f"{self.place}: {error}") from None


def find_files(paths: Iterable[str | Path]) -> list[Path]:
    """The record files among these paths, and in the folders among them. Raises `RecordError`."""
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found += sorted(file for kind in (EXTENSION, f"{EXTENSION}.gz") for file in path.rglob(f"*{kind}"))
        elif path.exists() or str(path) == STANDARD_INPUT:
            found.append(path)
        else:
            raise RecordError(f"there is no file {path}")
    return found


def read_games(source: str | Path, *, broken: Callable[[RecordError], object] | None = None) -> Iterator[Record]:
    """The records of a file, one at a time; a name that ends in `.gz` is unpacked, and `-` is standard input.

    A record that cannot be read raises `RecordError`; or `broken` is called with the error, and reading goes on.
    """
    for stored in stored_games(source, broken=broken):
        try:
            yield stored.record()
        except RecordError as error:
            if broken is None:
                raise
            broken(error)


def stored_games(
    source: str | Path,
    *,
    broken: Callable[[RecordError], object] | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Iterator[StoredGame]:
    """The games of a file as they are stored; `progress` is told how many bytes have been read."""

    def fail(sentence: str) -> None:
        error = RecordError(f"{source}: {sentence}")
        if broken is None:
            raise error
        broken(error)

    number, line = 0, 1
    try:
        with _open(source) as file:
            for part in _split(file, progress):
                if len(part) > MAX_BYTES:
                    fail(f"line {line}: this is larger than any game record ({MAX_BYTES // 1_000_000} MB)")
                elif part.startswith(_START):
                    number += 1
                    try:
                        yield StoredGame(str(source), number, line, part.decode())
                    except UnicodeDecodeError:
                        fail(f"line {line}: this is not text in UTF-8")
                elif any(row.strip() and not row.startswith(COMMENT.encode()) for row in part.splitlines()):
                    fail(f"line {line}: a game record begins with '{FIRST_LINE}'")
                line += part.count(b"\n")
    except (OSError, EOFError) as error:  # a damaged .gz file raises either
        reason = error.strerror if isinstance(error, OSError) else None
        raise RecordError(f"{source}: cannot be read: {reason or error}") from None


def _open(source: str | Path) -> contextlib.AbstractContextManager[BinaryIO]:
    if str(source) == STANDARD_INPUT:
        return contextlib.nullcontext(sys.stdin.buffer)
    if str(source).endswith(".gz"):
        return contextlib.closing(gzip.open(source))  # type: ignore[arg-type]
    return Path(source).open("rb")


def _split(file: BinaryIO, progress: Callable[[int], object]) -> Iterator[bytes]:
    """The parts of a file, each from the first line of a record to the next; at first what stands before any."""
    rest = b""
    done = 0
    while block := file.read(_BLOCK):
        if not done:
            block = block.removeprefix(codecs.BOM_UTF8)  # editors on Windows write it
        done += len(block)
        progress(done)
        first, *parts = (rest + block).split(b"\n" + _START)
        for part in parts:
            yield first + b"\n"
            first = _START + part
        rest = first
        if len(rest) > 2 * MAX_BYTES:  # no record is as long: drop what was read, but count its lines
            yield rest
            rest = b""
    if rest:
        yield rest


def write_games(path: str | Path, records: Iterable[Record]) -> Path:
    """Write many records into one new file, an empty line between them; returns its path. Raises `OSError`."""
    if isinstance(records, Record):
        raise RecordError("write_games takes a list of records, not a single one: write_games(path, [record])")
    target = Path(path)
    with target.open("x", encoding="utf-8") as file:
        try:
            for number, record in enumerate(records):
                if not isinstance(record, Record):
                    raise RecordError(f"write_games takes records, not {repr(record)[:60]}: load(path) reads one")
                file.write(f"\n{record}" if number else str(record))
        except RecordError:
            target.unlink()
            raise
    return target
