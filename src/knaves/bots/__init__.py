"""Computer players: a bot takes a `View` and returns a `Move`. Imports the games and everything below.

A bot never sees a `State`, so it knows no more than a person in its seat would.
"""

from knaves.bots.bot import Bot
from knaves.bots.hints import Hint, hint
from knaves.bots.levels import LEVELS, Level, find_level, lacks_numpy, warm_up
from knaves.bots.reason import NUDGES, REASONS, HintReason

__all__ = [
    "LEVELS", "NUDGES", "REASONS", "Bot", "Hint", "HintReason", "Level", "find_level", "hint", "lacks_numpy", "warm_up",
]  # fmt: skip
