"""The longer search: puzzles whose solution does not stay ahead are dropped.

The miner plays on for two rounds of the table. Here it is six, in other worlds, against the likeliest other moves.
"""

from __future__ import annotations

import multiprocessing
from functools import cache

from knaves.analysis.judge import Judge
from knaves.bots import warm_up
from knaves.puzzles.collection import load
from knaves.puzzles.puzzle import Puzzle
from tools.puzzles.choose import write_game
from tools.puzzles.playouts import Playouts, Question
from tools.puzzles.search import LIKELIEST, MARGIN, SURE, find_choices, find_lead

ROUNDS = 6
WORLDS = (192, 768)
"""The closest of several other moves looks too close in few worlds, so a doubtful puzzle is searched once more."""


@cache
def _playouts(table: str) -> Playouts:
    return Playouts(table)


def is_confirmed(puzzle: Puzzle) -> bool:
    """Whether the solution is ahead of every likely move by the margin, and by enough standard errors."""
    view = puzzle.view
    likely = list(Judge(view.game).candidates(view, LIKELIEST + len(puzzle.solution), 0.0))
    solution = next((move for move in likely if str(move) in puzzle.solution), None)  # the network knows one of twins
    if solution is None:
        return False
    others = [move for move in find_choices(view, likely) if str(move) not in puzzle.solution]
    for worlds in WORLDS:
        (values,) = _playouts(f"{puzzle.game}-{view.seats}").play(
            [Question(view, [solution, *others])], worlds, f"verify {worlds}", ROUNDS
        )
        lead, error = find_lead(values)
        if lead >= max(MARGIN, SURE * error):
            return True
    return False


def drop_refuted(game: str, jobs: int) -> list[Puzzle]:
    """Write the data of a game without the puzzles that are not confirmed, and return these."""
    puzzles = load(game)
    searched = [one for one in puzzles if not one.is_exact]
    with multiprocessing.get_context("spawn").Pool(jobs, warm_up) as pool:
        confirmed = pool.map(is_confirmed, searched, chunksize=1)
    refuted = [one for one, held in zip(searched, confirmed, strict=True) if not held]
    write_game(game, [one for one in puzzles if one not in refuted])
    return refuted
