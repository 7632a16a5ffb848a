"""Laws of the reader, rule by rule: the grammar, the limits, the numbers of readings, what time decides."""

import pytest

from hardware.protocol import Hello, Reader, Reading, Reset, frame
from tests.hardware.toys import hello, throw

KNOWN = hello()


def said(*chunks, end: float = 3.0, **more) -> list[str]:
    """The events of (time, bytes) in words, with ticks in between and after."""
    return [str(event) for event in events(*chunks, end=end, **more)]


def events(*chunks, end: float = 3.0, reader: Reader | None = None, **more) -> list:
    reader, found, tick = reader or Reader(**more), [], 0
    for at, data in [*chunks, (chunks[-1][0] + end, b"")]:
        while (tick + 1) * 0.2 <= at:
            tick += 1
            found += reader.tick(tick * 0.2)
        found += reader.feed(data, at)
    return found


def native(*bodies, at: float = 5.0) -> list[str]:
    """What frames say after a hello."""
    return said((0.5, KNOWN), *((at + n, frame(body)) for n, body in enumerate(bodies)))[1:]


# -- frames --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("line", [b"!", b"!*", b"!R*0000x", b"!R b=a1 seq=1 v=4 st=settled", b"!R b=a1*12", b"!R b=a1*123G"])
def test_a_line_without_the_form_of_a_frame_is_noise_frame(line):
    assert said((5.0, line + b"\n")) == ["noise frame"]


def checked(body: bytes) -> bytes:
    from hardware.protocol import crc
    return b"!%b*%04X\n" % (body, crc(body))


@pytest.mark.parametrize("body", [
    b"", b"r b=a1", b"RR b=a1", b"R  b=a1 seq=1 v=4", b"R b=a1 seq=1 v=4 ", b"R b=a1 seq=1 v=", b"R b=a1 abcdefghi=1 seq=1 v=4",
    b"R b=a1 seq=1 v=4 x=" + b"a" * 65, b"R b=a1 seq=1 v=4;5", b"R B=a1 seq=1 v=4", b"R b=a1 seq=1 v=4 n=\xc5\xa1",
    b"R b=a1 seq=1 v=4\tst=settled", b"R b=a1 seq=1 v=4 v=5"])
def test_a_good_check_saves_no_wrong_grammar(body):
    assert said((0.5, KNOWN), (5.0, checked(body)))[1:] == ["noise frame"]


@pytest.mark.parametrize("body", [
    "R b=a1 seq=1", "R b=a1 v=4", "R seq=1 v=4", "R b=a1 seq=10000 v=4", "R b=a1 seq=x v=4", "R b=a1 seq=1 v=a", "R b=a1 seq=1 v=4,",
    "R b=a1 seq=1 v=1234", "R b=a1 seq=1 v=+4", "R b=a1 seq=1 v=-4", "R b=a1 seq=1 v=4.0", "R b=a1 seq=1 v=4 q=101",
    "R b=a1 seq=1 v=4 q=x", "M b=a1", "M seq=1", "B b=a1", "B seq=1", "E code=magnet", "E on=1", "E code=magnet on=2",
    "H kind=die b=a1", "H id=x", "H id=x b=a1 faces=6", "H id=x b=a1 faces=6-1", "H id=x b=a1 ch=two", "H id=x b=a1 p=one"])
def test_a_frame_without_what_its_type_needs_is_noise_frame(body):
    assert native(body) == ["noise frame"]


@pytest.mark.parametrize(("body", "words"), [
    ("R b=a1 seq=1 v=4 abcdefgh=1", ["4"]), ("R b=a1 seq=1 v=4 x=" + "a" * 64, ["4"]), ("R st=settled v=4 seq=1 b=a1", ["4"]),
    ("R b=a1 seq=0001 v=04", ["4"]), ("Q", ["unknown Q"]), ("Z a=b c=d", ["unknown Z"]), ("E code=bus on=0", ["fault bus off"]),
    ("R b=a1 seq=1 v=?", ["?"]), ("B b=a1 up=3 seq=0", ["alive"])])
def test_what_a_later_protocol_adds_is_passed_over(body, words):
    assert native(body) == words


def test_a_frame_has_200_signs_at_most():
    body = "R b=a1 seq=1 v=4 a=" + "x" * 64 + " c=" + "y" * 64 + " d="
    fits = body + "z" * (194 - len(body))
    assert len(frame(fits)) == 202 and said((0.5, KNOWN), (5.0, frame(fits)))[1:] == ["4"]
    longer = checked((fits + "z").encode())
    assert len(longer) == 202 and said((0.5, KNOWN), (5.0, longer), (6.0, throw(1, 4)))[1:] == ["4"], "dropped, and the next one counts"
    with pytest.raises(ValueError):
        frame(fits + "z")


@pytest.mark.parametrize("body", ["", "r", "R b=ä", "R b=a\n", "R  b=a", "R b=a1 v="])
def test_no_frame_is_written_that_the_grammar_has_not(body):
    with pytest.raises(ValueError):
        frame(body)


def test_a_frame_may_pause_and_a_number_may_not():
    assert said((0.5, KNOWN), (5.0, throw(1, 4)[:12]), (9.0, throw(1, 4)[12:]))[1:] == ["4"]
    assert said((5.0, b"1"), (5.5, b"2\n"), faces=(1, 20)) == ["12"]
    assert said((5.0, b"1"), (5.51, b"2\n"), faces=(1, 20)) == ["2"]


def test_an_exclamation_mark_begins_a_frame_wherever_it_stands():
    for before in (b"Rolling", b"12", b"!R b=a1 seq=", b"!!", b"x" * 900, b"{", b'{"v":', b'{"note":"a\\"b"', b"!{", b"\xff"):
        assert said((0.5, KNOWN), (5.0, before + throw(1, 4)))[1:] == ["4"], before


def test_an_exclamation_mark_in_a_json_text_is_only_that():
    assert said((5.0, b'{"note":"!R \\"x!","v":4}\n')) == ["4"]
    assert said((5.0, b' \t{"note":"!","v":4} \n')) == ["4"]
    assert said((5.0, b'x{"note":"!","v":4}\n')) == ["noise frame"]


def test_blank_lines_are_nothing():
    assert said((5.0, b"\r\r\n\n  \r\t\n" + b" " * 500 + b"\n")) == []


# -- who speaks ----------------------------------------------------------------------------------------------

def test_a_hello_says_everything_about_its_device():
    reader = Reader()
    found, = reader.feed(frame("H p=2 id=tray-02 kind=die faces=0-9 ch=2 fw=1.4 b=c3 name=Podnos%20%C5%A1est new=1"), 0.5)
    assert found == Hello("tray-02", "c3", 0.5, "die", (0, 9), 2, "1.4", "Podnos šest", 2) and found.newer
    assert reader.hello == found and reader.boot == "c3" and reader.native


@pytest.mark.parametrize(("text", "name"), [("a%2Cb", "a,b"), ("%", "%"), ("%zz", "%zz"), ("%FF", "\ufffd"), ("a%0Ab", "a\ufffdb"),
                                            ("a+b", "a+b")])
def test_names_are_percent_encoded(text, name):
    assert Reader().feed(frame(f"H id=x b=a1 name={text}"), 0.5)[0].name == name


def test_faces_and_dice_of_the_hello_outrank_the_set_up():
    assert said((0.5, hello("spin", more="faces=0-10 ch=1")), (5.0, throw(1, 0)), (6.0, throw(2, 11)), (7.0, throw(3, 7))) == \
        ["hello spin", "0", "noise range", "7"]
    assert said((0.5, hello(more="kind=die")), (5.0, throw(1, "4,5")), (6.0, throw(2, 7))) == ["hello die-3f2a", "4,5", "noise range"]


def test_a_hello_again_changes_nothing():
    assert said((0.5, KNOWN), (5.0, throw(1, 4)), (6.0, KNOWN), (7.0, throw(1, 4)), (8.0, throw(3, 5))) == \
        ["hello die-3f2a", "4", "hello die-3f2a", "duplicate 1", "gap 1", "5"]


def test_a_hello_after_a_reset_that_a_reading_told_is_a_hello():
    assert said((0.5, KNOWN), (5.0, throw(2, 5, "b7")), (6.0, hello(boot="b7")), (7.0, throw(2, 5, "b7"))) == \
        ["hello die-3f2a", "reset", "need-hello", "5", "hello die-3f2a", "duplicate 2"]


def test_another_device_on_the_port_is_no_reset():
    assert said((0.5, KNOWN), (5.0, throw(7, 4)), (6.0, hello("die-9", "c1")), (7.0, throw(7, 4, "c1"))) == \
        ["hello die-3f2a", "4", "hello die-9", "4"]
    assert said((0.5, KNOWN), (5.0, throw(7, 4)), (6.0, hello("die-9")), (7.0, throw(7, 4))) == ["hello die-3f2a", "4", "hello die-9", "4"]


def test_a_reset_carries_its_hello():
    reset = events((0.5, KNOWN), (5.0, hello(boot="b7")))[1]
    assert isinstance(reset, Reset) and reset.hello.id == "die-3f2a" and reset.boot == "b7"


@pytest.mark.parametrize(("body", "words"), [
    ("R b=b7 seq=2 v=5", ["reset", "need-hello", "5"]), ("M b=b7 seq=2", ["reset", "need-hello", "motion 2"]),
    ("B b=b7 up=1 seq=2 v=5 age=10", ["reset", "need-hello", "alive"]), ("E code=bus on=1", ["fault bus"])])
def test_another_boot_id_is_a_reset_whatever_brings_it(body, words):
    assert native(body) == words


def test_whoever_speaks_first_without_a_hello_is_asked_for_it_once():
    assert said((0.5, throw(9, 4)), (1.0, throw(10, 5)), (2.0, frame("M b=a1 seq=11"))) == ["need-hello", "4", "5", "motion 11"]


# -- numbers of readings ----------------------------------------------------------------------------------------

@pytest.mark.parametrize(("last", "seq", "words"), [
    (1, 1, ["duplicate 1"]), (1, 0, ["duplicate 0"]), (1, 2, ["4"]), (1, 3, ["gap 1", "4"]), (1, 5000, ["gap 4998", "4"]),
    (1, 5001, ["duplicate 5001"]), (1, 5002, ["duplicate 5002"]), (5000, 0, ["duplicate 0"]), (9999, 0, ["4"]), (9999, 2, ["gap 2", "4"])])
def test_half_of_all_numbers_are_ahead_and_half_were_there_before(last, seq, words):
    assert native(f"R b=a1 seq={last} v=2", f"R b=a1 seq={seq} v=4") == ["2", *words]


def test_a_reading_out_of_range_has_used_its_number():
    assert native("R b=a1 seq=1 v=4", "R b=a1 seq=2 v=9", "R b=a1 seq=3 v=5", "R b=a1 seq=2 v=9") == \
        ["4", "noise range", "5", "duplicate 2"]


@pytest.mark.parametrize("st", ["cocked", "leaning"])
def test_only_settled_is_settled(st):
    assert [e.settled for e in events((0.5, KNOWN), (5.0, throw(1, 4, st=st))) if isinstance(e, Reading)] == [False]


def test_q_is_kept_and_may_be_missing():
    found = events((0.5, KNOWN), (5.0, frame("R b=a1 seq=1 v=4 q=77")), (6.0, frame("R b=a1 seq=2 v=4")))
    assert [(e.q, e.settled, e.source) for e in found[1:]] == [(77, True, "native"), (None, True, "native")]


# -- heartbeats ----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("beat", "words"), [
    ("seq=2 v=5 age=10000", ["alive", "5"]), ("seq=2 v=5 age=10001", ["alive"]), ("seq=2 v=5", ["alive"]),
    ("seq=1 v=4 age=100", ["alive"]), ("seq=0 v=4 age=100", ["alive"]), ("seq=4 v=5 age=100", ["alive", "gap 2", "5"]),
    ("seq=2 v=9 age=100", ["alive", "noise range"]), ("seq=2 v=5,5 age=100", ["alive", "noise range"]),
    ("seq=2 v=x age=100", ["noise frame"])])
def test_a_heartbeat_brings_a_lost_reading_of_the_last_ten_seconds(beat, words):
    assert native("R b=a1 seq=1 v=4", f"B b=a1 up=9 {beat}") == ["4", *words]


def test_a_heartbeat_repeats_and_the_reading_does_not():
    beat = "B b=a1 up=9 seq=2 v=5 age=1100"
    assert native("R b=a1 seq=1 v=4", beat, beat, "R b=a1 seq=2 v=5", "R b=a1 seq=3 v=6") == \
        ["4", "alive", "5", "alive", "duplicate 2", "6"]


def test_the_first_reading_of_a_known_life_may_come_by_heartbeat():
    found = events((0.5, KNOWN), (5.0, frame("B b=a1 up=5 seq=1 v=5 age=700")))
    assert [str(e) for e in found] == ["hello die-3f2a", "alive", "5"]
    assert (found[2].source, found[2].age, found[2].q) == ("heartbeat", 0.7, None)


def test_heartbeats_before_the_first_reading_use_no_number():
    beat = "B b=a1 up=5 seq=0"
    assert native(beat, beat, "R b=a1 seq=0 v=4", "R b=a1 seq=1 v=5") == ["alive", "alive", "4", "5"]
    assert native(beat, "R b=a1 seq=1 v=4") == ["alive", "4"]
    assert native(beat, "R b=a1 seq=3 v=4") == ["alive", "gap 2", "4"]


# -- a port that is opened again ---------------------------------------------------------------------------------

def test_a_life_that_goes_on_keeps_its_numbers():
    reader = Reader()
    reader.feed(KNOWN + throw(1, 4), 5.0)
    reader.reopened(20.0)
    assert reader.hello is None and not reader.native
    assert [str(e) for e in reader.feed(frame("B b=a1 up=30 seq=2 v=5 age=900") + throw(2, 5) + throw(4, 1), 21.0)] == \
        ["alive", "5", "duplicate 2", "gap 1", "1"]
    assert reader.hello.id == "die-3f2a"


def test_another_life_in_a_new_session_is_no_reset():
    reader = Reader()
    reader.feed(KNOWN + throw(1, 4), 5.0)
    reader.reopened(20.0)
    assert [str(e) for e in reader.feed(frame("B b=b7 up=30 seq=2 v=5 age=900") + hello(boot="b7"), 21.0)] == \
        ["need-hello", "alive", "hello die-3f2a"]


def test_a_new_session_is_quiet_and_takes_digits_again():
    reader = Reader()
    reader.feed(KNOWN + b"12", 5.0)
    reader.reopened(20.0)
    assert said((21.9, b"3\n"), (24.0, b"4\n"), reader=reader) == ["noise quiet", "4"]


# -- bare and labelled digits --------------------------------------------------------------------------------------

@pytest.mark.parametrize(("line", "words"), [
    (b"4", "4"), (b"  4\t", "4"), (b"004", "4"), (b"4 5", "4,5"), (b"4,5", "4,5"), (b"4 , 5", "4,5"), (b"4;5", "4;5".replace(";", ",")),
    (b"4+5", "4,5"), (b"4\t5  6", "4,5,6"), (b"1 2 3 4 5 6 1 2", "1,2,3,4,5,6,1,2"),
    (b"you rolled:4", "4"), (b"You Rolled = 4", "4"), (b"roll: 4", "4"), (b"ROLLED=4", "4"), (b"dice \t:\t 4", "4"), (b"die=4", "4"),
    (b"value:4", "4"), (b"Result: 4", "4"), (b"spin:4", "4"), (b"d6: 4", "4"), (b"D20=004", "4")])
def test_digits_as_sketches_print_them(line, words):
    assert said((5.0, line + b"\n")) == [words]


@pytest.mark.parametrize("line", [
    b"4,", b",4", b"4,,5", b"4-5", b"4/5", b"0004", b"4.", b"4 5 6 1 2 3 4 5 6", b"you rolled 4", b"rolled", b"roll:", b"roll:4 5", b"d: 4",
    b"d1234: 4", b"roll: 1234", b"roll: -4", b"you  rolled: 4", b"I rolled: 4", b"roll :: 4", b"v: 4", b"4x", b"four", b'"4"', b"[4]", b"true"])
def test_what_is_no_form_of_digits_is_text(line):
    assert said((5.0, line + b"\n")) == ["noise text"]


@pytest.mark.parametrize("line", [b"\xb2", b"4\x00", b"\x1b[1m4", b"\xc5\xa1", b"roll:\xd9\xa4", b"\xef\xbb\xbf4"])
def test_what_no_terminal_shows_is_bytes(line):
    assert said((5.0, line + b"\n")) == ["noise bytes"]


@pytest.mark.parametrize("line", [b"0", b"7", b"999", b"4,7", b"d20: 20"])
def test_digits_beyond_the_faces_are_range(line):
    assert said((5.0, line + b"\n")) == ["noise range"]


@pytest.mark.parametrize(("line", "reason"), [(b"9", "quiet"), (b"4", "quiet"), (b'{"v":true}', "quiet"), (b'{"st":"rolling"}', "quiet"),
                                              (b"hello", "text"), (b"\xff", "bytes"), (b"{", "json")])
def test_in_the_first_two_seconds_digits_are_quiet_and_rubbish_is_rubbish(line, reason):
    assert said((1.99, line + b"\n")) == [f"noise {reason}"]


@pytest.mark.parametrize(("line", "reason"), [(b"9", "legacy-off"), (b"roll: 4", "legacy-off"), (b'{"v":4}', "legacy-off"),
                                              (b'{"x":4}', "legacy-off"), (b"hello", "text"), (b"\xff", "bytes"), (b"{", "json")])
def test_where_frames_are_spoken_digits_are_off_and_rubbish_is_rubbish(line, reason):
    assert said((0.5, KNOWN), (5.0, line + b"\n"))[1:] == [f"noise {reason}"]
    assert said((5.0, line + b"\n"), legacy=False) == [f"noise {reason}"]


@pytest.mark.parametrize("line", [frame("Z a=1"), frame("R b=a1 seq=1"), KNOWN])
def test_any_good_frame_turns_digits_off_and_a_bad_one_does_not(line):
    assert said((3.0, line), (5.0, b"4\n"))[-1] == "noise legacy-off"
    assert said((3.0, line.replace(b"*", b"*0")), (5.0, b"4\n"))[-1] == "4"


def test_a_held_value_is_dropped_when_a_frame_comes():
    assert said((5.0, b"4\n"), (5.2, KNOWN)) == ["hello die-3f2a"]


# -- JSON ----------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("line", "words"), [
    ('{"v":4,"value":5}', "4"), ('{"value":5,"v":4}', "4"), ('{"spin":4,"result":5}', "5"), ('{"roll":"4"}', "4"), ('{"face":[4,"5"]}', "4,5"),
    ('{"v":4,"st":"settled"}', "4"), ('{"v":4,"settled":true}', "4"), ('{"v":4,"st":"rolling"}', "motion"), ('{"st":"handling"}', "motion"),
    ('{"v":4,"st":"cocked"}', "motion"), ('{"v":4,"settled":false}', "motion"), ('{"v":4,"st":null}', "motion"),
    ('{"v":4,"name":"Šest"}', "4"), ('{"v":{}}', "noise json-type"), ('{"v":null,"value":4}', "noise json-type"), ('{"v":[]}', "noise range"),
    ('{"v":[4,true]}', "noise json-type"), ('{"v":[[4]]}', "noise json-type"), ('{"v":""}', "noise json-type"), ('{"v":" 4"}', "noise json-type"),
    ('{"v":"4.0"}', "noise json-type"), ('{"v":"٤"}', "noise json-type"), ('{"v":Infinity}', "noise json-type"), ('{"v":4e0}', "noise json-type"),
    ('{"v":-4}', "noise range"), ('{"v":7}', "noise range"), ('{"v":"99999999999999999999"}', "noise range"), ('{"v":[1,2,3,4,5,6,1,2,3]}', "noise range"),
    ('{}', "noise json-novalue"), ('{"V":4}', "noise json-novalue"), ("{'v':4}", "noise json"), ('{"v":4,}', "noise json"),
    ('{"v":4}{"v":4}', "noise json"), ('{"v":4} x', "noise json"), ('{"v":04}', "noise json"), ('{"v":' + "[" * 400, "noise json")])
def test_json_lines(line, words):
    assert said((5.0, line.encode() + b"\n")) == [words]


def test_json_that_is_no_utf8_is_bytes():
    assert said((5.0, b'{"v":4,"n":"\xff"}\n')) == ["noise bytes"]


def test_json_has_512_signs_at_most():
    def line(length: int) -> bytes:
        return b'{"v":4,"n":"' + b"x" * (length - 14) + b'"}'
    assert said((5.0, line(512) + b"\n")) == ["4"] and said((5.0, line(513) + b"\n"), (6.0, b"3\n")) == ["3"]


def test_json_may_say_how_sure_it_is():
    found = events((5.0, b'{"v":4,"q":77}\n'), (6.0, b'{"v":5,"q":true}\n'), (7.0, b'{"v":5,"q":101}\n'))
    assert [(e.q, e.source, e.seq) for e in found] == [(77, "legacy", None), (None, "legacy", None), (None, "legacy", None)]


# -- what time decides -------------------------------------------------------------------------------------------

def stream(start: float, end: float, every: float, *values: int) -> list[tuple[float, bytes]]:
    count = round((end - start) / every)
    return [(round(start + n * every, 6), b"%d\n" % values[n % len(values)]) for n in range(count)]


@pytest.mark.parametrize(("chunks", "words"), [
    ([(5.0, b"4\n"), (5.3, b"5\n")], ["5"]), ([(5.0, b"4\n"), (5.4, b"5\n")], ["4", "5"]),
    ([(5.0, b"4\n"), (5.39, b"4\n")], ["4"]), ([(5.0, b"4\n"), (5.5, b"4\n")], ["4", "4"]),
    ([(5.0, b"4\n5\n6\n")], ["6"]), ([(5.0, b"4\nhello\n")], ["noise text", "4"]), ([(5.0, b"4\n9\n")], ["noise range", "4"]),
    ([(5.0, b'{"v":4}\n'), (5.2, b'{"st":"rolling"}\n'), (6.0, b'{"v":4}\n')], ["motion", "4"])])
def test_a_value_counts_when_nothing_follows(chunks, words):
    assert said(*chunks) == words


def test_a_value_that_stands_while_a_device_prints_counts_once():
    assert said(*stream(3.0, 8.0, 0.1, 4)) == ["4"]
    assert said(*stream(3.0, 4.0, 0.1, 1, 2, 3), *stream(4.0, 7.0, 0.1, 5), *stream(7.0, 8.0, 0.1, 1, 2), *stream(8.0, 9.0, 0.1, 6)) == ["5", "6"]


@pytest.mark.parametrize("pace", [0.1, 0.2, 0.3])
def test_two_equal_throws_look_like_one_while_a_device_prints(pace):
    rest, tumble = stream(3.0, 6.0, pace, 5), stream(6.0, 7.0, pace, 1, 2, 3)
    assert said(*rest, *tumble, *stream(7.0, 9.0, pace, 5)) == ["5"]
    assert said(*rest, *tumble, *stream(7.0, 9.0, pace, 6), *stream(9.0, 11.0, pace, 5)) == ["5", "6", "5"]
    assert said(*rest, (6.0, b'{"st":"rolling"}\n'), *stream(6.1, 8.0, pace, 5)) == ["5", "motion", "5"]


def test_one_wrong_digit_among_equal_ones_is_no_throw():
    for start in (1.0, 3.0):
        found = said(*stream(start, 6.0, 0.1, 2), (6.0, b"3\n"), *stream(6.1, 9.0, 0.1, 2))
        assert [word for word in found if word != "noise quiet"] == ([] if start < 2 else ["2"])


def test_equal_throws_of_a_device_that_falls_silent_between_them_are_two():
    assert said(*stream(3.0, 4.5, 0.1, 5), (6.0, b"5\n")) == ["5"]         # learned: it prints all the time
    assert said((3.0, b"5\n"), (3.15, b"5\n"), (6.0, b"1\n"), (6.2, b"5\n")) == ["5", "5"]


def test_what_lay_there_at_the_start_is_no_throw_at_any_pace():
    for every in (0.05, 0.1, 0.2, 0.3):
        assert set(said(*stream(1.0, 6.0, every, 2))) == {"noise quiet"}, every


def test_a_periodic_printer_is_learned_with_a_little_unrest():
    jitter = [0.0, 0.004, -0.006, 0.003, 0.008, -0.002, 0.0, 0.005, -0.005, 0.0]
    chunks = [(0.5 + 2 * n + jitter[n], b"3\n") for n in range(10)]
    assert said(*chunks) == ["noise quiet"] + ["3"] * 5


def test_a_learned_printer_says_so_and_needs_not_to_be_learned_again():
    reader = Reader()
    said(*[(0.5 + 2 * n, b"3\n") for n in range(7)], reader=reader)
    assert reader.periodic
    assert said(*[(2.5 + 2 * n, b"3\n") for n in range(8)], (18.5, b"5\n"), (20.5, b"5\n"), periodic=True) == ["5"]


@pytest.mark.parametrize("every", [2.5, 3.0])
def test_slow_equal_throws_are_throws(every):
    assert said(*[(3 + n * every, b"4\n") for n in range(9)]) == ["4"] * 9


def test_lines_of_one_read_make_no_printer():
    reader = Reader()
    said((5.0, b"4\n" * 8), reader=reader)
    assert not reader.periodic


@pytest.mark.parametrize(("data", "words"), [
    (b"4\n5\n", ["4,5"]), (b"4\n4\n", ["4,4"]), (b"4\n", ["noise lines"]), (b"4\n5\n6\n", ["noise lines"]), (b"4\nhi\n9\n5\n", ["noise text", "noise range", "4,5"])])
def test_one_line_for_each_die_where_the_set_up_says_so(data, words):
    assert said((5.0, data), lines_per_roll=2) == words


def test_a_burst_may_take_its_time_between_lines():
    assert said((5.0, b"4\n"), (5.3, b"5\n"), (9.0, b"6\n"), (9.3, b"6\n"), lines_per_roll=2) == ["4,5", "6,6"]
    assert said((1.9, b"4\n"), (2.1, b"5\n"), (4.0, b"6\n"), (4.0, b"6\n"), lines_per_roll=2) == ["noise quiet", "6,6"]


def test_a_tenth_added_up_ten_times_is_a_second():
    at = sum([0.1] * 20)
    assert at != 2.0 and said((at, b"4\n")) == ["4"]
