"""`knaves replay` and `knaves review` take the links that the page shares."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves.client import TableClient
from knaves.record import parse
from tests.commands import run
from tests.server.server_process import ServerProcess, fetch, play_to_the_end, server
from tests.terminal.table_players import open_table


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(tmp_path_factory.mktemp("links")) as found:
        yield found


def start_game(running: ServerProcess, *, to_end: bool) -> str:
    """The link to the first game of a new table."""

    async def play() -> str:
        seated = await open_table(running, "travel", bots={"1": "random"}, start=True)
        if to_end:
            async with TableClient(running.url, seated.code, seated.token) as table:
                assert await play_to_the_end(table) == "over"
        return f"{running.url}/#/review/{seated.code}/1"

    return asyncio.run(play())


def test_a_finished_game_is_replayed_and_reviewed_from_its_link(running: ServerProcess, tmp_path: Path) -> None:
    link = start_game(running, to_end=True)
    code = link.split("/")[-2]
    file = tmp_path / "game.knaves"
    file.write_bytes(fetch(running, f"/api/tables/{code}/games/1/record")[2])
    replayed = run("replay", link.replace("review", "replay").replace(code, code.lower()), "--json")
    assert replayed.returncode == 0, replayed.stderr
    assert replayed.stdout == run("replay", file, "--json").stdout
    reviewed = run("review", link, "--worlds", "1", "--json")
    assert reviewed.returncode == 0, reviewed.stderr
    assert len(json.loads(reviewed.stdout)["moves"]) == len(parse(file.read_text("utf-8")).moves)


def test_a_game_that_is_going_on_is_not_reviewed(running: ServerProcess) -> None:
    refused = run("review", start_game(running, to_end=False), "--lang", "en")
    assert refused.returncode != 0
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert "not over" in refused.stderr


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("http://127.0.0.1:9/#/review/QX7K2/1", "No server is running at"),
        ("https://knaves.example/QX7K2", "not a link to a finished game"),
        ("https://knaves.example/#/review/QX7K2", "not a link to a finished game"),
        ("ftp://knaves.example/#/review/QX7K2/1", "not a link to a finished game"),
    ],
)
def test_a_wrong_link_gets_one_sentence(link: str, sentence: str) -> None:
    for command in ("review", "replay"):
        refused = run(command, link, "--lang", "en")
        assert refused.returncode != 0
        assert sentence in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_a_game_that_the_server_does_not_have_gets_one_sentence(running: ServerProcess) -> None:
    refused = run("replay", f"{running.url}/#/replay/QX7K2/1", "--lang", "en")
    assert refused.returncode != 0
    assert "Traceback" not in refused.stderr
    assert refused.stderr.count("\n") == 1
