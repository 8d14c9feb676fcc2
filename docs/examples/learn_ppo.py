"""MaskablePPO learns to play against random moves, in five minutes on a CPU: `pip install sb3-contrib 'knaves[envs]'`.

It plays on the fast vector environment. The result is measured in the ordinary one, on deals that it has not seen.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from knaves.envs.vector import VectorEnv

BOARDS = 9
"""The planes that differ from cell to cell; see docs/envs.md."""
POINTS = 10
"""The number of measurements on the way."""


class Tables(VecEnv):
    """The vector environment as Stable Baselines3 takes it."""

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        self.mask = np.empty(0)
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        observations, info = self.env.reset(seed=1)
        self.mask = info["action_mask"]
        return observations

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, over, _, info = self.env.step(self.actions)
        self.mask = info["action_mask"]
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(over):
            infos[table] = {"terminal_observation": info["final_obs"][table]}
        return observations, rewards, over, infos

    def env_method(self, name: str, *args: Any, **options: Any) -> Any:
        assert name == "action_masks"
        return list(self.mask)

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        pass

    def env_is_wrapped(self, kind: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Board(BaseFeaturesExtractor):
    """Looks at each cell with what lies around it. The planes that are constant over the board become numbers."""

    def __init__(self, space: Any, width: int = 16, kept: int = 8) -> None:
        planes, rows, columns = space.shape
        super().__init__(space, kept * rows * columns + planes - BOARDS)
        self.net = torch.nn.Sequential(
            torch.nn.Conv2d(BOARDS, width, 5, padding=2),
            torch.nn.ReLU(),
            torch.nn.Conv2d(width, width, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Conv2d(width, kept, 1),
            torch.nn.ReLU(),
            torch.nn.Flatten(),
        )

    def forward(self, observations: Any) -> Any:
        boards, numbers = observations[:, :BOARDS], observations[:, BOARDS:, 0, 0]
        return torch.cat([self.net(boards), numbers], dim=1)


def measure(model: MaskablePPO, game: str, opponent: str, games: int, seed: int = 10_000) -> float:
    """The share of points against a level, a draw counting half, in the ordinary environment."""
    env = gymnasium.make(f"knaves.envs.gymnasium:knaves/{game.title()}-v0", opponent=opponent, seat=None)
    points = 0.0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over = False
        reward: SupportsFloat = 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        points += (float(reward) + 1) / 2
    return points / games


class Curve(BaseCallback):
    """Measures the agent now and then."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__()
        self.args = args
        self.points: list[dict[str, float]] = []
        self.seconds = -time.process_time()
        """CPU time, without the measurements."""

    def note(self) -> None:
        """Measure, without counting the time that this takes."""
        self.seconds += time.process_time()
        score = measure(self.model, self.args.game, "random", self.args.check)
        self.points.append({"seconds": round(self.seconds), "steps": self.num_timesteps, "score": round(score, 3)})
        print(f"{self.seconds:5.0f} s, {self.num_timesteps:8,} steps: {score:.0%} against random moves", flush=True)
        self.seconds -= time.process_time()

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.args.steps / POINTS:
            self.note()

    def _on_step(self) -> bool:
        return True


def main() -> None:
    """Train and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic", choices=("classic", "travel"))
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--check", type=int, default=200, help="games of each measurement on the way")
    parser.add_argument("--games", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--curve", type=Path, help="write the curve as JSON")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # it takes a fifth of the time
    tables = Tables(VectorEnv(args.game, num_envs=256, autoreset_mode=AutoresetMode.SAME_STEP))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=2048,
        n_epochs=3,
        gamma=0.995,
        learning_rate=lambda left: 1.5e-3 * left,
        ent_coef=0.005,
        seed=1,
        policy_kwargs={"features_extractor_class": Board, "net_arch": [], "normalize_images": False},
    )
    curve = Curve(args)
    model.learn(args.steps, callback=curve)
    curve.note()
    score = measure(model, args.game, "random", args.games, seed=50_000)
    error = 1.96 * (score * (1 - score) / args.games) ** 0.5
    seconds = curve.points[-1]["seconds"]
    print(f"after {seconds} s of CPU time: {score:.1%} ± {error:.1%} against random moves ({args.games} games)")
    if args.curve is not None:
        args.curve.write_text(json.dumps({"game": args.game, "score": score, "error": error, "points": curve.points}))


if __name__ == "__main__":
    main()
