"""Take screenshots of every screen into screenshots/: four sizes, light and dark, German and Polish."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import FLAGS
from tests.e2e.driver import DESKTOP, PHONE, SIDEWAYS, TABLET, Player, Tables
from tests.e2e.server_process import ServerProcess
from tools import chromium

OUT = Path(__file__).parents[1] / "screenshots"
SIZES = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET, "desktop": DESKTOP}
PAGES = {"home": "", "new-people": "new/people", "new-alone": "new/alone", "new-device": "new/device",
         "rules": "rules/classic", "watch": "watch", "learn": "learn", "lesson-classic": "learn/classic/2",
         "lesson-stacks": "learn/stacks/9", "puzzles": "puzzles"}  # fmt: skip
MOVES = 7
"""Moves to play before a screenshot of a game."""


def advance(player: Player) -> None:
    """Play some moves, and stop at this player's turn."""
    for _ in range(MOVES):
        player.wait_for_turn()
        if player.over:
            return
        player.play()
    player.wait_for_turn()


def screens(tables: Tables, context: dict[str, Any]) -> Iterator[tuple[str, Page]]:
    """Each screen with its name."""
    page = tables.page(**context)
    for name, address in PAGES.items():
        page.goto(f"{tables.url}#/{address}")
        page.reload()
        page.wait_for_selector("h1")
        yield name, page
    page.locator("header .icon-button").last.click()
    yield "settings", page
    lobby = tables.new("classic", ["Ana", "Benjamin", "Chiara"], bots={3: "casual"}, start=False).sit(**context)
    lobby.page.wait_for_selector("ol.seats")
    yield "lobby", lobby.page
    for game, bots in (("classic", 1), ("classic", 3), ("travel", 2), ("stacks", 3), ("classic", 11)):
        player = tables.new(game, ["Ana"], bots=dict.fromkeys(range(1, bots + 1), "casual")).sit(**context)
        player.wait_for_game()
        advance(player)
        yield f"{game}-{bots + 1}", player.page
        if bots <= 3 and not player.over:
            player.page.locator(".held:not(.idle)").first.click()
            yield f"{game}-{bots + 1}-card", player.page
            player.page.locator("header .icon-button").last.click()
            yield f"{game}-{bots + 1}-menu", player.page
    table = tables.new("travel", ["Ana"], bots={1: "skilled"})
    player = table.sit(**context)
    player.wait_for_game()
    player.finish()
    yield "result", player.page
    player.page.goto(f"{tables.url}#/replay/{table.code}/1")
    player.page.wait_for_selector(".controls")
    player.page.locator(".controls .icon-button").nth(4).click()
    yield "replay", player.page
    device = tables.page(**context)
    device.goto(f"{tables.url}#/new/device")
    device.locator("button.primary").click()
    device.wait_for_selector(".hold")
    yield "curtain", device


def main() -> None:
    """Take all screenshots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--languages", default="de,pl")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    path = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for size in args.sizes.split(","):
            for theme in args.themes.split(","):
                for language in args.languages.split(","):
                    tables = Tables(server.url, browser)
                    context: dict[str, Any] = {"size": SIZES[size], "color_scheme": theme, "locale": language}
                    for name, page in screens(tables, context):
                        page.wait_for_timeout(250)
                        page.screenshot(path=OUT / f"{name}.{size}.{theme}.{language}.png")
                    tables.close()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
