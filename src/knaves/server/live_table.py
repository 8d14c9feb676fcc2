"""One table in memory, with its connections: an actor that takes one command at a time.

The log is the truth, and the table here is a cache of it. `commit` is the way of every change: decide which log entries
a command leads to, append them to the log, adopt the table with these entries applied, publish it. The table that
clients know is never ahead of the log. It may be behind it, after an error of the store or when another process has
appended something; then `synced_table` reads the missing rows first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from knaves import wire
from knaves.server import bot_turns, commands, log_entries, timers
from knaves.server.advice import view_to_advise
from knaves.server.attendance import Attendance, Decide, decide_return
from knaves.server.bot_pool import BotPoolError
from knaves.server.bot_turns import BotTask
from knaves.server.chat import Chat, check_say
from knaves.server.jobs import Job
from knaves.server.log_entries import LogEntries
from knaves.server.logs import start_log_context
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import Conflict, Duplicate, LogRow, StoreError
from knaves.server.table import Table, token_hash
from knaves.server.table_clock import NEVER, next_deadline
from knaves.server.table_rows import apply_rows, summarize
from knaves.server.table_services import Services, Subscriber
from knaves.server.updates import UpdateEncoder, may_watch
from knaves.wire import encode

log = logging.getLogger("knaves.server")

MAX_CONFLICTS = 20
"""How often a command is decided anew because another process was faster."""
RETRY_SECONDS = 1.0
"""Pause after an error of the store."""
LOST_JOB_SECONDS = 30.0
"""A bot that has not answered after this is asked again; a second answer does no harm."""


class LiveTable:
    """A table, its lock, its subscribers and its timer."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.diverged = False
        """Whether the log may have rows that the table lacks."""
        self.subscribers: set[Subscriber] = set()
        self.updates = UpdateEncoder()
        self._services = services
        self._clock = services.clock
        self._metrics = services.metrics
        self._ahead = 0.0
        """Seconds that the log is ahead of this server's time, because a server with a faster clock wrote it."""
        self._measure_ahead()
        self._thinking: set[Job] = set()
        """The jobs of bots that have not answered yet."""
        self._not_before = 0.0
        """Nothing happens by itself before this, since something failed or must wait."""
        self._attendance = Attendance(self._clock())
        self.chat = Chat(table.id, partial(self.broadcast, chat=True), services.others)
        self._presence_told = b""
        self._idle_since = self._clock()
        self._timer = timers.Timer(lambda: services.spawn(self.tick()))
        self._stopped = False

    @property
    def id(self) -> str:
        """The table's id in the store."""
        return self.table.id

    @property
    def log_version(self) -> int:
        """The last row of the log that was applied."""
        return self.table.log_version

    def now(self) -> float:
        """The time at the table, in which its deadlines are; patience and retries are in the server's time."""
        return self._clock() + self._ahead

    def _measure_ahead(self) -> None:
        self._ahead = max(0.0, self.table.changed_at - self._clock())

    async def resume_clocks(self) -> None:
        """Give players back the time in which no server ran, after the table was read from the log."""
        if timers.decide_resume(self.table, self._services.clock):
            await self.commit("clock", "", lambda table: timers.decide_resume(table, self._services.clock))

    # --- Commands ---

    async def command(self, sender: Subscriber, command: wire.AnyCommand) -> None:
        """Carry out a client's command, and answer it."""
        try:
            answer = await self._carry_out(sender, command)
        except CommandRefused as refusal:
            self._metrics.refused(refusal.code, secret=self.table.in_window())
            answer = refusal.message(command.id)
        except (StoreError, BotPoolError) as error:
            log.warning("a command was not carried out: %s", error)
            answer = CommandRefused("server-busy").message(command.id)
        except Exception:  # a bug must not end the connection, and must not go unnoticed
            log.exception("a command failed: %s", type(command).__name__)
            self._metrics.errors.labels("command").inc()
            answer = CommandRefused("server-error").message(command.id)
        if answer is not None:
            sender.send(encode(answer))

    async def _carry_out(self, sender: Subscriber, command: wire.AnyCommand) -> wire.ServerMessage | None:
        """The answer to a command; None if the update for everybody answers it."""
        if isinstance(command, wire.Say):
            await self.chat.say(sender.key[:16], check_say(self.table, sender.seat, command, self.now()))
            return wire.Done(command.id, self.table.version)
        if isinstance(command, wire.AskHint | wire.CheckMove):
            return await self._advise(sender.key, command)
        wanted: commands.TableCommand = command
        key = sender.key  # the seat is looked up when it is decided, since seats may be swapped until then

        def decide(table: Table) -> LogEntries:
            return commands.decide(table, table.seat_for_key(key), wanted, self.now())

        with self._metrics.time_command(command, secret=self.table.in_window()):
            version = await self.commit(key[:16] or "watcher", command.id, decide, sender)
        return None if version is None else wire.Done(command.id, version)

    async def commit(self, actor: str, command: str, decide: Decide, sender: Subscriber | None = None) -> int | None:
        """Carry out a command once. Raises `CommandRefused` or `StoreError`.

        Gives the version it led to, or None if the update for everybody told its sender.
        """
        async with self.lock:
            try:
                for _ in range(MAX_CONFLICTS):
                    table = await self.synced_table()
                    if command and (version := table.recent_commands.get((actor, command))) is not None:
                        return version
                    entries = await self._decide(table, actor, command, decide)
                    if not entries:
                        return table.version
                    entries = self._services.room.bound(table, entries)
                    row = LogRow(table.log_version + 1, self.now(), actor, command, log_entries.encode(entries))
                    after = table.copy()
                    after.apply(row.version, row.at, actor, command, entries)
                    after.log_bytes += len(row.data)
                    self.diverged = True  # until the store has answered, the log may be ahead
                    try:
                        with self._metrics.time(self._metrics.commit, secret=table.in_window()):
                            await self._services.log.append(table.id, row, summarize(after))
                    except Duplicate:
                        return (await self.synced_table()).version
                    except Conflict as conflict:  # another process was faster
                        if conflict.version == 0:
                            raise CommandRefused("no-such-table") from None
                        self._metrics.retried("conflict", secret=table.in_window())
                        continue
                    self.diverged = False
                    return self._adopt(after, entries, sender, command)
            finally:
                if self.diverged:
                    self.plan()
            raise CommandRefused("conflict")

    async def _decide(self, table: Table, actor: str, command: str, decide: Decide) -> LogEntries:
        """The entries of a command; none if it was carried out so long ago that only the log knows."""
        try:
            return decide(table)
        except CommandRefused:
            if command and table.forgot_commands:
                rows = await self._services.log.read(table.id)
                if any(row.command == command and row.actor == actor for row in rows):
                    return []
            raise

    def _adopt(self, after: Table, entries: LogEntries, sender: Subscriber | None, command: str) -> int | None:
        """Take the table with an appended row for the present one, and tell everybody."""
        before, self.table = self.table, after
        self._measure_ahead()
        self._metrics.moves.inc(max(0, after.plies() - before.plies()))
        with self._metrics.time(self._metrics.publish, secret=before.in_window()):
            sender_told = self._publish(before.version, entries, sender, command)
        self.plan()
        return None if sender_told else after.version

    # --- In step with the log ---

    async def synced_table(self) -> Table:
        """The table, with all rows of the log that may be missing; called with the lock held."""
        if self.diverged:
            rows = await self._services.log.read(self.id, self.log_version)
            self.diverged = False
            if rows:
                before, self.table = self.table.version, apply_rows(self.table.copy(), rows)
                self._measure_ahead()
                self._publish(before, [entry for row in rows for entry in log_entries.decode(row.data)])
        return self.table

    async def catch_up(self) -> None:
        """Read what another process appended."""
        async with self.lock:
            self.diverged = True
            await self.synced_table()
            self.plan()

    # --- Seats, chat and hints ---

    async def join(self, request: wire.Join) -> wire.Seated:
        """Give a newcomer a seat. Sent again with the same token it is harmless."""
        token = request.token or commands.new_token()
        await self.commit("door", "", lambda table: commands.join(table, request, token))
        seat = self.table.seat_for_token(token)
        if seat is None:  # removed again before this was answered
            raise CommandRefused("seat-taken", "seat-given")
        self._attendance.joined(seat, self._clock())
        return wire.Seated(self.table.code, seat, token)

    async def _advise(self, key: str, command: wire.AskHint | wire.CheckMove) -> wire.Hint | wire.Checked:
        async with self.lock:
            table = await self.synced_table()
            view = view_to_advise(table, table.seat_for_key(key), command)
        if isinstance(command, wire.CheckMove):
            return await self._services.advisor.check(view, command.move, command.id)
        return await self._services.advisor.hint(view, command.id)

    # --- Subscribers ---

    async def subscribe(self, subscriber: Subscriber, hello: wire.Hello) -> None:
        """Somebody connected, wants another seat, or wants to catch up."""
        async with self.lock:
            table = await self.synced_table()
            key = token_hash(hello.token) if hello.token else ""
            arrives = subscriber not in self.subscribers or subscriber.key != key
            subscriber.key = key
            seat = subscriber.seat = table.seat_for_key(key)
            subscriber.seen, subscriber.number, subscriber.text = hello.seen, hello.number, hello.text
            self.subscribers.add(subscriber)
            self._send_update(subscriber, {})
            self._presence_changed(subscriber)
        if hello.token and seat is None:
            raise CommandRefused("no-such-seat", "bad-link")
        stand_in = self.table.seats[seat].stand_in if seat is not None else ""
        # A page that catches up by itself does not tell that an idle player is back.
        if seat is not None and stand_in and (arrives or stand_in != "idle"):
            with contextlib.suppress(CommandRefused, StoreError):
                await self.commit("door", "", lambda table: decide_return(table, seat))

    def disconnect(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            self.touch()
            self._presence_changed()
            self.plan()

    def touch(self) -> None:
        """Somebody uses the table: it stays in memory for a while."""
        self._idle_since = self._clock()

    def present(self) -> set[int]:
        """The seats that are connected here."""
        return {subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None}

    def spectators(self) -> int:
        """How many watch from here."""
        return sum(subscriber.seat is None for subscriber in self.subscribers)

    def _presence_changed(self, newcomer: Subscriber | None = None) -> None:
        """Somebody came or went here: tell everybody, also the other processes."""
        self._services.others.presence_changed(self.id)
        if not self._tell_presence() and newcomer is not None:
            newcomer.send(self._presence_told)

    def others_changed(self) -> None:
        """Somebody came or went elsewhere."""
        self._tell_presence()

    def _tell_presence(self) -> bool:
        """Tell everybody who is connected, here or elsewhere, if that has changed."""
        others = self._services.others
        seats = self._observe()
        presence = encode(wire.Presence(sorted(seats), self.spectators() + others.spectators(self.id)))
        if presence == self._presence_told:
            return False
        self._presence_told = presence
        self.broadcast(presence)
        self.plan()
        return True

    def _observe(self) -> set[int]:
        """The seats that are connected, here or elsewhere; the table's patience counts from what was observed."""
        seats = self.present() | self._services.others.seats(self.id)
        self._attendance.observe(seats, self._clock())
        return seats

    def broadcast(self, message: bytes, *, chat: bool = False) -> None:
        """Send the same message to everybody; chat only to those who may watch."""
        for subscriber in list(self.subscribers):
            if not chat or may_watch(self.table, subscriber.seat):
                subscriber.send(message)

    def _publish(self, before: int, entries: LogEntries, sender: Subscriber | None = None, command: str = "") -> bool:
        """Send updates after entries that led on from version `before`; whether the sender of the command got one.

        If all entries are secret, only the seats that made them are told: even that something happened is secret.
        """
        table, sender_told = self.table, False
        secret = table.version == before
        told = {entry.seat for entry in entries if isinstance(entry, log_entries.AnswerSealed)}
        made: dict[_UpdateKey, bytes] = {}
        for subscriber in list(self.subscribers):
            subscriber.seat = table.seat_for_key(subscriber.key)
            if not secret or subscriber.seat in told:
                is_sender = subscriber is sender
                self._send_update(subscriber, made, command if is_sender else "")
                sender_told = sender_told or is_sender
        return sender_told

    def _send_update(self, subscriber: Subscriber, made: dict[_UpdateKey, bytes], done: str = "") -> None:
        """Send the present table; `made` holds updates that were encoded already."""
        table = self.table
        key = (subscriber.seat, subscriber.seen, subscriber.number, subscriber.text, done)
        message = made.get(key)
        if message is None:
            seat, seen, number, text, done = key
            message = made[key] = self.updates.encode(
                table, seat, self.now(), seen=seen, number=number, text=text, done=done
            )
        subscriber.seen = table.version
        subscriber.number = table.current_game.number if table.current_game else 0
        subscriber.send(message)

    # --- Time ---

    def plan(self) -> None:
        """Set the timer for the next thing that happens by itself."""
        self._timer.cancel()
        if self._stopped or not self._services.runs_timers:
            return
        now, ahead = self._clock(), self._ahead
        self._observe()
        absence = self._attendance.due_at(self.table, self.present())
        bots = bot_turns.bots_asked_at(self.table) - ahead if self._idle_bots() else NEVER
        bots = max(bots, self._not_before)
        sync = now if self.diverged else NEVER
        idle = NEVER if self.subscribers else self._idle_since + timers.IDLE_SECONDS
        delay = min(next_deadline(self.table) - ahead, absence, bots, sync, idle) - now
        if delay <= 0.0:  # an overdue clock is being handled, or waits for a bot
            due = timers.due_entries(self.table, self.now()) or min(absence, bots, sync) <= now
            delay = 0.0 if due else min(1.0, bots - now)
        self._timer.set(max(delay, self._not_before - now))

    async def tick(self) -> None:
        """Do what is due; after an error try again in a moment."""
        start_log_context(table=self.id)
        if self._stopped:
            return
        now = self._clock()
        if self._may_unload(now):
            self._stopped = True
            self._services.unload(self.id)
            return
        try:
            await self._do_due(now)
        except (StoreError, CommandRefused) as error:
            log.warning("will try again: %s", error)
            self._metrics.retried("store")
            self._not_before = now + RETRY_SECONDS
        self.plan()

    async def _do_due(self, now: float) -> None:
        if self.diverged:
            async with self.lock:
                await self.synced_table()
        await self.resume_clocks()
        if timers.due_entries(self.table, self.now()):
            await self.commit("clock", "", lambda table: timers.decide_due(table, self.now()))
        self._observe()
        for actor, decide in self._attendance.due(self.table, self.present(), self._clock):
            await self.commit(actor, "", decide)
        jobs = self._idle_bots()
        asked_at = bot_turns.bots_asked_at(self.table) - self._ahead if jobs else NEVER
        if now >= max(asked_at, self._not_before) - 0.001:
            for job in jobs:
                await self._ask_bot(job)

    def _may_unload(self, now: float) -> bool:
        """Whether nobody is connected, nothing runs, and nothing is due soon."""
        if self.subscribers or self._thinking or self.lock.locked():
            return False
        deadline = next_deadline(self.table) - self._ahead
        return now >= self._idle_since + timers.IDLE_SECONDS and deadline > now + timers.IDLE_SECONDS

    # --- Bots ---

    def _idle_bots(self) -> list[Job]:
        """Moves that bots owe and have not been asked for."""
        return [job for job in bot_turns.bot_jobs(self.table, self.now()) if job not in self._thinking]

    async def _ask_bot(self, job: Job) -> None:
        self._thinking.add(job)
        try:
            await self._services.queue.defer(job)
        except StoreError:
            self._thinking.discard(job)
            raise
        # The worker that took the job may be gone by then; then the bot is asked again.
        asyncio.get_running_loop().call_later(LOST_JOB_SECONDS, self.bot_finished, job)

    async def bot_task(self, job: Job) -> BotTask | None:
        """The task of a job; None if the game no longer waits for it."""
        async with self.lock:
            return bot_turns.find_task(await self.synced_table(), job, self.now())

    def bot_finished(self, job: Job, retry_after: float = 0.0) -> None:
        """A bot is done, or is to be asked again after so many seconds."""
        if retry_after:
            self._not_before = self._clock() + retry_after
        self._thinking.discard(job)
        self.plan()

    def bots_thinking(self) -> int:
        """How many bots choose a move, for the metrics; none in a window, where it would tell of a Block."""
        table, current = self.table, self.table.current_game
        if current is None or current.state.simultaneous:
            return 0
        return sum((job.round, job.ply) == (table.reset_at, len(current.moves)) for job in self._thinking)

    # --- The end ---

    def stop(self) -> None:
        """Do nothing more by itself, and tell everybody to come back later."""
        self._stopped = True
        self._timer.cancel()
        for subscriber in list(self.subscribers):
            subscriber.close("restarting", again=True)

    async def finish(self) -> None:
        """Wait for a commit that is under way."""
        async with self.lock:
            pass


_UpdateKey = tuple[int | None, int, int, bool, str]
"""Which updates are the same: seat, version and game last seen, whether with text, and the command it answers."""
