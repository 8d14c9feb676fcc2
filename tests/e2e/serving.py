"""`knaves serve` as a process of its own, which can be killed and started again on its data."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class Running:
    """A server on a free port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "knaves", "serve", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, "--bots", "1", "--no-limits"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(1200):
            try:
                urllib.request.urlopen(self.url + "healthz", timeout=1).close()
            except OSError:
                assert self._process.poll() is None, "the server died"
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

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
