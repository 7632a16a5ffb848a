"""The press's side of its worker process: start it, give it a document, wait no longer than the limit, stop it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from printables import frames

__all__ = ["Machine", "Stopped"]

ROOT = Path(__file__).resolve().parent.parent
WARMING = 90      # seconds until WeasyPrint must be loaded; a Pi Zero with a slow card takes its time


class Stopped(Exception):
    """What keeps a job from being printed. problem: {"code": ..., its facts}; again: whether another worker may have better luck."""

    def __init__(self, problem: dict, again: bool = False) -> None:
        super().__init__(problem)
        self.problem, self.again = problem, again


class Machine:
    """One worker process. Raises Stopped; after `timeout` and `worker_gone` it is no longer alive."""

    def __init__(self, limit: float) -> None:
        self.limit, self.memory = limit, 0
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        # its own session: Ctrl-C in the terminal of the server is not for the worker
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "printables.worker", str(os.getpid()), str(limit)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, close_fds=True, start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"})
        self.to, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.out, False)
        self.ready: dict = {}

    def warm(self) -> None:
        """Wait until the worker has looked round and loaded WeasyPrint: `ready` is what it found."""
        self.ready = self._hear(WARMING)

    def lay(self, document: dict, first: bool) -> int:
        """Lay out one document; how many pages the job has by now."""
        return self._ask({"lay": document, "first": first})["pages"]

    def write(self, title: str, language: str) -> bytes:
        """The PDF of all documents since the first."""
        self.memory = self._ask({"write": {"title": title, "language": language}})["memory"]
        return self._listen(lambda until: frames.receive(self.out, until), self.limit)

    def stop(self) -> None:
        """End the process at once. Harmless when it has ended."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def alive(self) -> bool:
        """Whether the process still runs."""
        return self.process.poll() is None

    def _ask(self, words: dict) -> dict:
        self._listen(lambda until: frames.say(self.to, words, until), self.limit)
        return self._hear(self.limit)

    def _hear(self, seconds: float) -> dict:
        words = self._listen(lambda until: frames.hear(self.out, until), seconds)
        if "problem" in words:
            raise Stopped(words["problem"])
        return words

    def _listen(self, do, seconds: float):
        try:
            return do(time.monotonic() + seconds)
        except TimeoutError:
            self.process.kill()
            raise Stopped({"code": "timeout", "seconds": round(seconds)}) from None
        except (EOFError, OSError):
            raise Stopped({"code": "worker_gone", "ended": self._ended()}, again=True) from None

    def _ended(self) -> str:
        """How the process ended: a signal's name or its exit status."""
        try:
            status = self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        return signal.Signals(-status).name if status < 0 else str(status)
