"""Tune the weights of the evaluation of stacks by a cross-entropy search over self-play.

`python tools/tune_stacks.py --seats 2 --minutes 8` writes src/knaves/bots/stacks/weights/two.json (more.json for more
seats, where one candidate meets champions on all other seats). Ctrl-C keeps the best so far. Needs Numba. With
`--beliefs` it counts where hidden cards are in such games instead, for the search, and writes beliefs/two.json.
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
from knaves.bots.stacks.packing import list_unseen, pack
from knaves.bots.stacks.weights import load_weights, manual_weights, weights_path
from knaves.deal import seed_from
from knaves.games.stacks import STACKS

POPULATION = 30
ELITE = 7
FIRST_SPREAD = 0.5
"""Weights are searched on a logarithmic scale: a spread of 0.5 is a factor of 1.6."""
MAX_TURNS = 160
"""A longer game counts as drawn."""
BELIEF_COUNT = at.BELIEF_COUNT
SEATS, TURN, TURNS, WINNER, WINDOW, STEALING = at.SEATS, at.TURN, at.TURNS, at.WINNER, at.WINDOW, at.STEALING

_c = compiled()
deal_unseen, plan_turn, follow_plan = _c.deal_unseen, _c.plan_turn, _c.follow_plan
random_below, prepare_turn, grade, pile_fit = _c.random_below, _c.prepare_turn, _c.grade, _c.pile_fit
CARDS, GRADES, PILE_FITS, UNSEEN, HAND_COUNT = at.CARDS, at.GRADES, at.PILE_FITS, at.UNSEEN, at.HAND_COUNT
HANDS, DISCARD_COUNT, DISCARDS, MAX_CARDS = at.HANDS, at.DISCARD_COUNT, at.DISCARDS, at.MAX_CARDS


@njit(nogil=True)
def match(base: Any, cards: Any, one: Any, other: Any, seed: int, deals: int, f: Any, path: Any) -> Any:
    """The scores of one player against the same opponent on all other seats; each deal is played from every seat."""
    found = np.zeros(deals)
    world, p = base.copy(), base.copy()
    even = np.ones(BELIEF_COUNT)
    rng, chance = np.array([seed]), np.array([1])
    seats = base[SEATS]
    for deal in range(deals):
        world[:] = base
        deal_unseen(world, f, cards, even, -1, rng)
        world[TURN] = random_below(rng, seats)
        for seat in range(seats):
            p[:] = world
            chance[0] = rng[0]
            plans = 0
            while p[WINNER] == -1 and p[TURNS] < MAX_TURNS and plans < 10 * MAX_TURNS:
                plans += 1
                if p[TURN] == seat:
                    plan_turn(p, one, f, path)
                    follow_plan(p, other, path, chance)
                else:
                    plan_turn(p, other, f, path)
                    follow_plan(p, one if seats == 2 else other, path, chance)
            if p[WINNER] == seat:
                found[deal] += 1.0 / seats
            elif p[WINNER] < 0:
                found[deal] += 1.0 / seats / seats
    return found


class Table:
    """The arrays that the games need."""

    def __init__(self, seats: int) -> None:
        state = STACKS.new(seats=seats, seed=seed_from(0))
        self.base = np.array(pack(state.view(None)))
        self.cards = np.array(list_unseen(state.view(None)))
        self.f, self.path = np.zeros(at.SCRATCH_SIZE), np.zeros(at.PATH_SIZE, np.int64)

    def scores(self, one: Any, other: Any, deals: int, seed: int) -> Any:
        """The first player's mean score of each deal."""
        seed = seed * 7919 % 2147483646 + 1
        return match(self.base, np.sort(self.cards), one, other, seed, deals, self.f, self.path)


def point_weights(point: Any) -> Any:
    """The weights at a point of the search; each chip towards the win has at least the value of the one before."""
    weights = np.exp(point)
    weights[at.NEED : at.NEED + 4].sort()
    return weights


def learn(args: argparse.Namespace) -> None:
    """Count in games of tuned players where each kind of card is, as a ratio to chance."""
    f, path = np.zeros(at.SCRATCH_SIZE), np.zeros(at.PATH_SIZE, np.int64)
    weights = np.array(load_weights(args.seats))
    found, expected = np.full(at.BELIEF_COUNT, 3.0), np.full(at.BELIEF_COUNT, 3.0)
    begin = time.process_time()
    number = 0
    while time.process_time() - begin < args.minutes * 60:
        number += 1
        p = np.array(pack(STACKS.new(seats=args.seats, seed=seed_from(f"belief {number}"))))
        rng = np.array([number])
        while p[WINNER] == at.NOBODY and p[TURNS] < MAX_TURNS:
            count_cards(p, weights, f, found, expected)
            _c.play_turns(p, weights, f, path, rng, p[TURNS] + 1)
    target = weights_path(args.seats, "beliefs")
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps([float(f"{ratio:.4g}") for ratio in found / expected]) + "\n", "utf-8")
    print(f"{number} games")
    print(np.round((found / expected)[: at.GRADES * at.PILE_FITS].reshape(at.GRADES, at.PILE_FITS), 2))
    print(np.round((found / expected)[at.GRADES * at.PILE_FITS :], 2))


@njit(nogil=True)
def count_cards(p: Any, w: Any, f: Any, found: Any, expected: Any) -> None:
    """Count where the cards that the seat to move cannot see are, and where chance would put them."""
    seat = p[TURN]
    prepare_turn(p, w, f, seat)
    total = 0.0
    for card in range(CARDS):
        total += f[UNSEEN + card]
    for card in range(CARDS):
        if f[UNSEEN + card] == 0.0:
            continue
        share = f[UNSEEN + card] / total
        row = PILE_FITS * grade(card) + pile_fit(p, card)
        pile = PILE_FITS * GRADES + grade(card)
        for other in range(p[SEATS]):
            if other != seat:
                found[row] += p[HANDS + CARDS * other + card]
                expected[row] += p[HAND_COUNT + other] * share
            for i in range(p[DISCARD_COUNT + other] - 1):
                found[pile] += 1.0 if p[DISCARDS + MAX_CARDS * other + i] == card else 0.0
                expected[pile] += share


def tune(args: argparse.Namespace) -> None:
    """Search; every few generations the centre becomes the new opponent and is written to the file."""
    rng = np.random.default_rng(args.seed)
    table = Table(args.seats)
    hand = np.array(manual_weights(args.seats))
    centre, spread = np.log(hand), np.full(len(hand), FIRST_SPREAD)
    champion = hand.copy()
    target = weights_path(args.seats)
    begin = time.process_time()
    generation = 0
    while time.process_time() - begin < args.minutes * 60:
        generation += 1
        points = centre + spread * rng.standard_normal((POPULATION, len(hand)))
        points[0] = centre
        means = np.array([table.scores(point_weights(x), champion, args.deals, generation).mean() for x in points])
        elite = points[np.argsort(-means)[:ELITE]]
        centre = 0.5 * elite.mean(axis=0) + 0.5 * centre
        spread = np.maximum(0.3 * elite.std(axis=0) + 0.7 * spread, 0.08)
        if generation % 4 == 0:
            champion = point_weights(centre)
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
