"""Strategies for the players of these tests. They use only the view of the page and end games quickly."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

from knaves import GAMES
from knaves.games.lines.game import LinesSpec

STACKS_PREFERENCES = (r"block", r"take:", r"\^?[BR].@", r"\^?ST:", r"\^?SC:", r"\^?SK", r"\^?RV", r"let|end|\+")
"""Moves of stacks in order of preference, before discards."""


@cache
def _spec(game: str) -> LinesSpec:
    spec = GAMES[game]
    assert isinstance(spec, LinesSpec)
    return spec


def _chips(view: dict[str, Any]) -> dict[str, str]:
    """The chips on the board by cell."""
    letters: list[str] = []
    for token in re.findall(r"\d+|[^/]", view["board"]):
        letters += " " * int(token) if token.isdigit() else token
    names = _spec(view["game"]).board.names
    return {name: letter.lower() for name, letter in zip(names, letters, strict=True)}


def _value(view: dict[str, Any], chips: dict[str, str], cell: str, team: str) -> float:
    """The value of a chip on this cell for the team's lines."""
    value = 0.0
    for line in _spec(view["game"]).board.through[cell]:
        there = [chips[other] for other in line.cells if other != cell]
        if all(chip in (team, " ", "*") for chip in there):
            value += 6.0 ** sum(chip != " " for chip in there)
    return value


def choose_for_board(view: dict[str, Any], rng: random.Random) -> str:
    """On a board: extend the best line, and keep jacks until they are valuable."""
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
            value = _value(view, chips, cell, team) * (0.2 if card[0] == "J" else 1.0)
        elif sign == "x":
            value = _value(view, chips, cell, chips[cell]) * 0.01
        else:
            value = 0.0  # exchange a dead card or pass only if there is nothing better
        if value > best:
            best, choice = value, move
    return choice


def choose_for_stacks(view: dict[str, Any], rng: random.Random) -> str:
    """In stacks: play to piles, high cards first, then specials, then discard."""
    legal: list[str] = view["legal"]
    for form in STACKS_PREFERENCES:
        if found := [move for move in legal if re.match(form, move)]:
            return max(found) if "@" in found[0] else rng.choice(found)
    return rng.choice(legal)


def choose(view: dict[str, Any], rng: random.Random) -> str:
    """Choose a move from a view."""
    return choose_for_stacks(view, rng) if view["game"] == "stacks" else choose_for_board(view, rng)
