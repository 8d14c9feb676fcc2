"""The own cards: side by side as cards where there is room, else as a list."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from rich.style import Style

from knaves.terminal.choice import Held, Seen, Selection
from knaves.terminal.screen.paper import Canvas, Paper

ROUND, DOUBLE = "╭╮╰╯─│", "╔╗╚╝═║"
CARD_HEIGHT, TALL_CARD = 5, 7
"""Rows of a card, and of one on a tall screen."""
RAISED = 1
"""A chosen card stands out by a row."""
RED = "♥♦■"


class Hand(Canvas):
    """Cards to choose from; a click on one posts its number as the name."""

    def __init__(self, styles: Mapping[str, Style], seen: Seen, selection: Selection, *, cards: bool, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.seen = seen
        self.selection = selection
        self._cards = cards

    def paint(self, paper: Paper) -> None:
        """All cards, the chosen one marked, those without a move faint."""
        if self._cards:
            self._paint_cards(paper)
        else:
            self._paint_list(paper)

    def show(self, seen: Seen) -> None:
        """Draw a new view."""
        self.seen = seen
        self.repaint()

    def _about(self, held: Held) -> tuple[str, str, bool]:
        """Face, note and whether there is a move."""
        kind, moves = self.selection.kind, self.selection.moves_of(held)
        face, note = kind.face(self.seen.words, held.card), kind.note(self.seen, held, moves)
        return face, note, bool(moves) or not self.seen.view.legal

    def _paint_list(self, paper: Paper) -> None:
        paper.put(0, 0, self.seen.words.say("table-hand"), self.styles_of["strong"])
        for index, held in enumerate(self.selection.held):
            face, note, usable = self._about(held)
            chosen = index == self.selection.chosen
            style = self.styles_of["card chosen" if chosen else "card" if usable else "card off"]
            suit = self.styles_of["red"] if face[-1] in RED and not chosen else Style()
            y = 1 + index
            paper.put(0, y, "▸" if chosen else " ", self.styles_of["next"])
            paper.put(1, y, f"{index + 1:>2} ", self.styles_of["quiet"])
            paper.put(4, y, f" {face:<4}", style + suit)
            paper.put(9, y, f" {note}", self.styles_of["strong" if chosen else "quiet" if not usable else "plain"])
            paper.zone(0, y, paper.width, 1, str(index))

    def _paint_cards(self, paper: Paper) -> None:
        held_cards = self.selection.held
        if not held_cards:
            return
        high = paper.height - RAISED
        wide = max(5, min(2 * high, (paper.width - 1) // len(held_cards)))
        for index, held in enumerate(held_cards):
            face, note, usable = self._about(held)
            chosen = index == self.selection.chosen
            style = self.styles_of["card chosen" if chosen else "card" if usable else "card off"]
            gap = 1 if held.extra else 0
            x, y = index * wide + gap, 0 if chosen else RAISED
            paper.fill(x, y, wide - 1, high, style)
            paper.frame(x, y, wide - 1, high, DOUBLE if chosen or held.extra else ROUND, style)
            suit = self.styles_of["red"] if face[:1] in RED or face[-1:] in RED else Style()
            paper.put(x + 2, y + 1, face, style + (suit if not chosen else Style()) + Style(bold=True))
            lines = textwrap.wrap(note, max(3, wide - 3), max_lines=high - 3, placeholder="…")
            for row, line in enumerate(lines):
                paper.put(x + 1, y + high // 2 + row, line.center(wide - 3), style)
            number = f" {index + 1}{' ▤' if held.extra else ''} " if wide > 6 else str(index + 1)
            paper.put(x + (wide - 1 - len(number)) // 2, y + high - 1, number, style)
            paper.zone(x, y, wide - 1, high, str(index))
