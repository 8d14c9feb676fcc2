"""Rates, intervals, Elo and ratings, compared with published numbers."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from knaves.arena.match import Contest, DealResult, GameResult, Task
from knaves.arena.ratings import HeadToHead, Rating, rate
from knaves.arena.sprt import Sprt, Verdict, log_likelihood_ratio
from knaves.arena.stats import Estimate, Summary, elo, expected_score, t_quantile
from knaves.arena.times import Times
from tests.arena.bots import random_bot


def test_elo_is_the_logistic_of_chess() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.848, abs=0.001)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == -elo(0.75)
    assert elo(1) == math.inf
    assert elo(0) == -math.inf
    assert expected_score(100) == pytest.approx(0.640065, abs=1e-6)
    assert expected_score(elo(0.617)) == pytest.approx(0.617)


@pytest.mark.parametrize(("freedom", "known"), [(9, 2.2622), (19, 2.0930), (29, 2.0452), (99, 1.9842), (9999, 1.9602)])
def test_students_t_as_in_the_tables(freedom: int, known: float) -> None:
    assert t_quantile(freedom) == pytest.approx(known, abs=0.002)


def test_the_interval_of_many_deals_is_students() -> None:
    scores = [1.0] * 12 + [0.5] * 10 + [0.0] * 8  # mean 17/30; the variance 0.65402 is calculated below
    spread = math.sqrt(sum((score - 17 / 30) ** 2 for score in scores) / 29)
    estimate = Estimate.from_scores(scores)
    assert estimate.mean == pytest.approx(17 / 30)
    assert estimate.high - estimate.mean == pytest.approx(2.0452 * spread / math.sqrt(30), abs=1e-4)
    assert estimate.mean - estimate.low == pytest.approx(estimate.high - estimate.mean)


def test_few_or_equal_deals_get_the_wilson_interval() -> None:
    estimate = Estimate.from_scores([1.0] * 100)  # a known value: 100 of 100 gives 0.9630 to 1
    assert estimate.mean == 1
    assert estimate.high == pytest.approx(1)
    assert estimate.low == pytest.approx(0.9630, abs=1e-4)
    estimate = Estimate.from_scores([1, 1, 1, 1, 0])  # 4 of 5 gives 0.3755 to 0.9638
    assert estimate.low == pytest.approx(0.3755, abs=1e-4)
    assert estimate.high == pytest.approx(0.9638, abs=1e-4)
    assert Estimate.from_scores([]) == Estimate(0.5, 0, 1)


def test_the_interval_contains_the_true_value_in_95_of_100_cases() -> None:
    rng = random.Random(1)
    truth, inside = 0.55, 0
    for _ in range(2000):
        estimate = Estimate.from_scores([rng.choice((0, 0.5, 1)) if rng.random() < 0.9 else 1.0 for _ in range(60)])
        inside += estimate.low <= truth <= estimate.high
    assert 0.935 < inside / 2000 < 0.965


def deal_result(number: int, scores: list[tuple[float, float]], bots: tuple[int, ...] = (0, 1)) -> DealResult:
    games = tuple(GameResult((0, 1), score, "completed", 40) for score in scores)
    return DealResult(Task(number, bots), games, (Times(), Times()))


def test_a_summary_counts_games_and_measures_over_deals() -> None:
    won, lost, drawn = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)
    deals = [[won, won], [won, lost], [lost, won], [won, drawn], [lost, lost]] * 4
    results = [deal_result(number, deal) for number, deal in enumerate(deals)]
    contest = Contest("travel", 2, (random_bot("a"), random_bot("b")))
    summary = Summary.from_results(contest, (0, 1), results)
    a, b = summary.standings
    assert (a.wins, a.draws, a.losses) == (20, 4, 16) == (b.losses, b.draws, b.wins)
    assert a.score.mean == pytest.approx(0.55)
    assert a.score == Estimate.from_scores([1, 0.5, 0.5, 0.75, 0] * 4)
    paired, single = (
        statistics.variance([1, 0.5, 0.5, 0.75, 0] * 4),
        statistics.variance([1] * 20 + [0.5] * 4 + [0] * 16),
    )
    assert summary.saving == pytest.approx(single / 2 / paired)
    assert summary == Summary.from_results(contest, (0, 1), results[::-1])


def test_times_are_kept_to_a_few_percent() -> None:
    times, other = Times(), Times()
    for number in range(1, 1001):
        (times if number % 2 else other).add(number / 1000)
    times.merge(other)
    assert (times.count, times.longest) == (1000, 1)
    assert times.mean == pytest.approx(0.5005)
    for share in (0.1, 0.5, 0.9, 0.99):
        assert times.quantile(share) == pytest.approx(share, rel=0.05)
    assert Times.read(times.data()) == times
    assert (Times().mean, Times().quantile(0.99)) == (0, 0)


# --- Ratings ---


def test_two_bots_differ_by_the_elo_of_their_score() -> None:
    one, other = rate(2, {(0, 1): HeadToHead([1, 1, 1, 0] * 25, 1)})
    assert one.elo - other.elo == pytest.approx(190.848, abs=0.01)
    assert one.elo == -other.elo
    # the error of the difference is 400 / ln 10 / sqrt(n p q); each bot has half of it
    error = 400 / math.log(10) / math.sqrt(100 * 0.75 * 0.25)
    assert one.high - one.elo == pytest.approx(1.96 * error / 2, rel=0.01)


def test_consistent_scores_give_exact_ratings() -> None:
    """Each bot beats the next at odds of 2 to 1, which is 400 log10 2, about 120 points."""
    two_to_one, four_to_one = [1, 1, 0] * 20, [1, 1, 1, 1, 0] * 12
    ratings = rate(
        3, {(0, 1): HeadToHead(two_to_one, 2), (1, 2): HeadToHead(two_to_one, 2), (0, 2): HeadToHead(four_to_one, 2)}
    )
    assert [round(rating.elo, 2) for rating in ratings] == [120.41, 0, -120.41]


def test_paired_deals_make_ratings_more_precise() -> None:
    """Deals whose two games are both decided by luck, one half each, carry no information."""
    split = rate(2, {(0, 1): HeadToHead([0.5, 0.5, 0.5, 1, 0] * 20, 2)})
    spread = rate(2, {(0, 1): HeadToHead([1, 0, 1, 0, 0.5] * 20, 2)})
    assert split[0].elo == pytest.approx(spread[0].elo, abs=1e-9)
    assert split[0].high - split[0].low < 0.8 * (spread[0].high - spread[0].low)


def test_a_bot_that_won_everything_still_gets_a_rating() -> None:
    ratings = rate(
        3,
        {(0, 1): HeadToHead([1.0] * 10, 2), (1, 2): HeadToHead([0.5, 1, 0] * 5, 2), (0, 2): HeadToHead([1.0] * 10, 2)},
    )
    assert all(math.isfinite(value) for rating in ratings for value in (rating.elo, rating.low, rating.high))
    assert ratings[0].elo > ratings[1].elo


def test_without_games_there_are_no_ratings() -> None:
    for meetings in ({}, {(0, 1): HeadToHead([], 2), (1, 2): HeadToHead([1.0, 0.5], 2), (0, 2): HeadToHead([], 2)}):
        assert rate(3, meetings) == (Rating(0, -math.inf, math.inf),) * 3


# --- The sequential test ---


def test_the_ratio_agrees_with_its_normal_approximation() -> None:
    counts = {0.0: 150, 0.25: 30, 0.5: 500, 0.75: 40, 1.0: 180}
    total = sum(counts.values())
    mean = sum(score * count for score, count in counts.items()) / total
    variance = sum(count * (score - mean) ** 2 for score, count in counts.items()) / total
    low, high = expected_score(0), expected_score(10)
    approximation = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(counts, 0, 10) == pytest.approx(approximation, rel=0.02)
    assert log_likelihood_ratio({}, 0, 10) == 0
    assert log_likelihood_ratio(counts, 0, 10) == pytest.approx(-log_likelihood_ratio(counts, 10, 0))


def test_a_few_lucky_deals_prove_nothing() -> None:
    test = Sprt(0, 10)
    for _ in range(20):
        assert test.add(1.0) is Verdict.OPEN
    assert 0 < test.llr < 1


def simulate(true_elo: float, rng: random.Random, most: int = 4000) -> Sprt:
    """A simulated test of two bots with this Elo difference; both games of a deal share its luck."""
    test = Sprt(0, 60)
    for _ in range(most):
        luck = rng.uniform(-0.3, 0.3)
        games = [rng.random() < expected_score(true_elo) + side * luck for side in (1, -1)]
        if test.add(sum(games) / 2) is not Verdict.OPEN:
            break
    return test


@pytest.mark.parametrize(
    ("true_elo", "expected"), [(0, Verdict.NOT_BETTER), (60, Verdict.BETTER), (150, Verdict.BETTER)]
)
def test_the_error_rates_are_those_requested(true_elo: float, expected: Verdict) -> None:
    rng = random.Random(2)
    tests = [simulate(true_elo, rng) for _ in range(100)]
    wrong = sum(test.verdict not in (expected, Verdict.OPEN) for test in tests)
    assert wrong <= 10  # 5 of 100 are expected; more than 10 have a probability of 1%
    assert sum(test.verdict is expected for test in tests) >= 85


def test_the_bounds_are_walds() -> None:
    low, high = Sprt(alpha=0.05, beta=0.05).bounds
    assert low == pytest.approx(-2.944, abs=0.001)
    assert high == pytest.approx(2.944, abs=0.001)
