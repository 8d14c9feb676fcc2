"""What is around a game: help, the options, leaving, and the result with its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from rich.style import Style
from rich.text import Text

from knaves.terminal.screen.dialogs import Pick, Reader
from knaves.terminal.screen.help import help_text
from knaves.terminal.screen.shown import ShownGame
from knaves.terminal.session import Session
from knaves.words import Words


class Host(Protocol):
    """What the table asks of the program around it."""

    def save(self, session: Session) -> str:
        """Write the record; where it is now."""
        ...

    def play_again(self) -> None:
        """The same game with another deal."""
        ...

    def show_menu(self) -> None:
        """Back to the start."""
        ...

    def leave(self) -> None:
        """End the program."""
        ...


class GameWithMenus(ShownGame):
    """A game one can ask about and leave."""

    def __init__(self, session: Session, words: Words, styles: Mapping[str, Style], host: Host) -> None:
        super().__init__(session, words, styles)
        self.host = host
        self._over = False

    def action_help(self) -> None:
        """Keys and reminders."""
        text = help_text(self.words, self.session.view.game.name, self.styles_of)
        self.app.push_screen(Reader(self.words.say("help-title"), text, f"Esc {self.words.say('action-close')}"))

    def action_options(self) -> None:
        """What was agreed, in words, and the fingerprint of the deal."""
        rows = [*self.teller.options(every=True), "", self.words.say("term-commitment", sha=self.session.commitment)]
        text = Text("\n".join(rows))
        self.app.push_screen(Reader(self.words.say("table-options"), text, f"Esc {self.words.say('action-close')}"))

    def action_again(self) -> None:
        """Another deal."""
        self._unless_playing("term-new-game", self.host.play_again)

    def action_menu(self) -> None:
        """Back to the start."""
        self._unless_playing("table-menu", self.host.show_menu)

    def action_quit(self) -> None:
        """End the program."""
        self._unless_playing("term-quit", self.host.leave)

    def _unless_playing(self, key: str, then: Callable[[], None]) -> None:
        """Ask first while a game is going on."""
        if self.session.view.outcome is not None or not self.session.can_undo:
            then()
            return

        def answered(index: int | None) -> None:
            if index == 0:
                then()

        say = self.words.say
        self.app.push_screen(Pick(f"{say(key)}?", [say("action-yes"), say("action-no")]), answered)

    def ended(self) -> None:
        """Show the result, once."""
        if not self._over:
            self._over = True
            self._show_result()

    def _show_result(self) -> None:
        say = self.words.say
        record = self.session.record
        said = [self.teller.result()]
        if record is not None and record.seed is not None:
            said += [say("result-deal-good" if self.teller.deal_holds() else "result-deal-bad")]
            said += [f"{say('result-seed')}: {record.seed.hex()}"]
        choices: list[tuple[str, Callable[[], None]]] = [
            (say("term-look"), self._refresh),  # first, so that an Enter too many does no harm
            (say("action-again"), self.host.play_again),
            (say("term-save"), self._save),
            (say("table-menu"), self.host.show_menu),
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
            self._tell(str(error))
