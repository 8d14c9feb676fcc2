"""A review of a finished game, as data that needs no package: what was chosen, what it cost, and what was luck.

For every side, the skill of all moves and the luck add up to the result less an even share. The chances move in two
steps: from those before a move to those that are to be expected after it, over all orders of the draw pile, and from
there to what came. The first step is the choice, the second one is luck. All hands count as they were, so nothing but
the draw pile is left to chance, and luck is zero on average, whoever plays and however well. To measure choices in
worlds dealt at random instead would make the better player seem unlucky: good players keep jacks, and bad ones keep
cards that others would have played.

Marks and accuracy use no such hindsight: they compare a move with the best one by what its player could know.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from knaves.bots.reason import HintReason

VERSION = 4
"""Changes when the same game would be reviewed differently: a review that was kept is then made again."""

Chances = tuple[float, ...]
"""A number for each side: its chance to win, or a change of it."""
Mark = Literal["best", "good", "inaccurate", "mistake", "blunder"]
Cause = Literal[
    "won", "drawn", "choice", "hidden", "no-better", "removed", "completed", "stolen", "blocked", "played"
]  # fmt: skip
"""What moved the chances: the end; the cards drawn; a worse choice, one that only hidden cards made worse, or a move
that had hardly a better one; else the most telling thing that the move did."""
Story = Literal[
    "well-lucky", "well-even", "well-unlucky", "fair-lucky", "fair-even", "fair-unlucky", "poor-lucky", "poor-even",
    "poor-unlucky",
]  # fmt: skip
"""How somebody played, and whether the cards favoured their side."""

THRESHOLDS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccurate"), (0.0, "good"))
"""The mark of a move that was not the best one, by what it lost of the chance to win."""
ACCURACY_LOSS = 0.06
"""Throwing away this share of the chances one had is an accuracy of 100/e, about 37."""
WELL, FAIR = 75.0, 50.0
"""The accuracy from which somebody played well, or fairly."""
LUCKY = 0.15
"""A side that owes this much of its result to luck was lucky; one that lost this much by it was unlucky."""
MOMENTS = 3
MIN_DOUBT = 0.08
"""A move is doubted if it clearly loses this much of the chance to win."""


def find_mark(loss: float) -> Mark:
    """The mark of a move that was not the best one and lost so much of the chance to win."""
    return next((mark for least, mark in THRESHOLDS if loss >= least), "good")


def accuracy(losses: Sequence[float], chances: Sequence[float]) -> float | None:
    """100 · exp(-share / 0.06) for the share of the chances that was lost, from 0 to 100; None without a decision.

    The chances are those before each decision. Whoever has little to lose would else seem to play well.
    """
    if not losses:
        return None
    share = math.fsum(losses) / max(math.fsum(chances), math.fsum(losses), 1e-9)
    return 100 * math.exp(-share / ACCURACY_LOSS)


def find_story(accuracy: float, luck: float) -> Story:
    """The story of somebody with this accuracy, whose side had this luck."""
    play = "well" if accuracy >= WELL else "fair" if accuracy >= FAIR else "poor"
    fortune = "lucky" if luck >= LUCKY else "unlucky" if luck <= -LUCKY else "even"
    return cast("Story", f"{play}-{fortune}")


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
    """What the choice changed: by what is to be expected of the draw pile. With hands open, at most 0 for the mover's
    side, and 0 for the best move."""
    loss: float
    """What the choice cost of the mover's chance to win, as far as it is clear of the error; it gives the mark."""
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
    cause: Cause | None = None
    """What moved the chances most; None if there was nothing to decide."""
    drawn: tuple[str, ...] = ()
    """The cards that were drawn before the next decision."""
    reason: HintReason | None = None
    """What the move did, if that says why it helped."""


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody played."""

    accuracy: float | None
    """0 to 100; None without a decision."""
    skill: float
    """The sum of what the choices changed of the own side's chance."""
    marks: dict[Mark, int]
    story: Story | None
    """None without a decision."""


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
    """All of it, the deal included: what the draw pile did. On average it is zero."""
    open: Chances
    """All of it, if only the best move with all hands open counts as good: hidden cards are then bad luck too."""


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

    def swing(self, number: int, side: int, *, opened: bool = False) -> tuple[float, float]:
        """What the move with this number, from 1, changed of a side's chance: by the choice, and by luck."""
        move = self.moves[number - 1]
        choice = (move.open if opened else move.known).skill[side]
        return choice, self.chances[number][side] - self.chances[number - 1][side] - choice

    def parts(self, side: int, *, opened: bool = False) -> tuple[float, ...]:
        """What a side's result is made of, and the result.

        That is an even share, the deal, later luck, the side's own choices and those of others.
        """
        skills = [
            (self.sides[move.seat] == side, (move.open if opened else move.known).skill[side]) for move in self.moves
        ]
        luck = (self.luck.open if opened else self.luck.known)[side]
        return (
            1 / len(set(self.sides)),
            self.luck.deal[side],
            luck - self.luck.deal[side],
            math.fsum(skill for own, skill in skills if own),
            math.fsum(skill for own, skill in skills if not own),
            self.chances[-1][side],
        )


def add(vectors: Iterable[Chances], sides: int) -> Chances:
    """The sum by side."""
    rows = list(vectors)
    return tuple(math.fsum(row[side] for row in rows) for side in range(sides))


def subtract(one: Chances, other: Chances) -> Chances:
    """The difference by side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def score(judged: Sequence[tuple[Judgement, Chances]], side: int, luck: Chances) -> Score:
    """How a seat of a side with this luck played, by its moves and the chances before each."""
    decided = [(one, chances[side]) for one, chances in judged if one.mark is not None]
    marks = Counter(one.mark for one, _ in decided)
    exact = accuracy([one.loss for one, _ in decided], [chance for _, chance in decided])
    names: tuple[Mark, ...] = ("best", *(mark for _, mark in reversed(THRESHOLDS)))
    return Score(
        accuracy=exact,
        skill=math.fsum(one.skill[side] for one, _ in judged),
        marks={name: marks[name] for name in names},
        story=None if exact is None else find_story(exact, luck[side]),
    )
