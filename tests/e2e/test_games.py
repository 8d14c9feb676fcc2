"""Games against bots, by finger, by mouse and by keyboard alone: short ones, and the last moves of longer ones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from knaves.game import State
from tests.e2e.driver import PHONE, Player, Tables
from tests.e2e.player import Manner
from tests.e2e.situations import Situation, close_to_the_end, find, short_game, stacking

BOARDS = ["classic", "travel"]


def sit(tables: Tables, situation: Situation, manner: Manner) -> Player:
    """Whose turn it is, against a bot."""
    names: list[str | None] = [None] * situation.state.seats
    names[situation.turn] = "Ana"
    size = PHONE if manner == "touch" else None
    player = tables.at(situation, names).sit(situation.turn, size=size, manner=manner)
    player.wait_for_game()
    return player


def with_a_dead_card_and_both_jacks(game: str) -> Situation:
    """A player to move who holds a dead card and a jack of each kind."""

    def wanted(state: State) -> bool:
        moves = {str(move)[:3] for move in state.legal(min(state.actors))}
        signs = {move[2] for move in moves}
        return "!" in signs and "x" in signs and not moves.isdisjoint({"JC@", "JD@"})

    return find(game, 2, wanted, left=9)


@pytest.mark.parametrize(("game", "manner"), [("classic", "touch"), ("travel", "keys")])
def test_a_game_on_the_board_from_its_first_move(tables: Tables, game: str, manner: Manner) -> None:
    player = sit(tables, short_game(game), manner)
    player.finish()
    assert len(player.played) > 3
    if manner == "touch":
        player.page.locator("dialog").get_by_role("button", name="Verify the deal").tap()
        expect(player.page.get_by_text("The deal is as it was fixed")).to_be_visible()


@pytest.mark.parametrize(("game", "manner"), [("travel", "touch"), ("classic", "mouse"), ("travel", "mouse")])
def test_a_game_on_the_board(tables: Tables, game: str, manner: Manner) -> None:
    sit(tables, close_to_the_end(game, 2, 7), manner).finish()


@pytest.mark.parametrize("game", BOARDS)
def test_a_game_on_the_board_by_keyboard_alone(tables: Tables, game: str) -> None:
    """From a position with a dead card and both jacks in hand, which are all used, to the end."""
    player = sit(tables, with_a_dead_card_and_both_jacks(game), "keys")
    for sign in ("!", "x", "@"):
        player.wait()
        legal = player.view["legal"]
        player.play(next(move for move in legal if sign in move and (sign == "!" or move[0] == "J")))
    player.finish()


@pytest.mark.parametrize("manner", ["touch", "keys"])
def test_a_game_of_stacks(tables: Tables, manner: Manner) -> None:
    """The end of a game, with its windows and specials."""
    sit(tables, close_to_the_end("stacks", 2, 14, choose=stacking), manner).finish()
