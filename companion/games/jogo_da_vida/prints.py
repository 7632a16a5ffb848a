"""What is printed beside the common sheets (section 13): what there is one of, and what each slip says."""

from __future__ import annotations

from companion.engine.printable import slip, told
from companion.games.jogo_da_vida.rules.box import BANK, LIFE_AT_END, LUCKY_NUMBER, NOTE, NOTE_ON_JUDGEMENT, SHARE_AT_END, STEP, TOLL, game
from companion.games.jogo_da_vida.rules.cards import EXPENSE_FROM, PROFIT_FROM
from companion.games.jogo_da_vida.rules.offers import LOSS
from companion.games.jogo_da_vida.rules.teaching import NEEDS

__all__ = []

POLICIES = ("car", "house", "life")
WEALTH = ("share_profit", "share_expense", "exemption")
WEALTH_OF_A_KIND = 8      # 24 in the box; how they split over the kinds is not known
NEWEST = 24               # betting slips that are offered
PEGS = 4                  # children that fit into the car
CROSSINGS = 8             # lines for rivals on the privilege and on the lucky number card
EMPTY = {"edition_note": "", "start_id": "", "judgement_id": "", "millionaire_id": "", "prices": {}, "toll": {}, "professions": [], "spaces": []}
SPACES = 52               # lines for the spaces of the board on a teaching form


def _about(role: str, n: int | None = None) -> tuple[str, dict]:
    """What stands beside whose it is: a role, and a number where there is one."""
    return (f"{role}_no", {"n": n}) if n is not None else (role, {})


def _day(shown, entry: int | None) -> str | None:
    """When an entry was written."""
    return next((one["at"] for one in shown.lines() if one["seq"] == entry), None) if entry else None


def _written(shown, entry: int | None) -> list[dict]:
    """The day and the entry of a paper, which take the place of the turn."""
    return [told("print-day", _day(shown, entry), "day"), told("print-entry", entry, "number")]


def _bought(shown) -> list[dict]:
    """What a paper cost, and when it was bought."""
    return [told("print-cost", shown.item.get("paid")), *_written(shown, shown.item.get("entry"))]


def _moved(shown, memo: str, **where) -> list[dict]:
    """The bookings with a memo that stand, oldest first."""
    return [one for one in shown.document.get("ledger", ()) if one["memo"] == memo and not one.get("corrected")
            and all(one[key] == value for key, value in where.items())]


# -- promissory notes: a piece of a lot each -----------------------------------------------------------------

@game.prints("promissory_note")
def promissory_note(shown) -> dict:
    """Who owes 20.000 since when, and what it costs until it is paid."""
    item, held = shown.item, shown.document.get(shown.seat) or {}
    due = held["debt_now"] // held["notes"] if item and held.get("notes") else None
    return slip(_written(shown, item.get("entry")), about=_about("print-debtor", item.get("number")), figure=NOTE, due=due, stamp="print-paid_back",
                fine=[(f"print-note_{shown.options['interest_per']}", {"interest": STEP}),
                      ("print-note_judgement", {"price": NOTE_ON_JUDGEMENT})])


# -- the share and the policies --------------------------------------------------------------------------------

def _papers(shown, things) -> list[dict]:
    made = []
    for at, seat in enumerate(shown.seats, 1):
        for field in things:
            if shown.document.get(seat, {}).get(field):
                bought = _moved(shown, field, source=seat, target=BANK)
                entry = bought[-1]["entry"] if bought else None
                made.append({"key": f"{field}.{entry or at}", "seat": seat, "label": field.removesuffix("_policy"),
                             "item": {"thing": field, "paid": bought[-1]["amount"] if bought else None, "entry": entry}})
    return made


@game.prints("share_certificate", listed=True)
def share_certificates(shown) -> list[dict]:
    """One for each share; nobody has two."""
    return [{**one, "label": None} for one in _papers(shown, ("share",))]


@game.prints("share_certificate")
def share_certificate(shown) -> dict:
    """What it counts at the end, and what the exchange pays and takes."""
    gain = shown.options["exchange_gain"]
    return slip([*_bought(shown), told("print-at_end", SHARE_AT_END)], about=_about("print-holder"),
                table=[["1 – 3", -LOSS], ["4 – 6", 0], ["7 – 10", gain]])


@game.prints("policy", listed=True)
def policies(shown) -> list[dict]:
    """One for each policy that somebody holds; blank ones of every kind."""
    if shown.blank:
        return [{"key": kind, "item": {"thing": f"{kind}_policy"}} for kind in POLICIES for _ in range(2)]
    return _papers(shown, [f"{kind}_policy" for kind in POLICIES])


@game.prints("policy")
def policy(shown) -> dict:
    """Who is insured against what; the life policy counts at the end."""
    thing = shown.item["thing"]
    at_end = [told("print-at_end", LIFE_AT_END)] if thing == "life_policy" else []
    return slip([*_bought(shown), *at_end], title=f"fld-{thing}", about=_about("print-holder"),
                fine=[("print-policy_case", {})])


# -- the bridge and the lucky number -----------------------------------------------------------------------------

@game.prints("toll_privilege", listed=True)
def toll_privileges(shown) -> list[dict]:
    """The owner's, while there is one."""
    owner = shown.document.get("toll_owner")
    return [{"key": "toll", "seat": owner}] if owner else []


@game.prints("toll_privilege")
def toll_privilege(shown) -> dict:
    """Whoever crosses the bridge pays the owner."""
    since = shown.since(None, "toll_owner") if shown.seat else None
    crossed = [one for one in _moved(shown, "toll", target=shown.seat) if since is None or one["entry"] >= since] if shown.seat else []
    return slip(_written(shown, since), about=_about("print-owner"), figures=[told("print-per_crossing", TOLL)], payers=crossed, open=CROSSINGS)


@game.prints("lucky_number_card", listed=True)
def lucky_number_cards(shown) -> list[dict]:
    """The first millionaire's."""
    first = shown.document.get("first_millionaire")
    return [{"key": "lucky", "seat": first, "item": {"number": shown.document.get("lucky_number")}}] if first else []


@game.prints("lucky_number_card")
def lucky_number_card(shown) -> dict:
    """Rivals who spin the number pay the first millionaire."""
    return slip(about=_about("fld-first_millionaire"), open=CROSSINGS,
                figures=[told("fld-lucky_number", shown.item.get("number"), "number"), told("print-per_spin", LUCKY_NUMBER)],
                payers=_moved(shown, "lucky_number", target=shown.seat) if shown.seat else [])


# -- bets ----------------------------------------------------------------------------------------------------------

def _spins(shown) -> list[dict]:
    """Every spin with stakes on it: {"entry", "stakes": {seat: {number: amount}}, "spin", "paid": {seat: amount}}, oldest first."""
    found, now = [], None
    for one in shown.lines():
        if one["reversed_by"] or one["reverses"]:
            continue
        if one["command"] == "choose_tycoon":
            continue
        for transfer in one["transfers"]:
            seat, _, number = transfer["target"].partition("/strip/")
            if transfer["memo"] == "stake" and number:
                if now is None:
                    now = {"entry": one["seq"], "stakes": {}, "spin": None, "paid": {}}
                    found.append(now)
                on = now["stakes"].setdefault(seat, {})
                on[number] = on.get(number, 0) + transfer["amount"]
        if now and any(transfer["memo"] == "strip" for transfer in one["transfers"]):
            now["spin"] = (one["args"].get("faces") or [None])[-1]
            for transfer in one["transfers"]:
                if transfer["memo"] == "bet_won":
                    now["paid"][transfer["target"]] = now["paid"].get(transfer["target"], 0) + transfer["amount"]
            now = None
    return found


@game.prints("betting_slip", listed=True)
def betting_slips(shown) -> list[dict]:
    """One for each player and spin, the newest in front."""
    made = []
    for spin in reversed(_spins(shown)):
        settled = spin["spin"] is not None
        for at, seat in enumerate(shown.seats, 1):
            if seat in spin["stakes"]:
                item = {"entry": spin["entry"], "stakes": spin["stakes"][seat], "spin": spin["spin"],
                        "paid": spin["paid"].get(seat, 0) if settled else None}
                made.append({"key": f"{spin['entry']}.{at}", "seat": seat, "item": item, "label": str(spin["entry"])})
    return made[:NEWEST]


def _settled(shown) -> list[dict]:
    """What fell and what was paid; to be written while the stake still lies."""
    spin, paid = shown.item.get("spin"), shown.item.get("paid")
    return [told("print-spun", "" if spin is None else spin, "number"), told("print-paid_out", "" if paid is None else paid)]


@game.prints("betting_slip")
def betting_slip(shown) -> dict:
    """What lies on which number, what was spun, what was paid."""
    stakes = shown.item.get("stakes") or {None: None, "": None}
    return slip([*(told("print-on_number", amount, n=number or "") for number, amount in stakes.items()),
                 *_settled(shown)],
                about=("print-entry_of", {"n": shown.item["entry"]}) if shown.item else None, fine=[("print-bet_rule", {})])


# -- wealth cards -----------------------------------------------------------------------------------------------------

@game.prints("wealth_card", listed=True)
def wealth_cards(shown) -> list[dict]:
    """New cards for lost ones, whoever holds which."""
    return [{"key": f"{kind}.{at}", "item": {"kind": kind}} for kind in WEALTH for at in range(1, WEALTH_OF_A_KIND + 1)]


@game.prints("wealth_card")
def wealth_card(shown) -> dict:
    """The kind, and from which amount on it can be shown."""
    kind = shown.item.get("kind")
    least = {"share_profit": PROFIT_FROM, "share_expense": EXPENSE_FROM}.get(kind)
    return {"kind": kind, "least": least}


# -- sheets -------------------------------------------------------------------------------------------------------------

@game.prints("player_card")
def player_card(shown) -> dict:
    """The life of a player on one card; children in the car and beside it."""
    held = shown.document.get(shown.seat, {}) if shown.seat else {}
    children = held.get("children")
    return {"held": held, "in_car": min(children, PEGS) if children is not None else 0, "pegs": PEGS,
            "beside": max(0, children - PEGS) if children is not None else None}


@game.prints("final_count")
def final_count(shown) -> dict:
    """Millionaires by what they have, bankrupt players beside, the tycoon before all."""
    held = {seat: shown.document[seat] for seat in shown.seats} if shown.document else {}
    return {"held": held, "terms": _terms, "share": SHARE_AT_END, "life": LIFE_AT_END,
            "bankrupt": [seat for seat in held if held[seat]["status"] == "bankrupt"],
            "tycoon": next((seat for seat in held if held[seat]["status"] == "tycoon"), None),
            "counted": [seat for seat in held if held[seat]["status"] in ("playing", "judged", "millionaire")]}


def _terms(sheet: list[dict]) -> dict:
    """What the sheet says a final total is made of."""
    total = next(one for section in sheet for one in (section["total"], *section["lines"]) if one and one["id"] == "final_total")
    return {term["label"]: term["value"] for term in total["why"]}


@game.prints("board_teaching_form")
def board_teaching_form(shown) -> dict:
    """What the owner copies from the board; what is taught already stands in it."""
    data = EMPTY if shown.blank else shown.data
    taught = len(data["spaces"])
    return {"kinds": game.squares, "ops": [op for op in NEEDS if op != "spin_table"], "data": data,
            "empty": SPACES - taught if taught < SPACES else 3}
