"""The packed rules of stacks agree with the engine move by move, and compiled with plain."""

from __future__ import annotations

import random

import pytest

from knaves.bots.stacks import kernel, planner, playouts, search, value_net
from knaves.bots.stacks import layout as at
from knaves.bots.stacks.packing import list_unseen, pack, pack_move, unpack_move
from knaves.bots.stacks.weights import load_beliefs, load_net, load_weights
from knaves.deal import seed_from
from knaves.games.stacks import STACKS, State
from knaves.testing import random_options
from tests.campaigns import sampled


def random_game(rng: random.Random) -> State:
    """A new game with options that the table plays: all but drawing by hand."""
    texts = random_options(STACKS, rng).texts(all_of_them=True) | {"forgotten_draw": "auto"}
    seats = rng.choice(STACKS.seat_counts)
    return STACKS.new(seats=seats, seed=seed_from(rng.getrandbits(40)), options=STACKS.Options.parse(texts))


def compared(p: list[int]) -> list[int]:
    """What must be equal: all but what nobody looks at any more."""
    q = list(p)
    q[at.TURNS] = 0
    if q[at.WINDOW] < 0:
        q[at.WINDOW_TOP] = q[at.ANSWERED] = q[at.BLOCKERS] = 0
    for place in range(at.PLACES):
        start = at.PILES + at.MAX_HEIGHT * place
        q[start + q[at.HEIGHTS + place] : start + at.MAX_HEIGHT] = [0] * (at.MAX_HEIGHT - q[at.HEIGHTS + place])
    for seat in range(at.MAX_SEATS):
        start, count = at.DISCARDS + at.MAX_CARDS * seat, q[at.DISCARD_COUNT + seat]
        q[start + count : start + at.MAX_CARDS] = [0] * (at.MAX_CARDS - count)
    q[at.DECK_CARDS + q[at.DECK_COUNT] :] = [0] * (at.MAX_CARDS - q[at.DECK_COUNT])
    return q


def chance_event(events: tuple[object, ...]) -> bool:
    """Whether the engine shuffled or picked by its own chance, which the table does by another."""
    return any(type(event).__name__ in ("Reshuffled", "CardStolen") for event in events)


@pytest.mark.parametrize("part", range(4))
def test_the_table_plays_as_the_engine_does(part: int) -> None:
    """The same legal moves, the same positions, the same ends, over all options."""
    rng = random.Random(part)
    moves = [0] * 256
    for _ in range(12):
        state = random_game(rng)
        p = pack(state)
        while state.outcome is None:
            seat = rng.choice(sorted(state.actors))
            if state.pending.window is None:
                listed = [str(unpack_move(move)) for move in moves[: kernel.list_moves(p, moves)]]
                assert sorted(listed) == sorted(map(str, state.legal(seat))), str(state)
            move = rng.choice(state.legal(seat))
            assert unpack_move(pack_move(move)) == move
            kernel.apply(p, seat, pack_move(move), [rng.randrange(1, 2**31 - 1)])
            state, events = state.apply(seat, move)
            counts = [p[i] for i in range(at.HAND_COUNT, at.HAND_COUNT + at.MAX_SEATS)]
            if chance_event(events):
                assert counts == pack(state)[at.HAND_COUNT : at.HAND_COUNT + at.MAX_SEATS]
                assert p[at.DECK_COUNT] == len(state.deck)
                p = pack(state)
            assert compared(p) == compared(pack(state)), f"after {move}: {state}"


def card_counts(p: list[int]) -> list[int]:
    """How many of each card there are, wherever they lie."""
    counts = [p[at.SET_ASIDE + card] + p[at.SPECIALS + card] for card in range(at.CARDS)]
    for seat in range(p[at.SEATS]):
        for card in range(at.CARDS):
            counts[card] += p[at.HANDS + at.CARDS * seat + card]
        for i in range(p[at.DISCARD_COUNT + seat]):
            counts[p[at.DISCARDS + at.MAX_CARDS * seat + i]] += 1
    for place in range(at.PLACES):
        for i in range(p[at.HEIGHTS + place]):
            counts[p[at.PILES + at.MAX_HEIGHT * place + i]] += 1
    for i in range(p[at.DECK_COUNT]):
        counts[p[at.DECK_CARDS + i]] += 1
    return counts


def test_playouts_keep_all_cards_and_put_plans_back() -> None:
    """From a world dealt to a view, all cards are there, before and after; a plan leaves the position as it was."""
    rng = random.Random(5)
    for _ in range(12):
        state = random_game(rng)
        for _ in range(rng.randrange(120)):
            if state.outcome is None:
                seat = min(state.actors)
                state, _ = state.apply(seat, rng.choice(state.legal(seat)))
        if state.outcome is not None or state.pending.window is not None or state.pending.stealing is not None:
            continue
        view = state.view(state.turn)
        p, chance, w = pack(view), [rng.randrange(1, 2**31 - 1)], list(load_weights(view.seats))
        f, path = [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE
        playouts.deal_unseen(p, f, list_unseen(view), list(load_beliefs(view.seats)), state.turn, chance)
        total = p[at.TOTAL_COPIES : at.TOTAL_COPIES + at.CARDS]
        assert card_counts(p) == total
        before = list(p)
        planner.plan_turn(p, w, f, path)
        assert p == before
        playouts.play_turns(p, w, f, path, chance, 30)
        assert card_counts(p) == total


def test_compiled_is_the_same_as_plain() -> None:
    """One source, two ways to run it: whole games come out alike."""
    pytest.importorskip("numba")
    engine = search.warm_up()
    rng = random.Random(7)
    for number in range(sampled(8)):
        state = random_game(rng)
        w = list(load_weights(state.seats))
        p = pack(state)
        q = engine.ints(p)
        playouts.play_turns(p, w, [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE, [number + 1], 60)
        room, paths = engine.floats([0.0] * at.SCRATCH_SIZE), engine.ints([0] * at.PATH_SIZE)
        engine.functions.play_turns(q, engine.floats(w), room, paths, engine.ints([number + 1]), 60)
        assert [int(x) for x in q] == p
        if state.seats == 2:
            assert value_net.predict(p, list(load_net()), [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE) == pytest.approx(
                engine.functions.predict(q, engine.net, room, paths)
            )


def test_games_by_the_evaluation_end() -> None:
    """Nobody hoards for ever: what is needed does not stay buried while specials go round (G46)."""
    for seats in STACKS.seat_counts:
        for number in range(3):
            p = pack(STACKS.new(seats=seats, seed=seed_from(number)))
            w = list(load_weights(seats))
            playouts.play_turns(p, w, [0.0] * at.SCRATCH_SIZE, [0] * at.PATH_SIZE, [number + 1], 150 * seats)
            assert p[at.WINNER] >= 0
