"""Other programs that tests start: what they say is waited for within a limit."""

from __future__ import annotations

import subprocess
import threading
from typing import AnyStr

LIMIT = 60.0
"""Seconds for what takes one or two on an idle machine."""


def read_line(process: subprocess.Popen[AnyStr], seconds: float = LIMIT) -> AnyStr:
    """The next line that a program prints; a program that prints none in time is killed, which ends the line."""
    assert process.stdout is not None
    watchdog = threading.Timer(seconds, process.kill)
    watchdog.start()
    try:
        return process.stdout.readline()
    finally:
        watchdog.cancel()
