"""Positions that may be puzzles, from games between the levels.

Many games are played side by side, so that a network evaluates all of their positions at once. What the rules alone
decide is found here; of the other decisions a few of each game are kept for the search.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bench.strength import read_table
from knaves.analysis.judge import Decision, Judge
from knaves.bots.levels import LEVELS, sample
from knaves.deal import seed_from
from knaves.game import Move, State, View
from knaves.puzzles.rules import RULES

LEVELS_USED = ("casual", "skilled", "expert", "best")
APART = 2
"""Decisions of a game between two that are kept."""
PER_GAME = 10
"""Decisions of a game that are kept for the search."""
CLEAR = {"lines": 28.0, "stacks": 20.0}
"""By family: by how much the logit of the network's best move is ahead in the decisions that are kept …"""
TELLING = 0.3
"""… as a part of that, if the move stops a win, plays a jack or a special card, or answers a pile …"""
UNSURE = 0.02
"""… and how often one is kept without being ahead: hard puzzles."""
TRY_EXACT = {"win": 1.0, "chain": 0.3}
"""How often a decision is looked at for the exact kinds."""


@dataclass(frozen=True)
class Candidate:
    """A position that may be a puzzle."""

    table: str
    """Like classic-2."""
    game: str
    """The seed of its game."""
    ply: int
    kind: str
    """An exact kind that was found, or nothing: to be searched."""
    view: View
    """The position as the seat to move sees it."""


@dataclass
class _Game:
    seed: str
    state: State
    rng: random.Random
    levels: Sequence[str]
    ply: int = 0
    kept: dict[str, int] = field(default_factory=lambda: defaultdict(lambda: -99))
    """By kind: the last ply that was kept."""
    searched: int = 0


class Collector:
    """Plays games at one table and yields candidates."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.game, self.seats, self.options = read_table(table)
        self.judge = Judge(self.game)
        self.rules = RULES[type(self.game)]
        self.temperatures = {
            level: LEVELS[level].policies[self.judge.family.name].temperature for level in LEVELS_USED
        }

    def collect(self, seeds: Sequence[str]) -> Iterator[Candidate]:
        """The candidates of the games with these seeds."""
        games = [self._start(seed) for seed in seeds]
        live = [(number, one.state) for number, one in enumerate(games)]
        while live:
            _, decisions = self.judge._advance(live)  # noqa: SLF001 - the miner is the judge's twin
            live = []
            for decision in decisions:
                game = games[decision.number]
                game.ply += 1
                yield from self._look(game, decision)
                seat = decision.view.seat
                assert seat is not None
                level = game.levels[decision.view.sides[seat]]
                move = sample(decision.logits, self.temperatures[level], game.rng)
                live.append((decision.number, decision.state.apply(seat, move)[0]))

    def _start(self, seed: str) -> _Game:
        rng = random.Random(seed)
        state = self.game.new(seats=self.seats, seed=seed_from(seed), options=self.options)
        return _Game(seed, state, rng, [rng.choice(LEVELS_USED) for _ in set(state.sides)])

    def _look(self, game: _Game, decision: Decision) -> Iterator[Candidate]:
        view = decision.view
        for kind, share in TRY_EXACT.items():
            if game.ply - game.kept[kind] < 8 * APART or game.rng.random() > share:
                continue
            if self.rules.plan(kind, view) is not None:
                game.kept[kind] = game.ply
                yield Candidate(self.table, game.seed, game.ply, kind, view)
                return
        if game.searched < PER_GAME and game.ply - game.kept[""] >= APART and self._keeps(game, view, decision.logits):
            game.searched += 1
            game.kept[""] = game.ply
            yield Candidate(self.table, game.seed, game.ply, "", view)

    def _keeps(self, game: _Game, view: View, logits: Mapping[Move, float]) -> bool:
        """Whether a decision goes to the search."""
        first, second = sorted(logits, key=logits.__getitem__, reverse=True)[:2]
        ahead = (logits[first] - logits[second]) / CLEAR[self.judge.family.name]
        if ahead < 1 and (ahead < TELLING or self.rules.find_kind(view, first) == "best"):
            return game.rng.random() < UNSURE
        return self.rules.plan("win", view) is None
