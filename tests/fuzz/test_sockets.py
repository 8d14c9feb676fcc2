"""Frames of all kinds in any order: a few examples here, as many as one likes with `make fuzz`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from tests.campaigns import sampled
from tests.fuzz.strategies import Case, cases
from tests.fuzz.table import run_case

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


@settings(max_examples=sampled(100), suppress_health_check=list(HealthCheck))
@given(cases)
def test_whatever_comes_in_each_command_has_one_answer_and_nothing_leaks(case: Case) -> None:
    run_case(case)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_what_was_found_once_stays_mended(path: Path) -> None:
    run_case(json.loads(path.read_text("utf-8"))["case"])
