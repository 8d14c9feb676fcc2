"""What scores tell: rates with 95% intervals over deals, and Elo."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from knaves.arena.match import Contest, DealResult
from knaves.arena.times import Times
from knaves.bots.external import Fault
from knaves.game import Json

CONFIDENCE = 0.95
FEW = 10
"""With fewer deals a mean is not yet normal, and the Wilson interval is used."""
ELO = 400 / math.log(10)
"""Elo points for each unit of log odds."""

_Z = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def elo(score: float) -> float:
    """The difference in Elo at which this is the expected score; infinite for 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return ELO * math.log(score / (1 - score))


def expected_score(difference: float) -> float:
    """What one scores against somebody so many Elo points weaker."""
    return 1 / (1 + math.exp(-difference / ELO))


def t_quantile(freedom: int) -> float:
    """The two-sided 95% point of Student's t; the series is good to 0.002 from nine degrees of freedom on."""
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


@dataclass(frozen=True)
class Estimate:
    """A mean score with its 95% interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, scores: Sequence[float]) -> Estimate:
        """From the mean scores of independent deals, each from 0 to 1."""
        count = len(scores)
        if count == 0:
            return cls(0.5, 0.0, 1.0)
        mean = statistics.fmean(scores)
        spread = statistics.stdev(scores) if count > 1 else 0.0
        if count < FEW or spread == 0:
            return cls(mean, *_wilson(mean, count))
        half = t_quantile(count - 1) * spread / math.sqrt(count)
        return cls(mean, max(mean - half, 0.0), min(mean + half, 1.0))

    def __str__(self) -> str:
        return f"{self.mean:.1%} [{self.low:.1%}, {self.high:.1%}]"


def _wilson(mean: float, count: int) -> tuple[float, float]:
    """The Wilson score interval, as if each deal were one game: too wide rather than too narrow."""
    square = _Z**2
    centre = (mean + square / (2 * count)) / (1 + square / count)
    half = _Z / (1 + square / count) * math.sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    return max(centre - half, 0.0), min(centre + half, 1.0)


@dataclass(frozen=True)
class Standing:
    """What one bot did in a match."""

    label: str
    wins: int
    draws: int
    losses: int
    score: Estimate
    faults: Counter[str]
    """How often it failed, by kind of fault."""
    reasons: Counter[str]
    """Why it failed, and how often."""
    times: Times

    def data(self, *, with_elo: bool) -> dict[str, Json]:
        """As JSON takes it; Elo without bounds is null."""
        score = self.score
        data: dict[str, Json] = {
            "bot": self.label,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": round(score.mean, 6),
            "score_interval": [round(score.low, 6), round(score.high, 6)],
        }
        if with_elo:
            data["elo"] = finite(elo(score.mean))
            data["elo_interval"] = [finite(elo(score.low)), finite(elo(score.high))]
        data["faults"] = {str(fault): self.faults[fault] for fault in Fault}
        data["reasons"] = dict(self.reasons.most_common(10))
        times = self.times
        data["moves"] = times.count
        data["move_seconds"] = {"mean": times.mean, "p99": times.quantile(0.99), "max": times.longest}
        return data


def finite(value: float) -> float | None:
    """JSON knows no infinity."""
    return round(value, 2) if math.isfinite(value) else None


@dataclass(frozen=True)
class Summary:
    """What a match tells, from the deals that were finished."""

    contest: Contest
    bots: tuple[int, ...]
    deals: int
    games: int
    standings: tuple[Standing, ...]
    endings: Counter[str]
    moves: int
    saving: float | None
    """How many times more games would be needed on deals that are not paired, where that is known."""

    @classmethod
    def of(cls, contest: Contest, bots: tuple[int, ...], results: Sequence[DealResult]) -> Summary:
        """The order in which deals were finished makes no difference."""
        results = sorted(results, key=lambda result: result.task)
        games = [game for result in results for game in result.games]
        standings = tuple(_standing(contest.contestants[bot].label, at, bot, results) for at, bot in enumerate(bots))
        endings = Counter(game.ending for game in games)
        moves = sum(game.moves for game in games)
        return cls(contest, bots, len(results), len(games), standings, endings, moves, _saving(results))

    def data(self) -> dict[str, Json]:
        """As JSON takes it."""
        return {
            **self.contest.data(),
            "sides": len(set(self.contest.sides())),
            "deals": self.deals,
            "games": self.games,
            "bots": [standing.data(with_elo=len(self.bots) == 2) for standing in self.standings],
            "endings": dict(sorted(self.endings.items())),
            "moves_per_game": round(self.moves / max(self.games, 1), 2),
            "pairing_saves": None if self.saving is None else round(self.saving, 2),
        }


def _standing(label: str, at: int, bot: int, results: Sequence[DealResult]) -> Standing:
    games = [game for result in results for game in result.games]
    scores = [game.scores[at] for game in games]
    even = [len(set(game.scores)) == 1 for game in games]
    failures = [game.failure for game in games if game.failure is not None and game.failure.bot == bot]
    times = Times()
    for result in results:
        times.merge(result.times[at])
    wins = sum(score > 0 and not drawn for score, drawn in zip(scores, even, strict=True))
    return Standing(
        label,
        wins,
        sum(even),
        len(games) - wins - sum(even),
        Estimate.of([result.scores[at] for result in results]),
        Counter(failure.fault for failure in failures),
        Counter(failure.reason for failure in failures),
        times,
    )


def _saving(results: Sequence[DealResult]) -> float | None:
    """The variance of a mean of independent games over that of a deal's mean."""
    if len(results) < FEW:
        return None
    paired = statistics.variance(result.scores[0] for result in results)
    single = statistics.variance(game.scores[0] for result in results for game in result.games)
    return single / len(results[0].games) / paired if paired else None
