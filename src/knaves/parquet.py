"""Records as a Parquet file, for DuckDB, Polars and pandas: a row for each game, with its moves as a list."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Self

from knaves.extras import missing_package
from knaves.game import Json
from knaves.record_search import row
from knaves.record_stream import StoredGame

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing_package(__name__, "parquet", error.name) from None

BATCH = 2000
"""Games that are kept in memory before they are written."""
_TEXTS = pa.map_(pa.string(), pa.string())
SCHEMA = pa.schema(
    [
        ("file", pa.string()),
        ("number", pa.int32()),
        ("line", pa.int64()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("seats", pa.int8()),
        ("options", _TEXTS),
        ("names", pa.list_(pa.string())),
        ("result", pa.string()),
        ("ending", pa.string()),
        ("winners", pa.list_(pa.int8())),
        ("moves", pa.int32()),
        ("fields", _TEXTS),
        ("played", pa.list_(pa.struct([("seat", pa.int8()), ("move", pa.string())]))),
        ("comments", pa.list_(pa.struct([("after", pa.int32()), ("text", pa.string())]))),
        ("per_seat", pa.bool_()),
        ("commitment", pa.string()),
        ("seed", pa.string()),
    ]
)
"""The columns."""


class GamesTable:
    """A Parquet file that is being written; use it as a context manager."""

    def __init__(self, path: str | Path) -> None:
        self._writer = pq.ParquetWriter(path, SCHEMA, compression="zstd")
        self._rows: list[dict[str, Json]] = []

    def add(self, stored: StoredGame) -> None:
        """Add a game. Raises `RecordError`."""
        record = stored.record()
        self._rows.append(
            row(stored)
            | {
                "played": [{"seat": played.seat, "move": played.move} for played in record.moves],
                "comments": [{"after": number, "text": text} for number, text in record.comments],
                "per_seat": record.per_seat,
                "commitment": record.commitment,
                "seed": record.seed.hex() if record.seed else None,
            }
        )
        if len(self._rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        columns: dict[str, list[Any]] = {name: [one[name] for one in self._rows] for name in SCHEMA.names}
        for name in ("options", "fields"):  # a map is a list of pairs
            columns[name] = [list(pairs.items()) for pairs in columns[name]]
        self._writer.write_table(pa.table(columns, schema=SCHEMA))
        self._rows = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the rest, and close the file."""
        if kind is None and self._rows:
            self._flush()
        self._writer.close()
