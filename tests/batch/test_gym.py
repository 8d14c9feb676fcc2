"""The batch engines as a vector environment of Gymnasium."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from knaves.batch.gym import BatchEnv
from knaves.game import SetupError
from tests.processes import LIMIT

SET_UPS = [("classic", 2), ("travel", 3), ("classic", 4), ("stacks", 3)]


def random_actions(rng: np.random.Generator, mask: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) for row in mask])


def play(env: Any, steps: int, seed: int) -> list[Any]:
    """The observations, rewards, ends and masks of random play."""
    rng = np.random.default_rng(seed)
    observations, info = env.reset(seed=seed)
    found = [(observations, None, None, info["action_mask"])]
    for _ in range(steps):
        observations, rewards, over, cut, info = env.step(random_actions(rng, info["action_mask"]))
        assert not cut.any()
        found.append((observations, rewards, over, info["action_mask"]))
    return found


@pytest.mark.parametrize(("game", "seats"), SET_UPS)
def test_everything_lies_in_its_space(game: str, seats: int) -> None:
    env = BatchEnv(game, seats, num_envs=6, seat=1)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    ends = 0
    for observations, rewards, over, mask in play(env, 80, seed=2):
        assert observations in env.observation_space
        first = {name: np.asarray(value[0]) for name, value in observations.items()}
        assert first in env.single_observation_space
        assert mask.shape == (6, env.single_action_space.n)  # type: ignore[attr-defined]
        assert mask.any(axis=1).all()
        if rewards is not None:
            assert rewards.shape == over.shape == (6,)
            assert set(rewards[~over]) <= {0.0}
            assert set(rewards[over]) <= {-1.0, 0.0, 1.0}
            ends += over.sum()
    assert ends > 0
    assert env.action_space.contains(env.action_space.sample())


def test_a_seed_gives_the_same_games() -> None:
    env = BatchEnv("travel", 2, num_envs=5)
    for one, other in zip(play(env, 30, seed=3), play(env, 30, seed=3), strict=True):
        for name in one[0]:
            assert np.array_equal(one[0][name], other[0][name])
        assert np.array_equal(one[3], other[3])
    assert not np.array_equal(env.reset(seed=3)[0]["hand"], env.reset(seed=4)[0]["hand"])
    assert not np.array_equal(env.reset(seed=3)[0]["hand"], env.reset()[0]["hand"])


def first_legal(engine: Any, state: Any) -> Any:
    """A policy for the other seats."""
    return engine.legal_mask(state).argmax(axis=0)


@pytest.fixture(scope="module")
def compiled() -> BatchEnv:
    return BatchEnv("travel", 2, num_envs=4, policy=first_legal, backend="jax")


def test_jax_plays_the_same_games(compiled: BatchEnv) -> None:
    """Until the first game ends: later deals come from other places of the generator."""
    plain = BatchEnv("travel", 2, num_envs=4, policy=first_legal)
    compared = 0
    for mine, theirs in zip(play(plain, 12, seed=6), play(compiled, 12, seed=6), strict=True):
        if mine[2] is not None and mine[2].any():
            break
        assert mine[0].keys() == theirs[0].keys()
        for name in mine[0]:
            assert np.array_equal(mine[0][name], theirs[0][name]), name
        compared += 1
    assert compared > 5


def check_new_deals(env: BatchEnv) -> None:
    rng = np.random.default_rng(4)
    _, info = env.reset(seed=4)
    was_over, deals = np.zeros(4, bool), []
    for _ in range(120):
        actions = np.where(was_over, 0, random_actions(rng, info["action_mask"]))
        observations, rewards, over, _, info = env.step(actions)
        assert info["action_mask"][over].all()
        for table in np.flatnonzero(was_over):
            assert not over[table]
            assert rewards[table] == 0
            assert observations["chips"][table].sum() <= 1
            deals.append(tuple(observations["hand"][table]))
        was_over = over
    assert len(deals) > 4
    assert len(set(deals)) == len(deals)


def test_a_new_deal_follows_in_the_next_step() -> None:
    check_new_deals(BatchEnv("travel", 2, num_envs=4))


def test_a_new_deal_follows_in_the_next_step_of_jax(compiled: BatchEnv) -> None:
    check_new_deals(compiled)


def test_the_agent_acts_and_is_rewarded_for_its_own_seat() -> None:
    for env, side in ((BatchEnv("stacks", 3, num_envs=8, seat=2), 2), (BatchEnv("classic", 4, num_envs=8, seat=3), 1)):
        rng, ends = np.random.default_rng(5), set()
        _, info = env.reset(seed=5)
        for _ in range(60):
            observations, rewards, over, _, info = env.step(random_actions(rng, info["action_mask"]))
            state = env.state
            assert np.array_equal(observations["hand"].T, env.engine.observe(state, env.seat).hand)
            assert (state.actor[~over] == env.seat).all()
            for table in np.flatnonzero(over):
                winner = int(state.winner[table])
                assert rewards[table] == (0 if winner < 0 else 1 if winner == side else -1)
                ends.add(rewards[table])
        assert ends >= {-1.0, 1.0}


def test_the_others_follow_the_policy_given() -> None:
    asked = []

    def policy(engine: Any, state: Any) -> Any:
        asked.append(engine.side_order(state)[0])
        return first_legal(engine, state)

    env = BatchEnv("classic", 2, num_envs=3, policy=policy)
    play(env, 5, seed=1)
    assert len(asked) >= 5


def test_illegal_actions_are_refused() -> None:
    env = BatchEnv("travel", 2, num_envs=2)
    _, info = env.reset(seed=1)
    legal = random_actions(np.random.default_rng(1), info["action_mask"])
    illegal = np.flatnonzero(info["action_mask"][1] == 0)[0]
    for wrong in (illegal, -1, env.engine.actions):
        with pytest.raises(ValueError, match="is not legal at table 1"):
            env.step(np.array([legal[0], wrong]))
    with pytest.raises(ValueError, match="expected 2 actions"):
        env.step(legal[:1])
    env.step(legal)
    with pytest.raises(SetupError, match="there is no seat 2"):
        BatchEnv("travel", 2, seat=2)


def test_gymnasiums_own_wrappers_work() -> None:
    env = wrappers.RecordEpisodeStatistics(BatchEnv("travel", 2, num_envs=4))
    flat = wrappers.FlattenObservation(env)
    observations, info = flat.reset(seed=1)
    assert observations in flat.observation_space
    rng, lengths = np.random.default_rng(1), []
    for _ in range(60):
        _, _, _, _, info = flat.step(random_actions(rng, info["action_mask"]))
        if "episode" in info:
            lengths += list(info["episode"]["l"][info["_episode"]])
    assert lengths
    assert min(lengths) > 4


def test_a_missing_gymnasium_is_named() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import knaves.batch.gym"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=LIMIT, check=False)
    assert told.stderr.splitlines()[-1] == "ImportError: knaves.batch.gym needs gymnasium: pip install 'knaves[envs]'"
