"""The HTTP interface: the lobby, records, replays and analysis; `openapi.py` describes it."""

from __future__ import annotations

import asyncio
import gzip
import math
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from knaves import wire
from knaves.bots import LEVELS, lacks_numpy
from knaves.server.catalogue import make_catalogue
from knaves.server.explorations import Explorations
from knaves.server.hub import Hub
from knaves.server.limits import BUSY_SECONDS, Limiter, client_address
from knaves.server.puzzles import PuzzlePages
from knaves.server.refusals import MAX_DETAIL, CommandRefused
from knaves.server.reviews import Reviews
from knaves.server.site import Site
from knaves.server.slow_reads import SlowReads
from knaves.server.store.base import StoreError
from knaves.server.updates import may_watch, table_now
from knaves.wire import encode
from knaves.words import Words, negotiate

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

MAX_BODY = 64_000
BODY_SECONDS = 20.0
"""How long a body may take to arrive."""
JOIN_BYTES = 200
"""What a taken seat adds to a log."""
MAX_LISTED = 50
"""Tables in the public list."""
MAX_QR = 400
"""Characters in a QR code."""
STATUS = {
    "no-such-table": 404, "no-such-seat": 404, "no-such-game": 404, "too-fast": 429, "server-busy": 503, "banned": 403,
    "not-allowed": 403, "not-host": 403, "closed": 410, "bad-message": 400, "bad-options": 422, "unreadable": 422,
    "too-long": 413, "no-analysis": 501,
}  # fmt: skip
"""The HTTP status of a refusal by its code; all others are 409, since they depend on the table."""


REFUSED = "knaves.refused"


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text: a link to draw as a QR code, which may hold a token and so never stands in an address; or a record."""

    text: str


def answer(what: Any, status: int = 200, headers: Mapping[str, str] = {}) -> Response:
    """A response in JSON."""
    return Response(
        encode(what), status, media_type="application/json", headers={"cache-control": "no-store", **headers}
    )


def words_for(scope: Scope) -> Words:
    """The words of the language that a request asks for."""
    return Words(negotiate(Headers(scope=scope).get("accept-language", "")))


def refusal(error: CommandRefused, scope: Scope) -> Response:
    """A refusal as a response to this request, in its language; the scope keeps its code for the metrics."""
    scope[REFUSED] = error.code
    problem = wire.Problem(error.code, error.sentence(words_for(scope)), error.rule, error.delay)
    headers = {"retry-after": str(math.ceil(error.delay))} if error.delay else {}
    return answer(problem, STATUS.get(error.code, 409), headers)


async def read_body(request: Request, kind: type[T]) -> T:
    """The body as this type. Raises `CommandRefused`."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > MAX_BODY:
                    raise CommandRefused("too-long")
    except (ClientDisconnect, TimeoutError):  # nobody reads the answer; without one it would be logged as an error
        raise CommandRefused("bad-message", "unreadable", detail="the body is incomplete") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise CommandRefused("bad-message", "unreadable", detail=str(error)[:MAX_DETAIL]) from None


def guarded(handler: Handler) -> Handler:
    """The handler, with refusals and store errors turned into responses."""

    async def guard(request: Request) -> Response:
        try:
            return await handler(request)
        except CommandRefused as error:
            return refusal(error, request.scope)
        except StoreError:
            return refusal(CommandRefused("server-busy", delay=BUSY_SECONDS), request.scope)

    return guard


def _game_number(text: str) -> int:
    """The number of a game in an address. Raises `CommandRefused`."""
    if not re.fullmatch("[1-9][0-9]{0,8}", text, re.ASCII):
        raise CommandRefused("no-such-game")
    return int(text)


class Api:
    """The handlers of the lobby."""

    def __init__(
        self,
        hub: Hub,
        limiter: Limiter,
        site: Site,
        reads: SlowReads,
        reviews: Reviews,
        explorations: Explorations,
        *,
        bots_think_here: bool = True,
    ) -> None:
        self._hub = hub
        self._limiter = limiter
        self._site = site
        self._reads = reads
        self._reviews = reviews
        self._explorations = explorations
        self._puzzles = PuzzlePages(hub.clock)
        self._weaker_bots = bots_think_here and lacks_numpy(LEVELS)

    def routes(self) -> list[Route]:
        """The routes below `/api`."""
        found: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/tables", self.list_tables),
            ("POST", "/api/tables", self.create),
            ("GET", "/api/tables/{code}", self.table),
            ("POST", "/api/tables/{code}/join", self.join),
            ("GET", "/api/tables/{code}/games/{number}/record", self.record),
            ("GET", "/api/tables/{code}/games/{number}/replay", self.replay),
            ("GET", "/api/tables/{code}/games/{number}/review", self.review),
            ("POST", "/api/replay", self.replay_text),
            ("POST", "/api/review", self.review_text),
            ("POST", "/api/explore", self.explore),
            ("GET", "/api/puzzles", self.puzzle_index),
            ("GET", "/api/puzzles/{edition}/{game}/{number}", self.puzzle_batch),
            ("POST", "/api/qr", self.qr),
        ]
        return [Route(path, guarded(handler), methods=[method]) for method, path, handler in found]

    async def games(self, _request: Request) -> Response:
        """What can be played here."""
        return answer(make_catalogue(LEVELS.values(), self._site.settings.name, weaker_bots=self._weaker_bots))

    async def list_tables(self, _request: Request) -> Response:
        """Public tables, of each creator in turn."""
        rows = await self._hub.store.public_tables(MAX_LISTED)
        listed = [wire.Listed(row.code, row.name, row.game, row.status, row.players, row.seats) for row in rows]
        return answer(listed)

    async def create(self, request: Request) -> Response:
        """Create a table."""
        asked = await read_body(request, wire.NewTable)
        if not self._site.settings.new_tables:
            raise CommandRefused("not-allowed", "no-new-tables")
        address = client_address(request.scope)
        if delay := self._limiter.new_table(address):
            raise CommandRefused("too-fast", delay=delay)
        return answer(await self._hub.create(asked, self._site.creator(address)), 201)

    async def table(self, request: Request) -> Response:
        """A table as everybody may see it."""
        live = await self._hub.find(request.path_params["code"])
        async with live.lock:
            return answer(table_now(await live.synced_table(), live.now()))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        asked = await read_body(request, wire.Join)
        live = await self._hub.find(request.path_params["code"])
        if delay := self._limiter.write(client_address(request.scope), JOIN_BYTES):
            raise CommandRefused("too-fast", delay=delay)
        return answer(await live.join(asked))

    async def _record(self, request: Request) -> tuple[str, str, bool]:
        """The id of a table, the text of a game's record there, and whether the game is over."""
        live = await self._hub.find(request.path_params["code"])
        number = _game_number(request.path_params["number"])
        async with live.lock:
            table = await live.synced_table()
            if table.current_game is None or not 1 <= number <= table.current_game.number:
                raise CommandRefused("no-such-game")
            if table.current_game.number == number:
                record = table.record()
                assert record is not None
                if record.seed is None and not may_watch(table, None):
                    raise CommandRefused("not-allowed", "no-spectators")
                return table.id, str(record), record.seed is not None
        address = client_address(request.scope)
        read = partial(self._hub.store.read, table.id)
        return table.id, await self._reads.record(address, table.id, number, read), True

    async def record(self, request: Request) -> Response:
        """A game as text; while it runs, without the seed and secret moves."""
        _, text, _ = await self._record(request)
        return Response(text, media_type="text/plain")

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step."""
        _, text = await self._finished_record(request)
        return await self._replay(request, text)

    async def _finished_record(self, request: Request) -> tuple[str, str]:
        table, text, over = await self._record(request)
        if not over:
            raise CommandRefused("not-now", "not-over")
        return table, text

    async def replay_text(self, request: Request) -> Response:
        """An uploaded record, step by step."""
        return await self._replay(request, (await read_body(request, Text)).text)

    async def _replay(self, request: Request, record: str) -> Response:
        content = await self._reads.replay(client_address(request.scope), record)
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            content = await asyncio.to_thread(gzip.decompress, content)
        return Response(content, media_type="application/json", headers=headers)

    async def review(self, request: Request) -> Response:
        """The review of a finished game, or how far it is."""
        table, text = await self._finished_record(request)
        number = _game_number(request.path_params["number"])
        return answer(await self._reviews.of_game(client_address(request.scope), table, number, text))

    async def review_text(self, request: Request) -> Response:
        """The review of an uploaded record, or how far it is."""
        text = (await read_body(request, Text)).text
        return answer(await self._reviews.of_text(client_address(request.scope), text))

    async def explore(self, request: Request) -> Response:
        """What the strongest level thinks of the moves in a position."""
        asked = await read_body(request, wire.Explore)
        found = await self._explorations.explore(client_address(request.scope), asked)
        return Response(found, media_type="application/json", headers={"cache-control": "no-store"})

    async def puzzle_index(self, request: Request) -> Response:
        """Which puzzles there are, and those of the coming days."""
        return await self._puzzles.index(request)

    async def puzzle_batch(self, request: Request) -> Response:
        """Some puzzles of a game."""
        return await self._puzzles.batch(request)

    async def qr(self, request: Request) -> Response:
        """A QR code as SVG."""
        text = (await read_body(request, Text)).text
        if not 0 < len(text) <= MAX_QR:
            raise CommandRefused("too-long", "qr-long", most=MAX_QR)
        drawn = await self._reads.qr_code(client_address(request.scope), text)
        return Response(drawn, media_type="image/svg+xml")
