"""Every language fits on a screen of 80×24."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from knaves.games import GAMES
from knaves.terminal.screen.dialogs import Reader
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.words import LANGUAGES, Words
from tests.terminal.driving import make_app, on_table, setting, text_of, until


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits(language: str) -> None:
    words = Words(language)
    app = make_app(setting("classic", 3), language=language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        first, second, keys = text_of(app).splitlines()[-3:]
        assert words.say("turn-yours") in first
        assert "…" not in first + second
        assert screen.seen.label(screen.selection.moves[0]) in second
        assert "1/2" in second
        for key in ("help-key-help", "table-hint", "term-new-game", "term-quit"):
            assert words.say(key) in keys
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Reader))
        assert words.say("help-title") in text_of(app)

    on_table(app, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_fits(language: str) -> None:
    async def run() -> None:
        for game in GAMES:
            app = make_app(setting(game), language=language, ask_first=True)
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda app=app: isinstance(app.screen, StartScreen))  # type: ignore[misc]
                start = app.screen
                assert isinstance(start, StartScreen)
                text = text_of(app)
                for at, row in enumerate(start.form.rows):
                    assert f"‹ {row.words[row.at][:38]}" in text
                    longest = max(range(len(row.words)), key=lambda n, row=row: len(row.words[n]))  # type: ignore[misc]
                    start.form.rows[at] = replace(row, now=row.values[longest])
                    start.form.at = at
                    start.form.repaint()
                    await pilot.pause()
                    assert row.words[longest] in text_of(app)  # in its row, or below the form
                    start.form.rows[at] = row
                assert Words(language).say("lobby-start") in text
                assert Words(language).say("term-start-keys") in text

    asyncio.run(run())
