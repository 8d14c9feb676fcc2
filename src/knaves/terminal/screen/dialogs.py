"""Dialogs over the table: a choice, a text to type, a text to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Self

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from knaves.terminal.screen.keys import key_bindings

MAX_TEXT_LENGTH = 200


class ChoiceDialog(ModalScreen[int | None]):
    """A list of answers; gives the index of the chosen one, or None if the dialog was cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(
        self,
        title: str,
        labels: Sequence[str],
        *,
        message: str = "",
        required: bool = False,
        on_highlight: Callable[[int], object] | None = None,
        width: Callable[[], int] | None = None,
    ) -> None:
        """`on_highlight` gets the index of each highlighted answer; `width` limits the columns to cover."""
        super().__init__()
        self._title, self._labels, self._message = title, labels, message
        self._required, self._on_highlight, self._width = required, on_highlight, width

    @classmethod
    def open(
        cls,
        app: App[None],
        title: str,
        choices: Sequence[tuple[str, Callable[[], object]]],
        *,
        message: str = "",
        width: Callable[[], int] | None = None,
    ) -> Self:
        """Show a dialog that runs the chosen action."""

        def run(index: int | None) -> None:
            if index is not None:
                choices[index][1]()

        dialog = cls(title, [label for label, _ in choices], message=message, width=width)
        app.push_screen(dialog, run)
        return dialog

    def compose(self) -> ComposeResult:
        """The question and the numbered answers."""
        with Vertical(classes="dialog" if self._width is None else "dialog beside"):
            yield Static(Text(self._title, style="bold"))
            if self._message:
                yield Static(Text(self._message), classes="message")
            yield OptionList(*(Option(Text(f"{n} {label}"), id=str(n)) for n, label in enumerate(self._labels, 1)))

    def on_resize(self) -> None:
        """Keep the table visible."""
        if self._width is not None:
            self.query_one(".dialog").styles.width = self._width()

    def on_key(self, event: events.Key) -> None:
        """A digit answers at once."""
        if event.key.isdigit() and 1 <= int(event.key) <= len(self._labels):
            self.dismiss(int(event.key) - 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Report the highlighted answer."""
        if self._on_highlight is not None:
            self._on_highlight(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the chosen answer."""
        self.dismiss(event.option_index)

    def action_cancel(self) -> None:
        """Close without an answer, unless one is required."""
        if not self._required:
            self.dismiss(None)


class TextDialog(ModalScreen[str | None]):
    """A text field; gives the typed text, or None if it is empty or the dialog was cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        """The question and the text field."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title, style="bold"))
            yield Input(self._text, max_length=MAX_TEXT_LENGTH, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the text."""
        self.dismiss(event.value.strip() or None)

    def action_cancel(self) -> None:
        """Close without a text."""
        self.dismiss(None)


class TextViewer(ModalScreen[None]):
    """A text to read and scroll, such as help."""

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
        """The title, the text and the closing key."""
        with Vertical(classes="dialog viewer"):
            yield Static(Text(self._title, style="bold"))
            with VerticalScroll(can_focus=False):
                yield Static(self._text)
            yield Static(Text(self._footer), classes="footer")

    def action_scroll(self, rows: int) -> None:
        """Scroll up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def action_close(self) -> None:
        """Close."""
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """A click beside the text closes it."""
        if event.widget is self:
            self.dismiss(None)
