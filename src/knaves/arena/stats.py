"""Statistics of scores: means with 95% intervals over deals, and Elo."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from knaves.arena.match import Contest, DealResult
from knaves.arena.reduced import subtract_luck
from knaves.arena.times import Times
from knaves.bots.bot import Fault
from knaves.game import Json

CONFIDENCE = 0.95
MIN_DEALS = 10
"""With fewer deals the Wilson interval is used, since the mean is not yet normal."""
ELO_PER_LOG_ODDS = 400 / math.log(10)
"""Elo points for each unit of log odds."""

_Z = statistics.NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def elo(score: float) -> float:
    """The Elo difference with this expected score; infinite for 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return ELO_PER_LOG_ODDS * math.log(score / (1 - score))


def expected_score(difference: float) -> float:
    """The expected score against an opponent who is this many Elo points weaker."""
    return 1 / (1 + math.exp(-difference / ELO_PER_LOG_ODDS))


def t_quantile(freedom: int) -> float:
    """The two-sided 95% quantile of Student's t; accurate to 0.002 from nine degrees of freedom on."""
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
    def from_scores(cls, scores: Sequence[float]) -> Estimate:
        """From the mean scores of independent deals, each from 0 to 1."""
        count = len(scores)
        if count == 0:
            return cls(0.5, 0.0, 1.0)
        mean = statistics.fmean(scores)
        spread = statistics.stdev(scores) if count > 1 else 0.0
        if count < MIN_DEALS or spread == 0:
            return cls(mean, *_wilson(mean, count))
        half = t_quantile(count - 1) * spread / math.sqrt(count)
        return cls(mean, max(mean - half, 0.0), min(mean + half, 1.0))

    def __str__(self) -> str:
        return f"{self.mean:.1%} [{self.low:.1%}, {self.high:.1%}]"


def _wilson(mean: float, count: int) -> tuple[float, float]:
    """The Wilson score interval as if each deal were one game, which errs on the wide side."""
    square = _Z**2
    centre = (mean + square / (2 * count)) / (1 + square / count)
    half = _Z / (1 + square / count) * math.sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    return max(centre - half, 0.0), min(centre + half, 1.0)


@dataclass(frozen=True)
class Standing:
    """The results of a bot in a match."""

    label: str
    wins: int
    draws: int
    losses: int
    score: Estimate
    reduced: Estimate | None
    """The score with the luck of the draws subtracted; None if luck was not measured, or on too few deals."""
    faults: Counter[str]
    """The number of failures by kind."""
    reasons: Counter[str]
    """The number of failures by reason."""
    times: Times

    def data(self, *, with_elo: bool) -> dict[str, Json]:
        """As JSON; infinite Elo is null."""
        score = self.score
        data: dict[str, Json] = {
            "bot": self.label,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": round(score.mean, 6),
            "score_interval": [round(score.low, 6), round(score.high, 6)],
        }
        reduced = self.reduced
        data["reduced_score"] = reduced and round(reduced.mean, 6)
        data["reduced_interval"] = reduced and [round(reduced.low, 6), round(reduced.high, 6)]
        if with_elo:
            data["elo"], data["elo_interval"] = _elo_data(score)
            data["reduced_elo"], data["reduced_elo_interval"] = _elo_data(reduced) if reduced else (None, None)
        data["faults"] = {str(fault): self.faults[fault] for fault in Fault}
        data["reasons"] = dict(self.reasons.most_common(10))
        times = self.times
        data["moves"] = times.count
        data["move_seconds"] = {"mean": times.mean, "p99": times.quantile(0.99), "max": times.longest}
        return data


def _elo_data(score: Estimate) -> tuple[float | None, list[float | None]]:
    return finite_or_none(elo(score.mean)), [finite_or_none(elo(score.low)), finite_or_none(elo(score.high))]


def finite_or_none(value: float) -> float | None:
    """A rounded number, or None if infinite, since JSON has no infinity."""
    return round(value, 2) if math.isfinite(value) else None


@dataclass(frozen=True)
class Summary:
    """The statistics of a match, from its finished deals."""

    contest: Contest
    bots: tuple[int, ...]
    deals: int
    games: int
    standings: tuple[Standing, ...]
    endings: Counter[str]
    moves: int
    saving: float | None
    """The factor of games that unpaired deals would need for the same precision; None if unknown."""
    luck_saving: float | None
    """The factor of games that would be needed for the same precision without subtracting luck; None if unknown."""

    @classmethod
    def from_results(cls, contest: Contest, bots: tuple[int, ...], results: Sequence[DealResult]) -> Summary:
        """Compute the statistics; the order of the results does not matter."""
        results = sorted(results, key=lambda result: result.task)
        games = [game for result in results for game in result.games]
        standings = tuple(_standing(contest.contestants[bot].label, at, bot, results) for at, bot in enumerate(bots))
        endings = Counter(game.ending for game in games)
        moves = sum(game.moves for game in games)
        saving, luck_saving = _saving(results), _luck_saving(results)
        return cls(contest, bots, len(results), len(games), standings, endings, moves, saving, luck_saving)

    def data(self) -> dict[str, Json]:
        """As JSON."""
        return {
            **self.contest.data(),
            "sides": len(set(self.contest.sides())),
            "deals": self.deals,
            "games": self.games,
            "bots": [standing.data(with_elo=len(self.bots) == 2) for standing in self.standings],
            "endings": dict(sorted(self.endings.items())),
            "moves_per_game": round(self.moves / max(self.games, 1), 2),
            "pairing_saves": None if self.saving is None else round(self.saving, 2),
            "luck_saves": None if self.luck_saving is None else round(self.luck_saving, 2),
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
        Estimate.from_scores([result.scores[at] for result in results]),
        None if (reduced := reduced_scores(results, at)) is None else Estimate.from_scores(reduced),
        Counter(failure.fault for failure in failures),
        Counter(failure.reason for failure in failures),
        times,
    )


def reduced_scores(results: Sequence[DealResult], at: int) -> list[float] | None:
    """A bot's scores of all deals with the luck of the draws subtracted; None if that makes no sense.

    Deals on which luck was not measured count with their plain scores, which have the same mean.
    """
    scores = [result.scores[at] for result in results]
    luck = [result.luck[at] if result.luck else 0.0 for result in results]
    if not any(luck) or len(results) < MIN_DEALS or len(set(scores)) == 1:
        return None
    return subtract_luck(scores, luck)


def _luck_saving(results: Sequence[DealResult]) -> float | None:
    """The ratio of the variance of the plain scores to that of the reduced ones."""
    reduced = reduced_scores(results, 0)
    spread = statistics.variance(reduced) if reduced else 0.0
    return statistics.variance(result.scores[0] for result in results) / spread if spread else None


def _saving(results: Sequence[DealResult]) -> float | None:
    """The ratio of the variance of independent games to that of paired deals."""
    if len(results) < MIN_DEALS:
        return None
    paired = statistics.variance(result.scores[0] for result in results)
    single = statistics.variance(game.scores[0] for result in results for game in result.games)
    return single / len(results[0].games) / paired if paired else None
