"""`knaves join --bot`: everybody sees that it is a bot, and it says what it waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.client import TableClient, new_id
from knaves.record import parse
from knaves.terminal.connection import TableConnection
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.theme import ColorDepth
from knaves.terminal.table_app import TableApp
from knaves.words import Words
from tests.server.server_process import ServerProcess, server
from tests.terminal.screen_driver import screen_text
from tests.terminal.table_players import (
    game_screen,
    make_table_app,
    open_table,
    other_player,
    run_app,
    shows,
    take_seat,
    wait_for,
)
from tests.terminal.test_join_plain import run_join


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


def test_a_joined_bot_is_marked_in_the_lobby_and_in_the_game(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "stacks")
        app = make_table_app(running, ana)
        async with run_app(app), run_join(running, ana.code, "--bot", "random", "--name", "Robo") as bot:
            await bot.read_until("Waiting for Ana to start the game")
            assert "Robo takes seat 1" in bot.output
            await wait_for(app, shows(app, "Robo (bot)"))
            assert type(app.screen) is LobbyScreen
            await app.connection.send(wire.Start(new_id()))
            await game_screen(app)
            await wait_for(app, shows(app, "Robo"))
            assert "bot" in screen_text(app)
            assert app.session is not None
            assert app.session.seat_marks[1] == "bot"

    asyncio.run(test())


def test_it_works_in_plain_lines_too(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        link = f"{running.url}/{ana.code}#k/{ana.token}"
        async with run_join(running, link, "--plain", "--lang", "en") as host:
            await host.read_until()
            async with run_join(running, ana.code, "--bot", "random", "--name", "Robo"):
                await host.read_until("Robo (bot)")

    asyncio.run(test())


def test_a_bot_that_hosts_says_what_it_waits_for_and_starts_when_all_seats_are_taken(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        async with run_join(running, ana.code, "--token", ana.token, "--bot", "random") as bot:
            output = await bot.read_until(f"{running.url}/{ana.code}#k/{ana.token}")
            assert "1 more player" in output
            assert "host" in output
            async with run_join(running, ana.code, "--bot", "random", "--name", "Other") as other:
                assert await other.process.wait() == 0
                assert await bot.process.wait() == 0
            assert (await bot.read_until("never said")).strip() in ("won", "lost", "drawn")

    asyncio.run(test())


def test_the_lobby_says_that_the_host_is_a_bot_and_what_people_can_do(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", seats=3)
        async with run_join(running, ana.code, "--token", ana.token, "--bot", "random") as bot:
            await bot.read_until("more players")
            async with run_join(running, ana.code, "--watch", "--plain", "--lang", "en") as watching:
                said = await watching.read_until("Take a seat and you become the host.")
                assert "The host, Ana, is a bot. It starts the game once all seats" in said
            spectator = TableApp(TableConnection(running.url, ana.code, None), Words("es"), depth=ColorDepth.TRUECOLOR)
            async with run_app(spectator):
                await wait_for(spectator, shows(spectator, "Ana, es un bot", "Siéntate y harás tú de anfitrión."))
                footer = screen_text(spectator).splitlines()[-1].split()
                assert footer == ["?", "ayuda", "Q", "Salir"]  # a spectator has no seat to leave
            seated = await take_seat(running, ana.code)
            await bot.read_until("Waiting for Ben to start the game.")
            app = make_table_app(running, seated)
            async with run_app(app):
                await wait_for(app, shows(app, "Start with bots in the empty seats"))
                assert "is a bot" not in screen_text(app)

    asyncio.run(test())


def test_a_bot_that_joins_after_a_game_plays_the_next_one(running: ServerProcess) -> None:
    """A bot that joins after a game didn't play in it."""

    async def test() -> None:
        ana = await open_table(running, "travel", start=True)
        async with TableClient(running.url, ana.code, ana.token, text=True) as table:
            async with other_player(table) as playing:
                await playing
            async with run_join(running, ana.code, "--bot", "random", "--name", "Robo") as bot:
                assert "Waiting for a rematch" in await bot.read_until("Waiting for a rematch")
                await table.send(wire.Rematch(new_id()))
                async for update in table:
                    if update.table.number == 2:
                        break
                async with other_player(table) as playing:
                    await playing
                assert await bot.process.wait() == 0

    asyncio.run(test())


CLASSES = """
import time
class Plays:
    def choose(self, view, rng):
        return str(rng.choice(view.legal))
class Hangs:
    def choose(self, view, rng):
        time.sleep(1000)
"""


def test_a_bot_goes_on_after_the_server_was_restarted(tmp_path: Path) -> None:
    """The server is killed in the middle of a game, and the game goes on after it is back."""
    (tmp_path / "mybot.py").write_text(CLASSES)
    record = tmp_path / "game.knaves"
    words = ("--bot", f"{tmp_path}/mybot.py:Plays", "--name", "Robo", "--games", "0", "--record", str(record))

    async def play_twice(running: ServerProcess, data: Path) -> None:
        ana = await open_table(running, "travel")
        async with run_join(running, ana.code, *words) as bot:
            await bot.read_until("Waiting for Ana")
            async with TableClient(running.url, ana.code, ana.token, text=True) as table:
                await table.send(wire.Start(new_id()))
                await bot.read_until("is recorded in")
                running.kill()
                await bot.read_until(f"There is no connection to {running.url}")
                with server(data, port=running.port):
                    await bot.read_until(f"Connected to {running.url}")
                    async with other_player(table) as playing:
                        await playing
                    await bot.read_until("Waiting for a rematch")
                    assert parse(record.read_text()).seed is not None
                    await table.send(wire.Rematch(new_id()))
                    await bot.read_until("game-2.knaves")
            assert "game-2.knaves" in bot.output

    data = tmp_path / "data"
    with server(data) as running:
        asyncio.run(play_twice(running, data))


def test_a_class_that_hangs_gets_one_sentence(running: ServerProcess, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(CLASSES)

    async def test() -> None:
        ana = await open_table(running, "travel")
        words = ("--bot", f"{tmp_path}/mybot.py:Hangs", "--seconds", "0")
        async with run_join(running, ana.code, *words) as bot:
            await bot.read_until("Waiting for Ana")
            async with TableClient(running.url, ana.code, ana.token, text=True) as table:
                await table.send(wire.Start(new_id()))
                async with other_player(table) as playing:
                    assert "did not answer in time" in await bot.read_until("did not answer in time")
                    assert await bot.process.wait() == 1
                    playing.cancel()

    asyncio.run(test())
