"""The levels: each plays every game legally, using only what its seat may know."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest

import knaves
from knaves.bots import LEVELS, Level, find_level, levels, warm_up
from knaves.bots.families import BLAS_THREADS, FAMILIES, load_network, weights_path
from knaves.bots.levels import Policy, sample
from knaves.bots.lines import evaluate
from knaves.deal import seed_from
from knaves.game import Move, SetupError, State, View
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.games.lines.moves import Place
from knaves.games.stacks import STACKS
from knaves.testing import random_start
from tests.campaigns import sampled
from tests.processes import LIMIT

GAMES = sorted(knaves.GAMES)


def test_six_levels_with_names_and_characters() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "skilled", "expert", "best"]
    assert len({level.name for level in LEVELS.values()}) == 6
    assert all(level.character.endswith(".") for level in LEVELS.values())
    assert {type(game) for game in knaves.GAMES.values()} == set(FAMILIES)


def positions(name: str, games: int, rng: random.Random) -> list[State]:
    """Positions from random games with all options, including rare kinds of moves."""
    found = []
    for _ in range(games):
        state = random_start(knaves.GAMES[name], rng)
        for _ in range(400):
            if state.outcome is not None:
                break
            found.append(state)
            seat = rng.choice(sorted(state.actors))
            moves = (
                state.table_actions(seat) if rng.random() < 0.01 and state.table_actions(seat) else state.legal(seat)
            )
            state, _ = state.apply(seat, rng.choice(moves))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", LEVELS)
def test_every_choice_is_legal_and_ignores_hidden_cards(key: str, name: str) -> None:
    rng = random.Random(f"{key} {name}")
    level = LEVELS[key]
    found = positions(name, 12, rng)
    for state in rng.sample(found, min(len(found), sampled(480))):
        for seat in state.actors:
            view = state.view(seat)
            seed = rng.getrandbits(32)
            move = level.choose(view, random.Random(seed))
            assert move in view.legal
            other = state.game.sample(view, rng).view(seat)
            assert level.choose(other, random.Random(seed)) == move


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_between_levels_end(name: str) -> None:
    game = knaves.GAMES[name]
    for number, seats in enumerate(game.seat_counts):
        rng = random.Random(number)
        state = game.new(seats=seats, seed=seed_from(number))
        keys = rng.choices(list(LEVELS), k=seats)
        for _ in range(20_000):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(state.actors))
            state, _ = state.apply(seat, LEVELS[keys[seat]].choose(state.view(seat), rng))
        assert state.outcome is not None


# --- Names ---


@pytest.mark.parametrize(
    ("name", "key"),
    [("skilled", "skilled"), ("Ogier", "skilled"), ("greedy", "skilled"), ("SEARCHER", "expert"),
     ("la  hire", "expert"), ("Dice", "random"), (" lancelot ", "best")],
)  # fmt: skip
def test_a_level_is_found_by_any_of_its_names(name: str, key: str) -> None:
    assert find_level(name) is LEVELS[key]
    assert LEVELS[name] is LEVELS[key]
    assert name == key or name not in LEVELS  # lists of levels have each one once


@pytest.mark.parametrize("name", ["", "hard", "greedy2", "ogier.", "Würfel"])
def test_an_unknown_level_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(SetupError) as error:
        find_level(name)
    assert str(error.value) == (
        f"there is no level {name!r}; the levels are random (Dice), beginner (Pip), casual (Hector), skilled (Ogier), "
        "expert (La Hire), best (Lancelot)"
    )


# --- Networks ---


def test_a_temperature_is_that_of_a_softmax() -> None:
    logits: dict[Move, float] = {Place("2S", "a1"): 1.0, Place("2S", "b1"): 2.0, Place("3S", "c1"): -30.0}
    first, second, hopeless = logits
    rng = random.Random(1)
    assert sample(logits, 0.0, rng) == second
    for temperature in (0.5, 1.0, 3.0):
        found = Counter(sample(logits, temperature, rng) for _ in range(4000))
        expected = 1 / (1 + math.exp(1 / temperature))
        assert found[first] / 4000 == pytest.approx(expected, abs=0.03)
    assert sum(sample(logits, 100.0, rng) == hopeless for _ in range(4000)) > 500


def test_chance_comes_from_the_generator_alone() -> None:
    view = CLASSIC.new(seats=2, seed=seed_from(5)).view(0)
    hot = replace(LEVELS["beginner"], policies={"lines": Policy("lines", 50.0)})
    assert hot.choose(view, random.Random(7)) == hot.choose(view, random.Random(7))
    assert len({hot.choose(view, random.Random(seed)) for seed in range(40)}) > 3
    assert len({LEVELS["best"].choose(view, random.Random(seed)) for seed in range(40)}) == 1


def test_every_network_of_a_level_is_shipped_and_loads() -> None:
    used = {(family, policy.weights) for level in LEVELS.values() for family, policy in level.policies.items()}
    files = {path.stem: path for path in weights_path("lines").parent.iterdir()}
    assert files.keys() == {weights for _, weights in used}
    assert sum(path.stat().st_size for path in files.values()) < 2_000_000
    assert warm_up()
    for game in knaves.GAMES.values():
        state = game.new(seats=2, seed=seed_from(1))
        view = state.view(min(state.actors))
        for family, weights in used:
            if FAMILIES[type(game)].name == family:
                logits, chances = load_network(family, weights).evaluate(view)
                assert set(logits) <= set(view.legal)
                assert sum(chances) == pytest.approx(1)


def test_g31_a_secret_answer_is_evaluated_without_a_choice_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a bot that holds no Block would answer sooner."""
    asked: list[View] = []

    def choose(self: Level, view: View, rng: random.Random) -> Move:
        asked.append(view)
        return view.legal[-1]

    monkeypatch.setattr(Level, "choose_plainly", choose)
    monkeypatch.setattr(levels, "numpy_installed", lambda: False)
    text = "stacks seats=2 chips=2b2r|0b0r hands=R1|{} piles=B1,B2,B3,B4,B5|-|-|- turn=0 window=b1"
    for hand in ("BL,B2", "B1,B2"):
        LEVELS["best"].choose(STACKS.position(text.format(hand)).view(1), random.Random(1))
    assert [len(view.legal) for view in asked] == [2, 1]


def test_bots_load_numpy_with_one_thread_and_leave_the_environment_alone() -> None:
    program = """
import os
from knaves.bots import warm_up
before = dict(os.environ)
threads = []
import importlib
load = importlib.import_module
importlib.import_module = lambda name: threads.append(os.environ.get("OPENBLAS_NUM_THREADS")) or load(name)
assert warm_up()
assert dict(os.environ) == before
print(threads[0])
"""
    clean = {name: value for name, value in os.environ.items() if name not in BLAS_THREADS}
    words = [sys.executable, "-c", program]
    assert subprocess.run(words, env=clean, capture_output=True, text=True, timeout=LIMIT, check=True).stdout == "1\n"


# --- The plain evaluation of the board games ---


def best(text: str, seat: int = 0) -> str:
    game = CLASSIC if text.startswith("classic") else TRAVEL
    view = game.position(text).view(seat)
    return str(LEVELS["best"].choose_plainly(view, random.Random(0)))


def test_greedy_completes_a_winning_line_even_with_a_jack() -> None:
    board = "*8*/10/2bbbb4/10/10/10/10/10/10/*bbbb4*"
    made = f"board={board.replace('*bbbb4*', '*BBBB4*')} sequences=a10-e10"
    assert best(f"classic seats=2 {made} hands=JC,2S,3S,4S|- turn=0") in {"JC@b3", "JC@g3"}


def test_greedy_stops_a_winning_line() -> None:
    text = "classic seats=2 board=*8*/10/2gggg4/10/10/10/10/10/10/*GGGG4* sequences=a10-e10 hands=6D,2S,9C,TD|- turn=0"
    assert best(text) == "6D@g3"


def test_greedy_draws_first_and_exchanges_dead_cards() -> None:
    by_hand = "classic seats=2 options=forgotten_draw:permanent hands=2S,3S,4S|5S,6S rights=0 turn=1"
    assert best(by_hand) == "+"
    assert best("travel seats=2 board=g7/8/8/8/8/8 hands=2S,3S,4S|- turn=0") == "2S!"


def test_greedy_gives_up_the_card_it_needs_least() -> None:
    board = "*8*/10/2bbb5/10/10/10/10/10/10/*8*"
    text = f"classic seats=4 options=table_talk:penalty board={board} hands=JC,6D,9C|3S|4S|5S forfeits=0"
    assert best(text) == "-9C"


def test_there_are_weights_for_every_game_and_number_of_teams() -> None:
    for name in ("classic", "travel"):
        for teams in (2, 3):
            assert evaluate.weights_path(name, teams).is_file()
            assert len(evaluate.load_weights(name, teams)) == len(evaluate.MANUAL_WEIGHTS)
