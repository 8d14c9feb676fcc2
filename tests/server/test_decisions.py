"""The effect of each command, who may send it and when."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from knaves import wire
from knaves.bots import LEVELS
from knaves.server import commands, log_entries, table_clock
from knaves.server.commands import TableCommand
from knaves.server.refusals import CommandRefused
from knaves.server.table import Table
from knaves.server.updates import table_info
from tests.server.table_harness import TableHarness, everything_sent, fold, token_for, update_for

SLOW = wire.Settings(pace=0, patience=60)


# --- Who may do what, and when ----------------------------------------------------------------------------------

HOSTS: list[TableCommand] = [
    wire.Start("c"),
    wire.Change("c", title="Ours"),
    wire.Change("c", seats=3),
    wire.Swap("c", 0, 1),
    wire.Fill("c", 1, "casual"),
    wire.HandOver("c", 2),
    wire.Close("c"),
]
BETWEEN: list[TableCommand] = [
    wire.Start("c"),
    wire.Change("c", options={"diagonals": "off"}),
    wire.Change("c", settings=SLOW),
    wire.Change("c", seats=3),
    wire.Swap("c", 0, 1),
    wire.Fill("c", 1, ""),
    wire.Rematch("c"),
]
RUNNING: list[TableCommand] = [wire.MakeMove("c", 0, "pass"), wire.StandIn("c", 1), wire.Judge("c", True)]


def kind(command: Any) -> str:
    return type(command).__name__


@pytest.mark.parametrize("command", HOSTS, ids=kind)
@pytest.mark.parametrize("start", [False, True])
def test_commands_of_the_host_are_refused_to_others(command: TableCommand, start: bool) -> None:
    TableHarness("classic", 3, start=start).refuses("not-host", 1, command)


@pytest.mark.parametrize("command", [*HOSTS, *BETWEEN, *RUNNING, wire.Leave("c"), wire.Rename("c", "Zoe")], ids=kind)
def test_spectators_can_do_nothing(command: TableCommand) -> None:
    TableHarness(start=False).refuses("not-yours", None, command)
    TableHarness(start=True).refuses("not-yours", None, command)


@pytest.mark.parametrize("command", BETWEEN, ids=kind)
def test_commands_for_between_games_are_refused_during_one(command: TableCommand) -> None:
    TableHarness("classic", 3).refuses("not-now", 0, command)


@pytest.mark.parametrize("command", RUNNING, ids=kind)
def test_commands_for_a_game_are_refused_between_games(command: TableCommand) -> None:
    TableHarness("classic", 3, start=False).refuses("not-now", 0, command)
    over = TableHarness()
    over.play_on()
    assert over.table.status == "over"
    over.refuses("not-now", 0, command)


def test_nothing_can_be_done_at_a_closed_table() -> None:
    table = TableHarness()
    table.do(0, wire.Close("c"))
    assert table.table.status == "closed"
    assert table_info(table.table).seed is not None
    for command in (*HOSTS, *BETWEEN, *RUNNING, wire.Leave("d"), wire.Undo("d", 0)):
        table.refuses("closed", 0, command)
    with pytest.raises(CommandRefused, match="closed"):
        table.join("Zoe")


# --- Seats ------------------------------------------------------------------------------------------------------


def test_a_newcomer_gets_the_seat_they_want_or_the_first_free_one() -> None:
    table = TableHarness("classic", 4, people=1, bots={"1": "casual"}, start=False)
    table.join("Ben", 3)
    table.join("Cem", token="another-token-xxxxxxxxxxx")
    assert [seat_state.name for seat_state in table.table.seats] == ["Ana", LEVELS["casual"].name, "Cem", "Ben"]
    table.join("Dia", token="a-third-token-xxxxxxxxxxx")  # the bot makes room when no seat is open
    assert [seat_state.kind for seat_state in table.table.seats] == ["human"] * 4
    for wanted, code in ((None, "full"), (2, "seat-taken"), (9, "no-such-seat")):
        with pytest.raises(CommandRefused) as refusal:
            commands.join(table.table, wire.Join("Eva", wanted), "a-fourth-token-xxxxxxxxxx")
        assert refusal.value.code == code


def test_joining_again_with_the_same_token_is_harmless_and_names_are_made_unique() -> None:
    table = TableHarness("classic", 3, start=False)
    assert commands.join(table.table, wire.Join("Somebody else"), token_for(1)) == []
    table.do(0, wire.Fill("f", 2, ""))
    with pytest.raises(CommandRefused, match="already taken"):
        commands.join(table.table, wire.Join(" bEN "), "new-token-xxxxxxxxxxxxxxx")
    with pytest.raises(CommandRefused, match="at least one letter"):
        commands.join(table.table, wire.Join("\u202e\x00 "), "new-token-xxxxxxxxxxxxxxx")
    table.refuses("name-taken", 1, wire.Rename("r", "ANA"))
    table.do(1, wire.Rename("r", "Zo\u202e\né"))
    assert table.table.seats[1].name == "Zo é"


def test_swapped_people_keep_their_tokens_names_and_hosting() -> None:
    table = TableHarness("classic", 4, start=False)
    table.do(0, wire.Swap("s", 0, 2))
    assert table.table.seat_for_token(token_for(0)) == 2
    assert table.table.seat_for_token(token_for(2)) == 0
    assert table.table.host == 2
    table.refuses("no-such-seat", 2, wire.Swap("t", 0, 4))
    table.do(2, wire.Start("go"))


def test_levels_are_known_by_all_their_names() -> None:
    """Tables of version 0.1, and people who type a bot's name at the table, name the same levels."""
    settings = wire.Settings(bot_level="searcher", pace=0)
    table = TableHarness("classic", 4, people=1, start=False, settings=settings, bots={"1": "greedy"})
    assert table.table.settings.bot_level == "expert"
    table.do(0, wire.Fill("a", 2, "LANCELOT"))
    table.do(0, wire.Change("b", settings=msgspec.structs.replace(settings, bot_level="Ogier")))
    assert table.table.settings.bot_level == "skilled"
    assert [seat.level for seat in table.table.seats] == ["", "skilled", "best", ""]
    assert [seat.level for seat in update_for(table.table, 0).table.seats] == ["", "skilled", "best", ""]
    table.refuses("bad-options", 0, wire.Fill("c", 3, "lance"))
    old = Table("t")
    created = log_entries.TableCreated("ABCDE", "x", "travel", 2, "00" * 32, {}, settings)
    old.apply(1, 0.0, "", "", [created, log_entries.BotSeated(1, "greedy")])
    assert (old.settings.bot_level, old.seats[1].level, old.seats[1].name) == ("expert", "skilled", "Ogier")


def test_the_host_fills_seats_with_bots_and_frees_them() -> None:
    table = TableHarness("classic", 3, people=2, start=False)
    table.do(0, wire.Fill("a", 2, "skilled"))
    assert (table.table.seats[2].kind, table.table.seats[2].level) == ("bot", "skilled")
    table.do(0, wire.Fill("b", 2, "casual"))
    table.do(0, wire.Fill("c", 2, ""))
    assert table.table.seats[2].kind == "open"
    table.refuses("seat-taken", 0, wire.Fill("d", 1, "casual"))
    table.refuses("not-allowed", 0, wire.Fill("d", 0, ""))
    table.refuses("no-such-seat", 0, wire.Fill("d", 3, ""))
    table.refuses("bad-options", 0, wire.Fill("d", 2, "cheater"))
    table.do(0, wire.Fill("d", 1, ""))  # remove a person
    assert table.table.seat_for_token(token_for(1)) is None


def test_bots_of_one_level_have_different_names() -> None:
    bots = {str(seat): "casual" for seat in range(1, 12)}
    table = TableHarness("classic", 12, people=1, bots=bots, start=False)
    name = LEVELS["casual"].name
    table.do(0, wire.Rename("r", f"{name} 12"))
    for number in range(3):
        table.do(0, wire.Fill(f"f{number}", 5, "casual"))
    names = [seat_state.name for seat_state in table.table.seats]
    assert len(set(names)) == 12


def test_seats_are_added_and_only_empty_ones_removed() -> None:
    table = TableHarness("classic", 3, people=2, start=False)
    table.do(0, wire.Change("a", seats=2))
    assert len(table.table.seats) == 2
    table.do(0, wire.Change("b", seats=6))
    assert table.table.sides == table.table.game.sides(6)
    table.join("Eva", 4)
    table.refuses("seat-taken", 0, wire.Change("c", seats=3))
    table.refuses("bad-options", 0, wire.Change("c", seats=11))  # eleven can't be split into teams
    table.refuses("bad-options", 0, wire.Change("c", options={"diagonals": "sideways"}))
    table.refuses("bad-options", 0, wire.Change("c", settings=wire.Settings(clock="move", seconds=1)))


def test_a_table_may_be_renamed_during_a_game_but_nothing_else() -> None:
    table = TableHarness()
    table.do(0, wire.Change("a", title="  Our\n table "))
    assert table.table.title == "Our table"
    table.refuses("not-now", 0, wire.Change("b", title="x", seats=4))


def test_start_fills_open_seats_with_bots() -> None:
    table = TableHarness("classic", 4, people=2, settings=wire.Settings(bot_level="expert"))
    assert [seat_state.kind for seat_state in table.table.seats] == ["human", "human", "bot", "bot"]
    assert table.table.seats[3].level == "expert"


# --- Moves ------------------------------------------------------------------------------------------------------


def test_moves_are_refused_with_the_reason_and_the_rule() -> None:
    table = TableHarness()
    turn = table.state.turn
    other = 1 - turn
    good = table.legal(turn)[0]
    assert table.refuses("illegal", other, wire.MakeMove("c", 0, good)).rule
    table.refuses("unreadable", turn, wire.MakeMove("c", 0, "rubbish"))
    table.refuses("unreadable", turn, wire.MakeMove("c", 0, good.lower() + " "))
    table.refuses("stale", turn, wire.MakeMove("c", 1, good))
    table.play(turn, good)
    table.refuses("stale", turn, wire.MakeMove("d", 0, good))


def test_a_single_person_can_undo_their_move_and_the_bots_replies() -> None:
    table = TableHarness("travel", 2, people=1, settings=wire.Settings(undo=True, pace=0))
    start = str(table.state)
    assert not update_for(table.table, 0).undo
    before = []
    for _ in range(3):
        while table.state.turn == 1:
            bots_move(table)
        before.append(str(table.state))
        table.play(0, table.legal(0)[0])
    bots_move(table)
    table.refuses("stale", 0, wire.Undo("u", table.ply - 1))
    assert update_for(table.table, 0).undo
    assert not update_for(table.table, None).undo
    for text in reversed(before):
        table.do(0, wire.Undo(f"u{len(table.log)}", table.ply))
        assert str(table.state) == text
    table.refuses("nothing-to-undo", 0, wire.Undo("u", table.ply))
    assert not update_for(table.table, 0).undo
    assert update_for(table.table, 0, seen=table.table.version - 1, number=1).since == 0
    assert before[0] == start or table.ply


def test_moves_are_not_undone_against_people_or_once_the_cards_are_open() -> None:
    table = TableHarness("travel", 2, settings=wire.Settings(undo=True))
    table.refuses("not-allowed", 0, wire.Undo("u", 0))
    strict = TableHarness("travel", 2, people=1)
    strict.refuses("not-allowed", 0, wire.Undo("u", 0))
    alone = TableHarness("travel", 2, people=1, settings=wire.Settings(undo=True, pace=0))
    alone.play_on()
    assert table_info(alone.table).seed is not None
    alone.refuses("not-now", 0, wire.Undo("u", alone.ply))


def bots_move(table: TableHarness) -> None:
    seat, _, by = table_clock.bot_turns(table.table, table.now)[0]
    move = table.legal(seat)[0]
    table.append("bot", f"b{len(table.log)}", commands.decide_move(table.table, seat, table.ply, move, table.now, by))


# --- Rematch ----------------------------------------------------------------------------------------------------


def test_a_rematch_begins_when_everybody_present_wants_it_and_keeps_the_commitment() -> None:
    table = TableHarness("travel", 3, people=3)
    table.play_on()
    first = table_info(table.table)
    assert first.seed is not None
    promised = first.next_commitment
    table.do(0, wire.Rematch("r", "salt"))
    assert table_info(table.table).seats[0].rematch
    assert table.table.status == "over"
    table.do(1, wire.Rematch("r"))
    table.do(2, wire.Rematch("r", "pepper"))
    second = table_info(table.table)
    assert (second.status, second.number, second.seed) == ("playing", 2, None)
    assert second.commitment == promised
    assert second.next_commitment != promised
    assert not any(seat.rematch for seat in second.seats)
    assert table.table.current_game is not None
    assert table.table.current_game.contributions == ("salt", "", "pepper")
    assert table.state.deal.contributions == ("salt", "", "pepper")


def test_before_the_first_game_everybody_sees_who_is_ready_and_the_host_starts() -> None:
    table = TableHarness("travel", 2, start=False)
    table.do(0, wire.Rematch("r", "salt"))
    table.do(0, wire.Rematch("again"))
    table.do(1, wire.Rematch("r"))
    assert [seat.rematch for seat in table_info(table.table).seats] == [True, True]
    assert table.table.status == "lobby"
    table.do(0, wire.Start("start"))
    assert not any(seat.rematch for seat in table_info(table.table).seats)
    assert table.state.deal.contributions == ("salt", "")


def test_a_rematch_does_not_wait_for_absent_players_and_the_host_can_start_it() -> None:
    table = TableHarness("travel", 3, people=3)
    table.do(2, wire.Leave("l"))
    table.play_on()
    table.do(0, wire.Rematch("r"))
    table.do(1, wire.Rematch("r"))
    assert (table.table.status, table_info(table.table).number) == ("playing", 2)
    table.play_on(seed=2)
    table.do(0 if table.table.host == 0 else 1, wire.Start("s"))
    assert table_info(table.table).number == 3


def test_contributions_change_the_deal_and_only_that() -> None:
    plain, salted = (TableHarness("travel", 2, start=False) for _ in range(2))
    plain.do(0, wire.Start("s"))
    salted.do(0, wire.Leave("l"))
    salted.join("Ana", 0, token_for(0), contribution="salt")
    salted.do(1, wire.Start("s"))
    assert table_info(plain.table).commitment == table_info(salted.table).commitment
    assert plain.state.hands != salted.state.hands


def test_every_refusal_leaves_the_log_as_it_is() -> None:
    table = TableHarness("classic", 3)
    rows = len(table.log)
    for command in (*HOSTS, *BETWEEN, *RUNNING):
        with pytest.raises(CommandRefused):
            table.do(1, command)
    assert len(table.log) == rows
    assert everything_sent(fold(table.log)) == everything_sent(table.table)
