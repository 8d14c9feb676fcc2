"""Live tables over time: absent players, bots, clocks, errors of the store, and lost connections."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import commands
from knaves.server.jobs import Job
from knaves.server.live_table import LOST_JOB_SECONDS, LiveTable
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import StoreError
from knaves.server.table import MAX_REMEMBERED
from knaves.server.timers import IDLE_SECONDS
from tests.server.table_harness import NAMES, token_for
from tests.server.virtual_time import FakeClient, HubHarness, Reply


@pytest.fixture
def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubHarness]:
    seeds = itertools.count()
    monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
    found = HubHarness(tmp_path)
    yield found
    found.close()


def sit(
    harness: HubHarness,
    game: str = "travel",
    people: int = 2,
    seats: int = 2,
    settings: wire.Settings | None = None,
    start: bool = True,
    **other: Any,
) -> tuple[LiveTable, list[FakeClient]]:
    """A table with connected people."""
    request = wire.NewTable(
        game, seats, NAMES[0], settings=settings or wire.Settings(pace=0), token=token_for(0), **other
    )
    live = harness.run(harness.hub.find(harness.run(harness.hub.create(request)).code))
    clients = [FakeClient(harness, token_for(seat)) for seat in range(people)]
    for seat in range(1, people):
        harness.run(live.join(wire.Join(NAMES[seat], seat, token_for(seat))))
    for client in clients:
        harness.run(client.hello(live))
    if start:
        assert isinstance(harness.run(clients[0].ask(live, wire.Start("start"))), wire.Done)
    return live, clients


def turn(live: LiveTable) -> int:
    assert live.table.current_game is not None
    return live.table.current_game.state.turn


def move(harness: HubHarness, live: LiveTable, clients: list[FakeClient]) -> wire.Done:
    """Let the player to move make any move."""
    seat = turn(live)
    assert live.table.current_game is not None
    state = live.table.current_game.state
    done = harness.run(
        clients[seat].ask(
            live, wire.MakeMove(f"{live.table.version}", len(live.table.current_game.moves), str(state.legal(seat)[0]))
        )
    )
    assert isinstance(done, wire.Done), done
    return done


# --- Absent players ---------------------------------------------------------------------------------------------


def test_an_absent_player_is_waited_for_as_long_as_the_table_says_and_then_a_bot_plays(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(59)
    assert live.table.seats[1].stand_in == ""
    harness.wait(2)
    assert live.table.seats[1].stand_in == "away"
    harness.wait(1)
    assert turn(live) == 0 or live.table.status == "over"
    harness.run(clients[1].hello(live))
    assert live.table.seats[1].stand_in == ""  # back the moment they return
    kinds = [item.event["event"] for item in clients[0].last(wire.Update).events]
    assert kinds == ["returned"]


@pytest.mark.parametrize(
    "settings", [wire.Settings(pace=0, patience=0), wire.Settings(pace=0, patience=5, clock="days", seconds=86_400)]
)
def test_patient_tables_wait(harness: HubHarness, settings: wire.Settings) -> None:
    live, clients = sit(harness, settings=settings)
    if turn(live) == 0:
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(400)
    assert live.table.seats[1].stand_in == ""


def test_no_bot_stands_in_while_nobody_is_connected(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, patience=5))
    for client in clients:
        client.leave(live)
    harness.wait(50)
    assert not any(seat_state.stand_in for seat_state in live.table.seats)


def test_patience_begins_when_a_seat_is_taken_not_when_the_table_was_made(harness: HubHarness) -> None:
    live, clients = sit(harness, people=1, settings=wire.Settings(pace=0, patience=30), start=False)
    harness.wait(40)
    harness.run(live.join(wire.Join("Ben", 1, token_for(1))))
    harness.run(clients[0].ask(live, wire.Start("start")))
    if turn(live) == 0:
        move(harness, live, clients)
    harness.wait(25)
    assert live.table.seats[1].stand_in == ""
    harness.wait(10)
    assert live.table.seats[1].stand_in == "away"


# --- Bots and clocks --------------------------------------------------------------------------------------------


def test_bots_play_at_the_pace_of_the_table_and_a_game_of_bots_ends(harness: HubHarness) -> None:
    live, clients = sit(
        harness, people=1, seats=4, game="classic", settings=wire.Settings(pace=500, bot_level="random")
    )
    harness.run(clients[0].ask(live, wire.Leave("bye")))
    start, versions = harness.loop.now, live.table.version
    harness.wait(20.2)
    assert live.table.version - versions == pytest.approx(40, abs=2)
    harness.until(lambda: live.table.status == "over", 36_000)
    assert harness.loop.now - start > 20


def test_a_clock_that_ran_out_makes_no_timer_spin(harness: HubHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a seat's time for the game is up, a bot makes each of its moves at the table's pace."""
    settings = wire.Settings(pace=2000, clock="game", seconds=5, bot_level="random", patience=0)
    live, _ = sit(harness, settings=settings)
    ticks = 0
    tick = LiveTable.tick

    async def counted(table: LiveTable) -> None:
        nonlocal ticks
        ticks += 1
        await tick(table)

    monkeypatch.setattr(LiveTable, "tick", counted)
    harness.wait(120)
    assert live.table.current_game is not None
    moves = len(live.table.current_game.moves)
    assert moves > 20
    assert ticks < 6 * moves


def test_an_unused_table_is_unloaded_and_loaded_again(harness: HubHarness) -> None:
    live, clients = sit(harness)
    before = live.table.version
    for client in clients:
        client.leave(live)
    harness.wait(2 * IDLE_SECONDS + 5)
    assert live.table.id not in harness.hub.tables
    again = harness.run(harness.hub.find(live.table.code))
    assert again is not live
    assert again.table.version == before


def test_timers_of_unloaded_tables_work_also_after_a_restart(harness: HubHarness) -> None:
    settings = wire.Settings(pace=0, clock="days", seconds=900, bot_level="random")
    live, clients = sit(harness, settings=settings)
    code = live.table.code
    for client in clients:
        client.leave(live)
    harness.wait(300)
    assert live.table.id not in harness.hub.tables
    harness.restart()
    harness.wait(660)
    again = harness.run(harness.hub.find(code))
    assert again.table.current_game is not None
    assert len(again.table.current_game.moves) == 1  # the clock's bot has moved, once


# --- Trouble ----------------------------------------------------------------------------------------------------


def test_a_move_whose_sender_disconnects_reaches_the_others(harness: HubHarness) -> None:
    live, clients = sit(harness)
    seat = turn(live)
    assert live.table.current_game is not None
    command = wire.MakeMove("m", 0, str(live.table.current_game.state.legal(seat)[0]))

    async def lost() -> None:
        task = asyncio.ensure_future(live.command(clients[seat], command))
        await asyncio.sleep(0)
        assert live.diverged  # it is being written
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    harness.run(lost())
    harness.wait(6)
    assert clients[1 - seat].last(wire.Update).ply == 1
    answer = harness.run(clients[seat].ask(live, command))
    assert isinstance(answer, wire.Done)
    assert live.table.current_game is not None
    assert len(live.table.current_game.moves) == 1


def test_while_the_store_fails_nothing_is_sent_and_then_the_game_goes_on(
    harness: HubHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, clients = sit(harness, people=1, settings=wire.Settings(pace=0, bot_level="random"))
    while turn(live) != 0:
        harness.wait(0.1)
    tries = 0

    async def fail(*_: Any) -> None:
        nonlocal tries
        tries += 1
        raise StoreError("The disk is full.")

    count = len(clients[0].received)
    with monkeypatch.context() as patch:
        patch.setattr(harness.store, "append", fail)
        assert live.table.current_game is not None
        command = wire.MakeMove("m", len(live.table.current_game.moves), str(live.table.current_game.state.legal(0)[0]))
        answer = harness.run(clients[0].ask(live, command))
        assert isinstance(answer, wire.Error)
        assert answer.code == "server-busy"
        harness.wait(30)
        assert tries < 100
        assert not [m for m in clients[0].messages()[count:] if isinstance(m, wire.Update)]
    assert isinstance(harness.run(clients[0].ask(live, command)), wire.Done)
    harness.wait(5)
    assert turn(live) == 0  # the bot has answered


def test_a_command_is_for_the_seat_its_sender_has_when_it_is_carried_out(harness: HubHarness) -> None:
    """Two seats are swapped while a request to rename waits."""
    live, clients = sit(harness, "classic", people=3, seats=3, start=False)

    async def both() -> None:
        swapping = asyncio.ensure_future(clients[0].ask(live, wire.Swap("s", 1, 2)))
        await asyncio.sleep(0)
        await asyncio.gather(swapping, clients[1].ask(live, wire.Rename("r", "Zoe")))

    harness.run(both())
    assert [seat_state.name for seat_state in live.table.seats] == ["Ana", "Cem", "Zoe"]


def test_an_old_command_is_known_by_the_log_when_the_table_has_forgotten_it(harness: HubHarness) -> None:
    live, clients = sit(harness)
    first = move(harness, live, clients)
    seat = 1 - turn(live)
    again = wire.MakeMove(first.id, 0, "pass")
    for number in range(MAX_REMEMBERED + 5):
        harness.run(clients[0].ask(live, wire.Change(f"t{number}", title=f"T{number}")))
    assert isinstance(harness.run(clients[seat].ask(live, again)), wire.Done)
    assert isinstance(harness.run(clients[seat].ask(live, wire.MakeMove("new", 0, "pass"))), wire.Error)


def test_one_table_that_cannot_be_read_does_not_stop_the_others(harness: HubHarness) -> None:
    live, _ = sit(harness, settings=wire.Settings(pace=0, clock="move", seconds=5, bot_level="random"))
    strange = harness.run(harness.store.read(live.table.id))[0]
    bad = type(strange)(1, 0.0, "host", "", b'[{"do":"from-the-future"}]')
    summary = harness.run(harness.store.summary(live.table.id))
    assert summary is not None
    harness.run(harness.store.create("strange", bad, summary._replace(code="ZZZZZ", wake_at=1.0)))
    harness.restart()
    with pytest.raises(CommandRefused) as refusal:
        harness.run(harness.hub.find("zzzzz"))
    assert refusal.value.code == "unreadable"
    before = harness.run(harness.hub.find(live.table.code)).table.version
    harness.wait(30)
    assert harness.run(harness.hub.find(live.table.code)).table.version > before


def test_a_mistake_in_a_command_is_answered_and_the_table_lives_on(
    harness: HubHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, clients = sit(harness)
    with monkeypatch.context() as patch:
        patch.setattr(type(live.table), "_set_seat", lambda *_: 1 / 0)
        answer = harness.run(clients[0].ask(live, wire.Rename("r", "Zoe")))
    assert isinstance(answer, wire.Error)
    assert answer.code == "server-error"
    harness.wait(2)
    assert not live.diverged
    move(harness, live, clients)


def test_a_table_is_loaded_once_for_all_who_ask_and_a_failed_load_leaves_nothing_behind(
    harness: HubHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = sit(harness)
    code = live.table.code
    harness.restart()

    async def both() -> list[Any]:
        return [*await asyncio.gather(harness.hub.find(code), harness.hub.find(code), return_exceptions=True)]

    async def fail(*_: Any) -> None:
        raise StoreError("The disk is gone.")

    with monkeypatch.context() as patch:
        patch.setattr(harness.store, "read", fail)
        assert all(isinstance(error, StoreError) for error in harness.run(both()))
    first, second = harness.run(both())
    assert first is second
    assert first.table.code == code
    assert not harness.hub._loading


def test_on_shutdown_all_clients_are_asked_to_reconnect(harness: HubHarness) -> None:
    _, clients = sit(harness)
    harness.restart()
    assert [client.ended for client in clients] == [["restarting"]] * 2


# --- Talk and hints ---------------------------------------------------------------------------------------------


def test_only_allowed_messages_can_be_said(harness: HubHarness) -> None:
    live, clients = sit(harness, "classic", people=4, seats=4, settings=wire.Settings(talk="free"), start=False)

    ids = (f"s{number}" for number in itertools.count())

    def say(**words: str) -> str:
        answer = harness.run(clients[1].ask(live, wire.Say(next(ids), **words)))
        return answer.code if isinstance(answer, wire.Error) else "ok"

    assert say(text="hi \u202e there") == "ok"
    assert clients[3].last(wire.Said) == wire.Said(1, "", "hi there", harness.clock(), "s0")
    assert say(phrase="nonsense") == "bad-message"
    assert say(phrase="hello", text="both") == "bad-message"
    harness.run(clients[0].ask(live, wire.Start("start")))
    assert say(text="play the seven") == "not-allowed"  # partners do not talk during play
    assert say(phrase="nice-move") == "ok"
    spectator = FakeClient(harness)
    harness.run(spectator.hello(live))
    assert isinstance(harness.run(spectator.ask(live, wire.Say("s", phrase="hello"))), wire.Error)


def test_a_bot_whose_turn_was_lost_in_the_queue_is_asked_again(
    harness: HubHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example because the worker that took it was killed. Nobody else does anything meanwhile."""
    live, (ana,) = sit(harness, people=1, settings=wire.Settings(pace=0, bot_level="random"), start=False)
    lost: list[Job] = []

    async def lose(job: Job) -> bool:
        lost.append(job)
        return True

    with monkeypatch.context() as losing:
        losing.setattr(harness.hub.jobs, "defer", lose)
        assert isinstance(harness.run(ana.ask(live, wire.Start("start"))), wire.Done)
        if turn(live) == 0:
            move(harness, live, [ana])
        harness.wait(1)
    assert lost
    harness.until(lambda: turn(live) == 0, seconds=LOST_JOB_SECONDS + 1)


def test_hints_are_given_only_if_allowed_and_only_to_players_to_move(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, hints=True))
    seat = turn(live)
    hint = harness.run(clients[seat].ask(live, wire.AskHint("h")))
    assert isinstance(hint, wire.Hint)
    assert live.table.current_game is not None
    assert hint.move in [str(legal) for legal in live.table.current_game.state.legal(seat)]
    refused = harness.run(clients[1 - seat].ask(live, wire.AskHint("h")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "not-now"
    strict, others = sit(harness)
    refused = harness.run(others[turn(strict)].ask(strict, wire.AskHint("h")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "hints-off"


def test_moves_are_checked_only_for_a_player_alone_with_bots(harness: HubHarness) -> None:
    settings = wire.Settings(pace=0, hints=True, bot_level="random")
    live, (ana,) = sit(harness, people=1, settings=settings)
    harness.wait(10)
    assert live.table.current_game is not None
    ply, state = len(live.table.current_game.moves), live.table.current_game.state

    def ask(command: wire.AnyCommand) -> Reply:
        return harness.run(ana.ask(live, command))

    best = ask(wire.AskHint("h"))
    assert isinstance(best, wire.Hint)
    assert best.nudge
    assert best.chance is not None
    assert ask(wire.CheckMove("good", ply, best.move)) == wire.Checked("good")
    assert ask(wire.CheckMove("nonsense", ply, "nonsense")) == wire.Checked("nonsense")
    old = ask(wire.CheckMove("old", ply + 1, best.move))
    assert isinstance(old, wire.Error)
    assert old.code == "stale"
    assert live.table.current_game.state is state, "nothing was played"
    full, clients = sit(harness, settings=settings)
    refused = harness.run(clients[turn(full)].ask(full, wire.CheckMove("c", 0, "5S@d1")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "not-allowed"
    strict, (ana,) = sit(harness, people=1)
    harness.wait(10)
    assert strict.table.current_game is not None
    refused = harness.run(ana.ask(strict, wire.CheckMove("c", len(strict.table.current_game.moves), "5S@d1")))
    assert isinstance(refused, wire.Error)
    assert refused.code == "hints-off"
