"""Tables made over HTTP, and people at them: each a browser of its own."""

from __future__ import annotations

import json
import urllib.request
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocket

from tests.e2e.player import Manner, Player
from tests.e2e.situations import Situation, plant
from tests.e2e.waiting import PATIENCE_SECONDS, shown

__all__ = ["DESKTOP", "PHONE", "QUICK", "TABLET", "Player", "Table", "Tables", "hurry_bots", "post"]

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1440, "height": 900}
QUICK = {"pace": 0, "block_seconds": 1, "draw_seconds": 0}
"""Bots that answer at once."""
MEMORY = "localStorage.getItem('knaves') || localStorage.setItem('knaves', '{\"taught\":true}')"
"""A browser whose owner has played before, and needs no help of the first game."""


def post(url: str, body: dict[str, Any]) -> Any:
    """What the server answers to a request in JSON."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def hurry_bots(page: Page) -> None:
    """Let bots answer at once at the next table that this page makes."""

    def change(route: Route) -> None:
        wanted: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data={**wanted, "settings": {**wanted.get("settings", {}), **QUICK}})

    page.route("**/api/tables", change, times=1)  # as long as there is a route, the browser does without its cache


class Tables:
    """Makes tables and seats people at them."""

    def __init__(self, url: str, browser: Browser, data: Path | None = None) -> None:
        self.url = url
        self._data = data
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        """What went wrong in any page."""
        self._frames: deque[str] = deque(maxlen=24)

    def new(self, game: str, names: list[str], *, bots: dict[int, str] | None = None, **more: Any) -> Table:
        """A table with these people on its first free seats, and bots on the others; the game begins at once."""
        bots = bots or {}
        seats = len(names) + len(bots)
        settings = {**QUICK, **more.pop("settings", {})}
        begin = more.pop("start", True)
        wanted = {
            "game": game,
            "seats": seats,
            "name": names[0],
            "bots": {str(seat): level for seat, level in bots.items()},
            "settings": settings,
            "start": begin and len(names) == 1,
            **more,
        }
        made = post(self.url + "api/tables", wanted)
        tokens = {made["seat"]: made["token"]}
        for name in names[1:]:
            joined = post(f"{self.url}api/tables/{made['code']}/join", {"name": name})
            tokens[joined["seat"]] = joined["token"]
        return Table(self, made["code"], tokens, names)

    def at(self, situation: Situation, names: list[str | None], **settings: Any) -> Table:
        """A table in mid-game, with bots where there is no name."""
        assert self._data is not None, "only where the server keeps its data here"
        return Table(self, *plant(self._data, situation, names, **{**QUICK, "bot_level": "random", **settings}), names)

    def page(
        self, *, size: dict[str, int] | None = None, locale: str = "en-GB", worker: bool = False, **more: Any
    ) -> Page:
        """A browser of its own. Motion is reduced, since nothing can be clicked while it moves.

        The service worker, which takes a process of its own, is there only if `worker` is true.
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
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        page.on("console", lambda said: self.errors.append(said.text) if "Content Security" in said.text else None)
        return page

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._frames.append(f"> {frame!s:.300}"))
        line.on("framereceived", lambda frame: self._frames.append(f"< {frame!s:.300}"))

    def story(self) -> str:
        """What all pages show now, and what they said and heard last: for the report of a test that failed."""
        pages = [f"--- {shown(page)}" for context in self._contexts for page in context.pages]
        return "\n".join([*pages, *self._frames])

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()


class Table:
    """A table, and the keys to its seats."""

    def __init__(self, tables: Tables, code: str, tokens: dict[int, str], names: Sequence[str | None]) -> None:
        self.tables = tables
        self.code = code
        self.tokens = tokens
        self.names = names

    def link(self, seat: int) -> str:
        """The personal link of a seat."""
        return f"{self.tables.url}{self.code}#k/{self.tokens[seat]}"

    def sit(self, seat: int = 0, *, manner: Manner | None = None, **how: Any) -> Player:
        """A person on this seat, with a browser; without the first-game help."""
        page = self.tables.page(**how)
        page.add_init_script(MEMORY)
        touch = how.get("touch", how.get("size") == PHONE)
        player = Player(page, seat, manner or ("touch" if touch else "mouse"))
        page.goto(self.link(seat))
        return player

    def pass_around(self, size: dict[str, int], *, prepare: Callable[[Page], None] = lambda page: None) -> Player:
        """One device that holds all seats of the table."""
        page = self.tables.page(size=size)
        held = [
            {"code": self.code, "seat": seat, "token": token, "name": self.names[seat]}
            for seat, token in self.tokens.items()
        ]
        known = json.dumps(json.dumps({"taught": True, "held": held}))
        page.add_init_script(f"localStorage.getItem('knaves') || localStorage.setItem('knaves', {known})")
        prepare(page)
        player = Player(page, manner="touch" if size == PHONE else "mouse")
        page.goto(f"{self.tables.url}#/t/{self.code}")
        return player
