"""The protocol of a game, which rules implement and everything else relies on.

A `Game` makes states; a `State` is frozen, says who may act and what is legal, and gives a new state and the events for
a move; a `View` is what one seat may know of a state. Bots, servers and clients are handed views, never states.
"""

from __future__ import annotations

import random
import re
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

from knaves.drawing import Drawing, text_drawing
from knaves.errors import (
    AmbiguousMove,
    GameError,
    IllegalMove,
    NoSuchSeat,
    SetupError,
    Unreadable,
    check_seat,
    check_viewer,
    is_whole_number,
    need_text,
    no_move,
)
from knaves.events import (
    Ended,
    Event,
    Json,
    Outcome,
    OutcomeData,
    Reason,
    as_json,
    outcome_data,
    secret,
)
from knaves.moves import Move
from knaves.old_names import OldGameNames, OldStateNames, OldViewNames
from knaves.options import AnyOptions, Options, OptionSpec, choice, either, option_text

__all__ = [
    "AmbiguousMove",
    "AnyOptions",
    "Ended",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Json",
    "Move",
    "NoSuchSeat",
    "OptionSpec",
    "Options",
    "Outcome",
    "OutcomeData",
    "Reason",
    "SetupError",
    "State",
    "Unreadable",
    "View",
    "as_json",
    "check_seat",
    "check_viewer",
    "choice",
    "no_move",
    "option_text",
    "outcome_data",
    "secret",
]


class View(OldViewNames, ABC):
    """What one seat, or a spectator, may know. Nothing in it changes when cards hidden from that seat change."""

    __slots__ = ()

    seat: int | None
    """The seat whose view it is; None for a spectator."""
    turn: int
    """The seat whose turn it is."""
    actors: frozenset[int]
    """The seats that may act now, as far as this seat may know."""
    legal: tuple[Move, ...]
    """The moves of play that this seat may make now."""
    table_actions: tuple[Move, ...]
    """The actions besides play that this seat may take; see `State.table_actions`."""
    outcome: Outcome | None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game this is a view of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of players."""

    @property
    def options(self) -> Options:
        """The options that were agreed; a game that has some overrides this."""
        return self.game.Options()

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat plays for."""
        return self.game.sides(self.seats, self.options)

    @property
    def simultaneous(self) -> bool:
        """Whether all actors answer at once and in secret; see `State.simultaneous`."""
        return False

    @property
    def answer(self) -> str | None:
        """The seat's own secret answer while others are still asked, as the text of its move; None if it gave none."""
        return None

    def with_answer(self, move: Move) -> Self:
        """The view once its seat has given this answer, which stays sealed: there is nothing left for it to do.

        A table that keeps answers until everybody's time is up shows each seat its own in this way.
        """
        del move
        return replace(self, legal=(), actors=self.actors - {self.seat})  # type: ignore[type-var]

    @abstractmethod
    def __str__(self) -> str:
        """The position in one line, hidden cards as `??`."""

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {who}: {_brief(self)}>"

    def basics(self) -> dict[str, Json]:
        """The fields that `data` has in every game, for programs that know none of them: `data` starts with these."""
        return {
            "game": self.game.name,
            "seat": self.seat,
            "seats": self.seats,
            "options": self.options.texts(all_of_them=True),
            "actors": sorted(self.actors),
            "legal": [move.text for move in self.legal],
            "asides": [move.text for move in self.table_actions],
            "outcome": self.outcome and {"winners": list(self.outcome.winners), "reason": str(self.outcome.reason)},
        }

    @abstractmethod
    def data(self) -> dict[str, Json]:
        """The view as JSON takes it: `basics`, and the fields of the game."""

    def public_data(self) -> object:
        """The part of `data` that is equal for all seats and spectators, so that a server writes it once for all.

        A dictionary, or the dataclass that `Game.view_types` names first.
        """
        return {}

    def seat_data(self) -> object:
        """The rest of `data`: a dictionary, or the dataclass that `Game.view_types` names second."""
        return self.data()

    @abstractmethod
    def picture(self) -> str:
        """The view drawn in text, for a plain terminal."""

    def drawing(self) -> Drawing:
        """The view drawn as SVG; the picture in text where a game draws none."""
        return text_drawing(self.picture(), _brief(self))

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.drawing().svg()

    def read(self, text: str) -> Move:
        """The move that a person means: its text form in any case, or enough of its words (`7h`, `c4`, `7h c4`)."""
        need_text("a move", text, ": state.apply takes moves too")
        typed = self.game.normalize_input(text)
        allowed = (*self.legal, *self.table_actions)
        exact = "".join(typed.split()).lower()
        fitting = [move for move in allowed if str(move).lower() == exact]
        if not fitting and re.fullmatch(r"[\w ]+", typed):
            words = set(typed.lower().split())
            fitting = [move for move in allowed if words <= _words(move)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousMove(text, fitting)
        return self.game.move("".join(typed.split()))


def _words(move: Move) -> set[str]:
    """The words by which a person may name a move: its card, its cell."""
    return {value.lower() for value in move.parts().values() if isinstance(value, str)}


def _brief(position: State | View) -> str:
    """A position in a few words, for `repr`."""
    waits = f"turn of seat {position.turn}" if position.outcome is None else str(position.outcome)
    return f"{position.game.name} with {position.seats} seats, {waits}"


class State(OldStateNames, ABC):
    """One moment of a game, all hidden cards included. Frozen: `apply` gives a new one."""

    __slots__ = ()

    turn: int
    """The seat whose turn it is."""
    outcome: Outcome | None
    """None while the game goes on."""
    deck: tuple[str, ...]
    """The draw pile, the top card first."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game these are the rules of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of players."""

    @property
    def seed(self) -> bytes | None:
        """The seed that the game was dealt from; None in a game that does not keep it."""
        return None

    @property
    def options(self) -> Options:
        """The options that were agreed."""
        return self.view(None).options

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat plays for."""
        return self.game.sides(self.seats, self.options)

    @property
    @abstractmethod
    def actors(self) -> frozenset[int]:
        """The seats that may act now; empty once the game is over."""

    @property
    def late_drawers(self) -> frozenset[int]:
        """The actors who may still make a draw that they forgot; the game does not wait for them."""
        return frozenset()

    @property
    def simultaneous(self) -> bool:
        """Whether all actors answer at once and in secret, so that a table gives them all the same time (G31)."""
        return False

    @abstractmethod
    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves of play that this seat may make now."""

    def default_move(self, seat: int) -> Move | None:
        """The answer that counts for a seat that gives none in time; None unless `simultaneous` and the seat is asked.

        It is one of the legal moves.
        """
        self.check_seat(seat)
        return None

    def table_actions(self, seat: int) -> tuple[Move, ...]:
        """The actions besides play (offering a draw, calling table talk): allowed, never waited for."""
        self.check_seat(seat)
        return ()

    @abstractmethod
    def apply(self, seat: int, move: Move | str) -> tuple[State, tuple[Event, ...]]:
        """The state after a move or its text, and what happened; this state stays as it is. `Game.as_move` reads text.

        Raises `IllegalMove`, or `Unreadable` for a text that is no move.
        """

    def check_seat(self, seat: int, *, viewer: bool = False) -> None:
        """Raise `NoSuchSeat` unless the table has this seat: call it first in whatever takes one.

        `viewer` is for `view`, which a spectator may ask too: the sentence then says how.
        """
        check_seat(seat, self.seats, self.game.players_rule, ", and None is a spectator" if viewer else "")

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""

    @abstractmethod
    def open_hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards each seat holds; for servers, and for games that are over."""

    def drawing(self) -> Drawing:
        """The state drawn as SVG; what a spectator sees where a game draws no more."""
        return self.view(None).drawing()

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.drawing().svg()

    def with_deck(self, deck: tuple[str, ...]) -> Self:
        """The same state with its draw pile in another order; no player could tell the difference."""
        return replace(self, deck=deck)  # type: ignore[type-var]

    @abstractmethod
    def card_counts(self) -> Counter[str]:
        """Every card in the game, wherever it lies: the same from the deal to the end."""

    @abstractmethod
    def __str__(self) -> str:
        """The full position in one line; `Game.position` reads it."""

    def __repr__(self) -> str:
        return f"<state: {_brief(self)}>"


class Game(OldGameNames, ABC):
    """A game's rules: an object without state that makes states."""

    name: str
    version: int
    """Changes only when a record made by an older version would play differently."""
    Options: type[AnyOptions]
    stat_keys: tuple[str, ...] = ()
    """The headings that statistics of this game count: the `stat_key` of its events."""
    event_types: tuple[type[Event], ...] = ()
    """The events of the game: terminals at a server's table find their sentences here, and the web client its types.
    None if they are not declared."""
    view_types: tuple[type, type] | None = None
    """The dataclasses of `View.public_data` and `View.seat_data`; None where these are plain dictionaries."""

    @property
    @abstractmethod
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players it is made for."""

    @property
    def players_rule(self) -> str:
        """The id of the rule on the number of players; refusals of other numbers and of unknown seats cite it."""
        return ""

    @property
    def layout(self) -> tuple[tuple[str, ...], ...] | None:
        """The cards of the board row by row, `**` for a corner; None where there is no board."""
        return None

    @abstractmethod
    def new(
        self,
        *,
        seats: int,
        seed: bytes | None = None,
        options: AnyOptions | None = None,
        contributions: tuple[str, ...] = (),
    ) -> State:
        """A game dealt and ready for its first move; without a seed, from one made for it. Raises `SetupError`."""

    @abstractmethod
    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        """The side each seat plays for. Raises `SetupError`."""

    @abstractmethod
    def move(self, text: str) -> Move:
        """The move with this text form. Raises `Unreadable`."""

    def as_move(self, move: Move | str) -> Move:
        """A move as it is, or the move with this text form. Raises `Unreadable`, or `IllegalMove` if it is neither."""
        if isinstance(move, Move):
            return move
        if not isinstance(move, str):
            raise no_move(self, move)
        try:
            return self.move(move)
        except Unreadable as error:
            raise Unreadable(f"{error} (to read what people type: state.view(seat).read)") from None

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        """Every move that can ever be played, in a fixed order; learning programs number them.

        Games with a coder of their own in `knaves.envs` need none.
        """
        del seats, options
        return ()

    @abstractmethod
    def position(self, text: str) -> State:
        """The state with this text form. Raises `Unreadable`, or `SetupError` if it cannot occur."""

    @abstractmethod
    def read_view(self, text: str) -> View:
        """The view with this text form. Raises as `position` does."""

    @abstractmethod
    def sample(self, view: View, rng: random.Random) -> State:
        """A full state that looks like this view, the hidden cards dealt at random."""

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Copied and pickled by the name that its module has for it: so states of two processes can be equal."""
        home = vars(sys.modules[type(self).__module__])
        return next((name for name, value in home.items() if value is self), None) or super().__reduce__()

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def side_name(self, side: int) -> str:
        """The name of a side, for people."""
        return f"side {side}"

    def side_names(self, seats: int, options: AnyOptions | None = None) -> dict[int, str]:
        """The names of the sides that take part."""
        return {side: self.side_name(side) for side in self.sides(seats, options)}

    def normalize_input(self, text: str) -> str:
        """Typed text, brought nearer to the text form of a move."""
        return text.strip()

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if not is_whole_number(seats) or seats not in self.seat_counts:
            rule = f" ({self.players_rule})" if self.players_rule else ""
            known = either(list(map(str, self.seat_counts)))
            raise SetupError(f"{self.name} is for {known} players, not {repr(seats)[:40]}{rule}")

    def check_options(self, options: AnyOptions | None) -> AnyOptions:
        """The options to play by; those of another game are refused."""
        if options is None:
            return self.Options()
        if not isinstance(options, self.Options):
            first = next(iter(self.Options.table()), None)
            example = f"{first.name}=…" if first else ""
            text = "; Options.parse reads text" if isinstance(options, Mapping) else ""
            raise SetupError(f"options of {self.name} are game.Options({example}), not {repr(options)[:60]}{text}")
        return options
