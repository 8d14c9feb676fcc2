"""Rate limits: token buckets for each socket and each address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from knaves.server.addresses import client_key


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate with a burst."""

    per_second: float
    burst: float


@dataclass(slots=True)
class Bucket:
    """The token bucket of one client."""

    rate: Rate
    full_at: float = 0.0
    """When the bucket is full again if nothing more is taken."""

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        full_at = max(self.full_at, now) + 1.0 / self.rate.per_second
        if full_at - now > self.rate.burst / self.rate.per_second:
            return False
        self.full_at = full_at
        return True


@dataclass(slots=True)
class Buckets:
    """One bucket for each address; full ones are dropped."""

    rate: Rate
    clock: Callable[[], float]
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _sweep_at: int = 1000

    def take(self, address: str) -> bool:
        """Take a token of this address; False if there is none."""
        now = self.clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._buckets = {a: b for a, b in self._buckets.items() if b.full_at > now}
                self._sweep_at = max(1000, 2 * len(self._buckets))
            bucket = self._buckets[address] = Bucket(self.rate)
        return bucket.take(now)


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a server."""

    messages: Rate = Rate(10.0, 40.0)
    """On one socket."""
    requests: Rate = Rate(20.0, 100.0)
    """HTTP requests and new sockets of one address."""
    tables: Rate = Rate(0.2, 20.0)
    """New tables of one address."""
    sockets: int = 100
    """Open sockets of one address; enough for a school behind one router."""
    queue: int = 256
    """Messages in the outbox of a slow reader before it is dropped."""


UNLIMITED = Limits(Rate(1e9, 1e9), Rate(1e9, 1e9), Rate(1e9, 1e9), 10**6)
"""For measurements from one address."""


def client_address(scope: Mapping[str, Any]) -> str:
    """The normal form of the address that a request comes from."""
    return client_key(str(scope["client"][0])) if scope.get("client") else "unix"
