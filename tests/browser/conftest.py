"""A real server in a process of its own, and Debian's Chromium with fresh profiles."""

import os
import shutil
import signal
import socket
import subprocess
import sys

import pytest

from tests.browser.readers_there import Toys
from tests.browser.tables import lay_all

CODE = "import sys; from companion.serve import serve; serve(sys.argv[1], '127.0.0.1', int(sys.argv[2]))"
STORIES = 5     # that share a server
SWITCHES = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process on one port and one folder, which may be stopped and started again."""

    def __init__(self, folder, port: int, public: str = "") -> None:
        self.folder, self.port = folder, port
        self.base = f"http://127.0.0.1:{port}"
        # Codes hold this address, too: the machine may have no network.
        self.public = public or self.base
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", CODE, str(self.folder), str(self.port)], stdout=subprocess.PIPE,
                                        text=True, env={**os.environ, "COMPANION_PUBLIC_URL": self.public,
                                                           "COMPANION_POWER_COMMAND": "true"})
        assert self.public in self.process.stdout.readline()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory):
    """Gives addresses of running servers, another one after a few stories: one address may lay ten tables in ten minutes."""
    running, given = [], 0

    def address() -> str:
        nonlocal given
        if given % STORIES == 0:
            while running:
                running.pop().stop()
            running.append(Server(tmp_path_factory.mktemp("books"), free_port()))
        given += 1
        return running[0].base

    yield address
    while running:
        running.pop().stop()


@pytest.fixture
def server(servers):
    """The address of a running server, shared with a few other stories."""
    return servers()


@pytest.fixture(scope="session")
def states_server(tmp_path_factory):
    """The address of a server whose books hold the tables of tests/browser/tables.py."""
    folder = tmp_path_factory.mktemp("states")
    toys = Toys(folder)
    lay_all(folder, readers=toys.settings)
    running = Server(folder, free_port())
    yield running.base
    running.stop()
    toys.close()


@pytest.fixture
def mortal_server(tmp_path):
    """A server that the test may stop and start."""
    running = Server(tmp_path, free_port())
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="session")
def chromium():
    """The browser, started once for the session."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("no chromium; ./run test installs Debian's")
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium, server):
    """open_page(width, height, language=..., dark=...): a page of a fresh profile; its errors fail the test."""
    contexts, errors = [], []

    def open_page(width: int = 360, height: int = 740, language: str = "en", dark: bool = False):
        context = chromium.new_context(viewport={"width": width, "height": height}, base_url=server, locale=language,
                                       color_scheme="dark" if dark else "light", has_touch=width < 600)
        context.set_default_timeout(8000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
