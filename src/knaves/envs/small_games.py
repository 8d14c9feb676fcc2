"""A small variant of each game, whose whole tree fits into memory: for exploitability and other exact figures.

They have the rules of the games, with tiny boards and packs. docs/envs.md describes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from knaves.game import Game
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.board import Board
from knaves.games.stacks import STACKS

SMALL_CLASSIC = replace(
    CLASSIC,
    name="small_classic",
    board=Board("** 2S 3S\n4S 5S **", line_length=2),
    pack=("2S", "3S", "4S", "5S", "JS"),
    hand_sizes={(2, 2): 2},
)
"""Two corners, four cells, lines of two, and a one-eyed jack."""

SMALL_TRAVEL = replace(
    TRAVEL,
    name="small_travel",
    board=Board("2S 3S 2S 3S 2S", line_length=2),
    pack=("2S", "2S", "2S", "3S", "3S"),
    hand_sizes={(2, 2): 1},
)
"""Five cells in a row, lines of two, and one card in the hand, which fits on two or three cells."""

SMALL_STACKS = replace(
    STACKS,
    name="small_stacks",
    players=(2,),
    copies={"B1": 2, "B2": 2, "BL": 1},
    out_for_two={},
    hand_size=2,
    height=2,
    chips_to_win=1,
    chips_of_each=0,
)
"""Piles of two blue cards, one of which wins, and a Block."""

SMALL_GAMES: Mapping[str, Game] = MappingProxyType(
    {game.name: game for game in (SMALL_CLASSIC, SMALL_TRAVEL, SMALL_STACKS)}
)
MAX_MOVES: Mapping[str, int] = MappingProxyType({SMALL_CLASSIC.name: 6, SMALL_TRAVEL.name: 5, SMALL_STACKS.name: 4})
"""The number of moves after which a small game counts as drawn, unless it is set."""
RECALL = 40
"""Rows of history in their information states: more than a small game can fill."""
