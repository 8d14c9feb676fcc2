"""The coder of the board games for thousands of tables of the batch engine: the same planes, masks and action ids.

The batch engine numbers cells by their cards and knows the two jacks of a kind as one. So of two jacks of a kind it
plays the first, whichever the action names; no player could tell.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.batch.completion import INTERRUPTED
from knaves.batch.lines import Engine, State
from knaves.bots.lines.tables import CARD_NUMBER, CARDS_PER_WORD, NO_LINE, ORDINARY, WORDS
from knaves.cards import ONE_EYED, TWO_EYED
from knaves.envs.coder import Mask, Numbers
from knaves.envs.lines import BOARDS, TEAMS, LinesCoder
from knaves.games.lines.moves import Choose, Exchange, Pass, Place, Remove

Ints = npt.NDArray[np.int32]
Bits = npt.NDArray[np.uint8]
WORD = 32
"""Bits of a word of the engine."""
NOWHERE = -1
"""The last column of expanded words, which is always 0."""


def expand(words: npt.NDArray[np.uint32]) -> Bits:
    """The bits of (words, tables) by table: (tables, 32 * words + 1), the last column zero."""
    tables = words.shape[1]
    found = np.zeros((tables, WORD * len(words) + 1), np.uint8)
    rows = np.ascontiguousarray(words.T).astype("<u4", copy=False).view(np.uint8)
    found[:, :-1] = np.unpackbits(rows, axis=1, bitorder="little")
    return found


class LinesBatchCoder:
    """Observations, masks and actions as `LinesCoder` defines them, for all tables of an engine at once."""

    def __init__(self, engine: Engine) -> None:
        setup, self.tables = engine.setup, engine.tables
        self.setup, self.engine = setup, engine
        self.coder = LinesCoder(setup.spec, setup.seats, setup.options)
        self._make_columns()
        self._make_actions()
        copies, pack = self.tables.copies, setup.spec.pack
        counts = [sum(card in jacks for card in pack) for jacks in (TWO_EYED, ONE_EYED)]
        self._copies, self._jacks, self._pack = copies, np.array(counts, np.float32), len(pack)

    def _make_columns(self) -> None:
        """For each cell of a plane: where its chip and its card are in expanded words."""
        board, tables = self.setup.board, self.tables
        numbers = np.array([tables.cell_number.get(name, NOWHERE) for name in board.names])
        word, bit = np.divmod(numbers, tables.cell_bits)
        chip = np.where(numbers >= 0, word * WORD + bit, NOWHERE)
        word, bit = np.divmod(numbers // tables.copies, CARDS_PER_WORD)
        card = np.where(numbers >= 0, word * WORD + bit, NOWHERE)
        sets = range(2 * self.setup.teams)  # the chips of each team, then the locked ones
        self._chip_columns = np.concatenate([np.where(chip >= 0, chip + WORDS * WORD * n, NOWHERE) for n in sets])
        words = 4 * tables.copies
        self._card_columns = [
            [np.where(card >= 0, card + WORD * (words * pile + 4 * copy), NOWHERE) for copy in range(tables.copies)]
            for pile in range(2)  # the hand and the discards
        ]
        self._corners = (numbers < 0).astype(np.float32)

    def _make_actions(self) -> None:
        """For each action id: its action in the engine, its bit in the words of legal actions, and its jack."""
        coder, tables = self.coder, self.tables
        cells, per_word = len(tables.cells), tables.cell_bits
        self._to_engine = np.zeros(coder.size, np.int32)
        columns = np.full(coder.size, NOWHERE)
        jack_of = np.full(coder.size, NOWHERE)
        self._line_of = np.full(coder.size, NOWHERE)
        rest = 4 * WORDS * WORD
        for number in range(coder.first_table_action):
            match coder.move(0, number):
                case Place(card=card, cell=cell) | Remove(card=card, cell=cell):
                    kind = 0 if card not in TWO_EYED | ONE_EYED else 1 if card in TWO_EYED else 2
                    at = tables.cell_number[cell]
                    self._to_engine[number] = kind * cells + at
                    columns[number] = (kind * WORDS + at // per_word) * WORD + at % per_word
                    jack_of[number] = CARD_NUMBER[card] - ORDINARY if kind else NOWHERE
                case Exchange(card=card):
                    at = CARD_NUMBER[card]
                    self._to_engine[number] = tables.exchange + at
                    place = at * tables.copies
                    jack = at >= ORDINARY
                    columns[number] = (
                        rest + at - ORDINARY if jack else (3 * WORDS + place // per_word) * WORD + place % per_word
                    )
                case Choose(line=name):
                    line = self.setup.board.line_named[name]
                    if line in tables.lines:
                        self._line_of[number] = tables.lines.index(line)
                case Pass():
                    self._to_engine[number] = tables.actions - 1
                    columns[number] = rest + tables.slots
        self._jack_ids = [np.flatnonzero(jack_of == jack) for jack in range(4)]
        self._jack_columns = [columns[ids] for ids in self._jack_ids]
        self._other_ids = np.flatnonzero((columns >= 0) & (jack_of < 0))
        self._other_columns = columns[self._other_ids]
        self._jack_exchanges = np.array([coder.action(0, Exchange(card)) for card in (*TWO_EYED, *ONE_EYED)])
        choices = np.flatnonzero(self._line_of >= 0)
        self._id_of_line = np.zeros(len(tables.lines), np.int64)
        self._id_of_line[self._line_of[choices]] = choices

    # --- Actions ---

    def mask(self, state: State) -> Mask:
        """(tables, actions): 1 for the legal actions of the seats to move."""
        words = np.stack(self.engine.legal_words(state)).astype(np.uint32, copy=False)
        bits = expand(words)
        found = np.zeros((len(bits), self.coder.size), np.int8)
        found[:, self._other_ids] = bits[:, self._other_columns]
        jacks = state.hands[0][3] | (state.hands[0][7] if self._copies == 2 else 0)
        for kind in (0, 2):  # the two jacks of a kind have the same cells
            cells = bits[:, self._jack_columns[kind]]
            for jack in (kind, kind + 1):
                ids, held = self._jack_ids[jack], (jacks >> np.uint32(jack)) & np.uint32(1)
                found[:, ids[0] : ids[-1] + 1] = cells & held.astype(np.uint8)[:, None]
        choosing = np.flatnonzero(state.choices)
        if len(choosing):
            found[choosing[:, None], self._jack_exchanges] = 0
            for table in choosing:
                slots = np.arange(self.tables.slots)
                offered = slots[(int(state.choices[table]) >> slots) & 1 == 1]
                found[table, self._id_of_line[self.tables.through[offered, state.last[table]]]] = 1
        return found

    def to_engine(self, state: State, actions: npt.NDArray[Any]) -> Ints:
        """The engine's actions for legal action ids, one for each table."""
        found: Ints = self._to_engine[actions]
        for table in np.flatnonzero(self._line_of[actions] >= 0):
            through = self.tables.through[:, state.last[table]]
            slot = np.flatnonzero(through == self._line_of[actions[table]])
            found[table] = self.tables.choose + (slot[0] if len(slot) else 0)
        return found

    # --- Observations ---

    def observe(self, state: State, seat: int) -> Numbers:
        """(tables, planes, height, width): what the seat may know."""
        teams, seats = self.setup.teams, self.setup.seats
        ahead = (seat - state.turn) % seats
        chips, locked, made, hands = state.chips, state.locked, state.made, state.hands
        if ahead.any():
            order = (ahead % teams + np.arange(teams)[:, None]) % teams
            chips, locked = (np.take_along_axis(x, order[:, None], 0) for x in (chips, locked))
            made = np.take_along_axis(made, order, 0)
            hands = np.take_along_axis(hands, ((ahead + np.arange(seats)[:, None]) % seats)[:, None], 0)
        height, width = self.coder.shape[1:]
        tables, cells = len(ahead), height * width
        constant = np.zeros((tables, self.coder.shape[0]), np.float32)
        constant[:, BOARDS:] = self._numbers(state, ahead, made, hands).T
        planes = np.repeat(constant, cells, axis=1).reshape(tables, -1, cells)  # several times as fast as to broadcast
        sets = np.concatenate([chips.reshape(-1, tables), locked.reshape(-1, tables)])
        seen = expand(sets)[:, self._chip_columns].reshape(tables, 2, teams, cells)
        for half, first in enumerate((0, len(TEAMS))):
            planes[:, first : first + teams] = seen[:, half]
        corners = 2 * len(TEAMS)
        planes[:, corners] = self._corners
        piles = expand(np.concatenate([hands[0], state.discards]))
        for plane, columns in enumerate(self._card_columns, corners + 1):
            np.divide(sum(piles[:, column] for column in columns), self._copies, out=planes[:, plane], casting="unsafe")
        return planes.reshape(len(ahead), *self.coder.shape)

    def _numbers(self, state: State, ahead: Ints, made: Ints, hands: Any) -> Numbers:
        """(planes, tables): the numbers of the planes that are constant over the board."""
        setup, options = self.setup, self.setup.options
        found = np.zeros((self.coder.shape[0] - BOARDS, len(ahead)), np.float32)
        for row, pile in enumerate((hands[0], state.discards)):
            for kind, jacks in enumerate((3, 12)):
                words = [pile[word] & np.uint32(jacks) for word in range(3, len(pile), 4)]
                found[2 * row + kind] = sum(np.bitwise_count(word) for word in words) / self._jacks[kind]
        own = state.winner == (state.turn + ahead) % setup.teams
        for team in range(setup.teams):
            won = own if team == 0 else state.winner == (state.turn + ahead + team) % setup.teams
            found[4 + team] = np.where(won, setup.needed, made[team] != NO_LINE) / setup.needed
        found[7] = np.bitwise_count(state.deck).sum(0) / self._pack
        interrupted = state.choices >= INTERRUPTED
        found[8] = (ahead + interrupted) % setup.seats / setup.seats
        found[9] = state.exchanges > 0
        chooses = state.choices != 0
        found[12] = chooses & (ahead % setup.teams == 0)
        found[13] = chooses & (ahead % setup.teams != 0)
        found[17] = np.minimum(1.0, state.idle / setup.seats)
        if options.stalemate_cap:
            found[18] = np.minimum(1.0, state.passes / (options.stalemate_cap * setup.seats))
        found[19 : 19 + setup.seats] = np.bitwise_count(hands).sum(1) / setup.hand_size
        return found
