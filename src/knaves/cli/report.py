"""The reports of `knaves arena`, `tournament` and `sprt`."""

from __future__ import annotations

import argparse
import math
from collections import Counter

from knaves.arena.run import Run, pairings, tournament_ratings, tournament_tasks
from knaves.arena.sprt import Sprt, Verdict
from knaves.arena.stats import Estimate, Standing, Summary, elo, finite_or_none
from knaves.bots.bot import Fault
from knaves.game import Json


def _heading(summary: Summary, games: int, deals: int) -> str:
    contest = summary.contest
    changed = "".join(f", {name} {text}" for name, text in contest.options.items())
    return f"{contest.game}, {contest.seats} players{changed}: {games} games on {deals} deals, seed {contest.seed}"


def _elo_text(score: Estimate) -> str:
    return f"Elo {_signed(elo(score.mean))} [{_signed(elo(score.low))}, {_signed(elo(score.high))}]"


def _strength_text(score: Estimate, summary: Summary) -> str:
    return f"{score}   {_elo_text(score)}" if len(summary.bots) == 2 else str(score)


def _signed(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else "+∞" if value > 0 else "-∞"


def _time_text(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"


def _speed_line(standing: Standing, width: int) -> str:
    times = standing.times
    return (
        f"  {standing.label:<{width}}  {_time_text(times.mean)} per move, p99 {_time_text(times.quantile(0.99))}, "
        f"max {_time_text(times.longest)}"
    )


def _fault_lines(label: str, faults: Counter[str], reasons: Counter[str]) -> list[str]:
    if not faults:
        return []
    kinds = ", ".join(f"{fault} {count}" for fault, count in sorted(faults.items()))
    lines = [f"  {label} failed in {faults.total()} games ({kinds}):"]
    return lines + [f"    {count} × {reason}" for reason, count in reasons.most_common(5)]


def match_lines(summary: Summary) -> list[str]:
    """The report of a match."""
    width = max(len(standing.label) for standing in summary.standings)
    lines = [_heading(summary, summary.games, summary.deals)]
    lines += [
        f"  {standing.label:<{width}}  {standing.wins:>6} won {standing.draws:>5} drawn {standing.losses:>6} lost"
        f"   {_strength_text(standing.score, summary)}"
        for standing in summary.standings
    ]
    for standing in summary.standings:
        if standing.reduced is not None:
            score = _strength_text(standing.reduced, summary)
            lines.append(f"  {standing.label:<{width}}  {'without the luck of the draws':>35}   {score}")
    lines += [_speed_line(standing, width) for standing in summary.standings]
    endings = ", ".join(f"{ending} {count}" for ending, count in sorted(summary.endings.items()))
    lines.append(f"  ended by {endings or 'nothing yet'}; {summary.moves / max(summary.games, 1):.1f} moves per game")
    if summary.saving is not None:
        lines.append(f"  paired deals were worth {summary.saving:.1f} times as many games")
    if summary.luck_saving is not None:
        lines.append(f"  subtracting luck was worth {summary.luck_saving:.1f} times as many games")
    for standing in summary.standings:
        lines += _fault_lines(standing.label, standing.faults, standing.reasons)
    return lines


class TournamentReport:
    """The report of a tournament."""

    def __init__(self, run: Run, count: int, games: int) -> None:
        self.run = run
        self.count = count
        self.labels = [contestant.label for contestant in run.contest.contestants]
        tasks = tournament_tasks(count, games)
        wanted = {pair: [task for task in tasks if task.bots == pair] for pair in pairings(count)}
        self.meetings = {pair: run.summary(pair, own) for pair, own in wanted.items()}
        finished = run.finished(tasks)
        self.ratings = tournament_ratings(finished, count)
        measured = any(summary.luck_saving is not None for summary in self.meetings.values())
        self.reduced = tournament_ratings(finished, count, subtract_luck=True) if measured else None
        self.order = sorted(range(count), key=lambda bot: -self.ratings[bot].elo)

    def score(self, bot: int, other: int) -> Estimate:
        """A bot's score against another."""
        summary = self.meetings[min(bot, other), max(bot, other)]
        return summary.standings[0 if bot < other else 1].score

    def standings(self, bot: int) -> list[Standing]:
        """A bot's results in each of its matches."""
        return [summary.standings[pair.index(bot)] for pair, summary in self.meetings.items() if bot in pair]

    def faults(self, bot: int) -> Counter[str]:
        """A bot's failures, by kind."""
        return sum((standing.faults for standing in self.standings(bot)), Counter[str]())

    def data(self) -> dict[str, Json]:
        """The report as JSON data."""
        bots = []
        for bot in self.order:
            rating, own = self.ratings[bot], self.standings(bot)
            wins, draws, losses = sum(s.wins for s in own), sum(s.draws for s in own), sum(s.losses for s in own)
            moves = sum(s.times.count for s in own)
            bots.append(
                {
                    "bot": self.labels[bot],
                    "elo": finite_or_none(rating.elo),
                    "elo_interval": [finite_or_none(rating.low), finite_or_none(rating.high)],
                    "reduced_elo": self.reduced and finite_or_none(self.reduced[bot].elo),
                    "reduced_elo_interval": self.reduced
                    and [finite_or_none(self.reduced[bot].low), finite_or_none(self.reduced[bot].high)],
                    "wins": wins,
                    "draws": draws,
                    "losses": losses,
                    "score": round((wins + draws / 2) / max(wins + draws + losses, 1), 6),
                    "faults": {str(fault): self.faults(bot)[fault] for fault in Fault},
                    "move_seconds": {
                        "mean": sum(s.times.total for s in own) / max(moves, 1),
                        "max": max(s.times.longest for s in own),
                    },
                }
            )
        meetings = [summary.data() for summary in self.meetings.values()]
        keys = ("deals", "games", "bots", "endings", "moves_per_game", "pairing_saves", "luck_saves")
        return self.run.contest.data() | {
            "games": sum(summary.games for summary in self.meetings.values()),
            "bots": bots,
            "meetings": [{key: meeting[key] for key in keys} for meeting in meetings],
        }

    def lines(self) -> list[str]:
        """The ratings and the cross table in words."""
        summaries = list(self.meetings.values())
        games, deals = sum(s.games for s in summaries), sum(s.deals for s in summaries)
        width = max(map(len, self.labels))
        lines = [
            _heading(summaries[0], games, deals),
            f"      {'':<{width}}     Elo   95% interval   " + " ".join(f"{n:>6}" for n in range(1, self.count + 1)),
        ]
        for rank, bot in enumerate(self.order, 1):
            rating = self.ratings[bot]
            row = ["     –" if other == bot else f"{self.score(bot, other).mean:>6.1%}" for other in self.order]
            interval = f"[{_signed(rating.low)}, {_signed(rating.high)}]"
            lines.append(
                f"  {rank:>2}. {self.labels[bot]:<{width}}  {rating.elo:>+6.0f}   {interval:<14} {' '.join(row)}"
            )
        for bot in self.order:
            if self.reduced is not None:
                rating = self.reduced[bot]
                elo_text = f"{rating.elo:+.0f} [{_signed(rating.low)}, {_signed(rating.high)}]"
                lines.append(f"  {self.labels[bot]:<{width}}  without the luck of the draws: Elo {elo_text}")
        for bot in self.order:
            times = [s.times for s in self.standings(bot)]
            mean = sum(t.total for t in times) / max(sum(t.count for t in times), 1)
            slowest = max(t.quantile(0.99) for t in times)
            lines.append(f"  {self.labels[bot]:<{width}}  {_time_text(mean)} per move, p99 {_time_text(slowest)}")
        for bot in self.order:
            own = self.standings(bot)
            reasons = sum((s.reasons for s in own), Counter[str]())
            lines += _fault_lines(self.labels[bot], self.faults(bot), reasons)
        return lines


def verdict_sentence(args: argparse.Namespace, test: Sprt) -> str:
    """The result of a sequential test in a sentence."""
    new, old = args.bots
    no, yes = f"{args.elo0:g}", f"{args.elo1:g}"
    if test.verdict is Verdict.BETTER:
        return f"{new} is better than {old}: Elo {yes} rather than {no}."
    if test.verdict is Verdict.NOT_BETTER:
        return f"{new} is not better than {old}: Elo {no} rather than {yes}."
    return f"Undecided whether {new} is better than {old}: Elo {no} or {yes}."
