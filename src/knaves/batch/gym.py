"""Many tables as one vector environment of Gymnasium: an agent in one seat, a policy in all the others.

    env = BatchEnv("travel", seats=2, num_envs=64)
    observations, info = env.reset(seed=1)
    observations, rewards, terminations, truncations, info = env.step(actions)

An action is legal where `info["action_mask"]`, (tables, actions), is 1. The reward is 1 for a win, -1 for a defeat and
0 for everything else. A game that is over is followed by a new deal in the next step, which ignores the action there;
the mask allows every action then. With `AutoresetMode.SAME_STEP` the new deal comes at once, and `info["final_obs"]`
has the end of the old game. Needs `pip install 'knaves[envs]'`, and for JAX the extra `train`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.batch.base import DRAWN, LIVE
from knaves.batch.engines import make_engine
from knaves.bots.lines.observation import Array
from knaves.extras import missing_package
from knaves.game import AnyOptions, SetupError

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing_package(__name__, "envs", error.name) from None

Policy = Callable[[Any, Any], Array]
"""A legal action for each table, from the engine and the state, for the seats that act."""


class BatchEnv(VectorEnv[Any, npt.NDArray[Any], npt.NDArray[Any]]):
    """Tables of one set-up; an observation holds what the agent's seat may know, see `engine.observe`."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "classic",
        seats: int = 2,
        num_envs: int = 64,
        *,
        seat: int = 0,
        policy: Policy | None = None,
        options: AnyOptions | None = None,
        backend: str = "numpy",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        """`policy` plays the other seats, at random by default; it is compiled with the backend `jax`."""
        if not 0 <= seat < seats:
            raise SetupError(f"there is no seat {seat} at a table with {seats} seats")
        if num_envs < 1:
            raise SetupError(f"num_envs is at least 1, not {num_envs}")
        self.engine: Any = make_engine(game, seats, options, backend=backend)
        if autoreset_mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            raise ValueError(f"autoreset_mode is NEXT_STEP or SAME_STEP, not {autoreset_mode}")
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self._deals_at_once = autoreset_mode is AutoresetMode.SAME_STEP
        self.num_envs, self.seat, self._policy = num_envs, seat, policy
        self._compile()
        self.state = self._init(self._words(np.random.default_rng(0), num_envs))
        self._over = np.zeros(num_envs, bool)
        self._spare: Any = None
        self._spare_left = 0
        self._legal = np.zeros((num_envs, 0), np.int8)
        self.single_observation_space, self.single_action_space = self._single_spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _compile(self) -> None:
        engine = self.engine

        def compiled(function: Any) -> Any:
            if engine.xp is np:
                return function
            import jax

            return jax.jit(function)

        self._init, self._step, self._mask = map(compiled, (engine.init, engine.step, engine.legal_mask))
        self._reset, self._play_others = compiled(engine.reset_where_done), compiled(self._until_own_turn)
        self._observe = compiled(lambda state: engine.observe(state, self.seat))

    # --- What Gymnasium asks for ---

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal at all tables."""
        super().reset(seed=seed, options=options)
        self._spare_left = 0
        self.state = self._play_others(self._own(self._init(self._words(self.np_random, self.num_envs))))
        self._over = np.asarray(self.state.done)
        self._deal_again()
        return self._observations(self.state), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Any, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Make the agent's action, then those of the others until it is the agent's turn again."""
        chosen = np.asarray(actions, np.int32)
        self._check(chosen)
        self.state = self._own(self._step(self.state, self.engine.xp.asarray(self._engine_actions(chosen))))
        if self._over.any():
            self.state = self._fresh_where_over()
        self.state = self._play_others(self.state)
        self._over = np.asarray(self.state.done)
        over, rewards, none = self._over.copy(), self._rewards(), np.zeros(self.num_envs, bool)
        final = self._final_observations() if self._deals_at_once and over.any() else {}
        return self._observations(self.state), rewards, over, none, self._info() | final

    def _final_observations(self) -> dict[str, Any]:
        """The last observations of games that are over, which new deals replace."""
        at = np.flatnonzero(self._over)
        seen = self._observations(_take(self.state, at))
        found = np.full(self.num_envs, None, object)
        for place, table in enumerate(at):
            found[table] = _entry(seen, place)
        final = {"final_obs": found, "_final_obs": self._over.copy()}
        self._deal_again()
        return final

    # --- Parts ---

    def _words(self, rng: np.random.Generator, tables: int) -> Array:
        return self.engine.xp.asarray(rng.integers(0, 2**32, (2, tables), np.uint32))

    def _own(self, state: Any) -> Any:
        """A state of which no array is shared, so that tables can be replaced in place."""
        return state._make(map(np.array, state)) if self.engine.xp is np else state

    def _fresh_where_over(self) -> Any:
        """New deals where games are over."""
        if self.engine.xp is not np:
            return self._reset(self.state, self._init(self._words(self.np_random, self.num_envs)))
        at = np.flatnonzero(self._over)
        _put(self.state, at, self._take_deals(len(at)))
        return self.state

    def _take_deals(self, count: int) -> Any:
        """Deals that nobody has played. They are made in advance, since many at once take little longer than one."""
        if self._spare_left < count:
            self._spare = self._init(self._words(self.np_random, self.num_envs))
            self._spare_left = self.num_envs
        self._spare_left -= count
        return _take(self._spare, slice(self._spare_left, self._spare_left + count))

    def _deal_again(self) -> None:
        """Deal until every table waits for the agent."""
        while self._over.any():
            self.state = self._play_others(self._fresh_where_over())
            self._over = np.asarray(self.state.done)

    def _waits(self, state: Any) -> Array:
        return ~state.done & (state.actor != self.seat)

    def _ply(self, state: Any) -> Any:
        """All tables move on by one action of the seats that play for the environment."""
        moved, action = self.engine.random_action(state) if self._policy is None else (state, None)
        if self._policy is not None:
            action = self._policy(self.engine, state).astype(self.engine.xp.int32)
        return self.engine.step(moved, action)

    def _ply_where_waiting(self, state: Any) -> Any:
        waits, after = self._waits(state), self._ply(state)
        return state._make(self.engine.xp.where(waits, new, old) for new, old in zip(after, state, strict=True))

    def _until_own_turn(self, state: Any) -> Any:
        """Play for the others. NumPy moves on only the tables that wait for them, which soon are few."""
        if self.engine.xp is not np:
            import jax

            return jax.lax.while_loop(lambda now: self._waits(now).any(), self._ply_where_waiting, state)
        waiting = np.flatnonzero(self._waits(state))
        while len(waiting):
            part = self._ply(_take(state, waiting))
            _put(state, waiting, part)
            waiting = waiting[self._waits(part)]
        return state

    def _check(self, actions: npt.NDArray[Any]) -> None:
        """Raise `ValueError` for an illegal action: the engine would take it and leave a senseless position."""
        if not self._legal.size:
            raise ResetNeeded("call reset() before step()")
        tables = np.arange(self.num_envs)
        if actions.shape != tables.shape:
            raise ValueError(f"expected {self.num_envs} actions, one for each table, not the shape {actions.shape}")
        inside = (actions >= 0) & (actions < self._legal.shape[1])
        legal = inside & (self._legal[tables, np.where(inside, actions, 0)] != 0)
        if not (legal | self._over).all():
            table = int(np.flatnonzero(~(legal | self._over))[0])
            raise ValueError(f"action {actions[table]} is not legal at table {table}: see info['action_mask']")

    def _rewards(self) -> npt.NDArray[np.float64]:
        winner = np.asarray(self.state.winner)
        own = winner == self.seat % self.engine.sides
        return np.where((winner == LIVE) | (winner == DRAWN), 0.0, np.where(own, 1.0, -1.0))

    def _info(self) -> dict[str, Any]:
        self._legal = self._masks()
        self._legal[self._over] = 1
        return {"action_mask": self._legal, "_action_mask": np.ones(self.num_envs, bool)}

    # --- What other numberings of actions and other observations replace ---

    def _single_spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """The spaces of one table: of its observations and of its actions."""
        seen = spaces.Dict({name: _space_of(value[0]) for name, value in self._observations(self.state).items()})
        return seen, spaces.Discrete(self.engine.actions)

    def _observations(self, state: Any) -> Any:
        seen = self._observe(state)._asdict()
        return {name: _tables_first(np.asarray(value)) for name, value in seen.items()}

    def _masks(self) -> npt.NDArray[np.int8]:
        """(tables, actions): 1 for legal actions."""
        return np.asarray(self._mask(self.state)).T.astype(np.int8)

    def _engine_actions(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The engine's actions for those of the agent."""
        return actions


def _entry(observations: Any, place: int) -> Any:
    """One table's part of observations."""
    if isinstance(observations, dict):
        return {name: array[place] for name, array in observations.items()}
    return observations[place]


def _take(state: Any, at: Any) -> Any:
    """The state of some tables."""
    return state._make(array[..., at] for array in state)


def _put(state: Any, at: Any, part: Any) -> None:
    """Replace some tables in place."""
    for array, new in zip(state, part, strict=True):
        array[..., at] = new


def _tables_first(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    kind = np.int8 if array.dtype == bool else np.int32
    return np.ascontiguousarray(np.moveaxis(array, -1, 0).astype(kind))


def _space_of(example: npt.NDArray[Any]) -> spaces.Box:
    """Planes of zeros and ones, or numbers."""
    low, high = (0, 1) if example.dtype == np.int8 else (np.iinfo(np.int32).min, np.iinfo(np.int32).max)
    return spaces.Box(low, high, example.shape, example.dtype.type)
