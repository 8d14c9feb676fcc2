"""Random lives of a table: games with all options, people who come and go, windows, calls and rematches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from knaves import wire
from knaves.game import SetupError
from knaves.games import GAMES
from knaves.server import acts, desk
from knaves.server.desk import Refused
from tests.server.desks import NAMES, Desk


def random_setup(rng: random.Random, game: str = "") -> tuple[str, int, dict[str, str]]:
    """A game, a number of seats and options that fit together."""
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
    """Settings of all kinds."""
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
    )


def random_desk(rng: random.Random, game: str = "") -> Desk:
    """A table with some people and some bots."""
    name, seats, options = random_setup(rng, game)
    bots = {str(seat): "random" for seat in range(1, seats) if rng.random() < 0.3}
    settings = random_settings(rng)
    return Desk(name, seats, options=options, settings=settings, bots=bots, start=False, seed=rng.getrandbits(40))


def random_command(table: Desk, rng: random.Random) -> tuple[int | None, wire.AnyCommand]:
    """Something that somebody might ask for, mostly sensible."""
    number = f"c{len(table.log)}-{rng.getrandbits(20)}"
    seats = len(table.table.chairs)
    seat: int | None = rng.randrange(seats)
    if rng.random() < 0.02:
        seat = None
    call = table.table.play.call if table.table.play else None
    if call is not None and call.judges and rng.random() < 0.5:
        return rng.choice(sorted(call.judges)), wire.Judge(number, rng.random() < 0.6)
    if table.table.settings.undo and len(table.table.people()) == 1 and rng.random() < 0.1:
        return table.table.people()[0], wire.Undo(number, table.ply)
    if table.table.status == "playing" and rng.random() < 0.93:
        seat = rng.choice(sorted(table.state.actors)) if rng.random() < 0.95 else rng.randrange(seats)
        moves = table.legal(seat) or ["pass", "+", "let", "offer"]
        if rng.random() < 0.12:
            moves = [str(move) for move in table.state.asides(seat)] or moves
        ply = table.ply if rng.random() < 0.97 else rng.randrange(table.ply + 2)
        return seat, wire.Play(number, ply, rng.choice(moves))
    anything: list[Any] = [
        lambda: wire.Start(number),
        lambda: wire.Start(number),
        lambda: wire.Leave(number),
        lambda: wire.Rename(number, rng.choice([*NAMES, "Zoë", "王"])),
        lambda: wire.Change(number, title="A title"),
        lambda: wire.Change(number, settings=random_settings(rng)),
        lambda: wire.Change(number, options=random_setup(rng, table.table.game.name)[2]),
        lambda: wire.Change(number, seats=rng.choice(table.table.game.seat_counts)),
        lambda: wire.Swap(number, rng.randrange(seats), rng.randrange(seats)),
        lambda: wire.Fill(number, rng.randrange(seats), rng.choice(["", "random", "casual"])),
        lambda: wire.StandIn(number, rng.randrange(seats)),
        lambda: wire.Judge(number, True),
        lambda: wire.Undo(number, table.ply),
        lambda: wire.Rematch(number, rng.choice(["", "salt"])),
        lambda: wire.Rematch(number),
    ]
    if rng.random() < 0.5 and table.table.host is not None:
        seat = table.table.host
    return seat, rng.choice(anything)()


def live(table: Desk, rng: random.Random, steps: int) -> Iterator[desk.Acts | Refused]:
    """So many steps of a table's life: what each came to."""
    for _ in range(steps):
        table.now += rng.choice([0.0, 0.5, 3.0, 40.0])
        try:
            yield _step(table, rng)
        except Refused as refusal:
            yield refusal


def _step(table: Desk, rng: random.Random) -> desk.Acts:
    due = desk.due(table.table, table.now)
    if due:
        table.append("clock", "", due)
        return due
    waiting = table.table.bots_to_act(table.now)
    if waiting and rng.random() < 0.8:
        seat, _, by = rng.choice(waiting)
        move = rng.choice(table.legal(seat))
        done = desk.play_move(table.table, seat, table.ply, move, table.now, by)
        table.append("bot", f"b{len(table.log)}", done)
        return done
    if rng.random() < 0.03:
        asked = wire.Join(rng.choice(NAMES), contribution=rng.choice(["", "salt"]))
        done = desk.join(table.table, asked, f"token-{len(table.log)}-xxxxxxxxxxxxxxxx")
        table.append("door", "", done)
        return done
    gone = [seat for seat in table.table.people() if table.table.chairs[seat].stand_in]
    if gone and rng.random() < 0.1:
        done = [acts.Returned(rng.choice(gone))]
        table.append("door", "", done)
        return done
    seat, command = random_command(table, rng)  # type: ignore[assignment]
    return table.do(seat, command)
