"""A game small enough to read at a glance, for tests of what stands around the rules."""

from companion.engine import facts
from companion.engine.forms import Amount, Sealed
from companion.engine.game import Game

HOST = {"role": "host", "seat": None, "device": None}


def seat(name: str) -> dict:
    """The actor that a phone of this seat is."""
    return {"role": "seat", "seat": name, "device": None}


def make_game() -> Game:
    """Crowns, a payday of 100, a sealed bid, and a wave that changes nothing."""
    game = Game(toml="""
        slug = "toy"
        title = "Toy"
        version = "7"
        money = "crowns"
        [data]
        payday = 100
        squares = { start = 1 }
        [seat]
        audience = "all"
        [seat.fields]
        paydays = { type = "number", start = 0 }
        bid = { type = "amount", audience = "own", nullable = true }
    """)

    def payday(table, who):
        yield facts.move(table.data["payday"], "crowns", "bank", who, "payday")
        yield facts.set_field(who, "paydays", table.seat(who)["paydays"] + 1)
        yield facts.notice("paid", amount=table.data["payday"])

    def seal(table, who, amount: Sealed(Amount())):
        yield facts.set_field(who, "bid", amount, audience=[who])

    def wave(table, who):
        yield from ()

    for rule in (payday, seal, wave):
        game.command(rule, who="any")
    return game
