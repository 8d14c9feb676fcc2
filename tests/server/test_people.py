"""People at a table: who may be stood in for and when, who hosts, who may come in, and what is said once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knaves import wire
from knaves.server.live_table import LiveTable
from knaves.server.refusals import CommandRefused
from tests.server.table_harness import NAMES, token_for
from tests.server.test_hub import harness, move, sit, turn
from tests.server.virtual_time import FakeClient, HubHarness, TwoServers

__all__ = ["harness"]


def answered(harness: HubHarness, client: FakeClient, live: LiveTable, command: wire.AnyCommand) -> str:
    """`ok`, or the code of the refusal."""
    answer = harness.run(client.ask(live, command))
    return answer.code if isinstance(answer, wire.Error) else "ok"


def said(client: FakeClient) -> list[str]:
    """The phrases that a client has heard."""
    return [message.phrase for message in client.messages() if isinstance(message, wire.Said)]


# --- Stand-ins --------------------------------------------------------------------------------------------------


def test_no_bot_plays_for_somebody_who_is_connected(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    assert live.table.current_game is not None
    ply = len(live.table.current_game.moves)
    assert answered(harness, clients[0], live, wire.StandIn("s", 1)) != "ok"
    harness.wait(5)
    assert len(live.table.current_game.moves) == ply
    assert live.table.seats[1].stand_in == ""
    move(harness, live, clients)


def test_who_connects_while_a_stand_in_is_being_decided_keeps_the_turn(harness: HubHarness) -> None:
    live, clients = sit(harness, settings=wire.Settings(pace=0, patience=60, bot_level="random"))
    if turn(live) == 0:
        move(harness, live, clients)
    clients[1].leave(live)
    harness.wait(59.9)

    async def come_back_in_time() -> None:
        async with live.lock:  # the stand-in waits for it, and so does the hello that came first
            back = asyncio.ensure_future(clients[1].hello(live))
            await asyncio.sleep(5)
        await back

    harness.run(come_back_in_time())
    harness.wait(5)
    assert "stood-in" not in [item.event["event"] for item in clients[0].last(wire.Update).events]
    assert live.table.seats[1].stand_in == ""
    assert turn(live) == 1


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
    harness.run(clients[1].hello(live))  # has been here for less long than seat 2
    clients[0].leave(live)
    harness.wait(100)
    assert live.table.host == 0
    harness.wait(60)
    assert live.table.host == 2
    assert clients[1].last(wire.Update).table.host == 2
    assert answered(harness, clients[2], live, wire.Start("go")) == "ok"


# --- Chat -------------------------------------------------------------------------------------------------------


def test_what_is_sent_again_is_said_once(harness: HubHarness) -> None:
    live, clients = sit(harness)
    for _ in range(3):
        assert answered(harness, clients[1], live, wire.Say("s", phrase="hello")) == "ok"
        clients[1].leave(live)
        harness.run(clients[1].hello(live))
    assert said(clients[0]) == ["hello"]
    assert answered(harness, clients[1], live, wire.Say("t", phrase="hello")) == "ok"
    assert answered(harness, clients[0], live, wire.Say("s", phrase="wow")) == "ok"  # another person's id
    assert said(clients[0]) == ["hello", "hello", "wow"]


# --- Several servers --------------------------------------------------------------------------------------------


@pytest.fixture
def servers(tmp_path: Path) -> Any:
    found = TwoServers(tmp_path)
    yield found
    found.close()


def sit_apart(servers: TwoServers, settings: wire.Settings) -> tuple[LiveTable, LiveTable, list[FakeClient]]:
    """A table of two people, each at a server of their own."""
    asked = wire.NewTable("travel", 2, NAMES[0], settings=settings, token=token_for(0))
    code = servers.run(servers.hub.create(asked)).code
    here, there = servers.run(servers.hub.find(code)), servers.run(servers.other.find(code))
    servers.run(there.join(wire.Join(NAMES[1], 1, token_for(1))))
    clients = [FakeClient(servers, token_for(seat)) for seat in range(2)]
    servers.run(clients[0].hello(here))
    servers.run(clients[1].hello(there))
    servers.wait(6)
    assert isinstance(servers.run(clients[0].ask(here, wire.Start("start"))), wire.Done)
    servers.wait(6)
    return here, there, clients


def test_patience_begins_when_somebody_leaves_the_other_server(servers: TwoServers) -> None:
    here, there, clients = sit_apart(servers, wire.Settings(pace=0, patience=60, bot_level="random"))
    servers.wait(300)
    if turn(here) == 0:
        move(servers, here, clients)
    servers.wait(1)
    clients[1].leave(there)
    servers.wait(50)
    assert here.table.seats[1].stand_in == ""
    servers.wait(40)
    assert here.table.seats[1].stand_in == "away"
    there = servers.run(servers.other.find(here.table.code))  # nobody was there, so it was unloaded
    servers.run(clients[1].hello(there))
    servers.wait(1)
    assert here.table.seats[1].stand_in == there.table.seats[1].stand_in == ""
    assert clients[0].last(wire.Presence).seats == [0, 1]


def test_what_is_sent_again_to_another_server_is_said_once(servers: TwoServers) -> None:
    here, there, clients = sit_apart(servers, wire.Settings(pace=0, patience=0))
    again = FakeClient(servers, token_for(0))
    servers.run(again.hello(there))
    assert answered(servers, clients[0], here, wire.Say("s", phrase="hello")) == "ok"
    assert answered(servers, again, there, wire.Say("s", phrase="hello")) == "ok"
    servers.wait(1)
    assert [said(client) for client in (*clients, again)] == [["hello"]] * 3
