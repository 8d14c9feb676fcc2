"""A belief about hidden hands: who could have played a card and has not, hardly has it; and jacks are kept.

Cards are graded by what they would do for the seat in question. `tools/count_beliefs.py` has counted in games of the
evaluation against itself how much more, or less, often than by chance each grade lies in a hand.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.greedy import sole_opponent
from knaves.bots.lines.kernel import Array, Rng, inlined, random_below, shuffle, signed
from knaves.bots.lines.layout import (
    CARDS,
    CELLS_OF,
    DECK,
    DECK_CARDS,
    FREE_OF,
    HANDS,
    HELD,
    KIND,
    LENGTH,
    LINES,
    MISSING,
    MOST_HAND,
    MOST_THROUGH,
    NONE,
    ORDINARY,
    OWNER,
    SEATS,
    TEAM_OF,
    TEAMS,
    THROUGH,
    THROUGH_COUNT,
    UNUSABLE,
    WILD,
)

WILD_GRADE, REMOVER_GRADE, DEAD_GRADE, BUILDS = 0, 1, 2, 3
"""An ordinary card is graded by the chips that its best own line lacks (1 to 4 or more), and by whether it stops no
line, one that lacks two chips, or one that lacks one."""
MOST_LACKING = 4
STOPS = 3
GRADES = BUILDS + MOST_LACKING * STOPS
ONE = 1 << 20
"""A weight of one: the weights of cards are whole numbers up to this."""

Likely = npt.NDArray[np.int64]


@inlined
def grade(t: Array, p: Array, team: int, card: int) -> int:
    """What a card would do for a team."""
    if t[KIND + card] != ORDINARY:
        return WILD_GRADE if t[KIND + card] == WILD else REMOVER_GRADE
    if p[FREE_OF + card] == 0:
        return DEAD_GRADE
    lacks = MOST_LACKING
    stops = 0
    for k in range(2):
        cell = t[CELLS_OF + 2 * card + k]
        if cell == NONE or p[OWNER + cell] != 0:
            continue
        for m in range(signed(t[THROUGH_COUNT + cell])):
            line = t[THROUGH + MOST_THROUGH * cell + m]
            other = sole_opponent(t, p, team, line)
            mine = signed(p[MISSING + LINES * team + line])
            if other == -1:
                lacks = min(lacks, mine)
            elif other >= 0 and (mine & (UNUSABLE - 1)) == t[LENGTH + line]:
                theirs = signed(p[MISSING + LINES * other + line])
                if theirs <= 2:
                    stops = max(stops, 3 - theirs)
    return BUILDS + STOPS * (lacks - 1) + stops


@inlined
def mark_likely(t: Array, p: Array, belief: Any, likely: Likely) -> None:
    """Work out how likely each card is in a hand of each team; only the proportions count."""
    for team in range(signed(t[TEAMS])):
        highest = 0.0
        for card in range(CARDS):
            likely[CARDS * team + card] = grade(t, p, team, card)
            highest = max(highest, belief[likely[CARDS * team + card]])
        for card in range(CARDS):
            likely[CARDS * team + card] = int(ONE * belief[likely[CARDS * team + card]] / highest)


@inlined
def deal_unseen(t: Array, p: Array, own: int, cards: Array, likely: Likely, rng: Rng) -> None:
    """Deal the cards that a seat cannot see: to the other hands by how likely they are there, the rest to the pile."""
    at = 0
    count = cards.shape[0]
    for seat in range(signed(t[SEATS])):
        if seat == own:
            continue
        first = CARDS * signed(t[TEAM_OF + seat])
        for i in range(signed(p[HELD + seat])):
            chosen = at + random_below(rng, count - at)
            for _ in range(count):  # a few tries as a rule
                if random_below(rng, ONE) < likely[first + cards[chosen]]:
                    break
                chosen = at + random_below(rng, count - at)
            cards[at], cards[chosen] = cards[chosen], cards[at]
            p[HANDS + MOST_HAND * seat + i] = cards[at]
            at += 1
    shuffle(cards, at, count - at, rng)
    for i in range(signed(p[DECK])):
        p[DECK_CARDS + i] = cards[at + i]


def beliefs_path() -> Path:
    """Where the beliefs for all games and numbers of seats lie."""
    return Path(str(resources.files("knaves.bots.lines"))) / "beliefs.json"


@lru_cache(maxsize=1)
def load_beliefs() -> dict[str, list[float]]:
    """By game and number of seats, as in `classic-4`: how much more often than by chance each grade is in a hand."""
    found: dict[str, list[float]] = json.loads(beliefs_path().read_text("utf-8"))
    return found


def belief_for(game: str, seats: int) -> npt.NDArray[np.float64]:
    """What is believed at a table."""
    return np.array(load_beliefs()[f"{game}-{seats}"])
