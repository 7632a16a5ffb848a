"""The press's child process: the only place that imports WeasyPrint. It lives as long as the press and lays out one page after another.

    python -m printables.worker PARENT LIMIT

It reads frames (see printables/frames.py) from its standard input and answers on its standard output:

| asked | answered |
|---|---|
| (nothing, at the start) | `{"weasyprint", "pango", "notices"}` or `{"problem"}` |
| `{"lay": document, "first": bool}` | `{"pages": so far}` or `{"problem"}` |
| `{"write": {"title", "language"}}` | `{"size", "memory"}` and a frame with the PDF, or `{"problem"}` |

memory: kB in RAM (VmRSS). A problem never ends the worker; an end of its input does.
"""

from __future__ import annotations

import gc
import math
import os
import signal
import sys
from collections import OrderedDict

from printables import frames
from printables.fonts import examine

__all__ = ["main"]

NICE = 5             # bookings come first
FIRST_TO_GO = 500    # of 1000: where memory runs out, the kernel ends the worker and not the books
PARSED = 64          # style sheets kept as parsed
SIGKILL_WITH_PARENT = 1   # PR_SET_PDEATHSIG


class Plate:
    """What stays in the worker from job to job: the fonts and each style sheet, parsed once."""

    def __init__(self) -> None:
        import weasyprint
        from weasyprint.text.fonts import FontConfiguration
        from weasyprint.urls import FatalURLFetchingError, URLFetcher

        class Shut(URLFetcher):
            """Fetches nothing: a document brings everything along."""

            def fetch(self, url, headers=None):
                if url.startswith("data:"):
                    return super().fetch(url, headers)
                raise FatalURLFetchingError(f"refers to {url[:200]}")

        self.weasyprint, self.refusal = weasyprint, FatalURLFetchingError
        self.fonts = FontConfiguration()
        self.fetcher = Shut(allowed_protocols={"data"})
        self.parsed: OrderedDict[str, object] = OrderedDict()
        self.laid: list = []

    def style(self, text: str) -> object:
        """A style sheet as parsed, now or earlier."""
        found = self.parsed.get(text)
        if found is None:
            found = self.parsed[text] = self.weasyprint.CSS(string=text, font_config=self.fonts, url_fetcher=self.fetcher)
            if len(self.parsed) > PARSED:
                self.parsed.popitem(last=False)
        self.parsed.move_to_end(text)
        return found

    def lay(self, document: dict) -> int:
        """Lay out one document after those of the same job; how many pages there are by now."""
        html = self.weasyprint.HTML(string=document["html"], url_fetcher=self.fetcher)
        if not html.etree_element.get("lang"):
            html.etree_element.set("lang", document["language"])
        made = html.render(font_config=self.fonts, stylesheets=[self.style(text) for text in document["styles"]])
        self.laid.append(made)
        return sum(len(each.pages) for each in self.laid)

    def write(self, title: str, language: str) -> bytes:
        """All pages of the job as one PDF."""
        whole = self.laid[0].copy([page for each in self.laid for page in each.pages])
        whole.metadata.title, whole.metadata.lang = title, language
        self.laid = []
        return whole.write_pdf()


def memory() -> int:
    """What this process holds in RAM, in kB."""
    with open("/proc/self/status", encoding="ascii") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def _humble(parent: int) -> None:
    """Take the last place: for the processor, for memory, and behind the process that started us."""
    os.nice(NICE)
    try:
        with open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
            file.write(str(FIRST_TO_GO))
    except OSError:
        pass         # no Linux, or not allowed: it was a courtesy
    try:
        import ctypes
        ctypes.CDLL(None).prctl(SIGKILL_WITH_PARENT, signal.SIGKILL)
    except (ImportError, OSError, AttributeError):
        pass         # without it an end of the input is noticed after the document in work
    if os.getppid() != parent:
        sys.exit(0)


def _answer(plate: Plate, asked: dict) -> tuple[dict, bytes | None]:
    try:
        if "lay" in asked:
            if asked["first"]:
                plate.laid = []
            return {"pages": plate.lay(asked["lay"])}, None
        made = plate.write(**asked["write"])
        return {"size": len(made), "memory": memory()}, made
    except plate.refusal as refused:
        reason = str(refused)
    except Exception as fault:      # whatever a document does wrong is told, and the next one is printed
        reason = f"{type(fault).__name__}: {fault}"
    plate.laid = []
    return {"problem": {"code": "bad_document", "reason": reason[:400]}}, None


def main(parent: int, limit: float) -> None:
    """Answer until the input ends. limit: seconds for each document; the press watches it, this is for a press that is gone."""
    _humble(parent)
    asked_of, answers = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)    # whoever prints something does not print between the frames
    ready = examine()
    if "problem" in ready:
        frames.say(answers, ready)
        return
    plate = Plate()
    frames.say(answers, ready)
    gc.collect()
    gc.freeze()
    while True:
        try:
            asked = frames.hear(asked_of)
        except EOFError:
            return
        signal.alarm(math.ceil(limit) + 5)
        words, pdf = _answer(plate, asked)
        signal.alarm(0)
        frames.say(answers, words)
        if pdf is not None:
            frames.send(answers, pdf)
            gc.collect()


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
