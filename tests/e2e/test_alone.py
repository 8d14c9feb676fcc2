"""Alone against bots: the first game, taking back, hints, again, and the games that wait for their player."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knaves.words import Words
from tests.e2e.driver import DESKTOP, PHONE, Player, Tables, hurry_bots
from tests.e2e.situations import close_to_the_end


def two_taps(tables: Tables, size: dict[str, int] = PHONE, **how: Any) -> Player:
    """From the home page into a game against a bot."""
    page = tables.page(size=size, **how)
    hurry_bots(page)
    player = Player(page, manner="touch" if size == PHONE else "mouse")
    page.goto(tables.url)
    player.press(page.get_by_role("link", name="Play alone"))
    player.press(page.get_by_role("button", name="Start"))
    player.wait_for_game()
    return player


def check_prompt(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(".prompt")).to_have_text(text)


def test_the_first_game_explains_itself(tables: Tables) -> None:
    player = two_taps(tables)
    page = player.page
    player.wait()
    check_prompt(page, "Tap this card.")
    pulsing = page.locator(".held.pulse")
    expect(pulsing).to_have_count(1)
    pulsing.tap()
    check_prompt(page, "Now tap one of the glowing spaces.")
    page.locator(".cell.target").first.tap()
    check_prompt(page, "Confirm, and your chip stays there.")
    page.locator(".confirm").tap()
    player.moved_on()
    player.wait()
    check_prompt(page, "Make lines of 5 chips. You need 2 lines to win.")
    player.spared = lambda card: card[0] == "J"
    player.play()
    player.wait()
    check_prompt(page, "The corners count for everybody.")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Skip the explanations").tap()
    check_prompt(page, "Choose a card.")
    page.reload()
    player.wait_for_game()
    check_prompt(page, "Choose a card.")


def test_the_first_game_of_stacks_explains_itself(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    hurry_bots(page)
    player = Player(page, manner="touch")
    page.goto(f"{tables.url}#/new/alone")
    page.locator("label", has=page.locator("input[value=stacks]")).tap()
    page.get_by_role("button", name="Start").tap()
    player.wait_for_game()
    player.wait()
    begins = "Lay a 1 to begin a pile, then 2, 3, 4 and 5."
    ends = "Nothing left to play? Discard a card to end your turn."
    check_prompt(page, re.compile(rf"^\s*({re.escape(begins)}|{re.escape(ends)})\s*$"))


@pytest.mark.parametrize("game", ["classic", "stacks"])
def test_a_move_is_taken_back_with_the_answer_of_the_bots(tables: Tables, game: str) -> None:
    table = tables.new(game, ["Ana"], bots={1: "random"}, settings={"undo": True})
    player = table.sit(size=DESKTOP)
    player.wait_for_game()
    player.wait()
    hand, ply = player.hand(), player.ply()
    player.spared = lambda card: card[0] == "J"
    player.play()
    player.wait()
    assert player.ply() != ply
    player.page.get_by_role("button", name="Take back").click()
    expect(player.page.locator(f'[data-ply="{ply}"]')).to_be_visible()
    assert player.hand() == hand
    expect(player.page.locator(".right .log")).to_contain_text("You take a move back")
    spoken = player.page.get_by_role("status").first.text_content()
    assert spoken is not None
    assert spoken.count("plays") == 0  # what was told before is not told again
    player.play()


def test_a_hint_names_a_move_and_a_reason_and_shows_the_cell(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, settings={"hints": True})
    player = table.sit(size=PHONE)
    player.wait_for_game()
    player.wait()
    page = player.page
    page.get_by_role("button", name="Hint").tap()
    note = page.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"(Place|Remove).*: .*\. It "))
    expect(page.locator(".cell.hinted")).to_have_count(1)
    expect(page.locator(".held.hinted")).to_have_count(1)
    card = page.locator(".held.hinted")
    cell = page.locator(".cell.hinted").get_attribute("data-cell")
    card.tap()
    page.locator(f'[data-cell="{cell}"]').tap()
    if page.locator(".zoomed").count():
        page.locator(f'[data-cell="{cell}"]').tap()
    page.locator(".confirm").tap()
    expect(note).to_have_count(0)


def test_again_after_the_game_and_the_games_that_wait_are_on_the_home_page(tables: Tables) -> None:
    situation = close_to_the_end("travel", 2, 3)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.at(situation, names).sit(situation.turn)
    player.wait_for_game()
    player.finish()
    page = player.page
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("dialog")).to_have_count(0)
    player.wait()
    hand = player.hand()
    page.get_by_role("button", name="Back").click()
    entry = page.get_by_role("link", name=re.compile("Travel"))
    expect(entry).to_contain_text("Ana")
    expect(entry).to_contain_text("being played")
    entry.click()
    player.wait_for_game()
    assert player.hand() == hand


def test_the_rules_of_this_table_are_one_tap_away_and_in_the_players_language(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, options={"forgotten_draw": "permanent"})
    player = table.sit(size=PHONE, locale="nl-NL")
    player.wait_for_game()
    page = player.page
    page.locator("header .icon-button").last.tap()
    page.get_by_role("button", name=Words("nl").say("table-options")).tap()
    expect(page.locator("dialog .reminder li").first).to_be_visible()
    assert page.locator("dialog .reminder li").count() >= 5
    changed = page.locator("dialog .changed")
    expect(changed).to_have_count(1)
    page.get_by_role("button", name=Words("nl").say("help-rules"), exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("checkbox").check()
    expect(page.get_by_text("C28", exact=False).first).to_be_visible()
    page.go_back()
    player.wait_for_game()
