"""What `pip install knaves` leaves out: the extras, the modules each brings, and one sentence for a missing one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from types import MappingProxyType

EXTRAS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "bots": ("numpy", "numba"),
        "server": ("fluent", "msgspec", "prometheus_client", "rich", "segno", "starlette", "uvicorn", "websockets"),
        "postgres": ("psycopg", "psycopg_pool", "procrastinate"),
        "terminal": ("fluent", "msgspec", "rich", "shtab", "textual", "websockets"),
        "envs": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
        "ray": ("ray",),
    }
)
"""The modules of each extra, by the names they are imported by."""


def lacking(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [name for name in EXTRAS[extra] if find_spec(name) is None]


def missing_package(who: str, extra: str, module: str | None) -> ImportError:
    """The error of somebody who cannot work without a module of an extra."""
    return ImportError(f"{who} needs {module}: pip install 'knaves[{extra}]'", name=module)


def need(who: str, extra: str, *modules: str) -> None:
    """Raise that error unless the modules are there; all of the extra where none is named."""
    for name in modules or EXTRAS[extra]:
        if find_spec(name) is None:
            raise missing_package(who, extra, name)
