"""Sentences about a whole game: how it is introduced, what happened, who sits where, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from knaves.game import Event
from knaves.terminal.choice import Seen
from knaves.terminal.kinds import kind_of
from knaves.terminal.lines_kind import LINES
from knaves.terminal.session import Session
from knaves.words import Words, event_sentence, option_words


class Teller:
    """Tells about one session in one language."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words = words
        self.session = session

    @cached_property
    def sides(self) -> Mapping[int, str]:
        """What each side is called."""
        view = self.session.view
        teams = getattr(view.setup, "team", None)  # type: ignore[attr-defined]
        if teams is None:
            return {}
        return {team: self.words.say("term-colour", colour=view.game.side_name(team)) for team in set(teams)}

    def sentence(self, event: Event) -> str:
        """What happened; empty where there is nothing to tell."""
        return event_sentence(self.words, event, self.session.view.seat, self.session.names, self.sides)

    def introduction(self) -> list[str]:
        """Which game, who plays, by which options, and the commitment to the deal."""
        view = self.session.view
        game = self.words.say("term-game", game=view.game.name)
        lines = [self.words.say("term-intro", game=game, count=view.seats)]
        lines += self.seats(Seen(view, self.words, self.session.names), briefly=True)
        lines += self.options(every=False)
        return [*lines, self.words.say("term-commitment", sha=self.session.commitment)]

    def seats(self, seen: Seen, *, briefly: bool = False) -> list[str]:
        """A line for each seat: whose turn, the name, the side, and what it shows."""
        kind = kind_of(seen.view)
        team = getattr(seen.view.setup, "team", None)  # type: ignore[attr-defined]
        lines = []
        for seat in range(seen.view.seats):
            side = f" {LINES.team(seen, team[seat])}" if team is not None else ""
            mark = "→" if seat in seen.view.actors else " "
            shows = "" if briefly else f": {kind.seat(seen, seat)}"
            lines.append(f"{'' if briefly else mark + ' '}{seat} {seen.name(seat)}{side}{shows}")
        return lines

    def options(self, *, every: bool) -> list[str]:
        """The options in words; only those that were changed unless all are asked for."""
        view = self.session.view
        options = view.setup.options  # type: ignore[attr-defined]
        texts = options.texts(all_of_them=every)
        return [option_words(self.words, view.game.name, name, value) for name, value in texts.items()]

    def result(self) -> list[str]:
        """Who won, in one sentence."""
        outcome = self.session.view.outcome
        assert outcome is not None
        if not outcome.winners:
            return [self.words.say("term-drawn")]
        if self.session.view.seat in outcome.winners:
            return [self.words.say("term-you-won")]
        names = ", ".join(self.session.names[seat] for seat in outcome.winners)
        return [self.words.say("term-they-won", names=names, count=len(outcome.winners))]
