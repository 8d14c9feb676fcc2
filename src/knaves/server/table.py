"""A table as its log tells it: who sits where, the game being played, and what each seat may see of both.

`apply` takes the acts of the log and nothing else changes a table, so that any process that reads the log has the same
one. What somebody asks for becomes acts in `desk.py`; here they only take effect.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

import msgspec

from knaves.bots import LEVELS
from knaves.deal import commitment
from knaves.game import Game, Move, Options, View
from knaves.games import GAMES
from knaves.record import Played, Record
from knaves.server import acts
from knaves.server.play import Call, Happening, Play
from knaves.server.store.base import Entry
from knaves.wire import CallInfo, Deadline, Happened, SeatInfo, Settings, Status, TableInfo, Update, encode

CALL_SECONDS = 20.0
"""How long the opponents are asked whether they agree with a call."""
BOTS_BLOCK_SECONDS = 2.0
"""How long a window stays open at least when a bot is asked: at once, and then it may think for a second or so."""
NEVER = float("inf")
MOST_REMEMBERED = 64
"""Commands of people whose answers a table still knows; older ones are looked up in the log."""
SECRET, MOVES = {acts.Answered}, {acts.Played}
"""Acts that nobody hears of yet, and those that leave the table itself as it is."""


def key_of(token: str) -> str:
    """What is kept of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class Chair:
    """Who sits on a seat."""

    kind: str = "open"
    """`open`, `human` or `bot`."""
    name: str = ""
    level: str = ""
    key: str = ""
    contribution: str = ""
    stand_in: str = ""
    """Why a bot plays for the person."""
    rematch: bool = False


class Table:
    """One table. Everything in it follows from the acts that were applied."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.log_version = 0
        """The rows of the log that were applied."""
        self.version = 0
        """The same, without the rows that are secret until later: the only one that is ever sent to anybody."""
        self.reset_at = 0
        """The version at which earlier happenings ceased to count."""
        self.changed_at = 0.0
        """When something happened last that is not secret."""
        self.code = ""
        self.title = ""
        self.game: Game = next(iter(GAMES.values()))
        self.options: Options = self.game.Options()
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.sides: tuple[int, ...] = ()
        self.host: int | None = None
        self.status: Status = "lobby"
        self.why_closed = ""
        self.play: Play | None = None
        self.next_seed = b""
        self.history: list[Happening] = []
        self.commands: dict[tuple[str, str], int] = {}
        """Commands that were carried out lately, with the version they led to."""
        self.forgot_commands = False
        """Whether there were more of them."""
        # What follows from all this and was asked for since it last changed; some of it as it is sent.
        self._info: msgspec.Raw | None = None
        self._shared = b""
        self._views: dict[int | None, msgspec.Raw] = {}
        self._deadlines: list[Deadline] | None = None
        self._bots: list[tuple[int, str, str]] | None = None

    # --- Applying the log ---

    def read(self, entry: Entry) -> None:
        """One row of the log, as the store has it."""
        self.apply(entry.version, entry.at, entry.actor, entry.command, acts.decode(entry.data))

    def apply(self, version: int, at: float, actor: str, command: str, done: Sequence[acts.AnyAct]) -> None:
        """One row of the log."""
        self.log_version = version
        kinds = {type(act) for act in done}
        if not kinds <= SECRET:
            self.version += 1
            self.changed_at = at
        if not kinds <= MOVES or self.settings.clock == "game":
            self._info = None
        self._views.clear()
        self._shared = b""
        self._deadlines = self._bots = None
        for act in done:
            if self.status == "closed":  # for good, also to what followed a game by rules that are no longer here
                return
            getattr(self, _applied_by(type(act)))(act, at)
        if command and actor != "bot":  # a bot's is not sent again
            self.commands[actor, command] = self.version
            if len(self.commands) > MOST_REMEMBERED:
                del self.commands[next(iter(self.commands))]
                self.forgot_commands = True

    def _opened(self, act: acts.Opened, at: float) -> None:
        self.code, self.title = act.code, act.title
        self.game = GAMES[act.game]
        self.options = self.game.Options.parse(act.options)
        self.settings = act.settings
        self.chairs = [Chair() for _ in range(act.seats)]
        self.sides = self.game.sides(act.seats, self.options)
        self.next_seed = bytes.fromhex(act.seed)

    def _sat(self, act: acts.Sat, at: float) -> None:
        self.chairs[act.seat] = Chair("human", act.name, key=act.key, contribution=act.contribution)
        if self.host is None:
            self.host = act.seat
        self._note(at, {"event": "sat", "seat": act.seat, "name": act.name})

    def _stood(self, act: acts.Stood, at: float) -> None:
        name = self.chairs[act.seat].name
        self.chairs[act.seat] = Chair()
        self._next_host(act.seat)
        self._note(at, {"event": "stood", "seat": act.seat, "name": name})

    def _filled(self, act: acts.Filled, at: float) -> None:
        self.chairs[act.seat] = Chair()  # whose name is free again
        self.chairs[act.seat] = Chair("bot", self._bot_name(act.level), act.level)
        self._next_host(act.seat)

    def _bot_name(self, level: str) -> str:
        name = LEVELS[level].name
        taken = {chair.name for chair in self.chairs}
        return next(n for n in (name, *(f"{name} {k}" for k in range(2, 13))) if n not in taken)

    def _renamed(self, act: acts.Renamed, at: float) -> None:
        self.chairs[act.seat].name = act.name

    def _swapped(self, act: acts.Swapped, at: float) -> None:
        chairs = self.chairs
        chairs[act.a], chairs[act.b] = chairs[act.b], chairs[act.a]
        self.host = {act.a: act.b, act.b: act.a}.get(self.host, self.host) if self.host is not None else None

    def _changed(self, act: acts.Changed, at: float) -> None:
        if act.title is not None:
            self.title = act.title
        if act.options is not None:
            self.options = self.game.Options.parse(act.options)
        if act.settings is not None:
            self.settings = act.settings
        if act.seats is not None:
            self.chairs = [*self.chairs[: act.seats], *(Chair() for _ in range(act.seats - len(self.chairs)))]
        self.sides = self.game.sides(len(self.chairs), self.options)

    def _began(self, act: acts.Began, at: float) -> None:
        if act.rules != self.game.version:
            self.status = "closed"
            self.why_closed = f"this game was played by version {act.rules} of the rules, which is no longer here"
            return
        contributions = tuple(chair.contribution for chair in self.chairs)
        if not any(contributions):
            contributions = ()
        seed = self.next_seed
        state = self.game.new(seats=len(self.chairs), seed=seed, options=self.options, contributions=contributions)
        number = self.play.number + 1 if self.play else 1
        self.play = Play(number, seed, contributions, self.options, state, state, since=at)
        self.next_seed = bytes.fromhex(act.seed)
        self.status = "playing"
        for chair in self.chairs:
            chair.rematch = False
            chair.contribution = ""
        self.history.clear()
        self.reset_at = self.version
        self._note(at, {"event": "began", "number": number})

    def _played(self, act: acts.Played, at: float) -> None:
        assert self.play is not None
        if not act.by:
            self.play.by_people.append(len(self.play.moves))
        self._carry_out(act.seat, self.game.move(act.move), at)

    def _carry_out(self, seat: int, move: Move, at: float) -> None:
        play = self.play
        assert play is not None
        waited = self.awaited()
        ply = len(play.moves)
        play.state, events = play.attempt(seat, move)
        play.tried = None
        play.moves.append((seat, move))
        play.acted[seat] = at
        self.history += [Happening(self.version, at, ply, event) for event in events]
        if seat in waited or self.awaited() != waited:  # a late draw gives nobody else more time
            for other in waited:
                play.used[other] = play.used.get(other, 0.0) + at - play.since
            play.since = at
            if play.state.sealed:
                play.answers_until = at + self._window_seconds(play)
        if play.call is not None and move.accuses:
            play.call = None
        if play.state.outcome is not None:
            self.status = "over"
            play.call = None
            play.names = self._names()
            self._info = None

    def _answered(self, act: acts.Answered, at: float) -> None:
        assert self.play is not None
        self.play.answers[act.seat] = self.game.move(act.move)

    def _unsealed(self, act: acts.Unsealed, at: float) -> None:
        play = self.play
        assert play is not None
        answers, play.answers = play.answers, {}
        for seat in sorted(play.state.actors):
            # Who gave no answer lets it pass: the last of the legal moves is the one that does nothing.
            self._carry_out(seat, answers.get(seat) or play.state.legal(seat)[-1], at)

    def _called(self, act: acts.Called, at: float) -> None:
        assert self.play is not None
        judges = set(self.judges(act.seat, self.game.move(act.move)))
        self.play.call = Call(act.seat, act.move, judges, at + CALL_SECONDS)
        self._note(at, {"event": "call-raised", "seat": act.seat, "move": act.move})

    def _judged(self, act: acts.Judged, at: float) -> None:
        assert self.play is not None
        assert self.play.call is not None
        self.play.call.judges.discard(act.seat)
        self._note(at, {"event": "call-judged", "seat": act.seat, "agree": act.agree})

    def _calldropped(self, act: acts.CallDropped, at: float) -> None:
        assert self.play is not None
        self.play.call = None
        self._note(at, {"event": "call-dropped"})

    def _undone(self, act: acts.Undone, at: float) -> None:
        play = self.play
        assert play is not None
        state = play.start
        for seat, move in play.moves[: act.ply]:
            state, _ = state.apply(seat, move)
        play.state = state
        del play.moves[act.ply :]
        play.by_people = [number for number in play.by_people if number < act.ply]
        play.answers, play.call, play.since = {}, None, at
        play.acted = dict.fromkeys(range(len(self.chairs)), at)
        self.status = "playing"
        self.history = [item for item in self.history if item.ply < act.ply]
        self.reset_at = self.version
        self._note(at, {"event": "undone", "seat": act.seat})

    def _stoodin(self, act: acts.StoodIn, at: float) -> None:
        self.chairs[act.seat].stand_in = act.why
        if act.why in ("left", "away"):
            self._next_host(act.seat)
        self._note(at, {"event": "stood-in", "seat": act.seat, "why": act.why})

    def _returned(self, act: acts.Returned, at: float) -> None:
        self.chairs[act.seat].stand_in = ""
        if self.host is None:
            self.host = act.seat
        self._note(at, {"event": "returned", "seat": act.seat})

    def _askedrematch(self, act: acts.AskedRematch, at: float) -> None:
        self.chairs[act.seat].rematch = True
        self.chairs[act.seat].contribution = act.contribution

    def _closed(self, act: acts.Closed, at: float) -> None:
        self.status, self.why_closed = "closed", act.why
        self._note(at, {"event": "closed", "why": act.why})

    def _note(self, at: float, event: dict[str, Any]) -> None:
        ply = len(self.play.moves) if self.play else 0
        self.history.append(Happening(self.version, at, max(ply - 1, 0), event))

    def _next_host(self, gone: int) -> None:
        """Whoever is next round the table is host after the old one has gone."""
        if self.host == gone:
            count = len(self.chairs)
            others = [(gone + step) % count for step in range(1, count)]
            self.host = next((seat for seat in others if self.is_person(seat)), None)

    # --- Who is who ---

    def seat_of(self, token: str | None) -> int | None:
        """The seat that this token opens."""
        return self.seat_with(key_of(token)) if token else None

    def seat_with(self, key: str) -> int | None:
        """The seat whose token has this hash."""
        if key:
            for seat, chair in enumerate(self.chairs):
                if chair.key == key:
                    return seat
        return None

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there and plays himself."""
        chair = self.chairs[seat]
        return chair.kind == "human" and not chair.stand_in

    def people(self) -> list[int]:
        """The seats that persons have, present or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def partners(self) -> bool:
        """Whether any side has several seats."""
        return len(set(self.sides)) < len(self.sides)

    def judges(self, caller: int, move: Move) -> list[int]:
        """The persons who are asked whether they agree with an accusation: the opponents of whom it names."""
        accused = getattr(move, "team", None)
        return [
            seat for seat in self.people() if seat != caller and self.sides[seat] != accused and self.is_person(seat)
        ]

    # --- Time ---

    def awaited(self) -> frozenset[int]:
        """The seats the game waits for, as far as clocks go; a sealed window has its own time."""
        play = self.play
        if play is None or self.status != "playing" or play.state.sealed:
            return frozenset()
        return play.state.actors - play.state.late

    def clock_ends(self, seat: int) -> float:
        """When the time of a seat that is waited for is up."""
        play, settings = self.play, self.settings
        assert play is not None
        if settings.clock == "none" or not settings.seconds:
            return NEVER
        if settings.clock == "game":
            return play.since + settings.seconds - play.used.get(seat, 0.0)
        return play.since + settings.seconds

    def window_ends(self) -> float:
        """When the sealed answers are opened: the same for everybody, whoever has answered.

        Around one device everybody sees which person answers and when, so nothing is told by going on when all have;
        but a bot that thinks about a Block must take no longer than one that has none.
        """
        play = self.play
        assert play is not None
        if self.settings.one_device:
            bots = {seat for seat in play.state.actors if not self.is_person(seat)}
            if play.state.actors - bots <= play.answers.keys():
                return min(play.answers_until, play.since + (BOTS_BLOCK_SECONDS if bots else 0.0))
        return play.answers_until

    def _window_seconds(self, play: Play) -> float:
        """How long a window that opens now lasts: long enough for everybody who is asked, whatever cards they hold."""
        asked = [self.is_person(seat) for seat in play.state.actors]
        people = self.settings.block_seconds if any(asked) else 0.0
        return max(people, 0.0 if all(asked) else BOTS_BLOCK_SECONDS)

    def draw_safe_until(self, seat: int) -> float:
        """Until when nobody may cut off the draw of a seat that forgot it."""
        assert self.play is not None
        return self.play.acted.get(seat, 0.0) + self.settings.draw_seconds

    def bots_to_act(self, now: float) -> list[tuple[int, str, str]]:
        """The seats for which a bot is to choose now: seat, level, and whether it is a `bot` or the `clock`."""
        if self._bots is None or self.settings.clock != "none":
            self._bots = self._find_bots(now)
        return self._bots

    def _find_bots(self, now: float) -> list[tuple[int, str, str]]:
        play = self.play
        if play is None or self.status != "playing":
            return []
        if self.settings.clock == "none" and all(map(self.is_person, range(len(self.chairs)))):
            return []
        found = []
        late = [seat for seat in play.state.late if not self.is_person(seat)]  # they draw before another bot plays on
        for seat in sorted(late or play.state.actors):
            if seat in play.answers:
                continue
            chair = self.chairs[seat]
            if not self.is_person(seat):
                found.append((seat, chair.level or self.settings.bot_level, "bot"))
            elif self.settings.clock != "none" and seat in self.awaited() and self.clock_ends(seat) <= now:
                found.append((seat, self.settings.bot_level, "clock"))
        return found

    def alarm(self) -> float:
        """When time alone changes something here: a clock, a window, a call; infinity if never."""
        ends = [deadline.until for deadline in self.deadlines() if deadline.kind != "draw"]
        return min(ends) if ends else NEVER

    def wakes_at(self) -> float | None:
        """When a server should look after this table though nobody asks for it; None if never."""
        play = self.play
        first = self.alarm()
        if play is not None and self.bots_to_act(play.since):
            first = min(first, play.since)
        return None if first == NEVER else first

    # --- What is sent ---

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        play = self.play
        timed = self.settings.clock == "game" and play is not None
        seats = [
            SeatInfo(
                kind=chair.kind,  # type: ignore[arg-type]
                name=chair.name,
                side=self.sides[seat],
                level=chair.level or (self.settings.bot_level if chair.stand_in else ""),
                stand_in=chair.stand_in,
                rematch=chair.rematch,
                time_left=max(0.0, self.settings.seconds - play.used.get(seat, 0.0)) if timed and play else None,
            )
            for seat, chair in enumerate(self.chairs)
        ]
        over = play is not None and self.status in ("over", "closed")
        in_lobby = play is None or self.status == "lobby"
        call = play.call if play is not None else None
        return TableInfo(
            code=self.code,
            title=self.title,
            status=self.status,
            game=self.game.name,
            number=play.number if play is not None else 1,
            seats=seats,
            host=self.host,
            options=self.options.texts(),
            settings=self.settings,
            commitment=commitment(self.next_seed if in_lobby or play is None else play.seed),
            seed=play.seed.hex() if over and play is not None else None,
            next_commitment=commitment(self.next_seed),
            call=CallInfo(call.seat, call.move, sorted(call.judges), call.until) if call else None,
            why_closed=self.why_closed,
        )

    def deadlines(self) -> list[Deadline]:
        """What ends at a moment in real time."""
        if self._deadlines is None:
            self._deadlines = self._find_deadlines()
        return self._deadlines

    def _find_deadlines(self) -> list[Deadline]:
        play = self.play
        if play is None or self.status != "playing":
            return []
        found = []
        if self.settings.clock != "none":
            kind = "game" if self.settings.clock == "game" else "move"
            ends = ((seat, self.clock_ends(seat)) for seat in sorted(self.awaited()) if self.is_person(seat))
            found += [Deadline(kind, until, seat) for seat, until in ends if until < NEVER]  # type: ignore[arg-type]
        if play.state.sealed:
            found.append(Deadline("block", self.window_ends()))
        found += [Deadline("draw", self.draw_safe_until(seat), seat) for seat in sorted(play.state.late)]
        if play.call is not None:
            found.append(Deadline("call", play.call.until))
        return found

    def message(
        self, seat: int | None, now: float, *, seen: int = 0, number: int = 0, text: bool = False, done: str = ""
    ) -> bytes:
        """The `Update` for one seat, or a spectator, who last heard of version `seen` in game `number`."""
        play = self.play
        if seen < self.reset_at or seen > self.version or number != (play.number if play else 0):
            seen = 0
        if self._info is None:
            self._info = msgspec.Raw(encode(self.info()))
        update = Update(
            version=self.version,
            ply=len(play.moves) if play else 0,
            you=seat,
            table=cast("TableInfo", self._info),
            view=cast("dict[str, Any] | None", self._view(seat)),
            events=self._happened(seat, seen),
            since=seen,
            deadlines=self.deadlines(),
            now=now,
            answered=play is not None and seat in play.answers,
            position=str(self._seen(play, seat)) if text and play is not None else "",
            done=done,
        )
        return encode(update)

    def _view(self, seat: int | None) -> msgspec.Raw | None:
        """The position as it is sent: what all see alike is worked out and written once."""
        if self.play is None:
            return None
        if seat not in self._views:
            view = self._seen(self.play, seat)
            self._shared = self._shared or encode(view.shared())
            own = encode(view.own())
            self._views[seat] = msgspec.Raw(self._shared[:-1] + b"," + own[1:] if self._shared != b"{}" else own)
        return self._views[seat]

    def _seen(self, play: Play, seat: int | None) -> View:
        """The position for a seat; one that was added after the game had none in it."""
        return play.state.view(seat if seat is None or seat < play.state.seats else None)

    def _happened(self, seat: int | None, seen: int) -> list[Happened]:
        recent = self.history
        if seen:
            first = len(recent)
            while first and recent[first - 1].version > seen:
                first -= 1
            recent = recent[first:]
        found = []
        for version, at, _, event in recent:
            shown = event if isinstance(event, dict) else event.seen_by(seat)
            if shown is not None:
                found.append(Happened(version, at, shown))
        return found

    def _names(self) -> tuple[str, ...]:
        return tuple(chair.name or "?" for chair in self.chairs)

    def record(self) -> Record | None:
        """The record of the game that is played or was played last; without the seed and secrets until it is over."""
        play = self.play
        if play is None:
            return None
        record = Record.start(
            self.game,
            seats=play.state.seats,
            seed=play.seed,
            options=play.options,
            names=play.names or self._names(),
            contributions=play.contributions,
        )
        record = replace(record, moves=tuple(Played(seat, str(move)) for seat, move in play.moves))
        if play.state.outcome is not None:
            return record.finish(play.state.outcome, play.seed)
        if self.status == "closed":
            return record.abandon(self.why_closed or "the table was closed", play.seed)
        return record.public(self.game)


@cache
def _applied_by(kind: type) -> str:
    """The method that applies this kind of act."""
    return f"_{kind.__name__.lower()}"
