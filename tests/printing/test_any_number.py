"""The host may correct a figure to any number, and the owner may teach any: what is printed of it stays a print."""

import pytest

from companion.banker import Banker
from companion.catalogue import find as game_of
from companion.catalogue import slugs
from companion.engine.table import Refusal
from companion.live import Hub
from companion.printing import COMMON, documents, items, lots, notes
from companion.printing.offered import find
from companion.store import Store
from tests.printables import prints

HOST = {"role": "host", "seat": None, "device": None}
LARGE = 200_000         # larger ones only take longer where they are counted one by one
LONGEST = 2_000_000     # letters of one print


class Books:
    """A table of a game in the real banker's books."""

    def __init__(self, slug: str) -> None:
        self.store = Store("sqlite://")
        self.store.prepare()
        self.banker = Banker(self.store, Hub(), game_of)
        self.code = self.banker.make_table(slug, start="ready", seats=["Anna", "Bob"])

    @property
    def table(self):
        return self.banker.table(self.code)

    def sends(self, command: str, args: dict) -> bool:
        """Whether the host may."""
        try:
            self.banker.take(self.code, HOST, command, args)
        except Refusal:
            return False
        return True

    def printed(self) -> dict[str, int]:
        """How long each print of Anna's is, as it is sent to the press."""
        table, entries, made = self.table, self.banker.entries(self.code), {}
        for name in [*COMMON, *table.game.printables]:
            one = find(table, name)
            for blank in [False, True] if one and one.blank else [False] if one else []:
                order = prints.order_at(table, entries, name, "en", "Anna", blank=blank, extra={})
                made[f"{name} {'blank' if blank else ''}".strip()] = sum(len(document.html) for document in documents(order))
        return made


@pytest.fixture
def books(request):
    made = Books(request.param)
    yield made
    made.store.close()


def _numbers(path: str, value):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _numbers(f"{path}.{key}", inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


@pytest.mark.parametrize("books", slugs(), indirect=True)
def test_a_figure_of_any_size_makes_no_endless_print(books):
    set_so = [name for name in books.table.game.fields if books.sends("adjust", {"seat": "Anna", "values": {name: LARGE}, "reason": "a test"})]
    assert set_so
    assert {name: size for name, size in books.printed().items() if size > LONGEST} == {}


@pytest.mark.parametrize("books", slugs(), indirect=True)
def test_a_taught_number_of_any_size_makes_no_endless_print(books):
    for key, value in books.table.data.items():
        for path in _numbers(key, value):
            books.sends("teach", {"path": path, "value": LARGE})
    assert {name: size for name, size in books.printed().items() if size > LONGEST} == {}


@pytest.mark.parametrize("books", ["cesta-k-bohatstvi"], indirect=True)
def test_any_list_of_note_values_makes_so_many_notes_and_no_more(books):
    assert books.sends("teach", {"path": "note_values", "value": list(range(1, LARGE // 100))})
    made = notes.notes(books.table, {"copies": "99999"})
    assert len({note["key"] for note in made}) == notes.MOST_VALUES and len(made) <= notes.MOST_IN_ALL
    assert len(notes.notes(books.table, {"notes": {str(value): 10**6 for value in range(1, 100)}})) <= notes.MOST_IN_ALL


@pytest.mark.parametrize("books", ["jogo-da-vida"], indirect=True)
def test_pieces_are_told_one_by_one_up_to_a_number(books):
    assert books.sends("adjust", {"seat": "Anna", "values": {"notes": 999_999_999}, "reason": "a test"})
    assert len(items(books.table, find(books.table, "promissory_note"), "Anna")) == lots.MOST
