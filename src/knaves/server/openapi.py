"""The OpenAPI document of the HTTP interface, made from the types of the wire."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from knaves import __version__, wire
from knaves.server.api import Text

CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}, "description": "Five letters"}
EDITION = {
    "name": "edition",
    "in": "path",
    "required": True,
    "schema": {"type": "string"},
    "description": "Of the data",
}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}}
PROBLEMS = {"400": "cannot be read", "404": "not there", "409": "not possible now", "413": "too long",
            "422": "not a possible table, or not a record", "403": "not allowed", "429": "too many requests",
            "410": "the table is closed", "501": "no NumPy here", "503": "try again in a moment"}  # fmt: skip

# Method, path, what it does, body, what comes back (a type or a media type), status.
OPERATIONS: tuple[tuple[str, str, str, Any, Any, str], ...] = (
    ("get", "/api/games", "What can be played here, and against whom", None, wire.Catalogue, "200"),
    ("get", "/api/tables", "Tables that anyone may watch", None, list[wire.Listed], "200"),
    ("post", "/api/tables", "Make a table; you get its first seat", wire.NewTable, wire.Seated, "201"),
    ("get", "/api/tables/{code}", "A table as everybody may see it", None, wire.TableNow, "200"),
    ("post", "/api/tables/{code}/join", "Take a seat", wire.Join, wire.Seated, "200"),
    ("get", "/api/tables/{code}/games/{number}/record", "A game as text", None, "text/plain", "200"),
    ("get", "/api/tables/{code}/games/{number}/replay", "A finished game, step by step", None, wire.Replay, "200"),
    (
        "get",
        "/api/tables/{code}/games/{number}/review",
        "The review of a finished game, or how far it is",
        None,
        wire.ReviewProgress,
        "200",
    ),
    ("post", "/api/replay", "A record of yours, step by step", Text, wire.Replay, "200"),
    ("post", "/api/review", "The review of a record of yours, or how far it is", Text, wire.ReviewProgress, "200"),
    ("post", "/api/explore", "A position, and what its moves are worth", wire.Explore, wire.Explored, "200"),
    ("get", "/api/puzzles", "Which puzzles there are, and those of the coming days", None, wire.PuzzleIndex, "200"),
    ("get", "/api/puzzles/{edition}/{game}/{number}", "Some puzzles of a game", None, wire.PuzzleBatch, "200"),
    ("post", "/api/qr", "A text as a QR code", Text, "image/svg+xml", "200"),
)


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    """The whole document."""
    types = [kind for _, _, _, body, back, _ in OPERATIONS for kind in (body, back) if not isinstance(kind, str | None)]
    schemas, components = msgspec.json.schema_components(
        [*types, wire.Problem], ref_template="#/components/schemas/{name}"
    )
    found = dict(zip(map(str, [*types, wire.Problem]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, says, body, back, status in OPERATIONS:
        content = (
            {back: {"schema": {"type": "string"}}}
            if isinstance(back, str)
            else {"application/json": {"schema": found[str(back)]}}
        )
        operation: dict[str, Any] = {
            "summary": says,
            "parameters": [one for one in (CODE, EDITION, GAME, NUMBER) if f"{{{one['name']}}}" in path],
            "responses": {status: {"description": "done", "content": content}}
            | {
                code: {
                    "description": text,
                    "content": {"application/json": {"schema": found[str(wire.Problem)]}},
                }
                for code, text in PROBLEMS.items()
            },
        }
        if body is not None:
            schema = found[str(body)]
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Knaves", "version": __version__, "description": "Tables of the Sequence family of games."},
        "paths": paths,
        "components": {"schemas": components},
    }
