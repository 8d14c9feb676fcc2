"""Lost connections, a second device, a killed server, and the contents of the messages."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.driver import PHONE, Tables
from tests.e2e.server_process import ServerProcess
from tests.e2e.waiting import wait_for


def test_a_lost_connection_is_back_within_three_seconds(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page = tables.page()
    page.route_web_socket("**/ws/*", connect)
    page.clock.install()
    page.goto(table.link(0))
    expect(page.locator(".held")).to_have_count(7)
    page.wait_for_selector(".prompt.mine")
    page.locator(".held:not(.idle)").first.click()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 9)  # the clock must not be there yet
    sockets[-1].close()
    lost = page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    page.clock.run_for(3000)  # the page's clock, whatever the speed of the machine
    expect(lost).to_have_count(0)
    assert len(sockets) == 2
    page.clock.resume()
    expect(page.locator(".held")).to_have_count(7)
    page.locator(".cell.target").first.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")


def test_a_page_that_does_not_finish_loading_is_loaded_again(tables: Tables) -> None:
    """Once by itself, then when the player presses a button."""
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    page = tables.page()
    page.clock.install()
    page.route("**/assets/Table-*.js", lambda _: None, times=2)  # never answered
    page.goto(table.link(0), wait_until="commit")
    expect(page.get_by_text("Loading…")).to_be_visible()
    with page.expect_navigation(wait_until="commit"):
        page.clock.run_for(8000)
    expect(page.get_by_text("Loading…")).to_be_visible()
    page.clock.run_for(8000)
    retry = page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    retry.click()
    expect(page.locator(".held")).to_have_count(7)


def test_the_game_continues_after_the_server_was_killed(server: ServerProcess, tables: Tables) -> None:
    player = tables.new("classic", ["Ana"], bots={1: "random"}).sit(size=PHONE)
    player.wait_for_game()
    for _ in range(3):
        player.wait_for_turn()
        player.play()
    player.wait_for_turn()
    hand = [card.get_attribute("data-card") for card in player.page.locator(".held").all()]
    ply = player.ply()
    server.kill()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)
    assert [card.get_attribute("data-card") for card in player.page.locator(".held").all()] == hand
    assert player.ply() == ply
    player.play()


def test_the_player_continues_on_another_device(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    first = table.sit()
    first.wait_for_game()
    hand = [card.get_attribute("data-card") for card in first.page.locator(".held").all()]
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Continue on another device").click()
    link = first.page.locator("dialog input").input_value()
    picture = first.page.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    wait_for(first.page, "() => document.querySelector('dialog img').complete")
    assert picture.evaluate("image => image.naturalWidth") > 0  # the image is not broken
    second = tables.page(size=PHONE)
    second.goto(link)
    expect(second.locator(".held")).to_have_count(7)
    assert [card.get_attribute("data-card") for card in second.locator(".held").all()] == hand
    assert table.tokens[0] not in second.url  # the token does not stay in the address bar
    second.reload()
    expect(second.locator(".held")).to_have_count(7)


def test_no_message_has_other_hands_and_no_request_leaves_the_site(tables: Tables) -> None:
    table = tables.new("classic", ["Ana"], bots={1: "random"})
    page = tables.page()
    received: list[dict[str, Any]] = []
    foreign: list[str] = []

    def check(route: Route) -> None:
        if not route.request.url.startswith((tables.url, "blob:", "data:")):
            foreign.append(route.request.url)
        route.continue_()

    page.route("**/*", check)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: received.append(json.loads(data))))
    page.goto(table.link(0))
    expect(page.locator(".held")).to_have_count(7)
    for _ in range(3):
        page.wait_for_selector(".prompt.mine")
        page.locator(".held:not(.idle)").first.click()
        if page.locator(".cell.target").count():
            page.locator(".cell.target").first.click()
        page.wait_for_timeout(200)
    updates = [message for message in received if message["t"] == "update"]
    assert updates
    for update in updates:
        view = update["view"] | update["own"]
        assert "hands" not in view
        assert view["seat"] == 0
        for happened in update["events"]:
            if happened["event"]["event"] == "drew" and happened["event"]["seat"] != 0:
                assert happened["event"]["card"] == "??"
    assert not foreign
