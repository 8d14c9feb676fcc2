"""Players that are programs: each gets a `View` and gives a `Move`. Imports the games and everything below.

A bot never sees a `State`, so it cannot know what a person in its seat could not know.
"""

from knaves.bots.bot import Bot
from knaves.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "Level"]
