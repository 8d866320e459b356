"""The library as its users meet it: what it prints, takes and refuses."""

import inspect
import random
import re
from xml.etree import ElementTree

import pytest

import smallworld as sw
from homemade import TWO_VALLEYS
from smallworld.engine.events import Event
from smallworld.engine.explain import REASONS
from t16 import t16

ORCS = """
    step = "conquer"
    dice = [3]
    [[seat]]
    active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 5 }
    [[seat]]
    active = { race = "humans", power = "swamp", regions = { d = 3 } }
    """
CAMPS = """
    step = "redeploy"
    [[seat]]
    active = { race = "orcs", power = "bivouacking", regions = { a = 1, b = 2, d = 2 } }
    """


def refused(game: sw.Game, action: object, seat: object = None) -> tuple[str, str]:
    """The code and the sentence of a refusal; nothing has changed."""
    before = game.to_json()
    with pytest.raises(sw.Illegal) as refusal:
        game.play(action, seat)
    assert game.to_json() == before
    assert not game.is_legal(action, seat)
    return refusal.value.code, refusal.value.reason


# What is printed


def test_an_event_names_its_region():
    (taken,) = t16(ORCS).play({"do": "conquer", "region": "b"})
    assert repr(taken) == "RegionTaken(player=0, race='orcs', region='b', tokens=2, how='tokens', victim=-1)"


def test_what_happened_before_the_first_decision_names_its_regions_too():
    assert repr(sw.Game.new(first=1).opening[0]) == "TurnStarted(player=1, round=1)"
    assert repr(t16(ORCS.replace('"conquer"', '"score"').replace(", hand = 5", "")).opening[0]).startswith("Coins")


def test_an_event_of_no_game_has_no_regions_to_name():
    assert repr(Event()) == "<Event>"


def test_an_action_prints_as_it_is_made():
    game = t16(ORCS)
    action = next(action for action in game.legal() if action.do == "conquer")
    assert repr(action) == "Action('conquer', region=1)"
    assert eval(repr(action), {"Action": sw.Action}) == action
    assert game.action_json(action) == {"do": "conquer", "region": "b"}


def test_a_game_says_what_it_is_and_how_far():
    game = sw.Game.new(players=3, seed=7, first=2)
    assert repr(game) == "<Game: base, board 3p, 3 players, round 1 of 10, seat 2 decides: pick>"
    while not game.over:
        game.play(game.legal()[0])
    assert repr(game) == f"<Game: base, board 3p, 3 players, over: {', '.join(map(str, game.scores))} coins>"


def test_board_and_region_say_what_they_are():
    board = t16(ORCS).board
    assert repr(board) == "<Board map: 16 regions>"
    assert repr(board.region("c")) == "<c mountain edge mine: b e g i>"


ABOUT_THE_GAME = (
    *("new", "from_json", "to_json", "to_position", "copy", "imagined"),
    *("decider", "legal", "is_legal", "play", "undo", "can_undo"),
    *("view", "tell", "explain", "income", "board", "options", "action_json", "to_svg", "say"),
    *("over", "scores", "winners"),
)


@pytest.mark.parametrize("name", ABOUT_THE_GAME)
def test_everything_a_game_can_do_has_its_docstring(name):
    assert inspect.getdoc(getattr(sw.Game, name)), name


def test_help_shows_docstrings_and_signatures():
    for thing, begins in (
        (sw.Game, "A game in progress."),
        (sw.Action, "One decision."),
        (sw.Seeded, "A keyed stream"),
    ):
        assert str(inspect.getdoc(thing)).startswith(begins)
    assert list(inspect.signature(sw.Game.play).parameters) == ["self", "action", "seat"]
    assert list(inspect.signature(sw.Game.new).parameters)[:3] == ["edition", "players", "seed"]


def test_a_printed_game_is_the_table():
    game = t16(ORCS)
    lines = str(game).splitlines()
    assert lines[0].startswith("── Round 1 of 10 · map ─")
    assert "A Orcs 1" in lines[2] and "> A Hill Orcs: 1 region, 5 tokens in hand" in lines
    assert any(line.startswith("── Combos on offer ─") for line in lines)
    assert "Combos on offer" not in str(t16('step = "over"\nround = 10'))


SVG = "{http://www.w3.org/2000/svg}"


def told_in_picture(game: sw.Game) -> dict[str, str]:
    """What the picture says about each region when pointed at; nothing is drawn outside the picture."""
    drawn = ElementTree.fromstring(game.to_svg())
    assert game._repr_svg_() == game.to_svg()
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    for label in drawn.iter(f"{SVG}text"):
        assert 0 < float(label.attrib["x"]) < width and 0 < float(label.attrib["y"]) < height
    titles = [re.fullmatch(r"(?:.+ \(([^)]+)\)|([^:]+)): (.+)", str(title.text)) for title in drawn.iter(f"{SVG}title")]
    return {title[1] or title[2]: title[3] for title in titles if title}


def test_the_picture_shows_every_region_and_what_stands_there():
    trolls = """
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { 2p-02 = 3 } }
        declined = { race = "trolls", regions = { 2p-03 = 1 } }
        [pieces]
        lair = ["2p-03"]
        """
    told = told_in_picture(sw.position(trolls))
    assert list(told) == [region.key for region in sw.Game.new().board.regions]
    assert told["2p-02"].endswith("A's Orcs 3")
    assert told["2p-03"].endswith("A's Trolls 1, Troll’s lair 1")
    assert told_in_picture(t16(ORCS))["d"] == "forest, magic, B's Humans 3"


@pytest.mark.parametrize(("edition", "players"), [("base", 5), ("warcraft", 2), ("warcraft", 5)])
def test_there_is_a_picture_of_every_game(edition, players):
    game = sw.Game.new(edition, players, seed=2)
    assert list(told_in_picture(game)) == [region.key for region in game.board.regions]


def test_a_board_of_ones_own_is_drawn_where_it_says():
    game = sw.Game.new(custom_board=TWO_VALLEYS)
    assert list(told_in_picture(game)) == [region.key for region in game.board.regions]


# The board and the rules


def test_the_board_tells_neighbours_edges_and_symbols():
    board = t16(ORCS).board
    assert board.region("c").neighbours == ("b", "e", "g", "i")
    assert [region.key for region in board.regions if region.edge and "mine" in region.symbols] == ["c", "i"]
    assert board.region("L1").terrain == "lake"


def test_the_options_in_force_can_be_asked():
    assert sw.Game.new().options["flying_lakes"] == "forbidden"
    assert sw.Game.new(options={"flying_lakes": "allowed"}).options["flying_lakes"] == "allowed"
    assert sw.Game.new("warcraft", 4, preset="teams").options["teams"] == "yes"


# What can be played


def test_whatever_can_be_played_can_be_asked_about():
    game = t16(ORCS)
    conquests = [{"do": "conquer", "region": "b"}, {"do": "conquer", "region": "e"}]
    assert game.is_legal(game.legal()[0])
    assert game.is_legal(conquests[0])
    assert game.is_legal(conquests)
    assert not game.is_legal(conquests[::-1])
    assert not game.is_legal({"do": "conquer", "region": "nowhere"})
    assert not game.is_legal("conquer b")
    asked = t16(CAMPS)
    assert asked.is_legal({"do": "redeploy", "tokens": {"a": 3, "b": 1, "d": 1}})
    assert not asked.is_legal({"do": "redeploy", "tokens": {"a": 4, "b": 1, "d": 1}})
    assert not game.history and not asked.history


def test_a_refused_list_says_which_action_it_was():
    code, reason = refused(t16(ORCS), [{"do": "conquer", "region": "b"}, {"do": "conquer", "region": "n"}])
    assert code == "not_adjacent"
    assert reason == f"Action 2 of 2: n: {REASONS[code]}"


@pytest.mark.parametrize("face", [0, 3])
def test_a_refused_list_does_not_tell_the_die(face):
    game = t16(ORCS.replace("dice = [3]", f"dice = [{face}]"))
    for after in ({"do": "end"}, {"do": "redeploy", "tokens": {}}, {"do": "conquer", "region": "n"}):
        rolled = [{"do": "conquer", "region": "b"}, {"do": "reinforce", "region": "d"}, after]
        assert refused(game, rolled) == (
            "not_in_one",
            "Action 3 of 3: After a die roll, a reveal or the end of a turn, decide again.",
        )


def test_a_whole_answer_is_taken_back_whole():
    game = t16(CAMPS)
    before = game.view(0)
    game.play({"do": "redeploy", "tokens": {"a": 3, "b": 1, "d": 1}})
    game.play({"do": "use", "what": "encampment", "region": "a"})
    game.undo()
    game.undo()
    assert game.view(0) == before
    assert not game.can_undo
    game.play([{"do": "redeploy", "tokens": {"a": 2, "b": 2, "d": 1}}])  # two questions, the rest goes to d
    game.undo(single=True)
    assert [action.region for action in game.history] == [0]
    game.undo()
    assert game.view(0) == before


def test_a_copy_goes_its_own_way():
    game = sw.Game.new(players=3, seed=7)
    told = [repr(event) for event in game.opening]
    other = game.copy()
    other.opening.clear()
    other.play(other.legal()[0])
    assert [repr(event) for event in game.opening] == told
    assert not game.history


# What is refused, and why


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"do": "use", "what": "dragon"}, "dragon needs a region."),
        ({"do": "use", "what": "dragn", "region": "d"}, "There is no offer 'dragn'. Did you mean 'dragon'?"),
        ({"do": "conquer", "region": 3}, "A region is named by its key, such as 'a', not 3."),
        ({"do": "conquer"}, "It needs a region."),
        ({"do": "pick", "combo": -1}, "combo must be a whole number from 0, not -1."),
        ({"do": "pick"}, "combo is missing; it is a whole number from 0."),
        ({"do": "use", "region": "d"}, "what is missing; it is a word."),
        ({"do": "abandon", "region": "d"}, "Only a region that the acting race holds can be abandoned."),
    ],
)
def test_a_refusal_says_what_is_wrong(action, reason):
    assert refused(t16(ORCS.replace('"hill"', '"dragon_master"')), action)[1] == reason


def test_a_refusal_without_a_verb_says_what_is_missing():
    code, reason = refused(t16(ORCS), {"region": "b"})
    assert code == "unknown_verb" and reason.startswith("do is missing; it is a verb. Known: abandon, conquer,")


def test_whoever_names_a_race_that_cannot_conquer_in_decline_hears_which_can():
    ghouls = 'step = "pick"\n[[seat]]\ndeclined = { race = "ghouls", regions = { a = 2 } }'
    asked = {"do": "muster", "race": "orcs"}
    assert refused(t16(ghouls), asked)[1] == "The orcs cannot conquer now; these can: ghouls."


@pytest.mark.parametrize(
    ("region", "tokens", "reason"),
    [("a", 9, "2 are to be placed, not 9."), ("n", 1, "Nothing can be placed in n now.")],
)
def test_a_refused_deployment_says_what_is_wrong(region, tokens, reason):
    assert refused(t16(CAMPS), {"do": "deploy", "region": region, "tokens": tokens}) == ("bad_deploy", reason)


def test_offers_say_what_they_want_to_be_told():
    diplomats = 'step = "close"\n[[seat]]\nactive = { race = "orcs", power = "diplomat", regions = { a = 5 } }'
    assert refused(t16(diplomats), {"do": "use", "what": "truce"})[1] == "truce needs a player."


@pytest.mark.parametrize(("edition", "board"), [("base", "2p"), ("warcraft", "l1a+s2b")])
def test_a_board_is_for_so_many_players(edition, board):
    assert sw.Game.new(edition, 2, board=board)
    with pytest.raises(sw.BadSetup, match="is for 2 players, not 3"):
        sw.Game.new(edition, 3, board=board)


def test_a_step_has_one_word():
    game, rng = sw.Game.new(players=3, seed=4), random.Random(4)
    seen = set()
    while not game.over:
        step = game.view(None)["step"]
        seen.add(step)
        assert f'step = "{step}"' in game.to_position()
        again = sw.position(game.to_position())
        assert again.view(None)["step"] == step
        assert [again.action_json(a) for a in again.legal()] == [game.action_json(a) for a in game.legal()]
        game.play(rng.choice(game.legal()))
    assert {"declare", "pick", "conquer", "redeploy"} <= seen


def test_a_seat_that_is_not_to_decide_is_refused():
    game = t16(ORCS)
    conquest = {"do": "conquer", "region": "b"}
    assert refused(game, conquest, seat=1) == ("not_your_turn", "Seat 1 has nothing to decide now.")
    assert refused(game, conquest, seat=2)[0] == refused(game, conquest, seat="0")[0] == "no_such_seat"
    assert refused(game, game.legal()[0], seat=1)[0] == refused(game, [conquest], seat=1)[0] == "not_your_turn"
    assert game.is_legal(conquest, seat=0) and game.is_legal(game.legal()[0], seat=0)
    assert game.play(conquest, seat=0)


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_nobody_is_asked_a_question_with_one_answer(edition):
    """What can be placed or given up in one way only goes that way, and is told."""
    asked = 0
    for seed in range(3):
        game, rng = sw.Game.new(edition, 2 + seed, seed=seed), random.Random(seed)
        while not game.over:
            asked += bool(game.state.asks)
            assert not game.state.asks or len(game.legal()) > 1
            game.play(rng.choice(game.legal()))
    assert asked
    alone = t16(
        CAMPS.replace("a = 1, b = 2, d = 2", "a = 1")
        .replace('"bivouacking"', '"hill"')
        .replace(" }\n", ", hand = 4 }\n")
    )
    assert repr(alone.opening[0]) == "TokensDeployed(player=0, race='orcs', region='a', number=4, total=5)"
