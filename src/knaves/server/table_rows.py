"""A table and its rows in the store: reading the log, the records of its games, the summary for lists of tables."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from knaves.record import Record
from knaves.server import log_entries
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import LogRow, Summary
from knaves.server.table import Table
from knaves.server.table_clock import wake_at

log = logging.getLogger("knaves.server")


def apply_rows(table: Table, rows: Iterable[LogRow]) -> Table:
    """The table with these rows applied. Raises `CommandRefused` if one cannot be read."""
    for row in rows:
        try:
            table.apply_row(row)
        except Exception:  # one table that cannot be read must not stop the others
            log.exception("version %d of table %s cannot be read", row.version, table.id)
            raise CommandRefused("unreadable", "other-version") from None
    return table


def summarize(table: Table) -> Summary:
    """The table's row in lists of tables."""
    return Summary(
        code=table.code,
        game=table.game.name,
        name=table.title,
        status=table.status,
        public=table.settings.public and table.settings.spectators,
        wake_at=wake_at(table),
        updated_at=table.changed_at,  # tables are listed by this: a sealed answer must not move one to the top
        players=len(table.people()),
        seats=len(table.seats),
    )


def records(table: str, log: list[LogRow]) -> dict[int, Record]:
    """The record of each game at a table, by its number; of a running game the public part."""
    replayed = Table(table)
    found: dict[int, Record] = {}
    for entry in log:
        before = replayed.current_game
        if before is not None and any(
            isinstance(entry, log_entries.GameStarted) for entry in log_entries.decode(entry.data)
        ):
            record = replayed.record()
            assert record is not None
            found[before.number] = record
        replayed.apply(entry.version, entry.at, entry.actor, entry.command, log_entries.decode(entry.data))
    last = replayed.record()
    if last is not None and replayed.current_game is not None:
        found[replayed.current_game.number] = last
    return found
