"""The tables that are being played in this process, and everybody who is connected to them.

The log is the truth and the tables here are a cache of it. A command is applied to the table, appended to the log, and
only when that is durable does anybody hear of it; if it fails, the table is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from knaves import wire
from knaves.game import View
from knaves.server import acts, desk
from knaves.server.desk import Refused
from knaves.server.jobs import Job, Jobs
from knaves.server.store.base import LOST, CodeTaken, Conflict, Duplicate, Entry, Store, StoreError, Summary
from knaves.server.table import Table, key_of
from knaves.server.thinking import Thinkers

log = logging.getLogger("knaves.server")

IDLE_SECONDS = 60.0
"""A table that nobody looks at and that waits for nothing is forgotten after this; the log has it."""
HEARTBEAT_SECONDS = 5.0
STALE_PRESENCE = 3 * HEARTBEAT_SECONDS
MOST_CONFLICTS = 20
MOST_FOR_WORKERS = 500
"""Tables that a worker keeps in memory."""
FORGOTTEN_JOB = 30.0
"""Seconds after which a bot that has not answered is asked again."""

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who is connected to a table."""

    key: str
    """The hash of the token it came with; the seat follows from it, also when seats are swapped."""
    seat: int | None
    seen: int
    number: int
    text: bool

    def send(self, message: bytes) -> None:
        """Send, or queue, a message; never waits."""

    def end(self, reason: str, *, again: bool) -> None:
        """Say goodbye."""


@dataclass(eq=False)
class Live:
    """One table in memory."""

    table: Table
    loaded_at: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broken: bool = False
    """Whether the table may differ from its log and must be read again."""
    mending: bool = False
    listeners: set[Listener] = field(default_factory=set)
    thinking: set[Job] = field(default_factory=set)
    """What bots are choosing."""
    not_before: float = 0.0
    """Before this nothing is tried by itself, since it failed a moment ago or must wait."""
    gone_since: dict[int, float] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    idle_since: float = 0.0

    def present(self) -> set[int]:
        """The seats that somebody plays from here."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}


Made = dict[tuple[int | None, int, int, bool], bytes]
"""Updates that were made already: by seat, version and game last heard of, and whether with text."""


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
        """How many moves were acknowledged, for the metrics."""
        self.closing = False
        self.follows = False
        """Whether this process hears of changes by others and sees to what is due; a mere worker does not."""
        self.jobs = jobs
        self._loading: dict[str, asyncio.Lock] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        """By table and process: when it was last heard of, the seats connected there, and how many watch."""
        self._unreadable: set[str] = set()
        """Tables with something due that cannot be read here."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- Life ---

    async def start(self) -> None:
        """Take up what was left: bots to move, windows to close, clocks that run."""
        self.follows = True
        await self._look_for_due(self.clock())
        for loop in (self._heartbeats, self._alarms, self._hear_changes, self._hear_announcements):
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
            raise Refused("no-such-table", "there is no table with this code")
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
                self._plan(live)
        self._loading.pop(table, None)
        return live

    async def _read(self, table: str) -> Table:
        read = Table(table)
        for number, entry in enumerate(await self.store.read(table)):
            try:
                _apply(read, entry)
            except Exception:  # one table that cannot be read must not stop the others
                log.exception("version %d of table %s cannot be read", entry.version, table)
                raise Refused("unreadable", "this table was made by another version, and cannot be read here") from None
            if number % 200 == 199:
                await asyncio.sleep(0)  # a long log does not hold up the other tables
        if not read.log_version:
            raise Refused("no-such-table", "this table is gone")
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
            _apply(table, entry)
            try:
                await self.store.create(identity, entry, _summary(table, entry.at))
            except CodeTaken:
                continue
            live = Live(table, entry.at)
            live.idle_since = entry.at
            self.live[identity] = live
            self._plan(live)
            return wire.Seated(code, 0, token)
        raise Refused("server-busy", "no free code was found; try again")

    async def join(self, live: Live, asked: wire.Join) -> wire.Seated:
        """A seat for a newcomer. Sent again with the same token it is harmless."""
        token = asked.token or desk.fresh_token()
        await self.commit(live, "door", "", lambda table: desk.join(table, asked, token))
        seat = live.table.seat_of(token)
        if seat is None:  # sent away again before this was answered
            raise Refused("seat-taken", "the host gave the seat away")
        live.gone_since.setdefault(seat, self.clock())  # patience begins now
        return wire.Seated(live.table.code, seat, token)

    # --- Commands ---

    async def commit(self, live: Live, actor: str, command: str, decide: Callable[[Table], desk.Acts]) -> int:
        """Carry a command out once and for all; the version it led to. Raises `Refused` or `StoreError`."""
        async with live.lock:
            try:
                for _ in range(MOST_CONFLICTS):
                    table = await self.whole(live)
                    if command and (version := table.commands.get((actor, command))) is not None:
                        return version
                    if (done := await self._decide(table, actor, command, decide)) is None:
                        return table.version
                    before = table.version
                    live.broken = True  # until the log has it, this table is ahead of the truth
                    entry = Entry(table.log_version + 1, self.clock(), actor, command, acts.encode(done))
                    table.apply(entry.version, entry.at, actor, command, done)
                    try:
                        await self.store.append(table.id, entry, _summary(table, entry.at))
                    except Duplicate:
                        return (await self.whole(live)).version
                    except Conflict:
                        continue
                    live.broken = False
                    self._publish(live, secret=None if table.version > before else done)
                    self._plan(live)
                    return table.version
            finally:
                if live.broken and not live.mending and not self.closing:
                    live.mending = True  # in trouble, or cut off: who listens must hear what became of it
                    self.spawn(self._mend(live))
            raise Refused("conflict", "others were quicker; try again")

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
        self._plan(live)

    async def whole(self, live: Live) -> Table:
        """The table, in step with the log as far as is known; called with the lock held."""
        if live.broken:
            live.table = await self._read(live.table.id)
            live.broken = False
            self._publish(live, news_only=True)
        return live.table

    async def command(self, live: Live, listener: Listener, asked: wire.AnyCommand) -> None:
        """Carry out what a client asks for, and answer."""
        try:
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
                )
                self.moves += isinstance(asked, wire.Play)
        except Refused as refusal:
            listener.send(encode(refusal_message(asked.id, refusal)))
        except StoreError as trouble:
            log.warning("not committed: %s", trouble)
            listener.send(
                encode(wire.Error(asked.id, "server-busy", "the move could not be saved; it will be sent again"))
            )
        except Exception:  # a mistake of ours must not end the connection, nor stay unheard of
            log.exception("a command failed: %s", type(asked).__name__)
            listener.send(encode(wire.Error(asked.id, "server-error", "the server made a mistake")))
        else:
            listener.send(encode(wire.Done(asked.id, version)))

    async def _say(self, live: Live, seat: int | None, asked: wire.Say) -> int:
        table = live.table
        if seat is None:
            raise Refused("not-yours", "who watches cannot do that; take a seat first")
        if bool(asked.phrase) == bool(asked.text) or (asked.phrase and asked.phrase not in wire.PHRASES):
            raise Refused("bad-message", "say one of the phrases, or a text")
        if asked.text:
            if table.settings.talk != "free":
                raise Refused("not-allowed", "only phrases are said at this table")
            if table.status == "playing" and table.partners():
                raise Refused("not-allowed", "partners do not talk during play (C30, T25)")
        said = wire.Said(seat, asked.phrase, desk.clean_name(asked.text) if asked.text else "", self.clock())
        self._spread(live, encode(said))
        await self._announce({"say": table.id, "what": msgspec.to_builtins(said)})
        return table.version

    async def _hint(self, live: Live, key: str, command: str) -> wire.Hint:
        async with live.lock:
            table = await self.whole(live)
            seat, play = table.seat_with(key), table.play
            if not table.settings.hints:
                raise Refused("hints-off", "hints are off at this table")
            if seat is None or play is None or not play.state.legal(seat) or seat in play.answers:
                raise Refused("not-now", "there is nothing for you to do right now")
            view = play.state.view(seat)
        return await self.thinkers.hint(view, command)

    def _spread(self, live: Live, message: bytes) -> None:
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
            raise Refused("no-such-seat", "this link opens no seat here; you are watching")
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
        self._plan(live)

    def _presence_changed(self, live: Live, before: set[int]) -> None:
        now = live.present()
        for seat in before - now:
            live.gone_since[seat] = self.clock()
        for seat in now - before:
            live.gone_since.pop(seat, None)
        self._spread(live, self._presence(live))

    def _presence(self, live: Live) -> bytes:
        seats = live.present()
        watching = sum(listener.seat is None for listener in live.listeners)
        for at, others, watchers in self._elsewhere.get(live.table.id, {}).values():
            if self.clock() - at < STALE_PRESENCE:
                seats |= set(others)
                watching += watchers
        return encode(wire.Presence(sorted(seats), watching))

    def _publish(self, live: Live, secret: desk.Acts | None = None, *, news_only: bool = False) -> None:
        """Tell everybody what is new; of a secret act only the seat that did it.

        With `news_only` who knows all that he may is told nothing: that something happened would be telling, too.
        """
        answers = live.table.play.answers if live.table.play else {}
        told = {getattr(act, "seat", None) for act in secret} if secret else None
        made: Made = {}
        for listener in list(live.listeners):
            listener.seat = live.table.seat_with(listener.key)
            if news_only and listener.seen == live.table.version and listener.seat not in answers:
                continue
            if told is None or listener.seat in told:
                self._send_update(live, listener, made)

    def _send_update(self, live: Live, listener: Listener, made: Made) -> None:
        table = live.table
        key = (listener.seat, listener.seen, listener.number, listener.text)
        message = made.get(key)
        if message is None:
            seat, seen, number, text = key
            update = table.update(seat, self.clock(), seen=seen, number=number, text=text)
            message = made[key] = encode(update)
        listener.seen = table.version
        listener.number = table.play.number if table.play else 0
        listener.send(message)

    # --- Bots, clocks and absent players ---

    def _plan(self, live: Live) -> None:
        """Set the alarm clock of a table for the next thing that happens by itself."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.closing or not self.follows:
            return
        now = self.clock()
        table, play = live.table, live.table.play
        absence, bots = self._absence_ends(live), float("inf")
        if play is not None and self._idle_bots(live, now):
            bots = max(play.since + table.settings.pace / 1000, live.not_before)
        first = min(table.alarm(), absence, bots, float("inf") if live.listeners else live.idle_since + IDLE_SECONDS)
        if first < float("inf"):
            delay = first - now
            if delay <= 0.0:  # an alarm that has passed already is being seen to, or waits for a bot
                due = desk.due(table, now) or min(absence, bots) <= now
                delay = 0.0 if due else min(1.0, bots - now)
            delay = max(delay, live.not_before - now)
            live.timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._ring, live)

    def _idle_bots(self, live: Live, now: float) -> list[Job]:
        """What bots are to choose and have not begun to."""
        table, play = live.table, live.table.play
        if play is None:
            return []
        jobs = (Job(table.id, table.reset_at, len(play.moves), seat) for seat, _, _ in table.bots_to_act(now))
        return [job for job in jobs if job not in live.thinking]

    def _absence_ends(self, live: Live) -> float:
        """When a bot takes over for a player who is waited for and not here; infinity if nobody is."""
        ends = [live.gone_since.get(seat, live.loaded_at) + live.table.settings.patience for seat in self._missed(live)]
        return min(ends, default=float("inf"))

    def _missed(self, live: Live) -> list[int]:
        """The persons who are waited for and not here, if anybody is here to wait and the table is not patient."""
        table = live.table
        if table.settings.clock == "days" or not table.settings.patience or table.status != "playing":
            return []
        here = live.present()
        for at, others, _ in self._elsewhere.get(table.id, {}).values():
            if self.clock() - at < STALE_PRESENCE:
                here |= set(others)
        if not here:
            return []
        return [seat for seat in table.awaited() if table.is_person(seat) and seat not in here]

    def _ring(self, live: Live) -> None:
        live.timer = None
        if self.live.get(live.table.id) is live and not self.closing:
            self.spawn(self._tick(live))

    async def _tick(self, live: Live) -> None:
        """Do what is due at a table."""
        now = self.clock()
        if self._forgettable(live, now):
            self.live.pop(live.table.id, None)
            self._elsewhere.pop(live.table.id, None)
            return
        try:
            if desk.due(live.table, now):
                await self.commit(live, "clock", "", lambda table: desk.due(table, self.clock()))
            for seat in self._missed(live):
                if live.gone_since.get(seat, live.loaded_at) + live.table.settings.patience <= now:
                    await self.commit(live, "clock", "", lambda table, seat=seat: _stand_in(table, seat))  # type: ignore[misc]
            play = live.table.play
            if play is not None and now >= max(play.since + live.table.settings.pace / 1000, live.not_before) - 0.001:
                for job in self._idle_bots(live, now):
                    await self._ask_bot(live, job)
        except StoreError as trouble:
            log.warning("will try again: %s", trouble)
            live.not_before = now + 1.0
        self._plan(live)

    def _forgettable(self, live: Live, now: float) -> bool:
        """Whether a table may be dropped from memory: nobody looks at it, and nothing will happen there soon."""
        if live.listeners or live.thinking or live.lock.locked():
            return False
        return now >= live.idle_since + IDLE_SECONDS and live.table.alarm() > now + IDLE_SECONDS

    async def _ask_bot(self, live: Live, job: Job) -> None:
        live.thinking.add(job)
        try:
            await self.jobs.defer(job)
        except StoreError:
            live.thinking.discard(job)
            raise
        # Should whoever took it up be gone, it is asked again: a second answer is harmless.
        asyncio.get_running_loop().call_later(FORGOTTEN_JOB, live.thinking.discard, job)

    async def think(self, job: Job) -> None:
        """Let a bot choose for a seat and play what it chose, if the game still waits for it."""
        try:
            live = await self.load(job.table)
        except Refused:  # the table was deleted
            return
        try:
            if not self.follows:
                await self.catch_up(job.table)
                if len(self.live) > MOST_FOR_WORKERS:
                    del self.live[next(iter(self.live))]
            async with live.lock:
                task = _task(await self.whole(live), job, self.clock())
            if task is not None:
                move = await self._choose(task)
                await self.commit(live, "bot", str(job), lambda table: _bots_move(table, job, move, self.clock()))
                self.moves += 1
        except Refused as refusal:  # it must wait until somebody had time to draw
            live.not_before = refusal.until or self.clock() + 1.0
        except StoreError as trouble:
            log.warning("a bot's move was not committed: %s", trouble)
            live.not_before = self.clock() + 1.0
        finally:
            live.thinking.discard(job)
            self._plan(live)

    async def _choose(self, task: Task) -> str:
        try:
            return await self.thinkers.choose(task.view, task.level, secrets.randbits(63))
        except StoreError:
            raise
        except Exception:  # a game does not stop because of a mistake in a bot
            log.exception("the level %s failed; any move is played instead", task.level)
            return str(secrets.choice(task.view.legal))

    async def _alarms(self) -> None:
        """See to tables that nobody looks at, also those that another process left behind."""
        while True:
            await asyncio.sleep(1.0)
            # Their own process has two seconds to see to them first.
            await self._look_for_due(self.clock() - 2.0)

    async def _look_for_due(self, now: float) -> None:
        try:
            for table in await self.store.due(now, 1000):
                if table not in self.live and table not in self._unreadable:
                    try:
                        await self.load(table)
                    except Refused as refusal:
                        if refusal.code == "unreadable":
                            self._unreadable.add(table)
        except StoreError as trouble:
            log.warning("no look at the alarms: %s", trouble)

    # --- Other processes ---

    async def catch_up(self, table: str) -> None:
        """Another process appended to a table that is here too."""
        live = self.live.get(table)
        if live is None:
            return
        async with live.lock:
            if live.broken:
                await self.whole(live)
                return
            entries = await self.store.read(table, live.table.log_version)
            before = live.table.version
            for entry in entries:
                _apply(live.table, entry)
            if entries:
                secret = None
                if live.table.version == before:
                    secret = [act for entry in entries for act in acts.decode(entry.data)]
                self._publish(live, secret)
                self._plan(live)

    async def _hear_changes(self) -> None:
        async for table, version in self.store.changes():
            try:
                if (table, version) == LOST:
                    await self._compare()
                elif (live := self.live.get(table)) is not None and live.table.log_version < version:
                    self.spawn(self._catch_up_safely(table))
            except StoreError as trouble:
                log.warning("did not catch up: %s", trouble)

    async def _catch_up_safely(self, table: str) -> None:
        with contextlib.suppress(StoreError, Refused):
            await self.catch_up(table)

    async def _compare(self) -> None:
        """Compare all tables here with the log, since a hint may have been lost."""
        for table, version in (await self.store.versions(list(self.live))).items():
            live = self.live.get(table)
            if live is not None and live.table.log_version < version:
                await self.catch_up(table)

    async def _announce(self, payload: dict[str, Any]) -> None:
        with contextlib.suppress(StoreError):
            await self.store.announce(json.dumps({"from": self.name, **payload}, separators=(",", ":")))

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self._compare()
            except (StoreError, Refused) as trouble:
                log.warning("no heartbeat: %s", trouble)
                continue
            rows = [
                [live.table.id, sorted(live.present()), sum(listener.seat is None for listener in live.listeners)]
                for live in self.live.values()
                if live.listeners
            ]
            for start in range(0, len(rows), 60):
                await self._announce({"here": rows[start : start + 60]})

    async def _hear_announcements(self) -> None:
        async for payload in self.store.announcements():
            told = json.loads(payload)
            if told.get("from") == self.name:
                continue
            for table, seats, watching in told.get("here", ()):
                if (live := self.live.get(table)) is not None:
                    before = self._presence(live)
                    self._elsewhere.setdefault(table, {})[told["from"]] = (self.clock(), seats, watching)
                    if (after := self._presence(live)) != before:
                        self._spread(live, after)
            if (live := self.live.get(told.get("say", ""))) is not None:
                self._spread(live, encode(msgspec.convert(told["what"], wire.Said)))


def refusal_message(command: str, refusal: Refused) -> wire.Error:
    """A refusal as it is sent."""
    return wire.Error(command, refusal.code, str(refusal), refusal.rule, refusal.until)


def _apply(table: Table, entry: Entry) -> None:
    table.apply(entry.version, entry.at, entry.actor, entry.command, acts.decode(entry.data))


def _summary(table: Table, now: float) -> Summary:
    return Summary(
        code=table.code,
        game=table.game.name,
        name=table.title,
        status=table.status,
        public=table.settings.public,
        wake_at=table.wakes_at(),
        updated_at=now,
        players=len(table.people()),
        seats=len(table.chairs),
    )


def _return(table: Table, seat: int) -> desk.Acts:
    return [acts.Returned(seat)] if table.chairs[seat].stand_in else []


def _stand_in(table: Table, seat: int) -> desk.Acts:
    return [acts.StoodIn(seat, "away")] if table.status == "playing" and table.is_person(seat) else []


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot needs to choose for a seat."""

    view: View
    level: str
    by: str


def _task(table: Table, job: Job, now: float) -> Task | None:
    """What a job is about; None if nobody asks for it any more."""
    play = table.play
    if play is None or (job.round, job.ply) != (table.reset_at, len(play.moves)):
        return None
    for seat, level, by in table.bots_to_act(now):
        if seat == job.seat:
            return Task(play.state.view(seat), level, by)
    return None


def _bots_move(table: Table, job: Job, move: str, now: float) -> desk.Acts:
    task = _task(table, job, now)
    if task is None:
        return []  # the person came back, or the game went on
    return desk.play_move(table, job.seat, job.ply, move, now, task.by)
