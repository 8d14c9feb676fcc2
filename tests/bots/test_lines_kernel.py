"""The compiled rules and evaluation agree with the engine and the plain evaluation, move by move."""

from __future__ import annotations

import random

import numpy as np
import pytest

import knaves
from knaves.bots.lines import evaluate, evaluate_jit, kernel, layout, self_play
from knaves.bots.lines.packing import Unsupported, list_unseen, new_rng_state, pack, pack_move, unpack_move
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, TRAVEL, LinesSpec, State
from knaves.testing import random_options
from tests.campaigns import sampled


def random_game(rng: random.Random) -> State:
    """A new game with options that the kernel plays."""
    while True:
        game: LinesSpec = rng.choice((CLASSIC, TRAVEL))
        try:
            options = random_options(game, rng)
            texts = options.texts(all_of_them=True) | {"forgotten_draw": "auto", "line_choice": "auto"}
            seats = rng.choice(game.seat_counts)
            return game.new(seats=seats, seed=seed_from(rng.getrandbits(40)), options=game.Options.parse(texts))
        except knaves.SetupError:
            continue


def comparable(p: np.ndarray) -> list[object]:
    """The part that must be equal: without scratch space, the order of cell lists and the number of plies."""
    q = p.copy()
    q[layout.PLIES] = q[layout.TARGET_COUNT] = 0
    q[layout.FREE_CELLS : layout.MISSING] = 0
    q[layout.SCRATCH :] = 0
    for start, count, size in (
        (layout.DECK_CARDS, layout.DECK_COUNT, layout.PACK),
        (layout.DISCARDS, layout.DISCARD_COUNT, layout.PACK),
    ):
        q[start + q[count] : start + size] = 0
        if start == layout.DISCARDS:
            q[start : start + q[count]].sort()
    for seat in range(layout.MAX_SEATS):
        start = layout.HANDS + layout.HAND_SLOTS * seat
        q[start + q[layout.HAND_COUNT + seat] : start + layout.HAND_SLOTS] = 0
    for team in range(layout.MAX_TEAMS):
        start = layout.SEQUENCES_MADE + layout.MAX_SEQUENCES * team
        q[start + 1 : start + 1 + q[start]].sort()
        q[start + 1 + q[start] : start + layout.MAX_SEQUENCES] = 0
    lists = [(layout.FREE_CELLS, p[layout.FREE_COUNT])]
    lists += [
        (layout.UNLOCKED_CELLS + layout.CELLS * team, p[layout.UNLOCKED_COUNT + team])
        for team in range(layout.MAX_TEAMS)
    ]
    for start, count in lists:
        assert all(p[layout.LIST_INDEX + p[start + slot]] == slot for slot in range(count))
    return [q.tolist(), *(sorted(p[start : start + count].tolist()) for start, count in lists)]


@pytest.mark.parametrize("part", range(sampled(8)))
def test_the_kernel_agrees_with_the_engine(part: int) -> None:
    """Thousands of moves with all options of the kernel: the same legal moves, positions and outcomes."""
    rng = random.Random(part)
    moves = np.zeros(1024, np.int64)
    seed = new_rng_state(rng)
    for _ in range(50):
        state = random_game(rng)
        setup = state.setup
        t, p = pack(state)
        while state.outcome is None:
            count = kernel.list_moves(t, p, moves)
            listed = [str(unpack_move(setup, int(move))) for move in moves[:count]]
            assert sorted(listed) == sorted(str(move) for move in state.legal(state.turn))
            chance = self_play.random_move(t, p, seed)
            assert str(unpack_move(setup, int(chance))) in listed
            move = rng.choice(state.legal(state.turn))
            state, events = state.apply(state.turn, move)
            kernel.apply(t, p, pack_move(setup, move), seed)
            if state.outcome is not None:
                assert p[layout.WINNER] == pack(state)[1][layout.WINNER]
                break
            if any(
                event.kind == "reshuffled" for event in events
            ):  # the kernel shuffles by its own random numbers: take the engine's deck
                _, p = pack(state)
            assert comparable(p) == comparable(pack(state)[1]), f"after {move}: {state}"


def test_random_moves_are_equally_likely() -> None:
    state = CLASSIC.position("classic seats=2 board=*8*/10/10/2gg6/10/10/10/10/10/*8* hands=7H,7H,JC,JS,2S|-")
    t, p = pack(state)
    seed = new_rng_state(random.Random(1))
    legal = state.legal(0)
    found = [int(self_play.random_move(t, p, seed)) for _ in range(200 * len(legal))]
    names, counts = np.unique(found, return_counts=True)
    assert len(names) == len(legal)
    assert counts.min() > 130
    assert counts.max() < 280


def test_options_that_the_kernel_lacks_are_refused() -> None:
    by_hand = CLASSIC.new(seats=2, seed=bytes(32), options=CLASSIC.Options(forgotten_draw="permanent"))
    with pytest.raises(Unsupported, match="forgotten_draw must be auto"):
        pack(by_hand)
    choosing = CLASSIC.position("classic seats=2 board=*8*/bbbbbb4/10/10/10/10/10/10/10/*8* choosing=b")
    with pytest.raises(Unsupported, match="a line is to be chosen"):
        pack(choosing)
    with pytest.raises(Unsupported, match="does not make the move"):
        pack_move(by_hand.setup, CLASSIC.move("+"))


def test_a_view_packs_without_hidden_cards() -> None:
    state = CLASSIC.new(seats=4, seed=seed_from(3))
    one = pack(state.view(2))[1]
    other = pack(CLASSIC.sample(state.view(2), random.Random(5)).view(2))[1]
    assert one.tolist() == other.tolist()
    assert sorted(list_unseen(state.view(2)).tolist()) == sorted(
        list_unseen(CLASSIC.sample(state.view(2), random.Random(6)).view(2)).tolist()
    )
    start = layout.HANDS + layout.HAND_SLOTS * 1
    assert not one[start : start + layout.HAND_SLOTS].any()


@pytest.mark.parametrize("part", range(sampled(4)))
def test_compiled_and_plain_evaluation_agree(part: int) -> None:
    rng = random.Random(100 + part)
    moves, values = np.zeros(1024, np.int64), np.zeros(1024)
    for _ in range(12):
        state = random_game(rng)
        weights = tuple(rng.uniform(0.1, 100.0) for _ in range(layout.WEIGHT_COUNT))
        while state.outcome is None:
            view = state.view(state.turn)
            t, p = pack(state)
            count = evaluate_jit.evaluate_moves(t, p, np.array(weights), False, moves, values)
            rated = evaluate.evaluate_moves(view, weights)
            first = unpack_move(state.setup, int(moves[0]))
            if first in rated:
                found = [unpack_move(state.setup, int(move)) for move in moves[:count]]
                assert dict(zip(found, values[:count], strict=True)) == pytest.approx(rated)
            else:
                assert first == evaluate.choose(view, rng, weights)
            state, _ = state.apply(state.turn, rng.choice(state.legal(state.turn)))
