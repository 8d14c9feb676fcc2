"""Every rule id is in docs/rules.md and in the name of a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import knaves

ROOT = Path(__file__).parents[1]
COUNTS = {"C": 36, "T": 27, "S": 32, "B": 44, "G": 79}
IDS = [f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)]


def stated_rules() -> dict[str, str]:
    return dict(
        re.findall(
            r'^- <a id="\w+"></a>\*\*([TCSBG]\d+)\*\* (.+)$', (ROOT / "docs/rules.md").read_text("utf-8"), re.MULTILINE
        )
    )


def ids_in_tests() -> set[str]:
    names = (
        name
        for path in (ROOT / "tests/rules").glob("test_*.py")
        for name in re.findall(r"^\s*def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
    )
    return {part.upper() for name in names for part in name.split("_") if re.fullmatch(r"[tcsbg]\d+", part)}


def cited_rules() -> set[str]:
    files = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    return {found for text in files for found in re.findall(r"(?<![A-Z\w])([TCSBG]\d{1,2})(?!\w)", text)}


def test_every_rule_is_stated_once() -> None:
    text = (ROOT / "docs/rules.md").read_text("utf-8")
    assert sorted(stated_rules()) == sorted(IDS)
    anchors = re.findall(r'^- <a id="([TCSBG]\d+)"></a>\*\*([TCSBG]\d+)\*\* ', text, re.MULTILINE)
    assert anchors == [(rule, rule) for rule in stated_rules()]
    assert len(anchors) == len(IDS)


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in ids_in_tests()


def test_the_code_cites_only_rules_that_exist() -> None:
    cards_and_names = {"B1", "B2", "B3", "B4", "B5"}  # cards of stacks look like ids
    assert cited_rules() - set(IDS) - cards_and_names == set()


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_every_option_cites_rules_and_is_in_the_docs(name: str) -> None:
    text = (ROOT / "docs/rules.md").read_text("utf-8")
    for spec in knaves.GAMES[name].Options.table():
        assert set(spec.rules.split()) <= set(IDS)
        assert f"`{spec.name}`" in text
        assert spec.says
