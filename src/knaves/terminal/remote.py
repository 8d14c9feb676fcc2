"""A server's table as somebody at it lives it, and a game at it as a session."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from knaves import wire
from knaves.bots import Hint, HintReason
from knaves.client import NoServer, ServerRefused, TableClient, fetch_text, fresh_id
from knaves.game import GameError, IllegalMove, Move, View
from knaves.games import GAMES
from knaves.record import Record, parse
from knaves.terminal.session import Accusation, Due, Link, NotTaken, Told

RECORD_TRIES, RECORD_WAIT = 5, 1.0
"""How often a record is asked for, and the seconds in between."""


class Place:
    """A seat at a table, or a place to watch it from: what was heard, through any number of connections.

    Like a session it has a version that grows with every change.
    """

    def __init__(self, server: str, code: str, token: str | None, clock: Callable[[], float] = time.time) -> None:
        self.server = server.rstrip("/")
        self.code = code
        self.token = token
        self.version = 0
        self.update: wire.Update | None = None
        """The table as it was last heard of."""
        self.present: frozenset[int] | None = None
        """The seats whose players are connected; None until the server told."""
        self.watching = 0
        self.told: list[Told] = []
        """What happened since the game began, or in the lobby, and what was said."""
        self.records: dict[int, Record] = {}
        """The finished games, by number."""
        self.trouble: ServerRefused | None = None
        """Why there is nothing more to hear."""
        self.behind = 0.0
        """How far the server's clock is behind ours."""
        self._clock = clock
        self._client = TableClient(self.server, code, token, text=True)
        self._client.heard = self._hear
        self._change = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        await self._client.__aenter__()
        self._spawn(self._follow())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.__aexit__()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def connected(self) -> bool:
        """Whether the server can be heard."""
        return self._client.connected and self.update is not None

    @property
    def personal_link(self) -> str:
        """What opens this seat again, here or in a browser; the part behind the # stays out of logs."""
        return f"{self.link}#k/{self.token}"

    @property
    def link(self) -> str:
        """What people send each other."""
        return f"{self.server}/{self.code}"

    @property
    def keeps_seat(self) -> bool:
        """Whether the seat is still one's own, also after leaving in mid-game."""
        update = self.update
        known = update is None or (update.you is not None and update.table.status != "closed")
        return self.token is not None and known and self.trouble is None

    async def changed(self, since: int) -> int:
        """Wait until the version is no longer `since`; the new version."""
        while self.version == since:
            await self._change.wait()
        return self.version

    async def ask(self, command: wire.AnyCommand) -> Any:
        """Send a command; its answer is waited for, through any number of connections. Raises `GameError`."""
        try:
            return await self._client.send(command)
        except ServerRefused as refusal:
            if refusal.code == "illegal" and refusal.rule:
                raise IllegalMove(refusal.rule, str(refusal).removesuffix(f" ({refusal.rule})")) from None
            raise NotTaken(refusal.code, str(refusal), refusal.until + self.behind) from None

    async def leave(self, seconds: float = 2.0) -> None:
        """Stand up, or let a bot play on; a server that is gone is not waited for."""
        with contextlib.suppress(GameError, TimeoutError):
            async with asyncio.timeout(seconds):
                await self.ask(wire.Leave(fresh_id()))

    async def say(self, what: str) -> None:
        """Say a phrase by its id, or a text. Raises `GameError` if that is not allowed."""
        phrase = what in wire.PHRASES
        await self.ask(wire.Say(fresh_id(), phrase=what if phrase else "", text="" if phrase else what[:200]))

    # --- Listening ----------------------------------------------------------------------------------------------

    async def _follow(self) -> None:
        """Notice connections that come and go."""
        try:
            async for _ in self._client:
                self.wake()
        except ServerRefused as refusal:
            self.trouble = refusal
            self.wake()

    def _hear(self, message: wire.AnyServerMessage) -> None:
        if isinstance(message, wire.Update):
            if message.since == 0:
                self.told = []
            self.told += [happened.event for happened in message.events]
            self.update = message
            self.behind = self._clock() - message.now
            if message.table.status == "over" and message.table.number not in self.records:
                self._spawn(self._fetch(message.table))
        elif isinstance(message, wire.Said):
            self.told.append({"event": "said", "seat": message.seat, "phrase": message.phrase, "text": message.text})
        elif isinstance(message, wire.Presence):
            self.present, self.watching = frozenset(message.seats), message.watching
        else:
            return
        self.wake()

    def wake(self) -> None:
        """Something has changed."""
        self.version += 1
        self._change.set()
        self._change = asyncio.Event()

    async def _fetch(self, table: wire.TableInfo) -> None:
        for _ in range(RECORD_TRIES):
            with contextlib.suppress(NoServer, ServerRefused, GameError):
                text = await fetch_text(self.server, f"/api/tables/{table.code}/games/{table.number}/record")
                self.records[table.number] = parse(text)
                self.wake()
                return
            await asyncio.sleep(RECORD_WAIT)


class RemoteSession:
    """One game at a table, turned into what screens show."""

    def __init__(self, place: Place) -> None:
        """`place` has been entered already, and a game has begun there."""
        assert place.update is not None
        self.place = place
        self._number = place.update.table.number
        self._left = False
        self._names: dict[int, str] = {}
        self._update = place.update
        self._view = self._read_view(place.update)

    def _catch_up(self) -> None:
        """Take in what was heard of this game; the next one has a session of its own."""
        update = self.place.update
        assert update is not None
        if update is not self._update and update.table.number == self._number and update.position:
            self._update, self._view = update, self._read_view(update)

    @property
    def _latest(self) -> wire.Update:
        """The table as it was last heard of in this game."""
        self._catch_up()
        return self._update

    def _read_view(self, update: wire.Update) -> View:
        view = GAMES[update.table.game].read_view(update.position)
        if update.answered:  # the answer is sealed: there is nothing more to do until the window closes
            view = replace(view, legal=(), actors=view.actors - {update.you})  # type: ignore[type-var]
        return view

    # --- What can be seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat may know."""
        self._catch_up()
        return self._view

    @property
    def names(self) -> Mapping[int, str]:
        """The players by seat; who comes or goes after the end did not play."""
        table = self._latest.table
        if table.status == "playing" or not self._names:
            self._names = {seat: info.name or "?" for seat, info in enumerate(table.seats)}
        return self._names

    @property
    def marks(self) -> Mapping[int, str]:
        """Who is a bot, who is away, and who you are."""
        update, present = self._latest, self.place.present
        marks = {}
        for seat, info in enumerate(update.table.seats):
            if info.kind == "bot" or info.stand_in:
                marks[seat] = "bot"
            elif seat == update.you:
                marks[seat] = "you"
            elif info.kind == "human" and present is not None and seat not in present:
                marks[seat] = "away"
        return marks

    @property
    def told(self) -> Sequence[Told]:
        """What has happened so far, at the table too."""
        return self.place.told

    @property
    def version(self) -> int:
        """Grows with every change."""
        return self.place.version

    @property
    def link(self) -> Link:
        """Whether the server is heard, and this game is still the one that is played."""
        assert self.place.update is not None
        table = self.place.update.table
        if self._left or self.place.trouble is not None or table.number != self._number or table.status == "closed":
            return Link.CLOSED
        return Link.LIVE if self.place.connected else Link.LOST

    @property
    def due(self) -> Sequence[Due]:
        """Clocks and windows, by our own clock."""
        behind = self.place.behind
        return tuple(Due(each.kind, each.until + behind, each.seat) for each in self._latest.deadlines)

    @property
    def accusation(self) -> Accusation | None:
        """The call that waits for the other opponents."""
        update = self._latest
        call = update.table.call
        if call is None:
            return None
        team = getattr(self._view.game.move(call.move), "team")  # noqa: B009  only moves that accuse have one
        return Accusation(call.seat, team, asks_you=update.you in call.waiting)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._latest.table.commitment

    @property
    def record(self) -> Record | None:
        """The record, once the game is over and was fetched."""
        return self.place.records.get(self._number)

    @property
    def can_hint(self) -> bool:
        """Where the table allows it."""
        return self._latest.table.settings.hints

    @property
    def holds_up(self) -> bool:
        """Others play when they like."""
        return False

    @property
    def can_undo(self) -> bool:
        """Alone against bots, where the table allows it."""
        table = self._latest.table
        alone = sum(seat.kind == "human" for seat in table.seats) == 1
        return alone and table.settings.undo and self._view.outcome is None

    @property
    def phrases(self) -> Sequence[str]:
        """What may be said by who sits at the table."""
        return () if self._latest.you is None else wire.PHRASES

    @property
    def talks_freely(self) -> bool:
        """Where the table allows it, and never among partners in play."""
        table = self._latest.table
        partners = len({seat.side for seat in table.seats}) < len(table.seats)
        return table.settings.talk == "free" and bool(self.phrases) and not (partners and table.status == "playing")

    @property
    def wants_more(self) -> Mapping[int, str]:
        """Who asked for another game, by seat."""
        return {seat: info.name for seat, info in enumerate(self._latest.table.seats) if info.rematch}

    @property
    def is_host(self) -> bool:
        """Whether one may begin the next game without asking."""
        return self._latest.you is not None and self._latest.you == self._latest.table.host

    async def changed(self, since: int) -> int:
        """Wait for the next change."""
        if self.link is Link.CLOSED:
            return self.version
        return await self.place.changed(since)

    # --- What can be done ---------------------------------------------------------------------------------------

    async def send(self, move: Move) -> None:
        """Make a move; the answer of the server is waited for, through any number of connections."""
        await self.place.ask(wire.Play(fresh_id(), self._latest.ply, str(move)))

    async def let_others_go_first(self) -> None:
        """They do anyway."""

    async def hint(self) -> Hint | None:
        """What a strong player would do, where the table allows it."""
        told = await self.place.ask(wire.AskHint(fresh_id()))
        return Hint(self._view.game.move(told.move), HintReason(told.reason, told.args))

    async def undo(self) -> bool:
        """Take the last move back, if the table allows it."""
        try:
            await self.place.ask(wire.Undo(fresh_id(), self._latest.ply))
        except GameError:
            return False
        return True

    async def talk(self, what: str) -> None:
        """Say something to the table."""
        await self.place.say(what)

    async def judge(self, *, agree: bool) -> None:
        """Agree with a call, or not."""
        await self.place.ask(wire.Judge(fresh_id(), agree))

    async def rematch(self) -> None:
        """Ask for another game."""
        await self.place.ask(wire.Rematch(fresh_id(), fresh_id()))

    async def close(self) -> None:
        """Be done with this game; the place at the table stays one's own."""
        self._left = True
        self.place.wake()
