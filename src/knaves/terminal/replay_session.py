"""A finished game as a session that goes forwards and backwards."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from knaves.analysis import Doubt
from knaves.bots import Hint
from knaves.game import Move, View
from knaves.games import GAMES
from knaves.record import Record, Step, replay
from knaves.terminal.narration import Narrator
from knaves.terminal.presenters import presenter_for
from knaves.terminal.session import ConnectionState, QuietSession, SeenEvent
from knaves.words import Words


class ReplaySession(QuietSession):
    """One step of a record at a time; the cards shown are those of one seat, or of whoever moves next."""

    can_hint = can_coach = can_undo = others_wait = False

    def __init__(self, record: Record, seat: int | None = None) -> None:
        """Shows only what `seat` may see, or everything. Raises `RecordError` if the record does not hold."""
        self.record: Record | None = record
        self.current_record: Record | None = record
        self.commitment = record.commitment
        self.names: Mapping[int, str] = dict(enumerate(record.names or map(str, range(record.seats))))
        self.steps: Sequence[Step] = list(replay(record, GAMES))
        self.seats = record.seats
        self.seat = seat
        """The seat whose cards are shown; None for the one that moves next."""
        self.number = 0
        """The number of moves that have been made."""
        self.version = 0
        self.connection_state = ConnectionState.LIVE
        self._events: list[SeenEvent] = []
        self._counts: list[int] = []
        for step in self.steps:
            events = (event.open() if seat is None else event.seen_by(seat) for event in step.events)
            self._events += [event for event in events if event is not None]
            self._counts.append(len(self._events))
        self._change = asyncio.Event()

    @property
    def step(self) -> Step:
        """The current step."""
        return self.steps[self.number]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.steps) - 1

    @property
    def view(self) -> View:
        """The cards of one seat and everything on the table."""
        state = self.step.state
        if self.seat is not None:
            return state.view(self.seat)
        return state.view(min(state.actors) if state.actors else self.step.seat)

    @property
    def events(self) -> Sequence[SeenEvent]:
        """The events up to the current step."""
        return self._events[: self._counts[self.number]]

    @property
    def earlier_events(self) -> int:
        """How many of them are older than the current step."""
        return self._counts[self.number - 1] if self.number else 0

    def go(self, number: int) -> None:
        """Go to the position after this many moves, or as near to it as there is one."""
        self.number = max(0, min(number, self.last))
        self.notify_change()

    def show_seat(self, seat: int | None) -> None:
        """Show the cards of another seat."""
        self.seat = seat
        self.notify_change()

    def notify_change(self) -> None:
        """Wake the screen."""
        self.version += 1
        self._change.set()
        self._change = asyncio.Event()

    async def wait_for_change(self, since: int) -> int:
        """Wait for the next step."""
        while self.version == since:
            await self._change.wait()
        return self.version

    async def send(self, move: Move) -> None:
        """The game is over."""
        del move

    async def let_others_act_first(self) -> None:
        """The game is over."""

    async def hint(self) -> Hint | None:
        """The game is over."""
        return None

    async def doubt(self, move: Move) -> Doubt | None:
        """The game is over."""
        del move
        return None

    async def undo(self) -> bool:
        """The game is over."""
        return False

    async def close(self) -> None:
        """Nothing to clean up."""


class ReplayNarrator(Narrator):
    """Tells a game by the players' names: nobody is "you"."""

    def __init__(self, words: Words, session: ReplaySession) -> None:
        super().__init__(words, session)
        self._replay = session

    def sentence(self, event: SeenEvent) -> str:
        """A sentence about an event; empty if there is nothing to report."""
        context = self.context
        if presenter_for(context.view).is_routine(self._replay.step.state.view(None), event):
            return ""
        return self._tell(event, None)

    def step_sentences(self) -> list[str]:
        """What happened in the current step."""
        news = self._replay.events[self._replay.earlier_events :]
        return [sentence for event in news if (sentence := self.sentence(event))]

    def position(self) -> str:
        """Which step this is."""
        if self._replay.number == 0:
            return self.words.say("replay-deal")
        return self.words.say("replay-move", number=self._replay.number, total=self._replay.last) + "."

    def result(self) -> str:
        """The result by the winners' names."""
        outcome = self._replay.view.outcome
        if outcome is None or not outcome.winners:
            return super().result() if outcome is not None else ""
        return self.words.say("result-by", winners=self.words.join([self._replay.names[s] for s in outcome.winners]))
