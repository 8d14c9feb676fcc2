"""Winning a game of stacks."""

from __future__ import annotations

import pytest

from knaves.game import IllegalMove, Outcome, Reason
from knaves.games.stacks import STACKS
from tests.moves import legal, play
from tests.stacks.positions import FOUR_BLUE, hand, position

WON = Outcome((0,), Reason.COMPLETED)


def last_blue(chips: str, *, answer: str = "let") -> Outcome | None:
    """The outcome when seat 0 has these chips and completes a blue pile."""
    state = position(f"hands=B5,SK|BL,R1 chips={chips}|0b0r piles={FOUR_BLUE}")
    return play(state, "0 B5@b1", f"1 {answer}").outcome


@pytest.mark.parametrize("chips", ["2b2r", "1b3r"])
def test_s2_s31_five_sequences_with_two_of_each_colour_win(chips: str) -> None:
    assert last_blue(chips) == WON


@pytest.mark.parametrize("chips", ["1b2r", "1b1r", "2b1r"])
def test_s32_two_of_each_colour_do_not_win_yet(chips: str) -> None:
    assert last_blue(chips) is None


@pytest.mark.parametrize("chips", ["4b0r", "4b1r", "9b1r"])
def test_g50_more_than_five_are_allowed_while_a_colour_is_missing(chips: str) -> None:
    assert last_blue(chips) is None


@pytest.mark.parametrize("chips", ["1b4r", "1b8r"])
def test_g50_five_or_more_win_once_both_colours_are_there(chips: str) -> None:
    assert last_blue(chips) == WON


def test_g49_the_chip_wins_at_once_in_mid_turn_and_without_a_discard() -> None:
    state = play(position(f"hands=B5,SK|BL chips=2b2r|0b0r piles={FOUR_BLUE}"), "0 B5@b1", "1 let")
    assert state.outcome == WON
    assert state.actors == frozenset()
    assert (legal(state, 0), legal(state, 1), state.discards[0]) == (set(), set(), ())
    with pytest.raises(IllegalMove, match=r"the game is over \(G49\)"):
        state.apply(0, STACKS.move("-SK"))


def test_g49_the_chip_wins_only_after_everybody_has_answered() -> None:
    window_open = play(position(f"hands=B5,SK|BL chips=2b2r|0b0r piles={FOUR_BLUE}"), "0 B5@b1")
    assert window_open.outcome is None
    assert last_blue("2b2r", answer="block") is None


def test_g49_no_cards_are_drawn_after_the_last_chip() -> None:
    assert hand(play(position(f"hands=B5|R1 chips=2b2r|0b0r piles={FOUR_BLUE}"), "0 B5@b1", "1 let"), 0) == ""


def test_g51_chips_never_run_out() -> None:
    state = position(f"hands=B5,SK|R1 chips=20b1r|0b0r piles={FOUR_BLUE}")
    assert play(state, "0 B5@b1", "1 let").chips[0] == (21, 1)
