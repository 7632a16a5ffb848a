"""A banker with a table at which Anna and Ben sit."""

import itertools

import pytest

from companion.banker import Banker
from companion.live import Hub
from companion.store import Store
from tests.banker.toy import make_game


@pytest.fixture
def store(tmp_path):
    made = Store(f"sqlite:///{tmp_path}/journal.db")
    made.prepare()
    yield made
    made.close()


@pytest.fixture
def hub():
    return Hub()


@pytest.fixture
def banker(store, hub):
    clock = (f"2026-01-01T20:00:{second:02}+00:00" for second in itertools.cycle(range(60)))
    made = Banker(store, hub, {"toy": make_game()}.__getitem__, lambda: next(clock))
    made.make_table("toy", "KOALA", seats=["Anna", "Ben"])
    return made
