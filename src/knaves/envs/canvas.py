"""A picture drawn with pygame: shapes, letters and suits. It is drawn twice as large, so edges become smooth.

Colours and shapes are those of the web client (docs/play.md). Needs `pip install knaves[envs]`.
"""

from __future__ import annotations

import math
import os
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.extras import missing_package

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
try:
    import pygame
    import pygame.freetype
except ImportError as error:
    raise missing_package(__name__, "envs", error.name) from None

Picture = npt.NDArray[np.uint8]
"""(height, width, 3)."""
Colour = str
FELT, IVORY, INK, BRASS, EDGE = "#1f4d3f", "#fbfaf5", "#1b1f27", "#c8963e", "#cfcabb"
BLUE, GREEN, RED = "#0b5fa5", "#0b6e4f", "#b3261e"
TEAMS = (BLUE, GREEN, RED)
SCALE = 2


@lru_cache(maxsize=64)
def _font(size: int) -> Any:
    pygame.freetype.init()
    return pygame.freetype.Font(None, size)


class Canvas:
    """A picture in progress; all lengths are in pixels of the finished picture."""

    def __init__(self, width: int, height: int, colour: Colour = FELT) -> None:
        self.size = width, height
        self._surface = pygame.Surface((width * SCALE, height * SCALE))
        self._surface.fill(colour)

    def picture(self) -> Picture:
        """The finished picture."""
        small = pygame.transform.smoothscale(self._surface, self.size)
        return np.ascontiguousarray(pygame.surfarray.array3d(small).swapaxes(0, 1))

    def box(self, x: float, y: float, w: float, h: float, colour: Colour, *, edge: Colour = "", width: int = 1) -> None:
        """A rounded rectangle."""
        rect = pygame.Rect(*(round(value * SCALE) for value in (x, y, w, h)))
        pygame.draw.rect(self._surface, colour, rect, border_radius=4 * SCALE)
        if edge:
            pygame.draw.rect(self._surface, edge, rect, width * SCALE, border_radius=4 * SCALE)

    def text(self, x: float, y: float, words: str, size: int, colour: Colour = INK, *, centre: bool = True) -> None:
        """Words, centred at a point or starting there."""
        image, rect = _font(size * SCALE).render(words, colour)
        left = x * SCALE - (rect.width / 2 if centre else 0)
        self._surface.blit(image, (round(left), round(y * SCALE - rect.height / 2)))

    def shape(self, points: list[tuple[float, float]], colour: Colour) -> None:
        """A polygon."""
        pygame.draw.polygon(self._surface, colour, [(x * SCALE, y * SCALE) for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A circle."""
        pygame.draw.circle(self._surface, colour, (round(x * SCALE), round(y * SCALE)), round(radius * SCALE))

    def stroke(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float) -> None:
        """A straight line with round ends."""
        across = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
        dx, dy = math.cos(across) * width / 2, math.sin(across) * width / 2
        corners = [(start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)]
        self.shape([*corners, (end[0] - dx, end[1] - dy), (start[0] - dx, start[1] - dy)], colour)
        for x, y in (start, end):
            self.disc(x, y, width / 2, colour)

    def suit(self, x: float, y: float, size: float, suit: str, colour: Colour) -> None:
        """One of S, H, D and C, as tall as `size`."""
        u = size / 2
        if suit == "D":
            self.shape([(x, y - u), (x + 0.75 * u, y), (x, y + u), (x - 0.75 * u, y)], colour)
        elif suit == "H":
            self._heart(x, y, u, colour)
        else:
            if suit == "S":
                self._heart(x, y - 0.1 * u, -u * 0.9, colour)
            else:
                for dx, dy in ((0, -0.45), (-0.5, 0.2), (0.5, 0.2)):
                    self.disc(x + dx * u, y + dy * u, 0.46 * u, colour)
            self.shape([(x - 0.14 * u, y), (x + 0.14 * u, y), (x + 0.4 * u, y + u), (x - 0.4 * u, y + u)], colour)

    def _heart(self, x: float, y: float, u: float, colour: Colour) -> None:
        """A heart; with a negative size upside down."""
        for dx in (-0.44, 0.44):
            self.disc(x + dx * u, y - 0.36 * u, abs(0.5 * u), colour)
        self.shape(
            [(x - 0.9 * u, y - 0.16 * u), (x, y - 0.4 * u), (x + 0.9 * u, y - 0.16 * u), (x, y + 0.95 * u)], colour
        )

    def chip(self, x: float, y: float, radius: float, team: int, *, locked: bool = False) -> None:
        """A chip of a team, which has a shape as well as a colour; a locked one is turned to its white face."""
        colour = TEAMS[team]
        for factor, fill in ((1.0, colour), (0.72, IVORY)) if locked else ((1.0, colour),):
            r = radius * factor
            if team == 0:
                self.disc(x, y, r, fill)
            elif team == 1:
                self.shape([(x, y - 1.2 * r), (x + 1.2 * r, y), (x, y + 1.2 * r), (x - 1.2 * r, y)], fill)
            else:
                self.shape([(x, y - 1.2 * r), (x + 1.15 * r, y + 0.8 * r), (x - 1.15 * r, y + 0.8 * r)], fill)
