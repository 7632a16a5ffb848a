"""Simulated readers are found by their user alone, and only while their program runs."""

import os
import pty
import subprocess
import sys

import pytest

from hardware import simulated


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "readers"))
    return tmp_path / "readers"


@pytest.fixture
def terminal():
    main, side = pty.openpty()
    yield os.ttyname(side)
    os.close(main)
    os.close(side)


def test_a_registered_terminal_is_listed_until_it_is_given_back(terminal, place):
    with simulated.register("die-3f2a", terminal) as held:
        assert simulated.listed() == [simulated.Simulated("die-3f2a", str(place / "die-3f2a"), terminal)]
        assert held.path == place / "die-3f2a"
    assert simulated.listed() == []
    assert os.listdir(place) == []


def test_unplugged_is_not_listed_and_a_new_terminal_comes_behind_the_same_link(terminal):
    with simulated.register("die-3f2a", terminal) as held:
        held.unplug()
        assert simulated.listed() == []
        held.plug("/dev/null-that-is-missing")
        assert simulated.listed() == []
        held.plug(terminal)
        assert [one.device for one in simulated.listed()] == [terminal]


def test_a_name_is_held_once(terminal):
    with simulated.register("die-3f2a", terminal):
        with pytest.raises(FileExistsError):
            simulated.register("die-3f2a", terminal)
    simulated.register("die-3f2a", terminal).close()


def test_what_a_killed_program_leaves_behind_leads_nowhere(terminal, place):
    program = ("import os, sys; from hardware import simulated; simulated.register('die-3f2a', sys.argv[1]); "
               "print(len(simulated.listed()), flush=True); os.kill(os.getpid(), 9)")
    done = subprocess.run([sys.executable, "-c", program, terminal], capture_output=True, text=True)
    assert done.stdout == "1\n"
    assert (place / "die-3f2a").is_symlink()
    assert simulated.listed() == []
    with simulated.register("die-3f2a", terminal):
        assert len(simulated.listed()) == 1


@pytest.mark.parametrize("name", ["", "../die", "a/b", ".die", "a.lock", "x" * 41])
def test_a_name_cannot_leave_the_folder(name, terminal):
    with pytest.raises(ValueError, match="name"):
        simulated.register(name, terminal)


def test_a_folder_open_to_others_is_neither_read_nor_written(terminal, place):
    with simulated.register("die-3f2a", terminal):
        place.chmod(0o755)
        assert simulated.listed() == []
        with pytest.raises(PermissionError):
            simulated.register("die-5", terminal)


def test_a_link_in_the_place_of_the_folder_is_not_followed(tmp_path, place, terminal):
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    place.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PermissionError):
        simulated.register("die-3f2a", terminal)


def test_only_terminals_are_listed(tmp_path):
    (tmp_path / "file").write_text("4\n")
    with simulated.register("die-3f2a", str(tmp_path / "file")):
        assert simulated.listed() == []
