"""Self-play and the gradients of PPO, at one set-up; the optimizer is shared by all of them.

Every seat is played by the newest policy. A position's value is the chance of each team to win, seen from the seat to
move, so it is rotated as the turn goes round; partners win together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from knaves.batch.lines import DRAWN, LIVE, Engine, State
from tools.train.model import Array, Model, Parameters

BETA1, BETA2, EPSILON, MAX_NORM = 0.9, 0.99, 1e-6, 0.5


class Options(NamedTuple):
    """The constants of the algorithm."""

    plies: int = 32
    """Plies of each table between two updates."""
    minibatches: int = 8
    lambda_: float = 0.92
    clip: float = 0.2
    critic_weight: float = 0.5
    chances_weight: float = 0.25
    max_plies: int = 400
    """A game that lasts longer ends as a draw."""


class Batch(NamedTuple):
    """Positions to learn from: the first axis counts minibatches, the last positions."""

    state: State
    action: Array
    likely: Array
    """The logarithm of the action's probability when it was played."""
    target: Array
    """(minibatches, teams, positions): the chances to win as they turned out."""
    advantage: Array


class Losses(NamedTuple):
    """What a gradient step reports."""

    policy: Array
    critic: Array
    chances: Array
    entropy: Array


class Learner:
    """Self-play and gradients at one set-up."""

    def __init__(self, engine: Engine, dtype: Any, options: Options) -> None:
        self.engine, self.options, self.model = engine, options, Model(engine, dtype)

    def deal(self, key: Array, tables: int) -> State:
        """New games."""
        return self.engine.init(jax.random.bits(key, (2, tables), jnp.uint32))

    def collect(self, parameters: Parameters, state: State, key: Array) -> tuple[State, Batch, dict[str, Array]]:
        """Play some plies at every table: the tables afterwards, what to learn from, and what happened."""
        deal_key, play_key, order_key = jax.random.split(key, 3)
        tables = state.turn.shape[0]
        fresh = self.deal(deal_key, tables)
        end, record = lax.scan(
            lambda now, k: self._ply(parameters, now, fresh, k), state, jax.random.split(play_key, self.options.plies)
        )
        start, action, likely, value, reward, done, moved, length = record
        last = jax.nn.softmax(self.model.both(parameters, end)[2], axis=0)
        target = self._targets(value, reward, done, moved, last)
        advantage = target[:, 0] - value[:, 0]
        explained = 1 - jnp.var(advantage) / jnp.maximum(jnp.var(target[:, 0]), 1e-6)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        batch = self._shuffle(order_key, Batch(start, action, likely, target, advantage))
        games = done.sum()
        return end, batch, {"games": games, "length": length.sum() / jnp.maximum(games, 1), "explained": explained}

    def _ply(self, parameters: Parameters, state: State, fresh: State, key: Array) -> tuple[State, tuple[Array, ...]]:
        engine, teams = self.engine, self.engine.teams
        logits, _, chances = self.model.both(parameters, state)
        action = jax.random.categorical(key, logits, axis=0).astype(jnp.int32)
        likely = jnp.take_along_axis(jax.nn.log_softmax(logits, axis=0), action[None], axis=0)[0]
        after = engine.step(state, action)
        too_long = (after.winner == LIVE) & (after.plies >= self.options.max_plies)
        after = after._replace(winner=jnp.where(too_long, DRAWN, after.winner))
        place = (after.winner - state.turn) % teams  # of the winner, in turn order from the seat that moved
        won = jax.nn.one_hot(place, teams, axis=0)
        reward = jnp.where(after.winner >= 0, won, 1 / teams)
        done = after.done
        record = (
            state, action, likely, jax.nn.softmax(chances, axis=0), reward, done, after.turn != state.turn,
            jnp.where(done, after.plies, 0),
        )  # fmt: skip
        return engine.reset_where_done(after, fresh), record

    def _targets(self, value: Array, reward: Array, done: Array, moved: Array, last: Array) -> Array:
        """The chances to win as they turned out, mixed with the critic's of the plies in between."""
        mix = self.options.lambda_

        def back(carry: tuple[Array, Array], ply: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
            next_value, next_target = carry
            now, won, over, turned = ply
            later = (1 - mix) * next_value + mix * next_target
            later = jnp.where(turned, jnp.roll(later, 1, axis=0), later)
            target = jnp.where(over, won, later)
            return (now, target), target

        return lax.scan(back, (last, last), (value, reward, done, moved), reverse=True)[1]

    def _shuffle(self, key: Array, batch: Batch) -> Batch:
        parts = self.options.minibatches
        count = batch.action.size
        order = jax.random.permutation(key, count)[: count // parts * parts]

        def split(x: Array) -> Array:
            flat = jnp.moveaxis(x, 0, -2).reshape(*x.shape[1:-1], -1)[..., order]
            return jnp.moveaxis(flat.reshape(*flat.shape[:-1], parts, -1), -2, 0)

        shuffled: Batch = jax.tree.map(split, batch)
        return shuffled

    def gradient(self, parameters: Parameters, batch: Batch, part: Array, entropy: Array) -> tuple[Parameters, Losses]:
        """The gradient of one minibatch, and its losses."""
        one: Batch = jax.tree.map(lambda x: x[part], batch)
        (_, losses), gradient = jax.value_and_grad(self._loss, has_aux=True)(parameters, one, entropy)
        return gradient, losses

    def _loss(self, parameters: Parameters, batch: Batch, entropy: Array) -> tuple[Array, Losses]:
        options = self.options
        logits, chances, critic = self.model.both(parameters, batch.state)
        logs = jax.nn.log_softmax(logits, axis=0)
        likely = jnp.take_along_axis(logs, batch.action[None], axis=0)[0]
        ratio = jnp.exp(likely - batch.likely)
        clipped = jnp.clip(ratio, 1 - options.clip, 1 + options.clip)
        policy = -jnp.minimum(ratio * batch.advantage, clipped * batch.advantage).mean()
        spread = -jnp.sum(jnp.where(logits > -1e8, jnp.exp(logs) * logs, 0.0), axis=0).mean()

        def miss(found: Array) -> Array:
            return -(batch.target * jax.nn.log_softmax(found, axis=0)).sum(0).mean()

        losses = Losses(policy, miss(critic), miss(chances), spread)
        total = policy + options.critic_weight * losses.critic + options.chances_weight * losses.chances
        return total - entropy * spread, losses


class Optimizer(NamedTuple):
    """The state of Adam."""

    mean: Parameters
    square: Parameters
    steps: Array


def new_optimizer(parameters: Parameters) -> Optimizer:
    """The optimizer before its first step."""
    zero = jax.tree.map(jnp.zeros_like, parameters)
    return Optimizer(zero, zero, jnp.float32(0))


def improve(
    parameters: Parameters, optimizer: Optimizer, gradients: tuple[Parameters, ...], shares: Array, rate: Array
) -> tuple[Parameters, Optimizer]:
    """One step of Adam along the gradients of all set-ups, mixed by their shares."""
    gradient = jax.tree.map(lambda *each: sum(share * x for share, x in zip(shares, each, strict=True)), *gradients)
    norm = jnp.sqrt(sum(jnp.sum(x * x) for x in jax.tree.leaves(gradient)))
    scale = jnp.minimum(1.0, MAX_NORM / (norm + EPSILON))
    gradient = jax.tree.map(lambda x: x * scale, gradient)
    steps = optimizer.steps + 1
    mean = jax.tree.map(lambda old, new: BETA1 * old + (1 - BETA1) * new, optimizer.mean, gradient)
    square = jax.tree.map(lambda old, new: BETA2 * old + (1 - BETA2) * new * new, optimizer.square, gradient)
    first, second = 1 - BETA1**steps, 1 - BETA2**steps
    moved = jax.tree.map(
        lambda x, m, s: x - rate * (m / first) / (jnp.sqrt(s / second) + EPSILON), parameters, mean, square
    )
    return moved, Optimizer(mean, square, steps)
