"""The colors of the screens: for a dark or a light background, and as many as the terminal has."""

from __future__ import annotations

import enum
import os
from collections.abc import Mapping

from rich.console import Console
from textual.theme import Theme

from knaves.terminal.screen import palettes
from knaves.terminal.screen.palettes import Palette


class Brightness(enum.Enum):
    """The background that the colors are for."""

    DARK = "dark"
    LIGHT = "light"


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


def detect_brightness(environ: Mapping[str, str] = os.environ) -> Brightness:
    """The background by COLORFGBG, which some terminals set: `0;15` is black on white."""
    background = environ.get("COLORFGBG", "").rpartition(";")[2]
    return Brightness.LIGHT if background in ("7", "15") else Brightness.DARK


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

_LIGHT = Theme(
    name="knaves-light",
    primary="#0B5FA5",
    secondary="#0B6E4F",
    accent="#7A4B00",
    warning="#7A4B00",
    error="#B3261E",
    success="#0B6E4F",
    foreground="#1B1F27",
    background="#FBFAF5",
    surface="#F1EDE1",
    panel="#E7E2D3",
    dark=False,
)

_LIGHT_256 = Theme(
    name="knaves-light-256",
    primary="#005faf",
    secondary="#005f5f",
    accent="#875f00",
    warning="#875f00",
    error="#af0000",
    success="#005f5f",
    foreground="#1c1c1c",
    background="#ffffff",
    surface="#eeeeee",
    panel="#e4e4e4",
    dark=False,
)

THEMES: Mapping[tuple[Brightness, ColorDepth], Theme] = {
    (Brightness.DARK, ColorDepth.TRUECOLOR): _DARK,
    (Brightness.DARK, ColorDepth.PALETTE_256): _DARK_256,
    (Brightness.LIGHT, ColorDepth.TRUECOLOR): _LIGHT,
    (Brightness.LIGHT, ColorDepth.PALETTE_256): _LIGHT_256,
}
"""The themes for depths where Textual may mix colors; the others use the terminal's own colors."""
PALETTES: Mapping[tuple[Brightness, ColorDepth], Palette] = {
    (Brightness.DARK, ColorDepth.TRUECOLOR): palettes.TRUECOLOR,
    (Brightness.DARK, ColorDepth.PALETTE_256): palettes.PALETTE_256,
    (Brightness.DARK, ColorDepth.ANSI_16): palettes.ANSI_16,
    (Brightness.DARK, ColorDepth.MONOCHROME): palettes.MONOCHROME,
    (Brightness.LIGHT, ColorDepth.TRUECOLOR): palettes.LIGHT_TRUECOLOR,
    (Brightness.LIGHT, ColorDepth.PALETTE_256): palettes.LIGHT_256,
    (Brightness.LIGHT, ColorDepth.ANSI_16): palettes.LIGHT_16,
    (Brightness.LIGHT, ColorDepth.MONOCHROME): palettes.MONOCHROME,
}
