"""The commands, each run in its own process."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import knaves
from knaves.cli import main
from knaves.record import load
from tests.commands import run
from tests.processes import LIMIT, killed_at_the_end, read_line

GOLDEN = Path(__file__).parent / "golden"
KNAVES = [sys.executable, "-m", "knaves"]


def error_of(*words: str, status: int = 2) -> str:
    result = run(*words)
    assert result.returncode == status
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def test_simulate_gives_the_same_json_every_time() -> None:
    words = ("simulate", "classic", "--seats", "2", "--games", "200", "--seed", "1", "--json")
    first, second = run(*words), run(*words)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    data = json.loads(first.stdout)
    assert data["games"] == 200
    assert sum(data["wins"].values()) + data["draws"] == 200
    assert sum(data["endings"].values()) == 200
    assert {"sequences", "reshuffles", "passes", "moves"} <= set(data)
    assert run(*words[:-2], "2", "--json").stdout != first.stdout


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_simulate_reports_in_words(name: str) -> None:
    for seats in knaves.GAMES[name].seat_counts:
        result = run("simulate", name, "--seats", str(seats), "--games", "3", "--seed", "5")
        assert result.returncode == 0
        assert f"{name}, {seats} players" in result.stdout
        assert "moves per game" in result.stdout


def test_simulate_takes_options() -> None:
    words = ("simulate", "classic", "--seats", "6", "--teams", "3", "--games", "5", "--json")
    data = json.loads(run(*words, "--option", "diagonals=off", "--option", "stalemate_cap=off").stdout)
    assert data["sides"] == 3
    assert data["options"]["diagonals"] == "off"
    assert data["options"]["stalemate_cap"] == "off"


def test_wrong_use_gets_one_sentence_and_status_2() -> None:
    assert "argument GAME: there is no game 'chess'; the games are classic, travel, stacks" in error_of(
        "simulate", "chess"
    )
    assert "classic is for 2, 3, 4, 6, 8, 9, 10 or 12 players, not 5" in error_of("simulate", "classic", "--seats", "5")
    assert "4 players make 2 teams" in error_of("simulate", "classic", "--seats", "4", "--teams", "3")
    assert "option teams is auto, 2 or 3, not '7'" in error_of("simulate", "classic", "--seats", "12", "--teams", "7")
    assert "'x' is not a whole number" in error_of("simulate", "classic", "--games", "x")
    assert "must be at least 1" in error_of("simulate", "classic", "--games=-3")
    assert "must be at least 0" in error_of("replay", "game.knaves", "--move=-3")
    assert "must be at least 1" in error_of("simulate", "classic", "--games", "0")
    assert "there is no option colour; the options are teams" in error_of("simulate", "classic", "--option", "colour=1")
    assert "option diagonals is on or off, not 'up'" in error_of("simulate", "classic", "--option", "diagonals=up")
    assert "write an option as NAME=VALUE" in error_of("simulate", "classic", "--option", "diagonals")
    twice = ("--option", "diagonals=on", "--option", "diagonals=off")
    assert "option diagonals is given twice" in error_of("simulate", "classic", *twice)
    assert "travel has none" in error_of("simulate", "travel", "--option", "advanced_jack=on")
    advanced = ("simulate", "classic", "--seats", "3", "--option", "advanced_jack=on")
    assert "needs two teams" in error_of(*advanced)
    assert "the following arguments are required: COMMAND" in error_of()
    assert "invalid choice" in error_of("dance")
    assert "unrecognized arguments: --fast" in error_of("rules", "classic", "--fast")


def test_every_command_has_help_with_an_example() -> None:
    assert run("--version").stdout == f"knaves {knaves.__version__}\n"
    commands = ("play", "simulate", "replay", "verify", "rules")
    overview = run("--help").stdout
    for command in commands:
        assert command in overview
        assert f"example: knaves {command}" in run(command, "--help").stdout


def test_rules_lists_options_with_defaults_and_ids() -> None:
    for name, game in knaves.GAMES.items():
        words = run("rules", name).stdout
        data = json.loads(run("rules", name, "--json").stdout)
        assert data["seats"] == list(game.seat_counts)
        for option in data["options"]:
            assert option["default"] == option["values"][0]
            assert f"{option['name']} = {' | '.join(option['values'])}" in words
            assert option["rules"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.knaves")), ids=lambda path: path.stem)
def test_verify_and_replay_golden_records(path: Path) -> None:
    assert json.loads(run("verify", str(path), "--json").stdout)["valid"] is True
    steps = [json.loads(line) for line in run("replay", str(path), "--json").stdout.splitlines()]
    assert [step["number"] for step in steps] == list(range(len(steps)))
    assert steps[-1]["events"][-1]["event"] == "ended"
    seen = [json.loads(line) for line in run("replay", str(path), "--json", "--seat", "1").stdout.splitlines()]
    assert len(seen) == len(steps)
    assert all("deal=" not in step["position"] for step in seen)


@pytest.mark.parametrize("name", ["classic-2", "stacks-2"])
def test_verify_and_replay_in_words(name: str) -> None:
    path = str(GOLDEN / f"{name}.knaves")
    assert "the deal, all" in run("verify", path).stdout
    last = json.loads(run("replay", path, "--json").stdout.splitlines()[-1])["number"]
    assert f"{last}. " in run("replay", path).stdout
    assert run("replay", path, "--move", "7", "--seat", "1").stdout.startswith("7. ")
    assert "there is no move 9999" in error_of("replay", path, "--move", "9999")
    assert "there is no seat 12" in error_of("replay", path, "--seat", "12")


@pytest.mark.parametrize("name", ["classic-2", "stacks-2"])
def test_replay_lists_the_moves_of_a_game_in_progress(name: str, tmp_path: Path) -> None:
    """Without the seed the cards are unknown, but the moves are listed."""
    record = load(GOLDEN / f"{name}.knaves")
    game = knaves.GAMES[record.game]
    record = replace(record, seed=None, result="unfinished", moves=record.moves[:12]).public(game)
    path = tmp_path / "game.knaves"
    path.write_text(str(record), "utf-8")
    output = run("replay", path).stdout
    assert "not over" in output
    for number, played in enumerate(record.moves, 1):
        assert f"{number}. {record.names[played.seat]}: {played.move}\n" in output
    last = len(record.moves)
    alone = run("replay", path, "--move", str(last)).stdout
    assert f"{last}. " in alone
    assert f"{last - 1}. " not in alone
    steps = [json.loads(line) for line in run("replay", path, "--json").stdout.splitlines()]
    assert [step["move"] for step in steps] == [None, *(played.move for played in record.moves)]
    assert all(step["position"] is None and step["events"] == [] for step in steps)
    assert "not over" in error_of("verify", str(path), status=1)
    path.write_text(str(record).replace(f" {record.moves[2].move} ", f" {record.moves[3].move} ", 1), "utf-8")
    assert "move 3 " in error_of("replay", str(path), status=1)


@pytest.mark.parametrize("typed", ["q\n", "Q\n", "\x04"], ids=["q", "Q", "Ctrl-D"])
def test_stepping_through_a_record_can_be_stopped(typed: str) -> None:
    try:
        there, here = pty.openpty()
    except OSError as error:  # a container may have none
        pytest.skip(f"this system gives no pseudo-terminal: {error}")
    words = ("replay", GOLDEN / "classic-2.knaves", "--plain", "--lang", "en")
    process = subprocess.Popen([*KNAVES, *words], stdin=here, stdout=here, stderr=here)
    with killed_at_the_end(process):
        os.close(here)
        output = b""
        while not output.endswith(b"? help > "):
            output += os.read(there, 4096)
        os.write(there, typed.encode())
        assert process.wait(LIMIT) == 0
    os.close(there)


def test_verify_reports_the_error_and_its_move(tmp_path: Path) -> None:
    text = (GOLDEN / "classic-2.knaves").read_text("utf-8")
    path = tmp_path / "game.knaves"

    def refusal(content: str | bytes) -> str:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        data = json.loads(run("verify", str(path), "--json").stdout or "{}")
        assert data.get("valid", False) is False
        output = error_of("verify", str(path), status=1)
        assert str(path) in output
        error_of("replay", str(path), "--move", "30", status=1)
        return output

    lines = text.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if line.startswith(" 9. "))
    seat, card, cell = lines[place][4], lines[place][6:8], lines[place][9:11]
    other = "AS" if card != "AS" else "KS"
    assert "move 9 " in refusal(text.replace(lines[place], lines[place].replace(card, other)))
    assert "move 9 " in refusal(text.replace(lines[place], lines[place].replace(f"@{cell}", "@a1")))
    assert "move 9 " in refusal(text.replace(lines[place], lines[place].replace(f" {seat} ", f" {1 - int(seat)} ")))
    assert "move 9 is missing" in refusal(text.replace(lines[place], ""))
    assert "committed" in refusal(_other_seed(text))
    assert "is empty" in refusal("")
    assert "is not a text file" in refusal(b"\x00\xff\xfe" * 100)
    assert "cut off" in refusal(text[:-5])
    assert "larger than any game record" in refusal(b"x" * 5_000_000)


def _other_seed(text: str) -> str:
    """One digit of the seed changed."""
    start = text.index("Seed: ") + 6
    return text[:start] + ("0" if text[start] != "0" else "1") + text[start + 1 :]


ANNOUNCING = """
import sys
import time
from knaves.cli import main, simulate
run = simulate._simulate
def tell(args):
    print("begun", flush=True)
    return run(args)
simulate._simulate = tell
main(sys.argv[1:])
"""
"""Runs the command line and prints a line when the command begins, since starting Python may take long."""


def test_ctrl_c_stops_cleanly() -> None:
    with killed_at_the_end(
        subprocess.Popen(
            [sys.executable, "-c", ANNOUNCING, "simulate", "classic", "--games", "1000000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    ) as process:
        assert read_line(process) == "begun\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=300)
    assert process.returncode == 130
    assert errors == "knaves simulate: stopped\n"


def test_a_closed_pipe_is_not_an_error() -> None:
    result = subprocess.run(
        f"{sys.executable} -m knaves replay {GOLDEN / 'classic-2.knaves'} | head -1",
        shell=True, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert "classic" in result.stdout
    assert result.stderr == ""


def test_an_unwritable_record_is_one_sentence(tmp_path: Path) -> None:
    assert "there is no folder" in error_of("play", "--record", str(tmp_path / "nowhere" / "game.knaves"))
    assert "already exists" in error_of("play", "travel", "--record", str(tmp_path))


def test_main_is_callable(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["rules", "travel"])
    assert stop.value.code == 0
    assert "travel is for 2, 3, 4, 6 players" in capsys.readouterr().out


def test_a_running_command_flushes_each_line_to_a_file(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = [sys.executable, "-m", "knaves", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--bots", "0"]
    with log.open("w") as out, killed_at_the_end(subprocess.Popen(words, stdout=out)) as process:
        try:
            deadline = time.monotonic() + LIMIT
            while "Ctrl-C" not in log.read_text() and time.monotonic() < deadline:
                time.sleep(0.05)
                assert process.poll() is None
            output = log.read_text()
        finally:
            process.kill()
    assert output.startswith("Knaves is at http://")
    assert "admin page: http://" in output
