"""Colours and names: the grid can be seen in the dark, and a seat shows a whole name."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, SIDEWAYS, TABLET, Player, Tables
from tests.e2e.waiting import Theme, change_theme, go_to, resize, wait_for

NARROW = {"width": 320, "height": 740}
CELL_TO_GAP = 1.6
MEANING = 3.0
"""The least contrast of what carries meaning."""
Colour = tuple[float, float, float]


def colours(css: str) -> list[Colour]:
    """All colours in a computed value. Chromium writes them as rgb(), whatever the style says."""
    found = re.findall(r"rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)", css)
    assert found, css
    assert all(alpha in ("", "1") for *_, alpha in found), css
    return [(int(r), int(g), int(b)) for r, g, b, _ in found]


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def style(page: Page, selector: str, name: str) -> list[Colour]:
    return colours(page.locator(selector).first.evaluate("(one, name) => getComputedStyle(one)[name]", name))


def theme_colour(page: Page, name: str) -> Colour:
    """A colour of the theme, as the browser computes it."""
    value = page.evaluate(
        """name => { const one = document.createElement('i');
        one.style.color = `var(${name})`; document.body.append(one);
        const value = getComputedStyle(one).color; one.remove(); return value }""",
        name,
    )
    return colours(value)[0]


def suit_colour(page: Page, selector: str) -> Colour:
    """The colour of the suit on a cell, which is drawn by its background image."""
    image = page.locator(selector).first.evaluate("one => getComputedStyle(one).backgroundImage")
    found = re.search(r"fill='%23([0-9a-f]{6})'", image)
    assert found, image
    return tuple(int(found[1][at : at + 2], 16) for at in (0, 2, 4))  # type: ignore[return-value]


def sit(tables: Tables, game: str, seats: int, **how: Any) -> Player:
    player = tables.new(game, ["Ana"], bots=dict.fromkeys(range(1, seats), "casual")).sit(**how)
    player.wait_for_game()
    player.wait_for_turn()
    return player


def test_the_grid_of_the_board_is_visible(tables: Tables) -> None:
    page = sit(tables, "classic", 2, size=PHONE).page
    for theme in get_args(Theme):
        change_theme(page, theme)
        check_grid(page)


def check_grid(page: Page) -> None:
    (cell,) = style(page, ".cell.heart:not(.taken)", "backgroundColor")
    for gap in style(page, ".grid", "backgroundImage"):
        assert contrast(cell, gap) >= CELL_TO_GAP
    for suit in ("heart", "spade"):
        (rank,) = style(page, f".cell.{suit} .rank", "color")
        assert contrast(rank, cell) >= 4.5
        assert contrast(suit_colour(page, f".cell.{suit}"), cell) >= 4.5
    for name in ("--blue", "--green", "--red", "--glow", "--ink"):
        assert contrast(theme_colour(page, name), cell) >= MEANING, name
    page.locator(".held:not(.idle):not([data-card^=J])").first.tap()
    wait_for(page, "() => /2px inset/.test(getComputedStyle(document.querySelector('.cell.target')).boxShadow)")
    ring = style(page, ".cell.target", "boxShadow")[0]
    assert contrast(ring, style(page, ".cell.target", "backgroundColor")[0]) >= MEANING
    assert contrast(ring, cell) >= MEANING
    page.locator(".grid").evaluate("grid => grid.classList.add('anywhere')")  # as for a wild jack
    assert page.locator(".cell.target").first.evaluate("cell => getComputedStyle(cell).outlineStyle") == "solid"
    assert contrast(style(page, ".cell.target", "outlineColor")[0], cell) >= MEANING
    page.locator(".grid").evaluate("grid => grid.classList.remove('anywhere')")
    page.locator(".held.chosen").tap()
    expect(page.locator(".held.chosen")).to_have_count(0)


def test_piles_and_words_are_visible_on_the_felt(tables: Tables) -> None:
    page = sit(tables, "stacks", 2, size=PHONE).page
    for theme in get_args(Theme):
        change_theme(page, theme)
        felt = style(page, ".play", "backgroundImage")
        for ground in felt:
            for selector in (".slot", ".set-aside", ".stage"):
                assert contrast(style(page, selector, "color")[0], ground) >= 4.5, selector
        (card,) = style(page, ".chips", "backgroundColor")
        assert all(contrast(card, ground) >= CELL_TO_GAP for ground in felt)


def test_a_suit_is_beside_its_own_rank(tables: Tables) -> None:
    """The suit is nearer to the rank of its cell than to any other."""
    page = sit(tables, "classic", 2).page
    for size in (PHONE, TABLET, DESKTOP):
        resize(page, size)
        check_suit(page)


def check_suit(page: Page) -> None:
    rank, suit, cell = page.evaluate(
        """() => { const cell = document.querySelector('.cell.heart:not(.taken)');
        const {backgroundPosition, backgroundSize} = getComputedStyle(cell);
        const box = cell.getBoundingClientRect(), range = document.createRange();
        range.selectNodeContents(cell.querySelector('.rank'));
        const rank = range.getBoundingClientRect();
        const size = parseFloat(backgroundSize), [x, y] = backgroundPosition.split(' ').map(parseFloat);
        return [[rank.left - box.left, rank.bottom - box.top], [x, y, size], [box.width, box.height]] }"""
    )
    below = suit[1] - rank[1]
    next_rank = cell[1] - suit[1] - suit[2]
    assert below < next_rank
    assert abs(suit[0] - rank[0]) < cell[0] / 4


def test_reduced_motion_changes_everything_at_once(tables: Tables) -> None:
    """Transitions of no length still take a frame for every level of elements."""
    page = sit(tables, "classic", 2).page
    moving = page.evaluate(
        """() => { document.documentElement.style.fontSize = '120%'; document.body.getBoundingClientRect();
        return document.getAnimations().length }"""
    )
    assert moving == 0


CUT_OFF = """() => [...document.querySelectorAll('.seats .name')].filter(
    name => name.offsetWidth && name.scrollWidth > name.clientWidth).map(name => name.textContent)"""
WRAPPED = """() => [...document.querySelectorAll('.seats .facts, .seats .time')].filter(one => {
    const seat = one.closest('.seat').getBoundingClientRect(), box = one.getBoundingClientRect();
    return box.width && (box.height > 24 || box.right > seat.right + 1 || box.bottom > seat.bottom + 1
        || one.matches('.facts') && one.scrollWidth > one.clientWidth)
}).map(one => one.closest('.seat').innerText)"""
OVERLAPPING = """() => [...document.querySelectorAll('.seat')].filter(seat => {
    const parts = [...seat.querySelectorAll('.badge, .name, .facts, .last')].map(one => one.getBoundingClientRect());
    return parts.some((a, at) => parts.slice(at + 1).some(b =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
}).map(seat => seat.innerText)"""


def test_every_seat_shows_a_name_of_its_own(tables: Tables) -> None:
    player = sit(tables, "classic", 3, size=PHONE)
    check_names(player.page, 3)
    for game, seats, sizes in (("classic", 12, (PHONE, SIDEWAYS, TABLET)), ("stacks", 6, (PHONE, SIDEWAYS))):
        tables.new(game, ["Ana"], bots=dict.fromkeys(range(1, seats), "casual")).welcome(player)
        player.wait_for_game()
        player.wait_for_turn()
        for size in sizes:
            resize(player.page, size)
            check_names(player.page, seats)


def check_names(page: Page, seats: int) -> None:
    names = page.locator(".seats .name").all_inner_texts()
    assert len(set(names)) == len(names) == seats
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPPING) == []


def test_seats_with_a_clock_stay_on_their_lines(tables: Tables) -> None:
    names = ["Ana", "Alexandra", "Ben"]
    players: list[Player] = []
    for settings in ({"clock": "move", "seconds": 600}, {"clock": "days", "seconds": 259_200}):
        table = tables.new("classic", names, settings=settings, start=False)
        for player in players:
            table.welcome(player, player.seat)
        players = players or [table.sit(seat, size=PHONE) for seat in range(3)]
        check_clocks(players)


def check_clocks(players: list[Player]) -> None:
    players[0].page.get_by_role("button", name="Start the game").click()
    for player in players:
        player.wait_for_game()
    mover = next(player for player in players if player.must_act)
    for _ in range(3):
        for player in players:
            expect(player.page.locator(".time").first).to_be_visible()
            assert player.page.evaluate(CUT_OFF) == []
            assert player.page.evaluate(WRAPPED) == []
            assert player.page.evaluate(OVERLAPPING) == []
        mover.play()
        mover = players[(mover.seat + 1) % 3]
        mover.wait_for_turn()


BROKEN_WORDS = """() => [...document.querySelectorAll('h1, .game b, .choice, .top .small')].filter(one =>
    [...one.childNodes].filter(node => node.nodeType === 3 && /^\\s*\\S+\\s*$/.test(node.data)).some(node => {
        const range = document.createRange(); range.selectNodeContents(node);
        return new Set([...range.getClientRects()].filter(box => box.width).map(box => box.top)).size > 1
    })).map(one => one.textContent.trim())"""
"""Single words on more than one line."""


@pytest.mark.parametrize("locale", ["de-DE", "pl-PL"])
def test_no_word_is_broken_on_a_phone(tables: Tables, locale: str) -> None:
    page = tables.page(size=PHONE, locale=locale)
    page.goto(tables.url)
    expect(page.locator(".game").first).to_be_visible()
    check_words(page)
    go_to(page, f"{tables.url}#/puzzles", "main .starts")
    check_words(page)
    page.locator("header .icon-button").last.click()
    expect(page.locator(".choice").first).to_be_visible()
    assert page.evaluate(BROKEN_WORDS) == []
    page.keyboard.press("Escape")
    go_to(page, f"{tables.url}#/new/people", "form details")
    check_words(page)
    height = page.locator("h1").evaluate("one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert height < 1.5, "the title is on one line"


def check_words(page: Page) -> None:
    for size in (NARROW, PHONE):
        resize(page, size)
        assert page.evaluate(BROKEN_WORDS) == []
