"""`knaves join --plain` as a script, or somebody with a screen reader, drives it; and its one-sentence refusals."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.cli import main
from knaves.client import TableClient, fresh_id
from knaves.games import GAMES
from knaves.record import check, load
from knaves.words import Words
from tests.server.live import Running, server
from tests.terminal.guests import QUICK, open_table, seat, somebody

KNAVES = [sys.executable, "-m", "knaves"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


class Guest:
    """The program with its lines in and out."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""
        self._read = 0

    async def hear(self, wanted: str = " > ") -> str:
        """Read until this is said, or to the end; what was new."""
        assert self.process.stdout
        while wanted not in self.said[self._read :]:
            chunk = await self.process.stdout.read(65536)
            if not chunk:
                break
            self.said += chunk.decode()
        new = self.said[self._read :]
        self._read = len(self.said)
        return new

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())

    async def play_on(self) -> None:
        """Play the first move that is listed, to the end."""
        heard = await self.hear()
        while heard.endswith(" > "):
            self.type("moves")
            listed = (await self.hear()).splitlines()
            moves = [line.split()[0] for line in listed if line and not line.endswith(">")]
            self.type(moves[0] if moves else "")
            heard = await self.hear()


@contextlib.asynccontextmanager
async def guest(running: Running, *words: str) -> AsyncIterator[Guest]:
    """Somebody at the other end of `knaves join`."""
    environ = {**os.environ, "TERM": "dumb", "PYTHONIOENCODING": "utf-8", "LANG": "C", "LC_ALL": "C"}
    server_words = () if "://" in words[0] else ("--server", running.url)
    process = await asyncio.create_subprocess_exec(
        *KNAVES, "join", *words, *server_words, env=environ,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        async with asyncio.timeout(300):
            yield Guest(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@pytest.mark.parametrize(("game", "language"), [("classic", "en"), ("travel", "fr"), ("stacks", "pl")])
def test_a_script_plays_from_joining_to_the_result(running: Running, game: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, game)
        words = (ana.code, "--name", "Ben", "--plain", "--lang", language, "--record", str(path))
        async with guest(running, *words) as ben, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await ben.hear("Ben")
            await table.send(wire.Start(fresh_id()))
            async with somebody(table):
                await ben.play_on()
            assert await ben.process.wait() == 0
            say = Words(language).say
            for key in (f"game-{game}", "result-deal-good", "lobby-link"):
                assert say(key) in ben.said
            assert "Traceback" not in ben.said
            async for update in table:
                if update.table.seats[1].kind == "open":  # after the end the seat is free again
                    break

    asyncio.run(test())
    assert check(load(path), GAMES).outcome is not None


def test_a_server_that_is_killed_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path) as first:
            ana = await open_table(first, "travel", settings=wire.Settings(pace=0, bot_level="random"), start=True)
            link = f"{first.url}/{ana.code}#k/{ana.token}"
            async with guest(first, link, "--plain") as back:
                await back.hear()
                first.kill()
                await back.hear("Connection lost")
                back.type("moves")
                with server(tmp_path, port=first.port):
                    await back.hear("Connected again")
                    back.type("seats")
                    await back.play_on()
                    assert await back.process.wait() == 0
                assert Words("en").say("result-deal-good") in back.said
                assert "Traceback" not in back.said

    asyncio.run(test())


def test_the_lobby_in_lines_and_how_to_come_back(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"diagonals": "off"}, title="Sunday")
        async with guest(running, f"{running.url}/{ana.code}#k/{ana.token}", "--plain") as host:
            heard = await host.hear()
            assert f"Table {ana.code}: Sunday. Classic, 4 players" in heard
            assert f"Link: {running.url}/{ana.code}" in heard
            assert "0 Ana (you, Host) ● Blue" in heard
            assert "2 Bot until someone joins ● Blue" in heard
            assert "Diagonal lines: only rows and columns count" in heard
            await seat(running, ana.code, "Ben", 2)
            assert "Ben sits down." in await host.hear("2 Ben")
            for line, said in (
                ("bot 1 greedy", "1 Ogier (bot) ◆ Green"),
                ("swap 1 2", "2 Ogier (bot) ● Blue"),
                ("free 1", "1 Bot until someone joins ◆ Green"),
                ("name Eva", "0 Eva (you, Host) ● Blue"),
                ("say hello", "Eva: Hello!"),
                ("say something rude", "You are not allowed to do this."),
                ("bot 9", "There is no such seat at this table."),
                ("what?", "start begins the game"),
                ("seats", "3 Bot until someone joins ◆ Green"),
                ("start", "The deal is fixed."),
            ):
                host.type(line)
                assert said in await host.hear(said), line
            host.process.send_signal(signal.SIGINT)
            assert await host.process.wait() == 130
            await host.hear()
            assert f"knaves join '{running.url}/{ana.code}#k/{ana.token}'" in host.said
            assert "Traceback" not in host.said

    asyncio.run(test())


def test_leaving_in_mid_game_lets_a_bot_play_and_says_so(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", start=True)
        async with guest(running, ana.code, "--token", ana.token) as player:
            await player.hear()
            player.type("quit")
            assert await player.process.wait() == 0
            await player.hear()
        assert "A bot plays for you until you are back." in player.said
        assert f"#k/{ana.token}" in player.said

    asyncio.run(test())


def test_table_talk_is_judged_and_paid_for_in_lines(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"table_talk": "penalty"})
        async with (
            guest(running, ana.code, "--name", "Cleo", "--seat", "1", "--lang", "de") as cleo,
            guest(running, ana.code, "--name", "Ben", "--seat", "2") as ben,
            TableClient(running.url, ana.code, ana.token) as table,
        ):
            await cleo.hear("Ben")
            await ben.hear("Cleo")
            await table.send(wire.Start(fresh_id()))
            await cleo.hear(Words("de").say("term-plain-start"))
            async for update in table:
                if update.view is not None:
                    await table.send(wire.Play(fresh_id(), update.ply, "call:green"))
                    break
            assert "Ana calls table talk against Green. Do you agree? yes/no > " in await ben.hear("yes/no > ")
            ben.type("yes")
            heard = await cleo.hear(Words("de").say("prompt-give-up"))
            assert Words("de").say("prompt-give-up") in heard
            if " > " not in heard:
                await cleo.hear()
            cleo.type("moves")
            card = re.search(r"^(-\w\w)", await cleo.hear("\n-"), re.MULTILINE)
            assert card
            cleo.type(card[1])
            assert "Cleo gives up" in await ben.hear("Cleo gives up")

    asyncio.run(test())


def test_every_refusal_is_one_sentence(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    async def tables() -> tuple[wire.Seated, wire.Seated]:
        full = await open_table(running, "travel")
        await seat(running, full.code, "Ben")
        closed = await open_table(running, "travel")
        async with TableClient(running.url, closed.code, closed.token) as table:
            await table.send(wire.Close(fresh_id()))
        return full, closed

    full, closed = asyncio.run(tables())
    at = ("--server", running.url, "--name", "Cleo")
    token = "x" * 30
    for words, status, said in (
        (("ZZZZZ", *at), 1, "There is no table with this code."),
        (("ZZZZZ", *at, "--lang", "de"), 1, Words("de").say("error-no-such-table")),
        ((full.code, *at), 1, "The table is full. With --watch you can look on."),
        ((closed.code, *at), 1, "This table is closed."),
        ((full.code, *at, "--seat", "7"), 1, "There is no such seat at this table."),
        ((full.code, *at, "--seat", "1"), 1, "Somebody already sits here."),
        ((full.code, *at, "--name", "BEN"), 1, "Somebody at this table already has this name."),
        ((full.code, "--server", "http://127.0.0.1:9"), 2, "No server is running at http://127.0.0.1:9"),
        ((full.code, "--server", "nowhere"), 2, "no address of a server"),
        (("QX7K", *at), 2, "is no code of a table"),
        ((full.code, *at, "--token", "short"), 2, "no token of a seat"),
        ((full.code, *at, "--token", token, "--seat", "1"), 2, "do not give --seat too"),
        ((full.code, *at, "--token", f"-{token}", "--seat", "1"), 2, "do not give --seat too"),
        ((full.code, *at, "--watch", "--seat", "1"), 2, "look on without a seat"),
        ((f"{running.url}/{full.code}", *at), 2, "do not give --server too"),
        ((full.code, *at, "--name", "x" * 25), 2, "24 at most"),
        ((full.code, *at, "--lang", "xx"), 2, "there is no language 'xx'"),
        ((full.code, *at, "--bot", "nobody"), 2, "no bot"),
    ):
        with pytest.raises(SystemExit) as left:
            main(["join", *words, *(() if "--lang" in words else ("--lang", "en"))])
        assert left.value.code == status, words
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("knaves join: ")
        assert said in told.err
        assert told.err.count("\n") == 1


@pytest.mark.parametrize("link", ["{server}/{code}#k/{token}", "{server}/#/t/{code}/k/{token}"])
def test_a_link_that_opens_no_seat(running: Running, link: str) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        async with guest(running, link.format(server=running.url, code=ana.code.lower(), token="x" * 30)) as nobody:
            assert await nobody.process.wait() == 1
            assert await nobody.hear() == "knaves join: You have no seat at this table, or no longer have one.\n"

    asyncio.run(test())


@pytest.mark.parametrize("language", ["da", "es", "nl"])
def test_watching(running: Running, language: str) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", start=True, settings=QUICK)
        async with guest(running, ana.code, "--watch", "--lang", language) as watcher:
            await watcher.hear(Words(language).say("term-plain-start"))
            watcher.type("seats")
            await watcher.hear("Ana")
            watcher.type("quit")
            assert await watcher.process.wait() == 0
            assert "Traceback" not in watcher.said

    asyncio.run(test())
