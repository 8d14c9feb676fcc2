"""What several players answer in their own time: Block windows, draws that can be forgotten, calls of table talk."""

from __future__ import annotations

import pytest

from knaves import wire
from knaves.server import commands, log_entries, table_clock
from knaves.server.updates import table_info
from tests.server.table_harness import TableHarness, update_for

# --- Block windows ----------------------------------------------------------------------------------------------


def block_window(settings: wire.Settings | None = None, seats: int = 3, people: int = 3) -> TableHarness:
    """A game of stacks in which seat 0 has just laid a card that can be blocked."""
    for seed in range(1, 200):
        table = TableHarness(
            "stacks", seats, people=people, options={"block_scope": "any_time"}, settings=settings, seed=seed
        )
        lays = [move for move in table.legal(0) if "@" in move] if table.state.turn == 0 else []
        if lays and "BL" in table.state.hands[1]:
            table.play(0, lays[0])
            assert table.state.simultaneous
            return table
    raise AssertionError


def test_answers_stay_sealed_until_the_same_moment_for_everybody() -> None:
    table = block_window(wire.Settings(block_seconds=7))
    opened = table.now
    untouched = update_for(table.table, 2, table.now)
    assert [(d.kind, d.until, d.seat) for d in untouched.deadlines] == [("block", opened + 7, None)]
    table.play(1, "block")
    assert update_for(table.table, 2, table.now) == untouched
    own = update_for(table.table, 1, table.now).own
    assert own is not None
    assert (own["window"]["answer"], own["legal"]) == ("block", [])
    table.refuses("not-now", 1, wire.MakeMove("again", table.ply, "let"))
    assert table.refuses("illegal", 2, wire.MakeMove("b", table.ply, "block")).rule == "S30"
    table.play(2, "let")
    assert update_for(table.table, None, table.now) == update_for(table.table, None, table.now)
    assert table.wait(6.9) == []
    assert table_clock.next_deadline(table.table) == opened + 7
    assert table.wait(0.1) == [log_entries.WindowClosed()]
    assert not table.state.simultaneous
    assert [h.event["event"] for h in update_for(table.table, 2).events if h.event["event"] == "blocked"] == ["blocked"]


def test_a_seat_that_does_not_answer_does_not_block() -> None:
    table = block_window()
    table.wait(60)
    assert not table.state.simultaneous
    assert "BL" in table.state.hands[1]
    events = [h.event["event"] for h in update_for(table.table, None).events]
    assert "answered" not in events
    assert "let-stand" in events or "sequence-made" in events


def test_a_window_is_short_only_if_all_seats_asked_are_bots() -> None:
    assert table_clock.window_ends(block_window(people=3).table) == 1000 + 5
    assert table_clock.window_ends(block_window(people=2).table) == 1000 + 5
    assert table_clock.window_ends(block_window(people=1).table) == 1000 + 2
    brief = wire.Settings(pace=0, block_seconds=1)
    assert table_clock.window_ends(block_window(brief, people=3).table) == 1000 + 1
    assert (
        table_clock.window_ends(block_window(brief, people=2).table) == 1000 + 2
    )  # a bot is asked too, and needs its time


def test_around_one_device_a_window_closes_when_all_have_answered() -> None:
    table = block_window(wire.Settings(block_seconds=60, one_device=True))
    table.play(1, "let")
    assert table.wait(1.0) == []
    table.play(2, "let")
    assert table.wait(0.0) == [log_entries.WindowClosed()]
    assert not table.state.simultaneous


def test_an_answer_in_a_window_does_not_reveal_that_its_player_is_back() -> None:
    table = block_window(settings=wire.Settings(pace=0, block_seconds=5))
    table.do(1, wire.Leave("l"))
    done = table.play(1, "let")
    assert done == [log_entries.AnswerSealed(1, "let")]
    assert table.table.seats[1].stand_in == "left"


# --- Draws that can be forgotten --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rule", ["permanent", "until_next_turn"])
def test_in_lines_the_time_to_draw_cannot_be_cut_short(seats: int, rule: str) -> None:
    table = TableHarness("classic", seats, options={"forgotten_draw": rule}, settings=wire.Settings(draw_seconds=5))
    first = table.state.turn
    second = (first + 1) % seats
    table.play(first, table.legal(first)[0])  # and forgets to draw
    assert [(d.kind, d.seat, d.until) for d in table_clock.deadlines(table.table)] == [("draw", first, 1005.0)]
    table.now += 1
    table.play(second, table.legal(second)[0])
    refusal = table.refuses("wait", second, wire.MakeMove("d", table.ply, "+")) if not made_up(table, first) else None
    if refusal is None:  # with two and this rule it was made up as the turn came round
        return
    assert refusal.until == 1005.0
    table.now = 1005.0
    table.play(second, "+")
    assert update_for(table.table, None).events[-2].event == {"event": "draw-forfeited", "seat": first}


def made_up(table: TableHarness, seat: int) -> bool:
    return seat not in table.state.pending.draw_rights


def test_in_lines_a_late_draw_is_accepted_at_any_ply_and_gives_nobody_more_time() -> None:
    settings = wire.Settings(draw_seconds=5, clock="move", seconds=30)
    table = TableHarness("classic", 3, options={"forgotten_draw": "permanent"}, settings=settings)
    first = table.state.turn
    table.play(first, table.legal(first)[0])
    ply = table.ply
    table.now += 10
    table.do(first, wire.MakeMove("late", ply, "+"))
    assert table_clock.clock_ends(table.table, (first + 1) % 3) == 1000 + 30


def test_in_stacks_the_time_to_refill_cannot_be_cut_short() -> None:
    table = TableHarness("stacks", 3, options={"forgotten_draw": "penalty"}, settings=wire.Settings(draw_seconds=5))
    first = table.state.turn
    while table.state.turn == first:
        table.play(first, next(move for move in table.legal(first) if move.startswith("-")))
    second = table.state.turn
    move = table.legal(second)[0]
    assert table.refuses("wait", second, wire.MakeMove("p", table.ply, move)).until == table.now + 5
    table.now += 5
    table.play(second, move)
    assert "draw-forgotten" in [h.event["event"] for h in update_for(table.table, None).events]


def test_late_bots_draw_before_another_bot_plays_on() -> None:
    table = TableHarness("stacks", 3, people=1, options={"forgotten_draw": "penalty"})
    while table.table.is_person(table.state.turn):
        table.now += 10
        seat = table.state.turn
        table.play(seat, next(move for move in table.legal(seat) if move.startswith("-")))
    late = table.state.turn
    while table.state.turn == late:
        seat, _, by = table_clock.bot_turns(table.table, table.now)[0]
        done = commands.decide_move(
            table.table, seat, table.ply, next(m for m in table.legal(seat) if m[0] in "-+"), 1e9, by
        )
        table.append("bot", "", done)
    if late in table.state.late_drawers:
        assert [seat for seat, _, _ in table_clock.bot_turns(table.table, table.now)] == [late]


# --- Table talk -------------------------------------------------------------------------------------------------


def talk(people: int = 4, bots: dict[str, str] | None = None) -> TableHarness:
    return TableHarness("classic", 4, people=people, bots=bots, options={"table_talk": "penalty"})


def test_a_call_asks_the_other_opponents_and_then_each_pays() -> None:
    table = talk()
    assert table.play(0, "call:green") == [log_entries.CallRaised(0, "call:green")]
    call = table_info(table.table).call
    assert call is not None
    assert (call.seat, call.waiting, call.until) == (0, [2], table.now + 20)
    table.refuses("not-now", 2, wire.MakeMove("c", table.ply, "call:green"))
    for seat in (0, 1, 3):
        table.refuses("not-now", seat, wire.Judge("j", True))
    turn = table.state.turn
    table.play(turn, table.legal(turn)[0])  # play goes on meanwhile
    assert table.do(2, wire.Judge("j", True)) == [
        log_entries.CallJudged(2, True),
        log_entries.MoveMade(0, "call:green"),
    ]
    assert table.state.actors == {1, 3}
    assert table_info(table.table).call is None


def test_a_call_that_somebody_disagrees_with_or_nobody_answers_is_dropped() -> None:
    table = talk()
    table.play(0, "call:green")
    assert table.do(2, wire.Judge("j", False)) == [log_entries.CallJudged(2, False), log_entries.CallDropped()]
    table.play(0, "call:green")
    assert table.wait(19.9) == []
    assert table_clock.wake_at(table.table) == 1020.0
    assert table.wait(0.2) == [log_entries.CallDropped()]
    assert table.state.actors == {table.state.turn}


def test_a_call_without_other_opponents_counts_at_once() -> None:
    table = talk(bots={"2": "casual"})
    assert table.play(0, "call:green") == [log_entries.MoveMade(0, "call:green")]


def test_a_call_does_not_outlive_its_game() -> None:
    table = talk()
    table.play(0, "call:green")
    while table.table.status == "playing":
        turn = table.state.turn
        table.now += 0.001
        table.play(turn, table.legal(turn)[0])
    assert table_info(table.table).call is None
