"""Hints that say more each time, and the coach, on full screens and in plain lines."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot

from knaves.analysis import coach as analysis_coach
from knaves.terminal import coach
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.words import Words
from tests.analysis.test_coach import WIN_OR_NOT
from tests.terminal.screen_driver import (
    Play,
    dialog_text,
    is_ready,
    make_app,
    make_setup,
    play_on_screen,
    press,
    screen_text,
    wait_until,
)
from tests.terminal.test_plain import run


@pytest.fixture(autouse=True)
def patient_coach(few_worlds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is; and sure enough to doubt a move."""
    del few_worlds
    monkeypatch.setattr(coach, "MAX_DOUBT_SECONDS", 60.0)
    monkeypatch.setattr(analysis_coach, "MIN_WORLDS", 12)


def play_from(game: str, play: Play, *, language: str = "en", coach: bool = False) -> None:
    setup = make_setup(game)
    app = make_app(setup, language=language, coach=coach)

    async def begin(pilot: Pilot[None], screen: GameScreen) -> None:
        assert app.session is not None
        app.session._state = setup.game.position(WIN_OR_NOT[game][0])
        app.session._notify_change()
        await wait_until(pilot, lambda: is_ready(screen))
        await pilot.pause()
        await play(pilot, screen)

    play_on_screen(app, begin)


def test_h_gives_a_nudge_then_the_move_then_the_reason_and_the_chance() -> None:
    say = Words("de").say  # its sentences are long

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await press(pilot, "h")
        await wait_until(pilot, lambda: say("nudge-win") in screen_text(pilot.app))
        assert screen._hinted_move is None
        await press(pilot, "h")
        await wait_until(pilot, lambda: str(screen._hinted_move) == "6D@g3")
        assert say("hint-wins") not in screen_text(pilot.app)
        await press(pilot, "h")
        await wait_until(pilot, lambda: say("hint-wins") in screen_text(pilot.app))
        assert re.search(r"\d+.%", screen_text(pilot.app))
        await press(pilot, "enter")
        await wait_until(pilot, lambda: screen.session.view.outcome is not None)

    play_from("classic", play, language="de")


def test_the_coach_asks_before_a_move_that_loses_much() -> None:
    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        async def discard_the_winning_card() -> None:
            await press(pilot, "1", "x")
            await wait_until(pilot, lambda: isinstance(pilot.app.screen, ChoiceDialog))

        ply = screen.session.version
        await press(pilot, "c")
        await wait_until(pilot, lambda: "The coach is off." in screen_text(pilot.app))
        await press(pilot, "c")
        await wait_until(pilot, lambda: "The coach is on: " in screen_text(pilot.app))
        await discard_the_winning_card()
        assert "Are you sure?" in dialog_text(pilot.app)
        assert "You can win now." in dialog_text(pilot.app)
        await press(pilot, "2")
        await wait_until(pilot, lambda: pilot.app.screen is screen)
        assert screen.session.version == ply
        await discard_the_winning_card()
        await press(pilot, "1")
        await wait_until(pilot, lambda: screen.session.version != ply)

    play_from("stacks", play, coach=True)


def test_plain_lines_give_the_three_hints_and_turn_the_coach_on() -> None:
    output = run("travel", "--plain", "--seed", "2", typed="coach\nhint\nhint\nhint\n").stdout
    nudge, move = re.findall(r"> (.*\(More: hint\))", output)
    reason = re.findall(r"> (.*With it, you win about \d+%.*)", output)[0]
    assert "The coach is on" in output
    assert "@" not in nudge
    assert re.match(r"\S+@\w+: ", move)
    assert reason.startswith(move.split()[0])


def test_a_late_doubt_lets_the_move_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "MAX_DOUBT_SECONDS", 0.0)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        before = screen.session.version
        await press(pilot, "1", "x")
        await wait_until(pilot, lambda: screen.session.version != before)

    play_from("stacks", play, coach=True)
