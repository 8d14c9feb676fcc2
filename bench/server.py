"""Measure a server under load, from a second process with real sockets.

`python bench/server.py --tables 100 --seconds 20` starts a server and 100 tables of two players, who answer each
other's moves at once, or make `--rate` moves a second in total. It prints durable moves per second, the time from
sending a move to the opponent's receipt, the server's CPU time per move and its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from knaves import wire
from knaves.client import request

read = msgspec.json.Decoder(wire.AnyServerMessage).decode


class Load:
    """All tables of one run."""

    def __init__(self, server: str, args: argparse.Namespace) -> None:
        self.server = server
        self.args = args
        self.moves = 0
        self.delays: list[float] = []
        self.errors: list[str] = []
        self.until = 0.0
        self.start_at = 0.0

    async def table(self, number: int) -> None:
        """Two players of one table, who play random games forever."""
        rng = random.Random(number)
        tokens = [f"bench-token-{number:06}-{seat}-xxxxxxxx" for seat in (0, 1)]
        settings = wire.Settings(pace=0, patience=0, block_seconds=1)
        new_table = wire.NewTable(self.args.game, 2, "Ana", settings=settings, token=tokens[0])
        seated = await request(self.server, "/api/tables", new_table, wire.Seated)
        await request(self.server, f"/api/tables/{seated.code}/join", wire.Join("Ben", token=tokens[1]), wire.Seated)
        address = self.server.replace("http", "ws", 1) + f"/ws/{seated.code}"
        sockets = [await connect(address, compression=None, max_size=2**22) for _ in tokens]
        for socket, token in zip(sockets, tokens, strict=True):
            await socket.send(wire.encode(wire.Hello(token)).decode())
        sent: dict[int, tuple[int, float]] = {}
        await sockets[0].send(wire.encode(wire.Start("start")).decode())
        try:
            await asyncio.gather(*(self.player(seat, sockets[seat], rng, sent) for seat in (0, 1)))
        finally:
            for socket in sockets:
                await socket.close()

    async def player(
        self, seat: int, socket: ClientConnection, rng: random.Random, sent: dict[int, tuple[int, float]]
    ) -> None:
        """One player, who answers every update; `sent` is shared by the two."""
        count = 0
        gap = self.args.tables / self.args.rate if self.args.rate else 0.0
        while True:
            async with asyncio.timeout(60):
                message = read(await socket.recv())
            if isinstance(message, wire.Error):
                self.errors.append(message.message)
            if not isinstance(message, wire.Update):
                continue
            now = time.perf_counter()
            mover, at = sent.get(message.ply, (seat, 0.0))
            if mover != seat:
                del sent[message.ply]
                if at > self.start_at:
                    self.delays.append(now - at)
                self.moves += 1
            if now > self.until:
                return
            if message.table.status == "over" and seat == 0:
                count += 1
                await socket.send(wire.encode(wire.Start(f"again{count}-{message.table.number}")).decode())
            own = message.own
            if message.table.status == "playing" and own and own["legal"]:
                if gap:
                    await asyncio.sleep(rng.expovariate(1 / gap))
                count += 1
                move = rng.choice(own["legal"])
                sent[message.ply + 1] = (seat, time.perf_counter())
                await socket.send(wire.encode(wire.MakeMove(f"{seat}-{count}", message.ply, move)).decode())

    async def run(self) -> None:
        """Play, and report the measurements after the warm-up."""
        self.until = float("inf")
        tasks = [asyncio.create_task(self.table(number)) for number in range(self.args.tables)]
        await asyncio.sleep(self.args.warm_up)
        gc.collect()
        gc.freeze()
        gc.disable()  # a pause of this process would count as the server's delay
        self.moves, self.delays = 0, []
        self.start_at = time.perf_counter()
        self.until = self.start_at + self.args.seconds
        before, memory = cpu_seconds(self.args.pid), memory_mb(self.args.pid)
        await asyncio.sleep(self.args.seconds)
        self.report(cpu_seconds(self.args.pid) - before, memory)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
                self.errors.append(repr(result))

    def report(self, cpu: float, memory: float) -> None:
        """Print the figures."""
        seconds = time.perf_counter() - self.start_at
        delays = statistics.quantiles(self.delays, n=100) if len(self.delays) > 1 else [0.0] * 99
        figures: dict[str, Any] = {
            "tables": self.args.tables,
            "moves_per_second": round(self.moves / seconds),
            "p50_ms": round(1000 * delays[49], 1),
            "p99_ms": round(1000 * delays[98], 1),
            "cpu_us_per_move": round(1e6 * cpu / max(1, self.moves)),
            "memory_mb": round(memory_mb(self.args.pid)),
            "memory_mb_at_first": round(memory),
            "errors": self.errors[:3],
            "load": os.getloadavg()[0],
        }
        print(json.dumps(figures) if self.args.json else "\n".join(f"{k:>18}: {v}" for k, v in figures.items()))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves per second in total (default: as fast as possible)"
    )
    parser.add_argument("--database", default="", help="URL of a PostgreSQL database (default: SQLite)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    Path(".build").mkdir(exist_ok=True)  # on a real disk; /tmp may be in memory
    with tempfile.TemporaryDirectory(dir=".build") as folder:
        command = [
            sys.executable,
            "-m",
            "knaves",
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--no-limits",
            "--bots",
            "0",
        ]
        if args.database:
            command += ["--database", args.database]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        server = process.stdout.readline().split()[-1].rstrip("/")
        args.pid = process.pid
        try:
            uvloop.run(Load(server, args).run())
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
