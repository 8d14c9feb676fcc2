"""Compiles the functions of `MODULES` with Numba.

They are copied into a separate namespace and compiled there, so the plain functions stay usable without Numba.
"""

from __future__ import annotations

import hashlib
import inspect
import types
from functools import lru_cache
from typing import Any

from knaves.bots.stacks import evaluate, kernel, layout, planner, playouts, value_net

MODULES = (kernel, evaluate, planner, value_net, playouts)
"""Callees first."""
CALLED = {
    "make_deck", "apply", "prepare_turn", "end_turn", "explore", "plan_turn", "evaluate_move", "choose_take", "predict",
    "play_turns", "run_worlds",
}  # fmt: skip
"""Large functions. All others are inlined, since calls took a quarter of the time."""


@lru_cache(maxsize=1)
def compiled() -> types.SimpleNamespace:
    """All functions of `MODULES`, compiled or from Numba's cache. Raises `ImportError` without Numba."""
    from numba import boolean, float64, int64, njit

    kinds = {"Ints": int64[::1], "Floats": float64[::1], "int": int64, "float": float64, "bool": boolean}
    names: dict[str, Any] = {}
    for module in MODULES:
        names |= vars(module)
    sources = "".join(map(inspect.getsource, (layout, *MODULES)))
    digest = hashlib.sha256(sources.encode()).hexdigest()[:12]  # Numba's cache does not notice changed constants
    jit = njit(cache=True, nogil=True, error_model="numpy")
    inlined = njit(cache=True, nogil=True, error_model="numpy", forceinline=True)
    made = {}
    for name, thing in list(names.items()):
        if isinstance(thing, types.FunctionType):
            copy = types.FunctionType(thing.__code__, names, thing.__name__, thing.__defaults__)
            copy.__qualname__, copy.__module__ = f"{name}_{digest}", __name__
            made[name] = jit(copy) if name in CALLED else inlined(copy)
            names[name] = made[name]
    for name, function in made.items():  # callees first, so that each call finds its target
        arguments = [kind for argument, kind in _annotations(name) if argument != "return"]
        function.compile(tuple(kinds[kind] for kind in arguments))
        function.disable_compile()  # else Numba would specialize for constant arguments
    return types.SimpleNamespace(**made)


def _annotations(name: str) -> list[tuple[str, str]]:
    """The arguments of a function with their type names."""
    found = next(vars(module)[name] for module in MODULES if name in vars(module))
    return list(found.__annotations__.items())
