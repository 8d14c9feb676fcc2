"""Drawings in SVG: the palette, cards and shapes that the pictures of all games share. Uses the standard library only.

A drawing has a base, which is the same for all positions of a game, and a layer on it that changes, so that a replay
holds the base once. The only ids are those of suits and chips, which are the same in every drawing: many of them
stand on one page of a notebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from math import hypot
from typing import Any

from knaves.errors import SetupError

FELT, FELT_EDGE, PRINT = "#1F4D3F", "#173B30", "#E9E3D2"
IVORY, INK, BRASS = "#FBFAF5", "#1B1F27", "#C8963E"
RED_SUIT = "#B3261E"
TEAM_COLOURS = ("#0B5FA5", "#0B6E4F", "#B3261E")
TEAM_EDGES = ("#083F6F", "#074934", "#7C1610")
NAMED_COLOURS = {"brass": BRASS, "blue": TEAM_COLOURS[0], "green": TEAM_COLOURS[1], "red": TEAM_COLOURS[2], "ink": INK}
"""The colours that marks and arrows can have by name; any colour of CSS does as well."""
FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
MONOSPACE = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

_SUITS = {
    "H": "M12 21C5 15 2 11.5 2 7.8 2 4.9 4.2 3 6.8 3 9 3 11 4.3 12 6.4 13 4.3 15 3 17.2 3 19.8 3 22 4.9 22 7.8 22 "
    "11.5 19 15 12 21Z",
    "D": "M12 2 20 12 12 22 4 12Z",
    "S": "M12 2C17 7 22 10.5 22 14.5 22 17 20.2 18.6 18 18.6 16.2 18.6 14.6 17.7 13.2 16 13.4 18.6 14.2 20.5 16 22H8C"
    "9.8 20.5 10.6 18.6 10.8 16 9.4 17.7 7.8 18.6 6 18.6 3.8 18.6 2 17 2 14.5 2 10.5 7 7 12 2Z",
    "C": "M12 2A4.7 4.7 0 0 1 15.9 9.3 4.7 4.7 0 1 1 13.3 16.6C13.5 19 14.4 20.7 16 22H8C9.6 20.7 10.5 19 10.7 16.6"
    "A4.7 4.7 0 1 1 8.1 9.3 4.7 4.7 0 0 1 12 2Z",
}
"""The suits in a box of 24: as paths, since fonts draw some of them as pictures."""


@dataclass(frozen=True)
class Drawing:
    """A picture of one position."""

    width: int
    height: int
    base: str
    """What all positions of a game have in common."""
    layer: str
    """What changes, drawn on the base."""
    title: str
    """The picture in words, for those who do not see it."""

    def svg(self, size: int | None = None) -> str:
        """The whole picture, `size` pixels wide."""
        width = size or self.width
        height = round(self.height * width / self.width)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{width}" '
            f'height="{height}" role="img" aria-label="{escape(self.title)}" font-family="{FONT}" '
            f'style="max-width:100%;height:auto"><title>{escape(self.title)}</title><defs>{_definitions()}</defs>{self.base}{self.layer}</svg>'
        )


def number(value: float) -> str:
    """A coordinate, without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, width: float, height: float, fill: str, *, radius: float = 0, more: str = "") -> str:
    """A rectangle with round corners."""
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {box} rx="{number(radius)}" fill="{fill}"{" " if more else ""}{more}/>'


def text(x: float, y: float, words: str, size: float, fill: str = INK, *, anchor: str = "start", more: str = "") -> str:
    """One line of text."""
    start = "" if anchor == "start" else f' text-anchor="{anchor}"'
    extra = f" {more}" if more else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{start}{extra}>{escape(words)}</text>'


BOLD = 'font-weight="700"'


def suit(letter: str, x: float, y: float, size: float, *, fill: str | None = None, more: str = "") -> str:
    """A suit in a box of this size, from its top left."""
    colour = fill or (RED_SUIT if letter in "HD" else INK)
    box = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#knaves-{letter}" {box} fill="{colour}"{" " if more else ""}{more}/>'


def chip(team: int, x: float, y: float, radius: float, *, locked: bool = False) -> str:
    """A chip around a centre: a disc, a diamond or a triangle by team; a locked one is turned to its white face."""
    half = radius * 18 / 14.5
    box = f'x="{number(x - half)}" y="{number(y - half)}" width="{number(2 * half)}" height="{number(2 * half)}"'
    return f'<use href="#knaves-{"locked" if locked else "chip"}-{team}" {box}/>'


@cache
def _definitions() -> str:
    """The suits and the chips, which are drawn by the dozen."""
    suits = (
        f'<symbol id="knaves-{name}" viewBox="0 0 24 24"><path d="{path}"/></symbol>' for name, path in _SUITS.items()
    )
    kinds = ((team, locked) for team in range(len(TEAM_COLOURS)) for locked in (False, True))
    chips = (
        f'<symbol id="knaves-{"locked" if locked else "chip"}-{team}" viewBox="-18 -18 36 36">'
        f"{_draw_chip(team, locked=locked)}</symbol>"
        for team, locked in kinds
    )
    return "".join((*suits, *chips))


def _draw_chip(team: int, *, locked: bool) -> str:
    fill, edge = (IVORY, TEAM_COLOURS[team]) if locked else (TEAM_COLOURS[team], TEAM_EDGES[team])
    inner = TEAM_COLOURS[team] if locked else IVORY
    style = f'fill="{fill}" stroke="{edge}" stroke-width="{2.6 if locked else 1.6}" stroke-linejoin="round"'
    ring = f'fill="none" stroke="{inner}" stroke-opacity=".75" stroke-width="1.4" stroke-linejoin="round"'
    return _shape(team, 0, 0, 14.5, style) + _shape(team, 0, 0, 8.4, ring)


def _shape(team: int, x: float, y: float, radius: float, style: str) -> str:
    if team == 0:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {style}/>'
    if team == 1:
        far = radius * 1.15
        corners = [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]
    else:
        corners = [
            (x, y - radius * 1.12),
            (x + radius * 1.12, y + radius * 0.82),
            (x - radius * 1.12, y + radius * 0.82),
        ]
    points = " ".join(f"{number(px)},{number(py)}" for px, py in corners)
    return f'<polygon points="{points}" {style}/>'


def arrow(start: tuple[float, float], end: tuple[float, float], colour: str, width: float = 5) -> str:
    """An arrow from one point to another, its head drawn as a triangle."""
    (x, y), (to_x, to_y) = start, end
    length = hypot(to_x - x, to_y - y) or 1
    along_x, along_y = (to_x - x) / length, (to_y - y) / length
    head = min(width * 3.2, length)
    neck_x, neck_y = to_x - along_x * head, to_y - along_y * head
    half = head * 0.55
    tip = f"{number(to_x)},{number(to_y)}"
    left = f"{number(neck_x - along_y * half)},{number(neck_y + along_x * half)}"
    right = f"{number(neck_x + along_y * half)},{number(neck_y - along_x * half)}"
    return (
        f'<g opacity=".88"><line x1="{number(x)}" y1="{number(y)}" x2="{number(neck_x)}" y2="{number(neck_y)}" '
        f'stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round"/>'
        f'<polygon points="{tip} {left} {right}" fill="{colour}"/></g>'
    )


def arrow_parts(one: object, example: str) -> tuple[Any, Any, str]:
    """Where an arrow starts and ends, and its colour. Raises `SetupError`."""
    if not isinstance(one, tuple) or len(one) not in (2, 3):
        raise SetupError(f"an arrow is a tuple of its two ends, and a colour if you like, as {example}, not {one!r}")
    return one[0], one[1], colour_named(one[2] if len(one) == 3 else "brass")


def wink(x: float, y: float, size: float, colour: str = BRASS) -> str:
    """The mark of Knaves around a centre: one eye open, one closed."""
    step, eye = size * 0.27, size * 0.17
    line = f'fill="none" stroke="{colour}" stroke-width="{number(size * 0.07)}" stroke-linecap="round"'
    left, right = x - step, x + step
    return (
        f'<circle cx="{number(left)}" cy="{number(y)}" r="{number(eye)}" {line}/>'
        f'<circle cx="{number(left)}" cy="{number(y)}" r="{number(eye * 0.4)}" fill="{colour}"/>'
        f'<path d="M{number(right - eye)} {number(y)}q{number(eye)} {number(eye * 0.9)} {number(eye * 2)} 0" {line}/>'
    )


def mat(width: float, height: float) -> str:
    """The felt that everything lies on: the picture has a ground of its own, on a light page or a dark one."""
    return rect(0.75, 0.75, width - 1.5, height - 1.5, FELT, radius=14, more=f'stroke="{FELT_EDGE}" stroke-width="1.5"')


def colour_named(colour: str) -> str:
    """A colour by its name here, or any colour of CSS, safe inside an attribute. Raises `SetupError`."""
    if not isinstance(colour, str):
        raise SetupError(f"a colour is a name or a colour of CSS, as 'red' or '#c33', not {repr(colour)[:60]}")
    return NAMED_COLOURS.get(colour, escape(colour))


def text_drawing(picture: str, title: str) -> Drawing:
    """A picture in text, for games that draw none of their own."""
    rows = picture.split("\n")
    width, height = 32 + round(8.5 * max(map(len, rows))), 28 + 19 * len(rows)
    spans = "".join(
        text(16, 29 + 19 * at, row, 14, more=f'xml:space="preserve" font-family="{MONOSPACE}"')
        for at, row in enumerate(rows)
    )
    edge = f'stroke="{PRINT}" stroke-width="1.5"'
    return Drawing(
        width, height, rect(0.75, 0.75, width - 1.5, height - 1.5, IVORY, radius=10, more=edge), spans, title
    )
