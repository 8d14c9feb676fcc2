"""The game at a table: its state and moves, its clocks, the sealed answers and the call that is being judged."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from knaves.game import Event, Move, Options, State


@dataclass(frozen=True, slots=True)
class Call:
    """An accusation that the other opponents are asked about."""

    seat: int
    move: str
    judges: frozenset[int]
    """The seats that have not answered yet."""
    until: float


class HistoryItem(NamedTuple):
    """Something that happened in this game, with the version of the table that it led to."""

    version: int
    at: float
    ply: int
    event: Event


@dataclass(slots=True)
class GameInProgress:
    """The game that is being played, or was played last."""

    number: int
    seed: bytes
    contributions: tuple[str, ...]
    options: Options
    state: State
    start: State
    """The state after the deal."""
    names: tuple[str, ...] = ()
    """The players' names, once the game is over."""
    moves: list[tuple[int, Move]] = field(default_factory=list)
    moves_by_people: list[int] = field(default_factory=list)
    """The indices of the moves that no bot chose."""
    waiting_since: float = 0.0
    """Start of the current wait."""
    time_used: dict[int, float] = field(default_factory=dict)
    """Seconds that each seat has used of its clock."""
    answers: dict[int, Move] = field(default_factory=dict)
    """Sealed answers, by seat."""
    window_closes_at: float = 0.0
    """Settled when the window opens, so that nobody changes it by coming or going."""
    call: Call | None = None
    last_moved_at: dict[int, float] = field(default_factory=dict)
    resumed_at: float = 0.0
    """When clocks were last moved because no server had run."""
    returned_at: dict[int, float] = field(default_factory=dict)
    """When players came back from whom a bot had taken over."""
    bots_wait_until: float = 0.0
    """A bot that replaces somebody who is connected does not move before this."""
    attempted: tuple[State, int, Move, tuple[State, tuple[Event, ...]]] | None = None
    """The last result of `attempt`, and what it is the result of."""

    def copy(self) -> GameInProgress:
        """The same game, to make further moves in."""
        return GameInProgress(  # dataclasses.replace takes several times as long, on the hottest path
            self.number,
            self.seed,
            self.contributions,
            self.options,
            self.state,
            self.start,
            self.names,
            self.moves.copy(),
            self.moves_by_people.copy(),
            self.waiting_since,
            self.time_used.copy(),
            self.answers.copy(),
            self.window_closes_at,
            self.call,
            self.last_moved_at.copy(),
            self.resumed_at,
            self.returned_at.copy(),
            self.bots_wait_until,
            self.attempted,
        )

    def resume(self, seconds: float, at: float) -> None:
        """Go on after a time in which no server ran, as if it had not passed."""
        self.waiting_since += seconds
        self.window_closes_at += seconds
        self.last_moved_at = {seat: moved_at + seconds for seat, moved_at in self.last_moved_at.items()}
        if self.call is not None:
            self.call = replace(self.call, until=self.call.until + seconds)
        self.resumed_at = at

    def waiting_for(self) -> frozenset[int]:
        """The seats whose clocks run; a sealed window has its own time."""
        return frozenset() if self.state.simultaneous else self.state.actors - self.state.late_drawers

    def attempt(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The result of a move. Deciding about a move and then making it computes it once."""
        last = self.attempted
        # The same text is nearly always parsed to the same object, so identity is enough here.
        if last is None or last[0] is not self.state or last[1] != seat or last[2] is not move:
            last = self.attempted = (self.state, seat, move, self.state.apply(seat, move))
        return last[3]
