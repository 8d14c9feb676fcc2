"""Puzzles over HTTP: an index that changes once a day, and batches that can be kept for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta

import httpx
import msgspec
from starlette.applications import Starlette
from starlette.routing import Route

from knaves import puzzles, wire
from knaves.games import GAMES
from knaves.server.api import guarded
from knaves.server.puzzles import BATCH, DAYS, PuzzlePages

NOW = datetime(2026, 11, 18, 23, 59, tzinfo=UTC)


def ask(work: Callable[[httpx.AsyncClient], Awaitable[None]], now: datetime = NOW) -> None:
    pages = PuzzlePages(now.timestamp)
    routes = [
        Route("/api/puzzles", guarded(pages.index)),
        Route("/api/puzzles/{edition}/{game}/{number}", guarded(pages.batch)),
    ]

    async def run() -> None:
        transport = httpx.ASGITransport(Starlette(routes=routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://knaves.test") as client:
            await work(client)

    asyncio.run(run())


def test_the_index_names_every_puzzle_and_those_of_a_month() -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.get("/api/puzzles")
        index = msgspec.json.decode(found.content, type=wire.PuzzleIndex)
        assert list(index.games) == list(GAMES)
        for game, shelf in index.games.items():
            ids = [one for batch in shelf.ids for one in batch]
            assert ids == [one.id for one in puzzles.load(game)]
            assert shelf.count == len(ids) == sum(shelf.kinds.values())
            assert len(shelf.batches) == len(shelf.ids)
        days = [date.fromisoformat(day.date) for day in index.daily]
        assert days == [date(2026, 11, 17) + timedelta(days=number) for number in range(DAYS)]
        assert index.daily[1].ids["stacks"] == puzzles.daily(date(2026, 11, 18), "stacks").id
        assert found.headers["cache-control"] == "public, max-age=3600"
        again = await client.get("/api/puzzles", headers={"if-none-match": found.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    ask(work)


def test_the_index_is_another_one_on_the_next_day() -> None:
    tags: list[str] = []

    async def work(client: httpx.AsyncClient) -> None:
        tags.append((await client.get("/api/puzzles")).headers["etag"])

    ask(work)
    ask(work, NOW + timedelta(minutes=1))
    assert len(set(tags)) == 2


def test_a_batch_has_all_that_a_client_needs_and_never_changes() -> None:
    async def work(client: httpx.AsyncClient) -> None:
        index = msgspec.json.decode((await client.get("/api/puzzles")).content, type=wire.PuzzleIndex)
        found = await client.get(index.games["stacks"].batches[1])
        batch = msgspec.json.decode(found.content, type=wire.PuzzleBatch)
        assert [one.id for one in batch.puzzles] == index.games["stacks"].ids[1]
        assert len(batch.puzzles) == BATCH
        assert "immutable" in found.headers["cache-control"]
        assert found.headers["content-encoding"] == "gzip"
        plain = await client.get(index.games["stacks"].batches[1], headers={"accept-encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.content) == (False, found.content)

    ask(work)


def test_what_is_not_there_is_refused() -> None:
    async def work(client: httpx.AsyncClient) -> None:
        now = puzzles.edition()
        for path in (f"{now}/chess/0", f"{now}/classic/999", f"{now}/classic/x", f"{now}/classic/-1", "old/classic/0"):
            found = await client.get(f"/api/puzzles/{path}")
            assert (found.status_code, found.json()["code"]) == (404, "no-such-table")

    ask(work)
