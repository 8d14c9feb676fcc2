"""The yardstick (`bench/yardstick`) of the board games for many tables at once.

The arithmetic is that of `knaves.bots.lines.evaluate`; a test compares the two.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from bench.yardstick import load_weights
from knaves.batch.lines import Engine, State
from knaves.bots.lines import layout as at
from knaves.bots.lines.evaluate import WINS
from knaves.bots.lines.network import LinesNetwork
from knaves.bots.lines.tables import NO_LINE

Array = Any
EXCHANGES = 1e8
"""The value of an exchange: above every play, since it comes first."""
NOT_LEGAL = -1e12


class Greedy:
    """Values of all actions at one set-up."""

    def __init__(self, engine: Engine, weights: tuple[float, ...] | None = None) -> None:
        self.engine, self.tables, self.teams = engine, engine.tables, engine.teams
        setup = engine.setup
        self.w = jnp.asarray(np.array(weights or load_weights(f"{setup.spec.name}-{setup.teams}"), np.float32))
        self.net = LinesNetwork(self.tables, jnp, jnp.float32)
        used = self.tables.through >= 0
        self.used = jnp.asarray(used.T[..., None])  # (cells, slots, 1)
        self.at = np.maximum(self.tables.through, 0).T  # (cells, slots)
        self.sizes = jnp.asarray(self.tables.line_sizes[:, None])
        self.fits = jnp.asarray(~self.tables.conflicts, jnp.float32)

    def values(self, state: State) -> Array:
        """(actions, tables): the value of each legal action."""
        seen = self.engine.observe(state)
        chips = [seen.chips[team].astype(jnp.float32) for team in range(self.teams)]
        free = 1 - sum(chips)
        hand, unseen = self.net.by_cell(seen.hand), self.net.by_cell(seen.unseen)
        covered = (hand > 0) * free
        outs = jnp.where(covered > 0, at.COVERS - 1, unseen) * free
        sums = [x.astype(jnp.int32) for x in self.net.sum_by_line([*chips, covered, outs, unseen * free])]
        counts, (cover, line_outs, line_unseen) = sums[: self.teams], sums[self.teams :]
        ahead = [seen.made[team] != NO_LINE for team in range(self.teams)]
        fitting = [
            jnp.abs(jnp.asarray(self.tables.codes)[:, None] - seen.made[team]) >= self.tables.gap
            for team in range(self.teams)
        ]
        attack, wins = self._attack(counts, cover, line_outs, covered, outs, fitting[0], ahead[0])
        attack = attack * jnp.where(ahead[0], self.w[at.AHEAD_FACTOR], 1.0)
        place = jnp.where(wins, WINS, attack + self._defence(counts, line_unseen, unseen, fitting, ahead))
        remove = self._removal(counts, chips, fitting, ahead) - self.w[at.REMOVER_PRICE]
        return self._by_action(state, place, remove, free, seen, counts[0])

    def _by_action(self, state: State, place: Array, remove: Array, free: Array, seen: Any, own: Array) -> Array:
        only = free + self.net.twin(free) == 1
        ordinary = place + jnp.where(only, self.w[at.SCARCE_BONUS], 0.0)
        room = jnp.matmul(self.fits, (own * own).astype(jnp.float32), precision="highest")
        choose = jnp.take_along_axis(room, jnp.asarray(self.at.T)[:, seen.last], axis=0)
        tables = place.shape[1]
        exchange = jnp.full((self.tables.choose - self.tables.exchange, tables), EXCHANGES)
        rows = [ordinary, place - self.w[at.WILD_PRICE], remove, exchange, choose, jnp.zeros((1, tables))]
        return jnp.where(self.engine.legal_mask(state), jnp.concatenate(rows), NOT_LEGAL)

    def _attack(
        self,
        counts: list[Array],
        cover: Array,
        line_outs: Array,
        covered: Array,
        outs: Array,
        fits: Array,
        ahead: Array,
    ) -> tuple[Array, Array]:
        """(cells, tables): the value of a chip for the own lines, and whether it wins."""
        others = sum(counts[1:])
        usable = ((others == 0) & fits)[self.at] & self.used
        missing = (self.sizes - counts[0])[self.at]
        here = covered[:, None].astype(jnp.int32)
        open_cover = jnp.minimum(cover[self.at] - here, at.COVERS - 1)
        open_cover = jnp.where(missing == 2, line_outs[self.at] - outs[:, None].astype(jnp.int32), open_cover)
        entry = at.ATTACK + at.COVERS * (missing - 1) + open_cover
        value = jnp.where(usable & (missing > 0), self.w[jnp.clip(entry, 0, at.DEFENCE - 1)], 0.0)
        one_more = ahead | (self.engine.setup.needed == 1)
        return value.sum(1), jnp.any(usable & (missing == 1), axis=1) & one_more

    def _defence(
        self, counts: list[Array], line_unseen: Array, unseen: Array, fitting: list[Array], ahead: list[Array]
    ) -> Array:
        """(cells, tables): the value of blocking the opponents' lines."""
        total = sum(counts)
        here = unseen[:, None].astype(jnp.int32)
        value: Array = 0.0
        for team in range(1, self.teams):
            alone = (total == counts[team]) & (counts[team] > 0) & fitting[team]
            missing = (self.sizes - counts[team])[self.at]
            outs = jnp.where(missing == 1, here, jnp.where(missing == 2, line_unseen[self.at] - here, 0))
            entry = jnp.clip(at.DEFENCE + at.OUTS * (missing - 1) + outs, at.DEFENCE, at.REMOVAL - 1)
            gain = jnp.where(alone[self.at] & self.used & (missing > 0), self.w[entry], 0.0).sum(1)
            value = value + gain * jnp.where(ahead[team], self.w[at.BEHIND_FACTOR], 1.0)
        return value

    def _removal(self, counts: list[Array], chips: list[Array], fitting: list[Array], ahead: list[Array]) -> Array:
        """(cells, tables): the value of removing a chip."""
        w, value = self.w, 0.0
        missing = self.sizes - counts[0]
        unblocking = w[jnp.clip(at.UNBLOCKING + missing - 1, at.UNBLOCKING, at.WILD_PRICE - 1)]
        unblocking = unblocking * jnp.where(ahead[0], w[at.AHEAD_FACTOR], 1.0)
        for team in range(1, self.teams):
            only = (sum(counts[1:]) == counts[team]) & (counts[team] > 0)
            theirs = self.sizes - counts[team]
            breaking = w[jnp.clip(at.REMOVAL + theirs - 1, at.REMOVAL, at.UNBLOCKING - 1)]
            breaking = breaking * jnp.where(ahead[team], w[at.BEHIND_FACTOR], 1.0)
            hurts = only & (counts[0] == 0) & fitting[team] & (theirs > 0)
            frees = only & (counts[0] > 0) & fitting[0] & (counts[team] == 1)
            by_line = jnp.where(hurts, breaking, jnp.where(frees, unblocking, 0.0))
            at_cell = jnp.where(self.used, by_line[self.at], 0.0).sum(1)
            value = value + at_cell * chips[team]
        return value
