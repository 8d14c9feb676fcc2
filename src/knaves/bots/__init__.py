"""Players that are programs: each gets a `View` and gives a `Move`. Imports the games and everything below.

A bot never sees a `State`, so it cannot know what a person in its seat could not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from knaves.bots import obvious
from knaves.game import Move, View

Choose = Callable[[View, random.Random], Move]
"""A bot: the move it makes in a position that it may act in."""


def choose_randomly(view: View, rng: random.Random) -> Move:
    """Any legal move, each as likely."""
    return rng.choice(view.legal)


BOTS: Mapping[str, Choose] = MappingProxyType({"beginner": obvious.choose, "random": choose_randomly})
"""The bots by name."""
