"""A game that is over is reviewed where it was played, and the sentences address the player."""

from __future__ import annotations

import asyncio
import re

import pytest
from textual.pilot import Pilot

from knaves.deal import seed_from
from knaves.terminal.console import Console, InputLines
from knaves.terminal.local import LocalSession
from knaves.terminal.plain_game import PlainGame, answer_after_game
from knaves.terminal.recorder import Recorder
from knaves.terminal.review_text import review_session
from knaves.terminal.screen.dialogs import ChoiceDialog, TextViewer
from knaves.terminal.screen.game import GameScreen
from knaves.words import LANGUAGES, Words, find_own_seat
from tests.terminal.screen_driver import make_app, make_setup, play_on_screen, press, screen_text, wait_until
from tests.terminal.test_screens import follow_hints
from tests.terminal.test_session import play_out

OF_ME = re.compile(r"You (played|missed)")


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORLDS", "MIN_WORLDS", "DECKS"):
        monkeypatch.setattr(f"knaves.analysis.reviewer.{name}", 1)


def test_the_result_on_the_screen_offers_a_review() -> None:
    app = make_app(make_setup("travel", bot="random"), seed=145)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await follow_hints(pilot, screen)
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))
        number = re.search(r"(\d) Review the game", screen_text(app))
        assert number
        await press(pilot, number[1])
        await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
        assert OF_ME.search(screen_text(app))
        await press(pilot, "escape")
        await wait_until(pilot, lambda: app.screen is screen)
        assert "Thinking" not in screen_text(app)

    play_on_screen(app, play)


def test_a_game_in_lines_is_reviewed_after_its_end() -> None:
    said: list[str] = []

    async def test() -> None:
        session = LocalSession(make_setup("travel", bot="random"), seed_from(3), own_name="You")
        session.start()
        await play_out(session)
        console = Console(InputLines(0), said.append)
        game = PlainGame(session, Words("en"), console, Recorder(None))
        assert await answer_after_game(game, console, "review") is None
        await session.close()
        record = session.record
        assert record is not None
        assert find_own_seat(record.names) == 0
        german = await review_session(session, Words("de"))
        assert any(line.startswith("  Du hast ") for line in german), "not: Du hat"

    asyncio.run(asyncio.wait_for(test(), 300))
    told = "".join(said)
    assert OF_ME.search(told)
    assert "What decided the game" in told


def test_the_person_of_a_game_against_bots_is_known_in_any_language() -> None:
    for language in LANGUAGES:
        assert find_own_seat(("Pip", Words(language).say("lobby-seat-you"))) == 1
    assert find_own_seat(("Ana", "Ben")) is None
    assert find_own_seat(("You", "Du")) is None
