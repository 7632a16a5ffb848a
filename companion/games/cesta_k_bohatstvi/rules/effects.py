"""What cards do to the books: the primitives of Q01 (8.13, 17.3)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from companion.engine import facts
from companion.engine.forms import LARGEST, Bad, Kind
from companion.engine.table import Refusal
from companion.games.cesta_k_bohatstvi import sheet
from companion.games.cesta_k_bohatstvi.rules.box import BANK, MOST_SKIPPED, R, SKILLS, game, set_turn, turn_of
from companion.games.cesta_k_bohatstvi.rules.markets import set_metal_price, set_share_price
from companion.games.cesta_k_bohatstvi.rules.money import must_pay, receive
from companion.games.cesta_k_bohatstvi.rules.tree import add_points, add_universal, take_points

__all__ = ["EFFECTS", "Effects", "apply_effects", "card_or_effects", "one_of_both", "FIELDS"]

SCOPES = ("self", "player", "all", "others")
ASSETS = ("loan", "business", "property", "stake", "project", "allowance", "manager", "income_line", "expense_line",
          "shares", "metals")
ACTIONS = ("card", "non_card", "either")
TOKEN_ON = ("businesses", "flats", "lands", "projects")


def _number(value, low=-LARGEST, high=LARGEST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _text(value) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 200


def _points(value) -> bool:
    return isinstance(value, dict) and all(k in SKILLS and _number(v, 0, 100) for k, v in value.items())


CHECKS = {
    "amount": _number, "percent": lambda v: _number(v, -10_000, 10_000), "set": lambda v: _number(v, 0),
    "of": _text, "on": lambda v: v in TOKEN_ON, "category": _text, "name": _text,
    "times": lambda v: _number(v, 0, 100_000), "points": lambda v: _number(v, -100, 100),
    "skill": lambda v: v in SKILLS, "allowance": lambda v: _number(v, 0), "skills": _points,
    "universal_points": lambda v: _number(v, 0, 100), "turns": lambda v: _number(v, 0, 100),
    "action": lambda v: v in ACTIONS, "paydays": lambda v: _number(v, 0, 1000),
    "row": lambda v: v in ASSETS, "count": lambda v: _number(v, 1), "text": _text,
}

# effect: (fields, groups of fields of which exactly one must be given, optional fields with defaults)
FIELDS: dict[str, tuple[tuple[str, ...], tuple[tuple[str, ...], ...], dict]] = {
    "cash": ((), (("amount", "percent"),), {"of": None}),
    "share_price": ((), (("amount", "percent", "set"),), {}),
    "metal_price": ((), (("amount", "percent", "set"),), {}),
    "token": (("percent",), (("on", "category", "name"),), {}),
    "commission": ((), (("amount", "percent", "set"),), {}),
    "partners": ((), (("amount", "times"),), {}),
    "skill": (("points",), (), {"skill": None}),
    "child": (("allowance",), (), {"skills": {}, "universal_points": 0}),
    "twins": (("allowance",), (), {"skills": {}, "universal_points": 0}),
    "skip_turn": (("turns",), (), {}),
    "two_dice_turns": (("turns",), (), {}),
    "extra_roll": ((), (), {}),
    "extra_action": (("action",), (), {}),
    "salary": ((), (("amount", "percent"),), {}),
    "income_line": (("name", "amount"), (), {"paydays": 0}),
    "expense_line": (("name", "amount"), (), {"paydays": 0}),
    "lose_asset": (("row",), (), {"name": None, "count": None}),
    "note": (("text",), (), {}),
}


class Effects(Kind):
    """A list of effects, each checked against the table of 17.3."""

    name = "effects"

    def check(self, value, table, who):
        if not isinstance(value, list) or len(value) > 30:
            raise Bad("type")
        return [self._one(effect, table) for effect in value]

    def _one(self, effect, table) -> dict:
        if not isinstance(effect, dict) or not isinstance(effect.get("effect"), str) or effect["effect"] not in FIELDS:
            raise Bad("effect")
        needed, groups, optional = FIELDS[effect["effect"]]
        known = {*needed, *optional, *(name for group in groups for name in group), "effect", "scope", "player"}
        if set(effect) - known or not all(name in effect for name in needed):
            raise Bad("effect_fields")
        if any(sum(name in effect for name in group) != 1 for group in groups):
            raise Bad("effect_fields")
        if not all(name in ("effect", "scope", "player") or CHECKS[name](effect[name]) for name in effect):
            raise Bad("effect_fields")
        scope = effect.get("scope")
        if scope not in (None, *SCOPES) or (scope == "player") != ("player" in effect):
            raise Bad("scope")
        if "player" in effect and effect["player"] not in table.seats:
            raise Bad("choice")
        if effect["effect"] == "cash" and ("percent" in effect) != ("of" in effect):
            raise Bad("effect_fields")
        if effect["effect"] == "cash" and "of" in effect and effect["of"] not in PERCENT_OF:
            raise Bad("effect_fields")
        if effect["effect"] == "skill" and effect["points"] < 0 and "skill" not in effect:
            raise Bad("effect_fields")
        if effect["effect"] == "lose_asset":
            counted = effect["row"] in ("shares", "metals")
            named = not counted and effect["row"] != "allowance"  # an allowance has no name
            if counted != ("count" in effect) or (named and "name" not in effect) or (counted and "name" in effect):
                raise Bad("effect_fields")
        return dict(effect)

    def describe(self, table, who):
        return {"type": self.name, "effects": {name: {"needed": needed, "one_of": groups, "optional": optional}
                                               for name, (needed, groups, optional) in FIELDS.items()},
                "scopes": SCOPES, "seats": table.seats, "skills": SKILLS, "on": TOKEN_ON, "assets": ASSETS, "actions": ACTIONS,
                "of": PERCENT_OF}


PERCENT_OF = ("cash", "salary", "base_salary", "base_expenses", "dividends", "business_income", "property_yield",
              "stakes_cashflow", "nm_total_commission", "parental_allowance", "other_income", "total_income",
              "child_costs", "loan_instalments", "stake_instalments", "other_expenses", "total_expenses",
              "total_cashflow")
EFFECTS = Effects()


def one_of_both(table, who, values: dict) -> None:
    """A card or typed effects, one of the two. Errors: Refusal bad_parameter."""
    if (values["card"] is None) == (values["effects"] is None):
        raise Refusal("bad_parameter", parameter="effects", why="missing" if values["card"] is None else "choice")


def card_or_effects(card: dict | None, effects: list | None) -> list:
    """The effects of a card, or those typed."""
    return card["effects"] if card is not None else effects


def apply_effects(table, who: str, effects: list, common: bool = False):
    """Apply effects in their order; on a common card the default scope is everybody. Yields facts."""
    for effect in effects:
        scope = effect.get("scope") or ("all" if common else "self")
        seats = {"self": [who], "player": [effect.get("player")], "all": table.clockwise(who),
                 "others": [seat for seat in table.clockwise(who) if seat != who]}[scope]
        if effect["effect"] in ONCE:
            yield from ONCE[effect["effect"]](table, who, effect)
        else:
            for seat in seats:
                yield from EACH[effect["effect"]](table, seat, effect)


def _changed(table, value: int, effect: dict) -> int:
    """A figure after ± an amount, ± percent of itself, or set."""
    if "set" in effect:
        return effect["set"]
    if "percent" in effect:
        return value + R(table, Fraction(value * effect["percent"], 100))
    return value + effect["amount"]


def _share_price(table, who, effect):
    yield from set_share_price(table, _changed(table, table.shared["price_ticket"]["share_price"], effect))


def _metal_price(table, who, effect):
    yield from set_metal_price(table, _changed(table, table.shared["price_ticket"]["metal_price"], effect))


def _extra_roll(table, seat, effect):
    if seat != table.current:
        yield facts.notice("no_extra_roll", seat=seat)
        return
    yield set_turn(table, again=True)
    yield facts.set_shared("phase", "awaiting_roll")


def _note(table, who, effect):
    yield facts.notice("note", text=effect["text"])


ONCE = {"share_price": _share_price, "metal_price": _metal_price, "note": _note}


def _cash(table, seat, effect):
    if "amount" in effect:
        amount = effect["amount"]
    else:
        of = table.cash(seat) if effect["of"] == "cash" else _figure(table, seat, effect["of"])
        amount = R(table, Fraction(of * effect["percent"], 100))
    if amount >= 0:
        yield from receive(table, seat, amount, "card")
    else:
        yield from must_pay(table, seat, -amount, "card")


def _figure(table, seat: str, name: str) -> int:
    held = table.seat(seat)
    return held[name] if name in ("base_salary",) else sheet.sheet(table, seat).value(name)


def _token(table, seat, effect):
    kinds = {"flats": "flat", "lands": "land"}
    on = effect.get("on")
    for rows in ("businesses", "properties", "projects"):
        for row in list(table.rows(seat, rows)):
            if (on == rows and rows != "properties") or (rows == "properties" and kinds.get(on) == row["kind"]) \
                    or ("category" in effect and row.get("category") == effect["category"]) \
                    or ("name" in effect and row["name"] == effect["name"]):
                yield facts.change_row(seat, rows, row, tokens=[*row["tokens"], effect["percent"]])


def _commission(table, seat, effect):
    value = max(0, _changed(table, table.seat(seat)["nm_commission_per_partner"], effect))
    yield facts.set_field(seat, "nm_commission_per_partner", value)


def _partners(table, seat, effect):
    """W02: always rounded up, never under 1; seats without licence stay as they are."""
    held = table.seat(seat)
    if not held["nm_licence"]:
        return
    old = held["nm_partners"]
    new = old + effect["amount"] if "amount" in effect else ceil(Fraction(old * effect["times"], 100))
    yield facts.set_field(seat, "nm_partners", max(1, new))


def _skill(table, seat, effect):
    points = effect["points"]
    if effect.get("skill") is None:
        yield from add_universal(table, seat, points)
    elif points >= 0:
        yield from add_points(table, seat, {effect["skill"]: points})
    else:
        yield from take_points(table, seat, effect["skill"], -points)


def _birth(table, seat, effect):
    """F01: the cost for good, then the allowance row, then the skill points."""
    percent = table.data["twins_percent" if effect["effect"] == "twins" else "child_percent"]
    base = sheet.total_income(table, seat)
    if table.options["child_cost_base"] == "after_allowance":
        base += effect["allowance"]
    cost = max(0, R(table, Fraction(base * percent, 100)))  # a birth never lowers the expenses
    yield facts.set_field(seat, "child_costs", table.seat(seat)["child_costs"] + cost)
    row = facts.add_row(table, seat, "allowances", amount=effect["allowance"], used=0)
    yield row
    yield facts.set_field(seat, "births", [*table.seat(seat)["births"],
                                           {"percent": percent, "allowance": row.data["values"]["row_id"]}])
    yield from add_points(table, seat, effect.get("skills", {}))
    yield from add_universal(table, seat, effect.get("universal_points", 0))


def _skip_turn(table, seat, effect):
    yield facts.set_field(seat, "turns_to_skip", min(MOST_SKIPPED, table.seat(seat)["turns_to_skip"] + effect["turns"]))


def _two_dice(table, seat, effect):
    left = table.seat(seat)["charity_turns_left"]
    yield facts.set_field(seat, "charity_turns_left", left + effect["turns"])
    if seat == table.current and not left:
        yield set_turn(table, charity=True)  # the turn that brings them is not one of them


def _extra_action(table, seat, effect):
    if seat != table.current:
        yield facts.notice("no_extra_action", seat=seat)
        return
    yield set_turn(table, extra=[*turn_of(table)["extra"], effect["action"]])
    if table.phase == "landed":
        yield facts.set_shared("phase", "action_open")


def _salary(table, seat, effect):
    if table.seat(seat)["employed"]:
        yield facts.set_field(seat, "salary", max(0, _changed(table, table.seat(seat)["salary"], effect)))


def _line(table, seat, effect):
    yield facts.add_row(table, seat, effect["effect"] + "s", name=effect["name"], amount=effect["amount"],
                        paydays=effect.get("paydays", 0))


def _lose_asset(table, seat, effect):
    if effect["row"] in ("shares", "metals"):
        count = min(effect["count"], table.balance(seat, effect["row"]))
        if count:
            yield facts.move(count, effect["row"], seat, BANK, "card")
            return
    else:
        rows = game.row_names[effect["row"]]
        label, name = game.rows[rows]["label"], effect.get("name")
        for row in table.rows(seat, rows):
            if name is None or (label and row[label] == name):
                if rows == "stakes":
                    yield from _card_of_lost_stake(table, seat, row)
                yield facts.remove_row(seat, rows, row)
                return
    yield facts.notice("nothing_to_lose", seat=seat, name=effect.get("name") or effect["row"])


def _card_of_lost_stake(table, seat, stake):
    """The card before a seat that loses its stake goes to the next stakeholder clockwise, as at a sale (X04)."""
    from companion.games.cesta_k_bohatstvi.rules.projects import hand_on, keeps_stake, partners
    card = sheet.project_card(table, stake)
    if card and card[0] == seat and not keeps_stake(table, seat, stake):
        yield from hand_on(table, seat, card[1], stake, next(iter(partners(table, seat, stake)), None))


EACH = {"cash": _cash, "token": _token, "commission": _commission, "partners": _partners, "skill": _skill,
        "child": _birth, "twins": _birth, "skip_turn": _skip_turn, "two_dice_turns": _two_dice,
        "extra_action": _extra_action, "extra_roll": _extra_roll, "salary": _salary, "income_line": _line, "expense_line": _line,
        "lose_asset": _lose_asset}


@game.hook("check_card")
def check_card(table, kind: str, name: str, value):
    """What the types of a card's fields do not say: effects, skills, tables. Errors: Bad."""
    if name == "effects":
        return EFFECTS.check(value, table, None)
    if name in ("starting_skills", "retraining_skills", "skills", "required_skills") and not _points(value):
        raise Bad("skills")
    return check_row(table, kind, name, value)


@game.hook("check_row")
def check_row(table, rows: str, name: str, value):
    """Tables, tokens, shares and skills of rows. Errors: Bad."""
    if name in ("bonus_table", "penalty_table"):
        if not all(isinstance(r, list) and len(r) == 2 and all(_number(n, 0) for n in r) for r in value):
            raise Bad("table")
    elif name == "instalments_paid" and value > table.data["loan_instalments"]:
        raise Bad("range")
    elif name == "used" and value > table.data["allowance_uses"]:
        raise Bad("range")
    elif name == "tokens":
        if not all(_number(token, -1000, 1000) for token in value):
            raise Bad("type")
    elif name == "skills" and not _points(value):
        raise Bad("skills")
    elif name == "share":
        from companion.games.cesta_k_bohatstvi.rules.projects import Share
        share = Share().check(value, table, None)
        if not 0 < Fraction(share) <= 1:
            raise Bad("range")
        return share
    return value


