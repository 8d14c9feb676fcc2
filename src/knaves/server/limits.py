"""Limits: what each client may ask of the server.

Everything that a client asks for costs tokens, about one for each 0.4 ms that it occupies the server. They come from
two buckets: that of its address, and that of its seat or, for a spectator, of its socket. So one client that asks for
too much exhausts itself first, and all clients behind one address together take a bounded share of the server. A
refusal says when to try again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from knaves import wire
from knaves.server.addresses import Network, Networks, client_key

TRUSTED_FACTOR = 10.0
"""How much more clients in trusted networks may ask for."""

SOCKET_COST = 2.0
"""Of a new socket."""
MESSAGE_COSTS: Mapping[type[wire.ClientMessage], float] = {
    wire.Ping: 0.5, wire.Hello: 2.0, wire.AskHint: 5.0, wire.CheckMove: 5.0, wire.Undo: 5.0, wire.Say: 2.0,
}  # fmt: skip
"""Of a message on a socket; all others cost one token."""
LISTENER_COST = 0.05
"""Of each client at the table that hears of the message."""
UNHEARD = (wire.Ping, wire.AskHint, wire.CheckMove, type(None))
"""The messages that nobody else hears of."""
UNSTORED = (wire.Say, wire.AskHint, wire.CheckMove)
"""The commands that leave nothing in a log."""
ROW_BYTES = 100
"""What a row of a log takes besides the command."""
REQUEST_COSTS = (
    ("/api/replay", 25.0), ("/api/explore", 25.0), ("/api/qr", 25.0), ("/api/tables", 5.0), ("/", 2.0),
)  # fmt: skip
"""Of a request over HTTP, by the beginning of its path."""
GAME_COST = 25.0
"""Of a record or a replay of one of a table's games."""
FILES = "/assets/"
"""Files that never change cost nothing; how many are sent to one address is limited by itself."""
LARGE_FILES, LARGE_FILE_COST = "/assets/pyodide-", 100.0
"""The large files of offline play; each counts as this many files."""
FULL_SECONDS = 5.0
"""How long an address waits that has too many sockets."""
BUSY_SECONDS = 1.0
"""How long a client waits that the server was too busy for."""
PAUSE = 0.5
"""Seconds for which a client that was too fast is not answered or read; longer if many of its address wait."""
HELD_AT_ONCE = 20
"""How many clients of one address wait for no longer than that."""
ROUNDING = 1e-6
"""Seconds that are lost in rounding."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate with a burst."""

    per_second: float
    burst: float

    def times(self, factor: float) -> Rate:
        """So many times as much."""
        return Rate(self.per_second * factor, self.burst * factor)


@dataclass(slots=True)
class Bucket:
    """The token bucket of one client."""

    rate: Rate
    full_at: float = 0.0
    """When the bucket is full again if nothing more is taken."""

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until so many tokens are there; a full bucket is always enough."""
        cost = min(cost, self.rate.burst)
        wait = max(self.full_at, now) - now - (self.rate.burst - cost) / self.rate.per_second
        return wait if wait > ROUNDING else 0.0

    def take(self, now: float, cost: float = 1.0) -> None:
        """Take so many tokens."""
        self.full_at = max(self.full_at, now) + min(cost, self.rate.burst) / self.rate.per_second


@dataclass(slots=True)
class Buckets:
    """One bucket for each client; full ones are dropped."""

    rate: Rate
    clock: Callable[[], float]
    factor: Callable[[str], float] = lambda _: 1.0
    """How much more this client may take."""
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _sweep_at: int = 1000

    def find(self, client: str) -> Bucket:
        """The bucket of a client."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                now = self.clock()
                self._buckets = {key: one for key, one in self._buckets.items() if one.full_at > now}
                self._sweep_at = max(1000, 2 * len(self._buckets))
            bucket = self._buckets[client] = Bucket(self.rate.times(self.factor(client)))
        return bucket


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a server."""

    address: Rate = Rate(400.0, 2000.0)
    """Tokens of one address: enough for a hundred people behind one router."""
    player: Rate = Rate(10.0, 60.0)
    """Tokens of one seat, or of one spectator's socket."""
    files: Rate = Rate(200.0, 6000.0)
    """Files of the web client sent to one address; a first visit needs about twenty."""
    tables: Rate = Rate(0.5, 120.0)
    """New tables of one address."""
    written: Rate = Rate(5_000.0, 21_500_000.0)
    """Bytes that one address may add to logs: 430 MB a day, or a hundred people who move every four seconds."""
    sockets: int = 400
    """Open sockets of one address."""
    connections: int = 400
    """Other open connections of one address; a browser has up to six."""
    queue: int = 256
    """Messages in the outbox of a slow reader before it is dropped."""
    queue_bytes: int = 2**20
    """The same in bytes."""


_ENDLESS = Rate(1e9, 1e9)
UNLIMITED = Limits(_ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, Rate(1e15, 1e15), 10**6, 10**6)
"""For measurements from one address."""


def daily_rate(most: float) -> Rate:
    """So much in a day, and a twentieth of it at once; 0 for no limit."""
    return Rate(most / 86_400.0, most / 20.0) if most else Rate(1e15, 1e15)


class Limiter:
    """Charges clients for what they ask."""

    def __init__(self, limits: Limits, clock: Callable[[], float], trusted: Iterable[Network] = ()) -> None:
        """Clients in trusted networks may ask for more."""
        self.limits = limits
        self.refused: Counter[str] = Counter()
        """How much was refused, by the limit that was reached; for the metrics."""
        self._clock = clock
        self._held: Counter[str] = Counter()
        self._factors = Networks((network, TRUSTED_FACTOR) for network in trusted)
        self._addresses = Buckets(limits.address, clock, self.factor)
        self._players = Buckets(limits.player, clock)
        self._files = Buckets(limits.files, clock, self.factor)
        self._tables = Buckets(limits.tables, clock, self.factor)
        self._written = Buckets(limits.written, clock, self.factor)

    def factor(self, address: str) -> float:
        """How much more this address may ask for."""
        return self._factors.find(address) or 1.0

    def request(self, address: str, path: str) -> float:
        """Charge for a request over HTTP; seconds to wait if it is refused."""
        if path.startswith(FILES):
            cost = LARGE_FILE_COST if path.startswith(LARGE_FILES) else 1.0
            return self._charge(cost, files=self._files.find(address))
        cost = request_cost(path)
        return self._charge(cost, address=self._addresses.find(address)) if cost else 0.0

    def socket(self, address: str, opened: int) -> float:
        """Charge for a new socket of an address that has so many; seconds to wait if it is refused."""
        if opened >= self.limits.sockets * self.factor(address):
            self.refused["sockets"] += 1
            return FULL_SECONDS
        return self._charge(SOCKET_COST, address=self._addresses.find(address))

    def message(
        self, address: str, player: str, message: wire.ClientMessage | None, listeners: int, size: int = 0
    ) -> float:
        """Charge for a message of a player at a table with so many listeners; seconds to wait if it is refused.

        `None` is a message that cannot be read.
        """
        cost = 1.0 if message is None else MESSAGE_COSTS.get(type(message), 1.0)
        if not isinstance(message, UNHEARD):
            cost += listeners * LISTENER_COST
        delay = self._charge(cost, player=self._players.find(player), address=self._addresses.find(address))
        stored = isinstance(message, wire.Command) and not isinstance(message, UNSTORED)
        return delay or (self.write(address, size) if stored else 0.0)

    def write(self, address: str, size: int) -> float:
        """Charge for a row of a log; seconds to wait if it is refused."""
        return self._charge(float(ROW_BYTES + size), written=self._written.find(address))

    def new_table(self, address: str) -> float:
        """Charge for a new table; seconds to wait if it is refused."""
        return self._charge(1.0, tables=self._tables.find(address))

    async def hold(self, address: str) -> None:
        """Let a client wait that was too fast, so that refusing costs little, however many of its address there are."""
        self._held[address] += 1
        try:
            await asyncio.sleep(PAUSE * max(1.0, self._held[address] / HELD_AT_ONCE))
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    def _charge(self, cost: float, **buckets: Bucket) -> float:
        now = self._clock()
        delay = 0.0
        for name, bucket in buckets.items():
            if wait := bucket.wait(now, cost):
                self.refused[name] += 1
                delay = max(delay, wait)
        if not delay:
            for bucket in buckets.values():
                bucket.take(now, cost)
        return delay


def request_cost(path: str) -> float:
    """The tokens that a request over HTTP costs."""
    if path.endswith(("/replay", "/record")):
        return GAME_COST
    return next((cost for start, cost in REQUEST_COSTS if path.startswith(start)), 2.0)


def client_address(scope: Mapping[str, Any]) -> str:
    """The normal form of the address that a request comes from."""
    return client_key(str(scope["client"][0])) if scope.get("client") else "unix"
