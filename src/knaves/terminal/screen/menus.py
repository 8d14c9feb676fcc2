"""Menus of the game screen: help, options, leaving, and the result with its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Protocol

from rich.style import Style
from rich.text import Text

from knaves.analysis import can_judge
from knaves.terminal.coach import Coach, Hints
from knaves.terminal.narration import save_error_sentence
from knaves.terminal.review_text import review_session
from knaves.terminal.screen.base_game import BaseGameScreen
from knaves.terminal.screen.dialogs import ChoiceDialog, TextViewer
from knaves.terminal.screen.help import help_text
from knaves.terminal.session import Session
from knaves.words import Words

RECORD_TIMEOUT = 3.0
"""Seconds that the result waits for the record."""


class GameHost(Protocol):
    """The program around a game screen."""

    coach: Coach

    def next_steps(self, session: Session) -> Mapping[str, str]:
        """What the player can do besides leaving, each with its message: `again`, `menu`, `start`."""
        ...

    def take_step(self, step: str) -> None:
        """Do one of the next steps."""
        ...

    def result_note(self, session: Session) -> str:
        """A note beside the result."""
        ...

    def leave_warning(self, session: Session) -> str | None:
        """The consequence of leaving a running game; None if there is nothing to ask."""
        ...

    def record_path(self, session: Session) -> Path | None:
        """The record file, if there is one."""
        ...

    def save_record(self, session: Session) -> Path:
        """Write the record to a new file. Raises `OSError`."""
        ...

    def leave(self) -> None:
        """Quit."""
        ...


class GameScreenWithMenus(BaseGameScreen):
    """A game screen with help, options, the result and leaving."""

    def __init__(self, session: Session, words: Words, palette: Mapping[str, Style], host: GameHost) -> None:
        super().__init__(session, words, palette)
        self.host = host
        self.hints = Hints(session)
        self._result_shown = self._waiting_for_record = False
        self._without_record: ChoiceDialog | None = None
        """The result that was shown before the record was there."""

    def next_steps(self) -> Mapping[str, str]:
        """The steps that the program offers."""
        return self.host.next_steps(self.session)

    def result_note(self) -> str:
        """The program's note about the end."""
        return self.host.result_note(self.session)

    def action_help(self) -> None:
        """Show the keys, the reminder card and the rules."""
        text = help_text(self.words, self.session.view.game.name, self.palette, self.next_steps())
        self._open_viewer("help-title", text)

    def action_options(self) -> None:
        """Show the options and the commitment to the deal."""
        commitment = self.words.say("term-commitment", sha=self.session.commitment)
        lines = [*self.narrator.options(include_defaults=True), "", commitment]
        self._open_viewer("table-options", Text("\n".join(lines)))

    def _open_viewer(self, title: str, text: Text) -> None:
        closing = f"{self.words.say('key-escape')} {self.words.say('action-close')}"
        self.app.push_screen(TextViewer(self.words.say(title), text, closing))

    def action_take_step(self, step: str) -> None:
        """Begin a new game or go to the start screen, if the program offers that."""
        if step in self.next_steps():
            self._confirm(self.next_steps()[step], partial(self.host.take_step, step))

    def action_quit(self) -> None:
        """Quit."""
        self._confirm("term-quit", self.host.leave)

    def _confirm(self, key: str, action: Callable[[], None]) -> None:
        """Run an action that ends the game, after a question if the game isn't over."""
        warning = None if self.session.view.outcome is not None else self.host.leave_warning(self.session)
        if warning is None:
            action()
            return
        say = self.words.say
        title = say("list-question", text=say("table-leave" if warning else key))
        choices = [(say("action-yes"), action), (say("action-no"), self._refresh)]
        ChoiceDialog.open(self.app, title, choices, message=warning, width=self.side_width)

    def on_game_over(self) -> None:
        """Show the result once. A server's record arrives a moment later; a late one is added to the result."""
        if self.session.record is not None:
            if self._without_record is not None and self._without_record.is_current:
                self._without_record.dismiss(None)
                self._result_shown = False
            self._show_result_once()
        elif not self._waiting_for_record:
            self._waiting_for_record = True
            self.set_timer(RECORD_TIMEOUT, self._show_result_once)

    def _show_result_once(self) -> None:
        if not self._result_shown:
            self._result_shown = True
            self.show_result()

    def show_result(self) -> None:
        """Show the result, the proof of the deal and the next steps."""
        say = self.words.say
        record, path = self.session.record, self.host.record_path(self.session)
        lines = []
        if record is not None and record.seed is not None:
            lines.append(say("result-deal-good" if self.narrator.deal_is_valid() else "result-deal-bad"))
        if path is not None:
            lines.append(say("term-saved", path=str(path)))
        if record is not None and record.seed is not None:  # last, since a long one may be cut off
            lines.append(self.words.pair(say("result-seed"), record.seed.hex()))
        choices: list[tuple[str, Callable[[], None]]] = [
            (say("term-look"), self._refresh),  # first, so that one Enter too many does no harm
            *((say(key), partial(self.host.take_step, step)) for step, key in self.next_steps().items()),
            *([(say("analysis-review"), self._review)] if record is not None and self._can_review() else []),
            *([(say("term-save"), self._save_record)] if record is not None and path is None else []),
            (say("term-quit"), self.host.leave),
        ]
        message = "\n".join(lines)
        result = ChoiceDialog.open(self.app, self.narrator.result(), choices, message=message, width=self.side_width)
        self._without_record = result if record is None else None

    def _can_review(self) -> bool:
        return can_judge(self.session.view.game)

    def _review(self) -> None:
        """Judge the game, which takes some seconds, and show how everybody played and what decided it."""
        self._show_notice(self.words.say("explore-thinking"), "good")

        async def judge() -> None:
            lines = await review_session(self.session, self.words)
            self._notice = None
            self._show_prompt()
            self._open_viewer("review-title", Text("\n".join(lines)))

        self.run_worker(judge(), group="review", exclusive=True)

    def _save_record(self) -> None:
        try:
            path = self.host.save_record(self.session)
        except OSError as error:
            self._show_notice(save_error_sentence(self.words, error))
        else:
            self._show_notice(self.words.say("term-saved", path=str(path)), "good")
