"""The committed shuffle: the dealer cannot choose the cards, and anyone can check it afterwards.

Before the first card the dealer publishes the SHA-256 of a secret seed. All chance in a game then follows from the
seed and from what the players added to it, and the seed is shown once the game is over. docs/deal.md states the same
in a form that can be rewritten in any language, with test vectors.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import SupportsIndex, TypeVar

from knaves.errors import SetupError

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 2**32


def new_seed() -> bytes:
    """32 unpredictable bytes, for a real table; experiments pass seeds of their own."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int | str) -> bytes:
    """A seed for experiments that are to be repeated: the SHA-256 of a number in decimal, or of a text."""
    if not isinstance(number, str | SupportsIndex):  # numbers of NumPy are the latter
        raise SetupError(
            f"seed_from takes a number or a text, not {repr(number)[:60]}: knaves.new_seed() makes a secret seed"
        )
    return hashlib.sha256(str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    """The commitment published before the first card: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def verify(seed: bytes, committed: str) -> bool:
    """Whether this seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), committed.lower())


def is_seed(seed: object) -> bool:
    """Whether it is the right number of bytes."""
    return isinstance(seed, bytes) and len(seed) == SEED_BYTES


def _bad_seed(seed: object) -> SetupError:
    what = f"{len(seed)} bytes" if isinstance(seed, bytes) else repr(seed)[:40]
    repeat = (
        f"knaves.seed_from({seed!r})" if isinstance(seed, int | str) and len(repr(seed)) < 40 else "knaves.seed_from(7)"
    )
    return SetupError(
        f"a seed is {SEED_BYTES} bytes, not {what}: {repeat} makes one for a game to repeat, "
        "and without a seed the game makes a secret one"
    )


@functools.lru_cache(maxsize=4096)
def _key(seed: bytes, contributions: tuple[str, ...]) -> bytes:
    """The seed with the players' own seeds mixed in; hexadecimal keeps the list unambiguous."""
    message = "players " + ",".join(text.encode().hex() for text in contributions)
    return hmac.digest(seed, message.encode(), "sha256")


def _words(key: bytes, number: int) -> Iterator[int]:
    """The stream of 32-bit words behind the shuffle with this number."""
    block = 0
    while True:
        digest = hmac.digest(key, f"shuffle {number} block {block}".encode(), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely: words of the uneven tail are thrown away."""
    limit = _WORD - _WORD % bound
    while (word := next(words)) >= limit:
        pass
    return word % bound


@dataclass(frozen=True, slots=True)
class Deal:
    """All the chance of one game: a seed, the players' contributions, and how often it was used."""

    seed: bytes
    """The secret: with it, every card to come is known."""
    contributions: tuple[str, ...] = ()
    """The players' contributions by seat; an empty text for a seat without one."""
    used: int = 0
    """The number of shuffles and picks so far, which is the number of the next."""

    def __post_init__(self) -> None:
        """Refuse what is not a seed, since a short one could be guessed."""
        if not is_seed(self.seed):
            raise _bad_seed(self.seed)
        if type(self.contributions) is not tuple:
            raise SetupError(
                f"contributions are a tuple with a text for each seat, not {repr(self.contributions)[:60]}"
            )

    @classmethod
    def start(cls, seed: bytes | None, contributions: tuple[str, ...] = ()) -> Deal:
        """The chance of a new game; without a seed, from one that nobody can predict. Raises `SetupError`."""
        return cls(new_seed() if seed is None else seed, contributions)

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], Deal]:
        """The cards in their new order, and the deal to use from now on."""
        words = _words(_key(self.seed, self.contributions), self.used)
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return tuple(order), replace(self, used=self.used + 1)

    def pick(self, count: int) -> tuple[int, Deal]:
        """A number from 0 to count - 1, and the deal to use from now on."""
        words = _words(_key(self.seed, self.contributions), self.used)
        return _below(count, words), replace(self, used=self.used + 1)
