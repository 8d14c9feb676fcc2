"""The yardstick never changes its play. yardstick.txt holds decisions of version 0.1 and is never rewritten."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import knaves
from bench import yardstick
from knaves.deal import seed_from

DECISIONS = Path(__file__).with_name("yardstick.txt")
COUNT = 24
"""Decisions at each table."""
TABLES = [
    (game.name, seats, teams)
    for game in knaves.GAMES.values()
    for seats in game.seat_counts
    for teams in (("", "3") if game.name != "stacks" and seats in (6, 12) else ("",))
]


def decisions(game: str, seats: int, teams: str) -> Iterator[str]:
    """What the yardstick plays in games in which every third move is random instead."""
    rng = random.Random(f"{game} {seats} {teams}")
    rules = knaves.GAMES[game]
    options = rules.Options.parse({"teams": teams} if teams else {})
    number = 0
    while True:
        state = rules.new(seats=seats, seed=seed_from(number), options=options)
        number += 1
        while state.outcome is None:
            seat = min(state.actors)
            view = state.view(seat)
            move = yardstick.choose(view, rng)
            if len(view.legal) > 1 and (rng.random() < 0.25 or len(view.legal) < 4):
                yield str(move)
            if rng.random() < 1 / 3:
                move = rng.choice(view.legal)
            state, _ = state.apply(seat, move)


@pytest.mark.parametrize(("game", "seats", "teams"), TABLES, ids=lambda part: str(part))
def test_the_yardstick_plays_as_ever(game: str, seats: int, teams: str) -> None:
    lines = dict(line.split(": ") for line in DECISIONS.read_text("utf-8").splitlines())
    expected = lines[f"{game} {seats} {teams or '-'}"].split()
    assert len(expected) == COUNT
    found = decisions(game, seats, teams)
    assert [next(found) for _ in range(COUNT)] == expected
