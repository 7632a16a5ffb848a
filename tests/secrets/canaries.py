"""A game with every kind of secret, each with a canary that must sing to nobody but its owner, Ben."""

from __future__ import annotations

from companion.engine import facts
from companion.engine.forms import Amount, Sealed, SeatOf, Text
from companion.engine.game import Game

OWNER = "Ben"
SEATS = ["Ada", "Ben", "Cyd"]       # Ada is host
OTHERS = ["Ada", "Cyd", "wall", None]
MONEY = 48_151_623
SONGS = {"sealed": "CANARY-SEALED", "replaced": "CANARY-REPLACED", "ruled": "CANARY-RULED", "row": "CANARY-ROW",
         "letter": "CANARY-LETTER", "field": "CANARY-FIELD", "notice": "CANARY-NOTICE", "offer": "CANARY-OFFER",
         "event": "CANARY-EVENT", "shared": "CANARY-SHARED", "hosts": "CANARY-HOSTS", "deposit": "CANARY-DEPOSIT"}


def make_game() -> Game:
    """Sealed bids, rows with a hidden face, a purse of one's own, whispers."""
    game = Game(toml="""
        slug = "canaries"
        title = "Canaries"
        money = "crowns"
        turns = "clockwise"
        [opening]
        crowns = 100
        [players]
        min = 1
        max = 6
        [seat]
        audience = "all"
        [seat.fields]
        cash = { type = "amount", commodity = "crowns", audience = "own" }
        bid = { type = "text", start = "", audience = "own" }
        ready = { type = "bool", start = false }
        diary = { type = "text", start = "", audience = "own" }
        nobodys = { type = "text", start = "", audience = "nobody" }
        [rows.cards]
        row = "card"
        audience = "all"
        hidden = { name = "own" }
        [rows.cards.fields]
        name = "text"
        [rows.letters]
        row = "letter"
        audience = "own"
        [rows.letters.fields]
        text = "text"
        [printables.card_slip]
        rows = "cards"
        act = { give = { to = "=Cyd", amount = 1 } }
        [printables.letter_slip]
        rows = "letters"
        offer = { give = { to = "owner", amount = 1 } }
        [printables.crown_ticket]
        commodity = "crowns"
        [shared]
        audience = "all"
        [shared.fields]
        envelope = { type = "text", start = "", audience = "nobody" }
    """)

    @game.command(who="any", face="ready")
    def submit_bid(table, who, words: Sealed(Text())):
        """A sealed bid; a new one replaces it."""
        yield facts.set_field(who, "bid", words, audience=[who])
        yield facts.set_field(who, "ready", True)

    @game.command(who="any", face="ready")
    def abstain(table, who):
        """No bid, and nobody knows."""
        yield facts.set_field(who, "ready", True)

    @game.command(who="any")
    def deposit(table, who, text: Sealed(Text())):
        """Sealed, though everybody knows that something was deposited."""
        yield facts.notice("deposited", seat=who)

    @game.command(who="any")
    def give(table, who, to: SeatOf(others=True), amount: Amount(1)):
        """Money between two purses."""
        yield facts.move(amount, "crowns", who, to, "gift")

    @game.command(who="any")
    def write_diary(table, who, text: Text()):
        """For oneself."""
        yield facts.set_field(who, "diary", text)

    @game.command(who="any")
    def whisper(table, who, text: Text()):
        """A notice to oneself."""
        yield facts.notice("whispered", audience=[who], text=text)

    @game.command(who="any")
    def offer_oneself(table, who, text: Text()):
        """An open row that its opener alone may see."""
        yield facts.open_row(table, "offer", who, [who], audience=[who], text=text)

    @game.command(who="any")
    def seal_envelope(table, who, text: Text()):
        """Into the envelope on the table, which nobody opens."""
        yield facts.set_shared("envelope", text)

    @game.command(who="any")
    def remember(table, who, text: Text()):
        """An event of the game's own kind."""
        yield facts.event("remembered", audience=[who], text=text)

    @game.event("remembered")
    def remembered(state, data, seq):
        state["shared"]["memory"] = data["text"]

    return game


# Who sends what, in order: the evening that puts every canary into the books.
HOST = {"role": "host", "seat": None, "device": None}
BEN = {"role": "seat", "seat": OWNER, "device": None}
EVENING = [
    (BEN, "submit_bid", {"words": SONGS["replaced"]}), (BEN, "submit_bid", {"words": SONGS["sealed"]}),
    (HOST, "rule", {"command": "submit_bid", "by": OWNER, "arguments": {"words": SONGS["ruled"]}, "reason": "late"}),
    (BEN, "submit_bid", {"words": SONGS["sealed"]}),
    ({"role": "seat", "seat": "Cyd", "device": None}, "abstain", {}),
    (HOST, "adjust", {"seat": OWNER, "path": "cash", "value": 2 * MONEY, "reason": "given"}),
    (BEN, "give", {"to": "Cyd", "amount": 1}), (HOST, "pay", {"payer": OWNER, "to": "bank", "amount": MONEY}),
    (HOST, "adjust", {"seat": OWNER, "values": {"nobodys": SONGS["hosts"]}}),
    (HOST, "add_row", {"seat": OWNER, "row": "card", "values": {"name": SONGS["row"]}}),
    (HOST, "add_row", {"seat": OWNER, "row": "letter", "values": {"text": SONGS["letter"]}}),
    (BEN, "write_diary", {"text": SONGS["field"]}), (BEN, "whisper", {"text": SONGS["notice"]}),
    (BEN, "offer_oneself", {"text": SONGS["offer"]}), (BEN, "seal_envelope", {"text": SONGS["shared"]}),
    (BEN, "remember", {"text": SONGS["event"]}), (BEN, "deposit", {"text": SONGS["deposit"]}),
]


def sings(text: str) -> set[str]:
    """Which canaries can be heard in a text; the purse's also with thousands marks."""
    bare = text
    for mark in (" ", "\u00a0", "\u202f", ",", ".", "'", "_"):
        bare = bare.replace(mark, "")
    heard = {name for name, song in SONGS.items() if song in text}
    return heard | ({"money"} if str(MONEY) in bare or str(2 * MONEY) in bare or str(MONEY - 1) in bare
                    or str(2 * MONEY - 1) in bare else set())
