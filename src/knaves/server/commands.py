"""Requests of people become log entries here, or are refused with a reason.

Nothing here changes a table: `live_table.py` appends the entries to the log, and then applies them.
"""

from __future__ import annotations

import secrets

from msgspec import UNSET
from msgspec.structs import replace

from knaves import wire
from knaves.deal import new_seed
from knaves.game import Event, GameError, IllegalMove, Move, Options, SetupError, State, Unreadable
from knaves.games import GAMES
from knaves.server import log_entries as log
from knaves.server.game_in_progress import GameInProgress
from knaves.server.log_entries import LogEntries
from knaves.server.refusals import CommandRefused
from knaves.server.seat_commands import (
    SeatCommand,
    check_between_games,
    check_host,
    check_open,
    clean_name,
    decide_seat_command,
    known_level,
    running_game,
)
from knaves.server.table import Table, token_hash
from knaves.server.table_clock import draw_protected_until
from knaves.words import Words

TableCommand = (
    wire.MakeMove | wire.Undo | wire.Judge | wire.Rematch | wire.Start | wire.Change | wire.Close | SeatCommand
)
"""The commands that change a table; chat and hints do not."""


def new_code() -> str:
    """A random table code that people can read out to each other."""
    return "".join(secrets.choice(wire.CODE_LETTERS) for _ in range(wire.CODE_LENGTH))


def new_token() -> str:
    """A secret that opens a seat."""
    return secrets.token_urlsafe(24)


def create_table(request: wire.NewTable, token: str, code: str) -> LogEntries:
    """The entries that make a new table."""
    if request.game not in GAMES:
        raise CommandRefused("bad-options", "no-game", wanted=request.game, known=", ".join(GAMES))
    game = GAMES[request.game]
    name = clean_name(request.name)
    _check_setup(request.game, request.seats, request.options)
    _check_settings(request.settings)
    title = clean_name(request.title) if request.title else ""
    entries: LogEntries = [
        log.TableCreated(
            code,
            title,
            game.name,
            request.seats,
            new_seed().hex(),
            _texts(game.Options, request.options),
            request.settings,
        ),
        log.SeatTaken(0, name, token_hash(token), request.contribution),
    ]
    taken = {0}
    for text, level in request.bots.items():
        seat = int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else -1
        if not 0 <= seat < request.seats or seat in taken:
            raise CommandRefused("no-such-seat", "bot-seat", seat=text[:10])
        taken.add(seat)
        entries.append(log.BotSeated(seat, known_level(level)))
    if request.start:
        entries += [
            log.BotSeated(seat, request.settings.bot_level) for seat in range(request.seats) if seat not in taken
        ]
        entries.append(log.GameStarted(game.version, new_seed().hex()))
    return entries


def _check_setup(game: str, seats: int, options: dict[str, str]) -> None:
    try:
        GAMES[game].sides(seats, GAMES[game].Options.parse(options))
    except SetupError as error:
        raise CommandRefused("bad-options", detail=str(error)) from None


def _texts(kind: type[Options], options: dict[str, str]) -> dict[str, str]:
    """The options as they are stored: without those at their default."""
    return kind.parse(options).texts()


def _check_settings(settings: wire.Settings) -> None:
    known_level(settings.bot_level)
    if settings.clock != "none" and settings.seconds < 5:
        raise CommandRefused("bad-options", "clock-short")


def join(table: Table, request: wire.Join, token: str) -> LogEntries:
    """The entries that give a newcomer a seat. With the token of a seat only person and bot are exchanged."""
    check_open(table)
    if (own := table.seat_for_token(token)) is not None:
        seat_state = table.seats[own]
        if seat_state.program == request.bot:
            return []
        entries: LogEntries = [
            log.SeatTaken(own, seat_state.name, seat_state.key, seat_state.contribution, request.bot)
        ]
        others = (seat for seat in table.people() if seat != own and table.is_person(seat))
        people = [seat for seat in others if not table.seats[seat].program]
        if request.bot and own == table.host and people:
            entries.append(log.HostChanged(people[0], "given"))  # people are hosts before bots
        return entries
    if table.settings.locked:
        raise CommandRefused("locked")
    if table.status == "playing" and not table.settings.latecomers:
        raise CommandRefused("in-progress")
    name = clean_name(request.name)
    if any(seat_state.name.casefold() == name.casefold() for seat_state in table.seats if seat_state.kind == "human"):
        raise CommandRefused("name-taken")
    free = _free_seats(table)
    if request.seat is None:
        if not free:
            raise CommandRefused("full", "full")
        seat = free[0]
    else:
        seat = request.seat
        if seat >= len(table.seats):
            raise CommandRefused("no-such-seat")
        if seat not in free:
            raise CommandRefused("seat-taken")
    return [log.SeatTaken(seat, name, token_hash(token), request.contribution, request.bot)]


def _free_seats(table: Table) -> list[int]:
    """The seats that a newcomer may take: open ones first, then those of bots."""
    by_kind = {
        kind: [s for s, seat_state in enumerate(table.seats) if seat_state.kind == kind] for kind in ("open", "bot")
    }
    return by_kind["open"] + by_kind["bot"]


# --- Commands ---------------------------------------------------------------------------------------------------


def decide(table: Table, seat: int | None, command: TableCommand, now: float) -> LogEntries:
    """The entries that a command of a seat leads to. Raises `CommandRefused`."""
    check_open(table)
    if seat is None:
        raise CommandRefused("not-yours", "spectator")
    entries = _decide(table, seat, command, now)
    if table.seats[seat].stand_in and not isinstance(command, wire.Leave | wire.Return):
        sealed = all(isinstance(entry, log.AnswerSealed) for entry in entries)
        if not sealed:  # a return would tell everybody that the seat has answered
            return [log.PlayerReturned(seat), *entries]
    return entries


def _decide(table: Table, seat: int, command: TableCommand, now: float) -> LogEntries:
    match command:
        case wire.MakeMove():
            return decide_move(table, seat, command.ply, command.move, now)
        case wire.Undo():
            return _undo(table, seat, command)
        case wire.Judge():
            return _judge(table, seat, command)
        case wire.Rematch():
            return _rematch(table, seat, command)
        case wire.Start():
            return _start(table, seat)
        case wire.Change():
            return _change(table, seat, command)
        case wire.Close():
            return _close(table, seat)
        case _:
            return decide_seat_command(table, seat, command, now)


# --- Moves


def decide_move(table: Table, seat: int, ply: int, text: str, now: float, by: str = "") -> LogEntries:
    """The entries of a move: a person's, or a bot's if `by` says so."""
    current = running_game(table)
    try:
        move = table.game.move(text)
        if str(move) != text:
            raise Unreadable(f"{text!r} should be written {move}")
    except GameError as error:
        raise CommandRefused("unreadable", detail=str(error)) from None
    if move.accused_side is not None:
        return _accuse(table, current, seat, move)
    if ply != len(current.moves) and seat not in current.state.late_drawers:
        raise CommandRefused("stale")
    if current.state.simultaneous:
        return _seal_answer(current, seat, move)
    _, events = _attempt(current, seat, move)
    _check_draws(table, seat, events, now)
    return [log.MoveMade(seat, text, by)]


def _attempt(current: GameInProgress, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The result of a move. Raises `CommandRefused` if the rules forbid it."""
    try:
        return current.attempt(seat, move)
    except IllegalMove as error:
        raise CommandRefused("illegal", rule=error.rule, detail=str(error)) from None
    except GameError as error:
        raise CommandRefused("illegal", detail=str(error)) from None


def _check_draws(table: Table, seat: int, events: tuple[Event, ...], now: float) -> None:
    """Refuse a move that would cost another person a draw they hardly had time to make."""
    for event in events:
        loser = event.draw_forfeited_by
        if loser is not None and loser != seat:
            until = draw_protected_until(table, loser)
            if now < until and table.is_person(loser):
                raise CommandRefused("wait", "may-draw", until=until, name=table.seats[loser].name)


def _seal_answer(current: GameInProgress, seat: int, move: Move) -> LogEntries:
    if seat in current.answers:
        raise CommandRefused("not-now", "answered")
    _attempt(current, seat, move)
    return [log.AnswerSealed(seat, str(move))]


def _accuse(table: Table, current: GameInProgress, seat: int, move: Move) -> LogEntries:
    if current.call is not None:
        raise CommandRefused("not-now", "call-open")
    if current.state.simultaneous:
        raise CommandRefused("not-now", "window-open")
    _attempt(current, seat, move)
    if table.judges(seat, move):
        return [log.CallRaised(seat, str(move))]
    return [log.MoveMade(seat, str(move))]


def _judge(table: Table, seat: int, command: wire.Judge) -> LogEntries:
    current = running_game(table)
    call = current.call
    if call is None or seat not in call.judges:
        raise CommandRefused("not-now", "no-call")
    judged = log.CallJudged(seat, command.agree)
    if not command.agree:
        return [judged, log.CallDropped()]
    if call.judges != {seat}:
        return [judged]
    try:
        current.state.apply(call.seat, table.game.move(call.move))
    except GameError:  # the game went on, and the accusation no longer applies
        return [judged, log.CallDropped()]
    return [judged, log.MoveMade(call.seat, call.move)]


def _undo(table: Table, seat: int, command: wire.Undo) -> LogEntries:
    current = table.current_game
    if not table.settings.undo:
        raise CommandRefused("not-allowed", "undo-off")
    if table.people() != [seat]:
        raise CommandRefused("not-allowed", "undo-alone")
    if table.status == "over":
        raise CommandRefused("not-now", "game-over")
    if current is None or not current.moves_by_people:
        raise CommandRefused("nothing-to-undo")
    if command.ply != len(current.moves):
        raise CommandRefused("stale")
    return [log.MovesUndone(seat, current.moves_by_people[-1])]


# --- The table


def _rematch(table: Table, seat: int, command: wire.Rematch) -> LogEntries:
    if table.status == "lobby":  # ready for the first game, which the host starts
        contribution = command.contribution or table.seats[seat].contribution
        return [log.RematchRequested(seat, contribution)]
    if table.status != "over":
        raise CommandRefused("not-now", "rematch-early")
    requested = log.RematchRequested(seat, command.contribution)
    others = [other for other in table.people() if table.is_person(other) and other != seat]
    if all(table.seats[other].rematch for other in others):
        return [requested, *start_game(table)]
    return [requested]


def start_game(table: Table) -> LogEntries:
    """The entries that deal the next game, with bots on open seats."""
    level = table.settings.bot_level
    bots = [log.BotSeated(number, level) for number, seat in enumerate(table.seats) if seat.kind == "open"]
    return [*bots, log.GameStarted(table.game.version, new_seed().hex())]


def _start(table: Table, seat: int) -> LogEntries:
    check_host(table, seat)
    check_between_games(table)
    return start_game(table)


def _change(table: Table, seat: int, command: wire.Change) -> LogEntries:
    check_host(table, seat)
    title = None if command.title is UNSET else clean_name(command.title)
    if command.options is UNSET and command.settings is UNSET and command.seats is UNSET:
        return [log.TableChanged(title=title)]  # a table may be renamed at any time
    if not _changes_only_access(table, command):
        check_between_games(table)
    seats = None if command.seats is UNSET else command.seats
    if seats is not None and any(taken.kind == "human" for taken in table.seats[seats:]):
        raise CommandRefused("seat-taken", "seats-taken")
    options = table.options.texts() if command.options is UNSET else command.options
    _check_setup(table.game.name, seats or len(table.seats), options)
    settings = None if command.settings is UNSET else command.settings
    if settings is not None:
        _check_settings(settings)
    changed = None if command.options is UNSET else _texts(table.game.Options, options)
    return [log.TableChanged(title, changed, settings, seats)]


def _changes_only_access(table: Table, command: wire.Change) -> bool:
    """Whether a change is only about who may come in, which changes nothing for those who play."""
    before, after = table.settings, command.settings
    if after is UNSET or command.options is not UNSET or command.seats is not UNSET:
        return False
    return replace(after, locked=before.locked, spectators=before.spectators) == before


def _close(table: Table, seat: int) -> LogEntries:
    check_host(table, seat)
    return [log.TableClosed(Words().say("closed-by-host"))]
