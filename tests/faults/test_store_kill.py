"""kill -9 under load: nothing acknowledged is lost, no log has a gap, and the next server opens at once."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from knaves.server.store.base import Store
from tests.campaigns import sampled
from tests.faults.appender import TABLES
from tests.processes import LIMIT, killed_at_the_end, read_line
from tests.server.stores import KINDS, Kind, new_place, play

ROOT = Path(__file__).parents[2]
ROUNDS = sampled(16)

Acknowledged = dict[tuple[str, int], str]


def append_until_killed(place: str, round_: int, enough: int) -> Acknowledged:
    """Start an appender and kill it once it has acknowledged that much; returns all that it acknowledged."""
    command = [sys.executable, "-m", "tests.faults.appender", place, str(round_)]
    with killed_at_the_end(subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)) as process:
        assert read_line(process) == "open\n"
        lines: list[str] = []
        reading = threading.Thread(target=lambda: lines.extend(process.stdout or ()))
        reading.start()
        until = time.monotonic() + LIMIT
        while len(lines) < enough:  # a time instead would mean little work on a busy machine
            assert time.monotonic() < until, f"only {len(lines)} of {enough} appends were acknowledged"
            time.sleep(0.001)
        process.kill()
        reading.join(LIMIT)
    words = (line.split() for line in lines if line.endswith("\n"))
    return {(table, int(version)): name for table, version, name in words}


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(kind: Kind, tmp_path: Path) -> None:
    place = new_place(kind, tmp_path)
    rng = random.Random(20)
    acknowledged: Acknowledged = {}
    for round_ in range(ROUNDS):
        new = append_until_killed(place, round_, rng.randint(1, 30 * TABLES))
        assert not new.keys() & acknowledged.keys(), "a version was acknowledged twice"
        acknowledged |= new

    async def check(store: Store) -> None:
        tables = [f"t{number}" for number in range(TABLES)]
        versions = await store.versions(tables)
        stored: Acknowledged = {}
        for table in tables:
            log = await store.read(table)
            assert [entry.version for entry in log] == list(range(1, versions[table] + 1))
            table_summary = await store.summary(table)
            assert table_summary is not None
            assert table_summary.name == (log[-1].command if len(log) > 1 else "Friends")
            stored |= {(table, entry.version): entry.command for entry in log}
        assert stored.items() >= acknowledged.items()

    play(place, check)
    assert len(acknowledged) > 10 * TABLES
