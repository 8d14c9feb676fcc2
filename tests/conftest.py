"""What holds for all tests: how chance is used, and that a developer's own shell does not help."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# Programs that tests start get none of these: PYTHONUNBUFFERED, for one, hides output that is never flushed.
for name in [name for name in os.environ if name.startswith("PYTHON") and name != "PYTHONPATH"]:
    del os.environ[name]
# Nor a Ctrl-C that is ignored, as in a job in the background: some tests send it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in each run, and none that fails because the machine was busy.
settings.register_profile("knaves", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("knaves")
# New ones, and more of them: pytest --hypothesis-profile explore
settings.register_profile("explore", settings.get_profile("knaves"), derandomize=False, max_examples=1000)
