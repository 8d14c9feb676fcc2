"""A table and its log without a store: what seats ask for, at times that a test chooses."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from knaves import wire
from knaves.deal import seed_from
from knaves.server import acts, desk
from knaves.server.desk import Refused
from knaves.server.table import Table
from knaves.wire import encode

read = msgspec.json.Decoder(wire.Update).decode
NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva", "Fei", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo")


def token_of(seat: int) -> str:
    """The token of whoever sat there first."""
    return f"token-of-seat-{seat:02}-xxxxxxxx"


def told(table: Table, seat: int | None, now: float = 0.0, **heard: Any) -> wire.Update:
    """What a seat, or a spectator, would be sent of a table now."""
    return read(table.message(seat, now, **heard))


class Desk:
    """A table at which people sit on all seats but those of bots; it keeps its log and its time."""

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
        asked = wire.NewTable(
            game, seats, NAMES[0], options=options or {}, settings=settings or wire.Settings(pace=0), bots=bots or {}
        )
        self.append("host", "", desk.open_table(asked, token_of(0), "ABCDE"))
        for seat in range(1, seats if people is None else people):
            if str(seat) not in asked.bots:
                self.join(NAMES[seat], seat)
        if start:
            self.do(0, wire.Start("start"))

    def append(self, actor: str, command: str, done: desk.Acts) -> None:
        """Write acts to the log and apply them as they are read from there, with seeds that are the same each time."""
        if not done:
            return
        seeded: desk.Acts = []
        for act in done:
            if isinstance(act, acts.Opened | acts.Began):
                self.seeds += 1
                act = msgspec.structs.replace(act, seed=seed_from(self.seeds).hex())
            seeded.append(act)
        row = (len(self.log) + 1, self.now, actor, command, acts.encode(seeded))
        self.log.append(row)
        apply(self.table, row)

    def join(self, name: str, seat: int | None = None, token: str = "", contribution: str = "") -> None:
        """Somebody comes in."""
        asked = wire.Join(name, seat, contribution=contribution)
        self.append("door", "", desk.join(self.table, asked, token or token_of(0 if seat is None else seat)))

    def do(self, seat: int | None, command: wire.AnyCommand) -> desk.Acts:
        """A command of a seat, carried out."""
        done = desk.decide(self.table, seat, command, self.now)
        self.append(f"seat:{seat}", command.id, done)
        return done

    def play(self, seat: int, move: str) -> desk.Acts:
        """A move in the present position."""
        return self.do(seat, wire.Play(f"m{len(self.log)}", self.ply, move))

    def wait(self, seconds: float) -> desk.Acts:
        """Let time pass, and do what is due then."""
        self.now += seconds
        done = desk.due(self.table, self.now)
        self.append("clock", "", done)
        return done

    def refuses(self, code: str, seat: int | None, command: wire.AnyCommand) -> Refused:
        """The refusal of a command, which must have this code."""
        before = sight(self.table)
        with pytest.raises(Refused) as refusal:
            self.do(seat, command)
        assert refusal.value.code == code, str(refusal.value)
        assert str(refusal.value)
        assert sight(self.table) == before
        return refusal.value

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.play is not None
        return self.table.play.state

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.table.play.moves) if self.table.play else 0

    def legal(self, seat: int) -> list[str]:
        """What a seat may play, as text."""
        return [str(move) for move in self.state.legal(seat)]

    def play_on(self, moves: int = 10_000, seed: int = 1) -> None:
        """Random moves of everybody, until the game is over or so many were made."""
        rng = random.Random(seed)
        for _ in range(moves):
            if self.table.status != "playing":
                return
            if self.state.sealed:
                self.wait(self.table.settings.block_seconds + 60)
                continue
            seat = rng.choice(sorted(self.state.actors))
            self.now += 100
            move = rng.choice(self.legal(seat))
            if self.table.is_person(seat):
                self.play(seat, move)
            else:
                self.append("bot", "", desk.play_move(self.table, seat, self.ply, move, self.now, "bot"))


def apply(table: Table, row: tuple[int, float, str, str, bytes]) -> None:
    """One row of a log, as a store would hand it out."""
    version, at, actor, command, data = row
    table.apply(version, at, actor, command, acts.decode(data))


def fold(log: list[tuple[int, float, str, str, bytes]]) -> Table:
    """The table that a log tells of."""
    table = Table("t")
    for row in log:
        apply(table, row)
    return table


def sight(table: Table, now: float = 0.0) -> list[bytes]:
    """All that is ever said of a table: to every seat, to who watches, to its alarm clock and in its record."""
    seats = (None, *range(len(table.chairs)))
    play = table.play
    inside = play and [
        str(play.state), play.used, play.since, sorted(play.answers), play.acted, play.by_people, play.names
    ]  # fmt: skip
    return [
        *(table.message(seat, now, text=True) for seat in seats),
        encode([str(table.record()), table.wakes_at(), list(table.commands.items()), inside]),
        encode([[chair.key, chair.contribution] for chair in table.chairs]),
    ]
