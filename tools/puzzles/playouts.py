"""Games played to their end by the strongest level, thousands at once with the batch engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
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


class _Family(NamedTuple):
    files: WeightsKind
    weights: str
    make_network: Callable[[Any, Any], Any]
    """The network for an engine and an array package."""
    pack: Callable[..., Any]
    moves: Callable[[Any], dict[int, Move]]
    max_plies: int
    """After so many more plies the network judges the position; few games last so long."""


_FAMILIES: Mapping[type[Game], _Family] = {
    LinesSpec: _Family(LINES, "lines", lambda e, xp: LinesNetwork(e.tables, xp), pack_lines, lines_moves, 90),
    StacksSpec: _Family(STACKS, "stacks", lambda e, xp: StacksNetwork(e.seats, xp), pack_stacks, stacks_moves, 180),
}


class Question(NamedTuple):
    """A position and the moves to try in it, in the same worlds."""

    view: View
    moves: Sequence[Move]


class Playouts:
    """Plays on from positions at one table."""

    def __init__(self, table: str, *, backend: str = "jax", tables: int = 32768) -> None:
        """`tables` are played at once; the last ones are filled up, so that a device compiles once."""
        self.game, self.seats, options = read_table(table)
        self.family = _FAMILIES[type(self.game)]
        self.engine: Any = make_engine(self.game.name, self.seats, options, backend=backend)
        self.xp, self.tables = self.engine.xp, tables
        self.network = self.family.make_network(self.engine, self.xp)
        loaded = self.family.files.load(weights_path(self.family.weights))
        self.weights = {name: self.xp.asarray(array) for name, array in loaded.items()}

    def play(self, questions: Sequence[Question], worlds: int, seed: str) -> list[Array]:
        """For each question (worlds, moves): whether the seat's side won, 1 or 0, or its chance where nobody has."""
        columns: list[Any] = []
        index, actions, seats = [], [], []
        for number, question in enumerate(questions):
            view = question.view
            assert view.seat is not None
            rng = random.Random(f"{seed} {view}")
            states: list[State] = [self.game.sample(view, rng) for _ in range(worlds)]
            words = np.array([[rng.getrandbits(32) for _ in range(worlds)] for _ in range(2)], np.uint32)
            columns.append(self.family.pack(self._packer, view, states, np.asarray(self._packer.bits.seed(words))))
            action_of = {move: action for action, move in self.family.moves(view).items()}
            for world in range(worlds):
                for move in question.moves:
                    index.append(number * worlds + world)
                    actions.append(action_of[move])
                    seats.append(view.seat)
        base = type(columns[0])(*(np.concatenate(parts, axis=-1) for parts in zip(*columns, strict=True)))
        found = self._run_all(base, np.array(index), np.array(actions, np.int32), np.array(seats, np.int32))
        results, start = [], 0
        for question in questions:
            size = worlds * len(question.moves)
            results.append(found[start : start + size].reshape(worlds, len(question.moves)))
            start += size
        return results

    @cached_property
    def _packer(self) -> Any:
        """An engine without a device, for packing."""
        setup = self.engine.setup
        return make_engine(self.game.name, self.seats, setup.options, backend="numpy")

    def _run_all(self, base: Any, index: Array, actions: Array, seats: Array) -> Array:
        found = []
        for start in range(0, len(index), self.tables):
            some = index[start : start + self.tables]
            fill = self.tables - len(some) if self.xp is not np else 0

            def part(array: Array, start: int = start, fill: int = fill) -> Array:
                return np.pad(array[start : start + self.tables], (0, fill), mode="edge")

            rows = np.pad(some, (0, fill), mode="edge")
            state = type(base)(*(self.xp.asarray(array[..., rows]) for array in base))
            value = self._run(self.weights, state, self.xp.asarray(part(actions)), self.xp.asarray(part(seats)))
            found.append(np.asarray(value)[: len(some)])
        return np.concatenate(found)

    @cached_property
    def _run(self) -> Any:
        if self.xp is np:
            return self._value
        import jax

        return jax.jit(self._value)

    def _value(self, weights: Any, state: Any, action: Array, seat: Array) -> Array:
        """(tables): what the action is worth to the seat's side."""
        xp, engine = self.xp, self.engine
        for _ in range(self.seats - 2 if hasattr(state, "asked") else 0):  # nearer seats answer a pile first (G31)
            state = self._where(state.actor != seat, self._ply(weights, state), state)
        state = self._where((state.actor == seat) & ~state.done, engine.step(state, action), state)
        end = self._play_on(weights, state)
        chances = self.network.play(weights, engine.observe(end), engine.legal_mask(end))[1]
        likely = xp.exp(chances - chances.max(0))
        own = seat % engine.sides
        judged = xp.where(engine.side_order(end) == own, likely / likely.sum(0), 0.0).sum(0)
        result = xp.where(end.winner >= 0, (end.winner == own).astype(xp.float32), 1 / engine.sides)
        return xp.where(end.done, result, judged)

    def _where(self, on: Array, new: Any, old: Any) -> Any:
        return type(old)(*(self.xp.where(on, one, other) for one, other in zip(new, old, strict=True)))

    def _ply(self, weights: Any, state: Any) -> Any:
        """The likeliest action of the strongest level at each table."""
        engine = self.engine
        logits, _ = self.network.play(weights, engine.observe(state), engine.legal_mask(state))
        return engine.step(state, self.xp.argmax(logits, axis=0).astype(self.xp.int32))

    def _play_on(self, weights: Any, state: Any) -> Any:
        if self.xp is np:
            for _ in range(self.family.max_plies):
                if state.done.all():
                    break
                state = self._ply(weights, state)
            return state
        from jax import lax

        def goes_on(now: Any) -> Any:
            return (now[0] < self.family.max_plies) & ~now[1].done.all()

        return lax.while_loop(goes_on, lambda now: (now[0] + 1, self._ply(weights, now[1])), (0, state))[1]
