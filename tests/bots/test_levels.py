"""The levels: each plays every game legally, using only what its seat may know."""

from __future__ import annotations

import random

import pytest

import knaves
from knaves.bots import LEVELS
from knaves.bots.families import FAMILIES, find_players
from knaves.bots.lines import evaluate, players
from knaves.deal import seed_from
from knaves.game import State
from knaves.games.lines import CLASSIC, TRAVEL
from knaves.testing import random_start

GAMES = sorted(knaves.GAMES)
QUICK = [key for key, level in LEVELS.items() if not level.seconds]
SLOW = [key for key, level in LEVELS.items() if level.seconds]


def test_six_levels_with_names_and_characters() -> None:
    assert list(LEVELS) == ["random", "beginner", "casual", "greedy", "searcher", "best"]
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
@pytest.mark.parametrize("key", QUICK)
def test_every_choice_is_legal_and_ignores_hidden_cards(key: str, name: str) -> None:
    rng = random.Random(f"{key} {name}")
    level = LEVELS[key]
    found = positions(name, 12, rng)
    for state in rng.sample(found, min(len(found), 120)):
        for seat in state.actors:
            view = state.view(seat)
            seed = rng.getrandbits(32)
            move = level.choose(view, random.Random(seed))
            assert move in view.legal
            other = state.game.sample(view, rng).view(seat)
            assert level.choose(other, random.Random(seed)) == move


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", SLOW)
def test_slow_levels_play_legally_too(key: str, name: str) -> None:
    rng = random.Random(f"{key} {name}")
    game_players = find_players(knaves.GAMES[name])
    assert game_players is not None
    found = positions(name, 8, rng)
    for state in rng.sample(found, min(len(found), 40)):
        for seat in state.actors:
            view = state.view(seat)
            if len(view.legal) > 1:
                move = game_players.choose(key, view, rng, 0.01)
                assert move in view.legal


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_between_levels_end(name: str) -> None:
    game = knaves.GAMES[name]
    for number, seats in enumerate(game.seat_counts):
        rng = random.Random(number)
        state = game.new(seats=seats, seed=seed_from(number))
        keys = rng.choices(QUICK, k=seats)
        for _ in range(20_000):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(state.actors))
            state, _ = state.apply(seat, LEVELS[keys[seat]].choose(state.view(seat), rng))
        assert state.outcome is not None


# --- The board games ---


def best(text: str, seat: int = 0) -> str:
    game = CLASSIC if text.startswith("classic") else TRAVEL
    view = game.position(text).view(seat)
    return str(LEVELS["greedy"].choose(view, random.Random(0)))


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


def test_search_depends_only_on_the_view_and_finds_obvious_moves() -> None:
    from knaves.bots.lines.search import search

    state = CLASSIC.new(seats=4, seed=seed_from(11))
    rng = random.Random(1)
    for _ in range(60):
        if state.outcome is not None:
            break
        view = state.view(state.turn)
        if state.pending.choosing is not None:  # which five of six cells is not decided by the search
            state, _ = state.apply(state.turn, view.legal[0])
            continue
        one = search(view, random.Random(7), seconds=0.0, worlds=8)
        other = search(CLASSIC.sample(view, rng).view(state.turn), random.Random(7), seconds=0.0, worlds=8)
        assert one == other
        assert one.move in view.legal
        state, _ = state.apply(state.turn, one.move)


def test_search_stops_by_the_injected_clock() -> None:
    from knaves.bots.lines.search import search

    ticks = iter(range(10_000))
    found = search(
        CLASSIC.new(seats=2, seed=seed_from(2)).view(0), random.Random(1), seconds=9.0, clock=lambda: next(ticks)
    )
    assert 0 < sum(n for _, _, n in found.scores) < 10 * 8 * 8


def test_until_the_kernel_is_compiled_the_next_weaker_level_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    class NotCompiled:
        def ready(self) -> bool:
            return False

    monkeypatch.setattr(players, "compiled_search", NotCompiled())
    state = CLASSIC.new(seats=2, seed=seed_from(5))
    view = state.view(state.turn)
    assert LEVELS["best"].choose(view, random.Random(1)) == LEVELS["greedy"].choose(view, random.Random(1))
