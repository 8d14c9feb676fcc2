"""What the people of these tests play: they see what their page was sent, and like games that end soon."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

from knaves import GAMES
from knaves.games.lines.editions import LinesGame

STACKS_FIRST = (r"block", r"take:", r"\^?[BR].@", r"\^?ST:", r"\^?SC:", r"\^?SK", r"\^?RV", r"let|end|\+")
"""Moves of stacks, the dearest first; what is left is to discard."""


@cache
def _edition(game: str) -> LinesGame:
    edition = GAMES[game]
    assert isinstance(edition, LinesGame)
    return edition


def _chips(view: dict[str, Any]) -> dict[str, str]:
    """The chips on the board by cell."""
    letters: list[str] = []
    for token in re.findall(r"\d+|[^/]", view["board"]):
        letters += " " * int(token) if token.isdigit() else token
    names = _edition(view["game"]).board.names
    return {name: letter.lower() for name, letter in zip(names, letters, strict=True)}


def _worth(view: dict[str, Any], chips: dict[str, str], cell: str, team: str) -> float:
    """How much a chip of the team on this cell would do for its lines."""
    worth = 0.0
    for line in _edition(view["game"]).board.through[cell]:
        there = [chips[other] for other in line.cells if other != cell]
        if all(chip in (team, " ", "*") for chip in there):
            worth += 6.0 ** sum(chip != " " for chip in there)
    return worth


def build(view: dict[str, Any], rng: random.Random) -> str:
    """On a board: make the longest line there is, and keep jacks until they are worth it."""
    legal: list[str] = view["legal"]
    for first in ("+", "=", "-"):
        if found := [move for move in legal if move.startswith(first)]:
            return found[0]
    chips = _chips(view)
    team = "bgr"[view["seat"] % view["teams"]]
    best, choice = -1.0, legal[-1]
    for move in rng.sample(legal, len(legal)):
        card, sign, cell = move[:2], move[2:3], move[3:]
        if sign == "@":
            worth = _worth(view, chips, cell, team) * (0.2 if card[0] == "J" else 1.0)
        elif sign == "x":
            worth = _worth(view, chips, cell, chips[cell]) * 0.01
        else:
            worth = 0.0  # a dead card, when there is nothing better, or to pass
        if worth > best:
            best, choice = worth, move
    return choice


def stack(view: dict[str, Any], rng: random.Random) -> str:
    """In stacks: lay what can be laid, high cards first, play every special, then discard."""
    legal: list[str] = view["legal"]
    for form in STACKS_FIRST:
        if found := [move for move in legal if re.match(form, move)]:
            return max(found) if "@" in found[0] else rng.choice(found)
    return rng.choice(legal)


def choose(view: dict[str, Any], rng: random.Random) -> str:
    """A move for whoever sees this view."""
    return stack(view, rng) if view["game"] == "stacks" else build(view, rng)
