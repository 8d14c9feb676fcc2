"""A server's table in plain lines, from sitting down to leaving; and what both clients say about it before a game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from shlex import quote

from knaves import wire
from knaves.bots import LEVELS
from knaves.client import fresh_id
from knaves.game import GameError
from knaves.games import GAMES
from knaves.terminal.lines_kind import SHAPES
from knaves.terminal.plain import NO, QUIT, Ending, PlainGame, after_game
from knaves.terminal.remote import Place, RemoteSession
from knaves.terminal.session import Link
from knaves.terminal.talk import Talk, on_standard_streams
from knaves.terminal.tell import refusal, table_sentence
from knaves.words import Words, agreed, error_sentence

PATIENCE = 2.0
"""Seconds until it is said that the connection takes its time."""
SETTLE = 0.2
"""Seconds in which changes of the lobby are told together."""
RECORD_SECONDS = 8.0
"""How long the record of a finished game is waited for before the result is shown without it."""
LOBBY_WORDS = ("start", "bot", "free", "swap", "name", "say", "seats", "options", "?", "help")


class Gone(GameError):
    """There is no more to do at this table; the message says why, in the player's language."""


@dataclass(frozen=True)
class Chair:
    """A seat before the game, in words."""

    number: int
    side: int
    team: str
    """The colour of the team with its shape; empty where everybody plays alone."""
    name: str
    """Who sits there, or that nobody does yet."""
    notes: Sequence[str]
    """Whether it is you, the host, a bot, or somebody who is away."""


class Waiting:
    """A table before its game, in words."""

    def __init__(self, words: Words, place: Place) -> None:
        self.words, self.place = words, place

    @property
    def update(self) -> wire.Update:
        """The table as it was last heard of."""
        assert self.place.update is not None
        return self.place.update

    @property
    def is_host(self) -> bool:
        """Whether one may begin the game."""
        return self.update.you is not None and self.update.you == self.update.table.host

    def title(self) -> str:
        """Which table, and which game."""
        table, say = self.update.table, self.words.say
        what = f"{say(f'game-{table.game}')}, {say('new-seats-count', count=len(table.seats))}"
        return self.words.pair(say("lobby-title", code=table.code), f"{table.title}. {what}" if table.title else what)

    def chairs(self) -> list[Chair]:
        """The seats in order."""
        return [self._chair(number, seat) for number, seat in enumerate(self.update.table.seats)]

    def _chair(self, number: int, seat: wire.SeatInfo) -> Chair:
        table, say = self.update.table, self.words.say
        game = GAMES[table.game]
        team = f"{SHAPES[seat.side]} {say('team', team=game.side_name(seat.side))}" if game.layout else ""
        here = self.place.present
        notes = [
            say("table-you") if number == self.update.you else "",
            say("lobby-host") if number == table.host else "",
            say("table-bot") if seat.kind == "bot" else "",
            say("table-away") if seat.kind == "human" and here is not None and number not in here else "",
        ]
        return Chair(number, seat.side, team, seat.name or say("lobby-seat-bot"), [note for note in notes if note])

    def agreed(self) -> list[str]:
        """The options that were changed, the clock, and whether there are hints, in words."""
        table, words = self.update.table, self.words
        told = agreed(words, GAMES[table.game].Options.parse(table.options))
        lines = [words.pair(label, value) for label, value in told.items()]
        if clock := self._clock(table.settings):
            lines.append(words.pair(words.say("new-clock"), clock))
        if table.settings.hints:
            lines.append(words.say("new-hints"))
        return lines or [words.say("lobby-rules-default")]

    def _clock(self, settings: wire.Settings) -> str:
        seconds = settings.seconds
        if settings.clock == "none" or not seconds:
            return ""
        if settings.clock == "game":
            return self.words.say("term-clock-game", count=max(1, round(seconds / 60)))
        if seconds >= 86_400:
            return self.words.say("new-clock-days", count=round(seconds / 86_400))
        if seconds >= 60:
            return self.words.say("new-clock-minutes", count=round(seconds / 60))
        return self.words.say("new-clock-seconds", count=seconds)

    def start_label(self) -> str:
        """What beginning means now."""
        free = any(seat.kind == "open" for seat in self.update.table.seats)
        return self.words.say("lobby-start-with-bots" if free else "lobby-start")

    def waits_for(self) -> str:
        """Whom the game waits for."""
        free = sum(seat.kind == "open" for seat in self.update.table.seats)
        return self.words.say("lobby-waiting", count=free) if free else self.words.say("lobby-waiting-host")

    def happened(self, since: int) -> list[str]:
        """What happened in the lobby after so many events."""
        names = {number: seat.name or "?" for number, seat in enumerate(self.update.table.seats)}
        told = self.place.told[since:]
        return [said for event in told if (said := table_sentence(self.words, event, self.update.you, names))]


def check_place(words: Words, place: Place) -> None:
    """Whether there is still a table and a seat at it. Raises `Gone`."""
    if place.trouble is not None:
        raise Gone(error_sentence(words, place.trouble.code))
    if place.update is None:
        return
    if place.update.table.status == "closed":
        raise Gone(words.say("error-closed"))
    if place.update.you is None and place.token is not None:
        raise Gone(words.say("term-no-seat"))


async def known(place: Place) -> None:
    """Wait until the table was heard of, or it is clear that it will not be."""
    version = -1
    while place.update is None and place.trouble is None:
        version = await place.changed(version)


def come_back(words: Words, place: Place) -> str:
    """How to get back to one's seat; empty if there is none to get back to."""
    return words.say("term-come-back", command=f"knaves join {quote(place.personal_link)}") if place.keeps_seat else ""


class PlainTable:
    """A place at a table in lines."""

    def __init__(self, place: Place, words: Words, talk: Talk, record: str | None) -> None:
        self._place, self._words, self._talk, self._record = place, words, talk, record
        self._waiting = Waiting(words, place)
        self._game: PlainGame | None = None
        """The last one that was played."""
        self._number = 0
        self._shown: list[str] = []
        """The lobby as it was last described."""
        self._told = 0
        self._connected = True

    async def stay(self) -> None:
        """From sitting down to leaving. Raises `Gone`."""
        try:
            async with asyncio.timeout(PATIENCE):
                await known(self._place)
        except TimeoutError:
            self._talk.say(self._words.say("state-connecting"))
            await known(self._place)
        ending = Ending.GONE
        while ending is Ending.GONE:
            check_place(self._words, self._place)
            table = self._waiting.update.table
            if table.status == "lobby":
                ending = await self._wait_in_lobby()
            elif table.number > self._number:
                self._number = table.number
                ending = await self._play()
            else:
                ending = await self._wait_for_more()
        if ending is Ending.QUIT and self._place.token is not None:
            await self._place.leave()
            if self._game is not None and self._place.keeps_seat:
                self._game.tell_news()

    # --- A game and what follows it -----------------------------------------------------------------------------

    async def _play(self) -> Ending:
        session = RemoteSession(self._place)
        game = self._game = PlainGame(session, self._words, self._talk)
        ending = await game.play()
        if ending is not Ending.OVER:
            return ending
        await recorded(session)
        game.finish()
        if self._record and session.record is not None:
            game.must_save(self._record)
        return Ending.GONE if self._talk.typed.by_hand else Ending.QUIT

    async def _wait_for_more(self) -> Ending:
        """After a game: another one, the record, or leaving."""
        game, asked = self._game, self._place.token is None
        assert game is not None
        wishes: list[str] = []
        while (table := self._waiting.update.table).status == "over" and table.number == self._number:
            version = self._place.version
            game.tell_news()
            check_place(self._words, self._place)
            wants = [seat.name for number, seat in enumerate(table.seats) if seat.rematch and number != self._you]
            if wants != wishes and wants:
                names = self._words.join(wants)
                self._talk.say(self._words.say("term-wants-more", names=names, count=len(wants)))
            wishes = wants
            if not asked and not self._talk.asking:
                self._talk.ask(self._words.say("term-again"))
            if not await self._talk.hears_before(self._place.changed(version), lambda _: True):
                continue
            line = await self._talk.next()
            if line is None or line.strip().lower() in (*QUIT, *NO):
                return Ending.QUIT
            if after_game(game, self._talk, line) and not asked:
                asked = await self._ask(wire.Rematch(fresh_id(), fresh_id()))
                if self._waiting.update.table.number == self._number:
                    self._talk.say(self._words.say("result-rematch-waits"))
        return Ending.GONE

    @property
    def _you(self) -> int | None:
        return self._waiting.update.you

    async def _ask(self, command: wire.AnyCommand) -> bool:
        """Ask the server for something; whether it was done. If not, it is said why."""
        return await self._carried_out(self._place.ask(command))

    async def _carried_out(self, work: Awaitable[object]) -> bool:
        try:
            await work
        except GameError as error:
            self._talk.say(refusal(self._words, error))
            return False
        return True

    # --- Before the game ----------------------------------------------------------------------------------------

    async def _wait_in_lobby(self) -> Ending:
        while self._waiting.update.table.status == "lobby":
            version = self._place.version
            check_place(self._words, self._place)
            self._tell_lobby()
            if self._waiting.is_host and not self._talk.asking:
                self._talk.ask(f"{self._waiting.start_label()} (start, ?)")
            if not await self._talk.hears_before(self._place.changed(version), self._answers):
                await asyncio.sleep(SETTLE)  # who sits down is connected a moment later
                continue
            line = await self._talk.next()
            if line is None:
                return Ending.SILENT
            if line.strip().lower() in QUIT:
                return Ending.QUIT
            await self._answer(line)
        return Ending.GONE

    def _tell_lobby(self) -> None:
        """What is new: seats that changed, what was said, the connection."""
        if self._place.connected is not self._connected:
            self._connected = self._place.connected
            self._talk.say(self._words.say("state-connected" if self._connected else "state-reconnecting"))
        for sentence in self._waiting.happened(self._told):
            self._talk.say(sentence)
        self._told = len(self._place.told)
        lines = self._describe()
        for line in lines:
            if line not in self._shown:
                self._talk.say(line)
        self._shown = lines

    def _describe(self) -> list[str]:
        words, waiting = self._words, self._waiting
        lines = [waiting.title(), words.pair(words.say("lobby-link"), self._place.link)]
        for chair in waiting.chairs():
            notes = f" ({', '.join(chair.notes)})" if chair.notes else ""
            lines.append(f"{chair.number} {chair.name}{notes} {chair.team}".rstrip())
        lines += waiting.agreed()
        return lines if waiting.is_host else [*lines, waiting.waits_for()]

    def _answers(self, line: str | None) -> bool:
        """Whether a line is meant for the lobby; a script's moves wait for their turn."""
        if self._waiting.is_host or self._talk.typed.by_hand:
            return True
        return (line or "").strip().lower().partition(" ")[0] in (*LOBBY_WORDS, *QUIT)

    async def _answer(self, line: str) -> None:
        word, *rest = line.split() or [""]
        numbers = [int(part) for part in rest if part.isdigit()]
        match word.lower(), numbers:
            case "start", _:
                await self._ask(wire.Start(fresh_id()))
            case "bot", [seat]:
                level = next((part for part in rest if part in LEVELS), self._waiting.update.table.settings.bot_level)
                await self._ask(wire.Fill(fresh_id(), seat, level))
            case "free", [seat]:
                await self._ask(wire.Fill(fresh_id(), seat, ""))
            case "swap", [one, other]:
                await self._ask(wire.Swap(fresh_id(), one, other))
            case "name", _ if rest:
                await self._ask(wire.Rename(fresh_id(), " ".join(rest)[: wire.MOST_NAME]))
            case "say", _:
                await self._say(" ".join(rest))
            case "seats" | "options", _:
                self._shown = []
            case _:
                self._talk.say(self._words.say("term-lobby-help"))

    async def _say(self, what: str) -> None:
        if not what:
            for phrase in wire.PHRASES:
                self._talk.say(f"say {phrase} – {self._words.say(f'phrase-{phrase}')}")
            return
        await self._carried_out(self._place.say(what))


async def recorded(session: RemoteSession, seconds: float = RECORD_SECONDS) -> None:
    """Wait until the record of a finished game was fetched; for ever is too long if the server is gone."""
    version = session.version
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while session.record is None and session.link is not Link.CLOSED:
                version = await session.changed(version)


async def join_plain(place: Place, words: Words, record: str | None) -> None:
    """Sit at a table line by line. Raises `Gone`."""
    talk = on_standard_streams()
    try:
        async with place:
            await PlainTable(place, words, talk, record).stay()
    finally:  # also when it is stopped from outside
        if said := come_back(words, place):
            talk.say(said)
