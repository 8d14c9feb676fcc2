"""The database schema: versioned scripts in `migrations/`, applied in order, one transaction each.

The table `schema_version` has the last one. A released script is never changed; a change is a new script.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from knaves.server.store.base import PageCursor, Status, StoreError

CREATE_VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"

SUMMARY = "code, game, name, status, public, wake_at, updated_at, players, seats"
"""The columns of a `Summary`, in its order."""

COLUMNS = {
    "tables": f"number, id, version, {SUMMARY}",
    "entries": "number, version, at, actor, command, data",
    "reviews": "number, game, data",
    "bans": "address, reason, at, until",
    "settings": "key, value",
}
"""The tables of both stores and of a backup."""


def scripts(store: str) -> list[str]:
    """The migrations of a store ("sqlite" or "postgres"): the first leads to version 1, the next to 2."""
    folder = files("knaves.server.store") / "migrations" / store
    named = sorted((script.name, script) for script in folder.iterdir() if script.name.endswith(".sql"))
    for position, (name, _) in enumerate(named, 1):
        assert int(name[:4]) == position, f"{name} is not number {position}"
    return [script.read_text(encoding="utf-8") for _, script in named]


def missing_migrations(store: str, place: str, version: int, others: bool) -> list[tuple[int, str]]:
    """The migrations that a database at a version lacks, with the version each leads to.

    `others` says that the database has tables although its version is 0.
    """
    known = scripts(store)
    if version > len(known):
        raise StoreError(
            f"{place} was written by a newer version of Knaves "
            f"(its schema is {version}, this server knows {len(known)}); please upgrade this server."
        )
    if version == 0 and others:
        raise StoreError(f"{place} holds something that is not Knaves'; please name a place of its own.")
    return list(enumerate(known, 1))[version:]


def old_tables(mark: str) -> str:
    """Which tables were last updated before a time and had nothing due since; takes that time twice."""
    return f"updated_at < {mark} AND (wake_at IS NULL OR wake_at < {mark})"


def listing(
    mark: str, public_only: bool, status: Status | None, limit: int, before: PageCursor | None
) -> tuple[str, list[Any]]:
    """The query for a list of tables and its values; `mark` is the placeholder of the database."""
    terms: list[str] = []
    values: list[Any] = []
    if public_only:
        terms.append("public")
    if status is not None:
        terms.append(f"status = {mark}")
        values.append(status)
    if before is not None:
        terms.append(f"(updated_at, id) < ({mark}, {mark})")
        values.extend(before)
    where = f"WHERE {' AND '.join(terms)}" if terms else ""
    query = f"SELECT id, {SUMMARY} FROM tables {where} ORDER BY updated_at DESC, id DESC LIMIT {mark}"
    return query, [*values, limit]


CREATOR = 6
"""Characters at the end of a table's id that are the same for all tables of one creator."""


def public_listing(mark: str) -> str:
    """The query for the public list, which takes its length: each creator has one turn after the other.

    So the many tables of one creator never push somebody else's off the list.
    """
    turn = f"row_number() OVER (PARTITION BY substr(id, length(id) - {CREATOR - 1}) ORDER BY updated_at DESC, id DESC)"
    return (
        f"SELECT id, {SUMMARY} FROM"
        f" (SELECT id, {SUMMARY}, {turn} AS turn FROM tables WHERE public AND status <> 'closed') AS listed"
        f" ORDER BY turn, updated_at DESC, id DESC LIMIT {mark}"
    )
