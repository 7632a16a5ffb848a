"""Where programs that play a reader leave their pseudo-terminals, so that the companion finds them.

The list of serial ports of a system names no pseudo-terminals. The simulator and the adapters therefore put a link into
one folder of their user, readable by nobody else, and hold a lock on a file beside it as long as they run: the system
gives a terminal's number to the next window as soon as it is free, and a link that nobody holds any more could lead there.
"""

from __future__ import annotations

import fcntl
import os
import re
import stat
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Registration", "Simulated", "folder", "listed", "register"]

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
FOLDER = "table-companion"


@dataclass(frozen=True)
class Simulated:
    """A pseudo-terminal that a running program of this user has registered.

    name: as registered, such as die-3f2a; path: the link, which stays the same when the program plugs in anew;
    device: the terminal behind it now.
    """

    name: str
    path: str
    device: str


def _places() -> list[Path]:
    """Folders to look into, the one to write into first: a service and a login may be told different ones."""
    if chosen := os.environ.get("COMPANION_SIMULATED"):
        return [Path(chosen)]
    run = [Path(base) / FOLDER for base in (os.environ.get("XDG_RUNTIME_DIR"), f"/run/user/{os.getuid()}")
           if base and os.path.isdir(base)]
    return list(dict.fromkeys([*run, Path(tempfile.gettempdir()) / f"{FOLDER}-{os.getuid()}"]))


def _is_ours(place: Path) -> bool:
    """Whether a folder is a real one of this user that nobody else can write or look into."""
    try:
        found = place.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o077


def folder() -> Path:
    """The folder of this user, made where it is missing. Errors: PermissionError where it belongs to somebody else."""
    for place in _places():
        try:
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if _is_ours(place):
            return place
    raise PermissionError(f"{_places()[-1]} is not a folder of this user alone; remove it, or name another in COMPANION_SIMULATED")


class Registration:
    """A name in the folder, held until close() or the end of the process."""

    def __init__(self, path: Path, lock: int) -> None:
        self.path = path
        self._lock = lock

    def plug(self, device: str) -> None:
        """Let the link lead to this pseudo-terminal from now on."""
        fresh = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(device)
        fresh.replace(self.path)

    def unplug(self) -> None:
        """Take the link away and keep the name."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Give the name back."""
        if self._lock >= 0:
            self.unplug()
            self.path.with_suffix(".lock").unlink(missing_ok=True)
            os.close(self._lock)
            self._lock = -1

    def __enter__(self) -> Registration:
        return self

    def __exit__(self, *_) -> None:
        self.close()


def register(name: str, device: str | None = None) -> Registration:
    """Hold a name, and link it to a pseudo-terminal if one is given.

    Errors: ValueError for a name with anything but letters, digits, _ and -; FileExistsError while another program
    holds the name; PermissionError from folder().
    """
    if not NAME.fullmatch(name):
        raise ValueError(f"a reader's name has letters, digits, _ and - alone, 40 at most: {name!r}")
    path = folder() / name
    while True:
        lock = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        # listed() holds a lock, too, for an instant
        if not (_locked(lock, fcntl.LOCK_EX) or any(time.sleep(0.02) or _locked(lock, fcntl.LOCK_EX) for _ in range(10))):
            os.close(lock)
            raise FileExistsError(f"another program plays the reader {name}")
        try:    # the one who held it before may have removed the file between our opening and our lock
            if os.path.samestat(os.fstat(lock), os.stat(path.with_suffix(".lock"))):
                break
        except FileNotFoundError:
            pass
        os.close(lock)
    made = Registration(path, lock)
    made.unplug()
    if device is not None:
        made.plug(device)
    return made


def _locked(lock: int, how: int) -> bool:
    try:
        fcntl.flock(lock, how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def listed() -> list[Simulated]:
    """Pseudo-terminals whose programs run now, by name; never an error, and nothing is opened but the locks."""
    found = {}
    for place in _places():
        if not _is_ours(place):
            continue
        try:
            names = sorted(os.listdir(place))
        except OSError:
            continue
        for name in names:
            path = place / name
            if name not in found and NAME.fullmatch(name) and _is_held(path):
                device = _terminal(path)
                if device is not None:
                    found[name] = Simulated(name, str(path), device)
    return [found[name] for name in sorted(found)]


def _is_held(path: Path) -> bool:
    try:
        lock = os.open(path.with_suffix(".lock"), os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        return False
    try:
        return not _locked(lock, fcntl.LOCK_SH)
    finally:
        os.close(lock)


def _terminal(path: Path) -> str | None:
    """The character device of this user that a link leads to."""
    try:
        device = os.readlink(path)
        there = os.stat(device)
    except OSError:
        return None
    return device if stat.S_ISCHR(there.st_mode) and there.st_uid == os.getuid() else None
