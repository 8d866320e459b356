"""After the game: three moments that could have gone better, each with a sum that can be checked at the table."""

import json
from pathlib import Path
from random import Random

import pytest

from drawn import ENTRANCE, drawn
from real import RealServer
from smallworld.bots import make_bot
from smallworld.content.editions import EDITIONS, PLAYERS
from smallworld.game import Game
from smallworld.table.lessons import KEPT_ON, KINDS, LATE_DECLINE, LEFT_OPEN, OVERPAID, UNSPENT, Moment, lessons
from table import Table

PLAIN = {"base": "Seafaring Elves", "warcraft": "Mining Naga"}
"""A race and a power that change no price and no coin where there is neither water nor a cavern."""

RIVAL = {"base": "Stout Ratmen", "warcraft": "Fishing Blood Elves"}
MEADOW = {"base": "farmland", "warcraft": "fields"}
EACH = pytest.mark.parametrize("edition", ["base", "warcraft"])


def moment(t: Table, kind: str, seat: int = 0) -> Moment | None:
    """What the seat learns of this kind."""
    return next((found for found in lessons(t.game, seat) if found.kind == kind), None)


# A price too high


def crossing(edition: str) -> Table:
    """Ann may go over the peak or through two meadows."""
    meadow = MEADOW[edition]
    return drawn(
        f"""home:hill - peak:mountain
        home - west:{meadow} - north:{meadow} - far:hill""",
        edition=edition,
        ann=f"{PLAIN[edition]}: home 1, hand 4",
        bob=f"{RIVAL[edition]}: far 2",
    )


@EACH
def test_a_dear_region_where_two_cheap_ones_were_to_be_had(edition: str) -> None:
    t = crossing(edition)
    assert t.ann.prices("peak west") == [2 + 1, 2]
    t.ann.conquers("peak")  # 4 - 3 = 1 left: nothing more to be had
    t.ann.ends_turn()
    assert t.ann.scored == 2
    found = moment(t, OVERPAID)
    assert found is not None
    assert (found.round, found.coins) == (1, 3 - 2)  # home, west and north instead of home and peak
    told = found.to_json()
    assert (told["region"], told["price"]) == ("peak", 3)
    assert (told["instead"], told["instead_price"], told["later"], told["more"]) == ("west", 2, False, ["north"])
    assert told["view"]["regions"][1]["player"] is None, "the peak as it was before"


@EACH
def test_a_turn_that_could_not_bring_more_is_no_lesson(edition: str) -> None:
    t = crossing(edition)
    t.ann.conquers("west", "north")
    t.ann.ends_turn()
    assert moment(t, OVERPAID) is None


@EACH
def test_tokens_that_were_left_over_anyway_are_not_the_fault_of_a_price(edition: str) -> None:
    t = drawn(
        f"peak:mountain - home:hill - west:{MEADOW[edition]} - far:hill",
        edition=edition,
        ann=f"{PLAIN[edition]}: home 1, hand 5",
        bob=f"{RIVAL[edition]}: far 2",
    )
    t.ann.conquers("peak")  # west could still be had for the two that are left
    t.ann.ends_turn()
    assert moment(t, OVERPAID) is None


# Tokens left in hand


@EACH
def test_tokens_left_in_hand_that_could_have_taken_more(edition: str) -> None:
    t = crossing(edition)
    t.ann.ends_turn()  # with 4 in hand
    assert t.ann.scored == 1
    found = moment(t, UNSPENT)
    assert found is not None and moment(t, KEPT_ON) is None
    told = found.to_json()
    assert (told["round"], told["tokens"], told["coins"]) == (1, 4, 2)  # west and north for 2 + 2
    assert (sorted(told["more"]), told["regions"]) == (["north", "west"], ["home"])


@EACH
def test_tokens_that_could_take_nothing_are_no_lesson(edition: str) -> None:
    t = crossing(edition)
    t.ann.conquers("peak")
    t.ann.ends_turn()  # one is left, and a region costs two
    assert moment(t, UNSPENT) is None


def test_a_region_that_is_cheaper_after_another_one() -> None:
    t = drawn(
        """home:hill - meadow:farmland - peak:mountain - rise:hill - far:hill
        home - peak""",
        ann="Seafaring Giants: home 1, hand 5",
        bob="Stout Ratmen: far 2",
    )
    t.ann.conquers("meadow")  # 2; beside the peak it would be 1
    t.ann.conquers("peak")
    t.ann.ends_turn()
    found = moment(t, OVERPAID)
    assert found is not None
    told = found.to_json()
    assert (told["region"], told["price"], told["instead"], told["instead_price"]) == ("meadow", 2, "peak", 2 - 1)
    assert (told["later"], told["more"], told["coins"]) == (True, ["rise"], 1)


# A region left open


def border(edition: str) -> Table:
    """Ann's outpost lies beside Bob, her home behind it."""
    return drawn(
        f"""home:hill - outpost:{MEADOW[edition]} - camp:hill - rear:hill {ENTRANCE[edition]}
        home - yard:{MEADOW[edition]}""",
        "round = 3",
        edition=edition,
        step="redeploy",
        ann=f"{PLAIN[edition]}: home 3, outpost 1, yard 1",
        bob=f"{RIVAL[edition]}: camp 1, rear 4",
    )


@EACH
def test_a_region_lost_while_tokens_stood_where_nobody_came(edition: str) -> None:
    t = border(edition)
    t.ann.redeploys(home=3, outpost=1, yard=1)
    t.ann.ends_turn()
    t.bob.expands()
    assert (t.bob.hand, t.bob.price("outpost")) == (3, 2 + 1)
    t.bob.conquers("outpost")
    t.bob.ends_turn()
    assert moment(t, LEFT_OPEN) is None, "Ann may still take it back"
    t.ann.rests()
    found = moment(t, LEFT_OPEN)
    assert found is not None
    told = found.to_json()
    assert (told["round"], told["coins"]) == (3, 1)
    assert (told["region"], told["price"], told["hand"], told["by"]) == ("outpost", 3, 3, 1)
    assert (told["tokens"], told["idle"]) == (1, ["home"])  # with one more it would have cost 4


@EACH
def test_a_region_that_was_taken_back_in_time_cost_nothing(edition: str) -> None:
    t = border(edition)
    t.ann.redeploys(home=3, outpost=1, yard=1)
    t.ann.ends_turn()
    t.bob.expands()
    t.bob.conquers("outpost")
    t.bob.stops()
    t.bob.redeploys(outpost=1, camp=1, rear=5 - 2)
    t.bob.ends_turn()
    t.ann.expands()
    t.ann.abandons("yard")
    t.ann.conquers("outpost")
    t.ann.ends_turn()
    assert moment(t, LEFT_OPEN) is None


@EACH
def test_tokens_that_were_needed_where_they_stood_were_not_idle(edition: str) -> None:
    t = border(edition)
    t.ann.redeploys(home=1, outpost=1, yard=3)
    t.ann.ends_turn()
    t.bob.expands()
    t.bob.conquers("outpost")
    t.bob.ends_turn()
    t.ann.rests()
    found = moment(t, LEFT_OPEN)
    assert found is not None and found.told["idle"] == ["yard"]

    beside = drawn(
        f"home:hill - outpost:{MEADOW[edition]} - camp:hill - home",
        "round = 3",
        edition=edition,
        step="redeploy",
        ann=f"{PLAIN[edition]}: home 3, outpost 1",
        bob=f"{RIVAL[edition]}: camp 4",
    )
    beside.ann.redeploys(home=3, outpost=1)
    beside.ann.ends_turn()
    beside.bob.expands()
    beside.bob.conquers("outpost")
    beside.bob.ends_turn()
    beside.ann.rests()
    assert moment(beside, LEFT_OPEN) is None, "Bob could reach home too"


def test_a_race_that_fights_on_in_decline_can_come_too() -> None:
    t = drawn(
        """yard:farmland - home:hill - outpost:farmland - camp:hill edge
        home - crypt:hill edge""",
        "round = 3",
        step="redeploy",
        ann="Seafaring Elves: home 3, outpost 1, yard 1",
        bob="Stout Ratmen: camp 4; declined Ghouls: crypt 1",
    )
    t.ann.redeploys(home=3, outpost=1, yard=1)
    t.ann.ends_turn()
    t.bob.expands()
    while t.game.state.turn.acting != t.game.state.active[1]:
        t.bob.stops()
    t.bob.conquers("outpost")
    t.bob.ends_turn()
    t.ann.rests()
    assert moment(t, LEFT_OPEN) is None, "the three at home were needed against the Ghouls"


# A decline too late


@EACH
def test_a_race_that_was_kept_a_turn_too_long(edition: str) -> None:
    meadow = MEADOW[edition]
    t = drawn(
        f"home:hill - yard:{meadow} - camp:hill - gap:hill - far:hill - east:{meadow} - south:{meadow}",
        "round = 4",
        edition=edition,
        step="declare",
        ann=f"{PLAIN[edition]}: home 1, yard 1",
        bob=f"{RIVAL[edition]}: camp 1",
    )
    t.ann.rests()  # two regions, and nothing more to be had with so few tokens
    played = t.ann.scored
    t.bob.rests()
    t.ann.declines()
    declined = t.ann.scored
    t.bob.rests()
    t.ann.picks(0)
    for region in ("far", "east", "south"):
        t.ann.conquers(region)
    t.ann.ends_turn()
    fresh = t.ann.scored
    assert (played, declined) == (2, 2) and fresh >= 2 + 3
    found = moment(t, LATE_DECLINE)
    assert found is not None
    told = found.to_json()
    assert (told["round"], told["coins"]) == (4, (2 + fresh) - (played + declined))
    assert (told["played"], told["declined"], told["instead"], told["more"]) == (2, 2, 2, fresh)
    assert sorted(told["regions"]) == ["home", "yard"]


@EACH
def test_a_race_that_still_grew_was_not_kept_too_long(edition: str) -> None:
    meadow = MEADOW[edition]
    t = drawn(
        f"""home:hill - yard:{meadow} - camp:hill - far:hill
        home - west:{meadow} - moor:swamp - heath:{meadow}""",
        "round = 4",
        edition=edition,
        step="declare",
        ann=f"{PLAIN[edition]}: home 7, yard 1",
        bob=f"{RIVAL[edition]}: camp 1",
    )
    t.ann.expands()
    t.ann.conquers("west", "moor", "heath")
    t.ann.ends_turn()
    t.bob.rests()
    t.ann.declines()
    assert t.ann.scored == 5
    t.bob.rests()
    t.ann.picks(0)
    t.ann.conquers("far")
    t.ann.ends_turn()
    assert moment(t, LATE_DECLINE) is None


# A race kept to the end


@EACH
def test_a_race_that_took_nothing_for_turns_and_never_declined(edition: str) -> None:
    meadow = MEADOW[edition]
    t = drawn(
        f"""home:hill - yard:{meadow} - camp:hill - gap:hill {ENTRANCE[edition]} - far:hill {ENTRANCE[edition]}
        far - east:{meadow} - south:{meadow}""",
        "round = 7",
        edition=edition,
        step="declare",
        ann=f"{PLAIN[edition]}: home 1, yard 1",
        bob=f"{RIVAL[edition]}: camp 1",
    )
    while not t.game.over:
        t.ann.rests()  # two coins a turn, and nothing more to be had with so few tokens
        if not t.game.over:
            t.bob.rests()
    found = moment(t, KEPT_ON)
    assert found is not None and moment(t, LATE_DECLINE) is None
    told = found.to_json()
    turns = 10 - 7 + 1
    assert (told["round"], told["turns"], told["taken"], told["played"]) == (7, turns, 0, turns * 2)
    assert told["instead"] == 2, "the two regions pay once more with the decline"
    assert told["more"] >= (turns - 1) * 3, "then three at least, of the old race and the new one"
    assert told["coins"] == told["instead"] + told["more"] - told["played"]


@EACH
def test_a_race_without_land_is_no_matter_of_declining(edition: str) -> None:
    t = drawn(
        f"home:hill {ENTRANCE[edition]} - yard:{MEADOW[edition]} - far:hill",
        "round = 7",
        edition=edition,
        step="declare",
        ann=f"{PLAIN[edition]}: hand 9",
        bob=f"{RIVAL[edition]}: far 2",
    )
    while not t.game.over:
        t.ann.rests()
        if not t.game.over:
            t.bob.rests()
    assert [found.kind for found in lessons(t.game, 0)] == [UNSPENT]


@EACH
def test_a_race_that_went_on_taking_land_was_rightly_kept(edition: str) -> None:
    meadow = MEADOW[edition]
    t = drawn(
        f"""home:hill - yard:{meadow} - camp:hill - far:hill
        home - west:{meadow} - moor:swamp - heath:{meadow} - dale:{meadow} - vale:{meadow}""",
        "round = 8",
        edition=edition,
        step="declare",
        ann=f"{PLAIN[edition]}: home 9, yard 1",
        bob=f"{RIVAL[edition]}: camp 1",
    )
    for regions in (["west", "moor"], ["heath"], ["dale"]):
        t.ann.expands()
        t.ann.conquers(*regions)
        t.ann.ends_turn()
        if not t.game.over:
            t.bob.rests()
    assert moment(t, KEPT_ON) is None


# Any game


@EACH
@pytest.mark.parametrize("players", PLAYERS)
def test_any_game_gives_the_same_three_at_most_to_its_own_player(edition: str, players: int) -> None:
    game = Game.new(edition, players, f"any {players}")
    bots = [make_bot("greedy:v2" if seat % 2 else "random", 3, seat) for seat in range(players)]
    while not game.over:
        game.advance(bots[game.state.decider].decide(game))
    before = game.to_json()
    for seat in range(players):
        found = lessons(game, seat)
        assert found == lessons(game, seat)
        assert len({each.kind for each in found}) == len(found) <= 3
        assert {each.kind for each in found} <= {*KINDS}
        assert [each.round for each in found] == sorted(each.round for each in found)
        for each in found:
            assert each.coins > 0
            told = json.loads(json.dumps(each.to_json()))
            assert told["view"]["viewer"] == seat and not told["view"]["over"]
            assert "scores" not in told["view"]
            assert seat in {told["view"]["turn_of"], told["view"]["decider"]} or each.kind == LEFT_OPEN
    assert game.to_json() == before, "looking back changes nothing"


def test_both_editions_are_there() -> None:
    assert set(EDITIONS) == {*PLAIN}


@EACH
def test_what_was_hidden_makes_no_difference(edition: str) -> None:
    """The same decisions with another order of the stacks below what was turned up: the same lessons."""
    rng = Random(5)
    t = crossing(edition)
    told = []
    for _ in range(3):
        t = crossing(edition)
        stack = list(t.game.state.race_stack)
        rng.shuffle(stack)
        t.game.state.race_stack = tuple(stack)
        again = Game(t.game.setup, t.game.state, t.game.chance)
        again.play({"do": "conquer", "region": "peak"})
        told.append([each.to_json() for each in lessons(again, 0)])
    assert told[0] == told[1] == told[2] and told[0]


# Over the web


def test_a_player_learns_from_their_own_game_when_it_is_over(tmp_path: Path) -> None:
    with RealServer(tmp_path / "data") as server:
        people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
        made = server.make(seats=people, pace=0)
        path = f"/api/tables/{made['table']}/lessons"
        ada, ben = [seat["token"] for seat in made["seats"]]

        def asks(token: str) -> tuple[int, str]:
            answer = server.ask(path, authorization=f"Bearer {token}")
            return answer.status, answer.json.get("code", "")

        assert asks(ada) == (409, "not_over")
        both = server.sit(made["table"], ada, ben)
        for seat in range(2):  # bots play the game to its end
            both.send({"t": "leave", "id": f"c-{seat}", "seat": seat})
        while both.hear("update").get("lobby", {}).get("phase") != "over":
            pass
        for token in (made["host"], made["watch"], made["invite"]):
            assert asks(token) == (403, "denied")
        assert asks("x" * 22) == (404, "not_found")
        for seat, token in enumerate((ada, ben)):
            told = server.ask(path, authorization=f"Bearer {token}").json
            assert told["seat"] == seat
            assert all(each["view"]["viewer"] == seat for each in told["moments"])
            assert server.ask(path, authorization=f"Bearer {token}").json == told
