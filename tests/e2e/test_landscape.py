"""A phone held sideways: the board on the left, everything else in a column beside it, and nothing scrolls."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.driver import SIDEWAYS, Player, Tables
from tests.e2e.waiting import resize, wait_until

SIZES = [SIDEWAYS, {"width": 844, "height": 390}]
GAMES = [("classic", 2), ("classic", 4), ("classic", 12), ("travel", 2), ("stacks", 2), ("stacks", 4)]
OUTSIDE = """() => [...document.querySelectorAll(
        '.cell, .held, .pile, .deck-card, .frame button, .seat, .prompt > span, .chips, .stage')].filter(one => {
    const {left, right, top, bottom, width} = one.getBoundingClientRect();
    return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
}).map(one => one.outerHTML.slice(0, 100))"""
OVERLAPPING = """() => {
    const parts = ['.top', '.strip', '.prompt', '.hand-place', '.actions', '.board-place, .table', '.banners']
        .map(part => document.querySelector(part)).filter(Boolean).map(part => part.getBoundingClientRect());
    return parts.flatMap((a, index) => parts.slice(index + 1).filter(b =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length }"""
TOO_SMALL = """() => [...document.querySelectorAll('.frame button, .cell')].filter(one => {
    const {width, height} = one.getBoundingClientRect();
    const least = one.matches('.cell') ? 24 : one.matches('.held') ? 34 : 44;
    return width && Math.min(width, height) < least }).map(one => one.outerHTML.slice(0, 100))"""
FILLED = """() => {
    const place = document.querySelector('.hand-place').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.held')].map(card => card.getBoundingClientRect());
    const span = (from, to) => Math.max(...cards.map(card => card[to])) - Math.min(...cards.map(card => card[from]));
    return [span('left', 'right') / place.width, span('top', 'bottom') / place.height, cards[0].width] }"""
"""The parts of the width and the height of its place that the hand takes, and the width of a card."""
LARGEST_CARD = 72
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('.frame *')].filter(one =>
    one.scrollHeight > one.clientHeight + 1 && !['visible', 'clip', 'hidden'].includes(getComputedStyle(one).overflowY)
    || one === document.documentElement && (one.scrollHeight > innerHeight || one.scrollWidth > innerWidth)
).map(one => one.outerHTML.slice(0, 100))"""


def check(player: Player) -> None:
    page = player.page
    wait_until(page, lambda: page.evaluate(SCROLLS) == [], lambda: page.evaluate(SCROLLS))  # cards may still glide
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(OVERLAPPING) == 0
    board = page.locator(".board-place, .table").bounding_box()
    hand = page.locator(".hand").bounding_box()
    assert board is not None
    assert hand is not None
    assert board["x"] < 60
    assert board["height"] > 0.95 * page.evaluate("innerHeight")
    assert hand["x"] >= board["x"] + board["width"] - 1
    width, height, card = page.evaluate(FILLED)
    assert max(width, height) > 0.8 or card > LARGEST_CARD - 1, "the cards are as large as their place allows"


def test_nothing_scrolls_on_a_phone_held_sideways(tables: Tables) -> None:
    player = tables.visitor(touch=True, locale="de-DE")
    for game, seats in GAMES:
        tables.new(game, ["Ana"], bots=dict.fromkeys(range(1, seats), "random")).welcome(player)
        player.wait_for_game()
        player.wait_for_turn()
        card = player.page.locator(".held:not(.idle)").first
        for size in SIZES:
            resize(player.page, size)
            check(player)
            card.tap()
            expect(player.page.locator(".held.chosen")).to_have_count(1)
            check(player)
            card.tap()
            expect(player.page.locator(".held.chosen")).to_have_count(0)


def test_a_move_is_made_on_a_phone_held_sideways(tables: Tables) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=SIDEWAYS, touch=True)
    player.wait_for_game()
    for _ in range(3):
        player.wait_for_turn()
        player.play()
    check(player)
