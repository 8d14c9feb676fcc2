"""People who only want to play, in a process of their own, so that attackers slow them down through the server alone.

`python -m bench.attack.honest PORT ADDRESS PEOPLE SEATS GAP` plays at as many tables as are needed, one move a person
every GAP seconds, until a line comes in; then it prints what it measured as JSON. With SEATS 1 each person plays
against a bot, and the time until the bot's answer is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.attack.people import CLASS, FAST, Person, Refused, Seat, refusal
from bench.attack.target import ROOT, Target, environment
from knaves import wire
from knaves.client import new_id
from tests.processes import killed_at_the_end

WAIT = 60.0
"""Seconds that somebody waits at most to open or join a table."""


@dataclass
class Measured:
    """What people experienced."""

    delays: list[tuple[float, float]] = field(default_factory=list)
    """When a move was sent, by the machine's monotonic clock, and the seconds until it was acknowledged."""
    refused: dict[str, int] = field(default_factory=dict)
    waited: float = 0.0
    """The longest time that somebody had to wait to open a table."""

    def within(self, start: float, end: float) -> list[float]:
        """The delays of moves sent in this time."""
        return [delay for at, delay in self.delays if start <= at < end]


class Players:
    """All people of one address."""

    def __init__(self, person: Person, people: int, seats: int, gap: float) -> None:
        self.person, self.people, self.seats, self.gap = person, people, seats, gap
        self.delays: list[tuple[float, float]] = []
        self.refused: Counter[str] = Counter()
        self.waited = 0.0
        self.seated = 0

    async def table(self, number: int) -> None:
        """One table, from its beginning."""
        async with contextlib.AsyncExitStack() as stack:
            seats: list[Seat] = []
            for token, code in await self._sit_down(number):
                seats.append(await stack.enter_async_context(self.person.sit(code, token)))
                self.seated += 1
            await seats[0].ask(wire.Start(new_id()))
            rng = random.Random(number)
            await asyncio.gather(*(self._play(seat, random.Random(rng.random()), seats[0]) for seat in seats))

    async def _sit_down(self, number: int) -> list[tuple[str, str]]:
        bots = {"1": "random"} if self.seats == 1 else {}
        game, seats = ("travel", 2) if self.seats < 3 else ("classic", self.seats)
        first = await self._patiently(lambda: self.person.create(game, seats, bots=bots, settings=FAST))
        found = [(first.token, first.code)]
        for seat in range(1, self.seats):
            joined = await self._patiently(lambda seat=seat: self.person.join(first.code, f"P{number}-{seat}"))
            found.append((joined.token, first.code))
        return found

    async def _patiently(self, ask: Any) -> wire.Seated:
        """Ask again when told to, as the clients do."""
        started = time.monotonic()
        while True:
            try:
                seated: wire.Seated = await ask()
            except Refused as refused:
                after = refused.response.headers.get("retry-after")
                if refused.response.status != 429 or time.monotonic() - started > WAIT:
                    self.refused[str(refused)] += 1
                    raise
                await asyncio.sleep(float(after or 1.0) * random.uniform(1.0, 1.2))
            else:
                self.waited = max(self.waited, time.monotonic() - started)
                return seated

    async def _play(self, seat: Seat, rng: random.Random, host: Seat) -> None:
        await asyncio.sleep(rng.uniform(0, self.gap))
        while not seat.ended:
            if seat is host and seat.over:
                await seat.ask(wire.Start(new_id()))
            if not await seat.until(lambda: bool(seat.legal), 2.0):
                continue
            await asyncio.sleep(rng.expovariate(1 / self.gap))
            if seat.legal:
                await self._move(seat, rng)
        self.refused[f"disconnected: {seat.bye.reason if seat.bye else 'cut off'}"] += 1

    async def _move(self, seat: Seat, rng: random.Random) -> None:
        started = time.monotonic()
        answer = await seat.play(rng.choice)
        if self.seats == 1 and not refusal(answer):  # against a bot: its answer counts
            await seat.until(lambda: bool(seat.legal) or seat.over)
        if code := refusal(answer):
            if code != "stale":
                self.refused[code] += 1
        else:
            self.delays.append((started, time.monotonic() - started))

    async def run(self) -> None:
        """Play until a line comes in."""
        count = max(1, self.people // self.seats)
        tasks = [asyncio.create_task(self.table(number)) for number in range(count)]
        ready = asyncio.create_task(self._ready(count * self.seats))
        await asyncio.to_thread(sys.stdin.readline)
        ready.cancel()
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()):
                self.refused[f"gave up: {error}"] += 1
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        print(json.dumps({"delays": self.delays, "refused": self.refused, "waited": self.waited}), flush=True)

    async def _ready(self, people: int) -> None:
        """Say when all sit, or that they wait no longer: what was refused is told at the end."""
        started = time.monotonic()
        while self.seated < people and time.monotonic() - started < 2 * WAIT:
            await asyncio.sleep(0.05)
        print("ready", flush=True)


class Honest:
    """The people in the other process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    async def leave(self) -> Measured:
        """Let them go, and hear what they measured."""
        said, _ = await asyncio.to_thread(self._process.communicate, "\n", 30.0)
        return msgspec.json.decode(said.splitlines()[-1], type=Measured)


@contextlib.asynccontextmanager
async def honest_people(
    target: Target, people: int, *, seats: int = 2, gap: float = 1.0, address: str = CLASS
) -> AsyncIterator[Honest]:
    """People who play while the attack goes on; entered when all sit at their tables."""
    words = [str(word) for word in (target.port, address, people, seats, gap)]
    command = [sys.executable, "-m", "bench.attack.honest", *words]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment()
    )
    with killed_at_the_end(process):
        assert process.stdout is not None
        await asyncio.to_thread(process.stdout.readline)
        yield Honest(process)


def percentile(delays: Sequence[float], part: float) -> float:
    """Milliseconds within which this part of the delays lies."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


def main() -> None:
    port, address, people, seats, gap = sys.argv[1:]
    process: Any = None
    from pathlib import Path

    target = Target(int(port), process, Path(), Path())
    asyncio.run(Players(Person(target, address), int(people), int(seats), float(gap)).run())


if __name__ == "__main__":
    main()
