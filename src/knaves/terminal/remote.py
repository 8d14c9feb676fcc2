"""A game at a table of a server, as one seat lives it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from knaves import wire
from knaves.bots import Hint, HintReason
from knaves.client import NoServer, ServerRefused, TableClient, fetch_text, fresh_id
from knaves.game import GameError, IllegalMove, Move, View
from knaves.games import GAMES
from knaves.record import Record, parse
from knaves.terminal.session import Link, Told


class RemoteSession:
    """What the server tells of one game, turned into what screens show."""

    def __init__(self, server: str, table: TableClient, clock: Callable[[], float] = time.time) -> None:
        """`table` has been entered already, and its game has begun."""
        assert table.update is not None
        assert table.update.you is not None
        self._server = server
        self._table = table
        self._clock = clock
        self._update = table.update
        self._behind = clock() - table.update.now
        """How far the server's clock is behind ours."""
        self._own = table.update.you
        self._number = table.update.table.number
        self._version = 0
        self._link = Link.LIVE
        self._record: Record | None = None
        self._change = asyncio.Event()
        self._view = self._read_view()
        self._task = asyncio.create_task(self._listen())

    # --- What can be seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._view

    @property
    def names(self) -> Mapping[int, str]:
        """The players by seat."""
        return {seat: info.name or "?" for seat, info in enumerate(self._update.table.seats)}

    @property
    def told(self) -> Sequence[Told]:
        """What has happened so far, at the table too."""
        return [happened.event for happened in self._table.events]

    @property
    def version(self) -> int:
        """Grows with every change."""
        return self._version

    @property
    def link(self) -> Link:
        """Whether the server is heard."""
        return self._link

    @property
    def deadline(self) -> float | None:
        """When the own move, or answer, is due."""
        until = [
            each.until + self._behind
            for each in self._update.deadlines
            if each.kind in ("move", "game", "block") and each.seat in (None, self._own)
        ]
        return min(until, default=None)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._update.table.commitment

    @property
    def record(self) -> Record | None:
        """The record, once the game is over and was fetched."""
        return self._record

    @property
    def can_undo(self) -> bool:
        """Alone against bots, where the table allows it."""
        table = self._update.table
        alone = sum(seat.kind == "human" for seat in table.seats) == 1
        return alone and table.settings.undo and self._view.outcome is None

    @property
    def phrases(self) -> Sequence[str]:
        """What may be said by id."""
        return wire.PHRASES

    async def changed(self, since: int) -> int:
        """Wait for the next change."""
        while self._version == since and self._link is not Link.CLOSED:
            await self._change.wait()
        return self._version

    # --- What can be done ---------------------------------------------------------------------------------------

    async def send(self, move: Move) -> None:
        """Make a move; the answer of the server is waited for, through any number of reconnections."""
        await self._ask(wire.Play(fresh_id(), self._update.ply, str(move)))

    async def _ask(self, command: Any) -> Any:
        try:
            return await self._table.send(command)
        except ServerRefused as refusal:
            if refusal.code == "illegal" and refusal.rule:
                raise IllegalMove(refusal.rule, str(refusal).removesuffix(f" ({refusal.rule})")) from None
            raise GameError(str(refusal)) from None

    async def let_others_go_first(self) -> None:
        """They do anyway."""

    async def hint(self) -> Hint | None:
        """What a strong player would do, where the table allows it."""
        try:
            told = await self._ask(wire.AskHint(fresh_id()))
        except GameError:
            return None
        return Hint(self._view.game.move(told.move), HintReason(told.reason, told.args))

    async def undo(self) -> bool:
        """Take the last move back, if the table allows it."""
        try:
            await self._ask(wire.Undo(fresh_id(), self._update.ply))
        except GameError:
            return False
        return True

    async def talk(self, phrase: str) -> None:
        """Say a phrase to the table."""
        with contextlib.suppress(GameError):
            await self._ask(wire.Say(fresh_id(), phrase))

    async def rematch(self) -> None:
        """Ask for another game."""
        await self._ask(wire.Rematch(fresh_id()))

    async def close(self) -> None:
        """Stop listening; the seat stays one's own."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._link = Link.CLOSED
        self._changed()

    # --- Listening ----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for update in self._table:
                self._link = Link.LIVE if self._table.connected else Link.LOST
                if update.table.number != self._number or update.table.status == "closed":
                    self._link = Link.CLOSED  # the next game has a session of its own
                elif update.position:
                    self._update = update
                    self._view = self._read_view()
                    if update.table.status == "over" and self._record is None:
                        self._record = await self._fetch()
                self._changed()
        except ServerRefused:
            self._link = Link.CLOSED
            self._changed()

    def _changed(self) -> None:
        self._version += 1
        self._change.set()
        self._change = asyncio.Event()

    def _read_view(self) -> View:
        view = GAMES[self._update.table.game].read_view(self._update.position)
        if self._update.answered:  # the answer is sealed: there is nothing more to do until the window closes
            view = replace(view, legal=(), actors=view.actors - {self._own})  # type: ignore[type-var]
        return view

    async def _fetch(self) -> Record | None:
        table = self._update.table
        try:
            return parse(await fetch_text(self._server, f"/api/tables/{table.code}/games/{table.number}/record"))
        except (NoServer, ServerRefused, GameError):
            return None
