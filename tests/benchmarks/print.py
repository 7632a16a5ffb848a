"""What the press costs beside plain WeasyPrint on the same HTML in a warm process, and whether its worker stays as it is.

    python -m tests.benchmarks.print [ROUNDS [DOCUMENTS]]

Ends with 1 where a ratio is above 1.2 or the worker grows by more than 20 MB after its first ten documents.
"""

from __future__ import annotations

import multiprocessing
import os
import statistics
import sys
import time

from printables import qr
from printables.paper import PAPERS, Grid, Running, page_css
from printables.press import Document, Press
from printables.worker import NICE

RATIO, GROWTH = 1.2, 20      # at most; MB
RUNNING = Running("Cesta k bohatství", "KOALA", "1. 12. 2026", "strana {n} z {m}")
SHEET = """body { margin: 0; font: 9pt "DejaVu Sans" } h1 { font-size: 14pt; margin: 0 0 4mm }
table { table-layout: fixed; width: 190mm; border-collapse: collapse } td, th { border: 0.3pt solid #000; padding: 0.8mm 1.5mm; text-align: left }
td + td { text-align: right }"""
TICKET = """body { margin: 0; font: 8pt "DejaVu Sans" } .ticket { padding: 2mm } .ticket svg { float: right } .ticket b { font-size: 11pt }"""


def sheet(number: int) -> Document:
    """One ledger page of 31 lines and 6 columns; each number another text."""
    lines = "".join(f"<tr><td>Žluťoučký kůň {row}</td>" + "".join(f"<td>{(number * 31 + row) * column * 1000:,}</td>" for column in range(1, 6)) + "</tr>"
                    for row in range(31))
    head = "<tr><th>Zisky</th><th>Leden</th><th>Únor</th><th>Březen</th><th>Duben</th><th>Květen</th></tr>"
    return Document(f"<h1>Hrací list {number}</h1><table>{head}{lines}</table>", (page_css(PAPERS["a4"], RUNNING), SHEET), "Hrací list", "cs")


def tickets(number: int) -> Document:
    """One page of 40 tickets with a code each."""
    grid = Grid(47, 25)
    drawn = "".join(f'<div class="ticket">{qr.svg(f"HTTP://192.168.1.20:8000/K/{number:03}{n:02}ABCDEFGH")}<b>Akcie</b><br>č. {number}-{n}<br>12.000 Kč</div>'
                    for n in range(40))
    return Document(f'<div class="leaf">{grid.svg()}<div class="tickets">{drawn}</div></div>',
                    (page_css(PAPERS["a4"], RUNNING), grid.css(), TICKET), "Akcie", "cs")


def plain(document: Document) -> tuple[float, int]:
    """Seconds and bytes of a print by WeasyPrint alone, in this process."""
    from weasyprint import CSS, HTML
    begun = time.perf_counter()
    pdf = HTML(string=document.html).write_pdf(stylesheets=[CSS(string=style) for style in document.styles])
    return time.perf_counter() - begun, len(pdf)


def ours(press: Press, document: Document) -> tuple[float, int]:
    """Seconds and bytes of the same by the press, from the order to the PDF in this process."""
    begun = time.perf_counter()
    job = press.wait(press.order([document]), 120)
    taken = time.perf_counter() - begun
    assert job.pdf, job.problem
    return taken, len(job.pdf)


def compared(press: Press, beside, rounds: int) -> bool:
    """Print each kind in turn by both, so that whatever else the machine does is shared out."""
    good = True
    for name, make in {"one sheet": sheet, "40 tickets with codes": tickets}.items():
        times = []
        for number in range(-3, rounds):
            document = make(number + 3)
            pair = [ours(press, document), beside.apply(plain, (document,))] if number % 2 else \
                [beside.apply(plain, (document,)), ours(press, document)][::-1]
            if number >= 0:
                times.append([taken for taken, _ in pair])
        mine, other = (statistics.median(column) for column in zip(*times))
        good &= mine <= RATIO * other
        print(f"{name:22} press {mine * 1000:6.1f} ms, plain {other * 1000:6.1f} ms, ratio {mine / other:.2f} (at most {RATIO}); "
              f"{pair[0][1]} and {pair[1][1]} bytes")
    return good


def flat(documents: int) -> bool:
    """Whether the worker's memory stays: sheets and tickets by turns, each with another text and now and then another style."""
    press, sizes, workers = Press(), [], set()
    for number in range(documents):
        made = tickets(number) if number % 5 == 4 else sheet(number)
        made = Document(made.html, (*made.styles, f"h1 {{ margin-top: {number // 7}pt }}"), made.title, made.language)
        ours(press, made)
        sizes.append(press.machine.memory / 1024)
        workers.add(press.machine.process.pid)
    press.close()
    first, most = sizes[min(9, documents - 1)], max(sizes[9:])
    print(f"{documents} documents in {len(workers)} worker: {first:.0f} MB after ten, {most:.0f} MB at most, {sizes[-1]:.0f} MB at the end "
          f"(at most {GROWTH} MB more)")
    return most - first <= GROWTH and len(workers) == 1


def main(rounds: int, documents: int) -> int:
    """Compare, then print on and on."""
    press = Press()
    with multiprocessing.get_context("spawn").Pool(1, initializer=os.nice, initargs=(NICE,)) as beside:
        good = compared(press, beside, rounds)
    press.close()
    good &= flat(documents)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(*(int(text) for text in sys.argv[1:3]), *(30, 500)[len(sys.argv) - 1:]))
