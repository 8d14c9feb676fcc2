"""The requirements for every store; each test runs on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from knaves.server.server_clock import start_clock
from knaves.server.store.base import Ban, CodeTaken, Conflict, Duplicate, Store, StoreError
from tests.server.stores import KINDS, Kind, entry, new_place, play, store_at, summary


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    kind: Kind = request.param
    return kind


@pytest.fixture
def place(kind: Kind, tmp_path: Path) -> str:
    return new_place(kind, tmp_path)


# --- The log


def test_a_log_is_read_back_as_it_was_written(place: str) -> None:
    entries = [
        entry(1, "c1", "host", b'{"a": "\xc3\xa9 \xf0\x9f\x82\xa1"}'),
        entry(2, "c2"),
        entry(3, data=b"\x00\xff"),
    ]

    async def scenario(store: Store) -> None:
        await store.create("t", entries[0], summary())
        for one in entries[1:]:
            await store.append("t", one, summary(wake_at=5.5))
        assert await store.read("t") == entries
        assert await store.read("t", after=2) == entries[2:]
        assert await store.read("t", after=3) == []
        assert await store.read("other") == []
        assert await store.versions(["t", "other"]) == {"t": 3}

    async def after_a_restart(store: Store) -> None:
        assert await store.read("t") == entries
        assert await store.summary("t") == summary(wake_at=5.5)

    play(place, scenario)
    play(place, after_a_restart)


def test_an_entry_must_follow_the_last_one(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        for wrong in (0, 1, 3, 7):
            with pytest.raises(Conflict) as conflict:
                await store.append("t", entry(wrong, f"c{wrong}"), summary(name="not to be seen"))
            assert conflict.value.version == 1
        with pytest.raises(Conflict) as conflict:
            await store.append("nowhere", entry(2), summary())
        assert conflict.value.version == 0
        assert await store.read("t") == [entry(1)]
        assert await store.summary("t") == summary()

    play(place, scenario)


def test_a_command_takes_effect_once(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1, "start", "host"), summary())
        await store.create("u", entry(1, "start", "host"), summary("FGHIJ"))
        await store.append("t", entry(2, "move"), summary())
        await store.append("t", entry(3, "move", "seat:1"), summary())  # ids are unique for an actor alone
        for version in (1, 2, 4, 9):
            with pytest.raises(Duplicate) as duplicate:
                await store.append("t", entry(version, "move"), summary())
            assert duplicate.value.version == 2
        await store.append("u", entry(2, "move"), summary("FGHIJ"))  # and for a table
        await store.append("t", entry(4), summary())
        await store.append("t", entry(5), summary())  # entries without an id do not count as one
        assert [one.version for one in await store.read("t")] == [1, 2, 3, 4, 5]

    play(place, scenario)


def test_concurrent_appends_are_decided_one_by_one(place: str) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(store.create(table, entry(1), summary(f"C{table}")) for table in tables))
        attempts = [
            store.append(table, entry(version, command), summary(name=f"{table} {version}"))
            for version, command in ((2, "a"), (3, "b"), (3, "late"), (4, "a"), (4, "c"))
            for table in tables
        ]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        for number, table in enumerate(tables):
            mine = answers[number :: len(tables)]
            assert [type(answer) for answer in mine] == [type(None), type(None), Conflict, Duplicate, type(None)]
            assert [one.command for one in await store.read(table)] == ["", "a", "b", "c"]
            found = await store.summary(table)
            assert found is not None
            assert found.name == f"{table} 4"

    play(place, scenario)


def test_concurrent_appends_may_partly_be_refused(place: str) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"t{number}" for number in range(60)]
        late, again = set(tables[::3]), set(tables[1::5]) - set(tables[::3])
        await asyncio.gather(*(store.create(table, entry(1, "a"), summary(f"C{table}")) for table in tables))
        await asyncio.gather(*(store.append(table, entry(2, "b"), summary(f"C{table}")) for table in late))
        answers = await asyncio.gather(
            *(store.append(t, entry(2, "a" if t in again else "c"), summary(f"C{t}", name=t)) for t in tables),
            return_exceptions=True,
        )
        for table, answer in zip(tables, answers, strict=True):
            refused = Conflict(2) if table in late else Duplicate(1) if table in again else None
            assert repr(answer) == repr(refused)
            commands = ["a", "b"] if table in late else ["a"] if table in again else ["a", "c"]
            assert [one.command for one in await store.read(table)] == commands
            assert (await store.versions([table]))[table] == len(commands)
            found = await store.summary(table)
            assert found is not None
            assert found.name == (table if refused is None else summary().name)

    play(place, scenario)


def test_an_entry_that_cannot_be_stored_does_not_affect_the_others(place: str, kind: Kind) -> None:
    async def scenario(store: Store) -> None:
        tables = [f"t{number}" for number in range(9)]
        await asyncio.gather(*(store.create(table, entry(1), summary(f"C{table}")) for table in tables))
        names = ["fine"] * 8 + ["a lone surrogate \ud800"]
        attempts = (store.append(t, entry(2), summary(name=name)) for t, name in zip(tables, names, strict=True))
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 8 + [StoreError]
        assert await store.versions(tables) == dict.fromkeys(tables[:8], 2) | {"t8": 1}

    play(place, scenario)


def test_if_many_race_for_a_version_one_wins(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())

        async def racer(name: int) -> list[int]:
            won, lags = [], [0]
            for version in range(2, 30):
                try:
                    await store.append("t", entry(version, f"{name}-{version}", f"seat:{name}"), summary())
                    won.append(version)
                except Conflict as conflict:
                    lags.append(conflict.version - version)
            assert min(lags) >= 0
            return won

        wins = await asyncio.gather(*(racer(name) for name in range(8)))
        assert sorted(version for won in wins for version in won) == list(range(2, 30))
        log = await store.read("t")
        assert [one.version for one in log] == list(range(1, 30))
        for name, won in enumerate(wins):
            assert [one.version for one in log[1:] if one.actor == f"seat:{name}"] == won

    play(place, scenario)


def test_a_cancelled_caller_does_not_affect_others(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        await store.create("u", entry(1), summary("FGHIJ"))
        impatient = asyncio.create_task(store.append("t", entry(2, "c"), summary()))
        patient = asyncio.create_task(store.append("u", entry(2, "c"), summary()))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        with pytest.raises(Duplicate):
            await store.append("t", entry(3, "c"), summary())

    play(place, scenario)


# --- Reviews


def test_a_review_is_kept_as_long_as_its_table(place: str, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        await store.create("u", entry(1), summary("FGHIJ"))
        for table, game, data in (("t", 1, b"old"), ("t", 1, b"\x00\xff"), ("t", 2, b"b"), ("u", 1, b"c")):
            await store.keep_review(table, game, data)
        await store.keep_review("nowhere", 1, b"lost")
        assert await store.review("t", 1) == b"\x00\xff"
        assert await store.review("t", 3) is None
        assert await store.review("nowhere", 1) is None
        await store.backup(tmp_path / "copy.db")
        await store.delete("t")
        assert [await store.review("t", 1), await store.review("t", 2)] == [None, None]
        assert await store.review("u", 1) == b"c"
        assert await store.prune(1e12) == 1
        await store.restore(tmp_path / "copy.db")
        assert await store.review("t", 2) == b"b"

    play(place, scenario)


# --- Finding tables


def test_codes_are_unique_among_the_tables_that_are_kept(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create("t", entry(1), summary())
        with pytest.raises(CodeTaken):
            await store.create("u", entry(1), summary())
        with pytest.raises(Conflict):
            await store.create("t", entry(1, "again"), summary("FGHIJ"))
        assert await store.read("u") == []
        assert await store.find("ABCDE") == "t"
        assert await store.find("FGHIJ") is None
        await store.append("t", entry(2), summary("FGHIJ"))  # a code is given once
        assert await store.find("ABCDE") == "t"
        await store.delete("t")
        assert await store.find("ABCDE") is None
        assert await store.read("t") == []
        await store.create("u", entry(1), summary())
        assert await store.read("u") == [entry(1)]

    play(place, scenario)


def test_lists_go_from_the_last_updated_back(place: str) -> None:
    async def scenario(store: Store) -> None:
        for number in range(10):
            await store.create(
                f"t{number}",
                entry(1),
                summary(f"C{number}", public=number % 2 == 0, status="lobby", updated_at=float(number // 2)),
            )
        await store.append("t4", entry(2), summary(status="playing", updated_at=9.0))
        everything = await store.tables()
        assert [table for table, _ in everything] == ["t4", "t9", "t8", "t7", "t6", "t5", "t3", "t2", "t1", "t0"]
        pages, before = [], None
        while page := await store.tables(limit=3, before=before):
            pages += page
            before = page[-1][1].updated_at, page[-1][0]
        assert pages == everything
        public = await store.tables(public_only=True, status="lobby")
        assert [table for table, _ in public] == ["t8", "t6", "t2", "t0"]
        assert all(one.public is True for _, one in public)

    play(place, scenario)


def test_tables_are_due_at_their_time_and_not_before(place: str) -> None:
    async def scenario(store: Store) -> None:
        for number, at in enumerate((30.0, None, 10.0, 20.0)):
            await store.create(f"t{number}", entry(1), summary(f"C{number}", wake_at=at))
        assert await store.due(9.9) == []
        assert await store.due(20.0) == ["t2", "t3"]
        assert await store.due(99.0, limit=1) == ["t2"]
        await store.append("t2", entry(2), summary(wake_at=None))
        assert await store.due(99.0) == ["t3", "t0"]

    play(place, scenario)


def test_old_tables_are_pruned_whatever_their_status_unless_something_is_due(place: str) -> None:
    async def scenario(store: Store) -> None:
        for number in range(250):  # more than one transaction's worth
            await store.create(f"over{number}", entry(1), summary(f"o{number}", status="over", updated_at=5.0))
        for status in ("lobby", "closed", "playing"):
            await store.create(status, entry(1), summary(status, status=status, updated_at=5.0))
        await store.create("overdue", entry(1), summary("d", status="playing", updated_at=5.0, wake_at=9.0))
        await store.create("clock runs", entry(1), summary("w", status="playing", updated_at=5.0, wake_at=10.0))
        await store.create("recent", entry(1), summary("r", status="over", updated_at=10.0))
        await store.create("recently played", entry(1), summary("p", status="playing", updated_at=10.0))
        assert await store.prune(10.0) == 254
        assert {table for table, _ in await store.tables()} == {"clock runs", "recent", "recently played"}
        assert await store.read("over7") == []
        assert await store.read("clock runs") == [entry(1)]
        assert await store.prune(10.0) == 0

    play(place, scenario)


def test_time_starts_at_the_wall_clock_but_never_before_the_newest_table(place: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.newest() == 0.0
        wall = await store.time()
        clock = await start_clock(store)
        assert wall <= clock() < wall + 300.0
        assert clock.downtimes == []
        await store.create("t", entry(1), summary(updated_at=wall + 3600.0))
        assert await store.newest() == wall + 3600.0
        assert (await start_clock(store))() >= wall + 3600.0
        await store.append("t", entry(2), summary(updated_at=wall - 100.0))
        await clock.save(store)
        assert (await start_clock(store)).downtimes == []  # a server ran just now
        await store.set_setting("alive", str(wall - 90.0))
        (downtime,) = (await start_clock(store)).downtimes
        assert downtime[0] == wall - 90.0

    play(place, scenario)


def test_a_store_knows_how_much_it_keeps(place: str) -> None:
    async def scenario(store: Store) -> None:
        before = await store.usage()
        for number in range(20):
            await store.create(f"t{number}", entry(1, data=os.urandom(50_000)), summary(f"c{number}", updated_at=5.0))
        after = await store.usage()
        assert 1_000_000 < after.used - before.used < 5_000_000
        assert (after.free is None) is place.startswith("postgresql:")

    play(place, scenario)


# --- What the admin page keeps


def test_bans_and_settings(place: str) -> None:
    async def scenario(store: Store) -> None:
        await store.ban(Ban("192.0.2.1", "spam", 2.0, 50.0))
        await store.ban(Ban("2001:db8::1", "", 1.0, None))
        await store.ban(Ban("192.0.2.1", "more spam", 3.0, None))
        assert await store.bans() == [Ban("2001:db8::1", "", 1.0, None), Ban("192.0.2.1", "more spam", 3.0, None)]
        await store.unban("192.0.2.1")
        assert [ban.address for ban in await store.bans()] == ["2001:db8::1"]
        assert await store.setting("retention") is None
        await store.set_setting("retention", "30")
        await store.set_setting("retention", "60")
        assert await store.setting("retention") == "60"
        await store.set_setting("retention", None)
        assert await store.setting("retention") is None
        await store.ready()

    play(place, scenario)


# --- Care


@pytest.mark.parametrize("other", KINDS)
def test_a_backup_of_either_store_fills_either_store(place: str, other: Kind, tmp_path: Path) -> None:
    target = tmp_path / "copy.knaves"
    log = [entry(1, "a"), entry(2, "b", data=b"\x00\xfe")]

    async def fill(store: Store) -> None:
        await store.create("t", log[0], summary(public=False))
        await store.ban(Ban("192.0.2.1", "spam", 2.0, 50.0))
        await store.set_setting("retention", "30")

        async def play_on() -> None:
            await store.append("t", log[1], summary(public=False, wake_at=7.0))
            for version in range(3, 200):
                await store.append("t", entry(version), summary())

        playing = asyncio.create_task(play_on())
        await asyncio.sleep(0.01)
        await store.backup(target)
        await playing
        with pytest.raises(StoreError, match="exists already"):
            await store.backup(target)

    async def check(store: Store) -> None:
        await store.restore(target)
        found = await store.read("t")
        assert found[:2] == log[: len(found)]
        assert [one.version for one in found] == list(range(1, len(found) + 1))
        assert await store.versions(["t"]) == {"t": len(found)}
        assert await store.bans() == [Ban("192.0.2.1", "spam", 2.0, 50.0)]
        assert await store.setting("retention") == "30"
        with pytest.raises(StoreError, match="has tables already"):
            await store.restore(target)
        await store.append("t", entry(len(found) + 1), summary())
        await store.create("u", entry(1), summary("FGHIJ"))  # its number is free
        assert await store.read("u") == [entry(1)]

    play(place, fill)
    asyncio.run(store_at(place).backup(tmp_path / "closed.knaves"))  # also when no server runs
    play(new_place(other, tmp_path / "other"), check)


def test_the_error_names_a_backup_that_cannot_be_restored(place: str, tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"no database" * 1000)

    async def scenario(store: Store) -> None:
        with pytest.raises(StoreError, match="is not a database of Knaves"):
            await store.restore(garbage)
        with pytest.raises(StoreError, match="cannot be read: No such file"):
            await store.restore(tmp_path / "nothing")
        with pytest.raises(StoreError, match=r"cannot be (written|opened)"):
            await store.backup(tmp_path / "no folder" / "copy")
        await store.ready()

    play(place, scenario)


def test_a_store_that_is_not_open_says_so(place: str) -> None:
    async def scenario() -> None:
        store = store_at(place)
        with pytest.raises(StoreError):
            await store.append("t", entry(1), summary())
        await store.open()
        changes = store.changes()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", entry(1), summary())
        with pytest.raises(StoreError, match=r"closed|not open"):
            await store.read("t")
        assert [change async for change in changes] == []
        await store.close()

    asyncio.run(scenario())
