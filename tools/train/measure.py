"""Strength while training: matches on the device, every deal played once from each team's side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from knaves.batch.lines import Engine, State
from tools.train.greedy import Greedy
from tools.train.model import Array, Model

MAX_PLIES = 400
Policy = Callable[[State], Array]
"""The value of each action; the best one is played."""


def match(engine: Engine, one: Policy, others: Policy, words: Array) -> Array:
    """(deals): the share of each deal's games that the first policy won; with three teams it plays against two."""
    teams, deals = engine.teams, words.shape[1]
    start = engine.init(jnp.tile(words, (1, teams)))
    side = jnp.repeat(jnp.arange(teams), deals)

    def going(carry: tuple[Array, State]) -> Array:
        return (carry[0] < MAX_PLIES) & ~jnp.all(carry[1].done)

    def ply(carry: tuple[Array, State]) -> tuple[Array, State]:
        plies, state = carry
        own = state.turn % teams == side
        action = jnp.where(own, jnp.argmax(one(state), axis=0), jnp.argmax(others(state), axis=0))
        return plies + 1, engine.step(state, action.astype(jnp.int32))

    _, end = lax.while_loop(going, ply, (jnp.int32(0), start))
    score = jnp.where(end.winner >= 0, (end.winner == side).astype(jnp.float32), 1 / teams)
    return score.reshape(teams, deals).mean(0)


class Matches:
    """Matches of the network at one set-up."""

    def __init__(self, engine: Engine, dtype: Any, deals: int) -> None:
        self.engine, self.deals = engine, deals
        self.model, self.yardstick = Model(engine, dtype), Greedy(engine)

    def against_greedy(self, player: dict[str, Array], key: Array) -> Array:
        """By deal: the score against today's greedy."""
        words = jax.random.bits(key, (2, self.deals), jnp.uint32)
        return match(self.engine, lambda state: self.model.play(player, state)[0], self.yardstick.values, words)

    def against(self, player: dict[str, Array], other: dict[str, Array], key: Array) -> Array:
        """By deal: the score against other weights."""
        words = jax.random.bits(key, (2, self.deals), jnp.uint32)
        return match(
            self.engine,
            lambda state: self.model.play(player, state)[0],
            lambda state: self.model.play(other, state)[0],
            words,
        )
