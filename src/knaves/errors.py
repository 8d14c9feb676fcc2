"""The errors of games: each message is one sentence for a person, and a forbidden move names its rule."""

from __future__ import annotations

import random
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


class NoSuchGame(SetupError, KeyError):
    """A name that no game has; `knaves.GAMES` raises it, so that it is a `KeyError` too."""

    def __init__(self, name: object, known: Iterable[str], reason: str | None = None) -> None:
        known = tuple(known)
        why = f": {reason}" if reason else did_you_mean(str(name), known)
        super().__init__(f"there is no game {repr(name)[:60]}{why}; the games are {', '.join(known)}")

    def __str__(self) -> str:
        """The sentence; a `KeyError` would put it in quotes."""
        return str(self.args[0])


def is_whole_number(value: object) -> bool:
    """Whether it is a whole number; `True` is none, though Python counts it as 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A question in brackets, if a name that exists is much like this one."""
    import difflib  # slow to import, and seldom needed

    near = difflib.get_close_matches(name.casefold(), list(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""


def check_seat(seat: int, seats: int, rule: str = "", also: str = "") -> None:
    """Raise `NoSuchSeat` unless the table has this seat."""
    if not is_whole_number(seat) or not 0 <= seat < seats:
        raise NoSuchSeat(rule, f"there is no seat {seat!r} at this table: the seats are 0 to {seats - 1}{also}")


def no_move(game: Game, thing: object) -> IllegalMove:
    """Why `State.apply` refuses what is neither a move of its game nor a text."""
    return IllegalMove("", f"{repr(thing)[:80]} is not a move of {game.name}: state.legal(seat) lists those")


def need_text(what: str, thing: object, otherwise: str = "") -> None:
    """Raise `Unreadable` unless it is text; `otherwise` tells what to call instead."""
    if not isinstance(thing, str):
        raise Unreadable(f"{what} is read from text, not from {repr(thing)[:60]}{otherwise}")


def no_view(game: Game, thing: object) -> SetupError:
    """Why `Game.sample` refuses what is not a view of its game; a state is the mistake that people make."""
    return SetupError(f"sample takes a view of {game.name}, not {repr(thing)[:60]}: state.view(seat) gives one")


def need_random(caller: str, thing: object) -> None:
    """Raise `SetupError` unless it is a source of random numbers; a seed is the mistake that people make."""
    if not isinstance(thing, random.Random) and thing is not random:
        example = f"random.Random({thing})" if is_whole_number(thing) else "random.Random(seed)"
        raise SetupError(f"{caller} takes a random.Random, not {repr(thing)[:60]}: {example} makes one")


def check_viewer(seat: int | None) -> None:
    """Raise `NoSuchSeat` for what can be neither a seat nor a spectator, at any table."""
    if seat is not None and (not is_whole_number(seat) or seat < 0):
        raise NoSuchSeat("", f"{seat!r} is no seat: seats are numbered from 0, and a spectator is None")
