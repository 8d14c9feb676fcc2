"""Reviews and the analysis board, by keyboard alone: the curve, mistakes and better moves, other moves tried."""

from __future__ import annotations

import re
import urllib.request
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, Table, Tables
from tests.e2e.situations import short_finished_game
from tests.e2e.test_accessibility import NO_SCROLLING, check
from tests.e2e.waiting import go_to

MAX_STOPS = 60
"""Tab stops of a screen, at most."""
REVIEW_SECONDS = 200
"""How long a review may take: bots think at a low priority, so on a busy machine they get little time."""


def planted(tables: Tables) -> Table:
    """A table with a short finished game."""
    return tables.from_situation(short_finished_game("travel"), ["Ana", "Ben"])


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until a part has the focus."""
    for _ in range(MAX_STOPS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_game_is_reviewed_and_explored_by_keyboard(tables: Tables) -> None:
    table = planted(tables)
    page = tables.page(size=DESKTOP)
    page.goto(f"{tables.url}#/replay/{table.code}/1")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Review the game").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What decided the game")).to_be_visible(timeout=REVIEW_SECONDS * 1000)
    expect(page.locator("article").first).to_contain_text(re.compile("Ana (played|missed)"))
    expect(page.locator(".curve polyline")).to_have_count(2)
    assert page.locator(".curve .mark").count() > 0, "a random player makes mistakes"
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"], "only the panels scroll"

    tab_to(page, "[type=range]")
    page.keyboard.press("End")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Ana 100%, Ben 0%|Ana 0%, Ben 100%"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict")).to_contain_text(re.compile(r"Chance \d+% → \d+%"))
    for heading in page.locator("summary").all():
        heading.focus()
        page.keyboard.press("Enter")
    rows = page.locator("tbody tr:has(button)")
    assert rows.count() == int(slider.get_attribute("max") or 0), "the table has all that the curve shows"
    expect(rows.filter(has_text=re.compile(r"Choice .\d*, luck .\d*\. Cards drawn: ")).first).to_be_visible()
    check(page, "light")

    page.locator(".jump", has_text="Better:").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Better:")
    expect(page.locator(".cell.hinted")).to_have_count(1)
    expect(page.locator(".hands .lit")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only the panels scroll"

    page.get_by_role("button", name="Try other moves").focus()
    page.keyboard.press("Enter")
    moves = page.locator(".moves button")
    expect(moves.first).to_contain_text("%")
    expect(page.locator(".to-move")).to_contain_text(re.compile(r"(Ana|Ben) to move: \d+%"))
    tab_to(page, ".moves button")
    expect(page.locator(".cell.hinted, .held.hinted").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".path li")).to_have_count(1)
    expect(page.locator(".moves")).to_have_attribute("aria-busy", "false")
    check(page, "light")
    address = page.url
    page.get_by_role("button", name="Take back").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".path li")).to_have_count(0)
    tab_to(page, ".held:not(.idle)")  # a move of one's own, on the board
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".path li")).to_have_count(1)

    other = tables.page(size=PHONE, locale="de-DE")
    other.goto(address)
    expect(other.locator(".to-move")).to_contain_text("am Zug")
    assert other.evaluate(f"() => {NO_SCROLLING}")


def test_a_record_is_opened_and_reviewed_and_a_running_game_is_not(tables: Tables) -> None:
    table = planted(tables)
    with urllib.request.urlopen(f"{tables.url}api/tables/{table.code}/games/1/record", timeout=30) as answer:
        record = answer.read().decode()
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/analysis")
    page.get_by_label("Text of the record").fill("nothing of the kind")
    page.get_by_role("button", name="Review the game").tap()
    expect(page.get_by_role("alert")).to_contain_text("isn’t the record of a finished game")
    page.get_by_role("button", name="Back").last.tap()
    check(page, "light")
    page.get_by_label("Record file").set_input_files(
        {"name": "game.knaves", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator(".curve")).to_be_visible(timeout=REVIEW_SECONDS * 1000)
    check(page, "light")
    running = tables.new("travel", ["Ana"], bots={1: "random"})
    go_to(page, f"{tables.url}#/review/{running.code}/1", "[role=alert]")
    expect(page.get_by_role("alert")).to_contain_text("isn’t over yet")


def test_a_position_of_stacks_shows_chips_discards_and_the_better_pile(tables: Tables) -> None:
    position = (
        "stacks seats=2 piles=B1,B2|-|R1|- turn=0 chips=2b1r|1b1r hands=B3,R5,SK,B1,R4|B2,B2,R1,R2,R5 discards=R3|B5,B4"
    )
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/analysis/{quote(position)}")
    moves = page.locator(".moves button")
    expect(moves.first).to_contain_text("%", timeout=REVIEW_SECONDS * 1000)
    expect(page.locator(".hands p")).to_have_count(2)
    expect(page.locator(".hands p").last).to_contain_text("1 blue, 1 red (five needed)")
    expect(page.locator(".hands .top")).to_have_count(2)
    moves.filter(has_text="Play on blue pile 1").first.focus()
    expect(page.locator(".pile.hinted")).to_have_count(1)
    assert page.evaluate(f"() => {NO_SCROLLING}")
