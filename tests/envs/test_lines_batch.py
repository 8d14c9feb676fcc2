"""The coder of the batch engine: planes, masks and actions are those of the coder of views, after every move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from knaves.batch.lines import make_engine
from knaves.envs.lines_batch import LinesBatchCoder
from knaves.games import GAMES
from tests.batch.lockstep import Lockstep, next_actor

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 6, {"teams": 3, "dead_cards": "unlimited", "dead_jack": True}),
    ("travel", 3, {"diagonals": False}),
    ("classic", 4, {"advanced_jack": True, "stalemate_cap": 4}),
]


class CodedGames(Lockstep):
    """Compares what the two coders say of each table."""

    def __init__(self, *args: Any) -> None:
        self.batch = LinesBatchCoder(args[0])
        self.compared = 0
        super().__init__(*args)

    def compare_all(self) -> None:
        coder, seat = self.batch.coder, self.rng.randrange(self.engine.seats)
        planes, masks = self.batch.observe(self.arrays, seat), self.batch.mask(self.arrays)
        ids = np.zeros(len(self.games), np.int64)
        for table, game in enumerate(self.games):
            expected = coder.observe(game.view(seat))
            if not np.allclose(planes[table], expected, atol=1e-6):
                wrong = [
                    name
                    for name, ours, theirs in zip(coder.legend, planes[table], expected, strict=True)
                    if not np.allclose(ours, theirs, atol=1e-6)
                ]
                raise AssertionError(f"{wrong} of {game}")
            if game.outcome is None:
                view = game.view(next_actor(game))
                assert np.array_equal(masks[table], coder.mask(view)), str(game)
                ids[table] = self.rng.choice(np.flatnonzero(masks[table]))
                self.compared += 1
        actions = self.batch.to_engine(self.arrays, ids)
        for table, game in enumerate(self.games):
            if game.outcome is None:
                move = coder.move(next_actor(game), int(ids[table]))
                ours = self.legal(table)[int(actions[table])]
                assert str(ours)[2:] == str(move)[2:]  # of two jacks of a kind it plays the first


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_planes_masks_and_actions_are_those_of_views(name: str, seats: int, options: dict[str, Any]) -> None:
    engine = make_engine(name, seats, GAMES[name].Options(**options), backend="numpy")
    games = CodedGames(engine, 6, 3)
    games.play(limit=150, to_end=False)
    assert games.compared > 200
