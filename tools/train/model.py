"""The player and its critic at one set-up. The critic sees every hand and only serves training."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from knaves.bots.lines import network as lines
from knaves.bots.network import Network, Shapes, WeightsKind
from knaves.bots.stacks import network as stacks
from tools.train.draws import undo_lines_draw, undo_stacks_draw

Array = Any
Engine = Any
"""A batch engine of either family; see `knaves.batch`."""
State = Any
Weights = dict[str, Array]
Parameters = dict[str, Weights]
"""The player and a critic for each kind of opponents."""

PLAYER, CRITIC, YARDSTICK_CRITIC = "player", "critic", "critic against greedy"
HEADS = ("actions", "choose", "lay", "steal_card", "steal_chip", "cards", "specials", "others")
GAINS = {"line1": 1.4, "cell1": 1.4, "pool": 1.4, "cell3": 1.4, "chances": 0.3} | dict.fromkeys(HEADS, 0.1)
"""Factors of the first weights of a layer; one where none is given. Small heads make all actions likely at first."""
VECTORS = 0.1
"""The size of the first learned vectors."""


class Family(NamedTuple):
    """What differs between the board games and stacks."""

    files: WeightsKind
    make_network: Callable[[Engine, Any], Any]
    """The network for an engine, with the type of its numbers."""
    critic_shapes: Callable[[int], Shapes]
    undo_draw: Callable[[Engine, State, State], State]
    """The tables after a step, without the cards that it drew."""
    max_plies: int
    """A game that lasts longer ends as a draw."""


def _lines_network(engine: Engine, dtype: Any) -> Network:
    return lines.LinesNetwork(engine.tables, jnp, dtype)


def _stacks_network(engine: Engine, dtype: Any) -> Network:
    return stacks.StacksNetwork(engine.seats, jnp, dtype)


BOARD = Family(lines.LINES, _lines_network, lines.critic_shapes, undo_lines_draw, max_plies=400)
STACKS = Family(stacks.STACKS, _stacks_network, stacks.critic_shapes, undo_stacks_draw, max_plies=800)
FAMILIES = {"classic": BOARD, "travel": BOARD, "stacks": STACKS}


def first_weights(rng: np.random.Generator, shapes: Shapes) -> Weights:
    """Random weights to start from: layers (`.w`) by their inputs, biases (`.b`) zero, other matrices small."""
    weights = {}
    for name, shape in shapes.items():
        layer, _, kind = name.rpartition(".")
        scale = 0.0
        if kind == "w":
            scale = GAINS.get(layer, 1.0) / np.sqrt(shape[-2])
        elif kind != "b" and len(shape) == 2:
            scale = VECTORS
        weights[name] = jnp.asarray(scale * rng.normal(size=shape), jnp.float32)
    return weights


def first_parameters(family: Family, seed: int, width: int, critic_width: int) -> Parameters:
    """A player and its critics."""
    rng = np.random.default_rng(seed)
    return {
        PLAYER: first_weights(rng, family.files.shapes(width)),
        CRITIC: first_weights(rng, family.critic_shapes(critic_width)),
        YARDSTICK_CRITIC: first_weights(rng, family.critic_shapes(critic_width)),
    }


class Model:
    """The network at one set-up."""

    def __init__(self, engine: Engine, dtype: Any, critic: str = CRITIC) -> None:
        self.engine, self.critic = engine, critic
        self.network = FAMILIES[engine.setup.spec.name].make_network(engine, dtype)

    def play(self, player: Weights, state: State) -> tuple[Array, Array]:
        """The logits of the actions and of the chances to win, from what the seat to move knows."""
        found: tuple[Array, Array] = self.network.play(
            player, self.engine.observe(state), self.engine.legal_mask(state)
        )
        return found

    def both(self, parameters: Parameters, state: State) -> tuple[Array, Array, Array]:
        """The same, and the critic's logits of the chances to win."""
        engine, network = self.engine, self.network
        seen = engine.observe(state)
        logits, chances = network.play(parameters[PLAYER], seen, engine.legal_mask(state))
        return logits, chances, self.criticize(parameters, state, seen)

    def criticize(self, parameters: Parameters, state: State, seen: Any = None) -> Array:
        """The critic's logits of the chances to win, from all hands."""
        seen = self.engine.observe(state) if seen is None else seen
        everything = self.network.features(seen, self.engine.all_hands(state))
        weights = parameters[self.critic]
        return self.network.chances(weights, self.network.trunk(weights, everything)[-1])


def count_weights(weights: Weights) -> int:
    """The number of weights."""
    return sum(int(array.size) for array in jax.tree.leaves(weights))
