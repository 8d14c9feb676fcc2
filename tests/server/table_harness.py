"""A table and its log without a store; a test sends the commands and sets the time."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import commands, log_entries, table_clock, timers
from knaves.server.commands import TableCommand
from knaves.server.refusals import CommandRefused
from knaves.server.table import Table
from knaves.server.updates import UpdateEncoder
from knaves.wire import encode

read = msgspec.json.Decoder(wire.Update).decode
NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fei", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo")


def token_for(seat: int) -> str:
    """The token of the first person on a seat."""
    return f"token-of-seat-{seat:02}-xxxxxxxx"


def update_for(table: Table, seat: int | None, now: float = 0.0, **last_seen: Any) -> wire.Update:
    """The update that a seat, or a spectator, would get now."""
    return read(UpdateEncoder().encode(table, seat, now, **last_seen))


class TableHarness:
    """A table with people on all seats that aren't bots', with its own log and clock."""

    def __init__(
        self,
        game: str = "travel",
        seats: int = 2,
        *,
        people: int | None = None,
        options: dict[str, str] | None = None,
        settings: wire.Settings | None = None,
        bots: dict[str, str] | None = None,
        start: bool = True,
        seed: int = 1,
    ) -> None:
        self.now = 1000.0
        self.seeds = seed * 1000
        self.log: list[tuple[int, float, str, str, bytes]] = []
        self.table = Table("t")
        request = wire.NewTable(
            game, seats, NAMES[0], options=options or {}, settings=settings or wire.Settings(pace=0), bots=bots or {}
        )
        self.append("host", "", commands.create_table(request, token_for(0), "ABCDE"))
        for seat in range(1, seats if people is None else people):
            if str(seat) not in request.bots:
                self.join(NAMES[seat], seat)
        if start:
            self.do(0, wire.Start("start"))

    def append(self, actor: str, command: str, entries: log_entries.LogEntries) -> None:
        """Write entries to the log and apply them as read from there, with reproducible seeds."""
        if not entries:
            return
        seeded: log_entries.LogEntries = []
        for entry in entries:
            if isinstance(entry, log_entries.TableCreated | log_entries.GameStarted):
                self.seeds += 1
                entry = msgspec.structs.replace(entry, seed=seed_from(self.seeds).hex())
            seeded.append(entry)
        row = (len(self.log) + 1, self.now, actor, command, log_entries.encode(seeded))
        self.log.append(row)
        apply(self.table, row)

    def join(self, name: str, seat: int | None = None, token: str = "", contribution: str = "") -> None:
        """Let somebody take a seat."""
        request = wire.Join(name, seat, contribution=contribution)
        self.append("door", "", commands.join(self.table, request, token or token_for(0 if seat is None else seat)))

    def do(self, seat: int | None, command: TableCommand) -> log_entries.LogEntries:
        """Carry out a seat's command; returns its log entries."""
        entries = commands.decide(self.table, seat, command, self.now)
        self.append(f"seat:{seat}", command.id, entries)
        return entries

    def play(self, seat: int, move: str) -> log_entries.LogEntries:
        """Make a move in the current position."""
        return self.do(seat, wire.MakeMove(f"m{len(self.log)}", self.ply, move))

    def wait(self, seconds: float) -> log_entries.LogEntries:
        """Let time pass, and append the entries that are due then."""
        self.now += seconds
        entries = timers.due_entries(self.table, self.now)
        self.append("clock", "", entries)
        return entries

    def refuses(self, code: str, seat: int | None, command: TableCommand) -> CommandRefused:
        """Check that a command is refused with this code and changes nothing; returns the refusal."""
        before = everything_sent(self.table)
        with pytest.raises(CommandRefused) as refusal:
            self.do(seat, command)
        assert refusal.value.code == code, str(refusal.value)
        assert str(refusal.value)
        assert everything_sent(self.table) == before
        return refusal.value

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.current_game is not None
        return self.table.current_game.state

    @property
    def ply(self) -> int:
        """The number of moves so far."""
        return len(self.table.current_game.moves) if self.table.current_game else 0

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, as text."""
        return [str(move) for move in self.state.legal(seat)]

    def play_on(self, moves: int = 10_000, seed: int = 1) -> None:
        """Make random moves for all seats, until the game is over or `moves` were made."""
        rng = random.Random(seed)
        for _ in range(moves):
            if self.table.status != "playing":
                return
            if self.state.simultaneous:
                self.wait(self.table.settings.block_seconds + 60)
                continue
            seat = rng.choice(sorted(self.state.actors))
            self.now += 100
            move = rng.choice(self.legal(seat))
            if self.table.is_person(seat):
                self.play(seat, move)
            else:
                self.append("bot", "", commands.decide_move(self.table, seat, self.ply, move, self.now, "bot"))


def apply(table: Table, row: tuple[int, float, str, str, bytes]) -> None:
    """Apply a row of a log, as a store returns it."""
    version, at, actor, command, data = row
    table.apply(version, at, actor, command, log_entries.decode(data))


def fold(log: list[tuple[int, float, str, str, bytes]]) -> Table:
    """The table that a log leads to."""
    table = Table("t")
    for row in log:
        apply(table, row)
    return table


def everything_sent(table: Table, now: float = 0.0) -> list[bytes]:
    """Everything that depends on a table: updates for all viewers, the record, the timer and internal state."""
    seats = (None, *range(len(table.seats)))
    play = table.current_game
    inside = play and [
        str(play.state), play.time_used, play.waiting_since, sorted(play.answers), play.last_moved_at,
        play.moves_by_people, play.names,
    ]  # fmt: skip
    return [
        *(UpdateEncoder().encode(table, seat, now, text=True) for seat in seats),
        encode([str(table.record()), table_clock.wake_at(table), list(table.recent_commands.items()), inside]),
        encode([[seat_state.key, seat_state.contribution] for seat_state in table.seats]),
    ]
