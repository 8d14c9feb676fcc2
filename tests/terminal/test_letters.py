"""The letters on the cards: as printed, or those of the language's country; and the help about codes."""

from __future__ import annotations

import asyncio
import re

import pytest
from textual.pilot import Pilot

from knaves.terminal.screen.dialogs import TextViewer
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.words import LANGUAGES, Words
from tests.terminal.screen_driver import make_app, make_setup, play_on_screen, screen_text, wait_until
from tests.terminal.test_plain import GAMES_BY_LANGUAGE, Script

COURT = re.compile(r"\b([A-Z])[♠♥♦♣]")
"""A letter on a card."""
WITH_JACK = 3
"""A deal in which the player holds a jack; the board has none."""


@pytest.mark.parametrize(
    ("language", "own", "letters"),
    [("en", True, "JQKA"), ("de", False, "JQKA"), ("de", True, "BDKA"), ("nl", True, "BVHA"), ("pl", True, "WDKA")],
)
def test_board_and_hand_show_the_chosen_letters(language: str, own: bool, letters: str) -> None:
    app = make_app(make_setup("classic"), seed=WITH_JACK, language=language, own_letters=own)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        for size in ((80, 24), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert set(COURT.findall(screen_text(app))) == set(letters)
        assert all(re.match(r"[2-9TJQKA][SHDC]", str(move)) for move in screen.session.view.legal)

    play_on_screen(app, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_screen_offers_letters_if_the_language_has_its_own(language: str) -> None:
    words = Words(language)

    async def run() -> None:
        app = make_app(make_setup("classic"), seed=WITH_JACK, language=language, ask_first=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_until(pilot, lambda: isinstance(app.screen, StartScreen))
            start = app.screen
            assert isinstance(start, StartScreen)
            names = [row.name for row in start.rows]
            assert ("letters" in names) is words.has_own_letters
            if not words.has_own_letters:
                return
            start.setting_list.highlighted = names.index("letters")
            await pilot.pause()
            await pilot.press("right")
            assert words.say("settings-letters-own", letters=words.pack_letters) in screen_text(app)
            await pilot.press("enter")
            await wait_until(pilot, lambda: isinstance(app.screen, GameScreen))
            await pilot.pause()
            assert set(COURT.findall(screen_text(app))) == set(words.pack_letters.split())
            assert isinstance(app.screen, GameScreen)

    asyncio.run(run())


@pytest.mark.parametrize(("language", "game"), GAMES_BY_LANGUAGE)
def test_help_explains_how_cards_are_written(language: str, game: str) -> None:
    app = make_app(make_setup(game), language=language)
    words = Words(language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("question_mark")
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        await pilot.resize_terminal(80, 80)
        await pilot.pause()
        text = screen_text(app)
        assert words.say("term-codes") in text
        explained = ("SK", "BW") if game == "stacks" else ("T 10", f"Q {words.say('card-rank', rank='Q')}", "♥")
        assert [code for code in explained if code not in text] == []

    play_on_screen(app, play)


def test_in_plain_lines_moves_keep_their_letters_and_help_says_so() -> None:
    script = Script("classic", "--plain", "--lang", "de", "--letters", "own", "--seed", "4", "--bot", "random")
    start_output = script.read()
    drawn = script.answer("board")
    help_output = script.answer("?")
    script.answer("quit")
    assert script.close() == 0
    words = Words("de")
    assert "QH" in drawn
    assert not re.search(r"\b[BD][SHDC]\b", start_output + drawn)
    for part in ("term-codes", "term-codes-typed"):
        assert words.say(part) in help_output
    for part in ("T 10", "J (B) Bube", "Q (D) Dame", "K König", "A Ass", "S ♠ Pik", "C ♣ Kreuz"):
        assert part in help_output


def test_stacks_codes_are_explained_in_plain_lines() -> None:
    script = Script("stacks", "--plain", "--lang", "it", "--seed", "4", "--bot", "random")
    script.read()
    help_output = script.answer("?")
    script.answer("quit")
    assert script.close() == 0
    for part in ("B1 1 blu … B5 5 blu", "RW jolly rosso", "SK Salta", "BL Blocco", "b1 pila blu 1"):
        assert part in help_output
    assert Words("it").say("term-codes-typed") not in help_output
