"""The ladder: six levels with a name and a character each, from one that rolls dice to the best we can do."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from knaves.bots import obvious
from knaves.bots.bot import Bot
from knaves.game import Move, View

Choose = Callable[[View, random.Random], Move]


@dataclass(frozen=True)
class Level:
    """One rung of the ladder."""

    key: str
    """What it is called in commands."""
    name: str
    """What people call it at the table."""
    character: str
    """One sentence about how it plays."""
    seconds: float
    """How long it may think about a move."""
    how: Choose

    def choose(self, view: View, rng: random.Random) -> Move:
        """The move of this level; the only legal one without thinking."""
        return view.legal[0] if len(view.legal) == 1 else self.how(view, rng)


def choose_randomly(view: View, rng: random.Random) -> Move:
    """Any legal move, each as likely."""
    return rng.choice(view.legal)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.key: level
        for level in (
            Level("random", "Dice", "Plays any card that can be played.", 0.0, choose_randomly),
            Level("beginner", "Pip", "Sees what is obvious and looks no further.", 0.0, obvious.choose),
        )
    }
)
"""The levels by key, the weakest first."""

_: Bot = LEVELS["random"]  # a level is a bot
