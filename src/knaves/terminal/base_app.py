"""What all full-screen programs share: the theme, the screens, record files, quitting."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from knaves.extras import missing_package

try:
    from textual import events
    from textual.app import App
    from textual.binding import Binding, BindingType
    from textual.geometry import Size
    from textual.screen import Screen
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves.record_files import EXTENSION
from knaves.terminal.coach import Coach
from knaves.terminal.narration import save_error_sentence
from knaves.terminal.recorder import Recorder
from knaves.terminal.screen.theme import PALETTES, THEMES, Brightness, ColorDepth, detect_color_depth
from knaves.terminal.screen.too_small import TooSmallScreen, is_too_small
from knaves.terminal.session import Session
from knaves.words import Words

STOPPED_BY_USER = 130


class BaseApp(App[None]):
    """A full-screen program: its theme, its screens, its record files, and quitting."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "stop", show=False, priority=True)]

    def __init__(
        self,
        words: Words,
        *,
        record: str | None = None,
        coach: bool = False,
        brightness: Brightness = Brightness.DARK,
        depth: ColorDepth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        self.coach = Coach(coach)
        self.depth = detect_color_depth() if depth is None else depth
        super().__init__(ansi_color=None if (brightness, self.depth) in THEMES else True)
        self.set_brightness(brightness)
        self.words = words
        self.title = "Knaves"
        self.recorder = Recorder(record)
        self._now = now
        self._save_error_told = False

    def set_brightness(self, brightness: Brightness) -> None:
        """Use the colors for a dark or a light background from now on; open screens keep theirs."""
        self.brightness = brightness
        self.palette = PALETTES[brightness, self.depth]
        theme = THEMES.get((brightness, self.depth))
        if theme is None:
            self.theme = f"ansi-{brightness.value}"
        else:
            self.register_theme(theme)
            self.theme = theme.name

    def on_resize(self, event: events.Resize) -> None:
        """Look at the new size; `self.size` is still the old one."""
        self._check_size(event.size)

    def _check_size(self, size: Size) -> None:
        """Say so if the window is too small; the screens below stay as they are and return when it grows."""
        if is_too_small(size) and not isinstance(self.screen, TooSmallScreen):
            self.push_screen(TooSmallScreen(self.words))

    def show_only(self, screen: Screen[None]) -> None:
        """Replace all screens with this one."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)
        self._check_size(self.size)

    @property
    def record_files(self) -> Sequence[Path]:
        """The record files that were written."""
        return self.recorder.files

    def record_path(self, session: Session) -> Path | None:
        """The record file of a game, if there is one."""
        return self.recorder.path(session)

    def save_record(self, session: Session) -> Path:
        """Write the record to a new file in the current folder."""
        path = Path(f"knaves-{session.view.game.name}-{self._now():%Y%m%d-%H%M%S}{EXTENSION}")
        return self.recorder.save(session, path)

    def update_record(self, session: Session) -> None:
        """Write the current record, if a file was named; the first failure is reported."""
        try:
            self.recorder.write(session)
        except OSError as error:
            if not self._save_error_told:
                self.notify(save_error_sentence(self.words, error), severity="error", markup=False)
            self._save_error_told = True

    def leave(self) -> None:
        """Quit."""
        self.run_worker(self.end(0), group="begin", exclusive=True)

    async def action_quit(self) -> None:
        """Textual's own key for quitting."""
        self.leave()

    def action_stop(self) -> None:
        """Ctrl-C: quit at once, with the status that shells expect."""
        self.run_worker(self.end(STOPPED_BY_USER), group="begin", exclusive=True)

    async def end(self, status: int) -> None:
        """Quit with this status; subclasses clean up first."""
        self.exit(return_code=status)
