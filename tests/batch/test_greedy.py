"""The yardstick of training against the level it stands for."""

from __future__ import annotations

import jax
import numpy as np
import pytest

from knaves.bots.lines.evaluate import evaluate_moves, load_weights
from knaves.bots.lines.observation import action_of
from tests.batch.lockstep import Lockstep
from tests.batch.test_lines import engine_for
from tools.train.greedy import Greedy


@pytest.mark.parametrize(("game", "seats"), [("classic", 4), ("travel", 3)])
def test_the_batch_greedy_values_moves_as_greedy_does(game: str, seats: int) -> None:
    engine = engine_for(game, seats, "jax")
    greedy = jax.jit(Greedy(engine).values)
    both = Lockstep(engine_for(game, seats), 8, seed=11)
    weights = load_weights(game, engine.teams)
    compared = 0

    def check(state: object) -> object:
        nonlocal compared
        if compared < 3000:
            values = np.asarray(greedy(state))
            for table, position in enumerate(both.games):
                if position.outcome is None:
                    view = position.view(position.turn)
                    for move, value in evaluate_moves(view, weights).items():
                        ours = values[action_of(engine.tables, move), table]
                        assert ours == pytest.approx(value, rel=1e-5, abs=0.01), (str(position), str(move))
                        compared += 1
        return both.engine.legal_mask(state)  # type: ignore[arg-type]

    both.play(mask_of=check)
    assert compared >= 3000
