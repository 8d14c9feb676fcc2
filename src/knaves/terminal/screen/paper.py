"""A widget that is drawn character by character and knows which thing lies where, for the mouse."""

from __future__ import annotations

from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

PLAIN = Style()


class Paper:
    """Rows of characters with a style each, and named rectangles."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._marks = [[(" ", PLAIN)] * width for _ in range(height)]
        self._zones: list[tuple[int, int, int, int, str]] = []

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write text; what lies outside is cut off."""
        if 0 <= y < self.height:
            row = self._marks[y]
            for column, letter in enumerate(text, x):
                if 0 <= column < self.width:
                    row[column] = (letter, row[column][1] + style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Blank a rectangle in a style."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(self, x: int, y: int, width: int, height: int, corners: str, style: Style) -> None:
        """Draw a frame; `corners` names its corners and sides: `╭╮╰╯─│`."""
        top_left, top_right, bottom_left, bottom_right, across, down = tuple(corners)
        self.put(x, y, top_left + across * (width - 2) + top_right, style)
        self.put(x, y + height - 1, bottom_left + across * (width - 2) + bottom_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)

    def zone(self, x: int, y: int, width: int, height: int, name: str) -> None:
        """Give a rectangle a name."""
        self._zones.append((x, y, width, height, name))

    def at(self, x: int, y: int) -> str | None:
        """The name of what lies here."""
        for left, top, width, height, name in reversed(self._zones):
            if left <= x < left + width and top <= y < top + height:
                return name
        return None

    def middle(self, name: str) -> tuple[int, int]:
        """A point in the middle of a named rectangle."""
        for left, top, width, height, own in self._zones:
            if own == name:
                return left + width // 2, top + height // 2
        raise KeyError(name)

    def strip(self, y: int, base: Style) -> Strip:
        """One row for the screen."""
        row = self._marks[y]
        segments = [
            Segment("".join(mark[0] for mark in marks), base + style)
            for style, marks in groupby(row, key=lambda mark: mark[1])
        ]
        return Strip(segments, self.width)


class Canvas(Widget):
    """A widget on paper."""

    class Clicked(Message):
        """Something with a name was clicked."""

        def __init__(self, canvas: Canvas, name: str) -> None:
            super().__init__()
            self.canvas = canvas
            self.name = name

        @property
        def control(self) -> Canvas:
            """The canvas that was clicked."""
            return self.canvas

    _paper: Paper | None = None

    def paint(self, paper: Paper) -> None:
        """Draw what there is; for subclasses."""
        raise NotImplementedError

    @property
    def paper(self) -> Paper:
        """What is drawn now."""
        if self._paper is None or (self._paper.width, self._paper.height) != tuple(self.size):
            self._paper = Paper(*self.size)
            self.paint(self._paper)
        return self._paper

    def repaint(self) -> None:
        """Draw again."""
        self._paper = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the paper."""
        return self.paper.strip(y, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        name = self.paper.at(event.x, event.y)
        if name is not None:
            event.stop()
            self.post_message(self.Clicked(self, name))
