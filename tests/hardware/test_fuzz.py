"""Hostile bytes: whatever happens to a stream, no reading comes out that was not sent."""

import random

import pytest

from hardware.protocol import Reader, Reading, frame

STREAMS, SEEDS = 250, range(12)         # 3,000 mutated streams in all


def sent(dice: random.Random) -> tuple[list[bytes], set[tuple]]:
    """A native session as lines, and the readings in it: (boot, seq, values)."""
    boots = [f"{dice.randrange(65536):04x}" for _ in range(2)]
    seq, boot, values = dice.choice([0, 7, 9990]), boots[0], None
    lines, readings = [b"\r\n", frame(f"H p=1 id=die-3f2a kind=die faces=1-6 ch=1 fw=0.1.0 b={boot}")], set()
    for n in range(dice.randrange(6, 20)):
        what = dice.random()
        if what < 0.08:
            boot, seq, values = boots[1], 0, None
            lines += [b"\r\n", frame(f"H p=1 id=die-3f2a kind=die faces=1-6 ch=1 fw=0.1.0 b={boot}")]
        elif what < 0.3 and values is not None:
            lines.append(frame(f"B b={boot} up={n * 2} seq={seq} v={values} age={dice.randrange(12000)}"))
        elif what < 0.4:
            lines.append(frame(f"M b={boot} seq={(seq + 1) % 10000}"))
        elif what < 0.45:
            lines.append(dice.choice([b"4\r\n", b'{"v":3}\r\n', b"You rolled: 2\r\n", frame("E code=light on=1")]))
        else:
            seq, values = (seq + 1) % 10000, dice.randrange(1, 7)
            lines.append(frame(f"R b={boot} seq={seq} v={values} st=settled q={dice.randrange(101)}"))
            readings.add((boot, seq, (values,)))
    return lines, readings


def bent(lines: list[bytes], dice: random.Random) -> bytes:
    """The same stream after an accident or several."""
    lines = list(lines)
    for _ in range(dice.randrange(3)):
        a, b = dice.randrange(2, len(lines)), dice.randrange(2, len(lines))
        what = dice.random()
        if what < 0.3:
            lines[a], lines[b] = lines[b], lines[a]
        elif what < 0.6:
            lines.insert(b, lines[a])
        elif what < 0.8:
            del lines[a]
        else:       # a reset in mid-line: the rest of the line never comes
            lines[a] = lines[a][:dice.randrange(len(lines[a]) + 1)]
        if len(lines) < 4:
            break
    data = bytearray(b"".join(lines))
    for _ in range(dice.randrange(1, 8)):
        at = dice.randrange(len(data))
        what = dice.random()
        if what < 0.35:
            data[at] ^= 1 << dice.randrange(8)
        elif what < 0.5:
            del data[at:at + dice.randrange(1, 12)]
        elif what < 0.65:
            data[at:at] = data[at:at + dice.randrange(1, 40)]
        elif what < 0.8:
            other = dice.randrange(len(data))
            data[at], data[other] = data[other], data[at]
        elif what < 0.9:
            data[at:at] = bytes(dice.randrange(256) for _ in range(dice.randrange(1, 30)))
        else:       # a splice: a piece from elsewhere
            other = dice.randrange(len(data))
            data[at:at] = data[other:other + dice.randrange(1, 60)]
    return bytes(data)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mutated_stream_never_yields_a_reading_that_was_not_sent(seed):
    dice, read, noise = random.Random(seed), 0, 0
    for stream in range(STREAMS):
        lines, readings = sent(dice)
        data, at = bent(lines, dice), 0.1
        reader, events = Reader(), []
        events += reader.feed(lines[1], 0.05)       # the session is native
        while data:
            piece, data = data[:(cut := dice.randrange(1, 90))], data[cut:]
            at += dice.choice([0.0, 0.01, 0.3, 0.7])
            events += reader.tick(at) + reader.feed(piece, at)
        for event in events:
            if isinstance(event, Reading):
                assert (event.boot, event.seq, event.values) in readings, f"seed {seed}, stream {stream}: {event} was not sent"
                read += 1
        noise += sum(str(event).startswith("noise") for event in events)
    assert read > STREAMS and noise > STREAMS, "the streams were bent, and not broken altogether"


@pytest.mark.parametrize("seed", range(4))
def test_no_bytes_at_all_break_the_reader(seed):
    """Any bytes in any pieces: events or nothing, never an error, and little is kept."""
    dice = random.Random(1000 + seed)
    alphabet = [b"!R b=a1 seq=", b"!H id=", b"*", b"{", b'"', b"\\", b"\r", b"\n", b"!", b" ", b"4", b",", b"v=", b'{"v":', b"}",
                b"\x00", b"\xff", b"e", b"[" * 300, b"9" * 40, b"%", b"?"]
    reader, at = Reader(), 0.0
    for _ in range(20_000):
        at += dice.choice([0.0, 0.0, 0.001, 0.45, 3.0])
        data = b"".join(dice.choice(alphabet) for _ in range(dice.randrange(6)))
        for event in reader.feed(data, at) + reader.tick(at):
            assert str(event)
        assert len(reader._lines._buffer) <= 512


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_anywhere_in_a_reading_is_noticed(bit):
    whole = frame("R b=a1 seq=2 v=6 st=settled q=97")
    for place in range(len(whole)):
        data = bytearray(whole)
        data[place] ^= 1 << bit
        reader = Reader()
        events = reader.feed(frame("H id=d b=a1 faces=1-6 ch=1") + bytes(data) + b"\r\n", 5.0)
        # the case of the check's letters says nothing; a changed end of line still ends it
        for event in events:
            if isinstance(event, Reading):
                assert event.values == (6,) and (whole[place:place + 1].isalpha() and bit == 5 or place >= len(whole) - 2)
