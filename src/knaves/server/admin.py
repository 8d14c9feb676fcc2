"""The admin page and its requests, protected by the token that the server prints at the start."""

from __future__ import annotations

import hmac
import html
import json
import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from knaves.games import GAMES
from knaves.server import log_entries
from knaves.server.api import Handler, answer, guarded, read_body, words_for
from knaves.server.hub import Hub
from knaves.server.limits import client_address
from knaves.server.refusals import CommandRefused
from knaves.server.site import Site, SiteSettings
from knaves.server.table_services import Subscriber
from knaves.words import LANGUAGES, Words, game_name

MAX_CLIENTS = 200
"""Addresses that the page shows."""


class BanOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to ban an address or a network."""

    address: Annotated[str, Meta(max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    hours: Annotated[float, Meta(ge=0, le=24 * 3650)] = 0.0
    """How long; 0 for ever."""


class Admin:
    """The page's handlers."""

    def __init__(self, hub: Hub, site: Site, token: str, connections: Mapping[str, Collection[Subscriber]]) -> None:
        self._hub = hub
        self._site = site
        self._token = token
        self._connections = connections
        """By address."""

    def routes(self) -> list[Route]:
        """The routes of the page and its requests."""
        found: list[tuple[str, str, Handler]] = [
            ("GET", "/api/admin/overview", self._overview),
            ("POST", "/api/admin/settings", self._set),
            ("POST", "/api/admin/tables/{code}/close", self._close),
            ("POST", "/api/admin/bans", self._ban),
            ("DELETE", "/api/admin/bans/{address:path}", self._unban),
        ]
        pages = [Route("/admin", _page), *(Route(f"/{name}", _file(name, kind)) for name, kind in FILES)]
        return [*pages, *(Route(path, guarded(self._checked(run)), methods=[how]) for how, path, run in found)]

    def _checked(self, handler: Handler) -> Handler:
        async def check(request: Request) -> Response:
            given = request.headers.get("authorization", "").removeprefix("Bearer ")
            if not hmac.compare_digest(given.encode(), self._token.encode()):
                raise CommandRefused("not-allowed", "admin-token")
            return await handler(request)

        return check

    async def _overview(self, request: Request) -> Response:
        hub = self._hub
        rows = await hub.store.tables(limit=200)
        here = {table: len(live.subscribers) for table, live in hub.tables.items()}
        tables = [
            {
                "code": row.code, "title": row.name, "game": row.game, "status": row.status, "players": row.players,
                "seats": row.seats, "updated": row.updated_at, "here": here.get(table, 0),
            }
            for table, row in rows
        ]  # fmt: skip
        bans = [{"address": ban.address, "reason": ban.reason, "until": ban.until} for ban in self._site.bans]
        live = {"tables": len(hub.tables), "moves": hub.metrics.moves_made(), "now": hub.clock()}
        store = {"used": hub.room.usage.used, "most": hub.room.quotas.store_bytes, "level": hub.room.level}
        return answer(
            {
                "live": live, "store": store, "settings": self._site.settings, "tables": tables, "bans": bans,
                "clients": self._clients(), "you": client_address(request.scope),
            }
        )  # fmt: skip

    def _clients(self) -> list[dict[str, Any]]:
        """The addresses that are connected to this server, those with the most connections first."""
        at = {connection: live.table for live in self._hub.tables.values() for connection in live.subscribers}
        found: list[dict[str, Any]] = []
        for address, connections in self._connections.items():
            seats = {
                (table.code, table.seats[c.seat].name if c.seat is not None else "")
                for c in connections
                if (table := at.get(c)) is not None
            }
            found.append({"address": address, "connections": len(connections), "seats": sorted(seats)})
        return sorted(found, key=lambda client: -client["connections"])[:MAX_CLIENTS]

    async def _set(self, request: Request) -> Response:
        settings = await read_body(request, SiteSettings)
        await self._site.change(settings)
        return answer(settings)

    async def _close(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["code"])
        await live.commit("admin", "", lambda table: _close_entries(table.status))
        return answer({"closed": live.table.code})

    async def _ban(self, request: Request) -> Response:
        order = await read_body(request, BanOrder)
        return answer({"banned": await self._site.ban(order.address, order.reason, order.hours)}, 201)

    async def _unban(self, request: Request) -> Response:
        return answer({"unbanned": await self._site.unban(request.path_params["address"])})


def _close_entries(status: str) -> list[log_entries.AnyLogEntry]:
    return [] if status == "closed" else [log_entries.TableClosed(Words().say("closed-by-operator"))]


PAGES = files("knaves.server") / "pages"
FILES = (("admin.js", "text/javascript"), ("admin.css", "text/css"))
SCRIPT_WORDS = (
    "action-close", "admin-ban", "admin-closed", "admin-done", "admin-permanently", "admin-unban", "admin-you",
    "web-status-lobby",
    "web-status-playing", "web-status-over",
)  # fmt: skip
"""Messages that the page's script uses."""


async def _page(request: Request) -> Response:
    """The page in the language of its address, else of the browser."""
    asked = request.query_params.get("lang", "")
    words = Words(asked) if asked in LANGUAGES else words_for(request.scope)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(page_in(words.language), headers=headers)


@cache
def page_in(language: str) -> str:
    """`admin.html` with its messages in a language; `{{key}}` stands for one."""
    words = Words(language)
    games = {f"game-{name}": game_name(words, name) for name in GAMES}
    said = (
        {key: words.say(key) for key in SCRIPT_WORDS}
        | games
        | {
            "admin-close-asks": words.say("admin-close-asks", code="{}"),
            "admin-ban-asks": words.say("admin-ban-asks", address="{}"),
        }
    )
    made = {
        "lang": language,
        "words": json.dumps(said, ensure_ascii=False),
        "languages": "".join(
            f'<option value="{code}" lang="{code}"{" selected" if code == language else ""}>{name}</option>'
            for code, name in LANGUAGES.items()
        ),
    }

    def message(found: re.Match[str]) -> str:
        return made[found[1]] if found[1] in made else html.escape(words.say(found[1]), quote=True)

    return re.sub(r"\{\{([\w-]+)\}\}", message, (PAGES / "admin.html").read_text("utf-8"))


def _file(name: str, kind: str) -> Handler:
    async def page(_request: Request) -> Response:
        return Response((PAGES / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})

    return page
