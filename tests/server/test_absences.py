"""Leaving a table, being idle, coming back, and taking over from a bot."""

from __future__ import annotations

import msgspec
import pytest

from knaves import wire
from knaves.server import commands, log_entries, table_clock
from knaves.server.bot_turns import bots_asked_at
from knaves.server.refusals import CommandRefused
from knaves.server.updates import table_info
from tests.server.table_harness import TableHarness, token_for, update_for


def test_leaving_before_a_game_frees_the_seat_and_during_it_a_bot_plays_on() -> None:
    lobby = TableHarness("classic", 3, start=False)
    lobby.do(1, wire.Leave("l"))
    assert lobby.table.seats[1].kind == "open"
    playing = TableHarness("classic", 3)
    playing.do(1, wire.Leave("l"))
    assert playing.table.seats[1].stand_in == "left"
    assert playing.table.seat_for_token(token_for(1)) == 1
    assert playing.do(1, wire.Leave("again")) == []


def test_a_player_who_acts_is_back() -> None:
    table = TableHarness("classic", 3)
    seat = table.state.turn
    table.do(seat, wire.Leave("l"))
    assert not table.table.is_person(seat)
    assert table_clock.bot_turns(table.table, table.now) == [(seat, "casual", "bot")]
    table.play(seat, table.legal(seat)[0])
    assert table.table.is_person(seat)


def test_when_the_host_leaves_the_next_person_becomes_host_for_good() -> None:
    table = TableHarness("classic", 4, people=4, bots={"1": "casual"})
    table.do(0, wire.Leave("l"))
    assert table.table.host == 2  # seat 1 is a bot
    table.do(2, wire.Leave("l"))
    assert table.table.host == 3
    table.do(3, wire.Leave("l"))
    assert table_info(table.table).host is None
    table.do(2, wire.Rename("back", "Cem"))
    assert table.table.host == 2
    table.do(0, wire.Rename("back", "Ana"))
    assert table.table.host == 2


def test_others_may_let_a_bot_play_for_an_idle_player() -> None:
    table = TableHarness("classic", 3, settings=wire.Settings(pace=0, idle_seconds=60))
    idle = table.state.turn
    one, other = (seat for seat in range(3) if seat != idle)
    assert update_for(table.table, None).idle == [wire.IdleSeat(idle, table.now + 60)]
    assert table_clock.wake_at(table.table) is None  # nothing happens by itself
    table.now += 59
    assert table.refuses("wait", one, wire.StandIn("s", idle)).until == table.now + 1
    table.now += 1
    table.refuses("not-allowed", idle, wire.StandIn("s", idle))
    table.refuses("not-now", one, wire.StandIn("s", other))  # not their turn
    table.refuses("no-such-seat", one, wire.StandIn("s", 3))
    assert table.do(one, wire.StandIn("s", idle)) == [log_entries.StandInStarted(idle, "idle")]
    assert table_info(table.table).seats[idle].stand_in == "idle"
    assert update_for(table.table, other).events[-1].event == {"event": "stood-in", "seat": idle, "why": "idle"}
    table.refuses("not-now", other, wire.StandIn("t", idle))
    assert bots_asked_at(table.table) == table.now + 3  # gives the player time to return
    assert table.table.host == 0


@pytest.mark.parametrize("how", ["tap", "move", "anything"])
def test_an_idle_player_is_back_with_one_tap_or_by_moving(how: str) -> None:
    table = TableHarness("classic", 3, settings=wire.Settings(pace=0, idle_seconds=60))
    idle = table.state.turn
    table.now += 100
    table.do((idle + 1) % 3, wire.StandIn("s", idle))
    if how == "tap":
        assert table.do(idle, wire.Return("r")) == [log_entries.PlayerReturned(idle)]
        assert table.do(idle, wire.Return("again")) == []
        table.refuses("wait", (idle + 1) % 3, wire.StandIn("t", idle))  # not at once again
        table.now += 30
        table.do((idle + 1) % 3, wire.StandIn("u", idle))  # a player who only taps does not block the table
    elif how == "move":
        table.play(idle, table.legal(idle)[0])
        assert table.table.is_person(idle)
        assert table.state.turn != idle
    else:
        table.do(idle, wire.Rename("r", "Zoe"))
        assert table.table.is_person(idle)


@pytest.mark.parametrize(
    "settings",
    [
        wire.Settings(idle_seconds=0),
        wire.Settings(clock="move", seconds=30),
        wire.Settings(clock="days", seconds=86_400),
        wire.Settings(one_device=True),
    ],
)
def test_with_a_clock_or_without_an_idle_time_no_bot_plays_for_an_idle_player(settings: wire.Settings) -> None:
    table = TableHarness("classic", 3, settings=settings)
    table.now += 1_000_000
    assert update_for(table.table, None).idle == []
    table.refuses("not-now", (table.state.turn + 1) % 3, wire.StandIn("s", table.state.turn))


def test_a_person_alone_against_bots_is_never_idle() -> None:
    table = TableHarness("classic", 3, people=1)
    assert update_for(table.table, 0).idle == []


def test_the_host_hands_the_table_over_to_a_person_at_any_time() -> None:
    table = TableHarness("classic", 4, people=3)
    table.refuses("not-allowed", 0, wire.HandOver("h", 0))
    table.refuses("not-allowed", 0, wire.HandOver("h", 3))  # a bot
    table.refuses("no-such-seat", 0, wire.HandOver("h", 4))
    assert table.do(0, wire.HandOver("h", 2)) == [log_entries.HostChanged(2, "given")]
    assert table_info(table.table).host == 2
    assert update_for(table.table, None).events[-1].event == {"event": "host-changed", "seat": 2, "why": "given"}
    table.refuses("not-host", 0, wire.Close("c"))


def test_the_host_locks_the_table_at_any_time_and_nobody_new_comes_in() -> None:
    for start in (False, True):
        table = TableHarness("classic", 4, people=2, start=start, settings=wire.Settings(latecomers=True))
        locked = msgspec.structs.replace(table.table.settings, locked=True)
        table.do(0, wire.Change("l", settings=locked))
        assert table_info(table.table).settings.locked
        with pytest.raises(CommandRefused) as refusal:
            table.join("Eva", 3)
        assert refusal.value.code == "locked"
        assert commands.join(table.table, wire.Join("Ben"), token_for(1)) == []  # who has a seat keeps it
        table.do(0, wire.Change("u", settings=msgspec.structs.replace(locked, locked=False)))
        table.join("Eva", 3)
    table.refuses("not-now", 0, wire.Change("o", settings=msgspec.structs.replace(locked, hints=True)))


def test_where_spectators_are_off_they_see_the_seats_and_nothing_of_the_game() -> None:
    table = TableHarness("classic", 3, people=2, settings=wire.Settings(spectators=False, idle_seconds=5))
    table.play_on(3)
    update = update_for(table.table, None, text=True)
    assert [seat.name for seat in update.table.seats] == [seat.name for seat in table.table.seats]
    assert (update.view, update.own, update.events, update.ply, update.position) == (None, None, [], 0, "")
    assert (update.deadlines, update.idle) == ([], [])
    assert update_for(table.table, 0).view is not None
    open_again = msgspec.structs.replace(table.table.settings, spectators=True)
    table.do(0, wire.Change("s", settings=open_again))
    assert update_for(table.table, None).view is not None


def test_a_latecomer_takes_over_from_a_bot_where_that_is_allowed() -> None:
    table = TableHarness("classic", 3, people=2, settings=wire.Settings(latecomers=True))
    hand = table.state.hands[2]
    table.join("Eva", 2)
    assert update_for(table.table, 2).own["hand"] == list(hand)  # type: ignore[index]
    strict = TableHarness("classic", 3, people=2)
    for seat in (2, None):
        with pytest.raises(CommandRefused) as refusal:
            strict.join("Eva", seat, token_for(2))
        assert refusal.value.code == "in-progress"
    strict.play_on()
    strict.join("Eva", 2)
