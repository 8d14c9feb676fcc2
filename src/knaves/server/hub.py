"""The tables that are being played in this process, and everybody who is connected to them.

The log is the truth and the tables here are a cache of it. A command is applied to the table, appended to the log, and
only when that is durable does anybody hear of it; if it fails, the table is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from knaves import wire
from knaves.server import acts, desk
from knaves.server.alarms import Alarms
from knaves.server.desk import Refused
from knaves.server.jobs import Jobs
from knaves.server.live import Listener, Live
from knaves.server.others import Others
from knaves.server.store.base import CodeTaken, Conflict, Duplicate, Entry, Store, StoreError, Summary
from knaves.server.table import Table, key_of
from knaves.server.thinking import Thinkers
from knaves.wire import encode

log = logging.getLogger("knaves.server")

MOST_CONFLICTS = 20


Made = dict[tuple[int | None, int, int, bool, str], bytes]
"""Updates that were made already: by seat, version and game last heard of, whether with text, and what it answers."""


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, clock: Callable[[], float], thinkers: Thinkers, jobs: Jobs) -> None:
        self.store = store
        self.clock = clock
        self.thinkers = thinkers
        self.live: dict[str, Live] = {}
        self.name = secrets.token_hex(6)
        """Tells this process from the others of the same database."""
        self.moves = 0
        """How many moves were made here, for the metrics; sealed answers count when their window closes."""
        self.closing = False
        self.follows = False
        """Whether this process hears of changes by others and sees to what is due; a mere worker does not."""
        self.jobs = jobs
        self._loading: dict[str, asyncio.Lock] = {}
        self.alarms = Alarms(self)
        self.others = Others(self)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- Life ---

    async def start(self) -> None:
        """Take up what was left: bots to move, windows to close, clocks that run."""
        self.follows = True
        await self.alarms.look_for_due(self.clock())
        others = self.others
        for loop in (self.alarms.watch, others.heartbeats, others.hear_changes, others.hear_announcements):
            self.spawn(loop())

    async def stop(self) -> None:
        """Tell everybody to come back later, and finish what is being written."""
        self.closing = True
        for live in self.live.values():
            if live.timer:
                live.timer.cancel()
            for listener in list(live.listeners):
                listener.end("restarting", again=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live.values():  # a commit under way is finished, not cut off
            async with live.lock:
                pass

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Run something in the background; trouble is logged, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    # --- Finding and making tables ---

    async def find(self, code: str) -> Live:
        """The table with this code. Raises `Refused`."""
        code = code.upper()
        found = await self.store.find(code) if wire.is_code(code) else None
        if found is None:
            raise Refused("no-such-table")
        return await self.load(found)

    async def load(self, table: str) -> Live:
        """A table by its id, read from the log unless it is here. Raises `Refused` when it is gone."""
        live = self.live.get(table)
        if live is not None:
            live.idle_since = self.clock()
            return live
        async with self._loading.setdefault(table, asyncio.Lock()):
            live = self.live.get(table)
            if live is None:
                live = Live(await self._read(table), self.clock())
                live.idle_since = live.loaded_at
                self.live[table] = live
                self.alarms.plan(live)
        self._loading.pop(table, None)
        return live

    async def _read(self, table: str) -> Table:
        read = Table(table)
        for number, entry in enumerate(await self.store.read(table)):
            try:
                read.read(entry)
            except Exception:  # one table that cannot be read must not stop the others
                log.exception("version %d of table %s cannot be read", entry.version, table)
                raise Refused("unreadable", "other-version") from None
            if number % 200 == 199:
                await asyncio.sleep(0)  # a long log does not hold up the other tables
        if not read.log_version:
            raise Refused("no-such-table")
        return read

    async def create(self, asked: wire.NewTable) -> wire.Seated:
        """A new table, and the first seat of it."""
        token = asked.token or desk.fresh_token()
        for _ in range(20):
            code = desk.fresh_code()
            done = desk.open_table(asked, token, code)
            identity = secrets.token_hex(12)
            entry = Entry(1, self.clock(), "host", "", acts.encode(done))
            table = Table(identity)
            table.read(entry)
            try:
                await self.store.create(identity, entry, _summary(table))
            except CodeTaken:
                continue
            live = Live(table, entry.at)
            live.idle_since = entry.at
            self.live[identity] = live
            self.alarms.plan(live)
            return wire.Seated(code, 0, token)
        raise Refused("server-busy")

    async def join(self, live: Live, asked: wire.Join) -> wire.Seated:
        """A seat for a newcomer. Sent again with the same token it is harmless."""
        token = asked.token or desk.fresh_token()
        await self.commit(live, "door", "", lambda table: desk.join(table, asked, token))
        seat = live.table.seat_of(token)
        if seat is None:  # sent away again before this was answered
            raise Refused("seat-taken", "seat-given")
        live.gone_since.setdefault(seat, self.clock())  # patience begins now
        return wire.Seated(live.table.code, seat, token)

    # --- Commands ---

    async def commit(
        self,
        live: Live,
        actor: str,
        command: str,
        decide: Callable[[Table], desk.Acts],
        asker: Listener | None = None,
    ) -> int | None:
        """Carry a command out once and for all. Raises `Refused` or `StoreError`.

        Gives the version it led to, or None if whoever asked for it was told with the update for everybody.
        """
        async with live.lock:
            try:
                for _ in range(MOST_CONFLICTS):
                    table = await self.whole(live)
                    if command and (version := table.commands.get((actor, command))) is not None:
                        return version
                    if (done := await self._decide(table, actor, command, decide)) is None:
                        return table.version
                    before, plies = table.version, _plies(table)
                    live.broken = True  # until the log has it, this table is ahead of the truth
                    entry = Entry(table.log_version + 1, self.clock(), actor, command, acts.encode(done))
                    table.apply(entry.version, entry.at, actor, command, done)
                    try:
                        await self.store.append(table.id, entry, _summary(table))
                    except Duplicate:
                        return (await self.whole(live)).version
                    except Conflict:
                        continue
                    live.broken = False
                    self.moves += max(0, _plies(table) - plies)
                    told = self.publish(live, None if table.version > before else done, asker=asker, command=command)
                    self.alarms.plan(live)
                    return None if told else table.version
            finally:
                if live.broken and not live.mending and not self.closing:
                    live.mending = True  # in trouble, or cut off: who listens must hear what became of it
                    self.spawn(self._mend(live))
            raise Refused("conflict")

    async def _decide(
        self, table: Table, actor: str, command: str, decide: Callable[[Table], desk.Acts]
    ) -> desk.Acts | None:
        """What a command comes to; None for nothing, or if it was carried out so long ago that only the log knows."""
        try:
            return decide(table) or None
        except Refused:
            if command and table.forgot_commands:
                log_ = await self.store.read(table.id)
                if any(entry.command == command and entry.actor == actor for entry in log_):
                    return None
            raise

    async def _mend(self, live: Live) -> None:
        """Read a table again that may differ from its log, as soon as the store allows it."""
        while live.broken and self.live.get(live.table.id) is live:
            with contextlib.suppress(StoreError, Refused):
                async with live.lock:
                    await self.whole(live)
            if live.broken:
                await asyncio.sleep(1.0)
        live.mending = False
        self.alarms.plan(live)

    async def whole(self, live: Live) -> Table:
        """The table, in step with the log as far as is known; called with the lock held."""
        if live.broken:
            live.table = await self._read(live.table.id)
            live.broken = False
            self.publish(live, news_only=True)
        return live.table

    async def command(self, live: Live, listener: Listener, asked: wire.AnyCommand) -> None:
        """Carry out what a client asks for, and answer."""
        try:
            version: int | None
            if isinstance(asked, wire.Say):
                version = await self._say(live, listener.seat, asked)
            elif isinstance(asked, wire.AskHint):
                listener.send(encode(await self._hint(live, listener.key, asked.id)))
                return
            else:
                key = listener.key  # whose seat is looked up when it is decided, since seats may be swapped until then
                version = await self.commit(
                    live,
                    key[:16] or "watcher",
                    asked.id,
                    lambda table: desk.decide(table, table.seat_with(key), asked, self.clock()),
                    listener,
                )
        except Refused as refusal:
            listener.send(encode(refusal_message(asked.id, refusal)))
        except StoreError as trouble:
            log.warning("not committed: %s", trouble)
            listener.send(encode(refusal_message(asked.id, Refused("server-busy"))))
        except Exception:  # a mistake of ours must not end the connection, nor stay unheard of
            log.exception("a command failed: %s", type(asked).__name__)
            listener.send(encode(refusal_message(asked.id, Refused("server-error"))))
        else:
            if version is not None:
                listener.send(encode(wire.Done(asked.id, version)))

    async def _say(self, live: Live, seat: int | None, asked: wire.Say) -> int:
        table = live.table
        if seat is None:
            raise Refused("not-yours", "spectator")
        if bool(asked.phrase) == bool(asked.text) or (asked.phrase and asked.phrase not in wire.PHRASES):
            raise Refused("bad-message", "say-what")
        if asked.text:
            if table.settings.talk != "free":
                raise Refused("not-allowed", "phrases-only")
            if table.status == "playing" and table.partners():
                raise Refused("not-allowed", "partners")
        said = wire.Said(seat, asked.phrase, desk.clean_name(asked.text) if asked.text else "", self.clock())
        self.spread(live, encode(said))
        await self.others.announce({"say": table.id, "what": msgspec.to_builtins(said)})
        return table.version

    async def _hint(self, live: Live, key: str, command: str) -> wire.Hint:
        async with live.lock:
            table = await self.whole(live)
            seat, play = table.seat_with(key), table.play
            if not table.settings.hints:
                raise Refused("hints-off")
            if seat is None or play is None or not play.state.legal(seat) or seat in play.answers:
                raise Refused("not-now", "nothing-to-do")
            view = play.state.view(seat)
        return await self.thinkers.hint(view, command)

    def spread(self, live: Live, message: bytes) -> None:
        """Send the same to everybody at a table."""
        for listener in list(live.listeners):
            listener.send(message)

    # --- Listening ---

    async def hello(self, live: Live, listener: Listener, hello: wire.Hello) -> None:
        """Somebody connected, wants another seat, or to catch up."""
        async with live.lock:
            table = await self.whole(live)
            before = live.present()
            listener.key = key_of(hello.token) if hello.token else ""
            seat = listener.seat = table.seat_with(listener.key)
            listener.seen, listener.number, listener.text = hello.seen, hello.number, hello.text
            live.listeners.add(listener)
            self._send_update(live, listener, {})
            self._presence_changed(live, before)
        if hello.token and seat is None:
            raise Refused("no-such-seat", "bad-link")
        if seat is not None and live.table.chairs[seat].stand_in:
            with contextlib.suppress(Refused, StoreError):
                await self.commit(live, "door", "", lambda table: _return(table, seat))

    def gone(self, live: Live, listener: Listener) -> None:
        """A connection has ended."""
        if listener not in live.listeners:
            return
        before = live.present()
        live.listeners.discard(listener)
        live.idle_since = self.clock()
        self._presence_changed(live, before)
        self.alarms.plan(live)

    def _presence_changed(self, live: Live, before: set[int]) -> None:
        now = live.present()
        for seat in before - now:
            live.gone_since[seat] = self.clock()
        for seat in now - before:
            live.gone_since.pop(seat, None)
        self.spread(live, self.presence(live))

    def presence(self, live: Live) -> bytes:
        """The message that tells who is connected to a table, here or elsewhere."""
        seats = live.present()
        watching = sum(listener.seat is None for listener in live.listeners)
        seats |= self.others.seats(live.table.id)
        watching += self.others.watching(live.table.id)
        return encode(wire.Presence(sorted(seats), watching))

    def publish(
        self,
        live: Live,
        secret: desk.Acts | None = None,
        *,
        news_only: bool = False,
        asker: Listener | None = None,
        command: str = "",
    ) -> bool:
        """Tell everybody what is new; of a secret act only the seat that did it. Whether who asked for it was told.

        With `news_only` who knows all that he may is told nothing: that something happened would be telling, too.
        """
        asker_told = False
        answers = live.table.play.answers if live.table.play else {}
        told = {getattr(act, "seat", None) for act in secret} if secret else None
        made: Made = {}
        for listener in list(live.listeners):
            listener.seat = live.table.seat_with(listener.key)
            if news_only and listener.seen == live.table.version and listener.seat not in answers:
                continue
            if told is None or listener.seat in told:
                self._send_update(live, listener, made, command if listener is asker else "")
                asker_told = asker_told or listener is asker
        return asker_told

    def _send_update(self, live: Live, listener: Listener, made: Made, done: str = "") -> None:
        table = live.table
        key = (listener.seat, listener.seen, listener.number, listener.text, done)
        message = made.get(key)
        if message is None:
            seat, seen, number, text, done = key
            message = table.message(seat, self.clock(), seen=seen, number=number, text=text, done=done)
            made[key] = message
        listener.seen = table.version
        listener.number = table.play.number if table.play else 0
        listener.send(message)


def refusal_message(command: str, refusal: Refused) -> wire.Error:
    """A refusal as it is sent."""
    return wire.Error(command, refusal.code, str(refusal), refusal.rule, refusal.until)


def _plies(table: Table) -> int:
    """How many moves of the game at a table are open to all."""
    return len(table.play.moves) if table.play else 0


def _summary(table: Table) -> Summary:
    return Summary(
        code=table.code,
        game=table.game.name,
        name=table.title,
        status=table.status,
        public=table.settings.public,
        wake_at=table.wakes_at(),
        updated_at=table.changed_at,  # by which tables are listed: a sealed answer must not move one to the top
        players=len(table.people()),
        seats=len(table.chairs),
    )


def _return(table: Table, seat: int) -> desk.Acts:
    return [acts.Returned(seat)] if table.chairs[seat].stand_in else []
