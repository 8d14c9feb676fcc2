"""The example of docs/training.md learns."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs/examples"


def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    _, scores = import_module("learn_travel").learn(16)
    assert sum(scores[:3]) / 3 < 0.55
    assert sum(scores[-4:]) / 4 > 0.58
