"""The walks in docs/architecture.md are short and need few files, and everything they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PARTS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S))
WALKS = {
    name: (files, steps.strip().splitlines())
    for name, files, steps in re.findall(
        r"^\*\*(.+?)\.\*\* (.+?)\n\n(.*?)(?=^\*\*|\Z)", PARTS["Seven walks through the code"], re.M | re.S
    )
}
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for folder in ("src/knaves", "web/src")
    for path in (ROOT / folder).rglob("*.*")
    if path.suffix in (".py", ".ts", ".svelte")
)


def in_code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def exists(path: str) -> bool:
    return any((ROOT / start / path).exists() for start in ("", "src/knaves", "docs"))


def test_there_are_seven_walks() -> None:
    assert len(WALKS) == 7


@pytest.mark.parametrize("name", WALKS)
def test_a_walk_has_at_most_ten_lines_and_three_files(name: str) -> None:
    files, steps = WALKS[name]
    assert len(in_code(files)) <= 3
    assert sum(bool(re.match(r"\d+\. ", step)) for step in steps) <= 10
    assert all(exists(file) for file in in_code(files))


@pytest.mark.parametrize("name", WALKS)
def test_everything_that_a_walk_names_is_in_the_code(name: str) -> None:
    for term in in_code("\n".join(WALKS[name][1])):
        for word in re.findall(r"[A-Za-z_]\w+", term):
            assert re.search(rf"\b{word}\b", SOURCES), f"{term} is nowhere in the code"


def test_every_place_to_look_exists() -> None:
    rows = PARTS["Where to look"].splitlines()
    found = [term for row in rows for term in in_code(row) if "/" in term or term.endswith(".py")]
    assert len(rows) > 10
    missing = [term for term in found if "*" not in term and not exists(term) and term != "options.py"]
    assert not missing
