"""Pictures of every state: `python -m tests.browser.contact_sheet FOLDER [NAME ...]` makes one sheet a language.

FOLDER gets the pictures, phone.html, tablet.html and wide.html for each language, and the two of the README.
NAME: only states whose names begin so. `--readme` alone makes the README's pictures in tests/pictures/.
"""

from __future__ import annotations

import html
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import looks
from tests.browser.conftest import SWITCHES, Server, free_port
from tests.browser.readers_there import Toys
from tests.browser.states import STATES, State, open_state
from tests.browser.tables import lay_all

__all__ = ["make", "readme_pictures"]

PICTURES = Path(__file__).parents[1] / "pictures"
SHOWN = {"phone.png": ("seat-on-action", looks.SIZES[0], "light"), "wall.png": ("wall-window", looks.SIZES[2], "light")}
ADDRESS = "http://192.168.1.7:8000"     # printed in codes instead of this machine's
NAMES = ("phone", "tablet", "wide")
STYLE = """body { font: 14px system-ui, sans-serif; margin: 1rem; background: #777; color: #fff }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start } figure { margin: 0 } img { width: %dpx; display: block }"""


class Studio:
    """A browser and a server whose books hold every table."""

    def __enter__(self):
        self.folder = tempfile.mkdtemp()
        self.toys = Toys(self.folder)
        lay_all(self.folder, readers=self.toys.settings)
        self.server = Server(self.folder, free_port(), public=ADDRESS)
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        return self

    def __exit__(self, *error):
        self.browser.close()
        self.playwright.stop()
        self.server.stop()
        self.toys.close()
        shutil.rmtree(self.folder)

    def take(self, state: State, size: tuple[int, int], scheme: str, language: str, path: Path, whole: bool = True) -> None:
        """One picture; whole: as long as the page is, else as high as the screen."""
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=self.server.base, locale=language,
                                           color_scheme=scheme, has_touch=size[0] < 1000, reduced_motion="reduce")
        context.set_default_timeout(20_000)
        try:
            open_state(context, self.server.base, state, language).screenshot(path=path, full_page=whole)
        finally:
            context.close()


def make(folder: Path, only: tuple[str, ...] = (), languages=("en", "cs")) -> None:
    """All pictures and the sheets that show them."""
    folder.mkdir(parents=True, exist_ok=True)
    states = [state for state in STATES if not only or state.name.startswith(only)]
    with Studio() as studio:
        for language in languages:
            for name, size in zip(NAMES, looks.SIZES):
                rows = []
                for state in states:
                    for scheme in ("light", "dark"):
                        file = f"{state.name}-{language}-{size[0]}-{scheme}.png"
                        studio.take(state, size, scheme, language, folder / file)
                        rows.append(f"<figure><figcaption>{html.escape(state.name)} {scheme}</figcaption><img src={file} loading=lazy alt=''></figure>")
                (folder / f"{name}-{language}.html").write_text(
                    f"<!doctype html><meta charset=utf-8><title>{name} {language}</title><style>{STYLE % min(size[0], 640)}</style>"
                    f"<div>{''.join(rows)}</div>", encoding="utf-8")


def readme_pictures(folder: Path = PICTURES) -> None:
    """The phone and the wall that the README shows."""
    folder.mkdir(parents=True, exist_ok=True)
    with Studio() as studio:
        for file, (name, size, scheme) in SHOWN.items():
            state = next(state for state in STATES if state.name == name)
            studio.take(state, size, scheme, "en", folder / file, whole=False)


if __name__ == "__main__":
    if sys.argv[1:] == ["--readme"]:
        readme_pictures()
    elif len(sys.argv) > 1:
        make(Path(sys.argv[1]), tuple(sys.argv[2:]))
    else:
        sys.exit(__doc__)
