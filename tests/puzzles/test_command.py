"""`knaves puzzle`, typed line by line."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from knaves import puzzles
from knaves.puzzles import Puzzle
from tests.commands import run

TODAY = date(2026, 11, 18)


def right_moves(puzzle: Puzzle) -> str:
    return "".join(f"{move}\n" for _, move in puzzle.solution_line())


def test_the_puzzle_of_the_day_is_solved_and_counts(tmp_path: Path) -> None:
    puzzle, file = puzzles.daily(TODAY, "travel"), tmp_path / "progress.json"
    wrong = next(move for move in puzzle.view.legal if move not in puzzle.plan[0].accepted)
    typed = f"?\nhint\nmoves\nboard\nnonsense\n{wrong}\n{right_moves(puzzle)}"
    done = run("puzzle", "--game", "travel", "--date", TODAY.isoformat(), "--progress", file, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{puzzle.id} (difficulty {puzzle.difficulty} of 100)" in done.stdout
    assert "There’s something better" in done.stdout
    assert "Solved!" in done.stdout
    assert "1 day in a row." in done.stdout
    assert json.loads(file.read_text()) == {"solved": {puzzle.id: "2026-11-18"}, "days": ["2026-11-18"]}


def test_a_puzzle_of_several_steps_is_solved_and_another_one_shown(tmp_path: Path) -> None:
    puzzle = next(one for one in puzzles.load("stacks") if one.plays > 2)
    file = tmp_path / "progress.json"
    done = run("puzzle", "--id", puzzle.id, "--progress", file, "--lang", "de", typed=right_moves(puzzle))
    assert done.stdout.count("Richtig.") == puzzle.plays - 1
    assert "Gelöst!" in done.stdout
    assert "Tag in Folge" not in done.stdout
    shown = run("puzzle", "--id", puzzle.id, "--progress", file, typed="solution\n")
    assert all(f"{move}: " in shown.stdout for _, move in puzzle.solution_line())
    assert puzzle.id in json.loads(file.read_text())["solved"]


def test_the_next_one_of_a_kind_is_not_solved_yet(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    first, second = [one.id for one in puzzles.load("classic") if one.kind == "win"][:2]
    file.write_text(json.dumps({"solved": {first: "2026-11-17"}, "days": []}))
    found = run("puzzle", "--kind", "win", "--json", "--progress", file)
    data = json.loads(found.stdout)
    assert (data["id"], data["kind"], data["steps"][0]["own"]["seat"]) == (
        second,
        "win",
        data["steps"][0]["view"]["turn"],
    )


def test_wrong_use_gets_one_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "progress.json"
    damaged.write_text("{")
    for words, status in (
        (("--id", "classic-nothing"), 1),
        (("--id", "classic-nothing", "--game", "travel"), 2),
        (("--kind", "chain"), 1),
        (("--kind", "nothing"), 2),
        (("--date", "tomorrow"), 2),
        (("--progress", str(damaged)), 1),
    ):
        done = run("puzzle", *words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (status, "", 1), words
