"""A review of a finished game, as data that needs no package: what was chosen, what it cost, and what was luck.

For every side, the skill of all moves and the luck add up to the result less an even share. The luck of a move is what
its choice does not explain: `chances` after it, less those before it, less its skill.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from knaves.bots.reason import HintReason

VERSION = 1
"""Changes when the same game would be reviewed differently: a review that was kept is then made again."""

Chances = tuple[float, ...]
"""A number for each side: its chance to win, or a change of it."""
Mark = Literal["best", "good", "inaccurate", "mistake", "blunder"]
Cause = Literal["won", "choice", "removed", "completed", "stolen", "blocked", "drawn", "played"]
"""What moved the chances: the end, a choice that was not the best, or the most telling thing that happened."""

THRESHOLDS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccurate"), (0.0, "good"))
"""The mark of a move that was not the best one, by what it lost of the chance to win."""
ACCURACY_LOSS = 0.03
"""Losing this much of the chance to win per decision is an accuracy of 100/e, about 37."""
MOMENTS = 3
MIN_DOUBT = 0.08
"""A move is doubted if it clearly loses this much of the chance to win."""


def find_mark(loss: float) -> Mark:
    """The mark of a move that was not the best one and lost so much of the chance to win."""
    return next((mark for least, mark in THRESHOLDS if loss >= least), "good")


def accuracy(losses: Sequence[float]) -> float | None:
    """100 · exp(-mean loss / 0.03), between 0 and 100; None without a decision."""
    return 100 * math.exp(-math.fsum(losses) / len(losses) / ACCURACY_LOSS) if losses else None


@dataclass(frozen=True, slots=True)
class Alternative:
    """A move that was compared."""

    move: str
    chance: float
    """The mover's chance to win with it."""
    probability: float
    """How likely the strongest level is to play it."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a player should think again about a move."""

    chance: float
    """The own side's chance to win after the move …"""
    best_chance: float
    """… and after the best one."""
    nudge: HintReason
    """What helps to find a better move."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a move was worth, compared with the best one on the same unseen cards."""

    mark: Mark | None
    """None if there was nothing to decide."""
    skill: Chances
    """What the choice changed; at most 0 for the mover's side, 0 for the best move."""
    loss: float
    """What the choice cost of the mover's chance to win, as far as it is clear of the error."""
    best: str = ""
    """The better move, if there is one."""
    reason: HintReason | None = None
    """The reason for the better move."""
    alternatives: tuple[Alternative, ...] = ()
    """The moves that were compared, the strongest level's likeliest first."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of the game."""

    seat: int
    move: str
    known: Judgement
    """By what the player could know."""
    open: Judgement
    """With all hands open; the draw pile stays unknown."""


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody played."""

    accuracy: float | None
    """0 to 100; None without a decision."""
    skill: float
    """The sum of what the choices changed of the own side's chance."""
    marks: dict[Mark, int]


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """How a seat played, by what it could know and with all hands open."""

    known: Score
    open: Score


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of each side."""

    deal: Chances
    """By the first hands and the order of play."""
    known: Chances
    """All of it, the deal included: what the choices do not explain, judged by what players could know …"""
    open: Chances
    """… and judged with all hands open."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that decided the game."""

    number: int
    """The number of the move, from 1."""
    change: Chances
    cause: Cause
    cards: tuple[str, ...] = ()
    """The cards that were drawn, if that is the cause."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, judged move by move."""

    version: int
    game: str
    names: tuple[str, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    chances: tuple[Chances, ...]
    """Each side's chance to win before each move, and at the end the result."""
    moves: tuple[ReviewedMove, ...]
    players: tuple[PlayerReview, ...]
    """By seat."""
    luck: Luck
    moments: tuple[Moment, ...]
    """The three largest changes, in the order of the game."""


def add(vectors: Iterable[Chances], sides: int) -> Chances:
    """The sum by side."""
    rows = list(vectors)
    return tuple(math.fsum(row[side] for row in rows) for side in range(sides))


def subtract(one: Chances, other: Chances) -> Chances:
    """The difference by side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def score(judged: Sequence[Judgement], side: int) -> Score:
    """How a seat of a side played."""
    marks = Counter(one.mark for one in judged if one.mark is not None)
    losses = [one.loss for one in judged if one.mark is not None]
    names: tuple[Mark, ...] = ("best", *(mark for _, mark in reversed(THRESHOLDS)))
    return Score(accuracy(losses), math.fsum(one.skill[side] for one in judged), {name: marks[name] for name in names})
