"""Racing the candidate moves of a search against each other."""

from __future__ import annotations

import random

from knaves.bots.candidate_race import MIN_WORLDS, CandidateRace


def make_race(*scores: list[float]) -> CandidateRace:
    """A race with the scores of each candidate in the worlds played so far."""
    race = CandidateRace([0.0] * len(scores))
    products = [[sum(a * b for a, b in zip(one, other, strict=True)) for other in scores] for one in scores]
    race.add([sum(one) for one in scores], products, len(scores[0]))
    return race


def test_a_candidate_that_is_clearly_behind_is_dropped() -> None:
    rng = random.Random(1)
    luck = [rng.random() * 0.5 for _ in range(4 * MIN_WORLDS)]
    noisy = [x + rng.choice((0.04, 0.34)) for x in luck]
    race = make_race(luck, [x + 0.2 for x in luck], noisy)
    race.drop()
    assert race.alive == [1, 2]
    few = make_race([0.1] * 8, [0.9] * 8)
    few.drop()
    assert few.alive == [0, 1]


def test_the_first_is_preferred_unless_another_is_surely_better() -> None:
    noisy = make_race([0.5, 0.5, 0.5, 0.5], [0.9, 0.1, 0.9, 0.2])
    assert noisy.mean(1) > noisy.mean(0)
    assert noisy.best() == 0
    assert make_race([0.5, 0.5, 0.5, 0.5], [0.7, 0.6, 0.7, 0.6]).best() == 1


def test_the_better_half_stays() -> None:
    race = make_race([0.1, 0.2], [0.9, 0.8], [0.5, 0.6], [0.7, 0.7])
    race.halve()
    assert race.alive == [1, 3]
    race.halve()
    assert race.alive == [1, 3]


def test_a_prior_counts_like_a_number_of_worlds() -> None:
    race = CandidateRace([0.5, 0.4], weight=10.0)
    assert race.best() == 0
    race.add([5.0, 6.0], [[2.5, 3.0], [3.0, 3.6]], 10)
    assert race.mean(0) == 0.5
    assert race.mean(1) == 0.5
    race.add([50.0, 60.0], [[25.0, 30.0], [30.0, 36.0]], 100)
    assert race.best() == 1


def test_a_race_runs_in_rounds_and_stops_by_the_injected_clock() -> None:
    calls: list[tuple[int, int]] = []

    def play(alive: list[int], worlds: int) -> tuple[list[float], list[list[float]]]:
        calls.append((len(alive), worlds))
        return [0.5 * worlds] * len(alive), [[0.25 * worlds] * len(alive)] * len(alive)

    CandidateRace([0.0] * 8).run(play, worlds=30, batch=8, seconds=0.0, clock=lambda: 0.0)
    assert calls == [(8, 8), (8, 2), (4, 8), (4, 2), (2, 8), (2, 2)]
    calls.clear()
    ticks = iter(range(1000))
    CandidateRace([0.0] * 8).run(play, worlds=0, batch=1, seconds=9.0, clock=lambda: next(ticks))
    assert 6 <= len(calls) <= 9
