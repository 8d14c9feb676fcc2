"""Waiting with a timeout, whose error shows the state of the page.

Use `wait_for` instead of Playwright's `wait_for_function`. Given an expression instead of a function, the latter
evaluates a string in each frame. Our Content Security Policy forbids that, so only the first check would work.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TIMEOUT_SECONDS = 60.0
"""Long, because a busy machine is slow."""
POLL_MS = 50.0
"""The longest time between two checks. Checking every few milliseconds takes up to a fifth of a core."""
Theme = Literal["light", "dark"]
FUNCTION = re.compile(r"\s*(async\s+)?(function\b|\w+\s*=>|\([^()]*\)\s*=>)")


def wait_for(page: Page, function: str, arg: Any = None, *, timeout: float = TIMEOUT_SECONDS) -> None:
    """Wait until a JavaScript function returns a true value in the page."""
    assert FUNCTION.match(function), f"not a function: {function}"
    if function.startswith("async"):  # for Playwright a promise is true before it is kept
        wait_until(page, lambda: page.evaluate(function, arg))
        return
    try:
        page.wait_for_function(function, arg=arg, timeout=timeout * 1000, polling=POLL_MS)
    except PlaywrightTimeout:
        raise AssertionError(f"never became true: {function}\nThe page shows: {page_text(page)}") from None


def note_texts(page: Page, selector: str) -> None:
    """Note from now on what these elements say, for `wait_until_shown`: some texts are there for a few seconds only."""
    page.evaluate(
        """selector => {
            const shown = (window.shownTexts ??= {});
            const note = () => document.querySelectorAll(selector).forEach((one) =>
                (shown[selector] ??= new Set()).add(one.textContent.replace(/\\s+/g, ' ').trim()));
            note();
            new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
        }""",
        selector,
    )


def wait_until_shown(page: Page, selector: str, text: str, *, exact: bool = False) -> None:
    """Wait until the text has been such an element's, or part of it, since `note_texts`."""
    wait_for(
        page,
        """([selector, text, exact]) => [...(window.shownTexts[selector] ?? [])].some((shown) =>
            exact ? shown === text : shown.includes(text))""",
        [selector, text, exact],
    )


def reload(page: Page) -> None:
    """Reload a page, once the entry that a closed dialog leaves in the history is gone: removing it stops a reload."""
    wait_for(page, "() => !history.state?.dialog")
    page.reload()


def go_to(page: Page, address: str, part: str) -> None:
    """Go to another page of the client without loading it again, and wait for a part of the new page."""
    page.evaluate("part => document.querySelectorAll(part).forEach(one => { one.dataset.old = '' })", part)
    page.goto(address)
    expect(page.locator(part).and_(page.locator("[data-old]"))).to_have_count(0)
    expect(page.locator(part).first).to_be_visible()


def change_theme(page: Page, theme: Theme) -> None:
    """Change the colours, all at once: motion is reduced in these tests."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)  # a script follows


def resize(page: Page, size: dict[str, int]) -> None:
    """Change the size of the window. Scripts that measure it run within two frames."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wait_until(page: Page, condition: Callable[[], object], state: Callable[[], object] = lambda: "") -> None:
    """Wait until a Python condition is true, while the page keeps running. `state` is part of the error message."""
    end = time.monotonic() + TIMEOUT_SECONDS
    pause = 5.0
    while not condition():
        assert time.monotonic() < end, f"timed out; last state: {state()}\nThe page shows: {page_text(page)}"
        pause = min(2 * pause, POLL_MS)
        page.wait_for_timeout(pause)


def page_text(page: Page) -> str:
    """The text of a page, on one line."""
    return f"{' '.join(page.locator('body').inner_text().split()):.1500}"
