"""A game against bots on this machine: no server, no network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from knaves.bots import LEVELS, Hint, Level, hint, warm_up
from knaves.bots.families import players_of
from knaves.bots.levels import EVENLY
from knaves.game import Ended, Event, Game, Move, Options, State, View
from knaves.record import Record
from knaves.terminal.families import has_screens
from knaves.terminal.session import Accusation, Due, Link, Told

ADVISER = "greedy"
"""The level whose move a hint shows where no bot searches: nobody should wait for a compiler because of a hint."""
HINT_SECONDS = 0.5
"""How long the strongest level thinks about a hint where some bot searches anyway."""
STOPPED = "stopped by the player"


@dataclass(frozen=True)
class Setting:
    """Everything that is agreed before a local game begins."""

    game: Game
    seats: int
    options: Options
    own: int
    """The person's seat."""
    bots: tuple[str, ...]
    """The level of each other seat, in the order of the seats after the own one."""

    def bot(self, seat: int) -> Level:
        """Who sits on a seat that is not the own."""
        return LEVELS[self.bots[(seat - self.own - 1) % self.seats]]

    def names(self, own_name: str) -> dict[int, str]:
        """The bots by their names, numbered where several are alike."""
        names: dict[int, str] = {self.own: own_name}
        met: dict[str, int] = {}
        for seat in (*range(self.own + 1, self.seats), *range(self.own)):
            name = self.bot(seat).name
            met[name] = met.get(name, 0) + 1
            names[seat] = name if met[name] == 1 else f"{name} {met[name]}"
        return dict(sorted(names.items()))


class LocalSession:
    """Keeps the state, lets the bots think in threads, and shows the person no more than a view."""

    def __init__(
        self, setting: Setting, seed: bytes, *, own_name: str, pace: float = 0.0, patience: float | None = None
    ) -> None:
        """A bot takes at least `pace` seconds for a move that can be seen.

        Where the person could act but need not, the bots go on after `patience` seconds, or when told to.
        """
        self.setting = setting
        self._seed = seed
        self._pace, self._patience = pace, patience
        self._rng = random.Random(seed)
        self._state: State = setting.game.new(seats=setting.seats, seed=seed, options=setting.options)
        self._names = setting.names(own_name)
        names = tuple(self._names.values())
        self._record = Record.start(setting.game, seats=setting.seats, seed=seed, options=setting.options, names=names)
        self._told: list[Told] = []
        self._past: list[tuple[State, Record, int]] = []
        self._taken_back = 0
        self._version = 0
        self._link = Link.LIVE
        self._change = asyncio.Event()
        self._wake = asyncio.Event()
        self._bots_first = False
        self._view = self._state.view(setting.own)
        self._task: asyncio.Task[None] | None = None

    # --- What can be seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the person may know."""
        return self._view

    @property
    def names(self) -> Mapping[int, str]:
        """The players by seat."""
        return self._names

    @property
    def marks(self) -> Mapping[int, str]:
        """All others are bots, and everybody knows."""
        return {}

    @property
    def told(self) -> Sequence[Told]:
        """What has happened so far."""
        return self._told

    @property
    def version(self) -> int:
        """Grows with every change."""
        return self._version

    @property
    def link(self) -> Link:
        """Live until the session is closed."""
        return self._link

    @property
    def due(self) -> Sequence[Due]:
        """Bots wait as long as it takes."""
        return ()

    @property
    def accusation(self) -> Accusation | None:
        """A call takes effect at once."""
        return None

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return self._record.commitment

    @property
    def record(self) -> Record | None:
        """The record with the seed, once the game is over or abandoned."""
        if self._record.seed is None:
            return None
        note = (("Moves taken back", str(self._taken_back)),) if self._taken_back else ()
        return replace(self._record, extra=note)

    @property
    def can_hint(self) -> bool:
        """Always."""
        return True

    @property
    def holds_up(self) -> bool:
        """Bots are polite."""
        return True

    @property
    def can_undo(self) -> bool:
        """Until the game is over."""
        return bool(self._past) and self._record.seed is None

    @property
    def phrases(self) -> Sequence[str]:
        """Bots do not listen."""
        return ()

    @property
    def talks_freely(self) -> bool:
        """Nobody listens."""
        return False

    async def changed(self, since: int) -> int:
        """Wait for the next change."""
        while self._version == since and self._link is not Link.CLOSED:
            if self._task is not None and self._task.done():
                self._task.result()  # a bot that failed must not look like one that thinks
            await self._change.wait()
        return self._version

    # --- What can be done ---------------------------------------------------------------------------------------

    def start(self) -> None:
        """Let the bots begin; the compiled ones are made ready in the background."""
        if self._has_thinkers:
            warm_up([self.setting.game.name], seconds=0)
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(lambda _: self._change.set())

    async def send(self, move: Move) -> None:
        """Make the person's move."""
        before = (self._state, self._record, len(self._told))
        self._apply(self.setting.own, move)
        self._past.append(before)
        self._wake.set()

    async def let_others_go_first(self) -> None:
        """The bots need not wait for the person now."""
        self._bots_first = True
        self._wake.set()

    async def hint(self) -> Hint | None:
        """The adviser's move."""
        view = self._view
        if not view.legal or (len(view.legal) > 1 and players_of(view.game) is None):
            return None
        return await asyncio.to_thread(_advise, view, thinks=self._has_thinkers)

    async def undo(self) -> bool:
        """Back to where the person last had to decide."""
        if not self.can_undo:
            return False
        self._state, self._record, count = self._past.pop()
        del self._told[count:]
        self._taken_back += 1
        self._bots_first = False
        self._changed()
        self._wake.set()
        return True

    async def talk(self, what: str) -> None:
        """Nobody listens."""
        del what

    async def judge(self, *, agree: bool) -> None:
        """Nobody asks."""
        del agree

    async def close(self) -> None:
        """Stop the bots; a game that is not over is abandoned, and its seed is shown."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._record.seed is None:
            self._record = self._record.abandon(STOPPED, self._seed)
        self._link = Link.CLOSED
        self._changed()

    @property
    def _has_thinkers(self) -> bool:
        """Whether some bot searches, so that compiled code is there or on its way."""
        return any(LEVELS[level].seconds for level in self.setting.bots)

    # --- The table ----------------------------------------------------------------------------------------------

    def _apply(self, seat: int, move: Move) -> None:
        self._state, events = self._state.apply(seat, move)
        self._record = self._record.add(seat, move)
        if self._state.outcome is not None:
            self._record = self._record.finish(self._state.outcome, self._seed)
        self._told += [seen for event in events if (seen := self._seen(event)) is not None]
        self._bots_first = False
        self._changed()

    def _seen(self, event: Event) -> Told | None:
        """What the person may see of an event; with its own sentence where no language has one for it."""
        game, own = self.setting.game, self.setting.own
        seen = event.seen_by(own)
        if seen is None or has_screens(game) or isinstance(event, Ended):
            return seen
        sides = {side: game.side_name(side) for side in game.sides(self.setting.seats, self.setting.options)}
        return seen | {"sentence": event.sentence(own, self._names, sides)}

    def _changed(self) -> None:
        self._view = self._state.view(self.setting.own)
        self._version += 1
        self._change.set()
        self._change = asyncio.Event()

    async def _run(self) -> None:
        while True:
            if self._state.sealed and self._state.actors - {self.setting.own}:
                await self._let_answer()
                continue
            seat = self._next_bot()
            if seat is None:
                await self._wait_for_person()
            else:
                await self._let_think(seat)

    def _next_bot(self) -> int | None:
        """The bot that acts now, if one should; a person who may act comes first."""
        actors, own = self._state.actors, self.setting.own
        bots = sorted(actors - {own})
        return self._rng.choice(bots) if bots and (own not in actors or self._bots_first) else None

    async def _let_answer(self) -> None:
        """Let all bots answer a Block window, unseen and after the same time whatever cards they hold (G31, G57)."""
        state, taken_back = self._state, self._taken_back
        bots = sorted(state.actors - {self.setting.own})
        seats, thoughts, even = [], [], 0.0
        while bots:
            seat = self._rng.choice(bots)
            bots.remove(seat)
            rng = random.Random(self._rng.getrandbits(64))
            view = state.view(seat)
            bot = self.setting.bot(seat).sharing(len(view.actors))
            seats.append(seat)
            thoughts.append(asyncio.to_thread(bot.choose, view, rng))
            even = max(even, bot.seconds * EVENLY)
        moves, _ = await asyncio.gather(asyncio.gather(*thoughts), asyncio.sleep(even))
        if self._taken_back == taken_back:  # else the person took the card back that was to be answered
            for seat, move in zip(seats, moves, strict=True):
                self._apply(seat, move)

    async def _wait_for_person(self) -> None:
        others_could = bool(self._state.actors - {self.setting.own})
        try:
            async with asyncio.timeout(self._patience if others_could else None):
                await self._wake.wait()
        except TimeoutError:
            self._bots_first = True
        self._wake.clear()

    async def _let_think(self, seat: int) -> None:
        state, bot = self._state, self.setting.bot(seat)
        rng = random.Random(self._rng.getrandbits(64))  # a thought that was given up must not disturb the next one
        pause = asyncio.create_task(asyncio.sleep(0 if all(m.secret for m in state.legal(seat)) else self._pace))
        try:
            move = await asyncio.to_thread(bot.choose, state.view(seat), rng)
            await pause
        finally:
            pause.cancel()
        if self._state is state:  # else the person took a move back meanwhile
            self._apply(seat, move)


def _advise(view: View, *, thinks: bool) -> Hint:
    """A good move and what speaks for it."""
    rng = random.Random(0)
    players = players_of(view.game)
    if thinks or players is None or len(view.legal) == 1:
        return hint(view, rng, HINT_SECONDS)
    move = LEVELS[ADVISER].choose(view, rng)
    return Hint(move, players.explain(view, move))
