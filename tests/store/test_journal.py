"""Laws of the books, the same in memory, in a file and in PostgreSQL."""

import threading
from dataclasses import replace

import pytest
from sqlalchemy import delete, exc, update

from companion import models
from companion.engine.journal import Entry, Event
from companion.engine.money import Transfer
from companion.store import CodeTaken, NumberTaken, StoreFault, TicketTaken
from tests.store.lines import ANNA, line


@pytest.fixture(autouse=True)
def table(store):
    store.new_table("KOALA", "toy", "7")


def test_an_entry_comes_back_as_it_was_written(store):
    facts = (Event("turn_begun", {"seat": "Anna"}), Transfer("crowns", 2**62, "bank", "Anna/savings", "payday"),
             Event("field_set", {"seat": "Anna", "path": ["žluť", "ж"], "value": None}, ("Anna", "wall")),
             Transfer("stars", 1, "Anna", "bank"), Event("seen", {"z": [1, {"a": True}], "a": {}}, ()))
    entry = Entry(1, "2026-01-01T20:00:00+00:00", ANNA, "payday", {"how": "paid", "many": [1, 2]}, facts, "t-1", None,
                  {"bid": 500})
    store.append("KOALA", entry)
    assert list(store.entries("KOALA")) == [entry]
    assert store.entry("KOALA", 1) == entry
    assert store.entry_by_ticket("KOALA", "t-1") == entry
    assert list(store.entry("KOALA", 1).facts[4].data) == ["z", "a"]


def test_entries_come_in_their_order_however_many(store):
    for seq in range(1, 504):
        store.append("KOALA", line(seq, number=seq))
    assert [entry.seq for entry in store.entries("KOALA")] == list(range(1, 504))
    assert [entry.args["number"] for entry in store.entries("KOALA", after=499)] == list(range(500, 504))
    assert list(store.entries("KOALA", after=503)) == []


def test_booking_goes_on_while_a_slow_reader_reads(store):
    for seq in range(1, 502):
        store.append("KOALA", line(seq))
    reader = store.entries("KOALA")
    assert next(reader).seq == 1
    store.append("KOALA", line(502))
    assert [entry.seq for entry in reader] == list(range(2, 502))  # what was there when it began


def test_an_entry_without_facts_is_an_entry(store):
    store.append("KOALA", replace(line(1), facts=()))
    assert store.entry("KOALA", 1).facts == ()


def test_only_the_next_number_is_free(store):
    for wrong in (2, 0):
        with pytest.raises(NumberTaken):
            store.append("KOALA", line(wrong))
    store.append("KOALA", line(1))
    with pytest.raises(NumberTaken):
        store.append("KOALA", line(1))
    assert store.head("KOALA") == 1


def test_a_ticket_is_booked_once_and_says_where(store):
    store.append("KOALA", line(1, ticket="t"))
    store.append("KOALA", line(2))
    for seq in (1, 3):  # the ticket is what a resend is about, whatever its number
        with pytest.raises(TicketTaken) as taken:
            store.append("KOALA", line(seq, ticket="t"))
        assert taken.value.seq == 1
    store.new_table("PANDA", "toy", "7")
    store.append("PANDA", line(1, ticket="t"))


def test_an_entry_is_reversed_once(store):
    store.append("KOALA", line(1))
    store.append("KOALA", line(2, reverses=1))
    with pytest.raises(NumberTaken):
        store.append("KOALA", line(3, reverses=1))
    assert store.head("KOALA") == 2
    assert store.entry("KOALA", 2).reverses == 1


def test_a_refused_entry_leaves_nothing_behind(store):
    store.append("KOALA", line(1))
    with pytest.raises((TypeError, exc.StatementError)) as error:
        store.append("KOALA", line(2, facts=(Event("fine", {"bid": "sealed"}), Event("odd", {"what": object()}))))
    assert "sealed" not in str(error.value)  # it may be logged
    assert store.head("KOALA") == 1
    store.append("KOALA", line(2))
    assert len(store.entry("KOALA", 2).facts) == 2


@pytest.mark.parametrize("journal", [models.entry, models.event, models.transfer], ids=lambda t: t.name)
def test_facts_are_never_rewritten(store, journal):
    store.append("KOALA", line(1))
    for statement in (update(journal).values(seq=5), delete(journal)):
        with pytest.raises((exc.IntegrityError, StoreFault), match="append-only"):
            with store.database.writing() as connection:
                connection.execute(statement)
    assert store.entry("KOALA", 1) == line(1)


@pytest.mark.parametrize("values", [{"amount": 0}, {"amount": -1}, {"target": "bank"}, {"seq": 9}])
def test_the_database_itself_keeps_the_laws_of_a_transfer(store, values):
    store.append("KOALA", line(1))
    row = {"table_id": 1, "seq": 1, "n": 9, "commodity": "crowns", "amount": 1, "source": "bank", "target": "Anna",
           "memo": "", **values}
    with pytest.raises(exc.IntegrityError):
        with store.database.writing() as connection:
            connection.execute(models.transfer.insert(), row)


def test_of_two_who_want_a_number_one_gets_it(store):
    outcomes = []
    barrier = threading.Barrier(2)

    def book(who):
        for seq in range(1, 41):
            barrier.wait()
            try:
                store.append("KOALA", line(seq, ticket=f"{who}{seq}"))
                outcomes.append((seq, who))
            except NumberTaken:
                outcomes.append((seq, None))

    threads = [threading.Thread(target=book, args=(who,)) for who in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    winners = [(seq, who) for seq, who in outcomes if who]
    assert sorted(seq for seq, _ in winners) == list(range(1, 41))
    assert len(outcomes) == 80
    assert [e.ticket for e in store.entries("KOALA")] == [f"{who}{seq}" for seq, who in sorted(winners)]


def test_tables_are_listed_with_their_heads(store):
    store.new_table("PANDA", "other", "2", line(1))
    listed = [(t.code, t.game, t.version, t.head) for t in store.tables()]
    assert listed == [("KOALA", "toy", "7", 0), ("PANDA", "other", "2", 1)]
    assert store.table("PANDA").created_at
    assert store.has_table("KOALA") and not store.has_table("koala") and store.table("ZEBRA") is None
    with pytest.raises(CodeTaken):
        store.new_table("PANDA", "toy", "7")
    assert store.table("PANDA").game == "other"


def test_a_table_whose_first_entry_fails_is_not_there(store):
    with pytest.raises(NumberTaken):
        store.new_table("PANDA", "toy", "7", line(2))
    assert not store.has_table("PANDA")


def test_unknown_tables_are_lookup_errors(store):
    for ask in (lambda: store.head("ZEBRA"), lambda: list(store.entries("ZEBRA")), lambda: store.entry("ZEBRA", 1),
                lambda: store.entry_by_ticket("ZEBRA", "t"), lambda: store.append("ZEBRA", line(1)),
                lambda: store.add_device("h", "ZEBRA", None, "wall", "en")):
        with pytest.raises(LookupError):
            ask()
    assert store.entry("KOALA", 1) is None and store.entry_by_ticket("KOALA", "t") is None


def test_devices_come_change_and_go(store):
    store.new_table("PANDA", "toy", "7")
    store.add_device("h1", "KOALA", "Anna", "seat", "cs", label="Anna's phone")
    store.add_device("h2", "KOALA", None, "wall", None)
    store.add_device("h3", "KOALA", "Anna", "seat", "en")
    store.add_device("h4", "PANDA", "Anna", "seat", "en")
    known = store.device("h1")
    assert (known.code, known.seat, known.role, known.language) == ("KOALA", "Anna", "seat", "cs")
    assert known.label == "Anna's phone"
    assert known.created_at and store.device("nobody") is None
    assert {d.token_hash for d in store.devices("KOALA")} == {"h1", "h2", "h3"}
    store.set_device("h1", seat="Ben", language="ru")
    assert (store.device("h1").seat, store.device("h1").language, store.device("h1").label) == ("Ben", "ru", "Anna's phone")
    with pytest.raises(TypeError):
        store.set_device("h1", token_hash="h9")
    with pytest.raises(LookupError):
        store.set_device("h9", seat="Ben")
    store.drop_seat_devices("KOALA", "Anna")
    store.drop_device("h2")
    store.drop_device("h2")
    assert [d.token_hash for d in store.devices("KOALA")] == ["h1"]
    assert store.device("h4").code == "PANDA"
    store.add_device("h1", "PANDA", "Eva", "seat", "cs")  # the same cookie sits down elsewhere
    assert store.device("h1").code == "PANDA" and store.devices("KOALA") == []


def test_what_was_taught_is_kept_by_game(store):
    store.teach("toy", "payday", {"amount": 5})
    store.teach("toy", "payday", {"amount": 6})
    store.teach("toy", "cards", None)
    store.teach("other", "payday", 1)
    assert store.taught("toy") == {"payday": {"amount": 6}, "cards": None}
    store.forget("toy", "payday")
    store.forget("toy", "payday")
    assert store.taught("toy") == {"cards": None} and store.taught("other") == {"payday": 1}
    store.append("KOALA", line(1), taught={"squares": [1]})
    assert store.taught("toy") == {"cards": None, "squares": [1]}
    with pytest.raises(NumberTaken):
        store.append("KOALA", line(1), taught={"squares": [2]})
    assert store.taught("toy")["squares"] == [1]


def test_settings_keep_json(store):
    assert store.setting("paper") is None and store.setting("paper", "A4") == "A4"
    store.set_setting("paper", {"name": "A5"})
    store.set_setting("paper", None)
    assert store.setting("paper", "A4") is None


def test_wrong_guesses_add_up_and_age(store):
    assert store.guesses("KOALA 1.2.3.4") is None
    store.add_guess("KOALA 1.2.3.4", 1000.0)
    assert store.add_guess("KOALA 1.2.3.4", 1001.5).count == 2
    assert store.guesses("KOALA 1.2.3.4").at == 1001.5
    store.add_guess("PANDA 1.2.3.4", 1002.0)
    store.drop_guesses("KOALA 1.2.3.4")
    assert store.guesses("KOALA 1.2.3.4") is None
    store.add_guess("KOALA 1.2.3.4", 200_000.0)
    assert store.guesses("PANDA 1.2.3.4") is None
