"""Messages of the Internet Printing Protocol: encoding and decoding of RFC 8010, as much of it as printing needs."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

__all__ = ["Answer", "Garbage", "OPERATION", "PRINTER", "JOB", "request", "answer"]

OPERATION, JOB, END, PRINTER = 1, 2, 3, 4       # tags that begin a group of attributes
_INTEGER, _BOOLEAN, _ENUM = 0x21, 0x22, 0x23
_NAME, _KEYWORD, _URI, _CHARSET, _LANGUAGE, _MIME = 0x42, 0x44, 0x45, 0x47, 0x48, 0x49
_TEXT_WITH, _NAME_WITH = 0x35, 0x36     # texts with their language
_TEXTS = range(0x40, 0x60)
MOST = 20_000       # values of one answer; a printer sends some hundreds

# attribute -> how it is written
_TAGS = {"attributes-charset": _CHARSET, "attributes-natural-language": _LANGUAGE, "printer-uri": _URI, "requesting-user-name": _NAME,
         "job-name": _NAME, "document-format": _MIME, "requested-attributes": _KEYWORD, "media": _KEYWORD, "print-scaling": _KEYWORD,
         "sides": _KEYWORD, "job-id": _INTEGER, "limit": _INTEGER, "copies": _INTEGER, "which-jobs": _KEYWORD,
         "my-jobs": _BOOLEAN, "ipp-attribute-fidelity": _BOOLEAN}


class Garbage(ValueError):
    """Bytes that are no IPP message, or only part of one."""


@dataclass(slots=True)
class Answer:
    """What came back. status: below 0x100 for success; groups: (tag, {attribute: values})."""

    version: tuple[int, int]
    status: int
    groups: list[tuple[int, dict[str, list]]] = field(default_factory=list)

    def of(self, tag: int) -> list[dict[str, list]]:
        """The groups of a tag."""
        return [group for found, group in self.groups if found == tag]

    def said(self) -> str:
        """The printer's own words for why it refused, empty for none."""
        group = next(iter(self.of(OPERATION)), {})
        found = group.get("detailed-status-message") or group.get("status-message") or [""]
        return str(found[0])[:200] if isinstance(found[0], str) else ""


def request(operation: int, number: int, attributes: dict, job: dict | None = None, version: tuple[int, int] = (2, 0)) -> bytes:
    """One request up to the document. attributes, job: {name: value or list of values}, in this order."""
    made = bytearray(struct.pack(">BBhi", *version, operation, number))
    first = {"attributes-charset": "utf-8", "attributes-natural-language": "en"}
    for tag, group in ((OPERATION, {**first, **attributes}), (JOB, job)):
        if group:
            made.append(tag)
            for name, values in group.items():
                made += _written(name, values if isinstance(values, list) else [values])
    made.append(END)
    return bytes(made)


def _written(name: str, values: list) -> bytes:
    made, tag = bytearray(), _TAGS[name]
    for at, value in enumerate(values):
        key = b"" if at else name.encode()      # further values have an empty name
        if tag == _BOOLEAN:
            data = b"\x01" if value else b"\x00"
        elif tag in (_INTEGER, _ENUM):
            data = struct.pack(">i", value)
        else:
            data = value.encode()
        made += struct.pack(">BH", tag, len(key)) + key + struct.pack(">H", len(data)) + data
    return bytes(made)


def answer(data: bytes) -> Answer:
    """What a printer sent, read. Errors: Garbage, for whatever it is not; it never takes longer than the bytes are many."""
    if len(data) < 9:
        raise Garbage("too short")
    major, minor, status, _ = struct.unpack(">BBhi", data[:8])
    if not 1 <= major <= 2:
        raise Garbage("no IPP")
    made, at, seen, name = Answer((major, minor), status & 0xFFFF), 8, 0, ""
    group: dict[str, list] | None = None
    while True:
        if at >= len(data):
            raise Garbage("it breaks off")
        tag, at = data[at], at + 1
        if tag == END:
            return made
        if tag < 0x10:
            group, name = {}, ""
            made.groups.append((tag, group))
            continue
        key, at = _piece(data, at)
        raw, at = _piece(data, at)
        seen += 1
        if group is None or seen > MOST:
            raise Garbage("values in no group" if group is None else "too much")
        name = key.decode("utf-8", "replace") if key else name
        # What lies inside a collection comes as values without a name of their own; nobody here asks for it.
        group.setdefault(name, []).append(_value(tag, raw))


def _piece(data: bytes, at: int) -> tuple[bytes, int]:
    if at + 2 > len(data):
        raise Garbage("it breaks off")
    length = int.from_bytes(data[at:at + 2], "big")
    if at + 2 + length > len(data):
        raise Garbage("it breaks off")
    return data[at + 2:at + 2 + length], at + 2 + length


def _value(tag: int, raw: bytes):
    if tag in (_INTEGER, _ENUM):
        if len(raw) != 4:
            raise Garbage("no number")
        return struct.unpack(">i", raw)[0]
    if tag == _BOOLEAN:
        return raw == b"\x01"
    if tag in (_TEXT_WITH, _NAME_WITH) and len(raw) >= 4:
        return _piece(raw, _piece(raw, 0)[1])[0].decode("utf-8", "replace")
    if tag in _TEXTS:
        return raw.decode("utf-8", "replace")
    return None         # no value, a range, a resolution, a collection
