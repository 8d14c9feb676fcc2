"""Lessons that one plays: ten small positions per game, each with a goal, played by the real rules.

`classic.json`, `travel.json` and `stacks.json` hold them in order. Their sentences are in `locales/*/lessons.ftl`:
`lesson-ID-title`, `lesson-ID-1` for the first task, `lesson-ID-1-no` for a move that misses it, and `lesson-ID-done`.
`scenario` turns a lesson into data that a page can play without knowing any rule. Imports the games and the bots.
"""

from knaves.lessons.course import LEARNER, LESSONS, OTHERS, Lesson, MissedGoal, Task, find_lesson
from knaves.lessons.scenario import scenario

__all__ = ["LEARNER", "LESSONS", "OTHERS", "Lesson", "MissedGoal", "Task", "find_lesson", "scenario"]
