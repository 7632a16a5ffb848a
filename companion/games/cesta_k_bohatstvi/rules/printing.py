"""What the printed sheets and slips say beside their fields (section 12), asked of the rules' own functions."""

from __future__ import annotations

from math import ceil

from companion.engine.printable import Shown
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, game, skills_of

__all__ = ["Books"]

DECKS = ("skill", "opportunity", "mastermind", "sixth_sense")
CHANGES = 5         # of each price, on the price ticket


class Books:
    """The books as one reader sees them, read by the rules like a table; seats whose books are hidden are not at it."""

    def __init__(self, shown: Shown) -> None:
        self._held = {seat: held for seat in shown.seats if (held := shown.held(seat)) is not None}
        self.seats = list(self._held)
        self.shared, self.data, self.options = shown.document, shown.data, shown.options

    def seat(self, name: str) -> dict:
        return self._held[name]

    def rows(self, seat: str, name: str) -> list[dict]:
        return self._held[seat][name]

    def balance(self, seat: str, commodity: str) -> int:
        return self.shared[seat][commodity]

    def row(self, shown: Shown, name: str) -> dict | None:
        """The whole row of a slip, None on a blank one."""
        return self.rows(shown.seat, name)[shown.item["number"] - 1] if shown.item and shown.seat in self._held else None


def _prints(name: str):
    """Register a hook that reads the books as its reader sees them: (shown, Books) -> dict."""
    def register(fn):
        game.prints(name)(lambda shown: fn(shown, Books(shown)))
        return fn
    return register


# -- the sheet -----------------------------------------------------------------------------------------

def _boxes(data: dict) -> dict:
    """How many boxes to tick there are, and which of a loan's are interest."""
    loan = data["loan_instalments"]
    principal = ceil(100 / data["loan_instalment_percent"])
    return {"loan": loan, "interest": range(principal + 1, loan + 1), "loans": data["loan_max_count"],
            "allowance": data["allowance_uses"], "charity": data["charity_turns"]}


def _credit_boxes(row: dict) -> int:
    """How many instalments repay a stake's share of the credit."""
    return ceil(row["stake_credit"] / row["stake_instalment"]) if row["stake_instalment"] else 0


def _mortgage_boxes(row: dict) -> int:
    return ceil(row["mortgage_amount"] / row["mortgage_instalment"]) if row["mortgage_instalment"] else 0


def _tree(shown: Shown) -> dict:
    """The skills of each side with their boxes, and both columns: {"left": {"skills": [...], "boxes": n}, "right", "top"}."""
    filled = {} if shown.blank else shown.document[shown.seat]["skill_tree"]
    made = {side: {"skills": [], "boxes": 0} for side in ("left", "right", "top")}
    for skill in skills_of(shown):
        sides = sheet.sides(skill)
        for side in ("left", "right"):
            made[side]["boxes"] += sides.count(side)
        main = sides[0] if len(set(sides)) == 1 else "top"      # boxes on both sides: it joins them
        made[main]["skills"].append({
            "id": skill["id"], "sources": [source for _, source in sorted(skill.get("golden", {}).items(), key=lambda one: int(one[0]))],
            "boxes": [{"golden": kind == "G", "filled": at in filled.get(skill["id"], [])} for at, kind in enumerate(skill["boxes"], 1)]})
    return made


@_prints("player_sheet")
def player_sheet(shown: Shown, books: Books) -> dict:
    """Rows of the sheet with the figures that the rules make of them; the lines and totals stand in the document."""
    made = {"boxes": _boxes(shown.data), "tree": _tree(shown), "verified": shown.data["skill_tree"].get("status") == "verified",
            "businesses": [], "properties": [], "stakes": [], "loans": [], "allowances": [], "income_lines": [], "expense_lines": [],
            "owed": []}
    if shown.blank or shown.seat not in books.seats:
        return made
    held = books.seat(shown.seat)
    made["businesses"] = [{"name": row["name"], **sheet.business_parts(books, shown.seat, row)} for row in held["businesses"]]
    made["properties"] = [{**row, "cashflow": sheet.token_cashflow(books, row["cashflow"], row["tokens"]),
                           "yield": sheet.property_income(books, row), "boxes": _mortgage_boxes(row)} for row in held["properties"]]
    made["stakes"] = [{**row, "cashflow": sheet.stake_cashflow(books, row), "boxes": _credit_boxes(row)} for row in held["stakes"]]
    made["loans"] = [{**row, **sheet.loan(books, shown.seat, row)} for row in held["loans"]]
    made["allowances"] = held["allowances"]
    made["income_lines"] = held["income_lines"]
    made["expense_lines"] = held["expense_lines"] + [{"name": row["name"], "amount": row["wage"]} for row in held["managers"] if row["wage"]]
    made["owed"] = [row for row in held["stakes"] if sheet.credit_left(row) > 0]
    return made


@_prints("player_sheet_back")
def player_sheet_back(shown: Shown, books: Books) -> dict:
    """Nothing of a seat: what the rules allow, with the constants of this box."""
    return {"boxes": _boxes(shown.data)}


# -- the table's own -----------------------------------------------------------------------------------

def _standing(shown: Shown) -> list[dict]:
    """The lines of the journal that nobody took back, oldest first."""
    return [line for line in shown.lines() if line["reverses"] is None and line["reversed_by"] is None]


@_prints("price_ticket")
def price_ticket(shown: Shown, books: Books) -> dict:
    """Both prices, what each face does to them, and their last changes: {"shares": {...}, "metals": {...}}."""
    changes = {"shares": [], "metals": []}
    for line in [] if shown.blank else _standing(shown):
        for notice in line["notices"]:
            if notice["code"] == "price_changed":
                changes[notice["facts"]["instrument"]].append({**notice["facts"], "round": line["round"]})
            elif notice["code"] == "shares_crashed":
                changes["shares"].append({"change": None, "price": shown.data["share_price_reset"], "round": line["round"]})
    prices = shown.document.get("price_ticket", {})
    return {name: {"price": prices.get(field), "faces": shown.data[f"{field}_change"], "changes": changes[name][-CHANGES:]}
            for name, field in (("shares", "share_price"), ("metals", "metal_price"))}


@_prints("offer_keeper_card")
def offer_keeper_card(shown: Shown, books: Books) -> dict:
    """The rows of the offer, with how many cards lie in each: 0 for one not in play, None on a blank card."""
    offer = shown.document.get("card_offer")
    return {"keeper": shown.document.get("offer_keeper"), "cards": len(shown.seats) + shown.data["offer_extra"] if offer else None,
            "decks": [{"deck": deck, "count": offer[deck] if offer else None, "late": at >= 2} for at, deck in enumerate(DECKS)]}


# -- slips and certificates ------------------------------------------------------------------------------

def _lot(shown: Shown) -> dict:
    """What one piece of a lot cost, what the rest of it cost, and when it was bought."""
    lot = shown.item
    if not lot:
        return {"each": None, "total": None, "round": None}
    each = lot["paid"] // lot["bought"] if lot["paid"] and lot["paid"] % lot["bought"] == 0 else None
    return {"each": each, "total": each * lot["count"] if each is not None else None, "round": _round_of(shown, lot["entry"])}


def _round_of(shown: Shown, entry: int) -> int | None:
    return next((line["round"] for line in shown.lines() if line["seq"] == entry), None)


@_prints("share_ticket")
def share_ticket(shown: Shown, books: Books) -> dict:
    """A share certificate: what its shares bring at the price that was paid."""
    made = _lot(shown)
    return {**made, "dividend": sheet.dividend(books, shown.item["count"], made["each"]) if made["each"] is not None else None}


@_prints("metal_ticket")
def metal_ticket(shown: Shown, books: Books) -> dict:
    """A metal certificate."""
    return _lot(shown)


@_prints("loan_slip")
def loan_slip(shown: Shown, books: Books) -> dict:
    """A loan with its boxes, and what repaying it now takes (L03)."""
    row = books.row(shown, "loans")
    return {"boxes": _boxes(shown.data), "rest": sheet.loan_left(books, row) if row else None}


@_prints("property_slip")
def property_slip(shown: Shown, books: Books) -> dict:
    """A flat or land: what it brings with its tokens, how many tallies the mortgage has."""
    row = books.row(shown, "properties")
    if row is None:
        return {"cashflow": None, "yield": None, "boxes": 0}
    return {"cashflow": sheet.token_cashflow(books, row["cashflow"], row["tokens"]), "yield": sheet.property_income(books, row),
            "boxes": _mortgage_boxes(row)}


@_prints("business_slip")
def business_slip(shown: Shown, books: Books) -> dict:
    """A business, piece by piece."""
    row = books.row(shown, "businesses")
    return sheet.business_parts(books, shown.seat, row) if row else {
        "cashflow": None, "charisma_bonus": None, "inexperience_penalty": None, "business_net": None, "raised": False}


@_prints("stake_certificate")
def stake_certificate(shown: Shown, books: Books) -> dict:
    """A stake with the others in the same project, as far as its reader sees them, the holder of the certificate first."""
    row = books.row(shown, "stakes")
    if row is None:
        return {"cashflow": None, "boxes": 0, "left": None, "worth": None, "participants": []}
    card, at = sheet.project_card(books, row), books.seats.index(shown.seat)
    others = [{"seat": seat, "share": other["share"]} for seat in books.seats[at:] + books.seats[:at] for other in books.rows(seat, "stakes")
              if sheet.same_project(row, other)]
    return {"cashflow": sheet.stake_cashflow(books, row), "boxes": _credit_boxes(row), "left": sheet.credit_left(row),
            "worth": sheet.stake_price(books, row, card[1]) if card else None, "participants": others}


@game.prints("nm_licence", listed=True)
def licences(shown: Shown) -> list[dict]:
    """One for each seat that has it."""
    return [{"key": "licence", "seat": seat} for seat in shown.seats if shown.held(seat) is not None and shown.document[seat]["nm_licence"]]


@game.prints("desire_slip", listed=True)
def desires(shown: Shown) -> list[dict]:
    """One for each desire that was chosen."""
    return [{"key": kind, "seat": seat, "item": {"kind": kind}, "label": shown.document[seat]["desires"][f"{kind}_title"]} for seat in shown.seats
            if shown.held(seat) is not None for kind in KINDS if shown.document[seat]["desires"][kind] != "none"]


@_prints("desire_slip")
def desire_slip(shown: Shown, books: Books) -> dict:
    """A desire: its kind and title, the rounds in which it was chosen and fulfilled."""
    if not shown.item:
        return {"kind": None, "title": None, "status": None, "chosen": None, "fulfilled": None}
    kind, held = shown.item["kind"], shown.document[shown.seat]["desires"]
    rounds = {"draw_desire": None, "fulfil_desire": None}
    for line in _standing(shown):
        if line["command"] in rounds and line["actor"].get("seat") == shown.seat and _kind_of(line, kind):
            rounds[line["command"]] = line["round"]
    return {"kind": kind, "title": held[f"{kind}_title"], "status": held[kind],
            "chosen": rounds["draw_desire"], "fulfilled": rounds["fulfil_desire"]}


def _kind_of(line: dict, kind: str) -> bool:
    card = line["args"].get("card")
    return kind in (line["args"].get("kind"), card.get("desire") if isinstance(card, dict) else None)


@_prints("allowance_slip")
def allowance_slip(shown: Shown, books: Books) -> dict:
    """An allowance: for a child or for twins, where a birth brought it; the sheet's child costs."""
    row, made = books.row(shown, "allowances"), {"boxes": _boxes(shown.data), "kind": None, "child_costs": None}
    if row is None:
        return made
    percent = next((birth["percent"] for birth in books.seat(shown.seat)["births"] if birth["allowance"] == row["row_id"]), None)
    known = {shown.data["twins_percent"]: "twins", shown.data["child_percent"]: "child"}
    return {**made, "kind": known.get(percent), "child_costs": shown.document[shown.seat]["child_costs"]}


# -- the books ---------------------------------------------------------------------------------------------

RULES = {"take_occupation": "B02", "roll_start_order": "D1", "choose_offer_keeper": "S02", "roll_move": "D2", "claim_cashflow": "P03",
         "place_point": "P07", "enter_card": "Q01", "roll_for_card": "D7", "end_round": "S05", "take_skill_card": "C01", "buy_business": "C02",
         "sell_business": "C05", "buy_property": "C07", "sell_property": "C08", "other_opportunity": "C09", "use_nm_card": "W02",
         "buy_nm_licence": "W01", "draw_desire": "G02", "fulfil_desire": "G03", "give_to_charity": "G01", "change_occupation": "E04",
         "resign": "E03", "take_large_project": "X02", "confirm_project": "X02", "decline_project": "X02", "sell_stake": "X04",
         "hire_manager": "X06", "dismiss_manager": "X06", "use_sixth_sense_card": "X07", "buy_shares": "N01", "sell_shares": "N03",
         "buy_metals": "N05", "sell_metals": "N05", "join_window": "N06", "decline_window": "N06", "close_window": "N06",
         "repay_loan_early": "L03", "pay": "M03", "accept_payment": "M03", "decline_payment": "M03", "adjust": "M04", "undo": "M04"}
ROLLED = {"start_order": "D1", "move": "D2", "share_price": "D5", "metal_price": "D6", "card": "D7"}
PASSED = {"payday": "P01", "start": "P06"}
LANDED = {"start": "P06", "payday": "P02", "action": "P10", "event": "P11", "fear": "P12", "promotion": "E01", "dismissal": "E02"}


@game.prints("bank_journal")
def bank_journal(shown: Shown) -> dict:
    """The block of the specification that each line follows."""
    found = {line["seq"]: _rule_of(line) for line in shown.lines()}
    return {"rules": {seq: rule for seq, rule in found.items() if rule}}


def _rule_of(line: dict) -> str | None:
    if line["reverses"] is not None:
        return RULES["undo"]
    if line["command"] == "land":
        squares = [PASSED.get(square) for square in line["args"].get("passing") or ()] + [LANDED.get(line["args"].get("square"))]
        return " ".join(dict.fromkeys(filter(None, squares))) or None
    return ROLLED.get(line["purpose"]) or RULES.get(line["command"])


@game.prints("final_statement")
def final_statement(shown: Shown) -> dict:
    """Which desires each has fulfilled; how long the game took is said of every game."""
    return {"beside": {"print-fulfilled": {seat: [kind for kind in KINDS if shown.document[seat]["desires"][kind] == "fulfilled"]
                                           for seat in shown.seats}}}
