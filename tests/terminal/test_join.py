"""A server's table on the real screens, from joining to the result."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import client, wire
from knaves.client import TableClient, new_id
from knaves.games import GAMES
from knaves.record import check, load
from knaves.terminal.base_app import STOPPED_BY_USER
from knaves.terminal.connection import TableConnection
from knaves.terminal.lobby_presenter import LobbyPresenter, return_hint
from knaves.terminal.screen import menus
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.theme import ColorDepth
from knaves.terminal.session import ConnectionState
from knaves.terminal.table_app import TableApp
from knaves.words import Words
from tests.e2e.situations import before_block_window, completing_move, insert_table, near_the_end
from tests.server.server_process import ServerProcess, server
from tests.terminal.screen_driver import press, screen_text
from tests.terminal.table_players import (
    QUICK,
    game_screen,
    make_table_app,
    open_table,
    other_player,
    play_by_keys,
    run_app,
    shows,
    shows_time,
    take_seat,
    wait_for,
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def running(data: Path) -> Iterator[ServerProcess]:
    with server(data) as found:
        yield found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_lobby_can_receive_a_whole_game(running: ServerProcess, game: str) -> None:
    """Bots may have played on before the screen changes to the game."""

    async def test() -> None:
        ana = await open_table(running, game)
        async with TableConnection(running.url, ana.code, ana.token) as connection:
            await connection.wait_for_update()
            lobby, rng = LobbyPresenter(Words("en"), connection), random.Random(1)
            state = GAMES[game].new(seats=2, seed=bytes(32))
            while state.outcome is None:
                seat = rng.choice(sorted(state.actors))
                state, events = state.apply(seat, rng.choice(state.legal(seat)))
                connection.events += [seen for event in events if (seen := event.seen_by(0)) is not None]
            assert len(lobby.news()) > 50

    asyncio.run(test())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_from_the_lobby_to_the_result_and_the_rematch(running: ServerProcess, game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, game)
        app = make_table_app(running, await take_seat(running, ana.code), record=str(path))
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await wait_for(app, shows(app, ana.code, f"{running.url}/{ana.code}", "Ana (Host)", "Ben (you)"))
            assert type(app.screen) is LobbyScreen
            assert "Waiting for the host to start the game." in screen_text(app)
            await table.send(wire.Start(new_id()))
            screen = await game_screen(app)
            async with other_player(table):
                kinds = await play_by_keys(pilot, app, screen)
            assert {"classic": "Place", "travel": "Place", "stacks": "Lay"}[game] in kinds
            await wait_for(app, shows(app, "The deal is the one", "Rematch", "The record is saved in"))
            assert path.exists()
            await press(pilot, "1")
            await press(pilot, "ctrl+n")
            await wait_for(app, shows(app, "Waiting for the others"))
            await table.send(wire.Rematch(new_id()))
            await wait_for(app, lambda: app.screen_stack[1] is not screen)
            assert (await game_screen(app)).session.view.outcome is None
            await press(pilot, "q")
            await wait_for(app, shows(app, "A bot will play for you"))
            await press(pilot, "1")
            await wait_for(app, lambda: app.return_code is not None)
            async for update in table:
                if update.table.seats[1].stand_in == "left":
                    break
        assert app.return_code == 0
        assert f"{running.url}/{ana.code}#k/" in return_hint(Words("en"), app.connection)

    asyncio.run(test())
    record = load(path)
    assert record.names == ("Ana", "Ben")
    assert check(record, GAMES).outcome is not None


def test_the_screens_tell_of_idle_players_and_take_a_seat_back(running: ServerProcess) -> None:
    async def test() -> None:
        settings = wire.Settings(pace=5000, bot_level="random", idle_seconds=1, patience=0)
        ana = await open_table(running, "travel", settings=settings)
        app = make_table_app(running, await take_seat(running, ana.code))
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token) as table:
            await wait_for(app, shows(app, "Ben (you)", "After 1 minute without a move"))
            await table.send(wire.Start(new_id()))
            screen = await game_screen(app)
            if screen.own_turn:
                await play_by_keys(pilot, app, screen, moves=1)
            await wait_for(app, shows(app, "Ana hasn’t moved for a while."))
            await press(pilot, "t")
            await wait_for(app, shows(app, "Let a bot play for Ana"))
            await press(pilot, "1")
            await wait_for(app, shows(app, "A bot is playing for Ana."))
            await table.send(wire.Return(new_id()))
            await wait_for(app, shows(app, "Ana is back."))
            view = screen.session.view
            if view.turn == 0:
                assert table.update is not None
                await table.play(table.update.own["legal"][0])  # type: ignore[index]
            await wait_for(app, shows(app, "The others can now let a bot play for you."))
            await table.send(wire.StandIn(new_id(), 1))
            await wait_for(app, shows(app, "A bot is playing for you."))
            await press(pilot, "t")
            await wait_for(app, shows(app, "I’m back"))
            await press(pilot, "1")
            await wait_for(app, lambda: not screen.session.stood_in)

    asyncio.run(test())


def test_the_host_hands_the_table_over_and_locks_it_in_the_lobby(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel", seats=3)
        await take_seat(running, ana.code)
        app = make_table_app(running, ana)
        async with run_app(app) as pilot:
            await wait_for(app, shows(app, "Ana (you, Host)"))
            for choice, shown in (("Lock the table", "Locked"), ("No spectators", "No spectators")):
                await press(pilot, "h")
                await wait_for(app, shows(app, choice, "Make Ben the host"))
                await press(pilot, {"Lock the table": "2", "No spectators": "3"}[choice])
                await wait_for(app, shows(app, shown))
            await press(pilot, "h")
            await wait_for(app, shows(app, "Unlock the table", "Allow spectators"))
            await press(pilot, "1")
            await wait_for(app, shows(app, "Ben (Host", "Ben is the host now."))

    asyncio.run(test())


def test_a_record_that_comes_late_is_added_to_the_result(
    running: ServerProcess, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    situation = near_the_end("travel", 2, 1)
    names: list[str | None] = ["Ana", None] if situation.turn == 0 else [None, "Ana"]
    code, tokens = insert_table(data, situation, names, pace=0)
    fetch_text = client.fetch_text

    async def test() -> None:
        arrives = asyncio.Event()

        async def fetch_late(address: str, path: str) -> str:
            await arrives.wait()
            return await fetch_text(address, path)

        monkeypatch.setattr(client, "fetch_text", fetch_late)
        monkeypatch.setattr(menus, "RECORD_TIMEOUT", 0.01)
        app = make_table_app(running, wire.Seated(code, situation.turn, tokens[situation.turn]))
        async with run_app(app) as pilot:
            await play_by_keys(pilot, app, await game_screen(app))
            await wait_for(app, shows(app, "View the table"))
            assert not shows(app, "The deal is the one")()
            arrives.set()
            await wait_for(app, shows(app, "View the table", "The deal is the one"))

    asyncio.run(test())


def test_the_screens_continue_after_a_server_restart(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path) as first:
            ana = await open_table(first, "travel", settings=wire.Settings(pace=0, bot_level="random"), start=True)
            app = TableApp(TableConnection(first.url, ana.code, ana.token), Words("en"), depth=ColorDepth.TRUECOLOR)
            async with run_app(app) as pilot:
                screen = await game_screen(app)
                await play_by_keys(pilot, app, screen, moves=2)
                await wait_for(app, lambda: screen.own_turn)
                view, port = screen.session.view, first.port
                first.kill()
                await wait_for(app, shows(app, "Connection lost"))
                assert screen.session.connection_state is ConnectionState.LOST
                assert not screen.own_turn
                await press(pilot, "1", "enter")  # nothing is sent, and nothing goes wrong
                with server(tmp_path, port=port):
                    await wait_for(app, lambda: screen.session.connection_state is ConnectionState.LIVE)
                    assert screen.session.view == view
                    await wait_for(app, shows(app, "Your turn"))
                    await play_by_keys(pilot, app, screen)
                    await wait_for(app, shows(app, "The deal is the one"))

    asyncio.run(test())


def test_phrases_are_translated_for_each_reader(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = make_table_app(running, await take_seat(running, ana.code), "de")
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token) as table:
            received: list[object] = []
            table.on_message = received.append
            await wait_for(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Say(new_id(), "good-luck"))
            await wait_for(app, shows(app, "Ana: Viel Glück!"))
            await table.send(wire.Start(new_id()))
            await game_screen(app)
            await press(pilot, "t")
            await wait_for(app, lambda: isinstance(app.screen, ChoiceDialog))
            number = re.search(r"(\d) Hallo!", screen_text(app))
            assert number
            await press(pilot, number[1])
            await wait_for(app, shows(app, "Ben: Hallo!"))
            await wait_for(
                app, lambda: [s.phrase for s in received if isinstance(s, wire.Said)] == ["good-luck", "hello"]
            )

    asyncio.run(test())


def test_the_host_adds_bots_swaps_and_frees_seats_and_starts(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"diagonals": "off"})
        await take_seat(running, ana.code, "Ben")
        app = make_table_app(running, ana)
        async with run_app(app) as pilot:
            await wait_for(app, shows(app, "Ana (you, Host)", "Ben (away)", "only rows and columns"))
            await press(pilot, "down", "down", "b")
            await wait_for(app, shows(app, "2 ● Pip (bot)"))
            await press(pilot, "s", "up", "enter")
            await wait_for(app, shows(app, "1 ◆ Pip (bot)", "2 ● Ben"))
            await press(pilot, "s")
            lobby = app.screen
            assert isinstance(lobby, LobbyScreen)
            await pilot.click(lobby.seat_list, offset=(10, 2))
            await wait_for(app, shows(app, "1 ◆ Ben", "2 ● Pip (bot)"))
            await press(pilot, "b")
            await wait_for(app, shows(app, "2 ● Bot until someone joins"))
            await press(pilot, "n")
            await press(pilot, "ctrl+u", *"Eva", "enter")
            await wait_for(app, shows(app, "Eva (you, Host)"))
            await press(pilot, "enter")
            await game_screen(app)

    asyncio.run(test())


def test_a_draw_that_can_be_forgotten_has_a_deadline(running: ServerProcess) -> None:
    async def test() -> None:
        settings = wire.Settings(pace=0, draw_seconds=60)
        ana = await open_table(running, "travel", settings=settings, options={"forgotten_draw": "permanent"})
        app = make_table_app(running, await take_seat(running, ana.code))
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await wait_for(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Start(new_id()))
            screen = await game_screen(app)

            def ana_to_move() -> list[str]:
                return table.update.own["legal"] if table.update and table.update.own else []

            await wait_for(app, lambda: screen.own_turn or bool(ana_to_move()))
            if ana_to_move():  # she begins, and does not forget to draw
                await table.play(ana_to_move()[0])
                await wait_for(app, lambda: "+" in ana_to_move())
                await table.play("+")
            await wait_for(app, lambda: screen.own_turn and not ana_to_move())
            await play_by_keys(pilot, app, screen, moves=1)
            await wait_for(app, shows_time(app, r"0:[1-5]\d", "Draw now"))
            assert "Enter Draw" in screen_text(app)
            assert "let the others go first" not in screen_text(app)
            await press(pilot, "d")
            await wait_for(app, shows(app, "You draw"))

    asyncio.run(test())


def test_the_block_window_runs_for_everybody(running: ServerProcess, data: Path) -> None:
    """Ana completes a pile, and Ben and a bot are asked."""
    situation = before_block_window(3)
    ana_to_move, bens = situation.turn, (situation.turn + 1) % 3
    names: list[str | None] = [None] * 3
    names[ana_to_move], names[bens] = "Ana", "Ben"
    code, tokens = insert_table(data, situation, names, pace=0, block_seconds=9)
    move = completing_move(situation.state.view(ana_to_move).data())
    assert move is not None

    async def test() -> None:
        app = make_table_app(running, wire.Seated(code, bens, tokens[bens]))
        async with run_app(app) as pilot, TableClient(running.url, code, tokens[ana_to_move], text=True) as table:
            screen = await game_screen(app)
            async for update in table:
                if update.view is not None:
                    await table.play(move)
                    break
            await wait_for(app, shows(app, "Let it pass", "0:0"))
            assert screen.own_turn
            await press(pilot, "l")
            await wait_for(app, lambda: not screen.own_turn)  # the answer is given: nothing more to do
            await wait_for(app, lambda: screen.session.view.pending.window is None)  # type: ignore[attr-defined]

    asyncio.run(test())


def test_table_talk_is_called_confirmed_and_penalized(running: ServerProcess) -> None:
    """Ana calls, Ben on her side is asked and agrees, and Cleo gives up a card; all three are at real screens."""

    async def test() -> None:
        ana = await open_table(running, "classic", 4, options={"table_talk": "penalty"})
        cleo = make_table_app(running, await take_seat(running, ana.code, "Cleo", 1))
        ben = make_table_app(running, await take_seat(running, ana.code, "Ben", 2))
        async with (
            TableClient(running.url, ana.code, ana.token) as table,
            run_app(cleo) as cleos,
            run_app(ben) as bens,
        ):
            for app in (cleo, ben):
                await wait_for(app, lambda app=app: isinstance(app.screen, LobbyScreen))  # type: ignore[misc]
            await table.send(wire.Start(new_id()))
            await game_screen(ben)
            screen = await game_screen(cleo)
            async for update in table:
                if update.view is not None:
                    await table.send(wire.MakeMove(new_id(), update.ply, "call:green"))
                    break
            await wait_for(ben, shows(ben, "Ana calls table talk on Green. Do you agree?"))
            await wait_for(cleo, shows(cleo, "Ana calls table talk."))
            await press(bens, "1")
            await wait_for(cleo, shows(cleo, "Table talk: give up a card."))
            hand = screen.selection.cards
            await press(cleos, "1", "x")
            await wait_for(cleo, lambda: len(screen.selection.cards) == len(hand) - 1)
            await wait_for(ben, shows(ben, "Cleo gives up"))

    asyncio.run(test())


def test_a_clock_runs_and_others_are_shown_as_bots_or_away(running: ServerProcess) -> None:
    async def test() -> None:
        settings = wire.Settings(pace=0, clock="move", seconds=570, patience=0)
        ana = await open_table(running, "travel", 3, settings=settings)
        app = make_table_app(running, await take_seat(running, ana.code))
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await wait_for(app, shows(app, "10 minutes per turn"))
            await table.send(wire.Start(new_id()))
            screen = await game_screen(app)
            async with other_player(table):
                await wait_for(app, shows_time(app, r"9:[0-3]\d", "Your turn", "Ben you", "Hector bot"))
            await play_by_keys(pilot, app, screen, moves=1)
            await wait_for(app, shows_time(app, r"9:[0-3]\d", "Ana is thinking"))
        app = make_table_app(running, ana)
        async with run_app(app):
            await game_screen(app)
            await wait_for(app, shows(app, "Ben away", "Ana you"))

    asyncio.run(test())


def test_ctrl_c_keeps_the_seat_and_a_closed_table_says_so(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = make_table_app(running, await take_seat(running, ana.code))
        async with run_app(app) as pilot:
            await wait_for(app, lambda: isinstance(app.screen, LobbyScreen))
            await press(pilot, "ctrl+c")
            await wait_for(app, lambda: app.return_code is not None)
        assert app.return_code == STOPPED_BY_USER
        assert app.connection.keeps_seat
        assert app.connection.token is not None
        again = TableApp(
            TableConnection(running.url, ana.code, app.connection.token), Words("fr"), depth=ColorDepth.TRUECOLOR
        )
        async with run_app(again) as pilot, TableClient(running.url, ana.code, ana.token) as table:
            await wait_for(again, shows(again, "Ben (vous)"))
            await table.send(wire.Close(new_id()))
            await wait_for(again, lambda: again.return_code is not None)
        assert again.return_code == 1
        assert str(again.unavailable) == Words("fr").say("error-closed")
        assert return_hint(Words("fr"), again.connection) == ""

    asyncio.run(test())


def test_the_host_can_remove_a_player(running: ServerProcess) -> None:
    async def test() -> None:
        ana = await open_table(running, "travel")
        app = make_table_app(running, await take_seat(running, ana.code))
        async with run_app(app), TableClient(running.url, ana.code, ana.token) as table:
            await wait_for(app, lambda: isinstance(app.screen, LobbyScreen))
            await table.send(wire.Fill(new_id(), 1, ""))
            await wait_for(app, lambda: app.return_code is not None)
        assert str(app.unavailable) == Words("en").say("term-no-seat")

    asyncio.run(test())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_watching_shows_no_hand(running: ServerProcess, game: str) -> None:
    async def test() -> None:
        ana = await open_table(running, game, start=True)
        app = TableApp(TableConnection(running.url, ana.code, None), Words("en"), depth=ColorDepth.TRUECOLOR)
        async with run_app(app) as pilot:
            screen = await game_screen(app)
            await wait_for(app, shows(app, "Ana"))
            assert screen.session.view.seat is None
            assert screen.selection.cards == ()
            assert not screen.own_turn
            await press(pilot, "1", "enter", "h", "t")
            await press(pilot, "q")
            await wait_for(app, lambda: app.return_code is not None)
        assert app.return_code == 0
        assert return_hint(Words("en"), app.connection) == ""

    asyncio.run(test())


@pytest.mark.parametrize(
    ("language", "size"), [("en", (80, 24)), ("de", (80, 24)), ("pl", (80, 24)), ("fr", (120, 40))]
)
def test_the_lobby_fits_twelve_seats(running: ServerProcess, language: str, size: tuple[int, int]) -> None:
    async def test() -> None:
        ana = await open_table(running, "classic", 12, title="Family " * 5, settings=QUICK, options={"teams": "3"})
        app = make_table_app(running, ana, language)
        async with run_app(app, size):
            words = Words(language)
            await wait_for(app, shows(app, words.say("lobby-start-with-bots"), words.say("lobby-rules")))
            text = screen_text(app)
            assert all(len(line) == size[0] for line in text.splitlines())
            for number in range(12):
                assert re.search(rf"^ *▸? *{number} [●◆▲] ", text, re.MULTILINE)

    asyncio.run(test())
