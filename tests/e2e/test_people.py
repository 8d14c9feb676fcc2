"""People and pages: latecomers, the list of games, the name of the site, the browser's Back, chat and link previews."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, Table, Tables
from tests.e2e.server_process import ADMIN
from tests.e2e.situations import finished_game
from tests.e2e.test_table import start
from tests.e2e.waiting import reload, wait_for, wait_until

SMALL_PHONE = {"width": 360, "height": 740}
CLIPPED = """() => [...document.querySelectorAll("main :is(h1, b, p, .small, label > span, .button)")]
    .filter(one => one.checkVisibility() && getComputedStyle(one).whiteSpace !== "nowrap"
        && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent.trim())"""
"""Texts that are wider than their place."""
BROKEN_WORDS = """() => {
    const broken = [], range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement.checkVisibility()) continue
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1) broken.push(word[0])
        }
    }
    return broken
}"""
"""Words that go on in the next line."""


def hold(page: Page, *held: tuple[Table, int], **more: Any) -> None:
    """Let the browser hold these seats."""
    seats = [
        {"code": table.code, "seat": seat, "token": table.tokens[seat], "name": table.names[seat]}
        for table, seat in held
    ]
    storage = json.dumps(json.dumps({"taught": True, "held": seats, **more}))
    page.add_init_script(f"localStorage.getItem('knaves') || localStorage.setItem('knaves', {storage})")


def own_game(page: Page, number: int) -> str:
    """The text of a row of "Your games"."""
    return page.locator("section li a").nth(number).inner_text()


def wait_for_games(page: Page) -> None:
    """Wait until the rows of "Your games" are sorted. Before that, a row may get another game when it is tapped."""
    expect(page.locator("section > ul").first).to_have_attribute("aria-busy", "false")


# --- 1: somebody who opens the link after the game began ---


def test_a_latecomer_is_offered_the_seat_of_a_bot_in_words(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"}, settings={"latecomers": True})
    host = table.sit()
    host.wait_for_game()
    page = tables.page(size=SMALL_PHONE, locale="de-DE", touch=True)
    page.goto(tables.url + table.code)
    banner = page.get_by_role("note").filter(has_text="Du schaust zu. Ein Bot hält dir einen Platz frei.")
    expect(banner).to_be_visible()
    sentence = banner.locator("p").bounding_box()
    button = banner.get_by_role("button").bounding_box()
    assert sentence
    assert button
    assert sentence["x"] + sentence["width"] <= button["x"] or sentence["y"] + sentence["height"] <= button["y"]
    assert sentence["width"] >= 120
    assert button["height"] >= 44
    assert page.locator(".cell").last.evaluate("cell => cell.getBoundingClientRect().bottom") <= 740
    banner.get_by_role("button", name="Platz nehmen").tap()
    page.get_by_label("Dein Name").fill("Bruno")
    page.get_by_role("button", name="Mitspielen").tap()
    expect(page.locator(".held")).to_have_count(7)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(host.page.locator(".right .log")).to_contain_text("Bruno sits down.")


def test_a_latecomer_without_a_seat_is_told_that_they_watch(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    page = tables.page(size=SMALL_PHONE)
    page.goto(tables.url + table.code)
    expect(page.get_by_text("You’re watching. There’s no free seat in this game.")).to_be_visible()
    assert page.get_by_role("button", name="Take the seat").count() == 0


# --- 7: "Your games" ---


def test_your_games_tell_who_plays_whose_turn_it_is_and_since_when(tables: Tables) -> None:
    lobby = tables.new("stacks", ["Ana", "Chloe"], start=False)
    theirs = tables.new("travel", ["Ana", "Ben"], start=False)
    players = [theirs.sit(seat) for seat in range(2)]
    start(players)
    if players[0].my_turn:
        players[0].play()
    players[1].wait_for_turn()
    mine = tables.new("classic", ["Ana"], bots={1: "random"})
    first = mine.sit()
    first.wait_for_turn()

    page = tables.page(size=SMALL_PHONE, touch=True)
    hold(page, (lobby, 0), (theirs, 0), (mine, 0))
    page.goto(tables.url)
    wait_for_games(page)
    expect(page.locator("section li.mine")).to_have_count(1)
    rows = [own_game(page, number) for number in range(3)]
    assert "Classic" in rows[0]
    assert "Your turn" in rows[0]
    assert "Travel" in rows[1]
    assert "Ben’s turn" in rows[1]
    assert "Ben" in rows[1].replace("Ben’s turn", "")
    assert "Stacks" in rows[2]
    assert "Chloe" in rows[2]
    assert "waiting for players" in rows[2]
    assert all("Ana" not in row for row in rows)
    assert all(re.search("now|ago|yesterday", row) for row in rows)


def test_a_game_is_archived_brought_back_and_removed(tables: Tables) -> None:
    kept = tables.new("classic", ["Ana"], bots={1: "random"})
    other = tables.new("travel", ["Ana"], bots={1: "random"})
    page = tables.page(size=SMALL_PHONE, touch=True)
    hold(page, (kept, 0), (other, 0))
    page.goto(tables.url)
    wait_for_games(page)
    page.get_by_role("button", name=re.compile("More: Travel")).tap()
    page.get_by_role("button", name="Archive").tap()
    expect(page.locator("section > ul > li")).to_have_count(1)
    reload(page)
    expect(page.locator("section > ul > li")).to_have_count(1)
    page.get_by_text("Archived games (1)").tap()
    page.get_by_role("button", name=re.compile("More: Travel")).tap()
    page.get_by_role("button", name="Bring back").tap()
    expect(page.locator("section > ul > li")).to_have_count(2)
    page.get_by_role("button", name=re.compile("More: Travel")).tap()
    page.get_by_role("button", name="Remove").tap()
    expect(page.locator("section > ul > li")).to_have_count(1)
    stored = json.loads(page.evaluate("localStorage.getItem('knaves')"))
    assert [one["code"] for one in stored["held"]] == [kept.code]

    def left() -> bool:
        info = page.request.get(f"{tables.url}api/tables/{other.code}").json()
        return bool(info["seats"][0]["stand_in"] == "left")

    wait_until(page, left)


# --- 13: names ---


@pytest.fixture
def site_name(tables: Tables) -> Iterator[str]:
    """A name that the host of the server gave it."""

    def rename(name: str) -> None:
        headers = {"content-type": "application/json", "authorization": f"Bearer {ADMIN}"}
        body = json.dumps({"name": name}).encode()
        urllib.request.urlopen(
            urllib.request.Request(f"{tables.url}api/admin/settings", body, headers), timeout=30
        ).close()

    rename("Kowalskis’ <table> & friends")
    yield "Kowalskis’ <table> & friends"
    rename("Knaves")


def test_the_sites_name_is_shown(tables: Tables, site_name: str) -> None:
    page = tables.page(size=SMALL_PHONE)
    page.goto(tables.url)
    expect(page.get_by_role("heading", level=1)).to_have_text(site_name)
    expect(page).to_have_title(site_name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CLIPPED) == []
    table = tables.new("classic", ["Ana", "Ben"], start=False)
    page.goto(tables.url + table.code)
    expect(page.locator("header")).to_contain_text(site_name)
    expect(page).to_have_title(f"Table {table.code} – {site_name}")


def test_a_public_table_without_a_name_has_a_title(tables: Tables) -> None:
    table = tables.new("travel", ["Ana"], bots={1: "random"}, settings={"public": True})
    page = tables.page()
    page.goto(f"{tables.url}#/watch")
    entry = page.locator(f'a[href="#/t/{table.code}"]')
    expect(entry.locator("b")).to_have_text("Travel")
    expect(entry).to_contain_text(table.code)


# --- 16: Back, large text, the replay, links and icons ---


def test_back_closes_a_dialog_and_only_then_leaves_the_table(tables: Tables) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=PHONE)
    page = player.page
    player.wait_for_game()
    at_table = page.evaluate("location.href")

    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.wait_for_game()

    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("location.href") == at_table

    page.get_by_role("button", name="Menu").tap()  # closed in another way, it leaves nothing behind
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("link", name="Play alone")).to_be_visible()
    page.go_back()
    player.wait_for_game()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_role("link", name="Play alone")).to_be_visible()
    page.wait_for_timeout(200)  # nothing goes back by itself
    expect(page.get_by_role("link", name="Play alone")).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", "pl-PL"])
def test_home_with_text_at_200_percent(tables: Tables, locale: str) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    page = tables.page(size=SMALL_PHONE, locale=locale)
    hold(page, (table, 0))
    page.goto(tables.url)
    expect(page.locator("section li.mine, section li a .ago:not(:empty)").first).to_be_visible()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for _ in range(3):  # sizes that follow others change one frame later
        wait_for(page, "() => document.getAnimations().length === 0")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(BROKEN_WORDS) == []
    field = page.locator("form.join input")
    wait_until(
        page, lambda: (field.bounding_box() or {"width": 0})["width"] >= 180, field.bounding_box
    )  # it is laid out
    for control in page.locator("main .button, main .icon-button").all():
        box = control.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 360


def test_the_slider_of_a_replay_is_as_wide_as_a_phone(tables: Tables) -> None:
    table = tables.from_situation(finished_game("travel", 2, reshuffled=False), ["Ana", "Ben"])
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/replay/{table.code}/1")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    box = slider.bounding_box()
    assert box
    assert box["width"] >= 300
    assert box["height"] >= 44
    for part in (".controls", ".cell"):
        last = page.locator(part).last.bounding_box()
        assert last
        assert last["y"] + last["height"] <= 740, part


# --- 8: chat ---


def test_what_is_said_stays_in_the_log_and_never_covers_the_board(tables: Tables) -> None:
    table = tables.new("classic", ["Ana", "Ben"], start=False)
    players = [table.sit(0, size=PHONE), table.sit(1, size=DESKTOP)]
    start(players)
    ana, ben = (player.page for player in players)
    ben.get_by_role("button", name="Thank you!").click()
    saying = ana.locator(".sayings p")
    expect(saying).to_contain_text("Thank you!")
    above = """saying => {
        const board = document.querySelector('.cell').getBoundingClientRect();
        return saying.getBoundingClientRect().bottom <= board.top;
    }"""
    assert saying.evaluate(above)
    ben.get_by_role("button", name="Well played!").click()
    log = ana.get_by_role("button", name="Log, 2 new messages")
    expect(log).to_be_visible()
    expect(saying).to_have_count(0)  # after some seconds
    log.tap()
    expect(ana.locator("dialog .log")).to_contain_text("Ben: Thank you!")
    expect(ana.locator("dialog .log")).to_contain_text("Ben: Well played!")
    ana.keyboard.press("Escape")
    expect(ana.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(ben.locator(".right .log")).to_contain_text("Ben: Well played!")


def test_one_person_is_muted_and_the_others_are_heard(tables: Tables) -> None:
    table = tables.new("travel", ["Ana", "Ben", "Chloe"], start=False)
    players = [table.sit(seat) for seat in range(3)]
    start(players)
    ana, ben, chloe = (player.page for player in players)
    ana.get_by_label("Mute Ben").check()
    ben.get_by_role("button", name="Thank you!").click()
    expect(chloe.locator(".right .log")).to_contain_text("Ben: Thank you!")
    chloe.get_by_role("button", name="Well played!").click()
    expect(ana.locator(".right .log")).to_contain_text("Chloe: Well played!")
    assert "Thank you" not in ana.locator(".right .log").inner_text()
    ana.get_by_label("Mute Ben").uncheck()
    expect(ana.locator(".right .log")).to_contain_text("Ben: Thank you!")
