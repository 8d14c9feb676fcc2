"""Stands in for the package of this name in a browser, where nobody reads metrics."""

from __future__ import annotations

from collections.abc import Callable


class Nothing:
    """Accepts everything and does nothing."""

    def __init__(self, *_: object, **__: object) -> None:
        """Take whatever a metric takes."""

    def __getattr__(self, name: str) -> Callable[..., Nothing]:
        """A method of any name, which returns this object."""
        return lambda *_, **__: self


CollectorRegistry = Counter = Gauge = Histogram = Info = generate_latest = Nothing
