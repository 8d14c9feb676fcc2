"""docs/bots.md is correct: its programs play, its commands run, and its messages match those sent."""

from __future__ import annotations

import json
import random
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import knaves
from knaves.bots import program_process
from knaves.bots.external import Program
from knaves.deal import seed_from
from tests.arena.programs import write

DOC = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
ENDINGS = {"python": "py", "javascript": "js"}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", DOC, flags=re.MULTILINE | re.DOTALL)


def save_bot(folder: Path, language: str) -> Path:
    (program,) = blocks(language)
    assert program.count("\n") == 12
    if language == "javascript" and not shutil.which("node"):
        pytest.skip("node is not installed")
    path = folder / f"mybot.{ENDINGS[language]}"
    path.write_text(program, "utf-8")
    return path


def run(folder: Path, *words: str) -> str:
    result = subprocess.run(
        [sys.executable, "-m", "knaves", *words], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize("language", ENDINGS)
def test_the_example_plays_every_game(language: str, tmp_path: Path) -> None:
    bot = save_bot(tmp_path, language)
    for game in knaves.GAMES:
        data = json.loads(
            run(
                tmp_path, "arena", "--game", game, "--bot", f"./{bot.name}", "--bot", "random", "--games", "2", "--json"
            )
        )
        assert set(data["bots"][0]["faults"].values()) == {0}, data["bots"][0]["reasons"]


COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_run(command: str, tmp_path: Path) -> None:
    save_bot(tmp_path, "python")
    knaves_itself, *words = shlex.split(command)
    assert knaves_itself == "knaves"
    assert "games on" in run(tmp_path, *words, "--games", "2")


def test_the_documented_messages_are_the_ones_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_process, "EXIT_SECONDS", 30.0)  # on a busy machine it may take a while to exit
    hello, choose, answer = (json.loads(block) for block in blocks("json"))
    log = tmp_path / "log"
    (program,) = blocks("python")
    copy = f"json.loads(line); open({str(log)!r}, 'a').write(line)"
    path = write(tmp_path / "bot.py", program.replace("json.loads(line)", copy))
    state = knaves.GAMES["classic"].new(seats=2, seed=seed_from(1))
    view = state.view(min(state.actors))
    with Program.find(str(path), seconds=60).open() as bot:
        bot.choose(view, random.Random(1))
        bot.end_game(view)
    sent = [json.loads(line) for line in log.read_text().splitlines()]
    assert [message["type"] for message in sent] == ["hello", "choose", "over"]
    assert list(sent[0]) == list(hello)
    assert list(sent[1]) == list(choose)
    assert set(choose["view"]) < set(sent[1]["view"])
    assert list(answer) == ["move"]
    assert answer["move"] in choose["view"]["legal"]


def test_every_option_of_the_table_exists() -> None:
    text = subprocess.run(
        [sys.executable, "-m", "knaves", "arena", "--help"],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    rows = re.findall(r"^\| (`--.*?) \|", DOC, re.MULTILINE)
    options = [option for row in rows for option in re.findall(r"`(--[a-z]+)", row)]
    assert len(options) > 6
    for option in options:
        assert option in text.stdout
