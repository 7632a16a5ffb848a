"""Where this machine can be reached: its addresses on the home network, its names, the join address."""

from __future__ import annotations

import fcntl
import ipaddress
import os
import shutil
import socket
import struct
import subprocess
from functools import cache
from urllib.parse import urlsplit

__all__ = ["own_addresses", "lan_address", "trusted_hosts", "base_address", "in_url", "network_name", "reach"]

SIOCGIFADDR = 0x8915        # Linux: the IPv4 address of an interface
PATIENCE = 2.0              # seconds that the radio's own programs may take to say which network it is in
ASK_THE_RADIO = (("iwgetid", "-r"), ("nmcli", "-t", "-f", "active,ssid", "dev", "wifi"))
NOWHERE = ("192.0.2.1", 9)  # a documentation address: connecting a UDP socket to it sends nothing


def own_addresses() -> list[str]:
    """Numeric addresses of this machine, loopback left out, IPv4 first; none without a network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                reply = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue    # the interface has no IPv4 address
            found.append(socket.inet_ntoa(reply[20:24]))
    try:
        with open("/proc/net/if_inet6", encoding="ascii") as file:
            found += [str(ipaddress.IPv6Address(int(line.split()[0], 16))) for line in file]
    except FileNotFoundError:
        pass                # a kernel without IPv6
    return [a for a in dict.fromkeys(found) if not ipaddress.ip_address(a).is_loopback]


def lan_address() -> str:
    """The address that phones on the home network reach; 127.0.0.1 without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address = probe.getsockname()[0]
        except OSError:
            address = ""    # no route to anywhere: take what the interfaces have
    if address and not ipaddress.ip_address(address).is_loopback:
        return address
    return next((a for a in own_addresses() if ":" not in a), "127.0.0.1")


def in_url(address: str) -> str:
    """A numeric address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address


class _Bracketed(str):
    """An IPv6 address in brackets. Werkzeug takes what stands before the first colon for the host."""

    def partition(self, separator):
        return str(self), "", ""


def trusted_hosts(more=()) -> list[str]:
    """What a Host header may name: this machine's addresses and names, and what the operator adds.

    Everything else is refused, against pages that rebind their own name to an address of the home network.
    """
    name = socket.gethostname().lower()
    names = ["localhost", "127.0.0.1", "[::1]", name, f"{name.split('.')[0]}.local"]
    found = dict.fromkeys([*names, *(in_url(a) for a in own_addresses()), *more])
    return [_Bracketed(one) if one.startswith("[") else one for one in found]


def base_address(root: str, configured: str | None = None) -> str:
    """The address to print in a code: numeric, since older phones resolve no .local name.

    root: the address of this request, such as http://localhost:8000/; configured: what the operator
    says instead (behind a proxy). Returns it without the last slash.
    """
    if configured:
        return configured.rstrip("/")
    parts = urlsplit(root)
    host = parts.hostname or ""
    try:
        numeric = not ipaddress.ip_address(host).is_loopback
    except ValueError:
        # A public name is somebody's choice; a name of this machine is not known to every phone.
        numeric = "." in host and not host.endswith(".local")
    if numeric:
        return f"{parts.scheme}://{parts.netloc}"
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{in_url(lan_address())}{port}"


@cache
def network_name() -> str | None:
    """The wireless network this machine is in, asked once; None where nobody can say.

    COMPANION_NETWORK in the environment says it instead, for a machine on a cable beside its wireless phones.
    """
    if named := os.environ.get("COMPANION_NETWORK", "").strip():
        return named[:60]
    for program, *words in ASK_THE_RADIO:
        if path := shutil.which(program):
            try:
                said = subprocess.run([path, *words], capture_output=True, text=True, timeout=PATIENCE, check=False).stdout
            except (OSError, subprocess.TimeoutExpired):
                continue    # no radio, or a driver that hangs: the other program, or no name
            if name := _named_by(program, said):
                return name[:60]
    return None


def _named_by(program: str, said: str) -> str | None:
    """The network in what one of the radio's programs printed."""
    if program == "nmcli":      # one line for each network in the air; a colon of the name has a stroke before it
        said = next((line[4:].replace("\\:", ":") for line in said.splitlines() if line.startswith("yes:")), "")
    return said.strip() or None


def reach(root: str, configured: str | None = None) -> dict:
    """How phones reach this machine: the network's name, the address in the code, others, and whether there is any.

    root and configured: as for base_address. others: addresses of further interfaces, for phones in another network.
    """
    base = base_address(root, configured)
    host = urlsplit(base).hostname or ""
    others = [] if configured else [one for one in own_addresses() if ":" not in one and one != host]
    return {"network": network_name(), "host": host, "others": others, "nowhere": host in ("127.0.0.1", "::1", "localhost")}
