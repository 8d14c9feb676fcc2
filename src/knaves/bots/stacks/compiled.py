"""The rules and the evaluation compiled by Numba: the same source as in `MODULES`.

The functions are copied into a namespace of their own and compiled there, so that the plain ones stay as they are for
those who answer at once, or have no Numba.
"""

from __future__ import annotations

import hashlib
import inspect
import types
from functools import lru_cache
from typing import Any

from knaves.bots.stacks import forecast, judge, layout, playouts, table, worth

MODULES = (table, worth, judge, forecast, playouts)
"""In the order in which they call each other."""
CALLED = {
    "make_deck", "apply", "survey", "end_turn", "explore", "make_plan", "rate", "best_take", "forecast", "play_on",
    "try_out",
}  # fmt: skip
"""Large functions; all others are compiled into their callers, since calls take a quarter of the time."""


@lru_cache(maxsize=1)
def compiled() -> types.SimpleNamespace:
    """All functions of these modules, compiled or read from Numba's cache. Raises `ImportError` without Numba."""
    from numba import boolean, float64, int64, njit

    kinds = {"Ints": int64[::1], "Floats": float64[::1], "int": int64, "float": float64, "bool": boolean}
    names: dict[str, Any] = {}
    for module in MODULES:
        names |= vars(module)
    sources = "".join(map(inspect.getsource, (layout, *MODULES)))
    digest = hashlib.sha256(sources.encode()).hexdigest()[:12]  # Numba's cache would not notice a changed constant
    jit = njit(cache=True, nogil=True, error_model="numpy")
    inlined = njit(cache=True, nogil=True, error_model="numpy", forceinline=True)
    made = {}
    for name, thing in list(names.items()):
        if isinstance(thing, types.FunctionType):
            copy = types.FunctionType(thing.__code__, names, thing.__name__, thing.__defaults__)
            copy.__qualname__, copy.__module__ = f"{name}_{digest}", __name__
            made[name] = jit(copy) if name in CALLED else inlined(copy)
            names[name] = made[name]
    for name, function in made.items():  # in their order, so that each finds those that it calls
        arguments = [kind for argument, kind in _annotations(name) if argument != "return"]
        function.compile(tuple(kinds[kind] for kind in arguments))
        function.disable_compile()  # else there would be versions for constant arguments
    return types.SimpleNamespace(**made)


def _annotations(name: str) -> list[tuple[str, str]]:
    """The arguments of a function with the names of their types."""
    found = next(vars(module)[name] for module in MODULES if name in vars(module))
    return list(found.__annotations__.items())
