"""The press: documents in, one PDF out, while the caller goes on with something else.

A job's problem is {"code": ..., facts}:

| code | facts | what happened |
|---|---|---|
| library_missing | package | a library of the system cannot be loaded; package: the Debian package that brings it |
| font_missing | package, font | DejaVu Sans is not installed |
| not_installed | package | a Python package is missing |
| pango_crashes | version | this Pango ends in mid-page; another one is needed |
| timeout | seconds, sheet | one document took longer than the limit |
| worker_gone | ended, sheet | the worker ended, twice; ended: a signal's name or an exit status |
| bad_document | reason, sheet | WeasyPrint cannot lay the document out, or it refers to a file or an address |
| queue_full | waiting | too many jobs are waiting |
| closed | | the press was closed before the job was done |

sheet: which document of the job, from 1. Job.notices holds problems that do not keep a job from being printed:
library_missing with libharfbuzz-subset0, without which every page takes three times as long.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from printables.cache import Cache, key_of
from printables.machine import Machine, Stopped

__all__ = ["Document", "Job", "Press"]

LOG = logging.getLogger(__name__)

LIMIT = 30.0           # seconds for one document
MEMORY = 200           # MB, from which on the worker is replaced
JOBS, AGE = 50, 1800   # how many jobs are remembered, and for how many seconds
WAITING, EACH = 40, 10  # jobs that may wait, and of one customer
HELD = 64 << 20        # bytes of finished PDFs that are remembered


@dataclass(frozen=True)
class Document:
    """One document to lay out: HTML, the whole texts of its style sheets in order, its title and language (BCP 47).

    passing: it holds something typed for this print alone, such as a password: its PDF is not kept for the next one.
    """

    html: str
    styles: tuple[str, ...]
    title: str
    language: str
    passing: bool = False


@dataclass(eq=False)
class Job:
    """A print in the making. state: queued | running | done | failed; done of total documents are laid out.

    pdf: all documents joined, with state done; pages: how many it has so far (0 when it came from the cache);
    problem: with state failed, see above; whose: the customer who ordered, "" for the house. The press changes it; others
    only read.
    """

    id: str
    total: int
    state: str = "queued"
    done: int = 0
    pages: int = 0
    pdf: bytes | None = None
    problem: dict | None = None
    notices: tuple[dict, ...] = ()
    whose: str = ""
    ordered: float = field(default_factory=time.monotonic, repr=False)
    ended: threading.Event = field(default_factory=threading.Event, repr=False)


class Press:
    """Prints job after job in one worker process, which starts with the first order.

    folder: where PDFs are kept over restarts, or None; limit: seconds for one document; memory: MB from which on
    the worker is replaced. Safe to use from several threads; make it after a server has forked, not before.
    """

    def __init__(self, folder: Path | None = None, limit: float = LIMIT, memory: int = MEMORY) -> None:
        self.limit, self.memory = limit, memory
        self.cache = Cache(folder)
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.queue: deque = deque()
        self.change = threading.Condition()
        self.machine: Machine | None = None
        self.runner: threading.Thread | None = None
        self.closing = False
        self.served = ""       # whose job was printed last

    def order(self, documents: list[Document], done: Callable[[Job], None] | None = None, whose: str = "") -> Job:
        """Put a job in the queue and return at once. done: called with the ended job, from another thread or from this one.

        whose: who orders, so that nobody keeps the others from printing: customers take turns, and each has its part of the queue.
        """
        if not documents:
            raise ValueError("a job has at least one document")
        plain = [asdict(document) for document in documents]
        key = None if any(document.passing for document in documents) else key_of(plain)
        job = Job(secrets.token_urlsafe(16), len(plain), whose=whose)
        pdf = self.cache.get(key) if key else None
        with self.change:
            self._forget()
            self.jobs[job.id] = job
            waiting = self._waiting(whose)
            if pdf is None and not self.closing and waiting is None:
                self.queue.append((job, plain, key, done))
                if self.runner is None:
                    self.runner = threading.Thread(target=self._run, name="press", daemon=True)
                    self.runner.start()
                self.change.notify_all()
                return job
        if pdf is not None:
            self._done(job, pdf, done)
        else:
            self._failed(job, {"code": "closed"} if self.closing else {"code": "queue_full", "waiting": waiting}, done)
        return job

    def has_room(self, whose: str = "") -> bool:
        """Whether one more order of a customer would be taken now."""
        with self.change:
            return self._waiting(whose) is None

    def job(self, id: str) -> Job | None:
        """A job by its id; None for one never ordered or no longer remembered."""
        with self.change:
            self._forget()
            return self.jobs.get(id)

    def wait(self, job: Job, seconds: float) -> Job:
        """Wait until a job has ended, at most some seconds; the same job."""
        job.ended.wait(seconds)
        return job

    def close(self) -> None:
        """End the worker; jobs that wait or run fail with `closed`."""
        with self.change:
            self.closing = True
            if self.machine is not None:
                self.machine.process.kill()
            self.change.notify_all()
        if self.runner is not None and self.runner is not threading.current_thread():
            self.runner.join(10)

    # -- the runner's thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        # The worker is started by this thread alone: it is told to end with the thread that started it.
        while True:
            with self.change:
                self.change.wait_for(lambda: self.queue or self.closing)
                if self.closing:
                    waiting, self.queue = list(self.queue), deque()
                    break
                job, documents, key, done = self._next()
            self._print(job, documents, key, done)
        for job, _, _, done in waiting:
            self._failed(job, {"code": "closed"}, done)
        self._stop()

    def _waiting(self, whose: str) -> int | None:
        """How many wait already, where one more would be too much. The lock is held, as in what follows."""
        if len(self.queue) >= WAITING:
            return WAITING
        return EACH if whose and sum(waits[0].whose == whose for waits in self.queue) >= EACH else None

    def _next(self) -> tuple:
        """The job that has waited longest, of another customer than the last one where others wait."""
        found = next((waits for waits in self.queue if waits[0].whose != self.served), self.queue[0])
        self.queue.remove(found)
        self.served = found[0].whose
        return found

    def _print(self, job: Job, documents: list[dict], key: str | None, done) -> None:
        job.state = "running"
        pdf = self.cache.get(key) if key else None      # the same may have been printed while this one waited
        try:
            if pdf is None:
                try:
                    pdf = self._once(job, documents)
                except Stopped as stopped:
                    if not stopped.again or self.closing:
                        raise
                    LOG.warning("the press's worker ended (%s) and is started anew", stopped.problem.get("ended"))
                    pdf = self._once(job, documents)
                if key:
                    self.cache.put(key, pdf)
            self._done(job, pdf, done)
        except Stopped as stopped:
            problem = {"code": "closed"} if self.closing else stopped.problem
            LOG.warning("a print failed: %s", problem)
            self._failed(job, problem, done)
        except Exception as fault:      # a job must end, whatever happens: somebody waits for it
            LOG.exception("a print failed")
            self._stop()
            self._failed(job, {"code": "worker_gone", "ended": type(fault).__name__, "sheet": min(job.done + 1, job.total)}, done)

    def _once(self, job: Job, documents: list[dict]) -> bytes:
        """The PDF of a job, by the worker that is there or a new one."""
        job.done, sheet = 0, 1
        try:
            machine = self._machine()
            job.notices = tuple(machine.ready["notices"])
            for sheet, document in enumerate(documents, 1):
                job.pages = machine.lay(document, first=sheet == 1)
                job.done = sheet
            pdf = machine.write(documents[0]["title"], documents[0]["language"])
        except Stopped as stopped:
            if stopped.problem["code"] in ("timeout", "worker_gone", "bad_document"):
                stopped.problem.setdefault("sheet", sheet)
            if stopped.problem["code"] != "bad_document":
                self._stop()
            raise
        if machine.memory > self.memory * 1024:
            self._stop()
        return pdf

    def _machine(self) -> Machine:
        if self.machine is None or not self.machine.alive():
            self._stop()
            machine = Machine(self.limit)
            with self.change:
                self.machine = machine
                if self.closing:
                    machine.process.kill()
            machine.warm()
        return self.machine

    def _stop(self) -> None:
        with self.change:
            machine, self.machine = self.machine, None
        if machine is not None:
            machine.stop()

    def _done(self, job: Job, pdf: bytes, done) -> None:
        job.done, job.pdf, job.state = job.total, pdf, "done"
        self._tell(job, done)

    def _failed(self, job: Job, problem: dict, done) -> None:
        job.problem, job.state = problem, "failed"
        self._tell(job, done)

    def _tell(self, job: Job, done) -> None:
        job.ended.set()
        if done is not None:
            try:
                done(job)
            except Exception:
                LOG.exception("who ordered a print could not take the news")

    def _forget(self) -> None:
        """Drop what is too old or too much, the oldest of who has most; what is not yet ended stays."""
        ended, now = [job for job in self.jobs.values() if job.ended.is_set()], time.monotonic()
        held = sum(len(job.pdf or b"") for job in ended)
        while ended:
            each = Counter(job.whose for job in ended)
            old = now - ended[0].ordered > AGE
            if not old and len(ended) <= JOBS and (held <= HELD or len(ended) == 1):
                return
            gone = ended[0] if old else max(ended, key=lambda job: each[job.whose])
            ended.remove(gone)
            held -= len(gone.pdf or b"")
            del self.jobs[gone.id]
