"""Decisions as numbers, what is seen as bytes: the engine's own game, and nothing that the seat may not know."""

import hashlib
from random import Random

import numpy as np
import pytest

from other_worlds import with_other_secrets
from smallworld.bots.playout import Dice
from smallworld.engine.actions import USE
from smallworld.engine.chance import Seeded
from smallworld.engine.match import Illegal
from smallworld.engine.steps import STEP_NAMES
from smallworld.env import CHANCE, TERMINAL, BadAction, Games, Position
from smallworld.env.arrays import adjacency, blocks
from smallworld.env.observation import COMBO, LAND, PLANES, SEAT, TABLE
from smallworld.record.codec import state_to_json
from smallworld.record.view import view

TABLES = [(edition, players) for edition in ("base", "warcraft") for players in (2, 3, 4, 5)]

SIZES = {
    ("base", 2): (181, 1266),
    ("base", 3): (224, 1642),
    ("base", 4): (279, 2122),
    ("base", 5): (334, 2640),
    ("warcraft", 2): (172, 1471),
    ("warcraft", 3): (227, 2047),
    ("warcraft", 4): (282, 2661),
    ("warcraft", 5): (337, 3313),
}

DIGESTS = {
    ("base", 2): "808cddfcd6c8022d",
    ("base", 3): "7b1239621001fe09",
    ("base", 4): "1d9be436a1d2ab16",
    ("base", 5): "eff5a0b6f978867e",
    ("warcraft", 2): "93a47bd0b3d1b320",
    ("warcraft", 3): "4cdcc9d799460a50",
    ("warcraft", 4): "21a154e609b738a0",
    ("warcraft", 5): "0d31fd7a44e294cd",
}


def wander(games: Games, seed: int) -> tuple[Position, Dice]:
    return games.new(seed), Dice(seed)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_numbers_play_the_engines_game(edition: str, players: int) -> None:
    """Legal list, mask and engine agree at every decision; numbers spelt from an action play that action."""
    games = Games(edition, players)
    position, dice = wander(games, 7)
    twin = games.new(7).sketch
    assert (games.actions.size, games.layout.size) == SIZES[edition, players]
    offers = 0
    while not position.over:
        legal = twin.listed()
        assert twin.state.decider == position.decider
        mask = position.mask()
        assert [code for code, there in enumerate(mask) if there] == sorted(position.legal())
        plain = [games.actions.code(twin.state, action) for action in legal if action.do != USE]
        assert len(set(plain)) == len(plain)
        assert set(plain) | {games.actions.code(twin.state, a) for a in legal} == set(position.legal())
        action = legal[dice.next() % len(legal)]
        spelt = position.spelt(action)
        offers += len(spelt) > 1
        for place, code in enumerate(spelt):
            assert position.mask()[code]
            assert (position.stage > 0) == (place > 0)
            position.apply(code)
        twin.advance(action)
        assert state_to_json(position.sketch.state) == state_to_json(twin.state)
    assert position.decider == TERMINAL and position.legal() == [] and not any(position.mask())
    if edition == "warcraft":
        assert offers


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_seat_sees_what_its_view_says(edition: str, players: int) -> None:
    games = Games(edition, players)
    position, dice = wander(games, 3)
    rules = games.rules
    while not position.over:
        seat = dice.next() % players
        state = position.sketch.state
        told = view(state, seat)
        seen = blocks(games, np.frombuffer(position.observe(seat), np.uint8))
        around = [(seat + away) % players for away in range(players)]
        table = dict(zip(TABLE, seen["table"].tolist(), strict=True))
        assert table["your coins"] == told["coins"]
        assert table["round"] == told["round"]
        assert table["declining this turn"] == told["turn"]["declining"]
        assert table["die on the table, plus 1"] == (0 if told["turn"]["roll"] is None else told["turn"]["roll"] + 1)
        assert STEP_NAMES[int(seen["step"].argmax())] == told["step"]
        assert around[int(seen["decider"].argmax())] == told["decider"]
        assert around[int(seen["turn_of"].argmax())] == told["turn_of"]
        ask = told["ask"]
        asked = 0 if ask is None else ask["number"]
        assert table["number asked about"] == asked
        keys = [region["key"] for region in told["regions"]]
        planes = dict(zip(PLANES, seen["planes"].tolist(), strict=True))
        open_to = planes["asked about now"], planes["asked about later"]
        marked = [key for key, now, later in zip(keys, *open_to, strict=True) if now or later]
        assert marked == ([] if ask is None else ask["regions"])
        for place, region in enumerate(told["regions"]):
            assert planes["tokens"][place] == region["tokens"]
            assert planes["defence"][place] == region["defence"]
            holder = region["player"]
            for away, other in enumerate(around):
                assert seen["active"][away, place] == (holder == other and region["active"])
                assert seen["declined"][away, place] == (holder == other and not region["active"])
            assert seen["natives"][place] == (holder is None and region["race"] is not None)
            pieces = {piece.key: int(seen["pieces"][piece.index, place]) for piece in rules.pieces}
            assert {key: number for key, number in pieces.items() if number} == region["pieces"]
            terrain = games.layout.terrains[int(seen["terrain"][:, place].argmax())]
            assert terrain == region["terrain"]
            assert seen["land"][LAND.index("island"), place] == region["island"]
        for away, other in enumerate(around):
            them = told["seats"][other]
            numbers = dict(zip(SEAT, seen["seats"][away].tolist(), strict=True))
            assert numbers["tokens on the map"] == them["tokens_on_map"]
            tribes = [*them["declined"], *([them["active"]] if them["active"] else [])]
            assert numbers["tokens in hand"] == sum(tribe["hand"] for tribe in tribes)
            assert numbers["has an active race"] == (them["active"] is not None)
            race = [race.key for race in rules.races if seen["seat_race"][away, race.index]]
            assert race == ([them["active"]["race"]] if them["active"] else [])
            old = sorted(race.key for race in rules.races if seen["seat_declined"][away, race.index])
            assert old == sorted(tribe["race"] for tribe in them["declined"])
            truce = [around[to] for to in np.flatnonzero(seen["truces"][away])]
            assert truce == ([] if them["truce_with"] is None else [them["truce_with"]])
        for place, combo in enumerate(told["column"]):
            numbers = dict(zip(COMBO, seen["column"][place].tolist(), strict=True))
            assert (numbers["coins on it"], numbers["tokens it brings"]) == (combo["coins"], combo["tokens"])
            assert rules.races[int(seen["column_race"][place].argmax())].key == combo["race"]
            assert rules.powers[int(seen["column_power"][place].argmax())].key == combo["power"]
        stack = sorted(race.key for race in rules.races if seen["race_stack"][race.index])
        assert stack == told["stacks"]["races"]
        assert dict(zip([race.key for race in rules.races], seen["tray"].tolist(), strict=True)) == told["tray"]
        assert dict(zip([piece.key for piece in rules.pieces], seen["supply"].tolist(), strict=True)) == told["supply"]
        codes = position.codes()
        for _ in range(3):  # not every decision: the view is slow
            if not position.over:
                codes = position.codes()
                position.apply(codes[dice.next() % len(codes)])


def test_a_race_that_left_the_table_while_it_acted() -> None:
    games = Games("base", 3)
    position, dice = wander(games, 143)
    gone = 0
    while not position.over:
        state = position.sketch.state
        gone += state.turn.acting > 0 and state.tribes[state.turn.acting] is None
        assert len(position.observe(position.decider)) == games.layout.size
        codes = position.codes()
        position.apply(codes[dice.next() % len(codes)])
    assert gone


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_two_tables_that_differ_only_in_secrets_look_alike(edition: str, players: int) -> None:
    games = Games(edition, players)
    position, dice = wander(games, 11)
    random = Random(1)
    while not position.over:
        seat = position.decider
        other = games.placed(with_other_secrets(position.sketch.state, seat), Seeded("another world"))
        if not position.stage:
            assert other.observe(seat) == position.observe(seat)
            assert other.mask() == position.mask()
            assert games.imagined(position, seat, random).observe(seat) == position.observe(seat)
        codes = position.codes()
        position.apply(codes[dice.next() % len(codes)])


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_plain_and_compiled_see_the_same(edition: str, players: int) -> None:
    """The digest stands here, and this test runs on both builds."""
    games = Games(edition, players)
    position, dice = wander(games, 5)
    digest = hashlib.sha256()
    while not position.over:
        digest.update(position.observe(position.decider) + position.mask())
        codes = position.codes()
        position.apply(codes[dice.next() % len(codes)])
    digest.update(position.observe(0) + repr(position.returns()).encode())
    assert digest.hexdigest()[:16] == DIGESTS[edition, players]


@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_dice_in_anybodys_hand_lead_where_the_games_own_lead(edition: str) -> None:
    games, open_games = Games(edition, 3), Games(edition, 3, explicit_chance=True)
    position, dice = wander(games, 2)
    awaited = open_games.new(2)
    rolls = 0
    while not position.over:
        codes = position.codes()
        code = codes[dice.next() % len(codes)]
        assert awaited.legal() == codes and awaited.observe(0) == position.observe(0)
        position.apply(code)
        awaited.apply(code)
        while awaited.decider == CHANCE:
            rolls += 1
            outcomes = awaited.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert dict(outcomes)[0] == pytest.approx(1 / 2)
            assert awaited.legal() == [face for face, _ in outcomes] and not any(awaited.mask())
            with pytest.raises(BadAction, match="none shows 9"):
                awaited.apply(9)
            state = awaited.sketch.state
            awaited.apply(awaited.chance.roll(state.rules.die, state.dice + len(awaited.fallen)))
        assert state_to_json(awaited.sketch.state) == state_to_json(position.sketch.state)
    assert rolls > 3
    with pytest.raises(BadAction, match="No die is awaited"):
        awaited.chance_outcomes()


def test_a_copy_goes_its_own_way() -> None:
    games = Games("warcraft", 2, explicit_chance=True)
    position, dice = wander(games, 8)
    for _ in range(150):
        if position.over:
            break
        codes = position.legal()
        twin = position.copy()
        before = position.observe(0), position.legal()
        twin.apply(codes[dice.next() % len(codes)])
        assert (position.observe(0), position.legal()) == before
        position = twin


def test_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    games = Games()
    position = games.new(1)
    before = position.observe(0)
    with pytest.raises(BadAction, match=r"0 \(end\) is not legal now; legal are 4, 5"):
        position.apply(0)
    with pytest.raises(ValueError, match="There is no action 500: they are numbered from 0 to 180"):
        position.apply(500)
    assert position.observe(0) == before
    with pytest.raises(ValueError, match=r"There is no reward 'wins'\. Did you mean 'win'"):
        Games(reward="wins")
    with pytest.raises(Illegal, match="other rules"):
        games.at(Games(players=3).game(Games(players=3).new(1)))


def test_nobody_else_looks_on() -> None:
    """A chance node has no seat, and -1 would be the last one."""
    position = Games("base", players=3).new(seed=1)
    for seat in (CHANCE, 3):
        with pytest.raises(ValueError, match=f"from 0 to 2, not {seat}"):
            position.observe(seat)


def test_returns_at_the_end() -> None:
    games = Games(players=3)
    position, dice = wander(games, 4)
    assert position.returns() == [0, 0, 0]
    while not position.over:
        codes = position.codes()
        position.apply(codes[dice.next() % len(codes)])
    coins = position.sketch.state.coins
    assert sum(position.returns()) == pytest.approx(0)
    assert max(position.returns("margin")) >= 0
    assert position.returns("coins") == [pile - 5 for pile in coins]
    with pytest.raises(BadAction, match="over"):
        position.apply(0)


def test_names_of_the_numbers() -> None:
    actions = Games("warcraft", 2).actions
    names = [actions.name(code) for code in range(actions.size)]
    assert len(set(names)) == actions.size
    assert names[:5] == ["end", "expand", "decline", "roll", "pick 0"]
    assert names[actions.second - 1] == "aim none"


def test_borders_of_each_board() -> None:
    games = Games("warcraft", 2)
    one, other = adjacency(games.new(1)), adjacency(games.new(2))
    assert (one == one.T).all() and one.shape == other.shape == (18, 18)
    assert (one != other).any()


def test_home_made_banners_have_their_place(newts) -> None:
    games = Games(players=2, custom=[newts])
    assert "newts" in [race.key for race in games.rules.races]
    position, dice = wander(games, 1)
    while not position.over:
        assert len(position.observe(0)) == games.layout.size
        codes = position.codes()
        position.apply(codes[dice.next() % len(codes)])
