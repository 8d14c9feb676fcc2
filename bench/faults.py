"""Kill servers under load: everything acknowledged must still be there, and players reconnect by themselves.

`python bench/faults.py --tables 200 --rounds 10` plays at 200 tables, kills the server with SIGKILL ten times, and
then compares every acknowledged move with the log: none may be lost or carried out twice. With `--postgres` the rounds
kill in turn the server, the database, and both at once.
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

GAMES_PER_TABLE = 5
"""Then its players create a new one, so that logs don't grow and slow down restarts."""
SETTINGS = wire.Settings(pace=0, patience=0, block_seconds=1)


@dataclass
class Load:
    """Players at many tables, and the moves that were acknowledged."""

    rng: random.Random
    acknowledged: dict[str, dict[tuple[int, int], tuple[int, str]]] = field(default_factory=dict)
    """By table code, then by game and ply: the seat and the acknowledged move."""
    refused: int = 0
    stopped: bool = False

    def count(self) -> int:
        """The number of acknowledged moves."""
        return sum(map(len, self.acknowledged.values()))

    async def tables(self, url: str, game: str) -> None:
        """Two players who play at one table after another."""
        while not self.stopped:
            await self.table(url, game)

    async def table(self, url: str, game: str) -> None:
        """Two players who play some games at a new table."""
        while True:
            with contextlib.suppress(ServerUnreachable, ServerRefused):
                ana = await create(url, wire.NewTable(game, 2, "Ana", settings=SETTINGS))
                ben = await join(url, ana.code, wire.Join("Ben"))
                break
            await asyncio.sleep(0.1)
        acknowledged = self.acknowledged.setdefault(ana.code, {})
        async with TableClient(url, ana.code, ana.token) as first, TableClient(url, ana.code, ben.token) as second:
            await first.send(wire.Start(new_id()))
            await asyncio.gather(self.player(first, 0, acknowledged), self.player(second, 1, acknowledged))

    async def player(self, table: TableClient, seat: int, acknowledged: dict[tuple[int, int], tuple[int, str]]) -> None:
        """One player, who makes random moves; the acknowledged ones are added to `acknowledged`."""
        async for update in table:
            if self.stopped:
                return
            if update.table.status == "over" and update.table.number == GAMES_PER_TABLE:
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
                self.refused += 1  # stale: the first answer was lost, and the game went on
            else:
                if not own.get("window"):  # a sealed answer gets its ply later
                    acknowledged[update.table.number, update.ply] = (seat, move)


VICTIMS = ("server", "database", "both")
"""With PostgreSQL, these are killed in turn."""


class Recovery(NamedTuple):
    """The time from a restart after a kill to the next acknowledged move."""

    killed: str
    seconds: float


async def find_problems(load: Load, folder: Path, database: str | None) -> list[str]:
    """Compare the acknowledged moves with the logs; returns a sentence for each problem."""
    problems = []
    store = choose_store(folder, database)
    await store.open()
    try:
        for code, acknowledged in load.acknowledged.items():
            identity = await store.find(code)
            if identity is None:
                problems.append(f"table {code} is gone")
                continue
            table = Table(identity)
            moves: dict[tuple[int, int], tuple[int, str]] = {}
            carried_out: Counter[tuple[str, str]] = Counter()
            for number, entry in enumerate(await store.read(identity), 1):
                if entry.version != number:
                    problems.append(f"table {code} has a gap at version {number}")
                table.apply(entry.version, entry.at, entry.actor, entry.command, log_entries.decode(entry.data))
                carried_out[entry.actor, entry.command] += bool(entry.command)
                current = table.current_game
                if current is not None:
                    first = max(0, len(current.moves) - len(table.seats))  # a row makes one move, or one for each seat
                    for ply, (seat, move) in enumerate(current.moves[first:], first):
                        moves[current.number, ply] = (seat, str(move))
            problems += [
                f"table {code}: command {which} was carried out twice" for which, n in carried_out.items() if n > 1
            ]
            problems += [
                f"table {code}: acknowledged {move} at {ply}, the log has {moves.get(ply)}"
                for ply, move in acknowledged.items()
                if moves.get(ply) != move
            ]
    finally:
        await store.close()
    return problems


async def campaign(
    *,
    tables: int,
    rounds: int,
    folder: Path,
    postgres: Postgres | None = None,
    seconds: float = 2.0,
    min_moves: int = 1,
    seed: int = 0,
) -> tuple[Load, list[str], list[Recovery]]:
    """Play and kill; returns the load, the problems found, and the time of each recovery.

    A round lasts up to `seconds`, or longer on a slow machine: until `min_moves` were acknowledged in it.
    """
    load = Load(random.Random(seed))
    database = postgres.new_database() if postgres else None
    flags = ["--database", database] if database else []
    games = list(GAMES)
    killed = ""
    recoveries: list[Recovery] = []
    tasks: list[asyncio.Task[None]] = []
    port = 0
    for number in range(rounds + 1):
        with server(folder, "--bots", "0", *flags, port=port) as running:
            port = running.port
            if not tasks:
                tasks = [
                    asyncio.create_task(load.tables(running.url, games[number % len(games)]))
                    for number in range(tables)
                ]
            started, before = time.monotonic(), load.count()
            await _wait_for_moves(load)
            if killed:
                recoveries.append(Recovery(killed, time.monotonic() - started))
            await asyncio.sleep(seconds * load.rng.uniform(0.5, 1.0))
            await _wait_for_moves(load, before + min_moves - load.count())
            if number == rounds:
                break
            killed = VICTIMS[number % len(VICTIMS)] if postgres else "server"
            if killed != "database":
                running.kill()
            if postgres and killed != "server":
                await _restart(postgres, load)
            if killed == "database":
                started = time.monotonic()
                await _wait_for_moves(load)
                recoveries.append(Recovery(killed, time.monotonic() - started))
                killed = ""
    load.stopped = True
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    problems = [
        f"a player failed: {error!r}" for error in ended if error and not isinstance(error, asyncio.CancelledError)
    ]
    return load, problems + await find_problems(load, folder, database), recoveries


async def _wait_for_moves(load: Load, more: int = 1) -> None:
    """Wait until `more` moves are acknowledged."""
    before = load.count()
    async with asyncio.timeout(300):
        while load.count() < before + more:
            await asyncio.sleep(0.02)


async def _restart(postgres: Postgres, load: Load) -> None:
    """Kill the database, check that nothing is acknowledged without it, and start it again."""
    await asyncio.to_thread(postgres.stop)
    before = -1
    for _ in range(3):  # answers that were already sent may arrive late
        if load.count() == before:
            break
        before = load.count()
        await asyncio.sleep(1.0)
    assert load.count() == before, "a move was acknowledged without a database"
    await asyncio.to_thread(postgres.start)


def report(load: Load, recoveries: list[Recovery], tables: int, seconds: float) -> None:
    """Print the results."""
    at_tables = f"{tables} tables at a time, {len(load.acknowledged)} in all"
    print(f"{at_tables}; {load.count()} moves acknowledged, {load.refused} refused as stale; {seconds:.0f} s")
    print(f"{'killed':<10}{'times':>6}   until the next acknowledgement: median, longest")
    for victim in VICTIMS:
        durations = [recovery.seconds for recovery in recoveries if recovery.killed == victim]
        if durations:
            print(f"{victim:<10}{len(durations):>6}   {statistics.median(durations):.1f} s, {max(durations):.1f} s")


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
        load, problems, recoveries = asyncio.run(
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
    print("\n".join(problems[:20]) if problems else "nothing was lost or carried out twice")
    raise SystemExit(bool(problems))


if __name__ == "__main__":
    main()
