"""`knaves play --plain`, driven by a script: whole games, in every language."""

from __future__ import annotations

import os
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
        heard = b""
        while not heard.endswith(b" > ") and (chunk := os.read(self.process.stdout.fileno(), 65536)):
            heard += chunk
        text = heard.decode()
        self.output += text
        return text

    def answer(self, text: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()
        return self.read()

    def play_on(self) -> None:
        """Play the hinted moves until the end."""
        heard = self.read()
        while heard.endswith(" > "):
            move = re.search(r"^(\S+): ", self.answer("hint"), re.MULTILINE)
            assert move, self.output[-500:]
            heard = self.answer(move[1])

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
    words = [game, "--plain", "--lang", language, "--seed", "4", "--bot", "random", "--record", str(path)]
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
    said = run("classic", "--plain", "--seed", "4", typed="moves\nmoves JC\nmoves jd\n").stdout
    lines = [line for line in said.splitlines() if re.match(r"(Your move > )*J[CD]@", line)]
    assert len(lines) >= 2
    assert "more: moves J" in lines[0]
    assert len(lines[0].split()) < 15
    assert len(lines[1].split()) > 80  # asked for by name, all of them are listed


def test_refusals_name_the_rule_in_the_language_of_the_player() -> None:
    typed = "nonsense\n2H@a1\nj\nundo\n?\nboard\nhand\nseats\nlast\noptions\ncell e5\ncell z9\n\nquit\n"
    said = run("classic", "--plain", "--seed", "1", typed=typed).stdout
    assert "“nonsense” isn’t a move" in said
    assert "You don’t have that card. (C15)" in said
    assert "There’s nothing to undo." in said
    assert "7H@c4" in said
    assert "Diagonal lines: they count" in said
    assert "e5, row 5, column 5, 5 of hearts (5H), empty" in said
    assert "Spaces go from b1 to i10" in said
    assert "The deal is fixed" in said


@pytest.mark.parametrize("game", sorted(GAMES))
def test_french_has_a_space_before_a_colon(game: str) -> None:
    typed = "seats\nhand\noptions\nboard\ncell b1\nlast\n?\nmoves\n"
    said = run(game, "--plain", "--seed", "1", "--lang", "fr", typed=typed).stdout
    assert re.search(r"\w\u00a0: ", said)
    assert re.findall(r".*\w\)?: .*", said) == []


def test_undo_and_the_end_of_the_input() -> None:
    first = run("travel", "--plain", "--seed", "2", typed="hint\n").stdout
    move = re.search(r"> (\S+): ", first)
    assert move
    said = run("travel", "--plain", "--seed", "2", typed=f"{move[1]}\nundo\n{move[1]}\n").stdout
    assert "Your last move has been undone." in said
    assert said.count("You play") == 2


def test_without_a_game_the_player_is_asked_and_enter_takes_the_default(tmp_path: Path) -> None:
    said = run("--plain", "--seed", "3", typed="chess\nstacks\n\ngreedy\nquit\n").stdout
    assert "Please answer with one of these: classic, travel, stacks." in said
    assert "Stacks, 2 players." in said
    assert "1 Ogier" in said
    path = tmp_path / "game.knaves"
    run("travel", "--record", str(path), typed="quit\n")
    assert check(load(path), GAMES).outcome is None  # abandoned, and yet the deal can be checked


def test_a_forgotten_draw_waits_for_the_player() -> None:
    """Where drawing is by hand the player is asked, and may let it go."""
    words = ("travel", "--plain", "--seed", "2", "--option", "forgotten_draw=permanent", "--bot", "random")
    first = run(*words, typed="hint\n").stdout
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
        (("--bot", "god"), "invalid choice: 'god'"),
        (("classic", "--seats", "5"), "classic is for 2, 3, 4, 6, 8, 9, 10 or 12 players, not 5"),
        (("classic", "--seats", "4", "--bot", "random", "--bot", "best"), "once for each of the 3 other seats"),
        (("classic", "--seat", "2"), "there is no seat 2"),
        (("stacks", "--option", "diagonals=off"), "there is no option diagonals"),
        (("chess",), "invalid choice: 'chess'"),
        (("--record", "/nowhere/at/all/game.knaves"), "there is no folder"),
    ],
)
def test_wrong_words_get_one_sentence_and_status_2(words: tuple[str, ...], reason: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def test_bots_sit_on_their_assigned_seats() -> None:
    words = ("stacks", "--plain", "--seats", "3", "--seat", "1", "--bot", "greedy", "--bot", "casual", "--seed", "1")
    said = run(*words).stdout
    assert "0 Hector\n1 You\n2 Ogier\n" in said
