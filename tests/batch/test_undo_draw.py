"""Taking drawn cards back, so that a critic can value a play without its luck."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from knaves.batch import make_engine
from tools.train.draws import undo_lines_draw, undo_stacks_draw


def start(engine: Any, tables: int = 64) -> Any:
    return engine.init(np.random.default_rng(4).integers(0, 2**32, (2, tables), np.uint32))


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("classic", 4), ("travel", 3)])
def test_the_card_goes_back_to_the_deck_of_a_board_game(game: str, seats: int) -> None:
    engine = make_engine(game, seats, backend="numpy")
    state = start(engine)
    for _ in range(30):
        state, action = engine.random_action(state)
        after = engine.step(state, action)
        undone = undo_lines_draw(engine, state, after)
        count = engine.bits.counts
        pile_before, pile_after, pile = (count(x.deck).sum(0) for x in (state, after, undone))
        drew = pile_before - pile_after == 1
        assert drew.any()
        assert (pile[drew] == pile_before[drew]).all()
        held = np.asarray([count(np.asarray(hand)) for hand in undone.hands]).sum(1)
        assert ((engine.all_hands(after).sum(1) - held).sum(0) == drew).all()
        everything = held.sum(0) + pile + count(undone.discards).sum(0)
        assert (everything == len(engine.setup.spec.pack)).all()
        kept = np.asarray(engine.all_hands(state))[0] - np.asarray(count(undone.hands[-1]))
        ended = drew & (after.turn != state.turn)
        assert (kept[:, ended].sum(0) == 1).all(), "only the played card has left the hand"
        state = after


def test_the_cards_go_back_to_the_deck_of_stacks() -> None:
    engine = make_engine("stacks", 3, backend="numpy")
    state = start(engine)
    refilled = 0
    for _ in range(60):
        state, action = engine.random_action(state)
        after = engine.step(state, action)
        undone = undo_stacks_draw(engine, state, after)
        drawn = state.deck.astype(int).sum(0) - after.deck.astype(int).sum(0)
        same = np.asarray(undone.deck).astype(int).sum(0) == state.deck.astype(int).sum(0)
        assert same[drawn > 0].all()
        fewer = after.hands.astype(int).sum((0, 1)) - np.asarray(undone.hands).astype(int).sum((0, 1))
        assert (fewer[same] == drawn[same]).all()
        assert (np.asarray(undone.hands) >= 0).all()
        refilled += int((drawn > 1).sum())
        state = after
    assert refilled
