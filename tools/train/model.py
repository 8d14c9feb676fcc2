"""The player and its critic at one set-up. The critic sees every hand and only serves training."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from knaves.batch.lines import Engine, State
from knaves.bots.lines.network import (
    CELL_INPUTS,
    GLOBAL_INPUTS,
    HIDDEN_INPUTS,
    LINE_INPUTS,
    MAX_TEAMS,
    Features,
    LinesNetwork,
    player_shapes,
    trunk_shapes,
)

Array = Any
Parameters = dict[str, dict[str, Array]]
GAINS = {"line1": 1.4, "cell1": 1.4, "pool": 1.4, "cell3": 1.4, "actions": 0.1, "choose": 0.1, "chances": 0.3}
"""Factors of the first weights of a layer; one where none is given."""
VECTORS = 0.1
"""The size of the first vectors of cells and lines."""


def critic_shapes(width: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the critic's weights."""
    cells, lines, globals_ = HIDDEN_INPUTS
    shapes = trunk_shapes(width, CELL_INPUTS + cells, LINE_INPUTS + lines, GLOBAL_INPUTS + globals_)
    return shapes | {"chances.w": (2 * width, MAX_TEAMS), "chances.b": (MAX_TEAMS,)}


def first_weights(rng: np.random.Generator, shapes: dict[str, tuple[int, ...]]) -> dict[str, Array]:
    """Random weights to start from."""
    weights = {}
    for name, shape in shapes.items():
        layer, _, kind = name.rpartition(".")
        scale = 0.0
        if kind == "w":
            scale = GAINS.get(layer, 1.0) / np.sqrt(shape[0])
        elif kind in ("cells", "lines") and len(shape) == 2:
            scale = VECTORS
        weights[name] = jnp.asarray(scale * rng.normal(size=shape), jnp.float32)
    return weights


def first_parameters(seed: int, width: int) -> Parameters:
    """Player and critic; the critic has half the width."""
    rng = np.random.default_rng(seed)
    return {
        "player": first_weights(rng, player_shapes(width)),
        "critic": first_weights(rng, critic_shapes(width // 2)),
    }


class Model:
    """The network at one set-up."""

    def __init__(self, engine: Engine, dtype: Any) -> None:
        self.engine = engine
        self.network = LinesNetwork(engine.tables, jnp, dtype)

    def play(self, player: dict[str, Array], state: State) -> tuple[Array, Array]:
        """The logits of the actions and of the chances to win, from what the seat to move knows."""
        return self.network.play(player, self.engine.observe(state), self.engine.legal_mask(state))

    def both(self, parameters: Parameters, state: State) -> tuple[Array, Array, Array]:
        """The same, and the critic's logits of the chances to win."""
        engine, network = self.engine, self.network
        seen = engine.observe(state)
        everything = network.features(seen, engine.all_hands(state))
        known = Features(
            everything.cells[..., :CELL_INPUTS],
            everything.lines[..., :LINE_INPUTS],
            everything.globals[..., :GLOBAL_INPUTS],
        )
        logits, chances = network.play(parameters["player"], seen, engine.legal_mask(state), known)
        _, _, pool = network.trunk(parameters["critic"], everything)
        return logits, chances, network.chances(parameters["critic"], pool)


def count_weights(weights: dict[str, Array]) -> int:
    """The number of weights."""
    return sum(int(array.size) for array in jax.tree.leaves(weights))
