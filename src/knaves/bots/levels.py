"""The six levels of bots, from random play to the strongest search; each has a name and a character."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.util import find_spec
from types import MappingProxyType

from knaves.bots.bot import Bot
from knaves.bots.families import find_players
from knaves.game import Move, View

BEST_WITHOUT_SEARCH = "greedy"
"""The strongest level that answers without searching."""
MIN_SECONDS = 0.1
"""The shortest search for a secret answer."""
ANSWER_DELAY = 1.25
"""A secret answer is delivered after this many times the search time, so that a slightly late search still fits."""


@dataclass(frozen=True)
class Level:
    """A level of play, which is also a bot."""

    key: str
    """Its name in commands."""
    name: str
    """Its name at the table."""
    character: str
    """A sentence that describes its play."""
    seconds: float = 0.0
    """Its time limit for a move."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a move; the only legal one at once."""
        if len(view.legal) == 1:
            return view.legal[0]
        players = find_players(view.game)
        if self.key == "random" or players is None:
            return rng.choice(view.legal)
        return players.choose(self.key, view, rng, self.seconds)

    def share_time(self, asked: int) -> Level:
        """The same level with its time divided among all bots that are asked for a secret answer at once.

        One process can then serve them all. The time depends on public facts only. A bot without a choice answers
        sooner, and that would reveal that it holds no Block (G31), so the caller delivers each answer after
        `ANSWER_DELAY` times these seconds and no sooner.
        """
        return replace(self, seconds=max(MIN_SECONDS, self.seconds / asked)) if self.seconds else self

    def choose_without_search(self, view: View, rng: random.Random) -> Move:
        """Choose a move when no time is left: a level that searches plays like the best one that does not."""
        return LEVELS[BEST_WITHOUT_SEARCH].choose(view, rng) if self.seconds else self.choose(view, rng)


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


def lacks_search(levels: Iterable[str]) -> bool:
    """Whether any of these levels would play like `greedy` because Numba is not installed."""
    return any(LEVELS[key].seconds for key in levels) and find_spec("numba") is None


_: Bot = LEVELS["random"]  # checks that a level is a bot
