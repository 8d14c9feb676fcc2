"""Beliefs about hidden hands: a seat that could have played a card and has not, probably lacks it; jacks are kept.

Cards are graded by their use to the seat in question. `tools/count_beliefs.py` counted in self-play how much more or
less often than by chance a hand holds a card of each grade.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.bots.lines.evaluate_jit import sole_opponent
from knaves.bots.lines.jit import Array, Rng, inlined, random_below, shuffle, signed
from knaves.bots.lines.layout import (
    CARD_CELLS,
    CARD_FREE_CELLS,
    CARDS,
    CELL_LINE_COUNT,
    CELL_LINES,
    DECK_CARDS,
    DECK_COUNT,
    HAND_COUNT,
    HAND_SLOTS,
    HANDS,
    KIND,
    LINE_LENGTH,
    LINES,
    MAX_CELL_LINES,
    MISSING,
    NONE,
    ORDINARY,
    OWNER,
    SEAT_TEAM,
    SEATS,
    TEAMS,
    UNUSABLE,
    WILD,
)

WILD_GRADE, REMOVER_GRADE, DEAD_GRADE, BUILDS = 0, 1, 2, 3
"""An ordinary card is graded by the chips that its best own line lacks (1 to 4 or more) and by the line that it blocks:
none, one that lacks two chips, or one that lacks one."""
MAX_LACKING = 4
STOPS = 3
GRADES = BUILDS + MAX_LACKING * STOPS
FULL_WEIGHT = 1 << 20
"""The largest likelihood; likelihoods are whole numbers."""

Likelihoods = npt.NDArray[np.int64]


@inlined
def grade(t: Array, p: Array, team: int, card: int) -> int:
    """The grade of a card for a team."""
    if t[KIND + card] != ORDINARY:
        return WILD_GRADE if t[KIND + card] == WILD else REMOVER_GRADE
    if p[CARD_FREE_CELLS + card] == 0:
        return DEAD_GRADE
    lacks = MAX_LACKING
    stops = 0
    for k in range(2):
        cell = t[CARD_CELLS + 2 * card + k]
        if cell == NONE or p[OWNER + cell] != 0:
            continue
        for m in range(signed(t[CELL_LINE_COUNT + cell])):
            line = t[CELL_LINES + MAX_CELL_LINES * cell + m]
            other = sole_opponent(t, p, team, line)
            mine = signed(p[MISSING + LINES * team + line])
            if other == -1:
                lacks = min(lacks, mine)
            elif other >= 0 and (mine & (UNUSABLE - 1)) == t[LINE_LENGTH + line]:
                theirs = signed(p[MISSING + LINES * other + line])
                if theirs <= 2:
                    stops = max(stops, 3 - theirs)
    return BUILDS + STOPS * (lacks - 1) + stops


@inlined
def fill_likelihoods(t: Array, p: Array, belief: Any, likelihoods: Likelihoods) -> None:
    """Compute how likely each card is in a hand of each team; only the proportions matter."""
    for team in range(signed(t[TEAMS])):
        highest = 0.0
        for card in range(CARDS):
            likelihoods[CARDS * team + card] = grade(t, p, team, card)
            highest = max(highest, belief[likelihoods[CARDS * team + card]])
        for card in range(CARDS):
            likelihoods[CARDS * team + card] = int(FULL_WEIGHT * belief[likelihoods[CARDS * team + card]] / highest)


@inlined
def deal_unseen(t: Array, p: Array, own: int, cards: Array, likelihoods: Likelihoods, rng: Rng) -> None:
    """Deal the cards that a seat cannot see: to the other hands by likelihood, the rest to the draw pile."""
    at = 0
    count = cards.shape[0]
    for seat in range(signed(t[SEATS])):
        if seat == own:
            continue
        first = CARDS * signed(t[SEAT_TEAM + seat])
        for i in range(signed(p[HAND_COUNT + seat])):
            chosen = at + random_below(rng, count - at)
            for _ in range(count):  # rejection sampling; usually a few tries
                if random_below(rng, FULL_WEIGHT) < likelihoods[first + cards[chosen]]:
                    break
                chosen = at + random_below(rng, count - at)
            cards[at], cards[chosen] = cards[chosen], cards[at]
            p[HANDS + HAND_SLOTS * seat + i] = cards[at]
            at += 1
    shuffle(cards, at, count - at, rng)
    for i in range(signed(p[DECK_COUNT])):
        p[DECK_CARDS + i] = cards[at + i]


def beliefs_path() -> Path:
    """The file with the beliefs for all games and seat counts."""
    return Path(str(resources.files("knaves.bots.lines"))) / "beliefs.json"


@lru_cache(maxsize=1)
def load_beliefs() -> dict[str, list[float]]:
    """By game and seat count, such as `classic-4`: the ratio to chance for each grade."""
    found: dict[str, list[float]] = json.loads(beliefs_path().read_text("utf-8"))
    return found


def belief_for(game: str, seats: int) -> npt.NDArray[np.float64]:
    """The beliefs for a game with this many seats."""
    return np.array(load_beliefs()[f"{game}-{seats}"])
