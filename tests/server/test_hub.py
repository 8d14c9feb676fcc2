"""Time at live tables: absent players, bots, clocks, trouble with the store, and connections that are cut off."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import desk
from knaves.server.alarms import IDLE_SECONDS
from knaves.server.desk import Refused
from knaves.server.live import Live
from knaves.server.store.base import StoreError
from knaves.server.table import MOST_REMEMBERED
from tests.server.desks import NAMES, token_of
from tests.server.timeless import Ear, Room


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    seeds = itertools.count()
    monkeypatch.setattr(desk, "fresh_seed", lambda: seed_from(next(seeds)))
    found = Room(tmp_path)
    yield found
    found.close()


def sit(
    room: Room,
    game: str = "travel",
    people: int = 2,
    seats: int = 2,
    settings: wire.Settings | None = None,
    start: bool = True,
    **other: Any,
) -> tuple[Live, list[Ear]]:
    """A table with people who are there."""
    asked = wire.NewTable(game, seats, NAMES[0], settings=settings or wire.Settings(pace=0), token=token_of(0), **other)
    live = room.run(room.hub.find(room.run(room.hub.create(asked)).code))
    ears = [Ear(room, token_of(seat)) for seat in range(people)]
    for seat in range(1, people):
        room.run(room.hub.join(live, wire.Join(NAMES[seat], seat, token_of(seat))))
    for ear in ears:
        room.run(ear.hello(live))
    if start:
        assert isinstance(room.run(ears[0].ask(live, wire.Start("start"))), wire.Done)
    return live, ears


def turn(live: Live) -> int:
    assert live.table.play is not None
    return int(live.table.play.state.turn)  # type: ignore[attr-defined]


def move(room: Room, live: Live, ears: list[Ear]) -> wire.Done:
    """Whoever's turn it is plays anything."""
    seat = turn(live)
    assert live.table.play is not None
    state = live.table.play.state
    done = room.run(
        ears[seat].ask(live, wire.Play(f"{live.table.version}", len(live.table.play.moves), str(state.legal(seat)[0])))
    )
    assert isinstance(done, wire.Done), done
    return done


# --- Absent players ---------------------------------------------------------------------------------------------


def test_an_absent_player_is_waited_for_as_long_as_the_table_says_and_then_a_bot_plays(room: Room) -> None:
    live, ears = sit(room, settings=wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(live) == 0:
        move(room, live, ears)
    ears[1].leave(live)
    room.wait(59)
    assert live.table.chairs[1].stand_in == ""
    room.wait(2)
    assert live.table.chairs[1].stand_in == "away"
    room.wait(1)
    assert turn(live) == 0 or live.table.status == "over"
    room.run(ears[1].hello(live))
    assert live.table.chairs[1].stand_in == ""  # back the moment he returns
    kinds = [item.event["event"] for item in ears[0].last(wire.Update).events]
    assert kinds == ["returned"]


@pytest.mark.parametrize(
    "settings", [wire.Settings(pace=0, patience=0), wire.Settings(pace=0, patience=5, clock="days", seconds=86_400)]
)
def test_patient_tables_wait(room: Room, settings: wire.Settings) -> None:
    live, ears = sit(room, settings=settings)
    if turn(live) == 0:
        move(room, live, ears)
    ears[1].leave(live)
    room.wait(400)
    assert live.table.chairs[1].stand_in == ""


def test_nobody_is_replaced_while_nobody_is_there_to_wait(room: Room) -> None:
    live, ears = sit(room, settings=wire.Settings(pace=0, patience=5))
    for ear in ears:
        ear.leave(live)
    room.wait(50)
    assert not any(chair.stand_in for chair in live.table.chairs)


def test_patience_begins_when_a_seat_is_taken_not_when_the_table_was_made(room: Room) -> None:
    live, ears = sit(room, people=1, settings=wire.Settings(pace=0, patience=30), start=False)
    room.wait(40)
    room.run(room.hub.join(live, wire.Join("Ben", 1, token_of(1))))
    room.run(ears[0].ask(live, wire.Start("start")))
    if turn(live) == 0:
        move(room, live, ears)
    room.wait(25)
    assert live.table.chairs[1].stand_in == ""
    room.wait(10)
    assert live.table.chairs[1].stand_in == "away"


# --- Bots and clocks --------------------------------------------------------------------------------------------


def test_bots_play_at_the_pace_of_the_table_and_a_game_of_bots_ends(room: Room) -> None:
    live, ears = sit(room, people=1, seats=4, game="classic", settings=wire.Settings(pace=500, bot_level="random"))
    room.run(ears[0].ask(live, wire.Leave("bye")))
    start, versions = room.loop.now, live.table.version
    room.wait(20.2)
    assert live.table.version - versions == pytest.approx(40, abs=2)
    room.until(lambda: live.table.status == "over", 36_000)
    assert room.loop.now - start > 20


def test_a_clock_that_ran_out_makes_no_timer_spin(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time for the whole game is up, a bot moves for the seat each time, at the pace of the table."""
    settings = wire.Settings(pace=2000, clock="game", seconds=5, bot_level="random", patience=0)
    live, _ = sit(room, settings=settings)
    ticks = 0
    tick = room.hub.alarms.tick

    async def counted(table: Live) -> None:
        nonlocal ticks
        ticks += 1
        await tick(table)

    monkeypatch.setattr(room.hub.alarms, "tick", counted)
    room.wait(120)
    assert live.table.play is not None
    moves = len(live.table.play.moves)
    assert moves > 20
    assert ticks < 6 * moves


def test_a_table_that_nobody_looks_at_is_forgotten_and_read_again(room: Room) -> None:
    live, ears = sit(room)
    before = live.table.version
    for ear in ears:
        ear.leave(live)
    room.wait(2 * IDLE_SECONDS + 5)
    assert live.table.id not in room.hub.live
    again = room.run(room.hub.find(live.table.code))
    assert again is not live
    assert again.table.version == before


def test_an_alarm_is_kept_for_tables_that_were_forgotten_and_after_a_restart(room: Room) -> None:
    settings = wire.Settings(pace=0, clock="days", seconds=900, bot_level="random")
    live, ears = sit(room, settings=settings)
    code = live.table.code
    for ear in ears:
        ear.leave(live)
    room.wait(300)
    assert live.table.id not in room.hub.live
    room.restart()
    room.wait(660)
    again = room.run(room.hub.find(code))
    assert again.table.play is not None
    assert len(again.table.play.moves) == 1  # the clock's bot has moved, once


# --- Trouble ----------------------------------------------------------------------------------------------------


def test_a_move_whose_sender_is_cut_off_is_heard_of_by_the_others(room: Room) -> None:
    live, ears = sit(room)
    seat = turn(live)
    assert live.table.play is not None
    command = wire.Play("m", 0, str(live.table.play.state.legal(seat)[0]))

    async def lost() -> None:
        task = asyncio.ensure_future(room.hub.command(live, ears[seat], command))
        await asyncio.sleep(0)
        assert live.broken  # it is being written
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    room.run(lost())
    room.wait(6)
    assert ears[1 - seat].last(wire.Update).ply == 1
    answer = room.run(ears[seat].ask(live, command))
    assert isinstance(answer, wire.Done)
    assert live.table.play is not None
    assert len(live.table.play.moves) == 1


def test_while_the_store_is_in_trouble_nothing_is_told_and_then_all_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, ears = sit(room, people=1, settings=wire.Settings(pace=0, bot_level="random"))
    while turn(live) != 0:
        room.wait(0.1)
    tries = 0

    async def fail(*_: Any) -> None:
        nonlocal tries
        tries += 1
        raise StoreError("The disk is full.")

    heard = len(ears[0].heard)
    with monkeypatch.context() as patch:
        patch.setattr(room.store, "append", fail)
        assert live.table.play is not None
        command = wire.Play("m", len(live.table.play.moves), str(live.table.play.state.legal(0)[0]))
        answer = room.run(ears[0].ask(live, command))
        assert isinstance(answer, wire.Error)
        assert answer.code == "server-busy"
        room.wait(30)
        assert tries < 100
        assert not [m for m in ears[0].messages()[heard:] if isinstance(m, wire.Update)]
    assert isinstance(room.run(ears[0].ask(live, command)), wire.Done)
    room.wait(5)
    assert turn(live) == 0  # the bot has answered


def test_a_command_is_for_the_seat_its_sender_has_when_it_is_carried_out(room: Room) -> None:
    """Two seats are swapped while somebody's wish to be called otherwise waits."""
    live, ears = sit(room, "classic", people=3, seats=3, start=False)

    async def both() -> None:
        swapping = asyncio.ensure_future(ears[0].ask(live, wire.Swap("s", 1, 2)))
        await asyncio.sleep(0)
        await asyncio.gather(swapping, ears[1].ask(live, wire.Rename("r", "Zoe")))

    room.run(both())
    assert [chair.name for chair in live.table.chairs] == ["Ana", "Cem", "Zoe"]


def test_an_old_command_is_known_by_the_log_when_the_table_has_forgotten_it(room: Room) -> None:
    live, ears = sit(room)
    first = move(room, live, ears)
    seat = 1 - turn(live)
    again = wire.Play(first.id, 0, "pass")
    for number in range(MOST_REMEMBERED + 5):
        room.run(ears[0].ask(live, wire.Change(f"t{number}", title=f"T{number}")))
    assert isinstance(room.run(ears[seat].ask(live, again)), wire.Done)
    assert isinstance(room.run(ears[seat].ask(live, wire.Play("new", 0, "pass"))), wire.Error)


def test_one_table_that_cannot_be_read_does_not_stop_the_others(room: Room) -> None:
    live, _ = sit(room, settings=wire.Settings(pace=0, clock="move", seconds=5, bot_level="random"))
    strange = room.run(room.store.read(live.table.id))[0]
    bad = type(strange)(1, 0.0, "host", "", b'[{"do":"from-the-future"}]')
    summary = room.run(room.store.summary(live.table.id))
    assert summary is not None
    room.run(room.store.create("strange", bad, summary._replace(code="ZZZZZ", wake_at=1.0)))
    room.restart()
    with pytest.raises(Refused) as refusal:
        room.run(room.hub.find("zzzzz"))
    assert refusal.value.code == "unreadable"
    before = room.run(room.hub.find(live.table.code)).table.version
    room.wait(30)
    assert room.run(room.hub.find(live.table.code)).table.version > before


def test_a_mistake_in_a_command_is_answered_and_the_table_lives_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    live, ears = sit(room)
    with monkeypatch.context() as patch:
        patch.setattr(type(live.table), "_renamed", lambda *_: 1 / 0)
        answer = room.run(ears[0].ask(live, wire.Rename("r", "Zoe")))
    assert isinstance(answer, wire.Error)
    assert answer.code == "server-error"
    room.wait(2)
    assert not live.broken
    move(room, live, ears)


def test_stopping_tells_everybody_to_come_back(room: Room) -> None:
    _, ears = sit(room)
    room.restart()
    assert [ear.ended for ear in ears] == [["restarting"]] * 2


# --- Talk and hints ---------------------------------------------------------------------------------------------


def test_what_may_be_said(room: Room) -> None:
    live, ears = sit(room, "classic", people=4, seats=4, settings=wire.Settings(talk="free"), start=False)

    def say(**words: str) -> str:
        answer = room.run(ears[1].ask(live, wire.Say("s", **words)))
        return answer.code if isinstance(answer, wire.Error) else "ok"

    assert say(text="hi \u202e there") == "ok"
    assert ears[3].last(wire.Said) == wire.Said(1, "", "hi there", room.clock())
    assert say(phrase="nonsense") == "bad-message"
    assert say(phrase="hello", text="both") == "bad-message"
    room.run(ears[0].ask(live, wire.Start("start")))
    assert say(text="play the seven") == "not-allowed"  # partners do not talk during play
    assert say(phrase="nice-move") == "ok"
    watcher = Ear(room)
    room.run(watcher.hello(live))
    assert isinstance(room.run(watcher.ask(live, wire.Say("s", phrase="hello"))), wire.Error)


def test_hints_only_where_they_are_allowed_and_only_to_who_is_to_act(room: Room) -> None:
    live, ears = sit(room, settings=wire.Settings(pace=0, hints=True))
    seat = turn(live)
    hint = room.run(ears[seat].ask(live, wire.AskHint("h")))
    assert isinstance(hint, wire.Hint)
    assert live.table.play is not None
    assert hint.move in [str(legal) for legal in live.table.play.state.legal(seat)]
    refused = room.run(ears[1 - seat].ask(live, wire.AskHint("h")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "not-now"
    strict, others = sit(room)
    refused = room.run(others[turn(strict)].ask(strict, wire.AskHint("h")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "hints-off"
