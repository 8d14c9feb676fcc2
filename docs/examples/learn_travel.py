"""Thirty weights learn to play travel against random moves, by REINFORCE: half a minute on one core of a CPU."""

from typing import Any

import jax
import jax.numpy as jnp

from knaves.batch import make_engine

engine = make_engine("travel", seats=2)
lines = jnp.asarray(engine.tables.incidence)  # by cell and line


def score_actions(weights: Any, state: Any) -> Any:
    """To place, to place by jack or to remove: how full the lines through the cell are that only one side is on."""
    own, other = jnp.einsum("cl,pct->plt", lines, engine.observe(state).chips.astype(float))
    chips = jnp.stack([(a == k) & (b == 0) for a, b in ((own, other), (other, own)) for k in range(5)])
    scores = jnp.einsum("mk,cl,klt->mct", weights, lines, chips.astype(float)).reshape(engine.tables.exchange, -1)
    legal = engine.legal_mask(state)
    return jnp.where(legal, jnp.zeros(legal.shape).at[: len(scores)].set(scores), -1e9)


def play(weights: Any, key: Any) -> Any:
    """The loss and the score of 256 games of seat 0 against random moves."""

    def ply(state: Any, key: Any) -> Any:
        scores, learner = score_actions(weights, state), state.turn == 0
        after, action = engine.random_action(state)
        action = jnp.where(learner, jax.random.categorical(key, scores, axis=0), action)
        chance = jnp.take_along_axis(jax.nn.log_softmax(scores, axis=0), action[None], axis=0)[0]
        return engine.step(after, action), jnp.where(learner & ~state.done, chance, 0)

    deals, keys = jax.random.split(key)
    state, chances = jax.lax.scan(ply, engine.init(jax.random.split(deals, 256)), jax.random.split(keys, 80))
    reward = jnp.where(state.winner == 0, 1.0, jnp.where(state.winner == 1, 0.0, 0.5))
    return -jnp.mean(chances.sum(0) * (reward - reward.mean())), reward.mean()


def learn(updates: int) -> tuple[Any, list[float]]:
    """The weights, and the score against random moves at each update."""
    weights, scores = jnp.zeros((3, 10)), []
    improve = jax.jit(jax.grad(play, has_aux=True))
    for key in jax.random.split(jax.random.key(1), updates):
        slope, score = improve(weights, key)
        weights -= 0.03 * jnp.sign(slope)
        scores.append(float(score))
    return weights, scores


if __name__ == "__main__":
    scores = learn(60)[1]
    print(f"{sum(scores[:3]) / 3:.0%} before, {sum(scores[-10:]) / 10:.0%} after")
