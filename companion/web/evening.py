"""The curve and the places of an evening for the pages: what companion.curve found, in the visitor's words."""

from __future__ import annotations

from markupsafe import Markup

from companion import curve, drawn, pages

__all__ = ["drawing", "ending", "sparks"]


def drawing(here, viewer) -> dict | None:
    """The data of this evening's curves as a viewer may see them, see curve.evening."""
    series = here.beside("curve", curve.Series).upto(here.entries)
    return curve.evening(here.table, series, viewer)


def _told(words, line: dict) -> str:
    return words.say("ui-curve_from_to", seat=line["seat"], begins=line["begins"], ends=line["ends"], highest=line["highest"])


def sparks(here, shown: dict | None) -> dict[str, Markup]:
    """A small curve for each seat, all to one scale; none before anything has happened."""
    if shown is None or shown["last"] == shown["first"]:
        return {}
    figures = [value for line in shown["lines"] for _, value in line["points"]]
    low, high = min(0, *figures), max(0, *figures)
    return {line["seat"]: Markup(drawn.sparkline(line, shown["first"], shown["last"], low, high, _told(here.words, line)))
            for line in shown["lines"]}


def ending(here, viewer, shown: dict | None = None, wide: bool = False) -> dict | None:
    """Places, last figures and the curve of an evening that is over; None while it goes on.

    shown: of drawing(), if it is there already; wide: drawn for a large screen, else for a phone.
    """
    if not pages.is_over(here.table):
        return None
    shown = shown or drawing(here, viewer)
    words, picture = here.words, None
    if shown and shown["last"] > shown["first"]:
        caption = words.say(f"fld-{shown['id']}")
        told = "; ".join([caption, *(_told(words, line) for line in shown["lines"])])
        size = {"size": (800, 560), "type_size": 19} if wide else {"size": (340, 270), "type_size": 12, "names": False}
        picture = Markup(drawn.chart(shown, words.money, told, caption, words.say("ui-rounds"), **size))
    return {"places": curve.places(here.table, viewer), "worth": shown["id"] if shown else None, "picture": picture}
