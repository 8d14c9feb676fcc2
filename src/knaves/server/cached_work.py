"""Work that takes long and has the same result for everybody: done elsewhere, in a fair queue, and kept for a while."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

from knaves.server.fair_queue import FairQueue
from knaves.server.limits import BUSY_SECONDS
from knaves.server.refusals import CommandRefused
from knaves.server.worker_processes import WorkersFailed

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """Runs functions elsewhere."""

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function. Raises `WorkersFailed`."""

    def close(self) -> None:
        """Stop."""


class CachedWork:
    """Does each piece of work once, as long as the results fit into its memory."""

    def __init__(self, at_once: int, room: int, max_bytes: int) -> None:
        self.queue = FairQueue(at_once, room)
        self._max_bytes = max_bytes
        self._cached: OrderedDict[bytes, bytes] = OrderedDict()
        self._cached_bytes = 0

    async def do(self, address: str, what: str, work: Callable[[], Awaitable[bytes | str]]) -> bytes:
        """The result of work that `what` describes; a text says why there is none. Raises `CommandRefused`."""
        key = hashlib.sha256(what.encode()).digest()
        if (known := self._known(key)) is not None:
            return known
        async with self.queue.turn(address):
            if (known := self._known(key)) is not None:  # somebody else has asked for it meanwhile
                return known
            try:
                found = await work()
            except WorkersFailed:
                raise CommandRefused("server-busy", delay=BUSY_SECONDS) from None
        if isinstance(found, str):
            raise CommandRefused("unreadable", detail=found)
        self._keep(key, found)
        return found

    def _known(self, key: bytes) -> bytes | None:
        if key not in self._cached:
            return None
        self._cached.move_to_end(key)
        return self._cached[key]

    def _keep(self, key: bytes, found: bytes) -> None:
        self._cached_bytes += len(found) - len(self._cached.get(key, b""))
        self._cached[key] = found
        while self._cached_bytes > self._max_bytes:
            self._cached_bytes -= len(self._cached.popitem(last=False)[1])
