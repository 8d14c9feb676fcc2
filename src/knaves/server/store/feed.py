"""Hints for whoever listens in this process: bounded, so that a slow listener costs nobody memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Generic, TypeVar
from weakref import WeakSet

T = TypeVar("T")
LENGTH = 10_000


class Feed(Generic[T]):
    """Gives what is published to every subscriber; one that lags behind is told `lost` instead of all it missed."""

    def __init__(self, lost: T | None = None) -> None:
        self._lost = lost
        self._subscribers: WeakSet[_Subscriber[T]] = WeakSet()
        self._closed = False

    def subscribe(self) -> AsyncIterator[T]:
        """What is published from now on."""
        subscriber: _Subscriber[T] = _Subscriber(self._closed)
        self._subscribers.add(subscriber)
        return subscriber

    def publish(self, item: T) -> None:
        """Hand an item to every subscriber, without waiting."""
        for subscriber in self._subscribers:
            if len(subscriber.waiting) >= LENGTH:
                subscriber.waiting.clear()
                if self._lost is not None:
                    subscriber.waiting.append(self._lost)
            subscriber.waiting.append(item)
            subscriber.something.set()

    def close(self) -> None:
        """End every subscription after what it has waiting."""
        self._closed = True
        for subscriber in self._subscribers:
            subscriber.ended = True
            subscriber.something.set()


class _Subscriber(Generic[T]):
    def __init__(self, ended: bool) -> None:
        self.waiting: deque[T] = deque()
        self.something = asyncio.Event()
        self.ended = ended

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        while not self.waiting:
            if self.ended:
                raise StopAsyncIteration
            self.something.clear()
            await self.something.wait()
        return self.waiting.popleft()
