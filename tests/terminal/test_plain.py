"""`knaves play --plain`, driven by a script: whole games, in every language."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from knaves.games import GAMES
from knaves.record import check, load
from knaves.words import LANGUAGES, Words
from tests import commands

KNAVES = [sys.executable, "-m", "knaves"]


class Script:
    """A running `knaves play` that a script answers."""

    def __init__(self, *words: str) -> None:
        environ = {**os.environ, "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [*KNAVES, "play", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environ,
        )  # fmt: skip
        self.output = ""

    def read(self) -> str:
        """Read up to the next question or the end of the output."""
        assert self.process.stdout
        data = b""
        while not data.endswith(b" > ") and (chunk := os.read(self.process.stdout.fileno(), 65536)):
            data += chunk
        text = data.decode()
        self.output += text
        return text

    def answer(self, text: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        return self.read()

    def play_hint(self) -> str:
        """Ask for a hint until it names the move, and play it."""
        self.answer("hint")
        move = re.search(r"^(\S+): ", self.answer("hint"), re.MULTILINE)
        assert move, self.output[-500:]
        return self.answer(move[1])

    def play_on(self) -> None:
        """Play a hinted move, then listed ones at random until the end."""
        self.read()
        output, rng = self.play_hint(), random.Random(1)
        while output.endswith(" > "):
            *listed, _ = self.answer("moves").splitlines()
            output = self.answer(rng.choice(listed).split()[0])

    def close(self) -> int:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(300)


GAMES_BY_LANGUAGE = list(zip(LANGUAGES, ["classic", "travel", "stacks"] * 3, strict=True))


@pytest.mark.parametrize(("language", "game"), GAMES_BY_LANGUAGE)
def test_a_script_plays_whole_games_in_any_language(language: str, game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.knaves"
    words = [game, "--plain", "--lang", language, "--seed", "4", "--bot", "expert", "--record", str(path)]
    script = Script(*words)
    script.play_on()
    assert script.close() == 0
    assert "Traceback" not in script.output
    assert Words(language).say("result-deal-good") in script.output
    assert Words(language).say(f"game-{game}") in script.output
    assert check(load(path), GAMES).outcome is not None


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return commands.run("play", *words, typed=typed, LANG="C", LC_ALL="C")


def test_the_many_moves_of_a_jack_are_summarized() -> None:
    output = run("classic", "--plain", "--seed", "4", typed="moves\nmoves JC\nmoves jd\n").stdout
    lines = [line for line in output.splitlines() if re.match(r"(Your move > )*J[CD]@", line)]
    assert len(lines) >= 2
    assert "more: moves J" in lines[0]
    assert len(lines[0].split()) < 15
    assert len(lines[1].split()) > 80  # listed completely for a single jack


def test_errors_name_the_rule_in_the_players_language() -> None:
    typed = "nonsense\n2H@a1\nj\nundo\n?\nboard\nhand\nseats\nlast\noptions\ncell e5\ncell z9\n\nquit\n"
    output = run("classic", "--plain", "--seed", "1", typed=typed).stdout
    assert "“nonsense” isn’t a move" in output
    assert "You don’t have that card. (C15)" in output
    assert "There’s nothing to undo." in output
    assert "7H@c4" in output
    assert "Diagonal lines: they count" in output
    assert "e5, row 5, column 5, 5 of hearts (5H), empty" in output
    assert "Spaces go from b1 to i10" in output
    assert "The deal is fixed" in output


@pytest.mark.parametrize("game", sorted(GAMES))
def test_french_has_a_space_before_a_colon(game: str) -> None:
    typed = "seats\nhand\noptions\nboard\ncell b1\nlast\n?\nmoves\n"
    output = run(game, "--plain", "--seed", "1", "--lang", "fr", typed=typed).stdout
    assert re.search(r"\w\u00a0: ", output)
    assert re.findall(r".*\w\)?: .*", output) == []


def test_undo_and_the_end_of_the_input() -> None:
    first = run("travel", "--plain", "--seed", "2", typed="hint\nhint\n").stdout
    move = re.search(r"> (\S+): ", first)
    assert move
    output = run("travel", "--plain", "--seed", "2", typed=f"{move[1]}\nundo\n{move[1]}\n").stdout
    assert "Your last move has been undone." in output
    assert output.count("You play") == 2


def test_without_a_game_the_player_is_asked_and_enter_takes_the_default(tmp_path: Path) -> None:
    output = run("--plain", "--seed", "3", typed="chess\nstacks\n\nskilled\nquit\n").stdout
    assert "Please answer with one of these: classic, travel, stacks." in output
    assert "Stacks, 2 players." in output
    assert "1 Ogier" in output
    path = tmp_path / "game.knaves"
    run("travel", "--record", str(path), typed="quit\n")
    assert check(load(path), GAMES).outcome is None  # the deal of an abandoned game can be verified too


def test_a_forgotten_draw_waits_for_the_player() -> None:
    """With manual drawing the player is asked, and may decline."""
    words = ("travel", "--plain", "--seed", "2", "--option", "forgotten_draw=permanent", "--bot", "random")
    first = run(*words, typed="hint\nhint\n").stdout
    move = re.search(r"> (\S+): ", first)
    assert move
    drawn = run(*words, typed=f"{move[1]}\n+\n").stdout
    assert "Your move, or wait > " in drawn
    assert "You draw" in drawn
    lost = run(*words, typed=f"{move[1]}\nwait\nwait\n").stdout
    assert "You didn’t draw in time" in lost or "Dice draws" in lost


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--lang", "xx"), "there is no language 'xx'"),
        (("--bot", "god"), "there is no level 'god'; the levels are random (Dice)"),
        (("classic", "--seats", "5"), "classic is for 2, 3, 4, 6, 8, 9, 10 or 12 players, not 5"),
        (("classic", "--seats", "4", "--bot", "random", "--bot", "best"), "once for each of the 3 other seats"),
        (("classic", "--seat", "2"), "there is no seat 2"),
        (("stacks", "--option", "diagonals=off"), "there is no option diagonals"),
        (("chess",), "there is no game 'chess'"),
        (("--record", "/nowhere/at/all/game.knaves"), "there is no folder"),
    ],
)
def test_wrong_arguments_get_one_sentence_and_status_2(words: tuple[str, ...], reason: str) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr


def test_bots_sit_on_their_assigned_seats() -> None:
    words = ("stacks", "--plain", "--seats", "3", "--seat", "1", "--bot", "skilled", "--bot", "casual", "--seed", "1")
    output = run(*words).stdout
    assert "0 Hector\n1 You\n2 Ogier\n" in output
