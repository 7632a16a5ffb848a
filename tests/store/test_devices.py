"""Laws of letting devices in and out: once in by a link, and out for good."""

import threading

import pytest


@pytest.fixture(autouse=True)
def table(store):
    store.new_table("KOALA", "toy", "7")


def test_a_device_that_was_sent_out_is_remembered_and_nothing_else(store):
    store.add_device("h1", "KOALA", "Anna", "seat", "cs")
    store.add_device("h2", "KOALA", "Anna", "grant", None)
    store.add_device("h3", "KOALA", "Ben", "seat", None)
    assert not store.was_sent_out("h1") and not store.was_sent_out("nobody")
    store.drop_seat_devices("KOALA", "Anna")
    assert store.was_sent_out("h1") and store.was_sent_out("h2") and not store.was_sent_out("h3")
    assert store.device("h1") is None and [row.token_hash for row in store.devices("KOALA")] == ["h3"]
    with pytest.raises(LookupError):
        store.set_device("h1", role="host")
    assert not store.exchange_device("h2", "grant", "h9", "seat", None)


def test_an_exchange_takes_the_seat_over(store):
    store.add_device("h1", "KOALA", "Anna", "grant", None, "a link")
    assert not store.exchange_device("h1", "seat", "h2", "seat", "cs"), "only in the role it was made for"
    assert store.exchange_device("h1", "grant", "h2", "seat", "cs")
    made = store.device("h2")
    assert (made.code, made.seat, made.role, made.language, made.label) == ("KOALA", "Anna", "seat", "cs", "")
    assert store.device("h1") is None
    assert not store.exchange_device("h1", "grant", "h3", "seat", None) and store.device("h3") is None


def test_of_many_exchanges_at_once_one_succeeds(store):
    store.add_device("h1", "KOALA", "Anna", "grant", None)
    gate, won = threading.Barrier(8), []

    def exchange(number):
        gate.wait()
        if store.exchange_device("h1", "grant", f"new{number}", "seat", None):
            won.append(f"new{number}")

    threads = [threading.Thread(target=exchange, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1 and [row.token_hash for row in store.devices("KOALA")] == won
