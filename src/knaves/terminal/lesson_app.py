"""Lessons on full screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from knaves.extras import missing_package

try:
    from rich.style import Style
    from rich.text import Text
except ImportError as error:
    raise missing_package(__name__, "terminal", error.name) from None

from knaves.lessons import Lesson
from knaves.terminal.base_app import BaseApp
from knaves.terminal.learned import Learned
from knaves.terminal.lesson_session import LessonSession
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.terminal.screen.menus import GameHost
from knaves.terminal.session import Session
from knaves.words import Words


class LessonScreen(GameScreen):
    """A game screen with the task beside the table."""

    def __init__(
        self,
        session: LessonSession,
        words: Words,
        palette: Mapping[str, Style],
        host: GameHost,
        *,
        heading: str,
        finish: Callable[[LessonScreen], None],
    ) -> None:
        super().__init__(session, words, palette, host)
        self._lesson = session
        self._heading = heading
        self._finish = finish

    def _show_view(self) -> None:
        super()._show_view()
        said = Text.assemble(self._heading, "\n\n", (self._lesson.text, self.palette["turn"]))
        self._summary.update(said)
        if self._lesson.finished:
            self._finish(self)

    def on_game_over(self) -> None:
        """The words at the end of the lesson say it all."""


class LessonApp(BaseApp):
    """The lessons of a game, from one of them on."""

    def __init__(self, lessons: Sequence[Lesson], first: int, words: Words, learned: Learned) -> None:
        super().__init__(words)
        self._lessons, self._number, self._learned = lessons, first, learned
        self.game_wanted = False
        """Whether the player wants a game after the last lesson."""

    def on_mount(self) -> None:
        """Show the first lesson."""
        self._teach()

    def _teach(self) -> None:
        session = LessonSession(self._lessons[self._number - 1], self.words)
        number = self.words.say("lessons-number", number=self._number, total=len(self._lessons))
        heading = self.words.pair(number, session.title)
        self.show_only(
            LessonScreen(session, self.words, self.palette, self, heading=heading, finish=self._ask_what_next)
        )

    def _ask_what_next(self, screen: LessonScreen) -> None:
        session, say = screen.session, self.words.say
        assert isinstance(session, LessonSession)
        self._learned.add(session.lesson)
        last = self._number == len(self._lessons)
        choices: list[tuple[str, Callable[[], object]]] = [
            (say("lessons-play" if last else "lessons-next"), self._go_on),
            (say("action-again"), self._teach),
            (say("term-quit"), self.leave),
        ]
        ChoiceDialog.open(self, session.text, choices, width=screen.side_width)

    def _go_on(self) -> None:
        if self._number == len(self._lessons):
            self.game_wanted = True
            self.leave()
        else:
            self._number += 1
            self._teach()

    # --- For the game screen ------------------------------------------------------------------------------------

    def next_steps(self, session: Session) -> Mapping[str, str]:
        """The same lesson once more."""
        del session
        return {"again": "action-again"}

    def take_step(self, step: str) -> None:
        """Start the lesson again."""
        del step
        self._teach()

    def result_note(self, session: Session) -> str:
        """Nothing to add."""
        del session
        return ""

    def leave_warning(self, session: Session) -> str | None:
        """Nothing is lost."""
        del session
        return None
