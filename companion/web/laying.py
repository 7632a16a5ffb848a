"""A new table: its game, its house rules, who is seated right away, and who runs it."""

from __future__ import annotations

from flask import Blueprint, redirect, request, url_for

from companion.engine.forms import Bad, Choice
from companion.engine.table import Refusal
from companion.engine.words import words_for
from companion.web.access import open_to
from companion.web.as_typed import text_of
from companion.web.data_text import read_value
from companion.web.names import is_blank, is_taken
from companion.web.problems import Problem, slow_down
from companion.web.render import page
from companion.web.tickets import hash_of, token_of_ticket
from companion.web.visit import NAMES_OF_LANGUAGES, OPERATOR, cookie_name, house, set_cookie, spoken, visit

__all__ = ["blueprint", "described", "house_rules", "game_of"]

blueprint = Blueprint("laying", __name__, url_prefix="/new/<slug>")


def game_of(slug: str):
    """The game of an address. Errors: Problem 404."""
    try:
        return house().find_game(slug)
    except LookupError:
        raise Problem(404) from None


def described(game) -> dict:
    """A game as somebody hears of it who has never seen the box."""
    words = words_for(game, visit().language)
    return {"slug": game.slug, "title": game.title, "players": game.players, "minutes": game.toml.get("minutes"),
            "about": words.say("game-about") if words.has("game-about") else words.say("ui-game_about"),
            "stage": game.stage, "edition": words.say("game-edition") if words.has("game-edition") else game.toml.get("edition"),
            "languages": [NAMES_OF_LANGUAGES.get(tag, tag) for tag in spoken(game)], "demo": bool(game.toml.get("demo"))}


def house_rules(game, words, chosen: dict) -> list[dict]:
    """The options of a game: what each value means, which one the box has, which one holds.

    chosen: option -> text of a value; what is missing has the default.
    """
    found = []
    for option, values in game.options.items():
        box, default = text_of(game.boxed[option]), text_of(game.first_option(option))
        now = chosen.get(option, default)
        shown = [{"value": text_of(v), "label": words.value(v, f"val-{option}"), "box": text_of(v) == box,
                  "hint": words.say(f"val-{option}-{text_of(v)}-hint"), "chosen": text_of(v) == now} for v in values]
        shown.sort(key=lambda one: not one["box"])
        found.append({"id": option, "label": words.say(f"opt-{option}"), "hint": words.say(f"opt-{option}-hint"),
                      "values": shown, "open": option in game.open_options, "house": now != box, "chosen": now,
                      "now": words.value(next((v for v in values if text_of(v) == now), now), f"val-{option}")})
    return found


def _page(game, refusal: Refusal | None = None):
    typed = request.form if refusal else {}
    chosen = {name[2:]: value for name, value in typed.items() if name.startswith("o-")}
    return page(visit(), "lobby/new.html", refusal=refusal, game=described(game), typed=typed,
                rules=house_rules(game, words_for(game, visit().language), chosen))


@blueprint.get("")
@open_to("nobody")
def new(slug: str):
    """What a game is and what may be chosen before its table is laid; laying it is one tap."""
    return _page(game_of(slug))


def _options_of_form(game) -> dict:
    """The house rules that were chosen. Errors: Bad."""
    options = {}
    for option, values in game.options.items():
        typed = request.form.get(f"x-{option}", "").strip() or request.form.get(f"o-{option}")
        if typed is not None:
            value = Choice(*values).from_text(typed, None, None)
            options[option] = read_value(typed) if option in game.open_options and value not in values else value
    return options


def _seats_of_form(game) -> list[str]:
    """The names that were typed, in the order around the table. Errors: Refusal."""
    names: list[str] = []
    for number in range(1, game.players["max"] + 1):
        name = " ".join(request.form.get(f"n-{number}", "").split())
        if name and (is_blank(name) or is_taken(name, names)):
            raise Refusal("bad_parameter", parameter="name", why="range" if is_blank(name) else "taken")
        names += [name] if name else []
    return names


@blueprint.post("")
@open_to("nobody")
def make(slug: str):
    """A table is laid; this phone is its host."""
    game, store, banker = game_of(slug), house().store, house().banker
    token = token_of_ticket(house().key, request.form["ticket"])
    known = store.device(hash_of(token))
    if known is None:   # a second tap of the same button leads to the same table
        slow_down(house().makes)
        try:
            seats = _seats_of_form(game)
            code = banker.make_table(slug, seats=seats, options=_options_of_form(game))
        except Refusal as refusal:
            if refusal.facts.get("parameter") == "seats":
                refusal = Refusal("bad_parameter", parameter="name", why="taken" if refusal.facts["why"] == "choice" else "range")
            return _page(game, refusal)
        except Bad:
            return _page(game, Refusal("bad_parameter", parameter="options", why="choice"))
        if banker.table(code).host is not None:     # the first seat, until somebody says otherwise
            banker.take(code, OPERATOR, "choose_host", {"seat": None})
        store.add_device(hash_of(token), code, None, "host", visit().language, "host")
    else:
        code = known.code
    runs_only = request.form.get("host") == "runs"
    return set_cookie(redirect(url_for("host.host" if runs_only else "lobby.table", code=code), 303), cookie_name(code), token)
