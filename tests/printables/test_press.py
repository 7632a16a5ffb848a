"""The press: orders are taken at once, one worker prints, and whatever happens to it, the next job is printed."""

import os
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from printables import press as press_module
from printables.press import Document, Press
from tests.printables import readback

ROOT = Path(__file__).resolve().parents[2]


def document(text: str, rows: int = 1) -> Document:
    """A document with a text; rows: what makes it take its time, about a second for 2,000."""
    return Document(f"<p>{text}" + "<table>" + "<tr><td>1<td>2<td>3" * rows + "</table>", ("p { font-family: 'DejaVu Sans' }",), text, "en")


def until(true, seconds: float = 60) -> None:
    """Wait for something to come true; a test that waits in vain fails here."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.002)


def lives(pid: int) -> bool:
    """Whether a process still runs; a dead one that nobody has collected does not."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.fixture
def own():
    """Make presses of one's own; all are closed at the end."""
    made = []

    def make(**how) -> Press:
        made.append(Press(**how))
        return made[-1]
    yield make
    for each in made:
        each.close()


# -- jobs --------------------------------------------------------------------------------------------------

def test_a_job_of_six_says_how_far_it_is_and_becomes_one_pdf(press):
    job = press.order([document(f"Sheet {number}", rows=40) for number in range(1, 7)])
    assert job.total == 6 and job.state in ("queued", "running")
    seen = [0]
    while not job.ended.is_set():
        if job.done != seen[-1]:
            seen.append(job.done)
    assert job.state == "done", job.problem
    assert seen == sorted(seen) and len(set(seen) & {1, 2, 3, 4, 5}) >= 3
    texts = readback.texts(job.pdf)
    assert [number for number in range(1, 7) if any(f"Sheet {number}" in text for text in texts)] == [1, 2, 3, 4, 5, 6]
    assert job.pages == len(texts)


def test_each_document_counts_its_own_pages(press):
    style = "@page { @bottom-right { content: counter(page) ' of ' counter(pages) } }"
    two = Document("<p>a<p style='break-before: page'>b", (style,), "", "en")
    job = press.wait(press.order([two, Document("<p>c", (style,), "", "en")]), 60)
    assert [text.split()[-3:] for text in readback.texts(job.pdf)] == [["1", "of", "2"], ["2", "of", "2"], ["1", "of", "1"]]


def test_a_job_is_found_by_an_id_that_nobody_guesses(press):
    first, second = press.order([document("a")]), press.order([document("b")])
    assert press.job(first.id) is first and press.job(second.id) is second
    assert len(first.id) >= 20 and first.id[:8] != second.id[:8]
    assert press.job("1") is None


def test_many_may_order_at_once_and_each_gets_the_own_sheet(press):
    found = {}

    def order(name: str) -> None:
        found[name] = press.wait(press.order([document(name)]), 60)
    callers = [threading.Thread(target=order, args=(f"Caller {number}",)) for number in range(8)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert {name: readback.texts(job.pdf)[0].split()[:2] for name, job in found.items()} == \
        {f"Caller {number}": ["Caller", str(number)] for number in range(8)}


def test_who_ordered_is_told_once_and_may_fail(press):
    told = []

    def news(job):
        told.append((job.id, job.state))
        raise ValueError("the one who ordered has gone home")
    jobs = [press.order([document("told")], done=news) for _ in range(2)]
    for job in jobs:
        press.wait(job, 60)
    until(lambda: len(told) == 2)
    assert sorted(told) == sorted((job.id, "done") for job in jobs)
    assert press.wait(press.order([document("after it")]), 60).state == "done"


def test_old_jobs_are_forgotten_and_new_ones_are_not(press):
    first = press.wait(press.order([document("first")]), 60)
    again = [press.order([document("first")]) for _ in range(press_module.JOBS + 5)]
    assert press.job(first.id) is None
    assert all(press.job(job.id) is job for job in again[-press_module.JOBS:])


def test_nobody_takes_the_place_of_all_others_in_the_queue(own):
    press, came = own(), []
    running = press.order([document("long", rows=4_000)], whose="KOALA")
    until(lambda: running.state == "running")
    greedy = [press.order([document(f"greedy {number}")], lambda job: came.append(job), "KOALA") for number in range(press_module.EACH + 1)]
    assert greedy[-1].problem == {"code": "queue_full", "waiting": press_module.EACH}
    modest = press.order([document("modest")], lambda job: came.append(job), "LLAMA")
    assert press.wait(modest, 60).state == "done"
    until(lambda: len(came) == press_module.EACH + 2)
    assert came.index(modest) == 1, "right after the one that was refused: customers take turns"


def test_who_has_most_is_forgotten_first(press):
    modest = press.wait(press.order([document("first")], whose="LLAMA"), 60)
    greedy = [press.order([document("first")], whose="KOALA") for _ in range(press_module.JOBS + 5)]
    assert press.job(modest.id) is modest and press.job(greedy[0].id) is None and press.job(greedy[-1].id) is greedy[-1]


def test_finished_prints_take_so_much_memory_and_no_more(own, monkeypatch):
    press = own()
    first = press.wait(press.order([document("first")]), 60)
    monkeypatch.setattr(press_module, "HELD", 2 * len(first.pdf))
    again = [press.order([document("first")]) for _ in range(3)]
    assert [press.job(job.id) for job in [first, *again]] == [None, None, *again[1:]]


def test_an_empty_order_is_a_mistake(press):
    with pytest.raises(ValueError):
        press.order([])


# -- the same twice ----------------------------------------------------------------------------------------

def test_the_same_print_twice_is_there_at_once(press):
    first = press.wait(press.order([document("twice")]), 60)
    again = press.order([document("twice")])
    assert again.state == "done" and again.pdf == first.pdf and again.done == again.total == 1
    assert press.order([document("twice or not")]).state != "done"


def test_what_was_typed_for_one_print_is_kept_nowhere(own, tmp_path):
    press = own(folder=tmp_path / "kept")
    secret = replace(document("the password"), passing=True)
    assert press.wait(press.order([document("open"), secret]), 60).state == "done"
    assert list((tmp_path / "kept").iterdir()) == [] and not press.cache.kept
    assert press.order([document("open"), secret]).state != "done", "it is laid out anew"


def test_the_same_documents_become_the_same_bytes(own, press):
    documents = [document("the same"), document("and another")]
    other = own()
    assert other.wait(other.order(documents), 60).pdf == press.wait(press.order(documents), 60).pdf


def test_a_folder_keeps_prints_over_a_restart_and_a_file_torn_by_a_power_cut_is_printed_anew(own, tmp_path):
    first = own(folder=tmp_path / "prints")
    pdf = first.wait(first.order([document("kept")]), 60).pdf
    second = own(folder=tmp_path / "prints")
    assert second.order([document("kept")]).pdf == pdf
    assert second.machine is None, "no worker was needed"
    for file in (tmp_path / "prints").glob("*.pdf"):
        file.write_bytes(pdf[:-200] + bytes(200))
    assert own(folder=tmp_path / "prints").order([document("kept")]).state != "done"
    assert first.wait(first.order([document("kept")]), 60).pdf == pdf


# -- what goes wrong ---------------------------------------------------------------------------------------

def test_a_document_that_takes_too_long_is_stopped_and_the_next_is_printed(own):
    press = own(limit=5)
    slow = press.order([document("quick"), document("slow", rows=60_000)])
    after = press.order([document("after")])
    assert press.wait(slow, 60).problem == {"code": "timeout", "seconds": 5, "sheet": 2}
    assert slow.state == "failed" and slow.pdf is None
    assert press.wait(after, 60).state == "done", after.problem


def test_a_worker_that_is_killed_in_mid_job_is_replaced_and_the_job_is_done(own):
    press = own()
    job = press.order([document(f"Sheet {number}", rows=60) for number in range(6)])
    until(lambda: job.done >= 2)
    os.kill(press.machine.process.pid, signal.SIGKILL)
    assert press.wait(job, 60).state == "done", job.problem
    assert sum("Sheet" in text for text in readback.texts(job.pdf)) == 6


def test_a_job_whose_worker_ends_twice_fails_and_the_press_goes_on(own):
    press = own()
    job = press.order([document(f"Sheet {number}", rows=60) for number in range(6)])
    for _ in range(2):
        until(lambda: press.machine is not None and press.machine.alive() and 2 <= job.done < 6)
        gone = press.machine.process.pid
        os.kill(gone, signal.SIGKILL)
        until(lambda: press.machine is None or press.machine.process.pid != gone)
    assert press.wait(job, 60).state == "failed"
    assert job.problem["code"] == "worker_gone" and job.problem["ended"] == "SIGKILL"
    assert press.wait(press.order([document("after")]), 60).state == "done"


@pytest.mark.parametrize("html, style", [("<img src='file:///etc/hostname'>", ""), ("<link rel=stylesheet href='{}'>", ""),
                                         ("<p>a", "@import url({});"), ("<p>a", "p {{ background: url({}) }}"),
                                         ("<p>a", "@font-face {{ font-family: F; src: url({}) }} p {{ font-family: F }}")],
                         ids=["file", "link", "import", "background", "font"])
def test_nothing_is_fetched_from_a_file_or_an_address(press, html, style):
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = "http://127.0.0.1:%d/x" % listening.getsockname()[1]
        job = press.wait(press.order([Document(html.format(address), (style.format(address),), "", "en")]), 60)
        listening.setblocking(False)
        with pytest.raises(BlockingIOError):
            listening.accept()
    assert job.state == "failed" and job.problem["code"] == "bad_document" and "refers to" in job.problem["reason"]
    assert press.wait(press.order([document("after " + style)]), 60).state == "done"


def test_a_picture_that_a_document_brings_along_is_printed(printed):
    red = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'%3E%3Cpath d='M0 0h20v20h-20z'/%3E%3C/svg%3E"
    picture = readback.pictures(printed(f'<img src="{red}">'))[0]
    assert picture.getextrema()[0] == 0


def test_closing_ends_the_worker_and_every_job(own):
    press = own()
    running = press.order([document("long", rows=60_000)])
    until(lambda: running.state == "running" and press.machine is not None and press.machine.ready)
    waiting = [press.order([document(f"waiting {number}")]) for number in range(press_module.WAITING + 1)]
    assert waiting[-1].problem == {"code": "queue_full", "waiting": press_module.WAITING}
    pid = press.machine.process.pid
    press.close()
    assert not lives(pid)
    assert {job.problem["code"] for job in [running, *waiting[:-1]]} == {"closed"}
    assert press.order([document("too late")]).problem == {"code": "closed"}


# -- the worker --------------------------------------------------------------------------------------------

def test_one_worker_prints_all_until_it_has_grown_too_large(own):
    press, small = own(), own(memory=1)
    workers, replaced = set(), set()
    for number in range(2):
        press.wait(press.order([document(f"n {number}")]), 60)
        workers.add(press.machine.process.pid)
        job = small.order([document(f"n {number}")])
        until(lambda: job.state == "running" and small.machine is not None)
        replaced.add(small.machine.process.pid)
        assert small.wait(job, 60).state == "done"
    assert len(workers) == 1
    assert len(replaced) == 2 and not any(map(lives, replaced))


def test_the_worker_comes_last_and_holds_no_socket(own):
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.set_inheritable(True)
        press = own()
        assert press.wait(press.order([document("a")]), 60).state == "done"
        process = Path("/proc") / str(press.machine.process.pid)
        assert not [link for link in (process / "fd").iterdir() if os.readlink(link).startswith("socket:")]
        assert os.getpriority(os.PRIO_PROCESS, press.machine.process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        assert int((process / "oom_score_adj").read_text()) > int(Path("/proc/self/oom_score_adj").read_text())


PARENT = """
    import sys, time
    from printables.press import Document, Press
    press = Press()
    assert press.wait(press.order([Document("<p>a", (), "a", "en")]), 60).state == "done"
    assert "weasyprint" not in sys.modules
    if sys.argv[1] == "busy":
        press.order([Document("<table>" + "<tr><td>1<td>2" * 60000 + "</table>", (), "b", "en")])
        time.sleep(0.5)
    print(press.machine.process.pid, flush=True)
    sys.argv[1] == "ends" or time.sleep(100)
"""


@pytest.mark.parametrize("how", ["idle", "busy", "ends"])
def test_the_worker_ends_with_its_parent_which_never_loads_weasyprint(how):
    with subprocess.Popen([sys.executable, "-c", textwrap.dedent(PARENT), how], cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        worker = int(parent.stdout.readline())
        if how == "ends":
            assert parent.wait(30) == 0
        else:
            assert lives(worker)
            parent.kill()
    until(lambda: not lives(worker))


# -- what is missing ---------------------------------------------------------------------------------------

def problem_of(press: Press) -> dict | None:
    return press.wait(press.order([document("a")]), 60).problem


def test_a_missing_font_is_named_with_its_package_and_after_installing_it_prints(own, monkeypatch, tmp_path):
    (tmp_path / "fonts.conf").write_text('<?xml version="1.0"?><fontconfig><cachedir>%s</cachedir></fontconfig>' % tmp_path)
    press = own()
    with monkeypatch.context() as without:
        without.setenv("FONTCONFIG_FILE", str(tmp_path / "fonts.conf"))
        assert problem_of(press) == {"code": "font_missing", "font": "DejaVu Sans", "package": "fonts-dejavu-core"}
    assert problem_of(press) is None


def test_a_missing_library_is_named_with_its_package(own, monkeypatch, tmp_path):
    (tmp_path / "libpangoft2-1.0.so.0").write_bytes(b"")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    problem = problem_of(own())
    assert problem.pop("reason")
    assert problem == {"code": "library_missing", "package": "libpangoft2-1.0-0"}


def test_a_library_without_which_it_is_slow_is_told_and_the_job_printed(own, monkeypatch, tmp_path):
    (tmp_path / "libharfbuzz-subset.so.0").write_bytes(b"")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    press = own()
    job = press.wait(press.order([document("a")]), 60)
    assert job.state == "done" and job.notices == ({"code": "library_missing", "package": "libharfbuzz-subset0"},)


@pytest.mark.parametrize("weasyprint, problem", [
    ("import a_package_that_nobody_has", {"code": "not_installed", "package": "a_package_that_nobody_has"}),
    ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", {"code": "worker_gone", "ended": "SIGSEGV", "sheet": 1}),
    ("__version__ = '70'", {"code": "pango_crashes", "version": "1.56.4"})], ids=["package", "crash", "pango"])
def test_a_worker_that_cannot_begin_says_why(own, monkeypatch, tmp_path, weasyprint, problem):
    (tmp_path / "weasyprint" / "text").mkdir(parents=True)
    (tmp_path / "weasyprint" / "__init__.py").write_text(weasyprint)
    (tmp_path / "weasyprint" / "text" / "__init__.py").write_text("")
    (tmp_path / "weasyprint" / "text" / "ffi.py").write_text("class pango:\n    pango_version = staticmethod(lambda: 15604)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert problem_of(own()) == problem
