"""The rule catalogue: complete, consistent with the program, and easy to ask."""

import argparse
import dataclasses
import re
from importlib import resources

import pytest

from smallworld.cli import rules as command
from smallworld.content.base.options import BaseOptions
from smallworld.content.base.rules import base_rules
from smallworld.content.editions import EDITIONS
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.content.warcraft.pieces import Markers
from smallworld.content.warcraft.rules import warcraft_rules
from smallworld.engine.steps import STEP_NAMES
from smallworld.rulebook import Option, find, glossary, nearest, options, render, render_scenario, rules, scenarios

CATALOGUES = {"base": "base.md", "warcraft": "warcraft.md"}
FILES = (*CATALOGUES.values(), "editions.md", "scenarios.md", "scenarios-warcraft.md", "glossary.md")
WITHOUT_SOURCE = {
    *("W-DEF-02", "W-DEF-11", "W-BOARD-11", "W-TURN-04", "W-CONQ-23", "W-CONQ-24", "W-RACE-WORGEN-04"),
    *("W-POWER-CHAMP-06", "W-ART-HAMMER-03", "W-TEAM-01"),
}


def ids(word: str, edition: str = "") -> list[str]:
    return [rule.id for rule in find(word, edition)]


def options_of(edition: str) -> list[Option]:
    return [option for option in options() if option.edition == edition]


def text_of(name: str) -> str:
    return resources.files("smallworld.rulebook").joinpath(name).read_text(encoding="utf-8")


# The catalogue is whole


@pytest.mark.parametrize(("edition", "number"), [("base", 409), ("warcraft", 266)])
def test_all_rules_are_read_and_unique(edition, number):
    everything = [rule.id for rule in rules() if rule.edition == edition]
    assert len(everything) == number
    assert len(set(everything)) == number
    letter = edition[0].upper()
    opening = [line.partition(" ")[2] for line in text_of(CATALOGUES[edition]).splitlines() if line.startswith("- **")]
    written = re.findall(rf"\*\*({letter}-[A-Z0-9-]+)\*\*", "\n".join(opening))
    assert everything == written


def test_the_base_game_comes_first():
    order = [rule.edition for rule in rules()]
    assert order == sorted(order)
    assert [scenario.edition for scenario in scenarios()] == ["base"] * 123 + ["warcraft"] * 148


def test_every_rule_has_a_text_a_source_and_a_chapter():
    for rule in rules():
        assert rule.text and rule.chapter, rule
        assert "**" not in rule.text and "|" not in rule.text and "`" not in rule.text[:5], rule
        assert rule.text.rstrip(")").endswith("."), rule
    assert {rule.id for rule in rules() if not rule.sources} == WITHOUT_SOURCE


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
    assert rule.edition == "base"


def test_a_line_of_warcraft_is_taken_apart():
    rule = find("W-DEF-05")[0]
    assert rule.text.startswith("Adjacent = sharing a border on the same board.")
    assert rule.text.endswith("they are adjacent to the land around them.")
    assert rule.sources == "EN, R"
    assert rule.change == "changed from the base game"
    assert (rule.differences, rule.option) == ("", "")
    assert rule.chapter == "Definitions"
    assert rule.edition == "warcraft"
    assert find("W-RACE-TAUREN-06")[0].chapter == "Races of the Horde: Tauren"
    assert find("W-RACE-FORSAKEN-01")[0].chapter == "Races of the Horde: Forsaken"


def test_tags_of_warcraft_are_read():
    tags = {rule.change for rule in rules()}
    assert tags == {"", "as in the base game", "changed from the base game", "new"}
    written = len(re.findall(r"^- \*\*\S+\*\* `\[[=~+]\]`", text_of("warcraft.md"), re.MULTILINE))
    assert len([rule for rule in rules() if rule.change]) == written


def test_sources_stand_in_brackets_after_a_full_stop():
    optional = find("W-ART-05")[0]
    assert optional.text == "Use is optional. Artifacts never add to defence."
    assert optional.sources == "SWU, R; W-CONQ-02"


def test_a_ruling_is_ours_although_no_bracket_says_so():
    bank = find("W-SETUP-10")[0]
    assert bank.text.endswith("Ruling: the bank never runs out (no source limits it).")
    assert bank.sources == "EN, RU; R"
    assert find("W-TEAM-04")[0].sources == "R"


def test_a_list_under_a_rule_belongs_to_it():
    turn = find("W-TURN-04")[0].text
    assert "1. declare *expand*; 2. beginning-of-turn effects" in turn
    assert turn.endswith('11. "once per turn" uses and the temporary side of a neutral race end.')


@pytest.mark.parametrize(("edition", "mark", "number"), [("base", "SC", 123), ("warcraft", "WC", 148)])
def test_all_scenarios_are_read_and_cite_rules_that_exist(edition, mark, number):
    known = {rule.id for rule in rules() if rule.edition == edition}
    told = [scenario for scenario in scenarios() if scenario.edition == edition]
    assert [scenario.id for scenario in told] == [f"{mark}-{each:03}" for each in range(1, number + 1)]
    for scenario in told:
        assert scenario.title and "Expect: " in scenario.text, scenario
        assert scenario.rules, scenario
        assert set(scenario.rules) <= known, scenario


def test_every_rule_of_warcraft_but_one_is_shown_by_a_scenario():
    shown = {cited for scenario in scenarios() for cited in scenario.rules}
    assert {rule.id for rule in rules() if rule.edition == "warcraft"} - shown == {"W-SOLO-07"}


def test_every_sum_of_warcraft_adds_up():
    """As in "cost 2 (2 + token 1 − Trolls 1)" and "score 5 (la lb lc 3 + magic lb 1 + Orcs 1)"."""
    sums = 0
    for scenario in [scenario for scenario in scenarios() if scenario.edition == "warcraft"]:
        for total, written in re.findall(r"\b(?:[Cc]ost|[Ss]core) (\d+) \(([^()]*)\)", scenario.text):
            least = 1 if written.endswith(", at least 1") else 0
            terms = re.split(r" (?=[+−] )", written.removesuffix(", at least 1"))
            if terms[0][-1].isdigit():
                numbers = [int(term.split()[-1]) * (-1 if term.startswith("−") else 1) for term in terms]
                assert max(sum(numbers), least) == int(total), (scenario.id, written)
                sums += 1
            for term in terms:
                regions = re.findall(r"\b[sml][a-k]\b", term)
                assert not regions or term.endswith(f" {len(regions)}") or "no travel" in term, (scenario.id, term)
    assert sums > 250


@pytest.mark.parametrize("name", FILES)
def test_every_rule_named_anywhere_exists(name):
    known = {rule.id for rule in rules()}
    for cited in re.findall(r"\b[BW]-[A-Z]+-(?:[A-Z]+-)*[A-Z]*\d*\b", text_of(name)):
        assert cited in known or any(id.startswith(f"{cited}-") for id in known), cited


@pytest.mark.parametrize("name", FILES)
def test_every_rule_named_in_short_exists(name):
    """As in "W-DEF-06, -08" and "W-CONQ-16 to -18"."""
    known = {rule.id for rule in rules()}
    for stem, others in re.findall(r"\b([BW](?:-[A-Z]+)+)-\d+((?:(?:, | to )-\d+)+)", text_of(name)):
        for number in re.findall(r"-\d+", others):
            assert stem + number in known, stem + number


@pytest.mark.parametrize("name", FILES)
def test_editions_are_named_and_not_numbered(name):
    text = re.sub(r"(SC|WC)-\d{3}", "", text_of(name))
    forbidden = r"\b00\d\b|\bseeds?\b|\.(txt|json|py|com|de|fr)\b|\bFACT\b|shared/|research/|https?:|\brepositor"
    assert not re.findall(forbidden, text)


@pytest.mark.parametrize(
    ("edition", "usual"),
    [
        ("base", {"PnP", "HW", "CZ", "SoL", "EN"}),
        ("warcraft", {"RU", "EN", "SWU", "SW", "DoW", "FAQ", "KO", "PL", "DE", "RM"}),
    ],
)
def test_every_source_mark_is_explained(edition, usual):
    explained = set(re.findall(r"`(\w+)`", text_of(CATALOGUES[edition]).partition("## 1.")[0]))
    sources = " ".join([rule.sources for rule in rules() if rule.edition == edition])
    used = re.findall(r"(?<![-\w])[A-Z]\w*[A-Z]\w*(?![-\w])", sources)
    assert usual <= set(used) <= explained


# The catalogue and the program agree


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_of_presets_is_what_the_program_plays(edition):
    presets = EDITIONS[edition].presets
    for option in options_of(edition):
        for preset, value in option.presets.items():
            assert getattr(presets[preset], option.name) == value, (preset, option.name)
    assert set(presets) == set(options_of(edition)[0].presets)


@pytest.mark.parametrize(("edition", "chosen"), [("base", BaseOptions), ("warcraft", WarcraftOptions)])
def test_every_option_of_the_program_is_in_the_table_and_defaults_agree(edition, chosen):
    defaults = {field.name: field.default for field in dataclasses.fields(chosen)}
    assert {option.name: option.values[0] for option in options_of(edition)} == defaults


def test_every_option_changes_rules_that_exist():
    for option in options():
        assert option.rules, option


def test_every_option_named_beside_a_rule_is_in_the_table_with_that_default():
    known = {option.name: option for option in options_of("base")}
    for rule in rules():
        if rule.option:
            name, default = rule.option.split(" = ")
            assert known[name].values[0] == default, rule
            assert rule.id in known[name].rules, rule


# Looking up


@pytest.mark.parametrize("word", ["B-RACE-TROLLS-02", "b-race-trolls-02", "trolls-02"])
def test_by_id(word):
    assert ids(word) == ["B-RACE-TROLLS-02"]


@pytest.mark.parametrize("word", ["W-RACE-TAUREN-06", "w-race-tauren-06", "tauren-06"])
def test_by_id_in_warcraft(word):
    assert ids(word) == ["W-RACE-TAUREN-06"]


def test_a_part_of_an_id_is_found_in_both_games():
    assert ids("turn-04") == ["B-TURN-04", "W-TURN-04"]
    assert ids("turn-04", "warcraft") == ["W-TURN-04"]
    assert ids("B-TURN-04", "warcraft") == []


def test_several_ids_at_once():
    assert ids("B-END-02 b-end-01") == ["B-END-02", "B-END-01"]


def test_by_start_of_an_id():
    assert ids("B-RACE-TROLLS") == ["B-RACE-TROLLS-01", "B-RACE-TROLLS-02", "B-RACE-TROLLS-03"]
    assert len(ids("B-DIE")) == 13
    assert ids("x-immune") == ["B-X-IMMUNE-ALL", "B-X-IMMUNE-OWNER", "B-X-IMMUNE-GHOULS"]


@pytest.mark.parametrize("word", ["trolls", "Troll", "TROLLS"])
def test_by_race_its_own_rules_first(word):
    assert ids(word)[:3] == ["B-RACE-TROLLS-01", "B-RACE-TROLLS-02", "B-RACE-TROLLS-03"]
    assert set(ids(word, "base")[3:]) == {"B-X-TROLLS-FORTIFIED", "B-X-TROLLS-SPIRIT", "B-X-TROLLS-SEAFARING"}


def test_a_race_of_both_games_is_found_in_both_the_base_game_first():
    assert ids("trolls") == ids("trolls", "base") + ids("trolls", "warcraft")
    assert ids("trolls", "warcraft") == ["W-RACE-TROLL-01"]
    assert ids("dwarf")[-1] == "W-RACE-DWARF-01"


def test_by_race_of_warcraft():
    assert ids("tauren") == [f"W-RACE-TAUREN-{number:02}" for number in range(1, 11)]
    assert ids("night elves") == ids("Night Elf") == [f"W-RACE-NELF-{number:02}" for number in range(1, 5)]
    assert set(ids("elves", "warcraft")) == {*ids("night elves"), *ids("blood elves")}


@pytest.mark.parametrize(
    ("name", "first", "number"),
    [
        ("swamp walker", "W-POWER-TERRAIN-01", 1),
        ("battle master", "W-POWER-BATTLE-01", 1),
        ("battleground", "W-PLACE-BATTLE-01", 3),
        ("dark portal", "W-PLACE-PORTAL-01", 1),
        ("portal", "W-POWER-PORTAL-01", 7),
        ("well of eternity", "W-PLACE-WELL-01", 4),
        ("light's hope chapel", "W-PLACE-CHAPEL-01", 3),
        ("frostmourne", "W-ART-FROST-01", 1),
    ],
)
def test_by_the_full_name_although_ids_shorten_it(name, first, number):
    assert ids(name)[0] == first
    assert len(ids(name)) == number


@pytest.mark.parametrize(("one", "many"), [("dwarf", "dwarves"), ("elf", "elves"), ("ratman", "ratmen")])
def test_by_one_of_a_race(one, many):
    assert ids(one) == ids(many) != []


def test_every_race_and_power_answers_to_its_name():
    game = base_rules(BaseOptions())
    for kind, banners in (("RACE", game.races), ("POWER", game.powers)):
        for banner in banners:
            name = re.split("[^a-z]", banner.key)[0]
            assert ids(name)[0].startswith(f"B-{kind}-{name.upper()}-"), banner.key


def test_every_race_power_artifact_and_place_of_warcraft_answers_to_its_name():
    game, markers = warcraft_rules(WarcraftOptions()), Markers(WarcraftOptions())
    banners = {"RACE": [r.key for r in game.races], "POWER": [p.key for p in game.powers]}
    relics = {"ART": [a.key for a in markers.artifacts], "PLACE": [p.key for p in markers.places]}
    special = {"lights hope chapel": "light's hope chapel", "ashes of alar": "ashes of al'ar"}
    for kind, named in {**banners, **relics}.items():
        for key in named:
            name = key.replace("_", " ")
            assert ids(special.get(name, name), "warcraft")[0].startswith(f"W-{kind}-"), key


def test_a_race_and_a_power_give_their_interaction():
    assert ids("flying sorcerers") == ids("Sorcerers Flying") == ["B-X-SORCERERS-FLYING"]


def test_by_words_of_the_text_all_must_match():
    found = find("border region")
    assert found[0].id == "B-CONQ-01"
    assert all("border" in rule.text and "region" in rule.text for rule in found)
    assert [rule.id for rule in found if rule.edition == "warcraft"] == ["W-DEF-05", "W-CONQ-04"]
    assert ids("pointed ears") == ["B-SETUP-08"]
    assert ids("ears pointed") == ["B-SETUP-08"]
    assert ids("pointed mine") == []


def test_words_are_found_from_their_start_only():
    assert "B-PICK-01" in ids("inclu")
    assert ids("ountain") == []


def test_a_chapter_of_that_name_comes_first():
    assert all(rule.chapter == "Powers: Dragon Master" for rule in find("dragon master")[:10])
    assert find("conquest")[0].id == "B-CONQ-01"
    assert find("conquest", "warcraft")[0].id == "W-CONQ-03"
    assert find("mountain", "warcraft")[0].chapter.endswith("Mountaineer, Mining")
    assert len(find("mountain", "warcraft")) > 10


def test_by_option():
    assert {"B-POWER-FLYING-02", "B-POWER-FLYING-04", "B-POWER-SEAFARING-05"} <= set(ids("flying_lakes"))
    assert ids("gnome_first_assault") == ["W-RACE-GNOME-05"]
    assert len(ids("teams")) == 6


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
        ("WC-58", "WC-058"),
        ("taurn", "tauren"),
        ("W-RACE-TAURE-06", "W-RACE-TAUREN-06"),
        ("flyng sorcerers", "flying"),
        ("encampmint", "encampment"),
    ],
)
def test_typos_are_answered_with_the_nearest(typo, meant):
    assert find(typo) == []
    assert meant in nearest(typo)


def test_only_words_of_the_game_asked_for_are_suggested():
    assert "mountaineer" in nearest("moutain", "warcraft")
    assert "mountaineer" not in nearest("moutain", "base")
    assert all(each.startswith("W") for each in nearest("B-END-01", "warcraft"))


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


def test_a_rule_of_warcraft_on_the_terminal():
    assert render(find("W-SETUP-10")[0]).splitlines() == [
        "W-SETUP-10  (Setup; as in the base game)",
        "  Every player gets five coins of value 1; the rest is the bank. Ruling: the",
        "    bank never runs out (no source limits it).",
        "  Sources: EN, RU; R",
        "  Scenarios: WC-001 Setup for three players",
    ]
    assert "gnome_first_assault = allowed (default) or forbidden" in render(find("W-RACE-GNOME-05")[0], 200)
    assert "Sources" not in render(find("W-DEF-02")[0])


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
    shown = render_scenario(scenarios()[123 + 57])
    assert shown.splitlines()[0] == "WC-058  Blood Elves"
    assert shown.splitlines()[-1] == "  Rules: W-RACE-BELF-01 W-POWER-TERRAIN-01"


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


def test_the_command_knows_both_games(capsys):
    assert smallworld("tauren", "--ids") == 0
    assert capsys.readouterr().out.splitlines() == ids("tauren")
    assert smallworld("W-RACE-TAUREN-06") == 0
    assert capsys.readouterr().out.startswith("W-RACE-TAUREN-06  (Races of the Horde: Tauren)\n")
    assert smallworld("wc-058") == 0
    assert capsys.readouterr().out.startswith("WC-058  Blood Elves\n")


def test_the_command_can_be_kept_to_one_game(capsys):
    for edition in ("base", "warcraft"):
        assert smallworld("trolls", "--ids", "--edition", edition) == 0
        assert capsys.readouterr().out.splitlines() == ids("trolls", edition)
    assert smallworld("tauren", "--edition", "base") == 1
    assert "No rule of base matches 'tauren'." in capsys.readouterr().err
    assert smallworld("WC-058", "--edition", "base") == 1
    with pytest.raises(SystemExit):
        smallworld("trolls", "--edition", "underground")


def test_the_command_counts_what_it_leaves_out(capsys):
    assert smallworld("conquest", "--ids") == 0
    few = capsys.readouterr()
    assert smallworld("conquest", "--ids", "--all") == 0
    everything = capsys.readouterr()
    assert len(few.out.splitlines()) == 20
    found, rules = everything.out.splitlines(), ids("conquest")
    assert found[: len(rules)] == rules
    assert "acrobats" in found[len(rules) :]  # of an expansion: its text only mentions the word
    assert f"{len(found) - 20} more" in few.err
    assert everything.err == ""


def test_the_command_shows_scenarios_and_the_words_of_the_code(capsys):
    assert smallworld("sc-040") == 0
    assert "A quiet turn" in capsys.readouterr().out
    assert smallworld("set", "aside") == 0
    assert capsys.readouterr().out.startswith("set aside: Where the levy goes at redeployment")
    assert smallworld("levy") == 0
    assert smallworld("levy", "--ids") == 1


def test_the_command_helps_when_nothing_is_found(capsys):
    assert smallworld("trols") == 1
    assert capsys.readouterr().err == "No rule matches 'trols'. Did you mean trolls, troll, tolls?\n"
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
        "price ground natives piece marker offer ask step seat round truce levy "
        "island entry travel relic side camp garrison beast champion deed toll fee arm"
    )
    assert set(words.split()) | {"set aside", "face down"} == set(glossary())


def test_the_glossary_names_the_steps_in_order():
    assert ", ".join(STEP_NAMES) in glossary()["step"]
