"""A server's table before its game, in words: what the full screens and plain lines say about the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from shlex import quote

from knaves import wire
from knaves.game import GameError
from knaves.games import GAMES
from knaves.terminal.connection import TableConnection
from knaves.terminal.narration import table_sentence
from knaves.terminal.presenters.lines import SHAPES
from knaves.words import Words, describe_options, error_sentence, game_name

DAY, MINUTE = 86_400, 60


class TableUnavailable(GameError):
    """The table or the seat at it is gone; the message says why, in the player's language."""


def check_available(words: Words, connection: TableConnection) -> None:
    """Raise `TableUnavailable` if the table or the seat at it is gone."""
    if connection.error is not None:
        raise TableUnavailable(error_sentence(words, connection.error.code))
    if connection.update is None:
        return
    if connection.update.table.status == "closed":
        raise TableUnavailable(error_sentence(words, connection.update.table.close_code or "closed"))
    if connection.update.you is None and connection.token is not None:
        raise TableUnavailable(words.say("term-no-seat"))
    table = connection.update.table
    if connection.update.you is None and table.status != "lobby" and not table.settings.spectators:
        raise TableUnavailable(words.say("table-no-spectators"))


def return_hint(words: Words, connection: TableConnection) -> str:
    """The command that returns to the seat; empty if the player has none."""
    if not connection.keeps_seat:
        return ""
    return words.say("term-come-back", command=f"knaves join {quote(connection.personal_url)}")


@dataclass(frozen=True)
class LobbySeat:
    """A seat in the lobby, in words."""

    number: int
    side: int
    team: str
    """The shape and colour of the team; empty if everybody plays alone."""
    name: str
    """The player's name, or a note that the seat is free."""
    notes: Sequence[str]
    """Whether this is you, the host, a bot, or somebody who is away."""

    @property
    def title(self) -> str:
        """The name with its notes."""
        return f"{self.name} ({', '.join(self.notes)})" if self.notes else self.name


class LobbyPresenter:
    """Describes the lobby of a table."""

    def __init__(self, words: Words, connection: TableConnection) -> None:
        self.words, self.connection = words, connection

    @property
    def update(self) -> wire.Update:
        """The latest update."""
        assert self.connection.update is not None
        return self.connection.update

    @property
    def is_host(self) -> bool:
        """Whether the player may start the game."""
        return self.update.you is not None and self.update.you == self.update.table.host

    def title(self) -> str:
        """The table and its game."""
        table, say = self.update.table, self.words.say
        game = f"{game_name(self.words, table.game)}, {say('new-seats-count', count=len(table.seats))}"
        return self.words.pair(say("lobby-title", code=table.code), f"{table.title}. {game}" if table.title else game)

    def link(self) -> str:
        """The link for others, with a label."""
        return self.words.pair(self.words.say("lobby-link"), self.connection.table_url)

    def seats(self) -> list[LobbySeat]:
        """The seats in order."""
        return [self._seat(number, seat) for number, seat in enumerate(self.update.table.seats)]

    def _seat(self, number: int, seat: wire.SeatInfo) -> LobbySeat:
        table, say = self.update.table, self.words.say
        game = GAMES[table.game]
        team = f"{SHAPES[seat.side]} {say('team', team=game.side_name(seat.side))}" if game.layout else ""
        present = self.connection.present
        notes = [
            say("table-you") if number == self.update.you else "",
            say("lobby-host") if number == table.host else "",
            say("table-bot") if seat.kind == "bot" or seat.program else "",
            say("table-away") if seat.kind == "human" and present is not None and number not in present else "",
        ]
        return LobbySeat(number, seat.side, team, seat.name or say("lobby-seat-bot"), [note for note in notes if note])

    def rules(self) -> list[str]:
        """The changed options, the clock, and whether hints are allowed."""
        table, words = self.update.table, self.words
        options = describe_options(words, GAMES[table.game].Options.parse(table.options))
        lines = [words.pair(label, value) for label, value in options.items()]
        if clock := self._clock(table.settings):
            lines.append(words.pair(words.say("new-clock"), clock))
        if table.settings.hints:
            lines.append(words.say("new-hints"))
        if table.settings.clock == "none" and table.settings.idle_seconds:
            lines.append(words.say("lobby-idle", count=max(1, round(table.settings.idle_seconds / MINUTE))))
        notes = {
            "new-latecomers": table.settings.latecomers,
            "lobby-locked": table.settings.locked,
            "lobby-no-spectators": not table.settings.spectators,
        }
        lines += [words.say(key) for key, wanted in notes.items() if wanted]
        return lines or [words.say("lobby-rules-default")]

    def _clock(self, settings: wire.Settings) -> str:
        seconds, say = settings.seconds, self.words.say
        if settings.clock == "none" or not seconds:
            return ""
        if settings.clock == "game":
            return say("term-clock-game", count=max(1, round(seconds / MINUTE)))
        if seconds >= DAY:
            return say("new-clock-days", count=round(seconds / DAY))
        if seconds >= MINUTE:
            return say("new-clock-minutes", count=round(seconds / MINUTE))
        return say("new-clock-seconds", count=seconds)

    def start_label(self) -> str:
        """The label of the start button."""
        free = any(seat.kind == "open" for seat in self.update.table.seats)
        return self.words.say("lobby-start-with-bots" if free else "lobby-start")

    def waiting_note(self) -> str:
        """Whether the game waits for players or for the host, and what people can do if the host is a bot."""
        table, say = self.update.table, self.words.say
        free = sum(seat.kind == "open" for seat in table.seats)
        if table.host is None or not table.seats[table.host].program:
            return say("lobby-waiting", count=free) if free else say("lobby-waiting-host")
        note = say("lobby-host-bot", name=table.seats[table.host].name)
        may_sit = free and self.update.you is None and not table.settings.locked
        return f"{note} {say('lobby-become-host')}" if may_sit else note

    def news(self, since: int = 0) -> list[str]:
        """Sentences about the table's events from this one on; the first moves may be among them."""
        table = self.update.table
        names = {number: seat.name or "?" for number, seat in enumerate(table.seats)}
        sides = {seat.side: GAMES[table.game].side_name(seat.side) for seat in table.seats}
        sentences = (
            table_sentence(self.words, event, self.update.you, names, sides) for event in self.connection.events[since:]
        )
        return [sentence for sentence in sentences if sentence]
