"""Runs commands in processes forked from one that has imported the package, which saves half a second per command."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import Any

import knaves.server.serve  # noqa: F401 - imported once, before forking
from knaves.cli import main
from tests.repeatable import repeat_deals_and_bots

STREAMS = ("stdin", "stdout", "stderr")
PATIENT = ("--seconds", "60", "--start", "60")
"""For `arena` and `tournament`: no program is too slow on a busy machine."""

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([__name__])


def run(*words: str | Path, typed: str = "", cwd: str = ".", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `knaves` with these arguments and this input, in this folder."""
    arguments = [str(word) for word in words]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "stdin").write_text(typed, "utf-8")
        process = _forks.Process(target=_command, args=(arguments, folder, Path(cwd).absolute(), environment))
        process.start()
        process.join(300)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(arguments, 300)
        outputs = [(Path(folder) / name).read_text("utf-8") for name in STREAMS[1:]]
    result = subprocess.CompletedProcess(arguments, process.exitcode, *outputs)
    assert "Traceback" not in result.stderr + result.stdout, result.stderr
    return result


def _command(arguments: list[str], folder: str, cwd: Path, environment: dict[str, str]) -> None:
    os.environ.update(environment)
    os.chdir(cwd)
    for number, name in enumerate(STREAMS):
        mode, flags = ("r", os.O_RDONLY) if number == 0 else ("w", os.O_WRONLY | os.O_CREAT)
        os.dup2(os.open(Path(folder) / name, flags), number)
        setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    main(arguments)


class Background:
    """A command that goes on in the background, with the methods of `subprocess.Popen`; its output is a pipe."""

    def __init__(self, *words: str) -> None:
        reader, writer = os.pipe()
        self._words = words
        self._process = _forks.Process(target=_in_background, args=(words, DupFd(writer), DupFd(2)))
        self._process.start()
        os.close(writer)
        self.stdout = os.fdopen(reader, encoding="utf-8")

    @property
    def pid(self) -> int:
        """The number of the process and of its group."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """The exit status, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait for its end; returns the exit status."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._words, timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


def _in_background(words: tuple[str, ...], stdout: Any, stderr: Any) -> None:
    os.setsid()
    for number, given in ((1, stdout.detach()), (2, stderr.detach())):
        os.dup2(given, number)
        os.close(given)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    if words[0] in ("serve", "worker"):
        repeat_deals_and_bots()
    main(list(words))
