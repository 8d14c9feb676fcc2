"""The discard piles of the batch engine against Python lists."""

from __future__ import annotations

import random

import numpy as np

from knaves.batch.discard_list import DiscardList
from knaves.bots.stacks.layout import CARDS
from knaves.bots.stacks.observation import NO_TOP

SEATS, CAPACITY = 4, 12


def piles_of(entries: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> list[list[int]]:
    found = [divmod(int(entry), CARDS) for entry in entries[:, 0] if entry >= 0]
    return [[card for owner, card in found if owner == seat] for seat in range(SEATS)]


def test_cards_come_and_go_as_on_piles() -> None:
    rng, lists = random.Random(4), DiscardList(np, SEATS, CAPACITY)
    entries = lists.empty(1)
    piles: list[list[int]] = [[] for _ in range(SEATS)]
    bare_piles = 0
    for _ in range(600):
        seat, card, length = rng.randrange(SEATS), rng.randrange(CARDS), sum(map(len, piles))
        at, on = np.array([seat]), np.array([rng.random() < 0.9])
        if rng.random() < 0.03:
            bare_piles += any(not pile for pile in piles)
            tops = [pile[-1] if pile else NO_TOP for pile in piles]
            entries, piles = lists.tops_alone(np.array(tops, np.int8)[:, None]), [pile[-1:] for pile in piles]
        elif rng.random() < 0.5 and length < CAPACITY:
            entries = lists.add(entries, np.array([length]), at, np.array([card]), on)
            piles[seat] += [card] if on[0] else []
        elif piles[seat]:
            entries = lists.without_top(entries, at, on)
            del piles[seat][len(piles[seat]) - int(on[0]) :]
        assert piles_of(entries) == piles
        assert entries.dtype == np.int8
        for owner, pile in enumerate(piles):
            assert lists.top_of(entries, np.array([owner]))[0] == (pile[-1] if pile else NO_TOP)
    assert bare_piles
