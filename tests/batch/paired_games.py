"""Games of a batch engine beside the authority's, compared after every move: what is the same for all games."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np


class PairedGames(ABC):
    """Some tables, each stepped by the batch engine and by the authority."""

    games: list[Any]
    """The authority's games, by table."""

    def __init__(self, engine: Any, tables: int, seed: int) -> None:
        self.engine, self.rng = engine, random.Random(seed)
        words = np.random.default_rng(seed).integers(0, 2**32, (2, tables), np.uint32)
        self.set_state(engine.init(engine.xp.asarray(words)))
        self.games = [self.deal(table) for table in range(tables)]
        self.tally: Counter[str] = Counter()

    def set_state(self, state: Any) -> None:
        """Keep the state, and the same as NumPy arrays."""
        self.state, self.arrays = state, type(state)(*map(np.asarray, state))

    def play(self, step: Any = None, mask_of: Any = None, limit: int = 4000, to_end: bool = True) -> None:
        """Play all tables with random moves to the end, or so many plies; compare as it goes."""
        step, mask_of = step or self.engine.step, mask_of or self.engine.legal_mask
        self.compare_all()
        for _ in range(limit):
            if not any(game.outcome is None for game in self.games):
                return
            mask = np.asarray(mask_of(self.state))
            chosen = [self._choose(table, mask[:, table]) for table in range(len(self.games))]
            actions = self.engine.xp.asarray(np.array([action for action, _ in chosen], np.int32))
            before = self.arrays
            self.set_state(step(self.state, actions))
            for table, (_, move) in enumerate(chosen):
                if move is not None:
                    self.follow(table, move, before)
                    self._count_end(table)
            self.compare_all()
        assert not to_end, "the games do not end"

    def _choose(self, table: int, mask: Any) -> tuple[int, Any]:
        if self.games[table].outcome is not None:
            return 0, None
        legal = self.legal(table)
        assert sorted(legal) == list(np.flatnonzero(mask)), (str(self.games[table]), legal)
        action = self.pick(table, sorted(legal))
        return action, legal[action]

    def _count_end(self, table: int) -> None:
        if self.games[table].outcome is not None:
            self.tally[f"end: {self.games[table].outcome.reason}"] += 1

    def pick(self, table: int, actions: Sequence[int]) -> int:
        """The action to play."""
        return self.rng.choice(actions)

    @abstractmethod
    def deal(self, table: int) -> Any:
        """The authority's game with the cards that the batch engine dealt."""

    @abstractmethod
    def legal(self, table: int) -> dict[int, Any]:
        """The authority's legal moves by action."""

    @abstractmethod
    def follow(self, table: int, move: Any, before: Any) -> None:
        """Make the move for the authority, and let it draw the cards that the batch engine drew."""

    @abstractmethod
    def compare_all(self) -> None:
        """Compare every table."""
