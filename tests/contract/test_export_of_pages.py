"""An evening as pages send it: rows by their ids. Exported, it replays to the same books."""

from companion import catalogue, views
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play, same
from companion.export import export_scenario


def test_a_row_named_by_its_id_is_exported_as_people_count_it():
    game = catalogue.find("cesta-k-bohatstvi")
    desk = MemoryDesk(game, views.document)
    desk.make(game.slug, {"seats": ["Adam", "Bára"], "start": "ready"})
    host, adam = {"role": "host", "seat": None}, {"role": "seat", "seat": "Adam"}
    for name in ("A", "A", "B"):
        desk.send(host, "add_row", {"seat": "Adam", "row": "business", "values": {"name": name, "price": 100, "cashflow": 1}})
    second = desk.table().rows("Adam", "businesses")[1]["row_id"]
    desk.send(adam, "sell_business", {"business": second})
    text = export_scenario(game, desk.entries())
    assert "Adam: sell_business business=2" in text and second not in text
    again = MemoryDesk(game, views.document)
    play(read("again", text), again)
    assert same(again.document(), desk.document())
