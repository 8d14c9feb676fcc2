"""The keys: letters work in both cases, and the footer shows the most important ones in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.screen import Screen

from knaves.terminal.screen.base_game import STEP_KEYS
from knaves.terminal.screen.dialogs import ChoiceDialog, TextDialog, TextViewer
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.help import KEYS
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.replay import ReplayScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.table_app import ConnectingScreen
from knaves.words import LANGUAGES, Words
from tests.server.server_process import ServerProcess, server
from tests.terminal.screen_driver import (
    click,
    is_ready,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
)
from tests.terminal.table_players import make_table_app, open_table, run_app, take_seat, wait_for

SCREENS: tuple[type[Screen[Any]], ...] = (
    GameScreen, StartScreen, LobbyScreen, TextViewer, ChoiceDialog, TextDialog, ConnectingScreen,
    ReplayScreen,
)  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_letter_key_works_in_both_cases(screen: type[Screen[object]]) -> None:
    bound = {
        key: binding.action
        for binding in screen.BINDINGS
        if isinstance(binding, Binding)
        for key in binding.key.split(",")
    }
    letters = [key for key in bound if len(key) == 1 and key.isalpha()]
    for letter in letters:
        assert bound.get(letter.swapcase()) == bound[letter], letter


def test_a_game_with_capital_letters() -> None:
    app = make_app(make_setup("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        first = screen.play_area.aim
        await press(pilot, "N")
        assert screen.play_area.aim != first
        await press(pilot, "P")
        assert screen.play_area.aim == first
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and screen.session.can_undo)
        await press(pilot, "U")
        await wait_until(pilot, lambda: not screen.session.can_undo)
        await press(pilot, "H", "H")
        await wait_until(pilot, lambda: screen.selection.move is not None)
        await press(pilot, "O")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        await press(pilot, "Q")
        await wait_until(pilot, lambda: app.screen is screen)
        await press(pilot, "M")
        await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
        await press(pilot, "Q")
        await wait_until(pilot, lambda: app.return_code is not None)

    play_on_screen(app, play)


def test_the_footer_and_the_help_name_the_same_keys() -> None:
    in_help = {word for keys, _ in KEYS for word in keys.split()}
    assert set(STEP_KEYS.values()) <= in_help


# --- The footer at 80 columns ---


def footer(app: object) -> str:
    return screen_text(app).splitlines()[-1]


def needed(language: str, *keys: str) -> Iterator[str]:
    return map(Words(language).say, keys)


@pytest.mark.parametrize("game", ["classic", "stacks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_in_the_footer_of_a_game(language: str, game: str) -> None:
    """Even if undo and chat are available and the row is at its fullest."""
    app = make_app(make_setup(game, 4 if game == "classic" else 2), language=language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for label in needed(language, "help-key-help", "table-hint", "term-new-game", "term-quit"):
            assert label in footer(app)
        await press(pilot, "h", "h")
        await wait_until(pilot, lambda: screen._hinted_move is not None)
        await press(pilot, "enter")
        await wait_until(pilot, lambda: is_ready(screen) and screen.session.can_undo)
        await pilot.pause()
        for label in needed(language, "help-key-help", "table-hint", "table-undo", "term-quit"):
            assert label in footer(app)
        await click(pilot, screen.keys, "quit")
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))

    play_on_screen(app, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_shown_on_the_start_screen(language: str) -> None:
    async def run() -> None:
        app = make_app(make_setup("classic"), language=language, ask_first=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            lines = screen_text(app).splitlines()
            say = Words(language).say
            assert f"{say('key-enter')} {say('lobby-start')}" in lines[-2]
            assert f"Q {say('term-quit')}" in lines[-2]
            assert say("term-start-keys") in lines[-1]

    asyncio.run(run())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_in_the_footer_at_a_server(running: ServerProcess, language: str) -> None:
    """In the lobby, for the host, who has the most keys, and for others; then in the game."""

    async def test() -> None:
        say = Words(language).say
        ana = await open_table(running, "classic", 4)
        ben = await take_seat(running, ana.code)
        for seated in (ben, ana):
            app = make_table_app(running, seated, language)
            async with run_app(app) as pilot:
                await wait_for(app, lambda app=app: isinstance(app.screen, LobbyScreen))  # type: ignore[misc]
                await press(pilot, "down", "down")
                for label in (say("help-key-help"), f"Q {say('lobby-stand')}"):
                    assert label in footer(app)
                if seated is ana:
                    assert say("lobby-add-bot") in footer(app)
                    await press(pilot, "enter")
                    await wait_for(app, lambda app=app: isinstance(app.screen, GameScreen))  # type: ignore[misc]
                    await pilot.pause()
                    for label in (say("help-key-help"), say("term-aside"), f"Q {say('term-quit')}"):
                        assert label in footer(app)

    asyncio.run(test())
