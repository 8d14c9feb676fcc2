"""The board games as a fast vector environment of Gymnasium: an agent in one seat of every table, bots in the others.

Observations, actions and masks are those of the other environments (docs/envs.md), so an agent that learned here plays
there too. The tables are played by the batch engine, all in one array operation.

>>> from knaves.envs.vector import VectorEnv
>>> env = VectorEnv("travel", num_envs=8)
>>> observations, info = env.reset(seed=1)
>>> observations.shape, info["action_mask"].shape
((8, 34, 6, 8), (8, 433))
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from knaves.batch.gym import BatchEnv, Policy
from knaves.batch.lines import Engine, make_engine
from knaves.bots import Level, find_level
from knaves.bots.families import weights_path
from knaves.bots.lines.network import LINES, LinesNetwork
from knaves.bots.network_player import MAX_TABLES
from knaves.envs.coder import Mask, Numbers
from knaves.envs.lines_batch import LinesBatchCoder
from knaves.envs.tables import as_texts, find_game
from knaves.extras import missing_package

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
except ImportError as error:
    raise missing_package(__name__, "envs", error.name) from None

FAMILY = "lines"


class VectorEnv(BatchEnv):
    """Tables of classic or travel; see `BatchEnv` for rewards and new deals, docs/envs.md for planes and action ids."""

    engine: Engine

    def __init__(
        self,
        game: str = "classic",
        num_envs: int = 64,
        *,
        seats: int = 2,
        seat: int = 0,
        opponent: str | Policy = "random",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponent` is a level by its key or its name, or a function from engine and state to the engine's actions."""
        if render_mode is not None:
            raise ValueError(f"a vector environment draws no pictures: render_mode is None, not {render_mode!r}")
        agreed = find_game(game).Options.parse(dict(as_texts(options)))
        self.coder = LinesBatchCoder(make_engine(game, seats, agreed, backend="numpy"))
        policy = self._play_level(find_level(opponent)) if isinstance(opponent, str) else opponent
        super().__init__(game, seats, num_envs, seat=seat, policy=policy, options=agreed, autoreset_mode=autoreset_mode)

    def _single_spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        coder = self.coder.coder
        return spaces.Box(0, 1, coder.shape, np.float32), spaces.Discrete(coder.size)

    def _observations(self, state: Any) -> Numbers:
        return self.coder.observe(state, self.seat)

    def _masks(self) -> Mask:
        return self.coder.mask(self.state)

    def _engine_actions(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        return self.coder.to_engine(self.state, actions)

    def _play_level(self, level: Level) -> Policy | None:
        """The policy of a level; None plays at random."""
        policy = level.policies.get(FAMILY)
        if policy is None:
            return None
        network = LinesNetwork(self.coder.tables)
        weights = LINES.load(weights_path(policy.weights))

        def choose(engine: Engine, state: Any) -> npt.NDArray[np.int32]:
            found = np.empty(len(state.turn), np.int32)
            for start in range(0, len(found), MAX_TABLES):
                at = slice(start, start + MAX_TABLES)
                part = state._make(array[..., at] for array in state)
                logits, _ = network.play(weights, engine.observe(part), engine.legal_mask(part))
                if policy.temperature:  # the largest of logits with Gumbel noise is a sample of their softmax
                    logits = logits + policy.temperature * self.np_random.gumbel(size=logits.shape)
                found[at] = logits.argmax(axis=0)
            return found

        return choose
