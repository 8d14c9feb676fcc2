"""Without NumPy the levels play by the plain evaluation, and a message says so once."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from textual.pilot import Pilot

from knaves.bots import levels
from knaves.terminal.screen.game import GameScreen
from knaves.words import LANGUAGES, Words
from tests.processes import LIMIT, killed_at_the_end, read_line
from tests.server.server_process import server
from tests.terminal.screen_driver import make_app, make_setup, play_on_screen, screen_text, wait_until
from tests.terminal.table_players import open_table

KNAVES = [sys.executable, "-m", "knaves"]
INSTALL = "pip install 'knaves[bots]'"


@pytest.fixture
def without_numpy(tmp_path: Path) -> dict[str, str]:
    """Environment variables with which a program doesn't find NumPy."""
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "sitecustomize.py").write_text("import sys\nsys.modules['numpy'] = None\n")
    path = os.pathsep.join(filter(None, [str(tmp_path / "hidden"), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def run(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    result = subprocess.run(
        [*KNAVES, *words], env=environment, input=typed, capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert "Traceback" not in result.stderr
    return result


@pytest.mark.parametrize("level", ["beginner", "best"])
def test_play_says_so_in_the_players_language(without_numpy: dict[str, str], level: str) -> None:
    result = run(without_numpy, "play", "travel", "--plain", "--lang", "de", "--bot", level, typed="quit\n")
    assert result.stderr == Words("de").say("bots-weaker") + "\n"
    assert INSTALL in result.stderr
    assert INSTALL not in result.stdout


def test_play_says_so_if_the_level_is_chosen_interactively(without_numpy: dict[str, str]) -> None:
    result = run(without_numpy, "play", "--plain", "--lang", "en", typed="travel\n2\nbest\nquit\n")
    assert result.stderr == Words("en").say("bots-weaker") + "\n"


@pytest.mark.parametrize("command", ["arena", "tournament", "sprt"])
def test_luck_is_not_measured(without_numpy: dict[str, str], command: str) -> None:
    bots = ("--bot", "random", "--bot", "random", "--games", "2")
    result = run(without_numpy, command, "--game", "stacks", *bots, "--luck")
    assert result.returncode == 2
    assert "luck can't be measured, because NumPy isn't installed; leave out --luck" in result.stderr


def test_play_says_nothing_with_random_bots(without_numpy: dict[str, str]) -> None:
    assert run(without_numpy, "play", "travel", "--plain", "--bot", "random", typed="quit\n").stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_say_it_once(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "numpy_installed", lambda: False)
    app = make_app(make_setup("travel", bot="best"), language=language)

    async def play(pilot: Pilot[None], screen: GameScreen) -> None:
        await wait_until(pilot, lambda: "knaves[bots]" in screen_text(app))
        app.clear_notifications()
        await pilot.press("ctrl+n")
        await wait_until(pilot, lambda: app.screen is not screen and isinstance(app.screen, GameScreen))
        await pilot.pause()
        assert "knaves[bots]" not in screen_text(app)

    play_on_screen(app, play)


def test_arena_refuses_to_measure_them(without_numpy: dict[str, str]) -> None:
    words = ("arena", "--game", "travel", "--bot", "best@0.1", "--bot", "random", "--games", "2")
    result = run(without_numpy, *words)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert "best" in result.stderr
    assert INSTALL in result.stderr


PLAY_ALL = """
import random, sys, knaves
from knaves.bots import LEVELS, hint, lacks_numpy, warm_up
from knaves.deal import seed_from
assert not warm_up() and lacks_numpy(["best"]) and not lacks_numpy(["random"])
for game in knaves.GAMES.values():
    for level in LEVELS.values():
        rng, state = random.Random(1), game.new(seats=3, seed=seed_from(1))
        for _ in range(25):
            seat = min(state.actors)
            view = state.view(seat)
            move = level.choose(view, rng)
            assert move in view.legal
            assert hint(view, rng, 1.0).move in view.legal
            state, _ = state.apply(seat, move)
print("played", sys.modules["numpy"])
"""


def test_every_level_plays_every_game(without_numpy: dict[str, str]) -> None:
    words = [sys.executable, "-c", PLAY_ALL]
    result = subprocess.run(words, env=without_numpy, capture_output=True, text=True, timeout=LIMIT, check=False)
    assert (result.stdout, result.stderr) == ("played None\n", "")


def test_serve_says_so_at_startup_and_on_the_page(without_numpy: dict[str, str], tmp_path: Path) -> None:
    for bots, shows in (("1", 1), ("0", 0)):
        words = ["serve", "--port", "0", "--data", str(tmp_path / bots), "--bots", bots]
        process = subprocess.Popen([*KNAVES, *words], env=without_numpy, stdout=subprocess.PIPE, text=True)
        with killed_at_the_end(process):
            lines = [read_line(process)]
            while "Ctrl-C" not in lines[-1]:
                lines.append(read_line(process))
                assert lines[-1]
            assert sum(INSTALL in line for line in lines) == shows
            address = lines[0].split()[-1]
            with urllib.request.urlopen(f"{address}api/games", timeout=LIMIT) as answer:
                assert json.load(answer)["weaker_bots"] == bool(shows)


def test_a_bot_that_joins_says_so(without_numpy: dict[str, str], tmp_path: Path) -> None:
    with server(tmp_path / "data") as running:
        ana = asyncio.run(open_table(running, "travel"))
        words = ["join", ana.code, "--server", running.url, "--bot", "best", "--lang", "en"]
        process = subprocess.Popen([*KNAVES, *words], env=without_numpy, stderr=subprocess.PIPE, text=True)
        with killed_at_the_end(process):
            process.stdout = process.stderr
            assert read_line(process) == Words("en").say("bots-weaker") + "\n"
