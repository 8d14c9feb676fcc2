"""The games as PettingZoo environments, in which agents act one after another.

>>> from knaves.envs import pettingzoo
>>> env = pettingzoo.env("travel", seats=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.deal import SEED_BYTES
from knaves.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from knaves.envs.tables import as_texts, make_table, next_actor, rewards
from knaves.extras import missing_package
from knaves.game import Move, SetupError, State, View

try:
    from gymnasium import logger, spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as error:
    raise missing_package(__name__, "envs", error.name) from None

Observation = dict[str, npt.NDArray[Any]]
"""`observation` and `action_mask`."""
Agents = AECEnv[str, Any, Any]  # no Gymnasium space is typed to hold dictionaries


def env(game: str = "classic", seats: int = 2, **settings: Any) -> Agents:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1."""
    raw = raw_env(game, seats, **settings)
    lenient = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lenient))


def parallel_env(game: str = "classic", seats: int = 2, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """The environment in which all agents act at once; only the action of the agent to move counts.

    That agent has actions in its mask, and from the second step on it is `infos[agent]["active_agent"]`.
    """
    return turn_based_aec_to_parallel(env(game, seats, **settings))


class raw_env(Agents, EzPickle):  # noqa: N801 - the name that PettingZoo gives it in every game
    """A game without the wrappers: an illegal action raises `GameError` and changes nothing."""

    def __init__(
        self,
        game: str = "classic",
        seats: int = 2,
        *,
        render_mode: str | None = None,
        asides: bool = False,
        max_moves: int | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode=render_mode, asides=asides, max_moves=max_moves, **options)
        super().__init__()  # type: ignore[no-untyped-call]
        self.table = make_table(game, seats, as_texts(options), max_moves)
        self.coder = self.table.coder
        self.render_mode = render_mode
        self.table_actions = asides
        self.metadata = {
            "name": f"knaves_{game}_v{self.table.game.version}",
            "render_modes": RENDER_MODES,
            "render_fps": RENDER_FPS,
            "is_parallelizable": False,  # by `aec_to_parallel`: agents take turns, so see `parallel_env`
        }
        self._renderer = Renderer(render_mode, f"Knaves: {game}")
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seats_by_agent = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, self.coder.shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (self.coder.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.coder.size) for agent in self.possible_agents}
        self._rng = random.Random()
        self._state: State
        self._moves = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed makes this game and all later ones reproducible."""
        del options
        if seed is not None:
            self._rng = random.Random(seed)
        table = self.table
        self._state = table.game.new(seats=table.seats, options=table.options, seed=self._rng.randbytes(SEED_BYTES))
        self._moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.agent_selection = self.possible_agents[min(self._state.actors)]
        self._show()

    def view(self, agent: str) -> View:
        """The agent's view, as bots get it."""
        return self._state.view(self._find_seat(agent))

    def action(self, agent: str, move: Move | str) -> int:
        """The id of a move of the agent, or of its text."""
        return self.coder.action(self._find_seat(agent), move)

    def _find_seat(self, agent: str) -> int:
        if agent not in self._seats_by_agent:
            raise SetupError(f"there is no agent {agent!r}: the agents are {', '.join(self.possible_agents)}")
        return self._seats_by_agent[agent]

    def observe(self, agent: str) -> Observation:
        """The agent's observation, and a mask that is empty unless it is to act."""
        view = self.view(agent)
        to_act = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        mask = self.coder.mask(view, asides=self.table_actions) if to_act else np.zeros(self.coder.size, np.int8)
        return {"observation": self.coder.observe(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the selected agent's action and select the next agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is no action")
        seat, number = self._seats_by_agent[agent], _read_action(action)
        move = self.coder.move(seat, number)
        if number >= self.coder.first_table_action and not self.table_actions:
            raise ValueError(f"{move} is a table action: make the environment with asides=True to allow it")
        self._state, _ = self._state.apply(seat, move)
        self._moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self._state.outcome is not None
        if over:
            won = rewards(self._state.outcome, self.table.seats)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._moves >= self.table.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        following = (seat + 1) % self.table.seats if over else next_actor(self._state.actors, seat, self.table.seats)
        self.agent_selection = self.possible_agents[following]
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent to act sees it, or as a spectator does after the game.

        It is text, an array (height, width, 3), or None with a window.
        """
        if self.render_mode is None:
            logger.warn("render() shows nothing: make the environment with render_mode='ansi'")
            return None
        view = self._state.view(None if self._state.outcome else self._seats_by_agent[self.agent_selection])
        return self._renderer.render(view, self.metadata["render_fps"])

    def close(self) -> None:
        """Close the window."""
        self._renderer.close()


def _read_action(action: Any) -> int:
    if isinstance(action, str):
        raise ValueError(f"an action is a number, not {action!r}: env.action(agent, move) gives that of a move")
    return int(action)
