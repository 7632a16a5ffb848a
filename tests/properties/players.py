"""Imaginary players of Cesta k bohatství: tables, cards and commands, mostly sensible ones.

Everything is drawn from an object with the methods of random.Random, so that the same players sit at a
seeded table and at one that hypothesis shrinks.
"""

from __future__ import annotations

from companion import catalogue
from companion.engine.table import Table
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS, filled, has_white, rights, skills_of
from companion.games.cesta_k_bohatstvi.rules.effects import ASSETS, FIELDS, PERCENT_OF, SCOPES, TOKEN_ON
from tests.properties.evening import HOST, seated

__all__ = ["GAME", "laid_table", "half_played", "something", "forward", "any_time", "correction", "anything", "spoilt",
           "glance", "faces_for"]

GAME = catalogue.find("cesta-k-bohatstvi")
NAMES = ("Adam", "Bára", "Cyril", "Anna M.", "D.J.", "Žofie K", "O'Neil", "王")
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


# -- tables ------------------------------------------------------------------------------------------------

def laid_table(rng) -> dict:
    """The head of a table: 1 to 6 seats, options, data, a library of cards."""
    count = pick(rng, (1, 1), (3, 2), (4, 3), (2, 4), (1, 6))
    seats = list(NAMES)
    rng.shuffle(seats)
    head = {"seats": seats[:count], "start": pick(rng, (70, "ready"), (30, "lobby")), "data": {}, "options": {}}
    for option, values in GAME.options.items():
        if chance(rng, 30):
            head["options"][option] = rng.choice(values[1:])
    if chance(rng, 60):
        head["data"]["track"] = ["start", "payday", *(rng.choice(GAME.squares[1:]) for _ in range(rng.randrange(4, 16)))]
    if chance(rng, 40):
        head["data"]["share_price_start"] = rng.choice([100, 300, 700, 1234])
    if chance(rng, 20):
        head["data"]["metal_price_start"] = rng.choice([0, 500, 3333])
    if chance(rng, 20):
        head["data"]["charity_turns"] = rng.randrange(4)
    if chance(rng, 10):
        head["data"]["note_values"] = [50, 700]
    if chance(rng, 40):
        head["host"] = rng.choice(head["seats"])
    library = {}
    for number in range(rng.randrange(8)):
        library[f"CARD_{number}"] = card(rng, rng.choice(sorted(GAME.cards)), head["seats"])
    head["cards"] = library
    return head


def half_played(rng, seats: list[str]) -> list[dict]:
    """What the host enters of a game that was begun on paper: arguments of corrections, perhaps none."""
    found = []
    projects = chance(rng, 70)
    for seat in seats if chance(rng, 70) else []:
        values = {"cash": crowns(rng, 2_000_000)}
        if projects:
            values["skill_tree.mastermind"] = [1, 2, 3]
        if chance(rng, 40):
            values["skill_tree.sixth_sense"] = [1, 2]
        if chance(rng, 40):
            values |= {"nm_licence": True, "nm_partners": rng.randrange(1, 9)}
        if chance(rng, 40):
            values |= {f"desires.{kind}": rng.choice(["none", "open", "fulfilled"]) for kind in KINDS}
        if chance(rng, 15):
            values["loans"] = [{"principal": 100 * rng.randrange(1, 90)} for _ in range(4)]
        if chance(rng, 30):
            values |= {"salary": 30_000, "base_salary": 30_000, "base_expenses": rng.randrange(40_000)}
        found.append({"seat": seat, "values": values, "reason": "from paper"})
    if chance(rng, 50):
        found.append({"seat": "table", "values": {"round_number": 2}, "reason": "from paper"})
    return found


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


# -- what would be right now -------------------------------------------------------------------------------

def faces_for(rng, request: dict, few: bool = False) -> list[int]:
    """Faces for an open request, many sixes; few: only the next one, as a sensor sends them."""
    missing = request["dice"] - len(request["read"])
    return [pick(rng, (1, 6), (6, rng.randrange(1, 7))) for _ in range(1 if few else missing)]


def forward(rng, table: Table) -> tuple[dict, str, dict]:
    """What a seat at the table would do now: (actor, command, arguments)."""
    waiting = _waiting(rng, table)
    if waiting and not chance(rng, 15):
        return rng.choice(waiting)
    if table.phase == "setup":
        return _setting_up(rng, table)
    if table.phase == "ended" or table.current is None:
        return correction(rng, table)
    return _turn(rng, table, table.current)


def _waiting(rng, table: Table) -> list:
    found = []
    if table.roll is not None:
        by = table.roll["by"]
        author = HOST if by is None or chance(rng, 20) else seated(by)
        found.append((author, "report_roll", {"faces": faces_for(rng, table.roll)}))
        if chance(rng, 25):
            sensor = {"role": "sensor", "seat": None, "device": "die"}
            found = [(sensor, "report_roll", {"faces": faces_for(rng, table.roll, few=True)})]
    for row in table.open_rows("window"):
        if row["terms"]["closed"]:
            continue
        instrument = row["terms"]["instrument"]
        found.append((seated(row["by"]), "close_window", {"instrument": instrument}))
        for seat in table.seats:
            if seat != row["by"] and seat not in row["terms"]["declined"]:
                if row["terms"]["side"] == "sale":
                    most = max(1, table.balance(seat, instrument))
                else:
                    most = max(1, table.cash(seat) // max(1, row["terms"]["price"]))
                found.append((seated(seat), "join_window", {"count": rng.randrange(1, min(most, 900) + 1),
                                                            "instrument": instrument}))
                found.append((seated(seat), "decline_window", {} if chance(rng, 50) else {"instrument": instrument}))
    for row in table.open_rows("project"):
        for seat in row["waiting"]:
            found += [(seated(seat), pick(rng, (3, "confirm_project"), (1, "decline_project")), {})] * 6
    for row in table.open_rows("payment"):
        for seat in row["waiting"]:
            found += [(seated(seat), pick(rng, (3, "accept_payment"), (2, "decline_payment")), {})] * 4
    for seat in table.seats:
        if table.seat(seat)["unclaimed"]:
            found += [(seated(seat), "claim_cashflow", {})] * 3
        if table.seat(seat)["points_to_place"]:
            free = [skill["id"] for skill in skills_of(table) if has_white(table, seat, skill)]
            found.append((seated(seat), "place_point", {"skill": rng.choice(SKILLS if chance(rng, 10) else free or SKILLS)}))
    if table.shared["card_offer"]["to_rotate"]:
        found.append((seated(table.shared["offer_keeper"]), "end_round", {}))
    return found


def _setting_up(rng, table: Table):
    if chance(rng, 12):
        return HOST, "join", arguments(rng, table, None, "join")
    without = [seat for seat in table.seats if not table.seat(seat)["occupation_name"]]
    if without and not chance(rng, 20):
        return seated(rng.choice(without)), "take_occupation", {"card": a_card(rng, table, "occupation")}
    return HOST, "roll_start_order", {}


def _turn(rng, table: Table, seat: str):
    author = HOST if chance(rng, 10) else seated(seat)
    held = table.seat(seat)
    if table.phase in ("awaiting_roll", "moving"):
        if not held["occupation_name"] and not held["moves"] and chance(rng, 60):
            return seated(seat), "take_occupation", {"card": a_card(rng, table, "occupation")}
        if table.phase == "awaiting_roll" and chance(rng, 45):
            dice = pick(rng, (6, None), (4, 2 if held["charity_turns_left"] else 1), (1, 2))
            return author, "roll_move", {} if dice is None else {"dice": dice}
        return author, "land", {"square": pick(rng, (8, "action"), (4, rng.choice(GAME.squares)), (2, "event")),
                                "passing": [rng.choice(["start", "payday", "action"]) for _ in range(rng.randrange(3))]}
    if table.phase == "card_effects":
        if chance(rng, 15):
            return author, "roll_for_card", {"dice": rng.randrange(1, 4)}
        if chance(rng, 40):
            return author, "enter_card", {"card": a_card(rng, table, "event", "fear")}
        return author, "enter_card", {"scope": rng.choice(["personal", "common"]), "effects": effects(rng, table.seats)}
    open_now = rights(table)
    if table.phase == "action_open" and open_now and not chance(rng, 20):
        return author, *_action(rng, table, seat, rng.choice(open_now))
    return author, "end_turn", {}


CARD_ACTIONS = ((3, "take_skill_card"), (4, "buy_business"), (4, "buy_property"), (3, "use_nm_card"),
                (3, "other_opportunity"), (4, "draw_desire"), (2, "change_occupation"), (9, "take_large_project"),
                (3, "hire_manager"), (3, "use_sixth_sense_card"))
NON_CARD_ACTIONS = ((4, "buy_shares"), (4, "buy_metals"), (3, "buy_nm_licence"), (4, "give_to_charity"), (1, "resign"))
OF_CARDS = {"take_skill_card": ("skill",), "buy_business": ("business",), "buy_property": ("flat", "land"),
            "use_nm_card": ("nm",), "other_opportunity": ("opportunity",), "change_occupation": ("occupation",),
            "hire_manager": ("manager",), "use_sixth_sense_card": ("sixth_sense",)}


def _action(rng, table: Table, seat: str, right: str):
    if right not in ("card", "non_card"):
        return right, arguments(rng, table, seat, right)
    every = CARD_ACTIONS if right == "card" else NON_CARD_ACTIONS
    fitting = [action for action in every if _fits(table, seat, action[1])]
    others = [action for action in every if action not in fitting]
    command = pick(rng, *(others if others and (chance(rng, 12) or not fitting) else fitting))
    return command, arguments(rng, table, seat, command)


def _fits(table: Table, seat: str, command: str) -> bool:
    """Whether a player who knows the rules would think of this action."""
    held = table.seat(seat)
    if command in ("take_large_project", "hire_manager"):
        return len(filled(table, seat, "mastermind")) >= 3
    if command == "use_sixth_sense_card":
        return len(filled(table, seat, "sixth_sense")) == 2 and not held["loans"]
    if command == "use_nm_card":
        return held["nm_licence"]
    if command == "buy_nm_licence":
        return not held["nm_licence"] and table.cash(seat) >= 12_500
    if command in ("change_occupation", "resign"):
        return held["employed"]
    if command == "draw_desire":
        return "none" in held["desires"].values()
    if command in ("buy_shares", "buy_metals"):
        return table.cash(seat) > 25_000 and not held["arrears"]
    return command not in ("buy_business", "buy_property") or not held["arrears"]


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
        "set_option": lambda: _option(rng),
        "teach": lambda: _lesson(rng, table),
        "join": lambda: {"name": rng.choice(NAMES) if chance(rng, 70) else text(rng)},
        "adjust": lambda: _adjustment(rng, table),
        "add_row": lambda: _row(rng, table),
        "remove_row": lambda: _struck(rng, table),
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


ANY_TIME = ("sell_shares", "sell_metals", "sell_business", "sell_property", "sell_stake", "repay_loan_early",
            "dismiss_manager", "fulfil_desire", "pay", "take_loan", "roll_for_card")


def any_time(rng, table: Table) -> tuple[dict, str, dict]:
    """One of the things that are possible at any moment, for a seat that has something of the kind if there is one."""
    able = {command: [seat for seat in table.seats if _able(table, seat, command)] for command in ANY_TIME}
    fitting = [command for command in ANY_TIME if able[command]]
    command = rng.choice(fitting if fitting and not chance(rng, 15) else ANY_TIME)
    seat = rng.choice(able[command] or table.seats)
    return seated(seat), command, arguments(rng, table, seat, command)


SELLS = {"sell_business": "businesses", "sell_property": "properties", "sell_stake": "stakes", "repay_loan_early": "loans",
         "dismiss_manager": "managers"}


def _able(table: Table, seat: str, command: str) -> bool:
    """Whether a seat has what the command is about."""
    if command in SELLS:
        return bool(table.rows(seat, SELLS[command]))
    if command in ("sell_shares", "sell_metals"):
        return table.balance(seat, command[5:]) > 0
    if command == "fulfil_desire":
        return seat == table.current and "open" in table.seat(seat)["desires"].values()
    if command == "pay":
        return table.cash(seat) > 0 and len(table.seats) > 1
    return command == "roll_for_card" and seat == table.current


# -- what a host does --------------------------------------------------------------------------------------

HOSTING = ((8, "adjust"), (5, "add_row"), (2, "remove_row"), (3, "set_option"), (2, "teach"), (2, "choose_offer_keeper"),
           (1, "choose_host"), (2, "move_on"), (3, "rule"), (1, "pay"), (1, "join"), (1, "close_table"),
           (1, "roll_start_order"))


def correction(rng, table: Table) -> tuple[dict, str, dict]:
    """A correction, a ruling, a lesson: what only the host may do."""
    command = pick(rng, *HOSTING)
    if command == "close_table" and not chance(rng, 30):
        command = "adjust"
    return HOST, command, arguments(rng, table, table.host, command)


def _option(rng) -> dict:
    option = rng.choice(sorted(GAME.options))
    return {"option": option, "value": rng.choice(GAME.options[option])}


def _lesson(rng, table: Table) -> dict:
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


def _adjustment(rng, table: Table) -> dict:
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
        {"arrears": rng.randrange(5000)}, {"turns_to_skip": pick(rng, (20, rng.randrange(3)), (1, 1000))}, {"charity_turns_left": rng.randrange(4)},
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


def _row(rng, table: Table) -> dict:
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


def _struck(rng, table: Table) -> dict:
    """A row that is there, if there is any."""
    there = [{"seat": seat, "row": row, "index": 1} for seat in table.seats for row, rows in sorted(GAME.row_names.items())
             if table.rows(seat, rows)]
    return rng.choice(there or [{"seat": table.seats[0], "row": "loan", "index": 1}])


def _of_card(facts: dict, rows: str) -> dict:
    return {name: value for name, value in facts.items() if name in GAME.rows[rows]["fields"]}


def _ruling(rng, table: Table) -> dict:
    command = rng.choice(["buy_shares", "end_turn", "land", "roll_move", "take_skill_card", "give_to_charity",
                          "buy_business", "resign", "place_point", "enter_card", "draw_desire"])
    by = rng.choice(table.seats)
    return {"command": command, "by": by, "arguments": arguments(rng, table, by, command), "reason": "agreed"}


# -- what would be wrong -----------------------------------------------------------------------------------

def anything(rng, table: Table) -> tuple[dict, str, dict]:
    """Any command of the game by anybody, with arguments that would fit it."""
    command = rng.choice(sorted({*GAME.commands} - {"close_table", "join"}))
    seat = table.current if table.current and chance(rng, 50) else rng.choice(table.seats)
    author = pick(rng, (8, seated(seat)), (2, HOST), (1, {"role": "sensor", "seat": None, "device": "die"}))
    return author, command, arguments(rng, table, seat, command)


def junk(rng):
    """A value of JSON that hardly anything expects."""
    return rng.choice([None, True, False, 0, -1, 1, 1000, 10**9, 10**12, 10**15, 10**30, 0.5, "", "x", "Adam", "table", "1/0", "50 %", "\x00", "a" * 300,
                       [], [1], [[]], [None], {}, {"effect": "cash"}, {"kind": "skill"}, {"a": {"b": []}}, [{"effect": []}]])


def spoilt(rng, value, depth: int = 0):
    """The same value with something in it replaced, left out, or added."""
    if isinstance(value, dict) and value and depth < 5:
        made, key = {**value}, rng.choice(list(value))
        what = rng.randrange(5)
        if what == 0:
            del made[key]
        elif what == 1:
            made[rng.choice(["extra", "kind", "scope", "player", key + "x"])] = junk(rng)
        else:
            made[key] = spoilt(rng, value[key], depth + 1)
        return made
    if isinstance(value, list) and value and depth < 5 and chance(rng, 70):
        made, at = list(value), rng.randrange(len(value))
        made[at] = spoilt(rng, value[at], depth + 1)
        return made
    return junk(rng)


def something(rng, table: Table) -> tuple[dict, str, dict]:
    """What somebody at the table asks for: mostly what is next, now and then something odd."""
    asked = pick(rng, (66, forward), (13, any_time), (9, correction), (6, anything), (6, None))
    if asked is not None:
        return asked(rng, table)
    author, command, given = pick(rng, (3, forward), (1, any_time), (1, correction), (1, anything))(rng, table)
    return author, command if chance(rng, 95) else f"{command}s", spoilt(rng, given)


def glance(rng, table: Table) -> int | None:
    """Which entry the sender's form showed: none in particular, the newest, or one that has been overtaken."""
    return pick(rng, (6, None), (3, table.seq), (1, rng.randrange(table.seq + 1)))
