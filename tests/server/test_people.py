"""People at a table: stand-ins, hosting, late joining, spectators, and chat without duplicates."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from knaves import wire
from knaves.server import log_entries
from knaves.server.live_table import LiveTable
from knaves.server.refusals import CommandRefused
from tests.server.table_harness import NAMES, token_for
from tests.server.test_hub import harness, move, sit, turn
from tests.server.virtual_time import FakeClient, HubHarness, TwoServers

__all__ = ["harness"]


def answer_code(harness: HubHarness, client: FakeClient, live: LiveTable, command: wire.AnyCommand) -> str:
    """Send a command; returns `ok` or the code of the error."""
    answer = harness.run(client.ask(live, command))
    return answer.code if isinstance(answer, wire.Error) else "ok"


def phrases_received(client: FakeClient) -> list[str]:
    """The phrases that a client has received."""
    return [message.phrase for message in client.messages() if isinstance(message, wire.Said)]


# --- Stand-ins --------------------------------------------------------------------------------------------------


def test_no_bot_plays_for_somebody_who_is_connected(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    assert live.table.current_game is not None
    ply = len(live.table.current_game.moves)
    assert answer_code(harness, clients[0], live, wire.StandIn("s", 1)) != "ok"
    harness.wait(5)
    assert len(live.table.current_game.moves) == ply
    assert live.table.seats[1].stand_in == ""
    move(harness, live, clients)


def test_a_player_who_reconnects_just_before_a_stand_in_keeps_the_turn(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(59.9)

    async def reconnect_in_time() -> None:
        async with live.lock:  # both the stand-in and the earlier hello wait for it
            back = asyncio.ensure_future(clients[1].hello(live))
            await asyncio.sleep(5)
        await back

    harness.run(reconnect_in_time())
    harness.wait(5)
    assert "stood-in" not in [item.event["event"] for item in clients[0].last(wire.Update).events]
    assert live.table.seats[1].stand_in == ""
    assert turn(live) == 1


def idle_table(harness: HubHarness) -> tuple[LiveTable, list[FakeClient], int]:
    """A table whose player to move is connected but idle; returns their seat, too."""
    live, clients = sit(harness, settings=wire.Settings(pace=0, idle_seconds=60, bot_level="random"))
    seat = turn(live)
    harness.wait(60)
    return live, clients, seat


def test_a_stand_in_for_an_idle_player_plays_after_three_seconds(harness: HubHarness) -> None:
    live, clients, seat = idle_table(harness)
    assert answer_code(harness, clients[1 - seat], live, wire.StandIn("s", seat)) == "ok"
    harness.wait(2.5)
    assert turn(live) == seat
    harness.wait(1)
    assert turn(live) != seat
    assert clients[seat].last(wire.Update).table.seats[seat].stand_in == "idle"
    assert answer_code(harness, clients[seat], live, wire.Return("r")) == "ok"
    assert live.table.is_person(seat)


@pytest.mark.parametrize("move_first", [False, True])
def test_a_player_who_moves_while_a_stand_in_is_requested_keeps_the_turn(harness: HubHarness, move_first: bool) -> None:
    live, clients, seat = idle_table(harness)
    assert live.table.current_game is not None
    own = wire.MakeMove("m", 0, str(live.table.current_game.state.legal(seat)[0]))
    commands: list[tuple[FakeClient, wire.AnyCommand]] = [
        (clients[seat], own),
        (clients[1 - seat], wire.StandIn("s", seat)),
    ]

    async def both() -> list[Any]:
        return await asyncio.gather(*(c.ask(live, command) for c, command in commands[:: 1 if move_first else -1]))

    answers = {answer.id: answer for answer in harness.run(both())}
    assert isinstance(answers["m"], wire.Done)
    assert isinstance(answers["s"], wire.Error if move_first else wire.Done)
    harness.wait(10)
    assert live.table.is_person(seat)
    assert live.table.current_game is not None
    assert [str(made) for _, made in live.table.current_game.moves] == [own.move]


def test_a_page_that_resyncs_by_itself_does_not_bring_an_idle_player_back(harness: HubHarness) -> None:
    live, clients, seat = idle_table(harness)
    assert answer_code(harness, clients[1 - seat], live, wire.StandIn("s", seat)) == "ok"
    harness.run(clients[seat].hello(live))
    assert live.table.seats[seat].stand_in == "idle"
    clients[seat].leave(live)
    harness.run(clients[seat].hello(live))  # a new connection
    assert live.table.is_person(seat)


# --- Late joining -----------------------------------------------------------------------------------------------


def test_nobody_takes_another_teams_seat_with_a_second_token_in_a_game(harness: HubHarness) -> None:
    live, _ = sit(harness, "classic", people=1, seats=2)
    with pytest.raises(CommandRefused):
        harness.run(live.join(wire.Join("Me again", 1, token_for(1))))


# --- Hosting ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after_a_game", [False, True])
def test_hosting_passes_on_when_the_host_is_gone(harness: HubHarness, after_a_game: bool) -> None:
    live, clients = sit(harness, people=3, seats=3, start=after_a_game, settings=wire.Settings(pace=0, patience=0))
    while live.table.status == "playing":
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(5)
    harness.run(clients[1].hello(live))  # connected more recently than seat 2
    clients[0].leave(live)
    harness.wait(100)
    assert live.table.host == 0
    harness.wait(60)
    assert live.table.host == 2
    assert clients[1].last(wire.Update).table.host == 2
    assert answer_code(harness, clients[2], live, wire.Start("go")) == "ok"


def test_a_host_who_comes_back_in_time_stays_host(harness: HubHarness) -> None:
    live, clients = sit(harness, start=False)
    for _ in range(3):
        clients[0].leave(live)
        harness.wait(100)
        harness.run(clients[0].hello(live))
        harness.wait(60)
    assert live.table.host == 0


def test_on_one_shared_device_the_host_stays_host(harness: HubHarness) -> None:
    live, clients = sit(harness, start=False, settings=wire.Settings(one_device=True))
    clients[0].leave(live)
    harness.wait(1000)
    assert live.table.host == 0


def test_bots_and_absent_players_do_not_become_host(harness: HubHarness) -> None:
    live, clients = sit(harness, people=3, seats=3, start=False)
    harness.run(live.join(wire.Join("Ben", 1, token_for(1), bot=True)))
    clients[0].leave(live)
    clients[2].leave(live)
    harness.wait(1000)
    assert live.table.host == 0
    harness.run(clients[2].hello(live))
    harness.wait(1)
    assert live.table.host == 2


def test_if_spectators_are_off_they_receive_nothing_until_they_are_allowed(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, spectators=False))
    spectator = FakeClient(harness)
    harness.run(spectator.hello(live))
    move(harness, live, clients)
    answer_code(harness, clients[0], live, wire.Say("s", phrase="hello"))
    assert all(m.view is None and not m.events for m in spectator.messages() if isinstance(m, wire.Update))
    assert phrases_received(spectator) == []
    assert phrases_received(clients[1]) == ["hello"]
    opened = replace(live.table.settings, spectators=True)
    assert answer_code(harness, clients[0], live, wire.Change("c", settings=opened)) == "ok"
    update = spectator.last(wire.Update)
    assert update.view is not None
    assert update.own is not None
    assert update.own["hand"] == []
    assert next(item.event["event"] for item in update.events) == "began"


# --- Chat -------------------------------------------------------------------------------------------------------


def test_a_resent_phrase_is_said_once(harness: HubHarness) -> None:
    live, clients = sit(harness)
    for _ in range(3):
        assert answer_code(harness, clients[1], live, wire.Say("s", phrase="hello")) == "ok"
        clients[1].leave(live)
        harness.run(clients[1].hello(live))
    assert phrases_received(clients[0]) == ["hello"]
    assert answer_code(harness, clients[1], live, wire.Say("t", phrase="hello")) == "ok"
    assert answer_code(harness, clients[0], live, wire.Say("s", phrase="wow")) == "ok"  # another person's id
    assert phrases_received(clients[0]) == ["hello", "hello", "wow"]


# --- Several servers --------------------------------------------------------------------------------------------


@pytest.fixture
def servers(tmp_path: Path) -> Any:
    found = TwoServers(tmp_path)
    yield found
    found.close()


def sit_at_two_servers(servers: TwoServers, settings: wire.Settings) -> tuple[LiveTable, LiveTable, list[FakeClient]]:
    """A table of two people, each connected to a different server."""
    request = wire.NewTable("travel", 2, NAMES[0], settings=settings, token=token_for(0))
    code = servers.run(servers.hub.create(request)).code
    here, there = servers.run(servers.hub.find(code)), servers.run(servers.other.find(code))
    servers.run(there.join(wire.Join(NAMES[1], 1, token_for(1))))
    clients = [FakeClient(servers, token_for(seat)) for seat in range(2)]
    servers.run(clients[0].hello(here))
    servers.run(clients[1].hello(there))
    servers.wait(6)
    assert isinstance(servers.run(clients[0].ask(here, wire.Start("start"))), wire.Done)
    servers.wait(6)
    return here, there, clients


def test_patience_begins_when_a_player_disconnects_from_the_other_server(servers: TwoServers) -> None:
    here, there, clients = sit_at_two_servers(servers, wire.Settings(pace=0, patience=60, bot_level="random"))
    servers.wait(300)
    if turn(here) == 0:
        move(servers, here, clients)
    servers.wait(1)
    clients[1].leave(there)
    servers.wait(50)
    assert here.table.seats[1].stand_in == ""
    servers.wait(40)
    assert here.table.seats[1].stand_in == "away"
    there = servers.run(servers.other.find(here.table.code))  # unloaded meanwhile, because nobody was connected there
    servers.run(clients[1].hello(there))
    servers.wait(1)
    assert here.table.seats[1].stand_in == there.table.seats[1].stand_in == ""
    assert clients[0].last(wire.Presence).seats == [0, 1]


def test_a_player_at_another_server_is_not_absent_and_a_mistaken_stand_in_ends(servers: TwoServers) -> None:
    here, there, clients = sit_at_two_servers(servers, wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(here) == 0:
        move(servers, here, clients)
    servers.wait(300)
    assert turn(here) == 1
    assert here.table.seats[1].stand_in == ""
    # as if this server did not know that the player is connected to the other one
    servers.run(here.commit("clock", "", lambda _: [log_entries.StandInStarted(1, "away")]))
    servers.wait(0.5)
    assert here.table.seats[1].stand_in == there.table.seats[1].stand_in == ""


def test_hosting_passes_on_once_when_two_servers_notice(servers: TwoServers) -> None:
    here, there, clients = sit_at_two_servers(servers, wire.Settings(pace=0, patience=0))
    while here.table.status == "playing":
        seat = turn(here)
        move(servers, here if seat == 0 else there, clients)
        servers.wait(0.1)
    third = FakeClient(servers)
    servers.run(third.hello(here))
    clients[0].leave(here)
    servers.wait(150)
    assert here.table.host == there.table.host == 1
    changes = [item for item in clients[1].last(wire.Update).events if item.event["event"] == "host-changed"]
    assert len(changes) <= 1


def test_a_phrase_resent_to_another_server_is_said_once(servers: TwoServers) -> None:
    here, there, clients = sit_at_two_servers(servers, wire.Settings(pace=0, patience=0))
    again = FakeClient(servers, token_for(0))
    servers.run(again.hello(there))
    assert answer_code(servers, clients[0], here, wire.Say("s", phrase="hello")) == "ok"
    assert answer_code(servers, again, there, wire.Say("s", phrase="hello")) == "ok"
    servers.wait(1)
    assert [phrases_received(client) for client in (*clients, again)] == [["hello"]] * 3
