"""Many games with every level, to find illegal moves, exceptions and slow moves.

`python bench/soak.py --games 1000 --seconds 0.01 --resume .build/soak` plays 1000 games of each level in each game,
with all numbers of players, half of them with random options; levels that search get `--seconds` per move. It prints
its progress, saves finished blocks, and resumes when it is started again. Exit status 1 means that something went
wrong; the file has the position.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import knaves
from knaves.arena.times import Times
from knaves.bots import LEVELS, Level, warm_up
from knaves.deal import seed_from
from knaves.game import Game, State
from knaves.testing import random_options

BLOCK = 20
"""Games that a worker plays before it reports."""
MAX_MOVES = 20_000
"""A longer game is stopped."""
Work = tuple[str, str, int, float, int]


def opening(game: Game, number: int, rng: random.Random) -> State:
    """The start of a numbered game: the numbers of players in rotation, every second game with random options."""
    counts = game.seat_counts
    seats = counts[number // 2 % len(counts)]
    while number % 2:
        try:
            return game.new(seats=seats, seed=seed_from(number), options=random_options(game, rng))
        except knaves.SetupError:  # options that can't be combined
            continue
    return game.new(seats=seats, seed=seed_from(number))


def play_block(work: Work) -> dict[str, Any]:
    """Play some games of one level against itself; returns counts and problems."""
    name, key, first, seconds, count = work
    game = knaves.GAMES[name]
    level = LEVELS[key] if not LEVELS[key].seconds else replace(LEVELS[key], seconds=seconds)
    if level.seconds:
        warm_up([name])
    moves, times, wrong = 0, Times(), []
    for number in range(first, first + count):
        rng = random.Random(f"{key}/{number}")
        state = opening(game, number, rng)
        played = 0
        while state.outcome is None and played < MAX_MOVES:
            played += 1
            seat = rng.choice(sorted(state.actors))
            problem, state = one_move(level, state, seat, rng, times)
            if problem:
                wrong.append({"game": number, "seat": seat, "problem": problem, "position": str(state)})
                break
        moves += played
    return {"game": name, "level": key, "first": first, "games": count, "moves": moves, "times": times.data()} | (
        {"wrong": wrong} if wrong else {}
    )


def one_move(level: Level, state: State, seat: int, rng: random.Random, times: Times) -> tuple[str, State]:
    """Let a level move; returns the problem, if any, and the state after the move."""
    view = state.view(seat)
    begin = time.perf_counter()
    try:
        move = level.choose(view, rng)
    except Exception as error:  # any exception is a finding
        return f"{type(error).__name__}: {error}", state
    times.add(time.perf_counter() - begin)
    if move not in view.legal:
        return f"{move} is not legal", state
    return "", state.apply(seat, move)[0]


def finished(path: Path | None) -> dict[tuple[str, str, int], dict[str, Any]]:
    """The saved blocks of an earlier run."""
    if path is None or not path.is_file():
        return {}
    blocks = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.endswith("}")]
    return {(block["game"], block["level"], block["first"]): block for block in blocks}


def list_blocks(args: argparse.Namespace) -> Iterator[Work]:
    for level in args.levels:
        for game in args.tables:
            for first in range(0, args.games, BLOCK):
                yield game, level, first, args.seconds, min(BLOCK, args.games - first)


def report(done: list[dict[str, Any]], args: argparse.Namespace) -> int:
    """Print the summary; returns the number of problems."""
    print("| level | game | games | moves | time a move, p99 | wrong |\n|---|---|---|---|---|---|")
    total = 0
    for level in args.levels:
        for game in args.tables:
            results = [block for block in done if (block["level"], block["game"]) == (level, game)]
            times = Times()
            for block in results:
                times.merge(Times.read(block["times"]))
            wrong = sum(len(block.get("wrong", ())) for block in results)
            total += wrong
            games, moves = (sum(block[what] for block in results) for what in ("games", "moves"))
            p99 = f"{times.quantile(0.99) * 1e3:.2f} ms"
            print(f"| {level} | {game} | {games:,} | {moves:,} | {times.mean * 1e3:.2f} ms, {p99} | {wrong} |")
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each level in each game")
    parser.add_argument("--seconds", type=float, default=0.01, help="a move for levels that search")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--tables", nargs="+", default=list(knaves.GAMES), choices=list(knaves.GAMES), metavar="GAME")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--resume", metavar="FILE", type=Path)
    args = parser.parse_args()
    done = finished(args.resume)
    wanted = list(list_blocks(args))
    missing = [work for work in wanted if work[:3] not in done]
    if args.resume:
        args.resume.parent.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(args.jobs) as workers:
        for count, block in enumerate(workers.imap_unordered(play_block, missing), 1):
            done[block["game"], block["level"], block["first"]] = block
            if args.resume:
                with args.resume.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(block) + "\n")
            for problem in block.get("wrong", ()):
                print(f"\n{block['level']}, {block['game']}: {problem}", file=sys.stderr)
            left = (time.monotonic() - begin) / count * (len(missing) - count)
            print(f"\r{count} of {len(missing)} blocks, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    keys = {work[:3] for work in wanted}
    sys.exit(1 if report([block for key, block in done.items() if key in keys], args) else 0)


if __name__ == "__main__":
    main()
