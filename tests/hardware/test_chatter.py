"""Chatter for hours leaves nothing behind: no memory, no thread, no open file. The whole day is tests/benchmarks/chatter.py."""

from tests.benchmarks.chatter import come_and_go, read


def test_chatter_leaves_the_memory_flat():
    found, grown = read(40_000, reopen=2_000)
    assert found > 1_000 and grown < 1_000


def test_ports_that_come_and_go_leave_no_thread_and_no_file(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SIMULATED", str(tmp_path / "nobody-plays"))
    threads, files, grown = come_and_go(40, tmp_path / "serial")
    assert (threads, files) == ([], 0) and grown < 2_000
