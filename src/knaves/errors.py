"""The errors of games: each message is one sentence for a person, and a forbidden move names its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from knaves.game import Game, Move


class GameError(ValueError):
    """A move, a text or a set-up that cannot be taken; its message is one sentence for a person."""


class Unreadable(GameError):
    """The text is not of the form it should have."""


class IllegalMove(GameError):
    """A well-formed move that the rules forbid here."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule
        """The id of the rule that forbids it, as in docs/rules.md; empty where it is not a move of this game at all."""


class NoSuchSeat(IllegalMove):
    """A seat that the table does not have; a state refuses it whatever it is asked."""


class AmbiguousMove(GameError):
    """A short form that several legal moves fit."""

    def __init__(self, text: str, moves: Iterable[Move]) -> None:
        self.moves = tuple(moves)
        """The moves that it could mean."""
        super().__init__(f"'{text}' could be {' or '.join(map(str, self.moves[:6]))}")


class SetupError(GameError):
    """A game that cannot be played: a wrong number of players, an unknown option, an impossible position."""


def is_whole_number(value: object) -> bool:
    """Whether it is a whole number; `True` is none, though Python counts it as 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seat(seat: int, seats: int, rule: str = "") -> None:
    """Raise `NoSuchSeat` unless the table has this seat."""
    if not is_whole_number(seat) or not 0 <= seat < seats:
        raise NoSuchSeat(rule, f"there is no seat {seat!r} at this table: the seats are 0 to {seats - 1}")


def no_move(game: Game, thing: object) -> IllegalMove:
    """Why `State.apply` refuses what is not a move of its game; text is the mistake that people make."""
    if isinstance(thing, str):
        return IllegalMove("", f"apply takes a move, not its text: state.game.move({thing[:40]!r}) makes one")
    return IllegalMove("", f"{repr(thing)[:80]} is not a move of {game.name}")


def check_viewer(seat: int | None) -> None:
    """Raise `NoSuchSeat` for what can be neither a seat nor a spectator, at any table."""
    if seat is not None and (not is_whole_number(seat) or seat < 0):
        raise NoSuchSeat("", f"{seat!r} is no seat: seats are numbered from 0, and a spectator is None")
