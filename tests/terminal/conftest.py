"""Hints in terminal tests are cheap: they try moves in two worlds."""

from __future__ import annotations

import pytest

from knaves.analysis import coach


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WORLDS", 2)
    monkeypatch.setattr(coach, "MIN_WORLDS", 2)
