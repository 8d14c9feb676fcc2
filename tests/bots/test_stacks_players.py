"""The plain players of stacks: legal, independent of hidden cards, and right where the best move is obvious."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from knaves.bots.stacks import players
from knaves.bots.stacks.weights import load_weights, manual_weights
from knaves.game import Move
from knaves.games.stacks import STACKS, State, View
from knaves.testing import random_start
from tests.campaigns import sampled

LEVELS = ("beginner", "casual", "greedy")
THINKING = LEVELS[2:]


def choose_move(player: str, view: View, seed: int = 0) -> Move:
    """A player's move; a draw comes first."""
    return players.choose_routine(view) or players.choose_plainly(player, view, random.Random(seed))


def position(text: str) -> State:
    return STACKS.position(f"stacks {text}")


def positions(count: int, seed: int) -> Iterator[tuple[State, View]]:
    """Positions from random games with all options and numbers of players, with a seat that has a choice."""
    rng = random.Random(seed)
    while True:
        state = random_start(STACKS, rng)
        assert isinstance(state, State)
        while state.outcome is None:
            seat = rng.choice(sorted(state.actors))
            view = state.view(seat)
            if len(view.legal) > 1 and (
                rng.random() < 0.05 or state.pending.window or state.pending.stealing is not None
            ):
                yield state, view
                count -= 1
                if not count:
                    return
            state, _ = state.apply(seat, rng.choice(view.legal))


@pytest.mark.parametrize(("level", "count"), [("beginner", 400), ("casual", 300), ("greedy", 300)])
def test_moves_are_legal_and_independent_of_hidden_cards(level: str, count: int) -> None:
    """With other hidden cards behind the same view, each level plays the same move."""
    rng = random.Random(1)
    for state, view in positions(sampled(count), seed=11):
        move = choose_move(level, view)
        assert move in view.legal, f"{move} in {state}"
        assert view.seat is not None
        other = STACKS.sample(view, rng)
        assert choose_move(level, other.view(view.seat)) == move


@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_with_all_options(level: str) -> None:
    """Each level plays itself at every number of seats, always legally."""
    rng = random.Random(len(level))
    left = sampled(300)
    while left > 0:
        state = random_start(STACKS, rng)
        assert isinstance(state, State)
        while state.outcome is None and left > 0:
            seat = rng.choice(sorted(state.actors))
            state, _ = state.apply(seat, choose_move(level, state.view(seat), left))
            left -= 1


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_winning_chip(level: str) -> None:
    state = position("seats=2 chips=2b2r|3b1r hands=SK,B1,R1,B5,RW|R5 piles=B1,B2,B3,B4|-|R1,R2|- turn=0")
    assert str(choose_move(level, state.view(0))) == "B5@b1"


@pytest.mark.parametrize("level", LEVELS)
def test_blocks_a_winning_pile(level: str) -> None:
    state = position("seats=2 chips=2b2r|0b0r hands=R1|BL,B2 piles=B1,B2,B3,B4,B5|-|-|- turn=0 window=b1")
    assert str(choose_move(level, state.view(1))) == "block"


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("chips", ["5b0r|1b1r|0b0r", "0b0r|1b1r|0b0r"])
def test_keeps_a_block_that_is_not_needed(level: str, chips: str) -> None:
    """A blue chip that brings its owner no closer to winning, or only one step of five, is not blocked."""
    text = f"seats=3 chips={chips} hands=R1|BL,B2,R2,R4,R4|R1 piles=B1,B2,B3,B4,B5|-|-|- turn=0 window=b1"
    assert str(choose_move(level, position(text).view(1))) == "let"


@pytest.mark.parametrize("level", THINKING)
def test_a_block_waits_for_the_completing_card(level: str) -> None:
    text = "seats=2 options=block_scope:any_time chips=2b2r|0b0r hands=R1|BL,B2 piles=B1,B2|-|-|- turn=0 window=b1"
    assert str(choose_move(level, position(text).view(1))) == "let"


@pytest.mark.parametrize("level", THINKING)
def test_steals_the_chip_it_needs(level: str) -> None:
    """With three blue chips a red one is worth stealing, from the player closest to winning."""
    text = "seats=3 chips=3b0r|1b1r|2b2r hands=ST,B4,B5,R4,R5|B1|R1 turn=0"
    state = position(text)
    move = choose_move(level, state.view(0))
    assert str(move) == "ST:2r"


@pytest.mark.parametrize("level", LEVELS)
def test_never_steals_to_win_and_never_forgets_to_draw(level: str) -> None:
    text = "seats=2 options=forgotten_draw:penalty hands=B2,B3|B1,R1,R2,B4,B4 discards=R5|- turn=1 rights=0"
    assert str(choose_move(level, position(text).view(0))) == "+"
    state = position("seats=2 chips=2b2r|2b2r hands=ST,B4|B1 turn=0")
    assert str(choose_move(level, state.view(0))) == "-B4" or level in ("beginner", "casual")


@pytest.mark.parametrize("level", LEVELS)
def test_completes_what_it_can(level: str) -> None:
    state = position("seats=2 hands=R5,B4,B4,R3,R3|B1 piles=-|-|R1,R2,R3,R4|- turn=0")
    assert str(choose_move(level, state.view(0))) == "R5@r1"


@pytest.mark.parametrize("level", THINKING)
def test_plays_its_hand_out_for_five_new_cards(level: str) -> None:
    state = position("seats=2 hands=B1|R1,R2,R4,B4,B3 discards=R4|R3 turn=0")
    assert str(choose_move(level, state.view(0))) == "B1@b1"


@pytest.mark.parametrize("level", THINKING)
def test_does_not_leave_a_pile_one_card_short_for_a_winner(level: str) -> None:
    """If the opponent would win with it, a pile isn't built up to one card short of complete."""
    text = "seats=2 chips=0b0r|2b2r hands=B4,R2,R3,R4,SC|R1,R2,R4,B4,B3 discards=-|B5 piles=B1,B2,B3|-|-|- turn=0"
    move = choose_move(level, position(text).view(0))
    assert str(move) != "B4@b1"


@pytest.mark.parametrize("level", THINKING)
def test_takes_the_card_that_completes(level: str) -> None:
    text = (
        "seats=2 options=steal_from_hand:chosen hands=R3,R3,B2,B2|B5,R4,B3,B3,R2 piles=B1,B2,B3,B4|-|-|- "
        "specials=SC turn=0 stealing=1"
    )
    assert str(choose_move(level, position(text).view(0))) == "take:B5"


def test_beginners_stop_in_time() -> None:
    """The same cards could be drawn again for ever; the level discards at some point."""
    state = position("seats=2 chips=12b0r|0b0r hands=B5,R5|R4 piles=B1,B2,B3,B4|-|-|- turn=0")
    for level in LEVELS:
        assert str(choose_move(level, state.view(0))).startswith("-")


def test_the_weights_are_complete() -> None:
    for seats in STACKS.seat_counts:
        assert len(load_weights(seats)) == len(manual_weights(seats))
        assert min(load_weights(seats)) > 0
