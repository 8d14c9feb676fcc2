"""Requests about seats and hosting become log entries here, or are refused with a reason."""

from __future__ import annotations

from typing import assert_never

from knaves import wire
from knaves.bots import LEVELS, find_level
from knaves.game import SetupError
from knaves.server import log_entries as log
from knaves.server.game_in_progress import GameInProgress
from knaves.server.log_entries import LogEntries
from knaves.server.refusals import CommandRefused
from knaves.server.table import Table
from knaves.server.table_clock import NEVER, idle_until

SeatCommand = wire.Leave | wire.Return | wire.Rename | wire.Swap | wire.Fill | wire.StandIn | wire.HandOver


def clean_name(text: str) -> str:
    """A name on one line without invisible characters; letters and marks of all scripts stay."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not name:
        raise CommandRefused("bad-message", "name-empty")
    return name


def check_open(table: Table) -> None:
    """Raise `CommandRefused` if the table is closed."""
    if table.status == "closed":
        raise CommandRefused("closed", detail=table.why_closed)


def check_host(table: Table, seat: int) -> None:
    """Raise `CommandRefused` unless this seat hosts."""
    if table.host != seat:
        raise CommandRefused("not-host")


def check_between_games(table: Table) -> None:
    """Raise `CommandRefused` during a game."""
    if table.status == "playing":
        raise CommandRefused("not-now", "between-games")


def check_exists(table: Table, seat: int) -> None:
    """Raise `CommandRefused` if there is no such seat."""
    if seat >= len(table.seats):
        raise CommandRefused("no-such-seat")


def running_game(table: Table) -> GameInProgress:
    """The game that is being played. Raises `CommandRefused`."""
    if table.current_game is None or table.status != "playing":
        raise CommandRefused("not-now", "no-game-on")
    return table.current_game


def known_level(key: str) -> str:
    """The key of a level by any of its names. Raises `CommandRefused`."""
    try:
        return find_level(key).key
    except SetupError:
        raise CommandRefused("bad-options", "no-level", wanted=key, known=", ".join(LEVELS)) from None


def decide_seat_command(table: Table, seat: int, command: SeatCommand, now: float) -> LogEntries:
    """The entries that a command about seats leads to. Raises `CommandRefused`."""
    match command:
        case wire.Leave():
            return _leave(table, seat)
        case wire.Return():
            return [log.PlayerReturned(seat)] if table.seats[seat].stand_in else []
        case wire.Rename():
            return _rename(table, seat, command)
        case wire.Swap():
            return _swap(table, seat, command)
        case wire.Fill():
            return _fill(table, seat, command)
        case wire.StandIn():
            return _stand_in(table, seat, command, now)
        case wire.HandOver():
            return _hand_over(table, seat, command)
        case _:
            assert_never(command)


def _leave(table: Table, seat: int) -> LogEntries:
    if table.status == "playing":
        return [] if table.seats[seat].stand_in == "left" else [log.StandInStarted(seat, "left")]
    return [log.SeatFreed(seat)]


def _rename(table: Table, seat: int, command: wire.Rename) -> LogEntries:
    name = clean_name(command.name)
    if name.casefold() in (other.name.casefold() for number, other in enumerate(table.seats) if number != seat):
        raise CommandRefused("name-taken")
    return [log.PlayerRenamed(seat, name)]


def _swap(table: Table, seat: int, command: wire.Swap) -> LogEntries:
    check_host(table, seat)
    check_between_games(table)
    check_exists(table, command.a)
    check_exists(table, command.b)
    return [log.SeatsSwapped(command.a, command.b)]


def _fill(table: Table, seat: int, command: wire.Fill) -> LogEntries:
    check_host(table, seat)
    check_between_games(table)
    check_exists(table, command.seat)
    if command.seat == seat:
        raise CommandRefused("not-allowed", "own-seat")
    if not command.level:
        return [log.SeatFreed(command.seat)]
    if table.seats[command.seat].kind == "human":
        raise CommandRefused("seat-taken")
    return [log.BotSeated(command.seat, known_level(command.level))]


def _stand_in(table: Table, seat: int, command: wire.StandIn, now: float) -> LogEntries:
    """A bot plays for somebody the game has waited for too long. Absent players are replaced without a command."""
    running_game(table)
    check_exists(table, command.seat)
    if command.seat == seat:
        raise CommandRefused("not-allowed", "own-seat")
    if not table.is_person(command.seat):
        raise CommandRefused("not-now", "bot-there")
    until, name = idle_until(table, command.seat), table.seats[command.seat].name
    if until == NEVER:
        raise CommandRefused("not-now", "not-waiting", name=name)
    if now < until:
        raise CommandRefused("wait", "may-think", until=until, name=name)
    return [log.StandInStarted(command.seat, "idle")]


def _hand_over(table: Table, seat: int, command: wire.HandOver) -> LogEntries:
    check_host(table, seat)
    check_exists(table, command.seat)
    if command.seat == seat:
        raise CommandRefused("not-allowed", "own-seat")
    if not table.is_person(command.seat) or table.seats[command.seat].program:
        raise CommandRefused("not-allowed", "host-person")
    return [log.HostChanged(command.seat, "given")]
