"""What a person at a terminal sees while games are played; nothing for programs, or where rich is not installed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Words = Callable[[], str]
OFTEN = 0.5
"""Seconds between two readings of how it stands."""


def _no_words() -> str:
    return ""


@contextmanager
def progress(total: int, what: str, *, done: int = 0, words: Words = _no_words) -> Iterator[Callable[[], object]]:
    """A bar on the error output, with words that say how it stands. Call what is yielded for each step."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        yield lambda: None
        return
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (
        BarColumn(20),
        MofNCompleteColumn(),
        TextColumn(what),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        read = 0.0

        def advance() -> None:
            nonlocal read
            if time.monotonic() - read > OFTEN:
                read = time.monotonic()
                bar.update(task, description=words())
            bar.advance(task)

        yield advance
