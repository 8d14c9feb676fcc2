"""The example of `docs/training.md` learns to beat random moves."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest


def test_the_example_learns_to_beat_random_moves(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(Path(__file__).parents[2] / "docs/examples/learn_travel.py"))
    scores = [int(line.rpartition(" ")[2].rstrip("%")) for line in capsys.readouterr().out.splitlines()]
    assert sum(scores[:3]) / 3 < 60
    assert sum(scores[-5:]) / 5 > 70
