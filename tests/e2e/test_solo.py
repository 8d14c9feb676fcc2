"""Playing alone against bots: the tutorial, undo, hints, a rematch, and the list of the player's games."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from knaves.words import Words
from tests.e2e.driver import DESKTOP, PHONE, RETURNING_PLAYER, Player, Tables, speed_up_bots
from tests.e2e.situations import near_the_end
from tests.e2e.waiting import reload


def start_solo_game(tables: Tables, size: dict[str, int] = PHONE, **how: Any) -> Player:
    """From the home page into a game against a bot."""
    page = tables.page(size=size, **how)
    speed_up_bots(page)
    player = Player(page, input_method="touch" if size == PHONE else "mouse")
    page.goto(tables.url)
    player.press(page.get_by_role("link", name="Play alone"))
    player.press(page.get_by_role("button", name="Start"))
    player.wait_for_game()
    return player


def check_prompt(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(".prompt")).to_have_text(text)


def test_the_tutorial_of_the_first_game(tables: Tables) -> None:
    player = start_solo_game(tables)
    page = player.page
    player.wait_for_turn()
    check_prompt(page, "Tap this card.")
    pulsing = page.locator(".held.pulse")
    expect(pulsing).to_have_count(1)
    pulsing.tap()
    check_prompt(page, "Now tap one of the glowing spaces.")
    page.locator(".cell.target").first.tap()
    check_prompt(page, "Confirm, and your chip stays there.")
    page.locator(".confirm").tap()
    player.wait_for_move()
    player.wait_for_turn()
    check_prompt(page, "Make lines of 5 chips. You need 2 lines to win.")
    player.avoids = lambda card: card[0] == "J"
    player.play()
    player.wait_for_turn()
    check_prompt(page, "The corners count for everyone.")
    reload(page)
    player.wait_for_game()
    check_prompt(page, "The corners count for everyone.")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Skip the tutorial").tap()
    check_prompt(page, "Choose a card.")
    reload(page)
    player.wait_for_game()
    check_prompt(page, "Choose a card.")


def test_the_tutorial_of_stacks(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    speed_up_bots(page)
    player = Player(page, input_method="touch")
    page.goto(f"{tables.url}#/new/alone")
    page.locator("label", has=page.locator("input[value=stacks]")).tap()
    page.get_by_role("button", name="Start").tap()
    player.wait_for_game()
    player.wait_for_turn()
    begins = "Play a 1 to start a pile, then 2, 3, 4 and 5."
    ends = "Nothing left to play? Discard a card to end your turn."
    check_prompt(page, re.compile(rf"^\s*({re.escape(begins)}|{re.escape(ends)})\s*$"))


def test_undo_takes_back_the_move_and_the_bots_answer(tables: Tables) -> None:
    player = tables.visitor(size=DESKTOP)
    for game in ("classic", "stacks"):
        tables.new(game, ["Ana"], bots={1: "random"}, settings={"undo": True}).welcome(player)
        check_undo(player)


def check_undo(player: Player) -> None:
    player.wait_for_game()
    player.wait_for_turn()
    hand, ply = player.hand(), player.ply()
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()  # there is nothing to undo yet
    player.avoids = lambda card: card[0] == "J"
    player.play()
    player.wait_for_turn()
    assert player.ply() != ply
    undo.click()
    expect(player.page.locator(f'[data-ply="{ply}"]')).to_be_visible()
    assert player.hand() == hand
    expect(undo).to_be_disabled()
    expect(player.page.locator(".right .log")).to_contain_text("You undo a move")
    spoken = player.page.get_by_role("status").first.text_content()
    assert spoken is not None
    assert spoken.count("plays") == 0  # earlier moves are not announced again
    player.play()


def test_each_press_gives_the_next_strength_of_a_hint(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, settings={"hints": True})
    player = table.sit(size=PHONE)
    player.wait_for_game()
    player.wait_for_turn()
    page = player.page
    page.get_by_role("button", name="Hint").tap()
    note = page.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"(Look |One of your jacks)"))
    expect(page.locator(".hinted")).to_have_count(0)
    note.get_by_role("button", name="Show the move").tap()
    place = r"(Place|Remove) a chip: .* of .*, row \d+, column \d+.*\."
    expect(note).to_contain_text(re.compile(place))
    page.keyboard.press("h")
    expect(note).to_contain_text(re.compile(rf"{place} This .* With it, you win about \d+% of the time"))
    expect(page.get_by_role("status").first).to_contain_text("With it, you win about")
    expect(note).not_to_contain_text(re.compile(r"\b[a-j]\d"))
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


def test_a_hint_and_a_lesson_never_light_two_cards(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, settings={"hints": True})
    page = tables.page(size=PHONE)
    player = Player(page, input_method="touch")
    page.goto(table.link(0))
    player.wait_for_game()
    player.wait_for_turn()
    expect(page.locator(".held.pulse")).to_have_count(1)
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="Show the move").tap()
    hinted = page.locator(".held.hinted")
    expect(hinted).to_have_count(1)
    expect(page.locator(".held.pulse")).to_have_count(0)
    check_prompt(page, "Choose a card.")
    card = hinted.get_attribute("data-card")
    page.locator(f'.held:not([data-card="{card}"]):not(.idle)').first.tap()
    expect(page.locator(".held.chosen")).to_have_count(1)
    expect(page.locator(".hinted")).to_have_count(0)


DOUBTS_ALL = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { t, id } = JSON.parse(text);
  if (t !== "check") return send.call(this, text);
  const data = JSON.stringify({ t: "checked", id, nudge: "jack", chance: 0.31, best_chance: 0.45 });
  setTimeout(() => this.onmessage({ data }));
};
"""
"""Answers checks in the server's place, however slow it is today."""


def test_the_coach_asks_before_a_move_is_final(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, settings={"hints": True})
    page = tables.page(size=DESKTOP)
    page.add_init_script(RETURNING_PLAYER + DOUBTS_ALL)
    player = Player(page)
    page.goto(table.link(0))
    player.wait_for_game()
    player.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Coach").check()
    page.keyboard.press("Escape")
    ply = player.ply()

    def place() -> None:
        page.locator('.held:not([data-card^="J"]):not(.idle)').first.click()
        page.locator(".cell.target").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("from about 45% to 31%. One of your jacks helps now.")

    place()
    expect(page.get_by_role("button", name="Think again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.ply() == ply
    place()
    page.get_by_role("button", name="Play it anyway").click()
    player.wait_until(lambda: player.ply() != ply)


def test_choosing_a_card_does_not_fade_the_chips(tables: Tables) -> None:
    """A veil fades the cells that the card cannot go to. Chips are above it, in the order of painting."""
    page = tables.sit_to_move(near_the_end("classic", 2, 3), size=PHONE).page
    page.locator(".held:not(.idle)").first.tap()
    expect(page.locator(".grid.choosing")).to_be_visible()
    chips = page.locator(".chip-place").evaluate_all("all => all.map(chip => getComputedStyle(chip).zIndex)")
    assert chips
    assert set(chips) == {"1"}
    assert page.locator(".grid").evaluate("grid => getComputedStyle(grid, '::after').zIndex") == "auto"


def test_rematch_and_the_list_of_games_on_the_home_page(tables: Tables) -> None:
    situation = near_the_end("travel", 2, 3)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn)
    player.wait_for_game()
    player.finish()
    page = player.page
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".result-panel")).to_have_count(0)
    player.wait_for_turn()
    hand = player.hand()
    page.get_by_role("button", name="Back").click()
    entry = page.get_by_role("link", name=re.compile("Travel")).first  # below are tables to watch
    expect(entry).to_contain_text("Your turn")
    entry.click()
    player.wait_for_game()
    assert player.hand() == hand


def test_the_rules_of_the_table_are_in_the_menu_and_translated(tables: Tables) -> None:
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
