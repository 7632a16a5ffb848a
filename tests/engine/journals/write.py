"""Writes the evening of a scenario file as a fixture: see README.md. Existing ones are not written over."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from companion import catalogue, views
from companion.engine.journal import Entry, Event
from companion.engine.money import Transfer
from companion.engine.scenario import read
from companion.engine.stage import MemoryDesk, play

__all__ = ["entry_to_json", "entry_from_json"]


def entry_to_json(entry: Entry) -> dict:
    """One entry in JSON types."""
    booked = [fact.to_json() if isinstance(fact, Transfer) else
              {"kind": fact.kind, "data": fact.data, "audience": fact.audience and list(fact.audience)} for fact in entry.facts]
    return {"seq": entry.seq, "at": entry.at, "actor": entry.actor, "command": entry.command, "args": entry.args,
            "facts": booked, "ticket": entry.ticket, "reverses": entry.reverses, "secret": entry.secret}


def entry_from_json(made: dict) -> Entry:
    """The entry of a line."""
    booked = tuple(Event(fact["kind"], fact["data"], fact["audience"] and tuple(fact["audience"])) if "kind" in fact
                   else Transfer(**fact) for fact in made["facts"])
    return Entry(**{**made, "facts": booked})


def write(file: Path, name: Path) -> None:
    """Play a scenario file and write its journal and document."""
    scenario = read(file)
    desk = MemoryDesk(catalogue.find(scenario.head["game"]), views.document)
    play(scenario, desk)
    lines = [json.dumps(entry_to_json(entry), ensure_ascii=False) for entry in desk.entries()]
    with name.with_suffix(".jsonl").open("x", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")
    with name.with_suffix(".json").open("x", encoding="utf-8") as out:
        json.dump({"game": scenario.head["game"], "document": desk.document()}, out, ensure_ascii=False, indent=1, sort_keys=True)
        out.write("\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
