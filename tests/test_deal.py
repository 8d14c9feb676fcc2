"""The committed shuffle: the test vectors of docs/deal.md, and the properties of a shuffle."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knaves
from knaves.deal import Deal, commitment, new_seed, seed_from, verify

DOC = Path(__file__).parents[1] / "docs/deal.md"
SEED = bytes(range(32))
ADDED = ("Ana", "", "złoty")


def vectors() -> dict[str, str]:
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", DOC.read_text("utf-8"), re.MULTILINE)
    return {what: value.strip("`") for what, value in rows[2:]}


def computed() -> dict[str, str]:
    def order(deal: Deal) -> str:
        return " ".join(map(str, deal.shuffle(range(10))[0]))

    classic = knaves.GAMES["classic"].new(seats=2, seed=SEED)
    stacks = knaves.GAMES["stacks"].new(seats=2, seed=SEED)
    travel = knaves.GAMES["travel"].new(seats=3, seed=SEED, contributions=ADDED)
    return {
        "commitment": commitment(SEED),
        "shuffle 0 of 0…9": order(Deal(SEED)),
        "shuffle 1 of 0…9": order(Deal(SEED, (), 1)),
        "shuffle 0 of 0…9, contributions as above": order(Deal(SEED, ADDED)),
        "pick 7 among 1000": str(Deal(SEED, (), 7).pick(1000)[0]),
        "classic, two seats: drawn for the start": " ".join(c for _, c in classic.view(None).data()["opening"]),
        "classic, two seats: hand of seat 0": " ".join(classic.open_hands()[0]),
        "classic, two seats: hand of seat 1": " ".join(classic.open_hands()[1]),
        "stacks, two seats: who begins": f"seat {min(stacks.actors)}",
        "stacks, two seats: hand of seat 0": " ".join(stacks.open_hands()[0]),
        "stacks, two seats: hand of seat 1": " ".join(stacks.open_hands()[1]),
        "travel, three seats, contributions as above: drawn for the start": " ".join(
            c for _, c in travel.view(None).data()["opening"]
        ),
        "the same: hand of seat 0": " ".join(travel.open_hands()[0]),
        "the same: hand of seat 1": " ".join(travel.open_hands()[1]),
        "the same: hand of seat 2": " ".join(travel.open_hands()[2]),
    }


@pytest.mark.parametrize(("what", "value"), computed().items())
def test_the_test_vectors_of_the_docs_hold(what: str, value: str) -> None:
    assert vectors()[what] == value


def test_the_deal_can_be_implemented_from_the_docs() -> None:
    """An implementation of the description in docs/deal.md, step by step."""
    import hashlib
    import hmac

    def mac(key: bytes, text: str) -> bytes:
        return hmac.new(key, text.encode(), hashlib.sha256).digest()

    listed = ",".join(text.encode().hex() for text in ADDED)
    key = mac(SEED, f"players {listed}")
    assert key.hex() == vectors()["key, contributions `Ana`, nothing, `złoty`"]
    assert mac(SEED, "players ").hex() == vectors()["key, no contributions"]
    stream = b"".join(mac(key, f"shuffle 3 block {block}") for block in range(40))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    pack = list(range(104))
    for i in range(103, 0, -1):
        while words[0] >= 2**32 - 2**32 % (i + 1):
            words.pop(0)
        j = words.pop(0) % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    assert tuple(pack) == Deal(SEED, ADDED, 3).shuffle(range(104))[0]


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=5), max_size=4), st.lists(st.integers()))
def test_a_shuffle_keeps_the_cards_and_is_counted(seed: bytes, added: list[str], cards: list[int]) -> None:
    deal = Deal(seed, tuple(added))
    order, later = deal.shuffle(cards)
    assert Counter(order) == Counter(cards)
    assert later == Deal(seed, tuple(added), 1)
    assert deal.shuffle(cards)[0] == order


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(Deal(seed_from(number)).shuffle("abc")[0] for number in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_numbers_that_would_cause_bias_are_discarded() -> None:
    from knaves.deal import _below

    # 2**32 is not a multiple of 3: the largest number would favour 0, so it's skipped
    assert _below(3, iter([2**32 - 1, 5])) == 2


@given(st.binary(min_size=32, max_size=32), st.integers(0, 255), st.integers(1, 255))
def test_another_seed_breaks_the_commitment(seed: bytes, place: int, change: int) -> None:
    assert verify(seed, commitment(seed))
    other = bytearray(seed)
    other[place % 32] ^= change
    assert not verify(bytes(other), commitment(seed))


def test_each_contribution_changes_the_deal() -> None:
    orders = {Deal(SEED, added).shuffle(range(52))[0] for added in ((), ("a",), ("b",), ("a", ""), ("", "a"), ("a,",))}
    assert len(orders) == 6


def test_a_seed_is_32_bytes() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    with pytest.raises(ValueError, match="a seed is 32 bytes"):
        Deal(b"short")
    with pytest.raises(knaves.SetupError, match="a seed is 32 bytes"):
        knaves.GAMES["classic"].new(seats=2, seed=b"short")
