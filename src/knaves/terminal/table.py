"""`knaves join`: a seat at a table of a server, on full screens or in plain lines."""

from __future__ import annotations

import asyncio
import datetime as dt
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from knaves import wire
from knaves.client import TableClient
from knaves.game import GameError
from knaves.terminal.plain import PlainGame, Typed
from knaves.terminal.remote import RemoteSession
from knaves.terminal.session import Link
from knaves.words import Words

Say = Callable[[str], object]


async def games_at(server: str, table: TableClient, say: Say, words: Words) -> AsyncIterator[RemoteSession]:
    """The games at a table, one after the other; between them it is told who is there and what is waited for."""
    played = 0
    told = ""
    async for update in table:
        info = update.table
        if info.status == "closed":
            raise GameError(words.say("error-closed"))
        if info.status == "playing" and info.number > played:
            played = info.number
            session = RemoteSession(server, table)
            try:
                yield session
            finally:
                await session.close()
        elif info.status == "lobby":
            names = [seat.name or words.say("lobby-seat-free") for seat in info.seats]
            waiting = f"{words.say('lobby-waiting')} {words.join(names)}"
            if waiting != told:
                told = waiting
                say(waiting)


async def join_plain(server: str, code: str, token: str, language: str, *, record: str | None) -> None:
    """Play at a table line by line."""
    words = Words(language)
    typed = Typed(sys.stdin.fileno())

    def say(text: str) -> None:
        print(text, flush=True)

    def ask(text: str) -> None:
        print(text, end="", flush=True)

    async with TableClient(server, code, token, text=True) as table:
        async for session in games_at(server, table, say, words):
            game = PlainGame(session, words, say, ask, typed)
            if not await game.play():
                return
            await recorded(session)
            game.finish()
            if record and session.record is not None:
                game.save(record)
            ask(words.say("term-again") + " > ")
            if (await typed.next() or "q").strip().lower() not in ("", "y", "yes", "again"):
                return
            await session.rematch()


async def recorded(session: RemoteSession, seconds: float = 10.0) -> None:
    """Wait until the record of a finished game was fetched; for ever is too long if the server is gone."""
    version = session.version
    try:
        async with asyncio.timeout(seconds):
            while session.record is None and session.link is not Link.CLOSED:
                version = await session.changed(version)
    except TimeoutError:
        pass


def record_path(wanted: str | None, game: str, now: dt.datetime) -> Path:
    """Where a record goes: to the file that was named, or to a new one here."""
    return Path(wanted or f"knaves-{game}-{now:%Y%m%d-%H%M%S}.knaves")


def has_seat(update: wire.Update | None) -> bool:
    """Whether the server knows the seat."""
    return update is not None and update.you is not None
