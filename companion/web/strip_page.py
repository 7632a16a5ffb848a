"""Numbers of a strip on a form: tapped, or each with the amount that is staked on it.

A game with a spinner has a strip of as many numbers. A list called numbers is picked on it; where a list called
amounts of the same length stands beside it, each cell takes its amount. Without script they are ten small fields.
"""

from __future__ import annotations

from companion.engine.decide import decide
from companion.engine.forms import Amount, Bad, Integer, ListOf
from companion.engine.table import Refusal
from companion.on_board import board, stakes
from companion.web.fields_page import read_number

__all__ = ["AMOUNTS", "NUMBERS", "is_paired", "is_of_strip", "draw_numbers", "read_numbers", "read_stakes", "stake_amounts"]

NUMBERS, AMOUNTS = "numbers", "amounts"
UNITS = (1000, 100, 10, 1)      # a stake is a multiple of the first of these that goes


def is_of_strip(table, param: str, kind) -> bool:
    """Whether a parameter is picked on the strip."""
    return table.game.spinner is not None and param == NUMBERS and isinstance(kind, ListOf) and isinstance(kind.of, Integer)


def is_paired(table, command) -> bool:
    """Whether a command stakes an amount on each of its numbers."""
    amounts = command.params.get(AMOUNTS, (None, None))[0]
    return (NUMBERS in command.params and is_of_strip(table, NUMBERS, command.params[NUMBERS][0])
            and isinstance(amounts, ListOf) and isinstance(amounts.of, Amount))


def draw_numbers(name: str, at) -> dict:
    """The strip as a control; what lies on it, too."""
    lies, spinner, ticked = stakes(board(at.table, at.viewer)), at.table.game.spinner, at.ticked(name)
    return {"kind": "strip", "cells": [
        {"n": n, "colour": spinner["colours"][(n - 1) % len(spinner["colours"])], "lies": lies.get(str(n), []),
         "ticked": str(n) in ticked, "value": at.typed(_cell(name, n)), "name": _cell(name, n)} for n in range(1, spinner["faces"] + 1)]}


def _cell(name: str, n: int) -> str:
    return f"{name.removesuffix(NUMBERS)}{AMOUNTS}.{n}"


def read_numbers(name: str, at) -> list[int]:
    """The numbers that were ticked. Errors: Bad."""
    return [read_number(text, at) for text in at.ticked(name)]


def read_stakes(command, prefix: str, at) -> dict:
    """The numbers with something on them, and how much; {} where nothing was typed. Errors: Refusal bad_parameter."""
    numbers, amounts = [], []
    for n in range(1, at.table.game.spinner["faces"] + 1):
        text = at.typed(_cell(prefix + NUMBERS, n)).strip()
        if text:
            try:
                amounts.append(read_number(text, at))
            except Bad as bad:
                raise Refusal("bad_parameter", parameter=AMOUNTS, why=bad.reason) from None
            numbers.append(n)
    return {NUMBERS: numbers, AMOUNTS: amounts} if numbers else {}


def stake_amounts(table, actor: dict, command, args: dict, who: str | None) -> dict | None:
    """What may still be staked beside what stands in the form: {"left", "quick": amounts that go}; None where nothing may.

    Tried with the rules themselves on a number that already has a stake of this seat, else on any.
    """
    if who not in table.seats or not is_paired(table, command):
        return None
    mine = [int(n) for n, lies in stakes(board(table, who)).items() if any(one["seat"] == who for one in lies)]
    number = (mine or [1])[0]

    def goes(amount: int) -> bool:
        try:
            decide(table, actor, command.name, {NUMBERS: [number], AMOUNTS: [amount]})
        except Refusal:
            return False
        return True

    unit = next((unit for unit in UNITS if goes(unit)), None)
    if unit is None:
        return None
    low, high = 1, max(1, table.cash(who) // unit)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if goes(middle * unit) else (low, middle - 1)
    most = low * unit
    notes = [note for note in table.game.spinner.get("stakes", []) if note < most and goes(note)]
    return {"left": most - sum(args.get(AMOUNTS, [])), "quick": [*notes, most]}
