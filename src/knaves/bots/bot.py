"""The protocol of a bot, and the bots that somebody else wrote: they may fail, and then the error says how."""

from __future__ import annotations

import enum
import random
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Protocol, Self

from knaves.game import GameError, Move, View

GRACE_SECONDS = 0.5
"""Added to the time limit of a move, for the round trip on a busy machine."""


class Bot(Protocol):
    """A computer player. It sees what a person in its seat could see, and nothing else."""

    @property
    def name(self) -> str:
        """The name that people see."""
        ...

    @property
    def seconds(self) -> float:
        """The time limit for a move; 0 for a bot that answers at once."""
        ...

    def choose(self, view: View, rng: random.Random) -> Move:
        """Choose one of `view.legal`. All randomness comes from `rng`."""
        ...


class Fault(enum.StrEnum):
    """The kinds of bot failures."""

    ILLEGAL = "illegal"
    """It chose a move that is not legal."""
    CRASH = "crash"
    """It exited, raised an error, or could not be started."""
    TIMEOUT = "timeout"
    """It did not answer in time."""
    GARBAGE = "garbage"
    """It wrote something other than one line with a move."""


class BotError(Exception):
    """A bot returned no legal move; the message says why in one sentence."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault = fault


class GuestBot(ABC):
    """A bot that somebody else wrote, as a program or as a class. It plays one seat, game after game."""

    name: str
    seconds: float

    @abstractmethod
    def choose(self, view: View, rng: random.Random) -> Move:
        """Ask for a move. Raises `BotError`; the next game starts anew then."""

    @abstractmethod
    def end_game(self, view: View) -> None:
        """Tell how the game ended; the next move belongs to another game."""

    @abstractmethod
    def close(self) -> None:
        """Release it; the next move would start it again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def find_legal(name: str, view: View, text: str) -> Move:
    """The legal move with this text. Raises `BotError`."""
    for move in view.legal:
        if str(move) == text:
            return move
    raise BotError(Fault.ILLEGAL, f"{name} played {text[:40]!r}: {explain_illegal(view, text)}")


def explain_illegal(view: View, text: str) -> str:
    """Why a move is illegal, in the words of the rules."""
    try:
        move = view.game.move(text)
        if move in view.table_actions:
            return "that is said, not played"
        view.game.sample(view, random.Random(0)).apply(view.seat or 0, move)
    except GameError as error:
        return str(error)
    return "that is not among the legal moves"


def shorten(words: str) -> str:
    """A command in one line of at most 60 characters; the end of a path says most."""
    line = " ".join(words.split())
    return line if len(line) <= 60 else f"…{line[-59:]}"
