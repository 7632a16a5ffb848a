"""What a page carries to be believed: device tokens, grants for a seat, and the tickets of its forms.

A ticket makes one tap: a resend of it books nothing again. It is signed for the device whose page it was
drawn on, so that a foreign page cannot make one up.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from datetime import timedelta

__all__ = ["new_token", "hash_of", "mint", "is_genuine", "token_of_ticket", "looks_like_a_ticket", "GOOD_FOR"]

GOOD_FOR = timedelta(hours=1)     # a grant, until it is exchanged


def new_token() -> str:
    """256 random bits for a cookie or a grant."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the books keep of a token: stolen books let nobody in."""
    return hashlib.sha256(token.encode()).hexdigest()


def _sign(key: str, *parts: str) -> str:
    made = hmac.new(key.encode(), "\n".join(parts).encode(), hashlib.sha256).digest()
    return made[:16].hex()


def mint(key: str, device: str = "") -> str:
    """A new ticket for a form on this device's page. key: the installation's secret; device: token hash."""
    number = secrets.token_hex(16)
    return f"{number}{_sign(key, 'ticket', number, device)}"


def is_genuine(key: str, ticket: str, device: str = "") -> bool:
    """Whether this installation drew the form on a page of this device."""
    if not re.fullmatch(r"[0-9a-f]{64}", ticket):
        return False
    return hmac.compare_digest(ticket[32:], _sign(key, "ticket", ticket[:32], device))


def token_of_ticket(key: str, ticket: str) -> str:
    """The device token that a form for a new device leads to: a resend leads to the same device."""
    return hmac.new(key.encode(), f"device\n{ticket}".encode(), hashlib.sha256).hexdigest()


def looks_like_a_ticket(ticket) -> bool:
    """Whether a client of the API may use it: 8 to 64 letters, digits, dots, dashes and underscores."""
    return isinstance(ticket, str) and re.fullmatch(r"[A-Za-z0-9._-]{8,64}", ticket) is not None
