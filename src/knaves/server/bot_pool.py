"""Processes in which bots choose moves, so that no table waits for another's bot. They are sent views as text."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from knaves import analysis
from knaves.bots import LEVELS, warm_up
from knaves.bots.levels import ANSWER_DELAY
from knaves.game import View
from knaves.games import GAMES
from knaves.server.metrics import Metrics
from knaves.server.worker_processes import LOW_PRIORITY, THINKING_SECONDS, WorkerProcesses, WorkersFailed
from knaves.wire import Checked, Hint

HINT_SHARE = 4
"""One process gives hints for so many that choose moves."""

BotPoolError = WorkersFailed
"""The bots' processes cannot answer now."""


def choose(game: str, view: str, level: str, seed: int, sleep: Callable[[float], None] = time.sleep) -> str:
    """The move of a level in a position; runs in a process of the pool.

    A secret answer occupies the process for the same time whether there is anything to think about or not. Otherwise
    a hint, or another table, that waits for the same pool would tell who holds a Block (G31).
    """
    position, player, rng = GAMES[game].read_view(view), LEVELS[level], random.Random(seed)
    if not (position.simultaneous and player.seconds):
        return str(player.choose(position, rng))
    player = player.share_time(len(position.actors))
    started = time.monotonic()
    move = player.choose(position, rng)
    sleep(max(0.0, started + player.seconds * ANSWER_DELAY - time.monotonic()))
    return str(move)


def advise(game: str, view: str, command: str) -> Hint:
    """A hint for a position; runs in a process of the pool."""
    found = analysis.advise(GAMES[game].read_view(view))
    reason, nudge = found.reason, found.nudge
    return Hint(
        command, str(found.move), reason.key, dict(reason.arguments), nudge.key, dict(nudge.arguments), found.chance,
        found.next_chance,
    )  # fmt: skip


def check(game: str, view: str, move: str, command: str) -> Checked:
    """Whether a move in a position loses much; runs in a process of the pool. An illegal one is not doubted."""
    position = GAMES[game].read_view(view)
    wanted = next((one for one in position.legal if str(one) == move), None)
    doubt = None if wanted is None else analysis.doubt(position, wanted)
    if doubt is None:
        return Checked(command)
    return Checked(command, doubt.nudge.key, dict(doubt.nudge.arguments), doubt.chance, doubt.best_chance)


class BotPool:
    """Processes that choose moves, and others that give hints: no bot waits for a hint."""

    def __init__(self, processes: int, metrics: Metrics | None = None, limit: float = THINKING_SECONDS) -> None:
        self.bots = WorkerProcesses(processes, warm_up, 0, metrics, limit)
        self.advisors = WorkerProcesses(max(1, processes // HINT_SHARE), warm_up, LOW_PRIORITY, metrics, limit)
        """They start with the first hint."""

    def start(self) -> None:
        """Start the bots' processes now, rather than with the first move."""
        self.bots.start()

    async def choose(self, view: View, level: str, seed: int) -> str:
        """The move of a level, as text. Raises `BotPoolError`."""
        return await self.bots.run(choose, view.game.name, str(view), level, seed)

    async def hint(self, view: View, command: str) -> Hint:
        """A strong player's move, for a person who asks. Raises `BotPoolError`."""
        found: Hint = await self.advisors.run(advise, view.game.name, str(view), command)
        return found

    async def check(self, view: View, move: str, command: str) -> Checked:
        """Whether a move loses much, for a person who is about to make it. Raises `BotPoolError`."""
        found: Checked = await self.advisors.run(check, view.game.name, str(view), move, command)
        return found

    def stalled(self) -> tuple[int, int]:
        """How many of the bots' processes have not answered for long, and how many there are."""
        return self.bots.stalled()

    def close(self) -> None:
        """Stop thinking at once."""
        self.bots.close()
        self.advisors.close()
