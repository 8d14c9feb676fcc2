"""`knaves serve` as a process of its own, which can be killed and started again on its data."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ADMIN = "admin-token-for-tests"
FLAGS = ("--bots", "1", "--no-limits", "--admin-token", ADMIN)
LOOKS = 1200
"""Ten a second: within two minutes it must answer, also on a busy machine."""
TRIES = 3
"""Ports to try, since another process may take one that was free a moment ago."""


class Running:
    """A server on a free port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers; after the first time on the same port."""
        if self.port:
            assert self._started(), self._story()
            return
        for _ in range(TRIES):
            self.port = free_port()
            if self._started():
                return
        raise AssertionError(self._story())

    def _started(self) -> bool:
        """Whether it answers; not if it has ended, for example because the port is taken."""
        command = [sys.executable, "-m", "knaves", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen([*command, *FLAGS], stdout=log, stderr=log)
        for _ in range(LOOKS):
            if self._process.poll() is not None:
                return False
            try:
                urllib.request.urlopen(self.url + "healthz", timeout=5).close()
            except OSError:
                time.sleep(0.1)
            else:
                return True
        raise AssertionError(self._story())

    @property
    def _log(self) -> Path:
        return self.data / "serve.log"

    def _story(self) -> str:
        return f"the server does not answer on port {self.port}; it said:\n{self._log.read_text()[-2000:]}"

    def kill(self) -> None:
        """End it without a warning, as a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
