"""The full-screen program at a server's table: the lobby, the games and the rematch."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping

from knaves.extras import missing_package

try:
    from rich.text import Text
    from textual.app import ComposeResult
    from textual.screen import Screen
    from textual.widgets import Static
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves import wire
from knaves.client import new_id
from knaves.game import GameError
from knaves.terminal.base_app import BaseApp
from knaves.terminal.connection import TableConnection
from knaves.terminal.lobby_presenter import TableUnavailable, check_available
from knaves.terminal.narration import refusal_sentence
from knaves.terminal.remote_session import RemoteSession
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.screen.theme import Brightness, ColorDepth
from knaves.terminal.session import Session
from knaves.words import Words


class ConnectingScreen(Screen[None]):
    """Shown until the first update arrives."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """A notice, and the key to quit."""
        say = self._words.say
        yield Static(Text(f"{say('state-connecting')}\n\n{say('key-ctrl')}+C {say('term-quit')}"))


class TableApp(BaseApp):
    """A person's stay at a table, from joining to leaving."""

    def __init__(
        self,
        connection: TableConnection,
        words: Words,
        *,
        record: str | None = None,
        coach: bool = False,
        brightness: Brightness = Brightness.DARK,
        depth: ColorDepth | None = None,
        now: Callable[[], dt.datetime] = dt.datetime.now,
    ) -> None:
        super().__init__(words, record=record, coach=coach, brightness=brightness, depth=depth, now=now)
        self.connection = connection
        connection.follows_records = self.recorder.enabled
        self.unavailable: TableUnavailable | None = None
        """Why the program ended by itself."""
        self.session: RemoteSession | None = None
        self._leaving = False

    def on_mount(self) -> None:
        """Connect."""
        self.push_screen(ConnectingScreen(self.words))
        self.run_worker(self._follow_table(), group="follow table")

    async def _follow_table(self) -> None:
        """Show the lobby or the current game, and keep its record up to date."""
        async with self.connection:
            version, number = -1, 0
            while True:
                try:
                    check_available(self.words, self.connection)
                except TableUnavailable as error:
                    if self._leaving:  # the seat is gone because the person gave it up
                        return
                    self.unavailable = error
                    self.exit(return_code=1)
                    return
                update = self.connection.update
                if update is not None and update.table.status == "lobby":
                    if not isinstance(self.screen_stack[1], LobbyScreen):
                        self.show_only(LobbyScreen(self.connection, self.words, self.palette, self.leave))
                elif update is not None and update.table.number != number:
                    number = update.table.number
                    self.session = RemoteSession(self.connection)
                    self.show_only(GameScreen(self.session, self.words, self.palette, self))
                if self.session is not None:
                    self.update_record(self.session)
                version = await self.connection.wait_for_change(version)

    def leave(self) -> None:
        """Leave the seat, or let a bot take over, and quit."""
        self._leaving = True

        async def leave() -> None:
            await self.connection.leave()
            await self.end(0)

        self.run_worker(leave(), group="begin", exclusive=True)

    # --- For the game screen ------------------------------------------------------------------------------------

    def next_steps(self, session: Session) -> Mapping[str, str]:
        """A rematch after the game; the host can then start it without waiting for the others."""
        table = self.session
        if session.view.outcome is None or table is None or session.view.seat is None:
            return {}
        if session.view.seat not in table.rematch_requests:
            return {"again": "result-rematch"}
        return {"start": "lobby-start-with-bots"} if table.is_host else {}

    def take_step(self, step: str) -> None:
        """Ask for a rematch, or start it."""
        command = wire.Start(new_id()) if step == "start" else wire.Rematch(new_id(), new_id())

        async def send() -> None:
            try:
                await self.connection.send(command)
            except GameError as error:
                self.notify(refusal_sentence(self.words, error), severity="warning")

        self.run_worker(send(), group="begin")

    def result_note(self, session: Session) -> str:
        """The players who want a rematch."""
        table = self.session
        if table is None or not table.rematch_requests:
            return ""
        if session.view.seat in table.rematch_requests:
            return self.words.say("result-rematch-waits")
        names = list(table.rematch_requests.values())
        return self.words.say("result-rematch-asked", names=self.words.join(names), count=len(names))

    def leave_warning(self, session: Session) -> str | None:
        """A bot will take over; spectators just leave."""
        return None if session.view.seat is None else self.words.say("table-leave-asks")
