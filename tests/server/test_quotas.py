"""Storage is limited: per table, per address and in total, and unused tables are deleted after some time."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import commands
from knaves.server.attendance import HOST_SECONDS
from knaves.server.limits import ROW_BYTES, Limiter, Limits, Rate, daily_rate
from knaves.server.quotas import GAME_FACTOR, MEAN_BYTES, Quotas, prune
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import LogRow, Usage
from knaves.words import Words, error_sentence
from tests.server.in_process import client, serving
from tests.server.server_process import ADMIN
from tests.server.table_harness import NAMES, token_for
from tests.server.test_hub import move, sit
from tests.server.virtual_time import HubHarness, Reply

DAY = 86_400.0


@pytest.fixture
def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubHarness]:
    seeds = itertools.count()
    monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
    found = HubHarness(tmp_path)
    yield found
    found.close()


# --- A table


def test_a_game_over_the_move_limit_is_closed_and_players_see_why(harness: HubHarness) -> None:
    """By the rules, a stacks game with only discards never ends."""
    harness.hub.room.quotas = Quotas(game_moves=40)
    live, clients = sit(harness, "stacks")

    def discard() -> Reply:
        assert live.table.current_game is not None
        state = live.table.current_game.state
        seat = min(state.actors)
        text = next(str(move) for move in state.legal(seat) if str(move).startswith("-"))
        ply = len(live.table.current_game.moves)
        return harness.run(clients[seat].ask(live, wire.MakeMove(f"m{live.log_version}", ply, text)))

    for _ in range(40):
        assert isinstance(discard(), wire.Done)
    assert live.table.status == "playing"
    discard()
    update = clients[1].last(wire.Update)
    assert (update.table.status, update.table.close_code, update.ply) == ("closed", "game-too-long", 40)
    assert update.table.why_closed == error_sentence(Words(), "game-too-long")
    record = live.table.record()
    assert record is not None
    assert record.seed is not None, "the game can be replayed"
    harness.restart()
    again = harness.run(harness.hub.find(live.table.code))
    assert (again.table.status, again.table.close_code) == ("closed", "game-too-long")


def test_games_over_the_limit_from_earlier_versions_can_be_loaded(harness: HubHarness) -> None:
    harness.hub.room.quotas = Quotas(game_moves=0)
    live, clients = sit(harness)
    for _ in range(10):
        move(harness, live, clients)
    harness.restart()
    harness.hub.room.quotas = Quotas(game_moves=5)
    again = harness.run(harness.hub.find(live.table.code))
    assert again.table.status == "playing"
    assert again.table.current_game is not None
    assert len(again.table.current_game.moves) == 10


def test_a_table_over_its_log_limit_refuses_new_names_and_games_but_its_game_goes_on(harness: HubHarness) -> None:
    harness.hub.room.quotas = Quotas(table_entries=30)
    live, clients = sit(harness)
    names = itertools.count()

    def rename() -> Reply:
        number = next(names)
        return harness.run(clients[0].ask(live, wire.Rename(f"n{number}", f"Ana {number}")))

    while isinstance(answer := rename(), wire.Done):
        assert live.log_version <= 30
    assert isinstance(answer, wire.Error)
    assert (answer.code, answer.message) == (
        "not-now", "This table has reached its size limit. Please create a new one."
    )  # fmt: skip
    assert live.log_version == 30
    for _ in range(10):
        move(harness, live, clients)
    assert live.table.status == "playing"


def test_a_game_that_never_ends_is_closed_at_last(harness: HubHarness) -> None:
    """If everybody only discards in stacks, the log used to grow until the disk was full."""
    harness.hub.room.quotas = Quotas(table_entries=20)
    live, clients = sit(harness, "stacks")
    rng = random.Random(1)
    for _ in range(200):
        if live.table.status != "playing":
            break
        assert live.table.current_game is not None
        state = live.table.current_game.state
        if state.simultaneous:
            harness.wait(30)
            continue
        seat = min(state.actors)
        chosen = str(rng.choice(state.legal(seat)))
        ply = len(live.table.current_game.moves)
        harness.run(clients[seat].ask(live, wire.MakeMove(f"m{live.log_version}", ply, chosen)))
    assert live.table.status == "closed"
    assert live.table.why_closed == "Closed because the table has reached its size limit."
    assert live.log_version == GAME_FACTOR * 20 + 1
    rows = harness.run(harness.store.read(live.id))
    assert len(rows) == live.log_version
    assert sum(len(row.data) for row in rows) == live.table.log_bytes


def test_a_large_row_counts_as_several(harness: HubHarness) -> None:
    harness.hub.room.quotas = Quotas(table_entries=1000)
    live, clients = sit(harness, start=False)
    live.table.log_bytes = 1000 * MEAN_BYTES
    answer = harness.run(clients[0].ask(live, wire.Rename("n", "Ana Maria")))
    assert isinstance(answer, wire.Error)
    harness.hub.room.quotas = Quotas(table_entries=0)
    assert isinstance(harness.run(clients[0].ask(live, wire.Rename("m", "Ana Maria"))), wire.Done)


def test_entries_of_the_server_itself_are_not_refused(harness: HubHarness) -> None:
    """Hosting passes on at a full table, too; if refused, the server would retry every second."""
    live, clients = sit(harness, start=False)
    harness.hub.room.quotas = Quotas(table_entries=live.log_version)
    assert isinstance(harness.run(clients[0].ask(live, wire.Rename("n", "Ana Maria"))), wire.Error)
    clients[0].leave(live)
    harness.wait(HOST_SECONDS + 5)
    assert live.table.host == 1


# --- An address


def test_an_address_writes_a_bounded_amount_in_a_day() -> None:
    """Without the limit, one address wrote 24,843 entries in 25 s, or 34 GB a day."""
    now = 0.0
    limits = Limits(address=Rate(1e9, 1e9), player=Rate(1e9, 1e9))
    limiter = Limiter(limits, lambda: now)
    written = 0
    for hour in range(24):
        now = hour * 3600.0
        while not limiter.message("192.0.2.1", "player", wire.Rename("n", "x"), 1, 9_900):
            written += 10_000
    assert 300e6 < written < 460e6 + limits.written.burst
    assert not limiter.message("192.0.2.2", "player", wire.Rename("n", "x"), 1, 100)
    assert not limiter.message("192.0.2.1", "player", wire.Ping(), 1, 100)


def test_a_class_does_not_notice_the_quota() -> None:
    """A hundred people behind one router who move every five seconds use less than is refilled meanwhile."""
    now = 0.0
    limiter = Limiter(Limits(player=Rate(1e9, 1e9)), lambda: now)
    played = wire.MakeMove("0123456789abcdef", 10, "7H@c4")
    for second in range(600):
        now = float(second)
        for _ in range(20):
            assert not limiter.message("192.0.2.1", "player", played, 4, 70)
    assert limiter.limits.written.per_second > 20 * (ROW_BYTES + 70)


def test_the_daily_quota_is_a_setting() -> None:
    assert daily_rate(86_400.0) == Rate(1.0, 4320.0)
    assert daily_rate(0.0).burst > 1e12


# --- The whole store


def test_a_full_store_refuses_new_tables_and_games_but_running_games_go_on(
    harness: HubHarness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = harness.hub.room
    usage = Usage(79, 10**12)

    async def measured() -> Usage:
        return usage

    monkeypatch.setattr(harness.store, "usage", measured)
    room.quotas = replace(room.quotas, store_bytes=100)
    harness.run(room.measure())
    live, clients = sit(harness)
    harness.wait(61)
    assert caplog.text == ""
    usage = Usage(80, 10**12)
    harness.wait(61)
    assert room.level == "low"
    assert "the store is almost full" in caplog.text
    sit(harness)
    usage = Usage(100, 10**12)
    harness.wait(61)
    assert "the store is full" in caplog.text
    with pytest.raises(CommandRefused, match="no room for new tables or games"):
        harness.run(harness.hub.create(wire.NewTable("travel", 2, NAMES[0], token=token_for(7))))
    for _ in range(4):
        move(harness, live, clients)
    answer = harness.run(clients[0].ask(live, wire.Rename("n", "Ana Maria")))
    assert isinstance(answer, wire.Error)
    assert answer.code == "not-allowed"
    usage = Usage(50, 10**12)
    harness.wait(61)
    assert isinstance(harness.run(clients[0].ask(live, wire.Rename("n", "Ana Maria"))), wire.Done)
    usage = Usage(50, 10**7)  # the disk is full before the limit is reached
    harness.wait(61)
    assert room.level == "full"


def test_operators_see_how_much_is_stored(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(str(tmp_path), quotas=Quotas(store_bytes=1000)) as server, client(server) as http:
            metrics = (await http.get("/metrics")).text
            assert "knaves_store_max_bytes 1000.0" in metrics
            assert f"knaves_store_bytes {float(server.hub.room.usage.used)}" in metrics
            overview = (await http.get("/api/admin/overview", headers={"authorization": f"Bearer {ADMIN}"})).json()
            assert overview["store"] == {"used": server.hub.room.usage.used, "most": 1000, "level": "full"}
            made = await http.post("/api/tables", json={"game": "travel", "seats": 2, "name": "Ana"})
            assert made.status_code == 403
            assert "no room" in made.json()["message"]

    asyncio.run(scenario())


# --- Time


def tables(harness: HubHarness) -> set[str]:
    return {table for table, _ in harness.run(harness.store.tables())}


def test_only_unused_tables_are_deleted_after_the_retention_time(harness: HubHarness) -> None:
    left, _ = sit(harness)  # in play, without a clock
    lobby, _ = sit(harness, start=False)
    days, _ = sit(harness, settings=wire.Settings(pace=0, clock="days", seconds=5 * 86_400))
    used, clients = sit(harness)

    async def at(age: float) -> int:
        """Prune tables that have been unused for this long."""
        return await harness.store.prune(harness.hub.clock.ago(age))

    harness.wait(100)
    move(harness, used, clients)
    assert harness.run(at(101.0)) == 0
    assert tables(harness) == {left.id, lobby.id, days.id, used.id}
    assert harness.run(at(99.0)) == 2
    assert tables(harness) == {days.id, used.id}


@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_forty_days_ahead_deletes_nothing(harness: HubHarness, restart: bool) -> None:
    """It used to delete everything on startup, with a retention of thirty days."""
    for start in (False, True):
        sit(harness, start=start)
    before = tables(harness)
    harness.wait(60)
    harness.wall_jump += 40 * DAY
    if restart:
        harness.restart()

    async def an_hour() -> None:
        pruning = asyncio.create_task(prune(harness.store, lambda: harness.hub.clock.ago(30 * DAY)))
        await asyncio.sleep(3700)
        pruning.cancel()

    harness.run(an_hour())
    assert tables(harness) == before
    assert harness.run(harness.store.prune(harness.hub.clock.ago(3600.0))) == len(before)


def test_tables_of_every_status_are_deleted_after_enough_running_time(harness: HubHarness) -> None:
    live, _ = sit(harness)
    old = LogRow(live.log_version + 1, 0.0, "elsewhere", "", b"[]")
    summary = harness.run(harness.store.summary(live.id))
    assert summary is not None
    aged = summary._replace(updated_at=harness.hub.clock() - 31 * DAY, wake_at=None)
    harness.run(harness.store.append(live.id, old, aged))
    assert harness.run(harness.store.prune(harness.hub.clock.ago(30 * DAY))) == 1
    assert tables(harness) == set()
