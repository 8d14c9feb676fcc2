"""Several processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from knaves import wire
from knaves.client import TableClient, create, join
from knaves.games import GAMES
from knaves.record import check, parse
from tests.postgres import shared
from tests.processes import LIMIT, read_line
from tests.server.server_process import play_to_the_end, server
from tests.server.test_games import QUICK, record_of


@contextlib.contextmanager
def worker(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "knaves", "worker", "--database", url, "--bots", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert "Bots think here" in read_line(process)
        yield process
    finally:
        process.kill()
        process.wait(LIMIT)
        if process.stdout is not None:
            process.stdout.close()


def test_two_servers_and_a_worker_play_one_game(tmp_path: Path) -> None:
    url = shared().new_database()
    with (
        server(tmp_path, "--database", url, "--bots", "0") as one,
        server(tmp_path, "--database", url, "--bots", "0") as two,
        worker(url),
    ):

        async def play() -> str:
            new_table = wire.NewTable("travel", 4, "Ana", settings=QUICK, bots={"1": "beginner", "3": "skilled"})
            ana = await create(one.url, new_table)
            ben = await join(two.url, ana.code, wire.Join("Ben"))
            assert ben.seat == 2
            async with (
                TableClient(one.url, ana.code, ana.token) as first,
                TableClient(two.url, ana.code, ben.token) as second,
                TableClient(two.url, ana.code) as watching,
                asyncio.timeout(300),
            ):
                await first.send(wire.Start("go"))
                ended = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
                async for seen in watching:
                    if seen.table.status == "over":
                        break
            assert list(ended) == ["over", "over"]
            return ana.code

        code = asyncio.run(play())
        record = parse(record_of(one, code))
        assert str(record) == record_of(two, code)
        assert check(record, GAMES).outcome is not None
        assert record.names == ("Ana", "Pip", "Ben", "Ogier")


def test_a_worker_killed_while_its_bots_think_is_replaced(tmp_path: Path) -> None:
    url = shared().new_database()
    with server(tmp_path, "--database", url, "--bots", "0") as running:

        async def play() -> None:
            settings = wire.Settings(pace=0, bot_level="best")
            ana = await create(running.url, wire.NewTable("classic", 2, "Ana", settings=settings, start=True))
            async with TableClient(running.url, ana.code, ana.token) as table, asyncio.timeout(300):
                moves = 0
                with contextlib.ExitStack() as stack:
                    thinking = stack.enter_context(worker(url))
                    async for update in table:
                        assert update.own is not None
                        if update.own["legal"]:
                            if moves == 2:
                                return
                            await table.play(update.own["legal"][0])
                            moves += 1
                            await asyncio.sleep(0.2)  # the bot has started to think
                            thinking.kill()
                            thinking = stack.enter_context(worker(url))

        asyncio.run(play())
