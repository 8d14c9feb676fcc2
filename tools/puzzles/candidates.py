"""Positions that may be puzzles, from games between the levels.

Many games are played side by side, so that a network evaluates all of their positions at once. What the rules alone
decide is found here; of the other decisions a few of each game are kept for the search.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from bench.strength import read_table
from knaves.analysis.judge import Decision, Judge
from knaves.bots.levels import LEVELS, sample
from knaves.deal import seed_from
from knaves.game import Move, State, View
from knaves.puzzles.rules import RULES

LEVELS_USED = ("casual", "skilled", "expert", "best")
SIDE_BY_SIDE = 64
PER_GAME = 8
"""Decisions of a game that are kept for the search."""
APART = 3
"""Decisions of a game between two that are kept."""
MIN_LOGIT = {"lines": 12.0, "stacks": 8.0}
"""By family: how clearly the network prefers its best move in most of the decisions that are kept."""
UNSURE = 0.25
"""The share of the decisions that are kept although the network does not prefer a move clearly: hard puzzles."""
TRY_EXACT = {"win": 1.0, "chain": 0.35}
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
    view: str
    """The position as the seat to move sees it."""

    data = asdict


@dataclass
class _Game:
    seed: str
    state: State
    rng: random.Random
    levels: Sequence[str]
    ply: int = 0
    kept: dict[str, int] = field(default_factory=lambda: defaultdict(lambda: -APART))
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
            if game.ply - game.kept[kind] > 4 * APART and game.rng.random() < share and self._promising(kind, view):
                if self.rules.plan(kind, view) is not None:
                    game.kept[kind] = game.ply
                    yield Candidate(self.table, game.seed, game.ply, kind, str(view))
                    return
        if game.searched < PER_GAME and game.ply - game.kept[""] >= APART and self._keeps(game, view, decision.logits):
            game.searched += 1
            game.kept[""] = game.ply
            yield Candidate(self.table, game.seed, game.ply, "", str(view))

    def _promising(self, kind: str, view: View) -> bool:
        """Whether it is worth the time to search for an exact solution."""
        chips = getattr(view, "chips", ())
        if kind == "win" and self.judge.family.name == "stacks":
            return sum(chips[view.seat or 0]) >= 3
        return True

    def _keeps(self, game: _Game, view: View, logits: Mapping[Move, float]) -> bool:
        """Whether a decision goes to the search; late ones more often, since early ones rarely decide."""
        if len(logits) < 2 or self.rules.plan("win", view) is not None:
            return False
        first, second = sorted(logits.values(), reverse=True)[:2]
        clear = first - second >= MIN_LOGIT[self.judge.family.name]
        late = min(1.0, game.ply / (12 * self.seats))
        return game.rng.random() < late * (0.6 if clear else 0.6 * UNSURE) or (view.simultaneous and len(logits) > 1)
