"""The server's log: one line for each record on standard error, with the table and the request that it is about.

Never in a log: cards, seeds, tokens, names, and addresses of clients. So the message of an unexpected error is left
out, since it may repeat any of these; its kind and where it was raised are logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType

from knaves.server.store.base import StoreError

_NOTHING: Mapping[str, str] = MappingProxyType({})
_context: ContextVar[Mapping[str, str]] = ContextVar("log context", default=_NOTHING)


"""How this process logs; empty if it does not."""


class LoggableError(Exception):
    """An error whose message has nothing that may not be logged."""


def start_log_context(**fields: str) -> None:
    """Log these fields with all records of this task, and of tasks that it starts, and no others."""
    _context.set(fields)


def log_about(**fields: str) -> None:
    """Log these fields, too."""
    _context.set({**_context.get(), **fields})


def describe_error(error: BaseException) -> str:
    """The kind of an error and where it was raised, with those it came from; without messages that may be secret."""
    lines: list[str] = []
    seen: BaseException | None = error
    while seen is not None:
        lines.append(f"from {_kind(seen)}" if lines else _kind(seen))
        lines += [
            f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(seen.__traceback__)
        ]
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return "\n".join(lines)


def _kind(error: BaseException) -> str:
    name = type(error).__name__
    if isinstance(error, StoreError | LoggableError):  # written for the log
        return f"{name}: {error}"
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return name


class _Formatter(logging.Formatter):
    def _fields(self, record: logging.LogRecord) -> dict[str, str]:
        fields = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_context.get(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = describe_error(record.exc_info[1])
        return fields


class JsonFormatter(_Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        return json.dumps(self._fields(record))


class TextFormatter(_Formatter):
    """A line for people; where an error was raised follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        fields = self._fields(record)
        at, level, _, message, error = (fields.pop(key, "") for key in ("at", "level", "logger", "message", "error"))
        about = "".join(f" {key}={value}" for key, value in fields.items())
        return f"{at} {level.upper()} {message}{about}" + "".join(f"\n    {line}" for line in error.splitlines())


def set_up_log(style: str = "json") -> None:
    """Log to standard error as `json` or `text`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if style == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("knaves").setLevel(logging.INFO)
