"""A training run: compiles everything, trains at all set-ups in turn, measures, and keeps checkpoints."""

from __future__ import annotations

import argparse
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from knaves.batch.lines import State, make_engine
from knaves.games.lines import CLASSIC, TRAVEL
from tools.train import checkpoint
from tools.train.measure import Matches
from tools.train.model import Array, Parameters, count_weights, first_parameters
from tools.train.ppo import Learner, Losses, Optimizer, Options, improve, new_optimizer

DEFAULT_TABLES = (
    "classic-2:3072,classic-4:2048,classic-3:1536,travel-2:2048,classic-6x3:1536,classic-12:1536,travel-4:1536,"
    "classic-8:1536,travel-3:1536,travel-6:1536"
)
COMPILERS = 12
RESERVE = 12.0
"""Seconds kept at the end for writing files."""


@dataclass
class SetUp:
    """One set-up: its compiled functions and its tables."""

    name: str
    learner: Learner
    matches: Matches
    tables: int
    even: float
    collect: Any = None
    gradient: Any = None
    against_greedy: Any = None
    state: State | None = None
    happened: dict[str, Array] = field(default_factory=dict)
    losses: Losses | None = None


def _make(game: str, seats: int, teams: int, tables: int, args: argparse.Namespace) -> SetUp:
    specs = {spec.name: spec for spec in (CLASSIC, TRAVEL)}
    if game not in specs:
        raise SystemExit(f"--tables: there is no game {game!r} here, only {' and '.join(specs)}")
    engine = make_engine(game, seats, specs[game].Options(teams=teams or None))
    dtype = jnp.float32 if args.float32 else jnp.bfloat16
    name = f"{game}-{seats}" + (f"x{engine.teams}" if teams else "")
    options = Options(plies=args.plies, minibatches=args.minibatches)
    learner, matches = Learner(engine, dtype, options), Matches(engine, dtype, args.measure_deals)
    return SetUp(name, learner, matches, tables, 1 / engine.teams)


class Run:
    """Training at several set-ups with one set of weights."""

    def __init__(self, args: argparse.Namespace, tables: list[tuple[str, int, int, int]], start: float) -> None:
        self.args, self.start = args, start
        if args.compiled:
            jax.config.update("jax_compilation_cache_dir", str(args.compiled.resolve()))  # type: ignore[no-untyped-call]
            jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.5)  # type: ignore[no-untyped-call]
        self.setups = [_make(*table, args) for table in tables]
        self.progress: dict[str, float] = {"seconds": 0.0, "iterations": 0, "games": 0, "plies": 0}
        self.parameters: Parameters = first_parameters(args.seed, args.width)
        self.optimizer: Optimizer = new_optimizer(self.parameters)
        self.resumed = self._resume()
        self.snapshots = checkpoint.Snapshots(args.output, self.resumed)
        self.curve = checkpoint.Curve(args.output, self.resumed)
        self.earlier = self.parameters["player"]
        self.measuring = 0.0
        """Seconds that the last matches took."""

    def _resume(self) -> Path | None:
        for folder in (self.args.output, self.args.resume):
            found = folder and checkpoint.load(folder, self.parameters, self.optimizer)
            if found:
                self.parameters, self.optimizer, self.progress = found
                return Path(folder)
        return None

    def say(self, text: str) -> None:
        """Print a line with the time so far."""
        print(f"{time.monotonic() - self.start:6.0f} s  {text}", flush=True)

    def _key(self, *numbers: int) -> Array:
        key = jax.random.key(self.args.seed)
        for number in numbers:
            key = jax.random.fold_in(key, number)
        return key

    def turn_of(self, iteration: int) -> list[int]:
        """The set-ups of one update: the first, and some of the others in rotation, so that each has many tables."""
        others = len(self.setups) - 1
        count = min(self.args.rotate, others)
        return [0, *(1 + (iteration * count + number) % others for number in range(count))]

    # --- Compiling ---

    def compile(self) -> None:
        """Compile everything at once: one after the other would take minutes."""
        player = self.parameters["player"]
        key, part, number = self._key(0), jnp.int32(0), jnp.float32(0)

        def prepare(setup: SetUp) -> None:
            learner = setup.learner
            collect = jax.jit(learner.collect)
            state = jax.eval_shape(lambda k: learner.deal(k, setup.tables), key)
            batch = jax.eval_shape(learner.collect, self.parameters, state, key)[1]
            setup.collect = collect.lower(self.parameters, state, key).compile()
            setup.gradient = jax.jit(learner.gradient).lower(self.parameters, batch, part, number).compile()
            self.say(f"compiled {setup.name}")

        def prepare_matches(setup: SetUp) -> None:
            setup.against_greedy = jax.jit(setup.matches.against_greedy).lower(player, key).compile()

        def prepare_old() -> Any:
            return jax.jit(self.setups[0].matches.against).lower(player, player, key).compile()

        def prepare_improve() -> Any:
            gradients = (self.parameters,) * len(self.turn_of(0))
            shares = jnp.ones(len(gradients), jnp.float32)
            lowered = jax.jit(improve).lower(self.parameters, self.optimizer, gradients, shares, number)
            return lowered.compile()

        with ThreadPoolExecutor(COMPILERS) as pool:
            jobs = [pool.submit(prepare, setup) for setup in self.setups]
            old, step = pool.submit(prepare_old), pool.submit(prepare_improve)
            jobs += [pool.submit(prepare_matches, setup) for setup in self.setups]
            self.against, self.improve = old.result(), step.result()
            for job in jobs:
                job.result()
        for number_, setup in enumerate(self.setups):
            setup.state = jax.jit(setup.learner.deal, static_argnums=1)(
                self._key(1, number_, int(self.progress["iterations"])), setup.tables
            )

    # --- Training ---

    def fraction(self) -> float:
        """How far the schedule is."""
        if self.args.total_iterations:
            done = self.progress["iterations"] / self.args.total_iterations
        else:
            done = self.progress["seconds"] / (60 * self.args.total_minutes)
        return float(min(1.0, done))

    def finished(self) -> bool:
        """Whether this command has trained enough: the last matches must still fit in."""
        if self.args.iterations:
            return bool(self.progress["iterations"] >= self.args.iterations)
        last = self.measuring * self.args.final_matches + RESERVE
        return self.fraction() >= 1 or time.monotonic() - self.start + last > 60 * self.args.minutes

    def iterate(self) -> None:
        """Play at some set-ups, then learn from all of it."""
        args, left = self.args, 1 - self.fraction()
        iteration = int(self.progress["iterations"])
        turn = [(number, self.setups[number]) for number in self.turn_of(iteration)]
        total = sum(setup.tables for _, setup in turn)
        shares = jnp.asarray([setup.tables / total for _, setup in turn], jnp.float32)
        rate = jnp.float32(args.rate * max(left, 0.01))
        entropy = jnp.float32(args.entropy * left**1.5 + args.last_entropy)
        batches = []
        for number, setup in turn:
            key = self._key(2, number, iteration)
            setup.state, batch, setup.happened = setup.collect(self.parameters, setup.state, key)
            batches.append(batch)
        for part in range(args.minibatches):
            gradients = []
            for (_, setup), batch in zip(turn, batches, strict=True):
                gradient, setup.losses = setup.gradient(self.parameters, batch, jnp.int32(part), entropy)
                gradients.append(gradient)
            self.parameters, self.optimizer = self.improve(
                self.parameters, self.optimizer, tuple(gradients), shares, rate
            )
        self.progress["iterations"] += 1
        self.progress["plies"] += total * args.plies
        self.progress["games"] += sum(int(setup.happened["games"]) for _, setup in turn)  # waits for the device
        jax.block_until_ready(self.parameters)  # type: ignore[no-untyped-call]

    def train(self) -> None:
        """The whole run."""
        weights = count_weights(self.parameters["player"])
        self.say(f"{jax.devices()[0].device_kind}, jax {jax.__version__}, {weights} weights in the player")
        if self.resumed:
            self.say(f"resumed from {self.resumed}: {self.progress}")
        self.compile()
        self.say("everything compiled")
        self.measure(1)  # how strong it starts, and how long matches take
        since = self.progress["seconds"]
        while not self.finished():
            began = time.monotonic()
            self.iterate()
            self.progress["seconds"] += time.monotonic() - began
            if self.progress["seconds"] - since >= self.args.measure_every:
                since = self.progress["seconds"]
                self.measure(1)
        self.measure(self.args.final_matches, last=True)

    # --- Measuring ---

    def _score(self, function: Any, matches: int, *arguments: Any) -> tuple[float, float]:
        """The mean score and its half-width at 95%; other deals every time, the same for all set-ups."""
        moment = int(self.progress["iterations"])
        runs = [np.asarray(function(*arguments, self._key(3, moment, number))) for number in range(matches)]
        scores = np.concatenate(runs)
        return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(len(scores)))

    def measure(self, matches: int, *, last: bool = False) -> None:
        """Play against greedy at every set-up and against an earlier self at the first; write all files."""
        began = time.monotonic()
        player = self.parameters["player"]
        found = {setup.name: self._score(setup.against_greedy, matches, player) for setup in self.setups}
        earlier = self._score(self.against, 1, player, self.earlier)
        self.earlier = player
        self.measuring = (time.monotonic() - began) / matches
        entry: dict[str, Any] = {**self.progress, "fraction": self.fraction(), "last": last}
        entry["against greedy"] = {name: [round(100 * x, 2) for x in score] for name, score in found.items()}
        entry["deals"] = matches * self.args.measure_deals
        entry["against the measurement before"] = [round(100 * x, 2) for x in earlier]
        entry["set-ups"] = {
            setup.name: {name: round(float(x), 4) for name, x in (setup.happened | setup.losses._asdict()).items()}
            for setup in self.setups
            if setup.losses is not None
        }
        self.curve.add(entry)
        self.snapshots.add(f"{self.progress['seconds']:.0f}", player)
        checkpoint.save(self.args.output, self.parameters, self.optimizer, self.progress)
        self._tell(entry, found)

    def _tell(self, entry: dict[str, Any], found: dict[str, tuple[float, float]]) -> None:
        seconds = max(self.progress["seconds"], 1e-9)
        self.say(
            f"trained {self.progress['seconds']:.0f} s ({100 * self.fraction():.0f}%), "
            f"{self.progress['games'] / 1e6:.2f} M games, {self.progress['plies'] / 1e6:.0f} M plies "
            f"({self.progress['plies'] / seconds / 1e6:.2f} M/s), "
            f"against before {entry['against the measurement before']}, matches took {self.measuring:.1f} s"
        )
        told = [f"{name} {100 * mean:.1f}±{100 * half:.1f}" for name, (mean, half) in found.items()]
        self.say("  against greedy: " + "  ".join(told))
        learning = entry["set-ups"].values()
        for name in ("length", "explained", "entropy", "critic", "chances"):
            if learning:
                self.say(f"  {name}: {'  '.join(f'{each[name]:.2f}' for each in learning)}")
        gains = [mean / setup.even for setup, (mean, _) in zip(self.setups, found.values(), strict=True)]
        self.say(f"  mean of scores over an even share: {statistics.fmean(gains):.3f}")
