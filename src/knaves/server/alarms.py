"""What happens at tables by itself: bots move, clocks run out, windows close, a bot stands in for who is away."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from knaves.bots import LEVELS
from knaves.game import View
from knaves.server import acts, desk
from knaves.server.desk import Refused
from knaves.server.jobs import Job
from knaves.server.live import Live
from knaves.server.play import Play
from knaves.server.store.base import StoreError
from knaves.server.table import Table

if TYPE_CHECKING:
    from knaves.server.hub import Hub

log = logging.getLogger("knaves.server")

IDLE_SECONDS = 60.0
"""A table that nobody looks at and that waits for nothing is forgotten after this; the log has it."""
MOST_FOR_WORKERS = 500
"""Tables that a worker keeps in memory."""
FORGOTTEN_JOB = 30.0
"""Seconds after which a bot that has not answered is asked again."""


class Alarms:
    """The alarm clocks of all tables of a hub, and what is done when one rings."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._unreadable: set[str] = set()
        """Tables with something due that cannot be read here."""

    def plan(self, live: Live) -> None:
        """Set the alarm clock of a table for the next thing that happens by itself."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self._hub.closing or not self._hub.follows:
            return
        now = self._hub.clock()
        table, play = live.table, live.table.play
        absence, bots = self._absence_ends(live), float("inf")
        if play is not None and self._idle_bots(live, now):
            bots = _asked_at(live, play)
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
        here |= self._hub.others.seats(table.id)
        if not here:
            return []
        return [seat for seat in table.awaited() if table.is_person(seat) and seat not in here]

    def _ring(self, live: Live) -> None:
        live.timer = None
        if self._hub.live.get(live.table.id) is live and not self._hub.closing:
            self._hub.spawn(self.tick(live))

    async def tick(self, live: Live) -> None:
        """Do what is due at a table."""
        now = self._hub.clock()
        if self._forgettable(live, now):
            self._hub.live.pop(live.table.id, None)
            self._hub.others.forget(live.table.id)
            return
        try:
            if desk.due(live.table, now):
                await self._hub.commit(live, "clock", "", lambda table: _due(table, self._hub.clock()))
            for seat in self._missed(live):
                if live.gone_since.get(seat, live.loaded_at) + live.table.settings.patience <= now:
                    await self._hub.commit(live, "clock", "", lambda table, seat=seat: _stand_in(table, seat))  # type: ignore[misc]
            play = live.table.play
            if play is not None and now >= _asked_at(live, play) - 0.001:
                for job in self._idle_bots(live, now):
                    await self._ask_bot(live, job)
        except StoreError as trouble:
            log.warning("will try again: %s", trouble)
            live.not_before = now + 1.0
        self.plan(live)

    def _forgettable(self, live: Live, now: float) -> bool:
        """Whether a table may be dropped from memory: nobody looks at it, and nothing will happen there soon."""
        if live.listeners or live.thinking or live.lock.locked():
            return False
        return now >= live.idle_since + IDLE_SECONDS and live.table.alarm() > now + IDLE_SECONDS

    async def _ask_bot(self, live: Live, job: Job) -> None:
        live.thinking.add(job)
        try:
            await self._hub.jobs.defer(job)
        except StoreError:
            live.thinking.discard(job)
            raise
        # Should whoever took it up be gone, it is asked again: a second answer is harmless.
        asyncio.get_running_loop().call_later(FORGOTTEN_JOB, live.thinking.discard, job)

    async def think(self, job: Job) -> None:
        """Let a bot choose for a seat and play what it chose, if the game still waits for it."""
        try:
            live = await self._hub.load(job.table)
        except Refused:  # the table was deleted
            return
        try:
            if not self._hub.follows:
                await self._hub.others.catch_up(job.table)
                if len(self._hub.live) > MOST_FOR_WORKERS:
                    del self._hub.live[next(iter(self._hub.live))]
            async with live.lock:
                task = _task(await self._hub.whole(live), job, self._hub.clock())
            if task is not None:
                move = await self._choose(task)
                await self._hub.commit(
                    live, "bot", str(job), lambda table: _bots_move(table, job, move, self._hub.clock())
                )
        except Refused as refusal:  # it must wait until somebody had time to draw
            live.not_before = refusal.until or self._hub.clock() + 1.0
        except StoreError as trouble:
            log.warning("a bot's move was not committed: %s", trouble)
            live.not_before = self._hub.clock() + 1.0
        finally:
            live.thinking.discard(job)
            self.plan(live)

    async def _choose(self, task: Task) -> str:
        try:
            return await self._hub.thinkers.choose(task.view, task.level, secrets.randbits(63))
        except StoreError:
            raise
        except Exception:  # a game does not stop because of a mistake in a bot
            log.exception("the level %s failed; any move is played instead", task.level)
            return str(secrets.choice(task.view.legal))

    async def watch(self) -> None:
        """See to tables that nobody looks at, also those that another process left behind."""
        while True:
            await asyncio.sleep(1.0)
            # Their own process has two seconds to see to them first.
            await self.look_for_due(self._hub.clock() - 2.0)

    async def look_for_due(self, now: float) -> None:
        """Load the tables where something is due by then."""
        try:
            for table in await self._hub.store.due(now, 1000):
                if table not in self._hub.live and table not in self._unreadable:
                    try:
                        await self._hub.load(table)
                    except Refused as refusal:
                        if refusal.code == "unreadable":
                            self._unreadable.add(table)
        except StoreError as trouble:
            log.warning("no look at the alarms: %s", trouble)


def _asked_at(live: Live, play: Play) -> float:
    """When bots are asked: after a pause that lets people follow, but in a window at once, since it does not wait."""
    pace = 0.0 if play.state.sealed else live.table.settings.pace / 1000
    return max(play.since + pace, live.not_before)


def _due(table: Table, now: float) -> desk.Acts:
    """What time alone brings about; before a window closes, bots whose answer has not come give one at once."""
    done = desk.due(table, now)
    return [*_last_answers(table, now), *done] if acts.Unsealed() in done else done


def _last_answers(table: Table, now: float) -> desk.Acts:
    """Answers of bots that had no chance to think: their workers are busy with other tables, slow or gone."""
    play = table.play
    assert play is not None
    done: desk.Acts = []
    for seat, level, by in table.bots_to_act(now):
        rng = random.Random(secrets.randbits(63))
        try:
            move = LEVELS[level].choose_at_once(play.state.view(seat), rng)
        except Exception:  # without an answer the pile passes
            log.exception("the level %s failed; it gives no answer", level)
        else:
            done += desk.play_move(table, seat, len(play.moves), str(move), now, by)
    return done


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
