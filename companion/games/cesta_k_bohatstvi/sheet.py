"""The player sheet (section 4): every derived figure once, with its explanation."""

from __future__ import annotations

from fractions import Fraction

from companion.engine.sheet import Field, Section, Sheet, Term
from companion.games.cesta_k_bohatstvi.rules.box import R, filled, game, skills_of

__all__ = ["sheet", "total_income", "total_expenses", "total_cashflow", "column", "column_is_full", "token_price",
           "mortgage_left", "credit_left", "project_card", "same_project", "table_value", "dividends", "dividend", "open_loans", "loan_left", "stake_price",
           "sides", "business_parts", "property_income", "stake_cashflow", "token_cashflow"]


# -- the tree's columns (4.6, K01, K09, K10) -----------------------------------------------------------

def sides(skill: dict) -> list[str]:
    """The side that each box of a skill counts on."""
    side = skill["hemisphere"]
    return side if isinstance(side, list) else [side] * len(skill["boxes"])


def column(table, seat: str, side: str) -> int:
    """experience (left) or charisma (right): filled boxes that count on that side (K01)."""
    return sum(sides(skill)[box - 1] == side
               for skill in skills_of(table) for box in filled(table, seat, skill["id"]))


def column_is_full(table, seat: str, side: str) -> bool:
    """Whether every box of the side is filled (K09 full charisma, K10 full experience)."""
    boxes = sum(sides(skill).count(side) for skill in skills_of(table))
    return boxes > 0 and column(table, seat, side) == boxes


# -- prices and tokens (C06, R02) ----------------------------------------------------------------------

def _factor(table, tokens: list[int]) -> Fraction:
    if table.options["token_stacking"] == "compound":
        made = Fraction(1)
        for token in tokens:
            made *= max(Fraction(0), Fraction(100 + token, 100))
        return made
    return Fraction(max(0, 100 + sum(tokens)), 100)


def token_price(table, price: int, tokens: list[int]) -> int:
    """The present price of a card with its tokens, never negative (R02)."""
    return R(table, price * _factor(table, tokens))


def _token_factor(table, tokens: list[int]) -> Fraction:
    """What tokens do to a cashflow: nothing unless token_effect=price_and_cashflow (C06)."""
    return _factor(table, tokens) if table.options["token_effect"] == "price_and_cashflow" else Fraction(1)


def token_cashflow(table, cashflow: int, tokens: list[int]) -> int:
    """A cashflow as the tokens on its card have it."""
    return _times(table, cashflow, _token_factor(table, tokens))


def _times(table, cashflow: int, factor: Fraction) -> int:
    """A printed cashflow stays as printed; one that a percentage made is rounded once."""
    return cashflow if factor == 1 else R(table, cashflow * factor)


def table_value(rows: list, boxes: int) -> int:
    """A bonus or penalty table: the last row reached counts, none reached is 0 (4.5)."""
    return next((value for at, value in sorted(rows, reverse=True) if boxes >= at), 0)


def business_parts(table, seat: str, row: dict) -> dict:
    """What a business brings, piece by piece (C03, C04): cashflow, charisma_bonus, inexperience_penalty, business_net.

    raised: whether full experience adds its percentage: to the cashflow, or to the net sum (experience_bonus_base).
    """
    base = row["cashflow"] * _token_factor(table, row["tokens"])  # exact: rounded once, at the end (R01)
    bonus = table_value(row["bonus_table"], column(table, seat, "right"))
    penalty = table_value(row["penalty_table"], column(table, seat, "left"))
    if table.options["business_tables"] == "frozen_at_purchase" and row.get("frozen"):
        bonus, penalty = row["frozen"]
    if row["table_unit"] == "percent":
        bonus, penalty = (R(table, base * value / 100) for value in (bonus, penalty))
    full = column_is_full(table, seat, "left")
    raised = Fraction(100 + table.data["full_experience_percent"], 100) if full else 1
    on_net = full and table.options["experience_bonus_base"] == "net_income"
    cashflow = _times(table, row["cashflow"], _token_factor(table, row["tokens"]) * (1 if on_net else raised))
    net = R(table, (base + bonus - penalty) * raised) if on_net and raised != 1 else cashflow + bonus - penalty
    return {"cashflow": cashflow, "charisma_bonus": bonus, "inexperience_penalty": penalty, "business_net": net, "raised": raised != 1}


@game.row("businesses")
def business(table, seat: str, row: dict) -> dict:
    """business_net = cashflow (+ 50 % with full experience) + charisma bonus − inexperience penalty (C03, C04)."""
    return {"business_net": business_parts(table, seat, row)["business_net"],
            "current_price": token_price(table, row["price"], row["tokens"])}


def mortgage_left(row: dict) -> int:
    return max(0, row["mortgage_amount"] - row["mortgage_instalments_paid"] * row["mortgage_instalment"])


@game.row("properties")
def property_row(table, seat: str, row: dict) -> dict:
    return {"current_price": token_price(table, row["price"], row["tokens"]), "mortgage_left": mortgage_left(row)}


def credit_left(row: dict) -> int:
    """What is still owed of a stake's share of the project credit."""
    return max(0, row["stake_credit"] - row["stake_instalments_paid"] * row["stake_instalment"])


def same_project(one: dict, other: dict) -> bool:
    """Whether two rows (stakes or project cards) are of one project; rows carried on from paper know it by name only."""
    if one.get("card") and other.get("card"):
        return one["card"] == other["card"]
    return one.get("project", one.get("name")) == other.get("project", other.get("name"))


def project_card(table, stake: dict) -> tuple[str, dict] | None:
    """Who holds the card of a stake's project, and the card; None where no card lies on the table."""
    for seat in table.seats:
        for row in table.rows(seat, "projects"):
            if same_project(stake, row):
                return seat, row
    return None


@game.row("stakes")
def stake(table, seat: str, row: dict) -> dict:
    card = project_card(table, row)
    return {"card_holder": card[0] if card else None}


def stake_price(table, row: dict, card: dict) -> int:
    """What a stake brings: its share of the card's present price, less the credit left (X04)."""
    return R(table, Fraction(row["share"]) * token_price(table, card["price"], card["tokens"])) - credit_left(row)


@game.row("projects")
def project(table, seat: str, row: dict) -> dict:
    return {"current_price": token_price(table, row["price"], row["tokens"])}


def instalment(table, row: dict) -> int:
    """Ten percent of the principal (L01)."""
    return R(table, Fraction(row["principal"] * table.data["loan_instalment_percent"], 100))


def loan_left(table, row: dict) -> int:
    """What repaying a loan today takes: the remaining instalments, or always twelve (L03, early_repayment)."""
    left = table.data["loan_instalments"]
    if table.options["early_repayment"] == "remaining":
        left -= row["instalments_paid"]
    return left * instalment(table, row)


@game.row("loans")
def loan(table, seat: str, row: dict) -> dict:
    return {"instalment": instalment(table, row)}


def open_loans(table, seat: str) -> int:
    """How many of the four loan rows are taken (L04, option stake_credit_uses_loan_row)."""
    taken = len(table.rows(seat, "loans"))
    if table.options["stake_credit_uses_loan_row"]:
        taken += sum(credit_left(row) > 0 for row in table.rows(seat, "stakes"))
    return taken


# -- incomes and expenses (4.2, 4.3) -------------------------------------------------------------------

def dividends(table, seat: str) -> int:
    """Ten percent of the shares at today's price (N02)."""
    return dividend(table, table.balance(seat, "shares"))


def dividend(table, shares: int, price: int | None = None) -> int:
    """What so many shares bring at a price, by default today's."""
    price = table.shared["price_ticket"]["share_price"] if price is None else price
    return R(table, Fraction(shares * price * table.data["dividend_percent"], 100))


def property_income(table, row: dict) -> int:
    """What a flat brings: its cashflow and its bonus (L175)."""
    return token_cashflow(table, row["cashflow"], row["tokens"]) + row["property_bonus"]


def stake_cashflow(table, row: dict) -> int:
    """What a stake brings, with the tokens on the project's card."""
    card = project_card(table, row)
    return token_cashflow(table, row["stake_cashflow"], card[1]["tokens"] if card else [])


def _incomes(table, seat: str) -> tuple[Field, ...]:
    held = table.seat(seat)
    shares, price = table.balance(seat, "shares"), table.shared["price_ticket"]["share_price"]
    businesses = [(row["name"], business(table, seat, row)["business_net"]) for row in held["businesses"]]
    flats = [(row["name"], property_income(table, row)) for row in held["properties"]]
    stakes = [(row["project"], stake_cashflow(table, row)) for row in held["stakes"]]
    paid = dividends(table, seat)
    commission = held["nm_partners"] * held["nm_commission_per_partner"] if held["nm_licence"] else 0
    allowances = [row["amount"] for row in held["allowances"] if row["used"] < table.data["allowance_uses"]]
    lines = [(row["name"], row["amount"]) for row in held["income_lines"]]
    return (
        _line("salary", held["salary"], "income", [Term("term-salary", held["salary"],
              {"base": held["base_salary"], "promotions": held["promotions"]})]),
        _line("dividends", paid, "income", [Term("term-dividends", paid,
              {"shares": shares, "price": price, "percent": table.data["dividend_percent"]})] if shares else []),
        _sum("business_income", businesses, "income"),
        _sum("property_yield", flats, "income"),
        _sum("stakes_cashflow", stakes, "income"),
        _line("nm_total_commission", commission, "income", [Term("term-commission", commission,
              {"partners": held["nm_partners"], "commission": held["nm_commission_per_partner"]})] if commission else []),
        _line("parental_allowance", sum(allowances), "income", [Term("term-allowance", a) for a in allowances]),
        _sum("other_income", lines, "income"),
    )


def births_cost(table, seat: str, income: int) -> list[int]:
    """What each birth costs at this income (child_cost_mode=recalculated, F01)."""
    running = {row["row_id"]: row["amount"] for row in table.rows(seat, "allowances")}
    costs = []
    for birth in table.seat(seat)["births"]:
        base = income
        if table.options["child_cost_base"] == "before_allowance":
            base -= running.get(birth["allowance"], 0)
        costs.append(R(table, Fraction(base * birth["percent"], 100)))
    return costs


def _expenses(table, seat: str, income: int) -> tuple[Field, ...]:
    held = table.seat(seat)
    if table.options["child_cost_mode"] == "recalculated":
        births = births_cost(table, seat, income)
        children, child_terms = sum(births), [Term("term-child", cost) for cost in births]
    else:
        children = held["child_costs"]
        child_terms = [Term("term-child", children)] if children else []
    loans = [(row["purpose"], instalment(table, row)) for row in held["loans"]]
    owed = [(row["project"], row["stake_instalment"]) for row in held["stakes"]
            if credit_left(row) > 0] if table.options["stake_credit_as_expense"] else []
    wages = [(row["name"], row["wage"]) for row in held["managers"] if row["wage"]]
    lines = [(row["name"], row["amount"]) for row in held["expense_lines"]] + wages
    return (
        _line("base_expenses", held["base_expenses"], "expense", [Term("term-base_expenses", held["base_expenses"])]),
        _line("child_costs", children, "expense", child_terms),
        _sum("loan_instalments", loans, "expense"),
        _sum("stake_instalments", owed, "expense"),
        _sum("other_expenses", lines, "expense"),
    )


def _line(name: str, value: int, sign: str, why: list[Term]) -> Field:
    return Field(name, value, "money", sign, tuple(why))


def _sum(name: str, parts: list[tuple[str, int]], sign: str) -> Field:
    return _line(name, sum(v for _, v in parts), sign, [Term("term-named", v, {"name": n or "–"}) for n, v in parts])


def _totals(table, seat: str) -> tuple[tuple[Field, ...], tuple[Field, ...], int, int]:
    incomes = _incomes(table, seat)
    income = sum(line.value for line in incomes)
    expenses = _expenses(table, seat, income)
    return incomes, expenses, income, sum(line.value for line in expenses)


def total_income(table, seat: str) -> int:
    """The sum of all green fields (L42)."""
    return _totals(table, seat)[2]


def total_expenses(table, seat: str) -> int:
    """The sum of all red fields (L42)."""
    return _totals(table, seat)[3]


def total_cashflow(table, seat: str) -> int:
    """Income less expenses; what payday pays, may be negative (AMB-05)."""
    _, _, income, expenses = _totals(table, seat)
    return income - expenses


def _terms(lines: tuple[Field, ...]) -> tuple[Term, ...]:
    return tuple(Term(f"fld-{line.id}", line.value) for line in lines if line.value)


@game.sheet
def sheet(table, seat: str) -> Sheet:
    """The sheet in the order of the paper: incomes, expenses, totals, holdings, skills."""
    incomes, expenses, income, spent = _totals(table, seat)
    totals = (
        Field("total_income", income, "money", "income", _terms(incomes)),
        Field("total_expenses", spent, "money", "expense", _terms(expenses)),
        Field("total_cashflow", income - spent, "money", "", (
            Term("fld-total_income", income), Term("fld-total_expenses", -spent))),
    )
    held = table.seat(seat)
    holdings = (
        Field("shares", table.balance(seat, "shares"), "number"),
        Field("metals", table.balance(seat, "metals"), "number"),
        Field("nm_partners", held["nm_partners"], "number"),
        Field("nm_commission_per_partner", held["nm_commission_per_partner"], "money"),
        Field("arrears", held["arrears"], "money", "expense" if held["arrears"] else ""),
        Field("charity_turns_left", held["charity_turns_left"], "number"),
        Field("turns_to_skip", held["turns_to_skip"], "number"),
    )
    skills = (Field("experience", column(table, seat, "left"), "number"),
              Field("charisma", column(table, seat, "right"), "number"))
    return Sheet((
        Section("income", incomes, "all", "total_income", ("businesses", "properties", "stakes", "allowances", "income_lines")),
        Section("expenses", expenses, "all", "total_expenses", ("loans", "managers", "expense_lines")),
        Section("totals", totals, "all", "total_cashflow"),
        Section("holdings", holdings, "all", None, ("projects",)),
        Section("skills", skills, "all"),
    ))
