"""What a store is: the log of every table, and the few small things a server keeps beside it.

The log is the truth. An entry is appended with the version it expects, and `append` returns only after the commit.
`Conflict`, `Duplicate` and `CodeTaken` are answers; `StoreError` is trouble, and then the entry was not acknowledged:
read the table again, or send the same command again, which is harmless.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

Status = Literal["lobby", "playing", "over", "closed"]

LOST: Final = ("", 0)
"""Among the `changes`: hints may have been lost, so compare what you hold with `versions`."""

ANNOUNCEMENT_BYTES = 7_000
"""The most that one announcement may have in UTF-8."""


class StoreError(Exception):
    """The store cannot do it now; the message is one sentence for a person."""


class Refused(Exception):
    """An entry that was not appended, because of what the store holds already."""


class Conflict(Refused):
    """The entry does not follow the last one of its table."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table is at version {version}")
        self.version = version
        """The version the table has; 0 when there is no such table."""


class Duplicate(Refused):
    """The log has this command of this actor already."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the command is version {version} of the table")
        self.version = version
        """The version of the entry that it made."""


class CodeTaken(Refused):
    """Another table has this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"another table has the code {code}")


class Entry(NamedTuple):
    """One entry of a table's log."""

    version: int
    """1, 2, 3 … without gaps."""
    at: float
    """Seconds since the epoch, by the clock of whoever appended it."""
    actor: str
    """Whose command it was: "seat:2", "host", "bot", "clock" …"""
    command: str
    """The id of the command, unique for a table and actor unless it is empty."""
    data: bytes
    """JSON, which the store does not read."""


class Summary(NamedTuple):
    """What lists of tables and the alarm clock need; every append replaces it, except for the code."""

    code: str
    """What people type to join; unique among the tables that are kept, and given once, by `create`."""
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
    """An address that may not come in."""

    address: str
    reason: str
    at: float
    until: float | None
    """None: for good."""


Place = tuple[float, str]
"""Where a list of tables goes on: the last row's `updated_at` and its table."""


class Store(Protocol):
    """The log of all tables. Everything but `backup` needs `open` first and raises StoreError when in trouble."""

    async def open(self) -> None:
        """Connect, lock and migrate."""

    async def close(self) -> None:
        """Finish what was handed in, then let go of everything; iterators over hints end."""

    # --- The log

    async def create(self, table: str, entry: Entry, summary: Summary) -> None:
        """Begin a table with its first entry; raises CodeTaken, or Conflict when there is such a table."""

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        """Append one entry; returns after the commit and raises Duplicate before Conflict."""

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table that follow a version, in order; none when there is no such table."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables that exists."""

    async def delete(self, table: str) -> None:
        """Forget a table and its log."""

    async def prune(self, before: float, statuses: Collection[Status] = ("lobby", "over", "closed")) -> int:
        """Forget tables of these statuses that were last updated before a moment, and say how many."""

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
        before: Place | None = None,
    ) -> list[tuple[str, Summary]]:
        """Tables, the last updated first; `before` goes on after the last one of an earlier answer."""

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose `wake_at` has come, the longest overdue first."""

    # --- What the admin page keeps

    async def ban(self, ban: Ban) -> None:
        """Keep an address out, or change how long and why."""

    async def unban(self, address: str) -> None:
        """Let an address in again."""

    async def bans(self) -> list[Ban]:
        """All bans, the oldest first; whether one has run out is for the reader to see."""

    async def setting(self, key: str) -> str | None:
        """A setting made on the admin page."""

    async def set_setting(self, key: str, value: str | None) -> None:
        """Make a setting, or take it back with None."""

    # --- Between the workers of one database

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Hints that another worker appended: table and version, or LOST. Subscribed from the call on."""

    async def announce(self, payload: str) -> None:
        """Tell all other workers something small that nobody needs to keep; it may get lost."""

    def announcements(self) -> AsyncIterator[str]:
        """What other workers announce. Subscribed from the call on."""

    # --- Care

    async def ready(self) -> None:
        """Commit something, to see that commits work; raises StoreError if not."""

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of everything to a new file, also while a server runs, and without `open`.

        The copy of either store is the database file of the SQLite store.
        """

    async def restore(self, source: Path) -> None:
        """Fill an empty store from a backup of either kind."""
