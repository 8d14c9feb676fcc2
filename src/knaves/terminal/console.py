"""Line-by-line input and output, for a person or a script, that never blocks the game."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Awaitable, Callable

PROMPT = " > "
"""The end of every question."""


class InputLines:
    """Lines from a file descriptor, read in a thread of its own.

    It reads the descriptor itself: `sys.stdin` holds a lock, and a thread left waiting in it would block the exit.
    """

    def __init__(self, file: int) -> None:
        self.interactive = os.isatty(file)
        """Whether a person types, who expects an answer to each line at once; a script's lines can wait."""
        self._file = file
        self._lines: deque[str | None] = deque()
        self._line_added = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._thread: threading.Thread | None = None

    async def peek(self) -> str | None:
        """Wait for a line and leave it in the queue; None at the end of the input."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, name="input lines", daemon=True)
            self._thread.start()
        while not self._lines:
            self._line_added.clear()
            await self._line_added.wait()
        return self._lines[0]

    async def next(self) -> str | None:
        """The next line; None at the end of the input."""
        line = await self.peek()
        if line is not None:
            self._lines.popleft()
        return line

    def _read(self) -> None:
        rest = b""
        while chunk := self._read_chunk():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._put(line.decode(errors="replace"))
        if rest:
            self._put(rest.decode(errors="replace"))
        self._put(None)

    def _read_chunk(self) -> bytes:
        try:
            return os.read(self._file, 65536)
        except OSError:  # the terminal was closed
            return b""

    def _put(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._add, line)

    def _add(self, line: str | None) -> None:
        self._lines.append(line)
        self._line_added.set()


class Console:
    """Prints lines and asks questions; output while a question is open starts on a new line."""

    def __init__(self, lines: InputLines, write: Callable[[str], object]) -> None:
        self.question_open = False
        """Whether the last output is a question."""
        self._lines = lines
        self._write = write

    @property
    def interactive(self) -> bool:
        """Whether a person types, rather than a script."""
        return self._lines.interactive

    def say(self, text: str) -> None:
        """Print one or more lines."""
        self._write(("\n" if self.question_open else "") + text + "\n")
        self.question_open = False

    def ask(self, question: str) -> None:
        """Print a question; `read_line` reads the answer."""
        self._write(question + PROMPT)
        self.question_open = True

    async def read_line(self) -> str | None:
        """The next line; None at the end of the input."""
        line = await self._lines.next()
        self.question_open = False  # the typed line break has ended it
        return line

    async def wait_for_line(self, change: Awaitable[object], accepts: Callable[[str | None], bool]) -> bool:
        """Wait for an acceptable line or for a change, which goes first; returns whether a line can be read."""
        changed, typed = asyncio.ensure_future(change), asyncio.ensure_future(self._lines.peek())
        try:
            await asyncio.wait((changed, typed), return_when=asyncio.FIRST_COMPLETED)
            if not changed.done() and accepts(typed.result()):
                return True
            await changed
            return False
        finally:
            changed.cancel()
            typed.cancel()
            await asyncio.gather(changed, typed, return_exceptions=True)


def standard_console() -> Console:
    """A console on standard input and output."""

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return Console(InputLines(sys.stdin.fileno()), write)
