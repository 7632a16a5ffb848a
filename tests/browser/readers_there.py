"""Readers of dice that are there while a browser looks: pseudo-terminals, played in threads, found like simulated ones."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from hardware.outlet import Terminal
from hardware.protocol import frame

__all__ = ["Played", "Toys", "STANDING"]

ASKED = b"?H"
# name -> the table it serves (None: nobody enabled it), what it says again and again, more of its settings
STANDING = {
    "die-gone": ("RADAR", None, {}),        # it is not there
    "spin-gone": ("RIVAL", None, {"faces": [1, 10]}),
    "die-asks": ("RONDO", "R b=a1 seq=1 v=4 st=settled q=60", {}),
    "tray-two": ("RUGBY", "R b=a1 seq=1 v=2,5 st=settled", {}),
    "die-leans": ("RUMBA", "R b=a1 seq=1 v=4 st=cocked", {}),
    "die-fine": ("CLOUD", "R b=a1 seq=1 v=4 st=settled q=97", {}),
    "old-plain": ("CLOUD", b"4\r\n", {}),
    "die-new": (None, None, {}),
}


class Played:
    """One reader: says hello when it is asked, and whatever it is given to say."""

    def __init__(self, name: str, more: str = "kind=die faces=1-6 ch=1", boot: str = "a1", again: bytes = b"") -> None:
        self.name, self.more, self.boot, self.seq, self.again = name, more, boot, 0, again
        self.place = Terminal(name)
        self._lock, self._done = threading.Lock(), threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        return self.place.where

    def greet(self) -> None:
        self.say(frame(f"H p=1 id={self.name} {self.more} fw=0.1.0 b={self.boot}"))

    def say(self, data: bytes) -> None:
        with self._lock:
            self.place.write(data)

    def fall(self, *values) -> None:
        self.seq += 1
        self.say(frame(f"R b={self.boot} seq={self.seq} v={','.join(map(str, values))} st=settled"))

    def unplug(self) -> None:
        with self._lock:
            self.place.unplug()

    def plug(self) -> None:
        """Back, as another terminal behind the same name."""
        with self._lock:
            self.place.plug()

    def _play(self) -> None:
        beats = 0
        while not self._done.wait(0.05):
            with self._lock:
                asked = self.place.device is not None and ASKED in self.place.read()
            beats += 1
            if self.more and (asked or beats % 20 == 0):
                self.greet()
            if self.again and beats % 10 == 0:
                self.say(self.again)

    def close(self) -> None:
        self._done.set()
        self._thread.join()
        self.place.close()


class Toys:
    """The readers of the tables of tests/browser/tables.py, as long as their server runs."""

    def __init__(self, folder) -> None:
        self._before = os.environ.get("COMPANION_SIMULATED")
        self.folder = Path(folder) / "simulated"
        os.environ["COMPANION_SIMULATED"] = str(self.folder)
        self.played = []
        for name, (_, says, _) in STANDING.items():
            if not name.endswith("gone"):
                native = not isinstance(says, bytes)
                more = f"kind={'tray' if 'tray' in name else 'die'} faces=1-6 ch={2 if 'tray' in name else 1}" if native else ""
                self.played.append(Played(name, more, again=(frame(says) if native else says) if says else b""))

    @property
    def settings(self) -> list[dict]:
        """The readers as the books keep them."""
        return [{"address": str(self.folder / name), "table": table, "faces": [1, 6], **more}
                for name, (table, _, more) in STANDING.items() if table is not None]

    def close(self) -> None:
        for one in self.played:
            one.close()
        if self._before is None:
            del os.environ["COMPANION_SIMULATED"]
        else:
            os.environ["COMPANION_SIMULATED"] = self._before
