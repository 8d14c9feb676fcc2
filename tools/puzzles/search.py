"""The long search: which candidates have one move that is clearly better than all others.

The moves of a position are tried in the same worlds and played on by the strongest level. First the likeliest ones are
compared, in few worlds, to drop most positions early. Then every move is tried, and those that are clearly behind are
dropped; the others get more worlds. The last round has new worlds and decides alone, so that no position is kept for
its luck in earlier ones.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from knaves.game import Move, View
from knaves.puzzles.rules import RULES
from tools.puzzles.playouts import Playouts, Question

LIKELIEST = 6
SCREENING = (16, 1)
"""The first round, of the likeliest moves: the worlds, and how many rounds of the table are played in them."""
ALL_MOVES = (8, 1)
MORE_WORLDS = (32, 1)
LAST_ROUND = (128, 2)
MARGIN = 0.05
"""How much better in chances to win the best move must be than any other, which reviews would call a mistake …"""
SURE = 3.0
"""… and by how many standard errors of that difference."""
DROP = 3.0
"""A move is dropped if it is behind by the margin and by this many standard errors."""
HOPE = 1.0
"""A position is dropped if the best move leads by less than the margin even with this many standard errors added."""
MIN_SPREAD = 0.05
"""A small sample may show less spread between worlds than there is."""


@dataclass(frozen=True)
class Solved:
    """A position with one best move."""

    view: View
    kind: str
    accepted: Sequence[Move]
    chance: float
    """Of the best move to win."""
    next_chance: float
    """Of the next best one."""
    error: float
    """The standard error of their difference."""


def find_choices(view: View, moves: Sequence[Move]) -> list[Move]:
    """The moves without those that amount to the same as another one."""
    rules, found = RULES[type(view.game)], []
    left = list(moves)
    while left:
        twins = rules.find_twins(view, left[0])
        found.append(left[0])
        left = [move for move in left[1:] if move not in twins]
    return found


def search(
    playouts: Playouts, positions: Sequence[tuple[View, Sequence[Move]]], seed: str, narrow: Container[int] = ()
) -> Iterator[Solved | None]:
    """For each position, given with its moves from the likeliest on, its one best move; None if there is none.

    `narrow` are the numbers of positions in which the rules tell the first move apart from all others: then it is
    compared with the likeliest of these alone.
    """
    views = [view for view, _ in positions]
    choices = [find_choices(view, moves) for view, moves in positions]
    choices = [moves[:LIKELIEST] if number in narrow else moves for number, moves in enumerate(choices)]
    live = {number: moves[:LIKELIEST] for number, moves in enumerate(choices) if len(moves) > 1}

    def play_round(live: Mapping[int, Sequence[Move]], size: tuple[int, int]) -> dict[int, list[Move]]:
        played = _play(playouts, views, live, size, seed)
        return {number: kept for number in live if (kept := _keep(live[number], played[number])) is not None}

    live = play_round(live, SCREENING)
    live = {
        **{number: moves for number, moves in live.items() if number in narrow},
        **play_round({number: choices[number] for number in live if number not in narrow}, ALL_MOVES),
    }
    live = play_round(live, MORE_WORLDS)
    last = _play(playouts, views, live, LAST_ROUND, f"{seed} last")
    for number, view in enumerate(views):
        yield _decide(view, live[number], last[number]) if number in live else None


def _play(
    playouts: Playouts, views: Sequence[View], live: Mapping[int, Sequence[Move]], size: tuple[int, int], seed: str
) -> dict[int, Any]:
    if not live:
        return {}
    worlds, rounds = size
    questions = [Question(views[number], moves) for number, moves in live.items()]
    return dict(zip(live, playouts.play(questions, worlds, f"{seed} {worlds}", rounds), strict=True))


def find_lead(values: Any) -> tuple[float, float]:
    """By how much the first move is ahead of the closest other one, and the standard error of that."""
    leads = values[:, :1] - values[:, 1:]
    closest = int(leads.mean(0).argmin())
    return float(leads.mean(0)[closest]), float(_errors(leads)[closest])


def _differences(values: Any) -> tuple[list[int], Any, Any]:
    """The moves from the best on, how far each is behind the best, and the standard error of that."""
    order = np.argsort(-values.mean(0), kind="stable").tolist()
    behind = values[:, order[:1]] - values[:, order]
    return order, behind.mean(0), _errors(behind)


def _errors(differences: Any) -> Any:
    """The standard errors of the means over worlds."""
    return np.maximum(differences.std(axis=0, ddof=1), MIN_SPREAD) / math.sqrt(len(differences))


def _keep(moves: Sequence[Move], values: Any) -> list[Move] | None:
    """The moves that may still be the best or the next best; None if the best one is not ahead far enough."""
    order, behind, errors = _differences(values)
    if behind[1] + HOPE * errors[1] < MARGIN:
        return None
    stay = [place for place in range(len(order)) if place < 2 or behind[place] < max(MARGIN, DROP * errors[place])]
    return [moves[order[place]] for place in stay]


def _decide(view: View, moves: Sequence[Move], values: Any) -> Solved | None:
    order, behind, errors = _differences(values)
    if behind[1] < MARGIN or behind[1] < SURE * errors[1]:
        return None
    rules, best = RULES[type(view.game)], moves[order[0]]
    means = values.mean(0)
    return Solved(
        view,
        rules.find_kind(view, best),
        rules.find_twins(view, best),
        round(float(means[order[0]]), 3),
        round(float(means[order[1]]), 3),
        round(float(errors[1]), 4),
    )
