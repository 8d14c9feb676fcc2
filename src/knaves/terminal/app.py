"""The full-screen program for games against bots."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from knaves.bots import lacks_numpy
from knaves.deal import new_seed
from knaves.game import GameError
from knaves.terminal.base_app import BaseApp
from knaves.terminal.kept_games import Kept, KeptGame, KeptGames, Seat
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.narration import save_error_sentence
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.start import StartScreen
from knaves.terminal.screen.theme import Brightness, ColorDepth
from knaves.terminal.session import ConnectionState, Session
from knaves.terminal.state_folder import Preferences
from knaves.words import Words

BOT_MOVE_SECONDS, MAX_ROUND_SECONDS = 0.7, 2.5
"""The time of a bot's move, so that the person can follow, and the most for a whole round."""
FORGOTTEN_DRAW_SECONDS = 8.0
"""How long bots wait for a draw that the person may forget."""
NOTICE_SECONDS = 12.0
"""How long an unrequested notice stays."""


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
        kept: KeptGames | None = None,
        preferences: Preferences | None = None,
        resume: Sequence[Kept] = (),
        brightness: Brightness = Brightness.DARK,
        depth: ColorDepth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        """Without `kept` no game is kept; `resume` are the games to choose from first."""
        super().__init__(words, record=record, coach=coach, brightness=brightness, depth=depth, now=now)
        self.kept, self.preferences = kept, preferences
        self.seat: Seat | None = None
        """The seat at a server's table that the person chose, which another program shows."""
        self.game_kept = False
        """Whether the game that was left can be resumed."""
        self._resume = resume
        self._keep_error_told = False
        self.setup = setup
        self.session: LocalSession | None = None
        self._seed = seed
        self._ask_first = ask_first
        self._pace = pace
        self._weaker_bots_told = False

    def on_mount(self) -> None:
        """Show the start screen, or begin if the game is known."""
        if len(self._resume) == 1:
            self.resume(self._resume[0])
        elif self._resume or self._ask_first:
            self.show_menu(choose_game=bool(self._resume))
        else:
            self.begin(self.setup, self.words)

    def begin(self, setup: GameSetup, words: Words) -> None:
        """Begin a new game; a given seed is for the first one."""
        self.setup, self.words = setup, words
        self.run_worker(self._begin(), group="begin", exclusive=True)

    async def _begin(self, *, give_up: bool = False) -> None:
        if await self._end_session(give_up=give_up):
            seed, self._seed = self._seed or new_seed(), None
            self._play(LocalSession(self.setup, seed, **self._session_settings()))

    def resume(self, kept: Kept) -> None:
        """Continue a game, or leave for the table of a seat."""
        if isinstance(kept, KeptGame):
            self.run_worker(self._continue(kept), group="begin", exclusive=True)
        else:
            self.take_seat(kept.seat)

    async def _continue(self, kept: KeptGame) -> None:
        assert self.kept is not None
        self.setup = kept.setup
        try:
            session = self.kept.resume(kept, **self._session_settings())
        except (GameError, OSError):
            self.show_menu(notice=self.words.say("kept-broken"))
            return
        if await self._end_session():
            self._play(session)

    def take_seat(self, seat: Seat) -> None:
        """Leave for a seat at a server's table."""
        self.seat = seat
        self.leave()

    def _session_settings(self) -> dict[str, Any]:
        pace = min(self._pace, MAX_ROUND_SECONDS / (self.setup.seats - 1)) if self._pace else 0.0
        return {"own_name": self.words.say("lobby-seat-you"), "pace": pace, "patience": FORGOTTEN_DRAW_SECONDS}

    def _play(self, session: LocalSession) -> None:
        self.session, self.game_kept = session, False
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
        """Keep the record file and the kept game up to date."""
        version = session.version
        while session.connection_state is not ConnectionState.CLOSED:
            version = await session.wait_for_change(version)
            self.update_record(session)
            self._keep(session)

    def _keep(self, session: LocalSession) -> None:
        """Keep the game for later; the first failure is reported."""
        if self.kept is None:
            return
        self.kept.write(session)
        if self.kept.failed is not None and not self._keep_error_told:
            self._keep_error_told = True
            self.notify(self.words.say("kept-failed"), severity="warning", timeout=NOTICE_SECONDS, markup=False)

    def _write_record_or_exit(self, session: LocalSession) -> bool:
        """Write the record; if that fails, quit and return False."""
        try:
            self.recorder.write(session)
        except OSError as error:
            self.exit(return_code=1, message=f"knaves play: {save_error_sentence(self.words, error)}")
            return False
        return True

    async def _end_session(self, *, give_up: bool = False) -> bool:
        """Close the game, keep it unless it is given up, and write its record; if that fails, quit and return False."""
        if self.session is not None:
            session, self.session = self.session, None
            self._keep(session)
            await session.close()
            if give_up and self.kept is not None:
                self.kept.forget(session)
            self.game_kept = self.kept is not None and self.kept.is_kept(session)
            return self._write_record_or_exit(session)
        return True

    def show_menu(self, notice: str = "", row: int = 0, *, choose_game: bool = False) -> None:
        """Show the start screen with a notice and a highlighted row, or the games to resume."""

        async def show() -> None:
            if await self._end_session():
                kept = self.kept.find_all() if self.kept is not None else ()
                start = StartScreen(self.setup, self.words, self.palette, self, kept, notice=notice, row=row)
                self.show_only(start)
                if choose_game:
                    self.call_after_refresh(start.action_resume)

        self.run_worker(show(), group="begin", exclusive=True)

    def change_theme(self, setup: GameSetup, words: Words, brightness: Brightness, row: int) -> None:
        """Change the theme, remember it, and draw the start screen again."""
        self.setup, self.words = setup, words
        self.set_brightness(brightness)
        self.remember("theme", brightness.value)
        self.show_menu(row=row)

    def remembered(self, name: str) -> str:
        """A preference; empty if there is none."""
        return "" if self.preferences is None else self.preferences[name]

    def remember(self, name: str, text: str) -> None:
        """Remember a preference."""
        if self.preferences is not None:
            self.preferences[name] = text

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
            self.run_worker(self._begin(give_up=True), group="begin", exclusive=True)
        else:
            self.show_menu()

    def result_note(self, session: Session) -> str:
        """Nothing to add."""
        del session
        return ""

    def leave_warning(self, session: Session) -> str | None:
        """Ask without a warning once the person has made a move."""
        return "" if session.can_undo else None
