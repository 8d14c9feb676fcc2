"""What an operator relies on: bans, checks of damage, origins, file modes, and bots that hang."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

from websockets.exceptions import WebSocketException

from bench.attack.campaign import Outcome, Scene, attack
from bench.attack.clocks import bot_answers
from bench.attack.people import ATTACKER, NEIGHBOUR, Person
from bench.attack.target import ROOT, StartFailed, environment
from knaves import wire

FRIEND, FOREIGN = "https://friend.example", "https://foreign.example"


@attack("bans", "stranger", "get around a ban: other spellings, a network, a server on ::")
async def bans(scene: Scene) -> Outcome:
    problems = []
    with scene.server("--host", "::") as server:
        person, operator = Person(server, ATTACKER), Person(server, NEIGHBOUR)

        async def banned(what: str) -> int:
            return (await operator.admin("bans", {"address": what})).status

        async def allowed() -> bool:
            return (await person.fetch("/api/games")).status == 200

        spellings = (ATTACKER, f"::ffff:{ATTACKER}", "::FFFF:7F00:42", "127.0.0.64/28")
        for spelling in spellings:
            status = await banned(spelling)
            if status != 201 or await allowed():
                problems.append(f"a ban of {spelling} is answered {status}, and does not hold")
            shown = (await operator.admin("overview")).json or {}
            kept = [str(ban["address"]) for ban in shown.get("bans", [])]
            for other in (f"::ffff:{ATTACKER}", *kept):
                await operator.admin(f"bans/{other}", method="DELETE")
            if not await allowed():
                problems.append(f"{spelling} cannot be un-banned")
        await banned(ATTACKER)
        undone = await operator.admin(f"bans/::ffff:{ATTACKER}", method="DELETE")
        if undone.status == 200 and not await allowed():
            problems.append("un-banning another spelling says done, and is not")
    return Outcome(not problems, "; ".join(problems) or f"{len(spellings)} spellings ban the same person")


def knaves(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the operator."""
    command = [sys.executable, "-m", "knaves", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120, env=environment(), cwd=ROOT
    )


def damage(database: Path) -> None:
    """Overwrite pages in the middle of a file, as a failing disk does."""
    content = bytearray(database.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 8192] = bytes(range(256)) * 32
    database.write_bytes(content)


@attack("damage", "machine", "overwrite pages of the database, then start, check and back it up")
async def damaged(scene: Scene) -> Outcome:
    with scene.server("--no-limits") as server:
        person = Person(server)
        for _ in range(60):
            await person.create()
    folder = scene.folder / "data"
    for side in ("-wal", "-shm"):
        for path in folder.glob(f"*.db{side}"):
            path.unlink()
    damage(next(folder.glob("*.db")))
    data = ("--data", str(folder))
    doctor = await asyncio.to_thread(knaves, "doctor", "--quick", *data)
    backup = await asyncio.to_thread(knaves, "backup", str(scene.folder / "copy.db"), *data)
    try:
        with scene.server() as server:
            start = f"ready says {(await Person(server).fetch('/readyz')).status}"
            scene.complaints.clear()
    except StartFailed:
        start = "refused"
    noticed = [doctor.returncode != 0, backup.returncode != 0, start != "ready says 200"]
    figures = f"doctor exits with {doctor.returncode}, backup with {backup.returncode}, start: {start}"
    return Outcome(all(noticed), figures)


@attack("hung-bot", "machine", "stop a bot's process in the middle of everything")
async def hung_bot(scene: Scene) -> Outcome:
    scene.expected = "bot process"
    with scene.server("--bots", "1") as server:
        person = Person(server)
        settings = wire.Settings(pace=0, patience=0, bot_level="random")
        table = await person.create(bots={"1": "random"}, start=True, settings=settings)
        async with person.sit(table.code, table.token) as seat:
            if not await bot_answers(seat):
                return Outcome(False, "the bot did not play before anything was stopped")
            stopped = server.bot_processes()
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            if seat.legal:
                await seat.play()
            scene.say("waiting for the bot")
            ready = 200
            for _ in range(60):
                if await seat.until(lambda: bool(seat.legal), 1.0):
                    break
                ready = max(ready, (await person.fetch("/readyz")).status)
            moved = bool(seat.legal)
        said = "the bot moved again" if moved else "no bot moved for 60 s"
        return Outcome(moved, f"{len(stopped)} process stopped; {said}; ready said {ready}")


@attack("origins", "stranger", "use the server from a page of another site; and from one that the operator allows")
async def origins(scene: Scene) -> Outcome:
    problems = []
    with scene.server("--origin", FRIEND) as server:
        person = Person(server, ATTACKER)
        body = wire.NewTable("travel", 2, "Ana")
        for origin, welcome in ((FOREIGN, False), (FRIEND, True), ("null", False)):
            headers = {"Origin": origin}
            listed = await person.fetch("/api/games", headers=headers)
            asked = {
                **headers,
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "content-type",
            }
            preflight = await person.fetch("/api/tables", method="OPTIONS", headers=asked)
            made = await person.fetch("/api/tables", body, headers=headers)
            seen = [answer.headers.get("access-control-allow-origin") == origin for answer in (listed, preflight, made)]
            if seen != [welcome] * 3:
                problems.append(f"{origin}: CORS headers {seen}")
            if (made.status == 201) != welcome:
                problems.append(f"{origin}: a table is answered with {made.status}")
        table = await person.create()
        for origin, welcome in ((FOREIGN, False), (FRIEND, True)):
            with contextlib.suppress(WebSocketException):
                async with person.connect(table.code, origin=origin) as socket:
                    await socket.send('{"t":"hello"}')
                    opened = '"t":"update"' in str(await asyncio.wait_for(socket.recv(), 10))
                    if opened != welcome:
                        problems.append(f"{origin}: a socket is {'opened' if opened else 'refused'}")
    return Outcome(not problems, "; ".join(problems) or "foreign pages are refused, and the friend's page works")


@attack("file-modes", "neighbour", "read the database as another user of the machine")
async def file_modes(scene: Scene) -> Outcome:
    before = os.umask(0o022)
    try:
        with scene.server() as server:
            await Person(server).create()
            copy = scene.folder / "copy.db"
            await asyncio.to_thread(knaves, "backup", str(copy), "--data", str(server.folder))
            files = [server.folder, *server.folder.rglob("*"), copy]
            open_to = [f"{path.name} {path.stat().st_mode & 0o777:o}" for path in files if path.stat().st_mode & 0o077]
    finally:
        os.umask(before)
    return Outcome(not open_to, f"open to others: {', '.join(open_to) or 'nothing'}")
