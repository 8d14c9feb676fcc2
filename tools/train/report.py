"""Measures the strength of a run while it goes on, tells it, and writes the files of the run."""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from tools.train import checkpoint
from tools.train.authority import AuthorityMatches
from tools.train.model import Array, Weights
from tools.train.setups import SetUp

if TYPE_CHECKING:
    from tools.train.run import Run

AUTHORITY_SEATS = (2, 3, 4, 6)
"""The tables at which `greedy` is played by the authority, where it does not run on the device."""


def estimate(scores: Array) -> list[float]:
    """The mean in percent and its half-width at 95%."""
    values = np.asarray(scores, np.float64)
    return [round(100 * float(x), 2) for x in (values.mean(), 1.96 * values.std() / np.sqrt(len(values)))]


class Reporter:
    """The matches of a run and its curve."""

    def __init__(self, run: Run, output: Path, resumed: Path | None) -> None:
        self.run, self.output = run, output
        self.snapshots = checkpoint.Snapshots(output, resumed)
        self.curve = checkpoint.Curve(output, resumed)
        self.earlier = run.optimizer.average
        self.seconds = 0.0
        """How long the last matches took."""
        self.places: list[SetUp] = [setup for setup in run.setups if not setup.table.against_greedy]
        self.against_greedy: dict[str, Any] = {}
        self.against_earlier: Any = None
        self.authority = None
        if self.places[0].matches.yardstick is None:
            self.authority = AuthorityMatches(run.args.authority_deals)

    def compile(self, pool: ThreadPoolExecutor) -> list[Future[None]]:
        """Compile the matches, in threads."""
        player, key = self.run.optimizer.average, self.run.key(0)

        def prepare(setup: SetUp) -> None:
            compiled = jax.jit(setup.matches.against_greedy).lower(player, key).compile()
            self.against_greedy[setup.table.name] = compiled

        def prepare_earlier() -> None:
            self.against_earlier = jax.jit(self.places[0].matches.against).lower(player, player, key).compile()

        jobs = [pool.submit(prepare, setup) for setup in self.places if setup.matches.yardstick is not None]
        return [*jobs, pool.submit(prepare_earlier)]

    def _score(self, function: Any, matches: int, *players: Weights) -> list[float]:
        """The score in percent and its half-width; other deals every time, the same for all set-ups."""
        moment = int(self.run.progress["iterations"])
        runs = [np.asarray(function(*players, self.run.key(3, moment, number))) for number in range(matches)]
        return estimate(np.concatenate(runs))

    def measure(self, matches: int, *, last: bool = False) -> None:
        """Play against greedy at every set-up and against an earlier self at the first; write all files."""
        run, began = self.run, time.monotonic()
        player = run.optimizer.average
        entry: dict[str, Any] = {**run.progress, "fraction": run.fraction(), "last": last}
        entry["against greedy"] = {
            name: self._score(self.against_greedy[name], matches, player)
            for name in (setup.table.name for setup in self.places)
            if name in self.against_greedy
        }
        entry["deals"] = matches * run.args.measure_deals
        entry["against the measurement before"] = self._score(self.against_earlier, matches, player, self.earlier)
        self.earlier = player
        self.seconds = (time.monotonic() - began) / matches
        entry["set-ups"] = {
            setup.table.name: {
                name: round(float(x), 4) for name, x in (setup.happened | setup.losses._asdict()).items()
            }
            for setup in run.setups
            if setup.losses is not None
        }
        moment = f"{run.progress['seconds']:.0f}"
        self.snapshots.add(moment, player)
        checkpoint.save(self.output, run.family.files, run.parameters, run.optimizer, run.progress)
        if self.authority is not None:
            self._ask_authority(self.authority, moment, last=last)
        self.curve.add(entry)
        self._tell(entry)

    def _ask_authority(self, authority: AuthorityMatches, moment: str, *, last: bool) -> None:
        run = self.run
        if not authority.asked and run.progress["iterations"] > 0:
            weights = self.output / f"weights-{moment}.npz"
            weights.write_bytes((self.output / checkpoint.WEIGHTS).read_bytes())
            game = self.places[0].table.game
            authority.ask(moment, weights, [(game, seats) for seats in AUTHORITY_SEATS])
        left = 60 * run.args.minutes - (time.monotonic() - run.start)
        try:
            over = authority.finished(wait=max(1.0, left - 5) if last else 0.0)
        except TimeoutError:
            over = authority.finished()
        for asked, table, seats, scores in over:
            found = estimate(np.array(scores))
            self.curve.add({"seconds": float(asked), "table": table, "against greedy by the authority": found})
            run.say(f"  by the authority, after {asked} s: {table} {found[0]}±{found[1]} (even {100 / seats:.0f})")
        if last:
            authority.close()

    def _tell(self, entry: dict[str, Any]) -> None:
        progress = self.run.progress
        self.run.say(
            f"trained {progress['seconds']:.0f} s ({100 * self.run.fraction():.0f}%), "
            f"{progress['games'] / 1e6:.2f} M games, {progress['plies'] / 1e6:.0f} M plies "
            f"({progress['plies'] / max(progress['seconds'], 1e-9) / 1e6:.2f} M/s), "
            f"against before {entry['against the measurement before']}, matches took {self.seconds:.1f} s"
        )
        if entry["against greedy"]:
            told = [f"{name} {mean}±{half}" for name, (mean, half) in entry["against greedy"].items()]
            self.run.say("  against greedy: " + "  ".join(told))
        if entry["set-ups"]:
            for name in ("length", "won", "explained", "noise", "entropy", "critic", "chances"):
                values = (f"{setup} {each[name]:.2f}" for setup, each in entry["set-ups"].items())
                self.run.say(f"  {name}: {'  '.join(values)}")
