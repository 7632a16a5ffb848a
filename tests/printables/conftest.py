import pytest

from printables.press import Document, Press


@pytest.fixture(scope="module")
def press():
    """A press of this file's, with one worker."""
    made = Press()
    yield made
    made.close()


@pytest.fixture
def printed(press):
    """Print one HTML text with style sheets and give the PDF."""
    def print_it(html: str, *styles: str, language: str = "en", title: str = "Sheet") -> bytes:
        job = press.wait(press.order([Document(html, styles, title, language)]), 60)
        assert job.state == "done", job.problem
        return job.pdf
    return print_it
