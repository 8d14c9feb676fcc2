"""Games between bots: paired deals, scores, and bots that fail."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import knaves
from knaves.arena import match
from knaves.arena.contestants import find_contestants
from knaves.arena.ledger import Ledger
from knaves.arena.match import Contest, DealResult, Task, play_deal
from knaves.arena.run import Run, match_tasks, tournament_tasks
from knaves.arena.workers import InProcess
from knaves.bots.bot import Fault
from knaves.game import SetupError, State, View
from knaves.games.lines.moves import Place
from knaves.record import check, parse, replay
from tests.arena.bots import LocalBot, Policy, failing_bot, first_move_bot, random_bot


def contest(*bots: LocalBot, game: str = "travel", seats: int = 2, **more: Any) -> Contest:
    return Contest(game, seats, bots, **more)


@pytest.mark.parametrize(
    ("game", "seats", "bots", "expected"),
    [
        ("classic", 2, 2, [(0, 1), (1, 0)]),
        ("classic", 4, 2, [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("classic", 3, 2, [(0, 1, 0), (1, 0, 1)]),
        ("classic", 3, 3, [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        ("classic", 6, 3, [(0, 1, 2, 0, 1, 2), (1, 2, 0, 1, 2, 0), (2, 0, 1, 2, 0, 1)]),
        ("stacks", 4, 2, [(0, 1, 0, 1), (1, 0, 1, 0)]),
    ],
)
def test_every_bot_plays_every_side_once_on_each_deal(
    game: str, seats: int, bots: int, expected: list[tuple[int, ...]]
) -> None:
    options = {"teams": "3"} if (game, seats) == ("classic", 6) else {}
    games = contest(*(random_bot(f"bot {n}") for n in range(bots)), game=game, seats=seats, options=options)
    result = play_deal(games, Task(0, tuple(range(bots))))
    assert [played.seating for played in result.games] == expected
    for played in result.games:
        assert sum(played.scores) == pytest.approx(1)


def read_cards(text: str) -> tuple[tuple[tuple[str, ...], ...], list[list[str]], list[int]]:
    """The hands dealt, the cards each seat drew while every pile had cards, and the sizes of the piles."""
    steps = list(replay(parse(text), knaves.GAMES))
    start = steps[0].state
    drawn: list[list[str]] = [[] for _ in range(start.seats)]
    sizes = [len(start.deck[seat :: start.seats]) for seat in range(start.seats)]
    for event in (event for step in steps for event in step.events if event.kind == "drew"):
        data = event.open()
        drawn[data["seat"]] += data.get("cards") or [data["card"]]
        if len(drawn[data["seat"]]) >= sizes[data["seat"]]:
            break
    return start.open_hands(), drawn, sizes


@pytest.mark.parametrize(
    ("game", "seats"), [("classic", 2), ("classic", 4), ("travel", 3), ("stacks", 2), ("stacks", 3)]
)
def test_both_games_of_a_deal_give_each_seat_the_same_cards(game: str, seats: int) -> None:
    """Different bots play different games, yet a seat is dealt and draws the same cards in the same order."""
    games = contest(random_bot("a"), first_move_bot("b"), game=game, seats=seats, seed=3, records=True)
    for number in range(4):
        one, other = (game.record for game in play_deal(games, Task(number, (0, 1))).games)
        assert [m.move for m in parse(one).moves] != [m.move for m in parse(other).moves]
        (hands, drawn, sizes), (hands_again, drawn_again, _) = read_cards(one), read_cards(other)
        assert hands == hands_again
        for seat in range(seats):
            both = min(len(drawn[seat]), len(drawn_again[seat]), sizes[seat])
            assert both >= 4
            assert drawn[seat][:both] == drawn_again[seat][:both]


def test_bots_are_given_views_only() -> None:
    given: list[type] = []

    def policy(view: View, rng: random.Random) -> Any:
        given.append(type(view))
        assert view.seat in view.actors
        return rng.choice(view.legal)

    play_deal(contest(LocalBot("a", policy=policy), LocalBot("b", policy=policy)), Task(0, (0, 1)))
    assert given
    assert all(issubclass(kind, View) and not issubclass(kind, State) for kind in given)


def test_the_seed_determines_the_games() -> None:
    def play(seed: int) -> list[str]:
        games = contest(random_bot("a"), first_move_bot("b"), seed=seed, records=True)
        return [game.record for number in range(3) for game in play_deal(games, Task(number, (0, 1))).games]

    assert play(1) == play(1)
    assert play(1) != play(2)
    assert len(set(play(1))) == 6


def test_records_of_a_match_are_valid() -> None:
    for game in knaves.GAMES:
        games = contest(random_bot("a"), first_move_bot("b"), game=game, seats=2, seed=5, records=True)
        for played in play_deal(games, Task(7, (0, 1))).games:
            record = parse(played.record)
            assert record.per_seat
            assert set(record.names) == {"a", "b"}
            assert dict(record.extra)["Match"].startswith("seed 5, deal 7, game ")
            state = check(record, knaves.GAMES)
            assert state.outcome is not None
            won = {record.names[seat] for seat in state.outcome.winners}
            assert won == {("a", "b")[seat] for seat, score in enumerate(played.scores) if score == 1}


FAILURES: dict[str, tuple[Policy, Fault, str]] = {
    "raises": (lambda view, rng: 1 / 0, Fault.CRASH, "bad raised ZeroDivisionError: division by zero"),
    "gives nothing": (lambda view, rng: None, Fault.ILLEGAL, "bad played None"),
    "gives a text": (lambda view, rng: "7H@c4", Fault.ILLEGAL, "bad played 7H@c4"),
    "gives an object": (lambda view, rng: object(), Fault.ILLEGAL, "bad played <object"),
    "plays illegally": (lambda view, rng: Place("7H", "z9"), Fault.ILLEGAL, "bad played 7H@z9"),
    "says something": (
        lambda view, rng: view.table_actions[0],
        Fault.ILLEGAL,
        "bad played offer: that is said, not played",
    ),
}


@pytest.mark.parametrize("name", FAILURES)
@pytest.mark.parametrize("after", [0, 3])
def test_a_bot_that_fails_loses_that_game_and_the_match_goes_on(name: str, after: int) -> None:
    what, fault, reason = FAILURES[name]
    games = contest(failing_bot("bad", what, after), random_bot("good"), records=True)
    ledger = Ledger(games)
    Run(games, ledger).play(InProcess(games), match_tasks((0, 1), 6))
    assert len(ledger.results) == 3
    for result in ledger.results.values():
        for played in result.games:
            assert list(played.scores) == [0, 1]
            assert played.ending == str(fault)
            assert played.failure is not None
            assert (played.failure.bot, played.failure.fault) == (0, fault)
            assert played.failure.reason.startswith(reason)
    record = parse(play_deal(games, Task(0, (0, 1))).games[0].record)
    assert record.result.startswith(f"forfeited by {record.names.index('bad')} ({reason}")
    assert check(record, knaves.GAMES).outcome is None


def test_when_one_of_three_fails_the_others_share_the_point() -> None:
    games = contest(
        failing_bot("bad", FAILURES["raises"][0]), random_bot("b"), random_bot("c"), game="classic", seats=3
    )
    for played in play_deal(games, Task(0, (0, 1, 2))).games:
        assert played.scores == (0, 0.5, 0.5)


def test_a_game_that_does_not_end_counts_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MAX_MOVES", 10)
    games = contest(random_bot("a"), random_bot("b"), records=True)
    for played in play_deal(games, Task(0, (0, 1))).games:
        assert (played.ending, played.scores, played.moves) == ("too long", (0.5, 0.5), 10)
        record = parse(played.record)
        assert record.result == "abandoned (not over after 10 moves)"
        check(record, knaves.GAMES)


def test_results_survive_writing_and_reading() -> None:
    games = contest(failing_bot("bad", FAILURES["raises"][0], after=40), random_bot("b"))
    for number in range(3):
        result = play_deal(games, Task(number, (0, 1)))
        assert DealResult.read(result.data()) == result


def test_impossible_contests_get_one_sentence() -> None:
    def sentence(*bots: LocalBot, together: int | None = None, **more: Any) -> str:
        with pytest.raises(SetupError) as caught:
            contest(*bots, **more).check(together or len(bots))
        return str(caught.value)

    a, b, c = random_bot("a"), random_bot("b"), random_bot("c")
    three = sentence(a, b, c)
    assert three == "travel with 2 seats is for two bots, not 3; knaves tournament takes more"
    assert sentence(a) == "travel with 2 seats is for two bots, not 1"
    assert "is for 2 to 3 bots, not 4" in sentence(a, b, c, a, game="classic", seats=3)
    assert "players, not 5" in sentence(a, b, seats=5)
    assert "there is no option colour" in sentence(a, b, options={"colour": "red"})


def test_bots_are_found_by_level_or_path() -> None:
    one, other = find_contestants(["random", "random"])
    assert (one.label, other.label) == ("random", "random #2")
    (quick,) = find_contestants(["best@0.25"])
    with quick.open() as bot:
        assert bot.seconds == 0.25
    with pytest.raises(SetupError, match=r"'best@soon': a level's seconds follow the @, as in best@0.2"):
        find_contestants(["best@soon"])
    with pytest.raises(SetupError, match=r"there is no level 'nobody'; the levels are random .Dice., .*as in ./mybot"):
        find_contestants(["nobody"])
    with pytest.raises(SetupError, match=r"there is no program \./nobody"):
        find_contestants(["./nobody"])


def test_a_level_is_named_by_its_key_its_name_or_its_old_key() -> None:
    found = find_contestants(["Ogier", "greedy", "la hire@0.5", "BEST"])
    assert [contestant.level for contestant in found] == ["skilled", "skilled", "expert", "best"]
    assert [contestant.label for contestant in found] == ["Ogier", "greedy", "la hire@0.5", "BEST"]


def test_in_a_tournament_every_pair_plays_equally_often() -> None:
    tasks = tournament_tasks(4, 20)
    assert Counter(task.bots for task in tasks) == dict.fromkeys(
        [(a, b) for a in range(4) for b in range(a + 1, 4)], 10
    )
    games = contest(*(random_bot(str(n)) for n in range(4)))
    assert len({task.seed(games) for task in tasks}) == len(tasks)
