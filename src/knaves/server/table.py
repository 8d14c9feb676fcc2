"""A table as its log tells it: who sits where, and the game being played.

`apply` takes log entries, and nothing else changes a table, so every process that reads the log has the same one.
`commands.py` turns requests into entries, `table_clock.py` says what is due, `updates.py` tells clients.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Literal, assert_never

import msgspec

from knaves.bots import find_level
from knaves.game import Event, Game, Move, Options
from knaves.games import GAMES
from knaves.record import Played, Record
from knaves.server import log_entries as log
from knaves.server.game_in_progress import Call, GameInProgress, HistoryItem
from knaves.server.store.base import LogRow
from knaves.wire import Deadline, Settings, Status, table_events

CALL_SECONDS = 20.0
"""How long the opponents are asked whether they agree with a call."""
BOTS_BLOCK_SECONDS = 2.0
"""Minimum length of a window in which a bot is asked: it is asked at once and may think for about a second."""
MAX_EVENTS = 256
"""Events that a newcomer is sent: all of most games, and a bounded part of the longest. Older ones are forgotten."""
STAND_IN_SECONDS = 3.0
"""Somebody who is connected when a bot takes over has this long to say that they are there."""
MAX_REMEMBERED = 64
"""Commands of people whose answers a table still knows; older ones are looked up in the log."""


def token_hash(token: str) -> str:
    """The part of a seat's token that is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def _with_level_key(settings: Settings) -> Settings:
    """Settings that name the bots' level by its key; those of version 0.1 have other keys."""
    return msgspec.structs.replace(settings, bot_level=find_level(settings.bot_level).key)


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who sits on a seat."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    level: str = ""
    key: str = ""
    """The hash of the seat's token."""
    contribution: str = ""
    stand_in: str = ""
    """Why a bot plays for the person; empty if none does."""
    rematch: bool = False
    program: bool = False
    """Whether the `human` is a bot that joined."""


@dataclass(slots=True, eq=False)
class Table:
    """One table. Everything in it follows from the log entries that were applied."""

    id: str
    log_version: int = 0
    """The last row of the log that was applied."""
    log_bytes: int = 0
    """The size of the rows that were applied."""
    version: int = 0
    """The same, without rows that are secret until later: the only version that clients see."""
    info_version: int = 0
    """The last row of the log that changed anything besides the position of the game."""
    reset_at: int = 0
    """The version at which the history starts again: a new game, moves taken back, or spectators let in."""
    changed_at: float = 0.0
    """When the last change happened that is not secret."""
    code: str = ""
    title: str = ""
    game: Game = next(iter(GAMES.values()))
    options: Options = field(default_factory=Options)
    settings: Settings = Settings()
    seats: list[SeatState] = field(default_factory=list)
    sides: tuple[int, ...] = ()
    host: int | None = None
    status: Status = "lobby"
    why_closed: str = ""
    close_code: str = ""
    current_game: GameInProgress | None = None
    next_seed: bytes = b""
    history: list[HistoryItem] = field(default_factory=list)
    """The last events of this game."""
    forgot_events: bool = False
    """Whether there were more of them."""
    recent_commands: dict[tuple[str, str], int] = field(default_factory=dict)
    """Commands that were carried out lately, by actor and id, with the version they led to."""
    forgot_commands: bool = False
    """Whether there were more of them."""
    deadlines: list[Deadline] | None = None
    """Kept by `table_clock.deadlines` until the table changes."""

    def copy(self) -> Table:
        """The same table, to apply further entries to while this one stays as it is."""
        twin = Table(*_fields(self))
        twin.seats = self.seats.copy()
        twin.history = self.history.copy()
        twin.recent_commands = self.recent_commands.copy()
        twin.current_game = self.current_game.copy() if self.current_game else None
        return twin

    # --- Applying the log ---

    def apply_row(self, row: LogRow) -> None:
        """Apply one row of the log, as the store has it."""
        self.apply(row.version, row.at, row.actor, row.command, log.decode(row.data))
        self.log_bytes += len(row.data)

    def apply(self, version: int, at: float, actor: str, command: str, entries: Sequence[log.AnyLogEntry]) -> None:
        """Apply the entries of one row of the log."""
        self.log_version = version
        self.deadlines = None
        if not all(isinstance(entry, log.AnswerSealed) for entry in entries):
            self.version += 1
            self.changed_at = at
        if self.settings.clock == "game" or not all(isinstance(entry, log.MoveMade) for entry in entries):
            self.info_version = version
        for entry in entries:
            if self.status == "closed":  # also for entries after a game by rules that this version lacks
                return
            self._apply(entry, at)
        if len(self.history) > 2 * MAX_EVENTS:
            del self.history[:-MAX_EVENTS]
            self.forgot_events = True
        if command and actor != "bot":  # a bot's command is not sent again
            self.recent_commands[actor, command] = self.version
            if len(self.recent_commands) > MAX_REMEMBERED:
                del self.recent_commands[next(iter(self.recent_commands))]
                self.forgot_commands = True

    def _apply(self, entry: log.AnyLogEntry, at: float) -> None:
        match entry:
            case log.MoveMade():
                self._move_made(entry, at)
            case log.AnswerSealed():
                self._game().answers[entry.seat] = self.game.move(entry.move)
            case log.WindowClosed():
                self._window_closed(at)
            case log.TableCreated():
                self._table_created(entry)
            case log.SeatTaken():
                self._seat_taken(entry, at)
            case log.SeatFreed():
                self._seat_freed(entry, at)
            case log.BotSeated():
                self._bot_seated(entry)
            case log.PlayerRenamed():
                self._set_seat(entry.seat, name=entry.name)
            case log.SeatsSwapped():
                self._seats_swapped(entry)
            case log.TableChanged():
                self._table_changed(entry)
            case log.GameStarted():
                self._game_started(entry, at)
            case log.CallRaised():
                self._call_raised(entry, at)
            case log.CallJudged():
                self._call_judged(entry, at)
            case log.CallDropped():
                self._game().call = None
                self._note(at, table_events.CallDropped())
            case log.MovesUndone():
                self._moves_undone(entry, at)
            case log.StandInStarted():
                self._stand_in_started(entry, at)
            case log.PlayerReturned():
                self._player_returned(entry, at)
            case log.ClocksResumed():
                self._game().resume(entry.seconds, at)
            case log.HostChanged():
                self.host = entry.seat
                self._note(at, table_events.HostChanged(entry.seat, entry.why))
            case log.RematchRequested():
                self._set_seat(entry.seat, rematch=True, contribution=entry.contribution)
            case log.TableClosed():
                self.status, self.why_closed, self.close_code = "closed", entry.why, entry.code
                self._note(at, table_events.Closed(entry.why))
            case _:
                assert_never(entry)

    def _table_created(self, entry: log.TableCreated) -> None:
        self.code, self.title = entry.code, entry.title
        self.game = GAMES[entry.game]
        self.options = self.game.Options.parse(entry.options)
        self.settings = _with_level_key(entry.settings)
        self.seats = [SeatState() for _ in range(entry.seats)]
        self.sides = self.game.sides(entry.seats, self.options)
        self.next_seed = bytes.fromhex(entry.seed)

    def _seat_taken(self, entry: log.SeatTaken, at: float) -> None:
        self.seats[entry.seat] = SeatState(
            "human", entry.name, key=entry.key, contribution=entry.contribution, program=entry.bot
        )
        if self.host is None or (self.seats[self.host].program and not entry.bot):
            self.host = entry.seat
        self._note(at, table_events.Sat(entry.seat, entry.name))

    def _seat_freed(self, entry: log.SeatFreed, at: float) -> None:
        name = self.seats[entry.seat].name
        self.seats[entry.seat] = SeatState()
        self._pass_host_on(entry.seat)
        self._note(at, table_events.Stood(entry.seat, name))

    def _bot_seated(self, entry: log.BotSeated) -> None:
        self.seats[entry.seat] = SeatState()  # its old name is free again
        level = find_level(entry.level)  # a table of version 0.1 has other keys
        self.seats[entry.seat] = SeatState("bot", self._bot_name(level.name), level.key)
        self._pass_host_on(entry.seat)

    def _bot_name(self, name: str) -> str:
        taken = {seat.name for seat in self.seats}
        return next(n for n in (name, *(f"{name} {k}" for k in range(2, 13))) if n not in taken)

    def _seats_swapped(self, entry: log.SeatsSwapped) -> None:
        seats, a, b = self.seats, entry.a, entry.b
        seats[a], seats[b] = seats[b], seats[a]
        self.host = {a: b, b: a}.get(self.host, self.host) if self.host is not None else None

    def _table_changed(self, entry: log.TableChanged) -> None:
        if entry.title is not None:
            self.title = entry.title
        if entry.options is not None:
            self.options = self.game.Options.parse(entry.options)
        if entry.settings is not None:
            if entry.settings.spectators and not self.settings.spectators:
                self.reset_at = self.version  # spectators have seen nothing so far
            self.settings = _with_level_key(entry.settings)
        if entry.seats is not None:
            self.seats = [*self.seats[: entry.seats], *(SeatState() for _ in range(entry.seats - len(self.seats)))]
        self.sides = self.game.sides(len(self.seats), self.options)

    def _game_started(self, entry: log.GameStarted, at: float) -> None:
        if entry.rules != self.game.version:
            self.status = "closed"
            self.why_closed = f"this game was played by version {entry.rules} of the rules, which is no longer here"
            return
        contributions = tuple(seat.contribution for seat in self.seats)
        if not any(contributions):
            contributions = ()
        seed = self.next_seed
        state = self.game.new(seats=len(self.seats), seed=seed, options=self.options, contributions=contributions)
        number = self.current_game.number + 1 if self.current_game else 1
        self.current_game = GameInProgress(number, seed, contributions, self.options, state, state, waiting_since=at)
        self.next_seed = bytes.fromhex(entry.seed)
        self.status = "playing"
        self.seats = [replace(seat, rematch=False, contribution="") for seat in self.seats]
        self.history.clear()
        self.forgot_events = False
        self.reset_at = self.version
        self._note(at, table_events.Began(number))

    def _move_made(self, entry: log.MoveMade, at: float) -> None:
        current = self._game()
        if not entry.by:
            current.moves_by_people.append(len(current.moves))
        elif entry.by == "clock":
            self.history.append(HistoryItem(self.version, at, len(current.moves), table_events.TimedOut(entry.seat)))
        self._make_move(entry.seat, self.game.move(entry.move), at)

    def _make_move(self, seat: int, move: Move, at: float) -> None:
        current = self._game()
        waited_for = current.waiting_for()
        ply = len(current.moves)
        current.state, events = current.attempt(seat, move)
        current.attempted = None
        current.moves.append((seat, move))
        current.last_moved_at[seat] = at
        self.history += [HistoryItem(self.version, at, ply, event) for event in events]
        if seat in waited_for or current.waiting_for() != waited_for:  # a late draw gives nobody else more time
            for other in waited_for:
                current.time_used[other] = current.time_used.get(other, 0.0) + at - current.waiting_since
            current.waiting_since = at
            if current.state.simultaneous:
                current.window_closes_at = at + self._window_seconds(current)
        if current.call is not None and move.accused_side is not None:
            current.call = None
        if current.state.outcome is not None:
            self.status = "over"
            current.call = None
            current.names = self._names()
            self.info_version = self.log_version

    def _window_seconds(self, current: GameInProgress) -> float:
        """The length of a window that opens now: enough for everybody who is asked, whatever cards they hold."""
        asked = [self.is_person(seat) for seat in current.state.actors]
        people = self.settings.block_seconds if any(asked) else 0.0
        return max(people, 0.0 if all(asked) else BOTS_BLOCK_SECONDS)

    def _window_closed(self, at: float) -> None:
        current = self._game()
        answers, current.answers = current.answers, {}
        for seat in sorted(current.state.actors):
            move = answers.get(seat) or current.state.default_move(seat)
            assert move is not None
            self._make_move(seat, move, at)

    def _call_raised(self, entry: log.CallRaised, at: float) -> None:
        judges = frozenset(self.judges(entry.seat, self.game.move(entry.move)))
        self._game().call = Call(entry.seat, entry.move, judges, at + CALL_SECONDS)
        self._note(at, table_events.CallRaised(entry.seat, entry.move))

    def _call_judged(self, entry: log.CallJudged, at: float) -> None:
        current = self._game()
        assert current.call is not None
        current.call = replace(current.call, judges=current.call.judges - {entry.seat})
        self._note(at, table_events.CallJudged(entry.seat, entry.agree))

    def _moves_undone(self, entry: log.MovesUndone, at: float) -> None:
        current = self._game()
        state = current.start
        for seat, move in current.moves[: entry.ply]:
            state, _ = state.apply(seat, move)
        current.state = state
        del current.moves[entry.ply :]
        current.moves_by_people = [number for number in current.moves_by_people if number < entry.ply]
        current.answers, current.call, current.waiting_since = {}, None, at
        current.last_moved_at = dict.fromkeys(range(len(self.seats)), at)
        self.status = "playing"
        self.history = [item for item in self.history if item.ply < entry.ply]
        self.reset_at = self.version
        self._note(at, table_events.Undone(entry.seat))

    def _stand_in_started(self, entry: log.StandInStarted, at: float) -> None:
        self._set_seat(entry.seat, stand_in=entry.why)
        if entry.why == "left":
            self._set_seat(entry.seat, program=False)  # a bot that comes back joins again; a person need not
        if entry.why in ("left", "away"):
            self._pass_host_on(entry.seat)
        if entry.why == "idle":
            self._game().bots_wait_until = at + STAND_IN_SECONDS
        self._note(at, table_events.StoodIn(entry.seat, entry.why))

    def _player_returned(self, entry: log.PlayerReturned, at: float) -> None:
        self._set_seat(entry.seat, stand_in="")
        if self.current_game is not None:
            self.current_game.returned_at[entry.seat] = at
        if self.host is None:
            self.host = entry.seat
        self._note(at, table_events.Returned(entry.seat))

    def _game(self) -> GameInProgress:
        assert self.current_game is not None
        return self.current_game

    def _set_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _note(self, at: float, event: Event) -> None:
        ply = len(self.current_game.moves) if self.current_game else 0
        self.history.append(HistoryItem(self.version, at, max(ply - 1, 0), event))

    def _pass_host_on(self, leaving: int) -> None:
        """If the host leaves, the next person clockwise is host; a bot that joined only if there is nobody else."""
        if self.host == leaving:
            count = len(self.seats)
            others = [(leaving + step) % count for step in range(1, count)]
            able = [seat for seat in others if self.is_person(seat)]
            self.host = min(able, key=lambda seat: self.seats[seat].program, default=None)

    # --- Seats ---

    def seat_for_token(self, token: str | None) -> int | None:
        """The seat that this token opens."""
        return self.seat_for_key(token_hash(token)) if token else None

    def seat_for_key(self, key: str) -> int | None:
        """The seat whose token has this hash."""
        if key:
            for number, seat in enumerate(self.seats):
                if seat.key == key:
                    return number
        return None

    def plies(self) -> int:
        """How many moves of the present game are known to all."""
        return len(self.current_game.moves) if self.current_game else 0

    def in_window(self) -> bool:
        """Whether answers are being collected that stay sealed for now."""
        return self.current_game is not None and self.current_game.state.simultaneous

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there and no bot stands in."""
        state = self.seats[seat]
        return state.kind == "human" and not state.stand_in

    def people(self) -> list[int]:
        """The seats that people have, present or not."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human"]

    def has_partners(self) -> bool:
        """Whether any side has several seats."""
        return len(set(self.sides)) < len(self.sides)

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat can take back a move: only one that plays against bots alone and has moved."""
        current = self.current_game if self.settings.undo and self.status == "playing" else None
        return current is not None and bool(current.moves_by_people) and self.people() == [seat]

    def judges(self, caller: int, move: Move) -> list[int]:
        """The people who are asked whether they agree with an accusation: the opponents of the accused."""
        accused = move.accused_side
        return [
            seat
            for seat in self.people()
            if seat != caller and self.sides[seat] != accused and self.is_person(seat) and not self.seats[seat].program
        ]

    # --- The record ---

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name or "?" for seat in self.seats)

    def record(self) -> Record | None:
        """The record of the current or last game; without the seed and secrets until it is over."""
        current = self.current_game
        if current is None:
            return None
        record = Record.start(
            self.game,
            seats=current.state.seats,
            seed=current.seed,
            options=current.options,
            names=current.names or self._names(),
            contributions=current.contributions,
        )
        record = replace(record, moves=tuple(Played(seat, str(move)) for seat, move in current.moves))
        if current.state.outcome is not None:
            return record.finish(current.state.outcome, current.seed)
        if self.status == "closed":
            return record.abandon(self.why_closed or "the table was closed", current.seed)
        return record.public(self.game)


_fields = attrgetter(*Table.__slots__)
"""The fields of a table, in the order of its constructor."""
