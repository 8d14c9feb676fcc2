"""What puzzles need to know of each family of games, behind one protocol."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from knaves.game import Game
from knaves.games.lines import LinesSpec
from knaves.games.stacks import StacksSpec
from knaves.puzzles import lines, stacks
from knaves.puzzles.plan import Rules

RULES: Mapping[type[Game], Rules] = MappingProxyType(
    {LinesSpec: cast("Rules", lines), StacksSpec: cast("Rules", stacks)}
)
