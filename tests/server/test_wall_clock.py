"""The wall clock jumps while a server is running or down: games go on as if nothing had happened."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import commands, log_entries
from knaves.server.limits import Limiter, Limits, Rate
from knaves.server.server_clock import MAX_DOWNTIMES, Clock
from knaves.server.store.base import LogRow
from knaves.server.table_rows import apply_rows, summarize
from tests.server.test_hub import move, sit, turn
from tests.server.virtual_time import HubHarness

DAY = 86_400.0
JUMPS = pytest.mark.parametrize("jump", [-30.0, -3600.0, 40 * DAY], ids=["back 30 s", "back 1 h", "ahead 40 days"])
RESTARTS = pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])


@pytest.fixture
def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubHarness]:
    seeds = itertools.count()
    monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
    found = HubHarness(tmp_path)
    yield found
    found.close()


@JUMPS
def test_a_clock_jump_does_not_change_rate_limits(harness: HubHarness, jump: float) -> None:
    """A jump back by 30 s used to lock honest clients out for 30 s; a jump ahead refilled used-up tokens."""
    limiter = Limiter(Limits(tables=Rate(1.0, 5.0)), harness.hub.clock)

    def allowed(address: str) -> bool:
        return not limiter.new_table(address)

    assert [allowed("192.0.2.1") for _ in range(6)] == [True] * 5 + [False]
    harness.wall_jump += jump
    assert not allowed("192.0.2.1")
    assert allowed("192.0.2.2")
    harness.wait(1.1)
    assert allowed("192.0.2.1")
    assert not allowed("192.0.2.1")


@JUMPS
@RESTARTS
def test_bots_play_on_after_a_clock_jump(harness: HubHarness, jump: float, restart: bool) -> None:
    """After a jump back, bots used to wait for as long as the jump, even after a restart."""
    live, clients = sit(harness, people=1, settings=wire.Settings(pace=1000, patience=0, bot_level="random"))
    if turn(live) != 0:
        harness.until(lambda: turn(live) == 0, 10)
    move(harness, live, clients)
    assert turn(live) == 1
    harness.wall_jump += jump
    if restart:
        harness.restart()
        live = harness.run(harness.hub.find(live.table.code))
    harness.until(lambda: turn(live) == 0, 10)


@JUMPS
@RESTARTS
def test_a_players_clock_runs_out_on_time_after_a_clock_jump(harness: HubHarness, jump: float, restart: bool) -> None:
    """Not at once after a jump ahead, and not an hour late after a jump back."""
    settings = wire.Settings(pace=0, patience=0, clock="move", seconds=60, bot_level="random")
    live, clients = sit(harness, settings=settings)
    move(harness, live, clients)
    waiting, ply = turn(live), 1
    harness.wait(20)
    harness.wall_jump += jump
    if restart:
        harness.restart()
        live = harness.run(harness.hub.find(live.table.code))
    assert live.table.current_game is not None
    harness.run(clients[waiting].hello(live))
    (deadline,) = clients[waiting].last(wire.Update).deadlines
    assert deadline.until - clients[waiting].last(wire.Update).now == pytest.approx(40, abs=1)
    harness.wait(38)
    assert len(live.table.current_game.moves) == ply
    harness.wait(4)
    assert len(live.table.current_game.moves) > ply


@JUMPS
@RESTARTS
def test_a_clock_jump_does_not_change_patience_with_an_absent_player(
    harness: HubHarness, jump: float, restart: bool
) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(5)
    harness.wall_jump += jump
    if restart:
        harness.restart()
        live = harness.run(harness.hub.find(live.table.code))
        harness.run(clients[0].hello(live))
        harness.wait(5)
    harness.wait(50)
    assert live.table.seats[1].stand_in == ""
    harness.wait(10)
    assert live.table.seats[1].stand_in == "away"


def test_a_server_whose_clock_is_behind_continues_at_the_time_of_the_log(harness: HubHarness) -> None:
    """Another server wrote a row that is an hour ahead; a bot here used to wait for an hour."""
    live, clients = sit(harness, people=1, settings=wire.Settings(pace=1000, patience=60, bot_level="random"))
    harness.until(lambda: turn(live) == 0, 10)
    assert live.table.current_game is not None
    moved = log_entries.MoveMade(0, str(live.table.current_game.state.legal(0)[0]))
    row = LogRow(live.log_version + 1, harness.hub.clock() + 3600.0, "elsewhere", "", log_entries.encode([moved]))
    after = apply_rows(live.table.copy(), [row])
    harness.run(harness.store.append(live.id, row, summarize(after)))
    harness.run(live.catch_up())
    assert turn(live) == 1
    harness.until(lambda: turn(live) == 0, 10)
    rows = harness.run(harness.store.read(live.id))
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    assert clients[0].last(wire.Update).now == pytest.approx(row.at + 1.0, abs=1.0)
    assert live.table.seats[0].stand_in == ""


def test_downtime_does_not_count_for_clocks_and_is_recorded_once(harness: HubHarness) -> None:
    """A player with three days on the clock keeps them though the server is down for a week, twice."""
    settings = wire.Settings(pace=0, patience=0, clock="days", seconds=3 * 86_400, bot_level="random")
    live, clients = sit(harness, settings=settings)
    move(harness, live, clients)
    waiting = turn(live)
    harness.wait(60)
    for _ in range(2):
        harness.wall_jump += 7 * DAY
        harness.restart()
        harness.wait(60)  # without loading the table
    live = harness.run(harness.hub.find(live.table.code))
    harness.run(clients[waiting].hello(live))
    update = clients[waiting].last(wire.Update)
    (deadline,) = update.deadlines
    assert deadline.until - update.now == pytest.approx(3 * DAY - 180, abs=5)
    version = live.table.version
    harness.restart()
    live = harness.run(harness.hub.find(live.table.code))
    assert live.table.version == version


def test_the_clock_subtracts_downtimes() -> None:
    clock = Clock(1000.0, [(300.0, 400.0), (900.0, 950.0), (390.0, 500.0)], monotonic=lambda: 5.0)
    assert clock() == 1000.0
    assert clock.downtimes == [(300.0, 500.0), (900.0, 950.0)]
    assert clock.ago(10.0) == 990.0
    assert clock.ago(60.0) == 890.0
    assert clock.ago(700.0) == 50.0
    assert clock.downtime(0.0, 1000.0) == 250.0
    assert clock.downtime(450.0, 920.0) == 70.0
    many = Clock(0.0, [(2.0 * n, 2.0 * n + 1) for n in range(2 * MAX_DOWNTIMES)])
    assert len(many.downtimes) == MAX_DOWNTIMES
    assert many.downtimes[0][0] == 0.0
    assert many.downtime(0.0, 1e9) >= 2 * MAX_DOWNTIMES
