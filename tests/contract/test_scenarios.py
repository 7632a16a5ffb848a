"""Every scenario of every game holds, and holds again when it is exported and played from the export."""

import tomllib

import pytest

from companion import views
from companion.engine.scenario import ScenarioError, read
from companion.engine.stage import MemoryDesk, play
from companion.export import export_scenario
from companion.play import BankerDesk, play_file
from tests.contract.played import BESIDE, all_files, files, games, moments, name_of, strictly
from tests.contract.reference import unused

each_file = pytest.mark.parametrize("game,path", all_files(), ids=name_of)


def report(path, error: ScenarioError | None) -> None:
    if error is not None:
        line = path.read_text(encoding="utf-8").split("\n")[error.line - 1].strip()
        pytest.fail(f"{path.name}:{error.line}: {error}\n    {line}", pytrace=False)


@pytest.mark.parametrize("game", games(), ids=name_of)
def test_every_game_has_scenarios_with_a_title_of_their_own(game):
    assert files(game)
    heads = [read(path).head for path in files(game)]
    assert all(head["game"] == game.slug for head in heads)
    titles = [head.get("title", "") for head in heads]
    assert all(titles) and len(set(titles)) == len(titles), sorted(t for t in titles if titles.count(t) > 1)
    assert all(isinstance(vector, str) and vector.strip() for head in heads for vector in head.get("covers", []))


@each_file
def test_the_scenario_holds_with_the_real_banker_and_store(game, path):
    # the template is in no catalogue, so no banker finds it
    desk = MemoryDesk(game, views.document) if game.source.parent.name.startswith("_") else BankerDesk()
    try:
        report(path, play_file(path, desk))
    finally:
        desk.close()


@each_file
def test_the_exported_evening_replays_to_the_same_books(game, path, tmp_path):
    tables, entries = moments(game, path)
    exported = tmp_path / path.name
    exported.write_text(export_scenario(game, list(entries), views.ALL, whole=True), encoding="utf-8")
    again = MemoryDesk(game, views.document)
    report(exported, play_file(exported, again))
    assert strictly(again.document()) == strictly(views.document(tables[-1], views.ALL))


@pytest.mark.parametrize("game", [game for game in games() if game.stage == "complete"], ids=name_of)
def test_the_scenarios_of_a_complete_game_use_its_whole_reference(game):
    listed = unused(game)
    assert not listed, "unused: " + ", ".join(f"{kind} {name}" for kind, name in listed)


def test_the_files_that_show_the_format_parse():
    if not BESIDE.is_dir():
        pytest.skip("the specifications do not lie beside this checkout")
    examples = sorted((BESIDE / "examples").glob("*.scenario"))
    assert len(examples) == 5
    for path in examples:
        scenario = read(path)
        assert scenario.lines and scenario.head["game"] == path.stem


@pytest.mark.parametrize("game", [game for game in games() if not game.source.parent.name.startswith("_")], ids=name_of)
def test_the_example_of_a_game_holds(game):
    path = BESIDE / "examples" / f"{game.slug}.scenario"
    if not path.is_file():
        pytest.skip(f"no example of {game.slug} lies beside this checkout")
    report(path, play_file(path, MemoryDesk(game, views.document)))


# -- the runner notices ----------------------------------------------------------------------------------

WRONG = {
    "a figure": "expect Anna.cash=1",
    "a refusal that does not come": "refuse phase host: pay to=Anna amount=1",
    "another refusal than expected": "refuse phase Anna: fly",
    "a command that is refused": "Anna: fly",
    "a path that is not there": "expect Anna.gold=0",
    "a notice that was not given": "notice fanfare",
    "a path that is seen": "hidden wall Anna.cash",
}


@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG)
def test_a_line_that_does_not_hold_fails_the_file(line):
    game = games()[-1]
    head = f'+++\ngame = "{game.slug}"\nseats = ["Anna", "Bob"]\n+++\n'
    play(read("right", head + "expect current=Anna\n"), MemoryDesk(game, views.document))
    with pytest.raises(ScenarioError) as failed:
        play(read("wrong", head + line + "\n"), MemoryDesk(game, views.document))
    assert failed.value.line == 5


def test_a_head_is_toml_between_two_marks():
    for text in ("game = 1\n", "+++\ngame\n+++\n", "+++\ngame = \"x\"\n+++\n", "+++\ngame=\"x\"\nseats=[]\ncolour=1\n+++\n"):
        with pytest.raises((ScenarioError, tomllib.TOMLDecodeError)):
            read("head", text)
