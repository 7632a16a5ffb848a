"""Addresses of readers as people type them, and which of them may be opened."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
import stat
from urllib.parse import urlsplit

from hardware.driver import open_port
from hardware.timing import Timing

__all__ = ["BadAddress", "REASONS", "opened_privately", "typed"]

REASONS = ("scheme", "host", "port", "path", "device", "public")

# Anybody who is let into the home network may lay a table and is its host; what a host types here is opened by this
# machine, its bytes are shown, and four of ours ("?H" and a line's end) may be written. So: serial devices by their
# names, never a file or the terminal of somebody's session; and in private networks and on this machine (adapters
# listen there) only ports above those of the system's services, and none of the databases that might be there.
PRIVATE = [ipaddress.ip_network(one) for one in (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8", "fc00::/7", "fe80::/10", "::1/128")]
TELNET = 23         # where small serial bridges listen
SERVICES = {1433, 1521, 2375, 2376, 2379, 3306, 5000, 5432, 5433, 6379, 6380, 8000, 8080, 8443, 9100, 9200, 11211, 27017}
LONGEST = 200
_DEVICE = re.compile(r"/dev/(tty(USB|ACM|AMA|S|O|THS)[0-9]{1,3}|rfcomm[0-9]{1,2}|serial/by-(id|path)/[A-Za-z0-9_.:,+@-]{1,150})", re.ASCII)
_REAL = re.compile(r"/dev/(tty(USB|ACM|AMA|S|O|THS)[0-9]{1,3}|rfcomm[0-9]{1,2})", re.ASCII)
# One way alone to read a name: with two, a name that is none would be tried in all of them, and everybody would wait.
_HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,62}(\.[A-Za-z0-9][A-Za-z0-9-]{0,62})*", re.ASCII)


class BadAddress(ValueError):
    """An address that is none, or none that may be opened. reason: one of REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def typed(text: str) -> str:
    """An address as it was typed, put in order. Errors: BadAddress.

    /dev/ttyUSB0, /dev/serial/by-id/usb-…, socket://127.0.0.1:7000, rfc2217://192.168.1.40:2217.
    """
    text = text.strip()
    if not text or len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadAddress("scheme" if not text else "path")
    if "://" in text:
        return _url(text)
    if not text.startswith("/"):
        raise BadAddress("scheme")
    if not _DEVICE.fullmatch(text) or ".." in text:
        raise BadAddress("device")
    if os.path.lexists(text) and not (_REAL.fullmatch(os.path.realpath(text)) and _is_a_device(text)):
        raise BadAddress("device")
    return text


def _is_a_device(path: str) -> bool:
    try:
        return stat.S_ISCHR(os.stat(path).st_mode)
    except OSError:
        return False


def _url(text: str) -> str:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadAddress("port") from None
    scheme, host = parts.scheme.lower(), (parts.hostname or "").rstrip(".").lower()
    if scheme not in ("socket", "rfc2217"):     # pyserial knows others, of which one writes files
        raise BadAddress("scheme")
    if parts.username is not None or parts.fragment or parts.query or parts.path not in ("", "/"):
        raise BadAddress("path")
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        numeric = re.fullmatch(r"[0-9.]*|0[xX].*", host)        # 127.1 is an address to the system
        if len(host) > 120 or not _HOST.fullmatch(host) or numeric:
            raise BadAddress("host") from None
    else:
        if not _is_private(ip):
            raise BadAddress("public")
    if port is None or port in SERVICES or not (port == TELNET or 1024 <= port <= 65535):
        raise BadAddress("port")
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def _is_private(ip) -> bool:
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return any(ip in network for network in PRIVATE if network.version == ip.version)


def opened_privately(path: str, baud: int, timing: Timing = Timing()):
    """Open a port as hardware.driver does; a name may lead elsewhere each time it is looked up, so the very address that
    is connected to was looked at. Errors: OSError."""
    if "://" in path:
        parts = urlsplit(path)
        found = socket.getaddrinfo(parts.hostname, parts.port, type=socket.SOCK_STREAM)
        for *_, place in found:
            if _is_private(ipaddress.ip_address(str(place[0]).partition("%")[0])):
                host = str(place[0])
                path = f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{parts.port}"
                break
        else:
            raise OSError(f"{parts.hostname} leads out of this network")
    return open_port(path, baud, timing)
