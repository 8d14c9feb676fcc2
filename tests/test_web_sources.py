"""What the web client takes from Python is what Python has, and what is installed for it is told without addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import sentences, views, wire_types

ROOT = Path(__file__).parents[1]
LOCKS = [ROOT / "web/package-lock.json", *ROOT.glob("tools/*/package-lock.json"), *ROOT.glob("requirements/*.lock")]


def test_the_types_of_the_protocol_are_those_of_python() -> None:
    assert wire_types.OUT.read_text("utf-8") == wire_types.text(), "run make types"


def test_the_views_to_test_with_are_those_of_the_games() -> None:
    assert views.OUT.read_text("utf-8") == views.text(), "run make types"


def test_the_sentences_to_agree_with_are_those_of_python() -> None:
    assert sentences.OUT.read_text("utf-8") == sentences.text(), "run make types"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_lock_file_holds_no_address_and_a_hash_for_every_package(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "sha512-" in text or "--hash=sha256:" in text
