"""The network of the board games: cells and lines exchange messages, with the same weights for every cell and line.

So one set of weights serves both boards, every number of seats, and two or three teams. The source serves NumPy, which
plays, and JAX, which trains. Arrays are (cells or lines, tables, channels), so that every step is one matrix product.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from knaves.bots.lines.observation import Observation
from knaves.bots.lines.tables import NO_LINE, ORDINARY, Tables
from knaves.bots.network import (
    FORMAT,
    NOT_LEGAL,
    Array,
    Network,
    Shapes,
    Weights,
    WeightsKind,
    WrongWeights,
    dense_shapes,
)

MAX_TEAMS = 3
MAX_MISSING = 5
COVERS = 5
CELL_INPUTS = 14
LINE_INPUTS = MAX_TEAMS * MAX_MISSING + COVERS + 3
GLOBAL_INPUTS = 15
HIDDEN_INPUTS = (MAX_TEAMS + 1, MAX_TEAMS * COVERS, 2 * MAX_TEAMS)
"""What other hands add to the inputs of cells, lines and globals, for a critic that sees them."""
BOARDS = {"classic": (96, 192), "travel": (48, 84)}
"""Cells and lines of each board: each has a learned vector of its own."""
TO_CELL, TO_LINE = 0.15, 0.3
"""Factors of the sums over the lines of a cell and over the cells of a line."""


class Features(NamedTuple):
    """The inputs of the network."""

    cells: Array
    """(cells, tables, inputs)."""
    lines: Array
    """(lines, tables, inputs)."""
    globals: Array
    """(tables, inputs)."""


def trunk_shapes(width: int, cells: int, lines: int, globals_: int) -> Shapes:
    """The shapes of the weights that cells and lines share, by the number of inputs."""
    d = width
    layers = {
        "line1": (lines, d), "line1.globals": (globals_, d), "cell1": (cells, d), "cell1.lines": (d, d),
        "cell1.globals": (globals_, d), "line2": (d, d), "line2.cells": (d, d), "cell2": (d, d), "cell2.twin": (d, d),
        "cell2.lines": (d, d), "pool": (2 * d + globals_, 2 * d), "cell3": (d, d), "cell3.pool": (2 * d, d),
    }  # fmt: skip
    shapes: Shapes = {}
    for board, (cell_count, line_count) in BOARDS.items():
        shapes |= {f"{board}.cells": (cell_count, d), f"{board}.lines": (line_count, d)}
    return shapes | dense_shapes(layers)


def player_shapes(width: int) -> Shapes:
    """The shapes of all weights of a player."""
    heads = {"actions": (width, 4), "choose": (width, 1), "chances": (2 * width, MAX_TEAMS)}
    return trunk_shapes(width, CELL_INPUTS, LINE_INPUTS, GLOBAL_INPUTS) | {"pass": (1,)} | dense_shapes(heads)


def critic_shapes(width: int) -> Shapes:
    """The shapes of all weights of a critic that sees every hand."""
    cells, lines, globals_ = HIDDEN_INPUTS
    shapes = trunk_shapes(width, CELL_INPUTS + cells, LINE_INPUTS + lines, GLOBAL_INPUTS + globals_)
    return shapes | dense_shapes({"chances": (2 * width, MAX_TEAMS)})


LINES = WeightsKind("lines", player_shapes, width="cell2.b")
"""The files of a player's weights."""
save_weights, load_weights = LINES.save, LINES.load


class LinesNetwork(Network):
    """The network at one set-up."""

    def __init__(self, tables: Tables, xp: Any = np, dtype: Any = np.float32) -> None:
        super().__init__(xp, dtype)
        self.tables, self.actions = tables, tables.actions
        setup = tables.setup
        self.teams, self.board = setup.teams, setup.spec.name
        self._by_line = xp.asarray(np.ascontiguousarray(tables.incidence.T))
        self._to_cells = xp.asarray(tables.incidence * TO_CELL).astype(dtype)
        self._to_lines = xp.asarray(np.ascontiguousarray(tables.incidence.T) * TO_LINE).astype(dtype)
        self._sizes = xp.asarray(tables.line_sizes.astype(np.float32)[:, None])
        self._codes = xp.asarray(tables.codes[:, None])
        self._through = xp.asarray(np.maximum(tables.through, 0))
        on_board = {line: number for number, line in enumerate(setup.board.lines)}
        self._line_numbers = np.array([on_board[line] for line in tables.lines])  # without diagonals not all of them
        self._constants = (
            float(setup.teams == 3),
            float(self.board == "travel"),
            (setup.seats - 1) / 11,
            setup.hand_size / 7,
            1 / setup.seats,
        )

    # --- Inputs ---

    def twin(self, x: Array) -> Array:
        """By cell: the value at the other cell of its card; zero where there is none."""
        if self.tables.copies == 1:
            return self.xp.zeros_like(x)
        return x.reshape(ORDINARY, 2, *x.shape[1:])[:, ::-1].reshape(x.shape)

    def by_cell(self, cards: Array) -> Array:
        """(cells, tables): a count by card, at each of its cells."""
        return self.xp.repeat(cards[:ORDINARY].astype(self.xp.float32), self.tables.copies, axis=0)

    def sum_by_line(self, planes: list[Array]) -> list[Array]:
        """By line: the sums over its cells."""
        tables = planes[0].shape[1]
        sums = (self._by_line @ self.xp.concatenate(planes, axis=1)).reshape(-1, len(planes), tables)
        return [sums[:, place] for place in range(len(planes))]

    def open_lines(self, chips: list[Array], made: Array) -> list[Array]:
        """By team and line: whether the team can still complete it, that is nobody else is there and it would count."""
        everybody = sum(chips)
        return [
            (everybody == mine) & (self.xp.abs(self._codes - made[team]) >= self.tables.gap)
            for team, mine in enumerate(chips)
        ]

    def one_hot(self, values: Array, numbers: range) -> list[Array]:
        """A plane for each number: whether the value is that."""
        return [values == number for number in numbers]

    def stack(self, planes: list[Array], axis: int = 2) -> Array:
        """Planes as channels."""
        return self.xp.stack([plane.astype(self.dtype) for plane in planes], axis=axis)

    def features(self, seen: Observation, hands: Array | None = None) -> Features:
        """The inputs; with all hands, (seats, 52, tables) from the observer's, those of a critic that sees them."""
        xp = self.xp
        chips = [seen.chips[team].astype(xp.float32) for team in range(self.teams)]
        locked = [seen.locked[team].astype(xp.float32) for team in range(self.teams)]
        nothing = xp.zeros_like(chips[0])
        padding = [nothing] * (MAX_TEAMS - self.teams)
        free = 1 - sum(chips)
        hand, unseen = self.by_cell(seen.hand), self.by_cell(seen.unseen)
        held = (hand > 0) * free
        cells = [*chips, *padding, *locked, *padding, free, held, hand * 0.5, unseen * 0.5]
        cells += [self.twin(plane) for plane in (free, *chips, *padding)]

        sums = self.sum_by_line([*chips, held, unseen * free, (unseen > 0) * free, free])
        counts, (cover, copies, kinds, room) = sums[: self.teams], sums[self.teams :]
        usable = self.open_lines(counts, seen.made)
        lines: list[Array] = []
        for team in range(MAX_TEAMS):
            missing = xp.where(usable[team], self._sizes - counts[team], 0) if team < self.teams else 0 * room
            lines += self.one_hot(missing, range(1, MAX_MISSING + 1))
        lines += self.one_hot(xp.where(usable[0], cover, -1), range(COVERS))
        lines += [copies * 0.2, kinds * 0.3, room * 0.3]

        globals_ = self._globals(seen)
        if hands is not None:
            more = self._hidden(hands, free, usable)
            cells, lines, globals_ = cells + more[0], lines + more[1], globals_ + more[2]
        return Features(self.stack(cells), self.stack(lines), self.stack(globals_, axis=1))

    def _globals(self, seen: Observation) -> list[Array]:
        xp = self.xp
        jacks = [
            plane[start : start + 2].sum(0) for plane in (seen.hand, seen.unseen) for start in (ORDINARY, ORDINARY + 2)
        ]
        zero = seen.deck * 0.0
        last_one = [
            (seen.made[team] != NO_LINE) | (self.tables.setup.needed == 1) if team < self.teams else zero
            for team in range(MAX_TEAMS)
        ]
        choosing = xp.any(seen.choices, axis=0)
        changing = [*jacks, *last_one, seen.exchanges > 0, choosing, seen.deck / 50]
        return [*changing, *(zero + constant for constant in self._constants)]

    def _hidden(self, hands: Array, free: Array, usable: list[Array]) -> tuple[list[Array], list[Array], list[Array]]:
        """What the other hands add: by team, without the observer's own hand."""
        xp = self.xp
        none = xp.zeros_like(hands[0])
        by_team = [none] * MAX_TEAMS
        for seat in range(1, hands.shape[0]):
            by_team[seat % self.teams] = by_team[seat % self.teams] + hands[seat]
        planes = [self.by_cell(cards) for cards in by_team]
        held = [(plane > 0) * free for plane in planes]
        cells = [*(plane * 0.5 for plane in planes), (self.by_cell(hands[1]) > 0) * free]
        lines: list[Array] = []
        for team, cover in enumerate(self.sum_by_line(held)):
            shown = xp.where(usable[team], cover, -1) if team < self.teams else cover - 1
            lines += self.one_hot(shown, range(COVERS))
        jacks = [cards[start : start + 2].sum(0) for cards in by_team for start in (ORDINARY, ORDINARY + 2)]
        return cells, lines, jacks

    # --- The network itself ---

    def _send(self, matrix: Array, x: Array) -> Array:
        return (matrix @ x.reshape(x.shape[0], -1)).reshape(matrix.shape[0], *x.shape[1:])

    def trunk(self, weights: Weights, inputs: Features) -> tuple[Array, Array, Array]:
        """The final channels of the cells, of the lines, and of the whole position."""
        xp, relu, g = self.xp, self.relu, inputs.globals

        def dense(name: str, x: Array) -> Array:
            return self.dense(weights, name, x)

        own_cells = self.cast(weights[f"{self.board}.cells"])[:, None]
        own_lines = self.cast(weights[f"{self.board}.lines"])[self._line_numbers, None]

        lines = relu(dense("line1", inputs.lines) + dense("line1.globals", g)[None] + own_lines)
        cells = dense("cell1", inputs.cells) + dense("cell1.lines", self._send(self._to_cells, lines))
        cells = relu(cells + dense("cell1.globals", g)[None] + own_cells)
        lines = lines + relu(dense("line2", lines) + self._send(self._to_lines, dense("line2.cells", cells)))
        messages = dense("cell2.twin", self.twin(cells)) + dense("cell2.lines", self._send(self._to_cells, lines))
        cells = cells + relu(dense("cell2", cells) + messages)
        pool = relu(dense("pool", xp.concatenate([cells.mean(0), lines.mean(0), g], axis=-1)))
        cells = cells + relu(dense("cell3", cells) + dense("cell3.pool", pool)[None])
        return cells, lines, pool

    def chances(self, weights: Weights, pool: Array) -> Array:
        """(teams, tables): the logits of each team's chance to win."""
        return self.head(weights, "chances", pool)[:, : self.teams].T

    def play(
        self, weights: Weights, seen: Observation, legal: Array, inputs: Features | None = None
    ) -> tuple[Array, Array]:
        """(actions, tables) and (teams, tables): the logits of the actions and of the chances to win."""
        xp = self.xp
        cells, lines, pool = self.trunk(weights, inputs or self.features(seen))
        by_cell = self.head(weights, "actions", cells)
        exchange = by_cell[..., 3].reshape(ORDINARY, self.tables.copies, -1).sum(1)
        by_line = self.dense(weights, "choose", lines)[..., 0].astype(xp.float32)
        choose = xp.take_along_axis(by_line, self._through[:, seen.last], axis=0)
        passing = xp.broadcast_to(weights["pass"][:, None], (1, exchange.shape[1]))
        logits = xp.concatenate([by_cell[..., 0], by_cell[..., 1], by_cell[..., 2], exchange, choose, passing])
        return xp.where(legal, logits, NOT_LEGAL), self.chances(weights, pool)


__all__ = ["FORMAT", "LinesNetwork", "WrongWeights", "load_weights", "save_weights"]
