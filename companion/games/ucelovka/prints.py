"""Sheets and cards of the box (section 12): what there is one of, and what each says beside the reader's document."""

from __future__ import annotations

from companion.engine.printable import slip, told
from companion.games.ucelovka import slips
from companion.games.ucelovka.rules.box import MONEY, ROLES, ROWS, fee_of, game, price_of, visit_sum, vote_value_of
from companion.games.ucelovka.rules.kinds import card_order, card_value

__all__ = []

PROPERTIES = 27         # in the box; the sheets have a line for each, taught or not
SITUATIONS = ("after_election", "start_pass", "firm_visit", *ROLES)


def _by_id(shown) -> dict[str, dict]:
    return {one["id"]: one for one in shown.data["properties"]}


def _sector(shown, one: dict) -> str | None:
    """The name of a firm's sector."""
    return next((sector["name"] for sector in shown.data["sectors"] if sector["id"] == one.get("sector")), one.get("sector"))


# -- the player -----------------------------------------------------------------------------------------------------

@game.prints("player_sheet")
def player_sheet(shown) -> dict:
    """The own firms, as the reader may see them."""
    return {"firms": (shown.document.get(shown.seat) or {}).get("firm_line") or {} if shown.seat else {}}


# -- the State ----------------------------------------------------------------------------------------------------

@game.prints("state_budget")
def state_budget(shown) -> dict:
    """The term, the Prime Minister's tokens, what each lap pays, what belongs to nobody."""
    seen = shown.document
    return {"rows": ROWS, "table": shown.data["round_table"], "tokens": seen.get("budget_rows"), "capacity": shown.data["row_capacity"],
            "passes": seen.get("pm_start_passes") or 0, "lap": seen.get("current_lap"), "unowned": seen.get("unowned")}


@game.prints("ownership_sheet")
def ownership_sheet(shown) -> dict:
    """A line for each property: what it is, whose, the tokens on it."""
    owners, tokens = shown.document.get("owner_register") or {}, shown.document.get("firm_tokens") or {}
    known = [{**one, "sector_name": _sector(shown, one), "owner": owners.get(one["id"]), "tokens": tokens.get(one["id"])}
             for one in shown.data["properties"]]
    return {"properties": known, "empty": max(0, PROPERTIES - len(known)), "capacity": shown.data["firm_capacity"]}


@game.prints("social_fund_register")
def social_fund_register(shown) -> dict:
    """The cards: on the board, with whom, and which were played when."""
    seen, total = shown.document, shown.data["social_cards_total"]
    held = [{"seat": seat, "name": (seen[seat].get("social_card_names") or [])[at:at + 1]} for seat in shown.seats if seen
            for at in range(seen[seat]["social_cards"])]
    played = [{"seat": one["actor"].get("seat"), "card": one["args"].get("card"), "term": shown.at(one["seq"])["term_no"], "entry": one["seq"]}
              for one in reversed(slips.standing(shown, "play_social_card"))]
    return {"held": held, "free": seen.get("social_fund_available", 0), "total": total, "played": played}


# -- cards ----------------------------------------------------------------------------------------------------------

@game.prints("voting_cards", listed=True)
def voting_cards(shown) -> list[dict]:
    """A seat's cards, for that seat alone; blank: a set for each seat, whoever holds what."""
    if shown.blank:
        return [{"key": f"v{value}_{at}", "item": {"card_id": f"v{value}_{at}"}} for at in range(1, len(shown.seats) + 1)
                for value in sorted(shown.data["voting_cards"])]
    return [{"key": row["card_id"], "seat": seat, "item": {"card_id": row["card_id"]}, "label": row["card_id"]}
            for seat in shown.seats for row in shown.document.get(seat, {}).get("voting_cards") or ()]


@game.prints("voting_cards")
def voting_card(shown) -> dict:
    """The value, and whose colour the card has; the back is the same for all."""
    card = shown.item["card_id"]
    first = shown.seats[card_order(card)[1] - 1]
    return {"worth": card_value(card), "card": card, "colour": shown.document.get(first, {}).get("colour"), "place": card_order(card)[1]}


@game.prints("property_deed", listed=True)
def deeds(shown) -> list[dict]:
    """Blank: one for every property of the box, to be given to whoever buys it."""
    return [{"key": one["id"], "item": {"id": one["id"]}} for one in shown.data["properties"]]


@game.prints("property_deed")
def deed(shown) -> dict:
    """What the card says, who owns it since when; the back tells what a visit costs."""
    one = _by_id(shown).get(shown.item.get("id"), {"id": shown.item.get("id"), "kind": None, "nominal_value": None})
    bought = _bought(shown, one["id"]) if shown.seat else None
    lines = [told("fld-kind", one["kind"] and f"kind_{one['kind']}", "ch")]
    if one["kind"] == "firm":
        lines.append(told("print-sector", _sector(shown, one), "text"))
    lines.append(told("print-nominal", one["nominal_value"]))
    if one["nominal_value"] is not None and price_of(one) != one["nominal_value"]:
        lines.append(told("par-price", price_of(one)))
    if one["kind"] in ("firm", "ecofirm"):
        lines.append(told("print-fee", fee_of(one)))
    lines += [told("print-bought_for", bought and bought["amount"]), told("print-day", bought and bought["at"], "day")]
    visits = [(n, visit_sum(one, n)) for n in range(1, shown.data["firm_capacity"] + 1)] if one["kind"] == "firm" else []
    role = one.get("role")
    return slip(lines, about=None, name=one["id"], property=one, visits=visits, fee=fee_of(one) if one["kind"] == "ecofirm" else None,
                previous=one.get("previous_institution"), work=shown.data["token_limits"][role]["pm"] if role else None)


def _bought(shown, property_id: str) -> dict | None:
    """The purchase of a property by its owner, as far as the reader may see it; None for one that was dealt or traded."""
    for line in slips.standing(shown, "buy_property"):
        paid = [one for one in slips.moved(line, "buy_property", MONEY) if one["source"] == shown.seat]
        if paid and shown.at(line["seq"])[shown.seat].get("place") == property_id:
            return {"amount": paid[0]["amount"], "at": line["at"]}
    return None


@game.prints("help_card", listed=True)
def help_cards(shown) -> list[dict]:
    """One for each at the table: they are all alike."""
    return [{"key": f"help.{at}"} for at in range(1, len(shown.seats) + 1)]


@game.prints("help_card")
def help_card(shown) -> dict:
    """What each lap pays and which tokens it brings; how many tokens each occasion allows."""
    return {"rows": ROWS, "table": shown.data["round_table"], "limits": shown.data["token_limits"], "situations": SITUATIONS}


# -- elections and the end --------------------------------------------------------------------------------------------

@game.prints("election_protocol", listed=True)
def election_protocols(shown) -> list[dict]:
    """One for each election that was opened, the newest in front; before that there is nothing to tell."""
    made = []
    for line in slips.standing(shown, "reveal_election", "draw_lots"):
        made.append({"key": str(line["seq"]), "item": {"entry": line["seq"]}, "label": str(line["seq"])})
    return made


@game.prints("election_protocol")
def election_protocol(shown) -> dict:
    """Who stood with which cards, what they came to, the dice, who won."""
    if not shown.item:
        return {"election": None, "term": None, "lines": [], "entry": None, "winner": None}
    entry = shown.item["entry"]
    settled = [line["seq"] for line in slips.standing(shown, "inaugurate") if line["seq"] > entry]
    seen = shown.at(min(settled)) if settled else shown.document
    here, known = seen["election"], _by_id(shown)
    lines = []
    for seat in here["eligible"]:
        cards = [{"id": card, "worth": vote_value_of(known[card]) if card in known else card_value(card), "property": card in known}
                 for card in (here["cards"] or {}).get(seat, ())]
        lines.append({"seat": seat, "cards": cards, "total": (here["totals"] or {}).get(seat), "die": here["dice"].get(seat)})
    return {"election": here, "term": seen["term_no"] if settled else seen["term_no"] + 1, "lines": lines, "entry": entry, "winner": here["winner"]}


@game.prints("result_sheet", listed=True)
def result_sheets(shown) -> list[dict]:
    """The table's, once the game has ended."""
    return [{"key": "result"}] if shown.document.get("ranking") else []


@game.prints("result_sheet")
def result_sheet(shown) -> dict:
    """The wallets after everything was Returned, debts, totals and places."""
    seen = shown.document
    ended = shown.since(None, "winner") if seen.get("ranking") else None
    line = next((one for one in shown.lines() if one["seq"] == ended), None)
    refunds: dict[str, int] = {}
    for one in slips.moved(line, "return_property") if line else ():
        refunds[one["target"]] = refunds.get(one["target"], 0) + one["amount"]
    return {"ranking": seen.get("ranking") or [], "refunds": refunds, "terms": _terms, "percent": shown.options["return_refund_percent"]}


def _terms(sheet: list[dict]) -> dict:
    """What the sheet says the net cash of a seat is made of: cash, own debts, what others owe."""
    total = next(one for section in sheet for one in (section["total"], *section["lines"]) if one and one["id"] == "net_cash")
    made = {"fld-cash": 0, "term-debt": 0, "term-owed": 0}
    for term in total["why"]:
        made[term["label"]] += term["value"]
    return made


@game.prints("owners_data_form")
def owners_data_form(shown) -> dict:
    """Squares, properties and Social Fund cards, to be copied from the box once; what is taught stands there already."""
    data = {} if shown.blank else shown.data
    squares = {one["pos"]: one for one in data.get("squares", ())}
    squares |= {one["square"]: {"pos": one["square"], "kind": "property", "property": one["id"], "label": None}
                for one in data.get("properties", ()) if one.get("square") is not None}
    listed = [{**one, "sector_name": _sector(shown, one)} for one in data.get("properties", ())]
    return {"squares": [squares.get(pos) for pos in range(shown.data["board_length"])], "properties": listed,
            "more": max(0, PROPERTIES - len(listed)), "cards": list(data.get("social_cards", ())),
            "more_cards": max(0, shown.data["social_cards_total"] - len(data.get("social_cards", ())))}
