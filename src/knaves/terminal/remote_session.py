"""A game at a server's table as a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from knaves import wire
from knaves.analysis import Doubt
from knaves.bots import Hint, HintReason
from knaves.client import new_id
from knaves.game import GameError, Move, View
from knaves.games import GAMES
from knaves.record import Record
from knaves.terminal.connection import TableConnection
from knaves.terminal.seat_commands import read_seat_command, seat_actions
from knaves.terminal.session import Accusation, ConnectionState, Deadline, SeatAction, SeenEvent


class RemoteSession:
    """One game at a table; the next one gets a session of its own."""

    def __init__(self, connection: TableConnection) -> None:
        """`connection` is open, and a game has begun."""
        assert connection.update is not None
        self.connection = connection
        self._number = connection.update.table.number
        self._closed = False
        self._names: dict[int, str] = {}
        self._update = connection.update
        self._view = self._read_view(connection.update)

    def _catch_up(self) -> None:
        """Read the latest update, if it is about this game."""
        update = self.connection.update
        assert update is not None
        if update is not self._update and update.table.number == self._number and update.position:
            self._update, self._view = update, self._read_view(update)

    @property
    def _latest(self) -> wire.Update:
        """The latest update about this game."""
        self._catch_up()
        return self._update

    def _read_view(self, update: wire.Update) -> View:
        return GAMES[update.table.game].read_view(update.position)

    # --- State --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The current view of the seat."""
        self._catch_up()
        return self._view

    @property
    def names(self) -> Mapping[int, str]:
        """The players' names by seat; those of a finished game stay."""
        table = self._latest.table
        if table.status == "playing" or not self._names:
            self._names = {seat: info.name or "?" for seat, info in enumerate(table.seats)}
        return self._names

    @property
    def seat_marks(self) -> Mapping[int, str]:
        """Marks for bots, absent players and the player."""
        update, present = self._latest, self.connection.present
        marks = {}
        for seat, info in enumerate(update.table.seats):
            if info.kind == "bot" or info.stand_in or info.program:
                marks[seat] = "bot"
            elif seat == update.you:
                marks[seat] = "you"
            elif info.kind == "human" and present is not None and seat not in present:
                marks[seat] = "away"
        return marks

    @property
    def events(self) -> Sequence[SeenEvent]:
        """The events so far, with those of the table."""
        return self.connection.events

    @property
    def version(self) -> int:
        """Grows with every change."""
        return self.connection.version

    @property
    def connection_state(self) -> ConnectionState:
        """Closed once the table has ended or gone on to another game."""
        assert self.connection.update is not None
        table = self.connection.update.table
        if (
            self._closed
            or self.connection.error is not None
            or table.number != self._number
            or table.status == "closed"
        ):
            return ConnectionState.CLOSED
        return ConnectionState.LIVE if self.connection.connected else ConnectionState.LOST

    @property
    def deadlines(self) -> Sequence[Deadline]:
        """The running clocks, by this machine's time."""
        offset = self.connection.clock_offset
        return tuple(Deadline(each.kind, each.until + offset, each.seat) for each in self._latest.deadlines)

    @property
    def accusation(self) -> Accusation | None:
        """The call that awaits the other opponents."""
        update = self._latest
        call = update.table.call
        if call is None:
            return None
        accused = self._view.game.move(call.move).accused_side
        assert accused is not None
        return Accusation(call.seat, accused, asks_you=update.you in call.waiting)

    @property
    def seat_actions(self) -> Sequence[SeatAction]:
        """What the player can do about seats now."""
        return seat_actions(self._latest, self.connection.server_now())

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for the player."""
        update = self._latest
        return update.you is not None and bool(update.table.seats[update.you].stand_in)

    @property
    def idle_until(self) -> Mapping[int, float]:
        """When others may let a bot play, by this machine's time."""
        return {idle.seat: idle.until + self.connection.clock_offset for idle in self._latest.idle}

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._latest.table.commitment

    @property
    def record(self) -> Record | None:
        """The complete record, once it has been fetched."""
        return self.connection.records.get(self._number)

    @property
    def current_record(self) -> Record | None:
        """The latest fetched record."""
        return self.connection.current_records.get(self._number)

    @property
    def can_hint(self) -> bool:
        """If the table allows it."""
        return self._latest.table.settings.hints

    @property
    def can_coach(self) -> bool:
        """If the table allows hints and nobody else plays there."""
        seats = enumerate(self._latest.table.seats)
        return self.can_hint and [seat for seat, info in seats if info.kind == "human"] == [self._latest.you]

    @property
    def others_wait(self) -> bool:
        """People play when they like."""
        return False

    @property
    def can_undo(self) -> bool:
        """If the server says so."""
        return self._latest.undo

    @property
    def phrases(self) -> Sequence[str]:
        """All phrases for players, none for spectators."""
        return () if self._latest.you is None else wire.PHRASES

    @property
    def can_chat(self) -> bool:
        """If the table allows it; never among partners during a game."""
        table = self._latest.table
        partners = len({seat.side for seat in table.seats}) < len(table.seats)
        return table.settings.talk == "free" and bool(self.phrases) and not (partners and table.status == "playing")

    @property
    def rematch_requests(self) -> Mapping[int, str]:
        """The names of players who want a rematch, by seat."""
        return {seat: info.name for seat, info in enumerate(self._latest.table.seats) if info.rematch}

    @property
    def is_host(self) -> bool:
        """Whether the player may start the next game."""
        return self._latest.you is not None and self._latest.you == self._latest.table.host

    async def wait_for_change(self, since: int) -> int:
        """Wait for the next change."""
        if self.connection_state is ConnectionState.CLOSED:
            return self.version
        return await self.connection.wait_for_change(since)

    # --- Actions ------------------------------------------------------------------------------------------------

    async def send(self, move: Move) -> None:
        """Make a move and wait for the server's answer, across reconnections."""
        await self.connection.send(wire.MakeMove(new_id(), self._latest.ply, str(move)))

    async def let_others_act_first(self) -> None:
        """They don't wait anyway."""

    async def hint(self) -> Hint | None:
        """A strong player's move, if the table allows hints."""
        answer = await self.connection.send(wire.AskHint(new_id()))
        reason, nudge = HintReason(answer.reason, answer.args), HintReason(answer.nudge, answer.nudge_args)
        return Hint(self._view.game.move(answer.move), reason, nudge, answer.chance, answer.next_chance)

    async def doubt(self, move: Move) -> Doubt | None:
        """A doubt about a move that loses much, if the server has one."""
        answer = await self.connection.send(wire.CheckMove(new_id(), self._latest.ply, str(move)))
        if not answer.nudge:
            return None
        return Doubt(answer.chance, answer.best_chance, HintReason(answer.nudge, answer.nudge_args))

    async def undo(self) -> bool:
        """Undo the last move, if the table allows it."""
        try:
            await self.connection.send(wire.Undo(new_id(), self._latest.ply))
        except GameError:
            return False
        return True

    async def say(self, text: str) -> None:
        """Say a phrase or a text to the table."""
        await self.connection.say(text)

    async def seat_command(self, typed: str) -> bool:
        """Do what a player typed about seats, if it is that."""
        command = read_seat_command(typed, self._latest.table.settings)
        if command is None:
            return False
        await self.connection.send(command)
        return True

    async def answer_accusation(self, *, agree: bool) -> None:
        """Agree with a call or reject it."""
        await self.connection.send(wire.Judge(new_id(), agree))

    async def close(self) -> None:
        """Stop following this game; the seat at the table is kept."""
        self._closed = True
        self.connection.notify_change()
