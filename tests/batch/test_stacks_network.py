"""The network of stacks at the tables of the batch engine."""

from __future__ import annotations

import numpy as np
import pytest

from knaves.batch.stacks import make_engine
from knaves.bots.network import NOT_LEGAL
from knaves.bots.stacks.network import StacksNetwork, critic_shapes, player_shapes

TABLES = 16


@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_on_the_engine_and_its_critic_takes_all_hands(seats: int) -> None:
    rng = np.random.default_rng(seats)
    player, critic = (
        {name: rng.normal(size=shape).astype(np.float32) / np.sqrt(shape[0]) for name, shape in shapes.items()}
        for shapes in (player_shapes(16), critic_shapes(8))
    )
    engine, network = make_engine("stacks", seats, backend="numpy"), StacksNetwork(seats)
    state = engine.init(rng.integers(0, 2**32, (2, TABLES), np.uint32))
    for _ in range(60):
        seen, legal, hands = engine.observe(state), engine.legal_mask(state), engine.all_hands(state)
        assert (hands[0] == seen.hand).all()
        everything = network.features(seen, hands)
        logits, chances = network.play(player, seen, legal, network.known(everything))
        assert ((logits == NOT_LEGAL) == ~legal).all()
        assert np.isfinite(chances).all()
        assert network.chances(critic, network.trunk(critic, everything)[-1]).shape == (seats, TABLES)
        state = engine.step(state, logits.argmax(0).astype(np.int32))
    assert state.done.any() or state.chips.any()
