"""Who may ask for advice: any player to move where hints are allowed; for a check, only one who is alone with bots."""

from __future__ import annotations

from knaves import wire
from knaves.game import View
from knaves.server.refusals import CommandRefused
from knaves.server.table import Table


def view_to_advise(table: Table, seat: int | None, command: wire.AskHint | wire.CheckMove) -> View:
    """What the player who asks knows; the advice follows from that alone. Raises `CommandRefused`."""
    current = table.current_game
    if not table.settings.hints:
        raise CommandRefused("hints-off")
    if seat is None or current is None or not current.state.legal(seat) or seat in current.answers:
        raise CommandRefused("not-now", "nothing-to-do")
    if isinstance(command, wire.CheckMove):
        if table.people() != [seat]:
            raise CommandRefused("not-allowed", "coach-alone")
        if command.ply != len(current.moves):
            raise CommandRefused("stale")
    return current.state.view(seat)
