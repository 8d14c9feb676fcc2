"""The main widget of a game screen: a canvas with places that moves go to."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping

from rich.style import Style

from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.screen.canvas import CanvasWidget
from knaves.terminal.selection import Selection


class PlayArea(CanvasWidget):
    """Shows a view, the legal places of the selected card, and the selected one."""

    def __init__(self, palette: Mapping[str, Style], context: RenderContext, selection: Selection, *, id: str) -> None:  # noqa: A002  Textual's name
        super().__init__(id=id)
        self.palette = palette
        self.context = context
        self.selection = selection
        self.cursor: str | None = None
        """The place under the keyboard cursor, while it moves freely."""
        self.highlighted: frozenset[str] = frozenset()
        """Places that a dialog refers to, such as the cells of a line to choose."""
        self.recent: frozenset[str] = frozenset()
        """The places of the latest moves."""

    @property
    def targets(self) -> frozenset[str]:
        """The places of the selected card's moves, or the highlighted ones."""
        spots = map(self.selection.presenter.spot, self.selection.moves)
        return self.highlighted or frozenset(spot for spot in spots if spot is not None)

    @property
    def aim(self) -> str | None:
        """The place of the selected move."""
        move = self.selection.move
        return None if move is None or self.highlighted else self.selection.presenter.spot(move)

    @abstractmethod
    def step(self, spot: str | None, right: int, down: int, among: Collection[str]) -> str:
        """The next place in a direction; only those in `among` count, if there are any."""

    def show(self, context: RenderContext) -> None:
        """Draw a new view."""
        self.context = context
        self.repaint()
