"""The list of attacks, and how one of them is carried out and judged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.attack.target import Target, target, workspace

LIMIT = 300.0
"""Seconds after which an attack is given up, and counts as lost."""


@dataclass(frozen=True)
class Outcome:
    """How an attack went."""

    held: bool
    measured: str


@dataclass
class Scene:
    """What an attack works with: a folder, chance, and how long it may go on."""

    folder: Path
    rng: random.Random
    seconds: float
    say: Callable[[str], None] = lambda _: None
    """Tells whoever watches what goes on."""
    complaints: list[str] = field(default_factory=list)
    """What was wrong with the servers besides what the attack measures."""
    expected: str = ""
    """Words of an error that the server is right to log in this attack."""
    shared: Target | None = None
    """A server that runs already, for attacks that need none of their own."""

    @contextlib.contextmanager
    def server(self, *words: str, module: tuple[str, ...] = ("knaves",), data: str = "data") -> Iterator[Target]:
        """A server on a folder of this scene, with default settings but for these words."""
        usual = not words and module == ("knaves",)
        running = contextlib.nullcontext(self.shared) if self.shared and usual else None
        with running or target(self.folder / data, *words, module=module) as found:
            yield found
            complaints = [each for each in found.complaints() if not self.expected or self.expected not in each]
            self.complaints += [each for each in complaints if each not in self.complaints]


Work = Callable[[Scene], Awaitable[Outcome]]


@dataclass(frozen=True)
class Attack:
    """One attack."""

    name: str
    who: str
    """Who does it: a stranger, a player, a spectator, a host, a neighbour or the machine itself."""
    tries: str
    """What is tried, in a sentence."""
    work: Work


ATTACKS: dict[str, Attack] = {}


def attack(name: str, who: str, tries: str) -> Callable[[Work], Work]:
    """Add an attack to the list."""

    def add(work: Work) -> Work:
        ATTACKS[name] = Attack(name, who, tries, work)
        return work

    return add


@dataclass(frozen=True)
class Verdict:
    """An attack that was carried out."""

    attack: str
    who: str
    tries: str
    measured: str
    held: bool
    seconds: float


async def carry_out(
    one: Attack, seed: int, seconds: float, say: Callable[[str], None], shared: Target | None = None
) -> Verdict:
    """Carry out one attack. Whatever goes wrong in it counts as lost."""
    started = time.monotonic()
    with workspace() as folder:
        scene = Scene(folder, random.Random(f"{seed}/{one.name}"), seconds, say, shared=shared)
        try:
            async with asyncio.timeout(LIMIT):
                outcome = await one.work(scene)
        except Exception as error:
            outcome = Outcome(False, f"stopped by {type(error).__name__}: {str(error)[:200]}")
    measured = "; ".join([outcome.measured, *scene.complaints[:3]])
    held = outcome.held and not scene.complaints
    return Verdict(one.name, one.who, one.tries, measured, held, round(time.monotonic() - started, 1))
