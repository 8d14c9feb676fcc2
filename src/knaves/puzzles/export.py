"""Puzzles as JSON takes them: everything to show and to judge one without rules."""

from __future__ import annotations

from knaves.bots.levels import LEVELS
from knaves.game import Json, as_json
from knaves.puzzles.puzzle import Puzzle


def as_data(puzzle: Puzzle) -> dict[str, Json]:
    """A puzzle with its positions, the right moves and the reasons; `knaves.wire.puzzles` names the fields."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "plays": puzzle.plays,
        "difficulty": puzzle.difficulty,
        "found": dict(zip(LEVELS, puzzle.found, strict=True)),
        "chance": _percent(puzzle.chance),
        "next_chance": _percent(puzzle.next_chance),
        "steps": [_step(puzzle, number) for number in range(len(puzzle.plan))],
    }


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)


def _step(puzzle: Puzzle, number: int) -> dict[str, Json]:
    step = puzzle.plan[number]
    accepted: list[Json] = []
    for move, following in step.accepted.items():
        reason = puzzle.explain(move, number)
        why = {"reason": reason.key, "args": dict(reason.arguments)}
        accepted.append({"move": move.text, "step": following, "why": why})
    public, own = as_json(step.view.public_data()), as_json(step.view.seat_data())
    return {"view": public, "own": own, "accepted": accepted}
