"""Generated files of the web client are up to date, and lock files contain no addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import sentences, views, wire_types

ROOT = Path(__file__).parents[1]
LOCKS = [ROOT / "web/package-lock.json", *ROOT.glob("tools/*/package-lock.json"), *ROOT.glob("requirements/*.lock")]


def test_the_protocol_types_are_up_to_date() -> None:
    assert wire_types.OUT.read_text("utf-8") == wire_types.text(), "run make types"


def test_the_fixture_views_are_up_to_date() -> None:
    assert views.OUT.read_text("utf-8") == views.text(), "run make types"


def test_the_fixture_sentences_are_up_to_date() -> None:
    assert sentences.OUT.read_text("utf-8") == sentences.text(), "run make types"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_lock_file_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert "sha512-" in text or "--hash=sha256:" in text
