"""Ten weights learn to play travel against random moves, in seconds on one core: from 50% to 75%.

Every table is played by a player of its own, the mean of the last winners with random changes. A player values a cell
by the lines through it: how many chips lie on a line that only one side is on.
"""

import numpy as np

from knaves.batch import make_engine

engine, rng, tables = make_engine("travel", seats=2, backend="numpy"), np.random.default_rng(1), 512
through, mean = engine.tables.incidence, np.zeros((10, 1))  # by cell and line
for generation in range(40):
    weights = mean + rng.normal(size=(10, tables))
    state = engine.init(rng.integers(0, 2**32, (2, tables), np.uint32))
    for _ in range(60):
        own, other = (through.T @ chips for chips in engine.observe(state).chips)
        kind = np.where(other == 0, own, np.where(own == 0, 5 + other, 0)).astype(int)
        value = np.tile(through @ np.take_along_axis(weights, kind, axis=0), (3, 1))  # place, by jack, remove
        legal = engine.legal_mask(state)[: len(value)]
        best = np.where(legal, value, -np.inf).argmax(axis=0)
        state, action = engine.random_action(state)
        state = engine.step(state, np.where((state.turn == 0) & legal.any(axis=0), best, action))
    won = state.winner == 0
    mean = weights[:, won].mean(axis=1, keepdims=True)
    print(f"generation {generation}: {won.sum() / state.done.sum():.0%}")
