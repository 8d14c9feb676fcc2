"""The commands of operators and bot authors, with a real server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from knaves import wire
from knaves.client import TableClient, create, fetch_text
from tests.commands import PATIENT, run
from tests.server.server_process import ServerProcess, play_to_the_end, server
from tests.server.test_games import QUICK

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def knaves(*words: str, status: int = 0) -> str:
    done = run(*words)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout if status == 0 else done.stderr


def play_one(running: ServerProcess, *, leave: bool = False) -> str:
    async def play() -> str:
        new_table = wire.NewTable("travel", 2, "Ana", settings=QUICK, start=not leave)
        seated = await create(running.url, new_table)
        async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
            if leave:
                async for _ in table:
                    return seated.code
            assert await play_to_the_end(table) == "over"
        return seated.code

    return asyncio.run(play())


def test_records_can_be_exported_and_data_backed_up_while_the_server_runs(tmp_path: Path) -> None:
    data, copy, fresh = tmp_path / "data", tmp_path / "copy.db", tmp_path / "fresh"
    with server(data) as running:
        code = play_one(running)
        (tmp_path / "game.txt").write_text(knaves("export", code, "--data", str(data)))
        assert "the result are valid" in knaves("verify", str(tmp_path / "game.txt"))
        knaves("backup", str(copy), "--data", str(data))
        assert "already exists" in knaves("backup", str(copy), "--data", str(data), status=2)
    knaves("restore", str(copy), "--data", str(fresh))
    assert knaves("export", code, "--data", str(fresh)) == (tmp_path / "game.txt").read_text()
    assert "no table" in knaves("export", "ZZZZZ", "--data", str(fresh), status=2)
    assert "no game 7" in knaves("export", code, "--game", "7", "--data", str(fresh), status=2)


def test_the_documented_bot_plays_matches_and_at_a_table(tmp_path: Path) -> None:
    """The example of docs/bots.md, copied into a file, plays a hundred games and joins a table."""
    found = re.search(r"```python\n(import json\n.*?)```", DOCS.read_text(), re.DOTALL)
    assert found
    bot = tmp_path / "mybot.py"
    bot.write_text(found[1])
    words = ["arena", "--game", "classic", "--bot", str(bot), "--bot", "random", "--games", "100", *PATIENT, "--json"]
    report = json.loads(knaves(*words))
    assert report["games"] == 100
    mine = report["bots"][0]
    assert set(mine["faults"].values()) == {0}, mine["reasons"]
    with server(tmp_path / "data") as running:

        async def play() -> str:
            new_table = wire.NewTable("classic", 2, "Ana", settings=QUICK)
            seated = await create(running.url, new_table)
            command = [sys.executable, "-m", "knaves", "join", seated.code, "--bot", str(bot), "--server", running.url]
            process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
            async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
                async for update in table:
                    if update.table.seats[1].kind == "human":
                        break
                await table.send(wire.Start("go"))
                await play_to_the_end(table)
                said, _ = await process.communicate()
                async for update in table:
                    if update.table.seats[1].kind == "open":  # it doesn't stop the others from playing on
                        break
            assert process.returncode == 0
            return said.decode()

        said = asyncio.run(play())
    assert said.startswith("mybot.py takes seat 1")
    assert said.split()[-1] in ("won", "lost", "drawn")


def test_a_bot_that_fails_is_replaced_by_one_of_the_server(tmp_path: Path) -> None:
    bot = tmp_path / "badbot.py"
    bot.write_text("import sys\nsys.stdin.readline()\nsys.stdin.readline()\nsys.exit('I am lost')\n")
    with server(tmp_path / "data") as running:

        async def play() -> None:
            seated = await create(running.url, wire.NewTable("travel", 2, "Ana", settings=QUICK))
            command = [sys.executable, "-m", "knaves", "join", seated.code, "--bot", str(bot), "--server", running.url]
            process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
            async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
                async for update in table:
                    if update.table.seats[1].kind == "human":
                        break
                await table.send(wire.Start("go"))
                assert await play_to_the_end(table) == "over"
            _, complaint = await process.communicate()
            assert process.returncode == 1
            assert complaint.decode().startswith("knaves join: the bot failed: ")
            assert complaint.decode().count("\n") == 1

        asyncio.run(play())


def test_errors_of_joining_are_one_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        assert "no table" in knaves("join", "ZZZZZ", "--bot", "random", "--server", running.url, status=1)
    assert "No server is running" in knaves("join", "ABCDE", "--bot", "random", "--server", running.url, status=2)
    assert "no level" in knaves("join", "ABCDE", "--bot", "nobody", "--server", running.url, status=2)


def test_a_correspondence_game_continues_after_a_restart(tmp_path: Path) -> None:
    settings = wire.Settings(clock="days", seconds=3 * 86_400, pace=0, bot_level="random")

    async def first(running: ServerProcess) -> tuple[wire.Seated, wire.Update]:
        seated = await create(running.url, wire.NewTable("classic", 3, "Ana", settings=settings, start=True))
        async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
            async for update in table:
                if update.own and update.own["legal"]:
                    return seated, update
        raise AssertionError

    async def second(running: ServerProcess, seated: wire.Seated) -> wire.Update:
        async with TableClient(running.url, seated.code, seated.token) as table, asyncio.timeout(300):
            async for update in table:
                assert update.own
                if update.ply == 0 or update.own["legal"]:
                    return update
        raise AssertionError

    with server(tmp_path) as running:
        seated, before = asyncio.run(first(running))
        os.kill(running.process.pid, 9)
    time.sleep(0.1)
    with server(tmp_path) as running:
        after = asyncio.run(second(running, seated))
        assert after.view == before.view
        assert after.table == before.table
        assert after.deadlines == before.deadlines
        assert not after.table.seats[0].stand_in


ANA, BEN = "days-token-of-ana-000000", "days-token-of-ben-000000"
OLD_DAYS = {"4XVZF": ("classic", 25), "5PUTB": ("travel", 15), "C93W9": ("stacks", 40)}
"""Correspondence tables in fixtures/days-1.sql, with their game and number of moves."""


def test_correspondence_games_continue_after_an_upgrade(tmp_path: Path) -> None:
    """A database of schema version 1, whose log lacks newer settings, opened by this version."""
    with contextlib.closing(sqlite3.connect(tmp_path / "knaves.db")) as database:
        database.executescript((Path(__file__).parent / "fixtures/days-1.sql").read_text(encoding="utf-8"))
        (left,) = database.execute("SELECT max(at) FROM entries").fetchone()
        late = time.time() - 3600 - left  # as if the server had stopped an hour ago, before the clocks ran out
        database.execute("UPDATE entries SET at = at + ?", (late,))
        database.execute("UPDATE tables SET wake_at = wake_at + ?, updated_at = updated_at + ?", (late, late))
        database.commit()

    async def finish(url: str, code: str) -> int:
        """Play for both until the game is over; returns the number of moves made before."""

        async def person(token: str) -> int:
            async with TableClient(url, code, token) as table:
                async for update in table:
                    assert await play_to_the_end(table) == "over"
                    return update.ply
            raise AssertionError

        async with asyncio.timeout(300):
            return min(await asyncio.gather(person(ANA), person(BEN)))

    with server(tmp_path) as running:
        for code, (game, plies) in OLD_DAYS.items():
            assert asyncio.run(finish(running.url, code)) >= plies  # bots don't wait for people to come back
            record = tmp_path / f"{game}.txt"
            record.write_text(asyncio.run(fetch_text(running.url, f"/api/tables/{code}/games/1/record")))
            assert "the result are valid" in knaves("verify", str(record))
