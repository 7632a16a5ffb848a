"""Money and everything else that is counted: transfers, rounding, how amounts are written.

Amounts are integers of the commodity's smallest unit, never floats.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Transfer", "MoneyFormat", "round_half_up", "percent_of", "split_shares", "law_breaches"]


@dataclass(frozen=True, slots=True)
class Transfer:
    """So many of one commodity went from one account to another.

    commodity: id of game.toml; amount: whole units > 0; source, target: two different accounts
    (a seat's name, "seat/part", "bank" ...); memo: key of the heading in the words files.
    Errors: ValueError for an amount that is not a positive integer or a transfer to oneself.
    """

    commodity: str
    amount: int
    source: str
    target: str
    memo: str = ""

    def __post_init__(self) -> None:
        if isinstance(self.amount, bool) or not isinstance(self.amount, int) or self.amount <= 0:
            raise ValueError(f"a transfer moves a positive whole amount, not {self.amount!r}")
        if self.source == self.target:
            raise ValueError(f"a transfer needs two accounts, both are {self.source!r}")

    def to_json(self) -> dict:
        """The transfer as JSON types."""
        return {"commodity": self.commodity, "amount": self.amount, "source": self.source,
                "target": self.target, "memo": self.memo}


def round_half_up(value: Fraction | int, unit: int = 1) -> int:
    """Round to a multiple of unit, halves away from zero (R01 of Cesta k bohatství).

    value: exact number; unit: positive integer. Returns whole units.
    """
    scaled = Fraction(value) / unit
    whole, rest = divmod(abs(scaled.numerator), scaled.denominator)
    if 2 * rest >= scaled.denominator:
        whole += 1
    return (whole if scaled >= 0 else -whole) * unit


def percent_of(amount: int, percent: int | Fraction, unit: int = 1) -> int:
    """So many percent of an amount, computed exactly and rounded once at the end."""
    return round_half_up(Fraction(amount) * Fraction(percent) / 100, unit)


def split_shares(total: int, shares: list[Fraction]) -> list[int]:
    """Split a total without losing a unit: left-over units go to the largest fractional parts,
    ties in the order given (R03, X02 of Cesta k bohatství).

    shares: fractions that add up to exactly 1. Errors: ValueError otherwise.
    """
    if sum(shares) != 1:
        raise ValueError("shares must add up to exactly 1")
    exact = [total * share for share in shares]
    parts = [int(x.numerator // x.denominator) for x in exact]
    by_rest = sorted(range(len(shares)), key=lambda i: (parts[i] - exact[i], i))
    for i in by_rest[: total - sum(parts)]:
        parts[i] += 1
    return parts


@dataclass(frozen=True, slots=True)
class MoneyFormat:
    """How a box writes its amounts: thousands mark, unit before or after, minus and plus."""

    pattern: str = "{n}"
    thousands: str = " "
    minus: str = "−"

    def plain(self, amount: int) -> str:
        """An amount as the box writes it: 25.000 Kč, –1.000 Kč."""
        digits = f"{abs(amount):,}".replace(",", self.thousands)
        text = self.pattern.replace("{n}", digits)
        return self.minus + text if amount < 0 else text

    def signed(self, amount: int) -> str:
        """A change with its sign: +100 Kč, –1.000 Kč; nothing stays bare."""
        return "+" + self.plain(amount) if amount > 0 else self.plain(amount)


def law_breaches(balances: dict[str, dict[str, int]], unlimited: set[str]) -> list[str]:
    """Which of the money laws are broken: every commodity sums to zero, only the bank is below zero.

    balances: {commodity: {account: amount}}; unlimited: accounts that may go below zero.
    Returns plain sentences, none when all is well.
    """
    found = []
    for commodity, accounts in balances.items():
        if total := sum(accounts.values()):
            found.append(f"{commodity} sums to {total} over all accounts, it must be 0")
        for account, amount in accounts.items():
            if amount < 0 and account not in unlimited:
                found.append(f"{account} has {amount} {commodity}; only {sorted(unlimited)} may go below zero")
    return found
