"""What each artifact and each legendary place is worth to each kind of holder, as one table.

Every line plays the same little scene twice, with the thing and without it. The number is the difference it
makes: to an active race of the Alliance, of the Horde, to a neutral one, and to the owner of a declined race
in whose region it lies while their active Blood Elves stand beside it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from catalogue import rule
from islands3 import islands
from table import Table

RACES = {"alliance": "dwarves", "horde": "orcs", "neutral": "naga", "declined": "dwarves"}
FOES = {"alliance": "trolls", "horde": "humans", "neutral": "trolls", "declined": "humans"}  # a race of the other camp


def worth(**expected: int) -> Callable[..., Any]:
    """A test for each kind of holder, with what the thing must be worth to it."""
    assert set(expected) == set(RACES)
    return pytest.mark.parametrize(("holder", "difference"), expected.items())


def scene(holder: str, thing: str, regions: str = "li = 2", rival: str = "", turn: int = 0, head: str = "") -> Table:
    """Seat 0 holds the regions, by its active or its declined race; `thing` is a line of pieces, "" for none."""
    held = f'{{ race = "{RACES[holder]}", power = "mining", regions = {{ {regions} }}, hand = 6 }}'
    own = f"active = {held}"
    if holder == "declined":
        older = held.replace(', power = "mining"', "").replace(", hand = 6", "")
        own = (
            'active = { race = "blood_elves", power = "mining", regions = { lf = 2 }, hand = 6 }\n'
            f"declined = {older}"
        )
    if turn:
        own = own.replace(", hand = 6", "")
    foe = f'active = {{ race = "{FOES[holder]}", power = "ranger", {rival} }}' if rival else ""
    return islands(
        f"""
        step = "conquer"
        turn = {turn}
        {head}
        [[seat]]
        coins = 10
        {own}
        [[seat]]
        coins = 10
        {foe}
        [pieces]
        {thing}
        """
    )


def arm(t: Table, verb: str) -> None:
    """Use an artifact for the next conquest, if it is on offer."""
    if verb in [action.key for action in t.game.legal()]:
        t.p1.uses(verb)


# Artifacts


@rule("W-ART-FROST-01", "W-ART-01", "W-ART-02", "W-DECL-05")
@worth(alliance=2, horde=2, neutral=2, declined=0)
def test_frostmourne_saves_tokens(holder: str, difference: int) -> None:
    def price(thing: str) -> int:
        t = scene(holder, thing, rival="regions = { lg = 2 }")
        arm(t, "frostmourne")
        return t.p1.price("lg")

    assert price("") - price('frostmourne = ["li"]') == difference


@rule("W-ART-HAMMER-01", "W-ART-01", "W-ART-02", "W-DECL-05")
@worth(alliance=4, horde=4, neutral=4, declined=0)
def test_doomhammer_saves_tokens(holder: str, difference: int) -> None:
    def price(thing: str) -> int:
        t = scene(holder, thing, rival="regions = { lg = 3 }")
        arm(t, "doomhammer")
        return t.p1.price("lg")

    assert price("") == 2 + 3
    assert price("") - price('doomhammer = ["li"]') == difference


@rule("W-ART-HAMMER-01", "W-ART-HAMMER-02")
@worth(alliance=2, horde=2, neutral=2, declined=0)
def test_doomhammer_costs_coins(holder: str, difference: int) -> None:
    def left(thing: str) -> int:
        t = scene(holder, thing, rival="regions = { lg = 3 }")
        arm(t, "doomhammer")
        t.p1.conquers("lg")
        return t.p1.coins

    assert left("") - left('doomhammer = ["li"]') == difference


@rule("W-ART-ASHES-01", "W-ART-01", "W-ART-02", "W-DECL-05")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_ashes_reach_a_region_far_away(holder: str, difference: int) -> None:
    def reached(thing: str) -> int:
        t = scene(holder, thing)
        arm(t, "ashes_of_alar")
        return t.p1.may("conquer").split().count("sd")  # in the middle of another island

    assert reached('ashes_of_alar = ["li"]') - reached("") == difference


@rule("W-ART-AEGIS-02", "W-ART-AEGIS-03", "W-ART-02")
@worth(alliance=2, horde=2, neutral=2, declined=0)
def test_aegis_takes_a_toll(holder: str, difference: int) -> None:
    def left(thing: str) -> int:
        t = scene(holder, thing, rival="regions = { lg = 1 }, hand = 6", turn=1)
        t.p2.conquers("li")
        return t.p2.coins

    assert left("") - left('aegis_of_aggramar = ["li"]') == difference


@rule("W-ART-HEART-01", "W-ART-HEART-03", "W-ART-02")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_heart_is_paid_by_a_neighbour(holder: str, difference: int) -> None:
    def left(thing: str) -> int:
        t = scene(holder, thing, rival="regions = { lg = 1 }")
        t.p1.stops()
        while t.game.state.seat == 0:
            hearts = [action for action in t.game.legal() if action.key == "heart_of_azeroth"]
            t.does(next((a for a in hearts if t.key(a.region) == "li"), t.game.legal()[-1]))
        return t.p2.coins

    assert left("") - left('heart_of_azeroth = ["li"]') == difference


# Legendary places


def scored(t: Table) -> int:
    """What seat 0 scores if it does nothing more."""
    t.p1.ends_turn()
    return t.p1.scored


@rule("W-PLACE-BATTLE-01", "W-PLACE-BATTLE-02", "W-SCORE-04", "W-SCORE-06")
@worth(alliance=1, horde=1, neutral=2, declined=0)
def test_battleground_doubles_the_faction_bonus(holder: str, difference: int) -> None:
    """Two regions of one opposing race; a neutral race has no bonus at all without the Battleground."""

    def coins(thing: str) -> int:
        chosen = 'used = [{ what = "side_with_alliance" }]\nnoted = ["side:alliance"]'  # when the turn began
        head = chosen if thing and holder == "neutral" else ""
        t = scene(holder, thing, rival="regions = { lg = 1, lj = 1 }", head=head)
        t.p1.conquers("lg", "lj")
        return scored(t)

    assert coins('battleground = ["li"]') - coins("") == difference


@rule("W-PLACE-BATTLE-02", "W-DEF-07")
@worth(alliance=0, horde=0, neutral=2, declined=0)
def test_only_a_neutral_race_may_choose_a_camp_at_the_battleground(holder: str, difference: int) -> None:
    text = f"""
        [[seat]]
        active = {{ race = "{RACES[holder]}", power = "mining", regions = {{ li = 2 }} }}
        [pieces]
        battleground = ["li"]
    """
    if holder == "declined":
        text = text.replace(
            "active = { ", 'active = { race = "naga", power = "farmer", regions = { lf = 2 } }\ndeclined = { '
        ).replace(', power = "mining"', "")
    t = islands(text)
    t.p1.expands()
    assert len([action for action in t.game.legal() if action.key.startswith("side_with")]) == difference


@rule("W-PLACE-PORTAL-01", "W-PLACE-01", "W-DECL-05")
@worth(alliance=2, horde=2, neutral=2, declined=0)
def test_dark_portal_pays(holder: str, difference: int) -> None:
    assert scored(scene(holder, 'dark_portal = ["li"]')) - scored(scene(holder, "")) == difference


@rule("W-PLACE-KARA-01", "W-PLACE-01", "W-DECL-05")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_karazhan_pays_for_another_hill(holder: str, difference: int) -> None:
    hills = "li = 2, lc = 1"
    assert scored(scene(holder, 'karazhan = ["li"]', hills)) - scored(scene(holder, "", hills)) == difference


@rule("W-PLACE-CHAPEL-01", "W-PLACE-CHAPEL-03", "W-DECL-05")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_lights_hope_chapel_saves_a_token_elsewhere(holder: str, difference: int) -> None:
    def lost(thing: str) -> int:
        t = scene(holder, thing, "li = 2, lc = 2", rival="regions = { ld = 1 }, hand = 6", turn=1)
        before = t.tray(RACES[holder])
        t.p2.conquers("lc")
        return t.tray(RACES[holder]) - before

    assert lost("") == (2 if holder == "declined" else 1)
    assert lost("") - lost('lights_hope_chapel = ["li"]') == difference


@rule("W-PLACE-STONE-01", "W-CONQ-04", "W-DECL-05")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_meeting_stone_saves_the_travel(holder: str, difference: int) -> None:
    assert scene(holder, "").p1.price("sa") == 2 + 1
    assert scene(holder, "").p1.price("sa") - scene(holder, 'meeting_stone = ["li"]').p1.price("sa") == difference


@rule("W-PLACE-HEALER-01", "W-PLACE-01", "W-DECL-05")
@worth(alliance=1, horde=1, neutral=1, declined=0)
def test_spirit_healer_gives_a_token(holder: str, difference: int) -> None:
    def recruited(thing: str) -> int:
        t = scene(holder, thing)
        before = t.tray("dwarves") + t.tray("orcs") + t.tray("naga") + t.tray("blood_elves")
        t.p1.ends_turn()
        return before - (t.tray("dwarves") + t.tray("orcs") + t.tray("naga") + t.tray("blood_elves"))

    assert recruited('spirit_healer = ["li"]') - recruited("") == difference


@rule("W-PLACE-WELL-03", "W-PLACE-WELL-04", "W-DECL-05")
@worth(alliance=2, horde=2, neutral=2, declined=2)
def test_well_of_eternity_pays_even_a_declined_race(holder: str, difference: int) -> None:
    shore = "me = 1, mg = 1"
    assert scored(scene(holder, 'well_of_eternity = ["mi"]', shore)) - scored(scene(holder, "", shore)) == difference


# Nothing is left out


def test_every_artifact_and_place_has_a_line() -> None:
    t = islands('[[seat]]\nactive = { race = "orcs", regions = { la = 2 } }')
    relics = [piece.key for piece in t.game.state.rules.pieces if piece.loose and not piece.faces and piece.total == 1]
    source = Path(__file__).read_text(encoding="utf-8")
    assert len(relics) == 5 + 7
    assert [relic for relic in relics if f"{relic} = [" not in source] == []
