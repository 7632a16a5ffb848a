"""Laws of CUPS queues: a real scheduler of the tests' own, where CUPS is installed; odd outputs as they were recorded."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import pypdfium2
import pytest

from printables import printers
from printables.printers import PrinterProblem, cups
from printables.printers.cups import jobs_of, options_of

CUPSD = shutil.which("cupsd", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
PPD = Path("/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd")
CONFIG = """Listen {at}/cups.sock
Browsing No
DirtyCleanInterval 0
WebInterface No
<Location />
Order allow,deny
Allow all
</Location>
<Location /admin>
Order allow,deny
Allow all
</Location>
<Policy default>
JobPrivateAccess all
JobPrivateValues none
<Limit All>
Order deny,allow
</Limit>
</Policy>
"""
FILES = """ServerRoot {at}/root
RequestRoot {at}/spool
CacheDir {at}/cache
StateDir {at}/state
TempDir {at}/tmp
AccessLog {at}/access
ErrorLog {at}/errors
PageLog {at}/pages
FileDevice Yes
Sandboxing Relaxed
"""


@pytest.fixture(scope="module")
def scheduler():
    """A scheduler with two queues that print to files: "kancelar" with a driver, on Letter if nobody says otherwise, and
    "komora", without one. Gives its folder."""
    if CUPSD is None or shutil.which("lp") is None or not PPD.exists():
        pytest.skip("no CUPS here; apt-get install cups cups-client cups-filters printer-driver-cups-pdf ghostscript")
    if os.geteuid():
        pytest.skip("a scheduler of one's own starts as root only")
    at = Path(tempfile.mkdtemp(prefix="cups-"))
    at.chmod(0o755)         # the filters run as another user
    for name in ("root", "spool", "cache", "state", "tmp"):
        (at / name).mkdir()
    (at / "tmp").chmod(0o1777)
    (at / "cupsd.conf").write_text(CONFIG.format(at=at))
    (at / "files.conf").write_text(FILES.format(at=at))
    running = subprocess.Popen([CUPSD, "-f", "-c", at / "cupsd.conf", "-s", at / "files.conf"], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUPS_SERVER", str(at / "cups.sock"))
        try:
            until(lambda: "is running" in told("lpstat", "-r"))
            told("lpadmin", "-p", "kancelar", "-E", "-v", f"file:{at}/kancelar.ps", "-P", PPD, "-o", "PageSize=Letter")
            told("lpadmin", "-p", "komora", "-E", "-v", f"file:{at}/komora.ps", "-P", PPD)
            told("lpadmin", "-d", "komora")
            if not {"kancelar", "komora"} <= {one.name for one in printers.queues()}:
                pytest.skip("CUPS does not set up queues of its own here")
            yield at
        finally:
            running.terminate()
            running.wait(10)
            shutil.rmtree(at)


def told(*words) -> str:
    return subprocess.run(words, capture_output=True, text=True, timeout=20, check=False, stdin=subprocess.DEVNULL).stdout


def until(true, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def sheet(width: float, height: float) -> bytes:
    """A page with a line of 100 mm, in mm."""
    points = 72 / 25.4
    drawn = f"1 w 20 100 m {20 + 100 * points:.3f} 100 l S".encode()
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
               b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 %.3f %.3f]/Contents 4 0 R/Resources<<>>>>" % (width * points, height * points),
               b"<</Length %d>>stream\n%s\nendstream" % (len(drawn), drawn)]
    made, places = bytearray(b"%PDF-1.4\n"), []
    for number, one in enumerate(objects, 1):
        places.append(len(made))
        made += b"%d 0 obj%s\nendobj\n" % (number, one)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return bytes(made + b"xref\n0 5\n0000000000 65535 f \n" + table + b"trailer<</Size 5/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % len(made))


def queue(name: str):
    return next(one for one in printers.queues() if one.name == name)


def test_queues_and_the_default_are_listed(scheduler):
    assert {one.name for one in printers.queues()} == {"kancelar", "komora"}
    assert printers.default_queue() == "komora"
    assert queue("komora").state().code == "ready"


@pytest.mark.parametrize("name, paper, size", [("kancelar", "a4", (210, 297)), ("kancelar", "letter", (215.9, 279.4)),
                                               ("komora", "a4", (210, 297)), ("komora", "letter", (215.9, 279.4))])
def test_a_sheet_comes_out_in_its_own_size_whatever_the_queue_is_set_to(scheduler, name, paper, size):
    if shutil.which("gs") is None:
        pytest.skip("no ghostscript to look at what came out")
    out = scheduler / f"{name}.ps"
    out.unlink(missing_ok=True)
    job = queue(name).send(sheet(*size), "Příliš žluťoučký kůň $(x) -o", paper)
    until(lambda: queue(name).job(job) == "done")
    back = scheduler / "back.pdf"
    subprocess.run(["gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pdfwrite", f"-sOutputFile={back}", out], check=True, timeout=60,
                   capture_output=True)
    with pypdfium2.PdfDocument(back) as read:
        got = [one * 25.4 / 72 for one in read[0].get_size()]
        assert got == pytest.approx(size, abs=0.6)
        picture = read[0].render(scale=300 / 72, grayscale=True).to_pil()
    left, _, right, _ = picture.point(lambda value: 255 if value < 128 else 0).getbbox()
    assert (right - left) * 25.4 / 300 == pytest.approx(100, abs=0.3)


def test_the_title_reaches_the_scheduler_as_it_is(scheduler):
    komora = queue("komora")
    told("cupsdisable", "komora")
    job = komora.send(sheet(210, 297), "Příliš žluťoučký kůň", "letter")
    kept = scheduler / "spool" / f"c{int(job.rpartition('-')[2]):05}"
    until(lambda: kept.exists() and kept.stat().st_size)
    assert "Příliš žluťoučký kůň".encode() in kept.read_bytes()
    assert b"print-scaling" in kept.read_bytes() and b"Letter" in kept.read_bytes() and b"one-sided" in kept.read_bytes()
    komora.resume()
    until(lambda: komora.job(job) == "done")


def test_a_stopped_queue_keeps_what_it_is_given_and_goes_on_when_resumed(scheduler):
    komora = queue("komora")
    told("cupsdisable", "-r", "došel toner", "komora")
    found = komora.state()
    assert found.code == "stopped" and found.facts == {"said": "došel toner"}
    job = komora.send(sheet(210, 297), "Anna")
    assert komora.job(job) in ("waiting", "stopped") and [one.id for one in komora.state().jobs] == [job]
    komora.resume()
    until(lambda: komora.job(job) == "done")
    assert komora.state().code == "ready" and komora.state().jobs == ()


def test_a_job_is_cancelled(scheduler):
    komora = queue("komora")
    told("cupsdisable", "komora")
    job = komora.send(sheet(210, 297), "Anna")
    komora.cancel(job)
    assert komora.job(job) == "cancelled"
    komora.resume()


def test_a_print_that_failed_is_not_called_done(scheduler):
    komora = queue("komora")
    job = komora.send(b"%PDF-1.4\nthis is none\n%%EOF", "Anna")
    until(lambda: komora.job(job) not in ("waiting", "printing"))
    assert komora.job(job) in ("failed", "stopped")
    komora.resume()
    assert komora.job("komora-9999") == "unknown"


def test_a_queue_that_takes_nothing_is_said(scheduler):
    kancelar = queue("kancelar")
    told("cupsreject", "kancelar")
    assert kancelar.state().code == "rejects"
    with pytest.raises(PrinterProblem) as said:
        kancelar.send(sheet(210, 297), "Anna")
    assert said.value.code == "rejects"
    told("cupsaccept", "kancelar")


def test_a_queue_that_is_gone_is_said(scheduler):
    gone = cups.Queue("zadna")
    assert gone.state().code == "no_queue"
    with pytest.raises(PrinterProblem) as said:
        gone.send(sheet(210, 297), "Anna")
    assert said.value.code == "no_queue"


# -- without a scheduler -----------------------------------------------------------------------------------

def test_without_the_programs_it_says_so(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(PrinterProblem) as said:
        printers.queues()
    assert said.value.code == "no_lp"
    assert cups.Queue("hall").state().code == "no_lp"


def test_a_scheduler_that_does_not_run_is_said(monkeypatch, tmp_path):
    if shutil.which("lpstat") is None:
        pytest.skip("no CUPS here")
    monkeypatch.setenv("CUPS_SERVER", str(tmp_path / "none.sock"))
    with pytest.raises(PrinterProblem) as said:
        printers.queues()
    assert said.value.code == "no_cups"


# Recorded from CUPS 2.4.2.
JOBS = """Papir-1                 root              1024   Mon Nov 30 14:17:53 2026
	Alerts: none
	queued for Papir
Moje_tiskarna-2         Jana Nováková        0   Mon Nov 30 14:20:55 2026
	Status: Waiting for printer to finish.
	Alerts: job-printing
	queued for Moje_tiskarna
HP-LaserJet-3           anna              8192   Mon Nov 30 14:21:01 2026
	Alerts: job-hold-until-specified
	queued for HP-LaserJet
"""


def test_jobs_are_read_and_anything_else_is_passed_over():
    assert [(one.id, one.state) for one in jobs_of(JOBS)] == [("Papir-1", "waiting"), ("Moje_tiskarna-2", "printing"),
                                                              ("HP-LaserJet-3", "held")]
    assert jobs_of("") == [] and jobs_of("lpstat: Bad file descriptor\n") == [] and jobs_of("\tAlerts: job-printing\n") == []


def test_options_are_read_with_their_quotation():
    found = options_of("copies=1 printer-info='Tiskárna v \"síni\"' printer-state=5 printer-state-reasons=paused,media-empty-error\n")
    assert found["printer-info"] == 'Tiskárna v "síni"' and found["printer-state-reasons"] == "paused,media-empty-error"
    assert options_of("a='unended") == {} and options_of("") == {}
