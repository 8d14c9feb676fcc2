"""The time of day jumps, as when somebody sets a clock or a machine wakes up: nobody may be punished for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.people import NEIGHBOUR, Person, Seat, refusal
from bench.attack.shifted_clock import set_shift
from bench.attack.target import Target
from knaves import wire
from knaves.client import new_id

HOUR, DAY = 3600.0, 86_400.0


@contextlib.contextmanager
def shifted(scene: Scene, shift: float = 0.0) -> Iterator[Target]:
    """A server whose clock can be set."""
    path = scene.folder / "shift"
    set_shift(path, shift)
    with scene.server(module=("bench.attack.shifted_clock", str(path))) as server:
        yield server


async def keep_beating(seat: Seat, count: int) -> int:
    """Ask for a beat six times a second, as an eager but honest client; how many were refused."""
    start = len(seat.messages)
    for _ in range(count):
        await seat.say(wire.Ping())
        await asyncio.sleep(0.16)
    return sum(isinstance(message, wire.Error) for message in seat.messages[start:])


@attack("clock-back", "machine", "set the clock back by 30 s and by an hour under an honest player with a bot")
async def clock_back(scene: Scene) -> Outcome:
    problems = []
    with shifted(scene) as server:
        person = Person(server, NEIGHBOUR)
        settings = wire.Settings(pace=100, patience=0, bot_level="random")
        table = await person.create(bots={"1": "random"}, start=True, settings=settings)
        async with person.sit(table.code, table.token) as seat:
            await keep_beating(seat, 10)
            for shift in (-30.0, -HOUR, 2 * DAY, -DAY):
                scene.say(f"the clock jumps to {shift:+.0f} s")
                set_shift(scene.folder / "shift", shift)
                refused = await keep_beating(seat, 25)
                status = (await person.fetch("/api/games")).status
                bot = await bot_answers(seat)
                if refused or status != 200 or not bot or seat.ended:
                    problems.append(f"{shift:+.0f} s: {refused} beats refused, request {status}, bot plays: {bot}")
    with shifted(scene, -2 * DAY) as server:
        async with Person(server, NEIGHBOUR).sit(table.code, table.token) as seat:
            if not await bot_answers(seat):
                problems.append("the bot stands still after a restart")
    return Outcome(not problems, "; ".join(problems) or "no beat refused, and the bot went on, also after a restart")


async def bot_answers(seat: Seat) -> bool:
    """Whether a bot moves within a few seconds after this seat has."""
    if not await seat.until(lambda: bool(seat.legal), 6.0) or seat.update is None:
        return False
    answer = await seat.play()
    return not refusal(answer) and await seat.until(lambda: bool(seat.legal) or seat.over, 6.0)


@attack("clock-ahead", "machine", "start with a clock 40 days ahead, when everything looks forgotten")
async def clock_ahead(scene: Scene) -> Outcome:
    with shifted(scene) as server:
        person = Person(server, NEIGHBOUR)
        tables = [await person.create(), await person.create(bots={"1": "random"}, start=True)]
        async with person.sit(tables[0].code, tables[0].token) as seat:
            await seat.ask(wire.Rename(new_id(), "Eva"))
    with shifted(scene, 40 * DAY) as server:
        await asyncio.sleep(3.0)
        found = [(await Person(server).fetch(f"/api/tables/{table.code}")).status for table in tables]
    with shifted(scene) as server:
        found += [(await Person(server).fetch(f"/api/tables/{table.code}")).status for table in tables]
    return Outcome(set(found) == {200}, f"both tables with the clock ahead, and after it was right again: {found}")
