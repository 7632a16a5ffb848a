"""How long the pages of a full table take to draw, in this process, packed and not.

    python -m tests.benchmarks.draw [ROUNDS]
"""

from __future__ import annotations

import statistics
import sys
import time

from companion import create_app
from companion.web.headers import packed
from tests.web.middle import Middle

PAGES = {"seat page": "seat", "its refresh": "seat?live=1", "wall, refresh": "wall?live=1", "workbench, refresh": "host?live=1",
         "statement": "seat/statement"}


def main(rounds: int) -> None:
    """Draw each page in turn, so that whatever else the machine does is shared out."""
    app = create_app(url="sqlite://", testing=True)
    middle = Middle(app)
    phone, times = middle.phones[0], {(name, how): [] for name in PAGES for how in ("", "gzip")}
    sizes = {}
    for _ in range(rounds):
        for name, path in PAGES.items():
            for how in ("", "gzip"):
                begun = time.perf_counter()
                answer = phone.client.get(f"/t/{middle.code}/{path}", environ_overrides=phone.env, headers={**phone.headers, "Accept-Encoding": how})
                data = answer.get_data()
                times[name, how].append(time.perf_counter() - begun)
                assert answer.status_code == 200
                sizes[name, how] = len(data)
    for name in PAGES:
        plain, small = (statistics.median(times[name, how]) * 1000 for how in ("", "gzip"))
        print(f"{name:20} {plain:6.1f} ms, {sizes[name, '']:6} bytes; packed {small:6.1f} ms, {sizes[name, 'gzip']:5} bytes; ratio {small / plain:.2f}")
    html = phone.client.get(f"/t/{middle.code}/seat", environ_overrides=phone.env).get_data()
    for level in (1, 4, 5, 6, 9):
        begun = time.perf_counter()
        for _ in range(50):
            small = packed(html, level)
        print(f"gzip {level}: {len(small)} bytes in {(time.perf_counter() - begun) * 20:.2f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
