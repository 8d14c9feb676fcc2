"""The OpenSpiel games: OpenSpiel's own simulation tests, and the promises of docs/envs.md."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import knaves

pyspiel = pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")

import knaves.envs.openspiel  # noqa: E402 - only where OpenSpiel is installed

TABLES = [(name, seats) for name in sorted(knaves.GAMES) for seats in knaves.GAMES[name].seat_counts]
OTHER_OPTIONS = [
    "python_knaves_classic(players=6,teams=3,dead_cards=unlimited,line_choice=auto)",
    "python_knaves_classic(players=4,forgotten_draw=permanent,advanced_jack=True,diagonals=False)",
    "python_knaves_travel(players=3,forgotten_draw=until_next_turn,stalemate_cap=0)",
    "python_knaves_travel(max_moves=20)",
    "python_knaves_stacks(players=4,forgotten_draw=penalty,block_scope=any_time,steal_from_hand=chosen)",
    "python_knaves_stacks(reverse_in_two=kept,reshuffle=with_specials,skip_stack=single)",
]


def dealt(text: str, seed: int = 1) -> Any:
    state, rng = pyspiel.load_game(text).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_random_simulations_pass(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"python_knaves_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", OTHER_OPTIONS)
def test_openspiels_random_simulations_pass_with_other_options(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_openspiels_python_simulation_passes(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # imported here, or pytest would collect it

    np.random.seed(1)  # their test uses the global generator
    GamesSimTest("sim_game").sim_game(pyspiel.load_game(f"python_knaves_{name}"))


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_games_and_states_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(f"python_knaves_{name}")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.new_initial_state().chance_outcomes() == game.new_initial_state().chance_outcomes()
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    state = dealt(str(game))
    for _ in range(10):
        copied = pickle.loads(pickle.dumps(state))
        assert str(copied) == str(state)
        assert copied.information_state_string(0) == state.information_state_string(0)
        assert copied.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])


def test_two_sides_are_zero_sum_and_more_are_not() -> None:
    zero, general = pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM
    for text, utility in (
        ("python_knaves_classic", zero),
        ("python_knaves_classic(players=6)", zero),
        ("python_knaves_classic(players=6,teams=3)", general),
        ("python_knaves_travel(players=3)", general),
        ("python_knaves_stacks", zero),
        ("python_knaves_stacks(players=3)", general),
    ):
        assert pyspiel.load_game(text).get_type().utility == utility


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("python_knaves_classic(players=6,teams=3,diagonals=False,stalemate_cap=0)")
    assert game.table.options == knaves.GAMES["classic"].Options(teams=3, diagonals=False, stalemate_cap=False)
    assert pyspiel.load_game("python_knaves_classic").table.options == knaves.GAMES["classic"].Options()
    with pytest.raises(knaves.SetupError, match="classic is for"):
        pyspiel.load_game("python_knaves_classic(players=5)")


def test_actions_and_chance_have_names() -> None:
    state = pyspiel.load_game("python_knaves_travel").new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["seat 0 starts", "seat 1 starts"]
    state.apply_action(1)
    assert state.action_to_string(state.legal_actions()[0]) == "2S"
    state = dealt("python_knaves_travel")
    player = state.current_player()
    texts = {state.action_to_string(player, action) for action in state.legal_actions()}
    assert texts == {str(move) for move in state.node.state.legal(player)}


@pytest.mark.parametrize("text", ["python_knaves_classic(players=3)", "python_knaves_travel", "python_knaves_stacks"])
def test_a_resampled_state_looks_the_same_to_the_player(text: str) -> None:
    """The same checks as OpenSpiel's C++ `ResampleInfostateTest`."""
    sampler = pyspiel.UniformProbabilitySampler(0, 1)
    state, rng = dealt(text), random.Random(1)
    differs = False
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            differs |= str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differs


def test_observers_show_a_player_or_a_spectator() -> None:
    state = dealt("python_knaves_classic(players=2)")
    game = state.get_game()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.dict["observation"], game.table.coder.observe(state.node.view(1)))
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(1), np.float32))
    assert observer.string_from(state, 1) == state.observation_string(1) == str(state.node.view(1))
    private = pyspiel.PrivateInfoType
    observes = partial(pyspiel.IIGObservationType, perfect_recall=False)
    public = game.make_py_observer(observes(private_info=private.NONE))
    assert public.string_from(state, 1) == str(state.node.view(None))
    public.set_from(state, 1)
    assert not public.dict["observation"][game.table.coder.legend.index("cards in hand")].any()
    recalling = game.make_py_observer(observes(perfect_recall=True))
    assert recalling.tensor is None
    assert recalling.string_from(state, 0) == state.information_state_string(0)
    for kind in (
        observes(private_info=private.ALL_PLAYERS),
        observes(public_info=False),
        observes(perfect_recall=True, private_info=private.NONE),
    ):
        with pytest.raises(ValueError, match=r"a view holds|a spectator"):
            game.make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = pyspiel.load_game("python_knaves_stacks").new_initial_state()
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))


def test_python_exits_cleanly_with_the_games_registered() -> None:
    """OpenSpiel's registry outlives the interpreter; the objects in it must not be freed at exit."""
    program = (
        "import pyspiel, knaves.envs.openspiel;"
        "game = pyspiel.load_game('python_knaves_travel'); state = game.new_initial_state();"
        "state.observation_tensor(0); print('played')"
    )
    result = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
        timeout=300,
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "played\n", "")
