"""Random tables and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, fields

from knaves.deal import seed_from
from knaves.game import Event, Game, Move, Options, SetupError, State

MAX_MOVES = 100_000
"""No random game is as long; one that is does not end."""


@dataclass(frozen=True)
class RandomTable:
    """The seats, options and seed that a game was dealt with."""

    game: Game
    seats: int
    options: Options
    seed: bytes

    def deal(self) -> State:
        """The first state."""
        return self.game.new(seats=self.seats, seed=self.seed, options=self.options)


def random_options(game: Game, rng: random.Random) -> Options:
    """Options drawn at random, each value of each option as likely; they may not fit each other."""
    specs = fields(game.Options)
    return game.Options(**{spec.name: rng.choice(spec.metadata["values"]) for spec in specs})


def random_table(game: Game, rng: random.Random) -> tuple[RandomTable, State]:
    """Random seats and options that can be played together, and the game dealt for them."""
    while True:
        try:
            seed = seed_from(rng.getrandbits(64))
            table = RandomTable(game, rng.choice(game.seat_counts), random_options(game, rng), seed)
            start = table.deal()
        except SetupError:  # a combination that the rules forbid
            continue
        told = start.view(None).options
        for spec in fields(table.options):  # None is for the game to settle
            agreed = getattr(table.options, spec.name)
            assert agreed in (None, getattr(told, spec.name)), f"views have another {spec.name} than {agreed}: {start}"
        return table, start


def random_start(game: Game, rng: random.Random) -> State:
    """A new game with random seats and options that can be played together."""
    return random_table(game, rng)[1]


def play_randomly(
    state: State, rng: random.Random, *, asides: float = 0.0
) -> Iterator[tuple[State, int, Move, State, tuple[Event, ...]]]:
    """Play to the end at random: before, seat, move, after and events of each move.

    `asides` is how often something is said rather than played.
    """
    for _ in range(MAX_MOVES):
        if state.outcome is not None:
            return
        seat = rng.choice(sorted(state.actors))
        moves = state.legal(seat)
        if asides and rng.random() < asides:
            moves = state.table_actions(seat) or moves
        move = rng.choice(moves)
        after, events = state.apply(seat, move)
        yield state, seat, move, after, events
        state = after
    raise AssertionError(f"this game does not end: {state}")
