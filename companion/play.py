"""Plays scenario files headless against the real engine, store and banker."""

from __future__ import annotations

import sys
from pathlib import Path

from companion import catalogue, views
from companion.engine.journal import fold
from companion.engine.scenario import ScenarioError, read
from companion.engine.stage import MemoryDesk, play
from companion.engine.table import Table, opened

__all__ = ["play_files", "BankerDesk"]


class BankerDesk(MemoryDesk):
    """One table kept by the real banker on a store in memory."""

    def __init__(self) -> None:
        from companion.banker import Banker
        from companion.live import Hub
        from companion.store import Store
        self.store = Store("sqlite://")
        self.store.prepare()
        self.banker = Banker(self.store, Hub(), catalogue.find)
        self.code = ""
        self._document = views.document

    @property
    def game(self):
        return self.table().game

    def make(self, slug: str, args: dict) -> None:
        self.code = self.banker.make_table(slug, **args)

    def table(self) -> Table:
        return self.banker.table(self.code)

    def entries(self) -> list:
        return self.banker.entries(self.code)

    def send(self, actor: dict, command: str, args: dict, seen: int | None = None) -> None:
        self.banker.take(self.code, actor, command, args, seen=seen)

    def sensor(self, device: str, faces: list[int]) -> None:
        from companion.sensors import settled
        settled(self.banker, self.code, device, faces)

    def replayed(self) -> Table:
        return opened(self.game, fold(self.store.entries(self.code), self.game.events))

    def restart(self) -> None:
        self.banker.forget()

    def close(self) -> None:
        self.store.close()


def play_file(path: Path, desk) -> ScenarioError | None:
    """Play one file; the error of its first line that does not hold, else None."""
    try:
        play(read(path), desk)
    except ScenarioError as error:
        return error
    return None


def play_files(paths: list[Path], out=sys.stdout, make_desk=BankerDesk) -> int:
    """Play files, a line each; 0 only if every line of every file held."""
    failed = 0
    for path in paths:
        desk = make_desk()
        error = play_file(path, desk)
        if error is None:
            print(f"ok    {path}", file=out)
        else:
            failed += 1
            _report(path, error, desk, out)
        close = getattr(desk, "close", None)
        if close:
            close()
    print(f"{len(paths) - failed} of {len(paths)} files hold", file=out)
    return 1 if failed else 0


def _report(path: Path, error: ScenarioError, desk, out) -> None:
    print(f"{path}:{error.line}: {error}", file=out)
    rows = path.read_text(encoding="utf-8").split("\n") if path.is_file() else []
    if 0 < error.line <= len(rows):
        print(f"    {rows[error.line - 1].strip()}", file=out)
    try:
        entries = desk.entries()[-3:]
    except (LookupError, AttributeError):
        return
    for entry in entries:
        who = entry.actor.get("seat") or entry.actor.get("role")
        facts = "; ".join(str(f.to_json() if hasattr(f, "to_json") else {f.kind: f.data}) for f in entry.facts)
        print(f"    {entry.seq} {who}: {entry.command} {entry.args} -> {facts[:400]}", file=out)
