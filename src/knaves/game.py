"""What every game of the family is: the protocol that rules implement and that everything else speaks to.

A `Game` makes states; a `State` is frozen, names who may act and what is legal, and gives a new state and the events
for a move; a `View` is what one seat may know of a state. Bots, servers and clients are handed views, never states.
"""

from __future__ import annotations

import enum
import random
import re
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import cache
from typing import Any, ClassVar, Self, cast

from knaves.cards import HIDDEN, Card

Json = Any
"""What `json.dumps` takes."""


# --- Errors -----------------------------------------------------------------------------------------------------


class GameError(ValueError):
    """A move, a text or a set-up that cannot be taken; its message is one sentence for a person."""


class Unreadable(GameError):
    """The text is not of the form it should have."""


class IllegalMove(GameError):
    """A well-formed move that the rules forbid here."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule
        """The id of the rule that forbids it, as in docs/rules.md; empty where it is no move of this game at all."""


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


def _is_number(value: object) -> bool:
    """Whether it is a whole number; `True` is none, though Python counts it as 1."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seat(seat: int, seats: int, rule: str = "") -> None:
    """Raise `NoSuchSeat` unless a table of so many seats has this one."""
    if not _is_number(seat) or not 0 <= seat < seats:
        raise NoSuchSeat(rule, f"there is no seat {seat!r} at this table: the seats are 0 to {seats - 1}")


def no_move(game: Game, thing: object) -> IllegalMove:
    """Why `State.apply` refuses what is no move of its game; text is the mistake that people make."""
    if isinstance(thing, str):
        return IllegalMove("", f"apply takes a move, not its text: state.game.move({thing[:40]!r}) makes one")
    return IllegalMove("", f"{repr(thing)[:80]} is no move of {game.name}")


def check_viewer(seat: int | None) -> None:
    """Raise `NoSuchSeat` for what can be neither a seat nor a spectator, at any table."""
    if seat is not None and (not _is_number(seat) or seat < 0):
        raise NoSuchSeat("", f"{seat!r} is no seat: seats are numbered from 0, and a spectator is None")


# --- Options ----------------------------------------------------------------------------------------------------


def choice(default: Any, *others: Any, rules: str, says: str, number: str = "") -> Any:
    """Declare an option of a game: its values, the default first, the ids it stands on and what it changes.

    `number` names what other whole numbers above zero would mean, where they are allowed too.
    """
    values = (default, *others)
    return field(default=default, metadata={"values": values, "rules": rules, "says": says, "number": number})


def option_text(value: Any) -> str:
    """An option's value as people write it: on, off, or the word itself."""
    if value is None:
        return "auto"
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Options:
    """The agreed options of one game; each game declares its own with `choice`."""

    def __post_init__(self) -> None:
        """Refuse values that no option has."""
        for spec in fields(self):
            value = getattr(self, spec.name)
            allowed = spec.metadata["values"]
            if any(value is known or (value == known and type(value) is type(known)) for known in allowed):
                continue
            if not (spec.metadata["number"] and _is_number(value) and value > 0):
                raise _bad_value(spec, value)

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> Self:
        """Options from their text forms, as in `{"diagonals": "off"}`."""
        specs = {spec.name: spec for spec in fields(cls)}
        values = {}
        for name, text in texts.items():
            if name not in specs:
                raise SetupError(f"there is no option {name}; the options are {', '.join(specs)}")
            values[name] = _value(specs[name], text)
        return cls(**values)

    def texts(self, *, all_of_them: bool = False) -> dict[str, str]:
        """The inverse of `parse`; without the defaults unless all are asked for."""
        return {
            spec.name: option_text(getattr(self, spec.name))
            for spec in fields(self)
            if all_of_them or getattr(self, spec.name) != spec.default
        }

    @classmethod
    def table(cls) -> tuple[OptionSpec, ...]:
        """Every option with its values, what it changes and the rules it stands on."""
        return tuple(
            OptionSpec(
                spec.name,
                tuple(_words(spec)),
                option_text(spec.default),
                *(spec.metadata[k] for k in ("says", "rules")),
            )
            for spec in fields(cls)
        )


@dataclass(frozen=True)
class OptionSpec:
    """One row of a game's table of options, in words."""

    name: str
    values: tuple[str, ...]
    """The allowed values, the default first."""
    default: str
    says: str
    """What the option changes, in one sentence."""
    rules: str
    """The ids of the rules it stands on."""


def _words(spec: Field[Any], write: Callable[[Any], str] = option_text) -> list[str]:
    number = spec.metadata["number"]
    return [*map(write, spec.metadata["values"]), *([number] if number else [])]


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _read_value(spec: Field[Any], text: str) -> list[Any]:
    """The value with this text form, alone in a list; an empty one where there is none, since None is a value."""
    for value in spec.metadata["values"]:
        if option_text(value) == text.lower():
            return [value]
    if spec.metadata["number"] and text.isascii() and text.isdigit() and int(text[:9]) > 0:
        return [int(text[:9])]
    return []


def _value(spec: Field[Any], text: str) -> Any:
    for value in _read_value(spec, text):
        return value
    raise SetupError(f"option {spec.name} is {_either(_words(spec))}, not {text[:40]!r} ({spec.metadata['rules']})")


def _bad_value(spec: Field[Any], value: object) -> SetupError:
    """In Python an option has a value of Python; text is for `Options.parse`."""
    known = _either(_words(spec, repr))
    also = "; Options.parse reads text" if isinstance(value, str) and _read_value(spec, value) else ""
    return SetupError(f"option {spec.name} is {known}, not {repr(value)[:40]}{also} ({spec.metadata['rules']})")


# --- Moves, events, outcomes ------------------------------------------------------------------------------------


class Move(ABC):
    """What a seat can do; frozen and hashable, and its `str` is its text form."""

    __slots__ = ()

    secret: ClassVar[bool] = False
    """Whether other seats may not know that this move was made; `Record.public` leaves it out."""
    accuses: ClassVar[bool] = False
    """Whether it says that others broke a rule, so that at a table the other opponents are asked first (G23)."""

    @abstractmethod
    def __str__(self) -> str: ...

    @property
    def text(self) -> str:
        """The text form; moves that are listed by the dozen keep it."""
        return str(self)


def secret() -> Any:
    """Declare a field of an event that only its audience may see."""
    return field(metadata={"secret": True})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; it knows what each seat may see of it."""

    tally: ClassVar[str] = ""
    """The heading under which statistics count such events, if they do."""
    says: ClassVar[str] = ""
    """A sentence with the fields in braces."""
    lapses: ClassVar[bool] = False
    """Whether it tells that a forgotten draw was lost; a table sees to it that nobody loses one in a rush."""

    @property
    def kind(self) -> str:
        """The name of this kind of event in text: `SequenceMade` is `sequence-made`."""
        return _kind(type(self).__name__)

    @property
    def audience(self) -> tuple[int, ...]:
        """The seats that may see the secret fields: by default the one that acted."""
        seat = getattr(self, "seat", None)
        return () if seat is None else (seat,)

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """The cards that went from the top of the draw pile to a hand, each with its seat, in the order drawn.

        Matches give every seat the same cards in each game of a deal, and know by this who drew.
        """
        return ()

    def seen_by(self, seat: int | None) -> dict[str, Json] | None:
        """The event as this seat, or a spectator, may see it, ready for JSON; None if nothing may be seen at all.

        An event knows no table: a seat that others do not have sees what a spectator sees.
        """
        check_viewer(seat)
        seen = self.open()
        secrets = _event_shape(cast("Any", type(self)))[2]
        if secrets and seat not in self.audience:
            seen |= secrets
        return seen

    def open(self) -> dict[str, Json]:
        """The event with nothing hidden, for a game that is over."""
        kind, names, _ = _event_shape(cast("Any", type(self)))
        shown: dict[str, Json] = {"event": kind}
        for name in names:
            shown[name] = getattr(self, name)
        return shown

    def sentence(self, seat: int | None, names: Mapping[int, str], sides: Mapping[int, str]) -> str:
        """The event in words as this seat may know it; empty where there is nothing to tell."""
        seen = self.seen_by(seat)
        if seen is None or not self.says:
            return ""
        for key, value in seen.items():
            if value == HIDDEN:
                seen[key] = "a card"
            elif key in ("seat", "victim"):
                seen[key] = names[value]
            elif key == "team":
                seen[key] = sides[value]
            elif isinstance(value, tuple):
                seen[key] = ", ".join(names[item] if key == "winners" else str(item) for item in value) or "nobody"
        return (self.says or f"{self.kind}: " + ", ".join(f"{{{key}}}" for key in seen if key != "event")).format(
            **seen
        )


@cache
def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _event_shape(kind: Any) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """How a kind of event is called in text, the names of its fields, and its secrets as others see them."""
    names = tuple(spec.name for spec in fields(kind))
    return _kind(kind.__name__), names, {spec.name: HIDDEN for spec in fields(kind) if spec.metadata.get("secret")}


class Reason(enum.StrEnum):
    """Why a game ended."""

    COMPLETED = "completed"
    """A side reached its goal."""
    AGREED = "agreed"
    """All sides agreed to a draw."""
    STALEMATE = "stalemate"
    """A full round in which nothing could be done."""
    CAP = "cap"
    """The safety cap on rounds without a play."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won; nobody in a draw."""
    reason: Reason

    def __str__(self) -> str:
        return f"{'won by ' + ','.join(map(str, self.winners)) if self.winners else 'drawn'} ({self.reason})"


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    says: ClassVar[str] = "The game is over ({reason}): {winners} won."
    winners: tuple[int, ...]
    reason: str


# --- The protocol -----------------------------------------------------------------------------------------------


class View(ABC):
    """What one seat, or a spectator, may know. Nothing in it changes when cards hidden from that seat change."""

    __slots__ = ()

    seat: int | None
    """The seat whose view it is; None for a spectator."""
    actors: frozenset[int]
    legal: tuple[Move, ...]
    """What this seat may play now."""
    asides: tuple[Move, ...]
    """What this seat may do besides; see `State.asides`."""
    outcome: Outcome | None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game this is a view of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    def sealed(self) -> bool:
        """Whether all actors answer at once and unseen; see `State.sealed`."""
        return False

    @abstractmethod
    def __str__(self) -> str:
        """The position in one line, hidden cards as `??`."""

    @property
    def options(self) -> Options:
        """The options that are played by; a game that has some says which."""
        return self.game.Options()

    def basics(self) -> dict[str, Json]:
        """What `data` holds in every game, for bots and programs that know none: `data` starts with it."""
        return {
            "game": self.game.name,
            "seat": self.seat,
            "seats": self.seats,
            "options": self.options.texts(all_of_them=True),
            "actors": sorted(self.actors),
            "legal": [move.text for move in self.legal],
            "asides": [move.text for move in self.asides],
            "outcome": self.outcome and {"winners": list(self.outcome.winners), "reason": str(self.outcome.reason)},
        }

    @abstractmethod
    def data(self) -> dict[str, Json]:
        """The view as JSON takes it: `basics`, and what is special to the game."""

    def shared(self) -> dict[str, Json]:
        """The part of `data` that is the same for all seats and spectators: a server makes it once for all of them."""
        return {}

    def own(self) -> dict[str, Json]:
        """The rest of `data`."""
        return self.data()

    @abstractmethod
    def picture(self) -> str:
        """The view drawn in text, for a plain terminal."""

    def read(self, text: str) -> Move:
        """The move that a person means: its text form in any case, or enough of its words (`7h`, `c4`, `7h c4`)."""
        typed = self.game.tidy(text)
        allowed = (*self.legal, *self.asides)
        exact = "".join(typed.split()).lower()
        fitting = [move for move in allowed if str(move).lower() == exact]
        if not fitting and re.fullmatch(r"[\w ]+", typed):
            words = set(typed.lower().split())
            fitting = [move for move in allowed if words <= _words_of(move)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousMove(text, fitting)
        return self.game.move("".join(typed.split()))


def _words_of(move: Move) -> set[str]:
    """What a person may call a move by: its card, its cell."""
    values = (getattr(move, name) for name in getattr(move, "__slots__", ()))
    return {value.lower() for value in values if isinstance(value, str)}


class State(ABC):
    """One moment of a game, all hidden cards included. Frozen: `apply` gives a new one."""

    __slots__ = ()

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
        """How many play."""

    @property
    @abstractmethod
    def actors(self) -> frozenset[int]:
        """The seats that may act now; empty once the game is over."""

    @property
    def late(self) -> frozenset[int]:
        """Those of the actors whom nobody waits for: they may make good a draw they forgot."""
        return frozenset()

    @property
    def sealed(self) -> bool:
        """Whether all actors answer at once and unseen, so that a table gives them all the same time (G31)."""
        return False

    @abstractmethod
    def legal(self, seat: int) -> tuple[Move, ...]:
        """What this seat may play now."""

    def asides(self, seat: int) -> tuple[Move, ...]:
        """What people say rather than play (offering a draw, calling table talk): allowed, never waited for."""
        self.check_seat(seat)
        return ()

    @abstractmethod
    def apply(self, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The state after a move, and what happened. Raises `IllegalMove`; this state stays as it is."""

    def check_seat(self, seat: int) -> None:
        """Raise `NoSuchSeat` unless the table has this seat: the first thing to do in whatever takes one."""
        check_seat(seat, self.seats, self.game.players_rule)

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""

    @abstractmethod
    def open_hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards each seat holds; for who runs a table, and for games that are over."""

    def with_deck(self, deck: tuple[str, ...]) -> Self:
        """The same state with its draw pile in another order, which nobody at the table could tell."""
        return replace(self, deck=deck)  # type: ignore[type-var]

    @abstractmethod
    def census(self) -> Counter[str]:
        """Every card in the game, wherever it lies: the same from the deal to the end."""

    @abstractmethod
    def __str__(self) -> str:
        """The full position in one line; `Game.position` reads it."""


AnyOptions = Options  # inside `Game` the name means that game's own


class Game(ABC):
    """A game's rules: an object without state that makes states."""

    name: str
    version: int
    """Changes only when a record made by an older version would play differently."""
    Options: type[AnyOptions]
    tallies: tuple[str, ...] = ()
    """What statistics count in this game, the tallies of its events."""

    @property
    @abstractmethod
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players it is made for."""

    @property
    def players_rule(self) -> str:
        """The id of the rule that says so; refusals of other numbers, and of seats that nobody has, cite it."""
        return ""

    @property
    def layout(self) -> tuple[tuple[str, ...], ...] | None:
        """The cards of the board row by row, `**` for a corner; None where there is no board."""
        return None

    @abstractmethod
    def new(
        self, *, seats: int, seed: bytes, options: AnyOptions | None = None, contributions: tuple[str, ...] = ()
    ) -> State:
        """A game dealt and ready for its first move. Raises `SetupError`."""

    @abstractmethod
    def sides(self, seats: int, options: AnyOptions | None = None) -> tuple[int, ...]:
        """The side each seat plays for. Raises `SetupError`."""

    @abstractmethod
    def move(self, text: str) -> Move:
        """The move with this text form. Raises `Unreadable`."""

    def all_moves(self, seats: int, options: AnyOptions) -> tuple[Move, ...]:
        """Every move that can ever be played, in an order that stays; learning programs number them.

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
        """Copied and pickled by name, if its module has it by that name: so states of two processes can be equal."""
        name = self.name.upper()
        home = sys.modules[type(self).__module__]
        return name if getattr(home, name, None) is self else super().__reduce__()

    def side_name(self, side: int) -> str:
        """What people call a side."""
        return f"side {side}"

    def tidy(self, text: str) -> str:
        """What a person typed, brought nearer to the text form of a move."""
        return text.strip()

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if not _is_number(seats) or seats not in self.seat_counts:
            rule = f" ({self.players_rule})" if self.players_rule else ""
            known = _either(list(map(str, self.seat_counts)))
            raise SetupError(f"{self.name} is for {known} players, not {repr(seats)[:40]}{rule}")

    def check_options(self, options: AnyOptions | None) -> AnyOptions:
        """The options to play by; those of another game are refused."""
        if options is None:
            return self.Options()
        if not isinstance(options, self.Options):
            raise SetupError(f"these are not options of {self.name}")
        return options
