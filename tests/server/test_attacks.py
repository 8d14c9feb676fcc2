"""The attacks of `make attack` that are quick and measure no time, against one server with default settings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import bench.attack.__main__  # noqa: F401 (fills the list)
from bench.attack.campaign import ATTACKS, carry_out
from bench.attack.target import Target, target, workspace

QUICK = (
    "stand-in",
    "second-token",
    "say-twice",
    "impersonation",
    "long-number",
    "odd-frames",
    "odd-requests",
    "list-flood",
)


@pytest.fixture(scope="module")
def running() -> Iterator[Target]:
    with workspace() as folder, target(folder / "data") as found:
        yield found


@pytest.mark.parametrize("name", QUICK)
def test_an_attack_comes_to_nothing(running: Target, name: str) -> None:
    verdict = asyncio.run(carry_out(ATTACKS[name], 1, 1.0, lambda _: None, running))
    assert verdict.held, verdict.measured
