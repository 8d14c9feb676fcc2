"""Styles for each color depth. Shapes and frames carry all information; colors only help."""

from __future__ import annotations

import enum
import os
from collections.abc import Mapping

from rich.console import Console
from rich.style import Style
from textual.theme import Theme


class ColorDepth(enum.Enum):
    """How many colors a terminal has."""

    TRUECOLOR = "truecolor"
    PALETTE_256 = "256"
    ANSI_16 = "16"
    MONOCHROME = "monochrome"


def detect_color_depth() -> ColorDepth:
    """The color depth by NO_COLOR, TERM and COLORTERM."""
    if "NO_COLOR" in os.environ:
        return ColorDepth.MONOCHROME
    system = Console(force_terminal=True, color_system="auto").color_system
    return {"truecolor": ColorDepth.TRUECOLOR, "256": ColorDepth.PALETTE_256}.get(system or "", ColorDepth.ANSI_16)


_DARK = Theme(
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

_DARK_256 = Theme(
    name="knaves-256",
    primary="#5fafff",
    secondary="#5fd787",
    accent="#ffd75f",
    warning="#ffd75f",
    error="#ff8787",
    success="#5fd787",
    foreground="#e4e4e4",
    background="#1c1c1c",
    surface="#262626",
    panel="#303030",
    dark=True,
)
THEMES: Mapping[ColorDepth, Theme] = {ColorDepth.TRUECOLOR: _DARK, ColorDepth.PALETTE_256: _DARK_256}
"""The theme for depths where Textual may mix colors; the others use the terminal's own colors."""

_INK, _RED, _IVORY, _SHADE = "#20242B", "#B3261E", "#F2EAD3", "#E8DEC2"
_TEAMS = ("#0B5FA5", "#0B6E4F", "#B3261E")

_TRUECOLOR = {
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

_PALETTE_256 = _TRUECOLOR | {  # the nearest of the 256 colors to a warm white is pink, so these are picked by hand
    "ink": Style(color="#1c1c1c"),
    "red": Style(color="#af0000"),
    "free": Style(bgcolor="#e4e4e4"),
    "free odd": Style(bgcolor="#d0d0d0"),
    "faded": Style(bgcolor="#c6c6c6"),
    "faded odd": Style(bgcolor="#b2b2b2"),
    "legal odd": Style(bgcolor="#ffd700", bold=True),
    "aim": Style(bgcolor="#ff8700", bold=True),
    "cursor": Style(bgcolor="#afafff", bold=True),
    "frame": Style(color="#1c1c1c"),
    "frame legal": Style(color="#875f00"),
    "corner": Style(bgcolor="#444444", color="#ffd75f", bold=True),
    "chip 0": Style(bgcolor="#005faf", color="#ffffff", bold=True),
    "chip 1": Style(bgcolor="#00875f", color="#ffffff", bold=True),
    "chip 2": Style(bgcolor="#af0000", color="#ffffff", bold=True),
    "locked 0": Style(bgcolor="#ffffff", color="#005faf", bold=True),
    "locked 1": Style(bgcolor="#ffffff", color="#00875f", bold=True),
    "locked 2": Style(bgcolor="#ffffff", color="#af0000", bold=True),
    "side 0": Style(color="#5fafff", bold=True),
    "side 1": Style(color="#5fd787", bold=True),
    "side 2": Style(color="#ff8787", bold=True),
    "card": Style(bgcolor="#eeeeee", color="#1c1c1c"),
    "card chosen": Style(bgcolor="#ffd75f", color="#1c1c1c", bold=True),
    "card off": Style(bgcolor="#9e9e9e", color="#1c1c1c"),
    "target": Style(bgcolor="#ffd75f", color="#1c1c1c", bold=True),
}

_ANSI_16 = _TRUECOLOR | {
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
_MONOCHROME = dict.fromkeys(_TRUECOLOR, _PLAIN) | {
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

PALETTES: Mapping[ColorDepth, Mapping[str, Style]] = {
    ColorDepth.TRUECOLOR: _TRUECOLOR,
    ColorDepth.PALETTE_256: _PALETTE_256,
    ColorDepth.ANSI_16: _ANSI_16,
    ColorDepth.MONOCHROME: _MONOCHROME,
}
