"""Games without a network: what was downloaded once is enough for whole games against bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from knaves.games import GAMES
from tests.e2e.driver import Player, Tables
from tests.e2e.server_process import ServerProcess
from tests.e2e.waiting import wait_for

DEVICE = """
    // Tell the test what the page and its worker say to each other, and let bots answer at once.
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({data}) => { if (data.t === 'message') received(data.text) });
        }
        postMessage(message) {
            if (message.t === 'send') sent(message.text);
            if (message.path === 'api/tables') {
                const body = JSON.parse(message.body);
                message.body = JSON.stringify({...body, settings: {...body.settings, pace: 0, block_seconds: 1}});
            }
            super.postMessage(message);
        }
    };"""


class DevicePlayer(Player):
    """A player at a table on the device itself."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.expose_function("received", self._on_received)
        page.expose_function("sent", self._on_sent)
        page.add_init_script(DEVICE)


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[tuple[ServerProcess, Tables]]:
    """A server that the test can kill."""
    server = ServerProcess(tmp_path)
    server.start()
    tables = Tables(server.url, browser)
    yield server, tables
    tables.close()
    server.stop()
    assert not tables.errors, tables.errors


def start_alone(page: Page, game: str) -> None:
    page.get_by_role("link", name="Play alone").click()
    page.locator(f"input[name=game][value={game}]").check()
    page.get_by_role("button", name="Start").click()


def test_whole_games_without_a_network_after_one_visit(own_server: tuple[ServerProcess, Tables]) -> None:
    server, tables = own_server
    page = tables.page(worker=True)
    player = DevicePlayer(page)
    page.goto(tables.url)
    wait_for(page, "() => navigator.serviceWorker.controller !== null")
    page.get_by_role("link", name="Play alone").click()
    page.get_by_role("button", name="Download for offline play (7 MB)").click()
    expect(page.get_by_text("Ready for offline play.")).to_be_visible()
    server.kill()
    page.context.set_offline(True)

    page.goto(tables.url)
    for game in GAMES:
        expect(page.get_by_text("You can still play alone")).to_be_visible()
        start_alone(page, game)
        player.wait_for_game()
        if game == "travel":
            reload_in_the_middle(player)
        player.finish()
        page.evaluate("location.hash = ''")
    expect(page.locator("section li")).to_have_count(len(GAMES))  # the games are listed


def reload_in_the_middle(player: Player) -> None:
    """The game goes on where it was."""
    player.wait_for_turn()
    player.play()
    player.wait_for_turn()
    before = player.ply(), player.hand()
    player.page.reload()
    player.wait_for_game()
    player.wait_for_turn()
    assert (player.ply(), player.hand()) == before
