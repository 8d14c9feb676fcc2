"""A bounded queue that is fair: the addresses that wait take turns, however much each of them asks for."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator

from knaves.server.limits import BUSY_SECONDS
from knaves.server.refusals import CommandRefused


class FairQueue:
    """Lets so many in at a time. If too many wait, whoever has most of them loses the last one."""

    def __init__(self, at_once: int, room: int) -> None:
        self._free = at_once
        self._room = room
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, the one whose turn is next first."""
        self.refused = 0
        """How many were refused, for the metrics."""

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Raises `CommandRefused` if too many wait."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: str) -> None:
        if sum(map(len, self._waiting.values())) >= self._room:
            self._make_room(address)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._next()  # the turn came, and nobody is there to take it
            else:
                self._forget(address, turn)
            raise

    def _make_room(self, address: str) -> None:
        """Refuse the last one of the address with most that wait; this one, if no other has more."""
        self.refused += 1
        busy = CommandRefused("server-busy", delay=BUSY_SECONDS)
        most = max(self._waiting, key=lambda one: len(self._waiting[one]))
        if len(self._waiting[most]) <= len(self._waiting.get(address, ())) + 1:
            raise busy
        last = self._waiting[most][-1]
        self._forget(most, last)
        last.set_exception(busy)

    def _forget(self, address: str, turn: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(address)
        if waiting and turn in waiting:
            waiting.remove(turn)
            if not waiting:
                del self._waiting[address]

    def _next(self) -> None:
        """Give a turn that ended to the next address."""
        while self._waiting:
            address = next(iter(self._waiting))
            waiting = self._waiting.pop(address)
            turn = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting  # behind all others
            if not turn.done():  # else it was cancelled a moment ago
                turn.set_result(None)
                return
        self._free += 1
