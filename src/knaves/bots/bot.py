"""What a bot is."""

from __future__ import annotations

import random
from typing import Protocol

from knaves.game import Move, View


class Bot(Protocol):
    """A player that is a program. It sees what a person in its seat could see, and nothing else."""

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    @property
    def seconds(self) -> float:
        """How long it may think about a move; 0 for one that answers at once."""
        ...

    def choose(self, view: View, rng: random.Random) -> Move:
        """One of `view.legal`. All chance comes from `rng`."""
        ...
