"""The smaller parts around the table: seats, log, and bars of keys."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from knaves.terminal.choice import Seen
from knaves.terminal.lines_kind import LINES, SHAPES, lines_view
from knaves.terminal.screen.paper import Canvas, Paper
from knaves.terminal.stacks_kind import SHAPES as CHIPS
from knaves.terminal.stacks_kind import STACKS, seat_spot, stacks_view

MANY_SEATS = 6
WIDE_NAME = 24
"""Columns for a name where there is room."""


class Seats(Canvas):
    """Who plays, whose turn it is and what each shows."""

    ROWS = 1
    """Rows for a seat."""

    def __init__(self, styles: Mapping[str, Style], seen: Seen, *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.seen = seen
        self.targets: Collection[str] = ()
        self.aim: str | None = None

    @property
    def rows(self) -> int:
        """How many rows it needs."""
        return self.ROWS * -(-self.seen.view.seats // self.columns)

    @property
    def columns(self) -> int:
        """How many seats stand side by side."""
        return 1

    def paint(self, paper: Paper) -> None:
        """One seat after the other, down the columns."""
        wide = paper.width // self.columns
        down = -(-self.seen.view.seats // self.columns)
        for seat in range(self.seen.view.seats):
            x, y = seat // down * wide, seat % down * self.ROWS
            spot = seat_spot(seat)
            acting = seat in self.seen.view.actors
            room, mark = self.name_room(wide, seat), self.mark(seat)
            name = _shortened(self.seen.names[seat], room - 1 - len(mark) if mark else room)
            style = self.styles_of["target" if spot in self.targets else "turn" if acting else "plain"]
            paper.put(x, y, f"{'◆' if spot == self.aim else '▸' if acting else ' '} {name}", style)
            if mark:
                paper.put(x + 3 + len(name), y, mark, self.styles_of["quiet"])
            elif spot == self.aim:
                paper.put(x + 3 + len(name), y, "◂", style)
            self.paint_seat(paper, seat, x, y, wide)
            paper.zone(x, y, wide, self.ROWS, spot)

    def name_room(self, wide: int, seat: int) -> int:
        """Columns for the name, and what is to be known about it; for subclasses."""
        raise NotImplementedError

    def mark(self, seat: int) -> str:
        """What stands beside the name; for subclasses that have no other room for it."""
        del seat
        return ""

    def paint_seat(self, paper: Paper, seat: int, x: int, y: int, wide: int) -> None:
        """What a seat shows; for subclasses."""
        raise NotImplementedError


def _shortened(name: str, room: int) -> str:
    """A name that fits; the number behind it stays."""
    if len(name) <= room:
        return name
    head, _, number = name.rpartition(" ")
    if head and number.isdigit():
        return f"{head[: room - len(number) - 1]}…{number}"
    return f"{name[: room - 1]}…"


class LinesSeats(Seats):
    """Team, cards in hand, last card."""

    @property
    def columns(self) -> int:
        """Two for many players."""
        return 2 if self.seen.view.seats > MANY_SEATS else 1

    def name_room(self, wide: int, seat: int) -> int:
        """Up to the team."""
        del seat
        return wide - 5 if self.columns > 1 else min(wide - 10, WIDE_NAME) - 3

    def mark(self, seat: int) -> str:
        """Where many sit there is no room for it."""
        return "" if self.columns > 1 else self.seen.mark(seat)

    def paint_seat(self, paper: Paper, seat: int, x: int, y: int, wide: int) -> None:
        """On the right of the name."""
        view = lines_view(self.seen.view)
        team = view.setup.team[seat]
        pile = view.discards[seat]
        last = LINES.face(self.seen.words, pile[-1]) if pile else ""
        due = "+" if seat in view.loose.rights else "½" if seat in view.loose.offers else ""
        count = view.hand_counts[seat]
        short = self.columns > 1
        x += wide - 3 if short else min(wide - 10, WIDE_NAME)
        paper.put(x, y, SHAPES[team], self.styles_of[f"side {team}"])
        paper.put(x + 1, y, f"{count}{due}" if short else f" ▮{count} {last:>3}{due}", self.styles_of["quiet"])


class StacksSeats(Seats):
    """Chips toward five, cards in hand, the discard pile."""

    ROWS = 2

    def name_room(self, wide: int, seat: int) -> int:
        """Up to the chips."""
        return min(wide - len(STACKS.chips(stacks_view(self.seen.view), seat)) - 1, WIDE_NAME) - 3

    def paint_seat(self, paper: Paper, seat: int, x: int, y: int, wide: int) -> None:
        """Chips on the right, the rest in a row below."""
        view = stacks_view(self.seen.view)
        chips = STACKS.chips(view, seat)
        right = x + min(wide - len(chips) - 1, WIDE_NAME)
        for at, chip in enumerate(chips):
            style = "side 0" if chip == CHIPS[0] else "side 2" if chip == CHIPS[1] else "quiet"
            paper.put(right + at, y, chip, self.styles_of[style])
        top = view.discard_tops[seat]
        words = f"▮{view.hand_counts[seat]}"
        if top is not None:
            words += f"  ▤ {STACKS.face(self.seen.words, top)}" + (
                f" ×{view.discard_counts[seat]}" if view.discard_counts[seat] > 1 else ""
            )
        say = self.seen.words.say
        if mark := self.seen.mark(seat):
            words += f"  {mark}"
        if seat in view.loose.rights:
            words += f"  {say('term-may-draw')}"
        if seat in view.loose.penalties:
            words += f"  {say('term-forgot')}"
        paper.put(x + 2, y + 1, words, self.styles_of["quiet"])


class Log(VerticalScroll):
    """What has happened, in sentences; the newest below."""

    can_focus = False

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self._sentences = Static()

    def compose(self) -> ComposeResult:
        """One text that wraps by itself."""
        yield self._sentences

    def tell(self, sentences: Sequence[Text]) -> None:
        """Show these."""
        self._sentences.update(Text("\n").join(sentences))
        self.call_after_refresh(self.scroll_end, animate=False)


@dataclass(frozen=True)
class Item:
    """Something one can press or click."""

    key: str
    """The key as shown."""
    label: str
    action: str
    """What is posted when it is clicked."""
    drop: int = 0
    """Where there is no room, those with the highest number go first; those with 0 go last."""

    @property
    def width(self) -> int:
        """Columns that it takes."""
        return len(self.key) + 1 + len(self.label)


GAP = 2
"""Columns between two items."""


class Bar(Canvas):
    """Lines of text, or keys with what they do; where room is short, the least needed keys are left out."""

    def __init__(self, styles: Mapping[str, Style], *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.rows: list[tuple[str, str, Sequence[Item]]] = []
        """Text, its style, and the items after it."""

    def show(self, *rows: tuple[str, str, Sequence[Item]]) -> None:
        """Show these rows."""
        if list(rows) != self.rows:
            self.rows = list(rows)
            self.repaint()

    def paint(self, paper: Paper) -> None:
        """Text first, then the items that fit."""
        for y, (text, style, items) in enumerate(self.rows):
            room = paper.width - 2
            shown = text if len(text) <= room else text[: room - 1] + "…"
            paper.put(1, y, shown, self.styles_of[style])
            x = 1 + len(shown) + (3 if text else 0)
            for item in self._fitting(items, paper.width - x):
                paper.put(x, y, item.key, self.styles_of["key"])
                paper.put(x + len(item.key) + 1, y, item.label)
                paper.zone(x, y, item.width, 1, item.action)
                x += item.width + GAP

    @staticmethod
    def _fitting(items: Sequence[Item], room: int) -> list[Item]:
        """Those that fit, in their order."""
        shown = list(items)
        while shown and sum(item.width + GAP for item in shown) - GAP > room:
            at = max(range(len(shown)), key=lambda at: (shown[at].drop, at))
            del shown[at]
        return shown
