"""How chance is used in all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples in each run, and none that fails because the machine was busy.
settings.register_profile("knaves", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("knaves")
