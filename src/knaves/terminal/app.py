"""The full-screen programs: their common base, and the one for games against bots."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from knaves.extras import missing_package

try:
    from textual.app import App
    from textual.binding import Binding, BindingType
    from textual.screen import Screen
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves.bots import lacks_numpy
from knaves.deal import new_seed
from knaves.record_files import EXTENSION
from knaves.terminal.coach import Coach
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.narration import save_error_sentence
from knaves.terminal.recorder import Recorder
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.screen.theme import PALETTES, THEMES, ColorDepth, detect_color_depth
from knaves.terminal.session import ConnectionState, Session
from knaves.words import Words

STOPPED_BY_USER = 130
BOT_MOVE_SECONDS, MAX_ROUND_SECONDS = 0.7, 2.5
"""The time of a bot's move, so that the person can follow, and the most for a whole round."""
FORGOTTEN_DRAW_SECONDS = 8.0
"""How long bots wait for a draw that the person may forget."""
NOTICE_SECONDS = 12.0
"""How long an unrequested notice stays."""


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
        depth: ColorDepth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        self.coach = Coach(coach)
        self.depth = detect_color_depth() if depth is None else depth
        theme = THEMES.get(self.depth)
        super().__init__(ansi_color=True if theme is None else None)
        if theme is None:
            self.theme = "ansi-dark"
        else:
            self.register_theme(theme)
            self.theme = theme.name
        self.palette = PALETTES[self.depth]
        self.words = words
        self.title = "Knaves"
        self.recorder = Recorder(record)
        self._now = now
        self._save_error_told = False

    def show_only(self, screen: Screen[None]) -> None:
        """Replace all screens with this one."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

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


class LocalGameApp(BaseApp):
    """Games against bots, one after the other."""

    def __init__(
        self,
        setup: GameSetup,
        words: Words,
        *,
        seed: bytes | None = None,
        ask_first: bool = False,
        pace: float = BOT_MOVE_SECONDS,
        record: str | None = None,
        coach: bool = False,
        depth: ColorDepth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        super().__init__(words, record=record, coach=coach, depth=depth, now=now)
        self.setup = setup
        self.session: LocalSession | None = None
        self._seed = seed
        self._ask_first = ask_first
        self._pace = pace
        self._weaker_bots_told = False

    def on_mount(self) -> None:
        """Show the start screen, or begin if the game is known."""
        if self._ask_first:
            self.show_menu()
        else:
            self.begin(self.setup, self.words)

    def begin(self, setup: GameSetup, words: Words) -> None:
        """Begin a new game; a given seed is for the first one."""
        self.setup, self.words = setup, words
        self.run_worker(self._begin(), group="begin", exclusive=True)

    async def _begin(self) -> None:
        if not await self._end_session():
            return
        seed, self._seed = self._seed or new_seed(), None
        pace = min(self._pace, MAX_ROUND_SECONDS / (self.setup.seats - 1)) if self._pace else 0.0
        own_name = self.words.say("lobby-seat-you")
        session = LocalSession(self.setup, seed, own_name=own_name, pace=pace, patience=FORGOTTEN_DRAW_SECONDS)
        self.session = session
        if not self._write_record_or_exit(session):
            return
        session.start()
        self._save_error_told = False
        self.run_worker(self._follow(session), group="record", exclusive=True)
        self.show_only(GameScreen(session, self.words, self.palette, self))
        if lacks_numpy(self.setup.bots) and not self._weaker_bots_told:
            self._weaker_bots_told = True
            self.notify(self.words.say("bots-weaker"), severity="warning", timeout=NOTICE_SECONDS, markup=False)

    async def _follow(self, session: LocalSession) -> None:
        """Keep the record file up to date."""
        version = session.version
        while session.connection_state is not ConnectionState.CLOSED:
            version = await session.wait_for_change(version)
            self.update_record(session)

    def _write_record_or_exit(self, session: LocalSession) -> bool:
        """Write the record; if that fails, quit and return False."""
        try:
            self.recorder.write(session)
        except OSError as error:
            self.exit(return_code=1, message=f"knaves play: {save_error_sentence(self.words, error)}")
            return False
        return True

    async def _end_session(self) -> bool:
        """Close the game and write its record; if that fails, quit and return False."""
        if self.session is not None:
            session, self.session = self.session, None
            await session.close()
            return self._write_record_or_exit(session)
        return True

    def show_menu(self) -> None:
        """Show the start screen."""

        async def show() -> None:
            if await self._end_session():
                self.show_only(StartScreen(self.setup, self.words, self.palette, self.begin, self.leave))

        self.run_worker(show(), group="begin", exclusive=True)

    async def end(self, status: int) -> None:
        """Write the record before quitting."""
        if await self._end_session():
            self.exit(return_code=status)

    # --- For the game screen ------------------------------------------------------------------------------------

    def next_steps(self, session: Session) -> Mapping[str, str]:
        """A new deal, or the start screen."""
        over = session.view.outcome is not None
        return {"again": "action-again" if over else "term-new-game", "menu": "table-menu"}

    def take_step(self, step: str) -> None:
        """Play again, or show the start screen."""
        if step == "again":
            self.begin(self.setup, self.words)
        else:
            self.show_menu()

    def result_note(self, session: Session) -> str:
        """Nothing to add."""
        del session
        return ""

    def leave_warning(self, session: Session) -> str | None:
        """Ask without a warning once the person has made a move."""
        return "" if session.can_undo else None
