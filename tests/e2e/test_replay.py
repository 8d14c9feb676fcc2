"""Replays of finished games: steps, open hands, sharing, the record, and the verification of the deal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from knaves import GAMES
from knaves.record import check, parse
from tests.e2e.driver import DESKTOP, PHONE, Tables
from tests.e2e.situations import finished_game
from tests.e2e.waiting import go_to

GOOD = "The deal is the one that was fixed before the first card."
BAD = "The deal isn’t the one that was fixed before the game!"


def finished(tables: Tables, game: str, seats: int, **how: Any) -> str:
    """The code of a table with a finished game."""
    names: list[str | None] = [f"Player {seat}" for seat in range(seats)]
    return tables.from_situation(finished_game(game, seats, **how), names).code


def open_replay(tables: Tables, code: str, size: dict[str, int] | None = None) -> Page:
    page = tables.page(size=size)
    show_replay(tables, page, code)
    return page


def show_replay(tables: Tables, page: Page, code: str) -> None:
    go_to(page, f"{tables.url}#/replay/{code}/1", ".controls")


def verdict(page: Page) -> str:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Verify the deal").click()
    text = page.locator("dialog [role=status]").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return text


def test_a_replay_steps_plays_and_shows_one_hand(tables: Tables) -> None:
    code = finished(tables, "travel", 2, reshuffled=False)
    page = open_replay(tables, code, PHONE)
    count = page.locator(".count")
    total = int(count.last.inner_text().split("/")[1])
    page.get_by_role("button", name="Next move").tap()
    page.get_by_role("button", name="Next move").tap()
    expect(count.last).to_have_text(f"2/{total}")
    assert page.locator(".cell .chip").count() <= 2
    page.get_by_role("button", name="Previous move").tap()
    expect(count.last).to_have_text(f"1/{total}")
    page.keyboard.press("ArrowRight")
    expect(count.last).to_have_text(f"2/{total}")
    assert page.locator(".hands p").count() == 2

    page.get_by_role("button", name="Menu").tap()
    page.get_by_label("4×").check()
    page.get_by_label("Your hand").select_option("1")
    expect(page.locator("dialog .log")).to_contain_text("Player 0 plays the")
    page.get_by_role("button", name="Close", exact=True).tap()
    assert page.locator(".hands p").count() == 1
    expect(page.locator(".hands")).to_contain_text("Player 1")
    drawn = {0: "Player 0 draws a card.", 1: "Player 1 draws the"}
    for number in (3, 4):
        page.get_by_role("slider").fill(str(number))
        text = page.locator(".prompt").inner_text()
        seat = 0 if text.startswith("Player 0") else 1
        assert drawn[seat] in text
    page.get_by_role("slider").fill("2")

    page.get_by_role("button", name="Play", exact=True).tap()
    expect(count.last).not_to_have_text(f"2/{total}")
    page.get_by_role("button", name="Pause").tap()
    page.get_by_role("slider").fill(str(total))
    expect(page.locator(".prompt")).to_contain_text("win")
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()


PLACE = """part => {
    const {x, y} = part.getBoundingClientRect()
    return [x, y - new DOMMatrix(getComputedStyle(part.closest("dialog")).transform).f]
}"""
"""The position of an element in a dialog, without the opening animation."""


def test_a_menu_opens_complete_and_does_not_shift(tables: Tables) -> None:
    code = finished(tables, "travel", 2, reshuffled=False)
    page = tables.page(size=PHONE)
    with page.expect_response("**/api/games"):  # fetched before the menu is opened
        page.goto(f"{tables.url}#/replay/{code}/1")
    page.get_by_role("button", name="Menu").tap()
    speed = page.get_by_label("4×")
    at_first = speed.evaluate(PLACE)
    expect(page.locator("dialog dd").first).to_be_visible()
    assert speed.evaluate(PLACE) == at_first


def test_a_replay_is_shared_by_link_and_its_record_verifies(tables: Tables, tmp_path: Path) -> None:
    code = finished(tables, "classic", 3)
    page = open_replay(tables, code, DESKTOP)
    page.get_by_role("button", name="Menu").click()
    link = page.locator("dialog input[readonly]").input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    path = tmp_path / "game.knaves"
    download.value.save_as(path)
    record = parse(path.read_text())
    assert check(record, GAMES).outcome is not None
    other = tables.page(locale="da-DK")
    other.goto(link)
    expect(other.locator(".controls")).to_be_visible()
    assert len(record.moves) == int(other.locator(".count").last.inner_text().split("/")[1])


def test_every_card_of_a_game_is_verified(tables: Tables) -> None:
    """Games with a reshuffled draw pile."""
    page = tables.page()
    games: list[tuple[str, int, dict[str, str]]] = [
        ("classic", 3, {}),
        ("travel", 6, {"teams": "3"}),
        ("stacks", 6, {}),
        ("stacks", 4, {"reshuffle": "with_specials"}),
    ]
    for game, seats, options in games:
        show_replay(tables, page, finished(tables, game, seats, options=options))
        assert verdict(page) == GOOD, (game, seats, options)


def change_seed(replay: dict[str, Any]) -> None:
    replay["record"] = re.sub(r"Seed: ..", "Seed: 00", replay["record"])


def change_hand(replay: dict[str, Any]) -> None:
    hands = replay["steps"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def change_draw(replay: dict[str, Any]) -> None:
    draws = [event for step in replay["steps"] for event in step["all"]["events"] if event["event"] == "drew"]
    one, two = next((a, b) for a in draws for b in draws if a["card"] != b["card"])
    one["card"], two["card"] = two["card"], one["card"]


def test_a_manipulated_game_does_not_verify(tables: Tables) -> None:
    page = tables.page()
    tampers = iter([change_seed, change_hand, change_draw])

    def manipulate(route: Route) -> None:
        answer = route.fetch()
        replay = json.loads(answer.text())
        next(tampers)(replay)
        route.fulfill(response=answer, body=json.dumps(replay))

    page.route("**/replay", manipulate)
    for _ in range(3):
        show_replay(tables, page, finished(tables, "travel", 2, reshuffled=False))
        assert verdict(page) == BAD
    assert next(tampers, None) is None
