"""Random evenings at a hub: people and spectators come and go, play, err, talk and ask, and every frame is read."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from functools import partial
from pathlib import Path
from unittest import mock

import httpx
import msgspec
from starlette.applications import Starlette

from knaves import wire
from knaves.deal import SEED_BYTES
from knaves.server import desk
from knaves.server.api import Api
from knaves.server.desk import Refused
from knaves.server.limits import UNLIMITED, Buckets
from knaves.server.live import Live
from tests.leaks.scan import Scanner
from tests.server.desks import NAMES, token_of
from tests.server.timeless import Ear, Room
from tests.server.walks import random_command, random_settings, random_setup


class ScannedEar(Ear):
    """A listener whose every message is read at once, with the state that is true then."""

    def __init__(self, room: Room, token: str, live: Live, scanner: Scanner) -> None:
        super().__init__(room, token)
        self.live = live
        self.scanner = scanner

    def send(self, message: bytes) -> None:
        """Read and keep it."""
        seat = self.live.table.seat_with(self.key)
        assert seat == self.seat, "a message is for the seat that its receiver has now"
        self.scanner.scan(self.live.table, seat, message)
        super().send(message)


class Evening:
    """One table and whoever is there."""

    def __init__(self, room: Room, rng: random.Random, game: str = "") -> None:
        self.room, self.rng = room, rng
        self.scanner = Scanner()
        name, seats, options = random_setup(rng, game)
        bots = {str(seat): "random" for seat in range(1, seats) if rng.random() < 0.4}
        asked = wire.NewTable(
            name, seats, NAMES[0], options=options, settings=random_settings(rng), bots=bots, token=token_of(0)
        )
        self.code = room.run(room.hub.create(asked)).code
        self.live = room.run(room.hub.find(self.code))
        self.ears: list[ScannedEar] = []
        self.tokens = [token_of(0)]
        for seat in range(1, seats):
            if str(seat) not in bots:
                self.join(seat)
        for token in (*self.tokens, "", ""):
            self.arrive(token)
        api = Api(room.hub, Buckets(UNLIMITED.tables, room.clock), lambda: "", lambda: True)
        self.web = httpx.AsyncClient(
            transport=httpx.ASGITransport(Starlette(routes=api.routes())), base_url="http://table"
        )
        self.room.run(self.ears[0].ask(self.live, wire.Start("start")))

    def join(self, seat: int | None) -> None:
        """Somebody takes a seat."""
        token = token_of(len(self.tokens))
        try:
            self.room.run(self.room.hub.join(self.live, wire.Join(NAMES[len(self.tokens) % 12], seat, token)))
        except Refused:
            return
        self.tokens.append(token)

    def arrive(self, token: str) -> None:
        """Somebody connects, having seen any or none of it before."""
        ear = ScannedEar(self.room, token, self.live, self.scanner)
        ear.text = self.rng.random() < 0.5
        self.ears.append(ear)
        version = self.live.table.version
        number = self.live.table.play.number if self.live.table.play else 0
        with contextlib.suppress(Refused):  # a seat that was given away: one watches
            self.room.run(ear.hello(self.live, self.rng.randrange(version + 3), self.rng.choice([0, number])))

    def step(self) -> None:
        """Something happens."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.04 and self.ears:
            self.ears.pop(rng.randrange(len(self.ears))).leave(self.live)
        elif chance < 0.10 or not self.ears:
            self.arrive(rng.choice([*self.tokens, ""]))
        elif chance < 0.12:
            self.join(None)
        elif chance < 0.16:
            self.fetch()
        elif chance < 0.20:
            self.room.wait(rng.choice([0.1, 1.0, 10.0, 100.0]))
        else:
            self.command()

    def command(self) -> None:
        """Somebody asks for something, mostly who is to act."""
        rng = self.rng
        seat, command = random_command(self.live.table, rng)
        by_seat = [ear for ear in self.ears if ear.seat == seat]
        ear = rng.choice(by_seat or self.ears)
        if rng.random() < 0.05:
            others: list[wire.AnyCommand] = [
                wire.AskHint("hint"),
                wire.Say("say", phrase="hello"),
                wire.Say("say", text="ok?"),
            ]
            command = rng.choice(others)
        self.room.run(ear.ask(self.live, command))
        self.room.wait(rng.choice([0.0, 0.0, 0.3]))

    def fetch(self) -> None:
        """Somebody looks at the table, its record or its replay by HTTP."""
        play = self.live.table.play
        if play is None:
            return
        path = f"/api/tables/{self.code}"
        over = self.live.table.status != "playing"
        version = self.live.table.log_version
        info = self.room.run(self.web.get(path))
        record = self.room.run(self.web.get(f"{path}/games/{play.number}/record"))
        replay = self.room.run(self.web.get(f"{path}/games/{play.number}/replay"))
        assert (info.status_code, record.status_code) == (200, 200)
        if self.live.table.log_version != version:  # a bot or the clock came in between
            return
        assert replay.status_code == (200 if over else 409)
        assert ("Seed:" in record.text) == over
        self.scanner.scan(self.live.table, None, info.content)
        self.scanner.scan(self.live.table, None, wire_text(record.text))
        if not over:
            self.scanner.scan(self.live.table, None, replay.content)

    def close(self) -> None:
        """Everybody goes home."""
        self.room.run(self.web.aclose())
        for ear in self.ears:
            ear.leave(self.live)


def wire_text(text: str) -> bytes:
    """A record as a frame: its moves, which name cards."""
    return msgspec.json.encode(text.split("\n\n", 1)[-1].splitlines())


def spend(folder: Path, seed: str, steps: int, game: str = "") -> Counter[str]:
    """One evening; what was read."""
    deals = random.Random(f"the deals of {seed}")
    with mock.patch.object(desk, "fresh_seed", side_effect=partial(deals.randbytes, SEED_BYTES)):
        room = Room(folder)
        try:
            evening = Evening(room, random.Random(seed), game)
            for _ in range(steps):
                evening.step()
            evening.close()
            play = evening.live.table.play
            return evening.scanner.tally + Counter(games=play.number if play else 0, tables=1)
        finally:
            room.close()
