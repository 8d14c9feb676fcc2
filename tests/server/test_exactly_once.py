"""Commands that arrive twice, late or out of order, from several clients: each takes effect once or not at all.

The model knows nothing about tables. It keeps the answer to each command and compares it with the log in the store,
with earlier answers, and with what all clients have received.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from knaves import wire
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.server import commands
from knaves.server.store.base import LogRow
from knaves.server.table import token_hash
from knaves.wire import encode
from tests.campaigns import sampled
from tests.server.table_harness import NAMES, token_for, update_for
from tests.server.virtual_time import FakeClient, HubHarness

ONE = st.integers(0, 10**6)


class Page(FakeClient):
    """A browser page that remembers what it received before it lost the connection."""

    known: list[bytes] = []  # noqa: RUF012

    def events(self) -> list[bytes]:
        """All events of this game that it received, in order."""
        events = list(self.known)
        for message in self.messages():
            if isinstance(message, wire.Update):
                if message.since == 0:
                    events.clear()
                events += [encode(item) for item in message.events]
        return events


@dataclass
class Person:
    """A person with one or two pages open, who resends commands that got no answer."""

    token: str
    pages: list[Page] = field(default_factory=list)
    sent: list[wire.AnyCommand] = field(default_factory=list)


class Tables(RuleBasedStateMachine):
    """A table, its people and an unreliable network."""

    def __init__(self) -> None:
        super().__init__()
        memory = Path("/dev/shm")  # if it exists, commits do not wait for a disk
        self.folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        seeds = itertools.count()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(commands, "new_seed", lambda: seed_from(next(seeds)))
        self.harness = HubHarness(Path(self.folder.name))
        self.answers: dict[tuple[str, str], int] = {}
        """The version in the answer to each command that was carried out."""
        self.refused: Counter[str] = Counter()
        self.unanswered: set[tuple[str, str]] = set()
        """Commands that were cut off: they may have been carried out, or not."""
        self.count = 0

    @initialize(game=st.sampled_from(list(GAMES)), people=st.integers(2, 3), window=st.booleans(), draws=st.booleans())
    def open(self, game: str, people: int, window: bool, draws: bool) -> None:
        options = {}
        if game == "stacks":
            options = {"block_scope": "any_time" if window else "completion"}
            options["forgotten_draw"] = "penalty" if draws else "auto"
        elif draws:
            options = {"forgotten_draw": "permanent"}
        quick = wire.Settings(pace=0, patience=0, block_seconds=2, draw_seconds=1, bot_level="random", undo=True)
        request = wire.NewTable(game, 3, NAMES[0], options=options, settings=quick, token=token_for(0))
        self.code = self.harness.run(self.harness.hub.create(request)).code
        self.people = [Person(token_for(seat)) for seat in range(people)]
        self.find()
        for seat in range(1, people):
            self.harness.run(self.live.join(wire.Join(NAMES[seat], seat, token_for(seat))))
        for person in (*self.people, *self.people[:1]):
            self.page(person, 0)
        self.spectator = FakeClient(self.harness)
        self.harness.run(self.spectator.hello(self.live))

    def find(self) -> None:
        self.live = self.harness.run(self.harness.hub.find(self.code))

    def page(self, person: Person, seen: int) -> None:
        """Open a page that has seen the table up to some version."""
        page = Page(self.harness, person.token)
        table = self.live.table
        earlier = update_for(table, table.seat_for_token(person.token)).events if seen else []
        page.known = [encode(item) for item in earlier if item.version <= seen]
        self.harness.run(page.hello(self.live, seen, table.current_game.number if table.current_game else 0))
        person.pages.append(page)

    # --- What people do ---

    def send(self, person: Person, command: wire.AnyCommand, page: int = 0) -> None:
        """Send a command once, and check its answer."""
        answer = self.harness.run(person.pages[page % len(person.pages)].ask(self.live, command))
        self.check_answer(person, command, answer)

    def check_answer(self, person: Person, command: wire.AnyCommand, answer: Any) -> None:
        name = (self.actor(person), command.id)
        self.unanswered.discard(name)
        if isinstance(answer, wire.Done):
            known = self.answers.setdefault(name, answer.version)
            assert answer.version == known or answer.version >= known
        else:
            assert isinstance(answer, wire.Error)
            assert answer.message
            assert name not in self.answers, f"{command} was carried out, and is now refused: {answer}"
            self.refused[answer.code] += 1

    @staticmethod
    def actor(person: Person) -> str:
        return token_hash(person.token)[:16]

    def new_command(self, person: Person, choice: int) -> wire.AnyCommand:
        self.count += 1
        name = f"c{self.count}"
        table = self.live.table
        seat = table.seat_for_token(person.token)
        play = table.current_game
        if play is not None and table.status == "playing" and seat is not None and choice % 8:
            moves = [*play.state.legal(seat), *play.state.table_actions(seat)] or [GAMES[table.game.name].move("+")]
            ply = len(play.moves) - (1 if choice % 31 == 0 and play.moves else 0)
            return wire.MakeMove(name, ply, str(moves[choice % len(moves)]))
        others: list[wire.AnyCommand] = [
            wire.Start(name),
            wire.Rename(name, f"N{self.count}"),
            wire.Leave(name) if table.status == "playing" else wire.Rematch(name),
            wire.Change(name, title=f"T{self.count}"),
            wire.Undo(name, len(play.moves) if play else 0),
            wire.Swap(name, 0, 1),
            wire.Say(name, phrase="hello"),
            wire.HandOver(name, (choice // 64) % 3),
            wire.Return(name),
        ]
        return others[choice // 8 % len(others)]

    @rule(who=ONE, choice=ONE, page=ONE)
    def command(self, who: int, choice: int, page: int) -> None:
        person = self.people[who % len(self.people)]
        command = self.new_command(person, choice)
        person.sent.append(command)
        self.send(person, command, page)

    @rule(choices=st.lists(ONE, min_size=3, max_size=12))
    def play_on(self, choices: list[int]) -> None:
        """Let the players who are to act move."""
        for choice in choices:
            play = self.live.table.current_game
            if play is None or self.live.table.status != "playing":
                host = next(
                    (p for p in self.people if self.live.table.seat_for_token(p.token) == self.live.table.host), None
                )
                if host is not None:
                    self.count += 1
                    self.send(host, wire.Start(f"s{self.count}"))
                continue
            for person in self.people:
                seat = self.live.table.seat_for_token(person.token)
                if seat is not None and play.state.legal(seat):
                    moves = play.state.legal(seat)
                    self.count += 1
                    command = wire.MakeMove(f"p{self.count}", len(play.moves), str(moves[choice % len(moves)]))
                    person.sent.append(command)
                    self.send(person, command, choice)
                    break
            self.harness.wait(0.01)

    @rule(who=ONE, which=ONE, page=ONE)
    def send_again(self, who: int, which: int, page: int) -> None:
        """Send any earlier command again, from any page."""
        person = self.people[who % len(self.people)]
        if person.sent:
            self.send(person, person.sent[which % len(person.sent)], page)

    @rule(choice=ONE, times=st.integers(2, 4))
    def race(self, choice: int, times: int) -> None:
        """Everybody sends at once, some of them twice."""
        requests = []
        for number in range(times):
            person = self.people[(choice + number // 2) % len(self.people)]
            command = person.sent[-1] if number % 2 and person.sent else self.new_command(person, choice + number)
            person.sent.append(command)
            page = FakeClient(self.harness, person.token)
            requests.append((person, command, page))

        async def send_all() -> list[Any]:
            for _, _, page in requests:
                await page.hello(self.live)
            return await asyncio.gather(*(page.ask(self.live, command) for _, command, page in requests))

        for (person, command, page), answer in zip(requests, self.harness.run(send_all()), strict=True):
            self.check_answer(person, command, answer)
            page.leave(self.live)

    @rule(who=ONE, choice=ONE)
    def cut_off(self, who: int, choice: int) -> None:
        """The connection is lost in the middle of a command."""
        person = self.people[who % len(self.people)]
        command = self.new_command(person, choice)
        page = person.pages[0]

        async def lose_connection() -> None:
            task = asyncio.ensure_future(self.live.command(page, command))
            for _ in range(choice % 5):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        start = len(page.received)
        self.harness.run(lose_connection())
        person.sent.append(command)
        if answers := page.answers(command, start):
            self.check_answer(person, command, answers[0])
        else:
            self.unanswered.add((self.actor(person), command.id))
        self.harness.wait(6.0)  # within a heartbeat everybody has received the result

    @rule(who=ONE, behind=st.integers(0, 50))
    def reconnect(self, who: int, behind: int) -> None:
        person = self.people[who % len(self.people)]
        if len(person.pages) > 1:
            person.pages.pop(0).leave(self.live)
        self.page(person, max(0, self.live.table.version - behind))

    @rule(seconds=st.sampled_from([0.1, 1.0, 5.0, 100.0]))
    def wait(self, seconds: float) -> None:
        self.harness.wait(seconds)

    @rule()
    def restart(self) -> None:
        """Restart the server; everybody reconnects."""
        before = [self.live.updates.encode(self.live.table, seat, 0.0) for seat in (None, 0, 1, 2)]
        version = self.live.table.log_version
        self.harness.restart()
        self.find()
        if self.live.table.log_version == version:
            assert [self.live.updates.encode(self.live.table, seat, 0.0) for seat in (None, 0, 1, 2)] == before
        for person in self.people:
            person.pages.clear()
            self.page(person, 0)
        self.harness.run(self.spectator.hello(self.live, self.live.table.version, 1))

    # --- Invariants ---

    @invariant()
    def the_log_agrees_with_every_answer(self) -> None:
        if not hasattr(self, "live"):
            return
        log = self.harness.run(self.settled_log())
        assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        people = {self.actor(person) for person in self.people}
        found = Counter((entry.actor, entry.command) for entry in log if entry.command and entry.actor in people)
        assert all(times == 1 for times in found.values())
        assert set(found) <= set(self.answers) | self.unanswered, "a command was carried out without the answer ok"
        for name in set(self.answers) - set(found):
            assert self.changed_nothing(name), f"{name} was answered with ok, and is not in the log"

    async def settled_log(self) -> list[LogRow]:
        async with self.live.lock:
            return await self.harness.store.read(self.live.table.id)

    def changed_nothing(self, name: tuple[str, str]) -> bool:
        """Whether a command changed nothing: leaving twice, or saying something, which is not stored."""
        person = next(person for person in self.people if self.actor(person) == name[0])
        harmless = (wire.Leave, wire.Return, wire.Say)
        return any(isinstance(command, harmless) for command in person.sent if command.id == name[1])

    @invariant()
    def nobody_receives_a_phrase_twice(self) -> None:
        """Until a restart, after which everybody has a new page."""
        for person in self.people if hasattr(self, "live") else ():
            for page in person.pages:
                said = Counter(message.id for message in page.messages() if isinstance(message, wire.Said))
                assert all(times == 1 for times in said.values())

    @invariant()
    def all_pages_of_a_seat_show_the_same(self) -> None:
        if hasattr(self, "live"):
            self.harness.run(self.compare_pages())

    async def compare_pages(self) -> None:
        async with self.live.lock:  # not while an entry is being written
            self.compare_now()

    def compare_now(self) -> None:
        table = self.live.table
        for person in self.people:
            seat = table.seat_for_token(person.token)
            for page in person.pages:
                assert page.seat == seat
                update = page.last(wire.Update)
                now = update_for(table, seat, update.now)
                assert update.version == table.version
                assert (update.view, update.own, update.ply) == (now.view, now.own, now.ply)
                assert encode(update.table) == encode(now.table)
                assert page.events() == [encode(item) for item in now.events]

    def teardown(self) -> None:
        self.patch.undo()
        self.harness.close()
        self.folder.cleanup()


Tables.TestCase.settings = settings(
    max_examples=sampled(60),
    stateful_step_count=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
TestExactlyOnce = Tables.TestCase
