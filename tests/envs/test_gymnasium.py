"""The Gymnasium environments: Gymnasium's own checks, the bots in the other seats, and pictures."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import knaves
import knaves.envs.gymnasium
from knaves.bots import LEVELS
from knaves.envs import pettingzoo
from knaves.envs.gymnasium import KnavesEnv
from knaves.envs.vector import VectorEnv
from knaves.game import Move, SetupError, View


def play(env: Any, seed: int) -> list[float]:
    """The rewards of a random game."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        over = terminated or truncated
    return rewards


@pytest.mark.parametrize("name", sorted(knaves.GAMES))
def test_gymnasiums_own_check_passes(name: str) -> None:
    env = gymnasium.make(f"knaves/{name.title()}-v0", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    assert env.unwrapped.get_wrapper_attr("action_masks")().any()


class Counting:
    """A bot that counts its moves by seat."""

    name, seconds = "counting", 0.0

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: View, rng: random.Random) -> Move:
        assert view.seat is not None
        self.seats.add(view.seat)
        return rng.choice(view.legal)


@pytest.mark.parametrize(("name", "seats", "seat"), [("classic", 3, 1), ("stacks", 4, 2)])
def test_the_bot_plays_all_other_seats_and_the_agent_is_rewarded_for_its_own(name: str, seats: int, seat: int) -> None:
    bot = Counting()
    env = KnavesEnv(name, seats=seats, seat=seat, opponent=bot)
    ends = {play(env, number)[-1] for number in range(12)}
    assert bot.seats == set(range(seats)) - {seat}
    assert ends == {1.0, -1.0}


def test_a_game_is_the_same_for_the_same_seed_and_levels_go_by_either_name() -> None:
    one, other = (gymnasium.make("knaves/Travel-v0", opponent=name, seat=None) for name in ("beginner", "Pip"))
    assert one.unwrapped.opponent is other.unwrapped.opponent is LEVELS["beginner"]  # type: ignore[attr-defined]
    assert play(one, 3) == play(other, 3)
    seats = set()
    for _ in range(12):
        one.reset()
        seats.add(one.unwrapped.seat)  # type: ignore[attr-defined]
    assert seats == {0, 1}
    with pytest.raises(SetupError, match="there is no level"):
        KnavesEnv(opponent="nobody")
    with pytest.raises(SetupError, match="there is no seat 2"):
        KnavesEnv(seat=2)


def test_an_illegal_action_and_too_many_moves_end_the_game() -> None:
    env = KnavesEnv("travel", max_moves=9)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    assert play(env, 1)[-1] == 0.0


def test_many_tables_at_once_are_a_vector_environment_with_the_same_spaces() -> None:
    env = gymnasium.make_vec("knaves/Travel-v0", num_envs=5, opponent="random")
    assert isinstance(env, VectorEnv)
    single = gymnasium.make("knaves/Travel-v0")
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    rng = np.random.default_rng(1)
    observations, info = env.reset(seed=1)
    ends: list[float] = []
    for _ in range(70):
        assert observations in env.observation_space
        actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        observations, rewards, over, _, info = env.step(actions)
        ends += list(rewards[over])
    assert {-1.0, 1.0} <= set(ends)
    _, info = env.reset()
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = info["action_mask"][2].argmin()
    with pytest.raises(ValueError, match="is not legal at table 2"):
        env.step(actions)
    with pytest.raises(ValueError, match="draws no pictures"):
        VectorEnv("travel", render_mode="human")


def test_a_new_deal_may_come_in_the_same_step() -> None:
    env = VectorEnv("travel", num_envs=4, autoreset_mode=AutoresetMode.SAME_STEP)
    chips = env.coder.coder.legend.index("chips of own team")
    _, info = env.reset(seed=1)
    ends = 0
    for _ in range(40):
        observations, _, over, _, info = env.step(info["action_mask"].argmax(axis=1))
        assert not env.state.done.any()
        for table in np.flatnonzero(over):
            assert info["final_obs"][table][chips].sum() > 3
            assert observations[table][chips].sum() == 0
            ends += 1
    assert ends > 3


def test_levels_play_in_the_vector_environment() -> None:
    """The strongest level loses hardly a game against random moves."""
    env = VectorEnv("travel", num_envs=12, opponent="Lancelot")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    ends: list[float] = []
    for _ in range(25):
        mask = info["action_mask"]
        _, rewards, over, _, info = env.step((rng.random(mask.shape) * mask).argmax(axis=1))
        ends += list(rewards[over])
    assert len(ends) > 8
    assert np.mean(ends) < -0.5


@pytest.mark.parametrize(("name", "seats"), [("classic", 3), ("stacks", 3)])
def test_pictures_show_the_view_and_nothing_hidden(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    env = pettingzoo.raw_env(name, seats, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    state, seat = env._state, min(env._state.actors)
    env._state = state.game.sample(state.view(seat), random.Random(1))
    assert np.array_equal(env.render(), picture)
    env._state = state
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert env.render().shape == picture.shape
    assert not np.array_equal(env.render(), picture)
    watched = KnavesEnv(name, seats=seats, render_mode="human")
    watched.metadata = {**watched.metadata, "render_fps": 1000}
    _, info = watched.reset(seed=1)
    watched.step(int(info["action_mask"].argmax()))
    assert watched.render() is None
    watched.close()
