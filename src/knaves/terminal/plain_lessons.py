"""Lessons in plain lines, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from knaves.lessons import Lesson
from knaves.terminal.console import Console, standard_console
from knaves.terminal.learned import Learned
from knaves.terminal.lesson_session import LessonSession
from knaves.terminal.plain_game import QUIT, PlainGame
from knaves.terminal.recorder import Recorder
from knaves.words import Words


async def teach_plain(lessons: Sequence[Lesson], first: int, words: Words, learned: Learned) -> bool:
    """Teach on standard input and output, from lesson number `first` on. Whether a game is wanted after the last."""
    console = standard_console()
    number = first
    while True:
        session = LessonSession(lessons[number - 1], words)
        heading = words.say("lessons-number", number=number, total=len(lessons))
        await PlainGame(session, words, console, Recorder(None)).play([words.pair(heading, session.title)])
        if not session.finished:
            return False
        learned.add(session.lesson)
        last = number == len(lessons)
        answer = await _ask(console, words.say("lessons-after-last" if last else "lessons-after"))
        if answer is None or answer in QUIT:
            return False
        if answer == "again":
            continue
        if last:
            return True
        number += 1


async def _ask(console: Console, question: str) -> str | None:
    console.ask(question)
    line = await console.read_line()
    return None if line is None else line.strip().lower()
