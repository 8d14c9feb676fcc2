"""The puzzles that are shipped: their data, their order, the one of the day, and what is kept of solved ones."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from knaves import puzzles, wire
from knaves.analysis.judge import Judge, sample_worlds
from knaves.bots import LEVELS
from knaves.bots.families import find_family
from knaves.errors import GameError, Unreadable
from knaves.games import GAMES
from knaves.puzzles.export import as_data
from knaves.puzzles.progress import Progress
from knaves.puzzles.puzzle import KINDS, Puzzle
from knaves.puzzles.rules import RULES
from tests.campaigns import WHOLE
from tools.puzzles.choose import rate
from tools.puzzles.search import MARGIN, find_choices

ALL = [puzzle for game in GAMES for puzzle in puzzles.load(game)]
TODAY = date(2026, 11, 18)
BOARD_KINDS = (("win",), ("stop",), ("jack",))
MAIN_KINDS = {"classic": BOARD_KINDS, "travel": BOARD_KINDS, "stacks": (("win",), ("chain",), ("block", "stop"))}
"""In stacks a win is stopped by a Block."""


def some(found: list[Puzzle], count: int) -> list[Puzzle]:
    """A few of them, or all in a whole campaign."""
    return found if WHOLE else random.Random(1).sample(found, min(count, len(found)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_many_puzzles_of_several_kinds_and_table_sizes(game: str) -> None:
    found = puzzles.load(game)
    assert len(found) >= 500
    kinds = Counter[str](one.kind for one in found)
    assert max(kinds.values()) <= 0.45 * len(found)
    assert min(sum(kinds[kind] for kind in some_kinds) for some_kinds in MAIN_KINDS[game]) >= 50
    assert len({one.position.partition("seats=")[2][0] for one in found}) >= 3
    assert max(Counter(one.difficulty // 10 for one in found).values()) < len(found) / 2


def test_ids_and_positions_are_unique() -> None:
    assert len({one.id for one in ALL}) == len({one.position for one in ALL}) == len(ALL)


def test_the_data_stays_small() -> None:
    folder = Path(puzzles.__file__).parent / "data"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 900_000


def test_a_line_of_text_round_trips_and_nonsense_is_refused() -> None:
    for one in some(ALL, 20):
        assert Puzzle.parse(str(one)) == one
    for line in ("", "win\tx", "fly\t5S@d1\t-\t1,2,3,4,5,6\ttravel seats=2", "win\t5S@d1\t-\t1,x\ttravel"):
        with pytest.raises(Unreadable):
            Puzzle.parse(line)


def test_positions_are_what_the_solver_sees_and_the_solution_is_legal() -> None:
    for one in some(ALL, 90):
        view = one.view
        assert str(view) == one.position
        assert view.seat in view.actors
        assert set(one.solution) <= set(map(str, view.legal))
        assert len(view.legal) > len(one.solution)
        assert len(one.found) == len(LEVELS)
        assert one.kind in KINDS


def test_exact_solutions_follow_from_the_rules() -> None:
    """A win of a board game ends it for the seat's side in any deal of the hidden cards; no other move does."""
    for one in some([one for one in ALL if one.is_exact], 60):
        assert list(map(str, one.plan[0].accepted)) == list(one.solution)
        if one.game != "stacks":
            world = GAMES[one.game].sample(one.view, random.Random(2))
            seat = one.view.turn
            outcomes = {str(move): world.apply(seat, move)[0].outcome for move in one.view.legal}
            won = [move for move, outcome in outcomes.items() if outcome is not None and seat in outcome.winners]
            assert sorted(won) == sorted(one.solution)


def test_other_solutions_are_the_best_in_another_search() -> None:
    """The search of reviews tries the solution and the strongest level's favourites in other worlds."""
    searched = [one for one in ALL if not one.is_exact]
    for one in some(searched, 6):
        assert one.chance is not None
        assert one.next_chance is not None
        assert one.chance - one.next_chance >= MARGIN - 0.001
        view, judge = one.view, Judge(GAMES[one.game])
        assert view.seat is not None
        rules, best = RULES[type(view.game)], view.game.move(one.solution[0])
        assert one.kind == rules.find_kind(view, best)
        assert sorted(map(str, rules.find_twins(view, best))) == sorted(one.solution)
        others = [
            move for move in find_choices(view, list(judge.candidates(view, 4, 0.0))) if str(move) not in one.solution
        ]
        worlds = sample_worlds(view, 24, random.Random(one.id))
        values = judge.values(worlds, view.seat, [best, *others])[:, :, view.sides[view.seat]].mean(axis=0)
        assert values[0] > max(values[1:]) - MARGIN, (one.id, values)


def test_ratings_follow_from_the_levels() -> None:
    for one in some(ALL, 12):
        again = rate(one.kind, one.plan)  # another machine may round otherwise
        assert all(abs(old - new) <= 1 for old, new in zip(one.found, again, strict=True))
        assert one.difficulty == round(100 - sum(one.found) / 6)


def test_reasons_exist_for_every_right_move() -> None:
    for one in some(ALL, 40):
        for number, step in enumerate(one.plan):
            assert find_family(step.view.game) is not None
            assert all(one.explain(move, number).key for move in step.accepted)


def test_answers_are_judged() -> None:
    one = next(one for one in puzzles.load("stacks") if one.plays > 1)
    view, move = one.solution_line()[0]
    first = one.check(move)
    assert (first.right, first.solved) == (True, False)
    wrong = next(move for move in view.legal if move not in one.plan[0].accepted)
    assert (one.check(str(wrong)).right, one.check(wrong).step) == (False, None)
    step: int | None = 0
    for _, right in one.solution_line():
        assert step is not None
        answer = one.check(str(right), step)
        step = answer.step
    assert answer.solved
    assert len(one.solution_line()) == one.plays
    with pytest.raises(GameError):
        one.check("nonsense")
    with pytest.raises(GameError):
        one.check("+")


def test_the_puzzle_of_the_day_is_the_same_everywhere_and_does_not_repeat() -> None:
    found = [puzzles.daily(TODAY + timedelta(days=day), "travel").id for day in range(500)]
    assert len(set(found)) == 500
    assert puzzles.daily(TODAY, "travel") is puzzles.daily(TODAY, "travel")


def test_the_next_puzzle_is_not_solved_and_as_hard_as_asked_for() -> None:
    first = puzzles.next_puzzle("classic")
    assert first is puzzles.load("classic")[0]
    second = puzzles.next_puzzle("classic", solved={first.id})
    assert second is puzzles.load("classic")[1]
    hard = puzzles.next_puzzle("classic", difficulty=60, kind="win")
    assert hard is not None
    assert (hard.difficulty >= 60, hard.kind) == (True, "win")
    everything = {one.id for one in puzzles.load("classic")}
    assert puzzles.next_puzzle("classic", solved=everything) is None


def test_unknown_puzzles_are_refused_in_a_sentence() -> None:
    for ask in (
        lambda: puzzles.find_puzzle("classic-zzzzzz"),
        lambda: puzzles.load("chess"),
        lambda: puzzles.next_puzzle("classic", kind="chain"),
    ):
        with pytest.raises(puzzles.NoSuchPuzzle, match=r"there|has"):
            ask()
    one = puzzles.load("stacks")[3]
    assert puzzles.find_puzzle(one.id.upper()) is one


def test_the_data_for_clients_has_the_types_of_the_protocol() -> None:
    for one in some(ALL, 15):
        data = msgspec.convert(as_data(one), wire.PuzzleData)
        assert [move.move for move in data.steps[0].accepted] == list(one.solution)
        assert all(set(step.own["legal"]) >= {move.move for move in step.accepted} for step in data.steps)
        assert all(step.own["seat"] == one.view.seat for step in data.steps)
        reached = {move.step for step in data.steps for move in step.accepted}
        assert reached >= set(range(1, len(data.steps)))


# --- Progress ---


def test_a_streak_counts_days_in_a_row(tmp_path: Path) -> None:
    path, progress = tmp_path / "state" / "puzzles.json", Progress()
    for ago in (5, 3, 2, 1):
        progress.add(f"classic-{ago}", TODAY - timedelta(days=ago), is_daily=True)
    progress.add("classic-9", TODAY, is_daily=False)
    assert progress.streak(TODAY) == 3  # today's is still open
    progress.add("classic-0", TODAY, is_daily=True)
    progress.write(path)
    again = Progress.read(path)
    assert (again, again.streak(TODAY)) == (progress, 4)
    assert again.streak(TODAY + timedelta(days=2)) == 0
    assert Progress.read(tmp_path / "nothing") == Progress()


def test_a_damaged_file_of_progress_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    for text in ("{", "[]", '{"solved": 3, "days": []}', '{"solved": {}, "days": ["soon"]}'):
        path.write_text(text)
        with pytest.raises(GameError, match=r"puzzles\.json"):
            Progress.read(path)
