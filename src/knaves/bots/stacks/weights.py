"""The weights of the evaluation, as a person set them and as tools/tune_stacks.py found them; beliefs, and the net."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path

from knaves.bots.stacks import layout as at

NAMES: dict[str, tuple[float, ...]] = {
    "need": (100.0, 110.0, 130.0, 170.0, 350.0),
    "spare": (8.0,),
    "opponent": (1.0,),
    "danger": (0.9, 0.9, 0.9, 0.9, 0.9),
    "later": (0.3,),
    "prospect": (0.7, 0.6, 0.6, 0.6, 0.6, 0.6),
    "hold": (6.0, 6.0, 8.0, 10.0, 22.0, 40.0, 30.0, 10.0, 25.0, 40.0, 50.0),
    "on_top": (3.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 4.0, 10.0, 0.5, 15.0),
    "double": (3.0,),
    "fresh": (12.0,),
    "refill": (60.0,),
    "reveal": (4.0,),
    "bury": (0.7,),
    "run": (6.0,),
    "steal_hand": (15.0, 30.0),
    "deny": (1.0,),
    "wild_share": (0.7,),
    "block_price": (30.0,),
    "progress": (1.0, 1.0, 1.0, 1.0),
    "hurry": (300.0,),
}
"""The groups in the order of `layout.py`, with values as a person would set them."""

HAND_SET: tuple[float, ...] = tuple(value for values in NAMES.values() for value in values)
assert len(HAND_SET) == at.WEIGHTS


def hand_set(seats: int) -> tuple[float, ...]:
    """The hand-set weights; with more than two players what one opponent gains hurts less."""
    weights = list(HAND_SET)
    weights[at.OPPONENT] = 1.0 if seats == 2 else 0.4
    return tuple(weights)


def weights_path(seats: int, what: str = "weights") -> Path:
    """Where the tuned weights, or the `beliefs`, lie: those for two players, and those for more."""
    name = "two" if seats == 2 else "more"
    return Path(str(resources.files("knaves.bots.stacks"))) / what / f"{name}.json"


@lru_cache(maxsize=8)
def load_weights(seats: int) -> tuple[float, ...]:
    """The tuned weights; the hand-set ones where there are none."""
    path = weights_path(seats)
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else hand_set(seats)


@lru_cache(maxsize=8)
def load_beliefs(seats: int) -> tuple[float, ...]:
    """How likely cards are in other hands and in discard piles; all alike where nothing is known."""
    path = weights_path(seats, "beliefs")
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else (1.0,) * at.BELIEFS


@lru_cache(maxsize=1)
def load_net() -> tuple[float, ...]:
    """The net that forecasts games of two."""
    return tuple(json.loads(weights_path(2, "nets").read_text("utf-8")))
