"""A server, or its database, is killed under load. bench/faults.py does the same with 200 tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.faults import campaign
from tests.postgres import Postgres


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    load, problems, _ = asyncio.run(campaign(tables=30, rounds=3, folder=tmp_path, seconds=1.0, min_moves=100))
    assert problems == []
    assert load.count() > 300


def test_nothing_acknowledged_is_lost_when_postgres_is_killed(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        load, problems, recoveries = asyncio.run(
            campaign(tables=30, rounds=4, folder=tmp_path, postgres=postgres, seconds=1.0, min_moves=100)
        )
    finally:
        postgres.remove()
    assert problems == []
    assert load.count() > 300
    assert [recovery.killed for recovery in recoveries] == ["server", "database", "both", "server"]
