"""Arguments that fit a command of Cesta k bohatství at a table as it is now."""

from __future__ import annotations

from companion.engine.table import Table
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS, filled
from tests.properties.cards import GAME, a_card, chance, crowns, effects, pick, text
from tests.properties.hosting import a_lesson, a_row, a_row_to_strike, an_adjustment, an_option

__all__ = ["arguments"]

NAMES = ("Adam", "Bára", "Cyril", "Anna M.", "D.J.", "Žofie K", "O'Neil", "王")
OF_CARDS = {"take_skill_card": ("skill",), "buy_business": ("business",), "buy_property": ("flat", "land"),
            "use_nm_card": ("nm",), "other_opportunity": ("opportunity",), "change_occupation": ("occupation",),
            "hire_manager": ("manager",), "use_sixth_sense_card": ("sixth_sense",)}


def arguments(rng, table: Table, seat: str | None, command: str) -> dict:
    """Arguments that would fit a command of this seat now."""
    seat = seat if seat is not None else rng.choice(table.seats)
    if command in ("buy_shares", "buy_metals"):
        price = table.shared["price_ticket"]["share_price" if command == "buy_shares" else "metal_price"]
        most = table.cash(seat) // price if price else 50
        return {"count": rng.randrange(1, max(2, min(most, 2000) + 1))}
    if command in ("sell_shares", "sell_metals"):
        return {"count": rng.randrange(1, max(2, table.balance(seat, command[5:]) + 1))}
    if command in ("use_nm_card", "other_opportunity", "use_sixth_sense_card") and chance(rng, 50):
        return {"effects": effects(rng, table.seats)}
    if command == "change_occupation" and chance(rng, 30):
        return {}
    if command in OF_CARDS:
        made = {"card": a_card(rng, table, *OF_CARDS[command])}
        if command in ("buy_business", "buy_property") and chance(rng, 60):
            made["loan"] = pick(rng, (4, 1000), (2, crowns(rng, 60_000)), (2, _most_loan(table, made["card"])))
        return made
    if command == "take_large_project":
        return _project(rng, table, seat)
    if command == "draw_desire":
        if chance(rng, 30):
            return {"card": a_card(rng, table, "desire")}
        return {"kind": rng.choice(KINDS), **({"title": text(rng)} if chance(rng, 80) else {})}
    return _other_arguments(rng, table, seat, command)


def _most_loan(table: Table, chosen) -> int:
    facts = table.data["cards"].get(chosen, {}) if isinstance(chosen, str) else chosen
    return facts.get("max_loan", 0)


def _project(rng, table: Table, seat: str) -> dict:
    made = {"card": a_card(rng, table, "project")}
    others = [other for other in table.seats if other != seat and len(filled(table, other, "mastermind")) >= 3]
    if others and chance(rng, 70):
        rng.shuffle(others)
        taking = [seat, *others[:rng.randrange(1, len(others) + 1)]]
        made["shares"] = {other: f"1/{len(taking) + chance(rng, 12)}" for other in taking}
        if len(taking) == 2 and chance(rng, 50):
            made["shares"] = {taking[0]: "35%", taking[1]: "65%"}
    if chance(rng, 30):
        made["loans"] = {rng.choice(list(made.get("shares", {seat: 1}))): crowns(rng, 40_000)}
    return made


def _other_arguments(rng, table: Table, seat: str, command: str) -> dict:
    held = table.seat(seat)

    def row(rows: str):
        listed = table.rows(seat, rows)
        return rng.randrange(1, len(listed) + 1) if listed else 1

    def someone(*but):
        return rng.choice([other for other in table.seats if other not in but] or table.seats)

    return {
        "sell_business": lambda: {"business": row("businesses")},
        "sell_property": lambda: {"property": row("properties"), **({"value": rng.randrange(-5000, 90_000)}
                                                                    if chance(rng, 30) else {})},
        "sell_stake": lambda: {"stake": row("stakes"), **_hands_on(rng, table, seat)},
        "repay_loan_early": lambda: {"loan": row("loans"), **({"amount": 1000} if chance(rng, 15) else {})},
        "dismiss_manager": lambda: {"manager": row("managers")},
        "fulfil_desire": lambda: {"kind": rng.choice([k for k in KINDS if held["desires"][k] == "open"] or KINDS),
                                  **({"cost": rng.randrange(5000)} if chance(rng, 30) else {})},
        "take_loan": lambda: {"amount": crowns(rng), "purpose": text(rng)},
        "pay": lambda: {"to": _partner(rng, table, seat) or someone(seat),
                        "amount": rng.randrange(1, max(2, min(table.cash(seat), 9999)))},
        "join_window": lambda: {"count": rng.randrange(1, 9)},
        "place_point": lambda: {"skill": rng.choice(SKILLS)},
        "take_occupation": lambda: {"card": a_card(rng, table, "occupation")},
        "report_roll": lambda: {"faces": [rng.randrange(1, 7) for _ in range(rng.randrange(1, 3))]},
        "land": lambda: {"square": rng.choice(GAME.squares)},
        "choose_offer_keeper": lambda: {"player": someone()},
        "choose_host": lambda: {"seat": pick(rng, (1, None), (2, someone()))},
        "move_on": lambda: {"to": someone()},
        "set_option": lambda: an_option(rng),
        "teach": lambda: a_lesson(rng, table),
        "join": lambda: {"name": rng.choice(NAMES) if chance(rng, 70) else text(rng)},
        "adjust": lambda: an_adjustment(rng, table),
        "add_row": lambda: a_row(rng, table),
        "remove_row": lambda: a_row_to_strike(rng, table),
        "rule": lambda: _ruling(rng, table),
    }.get(command, dict)()


def _partner(rng, table: Table, seat: str) -> str | None:
    """A partner of any of the seat's projects or proposals, if there is one."""
    mine = {row["project"] for row in table.rows(seat, "stakes")}
    others = [other for other in table.seats if other != seat
              and any(row["project"] in mine for row in table.rows(other, "stakes"))]
    for row in table.open_rows("project"):
        others += [other for other in row["terms"]["shares"] if other != seat]
    return rng.choice(others) if others else None


def _hands_on(rng, table: Table, seat: str) -> dict:
    other = _partner(rng, table, seat) if not chance(rng, 25) else rng.choice(table.seats)
    return {"card_to": other} if other and chance(rng, 70) else {}


def _ruling(rng, table: Table) -> dict:
    command = rng.choice(["buy_shares", "end_turn", "land", "roll_move", "take_skill_card", "give_to_charity",
                          "buy_business", "resign", "place_point", "enter_card", "draw_desire"])
    by = rng.choice(table.seats)
    return {"command": command, "by": by, "arguments": arguments(rng, table, by, command), "reason": "agreed"}
