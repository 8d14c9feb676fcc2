"""The weights of the plain evaluation: set by hand, and tuned by a search over self-play."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path

from knaves.bots.stacks import layout as at

MANUAL_WEIGHT_GROUPS: dict[str, tuple[float, ...]] = {
    "need": (100.0, 110.0, 130.0, 170.0, 350.0),
    "spare": (8.0,),
    "opponent": (1.0,),
    "danger": (0.9, 0.9, 0.9, 0.9, 0.9),
    "later": (0.3,),
    "prospect": (0.7, 0.6, 0.6, 0.6, 0.6, 0.6),
    "hold": (6.0, 6.0, 8.0, 10.0, 22.0, 40.0, 30.0, 10.0, 25.0, 40.0, 50.0),
    "on_top": (3.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 4.0, 10.0, 0.5, 15.0),
    "double": (3.0,),
    "undrawn": (12.0,),
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
"""Weights set by hand, in groups in the order of `layout.py`."""

MANUAL_WEIGHTS: tuple[float, ...] = tuple(value for values in MANUAL_WEIGHT_GROUPS.values() for value in values)
assert len(MANUAL_WEIGHTS) == at.WEIGHT_COUNT


def manual_weights(seats: int) -> tuple[float, ...]:
    """Weights set by hand; with more than two players an opponent's gain counts less."""
    weights = list(MANUAL_WEIGHTS)
    weights[at.OPPONENT] = 1.0 if seats == 2 else 0.4
    return tuple(weights)


def weights_path(seats: int) -> Path:
    """The file with the tuned weights, for two players or for more."""
    name = "two" if seats == 2 else "more"
    return Path(str(resources.files("knaves.bots.stacks"))) / "weights" / f"{name}.json"


@lru_cache(maxsize=8)
def load_weights(seats: int) -> tuple[float, ...]:
    """The tuned weights, or those set by hand if there are none."""
    path = weights_path(seats)
    return tuple(json.loads(path.read_text("utf-8"))) if path.is_file() else manual_weights(seats)
