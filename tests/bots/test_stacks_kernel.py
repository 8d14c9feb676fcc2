"""The packed rules of stacks agree with the engine move by move, and compiled code agrees with plain Python."""

from __future__ import annotations

import random

import pytest

from knaves.bots.stacks import kernel, layout, planner, playouts, search, value_net
from knaves.bots.stacks.packing import list_unseen, pack, pack_move, unpack_move
from knaves.bots.stacks.weights import load_beliefs, load_net, load_weights
from knaves.deal import seed_from
from knaves.games.stacks import STACKS, State
from knaves.testing import random_options
from tests.campaigns import sampled


def random_game(rng: random.Random) -> State:
    """A new game with options that the kernel plays: all but manual drawing."""
    texts = random_options(STACKS, rng).texts(all_of_them=True) | {"forgotten_draw": "auto"}
    seats = rng.choice(STACKS.seat_counts)
    return STACKS.new(seats=seats, seed=seed_from(rng.getrandbits(40)), options=STACKS.Options.parse(texts))


def comparable(p: list[int]) -> list[int]:
    """The part that must be equal: without fields that are no longer used."""
    q = list(p)
    q[layout.TURNS] = 0
    if q[layout.WINDOW] < 0:
        q[layout.WINDOW_TOP] = q[layout.ANSWERED] = q[layout.BLOCKERS] = 0
    for place in range(layout.PLACES):
        start = layout.PILES + layout.MAX_HEIGHT * place
        q[start + q[layout.HEIGHTS + place] : start + layout.MAX_HEIGHT] = [0] * (
            layout.MAX_HEIGHT - q[layout.HEIGHTS + place]
        )
    for seat in range(layout.MAX_SEATS):
        start, count = layout.DISCARDS + layout.MAX_CARDS * seat, q[layout.DISCARD_COUNT + seat]
        q[start + count : start + layout.MAX_CARDS] = [0] * (layout.MAX_CARDS - count)
    q[layout.DECK_CARDS + q[layout.DECK_COUNT] :] = [0] * (layout.MAX_CARDS - q[layout.DECK_COUNT])
    return q


def chance_event(events: tuple[object, ...]) -> bool:
    """Whether the engine used its random numbers; the kernel has its own."""
    return any(type(event).__name__ in ("Reshuffled", "CardStolen") for event in events)


@pytest.mark.parametrize("part", range(4))
def test_the_kernel_agrees_with_the_engine(part: int) -> None:
    """The same legal moves, positions and outcomes, with all options."""
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
            counts = [p[i] for i in range(layout.HAND_COUNT, layout.HAND_COUNT + layout.MAX_SEATS)]
            if chance_event(events):
                assert counts == pack(state)[layout.HAND_COUNT : layout.HAND_COUNT + layout.MAX_SEATS]
                assert p[layout.DECK_COUNT] == len(state.deck)
                p = pack(state)
            assert comparable(p) == comparable(pack(state)), f"after {move}: {state}"


def card_counts(p: list[int]) -> list[int]:
    """The number of each card, wherever it is."""
    counts = [p[layout.SET_ASIDE + card] + p[layout.SPECIALS + card] for card in range(layout.CARDS)]
    for seat in range(p[layout.SEATS]):
        for card in range(layout.CARDS):
            counts[card] += p[layout.HANDS + layout.CARDS * seat + card]
        for i in range(p[layout.DISCARD_COUNT + seat]):
            counts[p[layout.DISCARDS + layout.MAX_CARDS * seat + i]] += 1
    for place in range(layout.PLACES):
        for i in range(p[layout.HEIGHTS + place]):
            counts[p[layout.PILES + layout.MAX_HEIGHT * place + i]] += 1
    for i in range(p[layout.DECK_COUNT]):
        counts[p[layout.DECK_CARDS + i]] += 1
    return counts


def test_playouts_conserve_cards_and_plans_are_undone() -> None:
    """A world dealt from a view has all cards before and after a playout; planning leaves the position unchanged."""
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
        f, path = [0.0] * layout.SCRATCH_SIZE, [0] * layout.PATH_SIZE
        playouts.deal_unseen(p, f, list_unseen(view), list(load_beliefs(view.seats)), state.turn, chance)
        total = p[layout.TOTAL_COPIES : layout.TOTAL_COPIES + layout.CARDS]
        assert card_counts(p) == total
        before = list(p)
        planner.plan_turn(p, w, f, path)
        assert p == before
        playouts.play_turns(p, w, f, path, chance, 30)
        assert card_counts(p) == total


def test_compiled_code_agrees_with_plain_python() -> None:
    """The same source, compiled or not, plays the same games."""
    pytest.importorskip("numba")
    engine = search.warm_up()
    rng = random.Random(7)
    for number in range(sampled(8)):
        state = random_game(rng)
        w = list(load_weights(state.seats))
        p = pack(state)
        q = engine.ints(p)
        playouts.play_turns(p, w, [0.0] * layout.SCRATCH_SIZE, [0] * layout.PATH_SIZE, [number + 1], 60)
        room, paths = engine.floats([0.0] * layout.SCRATCH_SIZE), engine.ints([0] * layout.PATH_SIZE)
        engine.functions.play_turns(q, engine.floats(w), room, paths, engine.ints([number + 1]), 60)
        assert [int(x) for x in q] == p
        if state.seats == 2:
            assert value_net.predict(
                p, list(load_net()), [0.0] * layout.SCRATCH_SIZE, [0] * layout.PATH_SIZE
            ) == pytest.approx(engine.functions.predict(q, engine.net, room, paths))


def test_games_of_the_evaluation_end() -> None:
    """Nobody hoards needed cards for ever while special cards are reshuffled (G46)."""
    for seats in STACKS.seat_counts:
        for number in range(3):
            p = pack(STACKS.new(seats=seats, seed=seed_from(number)))
            w = list(load_weights(seats))
            playouts.play_turns(p, w, [0.0] * layout.SCRATCH_SIZE, [0] * layout.PATH_SIZE, [number + 1], 150 * seats)
            assert p[layout.WINNER] >= 0
