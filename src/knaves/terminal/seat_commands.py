"""What a player can do about seats at a server's table, in the lobby and during a game."""

from __future__ import annotations

from knaves.extras import missing_package

try:
    from msgspec.structs import replace
except ImportError as error:
    raise missing_package(__name__, "server", error.name) from None

from knaves import wire
from knaves.client import new_id
from knaves.terminal.session import SeatAction


def seat_actions(update: wire.Update, server_now: float) -> list[SeatAction]:
    """What the player can do now, the most urgent first."""
    table, you = update.table, update.you
    if you is None or table.status == "closed":
        return []
    found = [SeatAction("back", "table-return")] if table.seats[you].stand_in else []
    found += [
        SeatAction(f"bot {idle.seat}", "table-let-bot", idle.seat)
        for idle in update.idle
        if idle.seat != you and idle.until <= server_now
    ]
    if table.host != you:
        return found
    found += [
        SeatAction(f"host {seat}", "lobby-hand-over", seat)
        for seat, info in enumerate(table.seats)
        if seat != you and info.kind == "human" and not info.program and not info.stand_in
    ]
    settings = table.settings
    found.append(SeatAction("unlock", "lobby-unlock") if settings.locked else SeatAction("lock", "lobby-lock"))
    if settings.spectators:
        found.append(SeatAction("spectators off", "lobby-no-spectators"))
    else:
        found.append(SeatAction("spectators on", "new-spectators"))
    return found


def read_seat_command(typed: str, settings: wire.Settings) -> wire.AnyCommand | None:
    """The command that a player typed; None if it is not about seats."""
    match typed.lower().split():
        case ["back"]:
            return wire.Return(new_id())
        case ["bot", seat] if seat.isdecimal():
            return wire.StandIn(new_id(), int(seat))
        case ["host", seat] if seat.isdecimal():
            return wire.HandOver(new_id(), int(seat))
        case ["lock" | "unlock" as word]:
            return wire.Change(new_id(), settings=replace(settings, locked=word == "lock"))
        case ["spectators", "on" | "off" as word]:
            return wire.Change(new_id(), settings=replace(settings, spectators=word == "on"))
    return None
