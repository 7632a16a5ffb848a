"""The middle of an evening at a full table: six seats with businesses, property, loans and a journal behind them."""

from __future__ import annotations

from tests.web.phone import Phone, lay_table, sit_down

NAMES = ("Anna", "Bára", "Cyril", "Dana", "Emil", "Františka")
ROWS = (("business", {"name": "Kavárna", "price": 300_000, "cashflow": 12_000, "category": "služby"}),
        ("business", {"name": "Půjčovna lodí", "price": 150_000, "cashflow": 7_000}),
        ("property", {"name": "Byt 2+1", "price": 900_000, "own_funds": 200_000, "cashflow": 6_000,
                      "mortgage_amount": 700_000, "mortgage_instalment": 7_000}),
        ("property", {"name": "Pozemek", "price": 250_000, "kind": "land"}),
        ("loan", {"principal": 100_000, "purpose": "kavárna"}),
        ("loan", {"principal": 60_000, "instalments_paid": 12, "purpose": "lodě"}))


class Middle:
    """A table in full play. phones: one for each seat, the first is the host's; code: the table's."""

    def __init__(self, app) -> None:
        self.house = app.extensions["companion"]
        self.phones = [Phone(app, f"10.0.1.{n}") for n in range(1, 7)]
        self.code = lay_table(self.phones[0])
        for phone, name in zip(self.phones, NAMES, strict=True):
            assert sit_down(phone, self.code, name).status_code == 303
        for number, name in enumerate(NAMES):
            self.host("adjust", {"seat": name, "path": "cash", "value": 184_000 + 7_000 * number})
            self.host("adjust", {"seat": name, "path": "shares", "value": 50 + 10 * number})
            for row, values in ROWS:
                self.host("add_row", {"seat": name, "row": row, "values": values})
        self.host("roll_start_order", {})
        for face in (6, 5, 4, 3, 2, 1):
            self.host("report_roll", {"faces": [face]})
        for _ in range(2):
            for name in NAMES:
                self.host("roll_move", {}, name)
                self.host("report_roll", {"faces": [3]}, name)
                self.host("land", {"square": "action", "passing": ["payday"]}, name)
                self.host("buy_shares", {"count": 10}, name)
                while self.table.roll is None:
                    self.host("close_window", {}, name)
                self.host("report_roll", {"faces": [4]}, name)
                if name != NAMES[-1] or self.table.shared["round_number"] < 3:
                    self.host("end_turn", {}, name)

    @property
    def table(self):
        return self.house.banker.table(self.code)

    def host(self, command: str, args: dict, seat: str | None = None):
        """The host books past the pages."""
        return self.house.banker.take(self.code, {"role": "host", "seat": seat, "device": None}, command, args)
