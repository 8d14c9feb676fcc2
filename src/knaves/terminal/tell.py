"""Sentences about a whole game: how it is introduced, what happened, who sits where, how it ended."""

from __future__ import annotations

import errno
from collections.abc import Collection, Mapping
from types import MappingProxyType

from knaves.bots import Hint
from knaves.game import GameError, IllegalMove
from knaves.games import GAMES
from knaves.record import check
from knaves.terminal.choice import Seen
from knaves.terminal.kinds import kind_of
from knaves.terminal.session import NotTaken, Session, Told
from knaves.words import Words, agreed, error_sentence, event_sentence, game_name, hint_sentence

NO_SIDES: Mapping[int, str] = MappingProxyType({})


def refusal(words: Words, error: GameError) -> str:
    """Why something was refused, in the player's language as far as it can be known."""
    if isinstance(error, NotTaken):
        return error_sentence(words, error.code)
    return error_sentence(words, "illegal", error.rule if isinstance(error, IllegalMove) else None)


NOT_SAVED: Mapping[int, str] = MappingProxyType(
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
"""What the system says of a file that cannot be written, and which of our sentences tells it."""


def not_saved(words: Words, error: OSError) -> str:
    """Why a record could not be written; the system has no words in the player's language."""
    number = error.errno or 0
    code = errno.errorcode.get(number, type(error).__name__)
    reason = NOT_SAVED.get(number, "other")
    return words.say("term-not-saved", reason=reason, path=str(error.filename or ""), code=code)


def clock_text(words: Words, seconds: float) -> str:
    """83 seconds as 1:23; days and hours where there are many."""
    left = max(0, round(seconds))
    if left >= 86_400:
        return words.say("term-time-days", days=left // 86_400, hours=left % 86_400 // 3600)
    if left >= 3600:
        return f"{left // 3600}:{left % 3600 // 60:02}:{left % 60:02}"
    return f"{left // 60}:{left % 60:02}"


def table_sentence(
    words: Words, event: Told, seat: int | None, names: Mapping[int, str], sides: Mapping[int, str] = NO_SIDES
) -> str:
    """What happened in a game or at its table; what was said by its id is said in the reader's language."""
    if "sentence" in event:  # of a game that has no words in any language
        return str(event["sentence"])
    if event["event"] == "said" and event["phrase"]:
        event = {**event, "text": words.say(f"phrase-{event['phrase']}")}
    return event_sentence(words, event, seat, names, sides)


class Teller:
    """Tells about one session in one language."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words = words
        self.session = session

    @property
    def seen(self) -> Seen:
        """What there is to tell about now."""
        return Seen(self.session.view, self.words, self.session.names, self.session.marks)

    def sentence(self, event: Told) -> str:
        """What happened; empty where there is nothing to tell."""
        seen = self.seen
        if kind_of(seen.view).is_routine(seen.view, event):
            return ""
        return table_sentence(self.words, event, seen.view.seat, seen.names, seen.sides)

    def introduction(self) -> list[str]:
        """Which game, who plays, by which options, and the commitment to the deal."""
        view = self.session.view
        game, players = game_name(self.words, view.game.name), self.words.say("new-seats-count", count=view.seats)
        return [
            f"{game}, {players}.",
            *self.seats(briefly=True),
            *self.options(every=False),
            self.words.say("term-commitment", sha=self.session.commitment),
        ]

    def seats(self, *, briefly: bool = False) -> list[str]:
        """A line for each seat: whose turn, the name, the side, and what it shows."""
        seen = self.seen
        kind = kind_of(seen.view)
        lines = []
        for seat in range(seen.view.seats):
            side = f" {said}" if (said := kind.side(seen, seat)) else ""
            mark = "→" if seat in seen.view.actors else " "
            noted = f" ({seen.mark(seat)})" if seat in seen.marks else ""
            who = f"{seat} {seen.names[seat]}{noted}{side}"
            shown = "" if briefly else kind.seat(seen, seat)
            line = self.words.pair(who, shown) if shown else who
            lines.append(line if briefly else f"{mark} {line}")
        return lines

    def options(self, *, every: bool) -> list[str]:
        """The options in words; only those that were changed unless all are asked for."""
        told = agreed(self.words, self.session.view.options, all_of_them=every)
        if not every:  # the view knows the number of sides even where nobody asked for one, and the seats show it
            told.pop(self.words.say("option-teams"), None)
        return [self.words.pair(label, value) for label, value in told.items()]

    def time_left(self, seats: Collection[int | None], now: float) -> str:
        """How much time there is for what these seats have to do; empty if nobody measures it."""
        until = [
            due.until
            for due in self.session.due
            if due.kind != "call"
            and (due.seat is None or due.seat in seats)
            and (due.kind != "draw" or due.until > now)
        ]
        return clock_text(self.words, min(until) - now) if until else ""

    def accusation(self) -> str:
        """The question that a call puts to the player; empty if there is none."""
        call = self.session.accusation
        if call is None or not call.asks_you:
            return ""
        name, team = self.session.names[call.seat], self.words.say("team", team=self.seen.sides[call.team])
        return self.words.say("table-call-asks", name=name, team=team)

    def hint(self, hint: Hint) -> str:
        """A good move in words, and what speaks for it."""
        seen = self.seen
        reason = hint_sentence(self.words, hint.reason, seen.names, seen.sides)
        return self.words.say("table-hint-says", move=seen.label(hint.move), reason=reason)

    def result(self) -> str:
        """Who won."""
        outcome = self.session.view.outcome
        assert outcome is not None
        if not outcome.winners:
            return self.words.say("result-drawn")
        if self.session.view.seat in outcome.winners:
            return self.words.say("result-won")
        key = "result-by" if self.session.view.seat is None else "result-lost"
        return self.words.say(key, winners=self.words.join([self.session.names[s] for s in outcome.winners]))

    def deal_holds(self) -> bool:
        """Whether the finished game verifies: the seed, every move and the result."""
        record = self.session.record
        try:
            return record is not None and check(record, GAMES).outcome is not None
        except GameError:
            return False
