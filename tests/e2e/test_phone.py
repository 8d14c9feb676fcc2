"""What a phone shows: nothing is cut off, squeezed or covered, in languages with longer words either."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.driver import PHONE, Tables
from tests.e2e.situations import find, short_finished_game
from tests.e2e.waiting import go_to, wait_for

IN_FRONT = """numbers => numbers.map(number => {
    const {left, top, width, height} = number.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === number })"""
LINES = """one => {
    const range = document.createRange(); range.selectNodeContents(one);
    return new Set([...range.getClientRects()].filter(box => box.width).map(box => Math.round(box.top))).size }"""
TEXT_TO_EDGE = """box => {
    const range = document.createRange(); range.selectNodeContents(box);
    const text = range.getBoundingClientRect(), edge = box.getBoundingClientRect();
    return Math.min(text.top - edge.top, edge.bottom - text.bottom) }"""


def test_the_numbers_of_moves_stay_in_front_of_the_chips(tables: Tables) -> None:
    made = itertools.count()
    situation = find("classic", 4, lambda _: next(made) >= 18)
    names: list[str | None] = [None] * 4
    names[situation.turn] = "Ana"
    page = tables.from_situation(situation, names).sit(situation.turn, size=PHONE).page
    page.locator(".held:not(.idle):not([data-card^=J])").first.tap()
    expect(page.locator(".cell.target").first).to_be_visible()
    wait_for(page, "() => document.querySelectorAll('.cell.taken .order').length === 3")
    assert page.locator(".cell.taken .order").evaluate_all(IN_FRONT) == [True] * 3


def test_the_titles_of_lessons_and_puzzles_are_whole(tables: Tables) -> None:
    page = tables.page(size=PHONE, locale="de-DE")
    page.goto(f"{tables.url}#/learn/classic/2")
    check_whole(page, ".bubble h1", "Lektion 2 von 10 · Zwei Reihen gewinnen")
    go_to(page, f"{tables.url}#/puzzles", "main .starts")
    page.locator("main .starts button").first.tap()
    check_whole(page, ".bubble h1", "Rätsel")


def check_whole(page: Page, selector: str, text: str) -> None:
    title = page.locator(selector)
    expect(title).to_contain_text(text)
    hidden = title.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
    assert max(hidden) <= 1, "text for screen readers takes a pixel"


def test_seats_in_the_picture_of_a_table_are_round_and_inside_it(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/new/device")
    expect(page.locator(".preview .disc").first).to_be_visible()
    card: Any = page.locator(".preview").bounding_box()
    discs: list[Any] = [disc.bounding_box() for disc in page.locator(".preview .disc").all()]
    assert len(discs) == 2
    for disc in discs:
        assert abs(disc["width"] - disc["height"]) < 0.5
        assert card["y"] < disc["y"]
        assert disc["y"] + disc["height"] < card["y"] + card["height"]


def test_the_curtain_takes_the_room_of_a_hand(tables: Tables) -> None:
    page = tables.page(size=PHONE, locale="pl-PL")
    page.goto(f"{tables.url}#/new/device")
    page.locator("button.primary").tap()
    expect(page.locator(".hold")).to_be_visible()
    assert page.locator(".curtain h2").evaluate(LINES) == 1
    assert page.locator(".hold span").evaluate(LINES) <= 2
    assert page.locator(".hold").evaluate(TEXT_TO_EDGE) >= 3
    before: Any = page.locator(".grid").bounding_box()
    page.locator(".hold").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".held").first).to_be_visible()
    page.keyboard.up("Enter")
    after: Any = page.locator(".grid").bounding_box()
    assert abs(after["y"] - before["y"]) < 1, "the board stays where it is"
    assert abs(after["height"] - before["height"]) < 1


def test_a_prompt_of_two_lines_keeps_a_distance(tables: Tables) -> None:
    table = tables.from_situation(short_finished_game("travel"), ["Ana", "Benjamin"])
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/replay/{table.code}/1")
    page.get_by_role("button", name="Go to the end").tap()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("wins")
    assert prompt.locator("span").evaluate(LINES) == 2
    assert prompt.evaluate(TEXT_TO_EDGE) >= 3
