"""Stacks on the engine and the naive implementation: hundreds of random games, compared after every move."""

import random
from collections import Counter

import pytest

from tests.campaigns import sampled
from tests.naive.compare_stacks import VALUES, play_both, random_setup
from tests.naive.stacks import Chance

BATCHES = sampled(16)
GAMES = 40
DOCS_SEED = bytes(range(32))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_agree_over_all_options(batch: int) -> None:
    tally: Counter[str] = Counter()
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        rng = random.Random(f"stacks tests {number}")
        seats, options = random_setup(rng)
        play_both(seats, options, rng.randbytes(32), rng, tally=tally)
    for rare in ("blocks", "chips stolen", "reshuffles", "penalties", "end: stalemate"):
        assert tally[rare], rare


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("option", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_each_value_of_each_option_agrees(seats: int, option: str, value: str) -> None:
    rng = random.Random(f"stacks {seats} {option} {value}")
    options: dict[str, object] = {option: value}
    assert play_both(seats, options, rng.randbytes(32), rng)


def test_the_naive_shuffle_matches_the_test_vectors_of_the_docs() -> None:
    digits = list("0123456789")
    chance = Chance(DOCS_SEED, ())
    assert chance.key.hex() == "d5222a7ce788d44ec258bb6f0f47c0ab06afb56aee79df0bc6cb19a9801fe722"
    assert (chance.shuffled(digits), chance.shuffled(digits)) == (list("0173496258"), list("7523069418"))
    chance.number = 7
    assert chance.pick(1000) == 297
    with_contributions = Chance(DOCS_SEED, ("Ana", "", "złoty"))
    assert with_contributions.key.hex() == "bd36edef062f60ec0cc1a43073cf9985ee1e128e90a9eeea757b2f17594f805c"
    assert with_contributions.shuffled(digits) == list("1269083754")
