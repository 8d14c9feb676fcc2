"""What people say at a table. It is never stored; a message that is sent again is passed on once."""

from __future__ import annotations

from collections.abc import Callable

from knaves import wire
from knaves.server.refusals import CommandRefused
from knaves.server.seat_commands import clean_name
from knaves.server.table import Table
from knaves.server.table_services import OtherProcesses
from knaves.wire import encode

MAX_REMEMBERED = 256
"""Messages of a table that are recognised when they are sent again."""


class Chat:
    """The chat of one table, with the ids of its last messages."""

    def __init__(self, table: str, broadcast: Callable[[bytes], None], others: OtherProcesses) -> None:
        self._table = table
        self._broadcast = broadcast
        self._others = others
        self._passed_on: dict[tuple[str, str], None] = {}
        """By sender and id, the oldest first."""

    async def say(self, actor: str, said: wire.Said) -> None:
        """Tell everybody here and at other processes, once."""
        if self.hear(actor, said):
            await self._others.announce_chat(self._table, actor, said)

    def hear(self, actor: str, said: wire.Said) -> bool:
        """Tell everybody here what was said, perhaps at another process; whether it was not told before."""
        name = (actor, said.id)
        if name in self._passed_on:
            return False
        self._passed_on[name] = None
        if len(self._passed_on) > MAX_REMEMBERED:
            del self._passed_on[next(iter(self._passed_on))]
        self._broadcast(encode(said))
        return True


def check_say(table: Table, seat: int | None, command: wire.Say, now: float) -> wire.Said:
    """What everybody is told. Raises `CommandRefused`."""
    if seat is None:
        raise CommandRefused("not-yours", "spectator")
    if bool(command.phrase) == bool(command.text) or (command.phrase and command.phrase not in wire.PHRASES):
        raise CommandRefused("bad-message", "say-what")
    if command.text:
        if table.settings.talk != "free":
            raise CommandRefused("not-allowed", "phrases-only")
        if table.status == "playing" and table.has_partners():
            raise CommandRefused("not-allowed", "partners")
    text = clean_name(command.text) if command.text else ""
    return wire.Said(seat, command.phrase, text, now, command.id)
