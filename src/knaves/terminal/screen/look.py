"""How things look: one table of styles for each depth of colour. Shapes and frames tell everything; colours help."""

from __future__ import annotations

import enum
import os
from collections.abc import Mapping

from rich.console import Console
from rich.style import Style
from textual.theme import Theme


class Depth(enum.Enum):
    """How many colours a terminal has."""

    MANY = "many"
    SIXTEEN = "sixteen"
    NONE = "none"


def depth_of_terminal() -> Depth:
    """What the environment says: NO_COLOR, TERM and COLORTERM."""
    if "NO_COLOR" in os.environ:
        return Depth.NONE
    system = Console(force_terminal=True, color_system="auto").color_system
    return Depth.MANY if system in ("256", "truecolor", "windows") else Depth.SIXTEEN


THEME = Theme(
    name="knaves",
    primary="#6CB6FF",
    secondary="#4CC38A",
    accent="#FFC857",
    warning="#FFC857",
    error="#FF8A7A",
    success="#4CC38A",
    foreground="#E8E6DF",
    background="#20242B",
    surface="#282D36",
    panel="#2F3540",
    dark=True,
)

_INK, _RED, _IVORY, _SHADE = "#20242B", "#B3261E", "#F2EAD3", "#E8DEC2"
_TEAMS = ("#0B5FA5", "#0B6E4F", "#B3261E")

_MANY = {
    "plain": Style(),
    "label": Style(color="#8A93A3"),
    "ink": Style(color=_INK),
    "red": Style(color=_RED),
    "free": Style(bgcolor=_IVORY),
    "free odd": Style(bgcolor=_SHADE),
    "faded": Style(bgcolor="#D6CDB5"),
    "faded odd": Style(bgcolor="#CBC1A6"),
    "legal": Style(bgcolor="#FFD75F", bold=True),
    "legal odd": Style(bgcolor="#F7CB45", bold=True),
    "aim": Style(bgcolor="#FF9F1C", bold=True),
    "cursor": Style(bgcolor="#C6B6FF", bold=True),
    "frame": Style(color=_INK),
    "frame legal": Style(color="#9A6B00"),
    "corner": Style(bgcolor="#3B4252", color="#FFC857", bold=True),
    "chip 0": Style(bgcolor=_TEAMS[0], color="#FFFFFF", bold=True),
    "chip 1": Style(bgcolor=_TEAMS[1], color="#FFFFFF", bold=True),
    "chip 2": Style(bgcolor=_TEAMS[2], color="#FFFFFF", bold=True),
    "locked 0": Style(bgcolor="#FFFFFF", color=_TEAMS[0], bold=True),
    "locked 1": Style(bgcolor="#FFFFFF", color=_TEAMS[1], bold=True),
    "locked 2": Style(bgcolor="#FFFFFF", color=_TEAMS[2], bold=True),
    "side 0": Style(color="#6CB6FF", bold=True),
    "side 1": Style(color="#4CC38A", bold=True),
    "side 2": Style(color="#FF8A7A", bold=True),
    "card": Style(bgcolor=_IVORY, color=_INK),
    "card chosen": Style(bgcolor="#FFD75F", color=_INK, bold=True),
    "card off": Style(bgcolor="#A5A294", color=_INK),
    "rung": Style(color="#5A6372"),
    "next": Style(color="#FFC857", bold=True),
    "strong": Style(bold=True),
    "quiet": Style(color="#8A93A3"),
    "key": Style(color="#FFC857", bold=True),
    "turn": Style(color="#FFC857", bold=True),
    "target": Style(bgcolor="#FFD75F", color=_INK, bold=True),
    "good": Style(color="#4CC38A", bold=True),
    "bad": Style(color="#FF8A7A", bold=True),
}

_SIXTEEN = _MANY | {
    "label": Style(color="white"),
    "ink": Style(color="bright_white"),
    "red": Style(color="bright_red"),
    "free": Style(),
    "free odd": Style(),
    "faded": Style(dim=True),
    "faded odd": Style(dim=True),
    "legal": Style(bgcolor="yellow", color="black"),
    "legal odd": Style(bgcolor="yellow", color="black"),
    "aim": Style(bgcolor="white", color="black", bold=True),
    "cursor": Style(bgcolor="magenta", color="bright_white", bold=True),
    "frame": Style(bold=True),
    "frame legal": Style(bold=True),
    "corner": Style(color="bright_yellow", bold=True),
    "chip 0": Style(bgcolor="blue", color="bright_white", bold=True),
    "chip 1": Style(bgcolor="green", color="black", bold=True),
    "chip 2": Style(bgcolor="red", color="bright_white", bold=True),
    "locked 0": Style(bgcolor="white", color="blue", bold=True),
    "locked 1": Style(bgcolor="white", color="green", bold=True),
    "locked 2": Style(bgcolor="white", color="red", bold=True),
    "side 0": Style(color="bright_blue", bold=True),
    "side 1": Style(color="bright_green", bold=True),
    "side 2": Style(color="bright_red", bold=True),
    "card": Style(color="bright_white"),
    "card chosen": Style(bgcolor="yellow", color="black", bold=True),
    "card off": Style(dim=True),
    "rung": Style(dim=True),
    "next": Style(color="bright_yellow", bold=True),
    "quiet": Style(color="white"),
    "key": Style(color="bright_yellow", bold=True),
    "turn": Style(color="bright_yellow", bold=True),
    "target": Style(bgcolor="yellow", color="black", bold=True),
    "good": Style(color="bright_green", bold=True),
    "bad": Style(color="bright_red", bold=True),
}

_BOLD, _REVERSED, _PLAIN, _FAINT = Style(bold=True), Style(reverse=True, bold=True), Style(), Style(dim=True)
_NONE = dict.fromkeys(_MANY, _PLAIN) | {
    "faded": _FAINT,
    "faded odd": _FAINT,
    "legal": _BOLD,
    "legal odd": _BOLD,
    "aim": _REVERSED,
    "cursor": _REVERSED,
    "chip 0": _BOLD,
    "chip 1": _BOLD,
    "chip 2": _BOLD,
    "locked 0": _REVERSED,
    "locked 1": _REVERSED,
    "locked 2": _REVERSED,
    "card chosen": _REVERSED,
    "card off": _FAINT,
    "rung": _FAINT,
    "next": _BOLD,
    "strong": _BOLD,
    "key": _BOLD,
    "turn": _BOLD,
    "target": _REVERSED,
    "good": _BOLD,
    "bad": _BOLD,
}

LOOKS: Mapping[Depth, Mapping[str, Style]] = {Depth.MANY: _MANY, Depth.SIXTEEN: _SIXTEEN, Depth.NONE: _NONE}
