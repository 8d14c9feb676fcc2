"""A process for bots and other work that takes long: asked one thing at a time, and killed if it does not answer."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from knaves.bots import warm_up
from knaves.server.logs import LoggableError, describe_error

STARTING_SECONDS = 120.0
"""How long a process may take to start; a slow machine has much to import."""
REAPING_SECONDS = 1.0
"""How long to wait for the end of a killed process."""
READY = "ready"


class ProcessDied(Exception):
    """The process ended before it answered."""


class ProcessHung(Exception):
    """The process did not answer in time, and was killed."""


class BotFailed(LoggableError):
    """A bot raised an error. The message says where, and nothing about the cards."""


class BotProcess:
    """A process that is started when it is first asked, and again after its end."""

    def __init__(self, prepare: Callable[[], object] = warm_up, niceness: int = 0) -> None:
        """The process runs `prepare` as it starts."""
        self._prepare, self._niceness = prepare, niceness
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._started = False
        """Whether the process has said that it is ready."""
        self._busy_since: float | None = None

    def start(self) -> None:
        """Start the process, unless it runs."""
        if self._process is None:
            # Not forked: a fork of a process with threads and an event loop may hang.
            context = multiprocessing.get_context("spawn")
            self._line, other = context.Pipe()
            args = (other, self._prepare, self._niceness)
            self._process = context.Process(target=_run, args=args, name="knaves-bot", daemon=True)
            self._process.start()
            self._started = False
            other.close()

    def ask(self, seconds: float, function: Callable[..., Any], *args: Any) -> Any:
        """The function's result. Waits for it, and so is called in a thread. Raises the errors above."""
        try:
            self.start()
            if not self._started:
                self._receive(STARTING_SECONDS)
                self._started = True
            self._busy_since = time.monotonic()
            assert self._line is not None
            self._line.send((function, args))
            worked, answer = self._receive(seconds)
        except (EOFError, OSError):
            self.kill()
            raise ProcessDied from None
        finally:
            self._busy_since = None
        if not worked:
            raise BotFailed(answer)
        return answer

    def _receive(self, seconds: float) -> Any:
        assert self._line is not None
        if not self._line.poll(seconds):
            self.kill()
            raise ProcessHung
        return self._line.recv()

    def busy_seconds(self) -> float:
        """For how long it has owed an answer."""
        since = self._busy_since
        return time.monotonic() - since if since is not None else 0.0

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(REAPING_SECONDS)


def _run(line: Connection, prepare: Callable[[], object], niceness: int) -> None:
    """What the process does, until the server closes its end or dies."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    prepare()
    with contextlib.suppress(EOFError, OSError):
        line.send(READY)
        while True:
            function, args = line.recv()
            try:
                answer = (True, function(*args))
            except Exception as error:
                answer = (False, describe_error(error))
            line.send(answer)


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
