"""Help for the player: a hint that says more each time they ask, and a coach that doubts moves."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import IntEnum

from knaves.analysis import Doubt
from knaves.bots import Hint
from knaves.game import GameError, Move, View
from knaves.terminal.session import Session

MAX_DOUBT_SECONDS = 0.7
"""A doubt that takes longer comes too late: the move is made."""


class Strength(IntEnum):
    """How much a hint says."""

    NUDGE = 1
    MOVE = 2
    REASON = 3


class Hints:
    """The hint for the position. The first time it is a nudge, then the move, then the reason and the chances."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._view: View | None = None
        self._hint: Hint | None = None
        self._strength = Strength.NUDGE
        self._lock = asyncio.Lock()

    async def ask(self) -> tuple[Hint, Strength] | None:
        """The hint and how much of it to show; None if there is none. Raises `GameError` if hints are refused."""
        async with self._lock:  # who asks twice before the first answer wants to know more
            view = self._session.view
            if self._view == view and self._hint is not None:
                self._strength = Strength(min(self._strength + 1, Strength.REASON))
            else:
                self._hint = await self._session.hint()
                self._view, self._strength = view, Strength.NUDGE
            return None if self._hint is None or view != self._session.view else (self._hint, self._strength)


@dataclass
class Coach:
    """Whether the coach is on; the same for all games of a program."""

    active: bool = False

    def helps(self, session: Session) -> bool:
        """Whether the coach is on in this game."""
        return self.active and session.can_coach

    def toggle(self, session: Session) -> str:
        """Turn the coach on or off; the key of the message about it."""
        if not session.can_coach:
            return "term-coach-none"
        self.active = not self.active
        return "term-coach-on" if self.active else "term-coach-off"

    async def doubt(self, session: Session, move: Move) -> Doubt | None:
        """A doubt about a move of the player. None also if it cannot be had soon: the move is then made."""
        if not self.helps(session) or move not in session.view.legal:
            return None
        try:
            async with asyncio.timeout(MAX_DOUBT_SECONDS):
                return await session.doubt(move)
        except (GameError, TimeoutError):
            return None
