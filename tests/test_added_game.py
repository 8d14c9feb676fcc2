"""The game of docs/add-a-game.md, added as the page describes, works everywhere the page promises."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert message["game"] == "twentyone" and message["seats"] == 2, message
        assert message["options"] == {"target": "31"}, message
    if message["type"] == "choose":
        assert message["view"]["seat"] in message["view"]["actors"], message
        print(json.dumps({"move": message["view"]["legal"][-1]}), flush=True)
    if message["type"] == "over":
        assert message["view"]["outcome"]["winners"], message
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the example among its games."""
    folder = tmp_path_factory.mktemp("added")
    leave_out = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src/knaves", folder / "knaves", ignore=leave_out)
    games = folder / "knaves/games"
    shutil.copy(ROOT / "docs/examples/twentyone.py", games / "twentyone.py")
    listed = (games / "__init__.py").read_text("utf-8")
    assert "(CLASSIC, TRAVEL, STACKS)" in listed
    listed = listed.replace("(CLASSIC, TRAVEL, STACKS)", "(CLASSIC, TRAVEL, STACKS, TWENTYONE)")
    listed = listed.replace("\n\nGAMES", "\nfrom knaves.games.twentyone import TWENTYONE\n\nGAMES")
    (games / "__init__.py").write_text(listed, "utf-8")
    (folder / "mybot.py").write_text(BOT, "utf-8")
    return folder


def python(package: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=package, env=environment, input=typed, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def knaves(package: Path, *words: str, typed: str = "") -> str:
    result = python(package, "-m", "knaves", *words, typed=typed)
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    return result.stdout


def test_it_can_be_simulated(package: Path) -> None:
    data = json.loads(knaves(package, "simulate", "twentyone", "--seats", "3", "--games", "20", "--json"))
    assert data["endings"] == {"completed": 20}
    assert "target" in knaves(package, "rules", "twentyone")


def test_programs_play_it_in_the_arena(package: Path, tmp_path: Path) -> None:
    words = ("--game", "twentyone", "--option", "target=31", "--bot", "./mybot.py", "--bot", "random", "--games", "4")
    report = knaves(package, "arena", *words, "--jobs", "1", "--json", "--records", str(tmp_path))
    data = json.loads(report)
    assert [bot["faults"] for bot in data["bots"]] == [dict.fromkeys(bot["faults"], 0) for bot in data["bots"]]
    assert data["endings"] == {"completed": data["games"]}
    for record in sorted(tmp_path.iterdir()):
        assert "are valid" in knaves(package, "verify", str(record))
        assert "lays" in knaves(package, "replay", str(record))


def test_a_person_plays_it_line_by_line(package: Path, tmp_path: Path) -> None:
    """In every language, from the first card to the last; every command gets an answer."""
    queries = "?\nmoves\nhand\nboard\ncell a1\nseats\nlast\noptions\nhint\nnonsense\nundo\n"
    cards = "\n".join(rank + suit for suit in "shdc" for rank in "a2345")
    for language in ("en", "de", "fr"):
        record = tmp_path / f"{language}.knaves"
        words = ("play", "twentyone", "--plain", "--seats", "3", "--option", "target=31", "--lang", language)
        output = knaves(package, *words, "--seed", "3", "--record", str(record), typed=queries + (cards + "\n") * 12)
        assert "heap: " in output
        assert "of 31" in output
        assert "{" not in output
        for key in ("game-", "option-", "event-", "term-"):
            assert key not in output
        assert "are valid" in knaves(package, "verify", str(record)), output
        if language == "en":
            assert " lays " in output
            assert "target: 31" in output


def test_without_its_own_screen_it_is_played_line_by_line(package: Path) -> None:
    program = (
        "from knaves.games import GAMES; from knaves.terminal.supported_games import has_presenter;"
        "print([name for name, game in GAMES.items() if has_presenter(game)])"
    )
    result = python(package, "-c", program)
    assert result.stdout == "['classic', 'travel', 'stacks']\n", result.stderr


PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from knaves.envs import pettingzoo
import warnings
warnings.simplefilter("ignore")
env = pettingzoo.env("twentyone", seats=3, target=31)
api_test(env, num_cycles=200)
seed_test(lambda: pettingzoo.env("twentyone", seats=2))
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    assert over or observation["action_mask"].sum() == len(env.unwrapped.view(agent).legal)
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
print(env.unwrapped.coder.labels[:3], env.unwrapped.coder.size)
"""


def test_it_is_a_pettingzoo_environment(package: Path) -> None:
    result = python(package, "-c", PETTINGZOO)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "('AS', '2S', '3S') 20"


OPENSPIEL = """
import random, pyspiel, knaves.envs.openspiel
from open_spiel.python.algorithms import generate_playthrough
rng = random.Random(1)
for players in (2, 4):
    state = pyspiel.load_game(f"python_knaves_twentyone(players={players},target=31)").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.observation_tensor()
            assert state.information_state_string()
            state.apply_action(rng.choice(state.legal_actions()))
    print(sorted(state.returns()))
"""


def test_it_is_an_openspiel_game(package: Path) -> None:
    pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")
    result = python(package, "-c", OPENSPIEL)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == ["[-1.0, 1.0]", "[-1.0, -1.0, -1.0, 1.0]"]


def test_a_game_without_a_list_of_its_moves_gets_a_clear_error(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package, tmp_path / "copy")
    example = tmp_path / "copy/knaves/games/twentyone.py"
    example.write_text(example.read_text("utf-8").replace("def all_moves", "def unlisted"), "utf-8")
    result = python(tmp_path / "copy", "-c", "from knaves.envs import pettingzoo; pettingzoo.env('twentyone')")
    assert result.stderr.splitlines()[-1].endswith(
        "SetupError: twentyone does not list its moves, so they have no numbers: give it `all_moves`"
    )
    others = python(tmp_path / "copy", "-c", "from knaves.envs import pettingzoo; pettingzoo.env('travel')")
    assert others.returncode == 0
