"""Compares an engine's state with that of a naive implementation, and reports the differences.

After every move everything visible is compared: who may act, what every seat may do, and the whole position.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

import knaves
from knaves.game import State

S = TypeVar("S", bound=State)


class Naive(Protocol):
    """What the naive implementations have in common."""

    seats: int

    def actors(self) -> set[int]: ...

    def legal(self, seat: int) -> set[str]: ...

    def table_actions(self, seat: int) -> set[str]: ...

    def snapshot(self) -> dict[str, object]: ...


def compare(
    engine: S, naive: Naive, snapshot: Callable[[S], dict[str, object]], start: str, history: list[str]
) -> None:
    """Raise an AssertionError that shows every difference between the two."""
    differences = []
    if engine.actors != naive.actors():
        differences.append(_difference("actors", sorted(engine.actors), sorted(naive.actors())))
    for seat in range(naive.seats):
        for what, moves, expected in (
            ("legal moves", engine.legal(seat), naive.legal(seat)),
            ("table actions", engine.table_actions(seat), naive.table_actions(seat)),
        ):
            found = [str(move) for move in moves]
            if len(set(found)) != len(found):
                differences.append(f"the engine lists one of seat {seat}'s {what} twice: {found}")
            if set(found) != expected:
                only_engine, only_naive = sorted(set(found) - expected), sorted(expected - set(found))
                differences.append(f"{what} of seat {seat}: only engine {only_engine}, only naive {only_naive}")
    found_snapshot = snapshot(engine)
    differences += [
        _difference(key, found_snapshot[key], value)
        for key, value in naive.snapshot().items()
        if found_snapshot[key] != value
    ]
    if differences:
        raise AssertionError(report("\n".join(differences), start, history))


def try_move(engine: State, naive: Naive, seat: int, text: str, start: str, history: list[str]) -> None:
    """Check that the engine accepts a move exactly if the naive implementation lists it."""
    allowed = text in naive.legal(seat) | naive.table_actions(seat)
    try:
        engine.apply(seat, engine.game.move(text))
        accepted = True
    except knaves.IllegalMove:
        accepted = False
    if accepted != allowed:
        verb = "accepts" if accepted else "refuses"
        message = f"the engine {verb} {text} from seat {seat}, the naive implementation does not"
        raise AssertionError(report(message, start, history))


def _difference(what: str, found: object, expected: object) -> str:
    return f"{what}: engine {found}, naive {expected}"


def report(differences: str, start: str, history: list[str]) -> str:
    """The text of a failure: what differs, in which game, after which moves."""
    return f"{differences}\nin {start}\nafter {' '.join(history) or 'the deal'}"
