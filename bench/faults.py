"""Servers killed under load: what was acknowledged must be there afterwards, and players find back by themselves.

`python bench/faults.py --tables 200 --rounds 10` plays at so many tables, kills the server with SIGKILL again and
again, and then compares every acknowledged move with the log: nothing may be lost, and nothing done twice. With
`--postgres` the same on a PostgreSQL, where rounds kill in turn the server, the database, and both at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from knaves import wire
from knaves.client import ServerRefused, ServerUnreachable, TableClient, create, join, new_id
from knaves.games import GAMES
from knaves.server import log_entries
from knaves.server.store import choose_store
from knaves.server.table import Table
from tests.postgres import Postgres
from tests.server.server_process import server

GAMES_AT_A_TABLE = 5
"""Then its players go to a new one, so that a restart does not read ever longer logs."""
SETTINGS = wire.Settings(pace=0, patience=0, block_seconds=1)


@dataclass
class Load:
    """Players at many tables, and what they were told."""

    rng: random.Random
    acknowledged: dict[str, dict[tuple[int, int], tuple[int, str]]] = field(default_factory=dict)
    """By table: the seat and the move that were acknowledged, by game and ply."""
    refused: int = 0
    stopped: bool = False

    def count(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    async def tables(self, url: str, game: str) -> None:
        """Two players who play at table after table."""
        while not self.stopped:
            await self.table(url, game)

    async def table(self, url: str, game: str) -> None:
        """Two players who play some games."""
        while True:
            with contextlib.suppress(ServerUnreachable, ServerRefused):
                ana = await create(url, wire.NewTable(game, 2, "Ana", settings=SETTINGS))
                ben = await join(url, ana.code, wire.Join("Ben"))
                break
            await asyncio.sleep(0.1)
        told = self.acknowledged.setdefault(ana.code, {})
        async with TableClient(url, ana.code, ana.token) as first, TableClient(url, ana.code, ben.token) as second:
            await first.send(wire.Start(new_id()))
            await asyncio.gather(self.player(first, 0, told), self.player(second, 1, told))

    async def player(self, table: TableClient, seat: int, told: dict[tuple[int, int], tuple[int, str]]) -> None:
        """One of them."""
        async for update in table:
            if self.stopped:
                return
            if update.table.status == "over" and update.table.number == GAMES_AT_A_TABLE:
                return
            if update.table.status == "over" and seat == 0:
                with contextlib.suppress(ServerRefused):
                    await table.send(wire.Start(new_id()))
                continue
            own = update.own
            if update.table.status != "playing" or not own or not own["legal"]:
                continue
            move = self.rng.choice(own["legal"])
            try:
                await table.send(wire.MakeMove(new_id(), update.ply, move))
            except ServerRefused:
                self.refused += 1  # stale: the answer to the first sending was lost, and the game went on
            else:
                if not own.get("window"):  # sealed answers get their ply later
                    told[update.table.number, update.ply] = (seat, move)


VICTIMS = ("server", "database", "both")
"""What is killed in turn, on PostgreSQL."""


class Recovery(NamedTuple):
    """How long it took after a kill until a move was acknowledged again."""

    killed: str
    seconds: float


async def find_losses(load: Load, folder: Path, database: str | None) -> list[str]:
    """What is wrong with the logs, each in a sentence; nothing if all is well."""
    wrong = []
    store = choose_store(folder, database)
    await store.open()
    try:
        for code, told in load.acknowledged.items():
            identity = await store.find(code)
            if identity is None:
                wrong.append(f"table {code} is gone")
                continue
            table = Table(identity)
            moves: dict[tuple[int, int], tuple[int, str]] = {}
            carried_out: Counter[tuple[str, str]] = Counter()
            for number, entry in enumerate(await store.read(identity), 1):
                if entry.version != number:
                    wrong.append(f"table {code} has a gap at version {number}")
                table.apply(entry.version, entry.at, entry.actor, entry.command, log_entries.decode(entry.data))
                carried_out[entry.actor, entry.command] += bool(entry.command)
                current = table.current_game
                if current is not None:
                    first = max(0, len(current.moves) - len(table.seats))  # a row makes one move, or one for each seat
                    for ply, (seat, move) in enumerate(current.moves[first:], first):
                        moves[current.number, ply] = (seat, str(move))
            wrong += [f"table {code}: command {which} was done twice" for which, n in carried_out.items() if n > 1]
            wrong += [
                f"table {code}: acknowledged {move} at {ply}, the log has {moves.get(ply)}"
                for ply, move in told.items()
                if moves.get(ply) != move
            ]
    finally:
        await store.close()
    return wrong


async def campaign(
    *,
    tables: int,
    rounds: int,
    folder: Path,
    postgres: Postgres | None = None,
    seconds: float = 2.0,
    least: int = 1,
    seed: int = 0,
) -> tuple[Load, list[str], list[Recovery]]:
    """Play and kill; what was told, what is wrong, and how long each recovery took until the next acknowledgement.

    A round lasts so many seconds, on a slow machine longer: until so many moves at least were acknowledged in it.
    """
    load = Load(random.Random(seed))
    database = postgres.new_database() if postgres else None
    words = ["--database", database] if database else []
    games = list(GAMES)
    killed = ""
    recoveries: list[Recovery] = []
    tasks: list[asyncio.Task[None]] = []
    port = 0
    for number in range(rounds + 1):
        with server(folder, "--bots", "0", *words, port=port) as running:
            port = running.port
            if not tasks:
                tasks = [
                    asyncio.create_task(load.tables(running.url, games[number % len(games)]))
                    for number in range(tables)
                ]
            started, before = time.monotonic(), load.count()
            await _progress(load)
            if killed:
                recoveries.append(Recovery(killed, time.monotonic() - started))
            await asyncio.sleep(seconds * load.rng.uniform(0.5, 1.0))
            await _progress(load, before + least - load.count())
            if number == rounds:
                break
            killed = VICTIMS[number % len(VICTIMS)] if postgres else "server"
            if killed != "database":
                running.kill()
            if postgres and killed != "server":
                await _restart(postgres, load)
            if killed == "database":
                started = time.monotonic()
                await _progress(load)
                recoveries.append(Recovery(killed, time.monotonic() - started))
                killed = ""
    load.stopped = True
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    wrong = [
        f"a player failed: {error!r}" for error in ended if error and not isinstance(error, asyncio.CancelledError)
    ]
    return load, wrong + await find_losses(load, folder, database), recoveries


async def _progress(load: Load, more: int = 1) -> None:
    """Wait until so much more is acknowledged than now."""
    before = load.count()
    async with asyncio.timeout(300):
        while load.count() < before + more:
            await asyncio.sleep(0.02)


async def _restart(postgres: Postgres, load: Load) -> None:
    """Kill the database, see that nothing is acknowledged without it, and start it again."""
    await asyncio.to_thread(postgres.stop)
    before = -1
    for _ in range(3):  # answers that were on their way may come late, but then there are no more
        if load.count() == before:
            break
        before = load.count()
        await asyncio.sleep(1.0)
    assert load.count() == before, "something was acknowledged while there was no database"
    await asyncio.to_thread(postgres.start)


def report(load: Load, recoveries: list[Recovery], tables: int, seconds: float) -> None:
    """Print what happened."""
    at_tables = f"{tables} tables at a time, {len(load.acknowledged)} in all"
    print(f"{at_tables}; {load.count()} moves acknowledged, {load.refused} refused as stale; {seconds:.0f} s")
    print(f"{'killed':<10}{'times':>6}   until the next acknowledgement: median, longest")
    for victim in VICTIMS:
        took = [recovery.seconds for recovery in recoveries if recovery.killed == victim]
        if took:
            print(f"{victim:<10}{len(took):>6}   {statistics.median(took):.1f} s, {max(took):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0, help="longest time between two kills, besides recovery")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres() if args.postgres else None
        load, wrong, recoveries = asyncio.run(
            campaign(
                tables=args.tables,
                rounds=args.rounds,
                folder=Path(folder),
                postgres=postgres,
                seconds=args.seconds,
                seed=args.seed,
            )
        )
        if postgres:
            postgres.remove()
    report(load, recoveries, args.tables, time.monotonic() - started)
    print("\n".join(wrong[:20]) if wrong else "nothing was lost, and nothing was done twice")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
