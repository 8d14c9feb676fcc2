"""A drawing surface of characters, with named zones for the mouse, and the widget that shows it."""

from __future__ import annotations

from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

PLAIN = Style()


class Canvas:
    """Rows of styled characters, and named rectangles."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[(" ", PLAIN)] * width for _ in range(height)]
        self._zones: list[tuple[int, int, int, int, str]] = []

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write text; parts outside the canvas are cut off."""
        if 0 <= y < self.height:
            row = self._cells[y]
            for column, character in enumerate(text, x):
                if 0 <= column < self.width:
                    row[column] = (character, row[column][1] + style)

    def put_behind(self, x: int, y: int, character: str, style: Style = PLAIN) -> None:
        """Write a character unless there is one already."""
        if 0 <= y < self.height and 0 <= x < self.width and self._cells[y][x][0] == " ":
            self.put(x, y, character, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Clear a rectangle and give it a style."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(self, x: int, y: int, width: int, height: int, characters: str, style: Style) -> None:
        """Draw a frame; `characters` are its corners and edges, as in `╭╮╰╯─│`."""
        top_left, top_right, bottom_left, bottom_right, horizontal, vertical = tuple(characters)
        self.put(x, y, top_left + horizontal * (width - 2) + top_right, style)
        self.put(x, y + height - 1, bottom_left + horizontal * (width - 2) + bottom_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, vertical, style)
            self.put(x + width - 1, row, vertical, style)

    def add_zone(self, x: int, y: int, width: int, height: int, name: str) -> None:
        """Name a rectangle."""
        self._zones.append((x, y, width, height, name))

    def zone_at(self, x: int, y: int) -> str | None:
        """The name of the zone at a point."""
        for left, top, width, height, name in reversed(self._zones):
            if left <= x < left + width and top <= y < top + height:
                return name
        return None

    def strip(self, y: int, base: Style) -> Strip:
        """One row, ready to show."""
        segments = [
            Segment("".join(cell[0] for cell in cells), base + style)
            for style, cells in groupby(self._cells[y], key=lambda cell: cell[1])
        ]
        return Strip(segments, self.width)


class CanvasWidget(Widget):
    """A widget that draws itself on a canvas; Textual has none for boards and cards."""

    class Clicked(Message):
        """A zone was clicked."""

        def __init__(self, widget: CanvasWidget, name: str) -> None:
            super().__init__()
            self.widget = widget
            self.name = name

        @property
        def control(self) -> CanvasWidget:
            """The widget that was clicked."""
            return self.widget

    _canvas: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw everything; for subclasses."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """The current drawing."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != tuple(self.size):
            self._canvas = Canvas(*self.size)
            self.paint(self._canvas)
        return self._canvas

    def repaint(self) -> None:
        """Draw again."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the drawing."""
        return self.canvas.strip(y, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        """Report the clicked zone."""
        name = self.canvas.zone_at(event.x, event.y)
        if name is not None:
            event.stop()
            self.post_message(self.Clicked(self, name))
