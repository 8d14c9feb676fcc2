"""Which search on top of the policy gains, measured on the device: `python -m tools.train.search_study --help`.

For each decision the likeliest actions of the policy are tried in many worlds, each a random deal of the cards that the
seat cannot see. In a world every candidate is played, all seats go on by the policy for some plies, and the chances to
win are averaged. All candidates share the same worlds and the same later draws. The policy's opinion counts as a number
of extra worlds. Prints the score against the policy alone and against greedy, each deal played from every side.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from knaves.batch.lines import Engine, State, make_engine
from knaves.bots.lines.network import load_weights
from tools.train.greedy import Greedy
from tools.train.measure import match
from tools.train.model import Array, Model, Weights
from tools.train.report import estimate


class Plan(NamedTuple):
    """How to search."""

    candidates: int
    worlds: int
    plies: int
    prior: float
    """The weight of the policy: a factor of the logarithm of an action's probability, in chances to win."""

    @classmethod
    def read(cls, text: str) -> Plan:
        """From `4x64x8:0.02`: candidates, worlds, plies, prior."""
        shape, _, prior = text.partition(":")
        candidates, worlds, plies = map(int, shape.split("x"))
        return cls(candidates, worlds, plies, float(prior or 0.02))


def deal_unseen(engine: Engine, state: State, rng: Array) -> State:
    """The same tables with the cards that the seat to move cannot see dealt anew, by these generators."""
    bits = engine.bits
    seen = bits.counts(state.hands[0]) + bits.counts(state.discards)
    hidden = engine.tables.copies - seen
    padded = jnp.concatenate([hidden, jnp.zeros((12, hidden.shape[1]), hidden.dtype)]).reshape(4, 16, -1)
    places = jnp.arange(16, dtype=jnp.uint32)[None, :, None]
    words = [
        ((padded > copy).astype(jnp.uint32) << places).sum(1).astype(jnp.uint32) for copy in range(engine.tables.copies)
    ]
    deck, none = jnp.concatenate(words), jnp.zeros_like(state.deck)
    sizes = lax.population_count(state.hands[1:]).sum(1)

    def deal_hand(carry: tuple[Array, Array], size: Array) -> tuple[tuple[Array, Array], Array]:
        def deal_card(number: int, now: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
            rng, deck, hand = now
            rng, deck, _, card = bits.draw(rng, deck, none, number < size)
            return rng, deck, bits.add(hand, card)

        rng, deck, hand = lax.fori_loop(0, engine.setup.hand_size, deal_card, (*carry, none))
        return (rng, deck), hand

    (rng, deck), hands = lax.scan(deal_hand, (rng, deck), sizes.astype(jnp.int32))
    return state._replace(hands=jnp.concatenate([state.hands[:1], hands]), deck=deck, rng=rng)


class Search:
    """A search at one set-up."""

    def __init__(self, engine: Engine, model: Model, plan: Plan) -> None:
        self.engine, self.model, self.plan = engine, model, plan

    def values(self, player: Weights, state: State) -> Array:
        """(actions, tables): a value for each candidate, far below for all other actions."""
        engine, plan = self.engine, self.plan
        logits, _ = self.model.play(player, state)
        likely, chosen = lax.top_k(jax.nn.log_softmax(logits, axis=0).T, plan.candidates)
        tables = state.turn.shape[0]
        many = jax.tree.map(lambda x: jnp.repeat(x, plan.worlds, axis=-1), state)
        numbers = jnp.tile(jnp.arange(plan.worlds, dtype=jnp.uint32), tables)
        words = jnp.stack([many.rng[0] + numbers * jnp.uint32(0x9E3779B9), many.rng[1] ^ many.plies.astype(jnp.uint32)])
        many = deal_unseen(engine, many, engine.bits.seed(words))
        every = jax.tree.map(lambda x: jnp.repeat(x, plan.candidates, axis=-1), many)
        actions = jnp.repeat(chosen[:, None], plan.worlds, axis=1).reshape(-1)
        after = engine.step(every, actions.astype(jnp.int32))

        def ply(_: int, now: State) -> State:
            found, _ = self.model.play(player, now)
            return engine.step(now, jnp.argmax(found, axis=0).astype(jnp.int32))

        end = lax.fori_loop(0, plan.plies, ply, after)
        chances = jax.nn.softmax(self.model.play(player, end)[1], axis=0)
        own = engine.side_order(every)[0]
        value = jnp.where(engine.side_order(end) == own, chances, 0.0).sum(0)
        over = jnp.where(end.winner >= 0, (end.winner == own).astype(jnp.float32), 1 / engine.sides)
        value = jnp.where(end.done, over, value).reshape(tables, plan.worlds, plan.candidates).mean(1)
        value = jnp.where(likely > -1e8, value + plan.prior * likely, -1e9)
        spread = jax.nn.one_hot(chosen, engine.actions, dtype=jnp.float32)
        return (spread * (value[..., None] + 1e6)).sum(1).T - 1e6


def main() -> None:
    """Measure some plans."""
    start = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--table", default="classic-2", help="like classic-2")
    parser.add_argument("--plan", action="append", type=Plan.read, help="candidates x worlds x plies : prior")
    parser.add_argument("--deals", type=int, default=256)
    parser.add_argument("--repeats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--float32", action="store_true")
    args = parser.parse_args()
    game, _, seats = args.table.partition("-")
    engine = make_engine(game, int(seats))
    model, greedy = Model(engine, jnp.float32 if args.float32 else jnp.bfloat16), Greedy(engine)
    player = {name: jnp.asarray(array) for name, array in load_weights(args.weights).items()}

    def policy(state: State) -> Array:
        return model.play(player, state)[0]

    for plan in args.plan or [Plan(4, 64, 8, 0.02)]:
        search = Search(engine, model, plan)
        for name, opponent in (("the policy alone", policy), ("greedy", greedy.values)):
            play = jax.jit(lambda words, search=search, other=opponent: match(
                engine, lambda state: search.values(player, state), other, words
            ))  # fmt: skip
            scores = [
                np.asarray(play(jax.random.bits(jax.random.key(args.seed + n), (2, args.deals), jnp.uint32)))
                for n in range(args.repeats)
            ]
            mean, half = estimate(np.concatenate(scores))
            print(f"{time.monotonic() - start:5.0f} s  {plan} against {name}: {mean} ± {half}", flush=True)


if __name__ == "__main__":
    main()
