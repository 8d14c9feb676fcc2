"""Bots' turns: when they are asked, how their answer becomes a move, and the answer of one that is too late."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from knaves.bots import LEVELS
from knaves.game import View
from knaves.server import commands
from knaves.server.bot_pool import BotPoolError
from knaves.server.jobs import Job
from knaves.server.log_entries import LogEntries
from knaves.server.logs import start_log_context
from knaves.server.metrics import Metrics
from knaves.server.refusals import CommandRefused
from knaves.server.store.base import StoreError
from knaves.server.table import Table
from knaves.server.table_clock import bot_turns

log = logging.getLogger("knaves.server")

RETRY_SECONDS = 1.0
"""Pause before a bot is asked again whose move was not made."""


class BotTask(NamedTuple):
    """What a bot needs to choose a move."""

    view: View
    level: str
    by: str
    """`bot`, or `clock` if it moves for a person whose time is up."""


class BotTable(Protocol):
    """A table at which bots play."""

    async def bot_task(self, job: Job) -> BotTask | None:
        """The task of a job; None if the game no longer waits for it."""

    def now(self) -> float:
        """The time at the table."""

    async def commit(self, actor: str, command: str, decide: Callable[[Table], LogEntries]) -> int | None:
        """Carry out a command once."""

    def bot_finished(self, job: Job, retry_after: float = 0.0) -> None:
        """A bot is done, or is to be asked again after so many seconds."""


class Chooser(Protocol):
    """Chooses moves."""

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text. Raises `BotPoolError`."""


class BotPlayer:
    """Takes jobs from the queue: lets a bot choose, and plays its move."""

    def __init__(self, load: Callable[[str], Awaitable[BotTable]], chooser: Chooser, metrics: Metrics) -> None:
        self._load = load
        self._chooser = chooser
        self._metrics = metrics

    async def play(self, job: Job) -> None:
        """Play a bot's turn, if the game still waits for it."""
        start_log_context(table=job.table)
        try:
            table = await self._load(job.table)
        except CommandRefused:  # the table was deleted
            return
        retry_after = 0.0
        try:
            if (task := await table.bot_task(job)) is not None:
                with self._metrics.time(self._metrics.bot_turn, secret=task.view.simultaneous):
                    move = await self._choose(task)
                    await table.commit("bot", str(job), lambda now: decide_bot_move(now, job, move, table.now()))
        except CommandRefused as refusal:  # another player still has time to draw
            retry_after = max(0.001, refusal.until - table.now()) if refusal.until else RETRY_SECONDS
        except (StoreError, BotPoolError) as error:
            log.warning("a bot's move was not made: %s", error)
            self._metrics.retried("bot")
            retry_after = RETRY_SECONDS
        finally:
            table.bot_finished(job, retry_after)

    async def _choose(self, task: BotTask) -> str:
        try:
            return await self._chooser.choose(task.view, task.level, secrets.randbits(63))
        except BotPoolError:
            raise
        except Exception:  # a bug in a bot must not stop the game
            log.exception("level %s failed; a random move is played instead", task.level)
            return str(secrets.choice(task.view.legal))


def bot_jobs(table: Table, now: float) -> list[Job]:
    """The moves that bots owe now."""
    current = table.current_game
    if current is None:
        return []
    ply = len(current.moves)
    return [Job(table.id, table.reset_at, ply, turn.seat) for turn in bot_turns(table, now)]


def bots_asked_at(table: Table) -> float:
    """When bots are asked: after a pause so that people can follow, but in a Block window at once."""
    current = table.current_game
    assert current is not None
    if current.state.simultaneous:
        return current.waiting_since
    return max(current.waiting_since + table.settings.pace / 1000, current.bots_wait_until)


def find_task(table: Table, job: Job, now: float) -> BotTask | None:
    """The task of a job; None if the game no longer waits for it."""
    current = table.current_game
    if current is None or (job.round, job.ply) != (table.reset_at, len(current.moves)):
        return None
    for seat, level, by in bot_turns(table, now):
        if seat == job.seat:
            return BotTask(current.state.view(seat), level, by)
    return None


def decide_bot_move(table: Table, job: Job, move: str, now: float) -> LogEntries:
    """The entries of a bot's move; none if the person came back or the game went on."""
    task = find_task(table, job, now)
    return commands.decide_move(table, job.seat, job.ply, move, now, task.by) if task else []


def last_answers(table: Table, now: float) -> LogEntries:
    """Plain answers of bots that a closing window still waits for: their workers are slow or gone."""
    current = table.current_game
    assert current is not None
    entries: LogEntries = []
    for seat, level, by in bot_turns(table, now):
        rng = random.Random(secrets.randbits(63))
        try:
            move = LEVELS[level].choose_plainly(current.state.view(seat), rng)
        except Exception:  # without an answer the seat passes
            log.exception("level %s failed; it gives no answer", level)
        else:
            entries += commands.decide_move(table, seat, len(current.moves), str(move), now, by)
    return entries
