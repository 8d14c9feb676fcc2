"""`retry` repeats an action until it succeeds or attempts run out."""

from __future__ import annotations

import asyncio

import pytest

from knaves.retry import retry


class Flaky:
    """Fails a number of times, then succeeds."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.attempts = 0

    async def run(self) -> str:
        self.attempts += 1
        if self.attempts <= self.failures:
            raise OSError(self.attempts)
        return "done"


async def always(_: Exception) -> bool:
    return True


def test_it_repeats_until_the_action_succeeds() -> None:
    flaky = Flaky(3)
    assert asyncio.run(retry(flaky.run, always)) == "done"
    assert flaky.attempts == 4


def test_the_last_error_is_raised_when_attempts_run_out() -> None:
    flaky = Flaky(9)
    with pytest.raises(OSError, match="3"):
        asyncio.run(retry(flaky.run, always, max_attempts=3))
    assert flaky.attempts == 3


def test_an_error_that_should_not_be_retried_is_raised_at_once() -> None:
    async def only_values(error: Exception) -> bool:
        return isinstance(error, ValueError)

    flaky = Flaky(9)
    with pytest.raises(OSError, match="1"):
        asyncio.run(retry(flaky.run, only_values))
    assert flaky.attempts == 1
