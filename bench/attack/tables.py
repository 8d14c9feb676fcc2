"""What people at a table do to each other: hosts, opponents, partners and spectators."""

from __future__ import annotations

import asyncio
import contextlib

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.people import ATTACKER, NEIGHBOUR, Person, Refused, Seat, refusal
from knaves import wire
from knaves.client import new_id

RISES_BY_ITSELF = ("process_", "python_", "knaves_requests", "knaves_sockets")
"""Metrics that the looking itself changes."""
BOTS_AT_ONCE = wire.Settings(pace=0, patience=0, block_seconds=5, bot_level="random")


@attack("stand-in", "host", "have a bot play for an opponent who is connected and about to move")
async def stand_in(scene: Scene) -> Outcome:
    with scene.server() as server:
        host, guest = Person(server, ATTACKER), Person(server, NEIGHBOUR)
        table = await host.create(settings=BOTS_AT_ONCE)
        joined = await guest.join(table.code)
        async with host.sit(table.code, table.token) as first, guest.sit(table.code, joined.token) as second:
            await first.ask(wire.Start(new_id()))
            await second.until(lambda: bool(first.legal or second.legal))
            if first.legal:
                await first.play()
                await second.until(lambda: bool(second.legal))
            assert second.update is not None
            ply = second.update.ply
            answer = await first.ask(wire.StandIn(new_id(), 1))
            await second.until(lambda: second.update is not None and second.update.ply != ply, 1.5)
            played = second.update.ply - ply
            said = refusal(answer) or "carried out"
            return Outcome(bool(refusal(answer)) and not played, f"{said}; {played} moves made by the bot")


@attack("second-token", "player", "take the other team's bot seat with a second token in mid-game, to see its hand")
async def second_token(scene: Scene) -> Outcome:
    with scene.server() as server:
        cheat = Person(server, ATTACKER)
        bots = {str(seat): "random" for seat in (1, 2, 3)}
        slow = wire.Settings(pace=5000, patience=0, bot_level="random")
        table = await cheat.create("classic", 4, bots=bots, start=True, settings=slow)
        async with cheat.sit(table.code, table.token) as own:
            assert own.update is not None
            seen = []
            for seat in (1, 3):
                with contextlib.suppress(Refused):
                    other = await cheat.join(table.code, f"Guest {seat}", seat)
                    async with cheat.sit(table.code, other.token) as spy:
                        if spy.update and spy.update.own and spy.update.own.get("hand"):
                            seen.append(seat)
        return Outcome(not seen, f"hands of the other team seen: {len(seen)} of 2")


@attack("host-leaves", "host", "leave the others in a lobby that nobody can start")
async def host_leaves(scene: Scene) -> Outcome:
    with scene.server() as server:
        host, guests = Person(server, ATTACKER), Person(server, NEIGHBOUR)
        table = await host.create("classic", 3)
        ben, cem = await guests.join(table.code, "Ben"), await guests.join(table.code, "Cem")
        async with guests.sit(table.code, ben.token) as second, guests.sit(table.code, cem.token):
            async with host.sit(table.code, table.token):
                pass
            scene.say("waiting for hosting to pass on")
            passed = await second.until(lambda: _host(second) not in (0, None), 200.0)
            answer = await second.ask(wire.Start(new_id())) if passed else None
            started = passed and not refusal(answer)
            return Outcome(started, "hosting passed on, and the new host started" if started else "stuck for 200 s")


def _host(seat: Seat) -> int | None:
    return seat.update.table.host if seat.update else None


@attack("sealed-answers", "stranger", "learn from /metrics or the order of /api/tables that somebody sealed an answer")
async def sealed_answers(scene: Scene) -> Outcome:
    with scene.server() as server:
        stranger = Person(server, ATTACKER)
        people = Person(server, NEIGHBOUR)
        settings = wire.Settings(pace=0, patience=0, block_seconds=8, public=True)
        table = await people.create("stacks", 2, settings=settings)
        joined = await people.join(table.code)
        async with people.sit(table.code, table.token) as first, people.sit(table.code, joined.token) as second:
            await first.ask(wire.Start(new_id()))
            asked = await _window(scene, first, second)
            if asked is None:
                return Outcome(False, "no Block window came up")
            await people.create("travel", 2, name="Dia", settings=settings)  # now the newest of the list
            before = await _public_figures(stranger)
            answer = await asked.play(lambda legal: "let" if "let" in legal else legal[0])
            if refusal(answer):
                return Outcome(False, f"the answer was refused: {refusal(answer)}")
            await asyncio.sleep(0.3)
            after = await _public_figures(stranger)
            changed = sorted(name for name in before | after if before.get(name) != after.get(name))
            return Outcome(not changed, f"changed by a sealed answer: {', '.join(changed) or 'nothing'}")


async def _window(scene: Scene, *seats: Seat) -> Seat | None:
    """Play until a Block window is open; the seat that is asked."""
    for _ in range(400):
        for seat in seats:
            if seat.legal and seat.update and seat.update.own and seat.update.own["window"]:
                return seat
        mover = next((seat for seat in seats if seat.legal), None)
        if mover is None:
            await seats[0].until(lambda: any(seat.legal for seat in seats), 2.0)
            continue
        cards = [move for move in mover.legal if "@" in move]
        moves = cards or mover.legal
        await mover.play(lambda _: scene.rng.choice(moves))  # noqa: B023
        await asyncio.sleep(0.02)
    return None


async def _public_figures(stranger: Person) -> dict[str, str]:
    """All that anybody can read: the metrics, and the tables in their order."""
    metrics = (await stranger.fetch("/metrics")).body.decode()
    tables = (await stranger.fetch("/api/tables")).json
    figures = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if line and not line.startswith("#"))
    kept = {name: value for name, value in figures.items() if not name.startswith(RISES_BY_ITSELF)}
    return kept | {"the order of tables": ",".join(table["code"] for table in tables or [])}


@attack("say-twice", "player", "send the same `say` again, as after a lost answer")
async def say_twice(scene: Scene) -> Outcome:
    with scene.server() as server:
        people = Person(server)
        table = await people.create()
        joined = await people.join(table.code)
        async with people.sit(table.code, table.token) as first, people.sit(table.code, joined.token) as second:
            said = wire.Say(new_id(), phrase="hello")
            answers = [refusal(await first.ask(said)) for _ in range(3)]
            async with people.sit(table.code, table.token) as again:
                answers.append(refusal(await again.ask(said)))
            await asyncio.sleep(0.2)
            heard = sum(isinstance(message, wire.Said) for message in second.messages)
            return Outcome(heard == 1 and not any(answers), f"sent 4 times, heard {heard} times")


@attack("impersonation", "stranger", "act for a seat, or as the host, without its token")
async def impersonation(scene: Scene) -> Outcome:
    with scene.server() as server:
        people, stranger = Person(server), Person(server, ATTACKER)
        table = await people.create("classic", 3)
        guest = await people.join(table.code)
        orders: list[wire.AnyCommand] = [
            wire.Start("a"), wire.Close("b"), wire.Fill("c", 0, ""), wire.Swap("d", 0, 1), wire.StandIn("e", 0),
            wire.Change("f", title="Mine"), wire.Rename("g", "Eve"), wire.MakeMove("h", 0, "+"), wire.Leave("i"),
            wire.Say("j", phrase="hello"), wire.Rematch("k"), wire.AskHint("l"), wire.Undo("m", 0),
            wire.Judge("n", True),
        ]  # fmt: skip
        done = []
        near_miss = table.token[:-1] + ("A" if table.token.endswith("_") else "_")
        for token in (None, "x" * 32, near_miss, guest.token.swapcase()):
            async with stranger.sit(table.code, token) as seat:
                done += [type(order).__name__ for order in orders if not refusal(await seat.ask(order))]
        hosts: list[wire.AnyCommand] = orders[:6]
        async with people.sit(table.code, guest.token) as seat:
            done += [type(order).__name__ for order in hosts if not refusal(await seat.ask(order))]
        admin = [await stranger.fetch(f"/api/admin/{path}") for path in ("overview", "../admin/overview", "overview/")]
        opened = sum(response.status == 200 and b"settings" in response.body for response in admin)
        return Outcome(not done and not opened, f"{4 * len(orders) + 6} orders, carried out: {done or 'none'}")


@attack("idle-player", "player", "stay connected and never move, at a table without a clock")
async def idle_player(scene: Scene) -> Outcome:
    with scene.server() as server:
        idle, other = Person(server, ATTACKER), Person(server, NEIGHBOUR)
        table = await idle.create(settings=wire.Settings(pace=0, patience=0, idle_seconds=5, bot_level="random"))
        joined = await other.join(table.code)
        async with idle.sit(table.code, table.token) as first, other.sit(table.code, joined.token) as second:
            await first.ask(wire.Start(new_id()))
            await second.until(lambda: bool(first.legal or second.legal))
            if second.legal:
                await second.play()
            ply = second.update.ply if second.update else 0
            scene.say("waiting until a stand-in may be claimed")
            early = refusal(await second.ask(wire.StandIn(new_id(), 0)))
            for _ in range(30):
                if not refusal(await second.ask(wire.StandIn(new_id(), 0))):
                    break
                await asyncio.sleep(1.0)
            moved = await second.until(lambda: second.update is not None and second.update.ply > ply, 10.0)
            said = f"at once: {early or 'carried out'}; later: {'a bot moved' if moved else 'blocked for 30 s'}"
            return Outcome(moved and bool(early), said)
