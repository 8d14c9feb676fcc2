"""The ladder: six levels with a name and a character each, from one that rolls dice to the best we can do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from knaves.bots.bot import Bot
from knaves.bots.families import players_of
from knaves.game import Move, View

QUICKEST = "greedy"
"""The strongest level that answers without searching."""
SHORTEST_THOUGHT = 0.1
"""Seconds that a level which searches has for a secret answer at least."""
EVENLY = 1.25
"""A secret answer is given after so many times the thinking time, so that a search that ends a little late fits in."""


@dataclass(frozen=True)
class Level:
    """One rung of the ladder."""

    key: str
    """What it is called in commands."""
    name: str
    """What people call it at the table."""
    character: str
    """One sentence about how it plays."""
    seconds: float = 0.0
    """How long it may think about a move."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """The move of this level; the only legal one without thinking."""
        if len(view.legal) == 1:
            return view.legal[0]
        players = players_of(view.game)
        if self.key == "random" or players is None:
            return rng.choice(view.legal)
        return players.choose(self.key, view, rng, self.seconds)

    def sharing(self, asked: int) -> Level:
        """The same level where so many are asked for secret answers: they share its time, so one process serves all.

        This time follows from what everybody knows. A bot that has no choice answers sooner, which would tell that it
        holds no Block (G31): so whoever asks passes an answer on after `EVENLY` times these seconds, and no sooner.
        """
        return replace(self, seconds=max(SHORTEST_THOUGHT, self.seconds / asked)) if self.seconds else self

    def choose_at_once(self, view: View, rng: random.Random) -> Move:
        """The move of this level when no time is left: one that searches plays like the best that does not."""
        return LEVELS[QUICKEST].choose(view, rng) if self.seconds else self.choose(view, rng)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.key: level
        for level in (
            Level("random", "Dice", "Plays any card that can be played."),
            Level("beginner", "Pip", "Sees a line that is nearly done, and often misses that too."),
            Level("casual", "Hector", "Knows what is good but does not look closely."),
            Level("greedy", "Ogier", "Weighs every play with care and takes the one that is best right now."),
            Level("searcher", "La Hire", "Tries the best plays out in its head for a moment.", 0.1),
            Level("best", "Lancelot", "Thinks for up to a second, as far ahead as it can.", 1.0),
        )
    }
)
"""The levels by key, the weakest first."""

_: Bot = LEVELS["random"]  # a level is a bot
