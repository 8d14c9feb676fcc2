"""Tune the weights of the evaluation of stacks by a cross-entropy search over self-play.

`python tools/tune_stacks.py --seats 2 --minutes 8` writes src/knaves/bots/stacks/weights/two.json (more.json for more
seats, where one candidate meets champions on all other seats). Ctrl-C keeps the best so far. Needs Numba. With
`--beliefs` it counts instead where hidden cards lie in such games, for the search, and writes beliefs/two.json.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
from numba import njit

from knaves.bots.stacks import layout as at
from knaves.bots.stacks.compiled import compiled
from knaves.bots.stacks.packing import hidden, pack
from knaves.bots.stacks.weights import hand_set, load_weights, weights_path
from knaves.deal import seed_from
from knaves.games.stacks import STACKS

POPULATION = 30
ELITE = 7
FIRST_SPREAD = 0.5
"""Weights are searched on a logarithmic scale: a spread of 0.5 is a factor of 1.6."""
LONGEST = 160
"""Turns of a game; what is undecided then counts as drawn."""
BELIEFS = at.BELIEFS
SEATS, TURN, TURNS, WINNER, WINDOW, STEALING = at.SEATS, at.TURN, at.TURNS, at.WINNER, at.WINDOW, at.STEALING

_c = compiled()
deal_hidden, make_plan, follow_plan = _c.deal_hidden, _c.make_plan, _c.follow_plan
random_below, survey, grade, standing = _c.random_below, _c.survey, _c.grade, _c.standing
CARDS, GRADES, STANDINGS, UNSEEN, HELD = at.CARDS, at.GRADES, at.STANDINGS, at.UNSEEN, at.HELD
HANDS, DISCARDED, DISCARDS, MOST_CARDS = at.HANDS, at.DISCARDED, at.DISCARDS, at.MOST_CARDS


@njit(nogil=True)
def match(base: Any, cards: Any, one: Any, other: Any, seed: int, deals: int, f: Any, path: Any) -> Any:
    """The score of one player against the same opponent on all other seats; each deal from every seat."""
    found = np.zeros(deals)
    world, p = base.copy(), base.copy()
    even = np.ones(BELIEFS)
    rng, chance = np.array([seed]), np.array([1])
    seats = base[SEATS]
    for deal in range(deals):
        world[:] = base
        deal_hidden(world, f, cards, even, -1, rng)
        world[TURN] = random_below(rng, seats)
        for seat in range(seats):
            p[:] = world
            chance[0] = rng[0]
            plans = 0
            while p[WINNER] == -1 and p[TURNS] < LONGEST and plans < 10 * LONGEST:
                plans += 1
                if p[TURN] == seat:
                    make_plan(p, one, f, path)
                    follow_plan(p, other, path, chance)
                else:
                    make_plan(p, other, f, path)
                    follow_plan(p, one if seats == 2 else other, path, chance)
            if p[WINNER] == seat:
                found[deal] += 1.0 / seats
            elif p[WINNER] < 0:
                found[deal] += 1.0 / seats / seats
    return found


class Table:
    """Where the games are played."""

    def __init__(self, seats: int) -> None:
        state = STACKS.new(seats=seats, seed=seed_from(0))
        self.base = np.array(pack(state.view(None)))
        self.cards = np.array(hidden(state.view(None)))
        self.f, self.path = np.zeros(at.ROOM), np.zeros(at.PATHS, np.int64)

    def scores(self, one: Any, other: Any, deals: int, seed: int) -> Any:
        """The first one's mean score of each deal."""
        seed = seed * 7919 % 2147483646 + 1
        return match(self.base, np.sort(self.cards), one, other, seed, deals, self.f, self.path)


def weights_of(point: Any) -> Any:
    """The weights at a point of the search; every step to the win is worth at least as much as the one before."""
    weights = np.exp(point)
    weights[at.NEED : at.NEED + 4].sort()
    return weights


def learn(args: argparse.Namespace) -> None:
    """From games between tuned players: how much more often than by chance each kind of card lies where."""
    f, path = np.zeros(at.ROOM), np.zeros(at.PATHS, np.int64)
    weights = np.array(load_weights(args.seats))
    found, expected = np.full(at.BELIEFS, 3.0), np.full(at.BELIEFS, 3.0)
    begin = time.process_time()
    number = 0
    while time.process_time() - begin < args.minutes * 60:
        number += 1
        p = np.array(pack(STACKS.new(seats=args.seats, seed=seed_from(f"belief {number}"))))
        rng = np.array([number])
        while p[WINNER] == at.NOBODY and p[TURNS] < LONGEST:
            look_round(p, weights, f, found, expected)
            _c.play_on(p, weights, f, path, rng, p[TURNS] + 1)
    target = weights_path(args.seats, "beliefs")
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps([float(f"{ratio:.4g}") for ratio in found / expected]) + "\n", "utf-8")
    print(f"{number} games")
    print(np.round((found / expected)[: at.GRADES * at.STANDINGS].reshape(at.GRADES, at.STANDINGS), 2))
    print(np.round((found / expected)[at.GRADES * at.STANDINGS :], 2))


@njit(nogil=True)
def look_round(p: Any, w: Any, f: Any, found: Any, expected: Any) -> None:
    """Count where the cards are that the seat whose turn it is cannot see, and where chance would put them."""
    seat = p[TURN]
    survey(p, w, f, seat)
    total = 0.0
    for card in range(CARDS):
        total += f[UNSEEN + card]
    for card in range(CARDS):
        if f[UNSEEN + card] == 0.0:
            continue
        share = f[UNSEEN + card] / total
        row = STANDINGS * grade(card) + standing(p, card)
        pile = STANDINGS * GRADES + grade(card)
        for other in range(p[SEATS]):
            if other != seat:
                found[row] += p[HANDS + CARDS * other + card]
                expected[row] += p[HELD + other] * share
            for i in range(p[DISCARDED + other] - 1):
                found[pile] += 1.0 if p[DISCARDS + MOST_CARDS * other + i] == card else 0.0
                expected[pile] += share


def tune(args: argparse.Namespace) -> None:
    """Search; every few generations the centre becomes the opponent to beat, and is written down."""
    rng = np.random.default_rng(args.seed)
    table = Table(args.seats)
    hand = np.array(hand_set(args.seats))
    centre, spread = np.log(hand), np.full(len(hand), FIRST_SPREAD)
    champion = hand.copy()
    target = weights_path(args.seats)
    begin = time.process_time()
    generation = 0
    while time.process_time() - begin < args.minutes * 60:
        generation += 1
        points = centre + spread * rng.standard_normal((POPULATION, len(hand)))
        points[0] = centre
        means = np.array([table.scores(weights_of(x), champion, args.deals, generation).mean() for x in points])
        elite = points[np.argsort(-means)[:ELITE]]
        centre = 0.5 * elite.mean(axis=0) + 0.5 * centre
        spread = np.maximum(0.3 * elite.std(axis=0) + 0.7 * spread, 0.08)
        if generation % 4 == 0:
            champion = weights_of(centre)
            checked = table.scores(champion, hand, 1500, 999_999 + generation)
            error = 1.96 * checked.std() / len(checked) ** 0.5
            print(
                f"{time.process_time() - begin:6.0f} s  generation {generation:>4}  spread {spread.mean():.3f}  "
                f"against hand-set {checked.mean():.4f} ± {error:.4f} (even: {1 / args.seats:.3f})",
                flush=True,
            )
            target.parent.mkdir(exist_ok=True)
            target.write_text(json.dumps([float(f"{weight:.5g}") for weight in champion]) + "\n", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=8.0, help="of CPU time")
    parser.add_argument("--beliefs", action="store_true", help="count where cards lie instead, with the tuned weights")
    try:
        args = parser.parse_args()
        learn(args) if args.beliefs else tune(args)
    except KeyboardInterrupt:
        print("stopped; the weights of the last report are kept")


if __name__ == "__main__":
    main()
