"""The batch engine of stacks against the authority, move by move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest

from knaves.batch import make_engine
from knaves.batch.base import make_bits
from knaves.batch.stacks import Engine, State
from knaves.bots.stacks import actions as act
from knaves.bots.stacks.layout import CARDS, STEAL_CARD
from knaves.deal import seed_from
from knaves.game import SetupError
from knaves.games.stacks import STACKS
from knaves.games.stacks.moves import DRAW, Block
from tests.batch.stacks_lockstep import StacksLockstep
from tests.campaigns import WHOLE, sampled

PLIES = 4000 if WHOLE else 120
OPTIONS: list[tuple[int, dict[str, str]]] = [
    (2, {"reshuffle": "with_specials"}),
    (2, {"reverse_in_two": "kept"}),
    (2, {"reverse_in_two": "kept", "skip_stack": "single"}),
    (3, {"block_scope": "any_time"}),
    (3, {"steal_from_hand": "chosen"}),
    (4, {"skip_stack": "single"}),
    (5, {"reshuffle": "with_specials", "block_scope": "any_time", "steal_from_hand": "chosen"}),
]
TINY = replace(
    STACKS,
    copies={
        "B1": 3,
        "B2": 3,
        "B3": 2,
        "BW": 2,
        "R1": 3,
        "R2": 2,
        "R3": 2,
        "RW": 2,
        "SK": 2,
        "RV": 2,
        "SC": 3,
        "BL": 3,
        "ST": 2,
    },
    out_for_two={},
    hand_size=4,
    height=3,
    chips_to_win=3,
    chips_of_each=1,
)
"""So few cards that what is rare in the real game comes up all the time."""
BARREN = replace(STACKS, copies={"B1": 2, "B2": 2, "B3": 2, "R1": 2, "R2": 2, "RW": 2}, out_for_two={}, hand_size=2)
"""No pile can be completed, and all cards can be laid, so the cards run out."""


def engine_for(seats: int, backend: str = "numpy", **options: Any) -> Engine:
    return make_engine("stacks", seats, STACKS.Options(**options), backend=backend)


def random_words(seed: int, tables: int) -> Any:
    return np.random.default_rng(seed).integers(0, 2**32, (2, tables), np.uint32)


@pytest.mark.parametrize("seats", STACKS.players)
def test_every_number_of_seats_as_the_authority_plays_it(seats: int) -> None:
    StacksLockstep(engine_for(seats), sampled(32), seed=seats).play(limit=PLIES, to_end=WHOLE)


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_every_option_that_it_plays(seats: int, options: dict[str, str]) -> None:
    StacksLockstep(engine_for(seats, **options), sampled(16), seed=7).play(limit=PLIES, to_end=WHOLE)


def test_games_with_few_cards_reach_what_is_rare() -> None:
    tally: Counter[str] = Counter()
    for number, (seats, options) in enumerate([(2, {}), (3, {}), (4, {"block_scope": "any_time"}), *OPTIONS]):
        engine = Engine(TINY.setup(seats, TINY.Options(**options)), make_bits("numpy"))
        both = StacksLockstep(engine, sampled(16), seed=number)
        both.play(limit=60, to_end=False)
        tally += both.tally
    for what in (
        *("Blocked", "unasked holders", "LetStand", "CardStolen", "DiscardStolen", "HandShown", "ChipStolen"),
        *("SkipPlayed", "TurnMissed", "Reversed", "hand played out", "SequenceMade", "end: completed"),
        *("new deck: piles", "new deck: specials", "new deck: discards", "several new decks for one hand"),
    ):
        assert tally[what] > 0, (what, tally)


def test_a_game_without_cards_ends() -> None:
    both = StacksLockstep(Engine(BARREN.setup(3), make_bits("numpy")), 8, seed=3)
    both.play(limit=60, to_end=False)
    assert both.tally["TurnEnded"] >= 3 * both.tally["end: stalemate"] > 0, both.tally


def test_a_compiled_game_is_the_same_game() -> None:
    """JAX and NumPy run the same source; this holds their arithmetic to each other, through the end and a new deal."""
    plain, compiled = (Engine(TINY.setup(3), make_bits(backend)) for backend in ("numpy", "jax"))
    words = random_words(5, 8)
    one, other = plain.init(words), jax.jit(compiled.init)(words)
    fresh = one, other

    def ply(state: State, new: State) -> State:
        state, action = compiled.random_action(state)
        return compiled.reset_where_done(compiled.step(state, action), new)

    compiled_ply = jax.jit(ply)
    ended = 0
    for _ in range(100):
        one, action = plain.random_action(one)
        one = plain.step(one, action)
        ended += int(one.done.sum())
        one = plain.reset_where_done(one, fresh[0])
        other = compiled_ply(other, fresh[1])
        for mine, theirs, name in zip(one, other, State._fields, strict=True):
            assert mine.dtype == theirs.dtype, name
            assert np.array_equal(mine, theirs), name
    assert ended


def test_random_actions_are_legal_and_all_come_up() -> None:
    engine = engine_for(3)
    state = engine.init(random_words(5, 64))
    for _ in range(40):
        mask = engine.legal_mask(state)
        state, action = engine.random_action(state)
        assert mask[action, np.arange(64)].all()
        state = engine.step(state, action)
    start = engine.init(np.zeros((2, 4000), np.uint32) + np.arange(2, dtype=np.uint32)[:, None])
    start = start._replace(rng=engine.init(random_words(6, 4000)).rng)
    _, action = engine.random_action(start)  # one deal, many generators
    legal = np.flatnonzero(engine.legal_mask(start)[:, 0])
    counts = np.bincount(action, minlength=engine.actions)[legal]
    assert counts.sum() == 4000
    assert (np.abs(counts - 4000 / len(legal)) < 6 * np.sqrt(4000 / len(legal))).all()


def test_cards_are_dealt_and_stolen_at_random() -> None:
    engine = engine_for(2)
    state = engine.init(random_words(9, 4000))
    assert (np.abs(np.bincount(state.turn) - 2000) < 6 * np.sqrt(1000)).all()
    expected = 10 * engine._pack[:, 0] / engine._pack.sum()
    dealt = state.hands.sum(axis=0).mean(axis=1)
    assert np.allclose(dealt, expected, rtol=0.15, atol=0.02)
    hands = np.zeros_like(state.hands)
    hands[:, STEAL_CARD], hands[:, 0], hands[:, 1] = 1, 2, 1
    stolen = engine.step(state._replace(hands=hands), np.full(4000, act.STEAL_CARD + 1, np.int32))
    thief = stolen.hands[state.turn, :, np.arange(4000)].T - hands[0]
    counts = thief.sum(axis=1)
    assert (np.abs(counts[[0, 1]] - (2000, 1000)) < 6 * np.sqrt(1000)).all()


def _hide_anew(state: State, table: int, observer: int, rng: np.random.Generator) -> None:
    """Deal the cards that a seat cannot see once more, into places that it cannot see."""
    others = [seat for seat in range(state.hands.shape[0]) if seat != observer]
    below = [
        index
        for index, entry in enumerate(state.discards[:, table])
        if entry >= 0 and (state.discards[index + 1 :, table] // CARDS == entry // CARDS).any()
    ]
    piles = [state.hands[seat, :, table] for seat in others] + [state.deck[:, table]]
    hidden = [card for pile in piles for card in np.repeat(np.arange(CARDS), pile)]
    hidden += [int(entry) % CARDS for entry in state.discards[below, table]]
    rng.shuffle(hidden)
    for pile in piles:
        mine, hidden = hidden[: pile.sum()], hidden[pile.sum() :]
        pile[:] = np.bincount(mine, minlength=CARDS)
    for index, card in zip(below, hidden, strict=True):
        state.discards[index, table] += card - state.discards[index, table] % CARDS


@pytest.mark.parametrize("options", [{}, {"steal_from_hand": "chosen"}], ids=str)
def test_a_view_does_not_depend_on_hidden_cards(options: dict[str, str]) -> None:
    engine, rng = engine_for(4, **options), np.random.default_rng(8)
    state = engine.init(random_words(8, 32))
    for _ in range(90):
        state, action = engine.random_action(state)
        state = engine.step(state, action)
    keep = ~state.done & (state.stealing < 0) & (state.window < 0)
    assert keep.sum() > 20
    other = State(*(x.copy() for x in state))
    for table in np.flatnonzero(keep):
        _hide_anew(other, table, int(state.turn[table]), rng)
    assert not np.array_equal(state.hands, other.hands)
    assert not np.array_equal(state.discards, other.discards)
    for mine, theirs in zip(engine.observe(state), engine.observe(other), strict=True):
        assert np.array_equal(mine[..., keep], theirs[..., keep])
    assert np.array_equal(engine.legal_mask(state), engine.legal_mask(other))


def test_other_options_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="plays forgotten_draw=auto only, not penalty: ") as error:
        engine_for(2, forgotten_draw="penalty")
    assert "\n" not in str(error.value)


def test_other_games_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="plays classic, travel, stacks, not chess"):
        make_engine("chess", 2)
    assert make_engine("travel", 2, backend="numpy").teams == 2


def test_actions_are_numbered_as_documented() -> None:
    starts = (act.LAY, act.SKIP, act.REVERSE, act.STEAL_CARD, act.STEAL_CHIP, act.DISCARD, act.TAKE)
    assert starts == (0, 48, 50, 52, 72, 92, 109)
    assert (act.END, act.BLOCK, act.LET, act.ACTIONS) == (126, 127, 128, 129)
    state = STACKS.new(seats=3, seed=seed_from(1), options=STACKS.Options(forgotten_draw="penalty"))
    seat = state.turn
    discard = next(move for move in state.legal(seat) if str(move).startswith("-"))
    view = state.apply(seat, discard)[0].view(seat)
    assert view.legal == (DRAW,)
    assert act.legal_actions(view) == {}
    for move in (DRAW, Block(top=True)):
        with pytest.raises(ValueError, match="has no action"):
            act.action_of(view, move)
