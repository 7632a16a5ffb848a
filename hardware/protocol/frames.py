"""Native frames: `!type key=value ...*crc`, read and written."""

from __future__ import annotations

import binascii
import re
from urllib.parse import unquote

from hardware.protocol.lines import FRAME_LIMIT

_OUTER = re.compile(rb"!(.*)\*([0-9A-Fa-f]{4})", re.DOTALL)
_BODY = re.compile(rb"[A-Z](?: [a-z]{1,8}=[A-Za-z0-9_.,:/?+%-]{1,64})*")
_FACES = re.compile(r"([0-9]{1,3})-([0-9]{1,3})")
_VALUE = re.compile(r"[0-9]{1,3}|\?")
_NUMBER = re.compile(r"[0-9]{1,10}")


class Refused(ValueError):
    """A line that means nothing; `reason` is the word for it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def crc(body: bytes) -> int:
    """CRC-16/CCITT-FALSE; 0x29B1 of `123456789`."""
    return binascii.crc_hqx(body, 0xFFFF)


def frame(body: str | bytes) -> bytes:
    """A frame as it goes over the line, with its end. ValueError where the grammar does not have it."""
    text = body.encode("ascii") if isinstance(body, str) else bytes(body)
    if not _BODY.fullmatch(text) or len(text) + 6 > FRAME_LIMIT:
        raise ValueError(f"not a frame of the protocol: {text!r}")
    return b"!%b*%04X\r\n" % (text, crc(text))


def parse(line: bytes) -> tuple[str, dict[str, str]]:
    """A frame line's type and its keys. Refused as `frame` or `crc`; a frame that says a key twice is refused too."""
    outer = _OUTER.fullmatch(line)
    if not outer:
        raise Refused("frame")
    body, check = outer[1], int(outer[2], 16)
    if crc(body) != check:
        raise Refused("crc")
    if not _BODY.fullmatch(body):
        raise Refused("frame")
    kind, *pairs = body.decode("ascii").split(" ")
    keys = dict(pair.split("=", 1) for pair in pairs)
    if len(keys) != len(pairs):
        raise Refused("frame")
    return kind, keys


# -- what values mean ---------------------------------------------------------------------------------------

def words(text: str) -> str:
    """A percent-encoded UTF-8 text; what nobody could print becomes a replacement sign."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in unquote(text, errors="replace"))


def number(keys: dict[str, str], key: str, highest: int) -> int:
    """A whole number from 0; Refused where it is missing, no number, or too large."""
    text = keys.get(key, "")
    if not _NUMBER.fullmatch(text) or int(text) > highest:
        raise Refused("frame")
    return int(text)


def needed(keys: dict[str, str], key: str) -> str:
    """A value that the frame cannot do without."""
    if key not in keys:
        raise Refused("frame")
    return words(keys[key])


def faces(text: str) -> tuple[int, int]:
    """`1-6`: the lowest and the highest face."""
    found = _FACES.fullmatch(text)
    if not found or int(found[1]) > int(found[2]):
        raise Refused("frame")
    return int(found[1]), int(found[2])


def values(text: str) -> tuple[int | None, ...]:
    """`4,?`: what each die shows, None where it could not be read."""
    parts = text.split(",")
    if not all(_VALUE.fullmatch(part) for part in parts):
        raise Refused("frame")
    return tuple(None if part == "?" else int(part) for part in parts)
