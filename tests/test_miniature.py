"""Games small enough to visit every position from the deal to all possible ends."""

from __future__ import annotations

import copy
import dataclasses
import random
from typing import Any

import pytest

from knaves import GAMES
from knaves.deal import seed_from
from knaves.game import State
from knaves.games.lines import CLASSIC, LinesSpec
from knaves.games.lines.board import Board
from tests.campaigns import sampled_cases
from tests.naive.lines import NaiveLines

DRAWING = """
2S 3S 4S
5S 6S 7S
8S 9S TS
"""
NUMBERS = ("2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS")


def miniature(drawing: str, line_length: int, pack: tuple[str, ...], hand: int) -> LinesSpec:
    """The rules of classic with another board and pack."""
    board = Board(drawing, line_length=line_length)
    return dataclasses.replace(
        CLASSIC, name="miniature", board=board, pack=pack, hand_sizes={(2, 2): hand, (3, 3): hand}
    )


def count_paths(state: State, depth: int) -> int:
    """The number of paths of `depth` moves; a game that ends earlier counts as one path."""
    if depth == 0 or state.outcome is not None:
        return 1
    return sum(
        count_paths(state.apply(seat, move)[0], depth - 1)
        for seat in sorted(state.actors)
        for move in state.legal(seat)
    )


def walk(start: State, most: int = 200_000) -> tuple[int, int, set[str]]:
    """Visit and check every reachable position once; the numbers of positions and ends, and the reasons."""
    seen = {start}
    waiting = [start]
    ends = 0
    reasons = set()
    whole = start.card_counts()
    while waiting:
        state = waiting.pop()
        assert state.card_counts() == whole
        if state.outcome is not None:
            ends += 1
            reasons.add(str(state.outcome.reason))
            assert not state.actors
            continue
        assert state.actors
        for seat in state.actors:
            moves = state.legal(seat)
            assert moves
            for move in moves:
                after, events = state.apply(seat, move)
                assert events
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        assert len(seen) < most
    return len(seen), ends, reasons


def count_without_engine(hands: list[list[str]], deck: list[str], turn: int, chips: list[set[str]], depth: int) -> int:
    """Count the same paths without the engine: no jacks, one cell per card, rows of three, two rows to win."""
    rows = [NUMBERS[i : i + 3] for i in (0, 3, 6)] + [NUMBERS[i::3] for i in range(3)]
    rows += [NUMBERS[0::4], NUMBERS[2:7:2]]
    if depth == 0 or any(sum(set(row) <= own for row in rows) >= 2 for own in chips):
        return 1
    total = 0
    for card in hands[turn]:
        after = [list(hand) for hand in hands]
        after[turn].remove(card)
        after[turn] += deck[:1]
        placed = [set(own) for own in chips]
        placed[turn].add(card)
        total += count_without_engine(after, deck[1:], 1 - turn, placed, depth - 1)
    return total


@pytest.mark.parametrize("seed", range(4))
def test_the_number_of_paths_is_the_same_without_the_engine(seed: int) -> None:
    """Five moves from nine cards: too few for a reshuffle or a dead card."""
    game = miniature(DRAWING, 3, NUMBERS, 2)
    state = game.new(seats=2, seed=seed_from(seed))
    hands = [list(hand) for hand in state.hands]
    for depth in range(6):
        assert count_paths(state, depth) == count_without_engine(
            hands, list(state.deck), state.turn, [set(), set()], depth
        )


CORNERED = "** 2S 3S 4S\n5S 6S 7S **"
ROW = "2S 3S 4S 5S 6S 7S"
JACKS = ("JC", "JS")
LATE: dict[str, object] = {"forgotten_draw": "until_next_turn"}

# drawing, line length, pack, seats, hand, options: positions, ends, reasons. These numbers come from this walk itself,
# to notice unintended changes; those of the other tests were counted without the engine.
WALKS: list[tuple[str, int, tuple[str, ...], int, int, dict[str, object], int, int, set[str]]] = [
    (DRAWING, 3, NUMBERS, 2, 2, {}, 7295, 1920, {"cap"}),
    (DRAWING, 3, NUMBERS + JACKS, 2, 1, {}, 119, 13, {"cap", "completed"}),
    (DRAWING, 3, NUMBERS + JACKS, 3, 1, {}, 875, 83, {"cap", "completed"}),
    (CORNERED, 3, (*NUMBERS[:6], "JH", "JD"), 2, 1, LATE, 6125, 777, {"cap", "completed"}),
    (ROW, 2, NUMBERS[:6], 2, 2, {"collinear_share": False}, 735, 184, {"cap"}),
]


@pytest.mark.parametrize(
    ("drawing", "length", "pack", "seats", "hand", "options", "positions", "ends", "reasons"), WALKS
)
def test_a_miniature_walked_to_every_end(
    drawing: str,
    length: int,
    pack: tuple[str, ...],
    seats: int,
    hand: int,
    options: dict[str, object],
    positions: int,
    ends: int,
    reasons: set[str],
) -> None:
    game = miniature(drawing, length, pack, hand)
    agreed: dict[str, Any] = {"stalemate_cap": 1, **options}
    start = game.new(seats=seats, seed=seed_from(1), options=game.Options(**agreed))
    assert walk(start) == (positions, ends, reasons)


def count_naive_paths(game: NaiveLines, depth: int) -> int:
    if depth == 0 or not game.actors():
        return 1
    total = 0
    for seat in game.actors():
        for text in game.legal(seat):
            after = copy.deepcopy(game)
            after.apply(seat, text)
            total += count_naive_paths(after, depth - 1)
    return total


# game, seats, options, depth: paths, counted by the naive implementation too
PATHS: list[tuple[str, int, dict[str, object], int, int]] = [
    ("travel", 2, {}, 3, 343),
    ("classic", 2, {}, 3, 2044),
    ("classic", 3, {"forgotten_draw": "permanent"}, 3, 1776),
    ("travel", 4, {"forgotten_draw": "until_next_turn"}, 3, 324),
]


@pytest.mark.parametrize(("name", "seats", "options", "depth", "paths"), sampled_cases(PATHS, 2))
def test_known_node_counts_of_the_real_games(
    name: str, seats: int, options: dict[str, object], depth: int, paths: int
) -> None:
    game = GAMES[name]
    state = game.new(seats=seats, seed=seed_from(1), options=game.Options(**options))
    assert count_paths(state, depth) == paths
    assert count_naive_paths(NaiveLines(name, seats, options, seed_from(1)), depth) == paths


def test_random_games_on_odd_boards_end() -> None:
    """Wide, narrow, with and without corners: the rules don't depend on the size of the board."""
    boards = (("** 2S 3S 4S **\n5S 6S 7S 8S 9S\n** TS QS KS **", 4), ("2S 3S 4S 5S 6S 7S 8S 9S TS QS KS AS", 4))
    for drawing, length in boards:
        pack = (*(card for card in drawing.split() if card != "**"), "JC", "JS", "JH")
        game = miniature(drawing, length, pack, 3)
        for number in range(40):
            rng = random.Random(number)
            state: State = game.new(seats=2 + number % 2, seed=seed_from(number))
            for _ in range(5000):
                if state.outcome is not None:
                    break
                seat = rng.choice(sorted(state.actors))
                state, _ = state.apply(seat, rng.choice(state.legal(seat)))
            assert state.outcome is not None
