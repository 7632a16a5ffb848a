"""A command's signature, and its arguments as the rule receives them."""

from __future__ import annotations

import inspect

from companion.engine.forms import MISSING, Bad, Kind
from companion.engine.table import Refusal

__all__ = ["parameters", "parse"]


def parameters(rule) -> dict[str, tuple[Kind, object]]:
    """The parameters of a rule: name -> (kind, default or MISSING). Errors: TypeError without a kind."""
    made = {}
    for name, p in list(inspect.signature(rule, eval_str=True).parameters.items())[2:]:
        kind = p.annotation() if isinstance(p.annotation, type) and issubclass(p.annotation, Kind) else p.annotation
        if not isinstance(kind, Kind):
            raise TypeError(f"{rule.__name__}: parameter {name} needs a kind of forms.py, not {p.annotation!r}")
        made[name] = (kind, MISSING if p.default is inspect.Parameter.empty else p.default)
    return made


def parse(params: dict, args, table, who) -> dict:
    """Arguments as the rule receives them. Errors: Refusal bad_parameter naming the parameter."""
    if not isinstance(args, dict):
        raise Refusal("bad_parameter", parameter="arguments", why="type")
    for name in args:
        if name not in params:
            raise Refusal("bad_parameter", parameter=str(name)[:60], why="unknown")
    values = {}
    for name, (kind, default) in params.items():
        if name not in args:
            if default is MISSING:
                raise Refusal("bad_parameter", parameter=name, why="missing")
            values[name] = default
            continue
        if args[name] is None and default is None:
            values[name] = None
            continue
        try:
            values[name] = kind.check(args[name], table, who)
        except Bad as bad:
            raise Refusal("bad_parameter", parameter=name, why=bad.reason) from None
    return values
