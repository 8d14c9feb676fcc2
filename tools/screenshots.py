"""Take screenshots of every screen into screenshots/: four sizes, light and dark, in several languages.

A screen is opened once for each language and kind of pointer. Sizes and themes change while it is shown.
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from knaves.game import State
from tests.e2e.conftest import FLAGS
from tests.e2e.driver import DESKTOP, PHONE, SIDEWAYS, TABLET, Table, Tables
from tests.e2e.server_process import ServerProcess
from tests.e2e.situations import find, line_building_move, near_the_end, pile_building_move, short_finished_game
from tests.e2e.waiting import change_theme, resize
from tools import chromium

OUT = Path(__file__).parents[1] / "screenshots"
TOUCH = {"phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET}
MOUSE = {"desktop": DESKTOP}
PAGES = {
    "home": ("", "main footer"),
    "new-people": ("new/people", "form details"),
    "new-alone": ("new/alone", "form details"),
    "new-device": ("new/device", "form details"),
    "rules-classic": ("rules/classic", "main .check"),
    "rules-stacks": ("rules/stacks", "main .check"),
    "watch": ("watch", "main li, main .none"),
    "learn": ("learn", "main ol"),
    "lesson-classic": ("learn/classic/2", ".held"),
    "lesson-stacks": ("learn/stacks/9", ".held"),
    "puzzles": ("puzzles", "main .starts"),
    "analysis": ("analysis", "main"),
}
"""The address of each page, and a part that it has once it is complete."""
GAMES = {"classic-2": ("classic", 2), "classic-4": ("classic", 4), "classic-12": ("classic", 12),
         "travel-2": ("travel", 2), "travel-3": ("travel", 3), "stacks-2": ("stacks", 2),
         "stacks-4": ("stacks", 4)}  # fmt: skip
MOVES = {"classic": 18, "travel": 14, "stacks": 30}
"""Moves that were made before the screenshot of a game."""
MAX_HEIGHT = 2.2
"""Of a page that scrolls, in windows."""
Shot = tuple[str, Page, bool]
"""The name of a screen, its page, and whether the whole page is of interest."""


class Screens:
    """Opens screens in one language and with one kind of pointer."""

    def __init__(self, tables: Tables, locale: str, sizes: dict[str, dict[str, int]], touch: bool) -> None:
        self.tables = tables
        self.how: dict[str, Any] = {"size": next(iter(sizes.values())), "locale": locale, "touch": touch}

    def page(self, held: list[Table] | None = None) -> Page:
        """A page of somebody who has played before."""
        seats = [
            {"code": table.code, "seat": seat, "token": table.tokens[seat], "name": "Ana"}
            for table in held or []
            for seat in table.tokens
            if table.names[seat] == "Ana"
        ]
        stored = json.dumps(json.dumps({"taught": True, "sound": False, "name": "Ana", "held": seats}))
        page = self.tables.page(**self.how)
        page.add_init_script(f"localStorage.getItem('knaves') || localStorage.setItem('knaves', {stored})")
        return page

    def pages(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """The pages that need no table of one's own. The home page shows some games."""
        held = [self.game("classic", 4, mine=True)[0], self.game("stacks", 2, mine=False)[0], self.over("travel")]
        page = self.page(held)
        for name, (address, part) in PAGES.items():
            if wanted(name):
                page.goto(f"{self.tables.url}#/{address}")
                page.reload()
                page.wait_for_selector(part)
                yield name, page, True
        if wanted("settings"):
            page.goto(f"{self.tables.url}#/watch")
            page.reload()
            page.locator("header .icon-button").last.click()
            page.wait_for_selector("dialog[open], [role=dialog]")
            yield "settings", page, False
        if wanted("puzzle"):
            page.goto(f"{self.tables.url}#/puzzles")
            page.reload()
            page.locator("main .starts :is(a, button)").first.click()
            page.wait_for_selector(".held")
            yield "puzzle", page, False

    def lobby(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """The lobby, as its host and as a guest sees it."""
        table = self.tables.new("classic", ["Ana", "Benjamin", "Chiara"], bots={3: "casual"}, start=False)
        for name, seat in (("lobby", 0), ("lobby-guest", 1)):
            if wanted(name):
                page = self.page()
                page.goto(table.link(seat))
                page.wait_for_selector("ol.seats")
                page.wait_for_load_state("networkidle")  # the QR code
                yield name, page, True

    def game(self, game: str, seats: int, *, mine: bool) -> tuple[Table, int]:
        """A table in the middle of a game, and the seat of the player: on turn or not."""

        def reached(state: State) -> bool:
            return len(state.actors) == 1 and not state.simultaneous

        choose = pile_building_move if game == "stacks" else line_building_move
        count = itertools.count()
        situation = find(game, seats, lambda state: next(count) >= MOVES[game] and reached(state), choose=choose)
        names: list[str | None] = [None] * seats
        names[situation.turn] = "Ana" if mine else "Benjamin"
        me = situation.turn if mine else (situation.turn + 1) % seats
        names[me] = "Ana"
        return self.tables.from_situation(situation, names, bot_level="casual"), me

    def over(self, game: str) -> Table:
        """A table with a finished game."""
        return self.tables.from_situation(short_finished_game(game), ["Ana", "Benjamin"])

    def games(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """Each game on one's own turn, with a card chosen, on the turn of somebody else, and its menu."""
        for name, (game, seats) in GAMES.items():
            parts = [part for part in ("", "-card", "-menu", "-theirs") if wanted(name + part)]
            if any(part != "-theirs" for part in parts):
                table, seat = self.game(game, seats, mine=True)
                page = self.page()
                page.goto(table.link(seat))
                page.wait_for_selector(".prompt.mine")
                if "" in parts:
                    yield name, page, False
                if "-menu" in parts:
                    page.locator("header .icon-button").last.click()
                    page.wait_for_selector("[role=dialog], dialog[open]")
                    yield f"{name}-menu", page, False
                    page.keyboard.press("Escape")
                if "-card" in parts:
                    page.locator(".held:not(.idle)").first.click()
                    yield f"{name}-card", page, False
            if "-theirs" in parts:
                table, seat = self.game(game, seats, mine=False)
                other = next(one for one in table.tokens if one != seat)
                away = self.page()
                away.goto(table.link(other))
                away.wait_for_selector(".prompt.mine")
                page = self.page()
                page.goto(table.link(seat))
                page.wait_for_selector(".prompt")
                yield f"{name}-theirs", page, False
                away.context.close()

    def ends(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """The result of each game, a replay, a review and an analysis board."""
        for game in ("classic", "travel", "stacks"):
            if wanted(f"result-{game}"):
                choose = pile_building_move if game == "stacks" else line_building_move
                situation = near_the_end(game, 2, 2 if game == "stacks" else 1, choose=choose)
                names: list[str | None] = [None, None]
                names[situation.turn] = "Ana"
                table = self.tables.from_situation(situation, names, bot_level="skilled")
                player = table.sit(situation.turn, **self.how)
                player.wait_for_game()
                player.finish()
                player.page.wait_for_selector(".result-panel")
                yield f"result-{game}", player.page, False
        if any(map(wanted, ("replay", "review", "review-board"))):
            table, page = self.over("travel"), self.page()
            if wanted("replay"):
                page.goto(f"{self.tables.url}#/replay/{table.code}/1")
                page.wait_for_selector(".controls")
                page.locator(".controls .icon-button").last.click()
                yield "replay", page, False
            if wanted("review"):
                page.goto(f"{self.tables.url}#/review/{table.code}/1")
                page.wait_for_selector(".curve polyline")
                yield "review", page, True
            if wanted("review-board"):
                page.goto(f"{self.tables.url}#/review/{table.code}/1")
                page.locator(".jump").first.click()
                page.locator(".verdict ~ * button, .verdict button").last.click()
                page.wait_for_selector(".moves button")
                yield "review-board", page, True

    def one_device(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """A device that is passed around."""
        if wanted("curtain"):
            page = self.page()
            page.goto(f"{self.tables.url}#/new/device")
            page.locator("button.primary").click()
            page.wait_for_selector(".hold")
            yield "curtain", page, False

    def all(self, wanted: Callable[[str], bool]) -> Iterator[Shot]:
        """All screens that are wanted."""
        for group in (self.pages, self.lobby, self.games, self.ends, self.one_device):
            yield from group(wanted)


def shoot(shot: Shot, sizes: dict[str, dict[str, int]], themes: list[str], language: str) -> None:
    """One picture for each size and theme."""
    name, page, whole = shot
    for size, box in sizes.items():
        resize(page, box)
        for theme in themes:
            change_theme(page, "dark" if theme == "dark" else "light")
            page.wait_for_timeout(150)
            height = page.evaluate("document.documentElement.scrollHeight") if whole else 0
            clip = {"x": 0, "y": 0, **box, "height": max(box["height"], min(height, box["height"] * MAX_HEIGHT))}
            page.screenshot(
                path=OUT / f"{name}.{size}.{theme}.{language}.png",
                full_page=whole,
                clip=clip,  # type: ignore[arg-type]
            )


def take(browser: Browser, server: ServerProcess, args: argparse.Namespace) -> None:
    """Take all screenshots that are wanted."""
    screens = [one for one in args.screens.split(",") if one]

    def wanted(name: str) -> bool:
        return not screens or any(Path(name).match(one) for one in screens)

    for language in args.languages.split(","):
        for kinds, touch in ((TOUCH, True), (MOUSE, False)):
            sizes = {name: box for name, box in kinds.items() if name in args.sizes.split(",")}
            if not sizes:
                continue
            tables = Tables(server.url, browser, server.data)
            for shot in Screens(tables, language, sizes, touch).all(wanted):
                shoot(shot, sizes, args.themes.split(","), language)
            tables.close()


def main() -> None:
    """Take screenshots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", default="", help="names or patterns, such as home,stacks-*; all by default")
    parser.add_argument("--sizes", default=",".join(TOUCH | MOUSE))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--languages", default="en,de,pl")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            take(browser, server, args)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
