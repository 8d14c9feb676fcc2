"""Puzzles: positions with one right move. Imports the bots and everything below; needs no package.

    from knaves import puzzles

    puzzle = puzzles.daily(date.today(), "classic")
    print(puzzle.view.picture())
    puzzle.check("7H@c4")                      # whether it is right, and where it leads

`puzzle.py` has the puzzle, `collection.py` those that are shipped in `data/`, `lines.py` and `stacks.py` what the rules
of each family say about puzzles. `tools/puzzles` finds them.
"""

from knaves.puzzles.collection import NoSuchPuzzle, daily, edition, find_puzzle, load, next_puzzle
from knaves.puzzles.plan import Step
from knaves.puzzles.puzzle import KINDS, Answer, Puzzle

__all__ = [
    "KINDS",
    "Answer",
    "NoSuchPuzzle",
    "Puzzle",
    "Step",
    "daily",
    "edition",
    "find_puzzle",
    "load",
    "next_puzzle",
]
