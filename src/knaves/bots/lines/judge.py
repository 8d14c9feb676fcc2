"""The evaluation of the board games in plain Python: what a play is worth by the lines through its cell.

The same arithmetic as the compiled one in `greedy.py`, which is for playouts; a test holds the two together. This one
needs no package, answers in a millisecond or two, and so serves all levels that do not search.
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
"""More than anything else can be worth."""


def weights_path(game: str, teams: int) -> Path:
    """Where the tuned weights of a game with so many teams lie."""
    return Path(str(resources.files("knaves.bots.lines"))) / "weights" / f"{game}-{teams}.json"


def _hand_set() -> tuple[float, ...]:
    weights = [0.0] * at.WEIGHTS
    for missing, worth in enumerate((1200.0, 120.0, 40.0, 14.0, 5.0)):
        for cover in range(at.COVERS):
            weights[at.ATTACK + at.COVERS * missing + cover] = worth * (1 + 0.5 * cover / (1 + 0.3 * missing))
    for missing, worth in enumerate((900.0, 100.0, 30.0, 8.0, 2.0)):
        for outs in range(at.OUTS):
            weights[at.DEFENCE + at.OUTS * missing + outs] = worth
    for start, worths in (
        (at.REMOVAL, (800.0, 90.0, 20.0, 6.0, 1.0)),
        (at.OPENING, (300.0, 80.0, 20.0, 5.0, 1.0)),
    ):
        weights[start : start + at.MOST_LENGTH] = worths
    weights[at.WILD_PRICE], weights[at.REMOVER_PRICE] = 900.0, 500.0
    weights[at.SCARCE], weights[at.AHEAD], weights[at.BEHIND] = 5.0, 1.2, 1.3
    return tuple(weights)


HAND_SET = _hand_set()
"""Weights as a person would set them; the tuned ones were found from here by tools/tune.py."""


@lru_cache(maxsize=16)
def load_weights(game: str, teams: int) -> tuple[float, ...]:
    """The tuned weights of a game; the hand-set ones where there are none."""
    path = weights_path(game, teams)
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else HAND_SET


def rate(view: View, weights: tuple[float, ...]) -> dict[Move, float]:
    """What each play of the seat is worth; other kinds of moves are left out."""
    assert view.seat is not None
    board = _Board(view, view.setup.team[view.seat], weights)
    rated: dict[Move, float] = {}
    plays = [move for move in view.legal if isinstance(move, Place | Remove)]
    for move in plays:
        if isinstance(move, Remove):
            rated[move] = board.worth_of_removal(move.cell) - weights[at.REMOVER_PRICE]
        elif move.card in TWO_EYED:
            rated[move] = board.worth_of_place(move.cell) - weights[at.WILD_PRICE]
        else:
            only = sum(isinstance(other, Place) and other.card == move.card for other in plays) == 1
            rated[move] = board.worth_of_place(move.cell) + (weights[at.SCARCE] if only else 0.0)
    return rated


class _Board:
    """A view with what the evaluation asks of each line, worked out once."""

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
            self.covered |= setup.board.cells_of.get(card, 0) & free
        self.clashing = [
            {line for line in setup.lines if made and any(not line.fits(m, collinear_share=share) for m in made)}
            for made in view.sequences
        ]
        self.gone = Counter(chain(view.hand, *view.discards))
        self.copies = len(setup.edition.pack) // len(PACK)
        self.free = free
        self.last_one_wins = len(view.sequences[team]) + 1 >= setup.needed

    def opponent(self, line: Line) -> int:
        """Who else has chips on a line: nobody (-1), one team, or several (-2)."""
        if line.name not in self._opponents:
            mask = line.mask
            others = [team for team, chips in enumerate(self.view.chips) if chips & mask and team != self.team]
            self._opponents[line.name] = -1 if not others else others[0] if len(others) == 1 else -2
        return self._opponents[line.name]

    def last_outs(self, line: Line, cell: str) -> int:
        """The copies that may still come of the card of a line's last other free cell, or of this one's."""
        board = self.view.setup.board
        others = line.mask & self.free & ~(1 << self.number[cell])
        last = (others & -others).bit_length() - 1 if others else self.number[cell]
        return self.copies - self.gone[board.layout[last]]

    def worth_of_place(self, cell: str) -> float:
        """What a chip on a free cell is worth."""
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
                        cover = at.COVERS - 1 if cover else self.last_outs(line, cell)
                    attack += weights[at.ATTACK + at.COVERS * (missing - 1) + cover]
            elif other >= 0 and not line.mask & own and line not in self.clashing[other]:
                missing = (line.mask & ~view.chips[other]).bit_count()
                outs = self.last_outs(line, cell) if missing <= 2 else 0
                worth = weights[at.DEFENCE + at.OUTS * (missing - 1) + outs]
                defence += worth * weights[at.BEHIND] if view.sequences[other] else worth
        return (attack * weights[at.AHEAD] if view.sequences[self.team] else attack) + defence

    def worth_of_removal(self, cell: str) -> float:
        """What taking an opponent's chip off a cell is worth."""
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
                    value += gain * weights[at.BEHIND] if view.sequences[owner] else gain
            elif line not in self.clashing[self.team] and theirs == line.mask.bit_count() - 1:
                gain = weights[at.OPENING + (line.mask & ~own).bit_count() - 1]
                value += gain * weights[at.AHEAD] if view.sequences[self.team] else gain
        return value


def choose(view: View, rng: random.Random, weights: tuple[float, ...], noise: float = 0.0) -> Move:
    """The play that is worth most, or seems to be where there is noise; what needs no thought is done first."""
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    for move in legal:
        if isinstance(move, Draw) or (isinstance(move, Exchange) and move.card not in JACKS):
            return move  # a card in hand is better than none, and a dead one is none
    if isinstance(legal[0], Choose):
        return max(legal, key=lambda move: _room_left(view, move))
    if isinstance(legal[0], GiveUp):
        return min(legal, key=lambda move: _keeping(view, move, weights))
    rated = rate(view, weights)
    if not rated:
        return legal[0]
    if noise:
        return max(rated, key=lambda move: rated[move] + rng.gauss(0.0, noise))
    return max(rated, key=rated.__getitem__)


def _room_left(view: View, move: Move) -> float:
    """How much a team could still build if this line were locked: chips on lines that may stand beside it."""
    assert isinstance(move, Choose)
    assert view.loose.choosing is not None
    chosen = view.setup.board.line_named[move.line]
    own = view.chips[view.loose.choosing]
    share = view.setup.options.collinear_share
    open_lines = (line for line in view.setup.lines if line.fits(chosen, collinear_share=share))
    return float(sum((line.mask & own).bit_count() ** 2 for line in open_lines))


def _keeping(view: View, move: Move, weights: tuple[float, ...]) -> float:
    """What it is worth to keep a card."""
    assert isinstance(move, GiveUp)
    assert view.seat is not None
    if move.card in JACKS:
        return weights[at.WILD_PRICE if move.card in TWO_EYED else at.REMOVER_PRICE]
    board = _Board(view, view.setup.team[view.seat], weights)
    free = view.setup.board.playable
    for chips in view.chips:
        free &= ~chips
    cells = view.setup.board.cells(view.setup.board.cells_of[move.card] & free)
    return max((board.worth_of_place(cell) for cell in cells), default=-1.0)
