"""Settings for all tests: reproducible examples, and independence from the developer's shell."""

from __future__ import annotations

import gc
import os
import signal
import sys
import tempfile

import pytest
from hypothesis import HealthCheck, settings

from knaves.bots.families import import_numpy
from tests.campaigns import WHOLE

# Child processes must not inherit these: PYTHONUNBUFFERED, for example, hides output that is never flushed.
for name in [name for name in os.environ if name.startswith("PYTHON") and name != "PYTHONPATH"]:
    del os.environ[name]
# Nor the games that the developer left, nor their theme.
STATE = tempfile.TemporaryDirectory(prefix="knaves-state-")
os.environ["KNAVES_STATE"] = STATE.name
# A background job ignores Ctrl-C, but some tests send it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests compile much and compute little: JAX's optimizations take longer than they save.
if not WHOLE:
    os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")

# Looking for garbage all the time took a sixth of the tests' CPU time.
gc.set_threshold(20_000, 20, 20)

# Tests run side by side, and the threads of NumPy would wait for each other.
import_numpy()

# The same examples in each run, and no failures because the machine is busy.
settings.register_profile("knaves", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("knaves")
# More and new examples: pytest --hypothesis-profile explore
settings.register_profile("explore", settings.get_profile("knaves"), derandomize=False, max_examples=1000)

LONG_WAITS = (
    "test_a_window_that_was_open",
    "test_whole_games_by_keyboard[stacks",
    "test_a_worker_killed_while_its_bots_think",
    "test_correspondence_games_continue",
    "test_from_the_lobby_to_the_result",
    "test_the_block_window_runs_for_everybody",
    "test_a_draw_is_made_in_time_or_forfeited",
    "test_six_players_with_a_block",
    "test_the_victim_sees_who_blocked",
    "test_when_the_clock_runs_out",
)


def pytest_collection_finish() -> None:
    """All that was imported stays, so nobody needs to look for garbage in it."""
    # On Python 3.14 this would also freeze a dictionary in which Hypothesis looks for its generator.
    if sys.version_info < (3, 14):
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the tests that mostly wait first, so that no worker is left with one of them at the end."""
    items.sort(key=lambda item: not item.name.startswith(LONG_WAITS))
