"""The taught board: which space is what, the way back, the bridge (6.3, 9.5)."""

from __future__ import annotations

from collections import deque

from companion.games.jogo_da_vida.rules.box import game, in_game, start_id

__all__ = ["spaces", "space_of", "kind_of", "way_back", "way_on", "before_the_bridge", "must_stop", "names"]


NAMED = {"start_id": "start", "judgement_id": "judgement", "millionaire_id": "millionaire"}
PLAIN = {"next": [], "branch": "", "colour": "", "label": "", "effects": [], "profession": "", "interest": False,
         "must_stop": False}


def spaces(table) -> dict[str, dict]:
    """The taught spaces by their ids; start_id, judgement_id and millionaire_id say what three of them are."""
    board = {space["id"]: space for space in table.data["spaces"]}
    for key, kind in NAMED.items():
        if named := table.data[key]:
            board[named] = {**PLAIN, **board.get(named, {}), "id": named, "kind": kind}
    return board


def space_of(table, square: str) -> dict | None:
    """The taught space of this id; None for a bare kind ("a space of this kind")."""
    return spaces(table).get(square)


def kind_of(table, square: str) -> str:
    """What kind of space a square is."""
    space = space_of(table, square)
    return square if space is None else space["kind"]


def names(table, who=None) -> list[str]:
    """Every square that can be named: the taught ids, then the bare kinds."""
    return list(dict.fromkeys([*spaces(table), *game.squares]))


def _taken(table, square: str, but: str) -> bool:
    return any(table.seat(seat)["position"] == square and in_game(table, seat) for seat in table.seats if seat != but)


def _steps_from_start(board: dict, start: str | None) -> dict[str, int]:
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for there in board.get(here, {}).get("next", []):
            if there not in found:
                found[there] = found[here] + 1
                todo.append(there)
    return found


def way_back(table, seat: str, steps: int) -> str | None:
    """Where a car stands after going back: the shorter branch, past occupied spaces, at SAÍDA it stops.

    Returns the id, "start", or None where the taught board does not say it.
    """
    board, start, here = spaces(table), start_id(table), table.seat(seat)["position"]
    if start is not None and here in ("start", start):
        return "start"
    if here not in board:
        return None
    far = _steps_from_start(board, start)
    behind: dict[str, list[str]] = {}
    for space in board.values():
        for ahead in space["next"]:
            behind.setdefault(ahead, []).append(space["id"])
    gone = 0
    while gone < steps or _taken(table, here, seat):
        before = behind.get(here)
        if not before:
            return None
        here = min(before, key=lambda one: far.get(one, len(board)))
        gone += 1
        if here == start:
            return "start"
        if gone > len(board) + steps:
            return None                  # a taught circle
    return here


def way_on(table, seat: str, steps: int) -> tuple[list[str], str] | None:
    """The spaces passed and the one reached going on; None where the taught board does not say it."""
    board, here = spaces(table), table.seat(seat)["position"]
    here = start_id(table) if here == "start" else here
    way: list[str] = []
    while len(way) < steps or _taken(table, here, seat):
        ahead = board.get(here, {}).get("next", [])
        if len(ahead) > 1:
            ahead = [one for one in ahead if board.get(one, {}).get("branch") == table.seat(seat)["path"]]
        if len(ahead) != 1 or ahead[0] not in board or len(way) > len(board) + steps:
            return None
        here = ahead[0]
        way.append(here)
        if must_stop(table, seat, here) or board[here]["kind"] == "millionaire":
            break
    return way[:-1], way[-1]


def must_stop(table, seat: str, square: str) -> bool:
    """Whether nobody may pass this square: the church until married, Judgement Day, what the owner marked so."""
    space, kind = space_of(table, square), kind_of(table, square)
    if kind == "wedding":
        return not table.seat(seat)["married"]
    return kind == "judgement" or bool(space and space["must_stop"])


def before_the_bridge(table, square: str | None) -> bool | None:
    """Whether a car there has the toll bridge before it; None where the taught board does not say it."""
    if square == "start":
        return True
    board, toll = spaces(table), table.data["toll"]
    bridge = toll.get("before_id") or toll.get("after_id")
    if square not in board or bridge not in board:
        return None
    reached = _steps_from_start(board, square)
    return bridge in reached and (bridge != square or bool(toll.get("before_id")))
