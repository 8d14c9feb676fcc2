"""docs/add-a-game.md, followed word for word: a game made from the template plays everywhere the page promises."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from knaves.terminal.narration import Narrator
from knaves.terminal.session import Session
from knaves.words import Words
from tests.processes import killed_at_the_end
from tests.test_docs import Block, blocks

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "src/knaves/template"
PAGE = ROOT / "docs/add-a-game.md"
KNAVES = """#!/bin/sh
[ "$1" = serve ] && set -- serve --port 0
[ "$1" = arena ] && set -- "$@" --jobs 1 --games 4
exec "{python}" -m knaves "$@"
"""
"""The command, with a free port for the server and a short match."""
PIP = """#!/bin/sh
exec "{pip}" -m pip --disable-pip-version-check --python "{python}" "$@"
"""


class Reader:
    """Someone who follows the page: a folder, an environment of Python, and a server that they started."""

    def __init__(self, folder: Path) -> None:
        self.cwd = folder
        self.python = folder / "env/bin/python"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True, timeout=300)
        packages = folder / "env" / Path(sysconfig.get_path("purelib")).relative_to(sys.prefix)
        own = [str(ROOT / "src"), sysconfig.get_path("purelib")]
        (packages / "tests.pth").write_text("".join(f"import site; site.addsitedir({path!r})\n" for path in own))
        for name, text in (("knaves", KNAVES), ("pip", PIP)):
            script = folder / "env/bin" / name
            script.write_text(text.format(python=self.python, pip=sys.executable))
            script.chmod(0o755)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
        self.environment = {
            **inherited, "PATH": f"{folder / 'env/bin'}:{os.environ['PATH']}", "HOME": str(folder), "LANG": "C.UTF-8",
            "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0",
        }  # fmt: skip
        self.server: subprocess.Popen[str] | None = None
        self.url = ""

    def run(self, words: list[str], typed: str = "") -> str:
        result = subprocess.run(
            words, cwd=self.cwd, env=self.environment, input=typed, capture_output=True, text=True, check=False,
            timeout=200,
        )  # fmt: skip
        assert result.returncode == 0, f"{words[-1]}\n{result.stdout}\n{result.stderr}"
        assert "Traceback" not in result.stderr, result.stderr
        return result.stdout

    def follow(self, block: Block) -> str:
        if block.language == "sh" and block.how == "until":
            return self._serve(block)
        if block.language == "sh":
            output = self.run(["bash", "-euo", "pipefail", "-c", f"{block.code}\npwd"], block.detail + "\n")
            self.cwd = Path(output.split("\n")[-2])
            return output
        if block.language == "diff":
            return self._change(self.cwd / "threes.py", block.code)
        return self.run([str(self.python), "-c", block.code.replace("http://127.0.0.1:8000", self.url)])

    @staticmethod
    def _change(file: Path, diff: str) -> str:
        """Change the lines that a block shows, as a reader does in an editor."""
        text = file.read_text("utf-8")
        for part in diff.split("@@\n"):
            lines = part.splitlines(keepends=True)
            old, new = ("".join(line[1:] for line in lines if line[0] != sign) for sign in "+-")
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
        return diff

    def _serve(self, block: Block) -> str:
        self.server = subprocess.Popen(
            ["bash", "-c", f"exec {block.code}"], cwd=self.cwd, env=self.environment, stdout=subprocess.PIPE, text=True
        )
        assert self.server.stdout
        line = next(line for line in self.server.stdout if block.detail in line)
        self.url = re.findall(r"http://[\w.:]+", line)[0]
        return line


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Reader, dict[str, str]]]:
    """The page followed to its end: the output of each block, by its code."""
    reader = Reader(tmp_path_factory.mktemp("reader"))
    outputs: dict[str, str] = {}
    try:
        for block in blocks(PAGE):
            if (
                block.language in ("sh", "python", "diff")
                and block.how != "not run"
                and "class TwentyOne" not in block.code
            ):
                outputs[block.code] = outputs.get(block.code, "") + reader.follow(block)
        yield reader, outputs
    finally:
        if reader.server:
            with killed_at_the_end(reader.server):
                reader.server.terminate()


def output_of(followed: tuple[Reader, dict[str, str]], part: str) -> str:
    return next(output for code, output in followed[1].items() if part in code)


def test_the_new_game_keeps_every_promise(followed: tuple[Reader, dict[str, str]]) -> None:
    assert "threes keeps every promise" in output_of(followed, "knaves new-game")


def test_it_plays_in_simulate_the_terminal_and_the_arena(followed: tuple[Reader, dict[str, str]]) -> None:
    output = output_of(followed, "knaves arena")
    assert "threes, 3 players" in output
    assert "target = 21 | 31" in output
    assert "heap: nothing, 0 of 21" in output
    assert re.search(r"\./bot\.py +\d+ won", output)
    assert "and the result are valid" in output


def test_it_is_a_pettingzoo_environment(followed: tuple[Reader, dict[str, str]]) -> None:
    assert output_of(followed, "pettingzoo") == "('AS', '2S', '3S')\n"


def test_it_is_played_at_a_table_of_a_server(followed: tuple[Reader, dict[str, str]]) -> None:
    assert "others type: knaves join" in output_of(followed, "TableClient")


def test_the_example_of_a_change_works(followed: tuple[Reader, dict[str, str]]) -> None:
    assert "(hand 4): 20 random games" in output_of(followed, "hand=4")


def test_events_from_a_server_are_told_in_the_words_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stacks has an event `laid` too."""
    monkeypatch.syspath_prepend(str(TEMPLATE))
    game = importlib.import_module("twentyone").TWENTYONE
    view = game.new(seats=2, seed=bytes(32)).view(0)
    session = SimpleNamespace(view=view, names={0: "Ana", 1: "Ben"}, seat_marks={})
    narrator = Narrator(Words("en"), cast("Session", session))
    assert narrator.sentence({"event": "laid", "seat": 1, "card": "5S"}) == "Ben lays 5S."
    assert narrator.sentence({"event": "drew", "seat": 1, "card": "??"}) == "Ben draws a card."


QUESTIONS = "?\nmoves\nhand\nboard\ncell a1\nseats\nlast\noptions\nhint\nnonsense\nundo\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_in_the_plain_terminal(followed: tuple[Reader, dict[str, str]], language: str) -> None:
    """From the first card to the last; every command gets an answer."""
    reader, _ = followed
    cards = "\n".join(rank + suit for suit in "shdc" for rank in "a2345")
    record = f"{language}.knaves"
    setup = ("--seats", "3", "--option", "target=31", "--seed", "3")
    words = ["knaves", "play", "threes", "--plain", *setup, "--lang", language]
    output = reader.run([*words, "--record", record], QUESTIONS + (cards + "\n") * 12)
    assert "of 31" in output
    assert "{" not in output
    for key in ("game-", "option-", "event-", "term-"):
        assert key not in output
    assert "are valid" in reader.run(["knaves", "verify", record])
    if language == "en":
        assert " lays " in output
        assert "target: 31" in output


OPENSPIEL = """
import random, pyspiel, knaves.envs.openspiel
rng = random.Random(1)
for players in (2, 4):
    state = pyspiel.load_game(f"python_knaves_threes(players={players},target=31)").new_initial_state()
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


def test_it_is_an_openspiel_game(followed: tuple[Reader, dict[str, str]]) -> None:
    pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")
    reader, _ = followed
    output = reader.run([str(reader.python), "-c", OPENSPIEL])
    assert output.splitlines() == ["[-1.0, 1.0]", "[-1.0, -1.0, -1.0, 1.0]"]


BROKEN = """
import knaves
print(*knaves.GAMES)
print(knaves.GAMES.broken)
try:
    knaves.GAMES["bad"]
except KeyError as error:
    print(error)
"""


def test_a_broken_package_takes_no_other_game_with_it(followed: tuple[Reader, dict[str, str]], tmp_path: Path) -> None:
    reader, _ = followed
    info = tmp_path / "bad-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[knaves.games]\nbad = nowhere:BAD\nclassic = nowhere:BAD\n")
    program = f"import sys; sys.path.append({str(tmp_path)!r}); {BROKEN}"
    games, _, sentence = reader.run([str(reader.python), "-c", program]).splitlines()
    assert games == "classic travel stacks threes"
    assert sentence.startswith("there is no game 'bad': nowhere:BAD cannot be loaded: ModuleNotFoundError")
    shutil.rmtree(info)
