"""Positions that may be puzzles, from games between the levels.

Many games are played side by side, so that a network evaluates all of their positions at once. What the rules alone
decide is found here; of the other decisions a few of each game are kept for the search.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bench.strength import read_table
from knaves.analysis.judge import Judge
from knaves.bots.families import load_network
from knaves.bots.levels import LEVELS, sample
from knaves.cards import TWO_EYED
from knaves.deal import seed_from
from knaves.game import Move, State, View
from knaves.games.lines.view import View as LinesView
from knaves.puzzles import lines
from knaves.puzzles.puzzle import KINDS
from knaves.puzzles.rules import RULES

LEVELS_USED = ("casual", "skilled", "expert", "best")
PART = 20
"""Decisions of a part of a game, which has at most one puzzle of a kind."""
APART = 2
"""Decisions of a game between two that are kept."""
CLEAR = {"lines": 28.0, "stacks": 20.0}
"""By family: by how much the logit of the network's best move is ahead in the decisions that are kept …"""
TELLING = 0.3
"""… as a part of that, if the move stops a win, plays a jack or a special card, or answers a pile …"""
UNSURE = 0.02
"""… and how often one is kept without being ahead: hard puzzles."""
SURE_KINDS = ("stop", "block")
"""Kinds of which every decision is kept: the search often finds a solution, and tries few moves for it."""
MIN_STAKE = 0.07
"""The least chance to win that an opponent with a card for the win takes away, if that is not stopped."""
THREAT_WORLDS = 24
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
    is_only_stop: bool = False
    """Whether all moves but the first leave an opponent a win with their next chip."""

    @property
    def part(self) -> int:
        """The part of its game: at most one puzzle of a kind comes from each."""
        return self.ply // PART


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

    @property
    def seat(self) -> int:
        """The seat that has a decision to make."""
        assert self.view.seat is not None
        return self.view.seat


class Collector:
    """Plays games at one table and yields candidates."""

    def __init__(self, table: str, *, kinds: Collection[str] = KINDS) -> None:
        self.table = table
        self.game, self.seats, self.options = read_table(table)
        self.judge = Judge(self.game)
        policy = LEVELS["best"].policies[self.judge.family.name]
        self.network = load_network(self.judge.family.name, policy.weights)
        self.rules = RULES[type(self.game)]
        self.kinds = frozenset(kinds)
        self.temperatures = {level: LEVELS[level].policies[self.judge.family.name].temperature for level in LEVELS_USED}

    def collect(self, seeds: Sequence[str]) -> Iterator[Candidate]:
        """The candidates of the games with these seeds."""
        live = [self._start(seed) for seed in seeds]
        while live := [game for game in live if self._go_on(game)]:
            views = [game.view for game in live]
            for game, (logits, chances) in zip(live, self.network.evaluate_all(views), strict=True):
                game.ply += 1
                yield from self._look(game, logits, chances[game.view.sides[game.seat]])
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

    def _look(self, game: _Game, logits: Mapping[Move, float], chance: float) -> Iterator[Candidate]:
        view = game.view
        for kind, share in TRY_EXACT.items():
            if kind not in self.kinds or game.ply - game.kept[kind] < 8 * APART or game.rng.random() > share:
                continue
            if self.rules.plan(kind, view) is not None:
                game.kept[kind] = game.ply
                yield Candidate(self.table, game.seed, game.ply, kind, view)
                return
        if self.kinds <= TRY_EXACT.keys() or game.ply < EARLY * self.seats or game.ply - game.kept[""] < APART:
            return
        likely = tuple(sorted(logits, key=logits.__getitem__, reverse=True))
        if len(likely) < 2:  # all moves are twins
            return
        only = self._only_stop(view, chance)
        stops = [move for move in likely if move in only]  # the network knows one of twins
        likely = (*stops, *(move for move in likely if move not in stops))
        kind, ahead = self.rules.find_kind(view, likely[0]), logits[likely[0]] - logits[likely[1]]
        if (
            kind in self.kinds
            and self._keeps(game, kind, ahead, is_only_stop=bool(stops))
            and self.rules.plan("win", view) is None
        ):
            game.kept[""] = game.ply
            yield Candidate(self.table, game.seed, game.ply, "", view, kind, ahead, likely, bool(stops))

    def _only_stop(self, view: View, chance: float) -> tuple[Move, ...]:
        """The one move after which no opponent can win with their next chip, with its twins; nothing if others do."""
        found = lines.stopping_moves(view) if isinstance(view, LinesView) else ()
        if not found or chance < MIN_STAKE or chance * _threat(view) < MIN_STAKE:
            return ()
        return found if len(self.rules.find_twins(view, found[0])) == len(found) else ()

    def _keeps(self, game: _Game, kind: str, ahead: float, *, is_only_stop: bool) -> bool:
        """Whether a decision goes to the search, by the kind of its likely solution, and how far that is ahead."""
        if kind in SURE_KINDS:
            return kind != "stop" or not isinstance(game.view, LinesView) or is_only_stop
        share = ahead / CLEAR[self.judge.family.name]
        return share >= (1 if kind == "best" else TELLING) or game.rng.random() < UNSURE


def _threat(view: View) -> float:
    """How likely an opponent holds a card with which their next chip wins."""
    assert isinstance(view, LinesView)
    assert view.seat is not None
    board, team, rng = view.setup.board, view.setup.team, random.Random(str(view))
    rivals = [one for one in range(view.setup.teams) if one != team[view.seat]]
    winning = {
        rival: TWO_EYED | {board.layout[board.number[cell]] for cell in cells}
        for rival, cells in zip(rivals, lines.find_threats(view), strict=True)
        if cells
    }
    worlds = [view.game.sample(view, rng) for _ in range(THREAT_WORLDS)]
    held = [
        any(team[seat] in winning and not winning[team[seat]].isdisjoint(hand) for seat, hand in enumerate(world.hands))
        for world in worlds
    ]
    return sum(held) / len(held)
