"""Every language fits on a screen of 80×24."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from knaves.games import GAMES
from knaves.terminal.screen.dialogs import TextViewer
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.words import LANGUAGES, Words
from tests.terminal.screen_driver import make_app, make_setup, play_on_screen, screen_text, wait_until


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits(language: str) -> None:
    words = Words(language)
    app = make_app(make_setup("classic", 3), language=language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        first, second, keys = screen_text(app).splitlines()[-3:]
        assert words.say("turn-yours") in first
        assert "…" not in first + second
        assert screen.context.label(screen.selection.moves[0]) in second
        assert "1/2" in second
        for key in ("help-key-help", "table-hint", "term-new-game", "term-quit"):
            assert words.say(key) in keys
        await pilot.press("question_mark")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        assert words.say("help-title") in screen_text(app)

    play_on_screen(app, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_screen_fits(language: str) -> None:
    async def run() -> None:
        for game in GAMES:
            app = make_app(make_setup(game), language=language, ask_first=True)
            async with app.run_test(size=(80, 24)) as pilot:
                await wait_until(pilot, lambda app=app: isinstance(app.screen, StartScreen))  # type: ignore[misc]
                start = app.screen
                assert isinstance(start, StartScreen)
                text = screen_text(app)
                for index, row in enumerate(start.rows):
                    assert f"‹ {row.value_label[:38]}" in text
                    longest = max(row.value_labels, key=len)
                    start.rows[index] = replace(row, value=row.values[row.value_labels.index(longest)])
                    start.setting_list.highlighted = index
                    start.show_rows()
                    await pilot.pause()
                    assert longest in screen_text(app)  # in its row, or below the list
                    start.rows[index] = row
                assert Words(language).say("lobby-start") in text
                assert Words(language).say("term-start-keys") in text

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_about_idle_seats_fit_in_their_row(language: str) -> None:
    """The row has a margin on both sides, and what doesn't fit is cut."""
    words, longest_name = Words(language), "M" * 24
    notes = {
        key: words.say(key, time="1:00", name=longest_name)
        for key in ("turn-idle-soon", "turn-idle-now", "turn-idle", "table-stood-in")
    }
    assert {key: note for key, note in notes.items() if len(note) > 80 - 2} == {}
