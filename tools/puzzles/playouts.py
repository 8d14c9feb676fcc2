"""Positions played on by the strongest level, hundreds of tables at once with the batch engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from bench.strength import read_table
from knaves.batch import make_engine
from knaves.bots.families import weights_path
from knaves.bots.lines.network import LINES, LinesNetwork
from knaves.bots.network import WeightsKind
from knaves.bots.stacks.network import STACKS, StacksNetwork
from knaves.game import Game, Move, State, View
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec
from tools.puzzles.packing import lines_moves, pack_lines, pack_stacks, stacks_moves

Array = Any
TABLES = 256
"""Tables that are played at once."""
MAX_PLIES = 100
"""If the seat has no decision to make by then, the network judges the position from another seat."""


class _Family(NamedTuple):
    files: WeightsKind
    weights: str
    make_network: Callable[[Any], Any]
    """The network for an engine."""
    pack: Callable[..., Any]
    moves: Callable[[Any], dict[int, Move]]
    plies: int
    """What a turn has about."""
    asked_first: Callable[[int], int] = lambda _: 0
    """How many of so many seats may have to answer a pile before the one of the position."""


_FAMILIES: Mapping[type[Game], _Family] = {
    LinesSpec: _Family(LINES, "lines", lambda engine: LinesNetwork(engine.tables), pack_lines, lines_moves, 1),
    StacksSpec: _Family(
        STACKS,
        "stacks",
        lambda engine: StacksNetwork(engine.seats),
        pack_stacks,
        stacks_moves,
        4,
        lambda seats: seats - 2,
    ),
}


class Question(NamedTuple):
    """A position and the moves to try in it, in the same worlds."""

    view: View
    moves: Sequence[Move]


class Playouts:
    """Plays on from positions at one table."""

    def __init__(self, table: str) -> None:
        self.game, self.seats, options = read_table(table)
        self._family = _FAMILIES[type(self.game)]
        self._engine: Any = make_engine(self.game.name, self.seats, options, backend="numpy")
        self._network = self._family.make_network(self._engine)
        self._weights = self._family.files.load(weights_path(self._family.weights))

    def play(self, questions: Sequence[Question], worlds: int, seed: str, rounds: int) -> list[Array]:
        """For each question (worlds, moves): what each move is worth to the seat's side.

        All seats play on by the strongest level. Once the seat has to decide again after so many rounds, the network
        states the chances from what the seat then knows; a game that is over before counts 1 or 0.
        """
        columns: list[Any] = []
        index, actions, seats = [], [], []
        for number, question in enumerate(questions):
            view = question.view
            assert view.seat is not None
            rng = random.Random(f"{seed} {view}")
            states: list[State] = [self.game.sample(view, rng) for _ in range(worlds)]
            words = np.array([[rng.getrandbits(32) for _ in range(worlds)] for _ in range(2)], np.uint32)
            columns.append(self._family.pack(self._engine, view, states, self._engine.bits.seed(words)))
            action_of = {move: action for action, move in self._family.moves(view).items()}
            for world in range(worlds):
                index += [number * worlds + world] * len(question.moves)
                actions += [action_of[move] for move in question.moves]
                seats += [view.seat] * len(question.moves)
        base = type(columns[0])(*(np.concatenate(parts, axis=-1) for parts in zip(*columns, strict=True)))
        plies = rounds * self.seats * self._family.plies - 1
        rows, chosen, seat = np.array(index), np.array(actions, np.int32), np.array(seats)
        chunks = [slice(start, start + TABLES) for start in range(0, len(index), TABLES)]
        found = np.concatenate([self._values(_pick(base, rows[at]), chosen[at], seat[at], plies) for at in chunks])
        sizes = np.cumsum([worlds * len(question.moves) for question in questions])[:-1]
        return [part.reshape(worlds, -1) for part in np.split(found, sizes)]

    def _values(self, state: Any, action: Array, seat: Array, plies: int) -> Array:
        engine, found = self._engine, np.empty(len(action))
        for _ in range(self._family.asked_first(self.seats)):  # nearer seats answer a pile first (G31)
            state = _where(state.actor != seat, self._play(state)[0], state)
        state = _where((state.actor == seat) & ~state.done, engine.step(state, action), state)
        live = np.arange(len(action))
        for ply in range(MAX_PLIES + 1):
            own = seat[live] % engine.sides
            over = state.done
            found[live[over]] = _results(state.winner[over], own[over], engine.sides)
            after, chances = self._play(state)
            likely = np.exp(chances - chances.max(0))
            judged = np.where(engine.side_order(state) == own, likely / likely.sum(0), 0.0).sum(0)
            stops = ~over & (ply >= plies) & ((state.actor == seat[live]) | (ply == MAX_PLIES))
            found[live[stops]] = judged[stops]
            stays = np.flatnonzero(~over & ~stops)
            if not len(stays):
                break
            live, state = live[stays], _pick(after, stays)
        return found

    def _play(self, state: Any) -> tuple[Any, Array]:
        """The tables after the likeliest action of the strongest level, and the logits of the chances before it."""
        engine = self._engine
        logits, chances = self._network.play(self._weights, engine.observe(state), engine.legal_mask(state))
        return engine.step(state, np.argmax(logits, axis=0).astype(np.int32)), chances


def _results(winner: Array, own: Array, sides: int) -> Array:
    return np.where(winner < 0, 1 / sides, winner == own)


def _pick(state: Any, tables: Array) -> Any:
    return type(state)(*(array[..., tables] for array in state))


def _where(on: Array, new: Any, old: Any) -> Any:
    return type(old)(*(np.where(on, one, other) for one, other in zip(new, old, strict=True)))
