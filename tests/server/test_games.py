"""Whole games at a real server."""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.client import ServerRefused, TableClient, create
from knaves.games import GAMES
from knaves.record import Record, check, parse
from tests.server.server_process import ServerProcess, play_to_the_end, server

QUICK = wire.Settings(pace=0, block_seconds=1, bot_level="beginner", hints=True)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


def record_of(running: ServerProcess, code: str, number: int = 1) -> str:
    with urllib.request.urlopen(f"{running.url}/api/tables/{code}/games/{number}/record", timeout=60) as response:
        return str(response.read().decode())


@pytest.mark.parametrize("game", ["classic", "travel"])
def test_a_game_against_a_bot_ends_and_its_record_verifies(running: ServerProcess, game: str) -> None:
    async def play() -> str:
        seated = await create(
            running.url, wire.NewTable(game, 2, "Ana", settings=QUICK, start=True, contribution="mine")
        )
        async with TableClient(running.url, seated.code, seated.token) as table:
            async with asyncio.timeout(300):
                assert await play_to_the_end(table) == "over"
        return seated.code

    record = parse(record_of(running, asyncio.run(play())))
    assert record.names == ("Ana", "Pip")
    assert record.contributions == ("mine", "")
    assert check(record, GAMES).outcome is not None


def test_the_deals_and_bots_of_these_servers_repeat(running: ServerProcess) -> None:
    """Otherwise a test could fail once in a hundred runs, in a game that nobody sees again."""

    async def play() -> Record:
        request = wire.NewTable("travel", 3, "Ana", settings=QUICK, start=True)
        seated = await create(running.url, request)
        async with TableClient(running.url, seated.code, seated.token) as table:
            assert await play_to_the_end(table) == "over"
        return parse(record_of(running, seated.code))

    first, second = asyncio.run(play()), asyncio.run(play())
    assert first.seed == second.seed
    assert first.moves == second.moves


async def in_time(table: TableClient, move: str) -> bool:
    """Make a move; returns whether it was made, since a window may close before the answer arrives."""
    try:
        await table.play(move)
    except ServerRefused as late:
        if late.code == "stale":
            return False
        raise
    return True


def test_a_game_of_stacks_with_windows(running: ServerProcess) -> None:
    async def play() -> str:
        seated = await create(running.url, wire.NewTable("stacks", 3, "Ana", settings=QUICK, start=True))
        async with TableClient(running.url, seated.code, seated.token) as table:
            moves = 0
            async with asyncio.timeout(300):
                async for update in table:
                    assert update.own is not None
                    if update.own["legal"]:
                        moves += await in_time(table, update.own["legal"][0])
                    if moves > 12 or update.table.status == "over":
                        return seated.code
        raise AssertionError

    record = parse(record_of(running, asyncio.run(play())))
    assert record.seed is None or record.result != "unfinished"
