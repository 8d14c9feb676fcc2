"""Sentences about a game: its introduction, events, seats and result."""

from __future__ import annotations

import errno
from collections.abc import Collection, Mapping
from types import MappingProxyType

from knaves.analysis import Doubt
from knaves.bots import Hint
from knaves.events import Ended, kebab_case
from knaves.game import GameError, IllegalMove
from knaves.games import GAMES
from knaves.record import check
from knaves.terminal.coach import Strength
from knaves.terminal.presenters import presenter_for
from knaves.terminal.presenters.base import RenderContext
from knaves.terminal.session import CommandRefused, SeatAction, SeenEvent, Session
from knaves.terminal.supported_games import has_presenter
from knaves.words import (
    Words,
    chance_sentence,
    describe_options,
    doubt_sentence,
    error_sentence,
    event_sentence,
    game_name,
    hint_sentence,
    nudge_sentence,
)

IDLE_WARNING = 60.0
"""How long before others may let a bot play the player is told."""


def refusal_sentence(words: Words, error: GameError) -> str:
    """Why a command was refused, in the player's language, with the id of the rule."""
    if isinstance(error, CommandRefused):
        return error_sentence(words, error.code)
    rule = error.rule if isinstance(error, IllegalMove) else ""
    return f"{error_sentence(words, 'illegal', rule)}{f' ({rule})' if rule else ''}"


SAVE_ERROR_REASONS: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOENT: "folder",
        errno.ENOTDIR: "folder",
        errno.EACCES: "permission",
        errno.EPERM: "permission",
        errno.EROFS: "permission",
        errno.EISDIR: "directory",
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
    }
)
"""The variant of `term-not-saved` for each error of the system."""


def save_error_sentence(words: Words, error: OSError) -> str:
    """Why a record could not be written, in the player's language, which the system's messages may not have."""
    number = error.errno or 0
    code = errno.errorcode.get(number, type(error).__name__)
    reason = SAVE_ERROR_REASONS.get(number, "other")
    return words.say("term-not-saved", reason=reason, path=str(error.filename or ""), code=code)


def format_time_left(words: Words, seconds: float) -> str:
    """83 seconds as 1:23; days and hours if there are many."""
    left = max(0, round(seconds))
    if left >= 86_400:
        return words.say("term-time-days", days=left // 86_400, hours=left % 86_400 // 3600)
    if left >= 3600:
        return f"{left // 3600}:{left % 3600 // 60:02}:{left % 60:02}"
    return f"{left // 60}:{left % 60:02}"


def table_sentence(
    words: Words,
    event: SeenEvent,
    seat: int | None,
    names: Mapping[int, str],
    sides: Mapping[int, str],
) -> str:
    """A sentence about an event of a game or its table; phrases are translated."""
    if "sentence" in event:  # of a game without translations
        return str(event["sentence"])
    if event["event"] == "said" and event["phrase"]:
        event = {**event, "text": words.say(f"phrase-{event['phrase']}")}
    return event_sentence(words, event, seat, names, sides)


class Narrator:
    """Describes one session in one language."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words = words
        self.session = session

    @property
    def context(self) -> RenderContext:
        """The current state, for the presenter."""
        return RenderContext(self.session.view, self.words, self.session.names, self.session.seat_marks)

    def sentence(self, event: SeenEvent) -> str:
        """A sentence about an event; empty if there is nothing to report."""
        context = self.context
        if presenter_for(context.view).is_routine(context.view, event):
            return ""
        return self._tell(event, context.view.seat)

    def _tell(self, event: SeenEvent, seat: int | None) -> str:
        """A sentence for a seat: of an added game in its own words, since other games name their events alike."""
        context = self.context
        game = context.view.game
        if "sentence" not in event and not has_presenter(game):
            for kind in game.event_types:
                if kind is not Ended and kebab_case(kind.__name__) == event["event"]:
                    return kind.tell(event, context.names, context.sides)
        return table_sentence(self.words, event, seat, context.names, context.sides)

    def introduction(self) -> list[str]:
        """The game, its players, the options and the commitment to the deal."""
        view = self.session.view
        game, players = game_name(self.words, view.game.name), self.words.say("new-seats-count", count=view.seats)
        return [
            f"{game}, {players}.",
            *self.seats(brief=True),
            *self.options(),
            self.words.say("term-commitment", sha=self.session.commitment),
        ]

    def seats(self, *, brief: bool = False) -> list[str]:
        """A line for each seat: turn marker, name, side and public state."""
        context = self.context
        presenter = presenter_for(context.view)
        lines = []
        for seat in range(context.view.seats):
            side = f" {said}" if (said := presenter.side_label(context, seat)) else ""
            mark = "→" if seat in context.view.actors else " "
            noted = f" ({context.mark(seat)})" if seat in context.seat_marks else ""
            who = f"{seat} {context.names[seat]}{noted}{side}"
            shown = "" if brief else presenter.describe_seat(context, seat)
            line = self.words.pair(who, shown) if shown else who
            lines.append(line if brief else f"{mark} {line}")
        return lines

    def options(self, *, include_defaults: bool = False) -> list[str]:
        """The options in words; without `include_defaults` only those that were changed."""
        options = describe_options(self.words, self.session.view.options, include_defaults=include_defaults)
        if not include_defaults:  # a view always has the number of teams, and the seats show them anyway
            options.pop(self.words.say("option-teams"), None)
        return [self.words.pair(label, value) for label, value in options.items()]

    def time_left(self, seats: Collection[int | None], now: float) -> str:
        """The time these seats have left; empty without a clock."""
        until = [
            deadline.until
            for deadline in self.session.deadlines
            if deadline.kind != "call"
            and (deadline.seat is None or deadline.seat in seats)
            and (deadline.kind != "draw" or deadline.until > now)
        ]
        return format_time_left(self.words, min(until) - now) if until else ""

    def seat_note(self, now: float) -> str:
        """What the player should know about seats: a bot plays for them, soon might, or might for somebody else."""
        session, say = self.session, self.words.say
        if session.view.outcome is not None:
            return ""
        if session.stood_in:
            return say("table-stood-in")
        own = session.idle_until.get(-1 if session.view.seat is None else session.view.seat)
        if own is not None and own - now < IDLE_WARNING:
            left = format_time_left(self.words, own - now)
            return say("turn-idle-soon", time=left) if own > now else say("turn-idle-now")
        idle = [seat for seat, until in session.idle_until.items() if until <= now and seat != session.view.seat]
        if idle and session.view.seat is not None:
            return " ".join(say("turn-idle", name=session.names[seat]) for seat in idle)
        return ""

    def seat_action(self, action: SeatAction) -> str:
        """The label of something that the player can do about seats."""
        if action.seat is None:
            return self.words.say(action.message)
        return self.words.say(action.message, name=self.session.names[action.seat])

    def accusation(self) -> str:
        """The question that a call asks the player; empty if there is none."""
        call = self.session.accusation
        if call is None or not call.asks_you:
            return ""
        name, team = self.session.names[call.seat], self.words.say("team", team=self.context.sides[call.team])
        return self.words.say("table-call-asks", name=name, team=team)

    def hint(self, hint: Hint, strength: Strength, more: str) -> str:
        """A hint in words, as far as it goes; `more` names what says more of it."""
        context, further = self.context, f"({self.words.pair(self.words.say('action-more'), more)})"
        if strength is Strength.NUDGE:
            return f"{nudge_sentence(self.words, hint.nudge, context.names)} {further}"
        if strength is Strength.MOVE:
            return f"{context.label(hint.move)}. {further}"
        reason = hint_sentence(self.words, hint.reason, context.names, context.sides)
        return f"{reason} {chance_sentence(self.words, hint.chance, hint.next_chance)}".strip()

    def doubt(self, doubt: Doubt) -> str:
        """The question before a move that loses much."""
        return doubt_sentence(self.words, doubt, self.context.names)

    def result(self) -> str:
        """The result in a sentence."""
        outcome = self.session.view.outcome
        assert outcome is not None
        if not outcome.winners:
            return self.words.say("result-drawn")
        if self.session.view.seat in outcome.winners:
            return self.words.say("result-won")
        key = "result-by" if self.session.view.seat is None else "result-lost"
        return self.words.say(key, winners=self.words.join([self.session.names[s] for s in outcome.winners]))

    def deal_is_valid(self) -> bool:
        """Whether the finished game verifies: the seed, every move and the result."""
        record = self.session.record
        try:
            return record is not None and check(record, GAMES).outcome is not None
        except GameError:
            return False
