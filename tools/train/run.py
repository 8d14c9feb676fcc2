"""A training run: compiles everything, trains at all set-ups in turn, measures, and keeps checkpoints."""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from tools.train import checkpoint
from tools.train.model import FAMILIES, PLAYER, Array, Parameters, count_weights, first_parameters
from tools.train.ppo import Optimizer, Options, improve, new_optimizer
from tools.train.report import Reporter
from tools.train.setups import SetUp, Table, make_setup

COMPILERS = 14
RESERVE = 15.0
"""Seconds kept at the end for writing files."""


class Run:
    """Training at several set-ups with one set of weights."""

    def __init__(self, args: argparse.Namespace, tables: list[Table], start: float) -> None:
        self.args, self.start = args, start
        if args.compiled:
            jax.config.update("jax_compilation_cache_dir", str(args.compiled.resolve()))  # type: ignore[no-untyped-call]
            jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.5)  # type: ignore[no-untyped-call]
        options = Options(plies=args.plies, minibatches=args.minibatches, lambda_=args.lambda_)
        made: dict[str, SetUp] = {}
        for table in tables:  # one that is listed again comes up more often
            made.setdefault(table.name, make_setup(table, options, args.measure_deals, float32=args.float32))
        self.setups = list(made.values())
        self.rotation = [list(made).index(table.name) for table in tables[1:]]
        self.progress: dict[str, float] = {"seconds": 0.0, "iterations": 0, "games": 0, "plies": 0}
        self.family = FAMILIES[tables[0].game]
        self.parameters: Parameters = first_parameters(self.family, args.seed, args.width, args.critic_width)
        if args.start_from:
            self.parameters = checkpoint.start_from(args.start_from, self.family.files, self.parameters, args.soften)
        self.optimizer: Optimizer = new_optimizer(self.parameters)
        self.resumed = self._resume()
        self.report = Reporter(self, args.output, self.resumed)

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

    def key(self, *numbers: int) -> Array:
        """A random key that follows from the seed and these numbers."""
        key = jax.random.key(self.args.seed)
        for number in numbers:
            key = jax.random.fold_in(key, number)
        return key

    def turn_of(self, iteration: int) -> list[int]:
        """The set-ups of one update: the first, and some of the others in rotation, so that each has many tables."""
        count, others = min(self.args.rotate, len(self.rotation)), len(self.rotation)
        return [0, *(self.rotation[(iteration * count + number) % others] for number in range(count))]

    # --- Compiling ---

    def compile(self) -> None:
        """Compile everything at once: one after the other would take minutes."""
        key, part, number = self.key(0), jnp.int32(0), jnp.float32(0)

        def prepare(setup: SetUp) -> None:
            learner, tables = setup.learner, setup.table.tables
            state = jax.eval_shape(lambda k: learner.deal(k, tables), key)
            batch = jax.eval_shape(learner.collect, self.parameters, state, key)[1]
            setup.collect = jax.jit(learner.collect).lower(self.parameters, state, key).compile()
            setup.gradient = jax.jit(learner.gradient).lower(self.parameters, batch, part, number).compile()
            self.say(f"compiled {setup.table.name}")

        def prepare_improve() -> Any:
            gradients = (self.parameters,) * len(self.turn_of(0))
            shares = jnp.ones(len(gradients), jnp.float32)
            rates = (number, number, number)
            return jax.jit(improve).lower(self.parameters, self.optimizer, gradients, shares, *rates).compile()

        with ThreadPoolExecutor(COMPILERS) as pool:
            jobs = [pool.submit(prepare, setup) for setup in self.setups]
            step = pool.submit(prepare_improve)
            jobs += self.report.compile(pool)
            self.improve = step.result()
            for job in jobs:
                job.result()
        for order, setup in enumerate(self.setups):
            key = self.key(1, order, int(self.progress["iterations"]))
            setup.state = jax.jit(setup.learner.deal, static_argnums=1)(key, setup.table.tables)

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
        last = self.report.seconds * self.args.final_matches + RESERVE
        return self.fraction() >= 1 or time.monotonic() - self.start + last > 60 * self.args.minutes

    def iterate(self) -> None:
        """Play at some set-ups, then learn from all of it."""
        args, left = self.args, 1 - self.fraction()
        iteration = int(self.progress["iterations"])
        turn = [(number, self.setups[number]) for number in self.turn_of(iteration)]
        total = sum(setup.table.tables for _, setup in turn)
        shares = jnp.asarray([setup.table.tables / total for _, setup in turn], jnp.float32)
        rate = args.rate * max(left, 0.01)
        player_rate = rate if iteration >= args.warm_up else 0.0  # critics first learn what the player is worth
        entropy = jnp.float32(args.entropy * left**1.5 + args.last_entropy)
        rates = (jnp.float32(rate), jnp.float32(player_rate), jnp.float32(args.average))
        batches = []
        for number, setup in turn:
            key = self.key(2, number, iteration)
            setup.state, batch, setup.happened = setup.collect(self.parameters, setup.state, key)
            batches.append(batch)
        for part in range(args.minibatches):
            gradients = []
            for (_, setup), batch in zip(turn, batches, strict=True):
                gradient, setup.losses = setup.gradient(self.parameters, batch, jnp.int32(part), entropy)
                gradients.append(gradient)
            self.parameters, self.optimizer = self.improve(
                self.parameters, self.optimizer, tuple(gradients), shares, *rates
            )
        self.progress["iterations"] += 1
        self.progress["plies"] += total * args.plies
        self.progress["games"] += sum(int(setup.happened["games"]) for _, setup in turn)  # waits for the device
        jax.block_until_ready(self.parameters)  # type: ignore[no-untyped-call]

    def train(self) -> None:
        """The whole run."""
        weights = count_weights(self.parameters[PLAYER])
        self.say(f"{jax.devices()[0].device_kind}, jax {jax.__version__}, {weights} weights in the player")
        if self.resumed:
            self.say(f"resumed from {self.resumed}: {self.progress}")
        self.compile()
        self.say("everything compiled")
        self.report.measure(1)  # how strong it starts, and how long matches take
        since = self.progress["seconds"]
        while not self.finished():
            began = time.monotonic()
            self.iterate()
            self.progress["seconds"] += time.monotonic() - began
            if self.progress["seconds"] - since >= self.args.measure_every:
                since = self.progress["seconds"]
                self.report.measure(1)
        self.report.measure(self.args.final_matches, last=True)
