"""A running program with its pipes: lines go in and come out, and it always ends.

Whatever the program does (crash, hang, flood its output), `ProgramProcess` reports it within the time limit.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from typing import IO

from knaves.bots.bot import BotError, Fault
from knaves.game import Json

MAX_ANSWER_BYTES = 64 * 1024
"""The limit of an answer, which is one short line."""
EXIT_SECONDS = 0.5
"""The time that a program has to exit by itself when its input ends."""
STDERR_TAIL = 2000
"""How many bytes of error output are kept for the error message."""


def quote(line: bytes) -> str:
    """The beginning of a line, for an error message."""
    return repr(line[:60].decode("utf-8", "replace")) + ("…" if len(line) > 60 else "")


@contextlib.contextmanager
def deferred_signals() -> Iterator[None]:
    """Defer SIGINT and SIGTERM to the end of the block."""
    if threading.current_thread() is not threading.main_thread():  # only that thread handles signals
        yield
        return
    received: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: received.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is not None
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for deferred in received:
            signal.raise_signal(deferred)


_running: set[ProgramProcess] = set()
"""Programs that are running. A program is listed before a signal handler can raise, and until it has exited."""


@atexit.register
def kill_all() -> None:
    """Kill the programs that an interrupted caller left behind."""
    for process in tuple(_running):
        process.kill()


def _open_pipe(pipe: IO[bytes]) -> int:
    """The descriptor of a pipe, made non-blocking."""
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


class ProgramProcess:
    """A running program and its three non-blocking pipes."""

    def __init__(self, name: str, command: Sequence[str], log: str = "") -> None:
        self._name = name
        self._asked = False
        self._outbox = bytearray()
        self._inbox = bytearray()
        self._errors = bytearray()
        try:
            self._log = open(log, "ab", buffering=0) if log else None  # noqa: SIM115, PTH123
        except OSError as error:
            reason = f"the error output of {self._name} cannot be kept in {log}: {error.strerror or error}"
            raise BotError(Fault.CRASH, reason) from None
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named this program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # to kill it with its children, and to keep Ctrl-C from it
            )
        except OSError as error:
            if self._log is not None:
                self._log.close()
            raise BotError(Fault.CRASH, f"{self._name} cannot be started: {error.strerror or error}") from None
        self._selector = selectors.DefaultSelector()
        _running.add(self)
        self._stdin, self._stdout, self._stderr = map(_open_pipe, self._pipes())
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def send(self, message: dict[str, Json]) -> None:
        """Queue a message; it is written while waiting for an answer."""
        self._outbox += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def answer(self, deadline: float, limit: float) -> bytes:
        """Read the next line of its output before the deadline."""
        if self._asked:
            self._poll(0)
        self._asked = True
        if self._inbox:
            what = quote(bytes(self._inbox).split(b"\n")[0])
            raise BotError(Fault.GARBAGE, f"{self._name} wrote {what} without being asked")
        self.flush()
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotError(Fault.TIMEOUT, f"{self._name} did not answer within {limit:.1f} s")
            ended = self._poll(left)
            end = self._inbox.find(b"\n", 0, MAX_ANSWER_BYTES)
            if end >= 0:
                line, rest = bytes(self._inbox[:end]), bytes(self._inbox[end + 1 :])
                self._inbox.clear()
                if self._outbox:
                    raise BotError(Fault.GARBAGE, f"{self._name} answered without reading what it was asked")
                if rest:
                    raise BotError(Fault.GARBAGE, f"{self._name} wrote more than one line for a move")
                return line
            if len(self._inbox) > MAX_ANSWER_BYTES:
                raise BotError(
                    Fault.GARBAGE, f"{self._name} wrote more than {MAX_ANSWER_BYTES // 1024} KiB and no line end"
                )
            if ended:
                raise BotError(Fault.CRASH, self._describe_exit())

    def _poll(self, seconds: float) -> bool:
        """Wait until a pipe is ready and read or write it; returns whether the output has ended."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdout:
                if not self._read_output():
                    return True
            elif key.fd == self._stderr:
                self._read_errors()
            else:
                self.flush()
        return False

    def _read_output(self) -> bool:
        try:
            chunk = os.read(self._stdout, MAX_ANSWER_BYTES + 1)
        except BlockingIOError:
            return True
        self._inbox += chunk
        return bool(chunk)

    def _read_errors(self) -> None:
        try:
            chunk = os.read(self._stderr, MAX_ANSWER_BYTES)
        except BlockingIOError:
            return
        if not chunk:
            self._selector.unregister(self._stderr)
            return
        if self._log is not None:
            self._log.write(chunk)
        self._errors = (self._errors + chunk)[-STDERR_TAIL:]

    def flush(self) -> None:
        """Write as much as the pipe takes, and watch it while something is left."""
        try:
            while self._outbox:
                del self._outbox[: os.write(self._stdin, self._outbox)]
        except BlockingIOError:
            pass
        except OSError:  # it closed its input; whether it has exited shows in its output
            self._outbox.clear()
        watching = self._stdin in self._selector.get_map()
        if self._outbox and not watching:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        elif watching and not self._outbox:
            self._selector.unregister(self._stdin)

    def _describe_exit(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.2)
        self._drain_errors()
        last = next((line for line in reversed(self._errors.decode("utf-8", "replace").splitlines()) if line), "")
        said = f": {last.strip()[:120]}" if last else ""
        status = self._process.returncode
        if status is None:
            return f"{self._name} closed its output{said}"
        if status < 0:
            with contextlib.suppress(ValueError):
                return f"{self._name} was ended by {signal.Signals(-status).name}{said}"
        if status == 0 and not said and self._name.endswith(".py"):
            said = f"; a class in it is named {self._name.rsplit('/', 1)[-1]}:Class"
        return f"{self._name} exited with status {status}{said}"

    def _drain_errors(self) -> None:
        for _ in range(16):
            if self._stderr not in self._selector.get_map():
                return
            before = len(self._errors)
            self._read_errors()
            if len(self._errors) == before:
                return

    def finish(self) -> None:
        """Write the rest, close its input and give it a moment to exit by itself."""
        deadline = time.monotonic() + EXIT_SECONDS
        self.flush()
        while self._outbox and (left := deadline - time.monotonic()) > 0:
            if self._poll(left):
                return
            self._inbox.clear()
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)
        self._pipes()[0].close()
        while (left := deadline - time.monotonic()) > 0 and not self._output_ended(left):
            self._inbox.clear()

    def _output_ended(self, seconds: float) -> bool:
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdout:
                if not self._read_output():
                    return True
            else:
                self._read_errors()
        return False

    def kill(self) -> None:
        """Kill its process group."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._selector.close()
        if self._log is not None:
            self._log.close()
        for pipe in self._pipes():
            with contextlib.suppress(OSError):
                pipe.close()
        self._process.wait()
        _running.discard(self)
