"""What a viewer may not see is on no print of theirs: every sheet, ticket, journal and statement, its text read back."""

from functools import cache

import pytest

from companion.banker import Banker
from companion.catalogue import find as game_of
from companion.live import Hub
from companion.printing import COMMON, documents, items
from companion.printing.offered import find
from companion.store import Store
from tests.printables import prints
from tests.printables.proof import Proof
from tests.secrets.canaries import EVENING, HOST, OTHERS, OWNER, SEATS, make_game, sings

PRIVATE = 7_351_937
PURPOSE = "CANARY-PURPOSE"


class Books:
    """An evening in the real banker's books."""

    def __init__(self, game, sends, **table) -> None:
        self.game, self.store = game, Store("sqlite://")
        self.store.prepare()
        banker = Banker(self.store, Hub(), lambda slug: game)
        code = banker.make_table(game.slug, start="ready", **table)
        for actor, command, args in sends:
            banker.take(code, actor, command, args)
        self.table, self.entries = banker.table(code), banker.entries(code)
        self.store.close()

    def read(self, viewer, language: str, printed: bool = True) -> str:
        """Everything that this viewer can have printed: what is sent to the press and, printed, the text of what comes out."""
        made = []
        for name in [*COMMON, *self.game.printables]:
            one = find(self.table, name)
            for blank in ([False, True] if one and one.blank else [False] if one else []):
                made += documents(prints.order_at(self.table, self.entries, name, language, viewer, blank=blank, extra={"copies": "1"}))
        return "".join(document.html for document in made) + (Proof.of(made).text if printed else "")


@cache
def canaries() -> Books:
    return Books(make_game(), EVENING, seats=SEATS)


@cache
def heard(viewer) -> set[str]:
    return sings(canaries().read(viewer, "en"))


def test_the_owner_reads_on_paper_what_is_the_owners():
    assert {"sealed", "row", "letter", "field", "money"} <= heard(OWNER), "else nothing here would prove anything"


@pytest.mark.parametrize("viewer", OTHERS)
def test_no_canary_sings_on_paper_to_anybody_else(viewer):
    assert heard(viewer) == set()


# -- private books of a box -----------------------------------------------------------------------------------

@cache
def private() -> Books:
    sends = [(HOST, "adjust", {"seat": "Ben", "values": {"cash": PRIVATE}}),
             (HOST, "add_row", {"seat": "Ben", "row": "loan", "values": {"principal": PRIVATE + 1, "purpose": PURPOSE}}),
             (HOST, "add_row", {"seat": "Ben", "row": "property", "values": {"name": PURPOSE, "price": PRIVATE + 2}})]
    return Books(game_of("cesta-k-bohatstvi"), sends, seats=["Ada", "Ben"], options={"books_visibility": "private"})


def told(text: str) -> list[str]:
    bare = "".join(text.split()).replace(".", "").replace("\u00a0", "")
    return [one for one in (*(str(PRIVATE + more) for more in (0, 1, 2)), PURPOSE) if one in bare]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_private_books_are_on_the_owners_prints_alone(language):
    assert len(told(private().read("Ben", language, printed=False))) == 4
    for viewer in ("Ada", "wall", None):
        assert told(private().read(viewer, language, printed=False)) == []


def test_what_is_hidden_has_no_sheet_and_no_ticket():
    table, entries = private().table, private().entries
    for name in ("player_sheet", "account_extract", *table.game.printables):
        one = find(table, name)
        if one and one.of in ("row", "lot"):
            assert not [item for item in items(table, one, "Ada", entries) if item["seat"] == "Ben"], name
    assert documents(prints.order_at(table, entries, "account_extract", "cs", "Ada", seat="Ben")) == []
