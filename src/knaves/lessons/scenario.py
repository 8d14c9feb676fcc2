"""A lesson as data: every position that the player can reach, with what each right move leads to."""

from __future__ import annotations

from typing import Any

from knaves.bots.families import find_family
from knaves.game import as_json
from knaves.lessons.course import LEARNER, OTHERS, Lesson, Task, Turn


def scenario(lesson: Lesson) -> dict[str, Any]:
    """The positions as the player sees them, ready for JSON; an answer names the position that follows by its index.

    A page plays it with these alone: the legal moves are in the views, and nothing else of the rules is needed.
    """
    tasks: list[Task] = [lesson.start()]
    numbers = {str(tasks[0].state): 0}
    steps = []
    for task in tasks:  # grows while it is read
        answers = {}
        for move, answer in task.accepted.items():
            following = None
            if answer.task is not None:
                key = str(answer.task.state)
                if key not in numbers:
                    numbers[key] = len(tasks)
                    tasks.append(answer.task)
                following = numbers[key]
            answers[str(move)] = {"turns": [_turn(turn) for turn in answer.turns], "next": following}
        hint = _hint(task)
        steps.append({"task": task.number, "view": _view(task), "hint": hint, "answers": answers})
    state = tasks[0].state
    seats = [{"name": "", "side": side, "level": _level(seat)} for seat, side in enumerate(state.sides)]
    return {"id": lesson.id, "game": lesson.game.name, "seat": LEARNER, "seats": seats, "steps": steps}


def _level(seat: int) -> str:
    return "" if seat == LEARNER else OTHERS[seat - 1]


def _view(task: Task) -> Any:
    return as_json(task.state.view(LEARNER).data())


def _turn(turn: Turn) -> dict[str, Any]:
    seen = [event for one in turn.events if (event := one.seen_by(LEARNER))]
    return {"view": as_json(turn.state.view(LEARNER).data()), "events": seen}


def _hint(task: Task) -> dict[str, Any]:
    """A right move, with the reason that a bot would give."""
    view = task.state.view(LEARNER)
    family = find_family(view.game)
    assert family is not None
    move = task.example
    reason = family.explain(view, move)
    return {"move": str(move), "reason": reason.key, "args": dict(reason.arguments)}
