"""The protocol of a bot."""

from __future__ import annotations

import random
from typing import Protocol

from knaves.game import Move, View


class Bot(Protocol):
    """A computer player. It sees what a person in its seat could see, and nothing else."""

    @property
    def name(self) -> str:
        """The name that people see."""
        ...

    @property
    def seconds(self) -> float:
        """The time limit for a move; 0 for a bot that answers at once."""
        ...

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose one of `view.legal`. All randomness comes from `rng`."""
        ...
