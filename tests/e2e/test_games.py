"""Games against bots by touch, mouse and keyboard: short ones, and the last moves of longer ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.player import InputMethod
from tests.e2e.situations import Situation, find, near_the_end, pile_building_move, short_game

BOARDS = ["classic", "travel"]


def sit(tables: Tables, situation: Situation, input_method: InputMethod) -> Player:
    """The player to move, against bots."""
    names: list[str | None] = [None] * situation.state.seats
    names[situation.turn] = "Ana"
    size = PHONE if input_method == "touch" else None
    player = tables.from_situation(situation, names).sit(situation.turn, size=size, input_method=input_method)
    player.wait_for_game()
    return player


def with_a_dead_card_and_both_jacks(game: str) -> Situation:
    """A player to move who holds a dead card and a jack of each kind."""

    def wanted(state: State) -> bool:
        moves = {str(move)[:3] for move in state.legal(min(state.actors))}
        signs = {move[2] for move in moves}
        return "!" in signs and "x" in signs and not moves.isdisjoint({"JC@", "JD@"})

    return find(game, 2, wanted, left=9)


@pytest.mark.parametrize(("game", "input_method"), [("classic", "touch"), ("travel", "keys")])
def test_a_game_on_the_board_from_its_first_move(tables: Tables, game: str, input_method: InputMethod) -> None:
    player = sit(tables, short_game(game), input_method)
    player.finish()
    assert len(player.played) > 3
    if input_method == "touch":
        player.page.get_by_role("button", name="More").tap()
        player.page.locator("dialog").get_by_role("button", name="Verify the deal").tap()
        expect(player.page.get_by_text("The deal is the one that was fixed")).to_be_visible()


@pytest.mark.parametrize(("game", "input_method"), [("travel", "touch"), ("classic", "mouse"), ("travel", "mouse")])
def test_a_game_on_the_board(tables: Tables, game: str, input_method: InputMethod) -> None:
    sit(tables, near_the_end(game, 2, 7), input_method).finish()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_board_by_keyboard_alone(tables: Tables, game: str) -> None:
    """From a position with a dead card and both kinds of jacks, all of which are used, to the end."""
    player = sit(tables, with_a_dead_card_and_both_jacks(game), "keys")
    for sign in ("!", "x", "@"):
        player.wait_for_turn()
        legal = player.view["legal"]
        player.play(next(move for move in legal if sign in move and (sign == "!" or move[0] == "J")))
    player.finish()


@pytest.mark.parametrize("input_method", ["touch", "keys"])
def test_a_game_of_stacks(tables: Tables, input_method: InputMethod) -> None:
    """The end of a game, with Block windows and specials."""
    sit(tables, near_the_end("stacks", 2, 14, choose=pile_building_move), input_method).finish()
