"""Anything wrong that a stranger hands in is refused with one short sentence, the same in both builds."""

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

import smallworld as sw
from smallworld.content.setup import CustomBoard
from smallworld.engine.events import Event, TokensMoved, TurnStarted
from smallworld.record import codec, journal
from smallworld.text.homemade import describe_board
from smallworld.words import brief, nearest

HUGE = 10**5000
LONG = "x" * 1_000_000
FOREIGN: list[Any] = [HUGE, LONG, [], None]


def deep() -> list[Any]:
    nest: list[Any] = []
    for _ in range(100_000):
        nest = [nest]
    return nest


def wide() -> list[Any]:
    """Few objects, but written out they would fill the world."""
    nest: list[Any] = []
    for _ in range(60):
        nest = [nest, nest, nest, nest]
    return nest


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("no name")


def shown(value: object) -> str | None:
    """A name for a test; anything but a number or a word is named by its place."""
    return brief(value) if isinstance(value, (int, str)) else None


def given(names: str, values: Iterable[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(names, values, ids=shown)


def game() -> sw.Game:
    return sw.Game.new(players=3, seed=7)


def refused(kind: type[ValueError], do: Callable[[], object]) -> str:
    """The sentence of a refusal, which is short, printable and of its kind."""
    with pytest.raises(kind) as problem:
        do()
    sentence = str(problem.value)
    assert 10 < len(sentence) < 400 and sentence.isprintable()
    return sentence


# Values in sentences


@given(
    "value, text",
    [
        ("orc", "'orc'"),
        (7, "7"),
        (None, "None"),
        (2.5, "2.5"),
        ([1, "a"], "[1, 'a']"),
        ({"do": "end"}, "{'do': 'end'}"),
        ("\ud800", "'\\ud800'"),
        (HUGE, "a huge number"),
        (-HUGE, "a huge number"),
    ],
)
def test_values_are_shown_as_they_are_written(value: object, text: str) -> None:
    assert brief(value) == text


@given("make", [deep, wide, Mute, lambda: LONG, lambda: b"x" * 10**6, lambda: [HUGE], lambda: {1: deep()}])
def test_any_value_is_shown_shortly(make: Callable[[], object]) -> None:
    assert 0 < len(brief(make())) <= 60


def test_the_nearest_word_to_anything() -> None:
    for value in (HUGE, LONG, None, deep(), Mute()):
        assert nearest(value, ["orcs", "elves"]) == "Known: elves, orcs."


# Setting up


WRONG: dict[str, list[Any]] = {
    "options": ["x", "", [], [1], 5, 0, False, (("orcs_bonus", "any"),), {5: "any"}, {HUGE: "any"}, {LONG: LONG}]
    + [{"orcs_bonus": value} for value in (HUGE, LONG, [LONG], None, deep())],
    "preset": [[], {}, None, 5, HUGE, LONG],
    "board": [[], {}, 5, 0, False, b"2p", LONG, HUGE],
    "custom": [None, 5, {}, b"", HUGE],
    "custom_board": [5, {}, [], 0, False, b""],
    "first": [1.0, "1", True, -1, 3, [], HUGE],
    "players": ["3", None, True, 3.0, 1, 6, 10**30, HUGE, -HUGE, [], LONG],
    "seed": [None, 1.5, True, [], b"x", "", LONG, HUGE, "\ud800"],
    "edition": [None, 5, [], {}, "", LONG, HUGE],
}


@given("name, value", [(name, value) for name, values in WRONG.items() for value in values])
def test_a_game_that_cannot_be_set_up(name: str, value: object) -> None:
    arguments: dict[str, Any] = {"players": 3, name: value}
    refused(sw.BadSetup, lambda: sw.Game.new(**arguments))


def test_sentences_name_what_is_wrong() -> None:
    new: Any = sw.Game.new
    assert refused(sw.BadSetup, lambda: new(options="x")) == "options are a dict of names and values, not 'x'."
    assert refused(sw.BadSetup, lambda: new(players="3")) == "Small World is for 2 to 5 players, not '3'."
    assert refused(sw.BadSetup, lambda: new(players=3, first=1.0)) == "first must be a seat from 0 to 2, not 1.0."
    assert refused(sw.BadSetup, lambda: new(board=5)).startswith("There is no board 5.")


@given("name", ["options", "board", "custom_board", "first"])
def test_none_leaves_it_out(name: str) -> None:
    arguments: dict[str, Any] = {"players": 3, "seed": 7, name: None}
    assert sw.Game.new(**arguments).to_json() == game().to_json()


@given("value", [[5], [None], (HUGE,), [b""], ["\ud800"], ["kind = 'race'\n# \ud800"]])
def test_home_made_things_that_are_none(value: Any) -> None:
    refused(sw.BadContent, lambda: sw.Game.new(custom=value))


ROW = ("a", "hill", (), ("b",), True, False, (0, 0)), ("b", "hill", (), ("a",), True, False, (0, 0))


@given(
    "board",
    [
        CustomBoard("x", 5, 5),  # type: ignore[arg-type]
        CustomBoard("x", 5, ((),)),  # type: ignore[arg-type]
        CustomBoard("x", 5, list(ROW)),  # type: ignore[arg-type]
        CustomBoard("x", 5, ([*ROW[0]], [*ROW[1]])),  # type: ignore[arg-type]
        CustomBoard("x", 5.0, ROW),  # type: ignore[arg-type]
        CustomBoard("x", True, ROW),
        CustomBoard("x", 5, ROW, 5),  # type: ignore[arg-type]
        CustomBoard("x", 5, ROW, (2.0,)),  # type: ignore[arg-type]
        CustomBoard(5, 5, ROW),  # type: ignore[arg-type]
        CustomBoard("x", HUGE, ROW),
    ],
)
def test_boards_of_other_shapes(board: CustomBoard) -> None:
    sw.Game.new(players=2, custom_board=CustomBoard("x", 5, ROW))
    refused(sw.BadContent, lambda: sw.Game.new(players=2, custom_board=board))


@given("players", ["[2.0]", "[true]", "[2, 3.0]", "['2']", "[[2]]", "2", "[]", "[0x" + "f" * 20_000 + "]"])
def test_a_board_is_for_whole_numbers_of_players(players: str) -> None:
    head = f'kind = "board"\nkey = "two"\nrounds = 5\nplayers = {players}\n'
    text = head + '[regions]\na = "hill edge : b"\nb = "hill : a"\n'
    assert sw.board(text.replace(players, "[2]")).players == (2,)
    refused(sw.BadContent, lambda: sw.board(text))


def test_one_of_a_thing_is_told_as_one() -> None:
    text = 'kind = "board"\nkey = "two"\nrounds = 1\n[regions]\na = "hill edge native : b"\nb = "hill : a"\n'
    assert "1 round; 2 regions (2 hill); 1 Lost Tribe." in describe_board(sw.board(text))


# Reading


@given("text", [None, {}, [], 5, b"{}", bytearray(b"{}"), "", "x", "[]", LONG])
def test_what_is_no_saved_game(text: object) -> None:
    refused(sw.BadRecord, lambda: sw.Game.from_json(text))


@given(
    "text",
    ["1.0", "[1e999]", '{"a": -1e5}', "NaN", '"\\ud800"', '{"\\uDFFF": 1}', '"\ud800"', "1" * 5000, "[" * 100_000],
)
def test_json_that_never_occurs(text: str) -> None:
    refused(sw.BadRecord, lambda: codec.loads(text))


def test_letters_outside_the_first_plane_may_be_escaped() -> None:
    assert codec.loads('"\\ud83d\\ude00"') == "\U0001f600"


@given("levels", range(900, 1000, 7))
def test_nested_records_are_refused_at_every_depth(levels: int) -> None:
    head = '{"format":"smallworld-game","version":1,"x":'
    refused(sw.BadRecord, lambda: sw.Game.from_json(head + "[" * levels + "]" * levels + "}"))


@given("version", [LONG, 10**4000, [[LONG]], None])
def test_strange_versions_make_short_sentences(version: object) -> None:
    refused(sw.BadRecord, lambda: sw.Game.from_json(json.dumps({"format": "smallworld-game", "version": version})))
    lines = [json.dumps({"format": "smallworld-record", "version": version})]
    refused(sw.BadRecord, lambda: list(journal.read(lines)))
    refused(sw.BadRecord, lambda: list(journal.read([json.dumps({"format": version, "version": 1})])))


@given("name", ["end", "actions", "state", "scores", "winners"])
@given("claim", [LONG, 10**4000, [LONG] * 100])
def test_strange_claims_make_short_sentences(name: str, claim: object) -> None:
    record = journal.Journal.of(game())
    record.closing = {**record.closing, name: claim}
    refused(sw.BadRecord, lambda: journal.verify(record))


# Positions


@given("text", [None, 5, b"players = 2", {}, []])
def test_a_position_is_a_text(text: object) -> None:
    assert refused(sw.BadPosition, lambda: sw.position(text)) == f"This needs a TOML text, not {text!r}."


BIG = "0x" + "f" * 20_000


@given(
    "line",
    [
        *[f"{name} = {BIG}" for name in ("round", "first", "turn", "players", "edition", "preset", "board", "step")],
        *[f"{name} = [{BIG}]" for name in ("dice", "claims", "lost_tribes", "seat", "column")],
        f"[options]\norcs_bonus = {BIG}",
        f"[map]\nplayers = {BIG}",
        f"[supply]\nround = {BIG}",
        f"[pieces]\nlair = {BIG}",
        f"[[seat]]\ncoins = {BIG}",
        f"[[seat]]\nactive = {BIG}",
        f"[[seat]]\n[seat.active]\nrace = {BIG}",
        f"step = 'conquer'\nacting = {BIG}",
        f"step = 'conquer'\nconquered = [{BIG}]\n[[seat]]\nactive = {{ race = 'orcs' }}",
        f"round = {'9' * 5000}",
        f"board = '{'x' * 100_000}'",
        f"{'x' * 100_000} = 1",
        f"[options]\n{'x' * 100_000} = 'any'",
    ],
)
def test_huge_values_in_positions(line: str) -> None:
    refused(sw.BadPosition, lambda: sw.position(line))


# Looking and playing


@given("region", [None, [], {}, 5, 1.0, b"2p-01", "", LONG, HUGE])
def test_no_such_region(region: object) -> None:
    refused(sw.Illegal, lambda: game().explain(region))


SEATS = [1.0, "x", "1", 99, -1, True, [], {}, 10**30, HUGE, -HUGE, LONG]


@given("seat", SEATS)
def test_no_such_seat(seat: object) -> None:
    told = (lambda who: game().tell(TurnStarted(0, 1), who), lambda who: game().explain("3p-01", who))
    for look in (game().view, game().income, *told):
        with pytest.raises(sw.Illegal) as problem:
            look(seat)
        assert problem.value.code == "no_such_seat" and len(problem.value.reason) < 200


def test_a_spectator_has_no_income_but_looks_and_hears() -> None:
    assert game().view(None)["viewer"] is None and game().tell(TurnStarted(0, 1), None)["player"] == 0
    assert game().explain("3p-01", None).code == "no_race"
    with pytest.raises(sw.Illegal, match="from 0 to 2, not None"):
        game().income(None)


@given("event", [None, 5, {}, "turn_started", sw.Action("end"), Event(), TokensMoved(0, "orcs", 99, -1, 1)])
def test_no_event(event: object) -> None:
    for tell in (game().tell, lambda event, seat: game().say(event, "en", seat)):
        with pytest.raises(sw.Illegal) as problem:
            tell(event, 0)
        assert problem.value.code == "bad_event" and len(problem.value.reason) < 200


def test_an_event_is_told_by_the_game_it_is_from() -> None:
    other = sw.Game.new("warcraft", players=2, seed=1, board="l1a+s2b")
    other.play({"do": "pick", "combo": 0})
    event = other.play(next(action for action in other.legal() if action.do == "conquer"))[-1]
    for tell in (lambda: game().tell(event, 0), lambda: game().say(event)):
        assert refused(sw.Illegal, tell) == "It happened on board l1a+s2b, not on 3p; ask the game it is from."
    assert other.copy().tell(event, 0) == sw.Game.from_json(other.to_json()).tell(event, 0)


def test_an_event_of_more_players_is_not_told() -> None:
    assert "There is no seat 4 in this game" in refused(sw.Illegal, lambda: game().say(TurnStarted(4, 1)))


@given("seat", [*SEATS, None])
def test_nobody_imagines_the_game_from_a_seat_that_is_none(seat: object) -> None:
    refused(sw.Illegal, lambda: game().imagined(seat, Random(1)))


@given("random", [None, 5, "7", Random])
def test_what_is_made_up_is_drawn_by_somebody(random: object) -> None:
    said = refused(sw.Illegal, lambda: game().imagined(0, random))
    assert said.startswith("This needs a random.Random to draw what the seat cannot see, not ")


def test_a_region_that_is_none_is_named() -> None:
    board = game().board
    strange: list[Any] = [None, 5, [], {}, True, HUGE, LONG, "", "3p-99"]
    for key in strange:
        with pytest.raises(KeyError) as problem:
            board.region(key)
        assert 10 < len(str(problem.value)) < 200
    with pytest.raises(KeyError, match=r"There is no region '3p-99' on board 3p: they are called 3p-01 to 3p-30\."):
        board.region("3p-99")
    with pytest.raises(KeyError, match=r"A region is named by its key, such as '3p-01'; this is of type int\."):
        board.region(5)


@given(
    "action, code",
    [
        (None, "bad_action"),
        ({"do": "end"}, "bad_action"),
        (sw.Action("conquer", 999), "unknown_region"),
        (sw.Action("conquer", HUGE), "unknown_region"),
        (sw.Action("frob"), "unknown_verb"),
        (sw.Action(LONG), "unknown_verb"),
    ],
)
def test_no_action_to_write(action: object, code: str) -> None:
    with pytest.raises(sw.Illegal) as problem:
        game().action_json(action)
    assert problem.value.code == code and len(problem.value.reason) < 400


@given(
    "action",
    [
        *[None, 5, HUGE, LONG, b"", (), {"do": HUGE}, {"do": LONG}, {"do": []}, {LONG: LONG}, {"do": "end", HUGE: 1}],
        *[{"do": "end", 5: 1}, {"do": "pick", "combo": HUGE}, {"do": "pick", "race": HUGE}, {"do": "pick", "race": []}],
        *[{"do": "conquer", "region": value} for value in FOREIGN],
        *[{"do": "use", "what": value} for value in FOREIGN],
        {"do": "redeploy", "tokens": {HUGE: HUGE}},
        sw.Action("use", key=LONG),
        sw.Action(LONG),
        sw.Action("pick", number=HUGE),
        sw.Action("conquer", HUGE),
        sw.Action("conquer", -HUGE),
    ],
)
def test_refused_actions_make_short_sentences(action: object) -> None:
    refused(sw.Illegal, lambda: game().play(action))
    refused(sw.Illegal, lambda: game().play([action]))


def test_an_offer_of_a_long_name() -> None:
    started = sw.position("step = 'conquer'\n[[seat]]\nactive = { race = 'orcs', power = 'dragon_master', hand = 9 }")
    assert "There is no offer" in refused(sw.Illegal, lambda: started.play(sw.Action("use", key=LONG)))


WRONG_KINDS: list[Any] = [(5,), (None,), (b"end",), ("conquer", "1"), ("conquer", None), ("conquer", 1.0)]
WRONG_KINDS += [
    ("pick", -1, []),
    ("pick", -1, 0.0),
    ("use", 1, 1, 5),
    ("use", 1, 1, "x", "2"),
    ("conquer", 1, -1, "", None),
]
WRONG_KINDS += [] if sw.COMPILED else [("conquer", True), ("use", 1, 1, "x", False)]  # compiled, True is made 1 at once


@given("fields", WRONG_KINDS)
def test_an_action_is_made_of_words_and_whole_numbers(fields: Any) -> None:
    with pytest.raises(TypeError):
        sw.Action(*fields)


def test_a_wrong_kind_is_named() -> None:
    wrong: Any = 1.5
    with pytest.raises(TypeError, match="float"):
        sw.Action("conquer", wrong)


@given(
    "action, code, reason",
    [
        (sw.Action("conquer", 1, to=99), "unknown_field", "conquer has no field 'to'."),
        (sw.Action("conquer", 1, number=2), "unknown_field", "conquer has no field 'number'."),
        (sw.Action("conquer", 1, key="dragon"), "unknown_field", "conquer has no field 'key'."),
        (sw.Action("end", 1), "unknown_field", "end has no field 'region'."),
        (sw.Action("use", 1, key="dragon", to=99), "unknown_region", "The regions are numbered from 0 to 22."),
        (sw.Action("use", 1, key="dragon", to=-9), "unknown_region", "The regions are numbered from 0 to 22."),
        (sw.Action("conquer", 23), "unknown_region", "The regions are numbered from 0 to 22."),
        (sw.Action("conquer", -3), "unknown_region", "The regions are numbered from 0 to 22."),
        (sw.Action("conquer"), "unknown_region", "It needs a region."),
        (sw.Action("pick", number=-2), "bad_number", "combo must be a whole number from 0, not -2."),
        (sw.Action("pick"), "bad_number", "combo must be a whole number from 0, not -1."),
        (sw.Action("deploy", 1, HUGE), "bad_number", "tokens must be a whole number from 0, not a huge number."),
        (sw.Action("muster"), "bad_word", "race must be a word, not ''."),
    ],
)
def test_an_action_has_the_fields_of_its_verb(action: sw.Action, code: str, reason: str) -> None:
    started = sw.position("step = 'conquer'\n[[seat]]\nactive = { race = 'orcs', power = 'dragon_master', hand = 9 }")
    assert not started.is_legal(action)
    for do in (started.play, started.action_json):
        with pytest.raises(sw.Illegal) as problem:
            do(action)
        assert (problem.value.code, problem.value.reason) == (code, reason)


def test_every_refusal_is_a_value_error() -> None:
    for kind in (sw.Illegal, sw.BadSetup, sw.BadRecord, sw.BadPosition, sw.BadContent):
        assert issubclass(kind, ValueError)
