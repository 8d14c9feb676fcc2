"""A puzzle: what is shipped of it as one line of text, and what follows from that by the rules."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Literal

from knaves.bots.families import find_family
from knaves.bots.reason import HintReason
from knaves.errors import GameError, Unreadable
from knaves.game import Move, View
from knaves.games import GAMES
from knaves.puzzles.plan import Plan, Step
from knaves.puzzles.rules import RULES

Kind = Literal["win", "stop", "jack", "dead", "line", "chain", "block", "special", "best"]
KINDS: tuple[Kind, ...] = ("win", "stop", "jack", "dead", "line", "chain", "block", "special", "best")
"""What is asked for: to win now; to stop an opponent's win; to play a jack; to exchange a dead card; to choose a line;
to lay the most cards in a turn; to block a pile or not; to play a special card; to find the best move."""


@dataclass(frozen=True)
class Answer:
    """What a move of a solver comes to."""

    right: bool
    step: int | None = None
    """The number of the next step; None if the puzzle is solved, or the move wrong."""

    @property
    def solved(self) -> bool:
        """Whether nothing is left to do."""
        return self.right and self.step is None


@dataclass(frozen=True)
class Puzzle:
    """A position with one right move, and how hard it is to find."""

    kind: Kind
    solution: tuple[str, ...]
    """The right moves of the first step: more than one only if they amount to the same."""
    chance: float | None
    """The chance to win with the solution; None if the rules alone decide."""
    next_chance: float | None
    """The chance with the next best move."""
    found: tuple[int, ...]
    """How often each of the six levels finds the solution, in percent, the weakest first."""
    position: str
    """What the seat to move sees, in text."""

    @cached_property
    def id(self) -> str:
        """The game and some digits that follow from the position."""
        return f"{self.game}-{hashlib.sha256(f'{self.kind} {self.position}'.encode()).hexdigest()[:6]}"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.position.split(" ", 1)[0]

    @cached_property
    def difficulty(self) -> int:
        """From 0 for what every level finds to 100."""
        return round(100 - fmean(self.found))

    @property
    def is_exact(self) -> bool:
        """Whether the solution follows from the rules alone; all others were found by search."""
        return self.chance is None

    @cached_property
    def view(self) -> View:
        """The position."""
        return GAMES[self.game].read_view(self.position)

    @cached_property
    def plan(self) -> Plan:
        """The steps with their right moves."""
        view = self.view
        if self.is_exact:
            plan = RULES[type(view.game)].plan(self.kind, view)
            if plan is None:
                raise GameError(f"puzzle {self.id} has no single solution")
            return plan
        return (Step(view, {view.game.move(text): None for text in self.solution}),)

    @property
    def plays(self) -> int:
        """How many moves solve it."""
        count, step = 1, self.plan[0]
        while (number := next(iter(step.accepted.values()))) is not None:
            count, step = count + 1, self.plan[number]
        return count

    def check(self, move: Move | str, step: int = 0) -> Answer:
        """Whether a move is right in a step. Raises `IllegalMove` or `Unreadable` if it is no move there."""
        here = self.plan[step]
        played = here.view.read(move) if isinstance(move, str) else move
        if played not in here.view.legal:
            raise Unreadable(f"{played} is not one of the moves in this position")
        return Answer(played in here.accepted, here.accepted.get(played))

    def solution_line(self, step: int = 0) -> list[tuple[View, Move]]:
        """The solution from a step on: each position with the move to make."""
        line: list[tuple[View, Move]] = []
        number: int | None = step
        while number is not None:
            here = self.plan[number]
            move, number = next(iter(here.accepted.items()))
            line.append((here.view, move))
        return line

    def explain(self, move: Move, step: int = 0) -> HintReason:
        """Why a right move is right, as with hints."""
        view = self.plan[step].view
        family = find_family(view.game)
        assert family is not None
        return family.explain(view, move)

    # --- Text ---

    def __str__(self) -> str:
        chances = "-" if self.chance is None else f"{self.chance:.3f}/{self.next_chance:.3f}"
        return "\t".join([self.kind, ",".join(self.solution), chances, ",".join(map(str, self.found)), self.position])

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """The puzzle that a line of text states. Raises `Unreadable`."""
        try:
            kind, solution, chances, found, position = line.split("\t")
            chance, next_chance = (None, None) if chances == "-" else map(float, chances.split("/"))
            if kind not in KINDS or position.split(" ", 1)[0] not in GAMES:
                raise ValueError(kind)
            levels = tuple(map(int, found.split(",")))
        except ValueError:
            raise Unreadable(f"{line[:40]!r} is not a puzzle") from None
        return cls(kind, tuple(solution.split(",")), chance, next_chance, levels, position)
