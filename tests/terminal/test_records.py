"""`--record` keeps one file per game up to date, without secrets, and overwrites no other file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves import wire
from knaves.cli.join_bot import BotRecorder
from knaves.client import TableClient, new_id
from knaves.games import GAMES
from knaves.record import UNFINISHED, Record, check, check_unfinished, load
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from tests import commands
from tests.server.server_process import ServerProcess, server
from tests.terminal.screen_driver import (
    dialog_text,
    is_ready,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
)
from tests.terminal.table_players import (
    game_screen,
    make_table_app,
    open_table,
    other_player,
    play_by_keys,
    run_app,
    take_seat,
    wait_for,
)
from tests.terminal.test_join_plain import run_join
from tests.terminal.test_plain import Script
from tests.terminal.test_screens import follow_hints


def in_progress(path: Path) -> Record:
    """Load the record of an unfinished game and check that it has no secrets."""
    record = load(path)
    assert record.seed is None
    assert record.result == UNFINISHED
    game = GAMES[record.game]
    assert not [played for played in record.moves if game.move(played.move).secret]
    check_unfinished(record, GAMES)  # as `knaves replay` does
    return record


def test_the_record_file_follows_moves_and_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    app = make_app(make_setup("classic"), record=str(path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await wait_until(pilot, path.exists)
        before = in_progress(path).moves
        await press(pilot, "h", "h")
        await wait_until(pilot, lambda: screen._hinted_move is not None)
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and len(load(path).moves) >= len(before) + 2)
        assert len(in_progress(path).moves) > len(before)
        await press(pilot, "u")
        await wait_until(pilot, lambda: load(path).moves == before)
        in_progress(path)
        await press(pilot, "q", "1")
        await wait_until(pilot, lambda: app.return_code is not None)

    play_on_screen(app, play)
    assert load(path).result.startswith("abandoned")
    assert dict(load(path).extra) == {"Moves taken back": "1"}
    assert check(load(path), GAMES).outcome is None


def test_each_game_has_its_own_file_whose_name_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.knaves"
    app = make_app(make_setup("travel", bot="random"), seed=145, record="game.knaves")

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await follow_hints(pilot, screen)
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        assert "The record is saved in" in screen_text(app)
        assert "game.knaves." in screen_text(app)
        first = path.read_text()
        await press(pilot, "2")  # again
        await wait_until(pilot, lambda: app.screen_stack[-1] is not screen and isinstance(app.screen, GameScreen))
        await wait_until(pilot, (tmp_path / "game-2.knaves").exists)
        await press(pilot, "m")
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert path.read_text() == first
        await press(pilot, "q")
        await wait_until(pilot, lambda: app.return_code is not None)

    play_on_screen(app, play)
    assert check(load(path), GAMES).outcome is not None
    assert load(tmp_path / "game-2.knaves").result.startswith("abandoned")
    assert [found.name for found in app.record_files] == ["game.knaves", "game-2.knaves"]
    assert sorted(found.name for found in tmp_path.iterdir()) == ["game-2.knaves", "game.knaves"]


def test_saving_at_the_end_overwrites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --record the file gets its name from the time, and two games may end in the same second."""
    monkeypatch.chdir(tmp_path)
    app = make_app(make_setup("travel", bot="random"), seed=145)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await follow_hints(pilot, screen)
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        name = f"knaves-travel-{app._now():%Y%m%d}"
        number = re.search(r"(\d) Save the record", screen_text(app))
        assert number
        await press(pilot, number[1])
        await wait_until(pilot, lambda: f"The record is saved in {name}" in screen_text(app))
        await press(pilot, "enter")
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        assert "Save the record" not in screen_text(app)

    play_on_screen(app, play)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    "words", [("play", "travel", "--plain"), ("join", "QX7K2"), ("join", "QX7K2", "--bot", "random")]
)
def test_an_existing_file_is_refused_at_once(words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    path.write_text("mine")
    (tmp_path / "game-2.knaves").write_text("mine too")
    result = commands.run(*words, "--record", path)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "game.knaves already exists" in result.stderr
    assert "game-3.knaves" in result.stderr
    assert path.read_text() == "mine"


@pytest.mark.parametrize("game", ["classic", "stacks"])
def test_a_killed_game_in_plain_lines_leaves_a_record_to_replay(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    script = Script(game, "--plain", "--seed", "4", "--bot", "random", "--record", str(path))
    output = script.read()
    assert f"recorded in {path}" in script.output
    for _ in range(4):
        output = script.play_hint()
    assert output.endswith(" > ")
    script.process.kill()
    script.close()
    record = in_progress(path)
    assert len(record.moves) >= 4
    replay_output = commands.run("replay", path).stdout
    for number, played in enumerate(record.moves, 1):
        assert re.search(rf"^ *{number}\. .*: {re.escape(played.move)}$", replay_output, re.MULTILINE)
    assert [found.name for found in tmp_path.iterdir()] == ["game.knaves"]


def test_answers_in_an_open_window_are_not_recorded(tmp_path: Path) -> None:
    """The bots answer before the person does; the file must not reveal it."""
    path = tmp_path / "game.knaves"
    app = make_app(make_setup("stacks", 3), seed=1, record=str(path))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for _ in range(400):
            await wait_until(pilot, lambda: is_ready(screen))
            version = screen.session.version
            if any(str(move) == "let" for move in screen.session.view.legal):
                await wait_until(pilot, lambda: len(load(path).moves) > 0)
                assert app.session is not None
                secret = [p for p in app.session._record.moves if GAMES["stacks"].move(p.move).secret]
                in_progress(path)
                if secret:
                    return
                await press(pilot, "l")
            else:
                await press(pilot, "h", "h")
                await wait_until(pilot, lambda: screen.selection.move is not None)
                await press(pilot, "enter")
            await wait_until(pilot, lambda at=version: screen.session.version != at)  # type: ignore[misc]
        raise AssertionError("no window was opened")

    play_on_screen(app, play)


# --- At a server ---


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.mark.parametrize("game", ["travel", "stacks"])
def test_a_game_at_a_server_is_recorded_during_play(
    running: ServerProcess, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, game)
        app = make_table_app(running, await take_seat(running, ana.code), record="game.knaves")
        async with run_app(app) as pilot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await wait_for(app, lambda: app.connection.connected)
            await table.send(wire.Start(new_id()))
            screen = await game_screen(app)
            async with other_player(table):
                await play_by_keys(pilot, app, screen, moves=2)
                await wait_for(app, lambda: path.exists() and len(load(path).moves) >= 2)
                if screen.session.view.outcome is None:
                    assert in_progress(path).names == ("Ana", "Ben")
                await play_by_keys(pilot, app, screen)
            await wait_for(app, lambda: "The record is saved in game.knaves." in dialog_text(app))
            await wait_for(app, lambda: load(path).seed is not None)
            first = path.read_text()
            await press(pilot, "2")  # rematch
            await table.send(wire.Rematch(new_id()))
            await wait_for(app, (tmp_path / "game-2.knaves").exists)
            assert path.read_text() == first
        assert [found.name for found in app.record_files] == ["game.knaves", "game-2.knaves"]

    asyncio.run(test())
    assert check(load(path), GAMES).outcome is not None
    assert load(tmp_path / "game-2.knaves").seed is None


def test_it_works_in_plain_lines_too(running: ServerProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, "travel")
        words = (ana.code, "--name", "Ben", "--plain", "--record", str(path))
        async with run_join(running, *words) as ben, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await ben.read_until("Ben")
            await table.send(wire.Start(new_id()))
            async with other_player(table):
                await ben.read_until(f"recorded in {path}")
                ben.process.kill()
                await ben.process.wait()
        assert in_progress(path).names == ("Ana", "Ben")

    asyncio.run(test())


def test_a_joined_bot_records_its_games(running: ServerProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"

    async def test() -> None:
        ana = await open_table(running, "travel")
        words = (ana.code, "--bot", "random", "--games", "2", "--record", str(path))
        async with run_join(running, *words) as bot, TableClient(running.url, ana.code, ana.token, text=True) as table:
            await bot.read_until("takes seat 1")
            await table.send(wire.Start(new_id()))
            async with other_player(table) as playing:
                await playing
            await table.send(wire.Rematch(new_id()))
            async for update in table:
                if update.table.number == 2:
                    break
            async with other_player(table) as playing:
                await playing
            assert await bot.process.wait() == 0

    asyncio.run(test())
    for name in ("game.knaves", "game-2.knaves"):
        assert check(load(tmp_path / name), GAMES).outcome is not None


def test_a_bot_does_not_take_a_late_record_of_the_game_before_for_its_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short game can be over before the record of the one before is fetched once more."""
    golden = (Path(__file__).parents[1] / "golden/travel-2.knaves").read_text("utf-8")

    async def fetch_golden(server: str, path: str) -> str:
        return golden

    monkeypatch.setattr("knaves.client.fetch_text", fetch_golden)

    async def test() -> None:
        recorder = BotRecorder("http://127.0.0.1:1", "ABCDE", str(tmp_path / "game.knaves"))
        table = TableClient("http://127.0.0.1:1", "ABCDE")
        for number in (1, 2):
            recorder.follow(1)
            recorder.follow(number)
            await recorder.finish(table)
        await recorder.stop()

    asyncio.run(test())
    assert {path.name for path in tmp_path.iterdir()} == {"game.knaves", "game-2.knaves"}
