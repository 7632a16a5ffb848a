"""PDFs that were printed before, by the hash of all that went in: the same print twice costs nothing."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections import OrderedDict
from importlib import metadata
from pathlib import Path

__all__ = ["Cache", "key_of"]

IN_MEMORY = 8 << 20      # bytes
IN_FOLDER = 32 << 20


def key_of(documents: list[dict]) -> str:
    """The name of what these documents print as, with the installed WeasyPrint."""
    try:
        version = metadata.version("weasyprint")
    except metadata.PackageNotFoundError:
        version = ""
    return hashlib.sha256(json.dumps([version, documents], ensure_ascii=False, sort_keys=True).encode()).hexdigest()


class Cache:
    """The newest PDFs, in memory and, with a folder, on disk. Safe to use from several threads."""

    def __init__(self, folder: Path | None = None, memory: int = IN_MEMORY, disk: int = IN_FOLDER) -> None:
        self.folder, self.memory, self.disk = folder, memory, disk
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.lock = threading.Lock()
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def get(self, key: str) -> bytes | None:
        """What was kept under a key."""
        with self.lock:
            found = self.kept.get(key) or self._read(key)
            if found:
                self._remember(key, found)
            return found

    def put(self, key: str, pdf: bytes) -> None:
        """Keep a PDF; the longest unused make room."""
        with self.lock:
            self._remember(key, pdf)
            if self.folder is not None:
                self._write(key, pdf)

    def _remember(self, key: str, pdf: bytes) -> None:
        self.kept[key] = pdf
        self.kept.move_to_end(key)
        size = sum(map(len, self.kept.values()))
        while size > self.memory and self.kept:
            size -= len(self.kept.popitem(last=False)[1])

    def _read(self, key: str) -> bytes | None:
        if self.folder is None:
            return None
        path = self.folder / f"{key}.pdf"
        try:
            pdf = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        # a power cut may leave a file of zeros
        return pdf if pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF") else None

    def _write(self, key: str, pdf: bytes) -> None:
        try:
            new = self.folder / f"{key}.new"
            new.write_bytes(pdf)
            new.replace(self.folder / f"{key}.pdf")
            files = sorted(((path.stat().st_mtime, path.stat().st_size, path) for path in self.folder.glob("*.pdf")), reverse=True)
            room = self.disk
            for _, size, path in files:
                room -= size
                if room < 0:
                    path.unlink()
        except OSError:
            self.folder = None      # a full disk is no reason not to print; it is tried again with the next start
