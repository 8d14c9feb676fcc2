"""The durable log of the server: one interface, and a store each for SQLite and PostgreSQL.

Imports nothing else of Knaves; tables are built on it.
"""

from __future__ import annotations

from pathlib import Path

from knaves.server.store.base import Store, StoreError


def choose_store(folder: Path, database: str | None = None) -> Store:
    """The store for a server, not opened yet: in a data folder, or in PostgreSQL when a URL is given."""
    if database is None:
        from knaves.server.store.sqlite import SqliteStore  # not in a browser, which has a store of its own

        return SqliteStore(folder)
    if not database.startswith(("postgresql://", "postgres://")):
        raise StoreError("A database URL looks like postgresql://user:password@host/name.")
    try:
        from knaves.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs two more packages: pip install 'knaves[postgres]'.") from None
    return PostgresStore(database)
