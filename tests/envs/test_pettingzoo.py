"""The PettingZoo environments: PettingZoo's own tests, and the promises of docs/envs.md."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

import knaves
from knaves.envs import pettingzoo
from knaves.game import Reason

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # they import a game in an old way
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.parallel_test import parallel_api_test
    from pettingzoo.test.seed_test import seed_test

# PettingZoo recommends a dictionary of observation and mask, but warns about it for environments outside its own list;
# it also warns about an empty mask after the end of a game.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

TABLES = [(name, seats) for name in sorted(knaves.GAMES) for seats in knaves.GAMES[name].seat_counts]
OTHER_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 6, {"teams": 3, "dead_cards": "unlimited", "table_talk": "penalty", "asides": True}),
    ("classic", 4, {"forgotten_draw": "permanent", "advanced_jack": True, "diagonals": False}),
    ("travel", 3, {"forgotten_draw": "until_next_turn", "line_choice": "auto"}),
    ("stacks", 4, {"forgotten_draw": "penalty", "block_scope": "any_time", "steal_from_hand": "chosen"}),
    ("stacks", 2, {"reverse_in_two": "kept", "reshuffle": "with_specials", "skip_stack": "single"}),
]


def play(env: pettingzoo.Agents, seed: int) -> dict[str, float]:
    """Play a random game; the final reward of each agent."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        over = terminated or truncated
        if over:
            rewards[agent] = reward
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def run_pettingzoos_tests(name: str, seats: int, **settings: Any) -> None:
    api_test(pettingzoo.env(name, seats, **settings))  # type: ignore[no-untyped-call]
    seed_test(lambda: pettingzoo.env(name, seats, **settings))  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_tests_pass(name: str, seats: int) -> None:
    run_pettingzoos_tests(name, seats)


@pytest.mark.parametrize(("name", "seats"), [("classic", 2), ("travel", 3), ("stacks", 4)])
def test_pettingzoos_test_of_parallel_environments_passes(name: str, seats: int) -> None:
    env = pettingzoo.parallel_env(name, seats)
    parallel_api_test(env, num_cycles=60)
    observations, _ = env.reset(seed=1)
    allowed = [agent for agent, seen in observations.items() if seen["action_mask"].any()]
    assert len(allowed) == 1
    actions = {agent: seen["action_mask"].argmax() for agent, seen in observations.items()}
    _, rewards, ends, _, infos = env.step(actions)
    assert set(rewards.values()) == {0}
    assert not any(ends.values())
    assert infos[allowed[0]]["active_agent"] in env.agents


@pytest.mark.parametrize(("name", "seats", "settings"), OTHER_OPTIONS)
def test_pettingzoos_tests_pass_with_other_options(name: str, seats: int, settings: dict[str, Any]) -> None:
    run_pettingzoos_tests(name, seats, **settings)


@pytest.mark.parametrize(("name", "seats"), [("classic", 4), ("classic", 3), ("travel", 2), ("stacks", 5)])
def test_winners_get_1_and_losers_minus_1(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats)
    rewards = play(env, 3)
    assert env._state.outcome is not None
    winners = env._state.outcome.winners
    assert winners
    assert rewards == {f"player_{seat}": 1.0 if seat in winners else -1.0 for seat in range(seats)}


def test_a_draw_gives_everybody_0() -> None:
    env = pettingzoo.env("travel", 2, asides=True)
    env.reset(seed=1)
    raw = env.unwrapped
    assert isinstance(raw, pettingzoo.raw_env)
    offer = raw.coder.labels.index("offer")
    first = env.agent_selection
    env.step(offer)
    assert env.agent_selection == first  # the same agent goes on
    mask = env.observe(first)["action_mask"]  # type: ignore[index]
    assert not mask[offer]
    env.step(int(mask.nonzero()[0][0]))
    env.step(offer)
    assert raw._state.outcome is not None
    assert raw._state.outcome.reason == Reason.AGREED
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = pettingzoo.env("classic", 2, max_moves=7)
    assert play(env, 1) == {"player_0": 0.0, "player_1": 0.0}
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))  # type: ignore[index]
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not env.observe(env.agent_selection)["action_mask"].any()  # type: ignore[index]


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_an_illegal_action_ends_the_game_and_costs_1(name: str, caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env(name, 2)
    env.reset(seed=1)
    offender = env.agent_selection
    illegal = int((env.observe(offender)["action_mask"] == 0).nonzero()[0][0])  # type: ignore[index]
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}


def test_the_raw_environment_raises_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("stacks", 3)
    env.reset(seed=1)
    agent, position = env.agent_selection, str(env._state)
    for label, error in (("end", knaves.IllegalMove), ("SC:+5h", knaves.Unreadable), ("block", knaves.IllegalMove)):
        with pytest.raises(error):
            env.step(env.coder.labels.index(label))
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)
    board = pettingzoo.raw_env("classic", 2)
    board.reset(seed=1)
    with pytest.raises(ValueError, match="asides=True"):
        board.step(board.coder.labels.index("offer"))
    assert (env.agent_selection, str(env._state)) == (agent, position)


@pytest.mark.parametrize(("name", "seats"), [("classic", 3), ("travel", 4), ("stacks", 4)])
def test_nothing_an_agent_gets_depends_on_hidden_cards(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats, render_mode="ansi")
    for seed in range(4):
        rng = random.Random(seed)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            state = env._state
            selected = env.agent_selection
            for seat, agent in enumerate(env.agents):
                env._state = state
                before = env.observe(agent)
                picture = env.render() if agent == selected else None
                env._state = state.game.sample(state.view(seat), rng)
                after = env.observe(agent)
                assert all(before[key].tobytes() == after[key].tobytes() for key in before)
                assert picture == (env.render() if agent == selected else None)
            env._state = state
            for _ in range(5):
                if not any(env.terminations.values()):
                    mask = env.observe(env.agent_selection)["action_mask"]
                    env.step(int(rng.choice(mask.nonzero()[0])))


def test_block_answers_are_asked_clockwise_from_the_agent_that_laid_the_card() -> None:
    """Agents without a Block are asked too, and no answer is visible before all have answered."""
    env = pettingzoo.raw_env("stacks", 4)
    env.reset(seed=1)
    env._state = knaves.GAMES["stacks"].position(
        "stacks seats=4 piles=B1,B2,B3,B4|-|-|- turn=2 hands=B1,BL|B1|B5,R1|R5,BL discards=-|-|-|-"
    )
    env.agent_selection = "player_2"
    env.step(env.coder.labels.index("B5@b1"))
    asked = []
    for answer in ("block", "let", "let"):
        asked.append(env.agent_selection)
        waiting = [agent for agent in env.agents if agent not in asked]
        before = [env.observe(agent)["observation"].tobytes() for agent in waiting]
        env.step(env.coder.labels.index(answer))
        if len(asked) < 3:
            assert [env.observe(agent)["observation"].tobytes() for agent in waiting] == before
    assert asked == ["player_3", "player_0", "player_1"]
    assert env.agent_selection == "player_2"


def test_with_manual_drawing_an_agent_draws_right_after_the_play() -> None:
    env = pettingzoo.raw_env("classic", 3, forgotten_draw="permanent")
    env.reset(seed=1)
    draw = env.coder.labels.index("+")
    for _ in range(6):
        agent = env.agent_selection
        env.step(int(env.observe(agent)["action_mask"].nonzero()[0][0]))
        assert env.agent_selection == agent
        assert env.observe(agent)["action_mask"].nonzero()[0].tolist() == [draw]
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(draw)
        assert env.agent_selection != agent


def test_a_seed_repeats_its_game_and_the_following_ones() -> None:
    games = []
    for _ in range(2):
        env = pettingzoo.raw_env("travel", 2)
        env.reset(seed=5)
        first = str(env._state)
        env.reset()
        games.append((first, str(env._state)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_an_environment_can_be_pickled() -> None:
    env = pettingzoo.env("stacks", 3, block_scope="any_time", max_moves=50)
    again = pickle.loads(pickle.dumps(env.unwrapped))
    assert again.table == env.unwrapped.table  # type: ignore[attr-defined]
    assert again.table.game is knaves.GAMES["stacks"]


def test_the_picture_shows_the_view_of_the_acting_agent() -> None:
    env = pettingzoo.env("travel", 2, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, str)
    assert "Your hand:" in picture
    play(env, 1)
    assert "Your hand:" not in str(env.unwrapped.render())
    with pytest.raises(ValueError, match="render_mode is None, 'ansi', 'rgb_array' or 'human', not 'video'"):
        pettingzoo.env("travel", 2, render_mode="video")
    silent = pettingzoo.env("travel", 2)
    silent.reset()
    with pytest.warns(UserWarning, match="render_mode='ansi'"):
        assert silent.render() is None


def test_options_may_be_values_or_texts() -> None:
    one = pettingzoo.raw_env("classic", 6, teams=3, diagonals=False)
    assert one.table == pettingzoo.raw_env("classic", 6, teams="3", diagonals="off").table
    with pytest.raises(knaves.SetupError, match="option diagonals is on or off"):
        pettingzoo.raw_env("classic", 6, diagonals="maybe")
    with pytest.raises(knaves.SetupError, match="at least one move"):
        pettingzoo.raw_env("classic", 6, max_moves=0)
