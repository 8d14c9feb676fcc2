"""Reasons for moves and nudges towards them, as keys that clients turn into sentences of any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class HintReason:
    """A stable key and the arguments of its sentence, for a reason or a nudge."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key}({listed})" if listed else self.key


REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # any game
        "only-move": (),
        "draws": (),
        "wins": ("card",),
        # the board games
        "completes-line": ("card", "cell", "line"),
        "extends-line": ("card", "cell", "line", "chips", "length"),
        "blocks-line": ("card", "cell", "line", "team", "chips", "length"),
        "removes-threat": ("card", "cell", "line", "team", "chips", "length"),
        "opens-line": ("card", "cell", "line"),
        "breaks-sequence": ("card", "cell", "team"),
        "frees-dead-card": ("card",),
        "plays-before-dead": ("card", "cell"),
        "saves-jack": ("card", "cell", "jack"),
        "builds": ("card", "cell", "lines"),
        "keeps-room": ("line",),
        "gives-up-least": ("card",),
        # stacks
        "completes-pile": ("card", "place", "colour"),
        "leads-to-pile": ("card", "place", "colour", "cards"),
        "empties-hand": ("card",),
        "uses-discard": ("card", "place"),
        "gets-rid": ("card", "place"),
        "steals-chip": ("seat", "colour"),
        "steals-card": ("seat", "card"),
        "denies-card": ("seat", "card"),
        "steals-from-hand": ("seat",),
        "takes-card": ("card",),
        "skips": ("seat",),
        "reverses": (),
        "blocks-win": ("seat", "place"),
        "blocks-pile": ("seat", "place"),
        "saves-block": ("seat", "place"),
        "denies-pile": ("card", "place"),
        "keeps-for-later": ("card",),
        "discards-least": ("card",),
        "nothing-left": (),
    }
)
"""All keys with the names of their arguments. Cards, cells, lines and places use the notation of docs/notation.md;
`team` and `seat` are numbers, `colour` is `blue` or `red`, the others are counts."""


NUDGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # any game
        "only": (),
        "win": (),
        "spare-card": (),
        # the board games
        "look": ("region",),
        "own-line": ("region",),
        "danger": ("region",),
        "jack": (),
        "dead-card": (),
        "room": (),
        # stacks
        "pile": (),
        "colour": ("colour",),
        "discard-top": (),
        "special": (),
        "hold-back": (),
        "take": (),
        "count-chips": ("seat",),
    }
)
"""The keys of nudges with the names of their arguments. A nudge says where to look or which kind of card helps, and
leaves the move to find. `region` is one of `REGIONS`."""

REGIONS = (
    ("top-left", "top", "top-right"),
    ("left", "middle", "right"),
    ("bottom-left", "bottom", "bottom-right"),
)
"""The parts of a board, row by row."""


def make_reason(key: str, **arguments: str | int) -> HintReason:
    """A reason with exactly the arguments that `REASONS` lists."""
    assert set(arguments) == set(REASONS[key]), key
    return HintReason(key, arguments)


def make_nudge(key: str, **arguments: str | int) -> HintReason:
    """A nudge with exactly the arguments that `NUDGES` lists."""
    assert set(arguments) == set(NUDGES[key]), key
    return HintReason(key, arguments)
