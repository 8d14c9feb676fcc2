"""`knaves serve` and `knaves worker`: start, stop and log; every setup error is one sentence."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import segno
import uvicorn

from knaves.bots import LEVELS, lacks_numpy
from knaves.game import SetupError
from knaves.server.app import Config, Server
from knaves.server.bot_pool import BotPool
from knaves.server.gate import Gate, raise_descriptor_limit
from knaves.server.hub import Hub
from knaves.server.jobs import choose_jobs
from knaves.server.logs import set_up_log
from knaves.server.server_clock import start_clock
from knaves.server.store import choose_store
from knaves.server.store.base import StoreError
from knaves.server.web_assets import WEB

WEAKER_BOTS = "The bots play weaker here, because the package numpy is missing: pip install 'knaves[bots]'"
YOUNG_ONLY = (2_000, 1_000_000, 1_000_000)
"""Thresholds with which Python's garbage collector only looks at new objects."""
COLLECT_SECONDS = 600.0
GOODBYE_SECONDS = 0.2
"""Between telling clients that the server stops and stopping it."""


@dataclass(frozen=True)
class Serving:
    """The options of the command line."""

    host: str
    port: int
    data: Path
    database: str
    config: Config
    open_browser: bool = False
    proxies: str = ""
    """Addresses of reverse proxies that are trusted to name the client's address."""
    log_format: str = "json"
    say: Callable[[str], None] = print


def serve(serving: Serving) -> int:
    """Run until Ctrl-C or a signal. Raises `SetupError` if it cannot start."""
    set_up_log(serving.log_format)
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
    """Runs the event loop: with uvloop if it is installed."""
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
        server = Server(store, serving.config, jobs, await start_clock(store))
        gate = Gate(server.limiter, server.metrics, raise_descriptor_limit(), serving.proxies)
        settings = uvicorn.Config(
            gate.watched(server),
            http=gate.protocol(_http_protocol()),
            ws="websockets-sansio",
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
        running = uvicorn.Server(settings)
        starting = asyncio.create_task(_when_started(serving, running, server, listening.getsockname()[1]))
        collecting = asyncio.create_task(_collect_garbage())
        watching = asyncio.create_task(gate.watch())
        try:
            await running.serve(sockets=[listening])
        finally:
            starting.cancel()
            collecting.cancel()
            watching.cancel()
            await jobs.close()
    finally:
        await store.close()


def _http_protocol() -> type[asyncio.Protocol]:
    """The protocol class that uvicorn chooses here."""
    settings = uvicorn.Config(_run, log_config=None)
    settings.load()
    return settings.http_protocol_class


async def _collect_garbage() -> None:
    """Keep Python's garbage collector from pausing the game.

    States and messages hold no cycles and are freed without it. So it looks at new objects only, and at all others
    every few minutes: with a thousand tables that takes some two hundred milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG_ONLY)
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


def _handle_signals(running: uvicorn.Server, server: Server) -> None:
    """On a signal tell clients that the server stops before uvicorn cuts them off; a second signal does not wait.

    uvicorn has handlers of its own, installed as it starts; it puts the original ones back when it ends.
    """
    loop = asyncio.get_running_loop()

    def stop() -> None:
        if server.sockets.closing:
            running.force_exit = True
        server.sockets.close()
        loop.call_later(GOODBYE_SECONDS, setattr, running, "should_exit", True)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


def work(database: str, processes: int, say: Callable[[str], None], log_format: str = "json") -> None:
    """Let bots play for the servers on a database until Ctrl-C. Raises `SetupError` if it cannot start."""
    set_up_log(log_format)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _runner()(_work(database, processes, say))
    except StoreError as error:
        raise SetupError(str(error)) from None


async def _work(database: str, processes: int, say: Callable[[str], None]) -> None:
    store, jobs = choose_store(Path(), database), choose_jobs(database)
    await store.open()
    bot_pool = BotPool(processes)
    hub = Hub(store, await start_clock(store), bot_pool, jobs)
    try:
        await jobs.open()
        bot_pool.start()
        say(f"Bots think here, in {processes} processes; Ctrl-C stops them.")
        if lacks_numpy(LEVELS):
            say(WEAKER_BOTS)
        await jobs.work(hub.bots.play, processes)
    finally:
        await hub.stop()
        bot_pool.close()
        await jobs.close()
        await store.close()


async def _when_started(serving: Serving, running: uvicorn.Server, server: Server, port: int) -> None:
    """Once the server answers, say where it is."""
    while not running.started:
        await asyncio.sleep(0.02)
    _handle_signals(running, server)
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
    if serving.config.processes and lacks_numpy(LEVELS):
        lines.append(WEAKER_BOTS)
    lines.append("Ctrl-C stops it; nothing is lost.")
    serving.say("\n".join(lines))
    if serving.open_browser:
        await asyncio.to_thread(_open, local)


def _open(link: str) -> None:
    """Open a graphical browser; one in this terminal would hide the output."""
    with contextlib.suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(link)


def _qr(text: str) -> str:
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawn, compact=True, border=1)
    return drawn.getvalue()


def _local_address() -> str:
    """The address of this machine in its network; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened first so that a taken port is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit both, so that slow and dead readers are noticed soon.
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
