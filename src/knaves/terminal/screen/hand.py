"""The player's hand: as cards side by side if there is room, else as a list."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from rich.style import Style

from knaves.terminal.presenters.base import HeldCard, RenderContext
from knaves.terminal.screen.canvas import Canvas, CanvasWidget
from knaves.terminal.selection import Selection

ROUND, DOUBLE = "╭╮╰╯─│", "╔╗╚╝═║"
CARD_HEIGHT, TALL_CARD = 5, 7
"""Rows of a card, and of a card on a tall screen."""
RAISED = 1
"""Rows by which the selected card stands out."""
RED = "♥♦■"


class Hand(CanvasWidget):
    """The cards to choose from; each is a zone with its index as the name."""

    def __init__(
        self,
        palette: Mapping[str, Style],
        context: RenderContext,
        selection: Selection,
        *,
        cards: bool,
        id: str,  # noqa: A002  Textual's name
    ) -> None:
        super().__init__(id=id)
        self.palette = palette
        self.context = context
        self.selection = selection
        self._cards = cards
        self.title = context.words.say("table-hand")

    def paint(self, canvas: Canvas) -> None:
        """Draw all cards; the selected one is marked, those without a move are dimmed."""
        if self._cards:
            self._paint_cards(canvas)
        else:
            self._paint_list(canvas)

    def show(self, context: RenderContext) -> None:
        """Draw a new view."""
        self.context = context
        self.repaint()

    def _describe(self, held: HeldCard) -> tuple[str, str, bool]:
        """A card's face, its note, and whether it can be played."""
        presenter, moves = self.selection.presenter, self.selection.moves_of(held)
        face, note = presenter.face(self.context.words, held.card), presenter.card_note(self.context, held, moves)
        return face, note, bool(moves) or not self.context.view.legal

    def _paint_list(self, canvas: Canvas) -> None:
        canvas.put(0, 0, self.title, self.palette["strong"])
        for index, held in enumerate(self.selection.cards):
            face, note, usable = self._describe(held)
            selected = index == self.selection.card_index
            style = self.palette["card chosen" if selected else "card" if usable else "card off"]
            suit = self.palette["red"] if face[-1] in RED and not selected else Style()
            y = 1 + index
            canvas.put(0, y, "▸" if selected else " ", self.palette["next"])
            canvas.put(1, y, f"{index + 1:>2} ", self.palette["quiet"])
            canvas.put(4, y, f" {face:<4}", style + suit)
            canvas.put(9, y, f" {note}", self.palette["strong" if selected else "quiet" if not usable else "plain"])
            canvas.add_zone(0, y, canvas.width, 1, str(index))

    def _paint_cards(self, canvas: Canvas) -> None:
        held_cards = self.selection.cards
        if not held_cards:
            return
        card_height = canvas.height - RAISED
        card_width = max(5, min(2 * card_height, (canvas.width - 1) // len(held_cards)))
        for index, held in enumerate(held_cards):
            face, note, usable = self._describe(held)
            selected = index == self.selection.card_index
            style = self.palette["card chosen" if selected else "card" if usable else "card off"]
            gap = 1 if held.from_pile else 0
            x, y = index * card_width + gap, 0 if selected else RAISED
            canvas.fill(x, y, card_width - 1, card_height, style)
            canvas.frame(x, y, card_width - 1, card_height, DOUBLE if selected or held.from_pile else ROUND, style)
            suit = self.palette["red"] if face[:1] in RED or face[-1:] in RED else Style()
            canvas.put(x + 2, y + 1, face, style + (suit if not selected else Style()) + Style(bold=True))
            lines = textwrap.wrap(note, max(3, card_width - 3), max_lines=card_height - 3, placeholder="…")
            for row, line in enumerate(lines):
                canvas.put(x + 1, y + card_height // 2 + row, line.center(card_width - 3), style)
            number = f" {index + 1}{' ▤' if held.from_pile else ''} " if card_width > 6 else str(index + 1)
            canvas.put(x + (card_width - 1 - len(number)) // 2, y + card_height - 1, number, style)
            canvas.add_zone(x, y, card_width - 1, card_height, str(index))
