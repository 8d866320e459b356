"""The rule catalogue: complete, consistent with the program, and easy to ask."""

import argparse
import dataclasses
import re
from importlib import resources

import pytest

from smallworld.cli import rules as command
from smallworld.content.base.options import PRESETS, BaseOptions
from smallworld.content.base.rules import base_rules
from smallworld.engine.steps import STEP_NAMES
from smallworld.rulebook import find, glossary, nearest, options, render, render_scenario, rules, scenarios

FILES = ("base.md", "editions.md", "scenarios.md", "glossary.md")


def ids(word: str) -> list[str]:
    return [rule.id for rule in find(word)]


def text_of(name: str) -> str:
    return resources.files("smallworld.rulebook").joinpath(name).read_text(encoding="utf-8")


# The catalogue is whole


def test_all_409_rules_are_read_and_unique():
    everything = [rule.id for rule in rules()]
    assert len(everything) == 409
    assert len(set(everything)) == 409
    assert set(everything) == set(re.findall(r"\*\*(B-[A-Z0-9-]+)\*\*", text_of("base.md")))


def test_every_rule_has_a_text_a_source_and_a_chapter():
    for rule in rules():
        assert rule.text and rule.sources and rule.chapter, rule
        assert "**" not in rule.text and "|" not in rule.text, rule
        assert rule.text.rstrip(")").endswith("."), rule


def test_a_line_with_several_ids_is_the_same_rule_for_each():
    giants, tritons = find("B-X-GIANTS-BERSERK")[0], find("B-X-TRITONS-BERSERK")[0]
    assert giants.text == tritons.text == "cost = max(1, full cost − discount − die)."


def test_a_line_is_taken_apart():
    rule = find("B-POWER-FLYING-02")[0]
    assert rule.text == "Seas and lakes are excluded."
    assert rule.sources == "HW SoL EN"
    assert rule.differences == "PnP and CZ exclude only seas"
    assert rule.option == "flying_lakes = forbidden"
    assert rule.chapter == "Powers: Flying"


def test_all_123_scenarios_are_read_and_cite_rules_that_exist():
    known = {rule.id for rule in rules()}
    assert [scenario.id for scenario in scenarios()] == [f"SC-{number:03}" for number in range(1, 124)]
    for scenario in scenarios():
        assert scenario.title and "Expect: " in scenario.text, scenario
        assert scenario.rules, scenario
        assert set(scenario.rules) <= known, scenario


@pytest.mark.parametrize("name", FILES)
def test_every_rule_named_anywhere_exists(name):
    known = {rule.id for rule in rules()}
    for cited in re.findall(r"\bB-[A-Z]+-(?:[A-Z]+-)*[A-Z]*\d*\b", text_of(name)):
        assert cited in known or any(id.startswith(f"{cited}-") for id in known), cited


@pytest.mark.parametrize("name", FILES)
def test_editions_are_named_and_not_numbered(name):
    text = re.sub(r"SC-\d{3}", "", text_of(name))
    assert not re.findall(r"\b00\d\b|\bseeds?\b|\.txt\b|\.json\b|\bFACT\b|shared/|https?:|\.com\b", text)


def test_every_source_mark_is_explained():
    explained = set(re.findall(r"`(\w+)`", text_of("base.md").partition("## 1.")[0]))
    used = re.findall(r"(?<![-\w])[A-Z]\w*[A-Z]\w*(?![-\w])", " ".join([rule.sources for rule in rules()]))
    assert {"PnP", "HW", "CZ", "SoL", "EN"} <= set(used) <= explained


# The catalogue and the program agree


def test_the_table_of_presets_is_what_the_program_plays():
    for option in options():
        for preset, value in option.presets.items():
            assert getattr(PRESETS[preset], option.name) == value, (preset, option.name)
    assert set(PRESETS) == set(options()[0].presets)


def test_every_option_of_the_program_is_in_the_table_and_defaults_agree():
    defaults = {field.name: field.default for field in dataclasses.fields(BaseOptions)}
    assert {option.name: option.values[0] for option in options()} == defaults


def test_every_option_named_beside_a_rule_is_in_the_table_with_that_default():
    known = {option.name: option for option in options()}
    for rule in rules():
        if rule.option:
            name, default = rule.option.split(" = ")
            assert known[name].values[0] == default, rule
            assert rule.id in known[name].rules, rule


# Looking up


@pytest.mark.parametrize("word", ["B-RACE-TROLLS-02", "b-race-trolls-02", "trolls-02"])
def test_by_id(word):
    assert ids(word) == ["B-RACE-TROLLS-02"]


def test_several_ids_at_once():
    assert ids("B-END-02 b-end-01") == ["B-END-02", "B-END-01"]


def test_by_start_of_an_id():
    assert ids("B-RACE-TROLLS") == ["B-RACE-TROLLS-01", "B-RACE-TROLLS-02", "B-RACE-TROLLS-03"]
    assert len(ids("B-DIE")) == 13
    assert ids("x-immune") == ["B-X-IMMUNE-ALL", "B-X-IMMUNE-OWNER", "B-X-IMMUNE-GHOULS"]


@pytest.mark.parametrize("word", ["trolls", "Troll", "TROLLS"])
def test_by_race_its_own_rules_first(word):
    assert ids(word)[:3] == ["B-RACE-TROLLS-01", "B-RACE-TROLLS-02", "B-RACE-TROLLS-03"]
    assert set(ids(word)[3:]) == {"B-X-TROLLS-FORTIFIED", "B-X-TROLLS-SPIRIT", "B-X-TROLLS-SEAFARING"}


@pytest.mark.parametrize(("one", "many"), [("dwarf", "dwarves"), ("elf", "elves"), ("ratman", "ratmen")])
def test_by_one_of_a_race(one, many):
    assert ids(one) == ids(many) != []


def test_every_race_and_power_answers_to_its_name():
    game = base_rules(BaseOptions())
    for kind, banners in (("RACE", game.races), ("POWER", game.powers)):
        for banner in banners:
            name = re.split("[^a-z]", banner.key)[0]
            assert ids(name)[0].startswith(f"B-{kind}-{name.upper()}-"), banner.key


def test_a_race_and_a_power_give_their_interaction():
    assert ids("flying sorcerers") == ids("Sorcerers Flying") == ["B-X-SORCERERS-FLYING"]


def test_by_words_of_the_text_all_must_match():
    found = find("border region")
    assert found[0].id == "B-CONQ-01"
    assert all("border" in rule.text and "region" in rule.text for rule in found)
    assert ids("pointed ears") == ["B-SETUP-08"]
    assert ids("ears pointed") == ["B-SETUP-08"]
    assert ids("pointed mine") == []


def test_words_are_found_from_their_start_only():
    assert "B-PICK-01" in ids("inclu")
    assert ids("ountain") == []


def test_a_chapter_of_that_name_comes_first():
    assert all(rule.chapter == "Powers: Dragon Master" for rule in find("dragon master")[:10])
    assert find("conquest")[0].id == "B-CONQ-01"


def test_by_option():
    assert {"B-POWER-FLYING-02", "B-POWER-FLYING-04", "B-POWER-SEAFARING-05"} <= set(ids("flying_lakes"))


@pytest.mark.parametrize("word", ["", "   ", "xyzzy", "[a-z]", "B-RACE-TROLS-01"])
def test_nothing_found(word):
    assert find(word) == []


@pytest.mark.parametrize(
    ("typo", "meant"),
    [
        ("trols", "trolls"),
        ("moutain", "mountain"),
        ("B-RACE-TROLS-01", "B-RACE-TROLLS-01"),
        ("b-powr-flying-02", "B-POWER-FLYING-02"),
        ("SC-49", "SC-049"),
        ("flyng sorcerers", "flying"),
        ("encampmint", "encampment"),
    ],
)
def test_typos_are_answered_with_the_nearest(typo, meant):
    assert find(typo) == []
    assert meant in nearest(typo)


def test_nonsense_has_no_nearest():
    assert nearest("xyzzy") == []


# Showing


def test_a_rule_on_the_terminal():
    assert render(find("B-POWER-FLYING-02")[0]).splitlines() == [
        "B-POWER-FLYING-02  (Powers: Flying)",
        "  Seas and lakes are excluded.",
        "  Option: flying_lakes = forbidden (default) or allowed (czech-2009,",
        "    print-and-play)",
        "  Editions: PnP and CZ exclude only seas",
        "  Sources: HW SoL EN",
        "  Scenarios: SC-072 Flying",
    ]


def test_an_option_is_shown_with_every_rule_that_it_changes():
    assert "flying_lakes = forbidden (default)" in render(find("B-POWER-SEAFARING-05")[0], 200)
    assert "die_eligibility" in render(find("B-DIE-04")[0], 200)


@pytest.mark.parametrize("width", [40, 80, 100])
def test_nothing_is_wider_than_the_terminal(width):
    for rule in rules():
        head, *lines = render(rule, width).splitlines()
        assert head.startswith(rule.id)
        assert all(len(line) <= width for line in lines), rule


def test_a_scenario_on_the_terminal():
    shown = render_scenario(scenarios()[39])
    assert shown.splitlines()[0] == "SC-040  A quiet turn"
    assert shown.splitlines()[-1] == "  Rules: B-TURN-05"


# The command


def smallworld(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    code = args.run(args)
    assert isinstance(code, int)
    return code


def test_the_command_prints_what_it_finds(capsys):
    assert smallworld("B-END-01") == 0
    assert capsys.readouterr().out.startswith("B-END-01  (End of the game)\n")


def test_the_command_counts_what_it_leaves_out(capsys):
    assert smallworld("conquest", "--ids") == 0
    few = capsys.readouterr()
    assert smallworld("conquest", "--ids", "--all") == 0
    everything = capsys.readouterr()
    assert len(few.out.splitlines()) == 20
    assert everything.out.splitlines() == ids("conquest")
    assert f"{len(ids('conquest')) - 20} more" in few.err
    assert everything.err == ""


def test_the_command_shows_scenarios_and_the_words_of_the_code(capsys):
    assert smallworld("sc-040") == 0
    assert "A quiet turn" in capsys.readouterr().out
    assert smallworld("set", "aside") == 0
    assert capsys.readouterr().out.startswith("set aside: What happens to the levy after redeployment")
    assert smallworld("levy") == 0
    assert smallworld("levy", "--ids") == 1


def test_the_command_helps_when_nothing_is_found(capsys):
    assert smallworld("trols") == 1
    assert capsys.readouterr().err == "No rule answers to 'trols'. Did you mean trolls, troll, rolls?\n"
    assert smallworld("xyzzy") == 1
    assert "fewer words" in capsys.readouterr().err


def test_the_command_explains_itself(capsys):
    with pytest.raises(SystemExit) as stop:
        smallworld("--help")
    assert stop.value.code == 0
    assert "smallworld rules flying sorcerers" in capsys.readouterr().out


# The glossary


def test_the_glossary_has_the_words_of_the_code():
    words = (
        "region token race power combination tribe active declined hand tray fled column stack decline conquest reach "
        "price ground natives piece marker offer ask step seat round truce levy"
    )
    assert set(words.split()) | {"set aside"} == set(glossary())


def test_the_glossary_names_the_steps_in_order():
    assert ", ".join(STEP_NAMES) in glossary()["step"]
