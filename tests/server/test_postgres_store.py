"""Specific to the PostgreSQL store: several workers, lost connections, lost answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import psycopg
import pytest

from knaves.server.store import postgres_writer
from knaves.server.store.base import LOST, Conflict, Duplicate, Store, StoreError
from tests.postgres import shared
from tests.server.bad_line import BadLine
from tests.server.stores import entry, new_place, play, store_at, summary


@pytest.fixture
def place(tmp_path: Path) -> str:
    return new_place("postgres", tmp_path)


@asynccontextmanager
async def worker(place: str) -> AsyncIterator[Store]:
    store = store_at(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def soon(items: AsyncIterator[Any]) -> Any:
    return await asyncio.wait_for(anext(items), 60)


def end_sessions(place: str, query: str) -> int:
    """Make the server end the sessions whose last query matches."""
    with psycopg.connect(place) as connection:
        return connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE %s AND pid <> pg_backend_pid()",
            (query,),
        ).rowcount


# --- Several workers


def test_of_two_workers_that_race_for_a_version_one_wins(place: str) -> None:
    async def scenario() -> None:
        async with worker(place) as one, worker(place) as two:
            tables = [f"t{number}" for number in range(12)]
            for table in tables:
                await one.create(table, entry(1), summary(f"C{table}"))

            async def race(store: Store, name: str, table: str) -> list[int]:
                won, seen = [], [0]
                for version in range(2, 25):
                    try:
                        await store.append(table, entry(version, f"c{version}", name), summary(name=f"{version}"))
                        won.append(version)
                    except Conflict as conflict:
                        seen.append(conflict.version - version)
                assert min(seen) >= 0
                return won

            # In opposite orders, so that they would wait for each other in a circle if they locked as they came.
            races = [race(one, "one", table) for table in tables] + [race(two, "two", t) for t in reversed(tables)]
            wins = await asyncio.gather(*races)
            for table, by_one, by_two in zip(tables, wins[:12], reversed(wins[12:]), strict=True):
                assert sorted(by_one + by_two) == list(range(2, 25))
                log = await two.read(table)
                assert log == await one.read(table)
                assert [one.version for one in log] == list(range(1, 25))
                assert {one.version for one in log if one.actor == "one"} == set(by_one)
                seen = await one.summary(table)
                assert seen is not None
                assert seen.name == "24"
            assert await one.versions(tables) == dict.fromkeys(tables, 24)

    asyncio.run(scenario())


def test_an_append_waits_for_another_one_that_is_under_way(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        await store.create("u", entry(1), summary("FGHIJ"))
        async with await psycopg.AsyncConnection.connect(place) as someone:
            await someone.execute("UPDATE knaves.tables SET version = 2")
            await someone.execute("INSERT INTO knaves.entries SELECT number, 2, 0, 'x', '', '' FROM knaves.tables")
            late = asyncio.create_task(store.append("t", entry(2), summary()))
            early = asyncio.create_task(store.append("u", entry(3), summary()))
            await asyncio.sleep(0.2)
            assert not late.done()
            assert not early.done()
            await someone.commit()
        await early
        with pytest.raises(Conflict):
            await late
        assert await store.versions(["t", "u"]) == {"t": 2, "u": 3}

    play(place, scenario)


def test_the_same_command_sent_to_two_workers_takes_effect_once(place: str) -> None:
    async def scenario() -> None:
        async with worker(place) as one, worker(place) as two:
            for number in range(30):
                table = f"t{number}"
                await one.create(table, entry(1), summary(f"C{number}"))
                answers = await asyncio.gather(
                    one.append(table, entry(2, "move"), summary()),
                    two.append(table, entry(2, "move"), summary()),
                    return_exceptions=True,
                )
                assert sorted(type(answer).__name__ for answer in answers) == ["Duplicate", "NoneType"]

    asyncio.run(scenario())


def test_hints_reach_the_other_workers_alone(place: str) -> None:
    async def scenario() -> None:
        async with worker(place) as one, worker(place) as two:
            heard_by_one, heard_by_two, told_two = one.changes(), two.changes(), two.announcements()
            await one.create("a table", entry(1), summary())
            await one.append("a table", entry(2), summary())
            await one.announce("seat 1 is here\nand awake")
            assert await soon(heard_by_two) == ("a table", 2)
            assert await soon(told_two) == "seat 1 is here\nand awake"
            await two.append("a table", entry(3), summary())
            assert await soon(heard_by_one) == ("a table", 3)
            with pytest.raises(ValueError, match="bytes at most"):
                await one.announce("x" * 8000)

    asyncio.run(scenario())


def test_one_batch_may_hint_at_hundreds_of_tables(place: str) -> None:
    async def scenario() -> None:
        async with worker(place) as one, worker(place) as two:
            tables = [f"{'long' * 20}-{number}" for number in range(300)]
            await asyncio.gather(*(one.create(t, entry(1), summary(f"C{n}")) for n, t in enumerate(tables)))
            hints = two.changes()
            await asyncio.gather(*(one.append(t, entry(2), summary()) for t in tables))
            assert {await soon(hints) for _ in tables} == {(table, 2) for table in tables}

    asyncio.run(scenario())


def test_a_worker_that_may_have_missed_notifications_is_notified(place: str) -> None:
    async def scenario() -> None:
        async with worker(place) as one, worker(place) as two:
            hints = two.changes()
            await one.create("t", entry(1), summary())
            assert await asyncio.to_thread(end_sessions, place, "LISTEN%") == 2
            assert await soon(hints) == LOST
            await one.append("t", entry(2), summary())
            assert await soon(hints) == ("t", 2)

    asyncio.run(scenario())


# --- Lost connections


def test_a_session_that_the_server_ended_meanwhile_is_replaced(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        await store.append("t", entry(2), summary())
        assert await asyncio.to_thread(end_sessions, place, "%") >= 3
        await store.append("t", entry(3), summary())
        assert await asyncio.to_thread(end_sessions, place, "%") >= 1
        assert await store.versions(["t"]) == {"t": 3}
        assert await asyncio.to_thread(end_sessions, place, "%") >= 1
        await store.create("u", entry(1), summary("FGHIJ"))

    play(place, scenario)


@pytest.mark.parametrize("lost", ["request", "answer"])
def test_a_lost_answer_is_looked_up(place: str, lost: Literal["request", "answer"], tmp_path: Path) -> None:
    async def scenario() -> None:
        async with BadLine(place, shared().folder()) as line, worker(line.place) as store, worker(place) as other:
            line.cut(b"the first", lost)
            await store.create("t", entry(1, "the first"), summary())
            await store.create("u", entry(1), summary("FGHIJ"))
            hints = other.changes()
            for version in range(2, 5):
                line.cut(b"move-%d" % version, lost)
                await asyncio.gather(
                    store.append("t", entry(version, f"move-{version}"), summary()),
                    store.append("u", entry(version), summary()),
                )
                assert {await soon(hints), await soon(hints)} == {("t", version), ("u", version)}
            assert line.cuts == 4
            with pytest.raises(Duplicate):
                await store.append("t", entry(5, "move-4"), summary())
            assert [one.command for one in await other.read("t")] == ["the first", "move-2", "move-3", "move-4"]

    asyncio.run(scenario())


def test_refusals_survive_a_lost_answer(place: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with BadLine(place, shared().folder()) as line, worker(line.place) as store:
            await store.create("t", entry(1, "a"), summary())
            await store.create("u", entry(1), summary("FGHIJ"))
            line.cut(b"WITH incoming", "answer")
            answers = await asyncio.gather(
                store.append("t", entry(2, "a"), summary()),
                store.append("u", entry(9), summary()),
                return_exceptions=True,
            )
            assert line.cuts == 1
            assert [type(answer) for answer in answers] == [Duplicate, Conflict]

    asyncio.run(scenario())


def test_nothing_is_acknowledged_if_the_outcome_is_unknown(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_writer, "PATIENCE", 0.5)

    async def scenario() -> None:
        async with BadLine(place, shared().folder()) as line, worker(line.place) as store:
            await store.create("t", entry(1), summary())
            await store.append("t", entry(2), summary())
            line.cut(b"a move", "answer")
            line.dead = True
            with pytest.raises(StoreError, match="not known"):
                await store.append("t", entry(3, "a move"), summary())
            with pytest.raises(StoreError, match="cannot be reached"):
                await store.append("t", entry(3, "another"), summary())
            line.dead = False
            with pytest.raises(Duplicate):
                await store.append("t", entry(3, "a move"), summary())
            await store.append("t", entry(4, "another"), summary())

    asyncio.run(scenario())


def test_a_session_that_is_cut_off_while_it_waits_does_not_come_back(place: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with BadLine(place, shared().folder()) as line, worker(line.place) as store:
            await store.create("t", entry(1), summary())
            waits = asyncio.Event()
            line.hold = waits.wait
            async with (
                await psycopg.AsyncConnection.connect(place) as someone,
                await psycopg.AsyncConnection.connect(place, autocommit=True) as watching,
            ):
                await someone.execute("SELECT FROM knaves.tables FOR UPDATE")
                line.cut(b"a move", "answer")
                moving = asyncio.create_task(store.append("t", entry(2, "a move"), summary()))
                sessions: set[int] = set()
                while len(sessions) < 2:  # the one that is cut off, then the one that repeats it
                    assert not moving.done()
                    found = await watching.execute(
                        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                        " AND datname = current_database()"
                    )
                    waiting = {pid for (pid,) in await found.fetchall()}
                    assert len(waiting) <= 1
                    sessions |= waiting
                    if sessions:
                        waits.set()
                    await asyncio.sleep(0.01)
                await someone.rollback()
            await moving
            assert await store.read("t") == [entry(1), entry(2, "a move")]

    asyncio.run(scenario())


def test_a_locked_table_does_not_affect_the_others(place: str) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"t{number}" for number in range(5)]
        for table in tables:
            await store.create(table, entry(1), summary(f"C{table}"))
        async with await psycopg.AsyncConnection.connect(place) as someone:
            await someone.execute("SELECT FROM knaves.tables WHERE id = 't2' FOR UPDATE")
            answers = await asyncio.gather(
                *(store.append(table, entry(2), summary()) for table in tables), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [type(None)] * 2 + [StoreError] + [type(None)] * 2
        await store.append("t2", entry(2), summary())

    play(place, scenario)


# --- Sentences


def test_database_errors_are_one_sentence(place: str, tmp_path: Path) -> None:
    password = "postgresql://someone:secret@/games?host=" + str(tmp_path)
    for wrong, sentence in (
        (f"postgresql://knaves@/postgres?host={tmp_path}", "cannot be reached: .*No such file"),
        ("postgresql://knaves@127.0.0.1:1/postgres", "cannot be reached: .*refused"),
        (place.replace("/test_", "/no_"), 'database "no_.*" does not exist'),
        ("postgresql://knaves@/x?colour=red", "URL cannot be read: .*colour"),
        (password, "cannot be reached"),
    ):
        with pytest.raises(StoreError, match=sentence) as error:
            play(wrong, lambda store: store.ready())
        assert "\n" not in str(error.value)
        assert "secret" not in str(error.value)


def test_a_database_that_may_only_be_read_is_named(place: str) -> None:
    play(place, lambda store: store.ready())
    reading = place + "&options=-c%20default_transaction_read_only%3Don"
    with pytest.raises(StoreError, match=r"can only be read\.$"):
        play(reading, lambda store: store.ready())


def test_commits_reach_the_disk_whatever_the_server_defaults_to(place: str) -> None:
    careless = place + "&options=-c%20synchronous_commit%3Doff"

    async def scenario() -> None:
        async with worker(careless) as store:
            (row,) = await store._link.ask("SHOW synchronous_commit")  # type: ignore[attr-defined]
            assert row == ("on",)

    asyncio.run(scenario())
