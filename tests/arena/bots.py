"""Contestants that run in the test process."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from knaves.arena.contestants import Contestant
from knaves.bots.bot import Bot
from knaves.game import Json, View

Policy = Callable[[View, random.Random], Any]


@dataclass(frozen=True)
class CallbackBot:
    """A bot whose moves a function chooses."""

    name: str
    policy: Policy
    seconds: float = 0.0

    def choose(self, view: View, rng: random.Random) -> Any:
        return self.policy(view, rng)


@dataclass(frozen=True)
class LocalBot(Contestant):
    policy: Policy = field(default=lambda view, rng: rng.choice(view.legal))

    def open(self) -> contextlib.AbstractContextManager[Bot]:
        return contextlib.nullcontext(CallbackBot(self.label, self.policy))

    def warm_up(self, view: View) -> None:
        pass

    def data(self) -> dict[str, Json]:
        return {"bot": self.label}


def random_bot(label: str = "chance") -> LocalBot:
    return LocalBot(label)


def first_move_bot(label: str = "first") -> LocalBot:
    """A bot that always plays the first legal move."""
    return LocalBot(label, policy=lambda view, rng: view.legal[0])


def failing_bot(label: str, fail: Policy, after: int = 0) -> LocalBot:
    """A bot that plays `after` random moves and then fails."""
    played = 0

    def policy(view: View, rng: random.Random) -> Any:
        nonlocal played
        played += 1
        return rng.choice(view.legal) if played <= after else fail(view, rng)

    return LocalBot(label, policy=policy)
