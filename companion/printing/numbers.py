"""Numbers and codes of tickets: for people "12-1", for phones an address that nobody can guess.

A code is 24 signs, 3 bytes of the print's number and 12 of a signature over all that was printed: every one of its bits
counts, and books that were put back from an older copy know no later ticket, not even by a number that is used again.
Capitals and figures alone, in an address in capitals: so its picture stays small (the alphanumeric mode of QR).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from urllib.parse import urlsplit

from companion.engine.printable import Printable

__all__ = ["Numbers", "number_of", "secret_key", "number_for_people", "code_of", "row_of_code", "in_capitals", "ticket_key", "LENGTH"]

NUMBER, SIGNATURE = 3, 12       # bytes
LENGTH = (NUMBER + SIGNATURE) * 8 // 5


def secret_key(store) -> str:
    """The installation's secret, made with the first use; codes of tickets and forms are signed with it."""
    key = store.setting("secret_key")
    if key is None:
        key = secrets.token_hex(32)
        store.set_setting("secret_key", key)
    return key


class Numbers:
    """What Order.number_of is; made by number_of()."""

    def __init__(self, store, key: str, code: str, base: str, actor: dict, order: str | None) -> None:
        self._store, self._key, self._code, self._base, self._actor = store, key, code, in_capitals(base), actor
        self._order = None if order is None else hashlib.sha256(order.encode()).hexdigest()[:32]
        self._known: dict[tuple, dict] = {}

    def __call__(self, one: Printable, item: dict) -> dict:
        """{"number": "12-1", "url", "copy": 1 or more}; front and back of a ticket are one copy."""
        self.note(one, [item])
        return self._known[one.id, ticket_key(one, item)]

    def note(self, one: Printable, wanted: list[dict]) -> None:
        """Note all tickets of an order at once: forty tickets are one transaction. Errors: LookupError, StoreFault."""
        new = [item for item in wanted if (one.id, ticket_key(one, item)) not in self._known]
        if not new:
            return
        tickets = [(one.id, ticket_key(one, item), item["seat"], item["item"].get("count") if one.of == "lot" else None) for item in new]
        for row in self._store.note_printed(self._code, tickets, self._actor, self._order):
            self._known[row.printable, row.key] = {
                "number": number_for_people(row), "url": f"{self._base}/K/{code_of(self._key, row)}", "copy": row.copy}


def number_of(store, key: str, code: str, base: str, actor: dict, order: str | None = None) -> Numbers:
    """What Order.number_of is: each ticket that it is asked for is noted in the books as printed, once.

        Order(..., number_of=number_of(house().store, house().key, here.code, base_address(request.host_url, house().public),
                                       here.actor(), request.form["ticket"]))

    Make it for a print that was really asked for (a POST, a command in the shell), never to look at one. store, key: of
    the installation (secret_key()); code: of the table; base: where phones find this machine, without the last slash;
    actor: who prints, as in an entry; order: the ticket of the tap, so that a resend of it makes no second copy.
    """
    return Numbers(store, key, code, base, actor, order)


def ticket_key(one: Printable, item: dict) -> str:
    """What a ticket stands for, unlike any other of its kind at the table: a row or lot by its id, all else with its seat."""
    return item["key"] if one.of in ("row", "lot") else f"{item['key']}/{item['seat'] or ''}"


def number_for_people(row) -> str:
    """The number on the paper: the entry that made the row or lot, and which of its own, such as "12-1" for
    "shares.12.1"; a ticket of something else has the number of its print."""
    return "-".join(part for part in row.key.partition("/")[0].split(".") if part.isdigit()) or str(row.id)


def code_of(key: str, row) -> str:
    """The code of a print. row: as the store keeps it; key: the installation's secret. Errors: OverflowError."""
    return base64.b32encode(row.id.to_bytes(NUMBER, "big") + _signature(key, row)).decode()


def row_of_code(store, key: str, code: str):
    """The print that a code belongs to, None for one that this installation did not make. Small letters will do."""
    try:
        raw = base64.b32decode(code.upper(), casefold=False) if len(code) == LENGTH else b""
    except (binascii.Error, ValueError):
        raw = b""
    if len(raw) != NUMBER + SIGNATURE:
        return None
    row = store.printed(int.from_bytes(raw[:NUMBER], "big"))
    wanted = _signature(key, row) if row is not None else bytes(SIGNATURE)
    return row if hmac.compare_digest(raw[NUMBER:], wanted) and row is not None else None


def _signature(key: str, row) -> bytes:
    parts = ("printed", str(row.id), row.code, row.printable, row.key, str(row.copy), row.seat or "", row.at)
    return hmac.new(key.encode(), "\n".join(parts).encode(), hashlib.sha256).digest()[:SIGNATURE]


def in_capitals(base: str) -> str:
    """An address with scheme and host in capitals, which mean the same to every phone; its path stays as it is."""
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}".upper() + parts.path.rstrip("/") if parts.netloc else base.rstrip("/")
