"""Sentences: every key in every language with the same facts, and never an exception."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.catalogue import find
from companion.engine.game import Game
from companion.engine.words import CORE, available, words_for

COMPANION = CORE.parent
CORE_FILES = {path.stem: path for path in CORE.glob("*.ftl")}
GAME_WORDS = sorted(COMPANION.glob("games/*/words"))
FOLDERS = [CORE, *GAME_WORDS]
TOY = Game(toml='slug = "toy"\ntitle = "Toy"\nmoney = "coin"\n')


# -- the files -----------------------------------------------------------------------------------------

class Facts(Visitor):
    """The facts a message needs, those that are money, and the messages it refers to."""

    def __init__(self):
        self.facts, self.money, self.refers = set(), set(), set()

    def visit_VariableReference(self, node):
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node):
        self.refers.add(node.id.name)

    def visit_FunctionReference(self, node):
        if node.id.name in ("MONEY", "SIGNED"):
            self.money.update(fact.id.name for fact in node.arguments.positional)
        self.generic_visit(node)


def messages(path):
    """Key -> Facts of a file; a line that is no Fluent fails with its place."""
    text = path.read_text(encoding="utf-8")
    made = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            line = text[:entry.span.start].count("\n") + 1
            raise AssertionError(f"{path}:{line} is no Fluent: {entry.content.strip()[:80]!r}")
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in made, f"{path}: {entry.id.name} stands there twice"
            made[entry.id.name] = Facts()
            made[entry.id.name].visit(entry)
    return made


def languages(folder):
    return {path.stem: messages(path) for path in sorted(folder.glob("*.ftl"))}


def label(folder):
    return folder.parent.name


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_key_stands_in_every_language(folder):
    files = languages(folder)
    assert {"en", "cs", "pt-BR"} <= set(files) or folder != CORE
    for language, found in files.items():
        assert sorted(files["en"].keys() - found.keys()) == [], f"missing in {language}"
        assert sorted(found.keys() - files["en"].keys()) == [], f"in {language} but not in English"


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_language_uses_the_same_facts(folder):
    files = languages(folder)
    for language, found in files.items():
        for key, facts in found.items():
            english = files["en"][key]
            assert facts.facts == english.facts, f"{language} {key}"
            assert facts.money == english.money, f"{language} {key} writes other facts as money"


# Keys put together of parts: what pages ask for an amount, and who pays or gets it.
MADE = {"ui-all", "ui-half", "ui-you_pay", "ui-you_get", "ui-seat_pay", "ui-seat_get"}


def test_every_word_of_the_pages_stands_on_one():
    root = CORE.parent
    sources = [path for folder in (root, root.parent / "templates") for path in folder.rglob("*") if path.suffix in (".py", ".html", ".js")]
    said = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said += "\n".join(re.sub(r"^[\w.-]+ =", "", path.read_text(encoding="utf-8"), flags=re.M) for path in root.rglob("*.ftl"))
    used, begun = set(re.findall(r"ui-[\w.-]+", said)), re.findall(r"[\"'](ui-[\w-]+[-_])[\"{]", said)
    unsaid = {key for key in messages(CORE / "en.ftl") if key.startswith("ui-")} - used - MADE
    assert sorted(key for key in unsaid if not key.startswith(tuple(begun))) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_references_lead_somewhere(folder):
    for language, found in languages(folder).items():
        known = found.keys() | (messages(CORE_FILES[language]).keys() if language in CORE_FILES else set())
        for key, facts in found.items():
            assert facts.refers <= known, f"{language} {key}"


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_sentence_can_be_said_without_any_fact(folder):
    game = find(folder.parent.name.replace("_", "-")) if folder != CORE and label(folder) != "_template" else None
    for language, found in languages(folder).items():
        words = words_for(game, language)
        for key in found:
            said = words.say(key)
            assert "{" not in said and "()" not in said, f"{language} {key}: {said}"


# -- what the code says ----------------------------------------------------------------------------------

PREFIXES = {"Refusal": "no", "require": "no", "notice": "note", "Bad": "why", "Next": "next", "Term": ""}


def said_in(source: Path) -> set[str]:
    """The keys that calls in a source file name: Refusal("phase") is no-phase."""
    keys = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = 1 if name == "require" else 0
        if name in PREFIXES and len(node.args) > place and isinstance(node.args[place], ast.Constant):
            code = node.args[place].value
            if isinstance(code, str):
                keys.add(f"{PREFIXES[name]}-{code}" if PREFIXES[name] else code)
    return keys


def game_of(folder):
    return find(folder.parent.name.replace("_", "-"))


REAL = [folder for folder in GAME_WORDS if not folder.parent.name.startswith("_")]


def test_what_the_core_says_has_words():
    words = words_for(None, "en")
    said = set().union(*(said_in(path) for path in (COMPANION / "engine").glob("*.py")))
    assert sorted(key for key in said if not words.has(key)) == []


@pytest.mark.parametrize("folder", REAL, ids=label)
def test_what_a_game_says_has_words(folder):
    words = words_for(game_of(folder), "en")
    said = set().union(*(said_in(path) for path in folder.parent.rglob("*.py")))
    assert sorted(key for key in said if not words.has(key)) == []


def declared(game):
    """Every key that the pages of a game may ask for."""
    for command in game.commands.values():
        yield f"cmd-{command.name}"
        yield f"cmd-{command.name}-hint"
        yield f"grp-{command.group}" if command.group else f"cmd-{command.name}"
        yield from (f"par-{name}" for name in command.params)
    for name, spec in {**game.fields, **game.shared_fields}.items():
        if spec["audience"] != "nobody":
            yield f"fld-{name}"
    for rows, spec in game.rows.items():
        yield f"rows-{rows}"
        yield f"row-{spec['row']}"
        yield from (f"fld-{name}" for name in (*spec["fields"], *spec["derived"]))
    for kind, fields in game.cards.items():
        yield f"card-{kind}"
        yield from (f"fld-{name}" for name in fields)
    for option, values in game.options.items():
        yield f"opt-{option}"
        yield f"opt-{option}-hint"
        yield from (f"val-{option}-{str(value).lower()}" for value in values)
    yield from (f"sq-{square}" for square in game.squares)
    yield from (f"ph-{phase}" for phase in game.phases)
    yield from (f"roll-{purpose}" for purpose in game.rolls)


@pytest.mark.parametrize("folder", REAL, ids=label)
def test_what_a_game_declares_has_words(folder):
    game = game_of(folder)
    words = words_for(game, "en")
    assert sorted({key for key in declared(game) if not words.has(key)}) == []


# -- the fixed texts of Cesta k bohatství, 8.14 -----------------------------------------------------------

LIST = [{"skill": "faith", "have": 1, "need": 2}, {"skill": "decision", "have": 0, "need": 1}]
FIXED = [
    ("not_your_turn", {}, "It is not your turn.", "Nejste na tahu."),
    ("action_already_used", {}, "You have already used your action this turn.", "Akci v tomto tahu už jste využili."),
    ("card_action_not_here", {}, "No card action (Karetní akce) on this square.",
     "Na tomto políčku nelze zahrát Karetní akci."),
    ("no_non_card_action", {}, "You have no non-card action (Nekaretní akce) now.", "Teď nemáte Nekaretní akci."),
    ("two_dice_not_allowed", {}, "Two dice only within three turns after charity (Dobročinnost).",
     "Dvěma kostkami házíte jen po Dobročinnosti."),
    ("occupation_mismatch", {}, "Salary minus expenses must equal the printed cashflow.",
     "Plat minus výdaje musí dát uvedené cashflow."),
    ("not_enough_cash", {"need": 12000, "have": 8000}, "You need 12.000 Kč, you have 8.000 Kč.",
     "Potřebujete 12.000 Kč, máte 8.000 Kč."),
    ("not_enough_cash", {"need": 60200, "have": 60000, "most": 85}, "You need 60.200 Kč, you have 60.000 Kč. At most 85.",
     "Potřebujete 60.200 Kč, máte 60.000 Kč. Nejvýše 85."),
    ("arrears_first", {"arrears": 11000}, "First settle your arrears of 11.000 Kč.",
     "Nejdříve uhraďte nedoplatek 11.000 Kč."),
    ("no_white_box", {}, "This skill has no free white box.", "Tato dovednost nemá volné bílé políčko."),
    ("mastermind_locked", {}, "You need the first three golden Mastermind boxes.",
     "Potřebujete první tři zlatá políčka Mastermind."),
    ("sixth_sense_locked", {}, "You need both golden Sixth sense boxes.",
     "Potřebujete obě zlatá políčka Šestého smyslu."),
    ("sixth_sense_loans_open", {}, "Repay all bank loans first.", "Nejdříve splaťte všechny půjčky."),
    ("salary_not_higher", {"salary": 42000}, "The new salary must be higher than 42.000 Kč.",
     "Nový Plat musí být vyšší než 42.000 Kč."),
    ("retraining_missing", {"list": LIST}, "Retraining skills missing: Faith 1 of 2, Decision 0 of 1.",
     "Chybí Rekvalifikační dovednosti: Víra 1 z 2, Rozhodnost 0 z 1."),
    ("already_resigned", {}, "You have already resigned.", "Výpověď už jste dali."),
    ("resigned_no_reemployment", {}, "After resignation there is no way back to a job.",
     "Po Výpovědi se do zaměstnání nevracíte."),
    ("not_enough_shares", {"have": 1040}, "You own only 1.040.", "Vlastníte jen 1.040."),
    ("not_enough_metals", {"have": 2}, "You own only 2.", "Vlastníte jen 2."),
    ("price_roll_pending", {}, "Wait for the price roll.", "Počkejte na hod na změnu ceny."),
    ("loan_purpose", {}, "Loans only for a business, flat, land or large project.",
     "Půjčka jen na podnikání, byt, pozemek či velký projekt."),
    ("loan_above_card_limit", {"max": 150000}, "This card allows at most 150.000 Kč.",
     "Karta dovoluje nejvýše 150.000 Kč."),
    ("loan_limit", {}, "You already have four loans.", "Už máte čtyři půjčky."),
    ("loan_full_amount_only", {"amount": 135000}, "Early repayment only in full: 135.000 Kč.",
     "Předčasně jen celou částku: 135.000 Kč."),
    ("conditions_missing", {}, "The conditions on the card are not met.", "Nejsou splněny podmínky na kartě."),
    ("licence_owned", {}, "You already have the licence.", "Licenci už máte."),
    ("licence_missing", {}, "You first need the licence.", "Nejdříve potřebujete licenci."),
    ("desire_kind_taken", {}, "You already have a desire of this kind.", "Touhu tohoto druhu už máte."),
    ("desire_not_open", {}, "You hold no open desire of this kind.", "Nemáte otevřenou Touhu tohoto druhu."),
    ("loans_open", {}, "A desire can be fulfilled only with all bank loans repaid.",
     "Touhu lze splnit jen bez půjček u banky."),
    ("stakes_not_100", {}, "The stakes must add up to exactly 100 %.", "Podíly musí dát přesně 100 %."),
    ("skills_missing", {"list": LIST}, "Skills missing: Faith 1 of 2, Decision 0 of 1.",
     "Chybí dovednosti: Víra 1 z 2, Rozhodnost 0 z 1."),
    ("not_a_stakeholder", {}, "This player has no stake in the project.", "Tento hráč v projektu nemá podíl."),
]


@pytest.fixture
def cesta():
    return find("cesta-k-bohatstvi")


@pytest.mark.parametrize(("code", "facts", "english", "czech"), FIXED, ids=[row[0] for row in FIXED])
def test_refusals_read_as_the_specification_has_them(cesta, code, facts, english, czech):
    assert words_for(cesta, "en").refusal(code, facts) == english
    assert words_for(cesta, "cs").refusal(code, facts) == czech


def test_notices_read_as_the_specification_has_them(cesta):
    english, czech = words_for(cesta, "en"), words_for(cesta, "cs")
    facts = {"seat": "Adam", "skill": "faith", "count": 1}
    assert english.notice("skill_full", facts) == "The skill is full, the point is lost."
    assert czech.notice("skill_full", facts) == "Dovednost je plná, bod propadá."
    assert english.notice("shares_crashed") == "Share price fell to 0: all shares are lost, new price 700."
    assert czech.notice("shares_crashed") == "Akcie klesly na 0: všichni o ně přišli, nová cena 700 Kč."


# -- amounts, numbers, plurals ------------------------------------------------------------------------------

def test_amounts_are_written_as_the_box_writes_them(cesta):
    words = words_for(cesta, "en")
    assert [words.money(n) for n in (700, 25000, -1000, 0)] == ["700 Kč", "25.000 Kč", "–1.000 Kč", "0 Kč"]
    assert [words.signed(n) for n in (100, -1000, 0)] == ["+100 Kč", "–1.000 Kč", "0 Kč"]
    assert [words.number(n) for n in (12, 1500000, -2000)] == ["12", "1.500.000", "–2.000"]
    assert words.money(None) == "–"


def test_without_a_game_amounts_have_no_unit():
    assert words_for(None, "en").money(25000) == "25 000"


@pytest.mark.parametrize(("count", "english", "czech"), [
    (1, "1 rule", "1 pravidlo"), (2, "2 rules", "2 pravidla"), (4, "4 rules", "4 pravidla"), (5, "5 rules", "5 pravidel"),
    (0, "0 rules", "0 pravidel"), (22, "22 rules", "22 pravidel"), (1200, "1 200 rules", "1 200 pravidel"),
])
def test_plurals_follow_the_language(count, english, czech):
    assert words_for(None, "en").say("ui-rules_count", n=count) == english
    assert words_for(None, "cs").say("ui-rules_count", n=count) == czech


@pytest.mark.parametrize(("count", "portuguese"), [
    (0, "0 regra"), (1, "1 regra"), (2, "2 regras"), (22, "22 regras"), (1000000, "1 000 000 regras")])
def test_portuguese_counts_nought_and_one_alike(count, portuguese):
    assert words_for(None, "pt-BR").say("ui-rules_count", n=count) == portuguese


# -- facts --------------------------------------------------------------------------------------------------

def test_a_missing_fact_never_raises(cesta):
    assert words_for(cesta, "en").notice("arrears_settled") == "… went to the arrears."
    assert words_for(cesta, "cs").notice("points_lapsed", {"seat": "Adam"}).startswith("Adam · ")
    assert words_for(cesta, "cs").notice("line_ended", None) == "Skončilo: …."
    assert words_for(cesta, "cs").refusal("retraining_missing", None) == "Chybí Rekvalifikační dovednosti."


@pytest.mark.parametrize("odd", [None, True, 0, -3, 1.5, "", "text", "x" * 9000, [], [1, "a"], {}, {"a": None}, [[{}]], object()])
def test_any_fact_can_be_said(cesta, odd):
    words = words_for(cesta, "cs")
    for key in ("no-not_enough_cash", "no-retraining_missing", "note-points_lapsed", "note-banknotes", "line-pay",
                "line-set_option", "next-join_window", "term-salary"):
        facts = dict.fromkeys(("need", "have", "most", "list", "seat", "count", "payer", "to", "amount", "notes", "memo",
                               "option", "value", "by", "instrument", "price", "side", "base", "promotions"), odd)
        assert isinstance(words.say(key, **facts), str)


def test_a_missing_key_is_said_as_its_identifier():
    words = words_for(TOY, "cs")
    assert words.say("cmd-buy_shares") == "Buy shares"
    assert words.say("line-buy_shares") == "Buy shares"
    assert words.say("fld-price_ticket.share_price") == "Share price"
    assert words.say("cmd-buy_shares-hint") == ""
    assert words.say("memo-for the pizza – thanks") == "For the pizza – thanks"
    assert words.refusal("odd_code", {"a": 1}) == "Odd code"
    assert not words.has("cmd-buy_shares")


def test_a_heading_falls_back_to_the_command_and_a_label_to_the_field(cesta):
    words = words_for(cesta, "cs")
    assert words.say("line-adjust") == "Oprava"
    assert words.say("line-report_roll", faces=[6, 1]) == "Hod: 6, 1"
    assert words.say("par-salary") == "Plat"
    assert words.say("fld-loans.1.principal") == "Zapůjčená částka"


def test_a_wrong_parameter_says_what_would_work(cesta):
    words = words_for(cesta, "cs")
    said = {why: words.refusal("bad_parameter", {"parameter": "count", "why": why})
            for why in ("missing", "unknown", "type", "range", "choice", "kind", "decimal")}
    assert all(text.startswith("Kolik: ") and text.endswith(".") for text in said.values())
    assert words.refusal("bad_parameter", {"parameter": "count", "why": "KeyError('x')"}) == said["type"]


def test_headings_leave_out_what_was_not_given(cesta):
    words = words_for(cesta, "en")
    assert words.say("line-pay", to="bank", amount=5, memo="") == "Payment to the bank"
    assert words.say("line-pay", to="Adam", memo="pizza") == "Payment to Adam: pizza"
    assert words.say("line-land", square="action", passing=["start"]) == "On Action (AKCE), passed START"
    assert words.say("line-buy_business", card={"kind": "business", "price": 1}) == "Business: Business (Podnikání)"
    assert words.say("line-buy_business", card={"kind": "business", "name": "Bakery"}) == "Business: Bakery"
    assert words.say("line-set_option", option="rounding_unit", value=100) == "House rule, Percentages are rounded to: 100 Kč"
    assert words.say("line-set_option", option="offer_reminder", value=False) == "House rule, Reminder of the card offer: no"


def test_choices_have_words_and_names_keep_theirs(cesta):
    words = words_for(cesta, "en")
    assert words.value("faith") == "Faith (Víra)"
    assert words.value("payday") == "Payday (VYPLACENÍ CASHFLOW)"
    assert words.value("once", "val-six_chain") == "once"
    assert words.value(True) == "yes" and words.value(None) == "–" and words.value([]) == "–"
    assert words.value("Bára") == "Bára" and words.value("BIZ_1") == "BIZ_1"
    assert words.value("no_such_word") == "no such word"
    assert words.value({"faith": 2, "decision": 1}) == "Faith (Víra) 2, Decision (Rozhodnost) 1"
    # a seat may be called like a square: where a seat is meant it stays a name
    assert words.say("line-move_on", to="start") == "Play moved on, in turn: start"


@pytest.mark.parametrize(("language", "sign", "colour"), [("cs", "čtverec", "modrá"), ("pt-BR", "quadrado", "azul"), ("en", "square", "blue")])
def test_the_sign_of_a_pawn_is_no_square_of_the_board(cesta, language, sign, colour):
    assert [words_for(cesta, language).value(word) for word in ("square", "blue")] == [sign, colour]


def test_html_is_left_to_the_pages():
    assert words_for(None, "en").say("line-join", name="<b>Adam</b> & co") == "<b>Adam</b> & co joins"


# -- languages ------------------------------------------------------------------------------------------------

def test_a_tag_finds_the_closest_language(cesta):
    assert words_for(cesta, "cs-CZ") is words_for(cesta, "cs")
    assert words_for(cesta, "cs_CZ").language == "cs"
    assert words_for(cesta, "pt-PT").language == words_for(None, "pt").language == "pt-BR"
    assert words_for(cesta, "xx").language == "en"
    assert words_for(cesta, "").language == "en"


def test_the_games_own_words_come_before_the_cores(cesta):
    assert words_for(None, "cs").say("cmd-land") == words_for(cesta, "cs").say("cmd-land") == "Stojím na…"
    assert words_for(cesta, "cs").refusal("not_your_turn") == "Nejste na tahu."
    assert words_for(None, "cs").refusal("not_your_turn") != "Nejste na tahu."


def test_the_cores_languages_are_complete(cesta):
    assert available()[:3] == ["en", "cs", "pt-BR"]
    assert {"en", "cs"} <= set(available(cesta))
    assert available(TOY) == available()


def test_what_a_game_does_not_say_in_a_language_it_says_in_english(cesta):
    assert "pt-BR" not in available(cesta)
    words = words_for(cesta, "pt-BR")
    assert words.language == "pt-BR"
    assert words.say("ui-sheet") == "Ficha" and words.say("fld-cash") == "Dinheiro"
    assert words.say("cmd-buy_shares") == words_for(cesta, "en").say("cmd-buy_shares") == "Buy shares (Akcie)"
    assert words.say("line-land", square="action") == "Parou em Action (AKCE)"
    assert words.refusal("not_enough_cash", {"need": 12000, "have": 8000}) == "Você precisa de 12.000 Kč e tem 8.000 Kč."


@pytest.mark.parametrize("key", ["cmd-pay", "cmd-pay-hint", "open-window", "memo-start", "next-your_move"])
def test_what_a_game_means_otherwise_than_the_core_stays_its_own(cesta, key):
    english = words_for(cesta, "en").say(key)
    assert english != words_for(None, "en").say(key)
    assert words_for(cesta, "pt-BR").say(key) == english
    assert words_for(cesta, "cs").say(key) != words_for(None, "cs").say(key)


def test_what_english_lacks_is_said_in_the_boxs_own_language(tmp_path):
    def bakery(**files):
        folder = tmp_path / str(len(files))
        (folder / "words").mkdir(parents=True)
        for language, text in files.items():
            (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
        return Game(folder / "rules.py", toml='slug = "bakery"\ntitle = "Bakery"\nmoney = "coin"\nlanguage = "cs"\n')

    czech, keys = "cmd-bake = Upéct\ncmd-pay = Poslat peníze\nfld-cash = Hotovost\n", ("cmd-bake", "cmd-pay", "fld-cash")
    only_czech, some_english = bakery(cs=czech), bakery(cs=czech, en="cmd-bake = Bake\n")
    for language, cash in (("en", "Cash"), ("pt-BR", "Dinheiro"), ("cs", "Hotovost")):
        assert [words_for(only_czech, language).say(key) for key in keys] == ["Upéct", "Poslat peníze", cash]
    assert [words_for(some_english, "pt-BR").say(key) for key in keys] == ["Bake", "Pagar", "Dinheiro"]


def test_fluent_is_loaded_with_the_first_sentence():
    code = ("import sys; from companion.engine.words import words_for; words = words_for(None, 'en'); words.money(5);"
            "assert not [m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')]; words.say('cmd-pay');"
            "assert 'fluent.runtime' in sys.modules")
    subprocess.run([sys.executable, "-c", code], check=True, cwd=COMPANION.parent)


def test_words_hold_no_straight_ellipsis_or_shouting():
    for folder in FOLDERS:
        for path in folder.glob("*.ftl"):
            said = re.sub(r"^[\w-]+ *=|\{ [\w-]+ \}", "", path.read_text(encoding="utf-8"), flags=re.M)     # a key is no sentence
            assert not re.search(r"\.\.\.|!!|submit|transaction|error occurred|transaç|submet|ocorreu um", said, re.I), path
