"""Rewrite the golden records of tests/golden: `python tools/golden.py`.

Only for a deliberate change of the rules or of the record format: the records exist to notice unintended ones.
"""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.record import Record

TARGET = Path(__file__).parents[1] / "tests/golden"
SET_UPS: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("classic-2", "classic", 2, {}),
    ("classic-2-advanced", "classic", 2, {"advanced_jack": "on", "dead_jack": "on", "dead_cards": "unlimited"}),
    ("classic-3", "classic", 3, {}),
    ("classic-4-by-hand", "classic", 4, {"forgotten_draw": "permanent", "table_talk": "penalty"}),
    ("classic-6-in-three", "classic", 6, {"teams": "3", "diagonals": "off", "dead_cards": "one_then_stuck"}),
    ("classic-12", "classic", 12, {"collinear_share": "off", "stalemate_cap": "2"}),
    ("travel-2", "travel", 2, {}),
    ("travel-3-until-next-turn", "travel", 3, {"forgotten_draw": "until_next_turn"}),
    ("travel-4", "travel", 4, {"line_choice": "auto", "table_talk": "allowed"}),
    ("travel-6-in-three", "travel", 6, {"teams": "3", "forgotten_draw": "permanent"}),
    ("stacks-2", "stacks", 2, {}),
    ("stacks-2-kept", "stacks", 2, {"reverse_in_two": "kept", "skip_stack": "single", "steal_from_hand": "chosen"}),
    ("stacks-4-by-hand", "stacks", 4, {"forgotten_draw": "penalty", "reshuffle": "with_specials"}),
    ("stacks-6", "stacks", 6, {"block_scope": "any_time"}),
)


def write(stem: str, name: str, seats: int, texts: dict[str, str]) -> None:
    """Play a random game, table actions included, and write its record."""
    game = GAMES[name]
    options = game.Options.parse(texts)
    seed, rng = seed_from(stem), random.Random(stem)
    added = tuple(f"player {seat}" for seat in range(seats))
    names = tuple(f"Player {seat}" for seat in range(seats))
    state = game.new(seats=seats, seed=seed, options=options, contributions=added)
    record = Record.start(game, seats=seats, seed=seed, options=options, names=names, contributions=added)
    while state.outcome is None:
        seat = rng.choice(sorted(state.actors))
        moves = state.legal(seat)
        if rng.random() < 0.01:
            moves = state.table_actions(seat) or moves
        move = rng.choice(moves)
        state, _ = state.apply(seat, move)
        record = record.add(seat, move)
    record = replace(record.finish(state.outcome, seed), extra=(("Final position", str(state)),))
    (TARGET / f"{stem}.knaves").write_text(str(record), "utf-8")


if __name__ == "__main__":
    for set_up in SET_UPS:
        write(*set_up)
        print(set_up[0])
