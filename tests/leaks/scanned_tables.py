"""Random games at a hub: people and spectators come and go, play, chat and ask for hints; every frame is scanned."""

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
from knaves.server import commands
from knaves.server.live_table import LiveTable
from knaves.server.refusals import CommandRefused
from tests.leaks.scan import Scanner
from tests.server.table_harness import NAMES, token_for
from tests.server.virtual_time import FakeClient, HubHarness, make_api
from tests.server.walks import random_command, random_settings, random_setup


class ScannedClient(FakeClient):
    """A client whose messages are scanned as they arrive, against the state at that time."""

    def __init__(self, harness: HubHarness, token: str, live: LiveTable, scanner: Scanner) -> None:
        super().__init__(harness, token)
        self.live = live
        self.scanner = scanner

    def send(self, message: bytes) -> None:
        """Scan and keep a message."""
        seat = self.live.table.seat_for_key(self.key)
        assert seat == self.seat, "a message is for the seat that its receiver has now"
        self.scanner.scan(self.live.table, seat, message)
        super().send(message)


class ScannedTable:
    """A table and its clients."""

    def __init__(self, harness: HubHarness, rng: random.Random, game: str = "") -> None:
        self.harness, self.rng = harness, rng
        self.scanner = Scanner()
        name, seats, options = random_setup(rng, game)
        bots = {str(seat): "random" for seat in range(1, seats) if rng.random() < 0.4}
        request = wire.NewTable(
            name, seats, NAMES[0], options=options, settings=random_settings(rng), bots=bots, token=token_for(0)
        )
        self.code = harness.run(harness.hub.create(request)).code
        self.live = harness.run(harness.hub.find(self.code))
        self.clients: list[ScannedClient] = []
        self.tokens = [token_for(0)]
        for seat in range(1, seats):
            if str(seat) not in bots:
                self.join(seat)
        for token in (*self.tokens, "", ""):
            self.arrive(token)
        api = make_api(harness)
        self.web = httpx.AsyncClient(
            transport=httpx.ASGITransport(Starlette(routes=api.routes())), base_url="http://table"
        )
        self.harness.run(self.clients[0].ask(self.live, wire.Start("start")))

    def join(self, seat: int | None) -> None:
        """Somebody takes a seat."""
        token = token_for(len(self.tokens))
        try:
            self.harness.run(self.live.join(wire.Join(NAMES[len(self.tokens) % 12], seat, token)))
        except CommandRefused:
            return
        self.tokens.append(token)

    def arrive(self, token: str) -> None:
        """Somebody connects, new or after having seen a part of the game."""
        client = ScannedClient(self.harness, token, self.live, self.scanner)
        client.text = self.rng.random() < 0.5
        self.clients.append(client)
        version = self.live.table.version
        number = self.live.table.current_game.number if self.live.table.current_game else 0
        with contextlib.suppress(CommandRefused):  # the seat was given away, so the client watches
            self.harness.run(client.hello(self.live, self.rng.randrange(version + 3), self.rng.choice([0, number])))

    def step(self) -> None:
        """Take a random step."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.04 and self.clients:
            self.clients.pop(rng.randrange(len(self.clients))).leave(self.live)
        elif chance < 0.10 or not self.clients:
            self.arrive(rng.choice([*self.tokens, ""]))
        elif chance < 0.12:
            self.join(None)
        elif chance < 0.16:
            self.fetch()
        elif chance < 0.20:
            self.harness.wait(rng.choice([0.1, 1.0, 10.0, 100.0]))
        else:
            self.command()

    def command(self) -> None:
        """Somebody sends a command, mostly a player who is to act."""
        rng = self.rng
        seat, wanted = random_command(self.live.table, rng)
        command: wire.AnyCommand = wanted
        by_seat = [client for client in self.clients if client.seat == seat]
        client = rng.choice(by_seat or self.clients)
        if rng.random() < 0.05:
            others: list[wire.AnyCommand] = [
                wire.AskHint("hint"),
                wire.CheckMove("check", wanted.ply, wanted.move)
                if isinstance(wanted, wire.MakeMove)
                else wire.AskHint("hint"),
                wire.Say("say", phrase="hello"),
                wire.Say("say", text="ok?"),
            ]
            command = rng.choice(others)
        self.harness.run(client.ask(self.live, command))
        self.harness.wait(rng.choice([0.0, 0.0, 0.3]))

    def fetch(self) -> None:
        """Fetch the table, its record and its replay by HTTP."""
        play = self.live.table.current_game
        if play is None:
            return
        path = f"/api/tables/{self.code}"
        over = self.live.table.status != "playing"
        version = self.live.table.log_version
        info = self.harness.run(self.web.get(path))
        record = self.harness.run(self.web.get(f"{path}/games/{play.number}/record"))
        replay = self.harness.run(self.web.get(f"{path}/games/{play.number}/replay"))
        hidden = not over and not self.live.table.settings.spectators
        assert info.status_code == 200
        if self.live.table.log_version != version:  # a bot or the clock came in between
            return
        assert record.status_code == (403 if hidden else 200)
        assert replay.status_code == (200 if over else 403 if hidden else 409)
        assert ("Seed:" in record.text) == over
        self.scanner.scan(self.live.table, None, info.content)
        self.scanner.scan(self.live.table, None, wire_text(record.text))
        if not over:
            self.scanner.scan(self.live.table, None, replay.content)

    def close(self) -> None:
        """Disconnect everybody."""
        self.harness.run(self.web.aclose())
        for client in self.clients:
            client.leave(self.live)


def wire_text(text: str) -> bytes:
    """The moves of a record, as a frame to scan."""
    return msgspec.json.encode(text.split("\n\n", 1)[-1].splitlines())


def scan_random_table(folder: Path, seed: str, steps: int, game: str = "") -> Counter[str]:
    """Play at one table; returns counts of what was scanned."""
    deals = random.Random(f"the deals of {seed}")
    with mock.patch.object(commands, "new_seed", side_effect=partial(deals.randbytes, SEED_BYTES)):
        harness = HubHarness(folder)
        try:
            scanned = ScannedTable(harness, random.Random(seed), game)
            for _ in range(steps):
                scanned.step()
            scanned.close()
            play = scanned.live.table.current_game
            return scanned.scanner.tally + Counter(games=play.number if play else 0, tables=1)
        finally:
            harness.close()
