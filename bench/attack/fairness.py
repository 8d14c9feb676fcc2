"""One address does its worst; others must hardly notice."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.exceptions import WebSocketException

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.honest import honest_people
from bench.attack.people import ATTACKER, CLASS, NEIGHBOUR, Person, Refused, Seat, refusal
from bench.attack.pressure import Swarm, compare
from bench.attack.target import ROOT, Target
from knaves import wire
from knaves.client import new_id

CALM = 0.02
"""Seconds that an attacker waits after a failure, so that the attacking machine is not what slows things down."""


@attack("class-visits", "neighbour", "30 first visits in 10 s from one address, each like a browser's, with a socket")
async def class_visits(scene: Scene) -> Outcome:
    with scene.server() as server:
        pupil = Person(server, CLASS)
        table = await pupil.create("classic", 12, settings=wire.Settings(public=True))
        problems: Counter[str] = Counter()
        files = 0

        async def visit(number: int) -> None:
            nonlocal files
            await asyncio.sleep(number * 10 / 30)
            files += await first_visit(pupil, table.code, problems)

        await asyncio.gather(*(visit(number) for number in range(30)))
        return Outcome(not problems, f"{files} requests and 30 sockets; refused: {dict(problems) or 'none'}")


async def first_visit(person: Person, code: str, problems: Counter[str]) -> int:
    """What a browser asks for on a first visit to a table; the number of requests."""
    page = await person.fetch(f"/{code}", headers={"Accept-Language": "en"})
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page.body.decode())
    named += re.findall(r"<\./([^>]+)>", page.headers.get("link", ""))
    named += ["sw.js", "api/games", "api/tables", f"api/tables/{code}"]
    built = await person.fetch("/files.json")
    named += [str(part["file"]) for part in (built.json or {}).values() if "file" in part][:8]
    answers = await asyncio.gather(*(person.fetch(f"/{name}") for name in named))
    for name, answer in zip(("", *named), (page, *answers), strict=True):
        if answer.status != 200:
            problems[f"{answer.status} {'file' if name.startswith('assets') else name or 'page'}"] += 1
    async with person.sit(code) as watching:
        if watching.bye is not None or watching.update is None:
            problems[f"socket: {watching.bye.reason if watching.bye else 'no update'}"] += 1
    return len(named) + 1


@attack("neighbours", "stranger", "do everything at once from one address, while 100 people of another one play")
async def neighbours(scene: Scene) -> Outcome:
    with scene.server() as server:
        scene.say("100 people sit down")
        async with honest_people(server, 100, gap=0.7) as honest:
            scene.say("one address does its worst, in turns with quiet times")
            result = await compare(server, honest, worst(server), 2 * scene.seconds)
        held, figures = result.rise()
        measured = f"{figures}; {result.count} moves; refused: {result.refused or 'none'}; CPU {result.cpu:.0%}"
        return Outcome(held and not result.refused, f"{measured}; longest wait for a table {result.waited:.0f} s")


def worst(target: Target) -> Swarm:
    """Everything that one address can do at once."""
    one = Person(target, ATTACKER)
    text = sample_record()

    async def swarm(stop: asyncio.Event) -> None:
        table = None
        with contextlib.suppress(Refused, OSError, TimeoutError):
            settings = wire.Settings(pace=0, hints=True, public=True)
            table = await one.create("stacks", 2, bots={"1": "random"}, start=True, settings=settings)
        works: list[Callable[[], Awaitable[object]]] = [lambda: one.fetch("/api/replay", {"text": text})] * 8
        works += [lambda: one.fetch("/api/games"), lambda: one.fetch("/"), lambda: one.fetch("/api/tables")] * 2
        works += [lambda: one.fetch("/api/qr", {"text": "x" * 400})] * 2
        works += [lambda: one.create(settings=wire.Settings(public=True))]
        if table is not None:
            works += [lambda: deaf_greetings(one, table.code, stop)] * 40
            works += [lambda: hints(one, table.code, table.token, stop)] * 10
            works += [lambda: one.fetch(f"/api/tables/{table.code}/games/1/record")] * 2
        await asyncio.gather(*(repeat(work, stop) for work in works))

    return swarm


async def repeat(work: Callable[[], Awaitable[object]], stop: asyncio.Event) -> None:
    """Do something again and again until it is over."""
    while not stop.is_set():
        task = asyncio.ensure_future(work())
        ending = asyncio.ensure_future(stop.wait())
        await asyncio.wait((task, ending), return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not task.done():
            task.cancel()
        (result,) = await asyncio.gather(task, return_exceptions=True)
        if isinstance(result, BaseException):
            await asyncio.sleep(CALM)


async def deaf_greetings(person: Person, code: str, stop: asyncio.Event) -> None:
    """Say hello as fast as is allowed, and read nothing."""
    async with person.connect(code, max_queue=1) as socket:
        with contextlib.suppress(WebSocketException):
            while not stop.is_set():
                await socket.send('{"t":"hello"}')
                await asyncio.sleep(0.1)


async def hints(person: Person, code: str, token: str, stop: asyncio.Event) -> None:
    """Ask for hints as fast as is allowed."""
    async with person.sit(code, token) as seat:
        while not stop.is_set() and not seat.ended:
            await seat.say(wire.AskHint(new_id()))
            await asyncio.sleep(0.1)


def sample_record() -> str:
    """A finished game, for the replays."""
    records = sorted((ROOT / "tests/golden").glob("*.knaves"), key=lambda path: path.stat().st_size)
    return records[-1].read_text("utf-8")


@attack("replay-readers", "stranger", "eight connections that read replays without a pause, while others play")
async def replay_readers(scene: Scene) -> Outcome:
    with scene.server() as server:
        stranger, text = Person(server, ATTACKER), sample_record()

        async def swarm(stop: asyncio.Event) -> None:
            reading = [repeat(lambda: stranger.fetch("/api/replay", {"text": text}), stop) for _ in range(8)]
            await asyncio.gather(*reading)

        async with honest_people(server, 20, gap=0.3) as honest:
            result = await compare(server, honest, swarm, scene.seconds)
        held, figures = result.rise(0.5)
        return Outcome(held and not result.refused, f"moves: {figures}, {result.rise()[1]}; CPU {result.cpu:.0%}")


@attack("hint-sockets", "player", "95 sockets of one address that ask for hints, while others play against bots")
async def hint_sockets(scene: Scene) -> Outcome:
    with scene.server() as server:
        player = Person(server, ATTACKER)
        settings = wire.Settings(pace=0, hints=True)
        table = await player.create("classic", 2, bots={"1": "random"}, start=True, settings=settings)

        async def swarm(stop: asyncio.Event) -> None:
            asking = [repeat(lambda: hints(player, table.code, table.token, stop), stop) for _ in range(95)]
            await asyncio.gather(*asking)

        async with honest_people(server, 4, seats=1, gap=0.2, address=NEIGHBOUR) as honest:
            result = await compare(server, honest, swarm, scene.seconds)
        held, figures = result.rise(0.5)
        measured = f"bots: {figures}, {result.rise()[1]}; {result.count} moves"
        return Outcome(held and not result.refused, measured)


@attack("long-game", "player", "a game of 2,000 discards, then greetings from 95 sockets that read nothing")
async def long_game(scene: Scene) -> Outcome:
    scene.say("making a long game")
    with scene.server("--no-limits") as server:
        player = Person(server, ATTACKER)
        table = await player.create("stacks", 2)
        joined = await player.join(table.code)
        async with player.sit(table.code, table.token) as first, player.sit(table.code, joined.token) as second:
            await first.ask(wire.Start(new_id()))
            few, _ = await discard(first, second, 400)
            early = await _greeting(player, table.code, table.token)
            plies, ended = await discard(first, second, 2000)
        late = await _greeting(player, table.code, table.token)
    scene.say("greetings that nobody reads")
    with scene.server() as server:
        player = Person(server, ATTACKER)

        async def swarm(stop: asyncio.Event) -> None:
            greet = [repeat(lambda: deaf_greetings(player, table.code, stop), stop) for _ in range(95)]
            await asyncio.gather(*greet)

        async with honest_people(server, 20, gap=0.3) as honest:
            result = await compare(server, honest, swarm, scene.seconds)
    held, figures = result.rise()
    size = f"a greeting has {early / 1000:.0f} kB after {few} plies, {late / 1000:.0f} kB after {plies}"
    bounded = f"{size}{' (the game has ended)' if ended else ''}"
    return Outcome(
        held and not result.refused and late < 1.5 * early,
        f"{bounded}; others' {figures}; CPU {result.cpu:.0%}; refused: {result.refused or 'none'}",
    )


async def discard(first: Seat, second: Seat, plies: int) -> tuple[int, bool]:
    """Nothing but discards; how many there were, and whether the game ended."""
    started = time.monotonic()
    seats = (first, second)
    while time.monotonic() - started < 120:
        assert first.update is not None
        if first.update.ply >= plies or first.update.table.status != "playing":
            break
        mover = next((seat for seat in seats if seat.legal), None)
        if mover is None:
            await first.until(lambda: any(seat.legal for seat in seats), 1.0)
            continue
        discards = [move for move in mover.legal if move.startswith("-")]
        if refusal(await mover.play(lambda legal: (discards or legal)[0])):  # noqa: B023
            await asyncio.sleep(0.05)
        await first.until(lambda: any(seat.legal for seat in seats), 0.2)
    assert first.update is not None
    return first.update.ply, first.update.table.status != "playing"


async def _greeting(person: Person, code: str, token: str) -> int:
    """The bytes that a hello is answered with."""
    async with person.connect(code) as socket:
        await socket.send(wire.encode(wire.Hello(token)).decode())
        async with asyncio.timeout(20):
            return len(await socket.recv())
