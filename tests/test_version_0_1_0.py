"""Data of version 0.1.0 can still be read, and its games continue; see fixtures/0.1.0."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knaves import wire
from knaves.client import TableClient, new_id
from knaves.games import GAMES
from knaves.record import check, load, parse
from knaves.server.store.sqlite import SqliteStore
from knaves.wire import Update
from tests.server.server_process import ServerProcess, fetch, play_to_the_end, server

FIXTURES = Path(__file__).parent / "fixtures/0.1.0"
TABLES: dict[str, dict[str, Any]] = json.loads((FIXTURES / "tables.json").read_text(encoding="utf-8"))
MOVED_ON = {"a block window"}
"""Tables with a clock running: the window closes when the rest of its time is over."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("0.1.0") / "data"
    shutil.copytree(FIXTURES / "data", folder)
    with server(folder, "--retention", "0") as found:
        yield found


async def first_update(running: ServerProcess, code: str, token: str) -> Update:
    async with asyncio.timeout(60), TableClient(running.url, code, token, text=True) as table:
        async for update in table:
            return update
    raise AssertionError("the table sent no update")


@pytest.mark.parametrize("name", sorted(set(TABLES) - MOVED_ON))
def test_every_seat_has_the_same_view_as_before(running: ServerProcess, name: str) -> None:
    table = TABLES[name]
    for seat, before in table["seats"].items():
        update = asyncio.run(first_update(running, table["code"], before["token"]))
        assert update.you == int(seat)
        now = (update.table.status, update.table.number, update.ply)
        assert now == (before["status"], before["number"], before["ply"])
        if before["view"] is None:
            assert not update.position
        else:
            view = GAMES[update.table.game].read_view(update.position).data()
            assert {key: view[key] for key in before["view"]} == json.loads(json.dumps(before["view"]))


@pytest.mark.parametrize("name", ["classic in play", "classic with late draws"])
def test_a_game_can_be_played_to_its_end(running: ServerProcess, name: str) -> None:
    asyncio.run(play(running, name))
    update = asyncio.run(first_update(running, TABLES[name]["code"], TABLES[name]["seats"]["0"]["token"]))
    assert update.table.status == "over"


def test_a_window_that_was_open_is_closed_with_the_answers_given(running: ServerProcess) -> None:
    """One of two seats had answered; the other gets the rest of its time once a server runs again."""
    table = TABLES["a block window"]
    before = table["seats"]["0"]
    update = asyncio.run(window_closed(running, table["code"], before["token"], before["ply"]))
    assert update.ply == before["ply"] + len(before["view"]["actors"])
    view = GAMES["stacks"].read_view(update.position).data()
    assert view["window"] is None
    assert view["turn"] == before["view"]["turn"]


async def window_closed(running: ServerProcess, code: str, token: str, ply: int) -> Update:
    async with asyncio.timeout(120), TableClient(running.url, code, token, text=True) as table:
        async for update in table:
            if update.ply > ply:
                return update
    raise AssertionError("the window stayed open")


async def play(running: ServerProcess, name: str) -> None:
    """Everybody plays on until the game is over."""
    async with asyncio.timeout(200), asyncio.TaskGroup() as group:
        for seat in TABLES[name]["seats"].values():
            group.create_task(finish(running, TABLES[name]["code"], seat["token"]))


async def finish(running: ServerProcess, code: str, token: str) -> None:
    async with TableClient(running.url, code, token) as table:
        assert await play_to_the_end(table) == "over"


def test_people_play_on_in_the_folder_after_a_kill_with_default_settings(tmp_path: Path) -> None:
    """Nothing is deleted, though the tables are older than the retention time; new games are played at old tables."""
    folder = tmp_path / "data"
    shutil.copytree(FIXTURES / "data", folder)
    with server(folder) as running:
        assert asyncio.run(next_game(running, "travel over", wire.Rematch(new_id()))) == 2
        assert asyncio.run(next_game(running, "lobby", wire.Start(new_id()))) == 1
        running.kill()
    with server(folder) as running:
        for table in TABLES.values():
            asyncio.run(first_update(running, table["code"], table["seats"]["0"]["token"]))
        for name in ("travel over", "lobby", "classic in play"):
            asyncio.run(play(running, name))
        code = TABLES["travel over"]["code"]
        for number in (1, 2):
            status, _, text = fetch(running, f"/api/tables/{code}/games/{number}/record")
            assert status == 200
            assert check(parse(text.decode()), GAMES).outcome is not None
        asyncio.run(SqliteStore(folder).backup(tmp_path / "copy.db"))  # reads every row back


async def next_game(running: ServerProcess, name: str, command: wire.Rematch | wire.Start) -> int:
    """Everybody wants a game, or the host starts one; the number of the game that began."""
    async with asyncio.timeout(60), contextlib.AsyncExitStack() as stack:
        tables = [
            await stack.enter_async_context(TableClient(running.url, TABLES[name]["code"], seat["token"]))
            for seat in TABLES[name]["seats"].values()
        ]
        for table in tables if isinstance(command, wire.Rematch) else tables[:1]:
            await table.send(command)
        async for update in tables[0]:
            if update.table.status == "playing":
                return update.table.number
    raise AssertionError("no game began")


@pytest.mark.parametrize("path", sorted((FIXTURES / "records").iterdir()), ids=lambda path: str(path.stem))
def test_a_record_is_read_and_verified(path: Path) -> None:
    assert check(load(path), GAMES).outcome is not None
