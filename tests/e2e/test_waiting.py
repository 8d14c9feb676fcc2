"""Waiting works under our Content Security Policy and has a timeout wherever a browser is driven."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from playwright.sync_api import Error

from tests.e2e import waiting
from tests.e2e.driver import Tables
from tests.e2e.waiting import wait_for

ROOT = Path(__file__).parents[2]
DRIVES_A_BROWSER = [path for folder in ("tests", "tools", "bench") for path in sorted((ROOT / folder).rglob("*.py"))]
LATER = "() => { window.ready = false; setTimeout(() => { window.ready = 'yes' }, 300) }"


def test_functions_are_accepted_and_strings_refused(tables: Tables) -> None:
    """Conditions that become true later, so that the first check does not find them."""
    page = tables.page()
    page.goto(tables.url)
    with pytest.raises(Error, match="EvalError"):
        page.wait_for_function("window.never === 'yes'")
    for function, arg in (
        ("() => window.ready === 'yes'", None),
        ("wanted => window.ready === wanted", "yes"),
        ("([wanted]) => window.ready === wanted", ["yes"]),
        ("async () => window.ready === 'yes'", None),
    ):
        page.evaluate(LATER)
        wait_for(page, function, arg)
        assert page.evaluate("window.ready === 'yes'"), function
    with pytest.raises(AssertionError, match="not a function"):
        wait_for(page, "window.ready === 'yes'")
    with pytest.raises(AssertionError, match=r"never became true: .*\n.*Play alone"):
        wait_for(page, "() => false", timeout=0.2)
    tables.errors.clear()  # the policy's refusals above are expected


def test_no_test_waits_for_a_string() -> None:
    """Playwright's own function accepts strings, so only the helper and the test above use it."""
    allowed = {Path(waiting.__file__), Path(__file__)}
    bad = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in DRIVES_A_BROWSER
        if path not in allowed
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if re.search(r"\bwait_for_function\b|\bbypass_csp\b", line)
    ]
    assert not bad, f"use tests.e2e.waiting.wait_for: {bad}"


def test_every_loop_has_a_limit() -> None:
    """Loops in these tests count (`for ... in range`) or use `waiting.wait_until`."""
    bad = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted(Path(__file__).parent.glob("*.py"))
        if path != Path(waiting.__file__)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.While)
    ]
    assert not bad, f"a loop without a limit: {bad}"
