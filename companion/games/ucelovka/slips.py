"""Slips of what happened (section 12): read from the journal as the one who prints it may read it, the newest in front."""

from __future__ import annotations

from companion.engine.printable import slip, told
from companion.games.ucelovka.rules.box import DOTACE, MONEY, STATE, game

__all__ = ["day_of", "standing", "moved"]

NEWEST = 24             # slips of a kind that are offered
VISITS = ("visit_firm", "visit_ecofirm", "tax")
START_ENDS = ("land", "throw_and_move", "end_turn", "move_on")      # after these a seat's START is worked off


def standing(shown, *commands: str) -> list[dict]:
    """The lines that stand, the newest first; of these commands, or of all."""
    return [one for one in reversed(shown.lines()) if not one["reverses"] and not one["reversed_by"]
            and (not commands or one["command"] in commands)]


def day_of(shown, seq: int | None) -> str | None:
    """When an entry was written."""
    return next((one["at"] for one in shown.lines() if one["seq"] == seq), None) if seq else None


def moved(one: dict, memo: str, commodity: str = MONEY) -> list[dict]:
    """What moved for a purpose in a line."""
    return [transfer for transfer in one["transfers"] if transfer["memo"] == memo and transfer["commodity"] == commodity]


def _state(account: str) -> str | None:
    """Whose account it is, None for the State's."""
    return None if account == STATE else account


def _when(shown) -> list[dict]:
    entry = shown.item.get("entry")
    return [told("print-day", day_of(shown, entry), "day")]


def _about(shown) -> tuple[str, dict] | None:
    return ("print-entry_of", {"n": shown.item["entry"]}) if shown.item else None


def _made(found: list[tuple[dict, str, dict]]) -> list[dict]:
    """Items of slips: (line, seat, item), with a key of their own in the order found."""
    return [{"key": f"{one['seq']}.{at}", "seat": seat, "item": {"entry": one["seq"], **item}, "label": str(one["seq"])}
            for at, (one, seat, item) in enumerate(found[:NEWEST])]


# -- after the election, and at START ------------------------------------------------------------------------------

@game.prints("inauguration_slip", listed=True)
def inauguration_slips(shown) -> list[dict]:
    """What each got at the newest inauguration, as far as the reader may see it."""
    line = next(iter(standing(shown, "inaugurate")), None)
    if line is None:
        return []
    got = {transfer["target"]: transfer["amount"] for transfer in moved(line, "inauguration")}
    dotace = {transfer["target"]: transfer["amount"] for transfer in moved(line, "inauguration", DOTACE)}
    return _made([(line, seat, {"money": got[seat], "dotace": dotace.get(seat, 0)}) for seat in shown.seats if seat in got])


@game.prints("inauguration_slip")
def inauguration_slip(shown) -> dict:
    """Money, Dotace, and whether there was a Social Fund card."""
    item, role, card = shown.item, None, None
    if item:
        now, before = shown.at(item["entry"]), shown.at(item["entry"] - 1)
        kept = before[shown.seat]["social_cards"] if shown.options["social_keep"] else 0
        role, card = now[shown.seat]["role"], now[shown.seat]["social_cards"] > kept
    return slip([told("fld-role", role, "ch"), told("print-money", item.get("money")), told("pc-dotace", item.get("dotace"), "number"),
                 told("row-social_card", card, "ch"), *_when(shown)], about=_about(shown))


@game.prints("start_slip", listed=True)
def start_slips(shown) -> list[dict]:
    """One for each time that somebody passed START."""
    found = []
    for line in standing(shown):
        seat = line["actor"].get("seat") or line["args"].get("seat")
        paid, dotace = moved(line, "pass_start"), moved(line, "pass_start", DOTACE)
        told_so = line["command"] == "pass_start" or "start" in (line["args"].get("square"), *(line["args"].get("passing") or ()))
        if paid or dotace or told_so:
            who = (paid or dotace)[0]["target"] if paid or dotace else seat
            found.append((line, who, {"money": paid[0]["amount"] if paid else 0, "dotace": dotace[0]["amount"] if dotace else 0}))
    return _made([one for one in found if one[1] in shown.seats])


def _start_work(shown) -> list[dict]:
    """The tokens that a seat moved in the situation of this START."""
    work = []
    for line in shown.lines():
        if line["seq"] <= shown.item["entry"] or line["reversed_by"] or line["actor"].get("seat") != shown.seat:
            continue
        if line["command"] in START_ENDS:
            break
        if line["command"] == "token_op" and line["args"]:
            oldest = next((one for one in shown.at(line["seq"] - 1)["situations"] or () if one["seat"] == shown.seat), None)
            if oldest and oldest["kind"] == "start_pass":
                work.append(line["args"])
    return work


@game.prints("start_slip")
def start_slip(shown) -> dict:
    """The lap, what it paid, the tokens moved for it."""
    item, laps, work = shown.item, None, [None, None]
    if item:
        laps, work = shown.at(item["entry"])[shown.seat]["laps"], _start_work(shown)
    tokens = [told("print-token_op", one["firm"], "sq", op=one["op"], token=one["token"]) if one else told("print-token_open", None) for one in work]
    return slip([told("fld-laps", laps, "number"), told("print-money", item.get("money")), told("pc-dotace", item.get("dotace"), "number"),
                 *_when(shown), *tokens], about=_about(shown))


# -- visits, institutions, Prison ---------------------------------------------------------------------------------

@game.prints("visit_ticket", listed=True)
def visit_tickets(shown) -> list[dict]:
    """One for each visit that was paid for, by the one who paid."""
    return _made([(line, transfer["source"], {"payee": _state(transfer["target"]), "amount": transfer["amount"], "memo": transfer["memo"]})
                  for line in standing(shown) for memo in VISITS for transfer in moved(line, memo)])


@game.prints("visit_ticket")
def visit_ticket(shown) -> dict:
    """Who stood where, what lay on the firm, what was due and paid."""
    item = shown.item
    if not item:
        names = (("print-visitor", "who"), ("print-where", "sq"), ("pc-dotace", "number"), ("pc-tax", "number"), ("fld-diff", "number"),
                 ("print-fee", "money"), ("print-due", "money"), ("print-paid", "money"), ("print-paid_to", "who"))
        return slip([told(name, None, kind) for name, kind in names])
    then = shown.at(item["entry"])
    visitor = then["current"]
    where = then[visitor]["place"]
    one = next((one for one in shown.data["properties"] if one["id"] == where), None)
    owner = (then.get("owner_register") or {}).get(where)
    tokens = (then.get("firm_tokens") or {}).get(where)
    on_it = (then[owner].get("firm_line") or {}).get(where) if owner else None
    lines = [told("print-visitor", visitor, "who"), told("print-where", where, "sq")]
    if tokens and on_it:
        lines += [told("pc-dotace", tokens["dotace"], "number"), told("pc-tax", tokens["tax"], "number"), told("fld-diff", on_it["diff"], "number")]
    if one:
        lines.append(told("print-fee", one.get("visit_fee")))
    due = one.get("visit_fee") if one and item["memo"] == "visit_ecofirm" else \
        on_it["tax_per_visit" if item["memo"] == "tax" else "income_per_visit"] if on_it else None
    if due is not None and due != item["amount"]:
        lines.append(told("print-due", due))
    return slip([*lines, told("print-paid", item["amount"]), told("print-paid_to", item["payee"] or STATE, "who" if item["payee"] else "ch")],
                about=_about(shown))


def _decisions(shown, send_back: bool) -> list[dict]:
    """What owners of institutions decided, by the owner; a hand-over sends back as well."""
    found = []
    for line in standing(shown, "institution_decision", "hand_over_pm"):
        owner, choice = line["actor"].get("seat"), line["args"].get("choice")
        if line["command"] == "hand_over_pm":
            choice = "send_back"
        if owner in shown.seats and choice and (choice == "send_back") is send_back:
            found.append((line, owner, {}))
    return _made(found)


def _decided(shown) -> dict:
    """Who stood where when the owner decided, and where he stood then."""
    before, now = shown.at(shown.item["entry"] - 1), shown.at(shown.item["entry"])
    here = before.get("decision") or {"visitor": before["pm_id"], "institution": before[before["pm_id"]]["place"]}
    return {"visitor": here["visitor"], "institution": here["institution"], "to": now[here["visitor"]]["place"]}


def _agreed(shown, visitor: str) -> int | None:
    """What the visitor paid the owner for it: the newest payment since the visitor came here."""
    for line in standing(shown):
        if line["seq"] < shown.item["entry"]:
            for transfer in moved(line, "transfer_money"):
                if (transfer["source"], transfer["target"]) == (visitor, shown.seat):
                    return transfer["amount"]
            if line["command"] in START_ENDS:
                return None
    return None


def _order(shown, last: str, kind: str) -> dict:
    decided = _decided(shown) if shown.item else {}
    agreed = (_agreed(shown, decided["visitor"]) or "") if decided else None
    where = {"print-sent_to": decided.get("to"), "print-stays": True if decided else None}[last]
    return slip([told("print-institution", decided.get("institution"), "sq"), told("print-visitor", decided.get("visitor"), "who"),
                 told(last, where, kind), told("print-agreed", agreed), *_when(shown)], about=("print-institution_owner", {}), stamp="print-signed")


@game.prints("send_back_order", listed=True)
def send_back_orders(shown) -> list[dict]:
    """One for each who was sent back, or handed over."""
    return _decisions(shown, True)


@game.prints("send_back_order")
def send_back_order(shown) -> dict:
    """From where to where."""
    return _order(shown, "print-sent_to", "sq")


@game.prints("agreement_slip", listed=True)
def agreement_slips(shown) -> list[dict]:
    """One for each who may stay."""
    return _decisions(shown, False)


@game.prints("agreement_slip")
def agreement_slip(shown) -> dict:
    """May stay, and for what."""
    return _order(shown, "print-stays", "ch")


@game.prints("prison_slip", listed=True)
def prison_slips(shown) -> list[dict]:
    """One for each who sits in Prison."""
    return [{"key": f"prison.{at}", "seat": seat, "item": {"skip": shown.document[seat]["skip_throws"]}}
            for at, seat in enumerate(shown.seats, 1) if shown.document.get(seat, {}).get("in_prison")]


@game.prints("prison_slip")
def prison_slip(shown) -> dict:
    """Since when, and for how many throws."""
    since = shown.since(shown.seat, "in_prison") if shown.item else None
    return slip([told("print-prison_since", since, "number"), told("print-day", day_of(shown, since), "day"),
                 told("fld-skip_throws", shown.item.get("skip"), "number")],
                fine=[("print-prison_rule" if shown.options["prison_no_benefits"] else "print-prison_pays", {})])


# -- debts and the sale of an institution --------------------------------------------------------------------------

@game.prints("debt_note")
def debt_note(shown) -> dict:
    """Who owes whom how much."""
    creditor = shown.item.get("creditor")
    return slip([told("print-creditor", creditor, "ch" if creditor == STATE else "who")], about=("print-debtor", {}),
                figure=shown.item.get("amount"), stamp="print-paid_back")


@game.prints("institution_sale_slip", listed=True)
def institution_sales(shown) -> list[dict]:
    """One for each sale at Novináři, for those who took part."""
    found = []
    for line in standing(shown, "confirm_trade"):
        for transfer in moved(line, "sell_institution"):
            half = sum(one["amount"] for one in moved(line, "sell_institution_half"))
            found.append((line, transfer["target"], {"buyer": transfer["source"], "price": transfer["amount"], "half": half}))
    return _made(found)


@game.prints("institution_sale_slip")
def institution_sale(shown) -> dict:
    """What was sold to whom, the price, the half that is the State's."""
    item, sold = shown.item, None
    if item:
        before, now = (shown.at(seq).get("owner_register") or {} for seq in (item["entry"] - 1, item["entry"]))
        sold = next((one for one in now if before.get(one) == shown.seat and now[one] == item["buyer"]), None)
    return slip([told("print-institution", sold, "sq"), told("print-buyer", item.get("buyer"), "who"), told("par-price", item.get("price")),
                 told("print-half_state", item.get("half")), *_when(shown)], about=("print-seller", {}), stamp="print-signed")
