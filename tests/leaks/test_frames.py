"""Every frame of random games is scanned for cards that its receiver may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from knaves.games import GAMES
from tests.leaks.scanned_tables import scan_random_table


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("number", range(3))
def test_no_frame_shows_a_hidden_card(tmp_path: Path, game: str, number: int) -> None:
    tally = scan_random_table(tmp_path, f"{game}{number}", 120, game)
    assert tally["frames"] > 50
    assert tally["cards"] > 100
