"""Why a move is good, in a form that clients put into words of any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class HintReason:
    """A stable key, and what a sentence about it would name."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key}({told})" if told else self.key


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
"""Every key with the names of its arguments. Cards, cells, lines and places are in the notation of docs/notation.md;
`team` and `seat` are numbers, `colour` is `blue` or `red`, the rest are counts."""


def because(key: str, **arguments: str | int) -> HintReason:
    """A reason, held to the table."""
    assert set(arguments) == set(REASONS[key]), key
    return HintReason(key, arguments)
