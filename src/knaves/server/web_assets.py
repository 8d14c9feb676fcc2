"""The files of the web client, and the preload header of its page.

Without it a browser would fetch the page, then the program, then the screen and the words that the program needs: three
round trips. The header names them all, which makes it two.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import mimetypes
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from knaves import wire
from knaves.server.api import refusal
from knaves.server.previews import Previews
from knaves.server.refusals import CommandRefused
from knaves.words import Words, negotiate

WEB = Path(str(files("knaves"))) / "web"
"""The built web client."""
NO_CLIENT = "The web client is not built here. In a clone of the repository: make build\n"
TABLE = "src/screens/Table.svelte"
FOREVER = "public, max-age=31536000, immutable"
LEVEL = 9
"""Of compression, which is done once."""
ARCHIVES = {".whl", ".zip"}
"""Large files that cannot be compressed, for games without a network."""
DEVICE_WORKER = "device-worker-"
"""Begins the name of the script that runs Python in a browser."""
DEVICE_WORKER_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)


def client_routes(previews: Previews) -> list[BaseRoute]:
    """The routes of the client; every other path is its page, which does its own routing."""
    if not (WEB / "index.html").is_file():
        return [Route("/{path:path}", lambda _: PlainTextResponse(NO_CLIENT, 404))]
    return [Route("/assets/{name:path}", _asset), Route("/{path:path}", partial(_page, previews))]


async def _asset(request: Request) -> Response:
    """A file whose name changes with its content, cached forever. It is free, and so it must cost little."""
    name = request.path_params["name"]
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if compressed_file := _assets().get(f"{name}.gz"):  # large, and for browsers, which all read it
        return FileResponse(compressed_file, media_type=_kind(name), headers=headers | {"content-encoding": "gzip"})
    if Path(name).suffix in ARCHIVES and name in _assets():
        return FileResponse(_assets()[name], media_type=_kind(name), headers=headers)
    found = _read_asset(name)
    if found is None:
        return refusal(CommandRefused("no-such-table", "nothing-here"), request.scope)
    plain, compressed, kind = found
    if name.startswith(DEVICE_WORKER):  # the only script that may compile WebAssembly
        headers["content-security-policy"] = DEVICE_WORKER_POLICY
    if len(compressed) < len(plain) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@cache
def _assets() -> Mapping[str, Path]:
    """The files by name, so that no other name is ever looked for."""
    return {path.relative_to(WEB / "assets").as_posix(): path for path in (WEB / "assets").rglob("*") if path.is_file()}


def _kind(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


@lru_cache(maxsize=1000)
def _read_asset(name: str) -> tuple[bytes, bytes, str] | None:
    """A file, the same compressed, and its kind."""
    path = _assets().get(name)
    if path is None:
        return None
    plain = path.read_bytes()
    return plain, gzip.compress(plain, LEVEL), _kind(name)


async def _page(previews: Previews, request: Request) -> Response:
    """A file of the web client, or its page."""
    path = request.path_params["path"]
    with contextlib.suppress(OSError, ValueError):  # not a valid file name
        wanted = (WEB / path).resolve()
        if path and wanted.is_file() and wanted.is_relative_to(WEB):
            return FileResponse(wanted, headers={"cache-control": "no-cache"})
    if path.startswith("api/") or "." in path.rsplit("/", 1)[-1]:
        return refusal(CommandRefused("no-such-table", "nothing-here"), request.scope)
    language = negotiate(request.headers.get("accept-language", ""))
    wanted_too = preloads(language, at_table=wire.is_code(path.upper()))
    headers = {"cache-control": "no-cache", "vary": "accept-language", "link": wanted_too}
    page = await previews.fill(_index(), request, path, Words(language))
    return Response(page, media_type="text/html", headers=headers)


@cache
def _index() -> str:
    """The page as it was built."""
    return (WEB / "index.html").read_text("utf-8")


@cache
def preloads(language: str, *, at_table: bool) -> str:
    """The `Link` header with the files that the page needs and does not name itself."""
    built: Mapping[str, Any] = json.loads((WEB / "files.json").read_text())
    wanted = dict.fromkeys(_needed(built, f"words:{language}/game"))
    if at_table:
        wanted |= dict.fromkeys(_needed(built, TABLE))
    for known in _needed(built, "index.html"):
        wanted.pop(known, None)
    return ", ".join(
        f"<./{name}>; rel=preload; as=style; crossorigin"
        if name.endswith(".css")
        else f"<./{name}>; rel=modulepreload; crossorigin"
        for name in wanted
    )


def _needed(built: Mapping[str, Any], part: str) -> Iterator[str]:
    """The files of a part of the client and of its imports."""
    yield built[part]["file"]
    yield from built[part].get("css", ())
    for other in built[part].get("imports", ()):
        if other != "index.html":
            yield from _needed(built, other)
