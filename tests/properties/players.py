"""Imaginary players of Cesta k bohatství: the tables they lay and what they ask for, mostly sensible.

Everything is drawn from an object with the methods of random.Random, so that the same players sit at a
seeded table and at one that hypothesis shrinks.
"""

from __future__ import annotations

from companion.engine.table import Table
from companion.games.cesta_k_bohatstvi.rules.box import KINDS, SKILLS, filled, has_white, rights, skills_of
from tests.properties.arguments import NAMES, arguments
from tests.properties.cards import GAME, a_card, card, chance, crowns, effects, pick
from tests.properties.evening import HOST, seated

__all__ = ["laid_table", "half_played", "something", "forward", "any_time", "correction", "anything", "spoilt",
           "glance", "faces_for"]


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
        if table.phase == "awaiting_roll" and chance(rng, 28):
            dice = pick(rng, (6, None), (4, 2 if held["charity_turns_left"] else 1), (1, 2))
            return author, "roll_move", {} if dice is None else {"dice": dice}
        return author, "land", {"square": pick(rng, (11, "action"), (4, rng.choice(GAME.squares)), (2, "event")),
                                "passing": [rng.choice(["start", "payday", "action"]) for _ in range(rng.randrange(3))]}
    if table.phase == "card_effects":
        if chance(rng, 15):
            return author, "roll_for_card", {"dice": rng.randrange(1, 4)}
        if chance(rng, 40):
            return author, "enter_card", {"card": a_card(rng, table, "event", "fear")}
        return author, "enter_card", {"scope": rng.choice(["personal", "common"]), "effects": effects(rng, table.seats)}
    open_now = rights(table)
    if table.phase == "action_open" and open_now and not chance(rng, 10):
        return author, *_action(rng, table, seat, rng.choice(open_now))
    return author, "end_turn", {}


CARD_ACTIONS = ((3, "take_skill_card"), (4, "buy_business"), (4, "buy_property"), (3, "use_nm_card"),
                (3, "other_opportunity"), (4, "draw_desire"), (2, "change_occupation"), (9, "take_large_project"),
                (4, "hire_manager"), (4, "use_sixth_sense_card"))
NON_CARD_ACTIONS = ((4, "buy_shares"), (4, "buy_metals"), (3, "buy_nm_licence"), (4, "give_to_charity"), (1, "resign"))
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


# -- what would be wrong -----------------------------------------------------------------------------------

def anything(rng, table: Table) -> tuple[dict, str, dict]:
    """Any command of the game by anybody, with arguments that would fit it."""
    command = rng.choice(sorted({*GAME.commands} - {"close_table", "join"}))
    seat = table.current if table.current and chance(rng, 50) else rng.choice(table.seats)
    author = pick(rng, (8, seated(seat)), (2, HOST), (1, {"role": "sensor", "seat": None, "device": "die"}))
    return author, command, arguments(rng, table, seat, command)


def junk(rng):
    """A value of JSON that hardly anything expects."""
    return rng.choice([None, True, False, 0, -1, 1, 1000, 10**9, 10**12, 10**15, 10**30, 0.5,
                       "", "x", "Adam", "table", "1/0", "50 %", "\x00", "a" * 300,
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
