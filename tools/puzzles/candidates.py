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
from knaves.analysis.judge import Judge
from knaves.bots.families import load_network
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
EARLY = 5
"""Rounds in which no decision is worth that much."""
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
    expected: str = ""
    """The kind of puzzle that it is, if the network's best move is the solution."""
    ahead: float = 0.0
    """By how much the logit of that move is ahead."""
    likely: tuple[Move, ...] = ()
    """The moves from the likeliest on."""


@dataclass
class _Game:
    seed: str
    state: State
    view: View
    """Of the seat that has a decision to make."""
    rng: random.Random
    levels: Sequence[str]
    ply: int = 0
    kept: dict[str, int] = field(default_factory=lambda: defaultdict(lambda: -99))
    """By kind: the last ply that was kept."""
    searched: int = 0

    @property
    def seat(self) -> int:
        """The seat that has a decision to make."""
        assert self.view.seat is not None
        return self.view.seat


class Collector:
    """Plays games at one table and yields candidates."""

    def __init__(self, table: str, *, exact_only: bool = False) -> None:
        self.table = table
        self.game, self.seats, self.options = read_table(table)
        self.judge = Judge(self.game)
        policy = LEVELS["best"].policies[self.judge.family.name]
        self.network = load_network(self.judge.family.name, policy.weights)
        self.rules = RULES[type(self.game)]
        self.exact_only = exact_only
        self.temperatures = {level: LEVELS[level].policies[self.judge.family.name].temperature for level in LEVELS_USED}

    def collect(self, seeds: Sequence[str]) -> Iterator[Candidate]:
        """The candidates of the games with these seeds."""
        live = [self._start(seed) for seed in seeds]
        while live := [game for game in live if self._go_on(game)]:
            views = [game.view for game in live]
            for game, (logits, _) in zip(live, self.network.evaluate_all(views), strict=True):
                game.ply += 1
                yield from self._look(game, logits)
                level = game.levels[game.view.sides[game.seat]]
                game.state = game.state.apply(game.seat, sample(logits, self.temperatures[level], game.rng))[0]

    def _go_on(self, game: _Game) -> bool:
        """Make all moves that need no thought; whether a seat has a decision to make then."""
        while game.state.actors:
            views = [game.state.view(seat) for seat in sorted(game.state.actors)]
            forced = [(view.seat or 0, move) for view in views if (move := self.judge.forced_move(view)) is not None]
            if not forced:
                game.view = next((view for view in views if view.seat == game.state.turn), views[0])
                return True
            game.state = game.state.apply(*forced[0])[0]
        return False

    def _start(self, seed: str) -> _Game:
        rng = random.Random(seed)
        state = self.game.new(seats=self.seats, seed=seed_from(seed), options=self.options)
        return _Game(seed, state, state.view(None), rng, [rng.choice(LEVELS_USED) for _ in set(state.sides)])

    def _look(self, game: _Game, logits: Mapping[Move, float]) -> Iterator[Candidate]:
        view = game.view
        for kind, share in TRY_EXACT.items():
            if game.ply - game.kept[kind] < 8 * APART or game.rng.random() > share:
                continue
            if self.rules.plan(kind, view) is not None:
                game.kept[kind] = game.ply
                yield Candidate(self.table, game.seed, game.ply, kind, view)
                return
        if self.exact_only:
            return
        if game.searched < PER_GAME and game.ply - game.kept[""] >= APART and self._keeps(game, view, logits):
            game.searched += 1
            game.kept[""] = game.ply
            likely = tuple(sorted(logits, key=logits.__getitem__, reverse=True))
            kind, ahead = self.rules.find_kind(view, likely[0]), logits[likely[0]] - logits[likely[1]]
            yield Candidate(self.table, game.seed, game.ply, "", view, kind, ahead, likely)

    def _keeps(self, game: _Game, view: View, logits: Mapping[Move, float]) -> bool:
        """Whether a decision goes to the search."""
        if game.ply < EARLY * self.seats:
            return False
        first, second = sorted(logits, key=logits.__getitem__, reverse=True)[:2]
        ahead = (logits[first] - logits[second]) / CLEAR[self.judge.family.name]
        if ahead < 1 and (ahead < TELLING or self.rules.find_kind(view, first) == "best"):
            return game.rng.random() < UNSURE
        return self.rules.plan("win", view) is None
