"""The evaluation of the board games in plain Python: the value of a play by the lines through its cell.

It needs no package and takes a millisecond or two, so it replaces the network where NumPy is missing. The yardstick of
`bench/` plays by it too.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import lru_cache
from importlib import resources
from itertools import chain
from pathlib import Path

from knaves.bots.lines import layout as at
from knaves.cards import JACKS, PACK, TWO_EYED
from knaves.game import Move
from knaves.games.lines.board import Line
from knaves.games.lines.moves import Choose, Draw, Exchange, GiveUp, Place, Remove
from knaves.games.lines.view import View

WINS = 1e7
"""Above every other value."""


def weights_path(game: str, teams: int) -> Path:
    """The file with the tuned weights of a game with this many teams."""
    return Path(str(resources.files("knaves.bots.lines"))) / "weights" / f"{game}-{teams}.json"


def _manual_weights() -> tuple[float, ...]:
    weights = [0.0] * at.WEIGHT_COUNT
    for missing, value in enumerate((1200.0, 120.0, 40.0, 14.0, 5.0)):
        for cover in range(at.COVERS):
            weights[at.ATTACK + at.COVERS * missing + cover] = value * (1 + 0.5 * cover / (1 + 0.3 * missing))
    for missing, value in enumerate((900.0, 100.0, 30.0, 8.0, 2.0)):
        for outs in range(at.OUTS):
            weights[at.DEFENCE + at.OUTS * missing + outs] = value
    for start, values in (
        (at.REMOVAL, (800.0, 90.0, 20.0, 6.0, 1.0)),
        (at.UNBLOCKING, (300.0, 80.0, 20.0, 5.0, 1.0)),
    ):
        weights[start : start + at.MAX_LINE_LENGTH] = values
    weights[at.WILD_PRICE], weights[at.REMOVER_PRICE] = 900.0, 500.0
    weights[at.SCARCE_BONUS], weights[at.AHEAD_FACTOR], weights[at.BEHIND_FACTOR] = 5.0, 1.2, 1.3
    return tuple(weights)


MANUAL_WEIGHTS = _manual_weights()
"""Weights set by hand; a cross-entropy search over self-play started from them to find the tuned ones."""


@lru_cache(maxsize=16)
def load_weights(game: str, teams: int) -> tuple[float, ...]:
    """The tuned weights of a game, or `MANUAL_WEIGHTS` if there are none."""
    path = weights_path(game, teams)
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else MANUAL_WEIGHTS


def evaluate_moves(view: View, weights: tuple[float, ...]) -> dict[Move, float]:
    """The value of each placement and removal that the seat may play."""
    assert view.seat is not None
    board = _Board(view, view.setup.team[view.seat], weights)
    values: dict[Move, float] = {}
    plays = [move for move in view.legal if isinstance(move, Place | Remove)]
    for move in plays:
        if isinstance(move, Remove):
            values[move] = board.evaluate_removal(move.cell) - weights[at.REMOVER_PRICE]
        elif move.card in TWO_EYED:
            values[move] = board.evaluate_place(move.cell) - weights[at.WILD_PRICE]
        else:
            only = sum(isinstance(other, Place) and other.card == move.card for other in plays) == 1
            values[move] = board.evaluate_place(move.cell) + (weights[at.SCARCE_BONUS] if only else 0.0)
    return values


class _Board:
    """A view with the facts about lines that the evaluation needs, computed once."""

    def __init__(self, view: View, team: int, weights: tuple[float, ...]) -> None:
        setup = view.setup
        self.view, self.team, self.weights, self.through = view, team, weights, setup.through
        self.number = setup.board.number
        self._opponents: dict[str, int] = {}
        share = setup.options.collinear_share
        free = setup.board.playable
        for chips in view.chips:
            free &= ~chips
        self.covered = 0
        for card in view.hand:
            self.covered |= setup.board.cells_by_card.get(card, 0) & free
        self.clashing = [
            {line for line in setup.lines if made and any(not line.fits(m, collinear_share=share) for m in made)}
            for made in view.sequences
        ]
        self.gone = Counter(chain(view.hand, *view.discards))
        self.copies = len(setup.spec.pack) // len(PACK)
        self.free = free
        self.last_one_wins = len(view.sequences[team]) + 1 >= setup.needed

    def opponent(self, line: Line) -> int:
        """The other team with chips on a line: -1 for none, -2 for several."""
        if line.name not in self._opponents:
            mask = line.mask
            others = [team for team, chips in enumerate(self.view.chips) if chips & mask and team != self.team]
            self._opponents[line.name] = -1 if not others else others[0] if len(others) == 1 else -2
        return self._opponents[line.name]

    def count_outs(self, line: Line, cell: str) -> int:
        """The outs of a line's last other free cell, or of this one: copies of its card that may still be played."""
        board = self.view.setup.board
        others = line.mask & self.free & ~(1 << self.number[cell])
        last = (others & -others).bit_length() - 1 if others else self.number[cell]
        return self.copies - self.gone[board.layout[last]]

    def evaluate_place(self, cell: str) -> float:
        """The value of a chip on a free cell."""
        view, weights = self.view, self.weights
        own = view.chips[self.team]
        here = self.covered >> self.number[cell] & 1
        attack = defence = 0.0
        for line in self.through[cell]:
            other = self.opponent(line)
            if other == -1:
                if line not in self.clashing[self.team]:
                    missing = (line.mask & ~own).bit_count()
                    if missing == 1 and self.last_one_wins:
                        return WINS
                    cover = min((line.mask & self.covered).bit_count() - here, at.COVERS - 1)
                    if missing == 2:
                        cover = at.COVERS - 1 if cover else self.count_outs(line, cell)
                    attack += weights[at.ATTACK + at.COVERS * (missing - 1) + cover]
            elif other >= 0 and not line.mask & own and line not in self.clashing[other]:
                missing = (line.mask & ~view.chips[other]).bit_count()
                outs = self.count_outs(line, cell) if missing <= 2 else 0
                value = weights[at.DEFENCE + at.OUTS * (missing - 1) + outs]
                defence += value * weights[at.BEHIND_FACTOR] if view.sequences[other] else value
        return (attack * weights[at.AHEAD_FACTOR] if view.sequences[self.team] else attack) + defence

    def evaluate_removal(self, cell: str) -> float:
        """The value of removing an opponent's chip from a cell."""
        view, weights = self.view, self.weights
        own = view.chips[self.team]
        owner = next(team for team, chips in enumerate(view.chips) if chips >> self.number[cell] & 1)
        value = 0.0
        for line in self.through[cell]:
            if self.opponent(line) != owner:
                continue
            theirs = (line.mask & ~view.chips[owner]).bit_count()
            if not line.mask & own:
                if line not in self.clashing[owner] and theirs:
                    gain = weights[at.REMOVAL + theirs - 1]
                    value += gain * weights[at.BEHIND_FACTOR] if view.sequences[owner] else gain
            elif line not in self.clashing[self.team] and theirs == line.mask.bit_count() - 1:
                gain = weights[at.UNBLOCKING + (line.mask & ~own).bit_count() - 1]
                value += gain * weights[at.AHEAD_FACTOR] if view.sequences[self.team] else gain
        return value


def choose(view: View, rng: random.Random, weights: tuple[float, ...], noise: float = 0.0) -> Move:
    """Choose the play with the highest value, plus noise; draws and exchanges of dead cards come first."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    for move in legal:
        if isinstance(move, Draw) or (isinstance(move, Exchange) and move.card not in JACKS):
            return move  # a playable card in hand is always better
    if isinstance(legal[0], Choose):
        return max(legal, key=lambda move: _room_left(view, move))
    if isinstance(legal[0], GiveUp):
        return choose_forfeit(view, weights)
    values = evaluate_moves(view, weights)
    if not values:
        return legal[0]
    if noise:
        return max(values, key=lambda move: values[move] + rng.gauss(0.0, noise))
    return max(values, key=values.__getitem__)


def choose_forfeit(view: View, weights: tuple[float, ...]) -> Move:
    """The card that is needed least, to give up for an offence."""
    return min(view.legal, key=lambda move: _evaluate_keeping(view, move, weights))


def _room_left(view: View, move: Move) -> float:
    """How much a team could still build if this line were locked: its chips on lines that do not conflict with it."""
    assert isinstance(move, Choose)
    assert view.pending.choosing is not None
    chosen = view.setup.board.line_named[move.line]
    own = view.chips[view.pending.choosing]
    share = view.setup.options.collinear_share
    open_lines = (line for line in view.setup.lines if line.fits(chosen, collinear_share=share))
    return float(sum((line.mask & own).bit_count() ** 2 for line in open_lines))


def _evaluate_keeping(view: View, move: Move, weights: tuple[float, ...]) -> float:
    """The value of keeping a card."""
    assert isinstance(move, GiveUp)
    assert view.seat is not None
    if move.card in JACKS:
        return weights[at.WILD_PRICE if move.card in TWO_EYED else at.REMOVER_PRICE]
    board = _Board(view, view.setup.team[view.seat], weights)
    free = view.setup.board.playable
    for chips in view.chips:
        free &= ~chips
    cells = view.setup.board.cells(view.setup.board.cells_by_card[move.card] & free)
    return max((board.evaluate_place(cell) for cell in cells), default=-1.0)
