"""Publish and subscribe within this process, with bounded queues."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Generic, TypeVar
from weakref import WeakSet

T = TypeVar("T")
MAX_QUEUED = 10_000


class Feed(Generic[T]):
    """Passes items on to every subscriber; one that is too far behind gets `lost` instead of what it missed."""

    def __init__(self, lost: T | None = None) -> None:
        self._lost = lost
        self._subscribers: WeakSet[_Subscriber[T]] = WeakSet()
        self._closed = False

    def subscribe(self) -> AsyncIterator[T]:
        """All items published from now on."""
        subscriber: _Subscriber[T] = _Subscriber(self._closed)
        self._subscribers.add(subscriber)
        return subscriber

    def publish(self, item: T) -> None:
        """Pass an item on to every subscriber, without waiting."""
        for subscriber in self._subscribers:
            if len(subscriber.queued) >= MAX_QUEUED:
                subscriber.queued.clear()
                if self._lost is not None:
                    subscriber.queued.append(self._lost)
            subscriber.queued.append(item)
            subscriber.wakeup.set()

    def close(self) -> None:
        """End every subscription after its queued items."""
        self._closed = True
        for subscriber in self._subscribers:
            subscriber.ended = True
            subscriber.wakeup.set()


class _Subscriber(Generic[T]):
    def __init__(self, ended: bool) -> None:
        self.queued: deque[T] = deque()
        self.wakeup = asyncio.Event()
        self.ended = ended

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        while not self.queued:
            if self.ended:
                raise StopAsyncIteration
            self.wakeup.clear()
            await self.wakeup.wait()
        return self.queued.popleft()
