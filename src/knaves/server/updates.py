"""The messages that tell a seat, or a spectator, what a table looks like and what happened there."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from knaves.deal import commitment
from knaves.game import View
from knaves.server import table_clock
from knaves.server.game_in_progress import GameInProgress, HistoryItem
from knaves.server.table import MAX_EVENTS, Table
from knaves.wire import CallInfo, Happened, SeatInfo, TableInfo, TableNow, Update, encode, table_events


class UpdateEncoder:
    """Encodes the updates of one table; parts that several receivers share are encoded once for each version."""

    def __init__(self) -> None:
        self._info_version = -1
        self._info = msgspec.Raw()
        self._view_version = -1
        self._public_view: msgspec.Raw | None = None
        self._seat_views: dict[int | None, msgspec.Raw] = {}
        self._tails_version = -1
        self._tails: dict[int | None, msgspec.Raw] = {}
        """The events that a newcomer is sent, by viewpoint."""

    def encode(
        self,
        table: Table,
        seat: int | None,
        now: float,
        *,
        seen: int = 0,
        number: int = 0,
        text: bool = False,
        done: str = "",
    ) -> bytes:
        """The `Update` for a receiver who last heard of version `seen` in game `number`."""
        play = table.current_game
        if not may_watch(table, seat):
            info = cast("TableInfo", self._encoded_info(table))
            return encode(Update(table.version, 0, seat, info, None, None, [], 0, [], now, done=done))
        if seen < table.reset_at or seen > table.version or number != (play.number if play else 0):
            seen = 0
        recent = _since(table, seen) if seen else None
        public, own = self._encoded_view(table, seat)
        update = Update(
            version=table.version,
            ply=len(play.moves) if play else 0,
            you=seat,
            table=cast("TableInfo", self._encoded_info(table)),
            view=cast("dict[str, Any] | None", public),
            own=cast("dict[str, Any] | None", own),
            events=cast("list[Happened]", self._encoded_tail(table, seat)) if recent is None else _seen(recent, seat),
            since=0 if recent is None else seen,
            deadlines=table_clock.deadlines(table),
            now=now,
            position=str(_view(play, seat)) if text and play is not None else "",
            done=done,
            idle=table_clock.idle_seats(table),
            undo=table.can_undo(seat),
        )
        return encode(update)

    def _encoded_info(self, table: Table) -> msgspec.Raw:
        if self._info_version != table.info_version:
            self._info_version = table.info_version
            self._info = msgspec.Raw(encode(table_info(table)))
        return self._info

    def _encoded_view(self, table: Table, seat: int | None) -> tuple[msgspec.Raw | None, msgspec.Raw | None]:
        """The position as it is sent: the part that is equal for everybody, and the part for one seat."""
        if table.current_game is None:
            return None, None
        if self._view_version != table.log_version:
            self._view_version = table.log_version
            self._public_view = None
            self._seat_views.clear()
        if seat not in self._seat_views:
            view = _view(table.current_game, seat)
            if self._public_view is None:
                self._public_view = msgspec.Raw(encode(view.public_data()))
            self._seat_views[seat] = msgspec.Raw(encode(view.seat_data()))
        return self._public_view, self._seat_views[seat]

    def _encoded_tail(self, table: Table, seat: int | None) -> msgspec.Raw:
        """The last events as a newcomer is sent them. Encoded once: many may connect at the same time."""
        if self._tails_version != table.log_version:
            self._tails_version = table.log_version
            self._tails.clear()
        if seat not in self._tails:
            self._tails[seat] = msgspec.Raw(encode(_seen(_tail(table), seat)))
        return self._tails[seat]


def may_watch(table: Table, seat: int | None) -> bool:
    """Whether the receiver is shown the game. A device that is passed around has no seat while no hand is shown."""
    return seat is not None or table.settings.spectators or table.settings.one_device


def table_info(table: Table) -> TableInfo:
    """The table as everybody may see it."""
    play, settings = table.current_game, table.settings
    timed = settings.clock == "game" and play is not None
    seats = [
        SeatInfo(
            kind=seat_state.kind,
            name=seat_state.name,
            side=table.sides[seat],
            level=seat_state.level or (settings.bot_level if seat_state.stand_in else ""),
            stand_in=seat_state.stand_in,
            rematch=seat_state.rematch,
            program=seat_state.program,
            time_left=max(0.0, settings.seconds - play.time_used.get(seat, 0.0)) if timed and play else None,
        )
        for seat, seat_state in enumerate(table.seats)
    ]
    over = play is not None and table.status in ("over", "closed")
    in_lobby = play is None or table.status == "lobby"
    call = play.call if play is not None else None
    return TableInfo(
        code=table.code,
        title=table.title,
        status=table.status,
        game=table.game.name,
        number=play.number if play is not None else 1,
        seats=seats,
        host=table.host,
        options=table.options.texts(),
        settings=settings,
        commitment=commitment(table.next_seed if in_lobby or play is None else play.seed),
        seed=play.seed.hex() if over and play is not None else None,
        next_commitment=commitment(table.next_seed),
        call=CallInfo(call.seat, call.move, sorted(call.judges), call.until) if call else None,
        why_closed=table.why_closed,
        close_code=table.close_code,
    )


def table_now(table: Table, now: float) -> TableNow:
    """The table as everybody may see it, whose turn it is, and since when nothing has happened."""
    info, play = table_info(table), table.current_game
    playing = play is not None and table.status == "playing"
    outcome = play.state.outcome if play is not None and table.status == "over" else None
    return TableNow(
        **msgspec.structs.asdict(info),
        turn=sorted(_view(play, None).actors) if play is not None and playing else [],
        quiet=round(max(0.0, now - table.changed_at), 3),
        winners=sorted(outcome.winners) if outcome else None,
    )


def _view(play: GameInProgress, seat: int | None) -> View:
    """The position for a seat, with its own sealed answer; a seat added after the game began sees it as a spectator."""
    if seat is None or seat >= play.state.seats:
        return play.state.view(None)
    view = play.state.view(seat)
    return view.with_answer(play.answers[seat]) if seat in play.answers else view


def _tail(table: Table) -> list[HistoryItem]:
    """The last events; the first of them says so if there were more."""
    tail = table.history[-MAX_EVENTS:]
    if table.forgot_events or len(tail) < len(table.history):
        return [HistoryItem(tail[0].version, tail[0].at, tail[0].ply, table_events.LeftOut()), *tail]
    return tail


def _since(table: Table, seen: int) -> list[HistoryItem] | None:
    """What happened after version `seen`; None if that is more than is sent at once."""
    history = table.history
    first = len(history)
    while first and history[first - 1].version > seen:
        first -= 1
        if len(history) - first > MAX_EVENTS:
            return None
    return None if first == 0 and table.forgot_events else history[first:]


def _seen(items: list[HistoryItem], seat: int | None) -> list[Happened]:
    """Events as this seat may see them."""
    found = []
    for version, at, _, event in items:
        shown = event.seen_by(seat)
        if shown is not None:
            found.append(Happened(version, at, shown))
    return found
