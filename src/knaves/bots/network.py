"""What the networks of both families share: dense layers for NumPy and JAX, and the files of their weights."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

Array = Any
"""An array of NumPy or of JAX."""
Weights = Mapping[str, Array]
Shapes = dict[str, tuple[int, ...]]

FORMAT = 1
"""The version of a weights file. One of another version does not fit this code."""
NOT_LEGAL = -1e9
"""The logit of an action that is not legal."""


class WrongWeights(ValueError):
    """A weights file that does not fit this code."""


# --- Layers ---


def dense_shapes(layers: Mapping[str, tuple[int, int]]) -> Shapes:
    """The shapes of the weights and biases of layers, by their numbers of inputs and outputs."""
    shapes: Shapes = {}
    for name, (inputs, outputs) in layers.items():
        shapes |= {f"{name}.w": (inputs, outputs), f"{name}.b": (outputs,)}
    return shapes


class Network(ABC):
    """Layers for one array package. `dtype` is that of the hidden layers; heads are 32-bit floats."""

    actions: int
    """The number of actions."""

    def __init__(self, xp: Any = np, dtype: Any = np.float32) -> None:
        self.xp, self.dtype = xp, dtype

    @abstractmethod
    def play(self, weights: Weights, seen: Any, legal: Array) -> tuple[Array, Array]:
        """(actions, tables) and (sides, tables): the logits of the actions and of the chances to win."""

    def cast(self, x: Array) -> Array:
        """An array in the type of the hidden layers."""
        return x if x.dtype == self.dtype else x.astype(self.dtype)

    def join(self, parts: list[Array]) -> Array:
        """Channels of several arrays side by side, in the type of the hidden layers."""
        return self.xp.concatenate(parts, axis=-1, dtype=self.dtype)

    def dense(self, weights: Weights, name: str, x: Array) -> Array:
        """A hidden layer, before its activation. The last axis of `x` counts channels."""
        w = self.cast(weights[f"{name}.w"])
        return (x.reshape(-1, x.shape[-1]) @ w).reshape(*x.shape[:-1], w.shape[1]) + self.cast(weights[f"{name}.b"])

    def head(self, weights: Weights, name: str, x: Array) -> Array:
        """A layer of outputs."""
        flat = x.reshape(-1, x.shape[-1]).astype(self.xp.float32)
        return (flat @ weights[f"{name}.w"]).reshape(*x.shape[:-1], -1) + weights[f"{name}.b"]

    def relu(self, x: Array) -> Array:
        """The activation of all hidden layers."""
        return self.xp.maximum(x, 0)


# --- Files ---


class WeightsKind(NamedTuple):
    """The weights files of one network."""

    name: str
    shapes: Callable[[int], Shapes]
    """The shapes of all weights, by the network's width."""
    width: str
    """The name of an array that is as long as the network is wide."""

    def save(self, path: Path, weights: Weights) -> None:
        """Write weights, as 16-bit floats."""
        arrays: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in weights.items()}
        with path.open("wb") as file:
            np.savez(file, **arrays, format=np.array(FORMAT), kind=np.array(self.name))

    def load(self, path: Path) -> dict[str, np.ndarray[Any, np.dtype[np.float32]]]:
        """Read weights. Raises `WrongWeights` if they do not fit this code."""
        found = _read(path)
        version, kind = int(found.pop("format", -1)), str(found.pop("kind", FIRST_KIND))
        if version != FORMAT:
            raise WrongWeights(f"{path.name} has format {version}, this version of Knaves reads {FORMAT}")
        if kind != self.name:
            raise WrongWeights(f"{path.name} has weights for {kind}, not for {self.name}")
        expected = self.shapes(found[self.width].size if self.width in found else 0)
        for name in sorted(expected.keys() | found.keys()):
            if name not in found or name not in expected or found[name].shape != expected[name]:
                shape = found[name].shape if name in found else "missing"
                raise WrongWeights(f"{path.name} does not fit: {name} is {shape}, not {expected.get(name, 'known')}")
        return {name: array.astype(np.float32) for name, array in found.items()}


FIRST_KIND = "lines"
"""The kind of a file that names none: the first files were all of this kind."""


def _read(path: Path) -> dict[str, Any]:
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError) as error:
        raise WrongWeights(f"{path.name} cannot be read as weights: {error}") from None
