"""Puzzles over HTTP: an index that changes once a day, and batches that never change."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from knaves import puzzles, wire
from knaves.puzzles.collection import games
from knaves.puzzles.export import as_data
from knaves.server.refusals import CommandRefused
from knaves.wire import encode

BATCH = 25
"""Puzzles of a batch."""
DAYS = 33
"""Days of the index, from yesterday on: somewhere it is still yesterday, and a month can be kept for later."""
FOREVER = "public, max-age=31536000, immutable"
AN_HOUR = "public, max-age=3600"


class PuzzlePages:
    """The responses about puzzles."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock

    async def index(self, request: Request) -> Response:
        """Which puzzles there are, and those of the coming days."""
        today = datetime.fromtimestamp(self._clock(), UTC).date()
        headers = {"cache-control": AN_HOUR, "etag": f'"{puzzles.edition()}-{today}"'}
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return _respond(request, await asyncio.to_thread(_index, today), headers)

    async def batch(self, request: Request) -> Response:
        """Some puzzles of a game. Raises `CommandRefused` if there is no such batch in this edition."""
        game, number = request.path_params["game"], request.path_params["number"]
        if request.path_params["edition"] != puzzles.edition() or game not in games():
            raise CommandRefused("no-such-table", "nothing-here")
        if not number.isascii() or not number.isdigit() or int(number[:9]) >= len(_ids(game)):
            raise CommandRefused("no-such-table", "nothing-here")
        headers = {"cache-control": FOREVER}
        return _respond(request, await asyncio.to_thread(_batch, game, int(number)), headers)


def _respond(request: Request, content: bytes, headers: dict[str, str]) -> Response:
    """A response from compressed JSON."""
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/json", headers=headers)


@cache
def _ids(game: str) -> list[list[str]]:
    """The ids of a game's puzzles by batch."""
    ids = [one.id for one in puzzles.load(game)]
    return [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]


@cache
def _batch(game: str, number: int) -> bytes:
    """A batch in compressed JSON."""
    some = puzzles.load(game)[number * BATCH : (number + 1) * BATCH]
    return gzip.compress(encode({"puzzles": [as_data(one) for one in some]}))


@cache
def _shelf(game: str) -> wire.PuzzleShelf:
    batches = [f"/api/puzzles/{puzzles.edition()}/{game}/{number}" for number in range(len(_ids(game)))]
    kinds: Counter[str] = Counter(one.kind for one in puzzles.load(game))
    return wire.PuzzleShelf(len(puzzles.load(game)), dict(kinds), batches, _ids(game))


def _index(today: date) -> bytes:
    days = [today + timedelta(days=number - 1) for number in range(DAYS)]
    daily = [
        wire.DailyPuzzles(day.isoformat(), {game: puzzles.daily(day, game).id for game in games()}) for day in days
    ]
    return gzip.compress(encode(wire.PuzzleIndex({game: _shelf(game) for game in games()}, daily)))
