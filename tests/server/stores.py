"""Both stores, empty for each test, and helpers for rows and summaries."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

from knaves.server.store.base import LogRow, Status, Store, Summary
from knaves.server.store.postgres import PostgresStore
from knaves.server.store.sqlite import SqliteStore
from tests.postgres import shared

Kind = Literal["sqlite", "postgres"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgres")


def new_place(kind: Kind, folder: Path) -> str:
    """The place of a new, empty store: a folder or a URL."""
    return str(folder / "data") if kind == "sqlite" else shared().new_database()


def store_at(place: str) -> Store:
    """A store for a place, not opened yet."""
    return PostgresStore(place) if place.startswith("postgresql:") else SqliteStore(Path(place))


def play(place: str, scenario: Callable[[Store], Awaitable[Any]]) -> Any:
    """Run a scenario on an opened store; returns its result."""

    async def run() -> Any:
        store = store_at(place)
        await store.open()
        try:
            return await asyncio.wait_for(scenario(store), 300)
        finally:
            await store.close()

    return asyncio.run(run())


def entry(version: int, command: str = "", actor: str = "seat:0", data: bytes = b"{}") -> LogRow:
    """A row of a log, with defaults."""
    return LogRow(version, 1_700_000_000.25 + version, actor, command, data)


def summary(
    code: str = "ABCDE",
    *,
    name: str = "Friends",
    status: Status = "playing",
    public: bool = True,
    wake_at: float | None = None,
    updated_at: float = 1.0,
) -> Summary:
    """A summary, with defaults."""
    return Summary(code, "classic", name, status, public, wake_at, updated_at, 2, 4)
