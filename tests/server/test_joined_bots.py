"""Bots that join a table as players do."""

from __future__ import annotations

import msgspec

from knaves import wire
from knaves.server import commands, log_entries
from tests.server.table_harness import TableHarness, token_for, update_for


def sit_bot(table: TableHarness, seat: int, name: str = "mybot", token: str = "") -> None:
    request = wire.Join(name, seat, bot=True)
    table.append("door", "", commands.join(table.table, request, token or token_for(seat)))


def test_a_bot_that_joins_is_shown_as_one_to_everybody_until_it_leaves() -> None:
    table = TableHarness("classic", 3, people=1, start=False)
    sit_bot(table, 1)
    for seat in (0, 1, None):
        seats = update_for(table.table, seat).table.seats
        assert [info.program for info in seats] == [False, True, False]
        assert seats[1].kind == "human"  # the server waits for it as for anybody
    table.do(0, wire.Swap("s", 1, 2))
    assert [seat_state.program for seat_state in table.table.seats] == [False, False, True]
    table.do(0, wire.Start("start"))
    table.do(2, wire.Leave("l"))
    assert not update_for(table.table, 0).table.seats[2].program


def test_a_seat_with_a_token_can_be_handed_to_a_bot_and_taken_back() -> None:
    table = TableHarness("classic", 2)
    before = table.table.seats[1].name
    sit_bot(table, 1, "another name")
    assert table.table.seats[1].program
    assert table.table.seats[1].name == before
    assert table.table.seat_for_token(token_for(1)) == 1
    assert commands.join(table.table, wire.Join("x", bot=True), token_for(1)) == []
    table.join("x", 1)
    assert not table.table.seats[1].program


def test_people_are_hosts_before_bots() -> None:
    table = TableHarness("classic", 4, people=1, start=False)
    sit_bot(table, 1)
    table.join("Cem", 2)
    table.do(0, wire.Leave("l"))
    assert table.table.host == 2
    table.do(2, wire.Leave("m"))
    assert table.table.host == 1  # nobody else is left
    table.join("Eva", 3)
    assert table.table.host == 3


def test_a_person_becomes_host_when_a_bot_takes_over_the_hosts_seat() -> None:
    table = TableHarness("classic", 4, people=2, start=False)
    sit_bot(table, 0, token=token_for(0))
    assert table.table.seats[0].program
    assert table.table.host == 1
    sit_bot(table, 1, token=token_for(1))
    assert table.table.host == 1  # nobody else is there: a bot that hosts starts once all seats are taken


def test_nobody_asks_a_bot_whether_it_agrees_with_a_call() -> None:
    table = TableHarness("classic", 4, people=1, options={"table_talk": "penalty"}, start=False)
    for seat in (1, 2, 3):
        sit_bot(table, seat, f"bot {seat}")
    table.do(0, wire.Start("start"))
    table.play(0, "call:green")
    assert table.table.current_game is not None
    assert table.table.current_game.call is None


def test_logs_and_messages_of_earlier_versions_are_read() -> None:
    (act,) = log_entries.decode(b'[{"do":"sit","seat":1,"name":"Ben","key":"k"}]')
    assert act == log_entries.SeatTaken(1, "Ben", "k")
    assert b"bot" not in log_entries.encode([act])
    assert b"bot" not in wire.encode(wire.Join("Ben"))  # which an earlier server would refuse
    seat = msgspec.json.decode(b'{"kind":"human","name":"Ben","side":1}', type=wire.SeatInfo)
    assert not seat.program
