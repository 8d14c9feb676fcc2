"""What the middle of the screen is, in every game: a canvas with spots that moves point at."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping

from rich.style import Style

from knaves.terminal.choice import Seen, Selection
from knaves.terminal.screen.paper import Canvas


class Table(Canvas):
    """Shows a view, the spots that can be played to, and where the player aims."""

    def __init__(self, styles: Mapping[str, Style], seen: Seen, selection: Selection, *, id: str) -> None:  # noqa: A002  Textual calls it so
        super().__init__(id=id)
        self.styles_of = styles
        self.seen = seen
        self.selection = selection
        self.cursor: str | None = None
        """The spot under the keyboard's cursor, when it walks freely."""
        self.lit: frozenset[str] = frozenset()
        """Spots that are shown for another reason: the cells of a line to choose, a hint."""
        self.last: frozenset[str] = frozenset()
        """The spots that the last moves touched."""

    @property
    def targets(self) -> frozenset[str]:
        """The spots of the chosen card's moves, or those that are lit."""
        spots = map(self.selection.kind.spot, self.selection.moves)
        return self.lit or frozenset(spot for spot in spots if spot is not None)

    @property
    def aim(self) -> str | None:
        """The spot of the move in mind."""
        move = self.selection.move
        return None if move is None or self.lit else self.selection.kind.spot(move)

    @abstractmethod
    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """The spot one comes to from another in a direction; only those in `among` count, if there are any."""

    def line_cells(self, line: str) -> frozenset[str]:
        """The spots of a line by its name, in games that have lines."""
        del line
        return frozenset()

    def show(self, seen: Seen) -> None:
        """Draw a new view."""
        self.seen = seen
        self.repaint()
