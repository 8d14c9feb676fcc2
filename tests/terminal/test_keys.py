"""The keys: capital letters work like small ones, and the footer shows the most needed ones in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.binding import Binding
from textual.pilot import Pilot
from textual.screen import Screen

from knaves.terminal.screen.dialogs import Ask, Pick, Reader
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.help import KEYS
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.shown import WAY_KEYS
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.table_app import Connecting
from knaves.words import LANGUAGES, Words
from tests.server.live import Running, server
from tests.terminal.driving import make_app, on_table, ready, setting, text_of, until
from tests.terminal.guests import app_at, open_table, seat, shown
from tests.terminal.guests import until as until_shown

SCREENS: list[type[Screen[object]]] = [GameScreen, StartScreen, LobbyScreen, Reader, Pick, Ask, Connecting]  # type: ignore[list-item]


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_letter_is_bound_in_both_cases(screen: type[Screen[object]]) -> None:
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
    app = make_app(setting("classic"))

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "1")
        first = screen.table.aim
        await press(pilot, "N")
        assert screen.table.aim != first
        await press(pilot, "P")
        assert screen.table.aim == first
        await press(pilot, "enter")
        await until(pilot, lambda: ready(screen) and screen.session.can_undo)
        await press(pilot, "U")
        await until(pilot, lambda: not screen.session.can_undo)
        await press(pilot, "H")
        await until(pilot, lambda: screen.selection.move is not None)
        await press(pilot, "O")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        await press(pilot, "Q")
        await until(pilot, lambda: app.screen is screen)
        await press(pilot, "M")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await press(pilot, "Q")
        await until(pilot, lambda: app.return_code is not None)

    on_table(app, play)


def test_the_footer_and_the_help_name_the_same_keys() -> None:
    in_help = {word for keys, _ in KEYS for word in keys.split()}
    assert set(WAY_KEYS.values()) <= in_help


# --- The footer at 80 columns -----------------------------------------------------------------------------------


def footer(app: object) -> str:
    return text_of(app).splitlines()[-1]


def needed(language: str, *keys: str) -> Iterator[str]:
    return map(Words(language).say, keys)


@pytest.mark.parametrize("game", ["classic", "stacks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_in_the_footer_of_a_game(language: str, game: str) -> None:
    """Also once a move can be taken back and there is something to say, when the row is fullest."""
    app = make_app(setting(game, 4 if game == "classic" else 2), language=language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for label in needed(language, "help-key-help", "table-hint", "term-new-game", "term-quit"):
            assert label in footer(app)
        await press(pilot, "h")
        await until(pilot, lambda: screen._hinted is not None)
        await press(pilot, "enter")
        await until(pilot, lambda: ready(screen) and screen.session.can_undo)
        await pilot.pause()
        for label in needed(language, "help-key-help", "table-hint", "table-undo", "term-quit"):
            assert label in footer(app)
        await pilot.click(screen.keys, offset=screen.keys.paper.middle("quit"))
        await until(pilot, lambda: isinstance(app.screen, Pick))

    on_table(app, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_at_the_bottom_of_the_start(language: str) -> None:
    async def run() -> None:
        app = make_app(setting("classic"), language=language, ask_first=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, StartScreen))
            lines = text_of(app).splitlines()
            say = Words(language).say
            assert f"{say('key-enter')} {say('lobby-start')}" in lines[-2]
            assert f"Q {say('term-quit')}" in lines[-2]
            assert say("term-start-keys") in lines[-1]

    asyncio.run(run())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(Path(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_is_in_the_footer_at_a_server(running: Running, language: str) -> None:
    """In the lobby for the host, who has most to choose from, and for a guest; then in the game."""

    async def test() -> None:
        say = Words(language).say
        ana = await open_table(running, "classic", 4)
        ben = await seat(running, ana.code)
        for seated in (ben, ana):
            app = app_at(running, seated, language)
            async with shown(app) as pilot:
                await until_shown(app, lambda app=app: isinstance(app.screen, LobbyScreen))  # type: ignore[misc]
                await press(pilot, "down", "down")
                for label in (say("help-key-help"), f"Q {say('lobby-stand')}"):
                    assert label in footer(app)
                if seated is ana:
                    assert say("lobby-add-bot") in footer(app)
                    await press(pilot, "enter")
                    await until_shown(app, lambda app=app: isinstance(app.screen, GameScreen))  # type: ignore[misc]
                    await pilot.pause()
                    for label in (say("help-key-help"), say("term-aside"), f"Q {say('term-quit')}"):
                        assert label in footer(app)

    asyncio.run(test())
