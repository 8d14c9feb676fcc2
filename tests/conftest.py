"""How chance is used in all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples in each run, and none that fails because the machine was busy.
settings.register_profile("knaves", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("knaves")
# New ones, and more of them: pytest --hypothesis-profile explore
settings.register_profile("explore", settings.get_profile("knaves"), derandomize=False, max_examples=1000)
