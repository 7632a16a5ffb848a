"""Cards and effects of Cesta k bohatství as players type them.

Everything is drawn from an object with the methods of random.Random, so that the same players sit at a
seeded table and at one that hypothesis shrinks.
"""

from __future__ import annotations

from companion import catalogue
from companion.engine.table import Table
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS
from companion.games.cesta_k_bohatstvi.rules.effects import ASSETS, FIELDS, PERCENT_OF, SCOPES, TOKEN_ON

__all__ = ["GAME", "chance", "pick", "text", "crowns", "points", "card", "effects", "a_card"]

GAME = catalogue.find("cesta-k-bohatstvi")
LETTERS = "abcXYZ áčď.-'1"


# -- drawing -----------------------------------------------------------------------------------------------

def chance(rng, percent: int) -> bool:
    return rng.randrange(100) < percent


def pick(rng, *weighted):
    """One of (weight, value) pairs."""
    at = rng.randrange(sum(weight for weight, _ in weighted))
    for weight, value in weighted:
        if at < weight:
            return value
        at -= weight
    raise AssertionError("weights are positive")


def text(rng, longest: int = 12) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(rng.randrange(1, longest)))


def crowns(rng, highest: int = 300_000) -> int:
    """An amount, now and then an odd or a very large one."""
    return pick(rng, (60, 100 * rng.randrange(highest // 100)), (30, rng.randrange(highest)), (8, 0), (2, 10**12))


# -- cards -------------------------------------------------------------------------------------------------

def points(rng, most: int = 3) -> dict:
    return {rng.choice(SKILLS): rng.randrange(1, most + 1) for _ in range(rng.randrange(3))}


def steps_table(rng) -> list:
    return [[rng.randrange(12), rng.randrange(30)] for _ in range(rng.randrange(4))]


def card(rng, kind: str, seats: list[str]) -> dict:
    """A card of a kind, as a player types it."""
    made = {"kind": kind}
    if kind == "occupation":
        salary, expenses = 100 * rng.randrange(100, 700), 100 * rng.randrange(50, 500)
        made |= {"name": text(rng), "salary": salary, "expenses": expenses}
        if chance(rng, 50):
            made["cashflow"] = salary - expenses + pick(rng, (9, 0), (1, 100))
        if chance(rng, 50):
            made["starting_skills"] = points(rng)
        if chance(rng, 30):
            made["retraining_skills"] = points(rng, 1)
    elif kind == "skill":
        made |= {"title": text(rng), "cost": pick(rng, (3, 0), (1, crowns(rng, 5000))), "skills": points(rng),
                 "universal_points": rng.randrange(3)}
    elif kind == "business":
        price = crowns(rng, 200_000)
        made |= {"name": text(rng), "price": price, "cashflow": rng.randrange(-2000, 20_000),
                 "category": rng.choice(["", "food", "web"]), "bonus_table": steps_table(rng),
                 "penalty_table": steps_table(rng), "table_unit": rng.choice(["kc", "percent"]), "max_loan": price}
        if chance(rng, 20):
            made["tokens"] = [rng.randrange(-60, 60)]
        if chance(rng, 10):
            made["required_skills"] = points(rng, 1)
    elif kind in ("flat", "land"):
        price = crowns(rng, 900_000)
        made |= {"name": text(rng), "price": price, "own_funds": price // 5, "max_loan": price // 5,
                 "cashflow": rng.randrange(9000) if kind == "flat" else 0, "mortgage_amount": price * 4 // 5,
                 "mortgage_instalment": rng.randrange(1, 60_000)}
    elif kind == "project":
        credit = crowns(rng, 500_000)
        made |= {"name": text(rng), "price": crowns(rng, 900_000), "investment": crowns(rng, 40_000),
                 "cashflow": rng.randrange(-5000, 60_000), "credit_amount": credit,
                 "credit_instalment": rng.randrange(credit // 3 + 1), "max_loan": 90_000}
        if chance(rng, 25):
            made["required_skills"] = points(rng, 9)
    elif kind == "manager":
        made |= {"name": text(rng), "cost": pick(rng, (1, 0), (1, crowns(rng, 5000))), "wage": rng.randrange(3000),
                 "skills": points(rng)}
    elif kind == "desire":
        made |= {"title": text(rng), "desire": rng.choice(KINDS), "cost": pick(rng, (2, 0), (1, crowns(rng, 9000)))}
    else:
        made |= {"name": text(rng), "effects": effects(rng, seats)}
        if "scope" in GAME.cards[kind]:
            made["scope"] = rng.choice(["personal", "common"])
    return made


def effects(rng, seats: list[str], most: int = 4) -> list[dict]:
    return [effect(rng, seats) for _ in range(rng.randrange(most))]


def effect(rng, seats: list[str]) -> dict:
    name = rng.choice(sorted(FIELDS))
    needed, groups, optional = FIELDS[name]
    made = {"effect": name}
    for field in [*needed, *(rng.choice(group) for group in groups)]:
        made[field] = _field(rng, name, field)
    for field in optional:
        if chance(rng, 40) and field not in ("of", "count"):
            made[field] = _field(rng, name, field)
    if name == "cash" and "percent" in made:
        made["of"] = rng.choice(PERCENT_OF)
    if name == "skill" and made["points"] < 0:
        made["skill"] = rng.choice(SKILLS)
    if name == "lose_asset":
        made.pop("name", None)
        if made["row"] in ("shares", "metals"):
            made["count"] = rng.randrange(1, 30)
    if chance(rng, 50):
        made["scope"] = rng.choice(SCOPES)
        if made["scope"] == "player":
            made["player"] = rng.choice(seats)
    return made


def _field(rng, name: str, field: str):
    if field == "amount":
        if name == "partners":
            return rng.randrange(-5, 20)
        sized = 40_000 if name in ("cash", "salary", "metal_price") else 900
        return pick(rng, (40, rng.randrange(-sized, sized)), (1, 10**12), (1, -(10**12)))
    if field == "percent":
        return pick(rng, (40, rng.randrange(-60, 61)), (1, 10_000), (1, -10_000), (2, -100))
    return {
        "set": lambda: rng.randrange(3000), "on": lambda: rng.choice(TOKEN_ON), "category": lambda: "food",
        "name": lambda: text(rng), "times": lambda: rng.randrange(400), "points": lambda: rng.randrange(-3, 6),
        "skill": lambda: rng.choice(SKILLS), "allowance": lambda: rng.randrange(9000), "skills": lambda: points(rng),
        "universal_points": lambda: rng.randrange(3), "turns": lambda: rng.randrange(4),
        "action": lambda: rng.choice(["card", "non_card", "either"]), "paydays": lambda: rng.randrange(4),
        "row": lambda: rng.choice(ASSETS), "text": lambda: text(rng),
    }[field]()


def a_card(rng, table: Table, *kinds: str):
    """A card of the library by its name, or typed."""
    known = [key for key, facts in (table.data.get("cards") or {}).items() if facts.get("kind") in kinds]
    if known and chance(rng, 40):
        return rng.choice(known)
    return card(rng, rng.choice(kinds), table.seats)
