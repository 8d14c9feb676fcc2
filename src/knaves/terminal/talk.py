"""Lines typed and lines said: a conversation with somebody, or with a script, that never stands still."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Awaitable, Callable

QUESTION = " > "
"""How every question ends."""


class Typed:
    """Lines from a file, read by a thread of its own so that the game never stands still.

    It reads the file itself: Python's own input holds a lock that a thread left behind would keep at the end.
    """

    def __init__(self, file: int) -> None:
        self.by_hand = os.isatty(file)
        """Whether somebody types, who expects every line to be answered at once; a script's lines can wait."""
        self._file = file
        self._lines: deque[str | None] = deque()
        self._more = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._thread: threading.Thread | None = None

    async def peek(self) -> str | None:
        """Wait for a line and leave it there; None once there are no more."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, name="typed lines", daemon=True)
            self._thread.start()
        while not self._lines:
            self._more.clear()
            await self._more.wait()
        return self._lines[0]

    async def next(self) -> str | None:
        """The next line; None once there are no more."""
        line = await self.peek()
        if line is not None:
            self._lines.popleft()
        return line

    def _read(self) -> None:
        rest = b""
        while chunk := self._chunk():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._put(line.decode(errors="replace"))
        if rest:
            self._put(rest.decode(errors="replace"))
        self._put(None)

    def _chunk(self) -> bytes:
        try:
            return os.read(self._file, 65536)
        except OSError:  # the terminal has gone
            return b""

    def _put(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._add, line)

    def _add(self, line: str | None) -> None:
        self._lines.append(line)
        self._more.set()


class Talk:
    """Says lines and asks questions; what is said while a question stands open begins on a new line."""

    def __init__(self, typed: Typed, write: Callable[[str], object]) -> None:
        self.typed = typed
        self.asking = False
        """Whether the last thing on the screen is a question."""
        self._write = write

    def say(self, text: str) -> None:
        """A line, or several."""
        self._write(("\n" if self.asking else "") + text + "\n")
        self.asking = False

    def ask(self, question: str) -> None:
        """A question; the answer may take its time."""
        self._write(question + QUESTION)
        self.asking = True

    async def next(self) -> str | None:
        """The next line; who typed it has ended the line of the question."""
        line = await self.typed.next()
        self.asking = False
        return line

    async def hears_before(self, change: Awaitable[object], answers: Callable[[str | None], bool]) -> bool:
        """Wait for a line that can be answered now, or for a change; whether it is the line, which is left there."""
        changed, typed = asyncio.ensure_future(change), asyncio.ensure_future(self.typed.peek())
        try:
            await asyncio.wait((changed, typed), return_when=asyncio.FIRST_COMPLETED)
            if not changed.done() and answers(typed.result()):
                return True
            await changed  # first of all: what is new may put another question
            return False
        finally:
            changed.cancel()
            typed.cancel()
            await asyncio.gather(changed, typed, return_exceptions=True)


def on_standard_streams() -> Talk:
    """A conversation on standard input and output."""

    def write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    return Talk(Typed(sys.stdin.fileno()), write)
