"""Key bindings for all screens."""

from __future__ import annotations

from dataclasses import replace

from textual.binding import Binding, BindingType


def key_bindings(*bindings: Binding) -> list[BindingType]:
    """The bindings, with each letter in both cases: the screens show capitals, and Caps Lock may be on."""
    return [replace(binding, key=_in_both_cases(binding.key)) for binding in bindings]


def _in_both_cases(keys: str) -> str:
    names = keys.split(",")
    return ",".join([*names, *(name.upper() for name in names if len(name) == 1 and name.islower())])
