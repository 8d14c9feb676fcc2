"""Hostile, broken and unlucky clients of a real server: others notice nothing."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from knaves import wire
from knaves.client import ServerRefused, TableClient, create, join, new_id, new_token
from tests.server.server_process import HEADERS, ServerProcess, fetch, server

T = TypeVar("T")
read = msgspec.json.Decoder(wire.AnyServerMessage).decode
SLOW = wire.Settings(pace=0, patience=0)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits, for tests with many requests."""
    with server(tmp_path_factory.mktemp("data")) as found:
        yield found
        assert found.process.poll() is None, "the server is gone"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the default limits."""
    with server(tmp_path_factory.mktemp("data"), limits=True) as found:
        yield found
        assert found.process.poll() is None, "the server is gone"


def run(work: Awaitable[T], seconds: float = 300) -> T:
    async def timed() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(timed())


def ws(running: ServerProcess, code: str) -> str:
    return running.url.replace("http", "ws", 1) + f"/ws/{code}"


def open_socket(running: ServerProcess, code: str, **more: Any) -> connect:
    # Tests do not read all that they are sent, and then a tidy end would be waited for in vain.
    return connect(ws(running, code), compression=None, max_size=2**22, max_queue=None, close_timeout=0.5, **more)


async def table_of_two(running: ServerProcess) -> tuple[str, list[str]]:
    """A table of two people; its code and tokens."""
    tokens = [new_token(), new_token()]
    seated = await create(running.url, wire.NewTable("travel", 2, "Ana", settings=SLOW, token=tokens[0]))
    await join(running.url, seated.code, wire.Join("Ben", token=tokens[1]))
    return seated.code, tokens


async def hear(sock: ClientConnection, kind: type[T]) -> T:
    """The next message of a kind."""
    while True:
        message = read(await sock.recv())
        if isinstance(message, kind):
            return message


async def hear_bye(sock: ClientConnection) -> tuple[wire.Bye | None, int]:
    """The goodbye message and the close code."""
    bye = None
    try:
        while True:
            message = read(await sock.recv())
            if isinstance(message, wire.Bye):
                bye = message
    except ConnectionClosed:
        return bye, sock.close_code or 0


def memory(running: ServerProcess) -> float:
    """The server's memory in megabytes."""
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def pings(running: ServerProcess, code: str, token: str, count: int) -> list[float]:
    """Seconds between a heartbeat and its answer, at another table."""
    async with open_socket(running, code) as sock:
        await sock.send(wire.encode(wire.Hello(token)).decode())
        await hear(sock, wire.Update)
        found = []
        for _ in range(count):
            start = time.perf_counter()
            await sock.send('{"t":"beat"}')
            await hear(sock, wire.Beat)
            found.append(time.perf_counter() - start)
            await asyncio.sleep(0.005)
        return found


# --- Garbage ----------------------------------------------------------------------------------------------------


def garbage(rng: random.Random) -> str | bytes:
    """A random frame that isn't a message, though some come close."""
    valid = ['{"t":"hello"}', '{"t":"move","id":"x","ply":0,"move":"7H@c4"}', '{"t":"say","id":"x","phrase":"hello"}']
    choice = rng.randrange(9)
    if choice == 0:
        return rng.randbytes(rng.randrange(200))
    if choice == 1:
        text = list(rng.choice(valid))
        for _ in range(rng.randrange(1, 6)):
            text[rng.randrange(len(text))] = chr(rng.choice([0, 34, 44, 92, 125, 0x7F, 0x202E, 0x1F600, 0xFFFF]))
        return "".join(text)
    if choice == 2:
        return "[" * rng.randrange(1, 8000)
    if choice == 3:
        return json.dumps({"t": rng.choice(["hello", "move", "nothing"]), "id": rng.choice([None, 7, [], "x" * 100])})
    if choice == 4:
        return '{"t":"hello","token":"\\ud800"}'
    if choice == 5:
        return json.dumps({"t": "move", "id": "x", "ply": rng.choice([-1, 10**30, 1.5, True]), "move": "+"})
    if choice == 6:
        return "x" * rng.randrange(16_000, 40_000)
    if choice == 7:
        return json.dumps({"t": "rename", "id": "\u0000", "name": "\u202e" * 24})
    return rng.choice(valid)[: rng.randrange(1, 12)]


def test_ten_thousand_garbage_frames_harm_nobody(running: ServerProcess) -> None:
    async def throw(code: str, seed: int, frames: int) -> int:
        rng = random.Random(seed)
        sent = 0
        while sent < frames:
            async with open_socket(running, code) as sock:
                await sock.send('{"t":"hello"}')
                try:
                    while sent < frames:
                        await sock.send(garbage(rng))
                        sent += 1
                except ConnectionClosed:
                    pass  # told to go after some of it
        return sent

    async def scenario(frames: int) -> tuple[list[float], list[float], int]:
        victim, _ = await table_of_two(running)
        code, tokens = await table_of_two(running)
        quiet = await pings(running, code, tokens[0], 200)
        throwing = [asyncio.create_task(throw(victim, seed, frames)) for seed in range(4)]
        noisy = []
        while not all(task.done() for task in throwing):
            noisy += await pings(running, code, tokens[0], 20)
        return quiet, noisy, sum([task.result() for task in throwing])

    run(scenario(200))  # once, so that memory is what it usually is
    before = memory(running)
    quiet, noisy, sent = run(scenario(2500))
    assert sent == 10_000
    assert memory(running) - before < 30
    ratio = statistics.median(noisy) / statistics.median(quiet)
    assert ratio < 40, f"others waited {ratio:.0f} times as long"


@pytest.mark.parametrize("frame", ["x" * 20_000, b"\x00\x01", "", "null", "{}", '{"t":"hello","seen":-1}'])
def test_a_message_that_cannot_be_read_is_answered_with_a_sentence(running: ServerProcess, frame: str | bytes) -> None:
    async def scenario() -> wire.Error:
        code, _ = await table_of_two(running)
        async with open_socket(running, code) as sock:
            await sock.send(frame)
            return await hear(sock, wire.Error)

    error = run(scenario())
    assert error.code == "bad-message"
    assert error.message.startswith(("This couldn’t be read: ", "A message is JSON in a text frame of at most"))
    assert len(error.message) < 350


def test_an_enormous_frame_ends_the_connection(running: ServerProcess) -> None:
    async def scenario() -> int:
        code, _ = await table_of_two(running)
        async with open_socket(running, code) as sock:
            await sock.send("x" * 200_000)
            return (await hear_bye(sock))[1]

    assert run(scenario()) == 1009


def test_commands_before_hello_and_of_spectators_are_refused(running: ServerProcess) -> None:
    async def scenario() -> list[wire.Error]:
        code, _ = await table_of_two(running)
        async with open_socket(running, code) as sock:
            found = []
            await sock.send(wire.encode(wire.Start("a")).decode())
            found.append(await hear(sock, wire.Error))
            await sock.send(wire.encode(wire.Hello("not-a-token-of-anybody")).decode())
            found.append(await hear(sock, wire.Error))
            await sock.send(wire.encode(wire.Start("b")).decode())
            found.append(await hear(sock, wire.Error))
            return found

    assert [(error.id, error.code) for error in run(scenario())] == [
        ("a", "bad-message"),
        ("", "no-such-seat"),
        ("b", "not-yours"),
    ]


@pytest.mark.parametrize("code", ["ZZZZZ", "%00", "a" * 500, "..%2f..", "%ff%fe"])
def test_a_socket_for_an_unknown_table_gets_an_error(running: ServerProcess, code: str) -> None:
    async def scenario() -> tuple[wire.Bye | None, int]:
        async with open_socket(running, code) as sock:
            return await hear_bye(sock)

    bye, closed = run(scenario())
    assert bye == wire.Bye("no-such-table", again=False)
    assert closed == 1008


# --- Half-open and slow -----------------------------------------------------------------------------------------


def handshake(running: ServerProcess, code: str) -> socket.socket:
    """A raw socket after the WebSocket handshake, with a small receive buffer."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", running.port))
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    assert b" 101 " in answer
    return raw


def frame(text: str) -> bytes:
    """A text as a masked frame."""
    data = text.encode()
    assert len(data) < 126
    mask = os.urandom(4)
    return bytes((0x81, 0x80 | len(data))) + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


def sockets_open(running: ServerProcess) -> int:
    _, _, body = fetch(running, "/metrics")
    return int(
        float(next(line for line in body.decode().splitlines() if line.startswith("knaves_sockets ")).split()[1])
    )


def until(done: Callable[[], bool], seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.1)


def test_half_open_sockets_block_nobody(running: ServerProcess) -> None:
    code, tokens = run(table_of_two(running))
    silent = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(100)]
    for raw in silent[50:]:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")  # and never the end of it
    halves = [handshake(running, code) for _ in range(20)]
    for raw in halves[10:]:
        raw.sendall(frame('{"t":"hello"}')[:-3])
    try:
        assert len(run(pings(running, code, tokens[0], 20))) == 20
        assert fetch(running, "/healthz")[0] == 200
    finally:
        for raw in (*silent, *halves):
            raw.close()
    until(lambda: sockets_open(running) == 0)


def test_a_client_that_never_reads_is_dropped_and_the_others_play_on(running: ServerProcess) -> None:
    async def shout(code: str, token: str, times: int) -> None:
        async with open_socket(running, code) as sock:
            await sock.send(wire.encode(wire.Hello(token)).decode())
            for number in range(times):
                await sock.send(wire.encode(wire.Change(new_id(), title=f"{number:040}")).decode())
            answered = 0
            while answered < times:
                answered += bool((await hear(sock, wire.Update)).done)

    code, tokens = run(table_of_two(running))
    deaf = [handshake(running, code) for _ in range(5)]
    try:
        for raw in deaf:
            raw.sendall(frame('{"t":"hello"}'))
        until(lambda: sockets_open(running) == 5)
        before = memory(running)
        for _ in range(6):
            run(shout(code, tokens[0], 500))
            if not sockets_open(running):
                break
        until(lambda: sockets_open(running) == 0)  # else slow readers are kept
        assert memory(running) - before < 60
    finally:
        for raw in deaf:
            raw.close()


# --- Limits -----------------------------------------------------------------------------------------------------


def test_messages_that_come_too_fast_are_refused_by_name_and_the_rest_is_read_slowly(strict: ServerProcess) -> None:
    async def scenario() -> list[wire.Error]:
        code, _ = await table_of_two(strict)
        async with open_socket(strict, code) as sock:
            await sock.send('{"t":"hello"}')
            errors: list[wire.Error] = []
            sent = 0
            while "too-fast" not in [error.code for error in errors]:  # a slow machine needs more to be too fast
                for _ in range(80):
                    await sock.send(wire.encode(wire.Start(f"c{sent}")).decode())
                    sent += 1
                errors += [await hear(sock, wire.Error) for _ in range(80)]
            return errors

    errors = run(scenario())
    assert errors[0].code == "not-yours"
    assert all((error.delay > 0.0) == (error.code == "too-fast") for error in errors)
    assert [error.id for error in errors] == [f"c{number}" for number in range(len(errors))]


def test_an_address_gets_a_limited_number_of_tables_and_requests(tmp_path: Path) -> None:
    with server(tmp_path, limits=True) as found:

        def check_refused(send: Callable[[], tuple[int, dict[str, str], bytes]], usual: int) -> None:
            """Send requests until one is refused; a slow machine needs more of them."""
            for _ in range(3_000):
                status, headers, body = send()
                if status == 429:
                    break
                assert status == usual
            problem = json.loads(body)
            assert problem["code"] == "too-fast"
            assert int(headers["retry-after"]) >= problem["delay"] > 0.0

        check_refused(lambda: fetch(found, "/api/tables", wire.encode(wire.NewTable("travel", 2, "Ana")), "POST"), 201)
        check_refused(lambda: fetch(found, "/api/tables/ZZZZZ/games/1/record"), 404)
        assert fetch(found, "/healthz")[0] == 200


# --- Who may come in --------------------------------------------------------------------------------------------


def test_pages_of_other_sites_are_refused(running: ServerProcess) -> None:
    async def scenario(origin: str) -> wire.Bye | wire.Update:
        code, _ = await table_of_two(running)
        async with open_socket(running, code, origin=origin) as sock:
            with contextlib.suppress(ConnectionClosed):
                await sock.send('{"t":"hello"}')
            message = read(await sock.recv())
            assert isinstance(message, wire.Bye | wire.Update)
            return message

    body = wire.encode(wire.NewTable("travel", 2, "Ana"))
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", f"{running.url}.evil.example"):
        assert run(scenario(origin)) == wire.Bye("not-allowed", again=False)
        assert fetch(running, "/api/tables", body, "POST", origin=origin)[0] == 403
    assert isinstance(run(scenario(running.url)), wire.Update)
    assert fetch(running, "/api/tables", body, "POST", origin=running.url)[0] == 201


def test_the_admin_page_needs_the_token(running: ServerProcess) -> None:
    routes = [("GET", "overview"), ("POST", "settings"), ("POST", "tables/ABCDE/close"), ("POST", "bans"),
              ("DELETE", "bans/192.0.2.1")]  # fmt: skip
    for method, path in routes:
        for token in ("", "Bearer", "Bearer wrong", "Bearer \xff", running.admin[:-1]):
            status, _, body = fetch(
                running, f"/api/admin/{path}", b"{}" if method == "POST" else None, method, authorization=token
            )
            assert status == 403
            assert running.admin not in body.decode()
    good = f"Bearer {running.admin}"
    status, _, body = fetch(running, "/api/admin/overview", authorization=good)
    assert status == 200
    assert running.admin not in body.decode()
    assert fetch(running, "/admin")[0] == 200
    assert fetch(running, "/api/admin/bans", b'{"address":"not an address"}', "POST", authorization=good)[0] == 400


def test_a_closed_table_says_so_and_bans_work_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as found:
        good = {"authorization": f"Bearer {found.admin}"}

        async def scenario() -> tuple[wire.Bye | None, str]:
            code, tokens = await table_of_two(found)
            closed, _ = await table_of_two(found)
            assert fetch(found, f"/api/admin/tables/{closed}/close", b"", "POST", **good)[0] == 200
            with pytest.raises(ServerRefused, match="closed"):
                await join(found.url, closed, wire.Join("Eva"))
            async with open_socket(found, code) as sock:
                await sock.send(wire.encode(wire.Hello(tokens[0])).decode())
                await hear(sock, wire.Update)
                banned = await asyncio.to_thread(
                    fetch, found, "/api/admin/bans", b'{"address":"127.0.0.1","hours":1}', "POST", **good
                )
                assert banned[0] == 201
                bye, _ = await hear_bye(sock)
            async with open_socket(found, code) as sock:
                again, _ = await hear_bye(sock)
            return bye, again.reason if again else ""

        bye, again = run(scenario())
        assert bye == wire.Bye("banned", again=False)
        assert again == "banned"
        status, headers, _ = fetch(found, "/api/games")
        assert status == 403
        assert all(name in headers for name in HEADERS)
        line = http.client.HTTPConnection("127.0.0.1", found.port, source_address=("127.0.0.2", 0))  # not banned
        line.request("POST", "/api/admin/bans", b'{"address":"127.0.0.1","hours":0.0001}', good)
        assert line.getresponse().status == 201
        line.close()
        until(lambda: fetch(found, "/api/games")[0] == 200)  # it was for a moment only


# --- Names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Zoë", "王小明", "<b>x</b>", "'; DROP TABLE tables;--", "🂡🃏", "a\tb", "ß" * 24, "%s {0}"]
)
def test_names_of_all_kinds_are_kept_unchanged(running: ServerProcess, name: str) -> None:
    async def scenario() -> str:
        seated = await create(running.url, wire.NewTable("travel", 2, name, settings=SLOW, start=True))
        async with TableClient(running.url, seated.code, seated.token) as table:
            async for update in table:
                return update.table.seats[0].name
        raise AssertionError

    assert run(scenario()) == " ".join(name.split())


# --- Stopping and starting --------------------------------------------------------------------------------------


def test_on_sigterm_clients_get_a_goodbye_and_return_to_the_same_game(tmp_path: Path) -> None:
    async def begin(found: ServerProcess) -> tuple[str, str, wire.Update]:
        seated = await create(found.url, wire.NewTable("travel", 2, "Ana", settings=SLOW, start=True))
        async with open_socket(found, seated.code) as sock:
            await sock.send(wire.encode(wire.Hello(seated.token)).decode())
            update = await hear(sock, wire.Update)
            found.process.send_signal(signal.SIGTERM)
            bye, _ = await hear_bye(sock)
            assert bye == wire.Bye("restarting", again=True)
        return seated.code, seated.token, update

    with server(tmp_path) as found:
        port = found.port
        code, token, before = run(begin(found))
        assert found.process.wait(300) == 0

    async def come_back() -> wire.Update:
        async with TableClient(f"http://127.0.0.1:{port}", code, token) as table:
            with server(tmp_path, port=port):  # the client was there before the server
                async for update in table:
                    return update
        raise AssertionError

    after = run(come_back())
    assert after.own is not None
    assert before.own is not None
    assert after.own["hand"] == before.own["hand"] or after.version > before.version


def refusal(*words: str, folder: Path) -> str:
    """The error of a server that can't start: one sentence and status 2."""
    command = [sys.executable, "-m", "knaves", "serve", "--data", str(folder), "--bots", "1", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_a_server_that_cannot_start_prints_one_sentence(tmp_path: Path, running: ServerProcess) -> None:
    assert "try another --port" in refusal("--port", str(running.port), folder=tmp_path / "new")
    assert "65535" in refusal("--port", "70000", folder=tmp_path / "new")
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refusal("--port", "0", folder=tmp_path / "file" / "data")
    with server(tmp_path / "data"):
        assert refusal("--port", "0", folder=tmp_path / "data")
    if os.getuid():
        locked = tmp_path / "locked"
        locked.mkdir(mode=0o500)
        assert "cannot be written" in refusal("--port", "0", folder=locked / "data")
