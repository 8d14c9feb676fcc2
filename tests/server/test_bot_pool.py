"""Bot processes that die or hang are replaced, while the others go on."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.client import new_id
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.server import health, worker_processes
from knaves.server.bot_pool import BotPool, BotPoolError
from knaves.server.bot_process import BotFailed
from knaves.server.metrics import Metrics
from tests.server.in_process import LIMIT, Socket, client, serving

VIEW = GAMES["travel"].new(seats=2, seed=seed_from(1)).view(0)


def processes() -> set[int]:
    """The ids of the running bot processes."""
    return {child.pid for child in multiprocessing.active_children() if child.name == "knaves-bot" and child.pid}


@contextlib.asynccontextmanager
async def pool(count: int, limit: float = 60.0) -> AsyncIterator[tuple[BotPool, Metrics]]:
    metrics = Metrics()
    found = BotPool(count, metrics, limit)
    found.start()
    try:
        async with asyncio.timeout(LIMIT):
            yield found, metrics
    finally:
        found.close()


async def moves(found: BotPool, count: int) -> list[str | BaseException]:
    return await asyncio.gather(*(found.choose(VIEW, "random", seed) for seed in range(count)), return_exceptions=True)


def test_a_hung_process_is_killed_and_replaced_while_the_others_go_on() -> None:
    async def scenario() -> None:
        async with pool(2, limit=4.0) as (found, metrics):
            assert all(isinstance(move, str) for move in await moves(found, 8))  # both have started
            before = processes()
            stopped = min(before)
            os.kill(stopped, signal.SIGSTOP)
            answers = await moves(found, 20)
            failed = [answer for answer in answers if not isinstance(answer, str)]
            assert len(failed) == 1
            assert isinstance(failed[0], BotPoolError)
            assert stopped not in processes()
            assert all(isinstance(move, str) for move in await moves(found, 8))
            assert len(processes()) == 2
            assert metrics.registry.get_sample_value("knaves_bot_processes_replaced_total", {"reason": "hung"}) == 1

    asyncio.run(scenario())
    assert processes() == set()


def test_a_killed_process_is_replaced_and_its_work_repeated() -> None:
    async def scenario() -> None:
        async with pool(2) as (found, metrics):
            await moves(found, 4)
            for pid in processes():
                os.kill(pid, signal.SIGKILL)
            assert all(isinstance(move, str) for move in await moves(found, 10))
            assert metrics.registry.get_sample_value("knaves_bot_processes_replaced_total", {"reason": "died"}) == 2

    asyncio.run(scenario())


def test_an_error_of_a_bot_shows_its_location_but_no_card() -> None:
    async def scenario() -> None:
        async with pool(1) as (found, _):
            with pytest.raises(BotFailed) as error:
                await found.choose(VIEW, "no-such-level-7H", 1)
            assert str(error.value).startswith("NoSuchLevel\n")
            assert "bot_pool.py" in str(error.value)
            assert "7H" not in str(error.value)
            assert isinstance(await found.choose(VIEW, "random", 1), str), "the process goes on"

    asyncio.run(scenario())


def test_a_cancelled_request_frees_its_process() -> None:
    async def scenario() -> None:
        async with pool(1) as (found, _):
            await moves(found, 1)
            request = asyncio.create_task(found.choose(VIEW, "skilled", 1))
            await asyncio.sleep(0)
            request.cancel()
            assert all(isinstance(move, str) for move in await moves(found, 5))

    asyncio.run(scenario())


def test_the_server_is_not_ready_while_bots_do_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_processes, "STALLED_SECONDS", 0.2)
    monkeypatch.setattr(health, "READY_SECONDS", 0.0)

    async def scenario() -> None:
        async with serving(str(tmp_path), processes=1) as server, client(server) as monitor, asyncio.timeout(LIMIT):
            await server.bot_pool.choose(VIEW, "random", 1)
            (pid,) = processes()
            os.kill(pid, signal.SIGSTOP)
            settings = wire.Settings(pace=0, bot_level="random")
            seated = await server.hub.create(wire.NewTable("travel", 2, "Ana", settings=settings, start=True))
            sock = Socket(server, seated.code, "192.0.2.1")
            sock.send(wire.Hello(seated.token))
            update = await sock.hear(wire.Update)
            if update.own and update.own["legal"]:
                sock.send(wire.MakeMove(new_id(), update.ply, update.own["legal"][0]))
            while (answer := await monitor.get("/readyz")).status_code == 200:
                await asyncio.sleep(0.02)
            assert (answer.status_code, answer.text) == (503, "the bots do not answer")
            os.kill(pid, signal.SIGCONT)
            while (await monitor.get("/readyz")).text != "ready":
                await asyncio.sleep(0.02)
            while not (update := await sock.hear(wire.Update)).own or not update.own["legal"]:
                pass
            await sock.close()

    asyncio.run(scenario())


def test_readiness_shows_how_many_bot_processes_do_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> str:
        async with serving(str(tmp_path)) as server, client(server) as monitor:
            monkeypatch.setattr(server.bot_pool, "stalled", lambda: (1, 3))
            return (await monitor.get("/readyz")).text

    assert asyncio.run(scenario()) == "ready, but 1 of 3 bot processes do not answer"
