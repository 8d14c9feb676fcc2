"""Records of games, read from the log of a table."""

from __future__ import annotations

import tempfile
from pathlib import Path

from knaves.game import SetupError
from knaves.server.store.base import Store
from knaves.server.store.sqlite import SqliteStore
from knaves.server.table_rows import records


async def export_record(store: Store, code: str, number: int | None) -> str:
    """A game's record as text; the last one if no number is given. Raises `SetupError`."""
    with tempfile.TemporaryDirectory() as folder:  # a copy, since a server may be using the original
        await store.backup(Path(folder) / "knaves.db")
        copy = SqliteStore(Path(folder))
        await copy.open()
        try:
            table = await copy.find(code.upper())
            found = records(table, await copy.read(table)) if table else {}
        finally:
            await copy.close()
    if not table:
        raise SetupError(f"there is no table {code}")
    wanted = max(found, default=0) if number is None else number
    if wanted not in found:
        raise SetupError(f"no game {wanted or 'at all'} was played at table {code}")
    return str(found[wanted])
