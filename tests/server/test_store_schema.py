"""The schema: new, upgraded, and refused if it is newer or not ours."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import psycopg
import pytest

from knaves.server.store.base import LogRow, Store, StoreError, Summary
from knaves.server.store.schema import scripts
from tests.server.stores import KINDS, Kind, entry, new_place, play, store_at, summary

FIXTURES = Path(__file__).parent / "fixtures"


def run_script(place: str, script: str) -> None:
    """Run SQL on the database directly, without the store."""
    if place.startswith("postgresql:"):
        with psycopg.connect(place) as connection:
            connection.execute(script.encode())
    else:
        Path(place).mkdir(exist_ok=True)
        with contextlib.closing(sqlite3.connect(Path(place, "knaves.db"), isolation_level=None)) as database:
            database.executescript(script)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    kind: Kind = request.param
    return kind


@pytest.fixture
def place(kind: Kind, tmp_path: Path) -> str:
    return new_place(kind, tmp_path)


def test_a_database_of_version_1_is_upgraded_with_all_it_holds(place: str, kind: Kind) -> None:
    run_script(place, (FIXTURES / f"{kind}-1.sql").read_text(encoding="utf-8"))

    async def scenario(store: Store) -> None:
        assert await store.read("old") == [
            LogRow(1, 1700000001.25, "host", "c1", b'{"a":1}'),
            LogRow(2, 1700000002.25, "seat:0", "c2", '{"b":"é"}'.encode()),
        ]
        assert await store.summary("older") == Summary(
            "ELDER", "stacks", "Zoë", "over", False, None, 1600000000.0, 3, 3
        )
        await store.append("old", entry(3), summary())
        await store.create("new", entry(1), summary())
        await store.set_setting("retention", "30")

    play(place, scenario)
    play(place, lambda store: store.ready())  # and once more, with nothing to upgrade


def test_a_backup_of_version_1_can_be_restored(place: str, tmp_path: Path) -> None:
    old = tmp_path / "old"
    run_script(str(old), (FIXTURES / "sqlite-1.sql").read_text(encoding="utf-8"))
    before = (old / "knaves.db").read_bytes()

    async def scenario(store: Store) -> None:
        await store.restore(old / "knaves.db")
        assert await store.versions(["old", "older"]) == {"old": 2, "older": 1}

    play(place, scenario)
    assert (old / "knaves.db").read_bytes() == before


def test_a_newer_database_is_refused(place: str, kind: Kind) -> None:
    play(place, lambda store: store.ready())
    newer = len(scripts(kind)) + 1
    run_script(
        place,
        f"UPDATE {'knaves.' if kind == 'postgres' else ''}schema_version SET version = {newer}",
    )
    with pytest.raises(StoreError, match=rf"newer version of Knaves \(its schema is {newer}, this server knows"):
        play(place, lambda store: store.ready())


def test_a_database_of_something_else_is_left_alone(place: str, kind: Kind) -> None:
    theirs = "CREATE TABLE theirs (a INTEGER);"
    run_script(place, theirs if kind == "sqlite" else f"CREATE SCHEMA knaves; SET search_path = knaves; {theirs}")
    with pytest.raises(StoreError, match="holds something that is not Knaves'"):
        play(place, lambda store: store.ready())


def test_a_migration_that_fails_leaves_everything_as_it_was(place: str, kind: Kind) -> None:
    run_script(place, (FIXTURES / f"{kind}-1.sql").read_text(encoding="utf-8"))
    in_the_way = "CREATE TABLE settings (a INTEGER);"
    run_script(place, in_the_way if kind == "sqlite" else f"SET search_path = knaves; {in_the_way}")
    with pytest.raises(StoreError, match=r"settings.* already exists"):
        play(place, lambda store: store.ready())
    remove = "DROP TABLE settings;"
    run_script(place, remove if kind == "sqlite" else f"SET search_path = knaves; {remove}")

    async def scenario(store: Store) -> None:
        assert await store.versions(["old"]) == {"old": 2}
        await store.set_setting("retention", "30")

    play(place, scenario)


def test_workers_that_start_together_migrate_once(tmp_path: Path) -> None:
    place = new_place("postgres", tmp_path)

    async def scenario() -> None:
        stores = [store_at(place) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.ready() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scenario())
