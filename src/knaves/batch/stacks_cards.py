"""Cards and seats of many tables of stacks: multisets by kind, and the order of play."""

from __future__ import annotations

from collections import Counter

import numpy as np

from knaves.batch.base import BaseEngine
from knaves.batch.bits import Bits
from knaves.batch.stacks_state import State
from knaves.bots.stacks.layout import CARDS, COLOURED, MAX_HEIGHT, PLACES
from knaves.bots.stacks.observation import Array
from knaves.bots.stacks.packing import NAME
from knaves.games.stacks.setup import Setup


class CardsAndSeats(BaseEngine):
    """The operations that the rules of stacks are made of."""

    def __init__(self, setup: Setup, bits: Bits) -> None:
        super().__init__(bits)
        xp = bits.xp
        self.setup, self.seats = setup, setup.seats
        copies = Counter(setup.pack)
        self._pack = xp.asarray(np.array([copies[name] for name in NAME], np.int8)[:, None])
        self._cards = xp.asarray(np.arange(CARDS, dtype=np.int32)[:, None])
        self._seat = xp.asarray(np.arange(self.seats, dtype=np.int32)[:, None])
        self._place = xp.asarray(np.arange(PLACES, dtype=np.int32)[:, None])
        self._ranks = xp.asarray(np.arange(MAX_HEIGHT, dtype=np.int8)[:, None])
        self._colour = self._place[:2]

    def _sum(self, x: Array, axis: int = 0) -> Array:
        return self.xp.sum(x, axis=axis, dtype=self.xp.int32)

    def _of_seat(self, x: Array, seat: Array) -> Array:
        """The part of an array of seats that belongs to this seat of each table."""
        chosen = self._seat == seat
        found = x[0]
        for number in range(1, self.seats):
            found = self.xp.where(chosen[number], x[number], found)
        return found

    def _order(self, state: State, seat: Array) -> Array:
        """(seats, tables): the seats in the order of play from this one."""
        return (seat + state.direction * self._seat) % self.seats

    def _in_order(self, x: Array, order: Array) -> Array:
        return self.xp.stack([self._of_seat(x, order[place]) for place in range(self.seats)])

    def _kth(self, cards: Array, k: Array) -> Array:
        """(17, tables), bool: the kind of the k-th card of a multiset."""
        found, before = [], self.xp.zeros_like(k)
        for card in range(CARDS):
            after = before + cards[card].astype(k.dtype)
            found.append((before <= k) & (k < after))
            before = after
        return self.xp.stack(found)

    def _draw_card(self, rng: Array, cards: Array, on: Array) -> tuple[Array, Array]:
        """A random card of a multiset, if it has any, where `on`; the card is a multiset too."""
        total = self._sum(cards).astype(self.xp.uint32)
        rng, k = self.bits.below(rng, total, on & (total > 0))
        return rng, (self._kth(cards, k) & on).astype(self.xp.int8)

    def _pile_cards(self, heights: Array, wilds: Array) -> Array:
        """(17, tables): the cards of the piles."""
        xp = self.xp
        tables = heights.shape[-1]
        wild = (wilds[:, None] >> self._ranks) & xp.int8(1)
        number = (heights[:, None] > self._ranks).astype(xp.int8) - wild
        shape = (2, 2, MAX_HEIGHT, tables)
        numbers = xp.sum(number.reshape(shape), axis=1, dtype=xp.int8)
        wild_counts = xp.sum(wild.reshape(shape), axis=(1, 2), dtype=xp.int8)[:, None]
        coloured = xp.concatenate([numbers, wild_counts], axis=1).reshape(COLOURED, tables)
        return xp.concatenate([coloured, xp.zeros((CARDS - COLOURED, tables), dtype=xp.int8)])

    def _open_cards(self, state: State) -> Array:
        """(17, tables): the cards that everybody sees."""
        tops = self.xp.sum(state.tops[:, None] == self._cards, axis=0, dtype=self.xp.int8)
        return state.out + state.specials + tops + self._pile_cards(state.heights, state.wilds)
