"""The lessons: each can be solved in every way it accepts, and every other move is answered with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from knaves.errors import IllegalMove, SetupError
from knaves.game import GameError
from knaves.games import GAMES
from knaves.lessons import LEARNER, LESSONS, Lesson, MissedGoal, Task, find_lesson
from knaves.words import rule_table
from tests.messages import entries
from tests.test_rule_ids import IDS
from tools import lessons as tool

ALL = [pytest.param(lesson, id=f"{game}-{lesson.id}") for game, found in LESSONS.items() for lesson in found]


def tasks_of(task: Task) -> Iterator[Task]:
    """A task and all that can follow it."""
    yield task
    for answer in task.accepted.values():
        if answer.task is not None:
            yield from tasks_of(answer.task)


def test_each_game_has_ten_lessons() -> None:
    assert {game: len(lessons) for game, lessons in LESSONS.items()} == dict.fromkeys(GAMES, 10)
    assert all(len({lesson.id for lesson in lessons}) == 10 for lessons in LESSONS.values())


def test_the_lessons_of_the_web_client_are_up_to_date() -> None:
    for game, text in tool.texts().items():
        assert (tool.OUT / f"{game}.json").read_text("utf-8") == text, "run make types"


@pytest.mark.parametrize("lesson", ALL)
def test_every_way_through_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    """A task without an accepted move, or a reply that the rules refuse, would be an error."""
    ends = 0
    for task in tasks_of(lesson.start()):
        assert task.accepted, task
        assert task.example in task.accepted
        assert task.state.outcome is None
        assert lesson.game.position(str(task.state)) == task.state
        ends += sum(answer.task is None for answer in task.accepted.values())
        # Between two tasks everybody who had to act has acted, so the player is never left waiting.
        assert LEARNER in task.state.actors
    assert ends


@pytest.mark.parametrize("lesson", ALL)
def test_a_move_that_misses_the_task_is_answered_with_a_sentence(lesson: Lesson) -> None:
    missed = set()
    for task in tasks_of(lesson.start()):
        for move in task.state.legal(LEARNER):
            if move not in task.accepted:
                missed.add(f"lesson-{lesson.id}-{task.number + 1}-no")
                with pytest.raises(MissedGoal):
                    task.answer(move)
    told = {f"lesson-{lesson.id}-{number + 1}" for number in range(len(lesson.goals))}
    expected = {f"lesson-{lesson.id}-title", f"lesson-{lesson.id}-done"} | told | missed
    # "steal-card" is an id of its own, so a prefix alone does not tell the messages of "steal" apart.
    assert {key for key in entries("en") if key.startswith(f"lesson-{lesson.id}-")} == expected


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_teaches_rules_that_exist(lesson: Lesson) -> None:
    explained = {
        rule
        for section in rule_table()["pages"][lesson.game.name]["sections"]
        for rules in section["says"].values()
        for rule in rules.split()
    }
    assert lesson.rules
    assert set(lesson.rules) <= set(IDS) & explained


def test_there_is_no_lesson_without_a_place_in_a_course() -> None:
    ids = {lesson.id for lessons in LESSONS.values() for lesson in lessons}
    spoken = {key.removeprefix("lesson-").removesuffix("-title") for key in entries("en") if key.endswith("-title")}
    assert {one for one in spoken if f"lesson-{one}-done" in entries("en")} == ids


def test_moves_that_the_rules_forbid_are_refused_by_them() -> None:
    lesson = find_lesson("classic", 2)
    with pytest.raises(IllegalMove) as refused:
        lesson.start().answer(lesson.game.move("9S@a2"))
    assert refused.value.rule


@pytest.mark.parametrize("number", [0, 11, -1])
def test_an_unknown_number_is_refused(number: int) -> None:
    with pytest.raises(SetupError, match="classic has lessons 1 to 10"):
        find_lesson("classic", number)


def test_a_page_gets_no_hidden_card() -> None:
    """The hands of the others and the draw pile are in the positions, but in no view."""
    for game, text in tool.texts().items():
        for lesson in json.loads(text):
            for step in lesson["steps"]:
                seen = [step["view"], *(turn["view"] for one in step["answers"].values() for turn in one["turns"])]
                assert all(view["seat"] == LEARNER and "deck" not in view and "hands" not in view for view in seen)
                drawn = [
                    event
                    for one in step["answers"].values()
                    for turn in one["turns"]
                    for event in turn["events"]
                    if event["event"] == "drew" and event["seat"] != LEARNER
                ]
                assert all(event.get("card", event.get("cards")) == "??" for event in drawn), game


def test_a_goal_that_nothing_meets_is_noticed() -> None:
    lesson = find_lesson("travel", 1)
    broken = Lesson(lesson.game, lesson.id, lesson.rules, lesson.position, (lesson.goals[0],) * 2)
    (answer,) = broken.start().accepted.values()
    assert answer.task is not None
    assert not answer.task.accepted
    with pytest.raises(GameError):
        answer.task.answer(lesson.game.move("QS@h3"))
