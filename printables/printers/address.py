"""Addresses of printers as people type them, and which of them may be spoken to."""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

__all__ = ["Address", "BadAddress", "REASONS", "WIDTHS", "connect", "parse"]

WIDTHS = {58: 384, 80: 576}     # millimetres of the roll -> pixels across, at 8 pixels a millimetre
REASONS = ("scheme", "host", "port", "path", "device", "width", "page", "public", "own")

# Anybody who is let into the home network may lay a table and is its host; what a host types here is spoken to by this
# machine. So: printers' own ports, in private networks, never this machine itself and never the internet, or the
# companion would knock at doors for whoever asks it to. An operator who needs this machine's own ports (a USB printer
# that ipp-usb serves there) says so with here=True.
PRIVATE = [ipaddress.ip_network(one) for one in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10")]
PORTS = {"ipp": (80, 443, 631, 8080, 8443, 8631), "socket": tuple(range(9100, 9108))}
DEFAULT_PORTS = {"ipp": 631, "ipps": 631, "http": 80, "https": 443, "socket": 9100}
# One way alone to read a name: with two, a name that is none would be tried in all of them, and everybody would wait.
_HOST = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,62}(\.[A-Za-z0-9][A-Za-z0-9-]{0,62})*", re.ASCII)
_PATH = re.compile(r"(/[A-Za-z0-9][A-Za-z0-9._~-]{0,60}){0,4}/?", re.ASCII)
_USB = re.compile(r"[0-9a-fA-F]{4}:[0-9a-fA-F]{4}", re.ASCII)
_DEVICE = {"serial": re.compile(r"/dev/(tty(USB|ACM|AMA|S)[0-9]{1,3}|rfcomm[0-9]{1,2}|serial/by-id/[A-Za-z0-9_.:-]{1,120})", re.ASCII),
           "usb": re.compile(r"/dev/usb/lp[0-9]{1,2}", re.ASCII)}
_BAUD = (9600, 19200, 38400, 57600, 115200)
LONGEST = 200       # characters of an address


class BadAddress(ValueError):
    """An address that is none, or none that may be spoken to. reason: one of REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Address:
    """Where a printer is. kind: "ipp" or "receipt"; scheme: ipp, ipps, socket, usb, serial.

    width: millimetres of the roll; page: the code page of text mode, None where tickets are drawn; here: this machine's
    own addresses are good. text: as it was typed, put in order.
    """

    kind: str
    scheme: str
    host: str = ""
    port: int = 0
    path: str = ""
    usb: tuple[int, int] | None = None
    device: str = ""
    baud: int = 9600
    width: int = 80
    page: str | None = None
    here: bool = False
    text: str = ""


def parse(text: str, here: bool = False) -> Address:
    """An address as it was typed. Errors: BadAddress.

    ipp://192.168.1.20/ipp/print, ipps://printer.local, http://192.168.1.20:631/ipp/print;
    socket://192.168.1.30:9100?width=58, usb://04b8:0202, usb:///dev/usb/lp0, serial:///dev/ttyUSB1?baud=19200;
    text=cp852 on those of receipt printers: letters of that code page instead of a drawn ticket.
    """
    text = text.strip()
    if not text or len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadAddress("scheme" if not text else "path")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadAddress("port") from None
    scheme = parts.scheme.lower()
    if parts.username is not None or parts.fragment:
        raise BadAddress("path")
    if scheme in ("ipp", "ipps", "http", "https"):
        return _ipp(scheme, parts, port, here)
    if scheme in ("socket", "usb", "serial"):
        return _receipt(scheme, parts, port, here)
    raise BadAddress("scheme")


def _ipp(scheme: str, parts, port: int | None, here: bool) -> Address:
    secure = scheme in ("ipps", "https")
    host, port = _host(parts.hostname, here), port or DEFAULT_PORTS[scheme]
    if port not in PORTS["ipp"] and not here:
        raise BadAddress("port")
    path = parts.path if parts.path not in ("", "/") else "/ipp/print"      # where printers without a queue name listen
    if parts.query or not _PATH.fullmatch(path):
        raise BadAddress("path")
    scheme = "ipps" if secure else "ipp"
    return Address("ipp", scheme, host, port, path, here=here, text=f"{scheme}://{_in_url(host)}:{port}{path}")


def _receipt(scheme: str, parts, port: int | None, here: bool) -> Address:
    given, width, page, baud = _query(parts.query), 80, None, 9600
    if "width" in given:
        width = next((one for one in WIDTHS if str(one) == given["width"]), 0)
        if not width:
            raise BadAddress("width")
    if "text" in given:
        page = given["text"].lower()
        if not re.fullmatch(r"cp[0-9]{3,4}|iso_?8859-[0-9]{1,2}", page):
            raise BadAddress("page")
    if "baud" in given:
        if scheme != "serial" or given["baud"] not in map(str, _BAUD):
            raise BadAddress("device")
        baud = int(given["baud"])
    more = f"?width={width}" + (f"&text={page}" if page else "") + (f"&baud={baud}" if scheme == "serial" and baud != 9600 else "")
    common = {"width": width, "page": page, "here": here}
    if scheme == "socket":
        host, port = _host(parts.hostname, here), port or DEFAULT_PORTS[scheme]
        if port not in PORTS["socket"] and not here:
            raise BadAddress("port")
        if parts.path not in ("", "/"):
            raise BadAddress("path")
        return Address("receipt", scheme, host, port, text=f"socket://{_in_url(host)}:{port}{more}", **common)
    if scheme == "usb" and parts.netloc:
        if not _USB.fullmatch(parts.netloc) or parts.path not in ("", "/"):
            raise BadAddress("device")
        vendor, _, product = parts.netloc.lower().partition(":")
        return Address("receipt", scheme, usb=(int(vendor, 16), int(product, 16)), text=f"usb://{vendor}:{product}{more}", **common)
    if parts.netloc or not _DEVICE[scheme].fullmatch(parts.path) or ".." in parts.path:
        raise BadAddress("device")
    return Address("receipt", scheme, device=parts.path, baud=baud, text=f"{scheme}://{parts.path}{more}", **common)


def _query(text: str) -> dict[str, str]:
    found = dict(part.partition("=")[::2] for part in text.split("&")) if text else {}
    if set(found) - {"width", "text", "baud"}:
        raise BadAddress("path")
    return found


def _host(host: str | None, here: bool) -> str:
    """A host that may be spoken to, as far as its name tells; a name is looked up when it is spoken to."""
    host = (host or "").rstrip(".")
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        numeric = re.fullmatch(r"[0-9.]*|0[xX].*", host)       # 127.1 and 0x7f000001 are addresses to the system
        if len(host) > 120 or not _HOST.fullmatch(host) or numeric or (host.lower() == "localhost" and not here):
            raise BadAddress("own" if host.lower() == "localhost" else "host") from None
        return host.lower()
    _allowed(ip, here)
    return host


def _allowed(ip, here: bool) -> None:
    """Errors: BadAddress for an address that is not of a private network, or this machine's own."""
    ip = getattr(ip, "ipv4_mapped", None) or ip
    if here and ip.is_loopback:
        return
    if ip.is_loopback or ip.is_unspecified:
        raise BadAddress("own")
    if not any(ip in network for network in PRIVATE if network.version == ip.version):
        raise BadAddress("public")
    if not here and _is_own(ip):
        raise BadAddress("own")


def _is_own(ip) -> bool:
    """Whether an address is this machine's: only those can be bound to."""
    if ip.version == 6 and ip.is_link_local:
        return False    # needs an interface to be bound to; and its ports are those of printers only
    try:
        with socket.socket(socket.AF_INET6 if ip.version == 6 else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.bind((str(ip), 0))
    except OSError:
        return False
    return True


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def connect(address: Address, timeout: float) -> socket.socket:
    """A connection to a printer in the network. A name may lead elsewhere each time it is looked up: what is connected to is
    the very address that was looked at. Errors: OSError, BadAddress.
    """
    found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    problem: OSError | None = None
    for family, kind, protocol, _, place in found[:4]:
        _allowed(ipaddress.ip_address(str(place[0]).partition("%")[0]), address.here)
        made = socket.socket(family, kind, protocol)
        made.settimeout(timeout)
        try:
            made.connect(place)
        except OSError as error:
            made.close()
            problem = error
            continue
        return made
    raise problem or OSError("no such host")
