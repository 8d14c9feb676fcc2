"""Lost connections, a second device, a server that dies, and what goes over the wire."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.driver import PHONE, Tables
from tests.e2e.serving import Running
from tests.e2e.waiting import holds


def test_a_cut_line_is_back_within_three_seconds(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page = tables.page()
    page.route_web_socket("**/ws/*", connect)
    page.clock.install()
    page.goto(table.link(0))
    expect(page.locator(".held")).to_have_count(7)
    page.wait_for_selector(".prompt.mine")
    page.locator(".held:not(.idle)").first.click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    lines[-1].close()
    lost = page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    page.clock.run_for(3000)  # by the clock of the page, however slow the machine
    expect(lost).to_have_count(0)
    assert len(lines) == 2
    page.clock.resume()
    expect(page.locator(".held")).to_have_count(7)
    page.locator(".cell.target").first.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")


def test_the_game_goes_on_after_the_server_was_killed(server: Running, tables: Tables) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=PHONE)
    player.wait_for_game()
    for _ in range(3):
        player.wait()
        player.play()
    player.wait()
    hand = [card.get_attribute("data-card") for card in player.page.locator(".held").all()]
    ply = player.ply()
    server.kill()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)
    assert [card.get_attribute("data-card") for card in player.page.locator(".held").all()] == hand
    assert player.ply() == ply
    player.play()


def test_another_device_goes_on_with_the_seat(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    first = table.sit()
    first.wait_for_game()
    hand = [card.get_attribute("data-card") for card in first.page.locator(".held").all()]
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Go on with another device").click()
    link = first.page.locator("dialog input").input_value()
    picture = first.page.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    holds(first.page, "() => document.querySelector('dialog img').complete")
    assert picture.evaluate("image => image.naturalWidth") > 0  # it is really drawn
    second = tables.page(size=PHONE)
    second.goto(link)
    expect(second.locator(".held")).to_have_count(7)
    assert [card.get_attribute("data-card") for card in second.locator(".held").all()] == hand
    assert table.tokens[0] not in second.url  # the key does not stay in the address bar
    second.reload()
    expect(second.locator(".held")).to_have_count(7)


def test_other_hands_are_in_no_payload_and_nothing_comes_from_elsewhere(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    page = tables.page()
    received: list[dict[str, Any]] = []
    foreign: list[str] = []

    def check(route: Route) -> None:
        if not route.request.url.startswith((tables.url, "blob:", "data:")):
            foreign.append(route.request.url)
        route.continue_()

    page.route("**/*", check)
    page.on("websocket", lambda line: line.on("framereceived", lambda data: received.append(json.loads(data))))
    page.goto(table.link(0))
    expect(page.locator(".held")).to_have_count(7)
    for _ in range(3):
        page.wait_for_selector(".prompt.mine")
        page.locator(".held:not(.idle)").first.click()
        if page.locator(".cell.target").count():
            page.locator(".cell.target").first.click()
        page.wait_for_timeout(200)
    updates = [one for one in received if one["t"] == "update"]
    assert updates
    for update in updates:
        view = update["view"]
        assert "hands" not in view
        assert view["seat"] == 0
        for happened in update["events"]:
            if happened["event"]["event"] == "drew" and happened["event"]["seat"] != 0:
                assert happened["event"]["card"] == "??"
    assert not foreign
