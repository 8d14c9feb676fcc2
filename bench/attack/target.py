"""A server to attack: a real one, in a process of its own, with default settings."""

from __future__ import annotations

import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.processes import LIMIT, read_line

ROOT = Path(__file__).parents[2]
ADMIN = "admin-token-of-the-campaign"
OPEN_FILES = 1024
"""What most systems allow a process that asks for no more; a server that knows better raises it itself."""
NORMAL_LEVELS = ("info", "warning")


@dataclass
class Target:
    """A running server, its data folder and its log."""

    port: int
    process: subprocess.Popen[str]
    folder: Path
    log: Path
    secrets: set[str] = field(default_factory=lambda: {ADMIN})
    """Tokens that must never be in the log."""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self.process.poll() is None

    def cpu_seconds(self) -> float:
        """The processor time that it has used, without its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def bot_processes(self) -> list[int]:
        """Its children in which bots think."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == self.process.pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
        return found

    def log_lines(self) -> list[dict[str, Any]]:
        """What it has logged."""
        lines = []
        for line in self.log.read_text("utf-8", errors="replace").splitlines():
            try:
                lines.append(json.loads(line))
            except ValueError:
                lines.append({"level": "unreadable", "message": line})
        return lines

    def complaints(self) -> list[str]:
        """What is wrong with it whatever the attack was: it is gone, or its log tells of a bug or of a secret."""
        found = [] if self.alive else ["the server is gone"]
        found += [
            f"in the log: {str(line.get('message'))[:120]} {str(line.get('error', ''))[-160:]}".strip()
            for line in self.log_lines()
            if line.get("level") not in NORMAL_LEVELS or "Traceback" in str(line)
        ]
        text = self.log.read_text("utf-8", errors="replace")
        if any(secret in text for secret in self.secrets):
            found.append("a token is in the log")
        if re.search(r"127\.0\.0\.(66|[2-9]\d)\b", text):
            found.append("a full address is in the log")
        return found

    def stop(self) -> None:
        """End it and its bots."""
        if self.alive:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(15)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(LIMIT)
        if self.process.stdout is not None:
            self.process.stdout.close()


def environment() -> dict[str, str]:
    """Nothing of the developer's shell but what is needed to find programs and this checkout."""
    kept = {name: os.environ[name] for name in ("HOME", "PATH", "LANG", "TMPDIR") if name in os.environ}
    return {**kept, "PYTHONPATH": os.environ.get("PYTHONPATH", ""), "KNAVES_ADMIN_TOKEN": ADMIN}


@contextlib.contextmanager
def target(folder: Path, *words: str, port: int = 0, module: tuple[str, ...] = ("knaves",)) -> Iterator[Target]:
    """A server on a data folder; stopped at the end. `module` runs instead of `knaves`, with these arguments first."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    log = folder.parent / f"{folder.name}-{time.monotonic_ns()}.log"
    command = [sys.executable, "-m", *module, "serve", "--port", str(port), "--data", str(folder), *words]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with log.open("w") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True, env=environment(),
            cwd=ROOT, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, hard)),
        )  # fmt: skip
    started = Target(0, process, folder, log)
    try:
        first = read_line(process)
        if "http" not in first:
            raise StartFailed(f"{first}{log.read_text('utf-8', errors='replace')}".strip())
        started.port = int(first.split()[-1].rstrip("/").rsplit(":", 1)[1])
        yield started
    finally:
        started.stop()


class StartFailed(Exception):
    """The server did not start; the message is what it said."""


@contextlib.contextmanager
def workspace() -> Iterator[Path]:
    """A folder for one attack, on a disk rather than in memory."""
    base = ROOT / ".build"
    base.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=base, prefix="attack-") as folder:
        yield Path(folder)
