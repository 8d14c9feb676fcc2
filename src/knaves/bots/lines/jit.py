"""The base of the compiled modules: decorators, array types and random numbers.

The code is plain loops over arrays; without Numba the same source would run as slow Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.uint16]
Rng = npt.NDArray[np.uint64]
F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:

    def jit(function: F) -> F:
        """Compile a function."""

    def inlined(function: F) -> F:
        """Compile a function into its callers: calls that pass arrays took a quarter of the time."""

else:
    from numba import njit

    jit = njit(cache=True, nogil=True, error_model="numpy")
    inlined = njit(cache=True, nogil=True, error_model="numpy", forceinline=True)


@inlined
def signed(number: int) -> int:
    """An array element as a signed number: the difference of two unsigned ones would never be negative."""
    return np.int64(number)  # type: ignore[return-value]


@inlined
def copy(p: Array, q: Array) -> None:
    """Copy the second array into the first; `p[:] = q` takes twenty times as long."""
    for i in range(p.shape[0]):
        p[i] = q[i]


@inlined
def next_state(x: np.uint64) -> np.uint64:
    """The next state of the generator (xorshift64*)."""
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    return x ^ (x >> np.uint64(27))


@inlined
def scale(x: np.uint64, bound: int) -> int:
    """Map a generator state to 0 … bound - 1; the bias of the multiplication is below 2**-25."""
    top = (x * np.uint64(2685821657736338717)) >> np.uint64(32)
    return np.int64((top * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@inlined
def random_below(rng: Rng, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    x = next_state(rng[0])
    rng[0] = x
    return scale(x, bound)


@inlined
def shuffle(p: Array, start: int, count: int, rng: Rng) -> None:
    """Shuffle a part of an array (Fisher–Yates)."""
    x = rng[0]
    for i in range(signed(count) - 1, 0, -1):
        x = next_state(x)
        j = scale(x, i + 1)
        p[start + i], p[start + j] = p[start + j], p[start + i]
    rng[0] = x
