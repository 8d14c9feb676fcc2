"""`knaves join --plain`, driven by a script; and its one-sentence errors."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.cli import main
from knaves.client import TableClient, new_id
from knaves.games import GAMES
from knaves.record import check, load
from knaves.words import Words
from tests.server.server_process import ServerProcess, server
from tests.terminal.table_players import QUICK, open_table, other_player, take_seat

KNAVES = [sys.executable, "-m", "knaves"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


class JoinProcess:
    """A running `knaves join` with its input and output."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.output = ""
        self._read = 0

    async def read_until(self, wanted: str = " > ") -> str:
        """Read until this text or the end of the output; returns the new output."""
        return await self._read_while(lambda new: wanted not in new)

    async def read_prompt(self) -> str:
        """Read until the program waits for a line, or has ended; news may follow an earlier prompt."""
        return await self._read_while(lambda new: not new.endswith(" > "))

    async def _read_while(self, incomplete: Callable[[str], bool]) -> str:
        assert self.process.stdout
        while incomplete(self.output[self._read :]):
            chunk = await self.process.stdout.read(65536)
            if not chunk:
                break
            self.output += chunk.decode()
        new = self.output[self._read :]
        self._read = len(self.output)
        return new

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())

    async def play_on(self) -> None:
        """Play the first listed move until the end."""
        output = await self.read_prompt()
        while output.endswith(" > "):
            self.type("moves")
            listed = (await self.read_prompt()).splitlines()
            moves = [line.split()[0] for line in listed if line and not line.endswith(">")]
            self.type(moves[0] if moves else "")
            output = await self.read_prompt()


@contextlib.asynccontextmanager
async def run_join(running: ServerProcess, *words: str) -> AsyncIterator[JoinProcess]:
    """Run `knaves join` with these arguments."""
    environ = {**os.environ, "TERM": "dumb", "PYTHONIOENCODING": "utf-8", "LANG": "C", "LC_ALL": "C"}
    server_words = () if "://" in words[0] else ("--server", running.url)
    process = await asyncio.create_subprocess_exec(
        *KNAVES, "join", *words, *server_words, env=environ,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        async with asyncio.timeout(300):
            yield JoinProcess(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@pytest.mark.parametrize(("game", "language"), [("classic", "en"), ("travel", "fr"), ("stacks", "pl")])
def test_a_script_plays_from_joining_to_the_result(
    running: ServerProcess, game: str, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, game)
        words = (ana.code, "--name", "Ben", "--plain", "--lang", language, "--record", str(path))
        async with run_join(running, *words) as ben, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await ben.read_until("Ben")
            await table.send(wire.Start(new_id()))
            async with other_player(table):
                await ben.play_on()
            assert await ben.process.wait() == 0
            say = Words(language).say
            for key in (f"game-{game}", "result-deal-good", "lobby-link"):
                assert say(key) in ben.output
            assert "Traceback" not in ben.output
            async for update in table:
                if update.table.seats[1].kind == "open":  # after the end the seat is free again
                    break

    asyncio.run(test())
    assert check(load(path), GAMES).outcome is not None


def test_the_game_continues_after_a_server_restart(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path) as first:
            ana = await open_table(first, "travel", settings=wire.Settings(pace=0, bot_level="random"), start=True)
            link = f"{first.url}/{ana.code}#k/{ana.token}"
            async with run_join(first, link, "--plain") as back:
                await back.read_until()
                first.kill()
                await back.read_until("Connection lost")
                back.type("moves")
                with server(tmp_path, port=first.port):
                    await back.read_until("Reconnected")
                    back.type("seats")
                    await back.play_on()
                    assert await back.process.wait() == 0
                assert Words("en").say("result-deal-good") in back.output
                assert "Traceback" not in back.output

    asyncio.run(test())


def test_the_lobby_and_the_return_command_in_plain_lines(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"diagonals": "off"}, title="Sunday")
        async with run_join(running, f"{running.url}/{ana.code}#k/{ana.token}", "--plain") as host:
            output = await host.read_until()
            assert f"Table {ana.code}: Sunday. Classic, 4 players" in output
            assert f"Link: {running.url}/{ana.code}" in output
            assert "0 Ana (you, Host) ● Blue" in output
            assert "2 Bot until someone joins ● Blue" in output
            assert "Diagonal lines: only rows and columns count" in output
            await take_seat(running, ana.code, "Ben", 2)
            assert "Ben sits down." in await host.read_until("2 Ben")
            for line, answer in (
                ("bot 1 la hire", "1 La Hire (bot) ◆ Green"),
                ("bot 1 greedy", "1 Ogier (bot) ◆ Green"),
                ("swap 1 2", "2 Ogier (bot) ● Blue"),
                ("free 1", "1 Bot until someone joins ◆ Green"),
                ("name Eva", "0 Eva (you, Host) ● Blue"),
                ("say hello", "Eva: Hello!"),
                ("say something rude", "You aren’t allowed to do that."),
                ("bot 9", "There’s no such seat at this table."),
                ("what?", "start starts the game"),
                ("seats", "3 Bot until someone joins ◆ Green"),
                ("start", "The deal is fixed."),
            ):
                host.type(line)
                assert answer in await host.read_until(answer), line
            host.process.send_signal(signal.SIGINT)
            assert await host.process.wait() == 130
            await host.read_until()
            assert f"knaves join '{running.url}/{ana.code}#k/{ana.token}'" in host.output
            assert "Traceback" not in host.output

    asyncio.run(test())


def test_leaving_during_a_game_hands_the_seat_to_a_bot(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", start=True)
        async with run_join(running, ana.code, "--token", ana.token) as player:
            await player.read_until()
            player.type("quit")
            assert await player.process.wait() == 0
            await player.read_until()
        assert "A bot will play for you until you’re back." in player.output
        assert f"#k/{ana.token}" in player.output

    asyncio.run(test())


def test_table_talk_is_confirmed_and_penalized_in_plain_lines(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"table_talk": "penalty"})
        async with (
            run_join(running, ana.code, "--name", "Cleo", "--seat", "1", "--lang", "de") as cleo,
            run_join(running, ana.code, "--name", "Ben", "--seat", "2") as ben,
            TableClient(running.url, ana.code, ana.token) as table,
        ):
            await cleo.read_until("Ben")
            await ben.read_until("Cleo")
            await table.send(wire.Start(new_id()))
            await cleo.read_until(Words("de").say("term-plain-start"))
            async for update in table:
                if update.view is not None:
                    await table.send(wire.MakeMove(new_id(), update.ply, "call:green"))
                    break
            assert "Ana calls table talk on Green. Do you agree? yes/no > " in await ben.read_until("yes/no > ")
            ben.type("yes")
            output = await cleo.read_until(Words("de").say("prompt-give-up"))
            assert Words("de").say("prompt-give-up") in output
            if " > " not in output:
                await cleo.read_until()
            cleo.type("moves")
            card = re.search(r"^(-\w\w)", await cleo.read_until("\n-"), re.MULTILINE)
            assert card
            cleo.type(card[1])
            assert "Cleo gives up" in await ben.read_until("Cleo gives up")

    asyncio.run(test())


def test_every_refusal_is_one_sentence(running: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    async def tables() -> tuple[wire.Seated, wire.Seated]:
        full = await open_table(running, "travel")
        await take_seat(running, full.code, "Ben")
        closed = await open_table(running, "travel")
        async with TableClient(running.url, closed.code, closed.token) as table:
            await table.send(wire.Close(new_id()))
        return full, closed

    full, closed = asyncio.run(tables())
    at = ("--server", running.url, "--name", "Cleo")
    token = "x" * 30
    for words, status, sentence in (
        (("ZZZZZ", *at), 1, "There’s no table with this code."),
        (("ZZZZZ", *at, "--lang", "de"), 1, Words("de").say("error-no-such-table")),
        ((full.code, *at), 1, "The table is full. You can watch with --watch."),
        ((closed.code, *at), 1, "This table is closed."),
        ((full.code, *at, "--seat", "7"), 1, "There’s no such seat at this table."),
        ((full.code, *at, "--seat", "1"), 1, "This seat is taken."),
        ((full.code, *at, "--name", "BEN"), 1, "That name is already taken at this table."),
        ((full.code, "--server", "http://127.0.0.1:9"), 2, "No server is running at http://127.0.0.1:9"),
        ((full.code, "--server", "nowhere"), 2, "not a server address"),
        (("QX7K", *at), 2, "is not a table code"),
        ((full.code, *at, "--token", "short"), 2, "not a seat token"),
        ((full.code, *at, "--token", token, "--seat", "1"), 2, "leave out --seat"),
        ((full.code, *at, "--token", f"-{token}", "--seat", "1"), 2, "leave out --seat"),
        ((full.code, *at, "--watch", "--seat", "1"), 2, "--watch can't be combined"),
        ((f"{running.url}/{full.code}", *at), 2, "leave out --server"),
        ((full.code, *at, "--name", "x" * 25), 2, "1 to 24 characters"),
        ((full.code, *at, "--lang", "xx"), 2, "there is no language 'xx'"),
        ((full.code, *at, "--bot", "nobody"), 2, "no level"),
    ):
        with pytest.raises(SystemExit) as left:
            main(["join", *words, *(() if "--lang" in words else ("--lang", "en"))])
        assert left.value.code == status, words
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("knaves join: ")
        assert sentence in captured.err
        assert captured.err.count("\n") == 1


@pytest.mark.parametrize("link", ["{server}/{code}#k/{token}", "{server}/#/t/{code}/k/{token}"])
def test_a_link_that_opens_no_seat(running: ServerProcess, link: str) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        async with run_join(running, link.format(server=running.url, code=ana.code.lower(), token="x" * 30)) as nobody:
            assert await nobody.process.wait() == 1
            error = await nobody.read_until()
            assert error == "knaves join: You don’t have a seat at this table, or no longer have one.\n"

    asyncio.run(test())


@pytest.mark.parametrize("language", ["da", "es", "nl"])
def test_watching(running: ServerProcess, language: str) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", start=True, settings=QUICK)
        async with run_join(running, ana.code, "--watch", "--lang", language) as watcher:
            await watcher.read_until(Words(language).say("term-plain-start"))
            watcher.type("seats")
            await watcher.read_until("Ana")
            watcher.type("quit")
            assert await watcher.process.wait() == 0
            assert "Traceback" not in watcher.output

    asyncio.run(test())


def test_in_plain_lines_the_host_locks_ends_spectating_and_hands_over(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", seats=3)
        ben = await take_seat(running, ana.code)
        async with run_join(running, f"{running.url}/{ana.code}#k/{ana.token}", "--plain") as process:
            await process.read_until("(start, ?)")
            process.type("lock")
            await process.read_until("Locked: nobody else can join")
            process.type("spectators off")
            await process.read_until("No spectators")
            process.type("start")
            await process.read_until("The game begins.")
            process.type("back")  # nothing to come back from
            process.type("host 1")
            await process.read_until("Ben is the host now.")
        async with TableClient(running.url, ana.code, ben.token) as table, asyncio.timeout(60):
            async for update in table:
                assert (update.table.host, update.table.settings.locked) == (1, True)
                assert not update.table.settings.spectators
                break

    asyncio.run(test())
