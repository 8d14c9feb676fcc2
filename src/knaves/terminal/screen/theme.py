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


_COLORS = {  # blue, green, amber, red; foreground, background, surface, panel
    (Brightness.DARK, ColorDepth.TRUECOLOR): "#6CB6FF #4CC38A #FFC857 #FF8A7A #E8E6DF #20242B #282D36 #2F3540",
    (Brightness.DARK, ColorDepth.PALETTE_256): "#5fafff #5fd787 #ffd75f #ff8787 #e4e4e4 #1c1c1c #262626 #303030",
    (Brightness.LIGHT, ColorDepth.TRUECOLOR): "#0B5FA5 #0B6E4F #7A4B00 #B3261E #1B1F27 #FBFAF5 #F1EDE1 #E7E2D3",
    (Brightness.LIGHT, ColorDepth.PALETTE_256): "#005faf #005f5f #875f00 #af0000 #1c1c1c #ffffff #eeeeee #e4e4e4",
}


def _make_theme(brightness: Brightness, depth: ColorDepth, colors: str) -> Theme:
    blue, green, amber, red, foreground, background, surface, panel = colors.split()
    return Theme(
        name=f"knaves-{brightness.value}-{depth.value}",
        primary=blue,
        secondary=green,
        accent=amber,
        warning=amber,
        error=red,
        success=green,
        foreground=foreground,
        background=background,
        surface=surface,
        panel=panel,
        dark=brightness is Brightness.DARK,
    )


THEMES: Mapping[tuple[Brightness, ColorDepth], Theme] = {
    key: _make_theme(*key, colors) for key, colors in _COLORS.items()
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
