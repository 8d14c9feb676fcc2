"""The durable log of the server: one interface, and a store each for SQLite and PostgreSQL.

Imports nothing else of Knaves; tables are built on it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from knaves.server.store.base import Store
from knaves.server.store.sqlite import SqliteStore

Defer = Callable[[str, int, int, int], Awaitable[None]]
Worker = Callable[[Callable[[str, int, int, int], Awaitable[None]]], Awaitable[None]]


def open_store(database: str, folder: Path) -> tuple[Store, Defer | None, Worker | None]:
    """The store that the words of a command line mean, with its queue for bots if it has one."""
    del database
    return SqliteStore(folder), None, None
