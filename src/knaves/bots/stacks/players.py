"""The players of stacks: a network, and a plain evaluation where NumPy is missing."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from knaves.bots.stacks import layout as at
from knaves.bots.stacks import planner
from knaves.bots.stacks.evaluate import block_price, evaluate_block, prepare_turn
from knaves.bots.stacks.nudges import nudge
from knaves.bots.stacks.packing import pack, pack_move
from knaves.bots.stacks.reasons import explain
from knaves.bots.stacks.weights import load_weights
from knaves.game import Move
from knaves.games.stacks.deck import COLOUR_PLACES, PLACE_NUMBER, RANK
from knaves.games.stacks.moves import BLOCKS, DRAW, LET, Discard, Lay, StealChip
from knaves.games.stacks.view import View

if TYPE_CHECKING:
    from knaves.bots.stacks.network_player import NetworkPlayer

name = "stacks"
CASUAL_NOISE = 20.0
"""Noise on the values of a casual player; the first chip is worth about a hundred."""
ENOUGH_CHIPS = 12
"""With this many chips a beginner stops laying and discards, else the same cards could circulate for ever."""


def load_network(path: Path) -> NetworkPlayer:
    """The network of a weights file. Needs NumPy."""
    from knaves.bots.stacks.network_player import NetworkPlayer

    return NetworkPlayer(path)


def choose_routine(view: View) -> Move | None:
    """A draw comes first: nobody should forget it."""
    return DRAW if DRAW in view.legal else None


def choose_plainly(player: str, view: View, rng: random.Random) -> Move:
    """The move of `beginner`, `casual` or `greedy`, by the plain evaluation."""
    return PLAYERS[player](view, rng)


def evaluate_moves(view: View, weights: Sequence[float], *, careful: bool = True) -> dict[Move, float]:
    """The value of each legal move."""
    assert view.seat is not None
    p, w = pack(view), list(weights)
    if p[at.WINDOW] >= 0:
        values = {BLOCKS: evaluate_block(p, w) - block_price(w), LET: 0.0}
        return {move: values[move] for move in view.legal}
    f, path = [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE
    prepare_turn(p, w, f, view.seat)
    return {move: planner.evaluate_move(p, w, f, path, pack_move(move), careful) for move in view.legal}


def play_beginner(view: View, rng: random.Random) -> Move:
    """Completes piles, else plays any card, and discards at random; blocks a winning pile."""
    values = {move: _beginner_value(view, move) for move in view.legal}
    best = max(values.values())
    return rng.choice([move for move in view.legal if values[move] == best])


def _beginner_value(view: View, move: Move) -> float:
    if move in (BLOCKS, LET):
        return float(move == BLOCKS and wins_by_window(view))
    if isinstance(move, Lay):
        assert view.seat is not None
        if sum(view.chips[view.seat]) >= ENOUGH_CHIPS:
            return -1.0
        height = len(view.piles[PLACE_NUMBER[move.place]]) + 1
        return 100.0 if height == view.setup.height else 20.0 + height - (10.0 if RANK[move.card] == 0 else 0.0)
    return 0.0 if isinstance(move, Discard) else 50.0 if isinstance(move, StealChip) else 5.0


def wins_by_window(view: View) -> bool:
    """Whether the pile in the open window would win the game for its player."""
    window = view.pending.window
    if window is None or len(view.piles[window.place]) < view.setup.height:
        return False
    blue, red = view.chips[view.turn]
    return view.setup.wins((blue + (window.place in COLOUR_PLACES[0]), red + (window.place in COLOUR_PLACES[1])))


def play_casual(view: View, rng: random.Random) -> Move:
    """Evaluates moves with noise and ignores the value of its discards."""
    values = evaluate_moves(view, load_weights(view.seats), careful=False)
    return max(
        values, key=lambda move: values[move] + (rng.gauss(0.0, CASUAL_NOISE) if values[move] < at.WINS / 2 else 0)
    )


def play_greedy(view: View, rng: random.Random) -> Move:
    """The first move of the best plan."""
    del rng
    values = evaluate_moves(view, load_weights(view.seats))
    return max(values, key=lambda move: values[move])


PLAYERS: dict[str, Callable[[View, random.Random], Move]] = {
    "beginner": play_beginner,
    "casual": play_casual,
    "greedy": play_greedy,
}

__all__ = ["choose_plainly", "choose_routine", "explain", "load_network", "name", "nudge"]
