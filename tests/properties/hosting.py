"""What a host puts right at a table of Cesta k bohatství: options, lessons, fields, rows."""

from __future__ import annotations

from companion.engine.table import Table
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS, filled, skills_of
from tests.properties.cards import GAME, card, chance, crowns, pick, points, text

__all__ = ["an_option", "a_lesson", "an_adjustment", "a_row", "a_row_to_strike"]


def an_option(rng) -> dict:
    option = rng.choice(sorted(GAME.options))
    return {"option": option, "value": rng.choice(GAME.options[option])}


def a_lesson(rng, table: Table) -> dict:
    return rng.choice([
        lambda: {"path": "track", "value": ["start", "payday", *(rng.choice(GAME.squares[1:]) for _ in range(6))]},
        lambda: {"path": "track", "value": []},
        lambda: {"path": "share_price_reset", "value": rng.randrange(1, 2000)},
        lambda: {"path": "charity_percent", "value": rng.randrange(60)},
        lambda: {"path": "loan_instalments", "value": rng.randrange(1, 15)},
        lambda: {"path": "note_values", "value": [rng.randrange(1, 5000) for _ in range(3)]},
        lambda: {"path": f"cards.{text(rng).replace('.', '')}", "value": card(rng, rng.choice(sorted(GAME.cards)), table.seats)},
        lambda: {"path": "skill_tree.skills", "value": _tree(rng, table)},
    ])()


def _tree(rng, table: Table) -> list[dict]:
    """The tree with one skill of another length."""
    made = [{**skill} for skill in skills_of(table)]
    white = rng.choice([skill for skill in made if "G" not in skill["boxes"]])
    white["boxes"], white["complete_at"] = "W" * rng.randrange(1, 9), "all"
    return made


def an_adjustment(rng, table: Table) -> dict:
    seat = rng.choice(table.seats)
    if chance(rng, 25):
        path, value = rng.choice([
            ("price_ticket.share_price", rng.randrange(2000)), ("price_ticket.metal_price", rng.randrange(30_000)),
            ("round_number", rng.randrange(1, 5)), ("phase", rng.choice(GAME.phases[1:-1])),
            ("current", seat), ("offer_keeper", seat), ("card_offer.mastermind", rng.randrange(4)),
            ("turn_order", table.clockwise(seat)), ("options.six_chain", rng.choice(["once", "repeat"]))])
        return {"seat": "table", "path": path, "value": value, "reason": "miscounted"}
    boxes = {"faith": [1, 2, 3, 4, 5], "decision": [1, 2, 3, 4, 5], "desire": [1, 2, 3], "organized_planning": [1, 2, 3, 4, 5, 6]}
    skill = rng.choice(sorted(boxes))
    values = rng.choice([
        {"cash": crowns(rng, 900_000)}, {"cash": crowns(rng, 900_000)}, {"skill_tree.mastermind": [1, 2, 3]},
        {"skill_tree.mastermind": [1, 2, 3]}, {"skill_tree.sixth_sense": [1, 2]}, {f"skill_tree.{skill}": boxes[skill]},
        {"desires.personal": "fulfilled", "desires.career": "fulfilled"}, {f"desires.{rng.choice(KINDS)}": "open"},
        {"nm_licence": True, "nm_partners": 3}, {"salary": crowns(rng, 60_000), "base_salary": 30_000},
        {"arrears": rng.randrange(5000)}, {"turns_to_skip": pick(rng, (20, rng.randrange(3)), (1, 1000))},
        {"charity_turns_left": rng.randrange(4)},
        {"employed": chance(rng, 50)}, {"points_to_place": rng.randrange(3)}, {"unclaimed": rng.randrange(3)},
        {"shares": rng.randrange(500)}, {"metals": rng.randrange(40)}, {"base_expenses": rng.randrange(40_000)},
        {"finish_place": None}, {"position": pick(rng, (1, None), (1, 0))}, {"loans": []}, {"child_costs": 1000},
        {"loans": [{"principal": 1000}] * 4, "cash": 90_000}, {"employed": False, "skill_tree.sixth_sense": [1, 2]},
        {"stakes": [], "projects": []}, {"arrears": 0, "cash": 50_000, "loans": []},
    ])
    if filled(table, seat, "mastermind") and chance(rng, 10):
        values = {f"skill_tree.{name}": list(range(1, len(_skill(table, name)["boxes"]) + 1)) for name in SKILLS[:6]}
    return {"seat": seat, "values": values, "reason": "miscounted"}


def _skill(table: Table, name: str) -> dict:
    return next(skill for skill in skills_of(table) if skill["id"] == name)


def a_row(rng, table: Table) -> dict:
    row = rng.choice(sorted(GAME.row_names))
    values = {
        "loan": lambda: {"principal": crowns(rng, 90_000), "instalments_paid": rng.randrange(12), "purpose": text(rng)},
        "business": lambda: _of_card(card(rng, "business", table.seats), "businesses"),
        "property": lambda: _of_card(card(rng, "flat", table.seats), "properties"),
        "stake": lambda: {"project": "PROJ", "share": rng.choice(["1", "1/2", "40%"]), "stake_cashflow": rng.randrange(9000),
                          "stake_credit": rng.randrange(9000), "stake_instalment": rng.randrange(500)},
        "project": lambda: {"name": "PROJ", "price": crowns(rng)},
        "allowance": lambda: {"amount": rng.randrange(9000), "used": rng.randrange(5)},
        "manager": lambda: {"name": text(rng), "skills": points(rng), "wage": rng.randrange(900)},
        "income_line": lambda: {"name": text(rng), "amount": rng.randrange(900), "paydays": rng.randrange(3)},
        "expense_line": lambda: {"name": text(rng), "amount": rng.randrange(900), "paydays": rng.randrange(3)},
    }[row]()
    return {"seat": rng.choice(table.seats), "row": row, "values": values}


def a_row_to_strike(rng, table: Table) -> dict:
    """A row that is there, if there is any."""
    there = [{"seat": seat, "row": row, "index": 1} for seat in table.seats for row, rows in sorted(GAME.row_names.items())
             if table.rows(seat, rows)]
    return rng.choice(there or [{"seat": table.seats[0], "row": "loan", "index": 1}])


def _of_card(facts: dict, rows: str) -> dict:
    return {name: value for name, value in facts.items() if name in GAME.rows[rows]["fields"]}
