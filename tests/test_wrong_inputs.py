"""What a newcomer gets wrong, and the sentence each mistake gets: what was expected, and the call that gives it."""

from __future__ import annotations

import builtins
import random
from pathlib import Path

import pytest

import knaves
import knaves.svg
from knaves import GAMES, record
from knaves.bots import LEVELS, levels
from knaves.record import Record, check, load, parse
from knaves.record_search import Query
from knaves.record_stream import write_games

NAMES = {
    "CLASSIC": GAMES.classic,
    "STACKS": GAMES.stacks,
    "STATE": GAMES.classic.position("classic seats=2 board=*8*/2b7/10/10/10/10/10/10/10/*8* hands=7H,JC|7H,5D"),
    "PILES": GAMES.stacks.new(seats=2, seed=bytes(32)),
    "RECORD": Record.start(GAMES.classic, seats=2, seed=bytes(32)),
    "GAMES": GAMES,
    "Query": Query,
    "LEVELS": LEVELS,
    "check": check,
    "knaves": knaves,
    "load": load,
    "parse": parse,
    "random": random,
    "write_games": write_games,
}

LINES = (Path(__file__).parent / "wrong_inputs.txt").read_text("utf-8").splitlines()
"""The code of each mistake, and below it the error that it raises."""
TABLE = [(code, *error.strip().split(": ", 1)) for code, error in zip(LINES[::2], LINES[1::2], strict=True)]


def test_the_table_is_long_enough() -> None:
    assert len(TABLE) >= 40


@pytest.mark.parametrize(("code", "kind", "sentence"), TABLE, ids=[code for code, *_ in TABLE])
def test_a_wrong_input_gets_a_sentence_that_helps(
    code: str, kind: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one is in the table
        eval(code, NAMES)
    assert (type(caught.value).__name__, str(caught.value)) == (kind, sentence)
    known = next(getattr(module, kind) for module in (knaves, record, levels, builtins) if hasattr(module, kind))
    assert isinstance(caught.value, known)
    assert isinstance(caught.value, knaves.GameError | AttributeError)
    assert not list(tmp_path.iterdir())
