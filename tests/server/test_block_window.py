"""Time in a Block window: every seat that is asked can answer, and nothing in the timing tells who holds a Block."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from starlette.applications import Starlette

from knaves import wire
from knaves.bots import LEVELS, Level
from knaves.bots.levels import EVENLY
from knaves.deal import seed_from
from knaves.game import View
from knaves.games.stacks import STACKS
from knaves.server import desk
from knaves.server.api import Api
from knaves.server.limits import UNLIMITED, Buckets
from knaves.server.live import Live
from knaves.server.metrics import collect
from knaves.server.sockets import Sockets
from knaves.server.thinking import Thinkers, choose
from tests.server.desks import NAMES, token_of, told
from tests.server.timeless import EPOCH, Ear, HereThinkers, Room
from tests.stacks.table import FOUR, at

BOTS_SECONDS = 2.0
"""How long a window stays open at least when a bot is asked."""
WINNING = f"chips=2b2r|0b0r piles={FOUR}"
"""A 5 on b1 wins the game for seat 0, so that every level of bots wants to block it."""
HELD, NOT_HELD = "BL,R3,R4", "R2,R3,R4"

Rooms = Callable[[Thinkers], Room]


class HolderThinks(HereThinkers):
    """A bot that has something to decide thinks; one with a single answer gives it at once, as every level does."""

    async def choose(self, view: View, level: str, seed: int) -> str:
        if len(view.legal) == 1:
            return str(view.legal[0])
        return await super().choose(view, level, seed)


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rooms]:
    """Rooms with these thinkers; the seeds and the codes of tables are the same in each."""
    opened: list[Room] = []

    def make(thinkers: Thinkers) -> Room:
        seeds, codes = itertools.count(), itertools.count()
        monkeypatch.setattr(desk, "fresh_seed", lambda: seed_from(next(seeds)))
        monkeypatch.setattr(desk, "fresh_code", lambda: f"ABCD{'EFGHJK'[next(codes)]}")
        opened.append(Room(tmp_path / str(len(opened)), thinkers))
        return opened[-1]

    yield make
    for room in opened:
        room.close()


def sit(room: Room, settings: wire.Settings, *, seats: int = 2, people: int = 1) -> tuple[Live, list[Ear]]:
    """A game of stacks with so many people; bots of the level beginner have the other seats."""
    bots = {str(seat): "beginner" for seat in range(people, seats)}
    asked = wire.NewTable("stacks", seats, NAMES[0], settings=settings, bots=bots, token=token_of(0))
    live = room.run(room.hub.find(room.run(room.hub.create(asked)).code))
    ears = [Ear(room, token_of(seat)) for seat in range(people)]
    for seat in range(1, people):
        room.run(room.hub.join(live, wire.Join(NAMES[seat], seat, token_of(seat))))
    for ear in ears:
        room.run(ear.hello(live))
    assert isinstance(room.run(ears[0].ask(live, wire.Start("start"))), wire.Done)
    return live, ears


def open_window(room: Room, live: Live, ears: list[Ear], position: str) -> float:
    """Seat 0 lays a 5 that completes a pile; the time at which it did."""
    play = live.table.play
    assert play is not None
    play.state = at(position)
    start = room.loop.now
    done = room.run(ears[0].ask(live, wire.Play("lay", len(play.moves), "B5@b1")))
    assert isinstance(done, wire.Done), done
    assert play.state.sealed
    return start


def closes(room: Room, live: Live) -> float:
    """Let the window close; the time at which everybody heard of it."""
    play = live.table.play
    assert play is not None
    while play.state.sealed:
        assert room.loop.now < 3600
        room.wait(0.01)
    return live.table.history[-1].at - EPOCH


def became(live: Live) -> list[str]:
    """What a spectator heard of the pile."""
    kinds = (item.event["event"] for item in told(live.table, None).events)
    return [kind for kind in kinds if kind in ("blocked", "sequence-made")]


def answer(room: Room, live: Live, ear: Ear, move: str) -> None:
    """A person answers."""
    assert live.table.play is not None
    done = room.run(ear.ask(live, wire.Play("answer", len(live.table.play.moves), move)))
    assert isinstance(done, wire.Done), done


# --- Bots have time ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [0, 700, 1500, 5000])
def test_s30_a_bot_that_thinks_for_a_second_blocks_at_any_pace(rooms: Rooms, pace: int) -> None:
    room = rooms(HereThinkers(1.25))
    live, ears = sit(room, wire.Settings(pace=pace))
    start = open_window(room, live, ears, f"hands=B5,SK|{HELD} {WINNING}")
    assert closes(room, live) == pytest.approx(start + BOTS_SECONDS)
    assert became(live) == ["blocked"]


def test_s30_a_bot_has_its_time_although_people_need_less(rooms: Rooms) -> None:
    room = rooms(HereThinkers(1.25))
    live, ears = sit(room, wire.Settings(block_seconds=1, pace=5000), seats=3, people=2)
    position = f"seats=3 hands=B5,SK|R1,R2|{HELD} chips=2b2r|0b0r|0b0r piles={FOUR}"
    start = open_window(room, live, ears, position)
    assert closes(room, live) == pytest.approx(start + BOTS_SECONDS)
    assert became(live) == ["blocked"]


@pytest.mark.parametrize("held", [HELD, NOT_HELD])
def test_s30_a_bot_whose_worker_does_not_answer_in_time_answers_without_thinking(rooms: Rooms, held: str) -> None:
    """The pool is busy with other tables, or the workers of the database are gone: the window does not wait."""
    room = rooms(HereThinkers(1000.0))
    live, ears = sit(room, wire.Settings())
    start = open_window(room, live, ears, f"hands=B5,SK|{held} {WINNING}")
    assert closes(room, live) == pytest.approx(start + BOTS_SECONDS)
    assert became(live) == (["blocked"] if held == HELD else ["sequence-made"])


def test_s30_a_bot_that_fails_at_the_last_moment_lets_the_pile_pass(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(Level, "choose_at_once", broken)
    room = rooms(HereThinkers(1000.0))
    live, ears = sit(room, wire.Settings())
    start = open_window(room, live, ears, f"hands=B5,SK|{HELD} {WINNING}")
    assert closes(room, live) == pytest.approx(start + BOTS_SECONDS)
    assert became(live) == ["sequence-made"]


def test_s30_a_bot_that_stands_in_during_the_window_answers_too(rooms: Rooms) -> None:
    room = rooms(HereThinkers(1.25))
    live, ears = sit(room, wire.Settings(block_seconds=5, bot_level="beginner"), people=2)
    start = open_window(room, live, ears, f"hands=B5,SK|{HELD} {WINNING}")
    room.wait(4.9)
    assert isinstance(room.run(ears[1].ask(live, wire.Leave("leave"))), wire.Done)
    assert closes(room, live) == pytest.approx(start + 5)
    assert became(live) == ["blocked"]


def test_g31_a_window_lasts_as_long_as_it_said_whoever_comes_or_goes(rooms: Rooms) -> None:
    room = rooms(HereThinkers(1.0))
    settings = wire.Settings(block_seconds=5, bot_level="beginner")
    live, ears = sit(room, settings, people=2)
    start = open_window(room, live, ears, f"hands=B5,SK|{NOT_HELD} {WINNING}")
    until = live.table.deadlines()
    room.wait(3.0)
    room.run(ears[1].ask(live, wire.Leave("leave")))
    assert live.table.deadlines() == until
    assert closes(room, live) == pytest.approx(start + 5)
    live, ears = sit(room, settings)
    start = open_window(room, live, ears, f"hands=B5,SK|{NOT_HELD} {WINNING}")
    until = live.table.deadlines()
    room.wait(1.0)
    room.run(room.hub.join(live, wire.Join("Ben", 1, token_of(1))))  # a latecomer takes over from the bot
    assert live.table.deadlines() == until
    assert closes(room, live) == pytest.approx(start + BOTS_SECONDS)


@pytest.mark.parametrize(("level", "seats", "seconds"), [("best", 2, 1.0), ("best", 6, 0.2), ("searcher", 6, 0.1)])
def test_s30_all_bots_of_a_window_have_time_in_one_process(level: str, seats: int, seconds: float) -> None:
    """Each keeps it for the same time whether it holds a Block or not."""
    hands = "|".join(["B5,SK", *(HELD, NOT_HELD, "R1", "R2", "R5")[: seats - 1]])
    state, _ = at(f"seats={seats} hands={hands} piles={FOUR}").apply(0, STACKS.move("B5@b1"))
    rests: list[float] = []
    assert LEVELS[level].sharing(seats - 1).seconds == seconds
    even = seconds * EVENLY
    for seat in range(1, seats):
        begun = time.monotonic()
        choose("stacks", str(state.view(seat)), level, 1, rests.append)
        assert even - (time.monotonic() - begun) <= rests[-1] <= even
    assert len(rests) == seats - 1
    assert even * (seats - 1) <= BOTS_SECONDS * 0.75


def test_s30_a_level_that_does_not_search_answers_at_once() -> None:
    state, _ = at(f"hands=B5,SK|{HELD} {WINNING}").apply(0, STACKS.move("B5@b1"))
    rests: list[float] = []
    assert choose("stacks", str(state.view(1)), "greedy", 1, rests.append) == "block"
    assert choose("stacks", str(at("hands=B1|R1").view(0)), "best", 1, rests.append)
    assert rests == []


# --- Nothing tells who holds a Block ----------------------------------------------------------------------------


def figures(room: Room, settings: wire.Settings, held: str) -> list[tuple[float, bytes]]:
    """What `/metrics` tells while a window is open and just after, with the time."""
    live, ears = sit(room, settings, seats=3, people=2)
    registry = CollectorRegistry()
    requests = Buckets(UNLIMITED.requests, room.clock)
    sockets = Sockets(room.hub, UNLIMITED, requests, lambda _: "", frozenset())
    registry.register(collect(room.hub, sockets))
    position = f"seats=3 hands=B5,SK|R1,R2|{held} chips=0b0r|2b2r|0b0r piles={FOUR}"
    start = open_window(room, live, ears, position)
    found = []
    for _ in range(28):
        found.append((round(room.loop.now - start, 3), generate_latest(registry)))
        room.wait(0.2)
        if len(found) == 5 and held == HELD:  # a person's answer is nobody's business either
            answer(room, live, ears[1], "let")
    return found


def test_g31_metrics_do_not_tell_that_a_bot_thinks_about_a_block(rooms: Rooms) -> None:
    settings = wire.Settings(pace=60, block_seconds=5)
    held, plain = (figures(rooms(HolderThinks(1.0)), settings, cards) for cards in (HELD, NOT_HELD))
    assert held == plain
    assert b"knaves_moves_total 3.0" in plain[-1][1]  # the lay and, now that they are open, both answers


@pytest.mark.parametrize("people", [1, 2])
def test_g31_around_one_device_a_bot_that_thinks_about_a_block_takes_no_longer(rooms: Rooms, people: int) -> None:
    times = []
    for held in (HELD, NOT_HELD):
        room = rooms(HolderThinks(1.0))
        live, ears = sit(room, wire.Settings(block_seconds=60, one_device=True), seats=3, people=people)
        hands = f"B5,SK|R1,R2|{held}" if people == 2 else f"B5,SK|{held}|R1,R2"
        start = open_window(room, live, ears, f"seats=3 hands={hands} piles={FOUR}")
        if people == 2:
            room.wait(0.1)
            answer(room, live, ears[1], "let")
        times.append(round(closes(room, live) - start, 3))
    assert times == [BOTS_SECONDS] * 2


def test_g57_the_list_of_tables_does_not_tell_that_somebody_answered(rooms: Rooms) -> None:
    """It has the tables that changed last first; a sealed answer is no change that anybody may see."""
    room = rooms(HolderThinks(1.0))
    live, ears = sit(room, wire.Settings(public=True, block_seconds=5), seats=2, people=2)
    open_window(room, live, ears, f"hands=B5,SK|{HELD} piles={FOUR}")
    room.wait(0.5)
    sit(room, wire.Settings(public=True), people=2)
    api = Api(room.hub, Buckets(UNLIMITED.tables, room.clock), lambda: "", lambda: True)
    web = httpx.AsyncClient(transport=httpx.ASGITransport(Starlette(routes=api.routes())), base_url="http://table")

    def listed() -> list[str]:
        return [row["code"] for row in room.run(web.get("/api/tables")).json()]

    room.wait(0.5)
    answer(room, live, ears[1], "block")
    assert listed() == ["ABCDF", "ABCDE"]
    closes(room, live)
    room.wait(0.5)
    assert listed() == ["ABCDE", "ABCDF"]
    room.run(web.aclose())
