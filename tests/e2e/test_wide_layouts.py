"""Sideways phones, tablets and wide windows: the room is used, and nothing covers, clips or touches anything else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, SIDEWAYS, TABLET, Tables
from tests.e2e.situations import find, line_building_move, near_the_end, pile_building_move, short_finished_game
from tests.e2e.test_looks import CUT_OFF, OVERLAPPING
from tests.e2e.waiting import go_to, resize

LARGE_PHONE = {"width": 844, "height": 390}
WIDE = (SIDEWAYS, LARGE_PHONE, TABLET, DESKTOP)
COVERED = """() => {
    const button = document.querySelector('button.primary').getBoundingClientRect();
    return [...document.querySelectorAll('.form > :not(.go), .form label')].filter(one => {
        const {left, right, top, bottom, width} = one.getBoundingClientRect();
        return width && left < button.right && button.left < right && top < button.bottom && button.top < bottom
    }).map(one => one.outerHTML.slice(0, 100)) }"""
"""Parts of a form below its main button."""
SPILLED = """selector => [...document.querySelectorAll(selector)].filter(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = one.getBoundingClientRect();
    return [...range.getClientRects()].some(text => text.left < box.left - 1 || text.right > box.right + 1
        || text.top < box.top - 1 || text.bottom > box.bottom + 1)
}).map(one => one.textContent)"""
"""Parts whose text does not fit into them."""


def box(page: Page, selector: str) -> dict[str, float]:
    locator = page.locator(selector).first
    expect(locator).to_be_visible()
    found: dict[str, float] = locator.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


def middle(boxes: Sequence[dict[str, float]]) -> float:
    """Where the middle of several boxes is, from left to right."""
    return (min(one["x"] for one in boxes) + max(one["right"] for one in boxes)) / 2


@pytest.mark.parametrize("kind", ["people", "alone", "device"])
def test_the_main_button_covers_no_part_of_its_form(tables: Tables, kind: str) -> None:
    page = tables.page(size=DESKTOP)
    page.goto(f"{tables.url}#/new/{kind}")
    expect(page.locator("form details")).to_be_visible()
    for size in WIDE:
        resize(page, size)
        button = box(page, "button.primary")
        assert button["bottom"] <= size["height"]
        assert page.evaluate(COVERED) == []
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        assert 0 <= box(page, "button.primary")["y"] <= size["height"]
        assert page.evaluate(COVERED) == []
        page.evaluate("() => scrollTo(0, 0)")
    page.locator("form input").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ply], ol.seats").first).to_be_visible()


def test_the_start_button_covers_no_part_of_the_lobby(tables: Tables) -> None:
    table = tables.new("classic", ["Ana", "Ben", "Chiara"], bots={3: "casual"}, start=False)
    page = table.sit(size=SIDEWAYS).page
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    for size in WIDE:
        resize(page, size)
        assert box(page, "button.primary")["bottom"] <= size["height"]
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("locale", ["de-DE", "pl-PL"])
def test_the_curtain_has_room_for_its_words(tables: Tables, locale: str) -> None:
    page = tables.page(size=SIDEWAYS, locale=locale)
    page.goto(f"{tables.url}#/new/device")
    page.locator("button.primary").click()
    expect(page.locator(".hold")).to_be_visible()
    for size in WIDE:
        resize(page, size)
        assert page.evaluate(SPILLED, ".hold, .curtain .who") == []
        assert box(page, ".curtain h2")["height"] < 30, "the name is on one line"


def test_three_seats_beside_the_board_show_whole_names(tables: Tables) -> None:
    situation = find("travel", 3, lambda _: True)
    page = tables.from_situation(situation, ["Ana", "Benjamin", None], bot_level="casual").sit(size=SIDEWAYS).page
    expect(page.locator(".seat")).to_have_count(3)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "pl-PL"])
def test_a_lesson_leaves_room_for_the_hand(tables: Tables, locale: str) -> None:
    page = tables.page(size=SIDEWAYS, locale=locale)
    page.goto(f"{tables.url}#/learn/stacks/9")
    expect(page.locator(".held").first).to_be_visible()
    for size in (SIDEWAYS, LARGE_PHONE):
        resize(page, size)
        assert box(page, ".held")["width"] >= 44
        bubble = box(page, ".bubble")
        assert bubble["right"] <= size["width"] - 4
        assert bubble["x"] >= box(page, ".table")["right"]
    for size in (TABLET, DESKTOP):
        resize(page, size)
        assert box(page, ".chips")["bottom"] + 4 <= box(page, ".held")["y"]


def test_the_menu_of_a_table_is_in_view_at_once(tables: Tables) -> None:
    page = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=SIDEWAYS).page
    expect(page.locator(".cell").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    dialog = page.locator("dialog")
    expect(dialog.get_by_role("button", name="Leave the table")).to_be_visible()
    for size in (SIDEWAYS, LARGE_PHONE):
        resize(page, size)
        assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        assert page.evaluate(SPILLED, "dialog .button") == []


def test_a_replay_beside_the_board_has_a_long_slider(tables: Tables) -> None:
    table = tables.from_situation(short_finished_game("travel"), ["Ana", "Benjamin"])
    page = tables.page(size=SIDEWAYS)
    go_to(page, f"{tables.url}#/replay/{table.code}/1", ".controls")
    for size in (SIDEWAYS, LARGE_PHONE):
        resize(page, size)
        slider = box(page, ".controls input")
        assert slider["width"] >= 200
        assert slider["height"] >= 24
        assert box(page, ".controls")["bottom"] <= size["height"] + 1
        hands = page.locator(".hands")
        assert hands.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        assert box(page, ".hands")["y"] >= box(page, ".prompt")["bottom"] - 1
        assert page.evaluate(SPILLED, ".prompt") == []


@pytest.mark.parametrize("game", ["classic", "stacks"])
def test_a_result_is_in_the_middle_of_the_table(tables: Tables, game: str) -> None:
    stacks = game == "stacks"
    situation = near_the_end(game, 2, 2 if stacks else 1, choose=pile_building_move if stacks else line_building_move)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, size=DESKTOP)
    player.wait_for_game()
    player.finish()
    page = player.page
    expect(page.locator(".result-panel .headline")).to_be_visible()
    for size in (TABLET, DESKTOP):
        resize(page, size)
        play = box(page, ".play")
        parts = [box(page, ".headline"), box(page, ".after-game >> nth=0"), box(page, ".after-game >> nth=1")]
        rows = [parts] if size is DESKTOP and not stacks else [parts[:1], parts[1:]]
        assert all(abs(middle(row) - middle([play])) < 12 for row in rows)
        assert parts[2]["bottom"] + 6 <= play["bottom"]
