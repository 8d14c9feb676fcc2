"""Scores with luck subtracted, on simulated matches: unbiased, and with intervals that hold."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from knaves.arena.ratings import HeadToHead, rate
from knaves.arena.reduced import RunningReduction, subtract_luck
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Estimate, expected_score

DEALS, MATCHES = 40, 500


def play_deal(chance: float, estimate: str, rng: random.Random) -> tuple[float, float]:
    """The mean score of two games and the luck that an estimate of this quality measures."""
    score = luck = 0.0
    for _ in range(2):
        moved = 0.3 * rng.choice((-1, 1)) * rng.random() ** 0.3
        score += rng.random() < chance + moved
        measured = {"good": moved, "too sure": 3 * moved, "noisy": moved + rng.gauss(0, 0.3), "bad": rng.gauss(0, 0.3)}
        luck += moved + 0.05 if estimate == "biased" else measured[estimate]
    return score / 2, luck / 2


def simulate(estimate: str, chance: float = 0.6) -> tuple[list[Estimate], list[float]]:
    """The estimates of many matches, and how much of the plain variance was left in each."""
    rng = random.Random(f"{estimate} {chance}")
    found, left = [], []
    for _ in range(MATCHES):
        scores, luck = zip(*(play_deal(chance, estimate, rng) for _ in range(DEALS)), strict=True)
        reduced = subtract_luck(scores, luck)
        found.append(Estimate.from_scores(reduced))
        left.append(statistics.variance(reduced) / statistics.variance(scores))
    return found, left


def error_of(found: list[Estimate], truth: float) -> float:
    """The error of the mean of many estimates, in its own standard errors."""
    means = [estimate.mean for estimate in found]
    return (statistics.fmean(means) - truth) / (statistics.stdev(means) / math.sqrt(len(means)))


@pytest.mark.parametrize(
    ("estimate", "least", "most"),
    [("good", 0.6, 0.8), ("too sure", 0.6, 0.8), ("noisy", 0.8, 0.95), ("bad", 0.98, 1.1)],
)
def test_the_mean_is_right_and_the_interval_holds_with_any_estimate(estimate: str, least: float, most: float) -> None:
    found, left = simulate(estimate)
    assert abs(error_of(found, 0.6)) < 3
    assert 0.93 <= statistics.fmean(one.low <= 0.6 <= one.high for one in found) <= 0.97
    assert least < statistics.fmean(left) < most


def test_luck_with_a_mean_other_than_zero_would_be_noticed() -> None:
    found, _ = simulate("biased")
    assert error_of(found, 0.6) < -8


def test_a_match_with_few_deals_subtracts_nothing() -> None:
    scores, luck = [0.0, 1.0, 0.5] * 3, [0.1, -0.2, 0.3] * 3
    assert subtract_luck(scores, luck) == scores
    running = RunningReduction()
    assert [running.add(score, own) for score, own in zip(scores, luck, strict=True)] == scores


def test_the_slope_never_sees_the_deal_itself() -> None:
    rng = random.Random(4)
    deals = [play_deal(0.5, "good", rng) for _ in range(30)]
    scores, luck = ([deal[place] for deal in deals] for place in range(2))
    reduced = subtract_luck(scores, luck)
    changed = subtract_luck([*scores[:7], scores[7] + 1, *scores[8:]], luck)
    assert changed[7] == pytest.approx(reduced[7] + 1)
    assert changed[8] != pytest.approx(reduced[8])
    running = RunningReduction()
    slopes = [(score - running.add(score, own)) / own for score, own in deals]
    again = RunningReduction()
    later = [*deals[:20], *((1.0, 0.5) for _ in range(10))]
    after_change = [(score - again.add(score, own)) / own for score, own in later]
    assert after_change[:21] == pytest.approx(slopes[:21])


def test_both_bots_of_a_match_lose_and_win_the_same() -> None:
    rng = random.Random(5)
    scores, luck = zip(*(play_deal(0.5, "good", rng) for _ in range(30)), strict=True)
    one = subtract_luck(scores, luck)
    other = subtract_luck([1 - score for score in scores], [-own for own in luck])
    assert [a + b for a, b in zip(one, other, strict=True)] == pytest.approx([1] * 30)


# --- The sequential test and ratings ---


def play_test(elo: float, rng: random.Random, *, reduce: bool) -> tuple[Verdict, int]:
    """The verdict on a simulated difference and the number of deals; half of the variance is luck."""
    test, running = Sprt(0, 80), RunningReduction()
    for number in range(2000):
        score = luck = 0.0
        for _ in range(2):
            moved = rng.choice((-0.35, 0.35))
            score += rng.random() < expected_score(elo) + moved
            luck += moved
        if test.add(running.add(score / 2, luck / 2) if reduce else score / 2) is not Verdict.OPEN:
            return test.verdict, number
    return test.verdict, 2000


@pytest.mark.parametrize(("elo", "expected"), [(0.0, Verdict.NOT_BETTER), (80.0, Verdict.BETTER)])
def test_the_sequential_test_errs_no_more_and_ends_sooner(elo: float, expected: Verdict) -> None:
    rng = random.Random(6)
    reduced = [play_test(elo, rng, reduce=True) for _ in range(40)]
    plain = [play_test(elo, rng, reduce=False) for _ in range(40)]
    assert sum(verdict is not expected for verdict, _ in reduced) <= 5  # 2 of 40 are expected
    assert statistics.fmean(deals for _, deals in reduced) < 0.8 * statistics.fmean(deals for _, deals in plain)


def test_ratings_take_reduced_scores_even_beyond_all_games() -> None:
    plain = rate(2, {(0, 1): HeadToHead([0.5, 1.0, 0.25, 1.0] * 10, 2)})
    same = rate(2, {(0, 1): HeadToHead([0.6, 0.7, 0.65, 0.8] * 10, 2)})
    assert same[0].elo == pytest.approx(plain[0].elo)
    assert same[0].high - same[0].low < 0.5 * (plain[0].high - plain[0].low)
    beyond, _ = rate(2, {(0, 1): HeadToHead([1.0, 1.2] * 10, 2)})
    assert 100 < beyond.elo < 1000
