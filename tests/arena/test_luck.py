"""The luck of draws: its mean is zero whatever the estimate of the chances says, and only if the cards are right."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import knaves
from knaves.arena.contestants import find_contestants
from knaves.arena.ledger import Ledger
from knaves.arena.luck import LuckMeter
from knaves.arena.match import Contest, DealResult, GameResult, Task, play_deal
from knaves.arena.reduced import RunningReduction
from knaves.arena.run import Run, SprtRun, match_tasks, tournament_tasks
from knaves.arena.sprt import Sprt
from knaves.arena.stats import Summary
from knaves.arena.times import Times
from knaves.arena.workers import InProcess
from knaves.bots.chances import EstimateChances, Hand, find_estimate
from knaves.cli.report import TournamentReport, match_lines
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.game import Event, Game, Move, Outcome, Reason, State, View
from tests.arena.bots import failing_bot, random_bot
from tests.campaigns import sampled

# --- A tiny game, of which every deal is played ---


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Draw a number of cards; none ends the game."""

    count: int

    def __str__(self) -> str:
        return str(self.count)


@dataclass(frozen=True, slots=True)
class Took(Event):
    seat: int
    cards: Hand

    @property
    def drawn(self) -> tuple[tuple[int, str], ...]:
        return tuple((self.seat, card) for card in self.cards)


@dataclass(frozen=True)
class TinyState(State):
    """Two seats draw in turn, as many cards as they like."""

    deck: Hand
    hands: tuple[Hand, Hand] = ((), ())
    turn: int = 0
    outcome: Outcome | None = None

    @property
    def game(self) -> Game:
        return knaves.GAMES["travel"]  # for the sentence about a wrong seat only

    @property
    def seats(self) -> int:
        return 2

    @property
    def actors(self) -> frozenset[int]:
        return frozenset({self.turn})

    def legal(self, seat: int) -> tuple[Move, ...]:
        return tuple(Take(count) for count in range(len(self.deck) + 1))

    def apply(self, seat: int, move: Move | str) -> tuple[TinyState, tuple[Event, ...]]:
        assert isinstance(move, Take)
        if move.count == 0:
            return replace(self, outcome=Outcome((0,), Reason.COMPLETED)), ()
        cards = self.deck[: move.count]
        hands = list(self.hands)
        hands[seat] += cards
        after = TinyState(self.deck[move.count :], (hands[0], hands[1]), 1 - seat)
        return after, (Took(seat, cards),)

    def view(self, seat: int | None) -> View:
        raise NotImplementedError

    def open_hands(self) -> tuple[Hand, ...]:
        return self.hands

    def card_counts(self) -> Counter[str]:
        return Counter(self.deck)

    def __str__(self) -> str:
        return str(self.hands)


PACK = "aaabbc"


def eager(state: TinyState) -> int:
    """A bot that stops once it has a c, so that the cards decide who draws how often; seat 1 lags behind."""
    mine = state.hands[state.turn]
    if not state.deck or ("c" in mine and len(mine) > 1):
        return 0
    return 1


def greedy(state: TinyState) -> int:
    """The same, but it takes two cards at a time where its last card was an a."""
    if (count := eager(state)) and state.hands[state.turn][-1:] == ("a",):
        return min(2, len(state.deck))
    return count


def arbitrary(state: TinyState, seat: int, hands: Sequence[Hand]) -> list[tuple[float, float]]:
    """Chances without any meaning, which depend on all that there is to know."""
    other = "".join(state.hands[1 - seat])
    chances = [random.Random(f"{seat} {''.join(sorted(hand))} {other} {len(state.deck)}").random() for hand in hands]
    return [(chance, 1 - chance) for chance in chances]


def sensible(state: TinyState, seat: int, hands: Sequence[Hand]) -> list[tuple[float, float]]:
    """Each b is good, the c is better."""
    own = [0.2 + 0.1 * hand.count("b") + 0.3 * hand.count("c") for hand in hands]
    return [(chance, 1 - chance) if seat == 0 else (1 - chance, chance) for chance in own]


class WholePack(LuckMeter):
    """Wrong: cards that were drawn before could come again."""

    def _possible_draws(self, cards: Hand, deck: Sequence[str]) -> Counter[Hand]:
        del cards, deck
        return Counter((card,) for card in PACK)


class WithoutCounts(LuckMeter):
    """Wrong: each kind of card has the same probability, however many there are."""

    def _possible_draws(self, cards: Hand, deck: Sequence[str]) -> Counter[Hand]:
        return Counter(set(super()._possible_draws(cards, deck)))


def mean_luck(meter: type[LuckMeter], estimate: EstimateChances, policy: Any, rounds: int = 1) -> tuple[float, float]:
    """The mean luck of side 0 over every order of the cards, and the mean of its absolute value."""
    lucks: list[float] = []
    for number in range(rounds):
        for deck in permutations(PACK):
            state = TinyState(deck)
            piles = SeatPiles(state)
            luck = meter(2, estimate, random.Random(f"{number} {len(lucks)}"))
            while state.outcome is None:
                after, events = piles.apply(state, state.turn, Take(policy(state)))
                assert isinstance(after, TinyState)
                luck.add(state, after, events)
                state = after
            assert sum(luck.by_side) == pytest.approx(0, abs=1e-12)
            lucks.append(luck.by_side[0])
    return sum(lucks) / len(lucks), sum(map(abs, lucks)) / len(lucks)


@pytest.mark.parametrize("estimate", [arbitrary, sensible])
def test_over_all_deals_the_luck_of_single_draws_is_exactly_zero(estimate: EstimateChances) -> None:
    mean, size = mean_luck(LuckMeter, estimate, eager)
    assert mean == pytest.approx(0, abs=1e-12)
    assert size > 0.1


@pytest.mark.parametrize("wrong", [WholePack, WithoutCounts])
@pytest.mark.parametrize("estimate", [arbitrary, sensible])
def test_wrong_probabilities_would_be_noticed(wrong: type[LuckMeter], estimate: EstimateChances) -> None:
    mean, _ = mean_luck(wrong, estimate, eager)
    assert abs(mean) > 1e-3


@pytest.mark.parametrize("estimate", [arbitrary, sensible])
def test_several_cards_at_once_have_no_mean_luck_either(estimate: EstimateChances) -> None:
    mean, size = mean_luck(LuckMeter, estimate, greedy, rounds=4)
    assert abs(mean) < 4 * size / (4 * 720) ** 0.5 / 2  # the deals are all there, so only the samples vary
    assert size > 0.1


def test_draws_that_depend_on_more_than_the_cards_are_left_out() -> None:
    """A deck that is shuffled anew, several seats that draw, and a move that ends the game."""

    class Unasked:
        def __call__(self, *_: object) -> list[tuple[float, ...]]:
            raise AssertionError("nothing is to be estimated")

    meter = LuckMeter(2, Unasked(), random.Random(0))
    before, after = TinyState(("a",)), TinyState(("b", "c"), (("a",), ()))
    meter.add(before, after, (Took(0, ("a",)),))
    meter.add(TinyState(("a", "b", "c")), TinyState(("c",), (("a",), ("b",))), (Took(0, ("a",)), Took(1, ("b",))))
    over = Outcome((0,), Reason.COMPLETED)
    meter.add(TinyState(("a", "b")), TinyState(("b",), (("a",), ()), outcome=over), (Took(0, ("a",)),))
    meter.add(before, before, ())
    assert meter.by_side == [0, 0]


# --- Real games ---


TABLES = [("classic", 2), ("classic", 3), ("travel", 4), ("stacks", 2), ("stacks", 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_measuring_luck_changes_no_game(name: str, seats: int) -> None:
    plain = Contest(name, seats, find_contestants(["greedy", "casual"]), seed=3, records=True)
    measured = replace(plain, luck=True)
    for number in range(sampled(8)):
        task = Task(number, (0, 1))
        without, result = play_deal(plain, task), play_deal(measured, task)
        assert without.luck is None
        assert [replace(game, luck=()) for game in result.games] == list(without.games)
        for game in result.games:
            assert sum(game.luck) == pytest.approx(0, abs=1e-9)
            assert 0.001 < abs(game.luck[0]) < 3
        kept = replace(result, games=tuple(replace(game, record="") for game in result.games))
        assert DealResult.read(result.data()) == kept


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_estimate_knows_good_hands_from_bad_ones(name: str, seats: int) -> None:
    state = knaves.GAMES[name].new(seats=seats, seed=seed_from(1))
    estimate = find_estimate(state.game)
    assert estimate is not None
    hand = state.open_hands()[0]
    good, bad = ("BW", "B3") if name == "stacks" else ("JC", "2S")
    (one, *chances) = estimate(state, 0, [(*hand[1:], card) for card in (hand[0], good, bad)])
    assert one == pytest.approx(estimate(state, 0, [hand])[0], abs=1e-5)
    assert chances[0][0] > chances[1][0]
    for by_side in (one, *chances):
        assert len(by_side) == len(set(state.sides))
        assert sum(by_side) == pytest.approx(1)


def test_bots_that_fail_have_luck_too() -> None:
    bad = failing_bot("bad", lambda view, rng: 1 / 0, after=9)
    result = play_deal(Contest("travel", 2, (bad, random_bot("good")), luck=True), Task(0, (0, 1)))
    assert [len(game.luck) for game in result.games] == [2, 2]


# --- Reports and files ---


def test_the_report_has_both_scores_and_an_old_file_can_be_resumed(tmp_path: Path) -> None:
    path = str(tmp_path / "state")
    plain = Contest("travel", 2, find_contestants(["greedy", "casual"]))
    tasks = match_tasks((0, 1), 40)
    with Ledger(plain, path) as ledger:
        Run(plain, ledger).play(InProcess(plain), tasks[:4])
    measured = replace(plain, luck=True)
    with Ledger(measured, path) as ledger:
        run = Run(measured, ledger)
        run.play(InProcess(measured), tasks)
        summary = run.summary((0, 1), tasks)
    assert [result.luck is None for result in run.finished(tasks)] == [True] * 4 + [False] * 16
    with Ledger(measured, path) as ledger:
        assert Run(measured, ledger).summary((0, 1), tasks) == summary
    first, second = summary.data()["bots"]
    assert first["reduced_score"] + second["reduced_score"] == pytest.approx(1, abs=3e-6)  # rounded
    assert first["reduced_interval"][0] < first["reduced_score"] < first["reduced_interval"][1]
    assert first["reduced_elo_interval"][0] < first["reduced_elo"] < first["reduced_elo_interval"][1]
    assert summary.data()["luck_saves"] > 0
    words = "\n".join(match_lines(summary))
    assert "without the luck of the draws" in words
    assert "subtracting luck was worth" in words


def test_a_tournament_reports_a_second_elo() -> None:
    contest = Contest("travel", 2, find_contestants(["greedy", "beginner", "casual"]), luck=True)
    run = Run(contest, Ledger(contest))
    run.play(InProcess(contest), tournament_tasks(3, 24))
    report = TournamentReport(run, 3, 24)
    bots = report.data()["bots"]
    assert sum(bot["reduced_elo"] for bot in bots) == pytest.approx(0, abs=0.1)
    for bot in bots:
        assert bot["reduced_elo_interval"][0] < bot["reduced_elo"] < bot["reduced_elo_interval"][1]
        assert bot["reduced_elo"] != bot["elo"]
    assert sum("without the luck of the draws: Elo " in line for line in report.lines()) == 3


def test_the_sequential_test_takes_scores_without_luck() -> None:
    contest = Contest("travel", 2, find_contestants(["greedy", "casual"]), luck=True)
    run = Run(contest, Ledger(contest))
    run.play(InProcess(contest), match_tasks((0, 1), 30))
    sprt = SprtRun(run, Sprt(0, 10), 30)
    results = run.finished(sprt.tasks)
    running = RunningReduction()
    reduced = [round(running.add(result.scores[0], result.luck[0]), 2) for result in results if result.luck]
    assert sprt.test.counts == Counter(reduced)
    assert sprt.plain_scores() == Counter(result.scores[0] for result in results) != sprt.test.counts


def test_without_measured_luck_there_is_no_reduced_score() -> None:
    contest = Contest("travel", 2, (random_bot("a"), random_bot("b")))
    won, lost = GameResult((0, 1), (1.0, 0.0), "completed", 40), GameResult((1, 0), (0.0, 1.0), "completed", 40)
    times = (Times(), Times())
    results = [DealResult(Task(n, (0, 1)), (won, won if n % 3 else lost), times) for n in range(20)]
    data = Summary.from_results(contest, (0, 1), results).data()
    assert data["luck_saves"] is data["bots"][0]["reduced_score"] is data["bots"][0]["reduced_elo"] is None
