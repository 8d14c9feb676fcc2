"""Repeating an action that failed for a moment."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def retry(
    action: Callable[[], Awaitable[T]],
    try_again: Callable[[Exception], Awaitable[bool]],
    *,
    max_attempts: int | None = None,
) -> T:
    """Repeat an action until it succeeds; raises its last error when attempts run out or `try_again` says no.

    `try_again` waits as long as the error asks for and then says whether another attempt makes sense.
    """
    for attempt in itertools.count(1):
        try:
            return await action()
        except Exception as error:
            if attempt == max_attempts or not await try_again(error):
                raise
    raise AssertionError("unreachable")
