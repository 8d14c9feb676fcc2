"""The game at a table: its state, its moves and its clocks, what is sealed and what is being judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from knaves.game import Event, Move, Options, State


@dataclass(slots=True)
class Call:
    """An accusation that the other opponents are asked about."""

    seat: int
    move: str
    judges: set[int]
    """Who has not answered yet."""
    until: float


class Happening(NamedTuple):
    """Something that happened in this game, with its place in the log."""

    version: int
    at: float
    ply: int
    event: Event | dict[str, Any]


@dataclass(slots=True)
class Play:
    """The game that is being played, or was played last."""

    number: int
    seed: bytes
    contributions: tuple[str, ...]
    options: Options
    state: State
    start: State
    names: tuple[str, ...] = ()
    """Who played it, once it is over."""
    moves: list[tuple[int, Move]] = field(default_factory=list)
    by_people: list[int] = field(default_factory=list)
    """The numbers of the moves that people made themselves."""
    since: float = 0.0
    """When the game began to wait for whom it waits now."""
    used: dict[int, float] = field(default_factory=dict)
    """Seconds that each seat has used of its clock."""
    answers: dict[int, Move] = field(default_factory=dict)
    """Sealed answers, by seat."""
    answers_until: float = 0.0
    """When the open window closes; settled when it opened, so that nobody changes it by coming or going."""
    call: Call | None = None
    acted: dict[int, float] = field(default_factory=dict)
    """When each seat made its last move."""
    tried: tuple[State, int, Move, tuple[State, tuple[Event, ...]]] | None = None
    """What was last found out by `attempt`."""

    def attempt(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """What a move leads to; asked to decide about a move and again to make it, it is worked out once."""
        tried = self.tried
        # The same text is nearly always read as the same object, which takes no comparing.
        if tried is None or tried[0] is not self.state or tried[1] != seat or tried[2] is not move:
            tried = self.tried = (self.state, seat, move, self.state.apply(seat, move))
        return tried[3]
