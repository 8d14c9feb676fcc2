"""A progress bar for people at a terminal; programs, and installations without rich, see none."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

STATUS_SECONDS = 0.5
"""Seconds between two updates of the status."""


def _no_status() -> str:
    return ""


@contextmanager
def progress(
    total: int, unit: str, *, done: int = 0, status: Callable[[], str] = _no_status
) -> Iterator[Callable[[], object]]:
    """Show a bar on standard error, with a status text; yields a function to call after each step."""
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
        TextColumn(unit),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        updated = 0.0

        def advance() -> None:
            nonlocal updated
            if time.monotonic() - updated > STATUS_SECONDS:
                updated = time.monotonic()
                bar.update(task, description=status())
            bar.advance(task)

        yield advance
