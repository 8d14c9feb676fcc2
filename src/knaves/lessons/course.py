"""A lesson: a position, and tasks that the player solves one after the other while the others play their parts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from knaves.game import Event, Game, GameError, Move, SetupError, State
from knaves.games import GAMES

LEARNER = 0
"""The seat of the person who learns."""
OTHERS = ("beginner", "casual", "skilled")
"""The levels whose names the other seats bear."""


class MissedGoal(GameError):
    """A legal move that doesn't do what the task asks for."""


@dataclass(frozen=True)
class Turn:
    """A move with what it led to."""

    seat: int
    move: Move
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Answer:
    """What follows the right move: that move, those of the others, and the next task, if there is one."""

    turns: tuple[Turn, ...]
    task: Task | None


@dataclass(frozen=True)
class Goal:
    """What a task asks for: one of certain moves, or any move with a certain event."""

    moves: tuple[str, ...]
    event: str
    replies: tuple[str, ...]
    """What the others do then, each as a seat and a move."""

    def is_met(self, move: Move, events: tuple[Event, ...]) -> bool:
        """Whether a move does it."""
        return str(move) in self.moves or any(event.kind == self.event for event in events)


@dataclass(frozen=True)
class Lesson:
    """A position and the goals to reach from there."""

    game: Game
    id: str
    rules: tuple[str, ...]
    """The rules that it teaches."""
    position: str
    goals: tuple[Goal, ...]

    def start(self) -> Task:
        """The first task."""
        return Task(self, 0, self.game.position(self.position))


@dataclass(frozen=True)
class Task:
    """The player is to move, and one goal is next."""

    lesson: Lesson
    number: int
    """Counted from 0."""
    state: State

    @cached_property
    def accepted(self) -> Mapping[Move, Answer]:
        """The moves that reach the goal, with what follows."""
        goal = self.lesson.goals[self.number]
        found = {}
        for move in self.state.legal(LEARNER):
            state, events = self.state.apply(LEARNER, move)
            if goal.is_met(move, events):
                found[move] = self._answer(Turn(LEARNER, move, state, events), goal)
        return MappingProxyType(found)

    def _answer(self, own: Turn, goal: Goal) -> Answer:
        turns = [own]
        for text in goal.replies:
            seat, made = text.split()
            move = self.lesson.game.move(made)
            state, events = turns[-1].state.apply(int(seat), move)
            turns.append(Turn(int(seat), move, state, events))
        last = self.number + 1 == len(self.lesson.goals)
        return Answer(tuple(turns), None if last else Task(self.lesson, self.number + 1, turns[-1].state))

    @property
    def example(self) -> Move:
        """A right move: the first that the lesson names, if it names any."""
        named = self.lesson.goals[self.number].moves
        return min(self.accepted, key=lambda move: named.index(str(move)) if named else 0)

    def answer(self, move: Move) -> Answer:
        """Make a move. Raises `IllegalMove`, or `MissedGoal` if the rules allow it but the task asks for another."""
        if move in self.accepted:
            return self.accepted[move]
        self.state.apply(LEARNER, move)
        raise MissedGoal(f"{move} is not what this task asks for")


def _goal(data: Mapping[str, Any]) -> Goal:
    return Goal(tuple(data.get("moves", ())), data.get("event", ""), tuple(data.get("replies", ())))


def _read(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game; none for a game that has no file here."""
    path = Path(__file__).with_name(f"{game.name}.json")
    if not path.exists():
        return ()
    return tuple(
        Lesson(game, one["id"], tuple(one["rules"].split()), one["position"], tuple(map(_goal, one["tasks"])))
        for one in json.loads(path.read_text("utf-8"))
    )


LESSONS: Mapping[str, tuple[Lesson, ...]] = MappingProxyType({name: _read(game) for name, game in GAMES.items()})
"""The lessons of each game, in order."""


def find_lesson(game: str, number: int) -> Lesson:
    """A lesson by its number, counted from 1. Raises `SetupError` if there is none."""
    lessons = LESSONS[game]
    if not 1 <= number <= len(lessons):
        raise SetupError(f"{game} has lessons 1 to {len(lessons)}, not {number}")
    return lessons[number - 1]
