"""The optional extras, their modules, and the error for a missing one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from types import MappingProxyType

EXTRAS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "bots": ("numpy",),
        "server": ("fluent", "msgspec", "prometheus_client", "rich", "segno", "starlette", "uvicorn", "websockets"),
        "postgres": ("psycopg", "psycopg_pool", "procrastinate"),
        "terminal": ("fluent", "msgspec", "rich", "shtab", "textual", "websockets"),
        "envs": ("gymnasium", "numpy", "pettingzoo", "pygame", "pyspiel"),
        "parquet": ("pyarrow",),
        "ray": ("ray",),
        "train": ("jax", "numpy"),
    }
)
"""The modules of each extra, by import name."""


def missing_modules(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [name for name in EXTRAS[extra] if find_spec(name) is None]


def missing_package(user: str, extra: str, module: str | None) -> ImportError:
    """The error for a missing module of an extra; `user` names the module or command that needs it."""
    return ImportError(f"{user} needs {module}: pip install 'knaves[{extra}]'", name=module)


def require(user: str, extra: str, *modules: str) -> None:
    """Raise `ImportError` unless the modules are installed; all of the extra if none is named."""
    for name in modules or EXTRAS[extra]:
        if find_spec(name) is None:
            raise missing_package(user, extra, name)
