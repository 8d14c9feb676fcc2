"""Tables created over HTTP, and players at them, each with their own browser."""

from __future__ import annotations

import json
import urllib.request
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocket

from tests.e2e.player import InputMethod, Player
from tests.e2e.situations import Situation, insert_table
from tests.e2e.waiting import TIMEOUT_SECONDS, page_text, wait_for

__all__ = ["DESKTOP", "FAST_BOTS", "PHONE", "SIDEWAYS", "TABLET", "Player", "Table", "Tables", "post", "speed_up_bots"]

PHONE = {"width": 360, "height": 740}
SIDEWAYS = {"width": 740, "height": 360}
"""A phone in landscape."""
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1440, "height": 900}
FAST_BOTS = {"pace": 0, "block_seconds": 1, "draw_seconds": 0}
"""Settings that let bots answer at once."""
RETURNING_PLAYER = (
    "localStorage.getItem('knaves') || localStorage.setItem('knaves', '{\"taught\":true,\"sound\":false}')"
)
"""Skips the tutorial in this browser, without sound, which costs CPU time as long as the page is open."""
SAME_CONTRIBUTION = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
        array instanceof Uint8Array && array.length === 16 ? array.fill(1) : random(array);
}"""
"""Players of all pages contribute the same to the deal, so that it repeats; ids and tokens remain random."""


def post(url: str, body: dict[str, Any]) -> Any:
    """The server's answer to a JSON request."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def speed_up_bots(page: Page) -> None:
    """Let bots answer at once at the next table that this page creates."""

    def change(route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data={**body, "settings": {**body.get("settings", {}), **FAST_BOTS}})

    page.route("**/api/tables", change, times=1)  # only once, because routing disables the browser's cache


class Tables:
    """Creates tables and seats players at them."""

    def __init__(self, url: str, browser: Browser, data: Path | None = None) -> None:
        self.url = url
        self._data = data
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        """Errors of all pages."""
        self._frames: deque[str] = deque(maxlen=24)

    def new(self, game: str, names: list[str], *, bots: dict[int, str] | None = None, **more: Any) -> Table:
        """A table with these players on the first free seats and bots on the others. The game starts at once."""
        bots = bots or {}
        seats = len(names) + len(bots)
        settings = {**FAST_BOTS, **more.pop("settings", {})}
        start = more.pop("start", True)
        request = {
            "game": game,
            "seats": seats,
            "name": names[0],
            "bots": {str(seat): level for seat, level in bots.items()},
            "settings": settings,
            "start": start and len(names) == 1,
            **more,
        }
        made = post(self.url + "api/tables", request)
        tokens = {made["seat"]: made["token"]}
        for name in names[1:]:
            joined = post(f"{self.url}api/tables/{made['code']}/join", {"name": name})
            tokens[joined["seat"]] = joined["token"]
        return Table(self, made["code"], tokens, names)

    def from_situation(self, situation: Situation, names: list[str | None], **settings: Any) -> Table:
        """A table in the middle of a game, with bots on the seats without a name."""
        assert self._data is not None, "this needs access to the server's data"
        return Table(
            self, *insert_table(self._data, situation, names, **{**FAST_BOTS, "bot_level": "random", **settings}), names
        )

    def sit_to_move(self, situation: Situation, **how: Any) -> Player:
        """Ana, whose turn it is, against bots."""
        names: list[str | None] = [None] * situation.state.seats
        names[situation.turn] = "Ana"
        player = self.from_situation(situation, names).sit(situation.turn, **how)
        player.wait_for_game()
        player.wait_for_turn()
        return player

    def visitor(self, **how: Any) -> Player:
        """A player without a table, who can be welcomed at several ones."""
        page = self.page(**how)
        page.add_init_script(RETURNING_PLAYER)
        touch = how.get("touch", how.get("size") == PHONE)
        player = Player(page, input_method="touch" if touch else "mouse")
        page.goto(self.url)
        return player

    def page(
        self, *, size: dict[str, int] | None = None, locale: str = "en-GB", worker: bool = False, **more: Any
    ) -> Page:
        """A new browser context. Motion is reduced, because Playwright waits for moving elements.

        The service worker needs another process, so it is allowed only if `worker` is true.
        """
        touch = more.pop("touch", size == PHONE)
        options = {
            "viewport": size or DESKTOP,
            "locale": locale,
            "has_touch": touch,
            "reduced_motion": "reduce",
            "service_workers": "allow" if worker else "block",
            **more,
        }
        context = self._browser.new_context(**options)
        context.set_default_timeout(TIMEOUT_SECONDS * 1000)
        context.add_init_script(SAME_CONTRIBUTION)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        page.on("console", lambda line: self.errors.append(line.text) if "Content Security" in line.text else None)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._frames.append(f"> {frame!s:.300}"))
        socket.on("framereceived", lambda frame: self._frames.append(f"< {frame!s:.300}"))

    def report(self) -> str:
        """The text of all pages and the last socket messages, for a failed test."""
        pages = [f"--- {page_text(page)}" for context in self._contexts for page in context.pages]
        return "\n".join([*pages, *self._frames])

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()


class Table:
    """A table and the tokens of its seats."""

    def __init__(self, tables: Tables, code: str, tokens: dict[int, str], names: Sequence[str | None]) -> None:
        self.tables = tables
        self.code = code
        self.tokens = tokens
        self.names = names

    def link(self, seat: int) -> str:
        """The personal link of a seat."""
        return f"{self.tables.url}{self.code}#k/{self.tokens[seat]}"

    def sit(self, seat: int = 0, *, input_method: InputMethod | None = None, **how: Any) -> Player:
        """A player on this seat, with a browser that skips the tutorial."""
        page = self.tables.page(**how)
        page.add_init_script(RETURNING_PLAYER)
        touch = how.get("touch", how.get("size") == PHONE)
        player = Player(page, seat, input_method or ("touch" if touch else "mouse"))
        page.goto(self.link(seat))
        return player

    def welcome(self, player: Player, seat: int = 0) -> None:
        """Seat a player who comes from another table. The page stays loaded, which is several times cheaper."""
        player.seat = seat
        player.page.goto(self.tables.url + "#/")  # else a slow page still shows the other table and gets the next tap
        wait_for(player.page, "() => document.querySelector('[data-ply]') === null")
        player.page.goto(f"{self.tables.url}#/t/{self.code}/k/{self.tokens[seat]}")
        player.wait_until(lambda: player.update.get("table", {}).get("code") == self.code)

    def share_device(self, size: dict[str, int], *, prepare: Callable[[Page], None] = lambda page: None) -> Player:
        """One device that holds all seats of the table."""
        page = self.tables.page(size=size)
        seats = [
            {"code": self.code, "seat": seat, "token": token, "name": self.names[seat]}
            for seat, token in self.tokens.items()
        ]
        storage = json.dumps(json.dumps({"taught": True, "sound": False, "held": seats}))
        page.add_init_script(f"localStorage.getItem('knaves') || localStorage.setItem('knaves', {storage})")
        prepare(page)
        player = Player(page, input_method="touch" if size == PHONE else "mouse")
        page.goto(f"{self.tables.url}#/t/{self.code}")
        return player
