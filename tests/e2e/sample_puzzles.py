"""A few puzzles for the page, made from positions of the lessons, as a server would send them."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, Route

from knaves.lessons import LEARNER, LESSONS
from knaves.puzzles import Puzzle
from knaves.puzzles.export import as_data

SAMPLES = (
    ("win", "classic", "line", 1, ()),
    ("stop", "classic", "block", 0, ("QH@g7",)),
    ("jack", "classic", "remove", 0, ("JSxe6",)),
    ("dead", "classic", "dead", 0, ("7H!",)),
    ("win", "travel", "share", 1, ()),
    ("jack", "travel", "wild", 0, ("JC@d4", "JD@d4")),
    ("win", "stacks", "win", 0, ()),
    ("chain", "stacks", "joker", 0, ()),
    ("special", "stacks", "steal-card", 0, ("SC:1d",)),
    ("block", "stacks", "stop", 1, ("block",)),
)
"""The kind of a puzzle, its game and lesson, the number of the task, and the right moves if the rules don't tell."""


def puzzles() -> list[Puzzle]:
    """The puzzles."""
    found = []
    for number, (kind, game, lesson_id, task_number, solution) in enumerate(SAMPLES):
        (lesson,) = (one for one in LESSONS[game] if one.id == lesson_id)
        task = lesson.start()
        for _ in range(task_number):
            following = task.accepted[task.example].task
            assert following is not None
            task = following
        exact = kind in ("win", "chain")
        chances = "-" if exact else "0.630/0.410"
        view = str(task.state.view(LEARNER))
        levels = ",".join([str(90 - number * 8)] * 6)
        found.append(Puzzle.parse("\t".join([kind, ",".join(solution) or "-", chances, levels, view])))
    return found


def responses() -> dict[str, Any]:
    """What a server says about them, by path."""
    by_game: dict[str, list[Puzzle]] = {}
    for one in puzzles():
        by_game.setdefault(one.game, []).append(one)
    today = datetime.now(UTC).date()
    shelves = {
        game: {
            "count": len(some),
            "kinds": {one.kind: 1 for one in some},
            "batches": [f"/api/puzzles/samples/{game}/0"],
            "ids": [[one.id for one in some]],
        }
        for game, some in by_game.items()
    }
    ids = {game: some[0].id for game, some in by_game.items()}
    daily = [{"date": (today + timedelta(days=day)).isoformat(), "ids": ids} for day in range(-1, 32)]
    batches = {
        f"/api/puzzles/samples/{game}/0": {"puzzles": [as_data(one) for one in some]} for game, some in by_game.items()
    }
    return {"/api/puzzles": {"games": shelves, "daily": daily}, **batches}


def serve(page: Page) -> None:
    """Let this page see the samples instead of the puzzles of its server."""
    answers = responses()

    def answer(route: Route) -> None:
        path = "/api/puzzles" + route.request.url.partition("/api/puzzles")[2]
        route.fulfill(body=json.dumps(answers[path]), content_type="application/json")

    page.route("**/api/puzzles**", answer)
