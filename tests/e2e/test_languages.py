"""Languages: the letters of a language fit on cards and board, and the admin page is translated."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from knaves.game import View as AnyView
from knaves.games.lines import View
from knaves.words import Words
from tests.e2e.driver import DESKTOP, PHONE, Tables
from tests.e2e.server_process import ADMIN
from tests.e2e.situations import random_move, self_play
from tests.e2e.waiting import reload, resize

TOO_WIDE = """() => [...document.querySelectorAll('.grid .rank')]
    .filter((rank) => {
        const letters = document.createRange();
        letters.selectNodeContents(rank);
        const cell = rank.closest('[data-index]').getBoundingClientRect(), own = letters.getBoundingClientRect();
        return own.left < cell.left - 0.5 || own.right > cell.right + 0.5;
    }).map((rank) => rank.textContent)"""
"""Letters that are wider than their cell on the board."""


@pytest.mark.parametrize(("language", "letters"), [("de", "BDKA"), ("nl", "BVHA"), ("pl", "WDKA")])
def test_the_letters_of_a_language_fit_on_board_and_cards(tables: Tables, language: str, letters: str) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "casual"}).sit(size=PHONE, locale=language)
    player.wait_for_game()
    page, words = player.page, Words(language)
    ranks = "() => [...new Set([...document.querySelectorAll('.grid .rank')].map(rank => rank.textContent))]"
    assert set("QKA") <= set(page.evaluate(ranks))
    page.locator("header .icon-button").last.click()
    page.get_by_role("button", name=words.say("settings-title")).click()
    page.get_by_label(words.say("settings-letters-own", letters=words.pack_letters)).check()
    page.keyboard.press("Escape")
    for size in (PHONE, DESKTOP):
        resize(page, size)
        shown: set[str] = set(page.evaluate(ranks))
        assert {rank for rank in shown if rank.isalpha()} == set(letters[1:])
        assert page.evaluate(TOO_WIDE) == []
    reload(page)
    player.wait_for_game()
    assert {rank for rank in page.evaluate(ranks) if rank.isalpha()} == set(letters[1:]), "the setting is stored"


SQUEEZED = """() => [...document.querySelectorAll('.held .corner')].flatMap((corner) => {
    const whole = corner.getBoundingClientRect(), suit = corner.querySelector('.suit').getBoundingClientRect();
    const letters = document.createRange();
    letters.selectNodeContents(corner.querySelector('b'));
    const rank = letters.getBoundingClientRect();
    const fits = suit.width > 8 && suit.right <= whole.right + 0.5 && suit.bottom <= whole.bottom + 0.5
        && rank.right <= suit.left + 3;
    return fits ? [] : [corner.textContent];
})"""
"""Cards in the hand whose letter leaves no room for the suit."""
IN_FIRST_HALF = """() => {
    const sign = document.querySelector('.held .corner .sign');
    const corner = sign.closest('.corner').getBoundingClientRect();
    return sign.getBoundingClientRect().y < corner.y + corner.height / 2;
}"""
"""Whether the sign of a jack's effect is in the first line. Asked at one moment, because the cards may be moving."""


def lines_view(view: AnyView) -> View:
    assert isinstance(view, View)
    return view


def test_a_jack_shows_letter_and_suit_in_every_language(tables: Tables) -> None:
    situation = next(
        found
        for play in self_play("classic", 2, None, random_move)
        for found, _ in play
        if {card[0] for card in lines_view(found.state.view(found.turn)).hand} >= {"J", "Q"}
    )
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names).sit(situation.turn, size=PHONE)
    player.wait_for_game()
    for language in ("en", "de", "fr", "nl", "pl"):
        player.page.evaluate(
            """language => localStorage.setItem('knaves',
            JSON.stringify({...JSON.parse(localStorage.getItem('knaves')), letters: 'own', language}))""",
            language,
        )
        reload(player.page)
        player.wait_for_game()
        for size in (PHONE, DESKTOP):
            resize(player.page, size)
            check_jack(player.page, language)


def check_jack(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    jack = Words(language, own_letters=True).letter("J")
    expect(page.locator(".held .corner b").filter(has_text=jack).first).to_be_visible()
    assert page.evaluate(SQUEEZED) == []
    if jack == "J":  # narrow enough for the sign of its effect
        assert page.evaluate(IN_FIRST_HALF), "the sign has wrapped to the next line"


@pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("de", DESKTOP)])
def test_the_admin_page_is_translated(tables: Tables, language: str, size: dict[str, int]) -> None:
    code = tables.new("travel", ["Ana"], bots={1: "casual"}).code
    say = Words(language).say
    page = tables.page(size=size, locale=language)
    page.goto(f"{tables.url}admin#wrong")
    expect(page.get_by_role("status")).to_have_text(say("refused-admin-token"))
    page.get_by_label(say("admin-token")).fill(ADMIN)
    page.get_by_role("button", name=say("admin-sign-in")).click()
    expect(page.get_by_role("heading", name=say("admin-bans"))).to_be_visible()
    expect(page.get_by_label(say("admin-token"))).to_be_hidden()
    expect(page.get_by_role("row").filter(has_text=code)).to_contain_text(say("game-travel"))
    page.get_by_label(say("admin-address")).fill("nowhere")
    page.get_by_role("button", name=say("admin-ban"), exact=True).click()
    expect(page.get_by_role("status")).to_have_text(say("refused-not-address"))
    page.get_by_label(say("admin-address")).fill("192.0.2.7")
    page.get_by_role("button", name=say("admin-ban"), exact=True).click()
    row = page.get_by_role("row").filter(has_text="192.0.2.7")
    expect(row).to_contain_text(say("admin-permanently"))
    row.get_by_role("button", name=say("admin-unban")).click()
    expect(row).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "only tables scroll horizontally"
    page.get_by_label(say("settings-language")).select_option("pl")
    expect(page.get_by_role("heading", name=Words("pl").say("admin-bans"))).to_be_visible()
