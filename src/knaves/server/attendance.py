"""Who is at a table, and since when: whom a bot may replace, and who hosts when the host is away."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial

from knaves.server import log_entries as log
from knaves.server.log_entries import LogEntries
from knaves.server.table import Table
from knaves.server.table_clock import NEVER, waiting_seats

HOST_SECONDS = 120.0
"""An absent host keeps the table for this long before somebody else hosts, outside a game."""
HOST_SECONDS_OF_DAYS = 600.0
"""The same where a move may take days: people are seldom there together."""

Decide = Callable[[Table], LogEntries]


def decide_return(table: Table, seat: int) -> LogEntries:
    """A person plays again, if a bot does for them."""
    return [log.PlayerReturned(seat)] if table.seats[seat].stand_in else []


def wrongly_away(table: Table, here: AbstractSet[int]) -> list[int]:
    """Seats that are connected here though another process took them for absent."""
    return [seat for seat in sorted(here) if seat < len(table.seats) and table.seats[seat].stand_in == "away"]


class Attendance:
    """Since when the seats of a table are connected or away, at any server."""

    def __init__(self, now: float) -> None:
        self._loaded_at = now
        self._present: AbstractSet[int] = frozenset()
        self._changed_at: dict[int, float] = {}
        """When each seat came or went."""

    def due_at(self, table: Table, here: AbstractSet[int]) -> float:
        """When something is due because of who is there and who is not; `here` are the seats of this process."""
        if wrongly_away(table, here):
            return 0.0
        return min([self.host_passes_at(table), *self.patience_ends(table).values()])

    def due(self, table: Table, here: AbstractSet[int], clock: Callable[[], float]) -> list[tuple[str, Decide]]:
        """Who does what is due now, and how it is decided once the table is locked."""
        now = clock()
        away = [seat for seat, end in self.patience_ends(table).items() if end <= now]
        found: list[tuple[str, Decide]] = [("clock", self._stand_in(seat, clock)) for seat in away]
        found += [("door", partial(decide_return, seat=seat)) for seat in wrongly_away(table, here)]
        if self.host_passes_at(table) <= now:
            found.append(("clock", lambda table: self.decide_host(table, clock())))
        return found

    def _stand_in(self, seat: int, clock: Callable[[], float]) -> Decide:
        return lambda table: self.decide_stand_in(table, seat, clock())

    def joined(self, seat: int, now: float) -> None:
        """A seat was taken: the table's patience starts now, though nobody is connected yet."""
        if seat not in self._present:
            self._changed_at[seat] = now

    def observe(self, present: AbstractSet[int], now: float) -> None:
        """Note who is connected."""
        for seat in present ^ self._present:
            self._changed_at[seat] = now
        self._present = frozenset(present)

    def _since(self, seat: int) -> float:
        return self._changed_at.get(seat, self._loaded_at)

    def patience_ends(self, table: Table) -> dict[int, float]:
        """When a bot takes over, for each absent person that the game waits for."""
        settings = table.settings
        if settings.clock == "days" or not settings.patience or not self._present:
            return {}
        return {
            seat: self._since(seat) + settings.patience
            for seat in waiting_seats(table)
            if table.is_person(seat) and seat not in self._present
        }

    def decide_stand_in(self, table: Table, seat: int, now: float) -> LogEntries:
        """A bot takes over for an absent player, unless they came back or the game went on meanwhile."""
        return [log.StandInStarted(seat, "away")] if self.patience_ends(table).get(seat, NEVER) <= now else []

    def host_passes_at(self, table: Table) -> float:
        """When hosting passes on to somebody who is there."""
        if table.settings.one_device or table.status not in ("lobby", "over"):
            return NEVER
        if table.host in self._present or not self._possible_hosts(table):
            return NEVER
        patience = HOST_SECONDS_OF_DAYS if table.settings.clock == "days" else HOST_SECONDS
        return (self._loaded_at if table.host is None else self._since(table.host)) + patience

    def decide_host(self, table: Table, now: float) -> LogEntries:
        """Hosting passes to the person who has been there longest, unless the host came back meanwhile."""
        if self.host_passes_at(table) > now:
            return []
        return [log.HostChanged(min(self._possible_hosts(table), key=lambda seat: (self._since(seat), seat)), "away")]

    def _possible_hosts(self, table: Table) -> list[int]:
        return [
            seat
            for seat in self._present
            if seat < len(table.seats) and table.is_person(seat) and not table.seats[seat].program
        ]
