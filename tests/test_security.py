"""The threat model in docs/security.md: every test and every attack that it names exists, and it names every attack."""

from __future__ import annotations

import re
from pathlib import Path

import bench.attack.__main__  # noqa: F401 (fills the list)
from bench.attack.campaign import ATTACKS

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/security.md").read_text("utf-8")


def test_every_test_that_the_threat_model_names_exists() -> None:
    defined = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)\(", path.read_text("utf-8"), re.M)
    }
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 30
    assert sorted(named - defined) == []


def test_the_threat_model_names_every_attack_of_the_campaign_and_no_other() -> None:
    named = {name for row in re.findall(r"^\|.*\|$", TEXT, re.M) for name in re.findall(r"\*\*([a-z-]+)\*\*", row)}
    assert named == set(ATTACKS)


def test_everybody_who_could_attack_has_a_part() -> None:
    parts = set(re.findall(r"^## (.+)$", TEXT, re.M))
    assert parts >= {
        "A player", "A partner", "A spectator", "The host of a table", "A neighbour", "A stranger", "The operator",
        "What does not hold",
    }  # fmt: skip
