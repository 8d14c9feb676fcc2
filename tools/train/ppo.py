"""Self-play and the gradients of PPO, at one set-up; the optimizer is shared by all of them.

Every seat is played by the newest policy or, at a set-up against the yardstick, one side by the newest policy and the
others by `greedy`. A position's value is the chance of each side to win; partners win together.

The luck of the draw hides how good a play was. So the critic also values each position after the play and before the
draw, and the advantage of a play sums up what plays changed, not what draws changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from knaves.batch.base import DRAWN, LIVE
from tools.train.model import CRITIC, FAMILIES, PLAYER, YARDSTICK_CRITIC, Array, Engine, Model, Parameters, State

BETA1, BETA2, EPSILON, MAX_NORM = 0.9, 0.99, 1e-6, 0.5

Policy = Callable[[State], Array]
"""The value of each action; the best one is played."""


class Options(NamedTuple):
    """The constants of the algorithm."""

    plies: int = 32
    """Plies of each table between two updates."""
    minibatches: int = 8
    lambda_: float = 0.92
    clip: float = 0.2
    critic_weight: float = 1.0
    chances_weight: float = 0.25


class Batch(NamedTuple):
    """Positions to learn from: the first axis counts minibatches, the last positions."""

    state: State
    action: Array
    own: Array
    """Whether the newest policy chose the action, as 0 or 1."""
    likely: Array
    """The logarithm of the action's probability when it was played."""
    target: Array
    """(minibatches, sides, positions): the chances to win as they turned out, from the seat that acts."""
    after: State
    """The position after the play and before the draw."""
    after_target: Array
    """The same chances, from the seat that acts then."""
    advantage: Array


class Losses(NamedTuple):
    """What a gradient step reports."""

    policy: Array
    critic: Array
    chances: Array
    entropy: Array


class Learner:
    """Self-play, or play against a fixed policy, and gradients at one set-up."""

    def __init__(self, engine: Engine, dtype: Any, options: Options, opponent: Policy | None = None) -> None:
        self.engine, self.options, self.opponent = engine, options, opponent
        self.model = Model(engine, dtype, YARDSTICK_CRITIC if opponent else CRITIC)
        family = FAMILIES[engine.setup.spec.name]
        self.max_plies, self.undo_draw = family.max_plies, family.undo_draw

    def deal(self, key: Array, tables: int) -> State:
        """New games."""
        return self.engine.init(jax.random.bits(key, (2, tables), jnp.uint32))

    def collect(self, parameters: Parameters, state: State, key: Array) -> tuple[State, Batch, dict[str, Array]]:
        """Play some plies at every table: the tables afterwards, what to learn from, and what happened."""
        deal_key, play_key, order_key = jax.random.split(key, 3)
        tables = state.actor.shape[0]
        fresh = self.deal(deal_key, tables)
        end, record = lax.scan(
            lambda now, k: self._ply(parameters, now, fresh, k), state, jax.random.split(play_key, self.options.plies)
        )
        start, action, own, likely, order, value, after, after_order, after_value, reward, done, length, won = record
        last = self._by_side(self.engine.side_order(end), self._chances(self.model.criticize(parameters, end)))
        target = self._targets(value, reward, done, last)
        by_place = jnp.take_along_axis(target, order, axis=1)
        advantage = jnp.take_along_axis(self._advantages(value, after_value, done), order[:, :1], axis=1)[:, 0]
        mean = (own * advantage).sum() / own.sum()
        spread = jnp.sqrt((own * (advantage - mean) ** 2).sum() / own.sum())
        missed = by_place[:, 0] - jnp.take_along_axis(value, order[:, :1], axis=1)[:, 0]
        explained = 1 - jnp.var(missed) / jnp.maximum(jnp.var(by_place[:, 0]), 1e-6)
        advantage = (advantage - mean) / (spread + 1e-6)
        after_target = jnp.take_along_axis(target, after_order, axis=1)
        batch = Batch(start, action, own, likely, by_place, after, after_target, advantage)
        games = done.sum()
        played = jnp.maximum(games, 1)
        happened = {
            "games": games, "length": length.sum() / played, "won": won.sum() / played, "explained": explained,
            "noise": spread / jnp.std(missed),
        }  # fmt: skip
        return end, self._shuffle(order_key, batch), happened

    def _chances(self, logits: Array) -> Array:
        return jax.nn.softmax(logits, axis=0)

    def _by_side(self, order: Array, places: Array) -> Array:
        """Values by place, from the seat that acts, as values by side."""
        sides = jnp.arange(self.engine.sides)[:, None, None]
        return jnp.where(order[None] == sides, places[None], 0.0).sum(1)

    def _ply(self, parameters: Parameters, state: State, fresh: State, key: Array) -> tuple[State, tuple[Array, ...]]:
        engine, sides = self.engine, self.engine.sides
        logits, _, critic = self.model.both(parameters, state)
        action = jax.random.categorical(key, logits, axis=0).astype(jnp.int32)
        order = engine.side_order(state)
        learner = jnp.arange(order.shape[1]) % sides  # the side of the newest policy, against others
        own = jnp.ones_like(order[0], dtype=jnp.float32)
        if self.opponent is not None:
            own = (order[0] == learner).astype(jnp.float32)
            action = jnp.where(own > 0, action, jnp.argmax(self.opponent(state), axis=0).astype(jnp.int32))
        likely = jnp.take_along_axis(jax.nn.log_softmax(logits, axis=0), action[None], axis=0)[0]
        after = engine.step(state, action)
        too_long = (after.winner == LIVE) & (after.plies >= self.max_plies)
        after = after._replace(winner=jnp.where(too_long, DRAWN, after.winner))
        reward = jnp.where(after.winner >= 0, jax.nn.one_hot(after.winner, sides, axis=0), 1 / sides)
        done = after.done
        played = self.undo_draw(engine, state, after)
        later = engine.side_order(played)
        after_value = self._by_side(later, self._chances(self.model.criticize(parameters, played)))
        record = (
            state, action, own, likely, order, self._by_side(order, self._chances(critic)), played, later,
            jnp.where(done, reward, after_value), reward, done, jnp.where(done, after.plies, 0),
            done & (after.winner == learner),
        )  # fmt: skip
        return engine.reset_where_done(after, fresh), record

    def _targets(self, value: Array, reward: Array, done: Array, last: Array) -> Array:
        """By side: the chances to win as they turned out, mixed with the critic's of the plies in between."""
        mix = self.options.lambda_

        def back(carry: tuple[Array, Array], ply: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
            next_value, next_target = carry
            now, won, over = ply
            target = jnp.where(over, won, (1 - mix) * next_value + mix * next_target)
            return (now, target), target

        return lax.scan(back, (last, last), (value, reward, done), reverse=True)[1]

    def _advantages(self, value: Array, after_value: Array, done: Array) -> Array:
        """By side: what this play and, less and less, the later ones changed in the chances to win."""
        mix = self.options.lambda_

        def back(later: Array, ply: tuple[Array, ...]) -> tuple[Array, Array]:
            now, then, over = ply
            found = then - now + jnp.where(over, 0.0, mix * later)
            return found, found

        return lax.scan(back, jnp.zeros_like(value[0]), (value, after_value, done), reverse=True)[1]

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
        options, own = self.options, batch.own / jnp.maximum(batch.own.sum(), 1.0)
        logits, chances, critic = self.model.both(parameters, batch.state)
        logs = jax.nn.log_softmax(logits, axis=0)
        likely = jnp.take_along_axis(logs, batch.action[None], axis=0)[0]
        ratio = jnp.exp(likely - batch.likely)
        clipped = jnp.clip(ratio, 1 - options.clip, 1 + options.clip)
        policy = -(own * jnp.minimum(ratio * batch.advantage, clipped * batch.advantage)).sum()
        spread = -(own * jnp.sum(jnp.where(logits > -1e8, jnp.exp(logs) * logs, 0.0), axis=0)).sum()

        def miss(found: Array, target: Array = batch.target) -> Array:
            return -(target * jax.nn.log_softmax(found, axis=0)).sum(0).mean()

        after = miss(self.model.criticize(parameters, batch.after), batch.after_target)
        losses = Losses(policy, (miss(critic) + after) / 2, miss(chances), spread)
        total = policy + options.critic_weight * losses.critic - entropy * spread
        if self.opponent is None:  # the chances that people see are those among equals
            total = total + options.chances_weight * losses.chances
        return total, losses


class Optimizer(NamedTuple):
    """The state of Adam, and the running mean of the player's weights, which is the player that is kept."""

    mean: Parameters
    square: Parameters
    steps: Array
    average: dict[str, Array]


def new_optimizer(parameters: Parameters) -> Optimizer:
    """The optimizer before its first step."""
    zero = jax.tree.map(jnp.zeros_like, parameters)
    return Optimizer(zero, zero, jnp.float32(0), parameters[PLAYER])


def improve(
    parameters: Parameters,
    optimizer: Optimizer,
    gradients: tuple[Parameters, ...],
    shares: Array,
    rate: Array,
    player_rate: Array,
    decay: Array,
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
    rates = {name: player_rate if name == PLAYER else rate for name in parameters}
    moved = {
        name: jax.tree.map(
            lambda x, m, s, r=rates[name]: x - r * (m / first) / (jnp.sqrt(s / second) + EPSILON),
            parameters[name], mean[name], square[name],
        )
        for name in parameters
    }  # fmt: skip
    average = jax.tree.map(lambda old, new: decay * old + (1 - decay) * new, optimizer.average, moved[PLAYER])
    return moved, Optimizer(mean, square, steps, average)
