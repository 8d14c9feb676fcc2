"""What lies over the table for a moment: a choice, help, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from knaves.terminal.screen.keys import key_bindings


class Pick(ModalScreen[int | None]):
    """One of several; the place in the list, or None when it was cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(
        self,
        title: str,
        labels: Sequence[str],
        *,
        says: str = "",
        must: bool = False,
        look_at: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__()
        self._title, self._labels, self._says, self._must, self._look_at = title, labels, says, must, look_at

    def compose(self) -> ComposeResult:
        """The question and the answers, each with a number to press."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, style="bold"))
            if self._says:
                yield Static(Text(self._says), classes="says")
            yield OptionList(*(Option(Text(f"{n} {label}"), id=str(n)) for n, label in enumerate(self._labels, 1)))

    def on_key(self, event: object) -> None:
        """A digit answers at once."""
        key = getattr(event, "key", "")
        if key.isdigit() and 1 <= int(key) <= len(self._labels):
            self.dismiss(int(key) - 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the table what is meant."""
        if self._look_at is not None:
            self._look_at(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answered."""
        self.dismiss(event.option_index)

    def action_cancel(self) -> None:
        """Not now."""
        if not self._must:
            self.dismiss(None)


class Ask(ModalScreen[str | None]):
    """A few words to type; None when it was cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        """The question, and room to write."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, style="bold"))
            yield Input(self._text, max_length=200, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Written."""
        self.dismiss(event.value.strip() or None)

    def action_cancel(self) -> None:
        """Not now."""
        self.dismiss(None)


class Reader(ModalScreen[None]):
    """A text to read and scroll: help, options."""

    BINDINGS: ClassVar[list[BindingType]] = key_bindings(
        Binding("escape,enter,q,question_mark,f1,space", "close", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    )

    def __init__(self, title: str, text: Text, footer: str) -> None:
        super().__init__()
        self._title, self._text, self._footer = title, text, footer

    def compose(self) -> ComposeResult:
        """The title, the text, and how to leave."""
        with Vertical(classes="dialog reader"):
            yield Static(Text(self._title, style="bold"))
            with VerticalScroll(can_focus=False):
                yield Static(self._text)
            yield Static(Text(self._footer), classes="footer")

    def action_scroll(self, rows: int) -> None:
        """Up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def on_click(self, event: object) -> None:
        """A click beside it closes it."""
        if getattr(event, "widget", None) is self:
            self.dismiss(None)
