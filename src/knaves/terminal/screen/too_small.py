"""The notice in a window that is too small for a table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from knaves.words import Words

MIN_SIZE = Size(70, 20)
"""The smallest window in which a table with its hand, seats and log can be read."""


def is_too_small(size: Size) -> bool:
    """Whether a window has too few columns or rows."""
    return size.width < MIN_SIZE.width or size.height < MIN_SIZE.height


class TooSmallScreen(ModalScreen[None]):
    """Covers the other screens until the window is large enough."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._notice = Static(classes="notice")

    def compose(self) -> ComposeResult:
        """The sentence."""
        yield self._notice

    def on_mount(self) -> None:
        """Show the sentence."""
        self._update()

    def on_resize(self) -> None:
        """Tell the new size, or close."""
        self._update()

    def on_screen_resume(self) -> None:
        """A dialog above was closed; the window may have grown meanwhile."""
        self._update()

    def _update(self) -> None:
        size, say = self.app.size, self._words.say
        if is_too_small(size):
            needed = say(
                "screen-too-small",
                columns=MIN_SIZE.width, rows=MIN_SIZE.height, width=size.width, height=size.height,
            )  # fmt: skip
            self._notice.update(Text(f"{needed}\n\n{say('key-ctrl')}+C {say('term-quit')}"))
        elif self.is_current:
            self.dismiss(None)
