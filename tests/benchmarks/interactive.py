"""How much later a seat page can be used because of its script, on a processor six times slower.

    python -m tests.benchmarks.interactive [RUNS]

Runs with and without script alternate, each in a fresh profile. A page can be used when it is painted, its script has
run, and the browser answers a touch.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from companion import create_app
from companion.web.tickets import hash_of, new_token
from tests.browser.conftest import SWITCHES, Server, free_port
from tests.web.middle import Middle

SLOWER = 6


def usable(browser, base: str, code: str, token: str, script: bool) -> dict[str, float]:
    """Milliseconds from the wish for a page: painted, script run, usable."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, java_script_enabled=script, has_touch=True)
    try:
        context.add_cookies([{"name": f"table_{code}", "value": token, "url": base}])
        page = context.new_page()
        phone = context.new_cdp_session(page)
        came: dict[str, float] = {}
        phone.on("Page.lifecycleEvent", lambda event: came.setdefault(event["name"], time.perf_counter()) if begun else None)
        begun = 0.0
        phone.send("Page.enable")
        phone.send("Page.setLifecycleEventsEnabled", {"enabled": True})
        phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        begun = time.perf_counter()
        page.goto(f"{base}/t/{code}/seat", wait_until="domcontentloaded")
        while "firstContentfulPaint" not in came:
            page.wait_for_timeout(5)
        phone.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 180, "y": 300})
        came["usable"] = time.perf_counter()
        return {name: (came[name] - begun) * 1000 for name in ("firstContentfulPaint", "DOMContentLoaded", "usable")}
    finally:
        context.close()


def main(runs: int) -> None:
    """Prepare the middle of an evening in a folder, serve it, look at it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        app = create_app(Path(folder), testing=True)
        middle, token = Middle(app), new_token()
        middle.house.store.add_device(hash_of(token), middle.code, "Anna", "host", None)
        middle.house.store.close()
        server = Server(Path(folder), free_port())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        try:
            usable(browser, server.base, middle.code, token, True)      # the first page of a server is its slowest
            times: dict[bool, list[dict]] = {True: [], False: []}
            for n in range(runs):
                for script in ((True, False) if n % 2 else (False, True)):
                    times[script].append(usable(browser, server.base, middle.code, token, script))
        finally:
            browser.close()
            server.stop()
    for name in ("firstContentfulPaint", "DOMContentLoaded", "usable"):
        scripted, plain = (statistics.median(one[name] for one in times[script]) for script in (True, False))
        ratios = statistics.median(a[name] / b[name] for a, b in zip(times[True], times[False], strict=True))
        print(f"{name:22} with script {scripted:6.0f} ms, without {plain:6.0f} ms; ratio of medians {scripted / plain:.2f}, median of ratios {ratios:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
