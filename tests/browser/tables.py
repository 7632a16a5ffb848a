"""The tables that the states of pages stand at: laid by the banker, played line by line as scenarios are.

A new moment is one entry in TABLES: its lines begin where the lines it follows end, and are those of a scenario.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from companion import catalogue, create_app, views
from companion.banker import Banker
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play
from companion.printing import items
from companion.printing.numbers import number_of
from companion.web.pin import set_pin
from companion.web.tickets import hash_of

__all__ = ["TABLES", "TableOf", "lay_all", "printed", "token_of", "CJK", "WIDE"]

WIDE = "W" * 30
CJK = "漢字仮名長名試験用表記三十文字並行錯誤継続的改善活動中座席"[:30].ljust(30, "長")
HOST = {"role": "host", "seat": None, "device": None}
COLOURS = ("red", "blue", "green", "yellow", "white", "black")
SYMBOLS = ("circle", "square", "triangle", "star", "diamond", "hexagon")
BEGAN = datetime(2025, 1, 4, 19, 0, tzinfo=UTC)
THREE = ("Adam", "Bára", "Cyril")

# -- lines that several tables share ----------------------------------------------------------------------

JOBS = """
Adam: take_occupation card={kind="occupation",name="Učitel",salary=30000,expenses=21000,starting_skills={faith=2,persistence=1}}
"Bára": take_occupation card={kind="occupation",name="Lékařka",salary=42000,expenses=30500,starting_skills={specialized_knowledge=3}}
Cyril: take_occupation card={kind="occupation",name="Řidič",salary=25000,expenses=16500,starting_skills={decision=1}}
"""
ORDER = "host: roll_start_order\nroll 6\nroll 4\nroll 2\n"
BEGUN = JOBS + ORDER
# Two rounds of an ordinary evening: shares, a payday, a flat, a business, an event, a skill.
PLAYED = BEGUN + """
Adam: roll_move
roll 4
land Adam action
Adam: buy_shares count=20
"Bára": join_window count=40
Cyril: decline_window
Adam: close_window
roll 5
Adam: end_turn
"Bára": roll_move
roll 3
land "Bára" payday
"Bára": end_turn
Cyril: roll_move
roll 5
land Cyril action
Cyril: take_skill_card card={kind="skill",title="Kurz rétoriky",skills={persistence=2}}
Cyril: end_turn
Adam: end_round
Adam: roll_move
roll 2
land Adam action passing=payday
Adam: buy_business card={kind="business",name="Kavárna U Mostu",price=90000,max_loan=60000,cashflow=7510,table_unit="percent",bonus_table=[[8,10],[16,25]],penalty_table=[[0,30],[6,15],[12,0]],category="gastro"} loan=60000
Adam: end_turn
"Bára": roll_move
roll 5
land "Bára" event passing=start
"Bára": place_point skill=imagination
"Bára": enter_card scope=common effects=[{effect="share_price",amount=100}]
"Bára": end_turn
given Cyril cash=320000
Cyril: roll_move
roll 1
land Cyril action
Cyril: buy_property card={kind="flat",name="Byt 2+kk, Žižkov",price=1500000,own_funds=300000,mortgage_amount=1200000,mortgage_instalment=10000,cashflow=6000,property_bonus=1500}
Cyril: end_turn
Adam: end_round
"""
MOVE = PLAYED + "Adam: roll_move\n"
MOVED = MOVE + "roll 3\n"
ACTION = MOVED + "land Adam action passing=payday\n"
WINDOW = ACTION + 'Adam: buy_shares count=20\n"Bára": join_window count=15\n'
PRICE_ROLL = WINDOW + "Cyril: decline_window\nAdam: close_window\n"
PROJECT = """
given Adam cash=1500000 skill_tree.mastermind=[1,2,3]
given "Bára" cash=1500000 skill_tree.mastermind=[1,2,3]
given Cyril cash=1500000 skill_tree.mastermind=[1,2,3]
Adam: take_large_project card={kind="project",name="Větrný park Jeseníky",price=6000000,investment=2000000,credit_amount=4800000,credit_instalment=400000,cashflow=550000,max_loan=600000} shares={Adam="50%","Bára"="30%",Cyril="20%"}
"Bára": confirm_project
"""
CHARITY = ACTION + 'Adam: give_to_charity\nAdam: end_turn\n"Bára": roll_move\nroll 1\nland "Bára" action\n"Bára": end_turn\n' + (
    "Cyril: roll_move\nroll 2\nland Cyril action\nCyril: end_turn\n")
OVER = PLAYED + """
given Adam finish_place=1
given "Bára" finish_place=2
host: close_table
"""
# What a long evening can come to: forty rows, sums of twelve digits.
LONG = BEGUN + "\n".join(
    ["given Adam cash=987654321012 salary=123456789012 base_salary=123456789012 base_expenses=98765432101",
     'given "Bára" cash=999999999999 shares=123456789', "given table price_ticket.share_price=987654321"]
    + [f'given Adam business name="Restaurace a penzion U Sedmi Trpaslíků {n}" price=123456789012 cashflow=1234567890 category="gastronomie"'
       for n in range(1, 15)]
    + [f'given Adam property kind=flat name="Byt 4+1 Náměstí Míru {n}" price=345678901234 own_funds=100000000000 cashflow=123456789'
       f' mortgage_amount=245678901234 mortgage_instalment=1234567890' for n in range(1, 15)]
    + [f'given Adam income_line name="Pravidelný příjem z pronájmu {n}" amount=123456789' for n in range(1, 9)]
    + [f'given Adam loan principal={n}23456789012 purpose="Nejnedostupnější nemovitost"' for n in range(1, 5)]) + "\n"
MOVES = "".join(f'land {who} payday\n{who}: end_turn\n' for _ in range(8) for who in ("Adam", '"Bára"', "Cyril"))


@dataclass(frozen=True)
class TableOf:
    """One table. lines: of a scenario; seats: names as they join, the first is host unless hosted says otherwise."""

    lines: str = ""
    seats: tuple[str, ...] = THREE
    game: str = "cesta-k-bohatstvi"
    options: dict = field(default_factory=dict)
    hosted: bool = True             # by the first seat; else by a person without one
    pin: bool = False
    screens: tuple[str, ...] = ()   # numbers of screens that wait to be let in


def given_wide(names: tuple[str, ...]) -> str:
    return "\n".join(f'"{name}": take_occupation card={{kind="occupation",name="Nejnedostupnější-povolání-na-světě",'
                     f'salary=42000,expenses=30500}}' for name in names)


SIX = (WIDE, CJK, "Alexandra-Maximiliana Novákov", "Dmitrij", "Eva", "Ф" * 30)
EIGHT = (*SIX, "Gabriela z Pardubic", "Hynek")

# Codes are those that the banker would draw; each is one moment.
# -- the other boxes ---------------------------------------------------------------------------------------------

FOUR = ("Bia", "Caio", "Duda", "Gil")
LIFE = "host: start_game\nspin 9\nspin 4\nspin 3\nspin 2\nBia: choose_path path=business\n"
BETS = "Caio: bet numbers=[3,9] amounts=[3000,2000]\nDuda: bet numbers=[9] amounts=[5000]\n"
LUCKY = "spin 9\nDuda: draw_wealth kind=share_profit\nland Bia lucky_day\nBia: lucky_keep\n"
OFFICE = ("Anna", "Bob", "Cyril", "Dana")
DEALT = """host: setup_game colours={Anna="red",Bob="blue",Cyril="green",Dana="yellow"}
Anna: claim_dealt_properties properties=["firm_a1","eco_1","inst_police"]
Bob: claim_dealt_properties properties=["firm_b1","firm_c1","eco_2"]
Cyril: claim_dealt_properties properties=["firm_a2","firm_b2","inst_courts"]
Dana: claim_dealt_properties properties=["firm_c2","inst_parliament","inst_president"]
"""
BIDS = 'Bob: submit_bid properties=["firm_b1"] cards=["v800_2","v0_2"]\nCyril: abstain\n'
LEVEL = 'Anna: submit_bid properties=["inst_police"] cards=["v500_1"]\nDana: abstain\nhost: reveal_election\n'
ELECTED = "Anna: tiebreak_roll\nroll 2\nBob: tiebreak_roll\nroll 5\nhost: inaugurate\n"
WORKED = """Bob: token_op op=place token=tax firm=firm_a1 row=election
Bob: close_situation
Anna: token_op op=place token=dotace firm=firm_a1
Anna: close_situation
Cyril: close_situation
Dana: close_situation
"""
OFFER = 'Anna: trade partner=Bob give_money=350 give_properties=["eco_1"] take_cards=["v800_2"]\n'

TABLES: dict[str, TableOf] = {
    "ACORN": TableOf(seats=(), hosted=False),
    "APPLE": TableOf(seats=("Adam", "Bára"), pin=True, screens=("4711",)),
    "BERRY": TableOf(hosted=False, seats=THREE),
    "CAMEL": TableOf(JOBS.split("Cyril")[0]),
    "CANDY": TableOf(JOBS + "host: roll_start_order\n"),
    "KOALA": TableOf(PLAYED, pin=True),
    "CEDAR": TableOf(MOVE),
    "CHILI": TableOf(MOVED),
    "CLOUD": TableOf(ACTION),
    "COBRA": TableOf(WINDOW),
    "COMET": TableOf(PRICE_ROLL),
    "CORAL": TableOf(ACTION + PROJECT),
    "DAISY": TableOf(MOVED + "land Adam event\n"),
    "DELTA": TableOf(MOVED + "land Adam fear\n"),
    "EAGLE": TableOf(MOVED + "land Adam dismissal\n"),
    "EMBER": TableOf(MOVED + "land Adam promotion\n"),
    "FAIRY": TableOf(MOVED + "land Adam start\n"),
    "FJORD": TableOf(MOVED + "land Adam payday\n"),
    "GECKO": TableOf(CHARITY),
    "HAZEL": TableOf(CHARITY + "Adam: roll_move dice=2\n"),
    "HIPPO": TableOf(PLAYED, options={"books_visibility": "private"}),
    "HONEY": TableOf(ACTION + "Adam: buy_nm_licence\nundo\nAdam: buy_shares count=1\nAdam: close_window\nundo\n"),
    "HORSE": TableOf(OVER),
    "KAYAK": TableOf(PLAYED + "host: close_table\n"),
    "LEMON": TableOf(LONG),
    "LILAC": TableOf(BEGUN + MOVES),
    "LLAMA": TableOf(given_wide(SIX), seats=SIX),
    "MANGO": TableOf(seats=EIGHT, game="template-game"),
    "MAPLE": TableOf(MOVED + "given Adam cash=0\nland Adam dismissal\n"),
    "MELON": TableOf(ACTION + "Adam: end_turn\n"),
    "NACHO": TableOf(pin=True),
    "OASIS": TableOf(pin=True),
    "MOOSE": TableOf(PLAYED, options={"payday_claim": "on_request", "player_transfers": "free"}),
    # a roll is open, and a reader has something to say
    "RADAR": TableOf(MOVE),
    "RONDO": TableOf(MOVE),
    "RUGBY": TableOf(MOVE),
    "RUMBA": TableOf(MOVE),
    "RIVAL": TableOf(LIFE + BETS, FOUR, "jogo-da-vida"),
    # Jogo da Vida: the wheel is waited for with bets, a card window, a forced loan
    "BINGO": TableOf(LIFE + BETS, FOUR, "jogo-da-vida"),
    "LUNCH": TableOf(LIFE + BETS + LUCKY, FOUR, "jogo-da-vida"),
    "NOTES": TableOf(LIFE + "given Bia cash=3000 wealth_cards=[]\nspin 5\nland Bia amount\nBia: pay_bank amount=25000\n", FOUR, "jogo-da-vida"),
    "WHEEL": TableOf(LIFE + "given Gil cash=30000\n", FOUR, "jogo-da-vida"),
    "SEALS": TableOf(DEALT, OFFICE, "ucelovka"),
    # Účelovka: bids are put in, equal ones thrown for, tokens placed, a visit decided, a deal offered
    "VOTES": TableOf(DEALT + BIDS, OFFICE, "ucelovka"),
    "EQUAL": TableOf(DEALT + BIDS + LEVEL, OFFICE, "ucelovka"),
    "TOKEN": TableOf(DEALT + BIDS + LEVEL + ELECTED, OFFICE, "ucelovka"),
    "TRADE": TableOf(DEALT + BIDS + LEVEL + ELECTED + WORKED + OFFER, OFFICE, "ucelovka"),
}


# -- laying them --------------------------------------------------------------------------------------------

class Desk(MemoryDesk):
    """A table of the real banker, whose players have joined by their own names before the first line."""

    def __init__(self, banker: Banker, code: str, of: TableOf) -> None:
        self.banker, self.code, self.of = banker, code, of
        self._document = views.document

    @property
    def game(self):
        return self.table().game

    def make(self, slug: str, args: dict) -> None:
        self.banker.make_table(slug, code=self.code, **{**args, "seats": [], "start": "lobby"})
        fields = self.game.toml.get("seat", {}).get("fields", {})
        for number, name in enumerate(self.of.seats):
            at_join = {"pawn_color": COLOURS[number % 6], "pawn_symbol": SYMBOLS[number % 6]} if "pawn_color" in fields else {}
            self.send({"role": "seat", "seat": None, "device": None}, "join", {"name": name, "fields": at_join})
        if self.of.hosted and self.of.seats:
            self.send(HOST, "choose_host", {"seat": self.of.seats[0]})

    def table(self):
        return self.banker.table(self.code)

    def entries(self) -> list:
        return self.banker.entries(self.code)

    def send(self, actor: dict, command: str, args: dict, seen: int | None = None) -> None:
        self.banker.take(self.code, {"device": None, **actor}, command, args, seen=seen)

    def replayed(self):
        return self.table()


def token_of(code: str, who: str) -> str:
    """The cookie of a device: of a seat by its name, "host" without a seat, "wall", "waiting"."""
    return f"cookie-{code}-{who}".encode().hex()


ON_PAPER = ("CLOUD", "HIPPO", "LEMON", "LLAMA", "TRADE")    # tables of which every ticket is printed, once again for a copy
printed: dict[str, str] = {}        # "CLOUD share_ticket Adam 1": the path of its last ticket's first or second copy; 0: cancelled


def print_tickets(store, banker, key: str, code: str) -> None:
    """Every ticket there is, twice; and one of a lot that is gone."""
    table, entries = banker.table(code), banker.entries(code)
    for copy in (1, 2):
        numbers = number_of(store, key, code, "", HOST)
        for one in table.game.printables.values():
            for item in items(table, one, views.ALL, entries) if one.ticket else ():
                printed[f"{code} {one.id} {item['seat']} {copy}"] = numbers(one, item)["url"]
    gone = {"key": "shares.1.1", "seat": table.seats[0], "item": {"count": 20}}
    if "share_ticket" in table.game.printables:
        printed[f"{code} share_ticket {table.seats[0]} 0"] = number_of(store, key, code, "", HOST)(table.game.printables["share_ticket"], gone)["url"]


def lay_all(folder, codes=None, readers=()) -> None:
    """Lay the tables in a folder of books before a server opens it. readers: as the books keep them. Errors: ScenarioError for a line that does not hold."""
    (Path(folder) / "allow-shutdown").touch()      # so that the page is there; the server's command does nothing
    app = create_app(folder)
    store = app.extensions["companion"].store
    clock = (BEGAN + timedelta(seconds=41 * n) for n in range(10**6))
    banker = Banker(store, app.extensions["companion"].hub, catalogue.find, lambda: next(clock).isoformat())
    printers = app.extensions["companion"].printers       # none of them is there, whatever the machine
    printers.add("usb://04b8:0202?width=58", "Účtenky")
    printers.add("serial:///dev/ttyUSB99", "W" * 40)
    store.set_setting("readers", list(readers))
    for code, of in TABLES.items():
        if codes is not None and code not in codes:
            continue
        head = f'+++\ngame = "{of.game}"\nseats = []\n' + "".join(f'options.{key} = "{value}"\n' for key, value in of.options.items())
        play(read(code, f"{head}+++\n{of.lines}"), Desk(banker, code, of))
        for name in of.seats:
            store.add_device(hash_of(token_of(code, name)), code, name, "host" if of.hosted and name == of.seats[0] else "seat", None)
        if not (of.hosted and of.seats):
            store.add_device(hash_of(token_of(code, "host")), code, None, "host", None, "host")
        store.add_device(hash_of(token_of(code, "wall")), code, None, "wall", None, "wall")
        for number in of.screens:
            store.add_device(hash_of(token_of(code, "waiting")), code, None, "waiting", None, number)
        if code in ON_PAPER:
            print_tickets(store, banker, app.extensions["companion"].key, code)
        if of.pin:
            with app.app_context():
                set_pin(code, "123456")
    store.close()
