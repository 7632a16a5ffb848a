"""A sticker on a card, scanned at the table: the command that the card belongs to opens with the card filled in."""

from __future__ import annotations

from flask import Blueprint, g, redirect, request, url_for

from companion import pages
from companion.engine.forms import CardOf, Sealed
from companion.engine.words import words_for
from companion.printing.stickers import find_card, is_of_game
from companion.web.access import open_to
from companion.web.phones import phones_of
from companion.web.printed import command_links
from companion.web.problems import slow_down
from companion.web.render import page
from companion.web.tickets import hash_of
from companion.web.visit import Visit, cookie_name, house, visit

__all__ = ["blueprint"]

blueprint = Blueprint("scanned", __name__)
MOST = 20       # tables that a phone is asked about


@blueprint.get("/C/<sticker>")
@blueprint.get("/c/<sticker>")
@open_to("nobody")
def card(sticker: str):
    """A card's sticker: the one command that is open for it at the phone's table, else what there is to choose.

    ?at=CODE: the table that was chosen, where the phone plays at several.
    """
    games = [game for game in house().games() if is_of_game(sticker, game.slug)]
    if not games:
        slow_down(house().wrong_codes)
        return page(visit(), "printed/none_card.html", 404)
    game = games[0]
    tables = _tables(game.slug)
    chosen = [one for one in tables if one.code == request.args.get("at")] or tables
    if len(chosen) != 1:
        here, library = visit(), house().store.taught(game.slug).get("cards") or {}
        here.words = words_for(game, here.language)
        key = find_card(sticker, game.slug, library)
        return page(here, "printed/card.html", game=game.title, slug=game.slug, title=key, card_kind=library[key]["kind"] if key else None,
                    tables=[{"code": one.code, "seat": one.seat, "url": url_for("scanned.card", sticker=sticker, at=one.code)}
                            for one in chosen], acts=[], later=False, new=not tables)
    here = g.visit = chosen[0]
    library = here.table.data.get("cards") or {}
    key = find_card(sticker, game.slug, library)
    kind = library[key]["kind"] if key else None
    acts = _acts(here, kind, key) if key else []
    open_now = [one for of in acts for one in of["links"] if one["why"] is None]
    if len(open_now) == 1:
        return redirect(open_now[0]["url"])
    return page(here, "printed/card.html", game=game.title, slug=game.slug, title=key, card_kind=kind, tables=[], acts=acts, new=False,
                later=key is None and find_card(sticker, game.slug, house().store.taught(game.slug).get("cards")) is not None)


def _tables(slug: str) -> list[Visit]:
    """The tables of a game at which this phone plays or that it runs, and that still go on."""
    found = []
    for name in list(request.cookies)[:200]:
        code = name.removeprefix("table_")
        if name != cookie_name(code) or len(found) >= MOST:
            continue
        row = house().store.device(hash_of(request.cookies[name]))
        if row is None or row.code != code or row.role not in ("seat", "host"):
            continue
        here = Visit(code)
        if here.table.game.slug == slug and here.roles & {"seat", "host"} and not pages.is_over(here.table):
            found.append(here)
    return found


def _acts(here, kind: str, key: str) -> list[dict]:
    """For whom the card may be used here, and by which commands: [{"seat", "links"}]; the own seat first."""
    wanted = {name: [(parameter, key)] for name, command in here.table.game.commands.items() if command.who != "host"
              for parameter, (of, _) in command.params.items() if kind in _kinds(of)}
    seats = [here.seat] if here.seat else []
    current = here.table.current
    if here.is_host and current and current not in seats and (not seats or not phones_of(here.code, [current])[current]["count"]):
        seats.append(current)       # whoever is in turn and has no phone to scan with
    return [{"seat": pages.badge(here.table, seat), "links": command_links(here, seat, wanted)} for seat in seats]


def _kinds(of) -> tuple:
    """The kinds of card that a parameter takes."""
    of = of.of if isinstance(of, Sealed) else of
    return of.kinds if isinstance(of, CardOf) else ()
