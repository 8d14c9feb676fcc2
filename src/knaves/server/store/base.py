"""The interface of a store: the log of every table, and the settings and bans of a server.

The log is the truth. A row is appended with the version it expects, and `append` returns only after the commit.
`Conflict`, `Duplicate` and `CodeTaken` are answers. After a `StoreError` the row was not acknowledged and may or may
not be in the log: read the table again, or send the same command again, which is harmless.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

Status = Literal["lobby", "playing", "over", "closed"]

LOST: Final = ("", 0)
"""Among the `changes`: notifications may have been lost, so compare your tables with `versions`."""

ANNOUNCEMENT_BYTES = 7_000
"""Maximum size of an announcement in UTF-8."""


class StoreError(Exception):
    """The store does not work now; the message is one sentence for people."""


class StoreDamaged(StoreError):
    """What was stored cannot be read any more; only a backup helps."""


class AppendRejected(Exception):
    """A row that was not appended, because of what the store contains."""


class Conflict(AppendRejected):
    """The row does not follow the last one of its table."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table is at version {version}")
        self.version = version
        """The version of the table; 0 if there is no such table."""


class Duplicate(AppendRejected):
    """The log has this command of this actor already."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the command is version {version} of the table")
        self.version = version
        """The version of the row that has it."""


class CodeTaken(AppendRejected):
    """Another table has this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"another table has the code {code}")


class LogRow(NamedTuple):
    """One row of a table's log."""

    version: int
    """1, 2, 3 … without gaps."""
    at: float
    """Seconds since the epoch, by the clock of the process that appended it."""
    actor: str
    """Whose command it was: "seat:2", "host", "bot", "clock" …"""
    command: str
    """The id of the command, unique for a table and actor unless it is empty."""
    data: bytes
    """JSON, which the store does not read."""


class Summary(NamedTuple):
    """What lists of tables and timers need; every append replaces it, except for the code."""

    code: str
    """What people type to join; unique among the stored tables, and set once, by `create`."""
    game: str
    name: str
    status: Status
    public: bool
    wake_at: float | None
    """When something is due at this table: a clock, a Block window, an absent player."""
    updated_at: float
    players: int
    seats: int


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned address."""

    address: str
    reason: str
    at: float
    until: float | None
    """None: for ever."""


class Usage(NamedTuple):
    """How much a store keeps."""

    used: int
    """Bytes."""
    free: int | None
    """Bytes that are free on the disk; None if that is not known."""


PageCursor = tuple[float, str]
"""Where a list of tables continues: the last row's `updated_at` and its table."""


class Store(Protocol):
    """The log of all tables. Everything but `backup` needs `open` first and may raise StoreError."""

    async def open(self) -> None:
        """Connect, lock and migrate."""

    async def close(self) -> None:
        """Finish pending writes and disconnect; iterators over notifications end."""

    # --- The log

    async def create(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Create a table with its first row; raises CodeTaken, or Conflict if the table exists."""

    async def append(self, table: str, entry: LogRow, summary: Summary) -> None:
        """Append one row; returns after the commit and raises Duplicate before Conflict."""

    async def read(self, table: str, after: int = 0) -> list[LogRow]:
        """The rows of a table after a version, in order; none if there is no such table."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables that exists."""

    async def delete(self, table: str) -> None:
        """Delete a table with its log and its reviews."""

    async def prune(self, before: float) -> int:
        """Delete tables that were last updated before a time, and where nothing was due since; returns their number."""

    # --- Reviews

    async def review(self, table: str, game: int) -> bytes | None:
        """The review that was kept of a game at a table, by the game's number."""

    async def keep_review(self, table: str, game: int, data: bytes) -> None:
        """Keep a review as long as its table, in place of an earlier one; does nothing if there is no such table."""

    # --- Finding tables

    async def find(self, code: str) -> str | None:
        """The table with this code."""

    async def summary(self, table: str) -> Summary | None:
        """The summary of one table."""

    async def tables(
        self,
        *,
        public_only: bool = False,
        status: Status | None = None,
        limit: int = 100,
        before: PageCursor | None = None,
    ) -> list[tuple[str, Summary]]:
        """Tables, the last updated first; `before` continues an earlier answer."""

    async def public_tables(self, limit: int) -> list[Summary]:
        """Public tables that are not closed, for a list: the last updated ones, each creator in turn.

        The end of a table's id tells which tables have the same creator (`schema.CREATOR`).
        """

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose `wake_at` has come, the longest overdue first."""

    # --- Settings and bans of the admin page

    async def ban(self, ban: Ban) -> None:
        """Ban an address, or change its ban."""

    async def unban(self, address: str) -> None:
        """Lift a ban."""

    async def bans(self) -> list[Ban]:
        """All bans, the oldest first, expired ones too."""

    async def setting(self, key: str) -> str | None:
        """A setting made on the admin page."""

    async def set_setting(self, key: str, value: str | None) -> None:
        """Change a setting, or delete it with None."""

    # --- Between the processes of one database

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Notifications that another process appended: table and version, or LOST. Subscribed from the call on."""

    async def announce(self, payload: str) -> None:
        """Send a small message to all other processes; it is not stored and may be lost."""

    def announcements(self) -> AsyncIterator[str]:
        """Messages of other processes. Subscribed from the call on."""

    # --- Time

    async def time(self) -> float:
        """Seconds since the epoch, by a clock that all processes of this store share; it may be set at any time."""

    async def newest(self) -> float:
        """When a table was last updated; 0 if there is none."""

    # --- Maintenance

    async def usage(self) -> Usage:
        """How much is stored, and how much more the disk takes."""

    async def ready(self) -> None:
        """Check that commits work; raises StoreError if not, and StoreDamaged once damage was seen."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of everything to a new file; works while a server runs, and without `open`.

        The copy of either store is the database file of the SQLite store.
        """

    async def restore(self, source: Path) -> None:
        """Fill an empty store from a backup of either kind."""
