"""What is around a game: help, the options, leaving, and the result with its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from rich.style import Style
from rich.text import Text

from knaves.terminal.screen.dialogs import Pick, Reader
from knaves.terminal.screen.help import help_text
from knaves.terminal.screen.shown import ShownGame
from knaves.terminal.session import Session
from knaves.terminal.tell import not_saved
from knaves.words import Words

RECORD_PATIENCE = 3.0
"""Seconds that the result waits for the record of the game."""


class Host(Protocol):
    """What the table asks of the program around it."""

    def ways(self, session: Session) -> Mapping[str, str]:
        """Where one can go from here besides leaving, and the message that says so: `again`, `menu`, `start`."""
        ...

    def go(self, way: str) -> None:
        """Go there."""
        ...

    def note(self, session: Session) -> str:
        """What is to be said beside the result."""
        ...

    def warning(self, session: Session) -> str | None:
        """What it means to go away in the middle of a game; None if that needs no second thought."""
        ...

    def save(self, session: Session) -> str:
        """Write the record; where it is now."""
        ...

    def leave(self) -> None:
        """End the program."""
        ...


class GameWithMenus(ShownGame):
    """A game one can ask about and leave."""

    def __init__(self, session: Session, words: Words, styles: Mapping[str, Style], host: Host) -> None:
        super().__init__(session, words, styles)
        self.host = host
        self._over = self._waiting = False

    @property
    def closing(self) -> str:
        """How to close what lies over the table."""
        return f"{self.words.say('key-escape')} {self.words.say('action-close')}"

    def action_help(self) -> None:
        """Keys and reminders."""
        text = help_text(self.words, self.session.view.game.name, self.styles_of, self.ways())
        self.app.push_screen(Reader(self.words.say("help-title"), text, self.closing))

    def action_options(self) -> None:
        """What was agreed, in words, and the fingerprint of the deal."""
        rows = [*self.teller.options(every=True), "", self.words.say("term-commitment", sha=self.session.commitment)]
        text = Text("\n".join(rows))
        self.app.push_screen(Reader(self.words.say("table-options"), text, self.closing))

    def note(self) -> str:
        """What the program around it has to say about the end."""
        return self.host.note(self.session)

    def ways(self) -> Mapping[str, str]:
        """What the program around it offers."""
        return self.host.ways(self.session)

    def action_way(self, way: str) -> None:
        """Another deal, or back to the start, where there is such a thing."""
        if way in self.ways():
            self._unless_playing(self.ways()[way], lambda: self.host.go(way))

    def action_quit(self) -> None:
        """End the program."""
        self._unless_playing("term-quit", self.host.leave)

    def _unless_playing(self, key: str, then: Callable[[], None]) -> None:
        """Ask first while a game is going on."""
        warning = None if self.session.view.outcome is not None else self.host.warning(self.session)
        if warning is None:
            then()
            return

        def answered(index: int | None) -> None:
            if index == 0:
                then()

        say = self.words.say
        title = say("list-question", text=say("table-leave" if warning else key))
        self.app.push_screen(Pick(title, [say("action-yes"), say("action-no")], says=warning), answered)

    def ended(self) -> None:
        """Show the result, once; a server has the record a moment later."""
        if self._over or (self.session.record is None and self._waiting):
            return
        if self.session.record is None:
            self._waiting = True
            self.set_timer(RECORD_PATIENCE, self._announce)
        else:
            self._announce()

    def _announce(self) -> None:
        if not self._over:
            self._over = True
            self._show_result()

    def _show_result(self) -> None:
        say = self.words.say
        record = self.session.record
        said = [self.teller.result()]
        if record is not None and record.seed is not None:
            said += [say("result-deal-good" if self.teller.deal_holds() else "result-deal-bad")]
            said += [self.words.pair(say("result-seed"), record.seed.hex())]
        choices: list[tuple[str, Callable[[], None]]] = [
            (say("term-look"), self._refresh),  # first, so that an Enter too many does no harm
            *((say(key), partial(self.host.go, way)) for way, key in self.ways().items()),
            *([(say("term-save"), self._save)] if record is not None else []),
            (say("term-quit"), self.host.leave),
        ]

        def picked(index: int | None) -> None:
            if index is not None:
                choices[index][1]()

        labels = [label for label, _ in choices]
        self.app.push_screen(Pick(said[0], labels, says="\n".join(said[1:])), picked)

    def _save(self) -> None:
        try:
            self._tell(self.words.say("term-saved", path=self.host.save(self.session)), "good")
        except OSError as error:
            self._tell(not_saved(self.words, error))
