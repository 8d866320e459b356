"""The workshop: every part has its form, every form becomes a text that is right, and a refusal knows its field."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from builds import BUILD
from homemade import BAKERS, ROOT, TWO_VALLEYS
from smallworld.content.editions import EDITIONS
from smallworld.content.files import BadContent, Table
from smallworld.content.grammar_file import PER, WHEN, WHERE, read_per, read_range
from smallworld.content.icons import ICONS
from smallworld.content.part_list import PARTS
from smallworld.table.part_forms import GROUPS, PER_KINDS, WHEN_KINDS, WHERE_KINDS, vocabulary
from smallworld.table.workshop import checked, examples, made_from, place_of, written
from smallworld.text import fluent

Json = dict[str, Any]

VOCABULARY = vocabulary()
FORMS = {part["name"]: part for part in VOCABULARY["parts"]}


def power(*abilities: Json) -> Json:
    return {"kind": "power", "key": "made_here", "tokens": 3, "ability": list(abilities)}


def sound(form: Json) -> Json:
    told = made_from(form)
    assert told["problem"] is None, told
    return told


def test_every_part_has_a_form_with_all_its_fields() -> None:
    assert sorted(FORMS) == sorted(PARTS)
    assert len(FORMS) == 45
    for name, part in PARTS.items():
        assert [field["name"] for field in FORMS[name]["fields"]] == list(part.fields)


def test_every_part_is_in_one_group() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(PARTS)


def test_the_tables_have_all_their_fields() -> None:
    assert list(WHERE_KINDS) == list(WHERE)
    assert list(WHEN_KINDS) == list(WHEN)
    assert list(PER_KINDS) == list(PER)
    named = {field["table"] for form in VOCABULARY["tables"].values() for field in form["fields"] if "table" in field}
    for part in FORMS.values():
        for field in part["fields"]:
            named |= {case["table"] for case in [field, *field.get("cases", {}).values()] if "table" in case}
    assert named <= set(VOCABULARY["tables"])


@pytest.mark.parametrize("name", FORMS)
def test_a_form_is_right_as_it_begins(name: str) -> None:
    assert sound(power({"part": name, **FORMS[name]["start"]}))["form"]["ability"][0]["part"] == name


def values_of(field: Json) -> list[object]:
    """What the page may put into a plain field."""
    if field["kind"] == "number":
        return [max(1, field["low"]), field["high"]]
    if field["kind"] == "maybe":
        return [True, False]
    if field["kind"] == "yes_no":
        return [True]
    if field["kind"] == "range":
        low, high = field["low"], field["high"]
        return [
            low,
            high,
            {"at_least": low},
            {"at_most": high},
            {"at_least": low, "at_most": high},
            *field.get("words", []),
        ]
    words = [*VOCABULARY["editions"]["base"].get(field.get("of", ""), ()), *field.get("words", [])]
    return list(words) if field["kind"] == "word" else [words[:1], words]


def word_at(path: str, fields: list[Json], values: Json) -> str:
    """The word that decides, as the page finds it."""
    name, _, inner = path.partition(".")
    field = next(each for each in fields if each["name"] == name)
    if not inner:
        return str(values.get(name, field.get("default", "")))
    value = values.get(name, "once")
    return str(value[inner] if isinstance(value, dict) else value)


def case_of(field: Json, fields: list[Json], values: Json) -> Json | None:
    """Whether a field is offered beside these values."""
    if "by" not in field:
        return field
    case = field["cases"].get(" ".join(word_at(path, fields, values) for path in field["by"]))
    return None if case is None else field | case


@pytest.mark.long
@pytest.mark.parametrize("name", FORMS)
def test_every_field_that_is_offered_is_taken(name: str) -> None:
    """Whatever the deciding words are: a field that the form offers may be filled in, in every way that it offers."""
    fill_in(name, 1)


@pytest.mark.net
@pytest.mark.parametrize("name", FORMS)
def test_fields_that_are_offered_are_taken(name: str) -> None:
    """The same in every check; where the deciding words go together in very many ways, for some of these."""
    fill_in(name, 7)


MANY = 100  # ways to decide


def fill_in(name: str, step: int) -> None:
    """Fill in each field, for one in `step` ways to decide if there are many, and for others on the other build."""
    fields = FORMS[name]["fields"]
    deciding = sorted({path for field in fields for path in field.get("by", [])})
    choices: list[list[str]] = []
    for path in deciding:
        told = next(field for field in fields if field["name"] == path.partition(".")[0])
        choices.append(told["words"] if "words" in told else VOCABULARY["tables"][told["table"]]["fields"][0]["words"])
    tried = 0
    ways = list(product(*choices))
    for words in ways[len(BUILD) % step :: step] if len(ways) > MANY else ways:
        values: Json = dict(FORMS[name]["start"]) if not words else {}
        values |= {path.partition(".")[0]: word for path, word in zip(deciding, words, strict=True)}
        for field in fields:
            if case_of(field, fields, values) is None:
                values.pop(field["name"], None)  # the page takes such a field out
        offered = [field for field in fields if case_of(field, fields, values) is not None]
        for field in offered:
            case = case_of(field, fields, values)
            if case and case.get("needed") and field["name"] not in values and field["kind"] != "table":
                values[field["name"]] = values_of(field)[0]
        if values.get("from", "bank") == values.get("to", "me"):
            continue  # nobody pays themselves, and the check says so
        base = made_from(power({"part": name, **values}))
        if base["problem"] is not None:
            assert not base["problem"]["place"]["path"] or base["problem"]["place"]["part"] == 1
            continue
        for field in offered:
            case = case_of(field, fields, values)
            assert case is not None
            if field["name"] in [path.partition(".")[0] for path in deciding]:
                continue
            for value in table_values(case["table"]) if field["kind"] == "table" else values_of(field):
                told = made_from(power({"part": name, **values, field["name"]: value}))
                reason = told["problem"] and told["problem"]["reason"]
                assert reason is None or "per_game" in reason or "Give either" in reason, (values, field["name"], value)
                tried += 1
    assert tried > 0 or not fields


def table_values(name: str) -> list[object]:
    """A table with each of its fields, one at a time."""
    found: list[object] = []
    for field in VOCABULARY["tables"][name]["fields"]:
        if field["kind"] == "table":
            counted = {"of": next(iter(field["cases"]))} if "by" in field else {}
            times = field.get("label") == "or_when"
            found.append(counted | {field["name"]: {"round": 2} if times else {"terrain": "hill"}})
        elif field["name"] == "of":
            continue  # tried as a deciding word
        elif "by" in field:
            found.append({"of": next(iter(field["cases"])), field["name"]: field["low"]})
        else:
            found += [{field["name"]: value} for value in values_of(field) if value != "marker"]
    return found


def test_the_numbers_of_the_tables_are_those_of_the_reader() -> None:
    for name, kind in [*WHERE_KINDS.items(), *WHEN_KINDS.items()]:
        if kind["kind"] != "range":
            continue
        for number in (kind["low"] - 1, kind["high"] + 1):
            part: dict[str, Any] = {
                "part": "coins",
                "per": "region",
                "where" if name in WHERE_KINDS else "when": {name: number},
            }
            part |= {"part": "price", "less": 1} if name == "conquest" else {}
            told = made_from(power(part if name != "lost" else {"part": "immune", "when": {name: number}}))
            assert told["problem"] is not None and name in told["problem"]["reason"], name
    for name, kind in PER_KINDS.items():
        if kind["kind"] == "number":
            for number in (kind["low"] - 1, kind["high"] + 1):
                with pytest.raises(BadContent, match=name):
                    read_per(Table({"per": {"of": "region", name: number}}), "per", ["region"])
    assert read_range(Table({}), "x", 0, 1) is None


def test_the_words_of_every_form_are_there() -> None:
    """The page finds a name for every part, field and word in each language."""
    text = ROOT / "web" / "text"
    english = {**fluent.read(text / "workshop.en.ftl"), **fluent.read(text / "en.ftl")}
    wanted = {f"shop-part-{name}" for name in FORMS} | {f"shop-group-{part['group']}" for part in FORMS.values()}
    forms = [part["fields"] for part in FORMS.values()] + [form["fields"] for form in VOCABULARY["tables"].values()]
    for fields in [*forms, *VOCABULARY["banner"].values(), VOCABULARY["board"]["fields"]]:
        for field in fields:
            wanted.add(f"shop-field-{field['name']}")
            own = f"shop-{field['name']}" if "says" not in field or field.get("of") else field["says"]
            wanted |= {f"{own}-{word}" for word in field.get("words", [])}
            for words in VOCABULARY["editions"].values() if "of" in field and not field.get("of_edition") else ():
                wanted |= {f"{field['says']}-{word}" for word in words[field["of"]]}
    assert wanted - set(english) == set()


def test_the_signs_are_in_the_sprite() -> None:
    sprite = (ROOT / "web" / "src" / "icons" / "sprite.svg").read_text(encoding="utf-8")
    names = json.loads((ROOT / "web" / "src" / "icons" / "icons.json").read_text(encoding="utf-8"))
    for name, place in ICONS.items():
        assert f'id="icon-{place}"' in sprite, name
        group, _, key = place.partition("-")
        assert names[group][key] == name


# Form and text


@pytest.mark.parametrize("example", examples(), ids=lambda example: example["name"])
def test_an_example_goes_through_its_form_and_stays_the_same(example: Json) -> None:
    told = checked(example["text"])
    assert told["problem"] is None
    again = made_from(told["form"])
    assert again["problem"] is None
    assert again["form"] == told["form"]
    assert again["card"]["understood"] == told["card"]["understood"]


def test_a_part_is_said_in_words() -> None:
    told = checked(BAKERS)
    assert told["said"]["en"] == [
        "+2\N{NO-BREAK SPACE}coins for every farmland region held",
        "hill regions cost one token less (at least 1)",
    ]
    assert "на 1\N{NO-BREAK SPACE}жетон" in told["said"]["ru"][1]
    assert told["card"]["icon"] == ""


def test_a_sign_comes_with_the_card() -> None:
    assert sound(power() | {"icon": "frog"})["card"]["icon"] == ICONS["frog"]
    told = made_from(power() | {"icon": "frogg"})
    assert "Did you mean 'frog'?" in told["problem"]["reason"]
    assert told["problem"]["place"] == {"part": 0, "path": ["icon"]}


def test_what_says_nothing_is_left_out() -> None:
    told = sound(power({"part": "coins", "where": {}, "when": {}}) | {"name": "", "text": None})
    assert told["text"] == 'kind = "power"\nkey = "made_here"\ntokens = 3\n\n[[ability]]\npart = "coins"\n'


def test_an_empty_table_within_another_is_refused_where_it_stands() -> None:
    for beside in ({}, {"or": {"terrain": "mountain"}}):
        told = made_from(power({"part": "reaches", "where": {"beside": {}} | beside}))
        assert told["problem"]["code"] == "says_nothing"
        assert told["problem"]["place"] == {"part": 1, "path": ["where", "beside"]}


def test_a_field_names_those_that_cannot_stand_beside_it() -> None:
    found = {
        (part["name"], field["name"]): field["instead"]
        for part in vocabulary()["parts"]
        for field in part["fields"]
        if "instead" in field
    }
    assert found == {("price", "less"): ["more"], ("price", "more"): ["less"]}


PLACES = {
    "tokens must be a whole number from 1 to 9, not 33.": (0, ["tokens"]),
    "The field 'key' is missing.": (0, ["key"]),
    "key: 'elves' is already a word of the game; choose another.": (0, ["key"]),
    "In the edition base: name is shown as it is, so it can have no markup: '<b>hi'.": (0, ["name"]),
    "ability 1 (price): Give either less or more.": (1, []),
    "ability 2 (price), where, tokens: at_least is 5, more than at_most, 2.": (2, ["where", "tokens", "at_least"]),
    "In the edition warcraft: ability 3 (tunnels): symbol cannot be 'minex'. Did you mean 'mine'?": (3, ["symbol"]),
    "ability 1 (reaches): The field 'where' is missing.": (1, ["where"]),
    "This is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 5).": (0, []),
    "name, en: something": (0, ["name"]),
}


@pytest.mark.parametrize("reason", PLACES)
def test_a_refusal_knows_its_field(reason: str) -> None:
    part, path = PLACES[reason]
    found = place_of(reason)
    assert (found["part"], found["path"][: len(path)]) == (part, path)


def test_a_refusal_of_a_hostile_text_is_found_at_once() -> None:
    assert place_of("a, " * 20_000) == {"part": 0, "path": []}
    assert place_of("ability 1" + ", where" * 20_000)["part"] == 0


@pytest.mark.parametrize(
    "form",
    [None, [], "x", {"kind": "board"}, {"kind": "board", "drawing": ["a"], "regions": {}}, {"kind": ["race"]}],
)
def test_a_form_that_is_none_is_refused(form: object) -> None:
    assert made_from(form)["problem"] is not None


def test_a_form_is_not_nested_without_end() -> None:
    deep: Json = {}
    for _ in range(50):
        deep = {"not": deep, "terrain": "hill"}
    assert "nested" in made_from(power({"part": "price", "less": 1, "where": deep}))["problem"]["reason"]


# Boards


def test_a_drawing_says_who_touches_whom() -> None:
    form = {"kind": "board", "key": "drawn", "rounds": 6, "drawing": ["xxy.", "xyyz", ".zzz"]}
    form["regions"] = {
        "x": {"terrain": "hill", "marks": ["mine"]},
        "y": {"key": "mid", "terrain": "farmland", "marks": ["native"], "name": "The Middle"},
        "z": {"terrain": "sea"},
    }
    told = sound(form)
    lines = told["text"].split("[regions]\n")[1].split("\n\n")[0].split("\n")
    assert lines[0] == 'r1 = "hill edge mine : mid r2"'
    assert lines[1] == 'mid = "farmland edge native : r1 r2"'
    assert lines[2] == 'r2 = "sea edge : r1 mid"'
    assert 'drawing = [\n  "aab.",\n  "abbc",\n  ".ccc",\n]' in told["text"]
    assert 'mid = "The Middle"' in told["text"]
    assert told["card"]["map"].startswith("home-")


def test_a_region_in_the_middle_is_not_at_the_edge() -> None:
    regions = {letter: {"terrain": "hill"} for letter in "ab"}
    told = sound({"kind": "board", "key": "ring", "rounds": 6, "drawing": ["aaaa", "abba", "aaaa"], "regions": regions})
    assert 'r2 = "hill : r1"' in told["text"]


@pytest.mark.parametrize(
    ("rows", "inside"),
    [
        (["......", "..ab..", "......"], ""),  # what is around the board is beyond its edge
        (["aaaaa", "ab.ba", "aa..a", "aaaaa"], "b"),  # a hole is not
        (["aaaaa", "abbba", "ab.ba", "aaa.a"], ""),  # unless it leads out
    ],
)
def test_the_edge_is_where_the_board_ends(rows: list[str], inside: str) -> None:
    regions = {letter: {"terrain": "hill", "key": letter * 2} for letter in "ab"}
    told = sound({"kind": "board", "key": "edges", "rounds": 6, "drawing": rows, "regions": regions})
    assert [letter for letter in "ab" if f'{letter * 2} = "hill :' in told["text"]] == list(inside)


def test_a_board_that_nobody_has_drawn_is_drawn() -> None:
    told = checked(TWO_VALLEYS)
    assert len(told["form"]["regions"]) == 21
    assert {letter for row in told["form"]["drawing"] for letter in row} - {"."} == set(told["form"]["regions"])


def test_the_first_board_is_right() -> None:
    told = sound({"kind": "board", "key": "first", **VOCABULARY["board"]["start"]})
    assert "18 regions" in told["card"]["understood"]["en"]
    assert set(VOCABULARY["board"]["tints"]) == {each for box in EDITIONS.values() for each in box.terrains}


def test_a_board_with_too_many_regions_has_a_text_but_no_form() -> None:
    lines = [f'r{n} = "hill edge : r{(n - 1) % 70} r{(n + 1) % 70}"' for n in range(70)]
    told = checked('kind = "board"\nkey = "ring"\nrounds = 8\n[regions]\n' + "\n".join(lines))
    assert told["problem"] is None and told["form"] is None and told["card"]["regions"] == 70


def test_a_card_without_a_text_says_what_it_does() -> None:
    does = sound(power({"part": "sails"}, {"part": "coins"}))["card"]["does"]
    assert does["en"] == "Seas and lakes can be conquered; +1\N{NO-BREAK SPACE}coin every turn."
    assert does["cs"] == "Může dobývat moře a jezera; +1\N{NO-BREAK SPACE}mince každý tah."
    assert sound(power())["card"]["does"]["en"] == ""


def test_a_whole_set_is_for_tables() -> None:
    assert "one race" in checked('kind = "set"\nkey = "some"\n')["problem"]["reason"]


def test_the_writer_keeps_what_it_does_not_know() -> None:
    """So that the reader can say what is wrong with it."""
    assert "There is no field 'colour'" in made_from(power() | {"colour": "red"})["problem"]["reason"]
    assert 'colour = "red"' in written(power() | {"colour": "red"})
    assert Path(ROOT).is_dir()
