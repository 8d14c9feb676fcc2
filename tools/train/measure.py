"""Strength while training: matches on the device, every deal played once from each team's side."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from tools.train.greedy import Greedy
from tools.train.model import BOARD, FAMILIES, Array, Engine, Model, State, Weights
from tools.train.ppo import Policy


def match(engine: Engine, one: Policy, others: Policy, words: Array) -> Array:
    """(deals): the share of each deal's games that the first policy won; the others all play the second."""
    sides, deals = engine.sides, words.shape[1]
    start = engine.init(jnp.tile(words, (1, sides)))
    side = jnp.repeat(jnp.arange(sides), deals)
    max_plies = FAMILIES[engine.setup.spec.name].max_plies

    def going(carry: tuple[Array, State]) -> Array:
        return (carry[0] < max_plies) & ~jnp.all(carry[1].done)

    def ply(carry: tuple[Array, State]) -> tuple[Array, State]:
        plies, state = carry
        own = engine.side_order(state)[0] == side
        action = jnp.where(own, jnp.argmax(one(state), axis=0), jnp.argmax(others(state), axis=0))
        return plies + 1, engine.step(state, action.astype(jnp.int32))

    _, end = lax.while_loop(going, ply, (jnp.int32(0), start))
    score = jnp.where(end.winner >= 0, (end.winner == side).astype(jnp.float32), 1 / sides)
    return score.reshape(sides, deals).mean(0)


def make_yardstick(engine: Engine) -> Policy | None:
    """The level `greedy` for many tables at once; None where it does not run on the device."""
    return Greedy(engine).values if FAMILIES[engine.setup.spec.name] is BOARD else None


class Matches:
    """Matches of the network at one set-up."""

    def __init__(self, engine: Engine, dtype: Any, deals: int) -> None:
        self.engine, self.deals = engine, deals
        self.model = Model(engine, dtype)
        self.yardstick = make_yardstick(engine)

    def _policy(self, player: Weights) -> Policy:
        return lambda state: self.model.play(player, state)[0]

    def _words(self, key: Array) -> Array:
        return jax.random.bits(key, (2, self.deals), jnp.uint32)

    def against_greedy(self, player: Weights, key: Array) -> Array:
        """By deal: the score against the yardstick."""
        assert self.yardstick is not None
        return match(self.engine, self._policy(player), self.yardstick, self._words(key))

    def against(self, player: Weights, other: Weights, key: Array) -> Array:
        """By deal: the score against other weights."""
        return match(self.engine, self._policy(player), self._policy(other), self._words(key))
