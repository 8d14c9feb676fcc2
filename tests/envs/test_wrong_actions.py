"""What people get wrong with the environments, and the sentence each mistake gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import knaves.envs.gymnasium
from knaves.envs import pettingzoo
from knaves.envs.vector import VectorEnv


def raw() -> pettingzoo.raw_env:
    env = pettingzoo.raw_env("classic", seats=2)
    env.reset(seed=1)
    return env


def single() -> gymnasium.Env[Any, Any]:
    env = gymnasium.make("knaves/Travel-v0").unwrapped
    env.reset(seed=1)
    return env


NOT_A_NUMBER = "an action is a number, not '7H@c4': env.action(agent, move) gives that of a move"
NO_AGENT = "there is no agent 'player_9': the agents are player_0, player_1"

MISTAKES: list[tuple[Callable[[], Any], str]] = [
    (lambda: raw().step("7H@c4"), NOT_A_NUMBER),  # type: ignore[arg-type]
    (lambda: raw().view("player_9"), NO_AGENT),
    (lambda: raw().observe("player_9"), NO_AGENT),
    (lambda: raw().action("player_9", "pass"), NO_AGENT),
    (lambda: raw().action("player_0", "7h@c4"), "'7h@c4' is not a move: write 7H@c4"),
    (lambda: raw().action("player_0", 5), "5 is not a move of classic"),  # type: ignore[arg-type]
    (lambda: single().step(99999), "there is no action 99999: the actions are 0 to 432"),
    (lambda: single().step(-1), "there is no action -1: the actions are 0 to 432"),
    (lambda: single().step("7H@c4"), "an action is a number from 0 to 432, not '7H@c4'"),
    (lambda: gymnasium.make("knaves/Classic-v0", opponent=7), "an opponent is a level, as 'casual', or a bot with"),
    (lambda: VectorEnv("classic", 4).step(np.zeros(4, int)), "call reset() before step()"),
    (lambda: VectorEnv("classic", 0), "num_envs is at least 1, not 0"),
]


@pytest.mark.parametrize(("mistake", "sentence"), MISTAKES, ids=[sentence for _, sentence in MISTAKES])
def test_a_mistake_gets_a_sentence_that_helps(mistake: Callable[[], Any], sentence: str) -> None:
    with pytest.raises((knaves.GameError, ValueError, gymnasium.error.ResetNeeded)) as caught:
        mistake()
    assert sentence in str(caught.value)


def test_the_action_of_a_move_is_found_by_its_text() -> None:
    env = raw()
    move = env.view(env.agent_selection).legal[0]
    assert env.action(env.agent_selection, str(move)) == env.action(env.agent_selection, move)
