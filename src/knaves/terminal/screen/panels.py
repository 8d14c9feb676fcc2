"""The panels around the table: seats, event log and key bar."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.presenters.lines import LINES_PRESENTER, SHAPES, lines_view
from knaves.terminal.presenters.stacks import SHAPES as CHIPS
from knaves.terminal.presenters.stacks import STACKS_PRESENTER, seat_spot, stacks_view
from knaves.terminal.screen.canvas import Canvas, CanvasWidget

MANY_SEATS = 6
WIDE_NAME = 24
"""Columns for a name if there is room."""


class SeatPanel(CanvasWidget):
    """The players, whose turn it is, and their public state."""

    ROWS = 1
    """Rows per seat."""

    def __init__(self, palette: Mapping[str, Style], context: RenderContext, *, id: str) -> None:  # noqa: A002  Textual's name
        super().__init__(id=id)
        self.palette = palette
        self.context = context
        self.targets: Collection[str] = ()
        self.aim: str | None = None

    @property
    def rows(self) -> int:
        """The height of the panel."""
        return self.ROWS * -(-self.context.view.seats // self.columns)

    @property
    def columns(self) -> int:
        """The number of seats side by side."""
        return 1

    def paint(self, canvas: Canvas) -> None:
        """Draw the seats, column by column."""
        width = canvas.width // self.columns
        down = -(-self.context.view.seats // self.columns)
        for seat in range(self.context.view.seats):
            x, y = seat // down * width, seat % down * self.ROWS
            spot = seat_spot(seat)
            acting = seat in self.context.view.actors
            room, mark = self.name_width(width, seat), self.mark(seat)
            name = _shorten_name(self.context.names[seat], room - 1 - len(mark) if mark else room)
            style = self.palette["target" if spot in self.targets else "turn" if acting else "plain"]
            canvas.put(x, y, f"{'◆' if spot == self.aim else '▸' if acting else ' '} {name}", style)
            if mark:
                canvas.put(x + 3 + len(name), y, mark, self.palette["quiet"])
            elif spot == self.aim:
                canvas.put(x + 3 + len(name), y, "◂", style)
            self.paint_seat(canvas, seat, x, y, width)
            canvas.add_zone(x, y, width, self.ROWS, spot)

    def name_width(self, width: int, seat: int) -> int:
        """Columns for the name and its mark; for subclasses."""
        raise NotImplementedError

    def mark(self, seat: int) -> str:
        """The mark beside the name; for subclasses without another place for it."""
        del seat
        return ""

    def paint_seat(self, canvas: Canvas, seat: int, x: int, y: int, width: int) -> None:
        """Draw the public state of a seat; for subclasses."""
        raise NotImplementedError


def _shorten_name(name: str, room: int) -> str:
    """Shorten a name, but keep the number after it."""
    if len(name) <= room:
        return name
    head, _, number = name.rpartition(" ")
    if head and number.isdigit():
        return f"{head[: room - len(number) - 1]}…{number}"
    return f"{name[: room - 1]}…"


class LinesSeatPanel(SeatPanel):
    """Shows the team, the number of cards and the last card."""

    @property
    def columns(self) -> int:
        """Two for many players."""
        return 2 if self.context.view.seats > MANY_SEATS else 1

    def name_width(self, width: int, seat: int) -> int:
        """The columns before the team."""
        del seat
        return width - 5 if self.columns > 1 else min(width - 10, WIDE_NAME) - 3

    def mark(self, seat: int) -> str:
        """The mark, unless there are two columns."""
        return "" if self.columns > 1 else self.context.mark(seat)

    def paint_seat(self, canvas: Canvas, seat: int, x: int, y: int, width: int) -> None:
        """Draw to the right of the name."""
        view = lines_view(self.context.view)
        team = view.setup.team[seat]
        pile = view.discards[seat]
        last = LINES_PRESENTER.face(self.context.words, pile[-1]) if pile else ""
        due = "+" if seat in view.pending.draw_rights else "½" if seat in view.pending.offers else ""
        count = view.hand_counts[seat]
        short = self.columns > 1
        x += width - 3 if short else min(width - 10, WIDE_NAME)
        canvas.put(x, y, SHAPES[team], self.palette[f"side {team}"])
        canvas.put(x + 1, y, f"{count}{due}" if short else f" ▮{count} {last:>3}{due}", self.palette["quiet"])


class StacksSeatPanel(SeatPanel):
    """Shows the chips, the number of cards and the discard pile."""

    ROWS = 2

    def name_width(self, width: int, seat: int) -> int:
        """The columns before the chips."""
        return min(width - len(STACKS_PRESENTER.chips(stacks_view(self.context.view), seat)) - 1, WIDE_NAME) - 3

    def paint_seat(self, canvas: Canvas, seat: int, x: int, y: int, width: int) -> None:
        """Draw the chips to the right, the rest in a second row."""
        view = stacks_view(self.context.view)
        chips = STACKS_PRESENTER.chips(view, seat)
        right = x + min(width - len(chips) - 1, WIDE_NAME)
        for at, chip in enumerate(chips):
            style = "side 0" if chip == CHIPS[0] else "side 2" if chip == CHIPS[1] else "quiet"
            canvas.put(right + at, y, chip, self.palette[style])
        top = view.discard_tops[seat]
        text = f"▮{view.hand_counts[seat]}"
        if top is not None:
            text += f"  ▤ {STACKS_PRESENTER.face(self.context.words, top)}" + (
                f" ×{view.discard_counts[seat]}" if view.discard_counts[seat] > 1 else ""
            )
        say = self.context.words.say
        if mark := self.context.mark(seat):
            text += f"  {mark}"
        if seat in view.pending.draw_rights:
            text += f"  {say('term-may-draw')}"
        if seat in view.pending.penalties:
            text += f"  {say('term-forgot')}"
        canvas.put(x + 2, y + 1, text, self.palette["quiet"])


class EventLog(VerticalScroll):
    """The events as sentences, the newest last; unlike `RichLog` it wraps anew when the screen changes."""

    can_focus = False

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual's name
        super().__init__(id=id)
        self._sentences = Static()

    def compose(self) -> ComposeResult:
        """One text, which wraps by itself."""
        yield self._sentences

    def show(self, sentences: Sequence[Text]) -> None:
        """Show these sentences."""
        self._sentences.update(Text("\n").join(sentences))
        self.call_after_refresh(self.scroll_end, animate=False)


@dataclass(frozen=True)
class KeyHint:
    """A key and its action."""

    key: str
    """The key as shown."""
    label: str
    action: str
    """The Textual action that a click runs."""
    drop: int = 0
    """If room is short, hints with the highest number are dropped first."""

    @property
    def width(self) -> int:
        """Columns that the hint takes."""
        return len(self.key) + 1 + len(self.label)


GAP = 2
"""Columns between two hints."""


class KeyBar(CanvasWidget):
    """Rows of text and key hints. Textual's `Footer` scrolls if room is short; this drops the least needed keys."""

    def __init__(self, palette: Mapping[str, Style], *, id: str) -> None:  # noqa: A002  Textual's name
        super().__init__(id=id)
        self.palette = palette
        self.rows: list[tuple[str, str, Sequence[KeyHint]]] = []
        """The text of each row, its style, and the hints after it."""

    def show(self, *rows: tuple[str, str, Sequence[KeyHint]]) -> None:
        """Show these rows."""
        if list(rows) != self.rows:
            self.rows = list(rows)
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Draw the text, then the hints that fit."""
        for y, (text, style, hints) in enumerate(self.rows):
            room = canvas.width - 2
            shown = text if len(text) <= room else text[: room - 1] + "…"
            canvas.put(1, y, shown, self.palette[style])
            x = 1 + len(shown) + (3 if text else 0)
            for hint in self._fitting(hints, canvas.width - x):
                canvas.put(x, y, hint.key, self.palette["key"])
                canvas.put(x + len(hint.key) + 1, y, hint.label)
                canvas.add_zone(x, y, hint.width, 1, hint.action)
                x += hint.width + GAP

    @staticmethod
    def _fitting(hints: Sequence[KeyHint], room: int) -> list[KeyHint]:
        """The hints that fit, in their order."""
        shown = list(hints)
        while shown and sum(hint.width + GAP for hint in shown) - GAP > room:
            at = max(range(len(shown)), key=lambda at: (shown[at].drop, at))
            del shown[at]
        return shown
