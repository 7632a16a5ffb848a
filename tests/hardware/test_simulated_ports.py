"""A simulated reader at the companion's own ports: found, enabled, thrown, unplugged in the middle of a turn, and back."""

import random
import threading
import time

import pytest

from hardware.outlet import Terminal
from hardware.ports import Ports
from hardware.protocol import Hello, Reading
from hardware.simulator import Faults, Simulator
from hardware.state import Changed, State


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """Plays a die in a thread of its own; obeys lines as from the keyboard."""
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "readers"))
    place, done, lines = Terminal("sim-die"), threading.Event(), []

    def play():
        device = Simulator("die", place, "sim-die", settle=0.05, chance=random.Random(1), faults=toy_faults)
        while not done.wait(0.01):
            now = time.monotonic_ns() // 1_000_000
            while lines:
                device.obey(lines.pop(0), now)
            device.step(now)

    toy_faults = Faults()
    playing = threading.Thread(target=play)
    playing.start()
    yield lines.append, toy_faults
    done.set()
    playing.join()
    place.close()


@pytest.fixture
def ports(tmp_path):
    events, made = [], Ports(links=tmp_path / "no-links")
    made.subscribe(lambda event: events.append(event.event))
    yield made, events
    made.close()


def until(condition):
    for _ in range(1500):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_an_evening_with_a_simulated_die(toy, ports):
    (obey, _), (house, events) = toy, ports
    found, = [port for port in house.found() if port.maker == "simulated"]
    assert found.name == "sim-die"
    house.enable(found.by_id)
    until(lambda: any(isinstance(event, Hello) for event in events))

    def values():
        return [event.values for event in events if isinstance(event, Reading)]

    obey("4")
    until(lambda: values() == [(4,)])
    obey("unplug")
    until(lambda: any(isinstance(event, Changed) and event.state is State.LOST for event in events))
    obey("replug")
    until(lambda: house.states()[0].state is State.NATIVE)
    obey("6")
    until(lambda: values() == [(4,), (6,)])
    lives = [event.boot for event in events if isinstance(event, Hello)]
    assert len(set(lives)) == 2 and [event.boot for event in events if isinstance(event, Reading)] == [lives[0], lives[-1]]


def test_a_noisy_cable_never_brings_a_face_that_was_not_thrown(toy, ports):
    (obey, faults), (house, events) = toy, ports
    found, = [port for port in house.found() if port.maker == "simulated"]
    house.enable(found.by_id)
    until(lambda: any(isinstance(event, Hello) for event in events))
    faults.garbage, faults.drop, faults.duplicate = True, 0.1, True
    chance = random.Random(3)
    thrown = [chance.randint(1, 6) for _ in range(20)]
    for face in thrown:
        obey(str(face))
    until(lambda: any(isinstance(event, Reading) and event.seq and event.seq >= 18 for event in events))
    readings = [event for event in events if isinstance(event, Reading)]
    assert all(event.values == (thrown[event.seq - 1],) for event in readings)
    assert len({event.seq for event in readings}) == len(readings)
