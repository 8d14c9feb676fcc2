"""The admin page and its requests, protected by the token that the server prints at the start."""

from __future__ import annotations

import hmac
import html
import ipaddress
import json
import re
from collections.abc import Callable
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
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import Ban
from knaves.words import LANGUAGES, Words


class SiteSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the admin page."""

    name: Annotated[str, Meta(max_length=40)] = "Knaves"
    """The name of the site."""
    new_tables: bool = True
    """Whether anyone may create tables."""
    retention_days: Annotated[int, Meta(ge=0, le=3650)] = 0
    """Days after which old tables are deleted; 0 leaves it to the command line."""


class BanOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to ban an address."""

    address: Annotated[str, Meta(max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    hours: Annotated[float, Meta(ge=0, le=24 * 3650)] = 0.0
    """How long; 0 for ever."""


class Admin:
    """Settings and bans, and the handlers to change them."""

    def __init__(self, hub: Hub, token: str, disconnect: Callable[[str], None]) -> None:
        self._hub = hub
        self._disconnect = disconnect
        """Ends the connections of an address."""
        self._token = token
        self._settings = SiteSettings()
        self._bans: dict[str, Ban] = {}

    async def load(self) -> None:
        """Read settings and bans from the store."""
        kept = await self._hub.store.setting("site")
        if kept:
            self._settings = msgspec.json.decode(kept, type=SiteSettings)
        self._bans = {ban.address: ban for ban in await self._hub.store.bans()}

    def site_name(self) -> str:
        """The name of the site."""
        return self._settings.name

    def may_create(self) -> bool:
        """Whether new tables may be created."""
        return self._settings.new_tables

    def retention(self) -> float:
        """Seconds to keep old tables, as set here; 0 if not set."""
        return self._settings.retention_days * 86_400.0

    def refusal(self, address: str) -> str:
        """The code with which an address is refused; empty if it is not."""
        ban = self._bans.get(address)
        return "banned" if ban and (ban.until is None or ban.until > self._hub.clock()) else ""

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

    async def _overview(self, _request: Request) -> Response:
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
        bans: list[dict[str, Any]] = [
            {"address": ban.address, "reason": ban.reason, "until": ban.until} for ban in self._bans.values()
        ]
        live = {"tables": len(hub.tables), "moves": hub.moves_made, "now": hub.clock()}
        return answer({"live": live, "settings": self._settings, "tables": tables, "bans": bans})

    async def _set(self, request: Request) -> Response:
        settings = await read_body(request, SiteSettings)
        await self._hub.store.set_setting("site", json.dumps(msgspec.to_builtins(settings)))
        self._settings = settings
        return answer(settings)

    async def _close(self, request: Request) -> Response:
        live = await self._hub.find(request.path_params["code"])
        await live.commit("admin", "", lambda table: _close_entries(table.status))
        return answer({"closed": live.table.code})

    async def _ban(self, request: Request) -> Response:
        order = await read_body(request, BanOrder)
        try:
            address = str(ipaddress.ip_address(order.address))
        except ValueError:
            raise CommandRefused("bad-message", "not-address") from None
        now = self._hub.clock()
        ban = Ban(address, order.reason, now, now + 3600 * order.hours if order.hours else None)
        await self._hub.store.ban(ban)
        self._bans[address] = ban
        self._disconnect(address)
        return answer({"banned": address}, 201)

    async def _unban(self, request: Request) -> Response:
        address = request.path_params["address"]
        await self._hub.store.unban(address)
        self._bans.pop(address, None)
        return answer({"unbanned": address})


def _close_entries(status: str) -> list[log_entries.AnyLogEntry]:
    return [] if status == "closed" else [log_entries.TableClosed(Words().say("closed-by-operator"))]


PAGES = files("knaves.server") / "pages"
FILES = (("admin.js", "text/javascript"), ("admin.css", "text/css"))
SCRIPT_WORDS = (
    "action-close", "admin-closed", "admin-done", "admin-permanently", "admin-unban", "web-status-lobby",
    "web-status-playing", "web-status-over", *(f"game-{name}" for name in GAMES),
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
    said = {key: words.say(key) for key in SCRIPT_WORDS} | {
        "admin-close-asks": words.say("admin-close-asks", code="{}")
    }
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
