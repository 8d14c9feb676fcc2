"""Nobody can see who could answer in a Block window or who did, and the timing doesn't depend on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import commands
from tests.server.table_harness import NAMES, token_for, update_for
from tests.server.virtual_time import FakeClient, HubHarness, InlineBotPool
from tests.stacks.positions import FOUR_BLUE, position

BLOCK_SECONDS = 5
Received = dict[str, list[tuple[float, bytes]]]
"""By client: the time of each frame, and the frame."""


@dataclass(frozen=True)
class Case:
    """What seat 1 holds and does, and the delay of the bot on seat 2."""

    block: bool = False
    answer: str = ""
    after: float = 0.0
    bot: float = 0.0
    reconnects: bool = False


@pytest.fixture
def observe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Case], Received]:
    """What everybody but seat 1 receives about a window, and when."""
    numbers = iter(range(1000))

    def observe_case(case: Case) -> Received:
        seeds = iter(range(1000))
        monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
        monkeypatch.setattr(commands, "new_code", lambda: "ABCDE")
        harness = HubHarness(tmp_path / str(next(numbers)), InlineBotPool(case.bot))
        try:
            return observe_window(harness, case)
        finally:
            harness.close()

    return observe_case


def observe_window(harness: HubHarness, case: Case) -> Received:
    settings = wire.Settings(pace=0, block_seconds=BLOCK_SECONDS, bot_level="random")
    request = wire.NewTable("stacks", 4, NAMES[0], settings=settings, bots={"2": "random"}, token=token_for(0))
    harness.run(harness.hub.create(request))
    live = harness.run(harness.hub.find("abcde"))
    for seat in (1, 3):
        harness.run(live.join(wire.Join(NAMES[seat], seat, token_for(seat))))
    clients = {str(seat): FakeClient(harness, token_for(seat)) for seat in (0, 1, 3)} | {
        "watcher": FakeClient(harness),
        "1 again": FakeClient(harness),
    }
    clients["1 again"].token = token_for(1)
    for client in clients.values():
        harness.run(client.hello(live))
    harness.run(clients["0"].ask(live, wire.Start("start")))
    held = "BL" if case.block else "R2"
    assert live.table.current_game is not None
    live.table.current_game.state = position(f"seats=4 hands=B5,SK,R5|R1,{held}|R3,R4|R1,R5 piles={FOUR_BLUE}")
    for client in clients.values():
        client.received.clear()
    start = harness.loop.now
    done = harness.run(clients["0"].ask(live, wire.MakeMove("lay", update_for(live.table, 0).ply, "B5@b1")))
    assert isinstance(done, wire.Done)
    harness.wait(case.after)
    if case.answer:
        ply = update_for(live.table, 1).ply
        answer = harness.run(clients["1"].ask(live, wire.MakeMove("answer", ply, case.answer)))
        possible = case.answer == "let" or case.block
        assert isinstance(answer, wire.Done if possible else wire.Error)
        own = [message for message in clients["1 again"].messages() if isinstance(message, wire.Update)]
        last = own[-1].own
        assert last is not None
        assert last["window"]["answer"] == (case.answer if possible else None)
    if case.reconnects:
        for name in ("0", "3", "watcher"):
            harness.run(clients[name].hello(live, live.table.version, 1))
    harness.wait(start + BLOCK_SECONDS + 1 - harness.loop.now)
    assert not live.table.current_game.state.simultaneous
    return {
        name: [(round(time - start, 6), message) for time, message in clients[name].received]
        for name in ("0", "3", "watcher")
    }


def until_it_closes(received: Received) -> Received:
    return {name: [item for item in items if item[0] < BLOCK_SECONDS] for name, items in received.items()}


PASSED = [
    Case(block=True),
    Case(answer="let", after=0.1),
    Case(answer="let", after=4.9),
    Case(block=True, answer="let", after=2.0),
    Case(answer="block", after=1.0),
    Case(bot=2.0),
    Case(bot=4.0, block=True, answer="let", after=0.5),
    Case(bot=100.0),
]


def test_a_window_without_a_block_looks_the_same_whoever_could_have_blocked(
    observe: Callable[[Case], Received],
) -> None:
    plain = observe(Case())
    assert len(plain["watcher"]) == 2
    times = {item[0] for item in plain["watcher"]}
    assert times == {0.0, float(BLOCK_SECONDS)}  # opened and closed, and nothing in between
    for case in PASSED:
        assert observe(case) == plain, case


def test_a_block_shows_only_when_the_window_closes(
    observe: Callable[[Case], Received],
) -> None:
    plain = observe(Case())
    early, late, slow = (
        observe(Case(block=True, answer="block", after=after, bot=bot)) for after, bot in ((0.1, 0), (4.9, 0), (1, 9))
    )
    assert early == late == slow
    assert early != plain
    assert until_it_closes(early) == until_it_closes(plain)


def test_reconnecting_during_a_window_reveals_nothing(
    observe: Callable[[Case], Received],
) -> None:
    plain = observe(Case(reconnects=True, after=1.0))
    for case in (
        Case(reconnects=True, after=1.0, answer="let"),
        Case(reconnects=True, after=1.0, block=True),
        Case(reconnects=True, after=1.0, bot=60.0),
    ):
        assert observe(case) == plain, case
    blocked = observe(Case(reconnects=True, after=1.0, block=True, answer="block"))
    assert until_it_closes(blocked) == until_it_closes(plain)
