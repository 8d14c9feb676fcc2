"""The page around the game: no third-party requests, no layout shifts, reduced motion, offline, installation, data."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import DESKTOP, PHONE, RETURNING_PLAYER, Player, Tables, speed_up_bots
from tests.e2e.waiting import reload, wait_for

SHIFTS = """window.shift = 0; window.shifted = [];
    new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) {
        shift += one.value;
        shifted.push(...one.sources.map(({node}) => node?.outerHTML?.slice(0, 100) ?? node?.textContent)) } })
        .observe({type: 'layout-shift', buffered: true})"""


ASSETS_CACHED = """async () => {
    const parts = performance.getEntriesByType('resource').filter(({name}) => name.includes('/assets/'));
    const kept = await Promise.all(parts.map(({name}) => caches.match(name)));
    return kept.length > 0 && kept.every(Boolean) }"""
"""Whether the service worker has cached all assets of the page."""


def play_alone(tables: Tables, page: Page, game: str = "classic") -> Player:
    """Start a game from the home page."""
    speed_up_bots(page)
    player = Player(page, 0)
    page.goto(tables.url)
    page.get_by_role("link", name="Play alone").click()
    page.locator(f"input[name=game][value={game}]").check()
    page.get_by_role("button", name="Start").click()
    player.wait_for_game()
    return player


def test_the_first_chip_is_four_taps_away(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    speed_up_bots(page)
    player = Player(page, 0)
    page.goto(tables.url)
    page.get_by_role("button", name="Classic").tap()
    player.wait_for_game()
    player.wait_for_turn()
    expect(page.locator(".prompt")).to_have_text("Tap this card.")
    page.locator(".held.pulse").tap()
    cell = page.locator(".cell.target").first.get_attribute("data-cell")
    page.locator(f"[data-cell={cell}]").tap()
    page.locator(".confirm").tap()
    expect(page.locator(f"[data-cell={cell}] .chip:not(.proposed *)")).to_be_visible()
    player.wait_for_move()


def test_no_request_goes_to_another_site(tables: Tables) -> None:
    page = tables.page(size=PHONE, worker=True)
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.on("websocket", lambda socket: requested.append(socket.url))
    player = play_alone(tables, page)
    player.wait_for_turn()
    player.play()
    for place in ("rules/classic", "watch", "new/people"):
        page.goto(f"{tables.url}#/{place}")
        expect(page.locator("h1")).to_be_visible()
    page.get_by_role("button", name="Create").click()
    wait_for(page, "() => document.images[0]?.naturalWidth > 0")  # the QR code
    assert len(requested) > 15
    assert any(url.startswith("ws:") for url in requested)
    host = tables.url.split("//")[1]
    assert [url for url in requested if host not in url and not url.startswith("blob:http://" + host)] == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["classic", "stacks"])
def test_no_layout_shift(tables: Tables, game: str, size: dict[str, int]) -> None:
    page = tables.page(size=size, reduced_motion="no-preference")
    page.add_init_script(f"{RETURNING_PLAYER};{SHIFTS}")  # no pulsing card
    player = play_alone(tables, page, game)
    for _ in range(6):
        player.wait_for_turn()
        if player.over:
            break
        player.play()
    page.wait_for_timeout(300)
    assert page.evaluate("shift") <= 0.02, page.evaluate("shifted")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_layout_shift_on_a_slow_connection(tables: Tables, size: dict[str, int]) -> None:
    page = tables.page(size=size)
    page.add_init_script(SHIFTS)
    play_alone(tables, page)  # the home page will list it
    page.goto(f"{tables.url}#/new/people")
    page.get_by_role("button", name="Create").click()
    page.locator("img").first.wait_for()
    lobby = page.url.split("#")[1]
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    slow = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
    devtools.send("Network.emulateNetworkConditions", slow)
    shifts = {}
    for place in ("/", "/new/people", lobby, "/rules/classic"):
        page.goto("about:blank")
        page.goto(f"{tables.url}#{place}", wait_until="networkidle")
        shifts[place] = page.evaluate("shift"), page.evaluate("shifted")
    assert {place: one for place, one in shifts.items() if one[0] > 0.02} == {}


def running_animations(page: Page) -> list[str]:
    """The animations that run now."""
    found: list[str] = page.evaluate(
        """() => document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 1)
            .map(one => one.animationName ?? one.transitionProperty)"""
    )
    return found + ["flyer"] * page.locator(".flyer").count()


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_with_reduced_motion_nothing_moves(tables: Tables, wanted: Any) -> None:
    page = tables.page(size=PHONE, reduced_motion=wanted)
    player = play_alone(tables, page)
    player.wait_for_turn()
    seen = running_animations(page)  # the card of the tutorial pulses
    page.locator(".held:not(.idle)").first.dispatch_event("click")  # Playwright cannot click moving elements
    page.locator(".cell.target").first.dispatch_event("click")
    seen += running_animations(page)  # the proposed chip pulses
    page.get_by_role("button", name="Confirm").click()
    seen += running_animations(page)
    page.wait_for_timeout(60)
    seen += running_animations(page)
    assert (seen == []) == (wanted == "reduce"), seen


def test_offline_the_page_says_so_and_recovers(tables: Tables) -> None:
    page = tables.page(size=PHONE, worker=True)
    page.goto(tables.url)
    wait_for(page, "() => navigator.serviceWorker.controller !== null")
    page.reload()  # now the service worker caches the assets
    expect(page.get_by_role("link", name="Play alone")).to_be_visible()
    wait_for(page, ASSETS_CACHED)
    page.context.set_offline(True)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Play alone")).to_be_visible()
    page.get_by_role("link", name="Play alone").click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    expect(page.get_by_text("You’re offline.")).to_have_count(0)


def test_the_page_can_be_installed(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    page.goto(tables.url)
    expect(page.locator("h1")).to_be_visible()
    devtools = page.context.new_cdp_session(page)
    answer = devtools.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert {"name", "short_name", "start_url", "display", "icons", "theme_color"} <= set(manifest)
    for icon in manifest["icons"]:
        assert page.request.get(tables.url + icon["src"]).ok
    page.evaluate(
        """() => { const offer = new Event('beforeinstallprompt'); offer.prompt = async () => { window.shown = true };
        window.dispatchEvent(offer) }"""
    )
    page.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("window.shown")
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)


def test_a_language_change_at_the_table_is_stored(tables: Tables) -> None:
    player = play_alone(tables, tables.page(size=PHONE))
    page = player.page
    player.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.keyboard.press("Escape")
    assert "rząd 1, kolumna 1" in str(page.locator(".cell").first.get_attribute("aria-label"))
    reload(page)
    player.wait_for_game()
    expect(page).to_have_title("Twoja kolej! – Knaves")


def test_the_players_data_can_be_downloaded_and_deleted(tables: Tables) -> None:
    page = tables.page(size=PHONE)
    play_alone(tables, page)
    code = page.url.rsplit("/", 1)[-1]
    page.goto(tables.url)
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    downloaded = json.loads(download.value.path().read_text())
    assert downloaded["held"][0]["code"] == code
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete my data").last.click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('knaves')") is None
    info = page.request.get(f"{tables.url}api/tables/{code}").json()
    assert info["seats"][0]["stand_in"] == "left"
