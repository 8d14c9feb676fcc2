"""What moves are worth: each is tried in the same worlds, and a network says how those go on.

A world is a full state that looks like what a seat knows. In it the move is made, all seats go on by the strongest
level, and once the seat has another decision to make, the network states each side's chance from what the seat then
knows. To ask the network earlier, in another seat's view, would ignore the cards that the seat keeps in hand: every
jack would look well spent.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from knaves.analysis.report import Chances
from knaves.bots.families import Family, NetworkPlayer, find_family, load_network
from knaves.bots.levels import LEVELS
from knaves.game import Game, GameError, Move, State, View

Values = npt.NDArray[np.float64]
"""Chances; the last axis counts sides."""

MAX_CANDIDATES = 5
MIN_PROBABILITY = 0.02
"""The strongest level plays other moves so rarely that they are not tried, unless they were chosen."""
MAX_PLIES = 60
"""If the seat has no decision within this many moves, the network judges the position reached by then."""
STATEMENTS = 6
"""Of all seats together, of which the chances in a position are the mean."""
CLEAR, EXPECTED = 2.5, 1.0
"""How many standard errors a move must be ahead of the chosen one to count as better. One is enough if the strongest
level prefers the move anyway: then it was not picked for its luck with the worlds."""


SPREADS = (0.1, 0.25, 0.5, 1.0)
"""How far apart the sides' chances may be for a seat: the standard deviation of their logarithms."""
MAX_SPREAD = 20.0
Combined = tuple[float, float, float, float]
"""How far apart the chances are for all seats together, where they are as far apart as each of the spreads for one."""
COMBINED: Mapping[str, Mapping[tuple[int, int], Combined]] = {
    "classic": {
        (2, 2): (0.11, 0.40, 0.81, 1.15),
        (2, 4): (0.23, 0.62, 0.68, 1.60),
        (2, 6): (0.36, 0.57, 0.70, 1.66),
        (2, 8): (0.28, 0.52, 0.72, 1.56),
        (3, 3): (0.18, 0.77, 1.05, 3.83),
        (3, 6): (0.48, 0.74, 1.56, 6.00),
        (3, 9): (0.48, 0.48, 1.51, 3.55),
    },
    "travel": {
        (2, 2): (0.20, 0.38, 0.69, 1.42),
        (2, 4): (0.14, 0.43, 0.85, 1.70),
        (2, 6): (0.15, 0.53, 0.81, 1.71),
        (3, 3): (0.18, 0.60, 1.10, 2.52),
        (3, 6): (0.36, 0.70, 1.25, 3.82),
    },
    "stacks": {
        (2, 2): (0.14, 0.31, 0.68, 1.12),
        (3, 3): (0.26, 0.34, 0.77, 1.22),
        (4, 4): (0.23, 0.41, 0.72, 1.20),
        (5, 5): (0.23, 0.39, 0.79, 1.20),
        (6, 6): (0.28, 0.41, 0.87, 1.15),
    },
}
"""By game, sides and seats. Where chances are close, each seat's hand adds something; where they are further apart, it
is mostly for reasons that all seats see. Fitted on games of the strongest level with `bench/calibration.py --curve`.
Other tables have those of the next smaller one with as many sides."""


def find_combined(game: str, sides: int, seats: int) -> Combined:
    """How much surer all seats together are at a table."""
    return max((size, found) for (of, size), found in COMBINED[game].items() if of == sides and size <= seats)[1]


def combine(statements: Values, combined: Combined) -> Values:
    """(n, sides): the chances by all seats together, from the mean logarithms of the chances that each states."""
    apart = statements - statements.mean(axis=1, keepdims=True)
    spread = np.maximum(apart.std(axis=1), 1e-9)
    wanted = np.interp(spread, (0.0, *SPREADS, MAX_SPREAD), (0.0, *combined, combined[-1] * MAX_SPREAD / SPREADS[-1]))
    likely = np.exp((wanted / spread)[:, None] * apart)
    return np.asarray(likely / likely.sum(axis=1, keepdims=True), dtype=np.float64)


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was tried in worlds."""

    move: Move
    chances: Chances
    """Each side's chance after it: the mean over the worlds."""
    probability: float
    """How likely the strongest level is to play it."""
    error: float = 0.0
    """The standard error of the difference to the chosen move, in the mover's chance."""


class Judge:
    """Judges the moves of one game."""

    def __init__(self, game: Game) -> None:
        """Raises `GameError` if no network plays the game."""
        family, strongest = find_family(game), list(LEVELS.values())[-1]
        if family is None or family.name not in strongest.policies or game.name not in COMBINED:
            raise GameError(f"there is no analysis of {game.name}: no network has learned it")
        self.family: Family = family
        self._network: NetworkPlayer = load_network(family.name, strongest.policies[family.name].weights)

    def candidates(self, view: View, most: int = MAX_CANDIDATES, least: float = MIN_PROBABILITY) -> dict[Move, float]:
        """The moves worth a try, the likeliest of the strongest level first, with their probabilities."""
        if (forced := self.forced_move(view)) is not None:
            return {forced: 1.0}
        logits, _ = self._network.evaluate(view)
        top = max(logits.values())
        weights = {move: math.exp(logit - top) for move, logit in logits.items()}
        total = sum(weights.values())
        likely = sorted(weights, key=weights.__getitem__, reverse=True)[:most]
        return {move: weights[move] / total for move in likely if move is likely[0] or weights[move] >= least * total}

    def values(self, worlds: Sequence[State], seat: int, moves: Sequence[Move]) -> Values:
        """(worlds, moves, sides): the chances after each move of the seat in each world."""
        found = np.empty((len(worlds) * len(moves), len(set(worlds[0].sides))))
        live = list(enumerate(world.apply(seat, move)[0] for world in worlds for move in moves))
        for ply in range(MAX_PLIES + 1):
            over, decisions = self._advance(live)
            for number, state in over:
                found[number] = result_chances(state)
            waiting = [one for one in decisions if one.view.seat != seat and ply < MAX_PLIES]
            for one in decisions:
                found[one.number] = one.chances
            live = [(one.number, one.play()) for one in waiting]
        return found.reshape(len(worlds), len(moves), -1)

    def chances(self, worlds: Sequence[State]) -> Values:
        """(worlds, sides): each side's chance in each of these worlds, by what all seats know together."""
        one = worlds[0]
        combined = find_combined(one.game.name, len(set(one.sides)), one.seats)
        return np.array([heard.chances(combined) for heard in self.listen(worlds)])

    def listen(self, worlds: Sequence[State]) -> list[Heard]:
        """What the seats state in each of these worlds, at their next decisions, while all play on.

        The mean over some rounds depends less on how the network sees a single position, so that a move of the
        strongest level hardly changes it.
        """
        seats = worlds[0].seats
        said: list[list[dict[int, Chances]]] = [[{} for _ in range(max(1, STATEMENTS // seats))] for _ in worlds]
        results: dict[int, Chances] = {}
        live = list(enumerate(worlds))
        for _ in range(MAX_PLIES):
            over, decisions = self._advance(live)
            results |= {number: result_chances(state) for number, state in over}
            live = []
            for one in decisions:
                seat, rounds = one.view.seat, said[one.number]
                assert seat is not None
                open_round = next((made for made in rounds if seat not in made), {})
                open_round[seat] = tuple(math.log(max(c, 1e-6)) for c in one.chances)
                if len(rounds[-1]) < seats:
                    live.append((one.number, one.play()))
        sides = len(set(worlds[0].sides))
        return [_hear(made, seats, sides, results.get(number)) for number, made in enumerate(said)]

    def _advance(self, live: Sequence[tuple[int, State]]) -> tuple[list[tuple[int, State]], list[Decision]]:
        """Go on to the next decision in each state: those in which the game ended, and the decisions."""
        over: list[tuple[int, State]] = []
        asked: list[tuple[int, State, View]] = []
        for number, state in live:
            after, view = self._next_decision(state)
            if view is None:
                over.append((number, after))
            else:
                asked.append((number, after, view))
        said = self._network.evaluate_all([view for _, _, view in asked]) if asked else []
        return over, [Decision(*one, *evaluation) for one, evaluation in zip(asked, said, strict=True)]

    def _next_decision(self, state: State) -> tuple[State, View | None]:
        """Make all moves that need no thought; then the view of a seat with a decision, or None if the game is over."""
        while True:
            views = [state.view(seat) for seat in sorted(state.actors)]
            if not views:
                return state, None
            for view in views:
                if (move := self.forced_move(view)) is not None:
                    assert view.seat is not None
                    state = state.apply(view.seat, move)[0]
                    break
            else:
                return state, next((view for view in views if view.seat == state.turn), views[0])

    def forced_move(self, view: View) -> Move | None:
        """The move of a seat that has nothing to decide."""
        return view.legal[0] if len(view.legal) == 1 else self.family.choose_routine(view)


class Heard(NamedTuple):
    """What the seats stated in a world, and how the game ended if that came first."""

    statements: Values
    """(rounds, sides): the mean of the logarithms of the chances that seats stated in each round."""
    weights: Values
    """(rounds): what they count."""
    missing: float
    """What the result counts, for those seats and rounds that the game did not last for."""
    result: Chances

    def chances(self, combined: Combined) -> Values:
        """(sides): each side's chance, the weighted mean over all rounds."""
        said = self.weights @ combine(self.statements, combined) + self.missing * np.array(self.result)
        return np.asarray(said / (self.weights.sum() + self.missing), dtype=np.float64)


def _hear(rounds: Sequence[Mapping[int, Chances]], seats: int, sides: int, result: Chances | None) -> Heard:
    """What counts how much: later rounds more, as what the hands hold has shown by then.

    Only the seats that did not come to state anything have the result of the game. To give it to a whole round would
    count twice what a seat hopes for: as the result where it comes true, and as the seat's statement where it does not
    and the game goes on.
    """
    importance: Values = np.array([(number + 1) ** 2 for number in range(len(rounds))], dtype=np.float64)
    heard = [number for number, made in enumerate(rounds) if made]
    if result is None:  # some seat may have had nothing to decide for long
        heard = [number for number in heard if len(rounds[number]) == seats] or heard
    means = np.array([np.mean(list(rounds[number].values()), axis=0) for number in heard]).reshape(-1, sides)
    if result is None:
        return Heard(means, importance[heard], 0.0, (0.0,) * sides)
    weights = importance[heard] * [len(rounds[number]) / seats for number in heard]
    return Heard(means, weights, float(importance.sum() - weights.sum()), result)


class Decision(NamedTuple):
    """A seat's decision in one of several states, and what the network says."""

    number: int
    """The number of the state."""
    state: State
    view: View
    logits: Mapping[Move, float]
    chances: Chances

    def play(self) -> State:
        """The state after the likeliest move."""
        assert self.view.seat is not None
        return self.state.apply(self.view.seat, max(self.logits, key=self.logits.__getitem__))[0]


def result_chances(state: State) -> Chances:
    """The result of a game that is over: 1 for the side that won, equal shares in a draw."""
    assert state.outcome is not None
    sides = state.sides
    won = {sides[seat] for seat in state.outcome.winners} or set(sides)
    return tuple(float(side in won) / len(won) for side in sorted(set(sides)))


def sample_worlds(view: View, count: int, rng: random.Random) -> list[State]:
    """Worlds that look like a view: the hidden cards are dealt at random."""
    return [view.game.sample(view, rng) for _ in range(count)]


def sample_decks(state: State, count: int, rng: random.Random) -> list[State]:
    """Worlds with all hands as they are, in which only the draw pile is in another order."""
    return [state.with_deck(tuple(rng.sample(state.deck, len(state.deck)))) for _ in range(count)]


def try_moves(
    judge: Judge, worlds: Sequence[State], seat: int, moves: Mapping[Move, float], chosen: Move | None = None
) -> list[Tried]:
    """Each move with its chances, in the same order; errors are those of the difference to the chosen or first one."""
    values = judge.values(worlds, seat, list(moves))
    own: Any = values[:, :, worlds[0].sides[seat]]
    base = 0 if chosen is None else list(moves).index(chosen)
    differences = own - own[:, [base]]
    spread = differences.std(axis=0, ddof=1) / math.sqrt(len(worlds)) if len(worlds) > 1 else np.zeros(len(moves))
    means = values.mean(axis=0)
    return [
        Tried(move, tuple(means[number].tolist()), probability, float(spread[number]))
        for number, (move, probability) in enumerate(moves.items())
    ]


def find_best(tried: Sequence[Tried], chosen: Move, side: int) -> Tried:
    """The move with the highest chance of a side among those that are better than the chosen one, or that itself."""
    own = next(one for one in tried if one.move == chosen)
    better = [
        one
        for one in tried
        if one.chances[side] - own.chances[side]
        > one.error * (EXPECTED if one.probability > own.probability else CLEAR)
    ]
    return max(better, key=lambda one: one.chances[side], default=own)
