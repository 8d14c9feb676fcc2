"""Elo ratings of many bots by maximum likelihood (Bradley–Terry); a draw counts as half a win."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knaves.arena.stats import ELO_PER_LOG_ODDS

Pairing = tuple[int, int]
Matrix = list[list[float]]

_Z = statistics.NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Rating:
    """A bot's Elo with its 95% interval; the mean of all bots is 0."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class HeadToHead:
    """The results of two bots against each other."""

    scores: Sequence[float]
    """The first one's mean score of each deal, plain or with the luck of the draws subtracted."""
    games: int
    """The number of games on each deal."""


def rate(count: int, results: Mapping[Pairing, HeadToHead]) -> tuple[Rating, ...]:
    """The maximum-likelihood ratings of this many bots.

    If a bot lost or won everything, its rating would be infinite; then each pairing counts one more drawn game. The
    intervals treat deals, not games, as independent.
    """
    played = {pair: len(meeting.scores) * float(meeting.games) for pair, meeting in results.items() if meeting.scores}
    won = {  # scores without luck can add up to more than all games, or to less than none
        pair: min(max(sum(results[pair].scores) * results[pair].games, 0.0), games) for pair, games in played.items()
    }
    everyone = range(count)
    met = [{other for pair in won if bot in pair for other in pair} for bot in everyone]
    if not _all_reach_all(met):  # some bots have no common opponents yet
        return (Rating(0.0, -math.inf, math.inf),) * count
    if not _all_reach_all([{other for other in everyone if _score(won, played, bot, other) > 0} for bot in everyone]):
        won = {pair: score + 0.5 for pair, score in won.items()}
        played = {pair: games + 1 for pair, games in played.items()}
    strengths = _most_likely(count, won, played)
    errors = _standard_errors(count, strengths, results, played)
    return tuple(
        Rating(
            ELO_PER_LOG_ODDS * strength,
            ELO_PER_LOG_ODDS * (strength - _Z * error),
            ELO_PER_LOG_ODDS * (strength + _Z * error),
        )
        for strength, error in zip(strengths, errors, strict=True)
    )


def _all_reach_all(links: Sequence[set[int]]) -> bool:
    """Whether the graph is strongly connected."""
    for start in range(len(links)):
        reached, front = {start}, {start}
        while front:
            front = set[int]().union(*(links[bot] for bot in front)) - reached
            reached |= front
        if len(reached) < len(links):
            return False
    return True


def _score(won: Mapping[Pairing, float], played: Mapping[Pairing, float], bot: int, other: int) -> float:
    if (bot, other) in won:
        return won[bot, other]
    return played[other, bot] - won[other, bot] if (other, bot) in won else 0.0


def _chance(strengths: Sequence[float], pair: Pairing) -> float:
    return 1 / (1 + math.exp(strengths[pair[1]] - strengths[pair[0]]))


def _most_likely(count: int, won: Mapping[Pairing, float], played: Mapping[Pairing, float]) -> list[float]:
    """Newton's method; the likelihood is concave."""
    strengths = [0.0] * count
    for _ in range(200):
        slope = [0.0] * count
        for pair, score in won.items():
            missing = score - played[pair] * _chance(strengths, pair)
            slope[pair[0]] += missing
            slope[pair[1]] -= missing
        step = _solve(_information(count, strengths, played), slope)
        largest = max(map(abs, step))
        scale = min(1.0, 1.0 / largest) if largest else 0.0  # a full step could overshoot
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    return strengths


def _information(count: int, strengths: Sequence[float], played: Mapping[Pairing, float]) -> Matrix:
    """The Fisher information, plus a weight that keeps the mean, which games cannot determine, at 0."""
    weights = {}
    for pair, games in played.items():
        chance = _chance(strengths, pair)
        weights[pair] = games * chance * (1 - chance)
    matrix = _laplacian(count, weights)
    return [[entry + 1 for entry in row] for row in matrix]


def _laplacian(count: int, weights: Mapping[Pairing, float]) -> Matrix:
    """The sum over all pairs of weight times (e_i - e_j)(e_i - e_j)'."""
    matrix = [[0.0] * count for _ in range(count)]
    for (one, other), weight in weights.items():
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def _standard_errors(
    count: int, strengths: Sequence[float], results: Mapping[Pairing, HeadToHead], played: Mapping[Pairing, float]
) -> list[float]:
    """The standard errors by the sandwich estimator, with the observed variance of the deals."""
    weights = {}
    for pair in played:
        head_to_head = results[pair]
        deals = len(head_to_head.scores)
        chance = _chance(strengths, pair)
        variance = statistics.variance(head_to_head.scores) if deals > 1 else 0.0
        if variance == 0:  # too few deals, or equal ones: assume independent games
            variance = chance * (1 - chance) / head_to_head.games
        weights[pair] = deals * variance * head_to_head.games**2
    seen = _laplacian(count, weights)
    information = _information(count, strengths, played)
    errors = []
    for bot in range(count):
        unit = [float(other == bot) for other in range(count)]
        row = _solve(information, unit)
        variance = sum(row[i] * seen[i][j] * row[j] for i in range(count) for j in range(count))
        errors.append(math.sqrt(max(variance, 0.0)))
    return errors


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve a small linear system by Gaussian elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            rows[row] = [entry - factor * above for entry, above in zip(rows[row], rows[at], strict=True)]
    result = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * result[other] for other in range(at + 1, size))
        result[at] = (rows[at][size] - known) / rows[at][at]
    return result
