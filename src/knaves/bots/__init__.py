"""Players that are programs: each gets a `View` and gives a `Move`. Imports the games and everything below.

A bot never sees a `State`, so it cannot know what a person in its seat could not know.
"""

from knaves.bots.bot import Bot
from knaves.bots.families import warm_up
from knaves.bots.hints import Hint, hint
from knaves.bots.levels import LEVELS, Level
from knaves.bots.reason import REASONS, HintReason

__all__ = ["LEVELS", "REASONS", "Bot", "Hint", "HintReason", "Level", "hint", "warm_up"]
