"""Programs on full screens: what they share, and the one that plays against bots."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from knaves.extras import missing_package

try:
    from textual.app import App
    from textual.binding import Binding, BindingType
    from textual.screen import Screen
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves.deal import fresh_seed
from knaves.terminal.local import LocalSession, Setting
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.look import LOOKS, THEMES, Depth, depth_of_terminal
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.session import Session
from knaves.terminal.tell import not_saved
from knaves.words import Words

STOPPED_BY_USER = 130
PACE = 0.7
"""Seconds for a bot's move, so that it can be followed …"""
ROUND = 2.5
"""… but no more than this for a whole round."""
PATIENCE = 8.0
"""Seconds that bots wait for a draw that may be forgotten."""

STYLE = """
Screen { background: $background; color: $foreground; layers: base over; }
#main { height: 1fr; }
#left { height: 1fr; }
#table { height: 1fr; }
#cards { padding: 0; }
#side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
#status { height: auto; text-style: bold; }
#seats { margin: 0 0 1 0; }
#list { margin: 0 0 1 0; }
#log { height: 1fr; min-height: 3; scrollbar-size-vertical: 1; }
#prompt { height: 2; }
#keys { height: 1; }
#form { height: 1fr; }
#news { height: 1; padding: 0 2; scrollbar-size-vertical: 1; }
Pick, Reader { background: transparent; align: right middle; }
.dialog { width: auto; max-width: 60; min-width: 26; height: auto; max-height: 90%; padding: 0 1;
          border: round $primary; background: $surface; }
.dialog Static { width: auto; max-width: 56; }
.dialog .says { color: $foreground; margin: 1 0; }
.dialog OptionList { width: auto; min-width: 22; max-width: 56; height: auto; max-height: 16; border: none;
                     background: $surface; padding: 0; }
Reader { align: center middle; }
.reader { width: 76; max-width: 100%; height: 100%; max-height: 100%; }
.reader Static { width: 1fr; max-width: 100%; }
.reader VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
"""


class ScreenApp(App[None]):
    """A program on full screens: its look, one screen after the other, records, and leaving."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "stop", show=False, priority=True)]

    def __init__(
        self,
        *,
        record: str | None = None,
        depth: Depth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        self.depth = depth_of_terminal() if depth is None else depth
        theme = THEMES.get(self.depth)
        super().__init__(ansi_color=True if theme is None else None)
        if theme is None:
            self.theme = "ansi-dark"
        else:
            self.register_theme(theme)
            self.theme = theme.name
        self.styles_of = LOOKS[self.depth]
        self.title = "Knaves"
        self._record, self._now = record, now

    def go_to(self, screen: Screen[None]) -> None:
        """Show a screen instead of all others."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def save(self, session: Session) -> str:
        """Write the record to the file that was named, or to a new one here."""
        view = session.view
        path = Path(self._record or f"knaves-{view.game.name}-{self._now():%Y%m%d-%H%M%S}.knaves")
        path.write_text(str(session.record), "utf-8")
        return str(path)

    def leave(self) -> None:
        """End the program."""
        self.run_worker(self.end(0), group="begin", exclusive=True)

    async def action_quit(self) -> None:
        """What Textual's own key does."""
        self.leave()

    def action_stop(self) -> None:
        """Ctrl-C: at once, with the status that the shell expects."""
        self.run_worker(self.end(STOPPED_BY_USER), group="begin", exclusive=True)

    async def end(self, status: int) -> None:
        """End the program with this status; those who inherit may have something to do before."""
        self.exit(return_code=status)


class KnavesApp(ScreenApp):
    """Games against bots, one after the other."""

    def __init__(
        self,
        setting: Setting,
        words: Words,
        *,
        seed: bytes | None = None,
        ask_first: bool = False,
        pace: float = PACE,
        **more: Any,
    ) -> None:
        super().__init__(**more)
        self.setting = setting
        self.words = words
        self.session: LocalSession | None = None
        self._seed = seed
        self._ask_first = ask_first
        self._pace = pace

    def on_mount(self) -> None:
        """The start, or the game at once if it is known which."""
        if self._ask_first:
            self.show_menu()
        else:
            self.begin(self.setting, self.words)

    def begin(self, setting: Setting, words: Words) -> None:
        """A new game; a given seed is for the first one."""
        self.setting, self.words = setting, words
        self.run_worker(self._begin(), group="begin", exclusive=True)

    async def _begin(self) -> None:
        if not await self._end_session():
            return
        seed, self._seed = self._seed or fresh_seed(), None
        pace = min(self._pace, ROUND / (self.setting.seats - 1)) if self._pace else 0.0
        self.session = LocalSession(
            self.setting, seed, own_name=self.words.say("lobby-seat-you"), pace=pace, patience=PATIENCE
        )
        self.session.start()
        self.go_to(GameScreen(self.session, self.words, self.styles_of, self))

    async def _end_session(self) -> bool:
        """Leave the table and keep its record if a file was named; False if that failed, which ends the program."""
        if self.session is not None:
            session, self.session = self.session, None
            await session.close()
            if self._record is not None:
                try:
                    Path(self._record).write_text(str(session.record), "utf-8")
                except OSError as error:
                    self.exit(return_code=1, message=f"knaves play: {not_saved(self.words, error)}")
                    return False
        return True

    def show_menu(self) -> None:
        """Choose another game."""

        async def show() -> None:
            if await self._end_session():
                start = StartScreen(self.setting, self.words, self.styles_of, self.begin, self.leave)
                self.go_to(start)

        self.run_worker(show(), group="begin", exclusive=True)

    async def end(self, status: int) -> None:
        """Keep the record before the end."""
        if await self._end_session():
            self.exit(return_code=status)

    # --- What the table asks for --------------------------------------------------------------------------------

    def ways(self, session: Session) -> Mapping[str, str]:
        """Another deal, or another game."""
        over = session.view.outcome is not None
        return {"again": "action-again" if over else "term-new-game", "menu": "table-menu"}

    def go(self, way: str) -> None:
        """Play again, or choose."""
        if way == "again":
            self.begin(self.setting, self.words)
        else:
            self.show_menu()

    def note(self, session: Session) -> str:
        """The result says it all."""
        del session
        return ""

    def warning(self, session: Session) -> str | None:
        """A game that was begun is lost."""
        return "" if session.can_undo else None
