"""Keys and facts to sentences, in the language of whoever reads them.

Sentences stand in Fluent files (.ftl): the core's in companion/translations, a game's in its words
folder; the game's own come first. The only engine module with a dependency, loaded with the first sentence.
"""

from __future__ import annotations

import re
import threading
from functools import cache, lru_cache
from pathlib import Path
from types import SimpleNamespace

from companion.engine.money import MoneyFormat
from companion.engine.seat_names import isolated

__all__ = ["Words", "words_for", "available", "closest"]

CORE = Path(__file__).resolve().parents[1] / "translations"
REFERENCE = "en"
ALIASES = {"line": ("cmd",), "par": ("fld",), "fld": ("par",)}  # a heading is often the button's, a label the field's
GROUPS = ("ch", "sq", "ph", "card", "deck", "pawn", "fld", "roll", "opt")  # where the word for an identifier is looked for
IDENTIFIER = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")
LONGEST = 2000      # characters of one fact; Fluent gives up on longer ones


@lru_cache(maxsize=256)
def words_for(game, language: str, names: tuple[tuple[str, str], ...] = ()) -> Words:
    """The words of a game, or of the core alone (None), in a language or the closest one there is; the same each time.

    language: a tag like "cs" or "pt-BR"; an unknown one gives English; names: what a table calls identifiers, in pairs.
    """
    return _words_for(game, closest(str(language), [*_files(CORE), *_files(_folder(game))]) or REFERENCE, names)


@lru_cache(maxsize=64)
def _words_for(game, language: str, names: tuple = ()) -> Words:
    return Words(language, game, dict(names))


def available(game=None) -> list[str]:
    """The languages whose words are complete: the core's and, where it has any, the game's; English first."""
    complete = _complete(CORE)
    if game is not None and (own := _folder(game)):
        complete &= _complete(own) | {REFERENCE}
    return sorted(complete, key=lambda language: (language != REFERENCE, language))


def _folder(game) -> Path | None:
    folder = game.folder / "words" if game is not None and game.folder else None
    return folder if folder and folder.is_dir() else None


def _files(folder: Path | None) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder.glob("*.ftl"))} if folder else {}


def _complete(folder: Path) -> set[str]:
    keys = {language: _keys(path) for language, path in _files(folder).items()}
    return {language for language, found in keys.items() if keys.get(REFERENCE, set()) <= found}


def _keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE))


def closest(language: str, known: list[str]) -> str | None:
    """The tag among those known that is this language, or speaks it elsewhere (pt-BR for pt-PT); None where none does."""
    wanted = language.replace("_", "-").lower()
    for fits in (lambda tag: tag == wanted, lambda tag: tag.split("-")[0] == wanted.split("-")[0]):
        for tag in known:
            if fits(tag.lower()):
                return tag
    return None


class Words:
    """Sentences in one language; what is missing there is said in English, then in the box's own language, never an
    exception. Where a game has no words in the language the core's are said, but for those it means otherwise.

    language: the tag that was found. In a message these functions tell what a fact is: MONEY($x) and
    SIGNED($x) an amount in the game's format, COUNT($x) a number (also what plurals are chosen by),
    WORD($x, group: "ch") a choice's own word, WHO($x) a seat or the bank, OPTION($option, $value) a value
    of an option, HAS($x) yes or no: whether the fact is there and not empty.
    """

    def __init__(self, language: str, game=None, names: dict[str, str] | None = None) -> None:
        self.language = language
        self._names = names or {}       # a table's own, such as those of cards that its owner taught
        self._format = game.format if game is not None else MoneyFormat()
        self._bank = game.bank if game is not None else "bank"
        self._folders = [CORE, _folder(game)]
        self._box = game.language if game is not None else REFERENCE
        self._loaded: tuple | None = None

    def say(self, key: str, /, **facts) -> str:
        """The sentence of a key with its facts in words; dots in a key read as dashes.

        facts: JSON types; one that the sentence needs and nobody gave reads "…". A missing line-NAME says
        cmd-NAME, fld-loans.1.principal says fld-principal; a key nobody wrote is said as its identifier
        ("Buy shares"), a missing -hint as nothing.
        """
        found = self._find(key)
        if found is None:
            return _humanised(key)
        bundle, pattern = found
        given = {name: self._fact(value) for name, value in facts.items()}
        text, errors = bundle.format_pattern(pattern, given)
        unknown = [str(error).removeprefix("Unknown external: ") for error in errors]
        if absent := [name for name in unknown if name not in given and name.isidentifier()]:
            given.update(dict.fromkeys(absent, _fluent().Absent()))
            text, _ = bundle.format_pattern(pattern, given)
        return text if isinstance(text, str) else "…"

    def has(self, key: str) -> bool:
        """Whether anybody wrote this key, in this language or in English."""
        return self._find(key) is not None

    def refusal(self, code: str, facts: dict | None = None) -> str:
        """Why a command was not carried out, and what would work."""
        facts = dict(facts or {})
        if "why" in facts and not self.has(f"why-{facts['why']}"):
            facts["why"] = "other"  # a reason nobody wrote a sentence for is not for players
        return self.say(f"no-{code}", **facts)

    def notice(self, code: str, facts: dict | None = None) -> str:
        """What was said with an entry."""
        return self.say(f"note-{code}", **(facts or {}))

    def money(self, amount: int | None) -> str:
        """An amount in the game's format: 25.000 Kč, –1.000 Kč; None is a dash."""
        return self.value(None) if amount is None else self._format.plain(amount)

    def signed(self, amount: int | None) -> str:
        """A change in the game's format with its sign: +100 Kč; None is a dash."""
        return self.value(None) if amount is None else self._format.signed(amount)

    def number(self, n: int | None) -> str:
        """A number with the game's thousands mark, no unit; None is a dash."""
        if n is None:
            return self.value(None)
        digits = f"{abs(n):,}".replace(",", self._format.thousands)
        return self._format.minus + digits if n < 0 else digits

    def value(self, value, group: str = "") -> str:
        """Any JSON value in words: yes and no, an identifier's word, lists with commas.

        group: the first prefix to look under, such as "opt" or "val-six_chain". Text that is no known
        identifier (a name, a memo) stays as it is.
        """
        if isinstance(value, (list, tuple)):
            return ", ".join(self.value(item, group) for item in value) or self.value(None)
        if isinstance(value, dict):
            return self._thing(value, group)
        if isinstance(value, str) and value in self._names:
            return self._names[value]
        name = "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if IDENTIFIER.fullmatch(name):
            for prefix in (group, *(() if number else GROUPS)):
                if prefix and self.has(f"{prefix}-{name}"):
                    return self.say(f"{prefix}-{name}")
        if number:
            return self.number(value) if isinstance(value, int) else str(value)
        return name.replace("_", " ") if IDENTIFIER.fullmatch(name) else name

    def _thing(self, thing: dict, group: str) -> str:
        """A table of facts in a few words: a missing skill, banknotes, a card by its name, or its pairs."""
        rest = dict(thing)
        if {"have", "need"} < set(rest):
            have, need = rest.pop("have"), rest.pop("need")
            return self.say("ui-have_of_need", name=self.value(next(iter(rest.values())), "word"), have=have, need=need)
        if set(rest) == {"value", "count"}:
            return f"{self.number(rest['count'])} × {self.money(rest['value'])}"
        if titles := [rest[title] for title in ("name", "title") if isinstance(rest.get(title), str)]:
            return titles[0]
        if isinstance(rest.get("kind"), str):
            return self.value(rest["kind"], "card")
        done = [self.value(rest.pop("effect"), group)] if isinstance(rest.get("effect"), str) else []
        return ", ".join([*done, *(f"{self.value(key, group)} {self.value(item)}" for key, item in rest.items())]) or self.value(None)

    def _who(self, seat) -> str:
        """A seat by its name, which is never taken for an identifier; the bank and nobody by their words."""
        if isinstance(seat, (list, tuple)):
            return ", ".join(self._who(one) for one in seat) or self._who(None)
        if seat is None:
            return self.say("ui-nobody")
        return self.say("ui-the_bank") if seat in ("bank", self._bank) else str(seat)

    # -- Fluent ------------------------------------------------------------------------------------

    def _fact(self, value):
        """A fact as Fluent takes it."""
        fluent = _fluent()
        if isinstance(value, str):
            return isolated(value if len(value) <= LONGEST else value[:LONGEST] + "…")
        if isinstance(value, int) and not isinstance(value, bool):
            return fluent.FluentInt(value, useGrouping=False)
        if isinstance(value, (list, tuple)):
            value = [isolated(one) if isinstance(one, str) else one for one in value]
        return fluent.Plain(value, self.value)

    def _find(self, key: str):
        """The bundle and pattern of a key, this language before English before the box's, the key before its aliases."""
        prefix, _, path = key.partition("-")
        names = [f"{one}-{name}" if path else one for one in (prefix, *ALIASES.get(prefix, ()))
                 for name in dict.fromkeys((path.replace(".", "-"), path.rpartition(".")[2]))]
        for bundle, unsaid in self._bundles():
            for one in names:
                if one not in unsaid and bundle.has_message(one) and (pattern := bundle.get_message(one).value) is not None:
                    return bundle, pattern
        return None

    def _bundles(self) -> tuple:
        if self._loaded is None:
            self._loaded = self._load()
        return self._loaded

    def _load(self) -> tuple:
        """Bundle by bundle, with the core's keys that are not to be said from it."""
        core, own = self._folders
        says = {tag: _keys(path) for tag, path in _files(own).items()}
        tags = [self.language, REFERENCE]
        if self._box in says and not says[self._box] <= says.get(REFERENCE, set()):
            tags.append(self._box)
        spoken = next((tag for tag in tags[1:] if tag in says), None)
        otherwise = _otherwise(_files(core).get(spoken), _files(own).get(spoken))
        return tuple((self._bundle(tag), otherwise - says.get(tag, set())) for tag in dict.fromkeys(tags))

    def _bundle(self, language: str):
        fluent = _fluent()
        bundle = fluent.FluentBundle([language], functions=self._functions(), use_isolating=False)
        for path in (_files(folder).get(language) for folder in self._folders):
            if path:
                bundle.add_resource(_read(path), allow_overrides=True)
        return bundle

    def _functions(self) -> dict:
        fluent = _fluent()

        def raw(fact):
            return fact.raw if isinstance(fact, fluent.Plain) else fact

        def absent(fact):
            return isinstance(fact, fluent.FluentNone)

        def written(write):
            return lambda fact: write(fact) if isinstance(fact, int) else fact

        def word(fact, group=""):
            return fact if absent(fact) else self.value(raw(fact), group)

        def has(fact):
            # a plain 0 is a fact that is there
            fact = None if absent(fact) else raw(fact)
            return "yes" if fact or (fact == 0 and fact is not False) else "no"

        def option(name, value):
            return value if absent(name) or absent(value) else self.value(raw(value), f"val-{name}")

        return {
            "MONEY": written(self.money), "SIGNED": written(self.signed),
            "COUNT": written(lambda n: fluent.Count(n, self.number(n))), "WORD": word, "OPTION": option,
            "HAS": has, "WHO": lambda fact: fact if absent(fact) else self._who(raw(fact)),
        }


_first = threading.Lock()
_reading = threading.Lock()     # nine phones that come at once would read the same file nine times, each nine times slower


@lru_cache(maxsize=64)
def _resource(path: Path, changed: int, size: int):
    """What a file of words says; reading one takes longer than everything else on a page."""
    return _fluent().FluentResource(path.read_text(encoding="utf-8"))


def _read(path: Path):
    found = path.stat()
    with _reading:
        return _resource(path, found.st_mtime_ns, found.st_size)


def _otherwise(core: Path | None, own: Path | None) -> set[str]:
    """The core's keys that a game means in another way: both say them in one language, in different words."""
    if not (core and own):
        return set()
    says = {entry.id.name: entry for entry in _read(core).body if isinstance(entry, _fluent().Message)}
    return {entry.id.name for entry in _read(own).body if isinstance(entry, _fluent().Message)
            and entry.id.name in says and not entry.equals(says[entry.id.name], ["span", "comment"])}


def _fluent() -> SimpleNamespace:
    """fluent.runtime and the kinds of facts it does not know: made once, whoever comes first."""
    with _first:
        return _make_fluent()


@cache
def _make_fluent() -> SimpleNamespace:
    """Imported with the first sentence; under the lock, or two first readers would get two kinds of each."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import FluentInt, FluentNone, FluentType
    from fluent.syntax.ast import Message

    class Absent(FluentNone):
        """A fact nobody gave; a selector takes its default."""

        def format(self, locale):
            return "…"

    class Count(FluentInt):
        """A number that plurals are chosen by and that is written in the game's format."""

        def __new__(cls, value, written):
            made = super().__new__(cls, value)
            made.written = written
            return made

        def format(self, locale):
            return self.written

    class Plain(FluentType):
        """A truth, nothing, a list or a table, in words where it is written; a selector compares true, false, none."""

        def __init__(self, raw, write):
            self.raw, self.write = raw, write

        def __eq__(self, other):
            return other == ("none" if self.raw is None else str(self.raw).lower())

        __hash__ = None

        def format(self, locale):
            return self.write(self.raw)[:LONGEST]

    return SimpleNamespace(FluentBundle=FluentBundle, FluentResource=FluentResource, FluentInt=FluentInt,
                           FluentNone=FluentNone, Message=Message, Absent=Absent, Count=Count, Plain=Plain)


def _humanised(key: str) -> str:
    """An identifier as a person would write it: cmd-buy_shares, Buy shares."""
    if key.endswith("-hint"):
        return ""
    name = key.partition("-")[2] or key
    if IDENTIFIER.fullmatch(name.replace("-", "_")):
        name = re.split(r"[-.]", name)[-1].replace("_", " ")
    return name[:1].upper() + name[1:]
