"""Worlds of a position as tables of the batch engine.

All worlds of a position look alike to its seat: what everybody sees is packed once, the hidden cards for each world.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np

from knaves.batch import lines as lines_batch
from knaves.batch import stacks as stacks_batch
from knaves.bots.lines.observation import legal_actions as lines_actions
from knaves.bots.lines.observation import observe_view
from knaves.bots.lines.tables import CARD_NUMBER, CARD_ORDER
from knaves.bots.stacks.actions import legal_actions as stacks_actions
from knaves.bots.stacks.layout import CARDS
from knaves.bots.stacks.observation import NO_TOP, NO_WINDOW
from knaves.bots.stacks.packing import NUMBER
from knaves.game import Move
from knaves.games.lines.state import State as LinesState
from knaves.games.lines.view import View as LinesView
from knaves.games.stacks.deck import BLOCK, WILDS
from knaves.games.stacks.state import State as StacksState
from knaves.games.stacks.view import View as StacksView

Array = Any
WORD = 16
"""Cards in a word of a multiset."""


def _counts(piles: Sequence[Sequence[str]], numbers: dict[str, int], kinds: int) -> Array:
    """(kinds, piles): the copies of each card."""
    found = np.zeros((kinds, len(piles)), np.int32)
    for column, cards in enumerate(piles):
        for card in cards:
            found[numbers[card], column] += 1
    return found


# --- The board games ---


def pack_lines(engine: lines_batch.Engine, view: LinesView, worlds: Sequence[LinesState], rng: Array) -> Any:
    """The tables of a position whose seat is to move."""
    seen, tables, count = observe_view(view), engine.tables, len(worlds)
    seats, pending = view.seats, view.pending
    assert view.seat == view.turn

    def words(cells: Array) -> Array:
        bits = cells.reshape(cells.shape[0], -1, tables.cell_bits).astype(np.uint32)
        packed = (bits << np.arange(tables.cell_bits, dtype=np.uint32)).sum(-1, dtype=np.uint32)
        return np.repeat(packed[..., None], count, axis=-1)

    def cards(piles: Sequence[Sequence[str]]) -> Array:
        counts = _counts(piles, CARD_NUMBER, len(CARD_ORDER))
        padded = np.concatenate([counts, np.zeros((12, len(piles)), np.int32)]).reshape(4, WORD, -1)
        places = np.arange(WORD, dtype=np.uint32)[None, :, None]
        return np.concatenate([((padded > copy) << places).sum(1).astype(np.uint32) for copy in range(tables.copies)])

    def number(value: int) -> Array:
        return np.full(count, value, np.int32)

    slots = (seen.choices[:, 0].astype(np.uint32) << np.arange(tables.slots, dtype=np.uint32)).sum()
    gone = list(chain(*view.discards))
    return lines_batch.State(
        chips=words(seen.chips[..., 0]),
        locked=words(seen.locked[..., 0]),
        made=np.repeat(seen.made, count, axis=-1),
        hands=np.stack([cards([w.hands[(view.turn + place) % seats] for w in worlds]) for place in range(seats)]),
        deck=cards([world.deck for world in worlds]),
        discards=np.repeat(cards([gone]), count, axis=-1),
        choices=np.full(count, slots, np.uint32),
        last=number(int(seen.last[0])),
        exchanges=number(pending.exchanges),
        passes=number(pending.passes),
        idle=number(pending.idle),
        turn=number(view.turn),
        winner=number(lines_batch.LIVE),
        plies=number(0),
        rng=rng,
    )


def lines_moves(view: LinesView) -> dict[int, Move]:
    """The legal moves by action."""
    return lines_actions(view, int(observe_view(view).last[0]))


# --- Stacks ---


def pack_stacks(engine: stacks_batch.Engine, view: StacksView, worlds: Sequence[StacksState], rng: Array) -> Any:
    """The tables of a position; in an open window the seats with a Block are asked in turn, the nearest first."""
    count, seats, pending = len(worlds), view.seats, view.pending
    capacity = engine.init(np.zeros((2, 1), np.uint32)).discards.shape[0]

    def kinds(piles: Sequence[Sequence[str]]) -> Array:
        return _counts(piles, NUMBER, CARDS).astype(np.int8)

    def same(cards: Sequence[str]) -> Array:
        return np.repeat(kinds([cards]), count, axis=-1)

    def number(value: int) -> Array:
        return np.full(count, value, np.int32)

    def by_seat(values: Sequence[int]) -> Array:
        return np.repeat(np.array(values, np.int8)[:, None], count, axis=-1)

    discards = np.full((capacity, count), -1, np.int8)
    for column, world in enumerate(worlds):
        entries = [seat * CARDS + NUMBER[card] for seat, pile in enumerate(world.discards) for card in pile]
        discards[: len(entries), column] = entries
    asked = number(-1)
    if pending.window is not None:
        order = [(view.turn + view.direction * step) % seats for step in range(1, seats)]
        asked = np.array([next(seat for seat in order if BLOCK in world.hands[seat]) for world in worlds], np.int32)
    wilds = [sum((card in WILDS) << rank for rank, card in enumerate(pile)) for pile in view.piles]
    return stacks_batch.State(
        hands=np.stack([kinds([world.hands[seat] for world in worlds]) for seat in range(seats)]),
        deck=kinds([world.deck for world in worlds]),
        out=same(view.out),
        specials=same(view.specials),
        discards=discards,
        discard_counts=by_seat(view.discard_counts),
        tops=by_seat([NO_TOP if top is None else NUMBER[top] for top in view.discard_tops]),
        heights=by_seat([*map(len, view.piles)]),
        wilds=by_seat(wilds),
        chips=np.repeat(np.array(view.chips, np.int32)[..., None], count, axis=-1),
        turn=number(view.turn),
        direction=number(view.direction),
        skips=number(pending.skips),
        busy=np.full(count, view.busy),
        idle=number(pending.idle),
        window=number(NO_WINDOW if pending.window is None else pending.window.place),
        window_top=np.full(count, pending.window is not None and pending.window.top),
        asked=asked,
        stealing=number(-1 if pending.stealing is None else pending.stealing),
        winner=number(stacks_batch.LIVE),
        plies=number(0),
        rng=rng,
    )


def stacks_moves(view: StacksView) -> dict[int, Move]:
    """The legal moves by action."""
    return stacks_actions(view)
