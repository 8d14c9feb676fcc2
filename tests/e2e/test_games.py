"""Whole games against bots, by clicking and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.driver import PHONE, Tables


@pytest.mark.parametrize("game", ["classic", "travel"])
def test_a_game_on_the_board_by_touch(tables: Tables, game: str) -> None:
    player = tables.new(game, ["Ana"], bots={1: "random"}).sit(size=PHONE)
    player.wait_for_game()
    player.finish(player.play_by_mouse)
    player.page.locator("dialog").get_by_role("button", name="Verify the deal").click()
    expect(player.page.get_by_text("The deal is as it was fixed")).to_be_visible()


@pytest.mark.parametrize("game", ["classic", "travel"])
def test_a_game_on_the_board_by_keyboard_alone(tables: Tables, game: str) -> None:
    player = tables.new(game, ["Ana"], bots={1: "random"}).sit()
    player.wait_for_game()
    player.finish(player.play_by_keys)


def test_a_game_of_stacks_by_clicking(tables: Tables) -> None:
    player = tables.new("stacks", ["Ana"], bots={1: "casual"}).sit()
    player.wait_for_game()
    player.finish(player.play_stacks)


def test_a_game_of_stacks_by_keyboard_alone(tables: Tables) -> None:
    player = tables.new("stacks", ["Ana"], bots={1: "casual"}).sit()
    player.wait_for_game()
    player.finish(player.play_stacks_by_keys)
