"""Frames and requests that no client sends: each gets an answer, and none a server error."""

from __future__ import annotations

import asyncio
import base64
import json
import random
from collections import Counter

from websockets.exceptions import WebSocketException

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.people import ATTACKER, Person, parse, read
from knaves import wire

LONG = "9" * 5000


@attack("long-number", "stranger", "ask for a game whose number has 5,000 digits")
async def long_number(scene: Scene) -> Outcome:
    with scene.server() as server:
        person = Person(server, ATTACKER)
        table = await person.create(bots={"1": "random"}, start=True)
        paths = [f"/api/tables/{table.code}/games/{LONG}/{what}" for what in ("record", "replay")]
        paths += [f"/api/tables/{LONG}", f"/api/tables/{table.code}/games/-1/record", f"/{LONG}"]
        answers = [(await person.fetch(path)).status for path in paths]
        async with person.sit(table.code, table.token) as seat:
            start = len(seat.messages)
            await seat.socket.send(f'{{"t":"move","id":"x","ply":{LONG},"move":"+"}}')
            told = await seat.until(lambda: any(isinstance(each, wire.Error) for each in seat.messages[start:]))
        return Outcome(told and all(200 <= status < 500 for status in answers), f"answered {answers}; as a ply: {told}")


def odd_frames(rng: random.Random, token: str) -> list[str | bytes]:
    """Frames that are nearly messages, and frames that are not at all."""
    messages = (wire.Hello(token), wire.Say("x", phrase="hello"), wire.Swap("y", 0, 1))
    valid = [wire.encode(message).decode() for message in messages]
    frames: list[str | bytes] = [
        "", " ", "null", "[]", "{}", "0", '"hello"', "\x00", "\ufeff{}", '{"t":"hello"', '{"t":"hello"}{"t":"hello"}',
        '{"t":"hello","t":"beat"}', '{"t":1}', '{"t":"hello","token":5}', '{"t":"hello","seen":-1}', '{"t":"nothing"}',
        '{"t":"hello","seen":1e400}', f'{{"t":"hello","seen":{LONG}}}', '{"t":"hello","token":"\\ud800"}',
        '{"t":"hello","number":9223372036854775808}', "[" * 10_000, '{"t":' * 2000, "x" * 16_385, "\U0001f600" * 5000,
        b"\x00", b"\xff\xfe", b'{"t":"hello"}', json.dumps({"t": "say", "id": "", "phrase": "hello"}),
        json.dumps({"t": "rename", "id": "r", "name": "\u202e\u0000\u200b"}), json.dumps({"t": "move", "id": "m"}),
        json.dumps({"t": "change", "id": "c", "settings": {"pace": -1}}), '{"t":"fill","id":"f","seat":99,"level":""}',
    ]  # fmt: skip
    for text in valid * 20:
        letters = list(text)
        for _ in range(rng.randrange(1, 5)):
            letters[rng.randrange(len(letters))] = chr(rng.choice([0, 10, 34, 44, 58, 92, 125, 0x7F, 0x202E, 0x1F600]))
        frames.append("".join(letters))
    return frames


@attack("odd-frames", "stranger", "frames that are no messages, or nearly")
async def odd(scene: Scene) -> Outcome:
    with scene.server() as server:
        person = Person(server, ATTACKER)
        table = await person.create()
        heard: Counter[str] = Counter()
        frames = odd_frames(scene.rng, table.token)
        for frame in frames:
            try:
                async with person.connect(table.code) as socket:
                    await socket.send(frame)
                    await socket.send('{"t":"beat"}')
                    async with asyncio.timeout(10):
                        while True:
                            message = read(await socket.recv())
                            heard[type(message).__name__] += 1
                            if isinstance(message, wire.Beat | wire.Bye):
                                break
            except WebSocketException:
                heard["closed"] += 1
            except TimeoutError:
                heard["silence"] += 1
            await asyncio.sleep(0.05)  # within the limits
        said = ", ".join(f"{count} {kind}" for kind, count in heard.most_common())
        return Outcome(not heard["silence"] and heard["Bye"] < 5, f"{len(frames)} frames; {said}")


def odd_requests(port: int, code: str) -> list[bytes]:
    """Requests that no browser sends."""
    host = f"Host: 127.0.0.1:{port}\r\nConnection: close\r\n"
    key = base64.b64encode(b"0123456789abcdef").decode()
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    gets = [
        "/", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "//etc/passwd", "/assets/..%2findex.html",
        "/assets/%ff", "/api/tables/%F0%9F%98%80", f"/{'x' * 9000}", "/api/tables/AAAAA/games/0/record",
        "/api/openapi.json", f"/api/tables/{code}/games/1/record", f"/ws/{code}", "/api/admin/overview",
        "http://foreign.example/",
    ]  # fmt: skip
    lines = [
        *(f"GET {path} HTTP/1.1" for path in gets), "DELETE / HTTP/1.1", "PUT /api/tables HTTP/1.1", "TRACE / HTTP/1.1",
        "CONNECT example:1 HTTP/1.1", "OPTIONS * HTTP/1.1", "HEAD /api/games HTTP/1.1", "BREW /pot HTTP/1.1",
        "GET / HTTP/1.0", "GET / HTTP/9.9", "GET /", "get / http/1.1", "\x00\x01\x02",
    ]  # fmt: skip
    requests = [f"{line}\r\n{host}\r\n".encode("latin-1") for line in lines]
    bodies = [
        b"",
        b"{}",
        b"null",
        b"[]",
        b"[" * 30_000,
        b"\xff\xfe",
        b'{"game":"travel"}',
        b"x" * 70_000,
        b'{"text":"' + b"x" * 63_000,
    ]
    for path in ("/api/tables", f"/api/tables/{code}/join", "/api/replay", "/api/qr"):
        for body in bodies:
            head = f"POST {path} HTTP/1.1\r\n{host}Content-Length: {len(body)}\r\n\r\n"
            requests.append(head.encode() + body)
    requests += [
        f"POST /api/qr HTTP/1.1\r\n{host}Content-Length: -5\r\n\r\n".encode(),
        f"POST /api/qr HTTP/1.1\r\n{host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode(),
        f"POST /api/qr HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\nzz\r\n".encode(),
        f"GET / HTTP/1.1\r\n{host}X: {'y' * 70_000}\r\n\r\n".encode(),
        f"GET / HTTP/1.1\r\n{host}{'A: b' + chr(13) + chr(10)}".encode() + b"A: b\r\n" * 2000 + b"\r\n",
        f"GET /nothing HTTP/1.1\r\nHost: x\r\n{upgrade}Sec-WebSocket-Version: 13\r\n\r\n".encode(),
        f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\n{upgrade}Sec-WebSocket-Version: 99\r\n\r\n".encode(),
        f"GET / HTTP/1.1\r\n{host}Accept-Language: {'xx;q=9,' * 500}\r\n\r\n".encode(),
        f"GET / HTTP/1.1\r\n{host}Range: bytes=0-1,5-2,-9999999999999999\r\n\r\n".encode(),
        f"GET / HTTP/1.1\r\n{host}Origin: http://[\r\n\r\n".encode(),
    ]
    return requests


@attack("odd-requests", "stranger", "requests that no browser sends")
async def requests(scene: Scene) -> Outcome:
    with scene.server() as server:
        person = Person(server, ATTACKER)
        table = await person.create(bots={"1": "random"}, start=True)
        statuses: Counter[int] = Counter()
        worst = []
        asked = odd_requests(server.port, table.code)
        for request in asked:
            try:
                answer = parse(await person.raw(request, 3.0))
            except TimeoutError:
                answer = parse(b"")  # a socket that was opened, or a body that is waited for
            statuses[answer.status] += 1
            if answer.status >= 500 or b"root:" in answer.body:
                worst.append(f"{answer.status} to {request[:60]!r}")
            await asyncio.sleep(0.06)  # within the limits
        said = ", ".join(f"{count} × {status or 'closed'}" for status, count in statuses.most_common())
        return Outcome(not worst, f"{len(asked)} requests; {said}; server errors: {worst or 'none'}")


@attack("reconnects", "stranger", "500 connections that say hello and go again at once")
async def reconnects(scene: Scene) -> Outcome:
    with scene.server() as server:
        person, honest = Person(server, ATTACKER), Person(server)
        table = await honest.create()
        outcome: Counter[str] = Counter()

        async def once() -> None:
            try:
                async with person.sit(table.code) as seat:
                    outcome[seat.bye.reason if seat.bye else "greeted"] += 1
            except (OSError, TimeoutError, WebSocketException) as error:
                outcome[type(error).__name__] += 1

        for _ in range(10):
            await asyncio.gather(*(once() for _ in range(50)))
        async with honest.sit(table.code, table.token) as seat:
            fine = seat.update is not None
        return Outcome(fine, f"{dict(outcome)}; an honest player {'gets in' if fine else 'is kept out'}")
