"""Append rows to many logs at once in SQLite.

Python releases its global lock around each statement and has to get it back from a busy event loop. So two statements
write the rows of up to sixty-four tables.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from knaves.server.store.base import AppendRejected, Conflict, Duplicate, LogRow, Summary

SIZES = (1, 2, 4, 8, 16, 32, 64)
"""Rows per statement: few sizes, so that SQLite keeps the prepared statements."""


class Append(NamedTuple):
    """A row to append to a table's log, and the summary of the table after it."""

    table: str
    entry: LogRow
    summary: Summary


def append_all(wanted: Sequence[Append], connection: sqlite3.Connection) -> list[AppendRejected | None]:
    """Append these within a transaction; for each the reason it was rejected, or None."""
    outcomes: list[AppendRejected | None] = []
    for group in _groups(wanted):
        outcomes += _append(group, connection)
    return outcomes


def _groups(wanted: Sequence[Append]) -> Iterator[Sequence[Append]]:
    """Groups in order, as large as a statement takes, with one row per table."""
    start = 0
    tables: set[str] = set()
    for end, one in enumerate(wanted):
        if one.table in tables or end - start == SIZES[-1]:
            yield wanted[start:end]
            start = end
            tables.clear()
        tables.add(one.table)
    if start < len(wanted):
        yield wanted[start:]


def _append(group: Sequence[Append], connection: sqlite3.Connection) -> list[AppendRejected | None]:
    """Append one row each to different tables."""
    values = [value for table, entry, _ in group for value in (table, *entry)]
    if _execute(connection, _insert, len(group), values) == len(group):
        _update_tables(group, connection)
        return [None] * len(group)
    outcomes = [_rejection(one, connection) for one in group]
    for one, rejected in zip(group, outcomes, strict=True):
        if rejected is None:
            _update_tables([one], connection)
    return outcomes


def _update_tables(group: Sequence[Append], connection: sqlite3.Connection) -> None:
    """Set version and summary of the tables whose rows were inserted."""
    values = [value for table, entry, summary in group for value in (table, entry.version, *summary[1:])]
    _execute(connection, _update, len(group), values)


def _execute(connection: sqlite3.Connection, statement: Callable[[int], str], rows: int, values: list[Any]) -> int:
    """Run a statement on a batch, padded with NULL rows that match no table; returns how many rows it changed."""
    room = next(size for size in SIZES if size >= rows)
    values += [None] * ((room - rows) * len(values) // rows)
    return connection.execute(statement(room), values).rowcount


def _rejection(one: Append, connection: sqlite3.Connection) -> AppendRejected | None:
    """Why a row was not inserted; None if it was: then its version is above that of its table."""
    row = connection.execute(
        "SELECT t.version, e.version FROM tables AS t LEFT JOIN entries AS e ON e.number = t.number AND e.version = ?"
        " WHERE id = ?",
        (one.entry.version, one.table),
    ).fetchone()
    version, inserted = row or (0, None)
    if inserted is not None and version < inserted:
        return None
    if one.entry.command:
        earlier = connection.execute(
            "SELECT e.version FROM tables JOIN entries AS e USING (number)"
            " WHERE id = ? AND actor = ? AND command = ? AND command <> ''",
            (one.table, one.entry.actor, one.entry.command),
        ).fetchone()
        if earlier is not None:
            return Duplicate(earlier[0])
    return Conflict(version)


@cache
def _insert(count: int) -> str:
    return (
        "INSERT INTO entries (number, version, at, actor, command, data)"
        " SELECT number, column2, column3, column4, column5, column6"
        f" FROM {_values(6, count)} JOIN tables ON id = column1 AND version = column2 - 1"
        " WHERE true ON CONFLICT DO NOTHING"
    )


@cache
def _update(count: int) -> str:
    return (
        "UPDATE tables SET version = column2, game = column3, name = column4, status = column5, public = column6,"
        " wake_at = column7, updated_at = column8, players = column9, seats = column10"
        f" FROM {_values(10, count)} WHERE id = column1"
    )


def _values(columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"(VALUES {', '.join([row] * rows)})"
