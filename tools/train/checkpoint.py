"""The files of a run: a checkpoint to resume from, the player's weights, snapshots of them, and the curve."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from knaves.bots.network import FORMAT, WeightsKind
from tools.train.model import HEADS, PLAYER, Array, Parameters, Weights
from tools.train.ppo import Optimizer

CHECKPOINT, WEIGHTS, SNAPSHOTS, CURVE = "checkpoint.npz", "weights.npz", "snapshots.npz", "curve.jsonl"


def _write(path: Path, arrays: dict[str, Any]) -> None:
    """Write all or nothing: a run can be stopped at any moment."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.replace(path)


def save(
    folder: Path, files: WeightsKind, parameters: Parameters, optimizer: Optimizer, progress: dict[str, float]
) -> None:
    """Write a checkpoint, and the player's weights as they are shipped."""
    leaves = jax.tree.leaves((parameters, optimizer))
    arrays = {f"x{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
    _write(folder / CHECKPOINT, arrays | {"progress": np.array(json.dumps(progress)), "format": np.array(FORMAT)})
    files.save(folder / WEIGHTS, optimizer.average)


def start_from(path: Path, files: WeightsKind, parameters: Parameters, soften: float = 1.0) -> Parameters:
    """These parameters with the player of a weights file; critics of its width start with what it knows.

    The player's logits are divided by `soften`: one that is sure of its moves tries no others, and learns nothing new.
    """
    found = {name: jnp.asarray(array) for name, array in files.load(path).items()}
    if {name: x.shape for name, x in found.items()} != {name: x.shape for name, x in parameters[PLAYER].items()}:
        raise SystemExit(f"{path} has another width; give the same --width")
    critics = {name: _extend(found, critic) for name, critic in parameters.items() if name != PLAYER}
    logits = {name: x / soften for name, x in found.items() if name.partition(".")[0] in (*HEADS, "pass")}
    return {PLAYER: found | logits} | critics


def _extend(player: Weights, critic: Weights) -> Weights:
    """A critic that judges as the player does: its further inputs, the last ones of a layer, count nothing yet."""
    if any(x.shape[-1] != player[name].shape[-1] for name, x in critic.items()):
        return critic
    return {
        name: jnp.pad(player[name], [(0, more - less) for less, more in zip(player[name].shape, x.shape, strict=True)])
        for name, x in critic.items()
    }


def load(
    folder: Path, parameters: Parameters, optimizer: Optimizer
) -> tuple[Parameters, Optimizer, dict[str, float]] | None:
    """The checkpoint of a folder, with the shapes of these parameters; None if there is none."""
    path = folder / CHECKPOINT
    if not path.is_file():
        return None
    leaves, tree = jax.tree.flatten((parameters, optimizer))
    with np.load(path) as file:
        found = [file[f"x{number}"] for number in range(len(leaves)) if f"x{number}" in file]
        progress = json.loads(str(file["progress"]))
        version = int(file["format"])
    if version != FORMAT or [x.shape for x in found] != [x.shape for x in leaves]:
        raise SystemExit(f"{path} was written by another version or with another --width")
    loaded: tuple[Parameters, Optimizer] = jax.tree.unflatten(tree, [jnp.asarray(x) for x in found])
    return *loaded, progress


class Snapshots:
    """The player's weights at several moments of a run, in one file: opponents for later, and weaker levels."""

    def __init__(self, folder: Path, resumed: Path | None) -> None:
        self.path = folder / SNAPSHOTS
        self.found: dict[str, Any] = {}
        if resumed is not None and (resumed / SNAPSHOTS).is_file():
            with np.load(resumed / SNAPSHOTS) as file:
                self.found = {name: file[name] for name in file.files}

    def add(self, moment: str, player: dict[str, Array]) -> None:
        """Keep weights under a name, such as the seconds so far."""
        self.found |= {f"{moment}/{name}": np.asarray(array, np.float16) for name, array in player.items()}
        _write(self.path, self.found)


class Curve:
    """JSON lines: what was measured, and when."""

    def __init__(self, folder: Path, resumed: Path | None) -> None:
        self.path = folder / CURVE
        old = "" if resumed is None or not (resumed / CURVE).is_file() else (resumed / CURVE).read_text("utf-8")
        self.path.write_text(old, "utf-8")

    def add(self, entry: dict[str, Any]) -> None:
        """Append an entry."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
