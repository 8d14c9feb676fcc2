"""`knaves replay`: the viewer goes forwards and backwards, on a screen and line by line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves.record import load
from knaves.terminal.replay_app import ReplayApp
from knaves.terminal.replay_session import ReplaySession
from knaves.terminal.screen import replay
from knaves.terminal.screen.dialogs import TextViewer
from knaves.terminal.screen.replay import ReplayScreen
from knaves.terminal.screen.theme import ColorDepth
from knaves.words import Words
from tests import commands
from tests.terminal.screen_driver import press, screen_text, wait_until

GOLDEN = Path(__file__).parents[1] / "golden"


def show(name: str, language: str = "en", seat: int | None = None) -> tuple[ReplayApp, ReplaySession]:
    session = ReplaySession(load(GOLDEN / f"{name}.knaves"), seat)
    return ReplayApp(session, Words(language), depth=ColorDepth.TRUECOLOR), session


async def shown(pilot: Pilot[None], app: ReplayApp) -> ReplayScreen:
    await wait_until(pilot, lambda: (isinstance(app.screen, ReplayScreen) and "Move" in screen_text(app)) or True)
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


def test_the_keys_go_forwards_and_backwards() -> None:
    app, session = show("classic-2")

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await shown(pilot, app)
            assert "The deal." in screen_text(app)
            await press(pilot, "right", "right", "N")
            assert session.number == 3
            assert "Move 3 of 84." in screen_text(app)
            assert screen.play_area.recent
            await press(pilot, "left", "B")
            assert session.number == 1
            await press(pilot, "end")
            assert "Player 1 won." in screen_text(app)
            await press(pilot, "right", "pageup")
            assert session.number == 74
            await press(pilot, "home", "left")
            assert session.number == 0
            assert session.events == []
            await press(pilot, "question_mark")
            await wait_until(pilot, lambda: isinstance(app.screen, TextViewer))
            await press(pilot, "escape", "Q")
            await wait_until(pilot, lambda: app.return_code is not None)

    asyncio.run(run())


def test_tab_shows_the_cards_of_each_seat_and_nobody_is_you() -> None:
    app, session = show("travel-4")

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await shown(pilot, app)
            seen = []
            for _ in range(5):
                await press(pilot, "tab")
                seen.append(session.seat)
                if session.seat is not None:
                    assert f"Player {session.seat}’s hand" in screen_text(app)
                    assert session.view.seat == session.seat
            assert seen == [0, 1, 2, 3, None]
            await press(pilot, "end")
            assert "You" not in screen_text(app)
            assert not screen.own_turn

    asyncio.run(run())


def test_space_plays_and_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "STEP_SECONDS", 3600)
    app, session = show("travel-2")

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            screen = await shown(pilot, app)
            await press(pilot, "space")
            assert "Pause" in screen_text(app)
            screen._play_step()
            assert session.number == 1
            await press(pilot, "space")
            assert "Pause" not in screen_text(app)

    asyncio.run(run())


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_the_viewer_fits_in_the_longest_languages(language: str) -> None:
    app, _ = show("stacks-2", language)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await shown(pilot, app)
            last = screen_text(app).splitlines()[-1]
            for key in ("help-key-help", "replay-step", "replay-play", "term-quit"):
                assert Words(language).say(key) in last

    asyncio.run(run())


def test_one_seat_sees_only_its_own_cards() -> None:
    _, session = show("travel-2", seat=1)
    session.go(session.last)
    hidden = [event for event in session.events if event["event"] == "drew" and event["seat"] == 0]
    assert hidden
    assert all(event["card"] == "??" for event in hidden)


def test_plain_lines_go_forwards_and_backwards() -> None:
    path = GOLDEN / "travel-2.knaves"
    result = commands.run("replay", path, "--plain", "--lang", "en", typed="\n\nb\nend\nhome\n12\nx\nq\n")
    assert result.returncode == 0
    told = [line for line in result.stdout.replace(" > ", "\n").splitlines() if line.startswith(("Move", "The deal."))]
    assert [line.partition(".")[0] for line in told] == [
        "The deal", "Move 1 of 41", "Move 2 of 41", "Move 1 of 41", "Move 41 of 41", "The deal", "Move 12 of 41",
    ]  # fmt: skip
    assert Words("en").say("replay-plain-help", count=41) in result.stdout


def test_a_pipe_gets_all_steps() -> None:
    result = commands.run("replay", GOLDEN / "travel-2.knaves")
    assert result.returncode == 0
    assert "41. " in result.stdout
    assert " > " not in result.stdout
