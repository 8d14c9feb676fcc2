"""Waiting with a limit, which tells where it stood when the limit is reached.

Use `holds` rather than Playwright's `wait_for_function`: given an expression in place of a function, that evaluates a
string in each frame, which our Content Security Policy forbids, so it works only if it holds at the first look.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE_SECONDS = 60.0
"""What is waited for comes at once on an idle machine, and late on a busy one."""
FUNCTION = re.compile(r"\s*(async\s+)?(function\b|\w+\s*=>|\([^()]*\)\s*=>)")


def holds(page: Page, function: str, arg: Any = None, *, patience: float = PATIENCE_SECONDS) -> None:
    """Wait until a JavaScript function gives something true in the page."""
    assert FUNCTION.match(function), f"not a function: {function}"
    try:
        page.wait_for_function(function, arg=arg, timeout=patience * 1000)
    except TooLate:
        raise AssertionError(f"never came true: {function}\nThe page shows: {shown(page)}") from None


def until(page: Page, true: Callable[[], object], where: Callable[[], object] = lambda: "") -> None:
    """Wait until something is so that is known here, while the page goes on; `where` says how far it got."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not true():
        assert time.monotonic() < end, f"it never came to that: {where()}\nThe page shows: {shown(page)}"
        page.wait_for_timeout(10)


def shown(page: Page) -> str:
    """The text of a page, on one line."""
    return f"{' '.join(page.locator('body').inner_text().split()):.1500}"
