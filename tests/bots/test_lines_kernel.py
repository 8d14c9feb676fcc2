"""The compiled rules and evaluation, held to the engine and to the plain evaluation, move by move."""

from __future__ import annotations

import random

import numpy as np
import pytest

import knaves
from knaves.bots.lines import evaluate, evaluate_jit, kernel, self_play
from knaves.bots.lines import layout as at
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


def compared(p: np.ndarray) -> list[object]:
    """What must be equal: all but scratch room, the order of lists of cells and the number of plies."""
    q = p.copy()
    q[at.PLIES] = q[at.TARGET_COUNT] = 0
    q[at.FREE_CELLS : at.MISSING] = 0
    q[at.SCRATCH :] = 0
    for start, count, size in ((at.DECK_CARDS, at.DECK_COUNT, at.PACK), (at.DISCARDS, at.DISCARD_COUNT, at.PACK)):
        q[start + q[count] : start + size] = 0
        if start == at.DISCARDS:
            q[start : start + q[count]].sort()
    for seat in range(at.MAX_SEATS):
        start = at.HANDS + at.HAND_SLOTS * seat
        q[start + q[at.HAND_COUNT + seat] : start + at.HAND_SLOTS] = 0
    for team in range(at.MAX_TEAMS):
        start = at.SEQUENCES_MADE + at.MAX_SEQUENCES * team
        q[start + 1 : start + 1 + q[start]].sort()
        q[start + 1 + q[start] : start + at.MAX_SEQUENCES] = 0
    lists = [(at.FREE_CELLS, p[at.FREE_COUNT])]
    lists += [(at.UNLOCKED_CELLS + at.CELLS * team, p[at.UNLOCKED_COUNT + team]) for team in range(at.MAX_TEAMS)]
    for start, count in lists:
        assert all(p[at.LIST_INDEX + p[start + slot]] == slot for slot in range(count))
    return [q.tolist(), *(sorted(p[start : start + count].tolist()) for start, count in lists)]


@pytest.mark.parametrize("part", range(sampled(8)))
def test_the_kernel_plays_as_the_engine_does(part: int) -> None:
    """Thousands of moves over all options the kernel knows: the same legal moves, the same positions, the same ends."""
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
                assert p[at.WINNER] == pack(state)[1][at.WINNER]
                break
            if any(event.kind == "reshuffled" for event in events):  # the kernel shuffles by itself: take the engine's
                _, p = pack(state)
            assert compared(p) == compared(pack(state)[1]), f"after {move}: {state}"


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


def test_what_the_kernel_does_not_know_is_refused() -> None:
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
    start = at.HANDS + at.HAND_SLOTS * 1
    assert not one[start : start + at.HAND_SLOTS].any()


@pytest.mark.parametrize("part", range(sampled(4)))
def test_the_two_evaluations_agree(part: int) -> None:
    rng = random.Random(100 + part)
    moves, values = np.zeros(1024, np.int64), np.zeros(1024)
    for _ in range(12):
        state = random_game(rng)
        weights = tuple(rng.uniform(0.1, 100.0) for _ in range(at.WEIGHT_COUNT))
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
