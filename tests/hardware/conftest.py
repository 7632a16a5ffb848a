"""A shelf of ports that is closed after each test, and no thread left behind."""

import threading

import pytest

from tests.hardware.toys import Shelf


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))
    before = set(threading.enumerate())
    made = Shelf(tmp_path / "serial")
    yield made
    made.ports.close()
    assert {thread.name for thread in set(threading.enumerate()) - before if thread.name.startswith("sensor")} == set()
