"""A bot at a server's table, for `knaves join --bot`."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from knaves import wire
from knaves.arena.contestants import Contestant
from knaves.bots import Bot
from knaves.bots.bot import GRACE_SECONDS, BotError, Fault, GuestBot
from knaves.bots.python_class import PythonBot
from knaves.client import RecordFetcher, ServerRefused, ServerUnreachable, TableClient, join, new_id, new_token
from knaves.game import GameError, Move, View
from knaves.games import GAMES
from knaves.record import parse
from knaves.record_files import RecordFile
from knaves.retry import retry

RECORD_TIMEOUT = 8.0
"""Seconds that a bot waits for the record of its last game before it leaves."""
LEAVE_TIMEOUT = 2.0
MOVE_RETRY_DELAY = 0.3
SILENT_SECONDS = 3.0
"""A connection that is back sooner is not worth a line."""
REJOIN_DELAY = 1.0
RETRYABLE = ("stale", "wait", "not-now")
"""Refusals of a move that may be accepted a moment later."""


T = TypeVar("T")


def _print(text: str) -> None:
    print(text, flush=True)


class BotSeat:
    """Takes a seat for a bot and plays some games there."""

    def __init__(self, server: str, code: str, contestant: Contestant, name: str, record: str | None) -> None:
        self._server, self._code = server, code
        self._contestant, self._name, self._record = contestant, name, record
        self._recorder: BotRecorder | None = None

    async def play(self, games: int, seat: int | None, token: str | None) -> None:
        """Play some games, 0 for no end, on a new seat or the one with this token. Raises errors of the client."""
        returning = token is not None
        if token is None:
            body = wire.Join(self._name, seat, new_token(), new_id(), bot=True)
            seated = await join(self._server, self._code, body)
            token = seated.token
            _print(f"{self._name} takes seat {seated.seat} at table {seated.code}.")
        if self._record:
            self._recorder = BotRecorder(self._server, self._code, self._record)
        async with TableClient(self._server, self._code, token, text=True) as table:
            watching = asyncio.create_task(_report_connection(table, self._server))
            try:
                update = await _first_update(table)
                if returning:  # the token is valid: mark the seat as a bot's
                    await self._mark_as_bot(token)
                if update.table.status == "over":
                    await _request_rematch(table)
                with self._contestant.open() as bot:
                    await self._play_games(table, bot, games, f"{self._server}/{self._code}#k/{token}")
            finally:  # also after an error: nobody should have to wait for this bot
                watching.cancel()
                if self._recorder is not None:
                    await self._recorder.stop()
                with contextlib.suppress(ServerRefused, TimeoutError):
                    async with asyncio.timeout(LEAVE_TIMEOUT):
                        await table.send(wire.Leave(new_id()))

    async def _mark_as_bot(self, token: str) -> None:
        async def try_again(error: Exception) -> bool:
            await asyncio.sleep(REJOIN_DELAY)
            return isinstance(error, ServerUnreachable)  # it was there a moment ago: it is being restarted

        body = wire.Join(self._name, token=token, bot=True)
        await retry(lambda: join(self._server, self._code, body), try_again)

    async def _play_games(self, table: TableClient, bot: Bot, games: int, personal_url: str) -> None:
        for number in range(games) if games else itertools.count():
            if number:
                await _request_rematch(table)
            _print(await self._play_game(table, bot, personal_url))
            if self._recorder is not None:
                await self._recorder.finish(table)

    async def _play_game(self, table: TableClient, bot: Bot, personal_url: str) -> str:
        """Play until the game is over; returns the result."""
        rng, lobby = random.Random(secrets.randbits(63)), BotLobby(table, personal_url)
        async for update in table:
            _check_seat(update)
            info = update.table
            view = GAMES[info.game].read_view(update.position) if update.position else None
            if info.status == "lobby":
                await lobby.wait(update)
            if self._recorder is not None and view is not None:
                self._recorder.follow(info.number)
            if info.status == "over" and view is not None:
                if isinstance(bot, GuestBot):
                    await asyncio.to_thread(bot.end_game, view)
                winners = view.outcome.winners if view.outcome else ()
                return "won" if update.you in winners else "lost" if winners else "drawn"
            if info.status != "playing" or view is None or not view.legal:
                continue
            try:
                move = await _ask(bot, view, rng)
            except BotError as error:
                raise GameError(f"the bot failed: {error}") from None
            await _send_move(table, update, move)
        raise AssertionError("unreachable")


async def _ask(bot: Bot, view: View, rng: random.Random) -> Move:
    """Ask the bot for a move, beside the connection. Raises `BotError`, also for a class that does not answer."""
    limit = bot.limit + GRACE_SECONDS if isinstance(bot, PythonBot) else None
    try:
        async with asyncio.timeout(limit):
            return await _in_thread(lambda: bot.choose(view, rng))
    except TimeoutError:
        raise BotError(Fault.TIMEOUT, f"{bot.name} did not answer in time") from None


async def _in_thread(function: Callable[[], T]) -> T:
    """The result of a function that runs in a thread. Unlike `asyncio.to_thread`, one that hangs keeps nobody here."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(result: T | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            result, error = function(), None
        except BaseException as raised:  # noqa: BLE001, RUF100 - raised again by the caller
            result, error = None, raised
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(finish, result, error)

    threading.Thread(target=run, daemon=True).start()
    return await done


async def _report_connection(table: TableClient, server: str) -> None:
    """Say that the connection is lost, and that it is back."""
    with contextlib.suppress(ServerRefused):  # whoever iterates over the table reports that
        while True:
            await table.wait_connected(connected=False)
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    await table.wait_connected()
            except TimeoutError:
                _print(f"There is no connection to {server}. Trying again until there is one.")
                await table.wait_connected()
                _print(f"Connected to {server}.")


async def _send_move(table: TableClient, update: wire.Update, move: Move) -> None:
    """Make a move, unless the game has changed since this update."""

    async def attempt() -> None:
        if update is table.update:
            await table.play(str(move))

    async def try_again(error: Exception) -> bool:
        retryable = isinstance(error, ServerRefused) and error.code in RETRYABLE
        if retryable:
            await asyncio.sleep(MOVE_RETRY_DELAY)
        return retryable

    await retry(attempt, try_again)


async def _first_update(table: TableClient) -> wire.Update:
    async for update in table:
        _check_seat(update)
        return update
    raise AssertionError("unreachable")


async def _request_rematch(table: TableClient) -> None:
    """Ask for another game and wait until it begins."""
    await table.send(wire.Rematch(new_id()))
    printed = ""
    async for update in table:
        if update.table.status == "playing":
            return
        _check_seat(update)
        free = sum(seat.kind == "open" for seat in update.table.seats)
        seats = f" {free} of its seats {'is' if free == 1 else 'are'} free." if free else ""
        sentence = f"Waiting for a rematch. It starts when everybody at the table has asked for it.{seats}"
        if sentence != printed:
            _print(sentence)
            printed = sentence


def _check_seat(update: wire.Update) -> None:
    if update.table.status == "closed":
        raise GameError(f"the table was closed: {update.table.why_closed}")
    if update.you is None:
        raise GameError("the bot has lost its seat")


class BotLobby:
    """Before the game: prints what the bot waits for, and starts the game if the bot is the host."""

    def __init__(self, table: TableClient, personal_url: str) -> None:
        self._table, self._personal_url = table, personal_url
        self._printed = ""

    async def wait(self, update: wire.Update) -> None:
        """Handle a change of the lobby."""
        info = update.table
        free = sum(seat.kind == "open" for seat in info.seats)
        if info.host != update.you:
            name = "somebody" if info.host is None else info.seats[info.host].name
            self._print_once(f"Waiting for {name} to start the game.")
        elif free:
            players = "player" if free == 1 else "players"
            self._print_once(
                f"Waiting for {free} more {players}. The bot is the host, so the game starts when all seats are taken. "
                f"To start now with bots on the free seats, open {self._personal_url}"
            )
        else:
            with contextlib.suppress(ServerRefused):  # it has started, or somebody has just left
                await self._table.send(wire.Start(new_id()))

    def _print_once(self, sentence: str) -> None:
        if sentence != self._printed:
            self._printed = sentence
            _print(sentence)


class BotRecorder:
    """Writes the records of a bot's games during play."""

    def __init__(self, server: str, code: str, file: str) -> None:
        self._wanted = Path(file)
        self._files: dict[int, RecordFile] = {}
        self._number = 0
        self._fetcher = RecordFetcher(server, code, self._write)
        self._task = asyncio.create_task(self._fetcher.run())
        self._complete = asyncio.Event()

    def follow(self, number: int) -> None:
        """Fetch the record of a game that has changed."""
        self._number = number
        self._complete.clear()
        self._fetcher.request(number)

    def _write(self, number: int, text: str) -> None:
        file = self._files.setdefault(number, RecordFile(self._wanted))
        is_new = file.path is None
        try:
            path = file.write(text)
        except OSError as error:
            _print(f"The record can't be written: {error}")
            return
        if is_new:
            _print(f"This game is recorded in {path}.")
        if number == self._number and parse(text).seed is not None:  # an earlier game's may come late
            self._complete.set()

    async def finish(self, table: TableClient) -> None:
        """Wait for the complete record of the finished game, longer if the server is being restarted."""
        left = RECORD_TIMEOUT
        self.follow(self._number)
        while not self._complete.is_set() and left > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._complete.wait()
                    return
            if table.connected:
                left -= 1.0
                self._fetcher.request(self._number)

    async def stop(self) -> None:
        """Stop fetching."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
