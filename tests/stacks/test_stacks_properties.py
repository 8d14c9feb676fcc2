"""Invariants of every game of stacks, for all options and moves."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knaves.deal import seed_from
from knaves.game import IllegalMove, Move
from knaves.games.stacks import STACKS, State
from knaves.games.stacks.deck import COPIES
from knaves.games.stacks.options import StacksOptions
from knaves.testing import check_position
from tests.campaigns import sampled

OPTIONS = st.builds(
    StacksOptions, **{spec.name: st.sampled_from(spec.metadata["values"]) for spec in fields(StacksOptions)}
)
SEATS = st.integers(2, 6)
NUMBERS = st.integers(0, 2**32)
EVERY_MOVE = [
    STACKS.move(text)
    for text in (
        *("end", "+", "block", "^block", "let", "SK", "^SK", "RV", "^RV"),
        *(
            f"{top}{card}@{place}"
            for top in ("", "^")
            for card in ("B1", "B3", "BW", "R2", "RW")
            for place in ("b1", "r2")
        ),
        *(f"{top}SC:{seat}{source}" for top in ("", "^") for seat in range(7) for source in "dh"),
        *(f"{top}ST:{seat}{colour}" for top in ("", "^") for seat in range(7) for colour in "br"),
        *(f"{prefix}{card}" for prefix in ("-", "take:") for card in COPIES),
    )
]
"""Most possible moves, legal or not."""


def random_moves(state: State, rng: random.Random, count: int) -> State:
    """The state after `count` random moves. Laying cards is preferred, so that more happens."""
    for _ in range(count):
        if state.outcome is not None:
            break
        seat = rng.choice(sorted(state.actors))
        moves: tuple[Move, ...] = state.legal(seat)
        preferred = [move for move in moves if "-" not in str(move)]
        state, _ = state.apply(seat, rng.choice(preferred if preferred and rng.random() < 0.7 else moves))
    return state


@settings(max_examples=sampled(60))
@given(SEATS, OPTIONS, NUMBERS, st.integers(0, 250))
def test_positions_are_consistent(seats: int, options: StacksOptions, number: int, moves: int) -> None:
    """Texts round-trip, views show nothing hidden, samples match the view, and cards are conserved."""
    rng = random.Random(number)
    start = STACKS.new(seats=seats, seed=seed_from(number), options=options)
    state = random_moves(start, rng, moves)
    assert state.card_counts() == start.card_counts()
    check_position(state, rng)
    if state.outcome is None:
        assert state.actors == {seat for seat in range(seats) if state.legal(seat)}


@settings(max_examples=sampled(60))
@given(SEATS, OPTIONS, NUMBERS, st.integers(0, 250))
def test_a_move_is_legal_or_refused_with_a_rule_and_never_changes_the_state(
    seats: int, options: StacksOptions, number: int, moves: int
) -> None:
    rng = random.Random(number)
    state = random_moves(STACKS.new(seats=seats, seed=seed_from(number), options=options), rng, moves)
    before = str(state)
    rules = set()
    for seat in range(seats):
        offered = state.legal(seat)
        for move in (*offered, *EVERY_MOVE):
            try:
                after, events = state.apply(seat, move)
            except IllegalMove as refusal:
                assert move not in offered
                rules.add(refusal.rule)
            else:
                assert move in offered
                assert events
                assert after != state
    assert rules <= {f"{letter}{number}" for letter in "SBG" for number in range(1, 69)}
    assert str(state) == before


@settings(max_examples=sampled(40))
@given(SEATS, OPTIONS, NUMBERS, st.integers(0, 200))
def test_a_sampled_state_can_be_played_on(seats: int, options: StacksOptions, number: int, moves: int) -> None:
    rng = random.Random(number)
    state = random_moves(STACKS.new(seats=seats, seed=seed_from(number), options=options), rng, moves)
    sampled = STACKS.sample(state.view(rng.choice([None, *range(seats)])), rng)
    assert random_moves(sampled, rng, 60).card_counts() == state.card_counts()


@settings(max_examples=sampled(40))
@given(SEATS, OPTIONS, NUMBERS, st.integers(0, 250))
def test_invariants_of_the_position(seats: int, options: StacksOptions, number: int, moves: int) -> None:
    rng = random.Random(number)
    state = random_moves(STACKS.new(seats=seats, seed=seed_from(number), options=options), rng, moves)
    for place, pile in enumerate(state.piles):  # S13, S27
        assert all(card[0] == "BBRR"[place] and card[1] in ("W", str(n)) for n, card in enumerate(pile, 1))
        assert len(pile) < 5 or (state.pending.window is not None and state.pending.window.place == place)
    assert set(state.out) <= {card for card in COPIES if card[0] in "BR" and card not in ("BL", "RV")}
    assert set(state.specials) <= {"SK", "RV", "SC", "BL", "ST"}
    assert all(count >= 0 for own in state.chips for count in own)
    if state.outcome is None:
        assert not any(sum(own) >= 5 and min(own) >= 2 for own in state.chips)  # S31
    if options.forgotten_draw == "auto":
        assert state.pending.draw_rights == state.pending.penalties == ()
    if options.skip_stack == "single":
        assert state.pending.skips <= 1
    if seats == 2:
        assert state.direction == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end(seats: int) -> None:
    for number in range(4):
        state = random_moves(STACKS.new(seats=seats, seed=seed_from(number)), random.Random(number), 5000)
        assert state.outcome is not None
