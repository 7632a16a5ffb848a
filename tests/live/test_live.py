"""Laws of the live stream."""

import gc
import json
import threading
import time

import pytest
from flask import Flask, Response

from companion.live import Hub


def frame(text: str) -> dict:
    """A frame's fields: {"id", "event", "data" ...}; comments under ""."""
    made = {}
    assert text.endswith("\n\n")
    for line in text.rstrip("\n").split("\n"):
        name, _, value = line.partition(":")
        made[name] = value.strip()
    return made


@pytest.fixture
def hub():
    made = Hub(limit=5, heartbeat=0.05)
    yield made
    made.close()


def test_a_new_listener_is_told_at_once_where_the_table_is(hub):
    sign = hub.now("KOALA")[1]
    stream = hub.acquire("KOALA", seq=41)
    first = frame(next(stream))
    assert first["retry"] == "1000" and first["id"] == f"41-{sign}"
    assert json.loads(first["data"]) == {"seq": 41, "sign": sign}


def test_an_entry_and_a_sign_reach_every_listener_of_the_table(hub):
    streams = [hub.acquire("KOALA", seq=1) for _ in range(4)]
    elsewhere = hub.acquire("PANDA", seq=1)
    for stream in (*streams, elsewhere):
        next(stream)
    hub.announce("KOALA", 2)
    sign = hub.sign("KOALA")
    for stream in streams:
        assert frame(next(stream))["id"] == f"2-{sign}"
        assert frame(next(stream))["event"] == "beat"
    assert frame(next(elsewhere))["event"] == "beat"


def test_listeners_are_woken_and_do_not_poll():
    hub = Hub(heartbeat=30)
    got, threads = [], []

    def listen(stream):
        for text in stream:
            got.append((time.monotonic(), frame(text)["id"]))

    for _ in range(9):
        threads.append(threading.Thread(target=listen, args=(hub.acquire("KOALA", seq=1),)))
        threads[-1].start()
    while len(got) < 9:
        time.sleep(0.001)
    got.clear()
    announced = time.monotonic()
    hub.announce("KOALA", 2)
    while len(got) < 9:
        time.sleep(0.001)
    assert max(at for at, _ in got) - announced < 0.5
    hub.close()
    for thread in threads:
        thread.join(5)
        assert not thread.is_alive()


def test_a_slow_listener_gets_the_newest_and_not_the_queue(hub):
    stream = hub.acquire("KOALA", seq=1)
    next(stream)
    for seq in range(2, 100):
        hub.announce("KOALA", seq)
    assert frame(next(stream))["id"].startswith("99-")
    assert "event" in frame(next(stream))


def test_an_older_number_changes_nothing(hub):
    hub.announce("KOALA", 5)
    hub.announce("KOALA", 4)
    assert hub.now("KOALA")[0] == 5
    assert hub.acquire("KOALA", seq=3) and hub.now("KOALA")[0] == 5


def test_who_comes_back_hears_only_what_was_missed(hub):
    hub.announce("KOALA", 5)
    seq, sign = hub.now("KOALA")
    nothing = frame(next(hub.acquire("KOALA", f"{seq}-{sign}")))
    assert "data" not in nothing and nothing["retry"] == "1000"
    assert frame(next(hub.acquire("KOALA", f"4-{sign}")))["id"] == f"5-{sign}"
    assert frame(next(hub.acquire("KOALA", f"5-{sign - 1}")))["id"] == f"5-{sign}"


@pytest.mark.parametrize("nonsense", ["", "5", "-", "a-b", "5-", "9" * 4000 + "-1", "²-1", "1-2-3", "\x00"])
def test_nonsense_for_a_last_id_is_a_new_listener(hub, nonsense):
    hub.announce("KOALA", 5)
    assert frame(next(hub.acquire("KOALA", nonsense)))["id"].startswith("5-")


def test_signs_of_an_earlier_run_are_not_taken_for_those_of_this_one(monkeypatch):
    # without a battery, a clock tells the same time after every power cut
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.5)
    earlier = Hub()
    told = earlier.sign("KOALA")
    later = Hub()
    later.sign("KOALA")
    assert frame(next(later.acquire("KOALA", f"0-{told}")))["id"] != f"0-{told}"


def test_a_quiet_stream_gives_signs_of_life_that_a_page_can_see(hub):
    stream = hub.acquire("KOALA", seq=1)
    next(stream)
    began = time.monotonic()
    beat = frame(next(stream))
    assert 0.04 < time.monotonic() - began < 2
    assert beat["event"] == "beat" and beat["data"] and "id" not in beat and beat[""] == "beat"


def test_there_are_so_many_places_and_no_more(hub):
    streams = [hub.acquire("KOALA") for _ in range(5)]
    assert hub.acquire("KOALA") is None and hub.acquire("PANDA") is None
    streams[0].close()
    streams[0].close()
    assert hub.streams == 4
    assert hub.acquire("PANDA") is not None and hub.acquire("PANDA") is None


def test_a_place_is_given_back_even_if_nothing_was_read_or_closed(hub):
    for _ in range(20):
        stream = hub.acquire("KOALA")
        assert stream is not None
        del stream
        gc.collect()
    assert hub.streams == 0


def test_a_web_response_gives_the_place_back(hub):
    app = Flask("test")

    @app.get("/stream")
    def stream():
        return Response(hub.acquire("KOALA", seq=1), mimetype="text/event-stream")

    client = app.test_client()
    for read in (True, False):
        answer = client.get("/stream", buffered=False)
        assert hub.streams == 1
        if read:
            assert frame(next(answer.iter_encoded()).decode())["id"].startswith("1-")
        answer.close()
        assert hub.streams == 0


def test_closing_ends_all_streams_and_opens_no_more():
    hub, ended = Hub(heartbeat=30), []
    for _ in range(3):
        stream = hub.acquire("KOALA", seq=1)
        threading.Thread(target=lambda s=stream: ended.append(len(list(s)))).start()
    waiting = hub.acquire("KOALA", seq=1)
    time.sleep(0.05)
    began = time.monotonic()
    hub.close()
    while len(ended) < 3 and time.monotonic() - began < 5:
        time.sleep(0.001)
    assert ended == [1, 1, 1] and time.monotonic() - began < 1
    assert frame(next(waiting))["id"]  # what it would have read first
    with pytest.raises(StopIteration):
        next(waiting)
    assert hub.streams == 0 and hub.acquire("KOALA") is None and hub.closed


def test_the_hub_can_be_closed_from_a_signal_handler_that_interrupts_it():
    hub = Hub()
    with hub._lock:  # as if the signal came in the middle of announce()
        hub.close()
    assert hub.closed


def test_waiting_ends_with_news_or_with_the_time(hub):
    seen = hub.now("KOALA")
    assert hub.wait("KOALA", seen, 0.01) is None
    threading.Timer(0.02, hub.announce, ("KOALA", 3)).start()
    assert hub.wait("KOALA", seen, 5) == (3, seen[1])
    assert hub.wait("KOALA", None, 5) == (3, seen[1])
    hub.close()
    assert hub.wait("KOALA", None, 5) is None
