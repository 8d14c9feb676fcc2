"""A game against bots on this machine: no server, no network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from knaves.analysis import Doubt, advise, can_judge, doubt
from knaves.bots import LEVELS, Hint, Level, warm_up
from knaves.bots.families import find_family
from knaves.bots.levels import ANSWER_DELAY
from knaves.game import Ended, Event, Game, Move, Options, State, View
from knaves.record import UNFINISHED, Played, Record
from knaves.terminal.session import ConnectionState, QuietSession, SeenEvent
from knaves.terminal.supported_games import has_presenter

STOPPED = "stopped by the player"
UNDONE = "Moves taken back"
"""The header field of a record that counts them."""


@dataclass(frozen=True)
class GameSetup:
    """The choices made before a local game: the game, its options and the players."""

    game: Game
    seats: int
    options: Options
    own_seat: int
    """The person's seat."""
    bots: tuple[str, ...]
    """The level of each bot, from the seat after the person's."""

    def bot_level(self, seat: int) -> Level:
        """The bot on a seat."""
        return LEVELS[self.bots[(seat - self.own_seat - 1) % self.seats]]

    def names(self, own_name: str) -> dict[int, str]:
        """The players' names by seat; bots of the same level are numbered."""
        names: dict[int, str] = {self.own_seat: own_name}
        counts: dict[str, int] = {}
        for seat in (*range(self.own_seat + 1, self.seats), *range(self.own_seat)):
            name = self.bot_level(seat).name
            counts[name] = counts.get(name, 0) + 1
            names[seat] = name if counts[name] == 1 else f"{name} {counts[name]}"
        return dict(sorted(names.items()))


class LocalSession(QuietSession):
    """Holds the state, runs the bots in threads, and shows the person only their view."""

    def __init__(
        self,
        setup: GameSetup,
        seed: bytes,
        *,
        own_name: str,
        pace: float = 0.0,
        patience: float | None = None,
        kept: Record | None = None,
    ) -> None:
        """A bot takes at least `pace` seconds for a visible move.

        If the person may act but doesn't have to, the bots wait `patience` seconds, or until told to go on. The game
        continues that of a `kept_record`; raises `GameError` if that does not hold.
        """
        self.setup = setup
        self._seed = seed
        self._pace, self._patience = pace, patience
        self._rng = random.Random(seed)
        self._state: State = setup.game.new(seats=setup.seats, seed=seed, options=setup.options)
        self._names = setup.names(own_name)
        names = tuple(self._names.values())
        self._record = Record.start(setup.game, seats=setup.seats, seed=seed, options=setup.options, names=names)
        self._events: list[SeenEvent] = []
        self._history: list[tuple[State, Record, int]] = []
        self._undo_count = 0
        self._version = 0
        self._connection_state = ConnectionState.LIVE
        self._change = asyncio.Event()
        self._wake = asyncio.Event()
        self._bots_act_first = False
        self._view = self._state.view(setup.own_seat)
        self._task: asyncio.Task[None] | None = None
        if kept is not None:
            self._continue(kept)

    def _continue(self, kept: Record) -> None:
        """Make the moves of a `kept_record`. Raises `GameError` if they don't follow from its seed."""
        for played in kept.moves:
            self._repeat(played)
        self._undo_count = int(dict(kept.extra).get(UNDONE, "0"))
        # What the bots would have thought of next is not kept, only that it doesn't depend on chance.
        self._rng = random.Random(f"{self._seed.hex()} {len(kept.moves)}")

    def _repeat(self, played: Played) -> None:
        before = (self._state, self._record, len(self._events))
        self._apply(played.seat, self.setup.game.move(played.move))
        if played.seat == self.setup.own_seat:
            self._history.append(before)

    # --- State --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The person's view."""
        return self._view

    @property
    def names(self) -> Mapping[int, str]:
        """The players' names by seat."""
        return self._names

    @property
    def events(self) -> Sequence[SeenEvent]:
        """The events so far."""
        return self._events

    @property
    def version(self) -> int:
        """Grows with every change."""
        return self._version

    @property
    def connection_state(self) -> ConnectionState:
        """Live until the session is closed."""
        return self._connection_state

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._record.commitment

    @property
    def record(self) -> Record | None:
        """The complete record, once the game is over or abandoned."""
        return None if self._record.seed is None else self.current_record

    @property
    def current_record(self) -> Record:
        """The record so far, without secrets before the end."""
        return replace(self._record.public(self.setup.game), extra=self._notes)

    @property
    def kept_record(self) -> Record | None:
        """What another session needs to continue; None if the person hasn't moved yet or the game is over."""
        if self._state.outcome is not None or not (self._history or self._undo_count):
            return None
        return replace(self._record, seed=self._seed, result=UNFINISHED, extra=self._notes)

    @property
    def _notes(self) -> tuple[tuple[str, str], ...]:
        return ((UNDONE, str(self._undo_count)),) if self._undo_count else ()

    @property
    def can_hint(self) -> bool:
        """Always."""
        return True

    @property
    def can_coach(self) -> bool:
        """If the chances can be estimated here."""
        return can_judge(self.setup.game)

    @property
    def others_wait(self) -> bool:
        """Bots wait for the person."""
        return True

    @property
    def can_undo(self) -> bool:
        """Until the game is over."""
        return bool(self._history) and self._record.seed is None

    async def wait_for_change(self, since: int) -> int:
        """Wait for the next change."""
        while self._version == since and self._connection_state is not ConnectionState.CLOSED:
            if self._task is not None and self._task.done():
                self._task.result()  # raises the error of a bot that failed, instead of waiting forever
            await self._change.wait()
        return self._version

    # --- Actions ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the bots."""
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: self._change.set())

    async def send(self, move: Move) -> None:
        """Make the person's move."""
        before = (self._state, self._record, len(self._events))
        self._apply(self.setup.own_seat, move)
        self._history.append(before)
        self._wake.set()

    async def let_others_act_first(self) -> None:
        """Stop the bots from waiting for the person now."""
        self._bots_act_first = True
        self._wake.set()

    async def hint(self) -> Hint | None:
        """A good move and the reason for it."""
        view = self._view
        if not view.legal or (len(view.legal) > 1 and find_family(view.game) is None):
            return None
        return await asyncio.to_thread(advise, view)

    async def doubt(self, move: Move) -> Doubt | None:
        """A doubt about a move that loses much."""
        return await asyncio.to_thread(doubt, self._view, move)

    async def undo(self) -> bool:
        """Go back to the person's last decision."""
        if not self.can_undo:
            return False
        self._state, self._record, count = self._history.pop()
        del self._events[count:]
        self._undo_count += 1
        self._bots_act_first = False
        self._notify_change()
        self._wake.set()
        return True

    async def close(self) -> None:
        """Stop the bots; an unfinished game is abandoned and its seed revealed."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._record.seed is None:
            self._record = self._record.abandon(STOPPED, self._seed)
        self._connection_state = ConnectionState.CLOSED
        self._notify_change()

    # --- The game loop ------------------------------------------------------------------------------------------

    def _apply(self, seat: int, move: Move) -> None:
        self._state, events = self._state.apply(seat, move)
        self._record = self._record.add(seat, move)
        if self._state.outcome is not None:
            self._record = self._record.finish(self._state.outcome, self._seed)
        self._events += [seen for event in events if (seen := self._seen(event)) is not None]
        self._bots_act_first = False
        self._notify_change()

    def _seen(self, event: Event) -> SeenEvent | None:
        """The event as the person may see it, with its own sentence if the game has no translations."""
        game, own = self.setup.game, self.setup.own_seat
        seen = event.seen_by(own)
        if seen is None or has_presenter(game) or isinstance(event, Ended):
            return seen
        sides = game.side_names(self.setup.seats, self.setup.options)
        return seen | {"sentence": event.sentence(own, self._names, sides)}

    def _notify_change(self) -> None:
        self._view = self._state.view(self.setup.own_seat)
        self._version += 1
        self._change.set()
        self._change = asyncio.Event()

    async def _run(self) -> None:
        await asyncio.to_thread(warm_up)
        while True:
            if self._state.simultaneous and self._state.actors - {self.setup.own_seat}:
                await self._answer_together()
                continue
            seat = self._next_bot()
            if seat is None:
                await self._wait_for_person()
            else:
                await self._play_bot(seat)

    def _next_bot(self) -> int | None:
        """The bot that acts now, if any; a person who may act goes first."""
        actors, own = self._state.actors, self.setup.own_seat
        bots = sorted(actors - {own})
        return self._rng.choice(bots) if bots and (own not in actors or self._bots_act_first) else None

    async def _answer_together(self) -> None:
        """Let all bots answer a Block window secretly, after a time that doesn't depend on their cards (G31, G57)."""
        state, undo_count = self._state, self._undo_count
        bots = sorted(state.actors - {self.setup.own_seat})
        seats, choices, shared_seconds = [], [], 0.0
        while bots:
            seat = self._rng.choice(bots)
            bots.remove(seat)
            rng = random.Random(self._rng.getrandbits(64))
            view = state.view(seat)
            bot = self.setup.bot_level(seat).share_time(len(view.actors))
            seats.append(seat)
            choices.append(asyncio.to_thread(bot.choose, view, rng))
            shared_seconds = max(shared_seconds, bot.seconds * ANSWER_DELAY)
        moves, _ = await asyncio.gather(asyncio.gather(*choices), asyncio.sleep(shared_seconds))
        if self._undo_count == undo_count:  # else the person has undone the move in question
            for seat, move in zip(seats, moves, strict=True):
                self._apply(seat, move)

    async def _wait_for_person(self) -> None:
        others_can_act = bool(self._state.actors - {self.setup.own_seat})
        try:
            async with asyncio.timeout(self._patience if others_can_act else None):
                await self._wake.wait()
        except TimeoutError:
            self._bots_act_first = True
        self._wake.clear()

    async def _play_bot(self, seat: int) -> None:
        state, bot = self._state, self.setup.bot_level(seat)
        rng = random.Random(self._rng.getrandbits(64))  # an abandoned choice must not affect the next one
        pause = asyncio.create_task(asyncio.sleep(0 if all(m.secret for m in state.legal(seat)) else self._pace))
        try:
            move = await asyncio.to_thread(bot.choose, state.view(seat), rng)
            await pause
        finally:
            pause.cancel()
        if self._state is state:  # else the person has undone a move meanwhile
            self._apply(seat, move)
