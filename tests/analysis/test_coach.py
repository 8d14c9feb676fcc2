"""Advice while one plays: chances in hints, and doubts about moves that lose much, by what the seat knows."""

from __future__ import annotations

import random

import pytest

from knaves.analysis import advise, doubt
from knaves.analysis.report import MIN_DOUBT
from knaves.bots import LEVELS
from knaves.deal import seed_from
from knaves.game import View
from knaves.games import GAMES

SPADES = "7S,8S,9S,TS,QS,KS,AS"
CLASSIC_BOARD = "classic seats=2 board=*8*/10/2bbbb4/10/10/10/10/gggg6/10/*BBBB4* sequences=a10-e10"
TRAVEL_BOARD = "travel seats=2 board=bbb5/8/8/BBBB4/ggg5/GGGG4 sequences=a4-d4,a6-d6"
WIN_OR_NOT = {
    "classic": (
        f"{CLASSIC_BOARD} hands=6D,2S,3S,4S,9C,8C,KH|{SPADES} turn=0",
        *("6D@g3", "6D@i10"),
    ),
    "travel": (
        f"{TRAVEL_BOARD} hands=5S,KH,4D,9C,8C,2C,3C|{SPADES} turn=0",
        *("5S@d1", "9C@f2"),
    ),
    "stacks": (
        "stacks seats=2 chips=2b2r|2b2r hands=B5,R4,R4,R3,R3|B5,R1,BW,RW,SK piles=B1,B2,B3,B4|-|-|- turn=0",
        *("B5@b1", "-B5"),
    ),
}
"""A position of each game, its winning move and a bad one."""


def view_of(game: str) -> View:
    """The view of the player to move; the opponent's hand is hidden."""
    return GAMES[game].position(WIN_OR_NOT[game][0]).view(0)


@pytest.mark.parametrize("game", WIN_OR_NOT)
def test_a_hint_has_a_nudge_the_move_its_reason_and_the_chances(game: str) -> None:
    found = advise(view_of(game))
    assert str(found.move) == WIN_OR_NOT[game][1]
    assert (found.nudge.key, found.reason.key) == ("win", "wins")
    assert found.chance is not None
    assert found.next_chance is not None
    assert 1 >= found.chance > found.next_chance > 0


@pytest.mark.parametrize("game", WIN_OR_NOT)
def test_a_move_that_loses_much_is_doubted_and_a_good_one_is_not(game: str) -> None:
    view = view_of(game)
    good = next(move for move in view.legal if str(move) == WIN_OR_NOT[game][1])
    bad = next(move for move in view.legal if str(move) == WIN_OR_NOT[game][2])
    assert doubt(view, good) is None
    found = doubt(view, bad)
    assert found is not None
    assert found.best_chance - found.chance >= MIN_DOUBT
    assert found.nudge == advise(view).nudge


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("travel", 3), ("stacks", 4)])
def test_advice_depends_on_the_view_alone_and_what_is_advised_is_not_doubted(game: str, seats: int) -> None:
    state, rng = GAMES[game].new(seats=seats, seed=seed_from("coach")), random.Random(game)
    for ply in range(13):
        seat = min(state.actors)
        view = state.view(seat)
        if ply in (0, 12):
            found = advise(view)
            assert found.move in view.legal
            assert advise(state.game.sample(view, rng).view(seat)) == found
            assert doubt(view, found.move) is None
        state, _ = state.apply(seat, LEVELS["casual"].choose(view, rng))


def test_without_a_choice_there_are_neither_chances_nor_doubts() -> None:
    only = GAMES["travel"].position("travel seats=2 hands=2S|- turn=0").view(0)
    found = advise(only)
    assert (found.nudge.key, found.chance) == ("only", None)
    assert doubt(only, found.move) is None
    waiting = GAMES["travel"].position("travel seats=2 hands=2S,3S|4S turn=0").view(1)
    assert doubt(waiting, found.move) is None
