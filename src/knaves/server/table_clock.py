"""Time at a table: clocks, Block windows, deadlines, and the bots that are to move. Pure functions of the table."""

from __future__ import annotations

from typing import NamedTuple

from knaves.server.table import BOTS_BLOCK_SECONDS, Table
from knaves.wire import Deadline, IdleSeat

NEVER = float("inf")
RETURN_SECONDS = 30.0
"""How long nobody may let a bot play again for somebody who has just come back."""


class BotTurn(NamedTuple):
    """A seat for which a bot is to choose."""

    seat: int
    level: str
    by: str
    """`bot`, or `clock` if it moves for a person whose time is up."""


def waiting_seats(table: Table) -> frozenset[int]:
    """The seats whose clocks run."""
    if table.current_game is None or table.status != "playing":
        return frozenset()
    return table.current_game.waiting_for()


def clock_ends(table: Table, seat: int) -> float:
    """When the time of a waiting seat is up."""
    current, settings = table.current_game, table.settings
    assert current is not None
    if settings.clock == "none" or not settings.seconds:
        return NEVER
    used = current.time_used.get(seat, 0.0) if settings.clock == "game" else 0.0
    return current.waiting_since + settings.seconds - used


def idle_until(table: Table, seat: int) -> float:
    """From when others may let a bot play for a person the game waits for; infinity if never."""
    current, settings = table.current_game, table.settings
    if current is None or settings.clock != "none" or not settings.idle_seconds or settings.one_device:
        return NEVER
    if seat not in waiting_seats(table) or not table.is_person(seat):
        return NEVER
    if not any(table.is_person(other) for other in range(len(table.seats)) if other != seat):
        return NEVER
    came_back = current.returned_at.get(seat, -NEVER)
    return max(current.waiting_since + settings.idle_seconds, came_back + RETURN_SECONDS)


def idle_seats(table: Table) -> list[IdleSeat]:
    """The people for whom others may let a bot play, now or later."""
    found = ((seat, idle_until(table, seat)) for seat in sorted(waiting_seats(table)))
    return [IdleSeat(seat, until) for seat, until in found if until < NEVER]


def window_ends(table: Table) -> float:
    """When the sealed answers are opened. It does not depend on who has answered.

    Except around one device, where everybody sees which person answers and when: there the window closes once all
    have. A bot that thinks about a Block must still take no longer than one that holds none.
    """
    current = table.current_game
    assert current is not None
    if table.settings.one_device:
        bots = {seat for seat in current.state.actors if not table.is_person(seat)}
        if current.state.actors - bots <= current.answers.keys():
            return min(current.window_closes_at, current.waiting_since + (BOTS_BLOCK_SECONDS if bots else 0.0))
    return current.window_closes_at


def draw_protected_until(table: Table, seat: int) -> float:
    """Until when nobody may cut off a seat's forgotten draw."""
    assert table.current_game is not None
    return table.current_game.last_moved_at.get(seat, 0.0) + table.settings.draw_seconds


def bot_turns(table: Table, now: float) -> list[BotTurn]:
    """The seats for which a bot is to choose now."""
    current, settings = table.current_game, table.settings
    if current is None or table.status != "playing":
        return []
    if settings.clock == "none" and all(map(table.is_person, range(len(table.seats)))):
        return []
    found = []
    late = [seat for seat in current.state.late_drawers if not table.is_person(seat)]  # draw before other bots play on
    for seat in sorted(late or current.state.actors):
        if seat in current.answers:
            continue
        if not table.is_person(seat):
            found.append(BotTurn(seat, table.seats[seat].level or settings.bot_level, "bot"))
        elif settings.clock != "none" and seat in waiting_seats(table) and clock_ends(table, seat) <= now:
            found.append(BotTurn(seat, settings.bot_level, "clock"))
    return found


def deadlines(table: Table) -> list[Deadline]:
    """Everything that ends at a moment in real time."""
    if table.deadlines is None:
        table.deadlines = _find_deadlines(table)
    return table.deadlines


def _find_deadlines(table: Table) -> list[Deadline]:
    current = table.current_game
    if current is None or table.status != "playing":
        return []
    found = []
    if table.settings.clock != "none":
        kind = "game" if table.settings.clock == "game" else "move"
        ends = ((seat, clock_ends(table, seat)) for seat in sorted(waiting_seats(table)) if table.is_person(seat))
        found += [Deadline(kind, until, seat) for seat, until in ends if until < NEVER]  # type: ignore[arg-type]
    if current.state.simultaneous:
        found.append(Deadline("block", window_ends(table)))
    found += [Deadline("draw", draw_protected_until(table, seat), seat) for seat in sorted(current.state.late_drawers)]
    if current.call is not None:
        found.append(Deadline("call", current.call.until))
    return found


def next_deadline(table: Table) -> float:
    """When time alone changes something: a clock, a window, a call; infinity if never."""
    return min((deadline.until for deadline in deadlines(table) if deadline.kind != "draw"), default=NEVER)


def wake_at(table: Table) -> float | None:
    """When a server should load this table though nobody asks for it; None if never."""
    current, first = table.current_game, next_deadline(table)
    if current is not None and bot_turns(table, current.waiting_since):
        first = min(first, current.waiting_since)
    return None if first == NEVER else first
