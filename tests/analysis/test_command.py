"""`knaves review` in words."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from knaves.analysis import Judgement, review
from knaves.bots import LEVELS
from knaves.deal import seed_from
from knaves.games import GAMES
from knaves.record import Record, load
from knaves.terminal.review_text import ReviewText
from knaves.words import Words
from tests.commands import run

SEED = seed_from("review in words")
MOVES = 8


def short_record(path: Path) -> Path:
    """A game of the strongest level that was broken off after some moves."""
    game, rng = GAMES["travel"], random.Random(1)
    state = game.new(seats=2, seed=SEED)
    record = Record.start(game, seats=2, seed=SEED, names=("Ana", "Ben"))
    for _ in range(MOVES):
        seat = state.turn
        move = LEVELS["best"].choose(state.view(seat), rng)
        record, state = record.add(seat, move), state.apply(seat, move)[0]
    file = path / "game.knaves"
    file.write_text(str(record.abandon("it was late", SEED)))
    return file


def test_every_move_is_told_with_what_moved_the_chances(tmp_path: Path) -> None:
    file = short_record(tmp_path)
    told = run("review", file, "--worlds", "1", "--moves", "--lang", "en").stdout
    _, _, moves = told.partition("All moves\n")
    lines = moves.splitlines()
    assert len(lines) == MOVES
    for number, line in enumerate(lines, 1):
        assert line.startswith(f"  {number}. {'Ana' if 'Ana' in line else 'Ben'}: Place on ")
        assert "Chance " in line
        assert "% → " in line
    assert "Choice " in moves
    assert "luck " in moves
    assert "All moves" not in run("review", file, "--worlds", "1", "--lang", "en").stdout


@pytest.mark.parametrize(("skill", "harmless"), [((0.0, 0.0), True), ((-0.08, 0.08), False)])
def test_a_mistake_that_the_hidden_cards_made_harmless_says_so(
    tmp_path: Path, skill: tuple[float, float], harmless: bool
) -> None:
    record = load(short_record(tmp_path))
    found = review(record, worlds=1)
    first, *others = found.moves
    mistake = Judgement("mistake", skill, 0.08, best=first.move)
    found = replace(found, moves=(replace(first, known=mistake), *others))
    told = list(ReviewText(record, found, Words("en")).lines(with_moves=True))[-MOVES]
    assert " (mistake). Chance " in told
    assert ("As the hidden cards lay, it cost nothing." in told) == harmless
