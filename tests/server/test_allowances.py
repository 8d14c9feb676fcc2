"""Rate limits: clients spend tokens of their address and their seat; a refusal says when to try again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from knaves import wire
from knaves.server.addresses import read_network
from knaves.server.limits import Limiter, Limits, Rate
from knaves.server.origins import Origins
from knaves.server.refusals import CommandRefused
from knaves.server.sockets import Sockets
from tests.server.table_harness import token_for
from tests.server.virtual_time import HubHarness, read

T = TypeVar("T")


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_player_who_sends_too_much_uses_up_only_their_own_tokens() -> None:
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    move = wire.MakeMove("m", 0, "7H@c4")
    greedy = [limiter.message("192.0.2.1", "greedy", move, 2) for _ in range(1000)]
    assert greedy[0] == 0.0
    assert greedy[-1] > 0.0
    assert limiter.message("192.0.2.1", "honest", move, 2) == 0.0


def test_the_players_of_one_address_share_its_tokens() -> None:
    limiter = Limiter(Limits(), Clock())
    delays = [limiter.message("192.0.2.1", f"player {k}", wire.Hello(), 95) for k in range(2000)]
    assert 0.0 < max(delays) < 1.0
    assert limiter.message("192.0.2.2", "player of another address", wire.Hello(), 95) == 0.0


def test_a_refusal_says_when_to_try_again_and_then_it_is_allowed() -> None:
    clock = Clock()
    limiter = Limiter(Limits(player=Rate(10.0, 3.0)), clock)

    def play() -> float:
        return limiter.message("192.0.2.1", "Ana", wire.Start("s"), 0)

    assert [play(), play(), play()] == [0.0, 0.0, 0.0]
    delay = play()
    assert delay == pytest.approx(0.1)
    clock.now += 0.9 * delay
    assert play() > 0.0
    clock.now += 0.2 * delay
    assert play() == 0.0


def test_a_wait_of_less_than_a_millisecond_is_still_a_wait() -> None:
    """A delay of 0 would say that trying again does not help."""
    assert CommandRefused("too-fast", delay=0.0001).message("m").delay == 0.001
    assert CommandRefused("too-fast", delay=1.0).message("m").delay == 1.0
    assert CommandRefused("banned").message("m").delay == 0.0


def test_a_request_that_costs_more_than_a_full_bucket_is_allowed_when_it_is_full() -> None:
    clock = Clock()
    limiter = Limiter(Limits(player=Rate(1.0, 2.0)), clock)
    assert limiter.message("192.0.2.1", "Ana", wire.AskHint("h"), 0) == 0.0
    assert limiter.message("192.0.2.1", "Ana", wire.AskHint("h"), 0) == pytest.approx(2.0)


def test_thirty_first_visits_in_ten_seconds_are_not_limited() -> None:
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    for visitor in range(30):
        paths = [
            "/",
            *[f"/assets/part-{n}.js" for n in range(25)],
            "/manifest.webmanifest",
            "/api/games",
            "/api/tables",
        ]
        assert not any(limiter.request("192.0.2.1", path) for path in paths)
        assert limiter.new_table("192.0.2.1") == 0.0
        assert limiter.socket("192.0.2.1", visitor) == 0.0
        clock.now += 1 / 3


def test_a_hundred_people_of_one_address_play_without_being_limited() -> None:
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    assert not any(limiter.socket("192.0.2.1", player) for player in range(100))
    for second in range(60):
        for player in range(100):
            moves = [wire.MakeMove("m", 0, "7H@c4"), wire.Ping()]
            assert not any(limiter.message("192.0.2.1", str(player), move, 4) for move in moves), f"after {second} s"
        clock.now += 1.0


def test_files_that_never_change_cost_nothing() -> None:
    limiter = Limiter(Limits(address=Rate(1.0, 1.0)), Clock())
    assert limiter.request("192.0.2.1", "/api/games") == 0.0
    assert limiter.request("192.0.2.1", "/api/games") > 0.0
    assert not any(limiter.request("192.0.2.1", path) for path in ("/assets/a.js", "/assets/b.css"))


def test_large_files_are_limited_sooner() -> None:
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    delays = [limiter.request("192.0.2.1", "/assets/pyodide-1/pyodide.asm.wasm") for _ in range(100)]
    assert delays[:60] == [0.0] * 60  # eight people who download everything at once
    assert delays[-1] == pytest.approx(0.5)
    clock.now += delays[-1]
    assert limiter.request("192.0.2.1", "/assets/pyodide-1/pyodide.asm.wasm") == 0.0


def test_trusted_networks_have_higher_limits() -> None:
    limiter = Limiter(Limits(sockets=2), Clock(), [read_network("192.0.2.0/24")])
    delays = [limiter.request("198.51.100.1", "/api/games") for _ in range(3000)]
    assert delays[-1] > 0.0
    assert not any(limiter.request("192.0.2.9", "/api/games") for _ in range(3000))
    assert limiter.socket("198.51.100.1", 2) > 0.0
    assert limiter.socket("192.0.2.9", 2) == 0.0


def test_refusals_are_counted_by_limit() -> None:
    limiter = Limiter(Limits(tables=Rate(1.0, 1.0), sockets=1), Clock())
    for _ in range(3):
        limiter.new_table("192.0.2.1")
        limiter.socket("192.0.2.1", 1)
    assert limiter.refused == {"tables": 2, "sockets": 3}


# --- On sockets -------------------------------------------------------------------------------------------------


class Client:
    """The client side of a WebSocket."""

    def __init__(self, harness: HubHarness, sockets: Sockets, code: str, address: str = "192.0.2.1") -> None:
        self.harness = harness
        self.received: list[Any] = []
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": f"/ws/{code}", "headers": [], "client": (address, 50_000)}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self.received.append(read(message["text"]))

        async def start() -> asyncio.Task[None]:
            return asyncio.create_task(sockets(scope, self._to_server.get, send))

        self.task = harness.run(start())
        harness.wait(0.01)

    def send(self, *messages: wire.ClientMessage) -> None:
        """Send messages, one right after the other."""
        for message in messages:
            self._to_server.put_nowait({"type": "websocket.receive", "text": wire.encode(message).decode()})
        self.harness.wait(0.01)

    def of(self, kind: type[T]) -> list[T]:
        """The received messages of a kind."""
        return [message for message in self.received if isinstance(message, kind)]

    def close(self) -> None:
        """Disconnect."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.harness.run(asyncio.wait_for(self.task, 60))


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[HubHarness]:
    """A hub in virtual time."""
    made = HubHarness(tmp_path)
    yield made
    made.close()


def new_table(harness: HubHarness) -> str:
    """Create a table of two people; returns its code."""
    request = wire.NewTable("travel", 2, "Ana", token=token_for(0), settings=wire.Settings(pace=0, patience=0))
    code = harness.run(harness.hub.create(request)).code
    live = harness.run(harness.hub.find(code))
    harness.run(live.join(wire.Join("Ben", token=token_for(1))))
    return code


def endpoint(harness: HubHarness, **limits: Any) -> Sockets:
    """The sockets of a server with these limits."""
    return Sockets(harness.hub, Limiter(replace(Limits(), **limits), harness.clock), lambda _: "", Origins())


def test_a_command_after_a_refused_hello_is_not_carried_out_for_the_earlier_seat(harness: HubHarness) -> None:
    code = new_table(harness)
    client = Client(harness, endpoint(harness, player=Rate(0.5, 2.5)), code)
    client.send(wire.Hello(token_for(0)), wire.Rename("r1", "Eva"))
    assert client.of(wire.Update)[-1].table.seats[0].name == "Eva"
    client.send(wire.Hello(token_for(1)), wire.Rename("r2", "Fei"))  # the second hello comes too fast
    harness.wait(0.6)
    refused = client.of(wire.Error)
    assert [(error.id, error.code) for error in refused] == [("", "too-fast"), ("r2", "too-fast")]
    assert all(error.delay > 0.0 for error in refused)
    live = harness.run(harness.hub.find(code))
    assert [seat.name for seat in live.table.seats] == ["Eva", "Ben"]
    assert not live.present(), "a client that asked for another seat has left the earlier one"
    harness.wait(5.0)
    client.send(wire.Hello(token_for(1)))
    assert client.of(wire.Update)[-1].you == 1
    client.close()


def test_after_a_refused_hello_nothing_of_the_earlier_seat_is_sent(harness: HubHarness) -> None:
    """For example, when a tablet is passed to the next player and hides the hand."""
    code = new_table(harness)
    sockets = endpoint(harness, player=Rate(0.1, 2.5))
    tablet, other = Client(harness, sockets, code), Client(harness, sockets, code)
    tablet.send(wire.Hello(token_for(0)), wire.Rename("r", "Eva"), wire.Hello(None))
    assert tablet.of(wire.Error)[-1].code == "too-fast"
    count = len(tablet.received)
    other.send(wire.Hello(token_for(1)))
    assert other.of(wire.Update)
    assert tablet.received[count:] == []
    tablet.close()
    other.close()


def test_two_sockets_of_one_seat_share_its_tokens(harness: HubHarness) -> None:
    code = new_table(harness)
    sockets = endpoint(harness, player=Rate(1.0, 10.0))
    clients = [Client(harness, sockets, code) for _ in range(3)]
    for client in clients[:2]:
        client.send(wire.Hello(token_for(0)))
    clients[2].send(wire.Hello(token_for(1)))
    clients[0].send(*(wire.Rename(f"a{n}", f"Ana {n}") for n in range(12)))
    assert clients[0].of(wire.Error)
    clients[1].send(wire.Rename("b", "Bea"))
    assert clients[1].of(wire.Error)[-1].code == "too-fast"
    clients[2].send(wire.Rename("c", "Cem"))
    assert not clients[2].of(wire.Error)
    for client in clients:
        client.close()


def test_a_socket_over_the_limit_is_asked_to_reconnect_later(harness: HubHarness) -> None:
    code = new_table(harness)
    sockets = endpoint(harness, sockets=2)
    clients = [Client(harness, sockets, code) for _ in range(3)]
    assert [client.of(wire.Bye) for client in clients[:2]] == [[], []]
    (bye,) = clients[2].of(wire.Bye)
    assert bye.reason == "too-fast"
    assert bye.again
    assert bye.delay > 0.0
    elsewhere = Client(harness, sockets, code, "192.0.2.2")
    assert not elsewhere.of(wire.Bye)
    for client in (*clients[:2], elsewhere):
        client.close()


def test_a_flooding_client_is_slowed_down_but_never_disconnected(harness: HubHarness) -> None:
    code = new_table(harness)
    client = Client(harness, endpoint(harness, player=Rate(1.0, 5.0)), code)
    client.send(wire.Hello(token_for(0)), *(wire.Rename(f"r{n}", f"Ana {n}") for n in range(100)))
    harness.wait(10.0)
    answered = len(client.of(wire.Error)) + sum(bool(update.done) for update in client.of(wire.Update))
    assert answered < 40
    assert not client.of(wire.Bye)
    client.close()


def test_the_more_clients_of_an_address_are_refused_the_longer_they_wait(harness: HubHarness) -> None:
    limiter = Limiter(Limits(), harness.clock)

    async def hold(clients: int) -> float:
        started = harness.loop.time()
        await asyncio.gather(*(limiter.hold("192.0.2.1") for _ in range(clients)))
        return harness.loop.time() - started

    assert harness.run(hold(1)) == pytest.approx(0.5)
    assert harness.run(hold(400)) == pytest.approx(10.0)
    assert harness.run(hold(1)) == pytest.approx(0.5)
