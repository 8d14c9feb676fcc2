"""Accessibility: labels and focus, contrast, sizes, no horizontal scrolling, shapes without colour."""

from __future__ import annotations

import base64
import itertools
import os
from typing import Any, get_args

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from knaves.words import LANGUAGES, Words
from tests.e2e.driver import DESKTOP, PHONE, Player, Tables
from tests.e2e.situations import near_the_end
from tests.e2e.waiting import Theme, change_theme, go_to, reload, wait_for, wait_until

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
Look = tuple[Theme, str]
"""A theme and a language."""
LOOKS: list[list[Look]] = [[("light", "en"), ("dark", "de"), ("light", "pl"), ("dark", "fr")]]
"""Each list is a run over all screens, which take its themes and languages in turn."""
if "ALL_LOOKS" in os.environ:  # `make looks`: every screen in every theme and language
    LOOKS = [[look] for look in itertools.product(get_args(Theme), LANGUAGES)]
WIDTHS = [320, 360, 768, 1440]
FITS = {"de-DE": (320, 360, 1440), "pl-PL": (320, 768), "fr-FR": (320,)}
PAGES = {
    "": "main footer",
    "new/people": "form details",
    "new/alone": "form details",
    "new/device": "form details",
    "watch": "main li, main .none",
    "rules/classic": "main .check",
    "rules/stacks": "main .check",
    "rules/G6": "main figure",
    "learn/stacks": "main ol",
    "puzzles": "main .starts",
}
"""Pages, each with an element that appears only when the page is complete."""
NO_SCROLLING = "document.documentElement.scrollWidth <= innerWidth"
TOO_SMALL = """() => [...document.querySelectorAll('button, .cell, a, input, select, summary')].filter(one => {
    const box = one.getBoundingClientRect();
    // checkboxes are tapped through their labels; links inside a sentence may be lower
    const label = one.matches('[type=checkbox], [type=radio]') ? one.closest('label')?.getBoundingClientRect() : null;
    const [width, height] = [Math.max(box.width, label?.width ?? 0), Math.max(box.height, label?.height ?? 0)];
    const least = one.matches('.cell, .why, .mini') ? 24 : one.matches('.held') ? 34 : 44;
    return width && (width < least || height < least) }).map(one => one.outerHTML.slice(0, 120))"""
"""Touch targets that are too small: under 24 pixels, or under 44 for controls."""


def check(page: Page, theme: Theme) -> None:
    """Check that axe finds nothing in both themes and that the page does not scroll horizontally."""
    assert_clean(page, {"type": "tag", "values": TAGS})
    change_theme(page, "dark" if theme == "light" else "light")
    assert_clean(page, {"type": "rule", "values": ["color-contrast"]})  # a theme changes only colours
    change_theme(page, theme)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def assert_clean(page: Page, rules: dict[str, Any]) -> None:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    broken = page.evaluate(
        """options => axe.run(options).then(({violations}) => violations.map(({id, nodes}) =>
            [id, nodes.slice(0, 3).map(({html}) => html.slice(0, 160))]))""",
        options,
    )
    assert not broken, broken


@pytest.mark.parametrize("looks", LOOKS)
def test_axe_on_the_pages(tables: Tables, looks: list[Look]) -> None:
    page = tables.page(size=PHONE)
    page.goto(f"{tables.url}#/watch")  # not the first page of the list
    for number, (theme, language) in enumerate(looks):
        page.evaluate("language => localStorage.setItem('knaves', JSON.stringify({language}))", language)
        page.emulate_media(color_scheme=theme)
        reload(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for hash_, part in list(PAGES.items())[number :: len(looks)]:
            go_to(page, f"{tables.url}#/{hash_}", part)
            expect(page.locator("h1")).to_be_visible()
            for summary in page.locator("summary").all():
                summary.click()
            page.evaluate("scrollTo(0, document.body.scrollHeight)")  # there the button at the bottom covers nothing
            check(page, theme)
            if hash_ == "rules/stacks":
                page.locator("header .icon-button").last.click()
                check(page, theme)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("looks", LOOKS)
def test_axe_at_the_table(tables: Tables, looks: list[Look]) -> None:
    screens: list[tuple[str, dict[str, int]]] = [("classic", PHONE), ("travel", DESKTOP), ("stacks", PHONE)]
    (theme, language), *later = itertools.islice(itertools.cycle(looks), 1 + len(screens))
    lobby = tables.new("classic", ["Ana", "Ben"], start=False).sit(size=PHONE, locale=language, color_scheme=theme)
    expect(lobby.page.locator("h1")).to_be_visible()
    check(lobby.page, theme)
    for (game, size), (theme, language) in zip(screens, later, strict=True):
        player = tables.new(game, ["Ana"], bots={1: "random"}).sit(
            size=size, locale=language, color_scheme=theme, touch=True
        )
        player.wait_for_game()
        player.wait_for_turn()
        check(player.page, theme)
        player.page.locator(".held:not(.idle)").first.click()
        check(player.page, theme)
        player.page.locator("header .icon-button").last.click()
        check(player.page, theme)


@pytest.mark.parametrize("looks", LOOKS)
def test_axe_on_result_and_replay(tables: Tables, looks: list[Look]) -> None:
    theme, locale = looks[0]
    situation = near_the_end("travel", 2, 3)
    names: list[str | None] = [None, None]
    names[situation.turn] = "Ana"
    player = tables.from_situation(situation, names, bot_level="skilled").sit(
        situation.turn, size=PHONE, locale=locale, color_scheme=theme
    )
    page, words = player.page, Words(locale)

    def press(key: str) -> None:
        page.get_by_role("button", name=words.say(key), exact=True).click()

    player.wait_for_game()
    player.finish()
    check(page, theme)
    press("action-more")
    check(page, theme)
    press("result-replay")
    expect(page.locator(".controls")).to_be_visible()
    press("replay-last")
    check(page, theme)
    press("replay-previous")
    press("table-menu")
    press("result-deal-verify")
    expect(page.get_by_text(words.say("result-deal-good"))).to_be_visible()
    check(page, theme)


def board(tables: Tables, **how: Any) -> Player:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(**how)
    player.wait_for_game()
    player.wait_for_turn()
    return player


def test_the_board_is_one_tab_stop_and_arrows_move_in_it(tables: Tables) -> None:
    page = board(tables).page
    assert page.locator('.cell[tabindex="0"]').count() == 1
    names = page.locator(".cell").evaluate_all("cells => cells.map(cell => cell.getAttribute('aria-label'))")
    assert len(set(names)) == 100
    assert names[0] == "row 1, column 1, bonus corner"
    assert names[32].startswith("row 4, column 3, 6 of clubs, ")
    page.locator('.cell[tabindex="0"]').focus()

    def at() -> str:
        return str(page.evaluate("document.activeElement.dataset.cell"))

    for key, cell in (("ArrowRight", "b1"), ("ArrowDown", "b2"), ("End", "j2"), ("Home", "a2"), ("Control+End", "j10")):
        page.keyboard.press(key)
        assert at() == cell
    page.keyboard.press("ArrowRight")
    assert at() == "j10"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.classList.contains('cell')")


def test_tab_goes_from_the_hand_to_the_board_and_keys_announce_the_state(tables: Tables) -> None:
    player = board(tables)
    page = player.page
    player.tab_to(".held")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.classList.contains('cell')")
    spoken = page.get_by_role("status").first
    for key, text in (("l", "Nothing has been played"), ("b", "Blue: no sequences."), ("t", "There’s no clock.")):
        if key == "l" and player.ply() != "0":
            continue
        page.keyboard.press(key)
        expect(spoken).to_contain_text(text)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_one_message_is_announced_per_turn(tables: Tables) -> None:
    player = board(tables)
    page = player.page
    page.evaluate(
        """() => { window.announced = []; new MutationObserver(() =>
        window.announced.push(document.querySelector('[role=status]').textContent)).observe(
        document.querySelector('[role=status]'), {childList: true, characterData: true, subtree: true}) }"""
    )
    player.avoids = lambda card: card[0] == "J"
    player.play()
    player.wait_for_turn()
    page.wait_for_timeout(200)
    announced = page.evaluate("window.announced")
    assert len(announced) == 2, announced
    assert announced[0].startswith("You play the ")
    assert announced[1].endswith("Your turn.")


def resize(page: Page, width: int) -> None:
    """Change the window and wait until the page does not scroll horizontally; scripts resize parts a frame later."""
    page.set_viewport_size({"width": width, "height": 900 if width > 800 else 740})
    wait_for(page, "() => document.documentElement.scrollWidth <= innerWidth", timeout=5)


def test_no_horizontal_scrolling_and_targets_are_large_enough(tables: Tables) -> None:
    player = tables.visitor()
    for game in ("classic", "stacks"):
        tables.new(game, ["Ana"], bots={1: "random", 2: "random", 3: "random"}).welcome(player)
        player.wait_for_game()
        player.wait_for_turn()
        check_widths(player.page)


def wait_until_it_fits(page: Page, where: object) -> None:
    """Nothing scrolls sideways and no target is too small, once the page has settled after a change of its size."""
    wait_until(page, lambda: page.evaluate(NO_SCROLLING), lambda: where)
    wait_until(page, lambda: page.evaluate(TOO_SMALL) == [], lambda: (where, page.evaluate(TOO_SMALL)))


def check_widths(page: Page) -> None:
    for width in WIDTHS:
        resize(page, width)
        wait_until_it_fits(page, width)
        for button in page.locator("header .icon-button, .actions .icon-button").all()[1:]:
            if button.is_visible() and button.is_enabled():
                button.click()
                wait_until_it_fits(page, width)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("locale", FITS)
def test_pages_fit_every_width_even_with_text_at_200_percent(tables: Tables, locale: str) -> None:
    page = tables.page(locale=locale)
    lobby = tables.new("classic", ["Ana", "Benjamin"], bots={2: "best"}, start=False).link(0)
    parts = {**{f"{tables.url}#/{hash_}": part for hash_, part in PAGES.items()}, lobby: "main .button.primary"}
    for address, part in parts.items():
        go_to(page, address, part)
        expect(page.locator("h1")).to_be_visible()
        for summary in page.locator("summary").all():
            summary.click()
        for width in FITS[locale]:
            resize(page, width)
            wait_until_it_fits(page, (address, width))
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            wait_until(page, lambda: page.evaluate(NO_SCROLLING))
            page.evaluate("document.documentElement.style.fontSize = ''")


def test_sizes_on_the_phone(tables: Tables) -> None:
    """Bar 44, seats 48, prompt 32, cells at least 34 by 40, cards 46 by 64, actions 56; all visible at once."""
    page = board(tables, size=PHONE).page

    def box(selector: str) -> dict[str, float]:
        found = page.locator(selector).first.bounding_box()
        assert found is not None
        return {"w": found["width"], "h": found["height"], "bottom": found["y"] + found["height"]}

    assert box(".top")["h"] == 44
    assert box(".strip")["h"] == 48
    assert box(".prompt")["h"] >= 32
    assert box(".cell")["w"] >= 34
    assert box(".cell")["h"] >= 40
    assert box(".held")["w"] >= 45.9
    assert box(".held")["h"] >= 63.8
    assert box(".actions")["h"] >= 56
    assert box(".actions")["bottom"] <= 740
    sizes = page.locator(".rank").evaluate_all("ranks => ranks.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 14


def test_text_at_200_percent_still_works(tables: Tables) -> None:
    player = board(tables, size={"width": 640, "height": 900})
    player.page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.avoids = lambda card: card[0] == "J"
    player.play()


def test_the_game_is_playable_at_400_percent(tables: Tables) -> None:
    """A desktop of 1280 by 1024 at that zoom is a page of 320 by 256."""
    player = tables.visitor(size={"width": 320, "height": 256})
    for game in ("classic", "stacks"):
        tables.new(game, ["Ana"], bots={1: "random"}).welcome(player)
        player.wait_for_game()
        player.wait_for_turn()
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.avoids = lambda card: card[0] == "J"
        player.play()


def test_chips_differ_in_a_grey_screenshot(tables: Tables) -> None:
    """Without colour, the chips of the three teams differ in shape."""
    page = tables.sit_to_move(near_the_end("travel", 3, 4)).page
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    for theme in get_args(Theme):
        change_theme(page, theme)
        check_shapes(page)


def check_shapes(page: Page) -> None:
    shapes = []
    for team in range(3):
        picture = page.locator(f".cell .chip.team-{team}").first.screenshot()
        shapes.append(
            page.evaluate(
                """async picture => {
                const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
                const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
                const canvas = new OffscreenCanvas(48, 48); const pen = canvas.getContext('2d');
                pen.drawImage(image, 0, 0, 48, 48);
                const {data} = pen.getImageData(0, 0, 48, 48);
                const grey = Array.from({length: 48 * 48}, (_, at) => data[4 * at]);
                const ground = grey[0], chip = grey[24 * 48 + 24];
                return grey.map(one => +(Math.abs(one - chip) < Math.abs(one - ground))) }""",
                base64.b64encode(picture).decode(),
            )
        )
        assert 0.2 < sum(shapes[-1]) / 48**2 < 0.9
    for one, two in ((0, 1), (0, 2), (1, 2)):
        differ = sum(a != b for a, b in zip(shapes[one], shapes[two], strict=True))
        assert differ > 0.1 * 48**2
