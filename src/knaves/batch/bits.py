"""Arithmetic on packed words, for NumPy and JAX alike: random numbers, the k-th set bit, multisets of cards.

The last axis of every array counts tables. A multiset of cards is four words for "one or more", and with two packs four
more for "two": the first 48 cards sixteen to a word, then the jacks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from knaves.bots.lines.observation import Array

Words = list[Array]
"""A set as a list of words, each (tables)."""

_BYTES = np.zeros(256 * 8, np.uint8)
"""By byte and k: the position of its k-th set bit."""
for _byte in range(256):
    for _k, _position in enumerate(_bit for _bit in range(8) if _byte >> _bit & 1):
        _BYTES[8 * _byte + _k] = _position


class Bits:
    """The operations, for one array package."""

    def __init__(self, xp: Any, popcount: Any) -> None:
        self.xp, self.popcount = xp, popcount
        self.nth_in_byte = xp.asarray(_BYTES)
        self.card_words = xp.asarray(np.arange(4, dtype=np.uint32)[:, None])
        self.zero, self.one = xp.uint32(0), xp.uint32(1)

    def seed(self, words: Array) -> Array:
        """The state of the random number generator, from two words for each table."""
        u = self.xp.uint32

        def mix(x: Array) -> Array:
            x = (x ^ (x >> u(16))) * u(0x85EBCA6B)
            x = (x ^ (x >> u(13))) * u(0xC2B2AE35)
            return x ^ (x >> u(16))

        first = mix(words[0] + u(0x9E3779B9))
        second = mix(words[1] + first)
        return self.xp.stack([mix(first ^ (second << u(1))) | self.one, second])

    def below(self, rng: Array, bound: Array, on: Array) -> tuple[Array, Array]:
        """A number below `bound`, which is less than 2**16; where `on`, the generator moves on (xoroshiro64*)."""
        u = self.xp.uint32
        a, b = rng[0], rng[1]
        word = a * u(0x9E3779BB)
        b = b ^ a
        a = ((a << u(26)) | (a >> u(6))) ^ b ^ (b << u(9))
        b = (b << u(13)) | (b >> u(19))
        number = ((word >> u(16)) * bound + (((word & u(0xFFFF)) * bound) >> u(16))) >> u(16)
        return self.xp.where(on, self.xp.stack([a, b]), rng), number

    def running_counts(self, words: Words) -> list[Array]:
        """The number of bits before each word, and in all."""
        found = [self.xp.zeros_like(words[0])]
        for word in words:
            found.append(found[-1] + self.popcount(word).astype(self.xp.uint32))
        return found

    def nth(self, words: Words, k: Array, before: list[Array], width: int) -> tuple[Array, Array]:
        """The word and the position in it of the k-th set bit of all; `width` bits of a word are in use."""
        xp = self.xp
        u = xp.uint32
        index, word, base = xp.zeros_like(k), words[0], xp.zeros_like(k)
        for number in range(1, len(words)):
            further = k >= before[number]
            index = index + further
            word = xp.where(further, words[number], word)
            base = xp.where(further, before[number], base)
        k = k - base
        position = xp.zeros_like(k)
        half = width // 2
        while half >= 8:
            low = self.popcount(word & u((1 << half) - 1)).astype(u)
            further = k >= low
            k = xp.where(further, k - low, k)
            word = xp.where(further, word >> u(half), word)
            position = position + xp.where(further, u(half), self.zero)
            half //= 2
        at = ((word & u(255)) * u(8) + (k & u(7))).astype(xp.int32)
        return index.astype(u), position + self.nth_in_byte[at].astype(u)

    def expand(self, words: Array, width: int) -> Array:
        """The bits of words, the first word's first: (words, tables) becomes (words * width, tables)."""
        xp = self.xp
        places = xp.asarray(np.arange(width, dtype=np.uint32)[None, :, None])
        return ((words[:, None, :] >> places) & self.one).reshape(-1, words.shape[-1])

    # --- Multisets of cards ---

    def add(self, cards: Array, bit: Array) -> Array:
        """A multiset with one more card, given as four words."""
        if cards.shape[0] == 4:
            return cards | bit
        return self.xp.concatenate([cards[:4] | bit, cards[4:] | (cards[:4] & bit)])

    def take(self, cards: Array, bit: Array) -> Array:
        """A multiset without one of its cards, given as four words."""
        if cards.shape[0] == 4:
            return cards & ~bit
        second = cards[4:] & bit
        return self.xp.concatenate([cards[:4] ^ bit ^ second, cards[4:] ^ second])

    def counts(self, cards: Array) -> Array:
        """(52, tables): the copies of each card."""
        bits = self.expand(cards, 16).astype(self.xp.int32)
        once = bits[:64] if cards.shape[0] == 4 else bits[:64] + bits[64:]
        return once[:52]

    def draw(self, rng: Array, deck: Array, discards: Array, on: Array) -> tuple[Array, Array, Array, Array]:
        """Draw a card where `on`, shuffling first where the pile is empty: generator, deck, discards and the card."""
        xp = self.xp
        empty = ((deck[0] | deck[1] | deck[2] | deck[3]) == 0) & on
        deck, discards = xp.where(empty, discards, deck), xp.where(empty, self.zero, discards)
        words = list(deck)
        before = self.running_counts(words)
        on = on & (before[-1] > 0)
        rng, k = self.below(rng, before[-1], on)
        word, position = self.nth(words, k, before, 16)
        bit = xp.where((self.card_words == (word & xp.uint32(3))) & on, self.one << position, self.zero)
        return rng, self.take(deck, bit), discards, bit
