"""Metrics for Prometheus.

Nothing is counted for a command at a table whose Block window is open: a figure that rises would tell that somebody has
answered (G31). Answers count as moves when the window closes.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from knaves import __version__, wire

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Buckets for what should take milliseconds, in seconds."""
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Buckets for bots."""


class Metrics:
    """What one process has done since it started."""

    def __init__(self, timer: Callable[[], float] = time.perf_counter) -> None:
        """`timer` measures how long things take, in seconds."""
        self.registry = registry = CollectorRegistry()
        self._timer = timer
        self.commit = Histogram("knaves_commit_seconds", "Time to commit a change", registry=registry, buckets=FAST)
        self.publish = Histogram(
            "knaves_publish_seconds",
            "Time to encode a change and queue it for everybody",
            registry=registry,
            buckets=FAST,
        )
        self.move = Histogram(
            "knaves_move_seconds", "Time from reading a person's move to its answer", registry=registry, buckets=FAST
        )
        self.bot_turn = Histogram(
            "knaves_bot_turn_seconds", "Time from taking a bot's turn to its commit", registry=registry, buckets=SLOW
        )
        self.errors = Counter("knaves_errors", "Unexpected errors, which are bugs", ["where"], registry=registry)
        self.refusals = Counter("knaves_refusals", "Refused requests and commands", ["reason"], registry=registry)
        self.dropped = Counter("knaves_dropped_sockets", "Sockets that were cut off", ["reason"], registry=registry)
        self.retries = Counter("knaves_retries", "What had to be done again", ["reason"], registry=registry)
        self.bots_replaced = Counter(
            "knaves_bot_processes_replaced", "Bot processes that were replaced", ["reason"], registry=registry
        )
        self.moves = Counter("knaves_moves", "Moves that were committed here", registry=registry)
        Info("knaves_build", "The version of this server", registry=registry).info({"version": __version__})

    @contextlib.contextmanager
    def time(self, histogram: Histogram, *, secret: bool = False) -> Iterator[None]:
        """Measure how long something takes, unless even that it happened is secret. Failures do not count."""
        start = self._timer()
        yield
        if not secret:
            histogram.observe(self._timer() - start)

    def time_command(self, command: wire.AnyCommand, *, secret: bool) -> contextlib.AbstractContextManager[None]:
        """Measure how long a person's command takes, if it is a move."""
        return self.time(self.move, secret=secret or not isinstance(command, wire.MakeMove))

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Add a figure that is read when somebody asks for the metrics."""
        Gauge(name, meaning, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """The metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def moves_made(self) -> int:
        """How many moves were committed here."""
        return int(self.registry.get_sample_value("knaves_moves_total") or 0)

    def refused(self, reason: str, *, secret: bool = False) -> None:
        """Count a refusal by its code."""
        if not secret:
            self.refusals.labels(reason).inc()

    def retried(self, reason: str, *, secret: bool = False) -> None:
        """Count something that is done again."""
        if not secret:
            self.retries.labels(reason).inc()
