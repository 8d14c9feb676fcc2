"""`knaves serve`: a server from the command line, with everything that can go wrong told in one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import json
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import segno
import uvicorn

from knaves.game import SetupError
from knaves.server.app import Config, Server
from knaves.server.client_files import WEB
from knaves.server.direct import DirectSocket
from knaves.server.hub import Hub
from knaves.server.jobs import choose_jobs
from knaves.server.store import choose_store
from knaves.server.store.base import StoreError
from knaves.server.thinking import Thinkers

YOUNG_ONLY = (2_000, 1_000_000, 1_000_000)
"""Thresholds of Python's collector with which it looks at new objects alone."""
COLLECT_SECONDS = 600.0


@dataclass(frozen=True)
class Serving:
    """What the command line asked for."""

    host: str
    port: int
    data: Path
    database: str
    config: Config
    open_browser: bool = False
    proxies: str = ""
    """Addresses of reverse proxies whose word on the client's address is taken."""
    say: Callable[[str], None] = print


def serve(serving: Serving) -> int:
    """Run until Ctrl-C or a signal. Raises `SetupError` in one sentence when it cannot begin."""
    _set_up_log()
    listening = _listen(serving.host, serving.port)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # once all is told, end as after Ctrl-C: tidily
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _runner()(_run(serving, listening))
    except StoreError as error:
        raise SetupError(str(error)) from None
    finally:
        listening.close()
    return 0


def _runner() -> Callable[..., None]:
    """How to run the event loop: by uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


async def _run(serving: Serving, listening: socket.socket) -> None:
    store = choose_store(serving.data, serving.database or None)
    jobs = choose_jobs(serving.database)
    await store.open()
    try:
        await jobs.open()
        server = Server(store, serving.config, jobs)
        settings = uvicorn.Config(
            server,
            ws=DirectSocket,
            ws_max_size=65_536,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # frames are small, and compressing costs more than it saves
            proxy_headers=bool(serving.proxies),
            forwarded_allow_ips=serving.proxies or None,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=5,
        )
        running = _Uvicorn(settings)
        running.farewell = lambda: server.sockets.goodbye("restarting", again=True)
        told = asyncio.create_task(_tell(serving, running, listening.getsockname()[1]))
        tidying = asyncio.create_task(_tidy_up())
        try:
            await running.serve(sockets=[listening])
        finally:
            told.cancel()
            tidying.cancel()
            await jobs.close()
    finally:
        await store.close()


async def _tidy_up() -> None:
    """Keep Python's collector from pausing the game.

    States and messages hold no cycles and are freed without it. So it looks at what is new, a little at a time, and at
    all the rest only now and then: with a thousand tables that takes some two hundred milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG_ONLY)
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


class _Uvicorn(uvicorn.Server):
    """Tells clients that it stops before it cuts them off."""

    farewell: Callable[[], None]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.farewell()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)


def work(database: str, processes: int, say: Callable[[str], None]) -> None:
    """Let bots think for the servers on a database until Ctrl-C. Raises `SetupError` when it cannot begin."""
    _set_up_log()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _runner()(_work(database, processes, say))
    except StoreError as error:
        raise SetupError(str(error)) from None


async def _work(database: str, processes: int, say: Callable[[str], None]) -> None:
    store, jobs = choose_store(Path(), database), choose_jobs(database)
    await store.open()
    thinkers = Thinkers(processes)
    hub = Hub(store, time.time, thinkers, jobs)
    try:
        await jobs.open()
        thinkers.start()
        say(f"Bots think here, in {processes} processes; Ctrl-C stops them.")
        await jobs.work(hub.alarms.think, processes)
    finally:
        await hub.stop()
        thinkers.close()
        await jobs.close()
        await store.close()


async def _tell(serving: Serving, running: uvicorn.Server, port: int) -> None:
    """Say where the server is, once it answers."""
    while not running.started:
        await asyncio.sleep(0.02)
    everywhere = serving.host in ("0.0.0.0", "::", "")  # noqa: S104
    local = f"http://{'127.0.0.1' if everywhere else serving.host}:{port}/"
    lines = [f"Knaves is at {local}"]
    if everywhere and (address := _local_address()):
        link = f"http://{address}:{port}/"
        lines += [f"in this network: {link}", _qr(link)]
    lines.append("data: in PostgreSQL" if serving.database else f"data: {serving.data.absolute()}")
    lines.append(f"admin page: {local}admin#{serving.config.admin_token}")
    if not (WEB / "index.html").is_file():
        lines.append("The web client is not built; in a clone of the repository: make build")
    lines.append("Ctrl-C stops it; nothing is lost.")
    serving.say("\n".join(lines))
    if serving.open_browser:
        await asyncio.to_thread(_open, local)


def _open(link: str) -> None:
    """Open a browser, if there is one with a window: one in this terminal would hide what is said here."""
    with contextlib.suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(link)


def _qr(text: str) -> str:
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawn, compact=True, border=1)
    return drawn.getvalue()


def _local_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address


def _listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; a taken port is told before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit both: a reader that is far behind is soon noticed, and so is one that takes nothing.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 256 * 1024)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise SetupError(f"cannot listen on {host} port {port}: {why}; try another --port") from None
    listening.set_inheritable(False)
    return listening


class _Lines(logging.Formatter):
    """One JSON object a line. Tokens and cards are never passed to the log in the first place."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields)


def _set_up_log() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("knaves").setLevel(logging.INFO)
