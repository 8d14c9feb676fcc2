"""The rules and the evaluation compiled by Numba: the same source as `table.py` and `judge.py`, run much faster.

The functions are copied into a namespace of their own and compiled there, so that the plain ones stay as they are for
those who answer at once, or have no Numba.
"""

from __future__ import annotations

import types
from functools import lru_cache
from typing import Any

from knaves.bots.stacks import judge, table


@lru_cache(maxsize=1)
def compiled() -> types.SimpleNamespace:
    """All functions of both modules, compiled when they are first called. Raises `ImportError` without Numba."""
    from numba import njit

    names: dict[str, Any] = {}
    for module in (table, judge):
        names |= vars(module)
    jit = njit(cache=True, nogil=True, error_model="numpy")
    made = {}
    for name, thing in list(names.items()):
        if isinstance(thing, types.FunctionType):
            copy = types.FunctionType(thing.__code__, names, thing.__name__, thing.__defaults__)
            copy.__qualname__, copy.__module__ = thing.__qualname__, __name__
            made[name] = jit(copy)
    names |= made
    return types.SimpleNamespace(**made)
