"""A lesson as a session: the screens of a game show it, and its tasks are told like events."""

from __future__ import annotations

from knaves.bots.hints import Hint, hint_at
from knaves.deal import SEED_BYTES
from knaves.game import Move
from knaves.lessons import LEARNER, OTHERS, Lesson, MissedGoal, Task
from knaves.record import Record
from knaves.terminal.local import GameSetup, LocalSession
from knaves.terminal.session import ConnectionState
from knaves.words import Words, rule_table


class LessonSession(LocalSession):
    """Plays one lesson. It closes when the lesson is over."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        task = lesson.start()
        seats = task.state.seats
        setup = GameSetup(lesson.game, seats, task.state.options, LEARNER, OTHERS[: seats - 1])
        super().__init__(setup, bytes(SEED_BYTES), own_name=words.say("lobby-seat-you"))
        self._words = words
        self._args = {name: int(text) for name, text in rule_table()["pages"][lesson.game.name]["args"].items()}
        self.text = ""
        """What the player was told last."""
        self.finished = False
        self._go_to(task)

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self._say("title")

    @property
    def record(self) -> Record | None:
        """A lesson has none, since it starts in the middle of a game."""
        return None

    @property
    def can_undo(self) -> bool:
        """Never: a move that was not the right one is not made."""
        return False

    async def send(self, move: Move) -> None:
        """Make a move, if it does what the task asks for; else say so."""
        try:
            answer = self._goal.answer(move)
        except MissedGoal:
            self._tell(f"{self._goal.number + 1}-no")
        else:
            for turn in answer.turns:
                self._events += [seen for event in turn.events if (seen := self._seen(event)) is not None]
            self._state = answer.turns[-1].state
            if answer.task is not None:
                self._go_to(answer.task)
            else:
                self.finished = True
                self._connection_state = ConnectionState.CLOSED
                self._tell("done")
        self._notify_change()

    async def hint(self) -> Hint | None:
        """A right move and the reason for it."""
        return None if self.finished else hint_at(self.view, self._goal.example)

    def _go_to(self, task: Task) -> None:
        self._goal = task
        self._state = task.state
        self._view = task.state.view(LEARNER)
        self._tell(str(task.number + 1))

    def _say(self, part: str) -> str:
        return self._words.say(f"lesson-{self.lesson.id}-{part}", **self._args)

    def _tell(self, part: str) -> None:
        self.text = self._say(part)
        self._events.append({"event": "lesson", "sentence": self.text})
