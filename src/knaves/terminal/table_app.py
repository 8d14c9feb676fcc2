"""The program on full screens at a server's table: the lobby, its games, the rematch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from knaves.extras import missing_package

try:
    from rich.text import Text
    from textual.app import ComposeResult
    from textual.screen import Screen
    from textual.widgets import Static
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves import wire
from knaves.client import fresh_id
from knaves.game import GameError
from knaves.terminal.app import ScreenApp
from knaves.terminal.remote import Place, RemoteSession
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.lobby import LobbyScreen
from knaves.terminal.session import Session
from knaves.terminal.table import Gone, check_place
from knaves.terminal.tell import not_saved, refusal
from knaves.words import Words


class Connecting(Screen[None]):
    """Nothing was heard of the table yet."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """That it takes a moment, and how to give up."""
        say = self._words.say
        yield Static(Text(f"{say('state-connecting')}\n\n{say('key-ctrl')}+C {say('term-quit')}"))


class TableApp(ScreenApp):
    """A place at a table, from sitting down to leaving."""

    def __init__(self, place: Place, words: Words, **more: Any) -> None:
        super().__init__(**more)
        self.place, self.words = place, words
        self.gone: Gone | None = None
        """Why there is no more to do at this table."""
        self.session: RemoteSession | None = None
        self._kept = 0
        """The number of the last game whose record was written."""

    def on_mount(self) -> None:
        """Connect."""
        self.push_screen(Connecting(self.words))
        self.run_worker(self._stay(), group="stay")

    async def _stay(self) -> None:
        async with self.place:
            version, number = -1, 0
            while True:
                try:
                    check_place(self.words, self.place)
                except Gone as gone:
                    self.gone = gone
                    self.exit(return_code=1)
                    return
                update = self.place.update
                if update is not None and update.table.status == "lobby":
                    if not isinstance(self.screen_stack[1], LobbyScreen):
                        self.go_to(LobbyScreen(self.place, self.words, self.styles_of, self.leave))
                elif update is not None and update.table.number != number:
                    number = update.table.number
                    self.session = RemoteSession(self.place)
                    self.go_to(GameScreen(self.session, self.words, self.styles_of, self))
                self._keep_record(number)
                version = await self.place.changed(version)

    def _keep_record(self, number: int) -> None:
        """Write the record of a finished game, if a file was named for it."""
        if self._record is None or self.session is None or number == self._kept or self.session.record is None:
            return
        self._kept = number
        try:
            self.save(self.session)
        except OSError as error:
            self.notify(not_saved(self.words, error), severity="error")

    def leave(self) -> None:
        """Stand up, or let a bot play on, and end the program."""

        async def leave() -> None:
            await self.place.leave()
            await self.end(0)

        self.run_worker(leave(), group="begin", exclusive=True)

    # --- What the game asks for ---------------------------------------------------------------------------------

    def ways(self, session: Session) -> Mapping[str, str]:
        """Another game after this one; the host need not wait for who does not answer."""
        table = self.session
        if session.view.outcome is None or table is None or session.view.seat is None:
            return {}
        asked = session.view.seat in table.wants_more
        return {
            **({} if asked else {"again": "result-rematch"}),
            **({"start": "lobby-start-with-bots"} if asked and table.is_host else {}),
        }

    def go(self, way: str) -> None:
        """Ask for another game, or begin it."""
        command = wire.Start(fresh_id()) if way == "start" else wire.Rematch(fresh_id(), fresh_id())

        async def ask() -> None:
            try:
                await self.place.ask(command)
            except GameError as error:
                self.notify(refusal(self.words, error), severity="warning")

        self.run_worker(ask(), group="begin")

    def note(self, session: Session) -> str:
        """Who wants another game."""
        table = self.session
        if table is None or not table.wants_more:
            return ""
        if session.view.seat in table.wants_more:
            return self.words.say("result-rematch-waits")
        names = list(table.wants_more.values())
        return self.words.say("term-wants-more", names=self.words.join(names), count=len(names))

    def warning(self, session: Session) -> str | None:
        """A bot plays on."""
        return None if session.view.seat is None else self.words.say("table-leave-asks")
