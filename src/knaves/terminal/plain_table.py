"""A server's table in plain lines, from joining to leaving."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable

from knaves import wire
from knaves.client import new_id
from knaves.game import GameError
from knaves.terminal.coach import Coach
from knaves.terminal.connection import TableConnection
from knaves.terminal.console import Console, standard_console
from knaves.terminal.lobby_presenter import LobbyPresenter, check_available, return_hint
from knaves.terminal.narration import refusal_sentence
from knaves.terminal.plain_game import NO, QUIT, SEAT_COMMANDS, Ending, PlainGame, answer_after_game
from knaves.terminal.recorder import Recorder
from knaves.terminal.remote_session import RemoteSession
from knaves.terminal.seat_commands import read_seat_command
from knaves.terminal.session import ConnectionState
from knaves.words import Words

CONNECTING_NOTICE_DELAY = 2.0
"""Seconds without a connection until the player is told."""
LOBBY_DELAY = 0.2
"""Seconds in which changes of the lobby are collected: a new player connects a moment after joining."""
RECORD_TIMEOUT = 8.0
"""Seconds to wait for the record of a finished game before the result is shown without it."""
LOBBY_COMMANDS = ("start", "bot", "free", "swap", "name", "say", *SEAT_COMMANDS, "seats", "options", "?", "help")


class PlainTable:
    """A person's stay at a table, in lines."""

    def __init__(
        self, connection: TableConnection, words: Words, console: Console, record: str | None, *, coach: bool = False
    ) -> None:
        self._connection, self._words, self._console = connection, words, console
        self._recorder, self._coach = Recorder(record), Coach(coach)
        connection.follows_records = self._recorder.enabled
        self._lobby = LobbyPresenter(words, connection)
        self._game: PlainGame | None = None
        """The latest game."""
        self._game_number = 0
        self._lobby_lines: list[str] = []
        """The lobby as it was last described."""
        self._events_told = 0
        self._was_connected = True

    async def run(self) -> None:
        """Stay until the player leaves. Raises `TableUnavailable`."""
        try:
            async with asyncio.timeout(CONNECTING_NOTICE_DELAY):
                await self._connection.wait_for_update()
        except TimeoutError:
            self._console.say(self._words.say("state-connecting"))
            await self._connection.wait_for_update()
        ending = Ending.TABLE_MOVED_ON
        while ending is Ending.TABLE_MOVED_ON:
            check_available(self._words, self._connection)
            table = self._lobby.update.table
            if table.status == "lobby":
                ending = await self._wait_in_lobby()
            elif table.number > self._game_number:
                self._game_number = table.number
                ending = await self._play()
            else:
                ending = await self._wait_for_next_game()
        if ending is Ending.QUIT and self._connection.token is not None:
            await self._connection.leave()
            if self._game is not None and self._connection.keeps_seat:
                self._game.tell_news()

    async def _send(self, command: wire.AnyCommand) -> bool:
        """Send a command; returns whether it was accepted. If not, the player is told why."""
        return await self._succeeds(self._connection.send(command))

    async def _succeeds(self, work: Awaitable[object]) -> bool:
        try:
            await work
        except GameError as error:
            self._console.say(refusal_sentence(self._words, error))
            return False
        return True

    # --- The game and after it ----------------------------------------------------------------------------------

    async def _play(self) -> Ending:
        session = RemoteSession(self._connection)
        game = self._game = PlainGame(session, self._words, self._console, self._recorder, coach=self._coach)
        ending = await game.play()
        if ending is not Ending.OVER:
            return ending
        await _wait_for_record(session)
        game.show_result()
        game.write_record()
        game.say_record_path()
        return Ending.TABLE_MOVED_ON if self._console.interactive else Ending.QUIT

    async def _wait_for_next_game(self) -> Ending:
        """Offer a rematch and the record until the next game begins or the player leaves."""
        game, requested = self._game, self._connection.token is None
        assert game is not None
        known_requests: list[str] = []
        while (table := self._lobby.update.table).status == "over" and table.number == self._game_number:
            version = self._connection.version
            game.tell_news()
            check_available(self._words, self._connection)
            known_requests = self._tell_rematch_requests(table, known_requests)
            if not requested and not self._console.question_open:
                self._console.ask(self._words.say("term-again"))
            if not await self._console.wait_for_line(self._connection.wait_for_change(version), lambda _: True):
                continue
            line = await self._console.read_line()
            if line is None or line.strip().lower() in (*QUIT, *NO):
                return Ending.QUIT
            if await answer_after_game(game, self._console, line) and not requested:
                requested = await self._send(wire.Rematch(new_id(), new_id()))
                if self._lobby.update.table.number == self._game_number:
                    self._console.say(self._words.say("result-rematch-waits"))
        return Ending.TABLE_MOVED_ON

    def _tell_rematch_requests(self, table: wire.TableInfo, known: list[str]) -> list[str]:
        """Say who wants a rematch, if that has changed; returns their names."""
        you = self._lobby.update.you
        names = [seat.name for number, seat in enumerate(table.seats) if seat.rematch and number != you]
        if names and names != known:
            sentence = self._words.say("result-rematch-asked", names=self._words.join(names), count=len(names))
            self._console.say(sentence)
        return names

    # --- The lobby ----------------------------------------------------------------------------------------------

    async def _wait_in_lobby(self) -> Ending:
        while self._lobby.update.table.status == "lobby":
            version = self._connection.version
            check_available(self._words, self._connection)
            self._tell_lobby_news()
            if self._lobby.is_host and not self._console.question_open:
                self._console.ask(f"{self._lobby.start_label()} (start, ?)")
            change = self._connection.wait_for_change(version)
            if not await self._console.wait_for_line(change, self._accepts_in_lobby):
                await asyncio.sleep(LOBBY_DELAY)
                continue
            line = await self._console.read_line()
            if line is None:
                return Ending.INPUT_ENDED
            if line.strip().lower() in QUIT:
                return Ending.QUIT
            await self._run_lobby_command(line)
        return Ending.TABLE_MOVED_ON

    def _tell_lobby_news(self) -> None:
        """Print what has changed: the connection, events and seats."""
        if self._connection.connected is not self._was_connected:
            self._was_connected = self._connection.connected
            self._console.say(self._words.say("state-connected" if self._was_connected else "state-reconnecting"))
        for sentence in self._lobby.news(self._events_told):
            self._console.say(sentence)
        self._events_told = len(self._connection.events)
        lines = self._describe_lobby()
        for line in lines:
            if line not in self._lobby_lines:
                self._console.say(line)
        self._lobby_lines = lines

    def _describe_lobby(self) -> list[str]:
        lobby = self._lobby
        seats = [f"{seat.number} {seat.title} {seat.team}".rstrip() for seat in lobby.seats()]
        lines = [lobby.title(), lobby.link(), *seats, *lobby.rules()]
        return lines if lobby.is_host else [*lines, lobby.waiting_note()]

    def _accepts_in_lobby(self, line: str | None) -> bool:
        """Whether a line is for the lobby; a script's moves stay in the queue until the game."""
        if self._lobby.is_host or self._console.interactive:
            return True
        return (line or "").strip().lower().partition(" ")[0] in (*LOBBY_COMMANDS, *QUIT)

    async def _run_lobby_command(self, line: str) -> None:
        word, *rest = line.split() or [""]
        numbers = [int(part) for part in rest if part.isdigit()]
        match word.lower(), numbers:
            case "start", _:
                await self._send(wire.Start(new_id()))
            case "bot", [seat]:
                level = " ".join(part for part in rest if not part.isdigit())[:20]
                await self._send(wire.Fill(new_id(), seat, level or self._lobby.update.table.settings.bot_level))
            case "free", [seat]:
                await self._send(wire.Fill(new_id(), seat, ""))
            case "swap", [one, other]:
                await self._send(wire.Swap(new_id(), one, other))
            case "name", _ if rest:
                await self._send(wire.Rename(new_id(), " ".join(rest)[: wire.MAX_NAME]))
            case "say", _:
                await self._chat(" ".join(rest))
            case "seats" | "options", _:
                self._lobby_lines = []
            case _ if command := read_seat_command(line, self._lobby.update.table.settings):
                await self._send(command)
            case _:
                self._console.say(self._words.say("term-lobby-help"))

    async def _chat(self, text: str) -> None:
        """Say something to the table; without a text, list the phrases."""
        if text:
            await self._succeeds(self._connection.say(text))
            return
        for phrase in wire.PHRASES:
            self._console.say(f"say {phrase} – {self._words.say(f'phrase-{phrase}')}")


async def _wait_for_record(session: RemoteSession) -> None:
    """Wait for the record of a finished game, unless the server is gone."""
    version = session.version
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(RECORD_TIMEOUT):
            while session.record is None and session.connection_state is not ConnectionState.CLOSED:
                version = await session.wait_for_change(version)


async def join_plain(connection: TableConnection, words: Words, record: str | None, *, coach: bool = False) -> None:
    """Play at a table line by line. Raises `TableUnavailable`."""
    console = standard_console()
    try:
        async with connection:
            await PlainTable(connection, words, console, record, coach=coach).run()
    finally:  # also after Ctrl-C
        if hint := return_hint(words, connection):
            console.say(hint)
