"""Tables on a server that are made in the terminal, with `knaves create` or from the start screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from knaves.game import SetupError
from knaves.terminal.new_table import DEFAULT_SERVER, read_server
from knaves.terminal.screen.dialogs import TextDialog
from knaves.terminal.screen.start import StartScreen
from knaves.words import Words
from tests import commands
from tests.terminal.screen_driver import dialog_text, make_app, make_setup, press, screen_text, wait_until

NOWHERE = "http://127.0.0.1:9"


def test_addresses_as_people_type_them() -> None:
    words = Words("en")
    assert read_server(words, " knaves.example/ ") == "https://knaves.example"
    assert read_server(words, "localhost:8000") == "http://localhost:8000"
    assert read_server(words, "http://192.0.2.7:8000") == "http://192.0.2.7:8000"
    for wrong in ("ftp://knaves.example", "https://", "://"):
        with pytest.raises(SetupError, match="isn’t a server address"):
            read_server(words, wrong)


def test_the_start_screen_asks_for_a_server_and_reports_that_none_answers() -> None:
    app = make_app(make_setup("travel"), ask_first=True)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            await pilot.pause()
            for answer in (NOWHERE, "Ana"):
                if answer == NOWHERE:
                    await press(pilot, "S")
                await wait_until(pilot, lambda: isinstance(app.screen, TextDialog))
                region = app.screen.query_one(".dialog").region
                assert abs(region.x - (80 - region.right)) <= 1, "the dialog is in the middle"
                if answer == NOWHERE:
                    assert DEFAULT_SERVER in dialog_text(app)
                await press(pilot, "ctrl+u", *answer, "enter")
            await wait_until(pilot, lambda: "No server is running" in screen_text(app))
            assert app.seat is None

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--setting", "colour=red"], "with one of these names: clock, seconds"),
        (["--setting", "seconds=soon"], "setting seconds is a whole number from 0 to 2592000, not 'soon'"),
        (["--setting", "clock=sometimes"], "setting clock is days, game, move or none, not 'sometimes'"),
        (["--setting", "hints=perhaps"], "setting hints is on or off, not 'perhaps'"),
        (["--bot", "casual", "--bot", "casual"], "too few for 2 bots"),
        (["--bot", "genius"], "genius"),
        (["--name", "x" * 30], "a name has 1 to 24 characters"),
        (["--server", "ftp://x"], "isn’t a server address"),
        (["--server", NOWHERE], "No server is running"),
    ],
)
def test_wrong_tables_get_one_sentence(wrong: list[str], sentence: str, tmp_path: Path) -> None:
    result = commands.run("create", "travel", "--lang", "en", *wrong, KNAVES_STATE=str(tmp_path))
    assert result.returncode in (1, 2)
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
