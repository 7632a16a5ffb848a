"""What every game's folder must declare, whatever its rules are."""

import inspect
import re
import tomllib

import pytest

from companion import views
from companion.engine.corrections import SIMPLE
from companion.engine.decide import decide, first_entry
from companion.engine.fields import FIELD_TYPES, check_fields
from companion.engine.forms import MISSING, Kind, RowOf
from companion.engine.table import Refusal
from companion.engine.words import words_for
from tests.contract.played import files, games, middle_tables, moments, name_of, strictly
from tests.contract.reference import COMMON_CODES, raised

STAGES = {"bank", "rules", "complete"}
SENDERS = {"turn", "any", "host", "anyone"}
HOST = {"role": "host", "seat": None}

each_game = pytest.mark.parametrize("game", games(), ids=name_of)


def ready(game):
    """A table of the smallest number of players, at the start."""
    seats = [f"Seat {n}" for n in range(1, game.players["min"] + 1)]
    return first_entry(game, {"seats": seats, "start": "ready"}).table


@each_game
def test_the_head_of_game_toml_says_who_the_game_is(game):
    assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game.slug)
    assert game.title.strip() and game.version.strip()
    assert game.stage in STAGES
    assert game.language in game.languages
    assert 1 <= game.players["min"] <= game.players["max"]
    assert game.money in game.commodities
    assert game.bank in game.unlimited
    assert "{n}" in game.format.pattern


@each_game
def test_a_games_folder_is_named_after_its_slug(game):
    folder = game.source.parent
    assert folder.name.startswith("_") or folder.name.replace("_", "-") == game.slug


@each_game
def test_game_toml_survives_json(game):
    strictly(tomllib.loads(game.source.read_text(encoding="utf-8")))


@each_game
def test_options_have_at_least_two_different_values(game):
    for option, values in game.options.items():
        assert re.fullmatch(r"[a-z][a-z0-9_]*", option)
        assert len({strictly(value) for value in values}) == len(values) >= 2, option
        assert all(isinstance(value, (bool, int, str)) for value in values), option


@each_game
def test_names_are_given_once(game):
    for names in (game.squares, game.phases, list(game.row_names)):
        assert len(set(names)) == len(names)
    assert len(game.row_names) == len(game.rows)
    taken = set(game.fields) & set(game.rows)
    assert not taken, f"{taken} are both fields and lists of rows"


@each_game
def test_fields_have_types_that_the_host_can_correct(game):
    for where, fields in (("seat", game.fields), ("shared", game.shared_fields)):
        for name, spec in fields.items():
            special = name in game.field_checks or name in game.corrections or not spec.get("given", where == "seat")
            assert "choices" in spec or spec["type"] in SIMPLE or special, f"{name}: nobody can correct {spec['type']!r}"


@each_game
def test_fields_of_rows_and_cards_have_known_types_and_fitting_defaults(game):
    fields = [(f"{name}.{n}", f) for name, spec in game.rows.items() for n, f in spec["fields"].items()]
    fields += [(f"{kind}.{n}", f) for kind, spec in game.cards.items() for n, f in spec.items()]
    for name, field in fields:
        assert field["type"] in FIELD_TYPES, name
        default = field.get("default", MISSING)
        if default is not MISSING and not (isinstance(default, str) and default.startswith("=")):
            assert default is None or FIELD_TYPES[field["type"]](default), f"{name}: {default!r} is no {field['type']}"
            assert default in field.get("choices", [default]), name


@each_game
def test_a_default_copies_an_earlier_field(game):
    for spec in [*(rows["fields"] for rows in game.rows.values()), *game.cards.values()]:
        before = []
        for name, field in spec.items():
            if isinstance(default := field.get("default"), str) and default.startswith("="):
                assert default[1:] in before, name
            before.append(name)


@each_game
def test_a_rows_label_is_one_of_its_fields(game):
    for name, spec in game.rows.items():
        assert spec["label"] is None or spec["label"] in spec["fields"], name
        assert spec["on"] in ("seat", "table"), name


@each_game
def test_every_declared_audience_is_known(game):
    known = {"all", "own", "nobody", *game.audiences}
    declared = {spec["audience"] for spec in [*game.fields.values(), *game.shared_fields.values(), *game.rows.values()]}
    declared |= {audience for spec in game.rows.values() for audience in spec["hidden"].values()}
    declared |= {audience for _, audience in game.derived.values()}
    tables = [*middle_tables(game), ready(game)]
    declared |= {audience for table in tables for seat in table.seats for _, audience in game.sheet_of(table, seat).fields()}
    assert declared <= known, f"nobody is in {declared - known}"


@each_game
def test_hidden_fields_of_rows_exist(game):
    for name, spec in game.rows.items():
        assert set(spec["hidden"]) <= {*spec["fields"], *spec["derived"]}, name


@each_game
def test_audiences_are_everybody_or_a_set_of_seats(game):
    for table in middle_tables(game):
        for seat in table.seats:
            for name, who in game.audiences.items():
                found = who(table, seat)
                assert found == "all" or set(found) <= {*table.seats, "wall", "all"}, name


@each_game
def test_commands_have_kinds_and_docstrings(game):
    for name, command in game.commands.items():
        assert re.fullmatch(r"[a-z][a-z_]*", name)
        assert command.who in SENDERS, name
        assert inspect.getdoc(command.rule), f"{name} has no docstring"
        assert all(isinstance(kind, Kind) for kind, _ in command.params.values()), name


@each_game
def test_defaults_of_parameters_are_json(game):
    for name, command in game.commands.items():
        for parameter, (_, default) in command.params.items():
            if default is not MISSING:
                strictly(list(default) if isinstance(default, tuple) else default)


@each_game
def test_every_parameter_describes_its_form_as_json(game):
    for table in [*middle_tables(game), ready(game)]:
        for command in game.commands.values():
            for kind, _ in command.params.values():
                for who in (*table.seats, None):
                    form = kind.describe(table, who)
                    assert isinstance(form["type"], str)
                    strictly(_listed(form))


def _listed(value):
    """Tuples as the lists that JSON makes of them."""
    if isinstance(value, dict):
        return {key: _listed(inner) for key, inner in value.items()}
    return [_listed(inner) for inner in value] if isinstance(value, (list, tuple)) else value


@each_game
def test_every_window_that_forms_go_stale_with_is_opened_by_some_rule(game):
    opened = {"turn", "roll", "entry"}
    for path in game.source.parent.rglob("*.py"):
        opened |= set(re.findall(r"open_row\(\s*table,\s*\"(\w+)\"", path.read_text(encoding="utf-8")))
    for name, command in game.commands.items():
        assert command.stale is None or command.stale in opened, name


@each_game
def test_steps_and_rolls_that_are_asked_for_have_handlers(game):
    for path in files(game):
        for table in moments(game, path)[0]:
            for request in table.state["rolls"]:
                assert request["purpose"] in game.rolls, path
            for step in table.agenda:
                assert step["do"] in game.steps or step["do"] in game.waits or "roll" in step, path


@each_game
def test_the_data_of_the_box_pass_their_own_checks(game):
    for key, value in game.data.items():
        if key in game.data_checks:
            assert game.data_checks[key](value) is not None, key


@each_game
def test_everything_a_player_taps_or_reads_has_words(game):
    for language in game.languages:
        words = words_for(game, language)
        keys = [f"cmd-{name}" for name in (*game.commands, "reverse")]
        keys += [f"par-{parameter}" for command in game.commands.values() for parameter in command.params]
        keys += [f"opt-{option}" for option in game.options]
        keys += [f"val-{option}-{str(value).lower() if isinstance(value, bool) else value}"
                 for option, values in game.options.items() for value in values]
        keys += [f"sq-{square}" for square in game.squares] + [f"ph-{phase}" for phase in game.phases]
        keys += [f"row-{row}" for row in game.row_names] + [f"rows-{rows}" for rows in game.rows]
        keys += [f"card-{kind}" for kind in game.cards] + [f"roll-{purpose}" for purpose in game.rolls]
        missing = [key for key in keys if not words.has(key)]
        assert not missing, f"{language}: {missing}"


@each_game
def test_every_refusal_and_notice_that_rules_raise_has_words(game):
    refusals, notices = raised(game)
    for language in game.languages:
        words = words_for(game, language)
        keys = [*(f"no-{code}" for code in refusals | COMMON_CODES), *(f"note-{code}" for code in notices)]
        missing = [key for key in keys if not words.has(key)]
        assert not missing, f"{language}: {missing}"


# -- given xor derived -----------------------------------------------------------------------------------

def _other(value):
    """Another value of the same type."""
    return not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value or ''}x"


def _corrected(table, seat: str, name: str, value):
    """The table after the host gave a field, None where the field is not given."""
    try:
        return decide(table, HOST, "adjust", {"seat": seat, "path": name, "value": value}).table
    except Refusal as refusal:
        assert refusal.code == "bad_parameter", name
        return None


@each_game
def test_a_field_is_either_given_or_derived_never_both(game):
    for table in [ready(game), *middle_tables(game)]:
        under = [table] + [decide(table, HOST, "set_option", {"option": option, "value": value}).table
                           for option, values in game.options.items() for value in values[1:]]
        seat = table.seats[-1]
        for table in under:
            derived = {line.id for line, _ in game.sheet_of(table, seat).fields()} - set(game.fields)
            for name, value in views.document(table, views.ALL)[seat].items():
                if not isinstance(value, (bool, int, str)) or "choices" in game.fields.get(name, {}):
                    continue
                if (after := _corrected(table, seat, name, _other(value))) is not None:
                    assert name not in derived, f"{name} is derived, and the host may give it"
                    shown = views.document(after, views.ALL)[seat][name]
                    assert shown == _other(value), f"{name} was given, the sheet shows another figure"


@each_game
def test_rows_show_given_and_derived_figures_apart(game):
    for name, spec in game.rows.items():
        assert not set(spec["derived"]) & set(spec["fields"]), name
    for path in files(game):
        table = moments(game, path)[0][-1]
        for rows, derive in game.row_derived.items():
            for seat in table.seats:
                for row in table.rows(seat, rows):
                    assert list(derive(table, seat, row)) == list(game.rows[rows]["derived"]), rows


@each_game
def test_a_card_needs_no_more_than_its_form_asks(game):
    for kind, spec in game.cards.items():
        needed = {name: _example(field) for name, field in spec.items() if "default" not in field and not field.get("nullable")}
        made = check_fields(spec, needed)
        assert set(made) == set(spec), kind


def _example(field: dict):
    if "choices" in field:
        return field["choices"][0]
    return {"text": "x", "bool": True, "mapping": {}, "list": []}.get(field["type"], 1)


@each_game
def test_what_an_owner_teaches_is_data_with_a_form_and_words(game):
    forms = {"track", "cards", "numbers", "tree"}
    for key, declared in game.taught.items():
        assert declared["form"] in forms, key
        assert key in game.data or key == "cards", key
        assert declared["form"] != "tree" or {"list", "sides", "sources"} <= set(declared), key
        for language in game.languages:
            words = words_for(game, language)
            assert words.has(f"teach-{key}") and words.has(f"teach-{key}-hint") and words.has(f"until-{key}"), (key, language)


@each_game
def test_every_position_of_a_dial_has_words_and_sets_the_same_options(game):
    assert len({frozenset(wanted) for wanted in game.dial.values()}) <= 1, "the positions set different options"
    for name in game.dial:
        for language in game.languages:
            words = words_for(game, language)
            assert words.has(f"dial-{name}") and words.has(f"dial-{name}-hint"), (name, language)


LOT = {"key", "owner", "count", "bought", "paid", "entry", "id", "first", "number"}


@each_game
def test_what_a_ticket_fills_in_fits_its_command(game):
    """[printables.ID] worth, act and offer name commands, parameters and figures that there are."""
    for name, one in game.printables.items():
        row = game.rows.get(one.rows, {"fields": {}, "derived": []})
        known = LOT if one.of == "lot" else {"key", "owner", "number", *row["fields"], *row["derived"]}
        for command, wanted in [*one.act.items(), *(one.offer or {}).items()]:
            assert one.ticket, f"{name} is no ticket: no camera finds its page"
            assert command in game.commands and game.commands[command].who != "host", f"{name}: {command}"
            for parameter, value in wanted.items():
                assert parameter in game.commands[command].params, f"{name}: {command} has no {parameter}"
                if isinstance(value, str) and not value.startswith("=") and one.of != "listed":
                    assert value in known, f"{name}: {value} is nothing of its row"
                if isinstance(game.commands[command].params[parameter][0], RowOf):
                    assert value == "key", f"{name}: {parameter} is a row, which its key names"
        if one.worth is not None:
            path = one.of == "lot" and not one.pieces
            assert one.worth in ({*game.shared_fields, *game.derived} if path else known) or not path and name in game.print_facts, f"{name}: {one.worth}"
