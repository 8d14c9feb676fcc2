"""Slow reads and hints: limited in number, shared fairly between addresses, and never delaying a move."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import zlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from knaves import wire
from knaves.server.bot_pool import BotPool
from knaves.server.commands import start_game
from knaves.server.fair_queue import FairQueue
from knaves.server.refusals import CommandRefused
from knaves.server.slow_reads import SlowReads
from knaves.server.web_assets import WEB
from knaves.server.worker_processes import LOW_PRIORITY, WorkerProcesses
from tests.server.in_process import client, serving

GOLDEN = Path(__file__).parents[1] / "golden"


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario with a time limit."""
    asyncio.run(asyncio.wait_for(scenario(), 120))


class Visitors:
    """Clients of a queue: they record their turns and leave when the test says so."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.turns: list[str] = []
        self.refused: list[str] = []
        self.delays: list[float] = []
        self.leave = asyncio.Semaphore(0)
        self.tasks: list[asyncio.Task[None]] = []

    async def enter(self, *names: str) -> None:
        """Enter the queue; the first letter of a name is its address."""
        for name in names:
            self.tasks.append(asyncio.create_task(self._visit(name)))
            await asyncio.sleep(0)

    async def _visit(self, name: str) -> None:
        try:
            async with self.queue.turn(name[0]):
                self.turns.append(name)
                await self.leave.acquire()
        except CommandRefused as refusal:
            self.refused.append(name)
            self.delays.append(refusal.delay)

    async def all_leave(self) -> None:
        """Let everybody leave, and wait until the queue is empty."""
        for _ in self.tasks:
            self.leave.release()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_addresses_take_turns_however_many_requests_each_sends() -> None:
    async def scenario() -> None:
        visitors = Visitors(FairQueue(1, 10))
        await visitors.enter("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        await visitors.all_leave()
        assert visitors.turns == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    run(scenario)


def test_in_a_full_queue_the_address_with_most_requests_loses_its_newest() -> None:
    async def scenario() -> None:
        visitors = Visitors(FairQueue(1, 3))
        await visitors.enter("a0", "a1", "a2", "a3", "a4")
        await asyncio.sleep(0)
        assert visitors.refused == ["a4"]
        await visitors.enter("b1", "c1")
        await asyncio.sleep(0)
        assert visitors.refused == ["a4", "a3", "a2"]
        await visitors.enter("d1")
        await asyncio.sleep(0)
        assert visitors.refused == ["a4", "a3", "a2", "d1"], "nobody has more than the newcomer"
        await visitors.all_leave()
        assert visitors.turns == ["a0", "a1", "b1", "c1"]
        assert visitors.queue.refused == 4
        assert min(visitors.delays) > 0.0

    run(scenario)


def test_a_client_that_leaves_the_queue_frees_its_place() -> None:
    async def scenario() -> None:
        visitors = Visitors(FairQueue(1, 2))
        await visitors.enter("a1", "b1", "c1")
        visitors.tasks[1].cancel()
        await asyncio.sleep(0)
        await visitors.enter("d1")
        visitors.leave.release()
        visitors.tasks[2].cancel()  # just as the turn comes
        await asyncio.sleep(0)
        await visitors.all_leave()
        assert visitors.turns[0] == "a1"
        assert "d1" in visitors.turns
        await visitors.enter("e1")
        await visitors.all_leave()
        assert visitors.turns[-1] == "e1"

    run(scenario)


def test_a_replay_is_computed_once_outside_this_process() -> None:
    async def scenario() -> None:
        computed: list[int] = []

        class Counting(WorkerProcesses):
            async def run(self, function: Any, /, *args: Any, **more: Any) -> Any:
                computed.append(await super().run(os.getpid))
                return await super().run(function, *args, **more)

        workers = Counting(1, niceness=LOW_PRIORITY)
        reads = SlowReads(workers)
        record = (GOLDEN / "travel-2.knaves").read_text()
        try:
            found = await asyncio.gather(*(reads.replay(f"192.0.2.{n}", record) for n in range(8)))
            times = len(computed)
            assert await workers.run(os.getpriority, os.PRIO_PROCESS, 0) >= LOW_PRIORITY
        finally:
            reads.close()
        assert len(set(found)) == 1
        assert times <= 2, "two may be computed at the same time; the others use the cache"
        assert os.getpid() not in computed
        replay = json.loads(gzip.decompress(found[0]))
        assert replay["record"] == record
        assert len(replay["steps"]) == record.count("\n", record.index("\n\n")) - 1

    run(scenario)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_replay_is_sent_in_an_encoding_that_the_client_accepts(tmp_path: Path, encoding: str) -> None:
    async def scenario() -> None:
        record = (GOLDEN / "travel-2.knaves").read_text()
        async with serving(str(tmp_path)) as server, client(server, accept_encoding=encoding) as reader:
            answer = await reader.post("/api/replay", json={"text": record})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert answer.json()["record"] == record
            refused = await reader.post("/api/replay", json={"text": record.replace("Seats: 2", "Seats: 3")})
            assert (refused.status_code, refused.json()["code"]) == (422, "unreadable")

    run(scenario)


def test_an_earlier_game_of_a_table_can_still_be_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path)) as server, client(server) as reader:
            request = wire.NewTable("travel", 2, "Ana", bots={"1": "random"}, start=True)
            code = (await server.hub.create(request)).code
            live = await server.hub.find(code)
            first = str(live.table.record())
            live.table.status = "over"
            await live.commit("host", "", start_game)
            path = f"/api/tables/{code}/games/1/record"
            assert (await reader.get(path)).text.splitlines()[:5] == first.splitlines()[:5]
            assert (await reader.get(path)).status_code == 200

    run(scenario)


def test_bots_do_not_wait_for_hints() -> None:
    """Hints run in a separate process."""

    async def scenario() -> None:
        pool = BotPool(1)
        try:
            pids = [await workers.run(os.getpid) for workers in (pool.bots, pool.advisors)]
        finally:
            pool.close()
        assert len(set(pids)) == 2

    run(scenario)


@pytest.mark.skipif(not (WEB / "assets").is_dir(), reason="the web client is not built")
def test_files_of_the_web_client_are_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    largest = max((WEB / "assets").glob("*.js"), key=lambda path: path.stat().st_size)

    async def scenario() -> None:
        async with serving(str(tmp_path)) as server, client(server, accept_encoding="gzip") as visitor:
            first = await visitor.get(f"/assets/{largest.name}")
            assert first.content == largest.read_bytes()
            assert first.headers["content-encoding"] == "gzip"
            monkeypatch.setattr(zlib, "compressobj", None)  # from now on compressing fails
            again = await visitor.get(f"/assets/{largest.name}")
            assert again.content == first.content
            plain = await visitor.get(f"/assets/{largest.name}", headers={"accept-encoding": "identity"})
            assert plain.content == largest.read_bytes()
            assert "immutable" in plain.headers["cache-control"]
            assert (await visitor.get("/assets/..%2findex.html")).status_code == 404
            assert (await visitor.get("/assets/nothing.js")).status_code == 404

    run(scenario)
