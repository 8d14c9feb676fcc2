"""The list of public tables, in which every address has its share: many tables of one cannot hide another's."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable

from knaves.server.store.base import Summary

MAX_LISTED = 50
MAX_LOOKED_AT = 500
"""Tables, the last updated first, from which those in the list are chosen."""
MAX_KNOWN = 10_000
"""Tables whose creators are remembered."""


class PublicList:
    """Knows where the tables that were created here come from; all others share one place."""

    def __init__(self) -> None:
        self._creators: OrderedDict[str, str] = OrderedDict()

    def created(self, code: str, address: str) -> None:
        """Somebody at this address created a table."""
        self._creators[code] = address
        if len(self._creators) > MAX_KNOWN:
            self._creators.popitem(last=False)

    def choose(self, tables: Iterable[Summary]) -> list[Summary]:
        """The tables to list: the newest of each address before the second newest of any, in the order given."""
        open_tables = [table for table in tables if table.status != "closed"]
        seen: Counter[str] = Counter()
        rank = {}
        for table in open_tables:
            creator = self._creators.get(table.code, "")
            rank[table.code] = seen[creator]
            seen[creator] += 1
        listed = {table.code for table in sorted(open_tables, key=lambda table: rank[table.code])[:MAX_LISTED]}
        return [table for table in open_tables if table.code in listed]
