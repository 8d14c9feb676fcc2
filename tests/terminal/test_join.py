"""A server's table on the real screens: from sitting down to the result, and everything that can come in between."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.client import TableClient, fresh_id
from knaves.games import GAMES
from knaves.record import check, load
from knaves.terminal.app import STOPPED_BY_USER
from knaves.terminal.remote import Place
from knaves.terminal.screen.dialogs import Pick
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.look import Depth
from knaves.terminal.session import Link
from knaves.terminal.table import come_back
from knaves.terminal.table_app import TableApp
from knaves.words import Words
from tests.e2e.situations import before_a_window, completing, plant
from tests.server.live import Running, server
from tests.terminal.driving import text_of
from tests.terminal.guests import (
    QUICK,
    app_at,
    game_screen,
    open_table,
    play_by_keys,
    press,
    says,
    seat,
    shown,
    somebody,
    until,
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def running(data: Path) -> Iterator[Running]:
    with server(data) as found:
        yield found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_from_the_lobby_to_the_result_and_the_rematch(running: Running, game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, game)
        app = app_at(running, await seat(running, ana.code), record=str(path))
        async with shown(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await until(app, says(app, ana.code, f"{running.url}/{ana.code}", "Ana (Host)", "Ben (you)"))
            assert type(app.screen) is LobbyScreen
            assert "The host starts the game." in text_of(app)
            await table.send(wire.Start(fresh_id()))
            screen = await game_screen(app)
            async with somebody(table):
                asked = await play_by_keys(pilot, app, screen)
            assert {"classic": "Place", "travel": "Place", "stacks": "Lay"}[game] in asked
            await until(app, says(app, "The deal is as it was fixed", "Rematch", "Save the record"))
            assert path.exists()
            await press(pilot, "1")
            await press(pilot, "ctrl+n")
            await until(app, says(app, "Waiting for the others"))
            await table.send(wire.Rematch(fresh_id()))
            await until(app, lambda: app.screen_stack[1] is not screen)
            assert (await game_screen(app)).session.view.outcome is None
            await press(pilot, "q")
            await until(app, says(app, "A bot plays on for you"))
            await press(pilot, "1")
            await until(app, lambda: app.return_code is not None)
            async for update in table:
                if update.table.seats[1].stand_in == "left":
                    break
        assert app.return_code == 0
        assert f"{running.url}/{ana.code}#k/" in come_back(Words("en"), app.place)

    asyncio.run(test())
    record = load(path)
    assert record.names == ("Ana", "Ben")
    assert check(record, GAMES).outcome is not None


def test_a_server_that_is_killed_in_mid_game_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path) as first:
            ana = await open_table(first, "travel", settings=wire.Settings(pace=0, bot_level="random"), start=True)
            app = TableApp(Place(first.url, ana.code, ana.token), Words("en"), depth=Depth.MANY)
            async with shown(app) as pilot:
                screen = await game_screen(app)
                await play_by_keys(pilot, app, screen, moves=2)
                await until(app, lambda: screen.own_turn)
                view, port = screen.session.view, first.port
                first.kill()
                await until(app, says(app, "Connection lost"))
                assert screen.session.link is Link.LOST
                assert not screen.own_turn
                await press(pilot, "1", "enter")  # nothing is sent, and nothing goes wrong
                with server(tmp_path, port=port):
                    await until(app, lambda: screen.session.link is Link.LIVE)
                    assert screen.session.view == view
                    await until(app, says(app, "Your turn"))
                    await play_by_keys(pilot, app, screen)
                    await until(app, says(app, "The deal is as it was fixed"))

    asyncio.run(test())


def test_phrases_are_read_in_ones_own_language(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = app_at(running, await seat(running, ana.code), "de")
        async with shown(app) as pilot, TableClient(running.url, ana.code, ana.token) as table:
            heard: list[object] = []
            table.heard = heard.append
            await until(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Say(fresh_id(), "good-luck"))
            await until(app, says(app, "Ana: Viel Glück!"))
            await table.send(wire.Start(fresh_id()))
            await game_screen(app)
            await press(pilot, "t")
            await until(app, lambda: isinstance(app.screen, Pick))
            number = re.search(r"(\d) Hallo!", text_of(app))
            assert number
            await press(pilot, number[1])
            await until(app, says(app, "Ben: Hallo!"))
            await until(app, lambda: [s.phrase for s in heard if isinstance(s, wire.Said)] == ["good-luck", "hello"])

    asyncio.run(test())


def test_the_host_fills_swaps_and_frees_seats_and_begins(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"diagonals": "off"})
        await seat(running, ana.code, "Ben")
        app = app_at(running, ana)
        async with shown(app) as pilot:
            await until(app, says(app, "Ana (you, Host)", "Ben (away)", "only rows and columns"))
            await press(pilot, "down", "down", "b")
            await until(app, says(app, "2 ● Pip (bot)"))
            await press(pilot, "s", "up", "enter")
            await until(app, says(app, "1 ◆ Pip (bot)", "2 ● Ben"))
            await press(pilot, "b")
            await until(app, says(app, "1 ◆ Bot until someone joins"))
            await press(pilot, "n")
            await press(pilot, "ctrl+u", *"Eva", "enter")
            await until(app, says(app, "Eva (you, Host)"))
            await press(pilot, "enter")
            await game_screen(app)

    asyncio.run(test())


def test_a_draw_that_can_be_forgotten_has_a_deadline(running: Running) -> None:
    async def test() -> None:
        settings = wire.Settings(pace=0, draw_seconds=20)
        ana = await open_table(running, "travel", settings=settings, options={"forgotten_draw": "permanent"})
        app = app_at(running, await seat(running, ana.code))
        async with shown(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await until(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Start(fresh_id()))
            screen = await game_screen(app)

            def anas() -> list[str]:
                return table.update.view["legal"] if table.update and table.update.view else []

            await until(app, lambda: screen.own_turn or bool(anas()))
            if anas():  # she begins, and does not forget to draw
                await table.play(anas()[0])
                await until(app, lambda: "+" in anas())
                await table.play("+")
            await until(app, lambda: screen.own_turn and not anas())
            await play_by_keys(pilot, app, screen, moves=1)
            await until(app, says(app, "You may draw", "0:1"))
            assert "Enter Draw" in text_of(app)
            assert "Wait for the others" not in text_of(app)
            await press(pilot, "d")
            await until(app, says(app, "You draw"))

    asyncio.run(test())


def test_the_block_window_runs_for_everybody(running: Running, data: Path) -> None:
    """Ana completes a pile, and Ben and a bot are asked."""
    situation = before_a_window(3)
    anas, bens = situation.turn, (situation.turn + 1) % 3
    names: list[str | None] = [None] * 3
    names[anas], names[bens] = "Ana", "Ben"
    code, tokens = plant(data, situation, names, pace=0, block_seconds=3)
    move = completing(situation.state.view(anas).data())
    assert move is not None

    async def test() -> None:
        app = app_at(running, wire.Seated(code, bens, tokens[bens]))
        async with shown(app) as pilot, TableClient(running.url, code, tokens[anas], text=True) as table:
            screen = await game_screen(app)
            async for update in table:
                if update.view is not None:
                    await table.play(move)
                    break
            await until(app, says(app, "Let it pass", "0:0"))
            assert screen.own_turn
            await press(pilot, "l")
            await until(app, lambda: not screen.own_turn)  # sealed: there is nothing more to do
            await until(app, lambda: screen.session.view.loose.window is None)  # type: ignore[attr-defined]

    asyncio.run(test())


def test_table_talk_is_called_confirmed_and_paid_for(running: Running) -> None:
    """Ana calls, Ben on her side is asked and agrees, and Cleo gives up a card; all three are at real screens."""

    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"table_talk": "penalty"})
        cleo = app_at(running, await seat(running, ana.code, "Cleo", 1))
        ben = app_at(running, await seat(running, ana.code, "Ben", 2))
        async with (
            TableClient(running.url, ana.code, ana.token) as table,
            shown(cleo) as cleos,
            shown(ben) as bens,
        ):
            for app in (cleo, ben):
                await until(app, lambda app=app: isinstance(app.screen, LobbyScreen))  # type: ignore[misc]
            await table.send(wire.Start(fresh_id()))
            await game_screen(ben)
            screen = await game_screen(cleo)
            async for update in table:
                if update.view is not None:
                    await table.send(wire.Play(fresh_id(), update.ply, "call:green"))
                    break
            await until(ben, says(ben, "Ana calls table talk against Green. Do you agree?"))
            await until(cleo, says(cleo, "Ana calls table talk."))
            await press(bens, "1")
            await until(cleo, says(cleo, "Give up a card for table talk."))
            hand = screen.selection.held
            await press(cleos, "1", "x")
            await until(cleo, lambda: len(screen.selection.held) == len(hand) - 1)
            await until(ben, says(ben, "Cleo gives up"))

    asyncio.run(test())


def test_a_clock_runs_and_others_are_shown_as_bots_or_away(running: Running) -> None:
    async def test() -> None:
        settings = wire.Settings(pace=0, clock="move", seconds=90, patience=0)
        ana = await open_table(running, "travel", 3, settings=settings)
        app = app_at(running, await seat(running, ana.code))
        async with shown(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await until(app, says(app, "2 minutes per turn"))
            await table.send(wire.Start(fresh_id()))
            screen = await game_screen(app)
            async with somebody(table):
                await until(app, says(app, "1:2", "Your turn", "Ben you", "Hector bot"))
            await play_by_keys(pilot, app, screen, moves=1)
            await until(app, says(app, "Ana is thinking", "1:2"))
        app = app_at(running, ana)
        async with shown(app):
            await game_screen(app)
            await until(app, says(app, "Ben away", "Ana you"))

    asyncio.run(test())


def test_ctrl_c_keeps_the_seat_and_a_closed_table_says_so(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = app_at(running, await seat(running, ana.code))
        async with shown(app) as pilot:
            await until(app, lambda: isinstance(app.screen, LobbyScreen))
            await press(pilot, "ctrl+c")
            await until(app, lambda: app.return_code is not None)
        assert app.return_code == STOPPED_BY_USER
        assert app.place.keeps_seat
        assert app.place.token is not None
        again = TableApp(Place(running.url, ana.code, app.place.token), Words("fr"), depth=Depth.MANY)
        async with shown(again) as pilot, TableClient(running.url, ana.code, ana.token) as table:
            await until(again, says(again, "Ben (vous)"))
            await table.send(wire.Close(fresh_id()))
            await until(again, lambda: again.return_code is not None)
        assert again.return_code == 1
        assert str(again.gone) == Words("fr").say("error-closed")
        assert come_back(Words("fr"), again.place) == ""

    asyncio.run(test())


def test_the_host_can_send_somebody_away(running: Running) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = app_at(running, await seat(running, ana.code))
        async with shown(app), TableClient(running.url, ana.code, ana.token) as table:
            await until(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Fill(fresh_id(), 1, ""))
            await until(app, lambda: app.return_code is not None)
        assert str(app.gone) == Words("en").say("term-no-seat")

    asyncio.run(test())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_watching_shows_no_hand(running: Running, game: str) -> None:
    async def test() -> None:
        ana = await open_table(running, game, start=True)
        app = TableApp(Place(running.url, ana.code, None), Words("en"), depth=Depth.MANY)
        async with shown(app) as pilot:
            screen = await game_screen(app)
            await until(app, says(app, "Ana"))
            assert screen.session.view.seat is None
            assert screen.selection.held == ()
            assert not screen.own_turn
            await press(pilot, "1", "enter", "h", "t")
            await press(pilot, "q")
            await until(app, lambda: app.return_code is not None)
        assert app.return_code == 0
        assert come_back(Words("en"), app.place) == ""

    asyncio.run(test())


@pytest.mark.parametrize(
    ("language", "size"), [("en", (80, 24)), ("de", (80, 24)), ("pl", (80, 24)), ("fr", (120, 40))]
)
def test_the_lobby_fits_twelve(running: Running, language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 12, title="Family " * 5, settings=QUICK, options={"teams": "3"})
        app = app_at(running, ana, language)
        async with shown(app, size):
            words = Words(language)
            await until(app, says(app, words.say("lobby-start-with-bots"), words.say("lobby-rules")))
            text = text_of(app)
            assert all(len(line) == size[0] for line in text.splitlines())
            for number in range(12):
                assert re.search(rf"^ *▸? *{number} [●◆▲] ", text, re.MULTILINE)

    asyncio.run(test())
