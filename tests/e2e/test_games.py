"""Whole games against bots: by finger, by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Tables
from tests.e2e.player import Manner
from tests.e2e.situations import Situation, find

BOARDS = ["classic", "travel"]


def with_a_dead_card_and_both_jacks(game: str) -> Situation:
    """A player to move who holds a dead card and a jack of each kind, in a game that is far from over."""

    def wanted(state: State) -> bool:
        moves = {str(move)[:3] for move in state.legal(min(state.actors))}
        signs = {move[2] for move in moves}
        return "!" in signs and "x" in signs and not moves.isdisjoint({"JC@", "JD@"})

    return find(game, 2, wanted)


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_board_by_touch(tables: Tables, game: str) -> None:
    player = tables.new(game, ["Ana"], bots={1: "random"}).sit(size=PHONE)
    player.wait_for_game()
    player.finish()
    assert len(player.played) > 3
    player.page.locator("dialog").get_by_role("button", name="Verify the deal").tap()
    expect(player.page.get_by_text("The deal is as it was fixed")).to_be_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_board_by_clicking(tables: Tables, game: str) -> None:
    player = tables.new(game, ["Ana"], bots={1: "random"}).sit()
    player.wait_for_game()
    player.finish()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_board_by_keyboard_alone(tables: Tables, game: str) -> None:
    """From a position with a dead card and both jacks in hand, which are all used, to the end."""
    situation = with_a_dead_card_and_both_jacks(game)
    seat = situation.turn
    names: list[str | None] = [None, None]
    names[seat] = "Ana"
    player = tables.at(situation, names).sit(seat, manner="keys")
    player.wait_for_game()
    for sign in ("!", "x", "@"):
        player.wait()
        legal = player.view["legal"]
        player.play(next(move for move in legal if sign in move and (sign == "!" or move[0] == "J")))
    player.finish()


def test_a_game_from_its_first_move_by_keyboard_alone(tables: Tables) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(manner="keys")
    player.wait_for_game()
    player.finish()


@pytest.mark.parametrize("manner", ["touch", "keys"])
def test_a_game_of_stacks(tables: Tables, manner: Manner) -> None:
    player = tables.new("stacks", ["Ana"], bots={1: "random"}).sit(size=PHONE, manner=manner)
    player.wait_for_game()
    player.finish()
