"""Statistics of random games."""

from __future__ import annotations

import random
import statistics
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from knaves.deal import seed_from
from knaves.game import Game, Json, Options


@dataclass
class Simulation:
    """The statistics of random games; equal arguments give equal numbers."""

    game: Game
    seats: int
    options: Options
    seed: int
    wins: Counter[int] = field(default_factory=Counter)
    """Games won by each side."""
    draws: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    """Moves of each game."""
    totals: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """Raise `SetupError` for an impossible table before the first game."""
        self.sides = self.game.sides(self.seats, self.options)

    def play(self, number: int) -> None:
        """Play the game with this number and count it."""
        rng = random.Random(f"{self.seed}/{number}")
        state = self.game.new(seats=self.seats, seed=seed_from(f"{self.seed}/{number}"), options=self.options)
        moves = 0
        while state.outcome is None:
            seat = rng.choice(sorted(state.actors))
            state, events = state.apply(seat, rng.choice(state.legal(seat)))
            moves += 1
            self.totals.update(event.stat_key for event in events if event.stat_key)
        self.lengths.append(moves)
        self.endings[str(state.outcome.reason)] += 1
        if state.outcome.winners:
            self.wins[self.sides[state.outcome.winners[0]]] += 1
        else:
            self.draws += 1

    def run(self, games: int, progress: Callable[[], object] = lambda: None) -> None:
        """Play this many games."""
        for number in range(games):
            self.play(number)
            progress()

    def data(self) -> dict[str, Json]:
        """The statistics as JSON."""
        lengths = self.lengths or [0]
        return {
            "game": self.game.name,
            "seats": self.seats,
            "sides": len(set(self.sides)),
            "options": self.options.texts(all_of_them=True),
            "seed": self.seed,
            "games": len(self.lengths),
            "wins": {self.game.side_name(side): self.wins[side] for side in sorted(set(self.sides))},
            "draws": self.draws,
            "endings": dict(sorted(self.endings.items())),
            "moves": {
                "mean": round(statistics.fmean(lengths), 3),
                "median": statistics.median(lengths),
                "min": min(lengths),
                "max": max(lengths),
            },
            **{name: self.totals[name] for name in self.game.stat_keys},
        }
