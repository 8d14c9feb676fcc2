"""`knaves serve` as a separate process, which can be killed and restarted on its data. Its games repeat."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests import repeatable

ROOT = Path(__file__).parents[2]
ADMIN = "admin-token-for-tests"
FLAGS = ("--bots", "1", "--no-limits", "--admin-token", ADMIN)
MAX_CHECKS = 1200
"""Ten per second: the server must answer within two minutes, even on a busy machine."""
MAX_PORTS = 3
"""Ports to try, because another process may take a free one first."""


class ServerProcess:
    """A server on a free port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start the server and wait until it answers. A restart uses the same port."""
        if self.port:
            assert self._started(), self._report()
            return
        for _ in range(MAX_PORTS):
            self.port = free_port()
            if self._started():
                return
        raise AssertionError(self._report())

    def _started(self) -> bool:
        """Start the process. False if it exits, for example because the port is taken."""
        command = [sys.executable, "-m", repeatable.__name__, "serve", "--port", str(self.port)]
        with self._log.open("wb") as log:
            words = [*command, "--data", str(self.data.absolute()), *FLAGS]
            self._process = subprocess.Popen(words, stdout=log, stderr=log, cwd=ROOT)
        for _ in range(MAX_CHECKS):
            if self._process.poll() is not None:
                return False
            try:
                urllib.request.urlopen(self.url + "healthz", timeout=5).close()
            except OSError:
                time.sleep(0.1)
            else:
                return True
        raise AssertionError(self._report())

    @property
    def _log(self) -> Path:
        return self.data / "serve.log"

    def _report(self) -> str:
        return f"the server does not answer on port {self.port}; its output:\n{self._log.read_text()[-2000:]}"

    def kill(self) -> None:
        """Kill it without warning, like a power cut."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)

    def stop(self) -> None:
        """Stop it like Ctrl-C."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
