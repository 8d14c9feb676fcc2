"""Data of version 0.1.0 can still be read, and its games continue; see fixtures/0.1.0."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knaves.client import TableClient
from knaves.games import GAMES
from knaves.record import check, load
from knaves.wire import Update
from tests.server.server_process import ServerProcess, play_to_the_end, server

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
    async def play() -> None:
        seats = TABLES[name]["seats"].values()
        async with asyncio.timeout(200), asyncio.TaskGroup() as group:
            for seat in seats:
                group.create_task(finish(running, TABLES[name]["code"], seat["token"]))

    asyncio.run(play())
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
    async with asyncio.timeout(60), TableClient(running.url, code, token, text=True) as table:
        async for update in table:
            if update.ply > ply:
                return update
    raise AssertionError("the window stayed open")


async def finish(running: ServerProcess, code: str, token: str) -> None:
    async with TableClient(running.url, code, token) as table:
        assert await play_to_the_end(table) == "over"


@pytest.mark.parametrize("path", sorted((FIXTURES / "records").iterdir()), ids=lambda path: str(path.stem))
def test_a_record_is_read_and_verified(path: Path) -> None:
    assert check(load(path), GAMES).outcome is not None
