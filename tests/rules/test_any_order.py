"""People place things in any order and take them back one by one; one order for each result is for a search alone."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

import smallworld as sw
from islands3 import islands
from smallworld.bots.simple import GreedyBot
from smallworld.engine.actions import Action
from smallworld.engine.bits import bits, count
from smallworld.engine.look import Look
from smallworld.engine.steps.ask import must_lie
from smallworld.record.codec import state_to_json
from smallworld.record.journal import Journal
from table import Table, table


def at_markers(t: Table) -> Table:
    """The same table after a turn without conquests, when markers are laid."""
    t.p1.stops()
    return t


def camps() -> Table:
    """Five camps for three regions."""
    return at_markers(
        table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "bivouacking", regions = { a = 1, b = 1, d = 1 } }
    """)
    )


def heroes() -> Table:
    """Two heroes for three regions."""
    return at_markers(
        table("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "heroic", regions = { a = 1, b = 1, d = 1 } }
    """)
    )


def objectives() -> Table:
    """Two objectives for the whole map but lb."""
    return at_markers(
        islands("""
        step = "conquer"
        [[seat]]
        active = { race = "humans", power = "mining", regions = { lb = 1 } }
        [[seat]]
        active = { race = "orcs", power = "farmer", regions = { la = 1, le = 1, lf = 1 } }
    """)
    )


def bombs() -> Table:
    """Bombs for la, le and lf."""
    return at_markers(
        islands("""
        step = "conquer"
        [[seat]]
        active = { race = "goblins", power = "mining", regions = { lb = 1 } }
        [[seat]]
        active = { race = "orcs", power = "farmer", regions = { la = 1, le = 1, lf = 1 } }
    """)
    )


def short_of_tokens() -> Table:
    """Amazons who must give up two of four regions."""
    t = table("""
        [[seat]]
        active = { race = "amazons", power = "swamp", regions = { a = 1, b = 1 }, aside = 4 }
    """)
    t.p1.expands()
    t.p1.conquers("d", "k")
    t.p1.stops()
    return t


def lay(what: str, *regions: str) -> dict[str, Any]:
    """Several markers in one answer."""
    return {"do": "use", "what": what, "regions": list(regions)}


def position(t: Table) -> dict[str, Any]:
    """Everything on the table, with what is hidden."""
    return state_to_json(t.game.state)


@pytest.mark.parametrize("order", sorted(set(permutations(["a", "a", "b", "d", "d"]))))
def test_camps_go_one_by_one_in_any_order(order: tuple[str, ...]) -> None:
    t = camps()
    for region in order:
        t.p1.uses("encampment", region)
    assert t.where("encampment") == "a2 b d2"
    usual = camps()
    for region in sorted(order):
        usual.p1.uses("encampment", region)
    assert position(t) == position(usual)


@pytest.mark.parametrize("order", list(permutations("abd", 2)))
def test_heroes_go_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    t = heroes()
    for region in order:
        assert "end" not in t.p1.verbs  # both must be placed
        t.p1.uses("hero", region)
    assert t.where("hero") == " ".join(sorted(order))
    usual = heroes()
    for region in sorted(order):
        usual.p1.uses("hero", region)
    assert position(t) == position(usual)


@pytest.mark.parametrize("order", list(permutations(["la", "le", "lj"], 2)))
def test_objectives_go_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    t = objectives()
    for region in order:  # lj is the last open region of the board
        t.p1.uses("objective", region)
    assert t.where("objective") == " ".join(sorted(order))
    assert t.decides is t.p2


@pytest.mark.parametrize("order", list(permutations(["la", "le", "lf"])))
def test_bombs_go_one_by_one_in_any_order(order: tuple[str, ...]) -> None:
    t = bombs()
    for region in order:
        assert t.decides is t.p1
        t.p1.uses("bomb", region)
    assert t.where("bomb") == "la le lf"
    assert t.decides is t.p2


def test_whoever_begins_with_the_last_region_is_asked_about_the_others() -> None:
    t = bombs()
    t.p1.uses("bomb", "lf")
    assert t.p1.verbs == "end"  # a search has had its chance
    opened = [t.game.action_json(action).get("region", "end") for action in t.game.legal(any_order=True)]
    assert opened == ["la", "le", "end"]
    t.p1.stops()
    assert t.where("bomb") == "lf"
    assert t.decides is t.p2


@pytest.mark.parametrize("order", list(permutations("adk")))
def test_tokens_go_region_by_region_in_any_order(order: tuple[str, ...]) -> None:
    wanted = {"a": 3, "d": 0, "k": 2}

    def spreading() -> Table:
        t = table("""
            step = "conquer"
            [[seat]]
            active = { race = "orcs", power = "hill", regions = { a = 1, d = 1, k = 1 }, hand = 5 }
        """)
        t.p1.stops()
        return t

    t = spreading()
    for region in order[:2]:  # the last one takes the rest
        t.p1.does(do="deploy", region=region, tokens=wanted[region])
    usual = spreading()
    usual.p1.redeploys(a=1 + 3, d=1 + 0, k=1 + 2)
    assert t.map == "a4 d1 k3 | -"
    assert position(t) == position(usual)


def test_beasts_go_region_by_region_in_any_order() -> None:
    def spreading() -> Table:
        t = islands("""
            step = "conquer"
            [[seat]]
            active = { race = "orcs", power = "beast_master", regions = { la = 2, lb = 2, lf = 2 }, hand = 2 }
            [supply]
            beast = 2
        """)
        t.p1.stops()
        t.p1.redeploys(la=2, lb=2, lf=4)
        return t

    t = spreading()
    t.p1.does(do="deploy", region="lf", tokens=1)
    t.p1.does(do="deploy", region="la", tokens=0)
    usual = spreading()
    usual.p1.redeploys(la=0, lb=1, lf=1)
    assert t.where("beast") == "lb lf"
    assert position(t) == position(usual)


@pytest.mark.parametrize("order", list(permutations("abdk", 2)))
def test_regions_are_given_up_in_any_order(order: tuple[str, str]) -> None:
    t = short_of_tokens()
    t.p1.does(do="give_up", regions=list(order))
    kept = [region for region in "abdk" if region not in order]
    assert t.map == f"{kept[0]}1 {kept[1]}1 | -"


@pytest.mark.parametrize(("region", "to"), [("lb", "sg"), ("sg", "lb")])
def test_the_ends_of_a_portal_are_named_in_either_order(region: str, to: str) -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "portal_mage", regions = { lb = 2 }, hand = 1 }
    """)
    index = t.game.state.board.index
    action = Action("use", index[region], -1, "portal", index[to])
    assert t.game.is_legal(action)
    t.game.play(action)
    assert t.map == "sg2 | -"
    assert sw.Game.from_json(t.game.to_json()).to_json() == t.game.to_json()


# In one answer


@pytest.mark.parametrize("order", list(permutations(["la", "lj"])))
def test_objectives_are_laid_in_one_answer(order: tuple[str, str]) -> None:
    t = objectives()
    t.p1.does(**lay("objective", *order))  # lj is the last open region of the board
    assert t.where("objective") == "la lj"
    assert t.decides is t.p2


def test_what_is_not_laid_stays_in_hand() -> None:
    t = camps()
    t.p1.does(**lay("encampment", "d", "a", "d"))
    assert t.where("encampment") == "a d2"
    assert t.decides is t.p2
    none = camps()
    none.p1.does(**lay("encampment"))
    assert none.where("encampment") == ""
    assert none.decides is none.p2


def test_a_fortress_and_bombs_are_laid_in_one_answer() -> None:
    t = table("""
        step = "place"
        [[seat]]
        active = { race = "orcs", power = "fortified", regions = { a = 1, b = 1 } }
    """)
    assert t.p1.refused(**lay("fortress", "a", "b")) == "bad_use"  # one a turn
    t.p1.does(**lay("fortress", "b"))
    assert t.where("fortress") == "b"
    goblins = bombs()
    goblins.p1.does(**lay("bomb", "lf", "la"))
    assert goblins.where("bomb") == "la lf"


def test_the_step_stays_open_for_what_else_is_offered() -> None:
    t = islands("""
        step = "place"
        [[seat]]
        active = { race = "humans", power = "mining", regions = { lb = 1, lf = 1 } }
        [pieces]
        aegis_of_aggramar = ["lb"]
    """)
    t.p1.does(**lay("objective", "lj"))
    t.p1.uses("objective", "la")  # the other one, after all
    t.p1.uses("aegis_of_aggramar", "lf")
    assert t.where("objective") == "la lj"
    assert t.decides is t.p2


@pytest.mark.parametrize(
    ("start", "answer", "code"),
    [
        (heroes, lay("hero", "a"), "bad_use"),  # the other one is owed
        (heroes, lay("hero", "a", "a"), "bad_use"),
        (heroes, lay("hero", "a", "b", "d"), "bad_use"),
        (heroes, lay("encampment", "a"), "wrong_step"),
        (camps, lay("encampment", *"aaaaaa"), "bad_use"),
        (camps, lay("encampment", "k"), "bad_use"),
        (short_of_tokens, lay("encampment", "a"), "wrong_step"),
        (camps, {"do": "give_up", "regions": ["a"]}, "wrong_step"),
        (short_of_tokens, {"do": "give_up", "regions": ["a"]}, "bad_give_up"),
        (short_of_tokens, {"do": "give_up", "regions": ["a", "a"]}, "bad_give_up"),
        (short_of_tokens, {"do": "give_up", "regions": ["a", "n"]}, "bad_give_up"),
        (short_of_tokens, {"do": "give_up", "regions": ["a", "b", "d"]}, "bad_give_up"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_whole(start: Any, answer: dict[str, Any], code: str) -> None:
    assert start().p1.refused(**answer) == code


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lay("encampment", "nowhere"), "unknown_region"),
        ({"do": "use", "what": "encampment", "regions": "a"}, "bad_action"),
        ({"do": "use", "what": "encampment", "regions": [["a"]]}, "unknown_region"),
        ({"do": "use", "what": ["encampment"], "regions": ["a"]}, "wrong_step"),
        ({"do": "use", "what": "encampment", "regions": ["a"], "region": "a"}, "bad_action"),
        ({"do": "use", "regions": ["a"]}, "wrong_step"),
    ],
)
def test_an_answer_that_is_none_is_refused(answer: dict[str, Any], code: str) -> None:
    with pytest.raises(sw.Illegal) as refused:
        camps().game.play(answer)
    assert refused.value.code == code


def test_where_something_else_is_open_too_an_empty_answer_says_nothing() -> None:
    t = islands("""
        step = "place"
        [[seat]]
        active = { race = "humans", power = "mining", regions = { lb = 1, lf = 1 } }
        [pieces]
        aegis_of_aggramar = ["lb"]
    """)
    assert t.p1.refused(**lay("objective")) == "bad_use"


# What is listed, and what else takes part


def test_a_search_is_shown_one_way_to_each_result() -> None:
    game = camps().game
    game.play({"do": "use", "what": "encampment", "region": "b"})

    def regions(any_order: bool) -> list[str]:
        return [game.action_json(action).get("region", "end") for action in game.legal(any_order)]

    assert regions(any_order=False) == ["b", "d", "end"]
    assert regions(any_order=True) == ["a", "b", "d", "end"]


def test_markers_are_taken_back_one_by_one() -> None:
    t = camps()
    places = []
    for region in ("d", "a", "b"):
        places.append(position(t))
        t.p1.uses("encampment", region)
    while places:
        assert t.game.can_undo
        t.game.undo()
        assert position(t) == places.pop()
    assert t.where("encampment") == ""


@pytest.mark.parametrize(("start", "what"), [(camps, "encampment"), (heroes, "hero"), (bombs, "bomb")])
def test_a_game_with_another_order_is_saved_recorded_and_written(start: Any, what: str) -> None:
    t = start()
    regions = t.p1.may("use", what).split()
    t.p1.uses(what, regions[1])
    t.p1.uses(what, regions[0])
    assert sw.Game.from_json(t.game.to_json()).to_json() == t.game.to_json()
    again = Journal.of(t.game).replay()
    assert state_to_json(again.state) == position(t)
    written = sw.position(t.game.to_position())
    assert written.legal() == t.game.legal()


@pytest.mark.parametrize("start", [camps, heroes, objectives, bombs])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_goes_on_where_somebody_began_at_the_other_end(start: Any, bot: str) -> None:
    t = start()
    verb = next(action.key for action in t.game.legal() if action.key)
    t.game.play([action for action in t.game.legal(any_order=True) if action.key == verb][-1])
    player = GreedyBot("g", 0) if bot == "greedy" else None
    while t.game.decider == 0 and t.game.state.seat == 0:
        t.game.play(player.decide(t.game) if player else Random(7).choice(t.game.legal()))
    assert start is not heroes or len(t.where("hero").split()) == 2


@pytest.mark.net
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_another_order_leads_nowhere_else(edition: str) -> None:
    """In whole games: begin a question with an answer that is not listed, end it anyhow, and come there as listed."""
    rng = Random(11)
    met: set[str] = set()
    for seed in range(40):
        game = sw.Game.new(edition=edition, players=3, seed=seed)
        while not game.over:
            unlisted = [action for action in game.legal(any_order=True) if action not in game.listed()]
            if unlisted:
                first = rng.choice(unlisted)
                met.add(first.key or first.do)
                if first.do == "deploy":
                    anyhow, listed = begun_with(game, first, rng)
                    assert state_to_json(anyhow.state) == state_to_json(listed.state)
            game.play(rng.choice(game.legal()))
    assert "deploy" in met and met & {"encampment", "hero", "objective", "bomb"}


def begun_with(game: sw.Game, first: Action, rng: Random) -> tuple[sw.Game, sw.Game]:
    """The game in which tokens were spread from this answer on, and the one with the same answers as listed."""
    anyhow, listed = game.copy(), game.copy()
    ask = game.state.asks[0]
    asked = count(ask.mask)
    if ask.piece < 0 or must_lie(Look(game.state), ask.piece):
        asked -= 1  # the last region takes the rest
    given = {first.region: first.number}
    anyhow.play(first)
    while ask.number > sum(given.values()) and len(given) < asked:
        action = rng.choice(anyhow.legal())
        given[action.region] = action.number
        anyhow.play(action)
    left = ask.number
    rest = left - sum(given.values()) if len(given) < count(ask.mask) else 0
    for r in bits(ask.mask)[:asked]:
        if left:
            action = Action("deploy", r, given.get(r, rest))
            assert action in listed.listed()
            listed.play(action)
            left -= action.number
    return anyhow, listed
