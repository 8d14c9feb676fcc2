"""`knaves learn`, in plain lines and on full screens: lessons, wrong moves, and what is remembered."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from textual.pilot import Pilot

from knaves.lessons import LESSONS
from knaves.terminal.learned import Learned, state_file
from knaves.terminal.lesson_app import LessonApp
from knaves.terminal.screen.dialogs import ChoiceDialog
from knaves.terminal.screen.game import GameScreen
from knaves.words import Words
from tests import commands
from tests.terminal.screen_driver import dialog_text, is_ready, press, screen_text, wait_until


def solution(game: str, number: int) -> list[str]:
    """A right move for each task of a lesson."""
    task = LESSONS[game][number - 1].start()
    moves = []
    while True:
        moves.append(str(task.example))
        following = task.accepted[task.example].task
        if following is None:
            return moves
        task = following


def learn(*words: str, typed: str, state: Path) -> str:
    result = commands.run("learn", *words, typed=typed, XDG_STATE_HOME=str(state), LANG="C")
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_all_lessons_of_a_game_in_a_row_and_then_a_game(tmp_path: Path) -> None:
    lines = [line for number in range(1, 11) for line in (*solution("stacks", number), "")]
    output = learn("stacks", typed="\n".join([*lines, "quit"]) + "\n", state=tmp_path)
    words = Words("en")
    for lesson in LESSONS["stacks"]:
        assert words.say(f"lesson-{lesson.id}-done") in output
    assert "Lesson 10 of 10: Five chips" in output
    assert "Stacks, 2 players." in output.rpartition("a game against Pip")[2]
    listed = json.loads(learn("stacks", "--json", typed="", state=tmp_path))
    assert all(row["done"] for row in listed["lessons"])
    assert len(listed["lessons"]) == 10


def test_a_wrong_move_is_answered_and_the_lesson_can_be_left_and_repeated(tmp_path: Path) -> None:
    first, second = solution("classic", 2)
    typed = ["9S@i1", "a9", first, second, "again", first, "q"]
    output = learn("classic", "2", "--lang", "de", typed="\n".join(typed) + "\n", state=tmp_path)
    assert "Guter Platz, aber noch keine Reihe." in output
    assert output.count("Lektion 2 von 10: Zwei Reihen gewinnen") == 2
    assert output.count("Du hast gewonnen!") == 1
    shown = learn("--list", "--lang", "de", typed="", state=tmp_path)
    assert "Klassisch: 1 von 10 geschafft" in shown
    assert "✓  2  Zwei Reihen gewinnen" in shown


def test_an_unknown_lesson_gets_one_sentence(tmp_path: Path) -> None:
    result = commands.run("learn", "travel", "11", XDG_STATE_HOME=str(tmp_path))
    assert (result.returncode, result.stderr) == (2, "knaves learn: travel has lessons 1 to 10, not 11\n")


def test_progress_survives_a_damaged_file_and_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    lesson = LESSONS["classic"][0]
    path = state_file({"XDG_STATE_HOME": str(tmp_path)})
    path.parent.mkdir()
    path.write_text("{damaged", "utf-8")
    learned = Learned(path)
    assert lesson not in learned
    learned.add(lesson)
    assert lesson in Learned(path)
    path.write_text('{"another": "form"}', "utf-8")
    assert lesson not in Learned(path)
    blocked = Learned(path / "below-a-file.json")
    blocked.add(lesson)
    assert lesson in blocked


def test_lessons_on_full_screens(tmp_path: Path) -> None:
    learned = Learned(tmp_path / "lessons.json")
    lessons = LESSONS["travel"]
    app = LessonApp(lessons, 9, Words("en"), learned)

    async def follow(pilot: Pilot[None], number: int) -> None:
        await wait_until(pilot, lambda: isinstance(app.screen, GameScreen) and is_ready(app.screen))
        screen = app.screen
        assert isinstance(screen, GameScreen)
        assert f"Lesson {number} of 10" in screen_text(app)
        for _ in solution("travel", number):
            version = screen.session.version
            await press(pilot, "h")
            await wait_until(pilot, lambda: screen.selection.move is not None)
            await press(pilot, "enter")
            await wait_until(pilot, lambda at=version: screen.session.version != at)  # type: ignore[misc]
        await wait_until(pilot, lambda: isinstance(app.screen, ChoiceDialog))

    async def run() -> None:
        async with app.run_test(size=(100, 32)) as pilot:
            await follow(pilot, 9)
            assert "Good teamwork!" in dialog_text(app)
            await press(pilot, "enter")
            await follow(pilot, 10)
            assert "Play a game against Pip" in dialog_text(app)
            await press(pilot, "enter")
            await wait_until(pilot, lambda: app.return_code is not None)

    asyncio.run(run())
    assert app.game_wanted
    assert [lesson in learned for lesson in lessons[-2:]] == [True, True]
