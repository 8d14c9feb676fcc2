"""Two tables that differ only in cards hidden from a seat send that seat the same bytes."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from knaves.games import GAMES
from tests.leaks.paired_states import walk
from tests.server.walks import random_table


@pytest.mark.parametrize("game", list(GAMES))
def test_paired_tables_send_a_viewer_the_same(game: str) -> None:
    tally: Counter[str] = Counter()
    for number in range(8):
        rng = random.Random(f"{game}{number}")
        walk(random_table(rng, game), rng, 80, tally)
    assert tally["steps"] > 250, tally
    assert tally["refusals"] > 10, tally
    assert tally["not legal at the paired table"] < tally["steps"] / 10, tally
