"""A real server in its own process, and clients that play on it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from knaves import wire
from knaves.client import ServerRefused, TableClient, new_id
from knaves.retry import retry
from tests.commands import Background
from tests.processes import LIMIT, read_line


@dataclass
class ServerProcess:
    """A running server."""

    url: str
    process: Background
    admin: str
    """The token of the admin page."""

    def kill(self) -> None:
        """Kill the server, like a power failure."""
        self.process.kill()
        self.process.wait(LIMIT)

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.url.rsplit(":", 1)[1])


GAME_LIMIT = 200
"""Seconds; less than the limit of a test, to say where a game stood."""
OVERTAKEN = ("stale", "not-now")
"""Refusals of a move because the game has gone on, which the next update tells."""
ADMIN = "admin-token-for-tests"
HEADERS = ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy",
           "permissions-policy", "cross-origin-opener-policy", "cross-origin-resource-policy")  # fmt: skip
"""Headers of every response."""


@contextlib.contextmanager
def server(folder: Path, *words: str, port: int = 0, limits: bool = False) -> Iterator[ServerProcess]:
    """Run a server with its data in a folder; it stops with its bots at the end of the block."""
    command = ["serve", "--port", str(port), "--data", str(folder), "--admin-token", ADMIN, "--bots", "1"]
    process = Background(*command, *words, *([] if limits else ["--no-limits"]))
    try:
        first = read_line(process)
        assert first.startswith("Knaves is at"), f"the server did not start: {first!r}"
        yield ServerProcess(first.split()[-1].rstrip("/"), process, ADMIN)
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(LIMIT)
        process.stdout.close()


async def play_to_the_end(table: TableClient) -> str:
    """Play the first legal move until the game is over; returns the final status."""
    try:
        async with asyncio.timeout(GAME_LIMIT):
            return await _play_to_the_end(table)
    except TimeoutError:
        where = f"connected: {table.connected}; last update: {table.update}"
        raise AssertionError(f"no end after {GAME_LIMIT} seconds; {where}") from None


async def _play_to_the_end(table: TableClient) -> str:
    async for update in table:
        if update.table.status != "playing":
            if update.table.status == "lobby":
                continue
            return update.table.status
        own = update.own
        if own and own["legal"]:
            move = wire.MakeMove(new_id(), update.ply, own["legal"][0])
            try:
                await retry(partial(table.send, move), _wait_for_draw)
            except ServerRefused as refused:
                if refused.code not in OVERTAKEN:  # otherwise no other update might come
                    raise
    raise AssertionError


async def _wait_for_draw(error: Exception) -> bool:
    """Wait if another player still has time to draw; no update tells when that time is over."""
    waits = isinstance(error, ServerRefused) and error.code == "wait"
    if waits:
        await asyncio.sleep(0.1)
    return waits


def fetch(
    running: ServerProcess, path: str, body: bytes | None = None, method: str | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request; returns status, headers and body."""
    request = urllib.request.Request(
        running.url + path, body, {key.replace("_", "-"): value for key, value in headers.items()}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=300) as response:
            return response.status, {k.lower(): v for k, v in response.headers.items()}, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()
