"""The six levels of bots, from random play to the strongest network; each has a name and a character.

A level is data: for each family of games the weights of a network and a temperature. Without NumPy the networks cannot
play, and a plain evaluation chooses in their place.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from knaves.bots.bot import Bot
from knaves.bots.families import find_family, import_numpy, load_network, numpy_installed
from knaves.errors import SetupError, need_random
from knaves.game import Move, View
from knaves.games import GAMES

MIN_SECONDS = 0.1
"""The shortest search for a secret answer."""
ANSWER_DELAY = 1.25
"""A secret answer is delivered after this many times the search time, so that a slightly late search still fits."""


@dataclass(frozen=True)
class Policy:
    """How a level plays one family of games."""

    weights: str
    """The file of its network in `knaves/bots/weights`, without `.npz`."""
    temperature: float = 0.0
    """With 0 it plays the best move; the higher, the more often another one."""


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
    """Its time limit for a move; 0 if it answers at once."""
    policies: Mapping[str, Policy] = field(default_factory=dict)
    """By the name of a family. A family without one is played by the plain evaluation."""
    plain: str = ""
    """The plain player that replaces a network: `beginner`, `casual` or `greedy`. Without one, it plays at random."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose a move; the only legal one at once, unless answers are secret.

        A secret answer takes the same work with or without a choice: else its time would tell who holds a Block (G31).
        """
        _check_question(view, rng)
        if len(view.legal) == 1 and not view.simultaneous:
            return view.legal[0]
        family = find_family(view.game)
        policy = self.policies.get(family.name) if family is not None else None
        if family is None or policy is None or not numpy_installed():
            return self.choose_plainly(view, rng)
        if (move := family.choose_routine(view)) is not None:
            return move
        logits, _ = load_network(family.name, policy.weights).evaluate(view)
        return sample(logits, policy.temperature, rng)

    def choose_plainly(self, view: View, rng: random.Random) -> Move:
        """Choose a move without a network and without search: NumPy is missing, or no time is left."""
        family = find_family(view.game)
        if family is None or not self.plain:
            return rng.choice(view.legal)
        return family.choose_routine(view) or family.choose_plainly(self.plain, view, rng)

    def share_time(self, asked: int) -> Level:
        """The same level with its time divided among all bots that are asked for a secret answer at once.

        One process can then serve them all. The time depends on public facts only. A bot without a choice answers
        sooner, and that would reveal that it holds no Block (G31), so the caller delivers each answer after
        `ANSWER_DELAY` times these seconds and no sooner.
        """
        return replace(self, seconds=max(MIN_SECONDS, self.seconds / asked)) if self.seconds else self


def _check_question(view: View, rng: random.Random) -> None:
    if not isinstance(view, View):
        raise SetupError(f"a bot chooses by a view, not by {repr(view)[:60]}: state.view(seat) gives one")
    if not view.legal:
        raise SetupError(f"seat {view.seat} has no move to choose now: state.actors has the seats that may act")
    need_random("choose", rng)


def sample(logits: Mapping[Move, float], temperature: float, rng: random.Random) -> Move:
    """The best move, or with a temperature a random one: each with the chance softmax(logits / temperature)."""
    if not temperature:
        return max(logits, key=logits.__getitem__)
    best = max(logits.values())
    chances = [math.exp((logit - best) / temperature) for logit in logits.values()]
    return rng.choices(list(logits), chances)[0]


class NoSuchLevel(SetupError, KeyError):
    """A name that no level has."""

    def __init__(self, name: object, known: Iterable[Level]) -> None:
        levels = ", ".join(f"{level.key} ({level.name})" for level in known)
        super().__init__(f"there is no level {repr(name)[:60]}; the levels are {levels}")

    def __str__(self) -> str:
        """The sentence; a `KeyError` would put it in quotes."""
        return str(self.args[0])


class _Levels(dict[str, Level]):
    """The levels by key. The keys of version 0.1 and the names at the table find their level too."""

    def __missing__(self, name: str) -> Level:
        wanted = " ".join(str(name).split()).casefold()
        key = _OLD_KEYS.get(wanted, wanted)
        for level in self.values():
            if key in (level.key, level.name.casefold()):
                return level
        raise NoSuchLevel(name, self.values())


_OLD_KEYS = {"greedy": "skilled", "searcher": "expert"}

LEVELS: Mapping[str, Level] = MappingProxyType(
    _Levels(
        {
            level.key: level
            for level in (
                Level("random", "Dice", "Plays any card that can be played."),
                Level(
                    "beginner",
                    "Pip",
                    "Sees a line that is nearly done, and often misses that too.",
                    policies={"lines": Policy("lines", 80.0), "stacks": Policy("stacks", 24.0)},
                    plain="beginner",
                ),
                Level(
                    "casual",
                    "Hector",
                    "Knows a good move but does not look closely.",
                    policies={"lines": Policy("lines", 42.0), "stacks": Policy("stacks", 13.0)},
                    plain="casual",
                ),
                Level(
                    "skilled",
                    "Ogier",
                    "Plays well, with a slip now and then.",
                    policies={"lines": Policy("lines", 25.0), "stacks": Policy("stacks", 9.0)},
                    plain="greedy",
                ),
                Level(
                    "expert",
                    "La Hire",
                    "Hardly ever makes a mistake.",
                    policies={"lines": Policy("lines", 14.0), "stacks": Policy("stacks", 6.0)},
                    plain="greedy",
                ),
                Level(
                    "best",
                    "Lancelot",
                    "Always plays the best move it knows.",
                    policies={"lines": Policy("lines"), "stacks": Policy("stacks")},
                    plain="greedy",
                ),
            )
        }
    )
)
"""The levels by key, the weakest first."""


def find_level(name: str) -> Level:
    """The level with this key or name, in any case; the keys of version 0.1 count too. Raises `SetupError`."""
    return LEVELS[name]


def lacks_numpy(levels: Iterable[str]) -> bool:
    """Whether any of these levels would be played without its network, because NumPy is not installed."""
    return any(find_level(name).policies for name in levels) and not numpy_installed()


def warm_up(games: Iterable[str] | None = None) -> bool:
    """Load NumPy and the networks for these games, or for all; returns whether the networks can play.

    Call it when a process that runs bots starts, before anything imports NumPy: bots then use one thread each. Without
    NumPy the levels play by a plain evaluation, and the result is False.
    """
    names = tuple(GAMES) if games is None else tuple(games)
    for name in names:
        if name not in GAMES:
            raise SetupError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    if not numpy_installed():
        return False
    import_numpy()
    for family in filter(None, {find_family(GAMES[name]) for name in names}):
        for level in LEVELS.values():
            if family.name in level.policies:
                load_network(family.name, level.policies[family.name].weights)
    return True


_: Bot = LEVELS["random"]  # checks that a level is a bot
