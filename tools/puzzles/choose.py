"""The puzzles that are shipped: rated, varied, and none much like another."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from knaves.bots.families import find_family, load_network
from knaves.bots.levels import LEVELS, Policy
from knaves.errors import GameError
from knaves.game import Move
from knaves.games import GAMES
from knaves.puzzles.collection import load
from knaves.puzzles.plan import Plan
from knaves.puzzles.puzzle import Puzzle
from knaves.puzzles.rules import RULES
from tools.puzzles.files import read_lines

OUT = Path(__file__).parents[2] / "src/knaves/puzzles/data"
PER_GAME = 500
"""Puzzles of each game."""
MAX_SHARE = 0.45
"""The most that one kind has of a game's puzzles, unless there are too few of the others."""


MIN_CHOICES = 4
"""Legal moves where nothing else but the best one is asked for."""


# --- Ratings ---


def level_chances(policy: Policy | None, logits: Mapping[Move, float]) -> dict[Move, float]:
    """How likely a level with this policy is to make each of these moves; without one it plays at random."""
    if policy is None:
        return dict.fromkeys(logits, 1 / len(logits))
    best = max(logits, key=logits.__getitem__)
    if not policy.temperature:
        return {best: 1.0}
    weights = {move: math.exp((logit - logits[best]) / policy.temperature) for move, logit in logits.items()}
    total = sum(weights.values())
    return {move: weight / total for move, weight in weights.items()}


def rate(kind: str, plan: Plan) -> tuple[int, ...]:
    """How often each level finds the solution, in percent: the product over all steps on its way."""
    game = plan[0].view.game
    family, rules = find_family(game), RULES[type(game)]
    assert family is not None
    network = load_network(family.name, LEVELS["best"].policies[family.name].weights)
    answers = []
    for step, (logits, _) in zip(plan, network.evaluate_all([step.view for step in plan]), strict=True):
        choices = rules.find_answers(kind, step.view)
        answers.append({move: logit for move, logit in logits.items() if move in choices})

    def solves(policy: Policy | None, number: int) -> float:
        chances = level_chances(policy, answers[number])
        return sum(
            chances.get(move, 0.0) * (1.0 if after is None else solves(policy, after))
            for move, after in plan[number].accepted.items()
        )

    return tuple(round(100 * solves(level.policies.get(family.name), 0)) for level in LEVELS.values())


def is_postponed(plan: Plan) -> bool:
    """Whether the strongest level makes another move first, after which the win is still there.

    Then its move is no mistake, and the ratings say nothing of how hard the win is to find.
    """
    view = plan[0].view
    assert view.seat is not None
    move = LEVELS["best"].choose(view, random.Random(0))
    after = view.game.sample(view, random.Random(0)).apply(view.seat, move)[0]
    return move not in plan[0].accepted and RULES[type(view.game)].plan("win", after.view(view.seat)) is not None


# --- Choosing ---


def read_puzzle(row: Mapping[str, Any]) -> Puzzle | None:
    """A puzzle from what the miner found, with its ratings; None if it is none any more."""
    bare = Puzzle(row["kind"], tuple(row.get("accepted", ())), row.get("chance"), row.get("next"), (), row["view"])
    if bare.kind == "win" and RULES[type(bare.view.game)].plan("jack", bare.view) is not None:
        bare = replace(bare, kind="jack")  # not to say that it wins makes it harder
    try:
        steps = bare.plan
    except GameError:
        return None
    if (bare.is_exact and bare.kind != "chain" and is_postponed(steps)) or (
        bare.kind == "best" and len(bare.view.legal) < MIN_CHOICES
    ):
        return None
    solution = tuple(map(str, steps[0].accepted))
    return Puzzle(bare.kind, solution, bare.chance, bare.next_chance, rate(bare.kind, steps), bare.position)


def likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """Puzzles that are equal in this are much alike: the table, the kind, the move without its card, and how hard."""
    move = puzzle.solution[0]
    target = move[2:] if move[0] not in "^-" else move[0] + move[3:]
    return (puzzle.view.seats, puzzle.kind, target, puzzle.plays, puzzle.difficulty // 10)


def choose(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """A choice from all kinds, table sizes and difficulties; of puzzles that are much alike few are taken."""
    groups: dict[tuple[object, ...], list[Puzzle]] = defaultdict(list)
    alike: Counter[tuple[object, ...]] = Counter()
    for one in sorted(puzzles, key=lambda one: one.id):
        groups[one.kind, one.view.seats, min(one.plays, 4), one.difficulty // 10].append(one)
    for group in groups.values():
        group.sort(key=lambda one: _count_up(alike, likeness(one)))  # each one's place among those that are alike
    turns = zip_longest(*(groups[key] for key in sorted(groups, key=str)))
    chosen: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    spare: list[Puzzle] = []
    in_turn = list(filter(None, chain.from_iterable(turns)))
    for found in sorted(in_turn, key=lambda one: one.is_exact):  # what was found by search is rare
        is_winning_jack = found.is_exact and found.kind == "jack"
        one = replace(found, kind="win") if is_winning_jack and kinds["jack"] >= MAX_SHARE * most else found
        kinds[one.kind] += 1
        (chosen if kinds[one.kind] <= MAX_SHARE * most else spare).append(one)
    return [*chosen, *spare][:most]


def _count_up(counts: Counter[tuple[object, ...]], key: tuple[object, ...]) -> int:
    counts[key] += 1
    return counts[key]


def write(folder: Path, most: int = PER_GAME) -> dict[str, Counter[str]]:
    """Write the data of all games from the files of the miner; how many there are of each kind."""
    found: dict[str, Counter[str]] = {}
    for game in GAMES:
        puzzles = choose(filter(None, map(read_puzzle, _rows(folder, game))), most)
        if puzzles:
            write_game(game, puzzles)
        found[game] = Counter(one.kind for one in puzzles)
    return found


def write_game(game: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the data of a game."""
    head = f"# Puzzles of {game}, made by tools/puzzles: kind, solution, chances, found by level, position\n"
    rows = sorted(puzzles, key=lambda one: (one.difficulty, one.id))
    (OUT / f"{game}.tsv").write_text(head + "".join(f"{one}\n" for one in rows), "utf-8")


def _rows(folder: Path, game: str) -> Sequence[dict[str, Any]]:
    """What was found, one puzzle of each kind from each part of a game, and the puzzles that are shipped now."""
    rows = [row for path in sorted(folder.rglob(f"{game}-*.jsonl")) for row in read_lines(path) if row["kind"]]
    first = {(row["game"], row["part"], row["kind"]): row for row in reversed(rows)}
    shipped = [
        {
            "kind": one.kind,
            "accepted": one.solution,
            "chance": one.chance,
            "next": one.next_chance,
            "view": one.position,
        }
        for one in load(game)
    ]
    positions = {row["view"]: row for row in [*shipped, *first.values()]}
    return list(positions.values())
