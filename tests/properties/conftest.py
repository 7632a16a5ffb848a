"""How hard hypothesis looks: the same evenings on every CI run, new ones at home."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("home", max_examples=30, stateful_step_count=40, deadline=None, print_blob=True,
                          suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")
