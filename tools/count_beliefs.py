"""Count how often a hand holds a card of each grade, in self-play of the evaluation.

`python tools/count_beliefs.py --games 20000` writes src/knaves/bots/lines/beliefs.json, for both board games and every
number of seats: for each grade of `beliefs.py` the ratio to chance of such a card in another hand.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

from knaves.bots.lines import layout as at
from knaves.bots.lines.beliefs import GRADES, beliefs_path, grade
from knaves.bots.lines.evaluate import load_weights
from knaves.bots.lines.evaluate_jit import MAX_PLAYS, greedy_move
from knaves.bots.lines.jit import copy, jit, signed
from knaves.bots.lines.kernel import apply
from knaves.bots.lines.packing import pack
from knaves.bots.lines.self_play import redeal
from knaves.deal import seed_from
from knaves.games.lines import CLASSIC, TRAVEL

MAX_PLIES = 1000
NOISE = 20.0
"""Adds some variety to the moves of the evaluation."""


@jit
def count_cards(t: Any, p: Any, found: Any, expected: Any) -> None:
    """Count where the cards that the seat to move cannot see are, and where chance would put them."""
    seat = signed(p[at.TURN])
    copies = np.zeros(at.CARDS)
    held = np.zeros((at.MAX_TEAMS, at.CARDS))
    hidden = 0
    holding = np.zeros(at.MAX_TEAMS)
    for other in range(signed(t[at.SEATS])):
        if other != seat:
            team = signed(t[at.SEAT_TEAM + other])
            for i in range(signed(p[at.HAND_COUNT + other])):
                card = p[at.HANDS + at.HAND_SLOTS * other + i]
                copies[card] += 1
                held[team, card] += 1
                holding[team] += 1
                hidden += 1
    for i in range(signed(p[at.DECK_COUNT])):
        copies[p[at.DECK_CARDS + i]] += 1
        hidden += 1
    for team in range(signed(t[at.TEAMS])):
        for card in range(at.CARDS):
            if copies[card] and holding[team]:
                kind = grade(t, p, team, card)
                found[kind] += held[team, card]
                expected[kind] += copies[card] * holding[team] / hidden


@jit
def count(
    t: Any, start: Any, p: Any, w: Any, rng: Any, moves: Any, values: Any, games: int, found: Any, expected: Any
) -> None:
    """Play games and count the cards before every turn."""
    for _ in range(games):
        redeal(t, start, rng)
        copy(p, start)
        p[at.PLIES] = 0
        while p[at.WINNER] == at.NO_WINNER and p[at.PLIES] < MAX_PLIES:
            if p[at.EXCHANGED] == 0:
                count_cards(t, p, found, expected)
            apply(t, p, greedy_move(t, p, w, False, NOISE, rng, moves, values), rng)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="with two players; with more as many fewer")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    beliefs = {}
    for game in (CLASSIC, TRAVEL):
        for seats in game.seat_counts:
            state = game.new(seats=seats, seed=seed_from(0))
            t, start = pack(state)
            found, expected = np.full(GRADES, 5.0), np.full(GRADES, 5.0)
            weights = np.array(load_weights(game.name, state.setup.teams))
            rng = np.array([int.from_bytes(seed_from(f"{args.seed}/{game.name}/{seats}")[:8], "big") | 1], np.uint64)
            work = np.zeros(MAX_PLAYS, np.int64), np.zeros(MAX_PLAYS)
            count(t, start, start.copy(), weights, rng, *work, 2 * args.games // seats, found, expected)
            name = f"{game.name}-{seats}"
            beliefs[name] = [float(f"{ratio:.3g}") for ratio in found / expected]
            print(name, *beliefs[name], flush=True)
    lines = [f"  {json.dumps(name)}: {json.dumps(ratios)}" for name, ratios in beliefs.items()]
    beliefs_path().write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
