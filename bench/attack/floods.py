"""Too much of something: connections, headers, writing, tables."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.people import ATTACKER, NEIGHBOUR, Person, Refused, Response, refusal
from bench.attack.target import Target
from knaves import wire
from knaves.client import new_id

QUOTA_MARGIN = 1.5e6
"""Bytes in the logs at which a quota of 1 MB was certainly overrun."""


async def welcome(person: Person) -> str:
    """How a newcomer fares: `fine`, or what went wrong."""
    try:
        page = await person.fetch("/api/games")
        if page.status != 200:
            return f"answered {page.status}"
        table = await person.create()
        async with person.sit(table.code, table.token) as seat:
            return "fine" if seat.update is not None else f"bye {seat.bye}"
    except (OSError, TimeoutError, Refused) as error:
        return f"{type(error).__name__} {error}"


async def silent_connections(server: Target, count: int, head: bytes) -> list[asyncio.StreamReader]:
    """Open connections from one address that send `head` and then nothing; return the readers of those that opened."""
    opened = []
    for _ in range(count):
        try:
            async with asyncio.timeout(2.0):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(ATTACKER, 0))
        except (OSError, TimeoutError):
            break
        writer.write(head)
        opened.append(reader)
        reader.keep = writer  # type: ignore[attr-defined]
    return opened


async def still_open(readers: list[asyncio.StreamReader]) -> int:
    """How many of these connections the server holds open."""

    async def ended(reader: asyncio.StreamReader) -> bool:
        try:
            async with asyncio.timeout(0.05):
                while await reader.read(65_536):
                    pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    return sum(not each for each in await asyncio.gather(*(ended(reader) for reader in readers)))


def drop(readers: list[asyncio.StreamReader]) -> None:
    """Close them all."""
    for reader in readers:
        reader.keep.close()  # type: ignore[attr-defined]


@attack("silent-connections", "stranger", "1,000 connections from one address that say nothing, 1,024 descriptors")
async def silence(scene: Scene) -> Outcome:
    with scene.server() as server:
        readers = await silent_connections(server, 1000, b"")
        await asyncio.sleep(0.5)
        held = await still_open(readers)
        fares = await welcome(Person(server, NEIGHBOUR))
        noticed = any("connection" in str(line) or "address" in str(line) for line in server.log_lines())
        drop(readers)
        figures = f"{len(readers)} connected, {held} held open; a newcomer: {fares}; logged: {noticed}"
        return Outcome(fares == "fine" and held < 500, figures)


@attack("slow-headers", "stranger", "300 connections that send a header byte by byte and never end it")
async def slow_headers(scene: Scene) -> Outcome:
    with scene.server() as server:
        readers = await silent_connections(server, 300, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        started, held = time.monotonic(), len(readers)
        while held and time.monotonic() - started < 45.0:
            scene.say(f"{held} open after {time.monotonic() - started:.0f} s")
            for reader in readers:
                with contextlib.suppress(OSError):
                    reader.keep.write(b"x")  # type: ignore[attr-defined]
            await asyncio.sleep(1.0)
            held = await still_open(readers)
        seconds = time.monotonic() - started
        fares = await welcome(Person(server, NEIGHBOUR))
        drop(readers)
        return Outcome(not held and fares == "fine", f"{held} of 300 open after {seconds:.0f} s; a newcomer: {fares}")


def stored(server: Target) -> tuple[int, int]:
    """The entries of all logs, and their bytes with a bit for the index."""
    with contextlib.closing(sqlite3.connect(f"file:{server.folder / 'knaves.db'}?mode=ro", uri=True)) as database:
        count, size = database.execute(
            "SELECT count(*), coalesce(sum(length(data) + length(command) + length(actor) + 40), 0) FROM entries"
        ).fetchone()
    return int(count), int(size)


@attack("writing", "host", "write to the database from one address until it refuses, with a daily quota of 1 MB")
async def writing(scene: Scene) -> Outcome:
    with scene.server("--daily-quota", "1") as server:
        host = Person(server, ATTACKER)
        tables = [await host.create() for _ in range(60)]
        started, (before, size) = time.monotonic(), stored(server)
        refused = 0

        async def write(table: wire.Seated) -> None:
            nonlocal refused
            async with host.sit(table.code, table.token) as seat:
                for count in range(200):
                    if time.monotonic() - started > 2 * scene.seconds or seat.ended:
                        return
                    settings = wire.Settings(public=bool(count % 2), seconds=count)
                    refused += bool(refusal(await seat.ask(wire.Change(new_id(), settings=settings), 2.0)))

        await asyncio.gather(*(write(table) for table in tables))
        others = await welcome(Person(server, NEIGHBOUR))
        entries, now = stored(server)
        figures = f"{entries - before:,} entries of {(now - size) / 1e6:.2f} MB, {refused:,} refused"
        held = bool(refused) and now - size < QUOTA_MARGIN and others == "fine"
        return Outcome(held, f"{figures}; another address: {others}")


@attack("list-flood", "stranger", "push an honest table off the public list with 60 tables from three addresses")
async def list_flood(scene: Scene) -> Outcome:
    with scene.server() as server:
        public = wire.Settings(public=True, pace=0)
        honest = await Person(server, NEIGHBOUR).create(settings=public)
        made = 0
        for address in ("127.0.0.66", "127.0.0.67", "127.0.0.68"):
            for number in range(20):
                with contextlib.suppress(Refused):
                    await Person(server, address).create(name=f"N{number}", settings=public)
                    made += 1
        listed = [table["code"] for table in (await Person(server).fetch("/api/tables")).json]
        there = honest.code in listed
        return Outcome(there, f"{made} tables made; the honest one is {'listed' if there else 'gone from the list'}")


@attack("health", "stranger", "use up the tokens of an address that also asks for the server's health")
async def health(scene: Scene) -> Outcome:
    with scene.server() as server:
        person = Person(server, ATTACKER)
        costly = [("/api/tables/AAAAA/games/1/record", None)] * 40  # many tokens, little work
        answers: list[Response] = []
        while len(answers) < 1000 and not any(answer.status == 429 for answer in answers):
            answers += await asyncio.gather(*(person.fetch(*asked) for asked in costly))
        asked = [*costly, ("/healthz", None), ("/readyz", None)]
        *more, alive, ready = await asyncio.gather(*(person.fetch(*each) for each in asked))
        refused = [answer for answer in (*answers, *more) if answer.status == 429]
        when = sum("retry-after" in answer.headers for answer in refused)
        held = bool(refused) and (alive.status, ready.status) == (200, 200) and when == len(refused)
        told = f"{len(refused)} of {len(answers) + 40} refused, {when} said when to come back"
        return Outcome(held, f"{told}; health checks: {alive.status}, {ready.status}")
