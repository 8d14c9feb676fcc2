"""A table is determined by its log; its clocks, its records and its commitment to the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from knaves import wire
from knaves.deal import commitment, seed_from
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.record import check, parse
from knaves.server import commands, log_entries, table_clock
from knaves.server.refusals import CommandRefused
from knaves.server.table import MAX_REMEMBERED, Table
from knaves.server.updates import table_info, table_now
from knaves.testing import random_options
from tests.campaigns import sampled
from tests.server.table_harness import TableHarness, apply, everything_sent, fold, update_for
from tests.server.walks import live, random_table


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("number", range(sampled(8)))
def test_a_table_folded_from_its_log_is_the_live_one_at_every_version(game: str, number: int) -> None:
    rng = random.Random(f"{game}{number}")
    table = random_table(rng, game)
    folded = fold(table.log)
    rows = len(table.log)
    for _ in live(table, rng, 200):
        for row in table.log[rows:]:
            apply(folded, row)
        rows = len(table.log)
        assert everything_sent(folded) == everything_sent(table.table)
        if rng.random() < 0.03:
            assert everything_sent(fold(table.log)) == everything_sent(table.table)
    assert everything_sent(fold(table.log)) == everything_sent(table.table)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_copy_changes_and_its_original_stays(game: str) -> None:
    """Clients know the table in the log, while a copy is one row ahead."""
    for number in range(sampled(4)):
        rng = random.Random(f"{game}{number}")
        table = random_table(rng, game)
        for _ in live(table, rng, 150):
            before, original = everything_sent(table.table), table.table
            table.table = original.copy()
            assert everything_sent(table.table) == before
            for _ in live(table, rng, 1):
                pass
            assert everything_sent(original) == before


def test_random_walks_make_every_log_entry_and_most_refusals() -> None:
    """Otherwise the walks above would prove little."""
    seen: Counter[str] = Counter()
    for game in GAMES:
        for number in range(12):
            rng = random.Random(f"{game}{number}")
            for outcome in live(random_table(rng, game), rng, 250):
                if isinstance(outcome, CommandRefused):
                    seen[outcome.code] += 1
                else:
                    seen.update(type(act).__name__ for act in outcome)
    wanted = {kind.__name__ for kind in log_entries.AnyLogEntry.__args__} - {"TableCreated", "TableClosed"}
    assert not wanted - set(seen)
    assert {"stale", "illegal", "not-host", "not-now", "wait", "not-yours"} <= set(seen)


def test_in_one_game_nobody_gets_the_cards_of_two_sides() -> None:
    """A token keeps its side for the whole game, and where latecomers are off no other token gets a seat."""
    for game in GAMES:
        for number in range(8):
            rng = random.Random(f"{game}{number}")
            table = random_table(rng, game)
            sides: dict[int, dict[str, int]] = {}
            for _ in live(table, rng, 250):
                current = table.table.current_game
                if current is None or table.table.status != "playing":
                    continue
                held = {state.key: side for state, side in zip(table.table.seats, table.table.sides, strict=True)}
                held.pop("", None)
                known = sides.setdefault(current.number, held)
                assert {key: known.get(key, side) for key, side in held.items()} == held
                assert table.table.settings.latecomers or held.keys() == known.keys()
                known.update(held)


def test_versions_grow_by_one_and_do_not_count_sealed_answers() -> None:
    for number in range(6):
        rng = random.Random(number)
        table = random_table(rng, "stacks")
        before = table.table.version
        for outcome in live(table, rng, 300):
            if isinstance(outcome, list) and outcome:
                before += not all(isinstance(act, log_entries.AnswerSealed) for act in outcome)
            assert table.table.version == before


@pytest.mark.parametrize("game", list(GAMES))
def test_every_accepted_table_can_be_dealt(game: str) -> None:
    """Seats and options that `create_table` accepts can be dealt; the game refuses all others."""
    rng = random.Random(game)
    accepted = 0
    for _ in range(150):
        options = random_options(GAMES[game], rng).texts()
        seats = rng.randrange(2, 13)
        try:
            entries = commands.create_table(
                wire.NewTable(game, seats, "Ana", options=options, start=True), "x" * 22, "ABCDE"
            )
        except CommandRefused:
            with pytest.raises(SetupError):
                GAMES[game].new(seats=seats, seed=seed_from(1), options=GAMES[game].Options.parse(options))
        else:
            table = Table("t")
            table.apply(1, 0.0, "host", "", entries)
            assert table.status == "playing"
            accepted += 1
    assert accepted > 5


# --- The deal ---------------------------------------------------------------------------------------------------


def test_the_seed_is_committed_at_the_start_and_revealed_only_at_the_end() -> None:
    table = TableHarness("travel", 2, start=False)
    promised = table_info(table.table).commitment
    table.do(0, wire.Start("s"))
    assert table.table.current_game is not None
    secret = table.table.current_game.seed.hex()
    while table.table.status == "playing":
        assert table_info(table.table).commitment == promised
        assert secret.encode() not in b"".join(everything_sent(table.table)[:-2])
        table.play_on(1, seed=table.ply)
    info = table_info(table.table)
    assert info.seed == secret
    assert commitment(bytes.fromhex(secret)) == promised
    assert table.table.next_seed.hex().encode() not in b"".join(everything_sent(table.table))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_of_a_game_verifies_whatever_is_done_at_the_table_afterwards(game: str) -> None:
    table = TableHarness(game, 3, options={"forgotten_draw": "auto"})
    table.do(1, wire.Rename("r", "Zoë"))
    table.play_on()
    text = str(table.table.record())
    assert check(parse(text), GAMES).outcome is not None
    assert parse(text).names == ("Ana", "Zoë", "Cem")
    table.do(0, wire.Swap("s", 0, 1))
    table.do(1, wire.Fill("f", 2, ""))
    other = {"reshuffle": "with_specials"} if game == "stacks" else {"diagonals": "off"}
    table.do(1, wire.Change("o", options=other))
    table.do(1, wire.Change("n", seats=4 if game != "travel" else 2))
    assert str(table.table.record()) == text
    assert str(fold(table.log).record()) == text


def test_a_player_on_a_new_seat_sees_the_last_game_as_a_spectator() -> None:
    table = TableHarness("classic", 2)
    table.play_on()
    table.do(0, wire.Change("c", seats=4))
    table.join("Dia", 3)
    view = update_for(table.table, 3, text=True)
    assert view.you == 3
    assert view.own is not None
    assert view.own["hand"] == []


def test_a_record_in_progress_has_no_seed_and_no_secret_moves() -> None:
    for number in range(20):
        rng = random.Random(number)
        table = random_table(rng, "stacks")
        for _ in live(table, rng, 120):
            record = table.table.record()
            if record is not None and table.table.status == "playing":
                assert record.seed is None
                assert not any(GAMES["stacks"].move(played.move).secret for played in record.moves)


def test_a_game_with_removed_rules_closes_the_table_and_can_still_be_read() -> None:
    table = TableHarness("travel", 2)
    table.play_on(5)
    old = [
        (version, at, actor, command, data.replace(b'"rules":1', b'"rules":99'))
        for version, at, actor, command, data in table.log
    ]
    assert old != table.log
    read = fold(old)
    assert read.status == "closed"
    assert "version 99" in read.why_closed
    assert update_for(read, 0).table.status == "closed"
    assert read.record() is None


# --- Clocks -----------------------------------------------------------------------------------------------------


def test_a_clock_for_each_move_begins_anew_with_each() -> None:
    table = TableHarness(settings=wire.Settings(clock="move", seconds=30, pace=0))
    turn = table.state.turn
    assert table_clock.next_deadline(table.table) == 1030.0
    assert table_clock.bot_turns(table.table, 1029.9) == []
    assert table_clock.bot_turns(table.table, 1030.0) == [(turn, "casual", "clock")]
    table.now += 12
    table.play(turn, table.legal(turn)[0])
    assert table_clock.next_deadline(table.table) == 1042.0
    assert [(d.kind, d.seat, d.until) for d in table_clock.deadlines(table.table)] == [("move", 1 - turn, 1042.0)]


def test_everybody_is_told_that_a_bot_moved_because_the_time_was_up() -> None:
    table = TableHarness(settings=wire.Settings(clock="move", seconds=30, pace=0, undo=True))
    late = table.state.turn
    for by, told in (("clock", [late]), ("bot", []), ("", [])):
        turn, version = table.state.turn, table.table.version
        move = table.legal(turn)[0]
        table.append("bot", "", commands.decide_move(table.table, turn, table.ply, move, table.now, by))
        for receiver in (0, 1, None):
            update = update_for(table.table, receiver, seen=version, number=1)
            events = [one.event for one in update.events]
            assert [event["seat"] for event in events if event["event"] == "timed-out"] == told
            assert (events[0]["event"] == "timed-out") == bool(told)  # before the move itself


def test_a_clock_for_the_game_counts_down_only_while_one_is_waited_for() -> None:
    table = TableHarness(settings=wire.Settings(clock="game", seconds=100, pace=0))
    first = table.state.turn
    for spent in (30, 20, 40, 10, 31):
        turn = table.state.turn
        table.now += spent
        table.append("bot", "", commands.decide_move(table.table, turn, table.ply, table.legal(turn)[0], table.now))
    left = {seat: info.time_left for seat, info in enumerate(table_info(table.table).seats)}
    assert left == {first: 0.0, 1 - first: 70.0}
    second = table.state.turn
    assert table_clock.next_deadline(table.table) == table.now + 70
    table.now += 1
    table.play(second, table.legal(second)[0])
    assert table_clock.bot_turns(table.table, table.now) == [
        (first, "casual", "clock")
    ]  # their time is up: a bot chooses at once


def test_a_clock_of_days_runs_for_days() -> None:
    table = TableHarness(settings=wire.Settings(clock="days", seconds=3 * 86_400))
    assert table_clock.wake_at(table.table) == 1000.0 + 3 * 86_400


def test_a_window_stops_the_clocks() -> None:
    for seed in range(1, 100):
        table = TableHarness(
            "stacks",
            3,
            options={"block_scope": "any_time"},
            settings=wire.Settings(clock="game", seconds=60),
            seed=seed,
        )
        turn = table.state.turn
        lays = [move for move in table.legal(turn) if "@" in move]
        if lays:
            break
    table.now += 10
    table.play(turn, lays[0])
    assert {d.kind for d in table_clock.deadlines(table.table)} == {"block"}
    table.wait(5)
    assert table_info(table.table).seats[turn].time_left == 50.0
    assert [(d.kind, d.until) for d in table_clock.deadlines(table.table)] == [("game", table.now + 50)]


def test_a_table_without_clocks_and_bots_never_wakes() -> None:
    table = TableHarness()
    assert table_clock.next_deadline(table.table) == float("inf")
    assert table_clock.wake_at(table.table) is None


# --- Catching up ------------------------------------------------------------------------------------------------


def test_a_client_that_names_its_last_version_gets_only_the_missed_events() -> None:
    for number in range(6):
        rng = random.Random(number)
        table = random_table(rng)
        received: dict[int | None, list[wire.Happened]] = {}
        seen: dict[int | None, tuple[int, int]] = {}
        for _ in live(table, rng, 200):
            now = table.table
            for seat in (None, *range(len(now.seats))):
                if rng.random() < 0.4:
                    version, game = seen.get(seat, (0, 0))
                    update = update_for(now, seat, seen=version, number=game)
                    if update.since == 0:
                        received[seat] = []
                    received.setdefault(seat, []).extend(update.events)
                    seen[seat] = (update.version, now.current_game.number if now.current_game else 0)
                    newcomer = update_for(now, seat).events
                    if newcomer and newcomer[0].event["event"] == "left-out":
                        newcomer = newcomer[1:]
                    assert received[seat][len(received[seat]) - len(newcomer) :] == newcomer


def test_a_limited_number_of_commands_is_remembered() -> None:
    table = TableHarness(start=False)
    for number in range(3 * MAX_REMEMBERED):
        table.do(0, wire.Change(f"t{number}", title=f"T{number}"))
    assert len(table.table.recent_commands) == MAX_REMEMBERED
    assert table.table.forgot_commands


def test_a_finished_table_names_the_winners() -> None:
    table = TableHarness("travel")
    assert table_now(table.table, 0.0).winners is None
    table.play_on()
    assert table.state.outcome.winners
    assert table_now(table.table, 0.0).winners == sorted(table.state.outcome.winners)
    aborted = TableHarness("travel")
    aborted.do(0, wire.Close("c"))
    assert table_now(aborted.table, 0.0).winners is None
