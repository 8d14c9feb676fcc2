"""Elo of many bots from their matches: the most likely ratings (Bradley and Terry), draws as half a win."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from knaves.arena.stats import ELO

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
class Meeting:
    """What two bots did against each other."""

    scores: Sequence[float]
    """The first one's mean score of each deal."""
    games: int
    """How many games were played on each deal."""


def rate(count: int, meetings: Mapping[Pairing, Meeting]) -> tuple[Rating, ...]:
    """The most likely ratings of so many bots.

    Where a bot lost or won everything they would be infinite; then each pairing counts one drawn game more. The
    intervals take deals, not games, as independent.
    """
    won = {pair: sum(meeting.scores) * meeting.games for pair, meeting in meetings.items() if meeting.scores}
    played = {pair: len(meetings[pair].scores) * float(meetings[pair].games) for pair in won}
    everyone = range(count)
    met = [{other for pair in won if bot in pair for other in pair} for bot in everyone]
    if not _all_reach_all(met):  # so far nothing links some of the bots with the others
        return (Rating(0.0, -math.inf, math.inf),) * count
    if not _all_reach_all([{other for other in everyone if _score(won, played, bot, other) > 0} for bot in everyone]):
        won = {pair: score + 0.5 for pair, score in won.items()}
        played = {pair: games + 1 for pair, games in played.items()}
    strengths = _most_likely(count, won, played)
    spread = _spread(count, strengths, meetings, played)
    return tuple(
        Rating(ELO * strength, ELO * (strength - _Z * error), ELO * (strength + _Z * error))
        for strength, error in zip(strengths, spread, strict=True)
    )


def _all_reach_all(links: Sequence[set[int]]) -> bool:
    """Whether everyone is linked with everyone, directly or through others."""
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
        scale = min(1.0, 1.0 / largest) if largest else 0.0  # far away the full step would overshoot
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    return strengths


def _information(count: int, strengths: Sequence[float], played: Mapping[Pairing, float]) -> Matrix:
    """Fisher's information, with a weight on the mean, which the games say nothing about and which is to stay 0."""
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


def _spread(
    count: int, strengths: Sequence[float], meetings: Mapping[Pairing, Meeting], played: Mapping[Pairing, float]
) -> list[float]:
    """The standard errors: the inverse information on both sides of the variance that the deals really had."""
    weights = {}
    for pair in played:
        meeting = meetings[pair]
        deals = len(meeting.scores)
        chance = _chance(strengths, pair)
        variance = statistics.variance(meeting.scores) if deals > 1 else 0.0
        if variance == 0:  # too few deals, or all the same: what independent games would have
            variance = chance * (1 - chance) / meeting.games
        weights[pair] = deals * variance * meeting.games**2
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
    """Solve a small system of linear equations by Gauss elimination."""
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
