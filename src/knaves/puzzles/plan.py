"""The positions of a puzzle with the moves that are accepted in each: all that a client needs to judge answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from knaves.game import Move, State, View


@dataclass(frozen=True)
class Step:
    """One position of a puzzle."""

    view: View
    accepted: Mapping[Move, int | None]
    """The moves that are right, each with the number of the step that it leads to; None if it solves the puzzle."""


Plan = tuple[Step, ...]
"""The steps of a puzzle, the first one first. Most puzzles have one."""


class Rules(Protocol):
    """What puzzles need to know of one family of games. A module implements it."""

    def find_twins(self, view: View, move: Move) -> tuple[Move, ...]:
        """The legal moves that amount to the same as this one, which is among them."""
        ...

    def find_kind(self, view: View, move: Move) -> str:
        """The kind of a puzzle in which this is the best move by search."""
        ...

    def find_answers(self, kind: str, view: View) -> tuple[Move, ...]:
        """The legal moves that come into question for a task of this kind."""
        ...

    def plan(self, kind: str, view: View) -> Plan | None:
        """The solution of an exact kind by the rules alone; None if there is none, or more than one."""
        ...


def make_plan(steps: Mapping[Any, tuple[State, Mapping[Move, Any]]], first: Any, seat: int) -> Plan:
    """A plan from states by any key, each with the keys that its accepted moves lead to."""
    numbers = {first: 0}
    found = [first]
    for key in found:  # grows while it is read
        for following in steps[key][1].values():
            if following is not None and following not in numbers:
                numbers[following] = len(found)
                found.append(following)
    return tuple(
        Step(
            steps[key][0].view(seat),
            {move: None if after is None else numbers[after] for move, after in steps[key][1].items()},
        )
        for key in found
    )
