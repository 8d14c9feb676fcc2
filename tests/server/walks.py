"""Random walks of a table: games with all options, people who come and go, windows, calls and rematches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from msgspec.structs import replace

from knaves import wire
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.server import commands, log_entries, table_clock, timers
from knaves.server.commands import TableCommand
from knaves.server.refusals import CommandRefused
from knaves.server.server_clock import Clock
from knaves.server.table import Table
from tests.server.table_harness import NAMES, TableHarness


def random_setup(rng: random.Random, game: str = "") -> tuple[str, int, dict[str, str]]:
    """A random game, number of seats and compatible options."""
    while True:
        name = game or rng.choice(list(GAMES))
        seats = rng.choice(GAMES[name].seat_counts)
        options = {}
        for spec in fields(GAMES[name].Options):
            if rng.random() < (0.8 if spec.name == "table_talk" else 0.4):
                value = rng.choice(spec.metadata["values"])
                options[spec.name] = (
                    "auto" if value is None else ("off", "on")[value] if isinstance(value, bool) else str(value)
                )
        try:
            GAMES[name].sides(seats, GAMES[name].Options.parse(options))
        except SetupError:
            continue
        return name, seats, options


def random_settings(rng: random.Random) -> wire.Settings:
    """Random settings."""
    clock = rng.choice(["none", "none", "move", "game", "days"])
    return wire.Settings(
        clock=clock,  # type: ignore[arg-type]
        seconds=0 if clock == "none" else rng.choice([5, 30, 600]),
        bot_level="random",
        block_seconds=rng.choice([1, 5]),
        draw_seconds=rng.choice([0, 5]),
        pace=0,
        hints=rng.random() < 0.5,
        undo=rng.random() < 0.5,
        latecomers=rng.random() < 0.7,
        talk=rng.choice(["phrases", "free"]),
        idle_seconds=rng.choice([0, 1, 30]),
    )


def random_table(rng: random.Random, game: str = "") -> TableHarness:
    """A table with some people and some bots."""
    name, seats, options = random_setup(rng, game)
    bots = {str(seat): "random" for seat in range(1, seats) if rng.random() < 0.3}
    settings = random_settings(rng)
    return TableHarness(
        name, seats, options=options, settings=settings, bots=bots, start=False, seed=rng.getrandbits(40)
    )


def random_command(table: Table, rng: random.Random) -> tuple[int | None, TableCommand]:
    """A random command, mostly sensible."""
    number = f"c{table.log_version}-{rng.getrandbits(20)}"
    seats = len(table.seats)
    ply = len(table.current_game.moves) if table.current_game else 0
    seat: int | None = rng.randrange(seats)
    if rng.random() < 0.02:
        seat = None
    call = table.current_game.call if table.current_game else None
    if call is not None and call.judges and rng.random() < 0.5:
        return rng.choice(sorted(call.judges)), wire.Judge(number, rng.random() < 0.6)
    if table.settings.undo and len(table.people()) == 1 and rng.random() < 0.1:
        return table.people()[0], wire.Undo(number, ply)
    if table.current_game and table.status == "playing" and rng.random() < 0.93:
        state = table.current_game.state
        seat = rng.choice(sorted(state.actors)) if rng.random() < 0.95 else rng.randrange(seats)
        moves = [str(move) for move in state.legal(seat)] or ["pass", "+", "let", "offer"]
        if rng.random() < 0.12:
            moves = [str(move) for move in state.table_actions(seat)] or moves
        wanted = ply if rng.random() < 0.97 else rng.randrange(ply + 2)
        return seat, wire.MakeMove(number, wanted, rng.choice(moves))
    anything: list[Any] = [
        lambda: wire.Start(number),
        lambda: wire.Start(number),
        lambda: wire.Leave(number),
        lambda: wire.Rename(number, rng.choice([*NAMES, "Zoë", "王"])),
        lambda: wire.Change(number, title="A title"),
        lambda: wire.Change(number, settings=random_settings(rng)),
        lambda: wire.Change(number, options=random_setup(rng, table.game.name)[2]),
        lambda: wire.Change(number, seats=rng.choice(table.game.seat_counts)),
        lambda: wire.Swap(number, rng.randrange(seats), rng.randrange(seats)),
        lambda: wire.Fill(number, rng.randrange(seats), rng.choice(["", "random", "casual"])),
        lambda: wire.StandIn(number, rng.randrange(seats)),
        lambda: wire.StandIn(number, rng.choice(sorted(table_clock.waiting_seats(table)) or [0])),
        lambda: wire.Return(number),
        lambda: wire.HandOver(number, rng.randrange(seats)),
        lambda: wire.Change(
            number, settings=replace(table.settings, locked=rng.random() < 0.3, spectators=rng.random() < 0.7)
        ),
        lambda: wire.Judge(number, True),
        lambda: wire.Undo(number, ply),
        lambda: wire.Rematch(number, rng.choice(["", "salt"])),
        lambda: wire.Rematch(number),
    ]
    if rng.random() < 0.5 and table.host is not None:
        seat = table.host
    return seat, rng.choice(anything)()


@dataclass(frozen=True)
class Step:
    """A command of a person, a bot or the clock."""

    actor: str
    seat: int | None
    command: str
    decide: Callable[[Table], log_entries.LogEntries]


def live(table: TableHarness, rng: random.Random, steps: int) -> Iterator[log_entries.LogEntries | CommandRefused]:
    """Random steps of a table; yields the entries or the refusal of each."""
    for _ in range(steps):
        try:
            step = next_step(table, rng)
            done = step.decide(table.table)
            table.append(step.actor, step.command, done)
            yield done
        except CommandRefused as refusal:
            yield refusal


def next_step(table: TableHarness, rng: random.Random) -> Step:
    """The next random step of a table, after some time."""
    now = table.now = table.now + rng.choice([0.0, 0.5, 3.0, 40.0])
    if table.table.current_game is not None and rng.random() < 0.01:  # no server ran for ten seconds
        clock = Clock(now, [(now - 10.0, now)], monotonic=lambda: 0.0)
        return Step("clock", None, "", lambda there: timers.decide_resume(there, clock))
    if timers.due_entries(table.table, now):
        return Step("clock", None, "", lambda there: timers.due_entries(there, now))
    waiting = table_clock.bot_turns(table.table, now)
    ply, number = table.ply, f"c{len(table.log)}-{rng.getrandbits(20)}"
    if waiting and rng.random() < 0.8:
        seat, _, by = rng.choice(waiting)
        move = rng.choice(table.legal(seat))
        return Step("bot", seat, number, lambda there: commands.decide_move(there, seat, ply, move, now, by))
    if rng.random() < 0.03:
        request = wire.Join(rng.choice(NAMES), contribution=rng.choice(["", "salt"]))
        token = f"token-{len(table.log)}-xxxxxxxxxxxxxxxx"
        return Step("door", None, "", lambda there: commands.join(there, request, token))
    gone = [seat for seat in table.table.people() if table.table.seats[seat].stand_in]
    if gone and rng.random() < 0.1:
        back = rng.choice(gone)
        return Step("door", None, "", lambda _: [log_entries.PlayerReturned(back)])
    asker, command = random_command(table.table, rng)
    return Step(f"seat:{asker}", asker, command.id, lambda there: commands.decide(there, asker, command, now))
