"""The games as Gymnasium environments: one agent, and bots in the other seats. Importing this module registers them.

>>> import gymnasium
>>> import knaves.envs.gymnasium
>>> env = gymnasium.make("knaves/Travel-v0", opponent="beginner")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import numpy as np

from knaves.bots import find_level
from knaves.deal import SEED_BYTES
from knaves.envs.coder import Mask, Numbers
from knaves.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from knaves.envs.tables import as_texts, make_table, next_actor, rewards
from knaves.extras import missing_package
from knaves.game import Game, Move, SetupError, State, View
from knaves.games import GAMES
from knaves.games.lines import LinesSpec

try:
    import gymnasium
    from gymnasium import logger, spaces
except ImportError as error:
    raise missing_package(__name__, "envs", error.name) from None

Info = dict[str, Any]
VECTOR_ENVS: Mapping[type[Game], str] = {LinesSpec: "knaves.envs.vector:VectorEnv"}
"""The fast vector environment of each family that has one."""


@runtime_checkable
class Opponent(Protocol):
    """Who plays the other seats: a level, or an object of your own."""

    def choose(self, view: View, rng: random.Random) -> Move | str:
        """Choose one of `view.legal`, or its text."""
        ...


class KnavesEnv(gymnasium.Env[Any, Any]):
    """A seat at a table with bots. `info["action_mask"]` and `action_masks()` say which actions are legal.

    The reward is 1 for a win, -1 for a defeat, 0 for a draw. An illegal action ends the game and costs 1.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": RENDER_FPS}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "classic",
        *,
        seats: int = 2,
        seat: int | None = 0,
        opponent: str | Opponent = "random",
        render_mode: str | None = None,
        max_moves: int | None = None,
        **options: Any,
    ) -> None:
        """`seat` None draws a seat for each game; `opponent` is a level by its key or its name, or any bot."""
        self.table = make_table(game, seats, as_texts(options), max_moves)
        if seat is not None and not 0 <= seat < seats:
            raise SetupError(f"there is no seat {seat} at a table with {seats} seats")
        if not isinstance(opponent, str | Opponent):
            raise SetupError(f"an opponent is a level, as 'casual', or a bot with choose(view, rng), not {opponent!r}")
        self.coder = self.table.coder
        self.opponent: Opponent = find_level(opponent) if isinstance(opponent, str) else opponent
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, f"Knaves: {game}")
        self._fixed_seat, self.seat = seat, seat or 0
        self.observation_space = spaces.Box(0, 1, self.coder.shape, np.float32)
        self.action_space = spaces.Discrete(self.coder.size)
        self._rng = random.Random(0)
        self._state: State
        self._moves = 0
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Deal a new game. A seed makes this game and all later ones reproducible, the bots' moves included."""
        super().reset(seed=seed, options=options)
        self._rng = random.Random(int(self.np_random.integers(2**63)))
        table, self._over = self.table, True
        while self._over:  # until the agent has something to decide
            deal = self._rng.randbytes(SEED_BYTES)
            self._state = table.game.new(seats=table.seats, options=table.options, seed=deal)
            self.seat = self._rng.randrange(table.seats) if self._fixed_seat is None else self._fixed_seat
            self._moves, self._over = 0, False
            self._play_others(min(self._state.actors))
        self._show()
        return self._observe()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, Info]:
        """Play the agent's action, then the bots until it is the agent's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        number = self._read_action(action)
        if not self.action_masks()[number]:
            self._over = True
            seen, info = self._observe()
            return seen, -1.0, True, False, info | {"illegal": True}
        self._apply(self.seat, self.coder.move(self.seat, number))
        self._play_others(self.seat)
        won = rewards(self._state.outcome, self.table.seats)[self.seat]
        ended = self._state.outcome is not None
        self._show()
        seen, info = self._observe()
        return seen, won, ended, not ended and self._moves >= self.table.max_moves, info

    def _read_action(self, action: Any) -> int:
        last = self.coder.size - 1
        if isinstance(action, str) or action is None:
            raise ValueError(f"an action is a number from 0 to {last}, not {action!r}")
        if not 0 <= int(action) <= last:
            raise ValueError(f"there is no action {action}: the actions are 0 to {last}")
        return int(action)

    def _apply(self, seat: int, move: Any) -> None:
        self._state, _ = self._state.apply(seat, move)
        self._moves += 1
        self._over = self._state.outcome is not None or self._moves >= self.table.max_moves

    def _play_others(self, last: int) -> None:
        while not self._over and (seat := next_actor(self._state.actors, last, self.table.seats)) != self.seat:
            self._apply(seat, self.opponent.choose(self._state.view(seat), self._rng))
            last = seat

    @property
    def view(self) -> View:
        """The agent's view, as bots get it."""
        return self._state.view(self.seat)

    def action_masks(self) -> Mask:
        """1 for each legal action, as MaskablePPO asks for it; all of them after a game, when no action counts."""
        return np.ones(self.coder.size, np.int8) if self._over else self.coder.mask(self.view)

    def _observe(self) -> tuple[Numbers, Info]:
        return self.coder.observe(self.view), {"action_mask": self.action_masks()}

    def _show(self) -> None:
        if self.render_mode == "human":
            self._renderer.render(self.view, self.metadata["render_fps"])

    def render(self) -> Any:
        """The table as the agent sees it: text, an array (height, width, 3), or None with a window."""
        if self.render_mode is None:
            logger.warn(f"render() shows nothing: make the environment with render_mode={RENDER_MODES[0]!r}")
            return None
        return self._renderer.render(self.view, self.metadata["render_fps"])

    def close(self) -> None:
        """Close the window."""
        self._renderer.close()


for _game in GAMES.values():
    gymnasium.register(
        f"knaves/{_game.name.title()}-v0",
        f"{__name__}:{KnavesEnv.__name__}",
        vector_entry_point=VECTOR_ENVS.get(type(_game)),
        kwargs={"game": _game.name},
    )
