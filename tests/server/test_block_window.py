"""Time in a Block window: every seat can answer, and the timing doesn't reveal who holds a Block."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from knaves import wire
from knaves.bots import LEVELS, Level
from knaves.bots.levels import ANSWER_DELAY
from knaves.deal import seed_from
from knaves.game import View
from knaves.games.stacks import STACKS
from knaves.server import bot_pool, commands, table_clock
from knaves.server.app import add_gauges
from knaves.server.bot_pool import BotPool, choose
from knaves.server.limits import UNLIMITED, Limiter
from knaves.server.live_table import LiveTable
from knaves.server.origins import Origins
from knaves.server.sockets import Sockets
from tests.server.table_harness import NAMES, token_for, update_for
from tests.server.virtual_time import EPOCH, FakeClient, HubHarness, InlineBotPool, make_api
from tests.stacks.positions import FOUR_BLUE, position

BOTS_SECONDS = 2.0
"""The least time a window stays open if a bot is asked."""
WINNING = f"chips=2b2r|0b0r piles={FOUR_BLUE}"
"""A 5 on b1 wins the game for seat 0, so that every level of bots wants to block it."""
HELD, NOT_HELD = "BL,R3,R4", "R2,R3,R4"

Harnesses = Callable[[BotPool], HubHarness]


class HolderThinks(InlineBotPool):
    """A bot that thinks if it has a choice and otherwise answers at once, like every level."""

    async def choose(self, view: View, level: str, seed: int) -> str:
        if len(view.legal) == 1:
            return str(view.legal[0])
        return await super().choose(view, level, seed)


@pytest.fixture
def harnesses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harnesses]:
    """Makes harnesses with a bot pool; seeds and table codes are the same in each."""
    opened: list[HubHarness] = []

    def make(bot_pool: BotPool) -> HubHarness:
        seeds, codes = itertools.count(), itertools.count()
        monkeypatch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
        monkeypatch.setattr(commands, "new_code", lambda: f"ABCD{'EFGHJK'[next(codes)]}")
        opened.append(HubHarness(tmp_path / str(len(opened)), bot_pool))
        return opened[-1]

    yield make
    for harness in opened:
        harness.close()


def sit(
    harness: HubHarness, settings: wire.Settings, *, seats: int = 2, people: int = 1
) -> tuple[LiveTable, list[FakeClient]]:
    """A game of stacks with some people; bots of the level beginner have the other seats."""
    bots = {str(seat): "beginner" for seat in range(people, seats)}
    request = wire.NewTable("stacks", seats, NAMES[0], settings=settings, bots=bots, token=token_for(0))
    live = harness.run(harness.hub.find(harness.run(harness.hub.create(request)).code))
    clients = [FakeClient(harness, token_for(seat)) for seat in range(people)]
    for seat in range(1, people):
        harness.run(live.join(wire.Join(NAMES[seat], seat, token_for(seat))))
    for client in clients:
        harness.run(client.hello(live))
    assert isinstance(harness.run(clients[0].ask(live, wire.Start("start"))), wire.Done)
    return live, clients


def open_window(harness: HubHarness, live: LiveTable, clients: list[FakeClient], fields: str) -> float:
    """Let seat 0 lay a 5 that completes a pile in this position; the time at which it did."""
    play = live.table.current_game
    assert play is not None
    play.state = position(fields)
    start = harness.loop.now
    done = harness.run(clients[0].ask(live, wire.MakeMove("lay", len(play.moves), "B5@b1")))
    assert isinstance(done, wire.Done), done
    assert live.table.current_game is not None
    assert live.table.current_game.state.simultaneous
    return start


def closes(harness: HubHarness, live: LiveTable) -> float:
    """Let the window close; the time at which everybody received that."""
    while live.table.current_game is not None and live.table.current_game.state.simultaneous:
        assert harness.loop.now < 3600
        harness.wait(0.01)
    return live.table.history[-1].at - EPOCH


def pile_events(live: LiveTable) -> list[str]:
    """The events about the pile that a spectator received."""
    kinds = (item.event["event"] for item in update_for(live.table, None).events)
    return [kind for kind in kinds if kind in ("blocked", "sequence-made")]


def answer(harness: HubHarness, live: LiveTable, client: FakeClient, move: str) -> None:
    """Send a person's answer."""
    assert live.table.current_game is not None
    done = harness.run(client.ask(live, wire.MakeMove("answer", len(live.table.current_game.moves), move)))
    assert isinstance(done, wire.Done), done


# --- Bots have time ---


@pytest.mark.parametrize("pace", [0, 700, 1500, 5000])
def test_s30_a_bot_that_thinks_for_a_second_blocks_at_any_pace(harnesses: Harnesses, pace: int) -> None:
    harness = harnesses(InlineBotPool(1.25))
    live, clients = sit(harness, wire.Settings(pace=pace))
    start = open_window(harness, live, clients, f"hands=B5,SK|{HELD} {WINNING}")
    assert closes(harness, live) == pytest.approx(start + BOTS_SECONDS)
    assert pile_events(live) == ["blocked"]


def test_s30_a_bot_has_its_time_even_if_people_need_less(harnesses: Harnesses) -> None:
    harness = harnesses(InlineBotPool(1.25))
    live, clients = sit(harness, wire.Settings(block_seconds=1, pace=5000), seats=3, people=2)
    fields = f"seats=3 hands=B5,SK|R1,R2|{HELD} chips=2b2r|0b0r|0b0r piles={FOUR_BLUE}"
    start = open_window(harness, live, clients, fields)
    assert closes(harness, live) == pytest.approx(start + BOTS_SECONDS)
    assert pile_events(live) == ["blocked"]


@pytest.mark.parametrize("held", [HELD, NOT_HELD])
def test_s30_a_bot_whose_worker_does_not_answer_in_time_answers_without_thinking(
    harnesses: Harnesses, held: str
) -> None:
    """If the pool is busy or the workers are gone, the window doesn't wait."""
    harness = harnesses(InlineBotPool(1000.0))
    live, clients = sit(harness, wire.Settings())
    start = open_window(harness, live, clients, f"hands=B5,SK|{held} {WINNING}")
    assert closes(harness, live) == pytest.approx(start + BOTS_SECONDS)
    assert pile_events(live) == (["blocked"] if held == HELD else ["sequence-made"])


def test_s30_a_bot_that_fails_at_the_last_moment_does_not_block(
    harnesses: Harnesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(Level, "choose_plainly", broken)
    harness = harnesses(InlineBotPool(1000.0))
    live, clients = sit(harness, wire.Settings())
    start = open_window(harness, live, clients, f"hands=B5,SK|{HELD} {WINNING}")
    assert closes(harness, live) == pytest.approx(start + BOTS_SECONDS)
    assert pile_events(live) == ["sequence-made"]


def test_s30_a_bot_that_stands_in_during_the_window_answers_too(harnesses: Harnesses) -> None:
    harness = harnesses(InlineBotPool(1.25))
    live, clients = sit(harness, wire.Settings(block_seconds=5, bot_level="beginner"), people=2)
    start = open_window(harness, live, clients, f"hands=B5,SK|{HELD} {WINNING}")
    harness.wait(4.9)
    assert isinstance(harness.run(clients[1].ask(live, wire.Leave("leave"))), wire.Done)
    assert closes(harness, live) == pytest.approx(start + 5)
    assert pile_events(live) == ["blocked"]


def test_g31_a_window_lasts_as_long_as_announced_whoever_comes_or_goes(harnesses: Harnesses) -> None:
    harness = harnesses(InlineBotPool(1.0))
    settings = wire.Settings(block_seconds=5, bot_level="beginner", latecomers=True)
    live, clients = sit(harness, settings, people=2)
    start = open_window(harness, live, clients, f"hands=B5,SK|{NOT_HELD} {WINNING}")
    until = table_clock.deadlines(live.table)
    harness.wait(3.0)
    harness.run(clients[1].ask(live, wire.Leave("leave")))
    assert table_clock.deadlines(live.table) == until
    assert closes(harness, live) == pytest.approx(start + 5)
    live, clients = sit(harness, settings)
    start = open_window(harness, live, clients, f"hands=B5,SK|{NOT_HELD} {WINNING}")
    until = table_clock.deadlines(live.table)
    harness.wait(1.0)
    harness.run(live.join(wire.Join("Ben", 1, token_for(1))))  # a latecomer takes over from the bot
    assert table_clock.deadlines(live.table) == until
    assert closes(harness, live) == pytest.approx(start + BOTS_SECONDS)


@pytest.mark.parametrize(("limit", "seats", "seconds"), [(1.0, 2, 1.0), (1.0, 6, 0.2), (0.1, 6, 0.1)])
def test_s30_all_bots_of_a_window_have_time_in_one_process(
    monkeypatch: pytest.MonkeyPatch, limit: float, seats: int, seconds: float
) -> None:
    """Each takes the same time whether it holds a Block or not."""
    level = replace(LEVELS["best"], seconds=limit)
    monkeypatch.setattr(bot_pool, "LEVELS", {"best": level})
    hands = "|".join(["B5,SK", *(HELD, NOT_HELD, "R1", "R2", "R5")[: seats - 1]])
    state, _ = position(f"seats={seats} hands={hands} piles={FOUR_BLUE}").apply(0, STACKS.move("B5@b1"))
    rests: list[float] = []
    assert level.share_time(seats - 1).seconds == seconds
    even = seconds * ANSWER_DELAY
    for seat in range(1, seats):
        begun = time.monotonic()
        choose("stacks", str(state.view(seat)), "best", 1, rests.append)
        assert even - (time.monotonic() - begun) <= rests[-1] <= even
    assert len(rests) == seats - 1
    assert even * (seats - 1) <= BOTS_SECONDS * 0.75


def test_s30_a_level_that_does_not_search_answers_at_once() -> None:
    state, _ = position(f"hands=B5,SK|{HELD} {WINNING}").apply(0, STACKS.move("B5@b1"))
    rests: list[float] = []
    assert choose("stacks", str(state.view(1)), "skilled", 1, rests.append) == "block"
    assert choose("stacks", str(position("hands=B1|R1").view(0)), "best", 1, rests.append)
    assert rests == []


# --- Nothing reveals who holds a Block ---


def without_times(metrics: bytes) -> bytes:
    """The metrics without the times at which they were first counted."""
    return b"".join(line for line in metrics.splitlines(keepends=True) if b"_created" not in line)


def figures(harness: HubHarness, settings: wire.Settings, held: str) -> list[tuple[float, bytes]]:
    """The metrics while a window is open and just after, with the time."""
    live, clients = sit(harness, settings, seats=3, people=2)
    sockets = Sockets(harness.hub, Limiter(UNLIMITED, harness.clock), lambda _: "", Origins())
    add_gauges(harness.hub.metrics, harness.hub, sockets)
    fields = f"seats=3 hands=B5,SK|R1,R2|{held} chips=0b0r|2b2r|0b0r piles={FOUR_BLUE}"
    start = open_window(harness, live, clients, fields)
    found = []
    for _ in range(28):
        found.append((round(harness.loop.now - start, 3), without_times(harness.hub.metrics.text())))
        harness.wait(0.2)
        if len(found) == 5 and held == HELD:  # a person's answer must not show either
            answer(harness, live, clients[1], "let")
    return found


def test_g31_metrics_do_not_reveal_that_a_bot_thinks_about_a_block(harnesses: Harnesses) -> None:
    settings = wire.Settings(pace=60, block_seconds=5)
    held, plain = (figures(harnesses(HolderThinks(1.0)), settings, cards) for cards in (HELD, NOT_HELD))
    assert held == plain
    assert b"knaves_moves_total 3.0" in plain[-1][1]  # the lay and, now that they are open, both answers


@pytest.mark.parametrize("people", [1, 2])
def test_g31_around_one_device_a_bot_that_thinks_about_a_block_takes_no_longer(
    harnesses: Harnesses, people: int
) -> None:
    times = []
    for held in (HELD, NOT_HELD):
        harness = harnesses(HolderThinks(1.0))
        live, clients = sit(harness, wire.Settings(block_seconds=60, one_device=True), seats=3, people=people)
        hands = f"B5,SK|R1,R2|{held}" if people == 2 else f"B5,SK|{held}|R1,R2"
        start = open_window(harness, live, clients, f"seats=3 hands={hands} piles={FOUR_BLUE}")
        if people == 2:
            harness.wait(0.1)
            answer(harness, live, clients[1], "let")
        times.append(round(closes(harness, live) - start, 3))
    assert times == [BOTS_SECONDS] * 2


def test_g57_the_list_of_tables_does_not_reveal_an_answer(harnesses: Harnesses) -> None:
    """The list is sorted by the last change; a sealed answer must not count as one."""
    harness = harnesses(HolderThinks(1.0))
    live, clients = sit(harness, wire.Settings(public=True, block_seconds=5), seats=2, people=2)
    open_window(harness, live, clients, f"hands=B5,SK|{HELD} piles={FOUR_BLUE}")
    harness.wait(0.5)
    sit(harness, wire.Settings(public=True), people=2)
    api = make_api(harness)
    web = httpx.AsyncClient(transport=httpx.ASGITransport(Starlette(routes=api.routes())), base_url="http://table")

    def listed() -> list[str]:
        return [row["code"] for row in harness.run(web.get("/api/tables")).json()]

    harness.wait(0.5)
    answer(harness, live, clients[1], "block")
    assert listed() == ["ABCDF", "ABCDE"]
    closes(harness, live)
    harness.wait(0.5)
    assert listed() == ["ABCDE", "ABCDF"]
    harness.run(web.aclose())
