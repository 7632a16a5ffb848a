"""Laws of forms: whatever kind a parameter has, a form without script can send it."""

import pytest
from werkzeug.datastructures import MultiDict

from companion.engine.decide import decide, first_entry
from companion.engine.forms import (Amount, Anything, Bool, CardOf, Choice, Count, Integer, ListOf, MapOf, RowOf, Sealed,
                                    SeatOf, Text)
from companion.engine.game import Game
from companion.engine.table import Refusal
from companion.web import forms_page, strip_page

TOML = """
slug = "toy"
title = "Toy"
money = "coins"
[seat.fields]
secret_field = { type = "number", start = 0, audience = "own" }
[rows.plots]
row = "plot"
label = "name"
audience = "own"
[rows.plots.fields]
name = "text"
price = "amount"
[cards.farm]
name = { type = "text", default = "" }
price = "amount"
tough = { type = "bool", default = false }
tax = { type = "amount", default = 0 }
yields = { type = "list", default = [] }
needs_skills = { type = "mapping", default = {} }
size = { type = "text", default = "small", choices = ["small", "large"] }
[cards.mill]
name = { type = "text", default = "" }
price = "amount"
"""


@pytest.fixture(scope="module")
def game():
    game = Game(toml=TOML)
    got = game.got = {}

    def command(name, **kinds):
        def rule(table, who, **values):
            got.clear()
            got.update(values)
            return ()
        rule.__name__ = name
        import inspect
        rule.__signature__ = inspect.Signature([
            inspect.Parameter(n, inspect.Parameter.POSITIONAL_OR_KEYWORD) for n in ("table", "who")] + [
            inspect.Parameter(n, inspect.Parameter.KEYWORD_ONLY, annotation=kind, **({"default": default} if has else {}))
            for n, (kind, has, default) in kinds.items()])
        game.command(rule, who="any")

    def need(kind):
        return kind, False, None

    def may(kind, default=None):
        return kind, True, default

    command("number", count=need(Count()), less=may(Integer(-100, 100), 5))
    command("learn", skill=need(Choice("wit", "luck", group="skill")))
    command("flag", yes=may(Bool(), True), other=may(Bool(), False))
    command("words", memo=may(Text(20), ""), secret=may(Sealed(Amount()), 0))
    command("people", to=need(SeatOf(bank=True)), kind=may(Choice(1, 2, True, "x"), 1))
    command("plot", plot=need(RowOf("plots")))
    command("card", card=need(CardOf("farm", "mill")))
    command("lists", way=may(ListOf(Choice("a", "b")), ()), faces=may(ListOf(Integer(1, 6)), ()))
    command("maps", shares=may(MapOf(SeatOf(), Amount())), free=may(MapOf(Text(), Anything())), thing=may(Anything()))
    return game


@pytest.fixture
def table(game):
    return first_entry(game, {"seats": ["Anna", "Bára 2"]}).table


def sent(table, command: str, **fields):
    """What the rule receives when these controls were filled in."""
    found = table.game.commands[command]
    names = {key.replace("__", "."): value for key, value in fields.items()}
    posted = MultiDict([(f"p-{key}", value) for key, value in names.items()])
    args = forms_page.read(table, found, "Anna", posted)
    decide(table, {"role": "seat", "seat": "Anna"}, command, args)
    return table.game.got


def test_numbers_are_typed_as_people_type_them(table):
    assert sent(table, "number", count="1 500") == {"count": 1500, "less": 5}
    assert sent(table, "number", count="1.500", less="–7") == {"count": 1500, "less": -7}


def test_truths_are_boxes(table):
    assert sent(table, "flag", yes="false", other="true") == {"yes": False, "other": True}
    assert sent(table, "flag", yes="true") == {"yes": True, "other": False}


def test_text_and_sealed_amounts(table):
    assert sent(table, "words", memo=" hello ", secret="12") == {"memo": "hello", "secret": 12}
    drawn = {one["name"]: one for one in forms_page.draw(table, table.game.commands["words"], "Anna", "Anna")}
    assert drawn["p-secret"]["sealed"] is True


def test_choices_keep_their_types(table):
    assert sent(table, "people", to="Bára 2", kind="2") == {"to": "Bára 2", "kind": 2}
    assert sent(table, "people", to="bank", kind="true")["kind"] is True
    with pytest.raises(Refusal) as refused:
        sent(table, "people", to="Nobody")
    assert refused.value.facts["parameter"] == "to"


def test_rows_are_picked_by_name_and_counted_by_those_who_may_not_see_them(game, table):
    actor = {"role": "host", "seat": None}
    table = decide(table, actor, "add_row", {"seat": "Anna", "row": "plot", "values": {"name": "Hill", "price": 5}}).table
    plot = game.commands["plot"]
    own = forms_page.draw(table, plot, "Anna", "Anna")[0]
    assert [choice["text"] for choice in own["choices"]] == ["Hill"]
    assert sent(table, "plot", plot=own["choices"][0]["value"])["plot"]["name"] == "Hill"
    others = forms_page.draw(table, plot, "Anna", "Bára 2")[0]
    assert others["kind"] == "number" and "Hill" not in str(others)
    assert sent(table, "plot", plot="1")["plot"]["name"] == "Hill"


def test_cards_are_picked_or_typed(table):
    card = sent(table, "card", card__farm__price="2.000", card__farm__yields="5 1000\n10 2500", card__farm__tough="true",
                card__farm__needs_skills__wit="3")["card"]
    assert (card["kind"], card["price"], card["yields"], card["tough"]) == ("farm", 2000, [[5, 1000], [10, 2500]], True)
    assert card["needs_skills"] == {"wit": 3}
    as_drawn = {"card__farm__tax": "0", "card__farm__size": "small", "card__farm__tough": "false"}
    assert sent(table, "card", card__mill__price="7", **as_drawn)["card"]["kind"] == "mill"
    with pytest.raises(Refusal):
        sent(table, "card")
    taught = {"path": "cards.F1", "value": {"kind": "farm", "price": 9}}
    table = decide(table, {"role": "host", "seat": None}, "teach", taught).table
    assert sent(table, "card", card="F1")["card"]["price"] == 9


def test_the_skills_of_a_card_are_those_of_the_choice_with_that_name(table):
    drawn = forms_page.draw(table, table.game.commands["card"], "Anna", "Anna")[0]
    farm = next(kind for kind in drawn["kinds"] if kind["value"] == "farm")
    field = next(one for one in farm["controls"] if one["param"] == "needs_skills")
    assert [part["name"] for part in field["controls"]] == ["p-card.farm.needs_skills.wit", "p-card.farm.needs_skills.luck"]


def test_lists_are_selects_in_their_order_or_numbers(table):
    assert sent(table, "lists", way__0="b", way__1="a", way__3="b")["way"] == ["b", "a", "b"]
    assert sent(table, "lists", faces="3 5, 6")["faces"] == [3, 5, 6]


def test_mappings_have_one_field_for_each_key(table):
    assert sent(table, "maps", shares__0="10", shares__1="20")["shares"] == {"Anna": 10, "Bára 2": 20}
    assert sent(table, "maps", shares__1="20")["shares"] == {"Bára 2": 20}
    assert sent(table, "maps", free='a = 5\n"b c" = "x"')["free"] == {"a": 5, "b c": "x"}
    assert sent(table, "maps", thing="[1, 2]")["thing"] == [1, 2]
    assert sent(table, "maps", thing="{a = 1}")["thing"] == {"a": 1}
    assert sent(table, "maps", thing="true")["thing"] is True
    assert sent(table, "maps", thing="two words")["thing"] == "two words"


@pytest.mark.parametrize("command, fields, parameter", [
    ("number", {}, "count"), ("number", {"count": "1,5"}, "count"), ("number", {"count": "5", "less": "x"}, "less"),
    ("card", {"card__farm__price": "x"}, "price"), ("maps", {"free": "a ="}, "free"), ("maps", {"thing": "[1,"}, "thing"),
    ("lists", {"faces": "3 x"}, "faces"), ("lists", {"way__0": "c"}, "way"), ("maps", {"shares__0": "-5"}, "shares"),
    ("words", {"memo": "x" * 30}, "memo"), ("words", {"memo": "a\x07b"}, "memo"), ("maps", {"thing": "NaN" + "[" * 9}, None),
])
def test_what_does_not_fit_names_its_control(table, command, fields, parameter):
    if parameter is None:
        sent(table, command, **fields)      # odd text is text
        return
    with pytest.raises(Refusal) as refused:
        sent(table, command, **fields)
    assert refused.value.code == "bad_parameter" and refused.value.facts["parameter"] == parameter


def test_every_command_of_every_game_can_be_drawn():
    from companion.catalogue import games
    for game in games():
        table = first_entry(game, {"seats": ["Anna", "Bára"]}).table
        for name, command in game.commands.items():
            drawn = forms_page.draw(table, command, "Anna", "Anna")
            on_strip = ["amounts"] if strip_page.is_paired(table, command) else []      # drawn with the numbers they lie on
            assert [*(one["param"] for one in drawn), *on_strip] == list(command.params), name


def test_a_card_keeps_all_its_effects_however_many_it_has():
    from companion import catalogue
    from companion.web.as_typed import as_typed
    from companion.web.fields_page import draw_field, read_fields
    game = catalogue.find("cesta-k-bohatstvi")
    table = first_entry(game, {"seats": ["Anna"]}).table
    spec = game.cards["nm"]
    effects = [{"effect": "cash", "amount": 1000 * n, "scope": "self"} for n in range(1, 6)]
    at = forms_page.Context(table, None, "Anna", as_typed({"effects": effects}, "c-"))
    assert len(draw_field("effects", spec["effects"], "c-effects", at)["sets"]) == 5
    assert read_fields(spec, "c-", at)["effects"] == effects
    assert len(draw_field("effects", spec["effects"], "c-effects", forms_page.Context(table, None, "Anna"))["sets"]) == 3
