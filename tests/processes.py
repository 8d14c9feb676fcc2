"""Child processes of tests: reading their output has a time limit, and none outlives its test."""

from __future__ import annotations

import contextlib
import subprocess
import threading
from collections.abc import Iterator
from typing import IO, Any, AnyStr, Protocol

LIMIT = 60.0
"""Seconds for something that takes one or two on an idle machine."""


@contextlib.contextmanager
def killed_at_the_end(process: subprocess.Popen[Any]) -> Iterator[subprocess.Popen[Any]]:
    """Kill the process at the end of the block; `with Popen(...)` alone would wait for it for ever."""
    with process:
        try:
            yield process
        finally:
            process.kill()


class Printing(Protocol[AnyStr]):
    """A process whose output is a pipe."""

    @property
    def stdout(self) -> IO[AnyStr] | None: ...

    def kill(self) -> None: ...


def read_line(process: Printing[AnyStr], seconds: float = LIMIT) -> AnyStr:
    """The next line of output; a process that prints none in time is killed, which ends the line."""
    assert process.stdout is not None
    watchdog = threading.Timer(seconds, process.kill)
    watchdog.start()
    try:
        return process.stdout.readline()
    finally:
        watchdog.cancel()
