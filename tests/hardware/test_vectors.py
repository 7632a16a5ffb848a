"""The protocol's own vectors: whole, byte by byte, and cut anywhere."""

import random
import re
import tomllib
from pathlib import Path

import pytest

from hardware.protocol import Reader, crc, frame

VECTORS = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))["vector"]
NAMES = [f"{v['number']}-{v['what'].replace(' ', '-')}" for v in VECTORS]


def whole(data: bytes) -> list[bytes]:
    return [data]


def byte_by_byte(data: bytes) -> list[bytes]:
    return [data[i:i + 1] for i in range(len(data))]


def cut_by(seed: int):
    dice = random.Random(seed)

    def pieces(data: bytes) -> list[bytes]:
        cuts = sorted({0, len(data), *(dice.randrange(len(data) + 1) for _ in range(dice.randrange(6)))})
        return [data[a:b] for a, b in zip(cuts, cuts[1:])]
    return pieces


def played(vector: dict, pieces=whole, every: float = 0.2) -> list[str]:
    """The events of a vector, with a tick every so often and for two seconds after its last byte."""
    reader, found, ticks = Reader(tuple(vector.get("faces", (1, 6)))), [], 0
    for at, text in [*vector["bytes"], (vector["bytes"][-1][0] + 2, "")]:
        while (ticks + 1) * every <= at:
            ticks += 1
            found += reader.tick(ticks * every)
        for piece in pieces(text.encode("latin-1")):
            found += reader.feed(piece, at)
    return [str(event) for event in found]


def test_all_twenty_seven_are_here():
    assert [v["number"] for v in VECTORS] == list(range(1, 28))


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_a_vector_makes_its_events(vector):
    assert played(vector) == vector["events"]


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_bytes_may_come_one_by_one(vector):
    assert played(vector, byte_by_byte) == vector["events"]


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_bytes_may_come_in_any_pieces(vector):
    for seed in range(40):
        assert played(vector, cut_by(seed)) == vector["events"], f"cut by seed {seed}"


@pytest.mark.parametrize("every", [0.05, 0.1, 1.0, 7.0])
@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_how_often_the_time_is_told_changes_nothing(vector, every):
    assert played(vector, every=every) == vector["events"]


FRAMES = sorted({found for v in VECTORS for _, text in v["bytes"] for found in re.findall(r"!([A-Z](?: [a-z]+=[^ *]+)*)\*(\w{4})", text)})


@pytest.mark.parametrize(("body", "check"), [f for f in FRAMES if f[1] != "81FE"], ids=lambda text: text[:30])
def test_we_compute_the_check_of_every_frame(body, check):
    assert crc(body.encode()) == int(check, 16)
    assert frame(body) == f"!{body}*{check.upper()}\r\n".encode()


def test_the_check_value_of_the_crc():
    assert crc(b"123456789") == 0x29B1


def test_the_flipped_frame_has_another_check():
    assert crc(b"R b=a1 seq=2 v=6 st=settled q=97") != 0x81FE
