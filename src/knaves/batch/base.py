"""What the engines of all games share: random keys, loops, fresh deals, and the refusal of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np

from knaves.batch.bits import Bits
from knaves.bots.lines.observation import Array
from knaves.extras import require
from knaves.game import AnyOptions, SetupError

LIVE, DRAWN = -1, -2
"""Values of a state's `winner` that are no side."""

AnyState = TypeVar("AnyState", bound=tuple[Any, ...])


class BaseEngine:
    """The operations of one array package."""

    def __init__(self, bits: Bits) -> None:
        self.bits, self.xp = bits, bits.xp

    def _seed(self, keys: Array) -> Array:
        """The random number generators, from JAX random keys or from two words of 32 bits for each table."""
        words = keys
        if self.xp is not np and keys.dtype != self.xp.uint32:
            import jax

            words = jax.random.key_data(keys).reshape(keys.shape[0], -1)[:, -2:].T
        return self.bits.seed(words)

    def _scan(self, body: Any, carry: Any, count: int) -> Any:
        if self.xp is not np:
            import jax

            return jax.lax.scan(body, carry, None, length=count)
        results = []
        for _ in range(count):
            carry, result = body(carry, None)
            results.append(result)
        return carry, None if results[0] is None else np.stack(results)

    def reset_where_done(self, state: AnyState, fresh: AnyState) -> AnyState:
        """Put a fresh deal where a game is over. The old generator goes on, so the same deal is not played twice."""
        old: Any = state
        chosen = old._make(self.xp.where(old.done, *pair) for pair in zip(fresh, state, strict=True))
        return chosen.with_rng(old.rng)  # type: ignore[no-any-return]


def check_options(options: AnyOptions, refused: Mapping[str, tuple[Any, str]]) -> None:
    """Raise `SetupError` for an option that has another value than the one the engine knows; it says why."""
    texts = options.texts(all_of_them=True)
    for name, (value, why) in refused.items():
        known = options.__class__(**{name: value}).texts(all_of_them=True)[name]
        if texts[name] != known:
            raise SetupError(f"the batch engine plays {name}={known} only, not {texts[name]}: {why}")


def make_bits(backend: str) -> Bits:
    """The array package: `jax`, or `numpy` to step without compiling."""
    if backend == "numpy":
        return Bits(np, np.bitwise_count)
    require(f"the backend {backend!r} of knaves.batch", "train", "jax")
    import jax

    return Bits(jax.numpy, jax.lax.population_count)
