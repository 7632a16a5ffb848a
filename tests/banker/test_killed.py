"""The law of a process killed at any moment: what was acknowledged is in the books, and nothing is there twice."""

import random
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

from companion.store import Store

ROOT = Path(__file__).parents[2]


class Phone:
    """Taps one payday after the other, and taps again with the same ticket until it is acknowledged."""

    def __init__(self, url: str, fault: str) -> None:
        self.command = [sys.executable, "-m", "tests.banker.booker", url, fault]
        self.acknowledged: list[str] = []

    def tap_until_killed(self, seconds: float) -> None:
        """Start the process, tap, and kill it so long after its first answer was possible."""
        child = subprocess.Popen(self.command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        try:
            assert child.stdout.readline() == "ready\n"
            killer = threading.Timer(seconds, child.kill)
            killer.start()
            while True:
                ticket = f"t{len(self.acknowledged)}"
                try:
                    child.stdin.write(ticket + "\n")
                except BrokenPipeError:
                    break
                answer = child.stdout.readline()
                if not answer.startswith(ticket + " "):
                    break
                self.acknowledged.append(ticket)
            killer.join()
        finally:
            child.kill()
            child.wait()
            child.stdout.close()
            try:
                child.stdin.close()
            except BrokenPipeError:
                pass  # the last tap never arrived, which is what this is about


def damage(url: str, phone: Phone) -> tuple[int, int]:
    """(acknowledged paydays that are lost, paydays booked twice). Fails where entries and facts don't match."""
    store = Store(url)
    store.prepare()
    entries = list(store.entries("KOALA"))
    store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    paydays = [entry for entry in entries if entry.command == "payday"]
    assert all(len(entry.facts) == 3 for entry in paydays)
    if any(entry.ticket is None for entry in paydays):  # told apart by their number alone
        return 0, max(0, len(paydays) - len(phone.acknowledged) - 1)
    booked = Counter(entry.ticket for entry in paydays)
    return sum(booked[ticket] == 0 for ticket in phone.acknowledged), sum(times - 1 for times in booked.values())


def kill(tmp_path, fault: str, times: int) -> tuple[int, int]:
    """The damage after so many kills, or as soon as there is any."""
    url, chance = f"sqlite:///{tmp_path}/journal.db", random.Random()
    phone = Phone(url, fault)
    for _ in range(times):
        phone.tap_until_killed(chance.uniform(0.01, 0.1))
        found = damage(url, phone)
        if any(found):
            break
    assert phone.acknowledged
    return found


def test_nothing_acknowledged_is_lost_or_booked_twice_when_the_process_is_killed(tmp_path):
    assert kill(tmp_path, "late", 6) == (0, 0)


def test_the_kill_would_catch_an_answer_before_the_booking(tmp_path):
    assert kill(tmp_path, "early", 12)[0] > 0


def test_the_kill_would_catch_a_booking_without_its_ticket(tmp_path):
    assert kill(tmp_path, "ticketless", 12)[1] > 0
