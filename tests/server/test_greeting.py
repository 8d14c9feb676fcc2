"""A greeting has a limited number of events and is encoded once for all clients with the same view."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from knaves.game import Event
from knaves.server.commands import start_game
from knaves.server.game_in_progress import HistoryItem
from knaves.server.table import MAX_EVENTS, Table
from knaves.server.updates import UpdateEncoder
from tests.server.table_harness import TableHarness, everything_sent, fold, update_for


def discard(harness: TableHarness, plies: int) -> None:
    """Play a stacks game with only discards up to a ply; such a game never ends by itself."""
    while harness.ply < plies:
        seat = min(harness.state.actors)
        harness.now += 1
        harness.play(seat, next(move for move in harness.legal(seat) if move.startswith("-")))


@cache
def long_game() -> TableHarness:
    """A game of 600 discards."""
    harness = TableHarness("stacks", 2)
    discard(harness, 600)
    return harness


@pytest.fixture
def table() -> Table:
    """The table of a long game, which tests may change."""
    return long_game().table.copy()


def greeting(table: Table) -> bytes:
    return UpdateEncoder().encode(table, 0, 0.0)


def test_a_greeting_does_not_grow_with_the_game() -> None:
    harness = TableHarness("stacks", 2)
    discard(harness, 200)
    short = len(greeting(harness.table))
    discard(harness, 600)
    assert len(greeting(harness.table)) < 1.1 * short


def test_a_long_game_says_that_earlier_events_are_left_out(table: Table) -> None:
    update = update_for(table, 0)
    assert update.since == 0
    assert update.events[0].event == {"event": "left-out"}
    assert len(update.events) == MAX_EVENTS + 1
    assert update.events[-1].version == table.version
    assert not any(one.event["event"] == "left-out" for one in update.events[1:])


def test_a_short_game_is_sent_completely() -> None:
    harness = TableHarness("stacks", 2)
    discard(harness, 20)
    events = update_for(harness.table, 0).events
    assert events[0].event["event"] == "began"
    assert len(events) == len(harness.table.history)


def test_a_client_that_missed_few_events_gets_only_those(table: Table) -> None:
    update = update_for(table, 0, seen=table.version - 10, number=1)
    assert update.since == table.version - 10
    assert {one.version for one in update.events} == set(range(table.version - 9, table.version + 1))


@pytest.mark.parametrize("seen", [1, 5, 300])
def test_a_client_that_missed_too_much_is_greeted_like_a_new_one(table: Table, seen: int) -> None:
    assert update_for(table, 0, seen=max(seen, table.reset_at), number=1) == update_for(table, 0)


def test_a_table_keeps_a_limited_number_of_events(table: Table) -> None:
    assert len(table.history) <= 2 * MAX_EVENTS


def test_the_log_leads_to_the_same_greeting() -> None:
    harness = long_game()
    assert everything_sent(fold(harness.log)) == everything_sent(harness.table)


def test_in_a_new_game_no_event_is_left_out() -> None:
    harness = TableHarness("stacks", 2)
    harness.table.forgot_events = True
    harness.append("host", "", start_game(harness.table))
    assert update_for(harness.table, 0).events[0].event["event"] == "began"


@dataclass(frozen=True)
class Spied(Event):
    """An event that records for which seats it is encoded."""

    looks: list[int | None]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        self.looks.append(seat)
        return {"event": "spied"}


def test_a_greeting_is_encoded_once_for_each_version_and_viewpoint(table: Table) -> None:
    event = Spied([])
    table.history.append(HistoryItem(table.version, 0.0, 600, event))
    encoder = UpdateEncoder()
    for _ in range(95):
        encoder.encode(table, None, 0.0)
        encoder.encode(table, 1, 0.0)
    assert event.looks == [None, 1]
    table.log_version += 1
    encoder.encode(table, 1, 0.0)
    assert event.looks == [None, 1, 1]
