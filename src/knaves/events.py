"""Events and outcomes: what a move led to, in a form for each seat that may see it."""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar

from knaves.cards import HIDDEN, Card
from knaves.errors import check_viewer
from knaves.old_names import OldEventNames

Json = Any
"""A value that `json.dumps` accepts."""


def secret() -> Any:
    """Declare a field of an event that only its audience may see."""
    return field(metadata={"secret": True})


@dataclass(frozen=True, slots=True)
class Event(OldEventNames):
    """Something that happened; it knows what each seat may see of it."""

    stat_key: ClassVar[str] = ""
    """The heading under which statistics count such events; empty for events that are not counted."""
    template: ClassVar[str] = ""
    """An English sentence with the fields in braces; empty where there is nothing to tell."""

    @property
    def kind(self) -> str:
        """The name of this kind of event in text: `SequenceMade` is `sequence-made`."""
        return kebab_case(type(self).__name__)

    @property
    def audience(self) -> tuple[int, ...]:
        """The seats that may see the secret fields: by default the one that acted, the field `seat`."""
        seat = field_dict(self).get("seat")
        return () if seat is None else (seat,)

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """The cards that went from the top of the draw pile to a hand, each with its seat, in the order drawn.

        Matches on paired deals rely on it to give every seat the same cards in each game.
        """
        return ()

    @property
    def draw_forfeited_by(self) -> int | None:
        """The seat that has lost a forgotten draw, if the event tells of that; a table gives it time to draw first."""
        return None

    def seen_by(self, seat: int | None) -> dict[str, Json] | None:
        """The event as this seat, or a spectator, may see it, ready for JSON; None if it is hidden altogether.

        An event does not know how many seats there are: an unknown seat sees what a spectator sees.
        """
        check_viewer(seat)
        seen = self.open()
        redacted = redacted_fields(type(self))
        if redacted and seat not in self.audience:
            seen |= redacted
        return seen

    def open(self) -> dict[str, Json]:
        """The event with nothing hidden, for a game that is over."""
        return {"event": self.kind, **field_dict(self)}

    def sentence(self, seat: int | None, names: Mapping[int, str], sides: Mapping[int, str]) -> str:
        """The event as an English sentence for this seat; empty where there is nothing to tell."""
        seen = self.seen_by(seat)
        return "" if seen is None else self.tell(seen, names, sides)

    @classmethod
    def tell(cls, seen: Mapping[str, Json], names: Mapping[int, str], sides: Mapping[int, str]) -> str:
        """The same for what `seen_by` returned, which is all that a server sends of an event."""
        told = dict(seen)
        for key, value in seen.items():
            if value == HIDDEN:
                told[key] = "a card"
            elif key in ("seat", "victim"):
                told[key] = names[value]
            elif key == "team":
                told[key] = sides[value]
            elif isinstance(value, list | tuple):
                told[key] = ", ".join(names[item] if key == "winners" else str(item) for item in value) or "nobody"
        return cls.template.format(**told)


@cache
def kebab_case(name: str) -> str:
    """`SequenceMade` as `sequence-made`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


_Reader = tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]
_READERS: dict[type, _Reader] = {}
_REDACTED: dict[type, dict[str, str]] = {}


def field_dict(value: object) -> dict[str, Any]:
    """The fields of a dataclass by name; none of what is no dataclass. Inner values stay as they are."""
    kind = type(value)
    if kind not in _READERS:  # worked out once for each class, since a server writes thousands of events a second
        names = tuple(spec.name for spec in fields(kind)) if is_dataclass(kind) else ()
        _READERS[kind] = names, _getter(names)
    names, get = _READERS[kind]
    return dict(zip(names, get(value), strict=True))


def _getter(names: tuple[str, ...]) -> Callable[[object], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    each = [attrgetter(name) for name in names]
    return lambda value: tuple(get(value) for get in each)


_PLAIN = frozenset((str, int, bool, type(None)))


def as_json(part: object) -> dict[str, Json]:
    """A dataclass as `json.dumps` takes it, with the dataclasses in its fields; a dictionary as it is."""
    return part if isinstance(part, dict) else _plain_values(field_dict(part))


def _plain_values(values: dict[str, Json]) -> dict[str, Json]:
    return {name: value if type(value) in _PLAIN else _plain(value) for name, value in values.items()}


def _plain(value: object) -> Json:
    if isinstance(value, list):
        return [list(item) for item in value] if value and type(value[0]) is tuple else value
    if isinstance(value, dict):
        return _plain_values(value)
    return as_json(value) if is_dataclass(value) else value


def redacted_fields(kind: type[Event]) -> dict[str, str]:
    """The secret fields of a kind of event, with the value that others see."""
    if kind not in _REDACTED:
        _REDACTED[kind] = {spec.name: HIDDEN for spec in fields(kind) if spec.metadata.get("secret")}
    return _REDACTED[kind]


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


@dataclass(slots=True)
class OutcomeData:
    """An outcome as it is sent."""

    winners: list[int]
    reason: str


def outcome_data(outcome: Outcome | None) -> OutcomeData | None:
    """An outcome as it is sent; None while the game goes on."""
    return None if outcome is None else OutcomeData(list(outcome.winners), outcome.reason.value)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    template: ClassVar[str] = "The game is over ({reason}): {winners} won."
    winners: tuple[int, ...]
    reason: str
