"""One process holds the ports, however many serve the pages: a lock that ends with the process."""

from __future__ import annotations

import fcntl
import hashlib
import os
import tempfile
import threading
from pathlib import Path

__all__ = ["Holding", "lock_of"]


def lock_of(folder: Path | None, url: str) -> Path | None:
    """The lock's file: in the folder of the books, or for a database elsewhere in this user's runtime folder.

    None for books in memory, which no other process sees.
    """
    if folder is not None:
        return folder / "readers.lock"
    if ":memory:" in url or url in ("sqlite://", "sqlite:///"):
        return None
    base = os.environ.get("XDG_RUNTIME_DIR")
    place = Path(base) if base and os.path.isdir(base) else Path(tempfile.gettempdir())
    return place / f"table-companion-readers-{os.getuid()}-{hashlib.sha256(url.encode()).hexdigest()[:16]}.lock"


class Holding:
    """The right to open ports. path: of the lock, None where there is nobody to share with."""

    def __init__(self, path: Path | None) -> None:
        self._path, self._guard, self._file = path, threading.Lock(), -1

    def take(self) -> bool:
        """Whether this process has it, now or already. Errors: OSError where the file cannot be made."""
        if self._path is None:
            return True
        with self._guard:
            if self._file >= 0:
                return True
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(file)
                return False
            self._file = file
            return True

    def give_back(self) -> None:
        """Another process may have it."""
        with self._guard:
            if self._file >= 0:
                os.close(self._file)
                self._file = -1
