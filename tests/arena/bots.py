"""Contestants that live in the test's own process."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from knaves.arena.contestants import Contestant
from knaves.bots.bot import Bot
from knaves.game import Json, View

Choose = Callable[[View, random.Random], Any]


@dataclass(frozen=True)
class Scripted:
    """A bot that does what a function says."""

    name: str
    how: Choose
    seconds: float = 0.0

    def choose(self, view: View, rng: random.Random) -> Any:
        return self.how(view, rng)


@dataclass(frozen=True)
class Local(Contestant):
    how: Choose = field(default=lambda view, rng: rng.choice(view.legal))

    def open(self) -> contextlib.AbstractContextManager[Bot]:
        return contextlib.nullcontext(Scripted(self.label, self.how))

    def warm_up(self, view: View) -> None:
        pass

    def data(self) -> dict[str, Json]:
        return {"bot": self.label}


def by_chance(label: str = "chance") -> Local:
    return Local(label)


def first(label: str = "first") -> Local:
    """Always the first legal move."""
    return Local(label, how=lambda view, rng: view.legal[0])


def breaks(label: str, what: Choose, after: int = 0) -> Local:
    """Plays so many moves at random, then does something wrong."""
    played = 0

    def how(view: View, rng: random.Random) -> Any:
        nonlocal played
        played += 1
        return rng.choice(view.legal) if played <= after else what(view, rng)

    return Local(label, how=how)
