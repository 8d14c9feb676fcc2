"""The commands `knaves arena`, `tournament` and `sprt`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests import commands
from tests.arena.programs import BAD, DIES_LATER, PLAYS, wait_until_none_runs, write, write_bad
from tests.commands import PATIENT
from tests.processes import killed_at_the_end

KNAVES = [sys.executable, "-m", "knaves"]


def run(*words: str | Path, status: int = 0) -> subprocess.CompletedProcess[str]:
    result = commands.run(*words)
    assert result.returncode == status, result.stderr
    return result


def report(*words: str | Path, status: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(run(*words, "--json", status=status).stdout)
    return data


def error_of(*words: str | Path) -> str:
    result = commands.run(*words)
    assert result.returncode == 2, result.stderr
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def without_times(data: Any) -> Any:
    """A report without its measured times, which vary."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in ("seconds", "move_seconds")}
    return [without_times(entry) for entry in data] if isinstance(data, list) else data


ARENA = ("arena", "--game", "travel", "--bot", "beginner", "--bot", "random")


def test_the_report_says_which_bot_is_stronger_and_how_certain_that_is() -> None:
    words = run(*ARENA, "--games", "40", "--seed", "4").stdout
    assert words.startswith("travel, 2 players: 40 games on 20 deals, seed 4\n  beginner ")
    assert " Elo +" in words
    assert " per move, p99 " in words
    data = report(*ARENA, "--games", "40", "--seed", "4")
    beginner, other = data["bots"]
    assert beginner["wins"] + beginner["draws"] + beginner["losses"] == data["games"] == 40
    assert beginner["wins"] == other["losses"]
    low, high = beginner["score_interval"]
    assert 0.5 < low < beginner["score"] < high
    assert beginner["elo_interval"][0] > 0
    assert set(beginner["faults"].values()) == {0}
    assert data["finished"] is True


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs() -> None:
    words = (*ARENA, "--games", "16", "--seed", "2")
    one = without_times(report(*words, "--jobs", "1"))
    assert without_times(report(*words, "--jobs", "2")) == one
    assert without_times(report(*ARENA, "--games", "16", "--seed", "3")) != one


@pytest.mark.parametrize(
    "words",
    [
        ("--game", "classic", "--seats", "4"),
        ("--game", "classic", "--seats", "3", "--bot", "random"),
        ("--game", "classic", "--seats", "6", "--teams", "3", "--option", "diagonals=off"),
        ("--game", "stacks", "--seats", "3"),
    ],
)
def test_other_tables(words: tuple[str, ...]) -> None:
    data = report("arena", *words, "--bot", "beginner", "--bot", "random", "--games", "6")
    assert data["games"] == 6
    assert ("elo" in data["bots"][0]) == (len(data["bots"]) == 2)
    assert sum(bot["score"] for bot in data["bots"]) == pytest.approx(1, abs=3e-6)  # each is rounded


def test_faulty_bots_cannot_stop_a_tournament(tmp_path: Path) -> None:
    """Each faulty bot plays against a working one and loses by its own fault; for one that hangs see below."""
    good = write(tmp_path / "good.py", PLAYS)
    later = write(tmp_path / "later.py", DIES_LATER.replace("< 60", "< 25"))
    bad = [write_bad(tmp_path, name) for name in ("exits", "floods", "floods-lines", "not-json", "illegal")]
    bots = [word for path in (good, later, *bad) for word in ("--bot", str(path))]
    data = report("tournament", "--game", "travel", *bots, *PATIENT, "--games", "2", "--jobs", "4")
    assert data["games"] == 7 * 6
    assert data["bots"][0]["bot"].endswith("good.py")
    assert set(data["bots"][0]["faults"].values()) == {0}
    for meeting in data["meetings"]:
        assert sum(meeting["endings"].values()) == 2
        for bot in meeting["bots"]:
            kinds = {kind for kind, count in bot["faults"].items() if count}
            name = Path(bot["bot"]).name
            if name in BAD:
                assert kinds <= {BAD[name][0]}, bot
            elif name == "later.py":
                assert kinds <= {"crash"}
            if kinds:
                assert all(name in reason for reason in bot["reasons"])


def test_a_bot_that_hangs_cannot_stop_a_tournament(tmp_path: Path) -> None:
    bots = ("--bot", write_bad(tmp_path, "sleeps"), "--bot", "random", "--bot", "beginner")
    data = report("tournament", "--game", "travel", *bots, "--games", "2", "--seconds", "0.1", "--start", "0.1")
    assert data["games"] == 6
    assert {Path(bot["bot"]).name: bot["faults"]["timeout"] for bot in data["bots"]} == {
        "sleeps": 4,
        "random": 0,
        "beginner": 0,
    }


def test_a_bot_that_hangs_loses_on_time(tmp_path: Path) -> None:
    sleeps = write_bad(tmp_path, "sleeps")
    words = ("arena", "--game", "classic", "--bot", sleeps, "--bot", "random", "--games", "4")
    limits = ("--seconds", "0.1", "--start", "0.1")
    result = run(*words, *limits)
    assert "sleeps failed in 4 games (timeout 4):" in result.stdout
    assert "did not answer within 0.2 s" in result.stdout


def test_records_are_written_and_valid(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    dies = write(tmp_path / "dies.py", DIES_LATER)
    run("arena", "--game", "classic", "--bot", "beginner", "--bot", dies, "--games", "4", "--records", folder)
    records = sorted(folder.glob("*.knaves"))
    assert [path.name for path in records] == [f"0-1-00000{deal}-{game}.knaves" for deal in (0, 1) for game in (1, 2)]
    for path in records:
        output = run("verify", path).stdout
        assert (
            "moves are valid; the game was forfeited by" in output or "moves and the result are valid: won by" in output
        )
        assert json.loads(run("verify", path, "--json").stdout)["valid"] is True
        run("replay", path, "--move", "10")
        path.write_text(path.read_text().replace("Draw pile: per seat\n", ""))
        run("verify", path, status=1)


@pytest.mark.parametrize("command", ["arena", "tournament", "sprt"])
def test_the_records_of_another_match_are_never_overwritten(command: str, tmp_path: Path) -> None:
    match = (command, "--game", "travel", "--bot", "random", "--bot", "beginner", "--games", "4")
    folder = tmp_path / "games"
    run(*match, "--records", folder, status=1 if command == "sprt" else 0)
    before = contents(folder)
    assert len(before) == 4
    for words in ((), ("--seed", "1"), ("--resume", tmp_path / "state")):
        error = error_of(*match, *words, "--records", folder)
        assert f"{folder} holds records already" in error
        assert contents(folder) == before
    assert not (tmp_path / "state").exists()


def test_a_resumed_run_adds_to_its_records(tmp_path: Path) -> None:
    match = (*ARENA, "--jobs", "1", "--resume", tmp_path / "state", "--records", tmp_path / "games")
    run(*match, "--games", "4")
    before = contents(tmp_path / "games")
    run(*match, "--games", "8")
    after = contents(tmp_path / "games")
    assert {name: after[name] for name in before} == before
    assert len(after) == 8
    # killed after writing a deal's records but before noting the deal; replayed, the games differ
    state = tmp_path / "state"
    state.write_bytes(b"".join(state.read_bytes().splitlines(keepends=True)[:-1]))
    last = tmp_path / "games" / max(after)
    last.write_text("as it went before")
    run(*match, "--games", "8")
    assert last.read_text() == "as it went before"
    assert contents(tmp_path / "games") == {
        **after,
        last.name: b"as it went before",
        f"{last.stem}-2.knaves": after[last.name],
    }


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_stopped_run_can_be_resumed(tmp_path: Path) -> None:
    state = tmp_path / "state"
    whole = without_times(report(*ARENA, "--games", "24"))
    run(*ARENA, "--games", "10", "--resume", state)
    lines = state.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    state.write_bytes(b"".join(lines[:4]) + lines[4][:50])  # killed in the middle of a line
    assert without_times(report(*ARENA, "--games", "24", "--resume", state)) == whole
    assert len(state.read_bytes().splitlines()) == 13
    assert without_times(report(*ARENA, "--games", "24", "--resume", state)) == whole  # nothing was left to play
    assert len(state.read_bytes().splitlines()) == 13
    assert report(*ARENA, "--games", "10", "--resume", state)["games"] == 10


def test_a_different_contest_cannot_resume_from_the_file(tmp_path: Path) -> None:
    state = tmp_path / "state"
    run(*ARENA, "--games", "2", "--resume", state)
    before = state.read_bytes()
    assert "is of another contest: its seed is 0, not 1" in error_of(*ARENA, "--seed", "1", "--resume", state)
    assert "its bots is" in error_of(
        "arena", "--game", "travel", "--bot", "random", "--bot", "random", "--resume", state
    )
    assert "its seats is 2, not 3" in error_of(*ARENA, "--seats", "3", "--resume", state)
    assert state.read_bytes() == before
    for content in (b"my notes, without a line end", b"{}\n{}\n", b"\xff\xfe\n"):
        state.write_bytes(content)
        assert "was not made by an earlier run" in error_of(*ARENA, "--resume", state)
        assert state.read_bytes() == content
    state.write_bytes(before + b"{}\n")
    assert "line 3 cannot be read" in error_of(*ARENA, "--resume", state)


def test_a_changed_program_counts_as_a_different_bot(tmp_path: Path) -> None:
    bot = write(tmp_path / "bot.py", PLAYS)
    words = (
        "arena",
        "--game",
        "travel",
        "--bot",
        bot,
        "--bot",
        "random",
        "--games",
        "2",
        "--resume",
        tmp_path / "state",
    )
    run(*words)
    write(bot, PLAYS + "# better\n")
    assert "is of another contest: its bots is" in error_of(*words)


@pytest.mark.parametrize("command", ["arena", "tournament", "sprt"])
def test_ctrl_c_keeps_and_reports_finished_games(command: str, tmp_path: Path) -> None:
    state = tmp_path / "state"
    slowly = PLAYS.replace("print", "import time; time.sleep(0.005); print")
    bot = write(tmp_path / "bot.py", slowly + "import time\ntime.sleep(300)\n")  # it doesn't exit when its input ends
    words = (command, "--game", "travel", "--bot", bot, "--bot", "random", "--games", "100000", "--json", "--jobs", "2")
    more = ("--elo0=-1", "--elo1=1") if command == "sprt" else ()
    with killed_at_the_end(subprocess.Popen(
        [*KNAVES, *map(str, words), *more, "--resume", str(state)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )) as process:  # fmt: skip
        while not (state.exists() and state.read_bytes().count(b"\n") > 2):
            time.sleep(0.05)
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # like a terminal: to all processes of the group
        out, errors = process.communicate(timeout=300)
    assert process.returncode == 130
    assert errors == f"knaves {command}: stopped; run the same command again to continue from {state}\n"
    data = json.loads(out)
    assert data["finished"] is False
    kept = state.read_bytes().count(b"\n") - 1
    assert 2 <= data["games"] <= 2 * kept
    if command != "sprt":
        assert data["games"] == 2 * kept
    wait_until_none_runs(bot)


def test_a_killed_worker_is_reported_in_one_sentence(tmp_path: Path) -> None:
    """A bot that kills the process it plays for."""
    bot = write(tmp_path / "bot", "#!/bin/sh\nkill -KILL $PPID\n")
    result = run("arena", "--game", "travel", "--bot", bot, "--bot", "random", "--games", "4", status=1)
    assert result.stderr.startswith("knaves arena: a worker ended with status -9 while it played deal ")
    assert result.stderr.count("\n") == 1


def test_the_exit_status_of_sprt_is_its_decision() -> None:
    words = ("sprt", "--game", "travel", "--elo0", "0", "--elo1", "60")
    better = report(*words, "--bot", "beginner", "--bot", "random")
    assert better["verdict"] == "better"
    assert better["llr"] > better["bounds"][1] > 2.9
    assert better["games"] < 1000
    assert sum(better["deal_scores"].values()) == better["deals"]
    result = run(*words, "--bot", "random", "--bot", "beginner", status=1)
    assert result.stdout.endswith("random is not better than beginner: Elo 0 rather than 60.\n")
    result = run(*words, "--bot", "beginner", "--bot", "random", "--games", "4", status=1)
    assert result.stdout.endswith("Undecided whether beginner is better than random: Elo 0 or 60.\n")


def test_sprt_reaches_the_same_decision_with_any_number_of_jobs(tmp_path: Path) -> None:
    words = ("sprt", "--game", "travel", "--bot", "beginner", "--bot", "random", "--seed", "6", "--elo1", "60")
    one = without_times(report(*words, "--jobs", "1"))
    assert without_times(report(*words, "--jobs", "3", "--resume", tmp_path / "state")) == one
    assert without_times(report(*words, "--resume", tmp_path / "state")) == one


def test_a_tournament_rates_everyone() -> None:
    words = (
        "tournament",
        "--game",
        "travel",
        "--bot",
        "random",
        "--bot",
        "beginner",
        "--bot",
        "random",
        "--games",
        "20",
    )
    data = report(*words)
    assert data["games"] == 60
    assert data["bots"][0]["bot"] == "beginner"
    assert sum(bot["elo"] for bot in data["bots"]) == pytest.approx(0, abs=0.1)
    for bot in data["bots"]:
        assert bot["elo_interval"][0] < bot["elo"] < bot["elo_interval"][1]
    assert len(data["meetings"]) == 3
    table = run(*words).stdout
    assert "1. beginner" in table
    assert "random #2" in table
    assert " per move, p99 " in table


@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
def test_a_ray_cluster_gives_the_same_result(tmp_path: Path) -> None:
    bot = write(tmp_path / "bot.py", PLAYS)
    words = ("arena", "--game", "travel", "--bot", bot, "--bot", "random", "--games", "8", "--seed", "5", *PATIENT)
    here = without_times(report(*words))
    assert without_times(report(*words, "--ray", "local", "--jobs", "2", "--records", tmp_path)) == here
    assert len(list(tmp_path.glob("*.knaves"))) == 8
    assert "there is no Ray cluster at 127.0.0.1:1: " in error_of(*words, "--ray", "127.0.0.1:1")


def test_wrong_use_gets_one_sentence_and_status_2(tmp_path: Path) -> None:
    bots = ("--bot", "random", "--bot", "random")
    assert "the following arguments are required: --game" in error_of("arena", *bots)
    assert "name at least two bots" in error_of("arena", "--game", "travel", "--bot", "random")
    assert "there is no level 'genius'; the levels are random (Dice), " in error_of(
        "arena", "--game", "travel", "--bot", "genius", *bots
    )
    assert "there is no program ./genius" in error_of("arena", "--game", "travel", "--bot", "./genius", *bots)
    assert "is for two bots, not 3; knaves tournament takes more" in error_of(*ARENA, "--bot", "random")
    assert "players, not 5" in error_of(*ARENA, "--seats", "5")
    assert "there is no option colour" in error_of(*ARENA, "--option", "colour=1")
    assert "must be at least 1" in error_of(*ARENA, "--games", "0")
    assert "must be at least 1" in error_of(*ARENA, "--jobs", "0")
    assert "'-1' is not a number of seconds" in error_of(*ARENA, "--seconds=-1")
    assert "cannot be written" in error_of(*ARENA, "--resume", tmp_path)
    assert "cannot be written" in error_of(*ARENA, "--log", tmp_path / "no" / "log")
    (tmp_path / "file").write_text("")
    assert "cannot be made" in error_of(*ARENA, "--records", tmp_path / "file")
    sprt = ("sprt", "--game", "travel", *bots)
    assert "--elo0 must be smaller than --elo1" in error_of(*sprt, "--elo0", "10")
    assert "'x' is not a number" in error_of(*sprt, "--elo0", "x")
    assert "is more than 2000 Elo points" in error_of(*sprt, "--elo1", "1e9")
    assert "is not a probability between 0 and 0.5" in error_of(*sprt, "--alpha", "0.5")
    assert "the test takes two bots, the new one first, not 3" in error_of(*sprt, "--bot", "random")


def test_every_command_has_help_with_an_example() -> None:
    for command in ("arena", "tournament", "sprt"):
        text = " ".join(run(command, "--help").stdout.split())
        assert f"example: knaves {command} --game" in text
