"""Bots that stay alive between games, and bots that are Python classes: loaded once, and they cannot stop a match."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import knaves
from knaves.arena.contestants import find_contestants
from knaves.arena.match import Contest, DealResult
from knaves.arena.run import match_tasks
from knaves.arena.workers import InProcess
from knaves.bots import python_class
from knaves.bots.bot import BotError, Fault
from knaves.bots.external import Program
from knaves.bots.python_class import PythonClass
from knaves.deal import seed_from
from knaves.game import SetupError
from tests.arena.programs import PLAYS, write
from tests.commands import run

STAYS = PLAYS.replace('== "hello"', 'in ("hello", "newgame")').replace('"legal"])}', '"legal"]), "newgame": True}')
LOG = "\nwith open({!r}, 'a') as _log: print('loaded', file=_log)\n"

CLASS = """
import random
class Chance:
    def __init__(self):
        self.games = []
    def new_game(self, view):
        self.games.append(view.seat)
    def choose(self, view, rng):
        return rng.choice(view.legal)
    def end_game(self, view):
        print("ended", len(self.games), view.outcome is not None)
class Texts(Chance):
    def choose(self, view, rng):
        return str(view.legal[0])
class Raises(Chance):
    def choose(self, view, rng):
        return {}[view.game.name]
class Exits(Chance):
    def choose(self, view, rng):
        raise SystemExit(3)
class Sleeps(Chance):
    def choose(self, view, rng):
        while True:
            try:
                while True: pass
            except Exception:
                pass
class Illegal(Chance):
    def choose(self, view, rng):
        return "JC@a1"
class Fails:
    def __init__(self):
        raise OSError("no weights")
    def choose(self, view, rng): ...
class Nothing:
    pass
def make():
    return Chance()
"""


def play(*bots: str, games: int, game: str = "travel", seed: int = 1) -> list[DealResult]:
    contest = Contest(game, 2, find_contestants(bots, seconds=30.0, start=30.0), seed=seed)
    return list(InProcess(contest).results(match_tasks((0, 1), games), lambda: False))


def outcomes(results: list[DealResult]) -> list[tuple[str, int]]:
    return [(game.ending, game.moves) for deal in results for game in deal.games]


def test_a_program_that_stays_is_started_once_for_each_game_of_a_deal(tmp_path: Path) -> None:
    """Two processes for any number of deals: one alone could remember a deal when it is played from the other side."""
    kept, started = tmp_path / "kept", tmp_path / "started"
    stays = write(tmp_path / "stays.py", LOG.format(str(kept)) + STAYS)
    old = write(tmp_path / "old.py", LOG.format(str(started)) + PLAYS)
    results = play(str(stays), str(old), games=6)
    assert kept.read_text().count("loaded") == 2
    assert started.read_text().count("loaded") == 6
    assert {ending for ending, _ in outcomes(results)} == {"completed"}
    assert outcomes(results) == outcomes(play(str(old), str(old), games=6))  # the same seeds, so the same games


def test_a_program_that_stays_hears_of_each_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = STAYS.replace("json.loads(line)", f"json.loads(line); print(line, end='', file=open({str(heard)!r}, 'a'))")
    state = knaves.GAMES["travel"].new(seats=2, seed=seed_from(1))
    view = state.view(min(state.actors))
    with Program.find(str(write(tmp_path / "bot.py", script)), seconds=60).open() as bot:
        for _ in range(2):
            bot.choose(view, random.Random(1))
            bot.end_game(view)
    hello, _, over, again, choose, _ = map(json.loads, heard.read_text().splitlines())
    assert (hello["type"], over["type"], again["type"], choose["type"]) == ("hello", "over", "newgame", "choose")
    assert {key: value for key, value in hello.items() if key != "type"} == {
        key: value for key, value in again.items() if key != "type"
    }


def test_a_class_is_imported_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = tmp_path / "loaded"
    file = write(tmp_path / "imported_once.py", LOG.format(str(loaded)) + CLASS)
    results = play(f"{file}:Chance", f"{file}:make", games=6)
    assert loaded.read_text().count("loaded") == 1
    assert {ending for ending, _ in outcomes(results)} == {"completed"}
    assert capsys.readouterr().out.splitlines()[-1] == "ended 3 True"  # one object for each game of a deal
    assert outcomes(results) == outcomes(play("random", "random", games=6))


FAILURES = [
    ("Raises", Fault.CRASH, r"raised KeyError: 'travel' \(bad\.py:\d+\)"),
    ("Exits", Fault.CRASH, "raised SystemExit: 3"),
    ("Fails", Fault.CRASH, "raised OSError: no weights"),
    ("Sleeps", Fault.TIMEOUT, r"did not answer within 0\.0 s"),
    ("Illegal", Fault.ILLEGAL, "played 'JC@a1': "),
]


@pytest.mark.parametrize(("name", "fault", "reason"), FAILURES)
def test_a_class_that_fails_gives_a_reason(
    name: str, fault: Fault, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(python_class, "GRACE_SECONDS", 0.05 if fault is Fault.TIMEOUT else 60.0)
    source = PythonClass.find(f"{write(tmp_path / 'bad.py', CLASS)}:{name}", seconds=0, start=0)
    assert source is not None
    state = knaves.GAMES["travel"].new(seats=2, seed=seed_from(1))
    with source.open() as bot, pytest.raises(BotError, match=reason) as caught:
        bot.choose(state.view(min(state.actors)), random.Random(1))
    assert caught.value.fault is fault
    assert "\n" not in str(caught.value)


def test_a_class_that_cannot_be_loaded_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "bots_here.py", CLASS)
    write(tmp_path / "broken_bot.py", "import nowhere_to_be_found\n")

    def sentence(words: str) -> str:
        with pytest.raises(SetupError) as caught:
            play(words, "random", games=2)
        return str(caught.value)

    assert sentence("./nobody.py:Chance") == "there is no file ./nobody.py"
    assert sentence("nobody.bots:Chance") == "there is no module nobody.bots"
    assert "there is no class Chanse in" in sentence("bots_here:Chanse")
    assert "it has Chance, Texts, Raises" in sentence("bots_here.py:Chanse")
    assert "has no method choose" in sentence("./bots_here.py:Nothing")
    assert "No module named 'nowhere_to_be_found' (broken_bot.py:1)" in sentence("broken_bot:Bot")
    assert "a Python class a colon, as in mybot:MyBot" in sentence("bots_here")


def test_the_arena_takes_a_class_and_its_prints_stay_out_of_the_report(tmp_path: Path) -> None:
    file = write(tmp_path / "bots.py", CLASS)
    words = ("arena", "--game", "travel", "--bot", f"{file}:Texts", "--bot", f"{file}:Exits", "--games", "2")
    result = run(*words, "--jobs", "1", "--json")
    assert result.returncode == 0, result.stderr
    first, second = json.loads(result.stdout)["bots"]
    assert (first["wins"], second["faults"]["crash"]) == (2, 2)
    wrong = run(*words[:3], "--bot", f"{file}:Nobody", "--bot", "random")
    assert (wrong.returncode, wrong.stdout, wrong.stderr.count("\n")) == (2, "", 1), wrong.stderr
