"""Games between bots on paired deals: each deal is played again with the bots on exchanged seats.

Each seat draws from its own pile (`knaves.draws`), so it gets the same cards whichever bot plays it, and luck affects
all bots alike. The seed determines everything: the seating, the deals and the random numbers of the bots.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Self

from knaves.arena.contestants import Contestant
from knaves.arena.luck import LuckMeter
from knaves.arena.times import Times
from knaves.bots.bot import Bot, BotError, Fault, GuestBot, explain_illegal
from knaves.bots.chances import EstimateChances, find_estimate
from knaves.deal import seed_from
from knaves.draws import SeatPiles
from knaves.game import Game, Json, Options, SetupError, State, View
from knaves.games import GAMES
from knaves.record import Played, Record

MAX_MOVES = 20_000
"""A game of this length counts as drawn."""


@dataclass(frozen=True)
class Contest:
    """The game, the bots and the settings: everything that a worker needs, here or on another machine."""

    game: str
    seats: int
    contestants: tuple[Contestant, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    records: bool = False
    """Whether to write records of the games."""
    luck: bool = False
    """Whether to measure the luck of the draws, where there is an estimate of the chances to win."""

    def rules(self) -> tuple[Game, Options]:
        """The game and its options."""
        game = GAMES[self.game]
        return game, game.Options.parse(self.options)

    def sides(self) -> tuple[int, ...]:
        """The side of each seat. Raises `SetupError` for an impossible table."""
        game, options = self.rules()
        return game.sides(self.seats, options)

    def check(self, bots: int) -> None:
        """Raise `SetupError` if this many bots cannot play one game."""
        sides = len(set(self.sides()))
        if not 2 <= bots <= sides:
            least = "two bots" if sides == 2 else f"2 to {sides} bots"
            more = "; knaves tournament takes more" if bots > sides else ""
            raise SetupError(f"{self.game} with {self.seats} seats is for {least}, not {bots}{more}")

    def estimate(self) -> EstimateChances | None:
        """The estimate by which to measure luck; None if there is none for this game."""
        return find_estimate(GAMES[self.game])

    def warm_up(self) -> None:
        """Prepare the bots, once in each process, so that they play at full strength from their first move."""
        game, options = self.rules()
        view = game.new(seats=self.seats, seed=seed_from(self.seed), options=options).view(0)
        for contestant in self.contestants:
            contestant.warm_up(view)

    def data(self) -> dict[str, Json]:
        """What identifies this contest."""
        _, options = self.rules()
        return {
            "game": self.game,
            "seats": self.seats,
            "options": options.texts(all_of_them=True),
            "seed": self.seed,
            "bots": [contestant.data() for contestant in self.contestants],
        }


@dataclass(frozen=True, order=True)
class Task:
    """One deal for some of the contestants, played once per contestant. The unit of work."""

    number: int
    bots: tuple[int, ...]
    """The numbers of the contestants."""

    def seed(self, contest: Contest) -> str:
        """The text from which all randomness of these games derives."""
        return f"{contest.seed}/{'-'.join(map(str, self.bots))}/{self.number}"


@dataclass(frozen=True)
class Failure:
    """Why a bot forfeited a game."""

    seat: int
    bot: int
    fault: Fault
    reason: str


@dataclass(frozen=True)
class GameResult:
    """The result of a game."""

    seating: tuple[int, ...]
    """The contestant on each seat."""
    scores: tuple[float, ...]
    """The score of each of the task's bots; the sum is 1."""
    ending: str
    """The reason of the outcome, the fault of the forfeiting bot, or `too long`."""
    moves: int
    failure: Failure | None = None
    record: str = ""
    """The text of its record, if records are wanted."""
    luck: tuple[float, ...] = ()
    """The luck of each of the task's bots, in points; the sum is 0. Empty if it was not measured."""


@dataclass(frozen=True)
class DealResult:
    """The results of all games of a task."""

    task: Task
    games: tuple[GameResult, ...]
    times: tuple[Times, ...]
    """The move times of each of the task's bots."""

    @property
    def scores(self) -> tuple[float, ...]:
        """The mean score of each of the task's bots. Statistics use it, since games on one deal are not independent."""
        totals = map(sum, zip(*(game.scores for game in self.games), strict=True))
        return tuple(total / len(self.games) for total in totals)

    @property
    def luck(self) -> tuple[float, ...] | None:
        """The mean luck of each of the task's bots; None if it was not measured."""
        if not all(game.luck for game in self.games):
            return None
        totals = map(sum, zip(*(game.luck for game in self.games), strict=True))
        return tuple(total / len(self.games) for total in totals)

    def data(self) -> dict[str, Json]:
        """As JSON, without the records; `read` is the inverse."""
        return {
            "number": self.task.number,
            "bots": list(self.task.bots),
            "games": [_game_data(game) for game in self.games],
            "times": [times.data() for times in self.times],
        }

    @classmethod
    def read(cls, data: dict[str, Json]) -> DealResult:
        """Read the result that `data` wrote."""
        task = Task(data["number"], tuple(data["bots"]))
        games = tuple(_read_game(game) for game in data["games"])
        return cls(task, games, tuple(Times.read(times) for times in data["times"]))


def _game_data(game: GameResult) -> dict[str, Json]:
    failure = game.failure and {**vars(game.failure), "fault": str(game.failure.fault)}
    scores = list(game.scores)
    return (
        {"seating": list(game.seating), "scores": scores, "ending": game.ending, "moves": game.moves}
        | ({"failure": failure} if failure else {})
        | ({"luck": list(game.luck)} if game.luck else {})
    )


def _read_game(data: dict[str, Json]) -> GameResult:
    failure = data.get("failure")
    return GameResult(
        tuple(data["seating"]),
        tuple(data["scores"]),
        data["ending"],
        data["moves"],
        failure and Failure(failure["seat"], failure["bot"], Fault(failure["fault"]), failure["reason"]),
        luck=tuple(data.get("luck", ())),
    )


# --- Playing ----------------------------------------------------------------------------------------------------


class Roster:
    """The bots of one worker, kept from deal to deal, so that each is loaded once.

    A bot that stays alive could remember the deal when it is played again from the other side. So each game of a deal
    has bots of its own, and so has each seat.
    """

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._bots: dict[tuple[int, int, int], Bot] = {}
        self._stack = ExitStack()

    def seat(self, seating: tuple[int, ...], turn: int) -> list[Bot]:
        """The bots for the seats of a game, which is the deal's first for `turn` 0."""
        bots = []
        for seat, contestant in enumerate(seating):
            place = turn, contestant, seating[:seat].count(contestant)
            if place not in self._bots:
                self._bots[place] = self._stack.enter_context(self.contest.contestants[contestant].open())
            bots.append(self._bots[place])
        return bots

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()


def play_deal(contest: Contest, task: Task, roster: Roster | None = None) -> DealResult:
    """Play a deal once per bot, so that each bot plays every side once."""
    if roster is None:
        with Roster(contest) as once:
            return play_deal(contest, task, once)
    sides = contest.sides()
    times = tuple(Times() for _ in task.bots)
    estimate = contest.estimate() if contest.luck else None
    games = []
    for turn in range(len(task.bots)):
        seating = tuple(task.bots[(side + turn) % len(task.bots)] for side in sides)
        table = _Table(contest, task, seating, sides, estimate)
        games.append(table.play(turn + 1, roster.seat(seating, turn)))
        for bot, taken in zip(task.bots, times, strict=True):
            taken.merge(table.times[bot])
    return DealResult(task, tuple(games), times)


class _Table:
    """A game in progress."""

    def __init__(
        self,
        contest: Contest,
        task: Task,
        seating: tuple[int, ...],
        sides: tuple[int, ...],
        estimate: EstimateChances | None,
    ) -> None:
        self.contest = contest
        self.task = task
        self.seating = seating
        self.sides = sides
        self.times = {bot: Times() for bot in task.bots}
        self.moves: list[Played] = []
        self.failure: Failure | None = None
        rng = random.Random(f"{task.seed(contest)}/luck")  # its own, so that the bots play the same games without it
        self.meter = None if estimate is None else LuckMeter(len(set(sides)), estimate, rng)

    def play(self, number: int, bots: list[Bot]) -> GameResult:
        text = self.task.seed(self.contest)
        game, options = self.contest.rules()
        state = game.new(seats=self.contest.seats, seed=seed_from(text), options=options)
        state = self.play_out(state, bots, text)
        for seat, bot in enumerate(bots):
            if isinstance(bot, GuestBot):
                bot.end_game(state.view(seat))
        if self.failure is not None:
            ending = str(self.failure.fault)
        else:
            ending = "too long" if state.outcome is None else str(state.outcome.reason)
        record = self.record(state, number) if self.contest.records else ""
        scores, luck = self.scores(state), self.luck()
        return GameResult(self.seating, scores, ending, len(self.moves), self.failure, record, luck)

    def play_out(self, state: State, bots: list[Bot], text: str) -> State:
        """Let the bots play until the game ends, a bot fails, or the game is too long."""
        piles = SeatPiles(state)
        actor_rng = random.Random(f"{text}/table")
        bot_rngs = [random.Random(f"{text}/seat {seat}") for seat in range(state.seats)]
        clock, moves = time.perf_counter, self.moves
        times = [self.times[bot] for bot in self.seating]
        loading = {seat for seat, bot in enumerate(bots) if isinstance(bot, GuestBot)}
        while state.outcome is None and len(moves) < MAX_MOVES:
            actors = state.actors
            seat = min(actors) if len(actors) == 1 else actor_rng.choice(sorted(actors))
            view = state.view(seat)
            started = clock()
            try:
                move = bots[seat].choose(view, bot_rngs[seat])
            except BotError as error:
                return self.fail(state, seat, error.fault, str(error))
            except Exception as error:  # noqa: BLE001, RUF100 - a failing bot must not stop the match
                reason = f"{bots[seat].name} raised {type(error).__name__}: {error}"
                return self.fail(state, seat, Fault.CRASH, reason)
            taken = clock() - started
            if seat in loading:  # the first move of a program includes its start
                loading.discard(seat)
            else:
                times[seat].add(taken)
            if move not in view.legal:
                reason = f"{bots[seat].name} played {move}: {_explain_illegal(view, move)}"
                return self.fail(state, seat, Fault.ILLEGAL, reason)
            after, events = piles.apply(state, seat, move)
            if self.meter is not None:
                self.meter.add(state, after, events)
            state = after
            moves.append(Played(seat, str(move)))
        return state

    def fail(self, state: State, seat: int, fault: Fault, reason: str) -> State:
        self.failure = Failure(seat, self.seating[seat], fault, " ".join(reason.split())[:300])
        return state

    def scores(self, state: State) -> tuple[float, ...]:
        """One point for the bot of the winning side; shared in a draw, and among the others if a bot failed."""
        bots = self.task.bots
        if self.failure is not None:
            return tuple(0.0 if bot == self.failure.bot else 1 / (len(bots) - 1) for bot in bots)
        winners = state.outcome.winners if state.outcome else ()
        won = {self.sides[seat]: self.seating[seat] for seat in winners}
        if not won:
            return (1 / len(bots),) * len(bots)
        return tuple(sum(winner == bot for winner in won.values()) / len(won) for bot in bots)

    def luck(self) -> tuple[float, ...]:
        """The luck of each bot: that of its sides together."""
        if self.meter is None:
            return ()
        bot_of_side = dict(zip(self.sides, self.seating, strict=True))
        by_side = tuple(enumerate(self.meter.by_side))
        return tuple(sum(luck for side, luck in by_side if bot_of_side[side] == bot) for bot in self.task.bots)

    def record(self, state: State, number: int) -> str:
        game, options = self.contest.rules()
        seed = seed_from(self.task.seed(self.contest))
        names = tuple(self.contest.contestants[bot].label for bot in self.seating)
        record = Record.start(game, seats=self.contest.seats, seed=seed, options=options, names=names, per_seat=True)
        record = replace(record, moves=tuple(self.moves))
        match = f"seed {self.contest.seed}, deal {self.task.number}, game {number}"
        record = replace(record, extra=(("Match", match),))
        if self.failure is not None:
            return str(record.forfeit(self.failure.seat, self.failure.reason, seed))
        if state.outcome is None:
            return str(record.abandon(f"not over after {MAX_MOVES} moves", seed))
        return str(record.finish(state.outcome, seed))


def _explain_illegal(view: View, move: object) -> str:
    try:
        return explain_illegal(view, str(move))
    except Exception:  # noqa: BLE001, RUF100 - a bot may return anything
        return "that is no move"
