"""Positions of Warcraft as text: what is read, what is refused, and that nothing is lost on the way."""

import random

import pytest

import smallworld as sw
from crowded import crowded
from islands3 import islands
from position_texts import same_again, the_same_after_every_action

BOARDS = {2: "l1a+s2b", 3: "l1b+m1a+s1a", 4: "l2a+m1b+m2a+s2a", 5: "l1a+l2b+m2b+s1b+s2b"}


# Nothing is lost


@pytest.mark.net
@pytest.mark.parametrize("players", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_random_game_can_be_written_and_read(players, seed):
    rng = random.Random(f"{players} {seed}")
    game = sw.Game.new(edition="warcraft", players=players, board=BOARDS[players], seed=seed)
    the_same_after_every_action(game, rng)


@pytest.mark.parametrize("race", ["goblins", "draenei", "tauren", "humans", "gnomes"])
@pytest.mark.parametrize("power", ["championing", "beast_master", "portal_mage", "intimidating"])
def test_the_busiest_combinations_survive_writing_and_reading(race, power):
    rng = random.Random(f"{race} {power}")
    other = {"race": "night_elves" if race != "goblins" else "draenei", "power": "garrisoned"}
    game = sw.position(
        f"""
        edition = "warcraft"
        board = "l1a+s2b"
        column = [{{ race = "{race}", power = "{power}" }}, {{ race = "{other["race"]}", power = "{other["power"]}" }}]
        [face_down]
        marker = {{ l1a-02 = "frostmourne", s2b-04 = "battleground" }}
        """
    )
    game.play({"do": "pick", "combo": 0})
    for _ in range(80):
        game.play(rng.choice([action for action in game.legal() if action.do != "decline"]))
        same_again(game)
        if game.over:
            break


def test_a_crowded_position_that_is_played_on_survives_writing_and_reading():
    """What is refused must be so certain that no play from an accepted position comes to it."""
    for seed in range(6):
        game, rng = crowded(seed), random.Random(seed)
        for _ in range(30):
            game.play(rng.choice(game.legal()))
            same_again(game)


def test_two_losses_of_one_region_are_told_apart():
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "intimidating", regions = { la = 1 }, hand = 9 }
        [[seat]]
        active = { race = "draenei", power = "mining", regions = { lb = 3 } }
        """
    )
    t.does({"do": "use", "what": "intimidate", "region": "lb"})
    t.does({"do": "conquer", "region": "lb"})
    assert len(t.game.state.turn.retreats) == 2
    assert "driven_out" in t.game.to_position() and "fled" not in t.game.to_position()
    same_again(t.game)


# What is read


def test_everything_of_the_syntax_at_once():
    t = islands(
        """
        players = 4
        step = "conquer"
        armed = []
        conquered = [{ region = "la", from = "draenei" }, { region = "le", from = "murlocs" }]
        noted = ["holy_light:draenei"]
        felled = 1
        claims = ["0:harmony"]
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "beast_master", regions = { la = 3, le = 4 }, hand = 1 }
        declined = { race = "kobolds", power = "marshdweller", regions = { lb = 1 } }
        [[seat]]
        active = { race = "goblins", power = "championing", regions = { ma = 1, mb = 0 } }
        declined = { race = "tauren", power = "garrisoned", regions = { lc = 2, ld = 1 } }
        [[seat]]
        active = { race = "draenei", power = "defensive", regions = { sa = 2, lf = 1 }, fled = { la = 1 } }
        declined = { race = "night_elves", regions = { sb = 1 } }
        [[seat]]
        active = { race = "pandaren", regions = { sd = 1 } }
        [pieces]
        fort = ["lc"]
        wall = ["sb"]
        tower = ["sa"]
        beast = { le = 1 }
        champion = ["mb"]
        frostmourne = ["li"]
        dark_portal = ["sa"]
        [face_down]
        marker = { mg = "karazhan" }
        bomb = { lf = "explosion", la = "dud" }
        [decks]
        bomb = ["dud", "explosion"]
        [supply]
        beast = 1
        """,
        murlocs="lj",
    )
    game, state = t.game, t.game.state
    rules = state.rules
    assert rules.edition == "warcraft" and not state.turn.placing
    assert state.tray[rules.race("orcs").index] == 11 - (8 - 2)
    assert state.decks == {rules.piece("bomb").index: (1, 0)} and state.supply[rules.piece("bomb").index] == 2
    assert state.supply[rules.piece("marker").index] == 11 and state.supply[rules.piece("karazhan").index] == 1
    assert state.supply[rules.piece("champion").index] == 0 and state.supply[rules.piece("beast").index] == 1
    assert "dark_portal" in [source for tribe in state.tribes_of(2) for source in tribe.hooks.sources]
    assert state.turn.felled == 1 and game.view(None)["seats"][0]["notes"] == ["harmony"]
    assert [(note.kind.word, note.tribe) for note in state.turn.notes] == [("holy_light", state.active[2])]
    assert game.view(None)["regions"][state.board.index["lj"]]["tokens"] == 1
    same_again(game)


def test_the_view_tells_the_facts_of_the_turn_by_the_same_names_as_a_position():
    t = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "mining", regions = { la = 1 }, hand = 4 }
        [[seat]]
        active = { race = "draenei", power = "farmer", regions = { lb = 1, lf = 9 } }
        """,
        dice=[1],
    )
    t.p1.conquers("lb")
    t.p1.uses("assault", "lf")  # which fails
    assert t.game.view(0)["turn"]["noted"] == ["holy_light:draenei", "assault:lf:1"]
    assert 'noted = ["holy_light:draenei", "assault:lf:1"]' in t.game.to_position()


def test_goblins_have_every_bomb_that_is_not_on_the_map_and_duds_come_first():
    goblins = 'active = { race = "goblins", regions = { la = 1 } }'
    t = islands(f'[[seat]]\n{goblins}\n[face_down]\nbomb = {{ lf = "dud" }}')
    bomb = t.game.state.rules.piece("bomb").index
    assert t.game.state.decks[bomb] == (1,) * 6 + (0,) * 5
    assert "decks" not in t.game.to_position()


def test_a_race_without_a_badge_gets_a_harmless_one():
    t = islands('[[seat]]\nactive = { race = "orcs", regions = { la = 1 } }\n[[seat]]\nactive = { race = "trolls" }')
    assert [t.p1.active, t.p2.active] == ["orcs/enraged", "trolls/battle_master"]
    t = islands('[[seat]]\nactive = { race = "orcs", regions = { la = 0 } }\n[pieces]\nchampion = ["la"]')
    assert t.p1.active == "orcs/championing"


def test_begin_lets_the_effects_happen_unless_they_have():
    text = """
    step = "begin"
    [[seat]]
    active = { race = "goblins", regions = { la = 3 } }
    [[seat]]
    active = { race = "trolls", regions = { lb = 2, lc = 1 } }
    [face_down]
    bomb = { lb = "explosion" }
    """
    t = islands(text)
    assert [action.do for action in t.game.legal()][-1] == "end" and t.game.state.step == 5
    assert [won.how for won in t.game.state.turn.conquests] == ["bomb"] and not t.game.state.turn.moved
    same_again(t.game)
    t = islands('step = "begin"\n[[seat]]\nactive = { race = "worgen", regions = { la = 3 } }')
    assert [action.key for action in t.game.legal()] == ["human_form", "worgen_form"]
    same_again(t.game)


def test_forsaken_may_recruit_in_redeployment():
    seat = '[[seat]]\nactive = { race = "forsaken", regions = { la = 3, lb = 1 } }'
    fight = 'conquered = [{ region = "la", from = "murlocs" }]\nfelled = 1'
    t = islands(f'step = "redeploy"\n{fight}\n{seat}')
    assert [action.key or action.do for action in t.game.legal()] == ["recruit", "end"]
    same_again(t.game)
    assert islands(f'step = "recruit"\n{fight}\n{seat}').game.legal() == t.game.legal()
    assert islands(f'step = "recruit"\n{seat}').game.legal()[0].do == "deploy"


def test_who_stood_in_a_region_is_told_by_its_race():
    t = islands(
        """
        step = "conquer"
        conquered = [
            { region = "lb", from = "trolls", defenders = 2 },
            { region = "lc", from = { seat = 1 }, race = "humans" },
            { region = "le", from = "murlocs" },
        ]
        [[seat]]
        active = { race = "orcs", power = "blacksmith", regions = { la = 1, lb = 3, lc = 2, le = 3 } }
        [[seat]]
        active = { race = "trolls", regions = { sa = 1 }, fled = { lb = 1 } }
        """
    )
    rules = t.game.state.rules
    races = [rules.race("trolls").index, rules.race("humans").index, -1]
    assert [won.race for won in t.game.state.turn.conquests] == races
    same_again(t.game)


def test_murlocs_stand_where_the_board_says_unless_they_are_named():
    game = sw.position('edition = "warcraft"\nboard = "l1a+s2b"\n')
    natives = [region["key"] for region in game.view(None)["regions"] if region["tokens"]]
    assert natives == [region.key for region in game.state.board.regions if region.native]
    assert "murlocs" not in game.to_position()
    game = sw.position('edition = "warcraft"\nboard = "l1a+s2b"\nlost_tribes = ["l1a-01"]\n')
    assert 'murlocs = ["l1a-01"]' in game.to_position()


# What is refused

ORCS = '[[seat]]\nactive = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 4 }\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[seat]]\nactive = { race = "elves" }', "there is no race 'elves'"),
        ('[[seat]]\nactive = { race = "orcs", power = "hill" }', "there is no power 'hill'"),
        ('[[seat]]\nactive = { race = "orcs", regions = { la = 0 } }', "without a token the orcs do not hold it"),
        ('[[seat]]\nactive = { race = "tauren", regions = { la = 1 } }', "never stand with fewer than 2"),
        (
            '[[seat]]\nactive = { race = "orcs", regions = { la = 9 }, hand = 3 }',
            "there are 11 orcs in the box, not 12",
        ),
        ('[[seat]]\nactive = { race = "orcs", regions = { lk = 1 } }', "cannot hold the water of lk"),
        ('[[seat]]\ndeclined = { race = "orcs", regions = { la = 0 } }', "without a token the orcs do not hold it"),
        ('[[seat]]\ndeclined = { race = "orcs", power = "mining", regions = { la = 1 } }', "is discarded in decline"),
        (f'{ORCS}[pieces]\nfort = ["la"]', "cannot have a fort"),
        (f"{ORCS}[pieces]\nbeast = {{ la = 1 }}", "cannot have a beast"),
        (f'{ORCS}[pieces]\nobjective = ["lb"]', "no active race has this marker"),
        (f'{ORCS}[pieces]\nlair = ["la"]', "there is no key 'lair'"),
        (f'{ORCS}[pieces]\nmarker = ["la"]', "put it in [face_down]"),
        (f'{ORCS}[pieces]\nfrostmourne = ["la", "lb"]', "there is only 1 in the box"),
        (f'{ORCS}[face_down]\nmarker = {{ la = "excalibur" }}', "there is no hidden side 'excalibur'"),
        (f'{ORCS}[face_down]\nmarker = {{ xx = "karazhan" }}', "there is no region 'xx'"),
        (f'{ORCS}[face_down]\nmarker = {{ la = "karazhan", lb = "karazhan" }}', "the box has 1 karazhan"),
        (f'{ORCS}[face_down]\nbomb = {{ lb = "dud" }}', "no active race has this marker"),
        (f'{ORCS}[face_down]\nfort = {{ lb = "dud" }}', "there is no key 'fort'"),
        (f'{ORCS}[pieces]\nkarazhan = ["lb"]\n[face_down]\nmarker = {{ la = "karazhan" }}', "already, face up"),
        (f'{ORCS}[decks]\nbomb = ["dud"]', "no active race has a stack of bombs"),
        (f"{ORCS}[supply]\nfort = 3", "what is not on the map is in the supply"),
        (f"{ORCS}[supply]\nbeast = 2", "no active race has beasts"),
        (
            '[[seat]]\nactive = { race = "tauren", power = "championing", regions = { la = 1, lb = 3 } }\n'
            '[pieces]\nchampion = ["la"]',
            "the tauren never stand with fewer than 2",
        ),
        ('[[seat]]\nactive = { race = "goblins" }\n[decks]\nbomb = ["egg"]', "there is no hidden side 'egg'"),
        (f'[[seat]]\nactive = {{ race = "goblins" }}\n[decks]\nbomb = {["dud"] * 7}', "the box has 6 duds"),
        ('[[seat]]\nactive = { race = "goblins" }\n[supply]\nbomb = 3', "the supply is the stack"),
        (
            '[[seat]]\nactive = { race = "orcs", power = "beast_master", regions = { la = 1 } }\n'
            "[pieces]\nbeast = { la = 2 }",
            "la has fewer tokens than beasts",
        ),
        (
            '[[seat]]\nactive = { race = "orcs", power = "beast_master", regions = { la = 1 } }\n[supply]\nbeast = 2',
            "fewer tokens than pieces",
        ),
        (f"felled = 1\n{ORCS}", "nothing was done yet"),
        (f'step = "conquer"\nfelled = -1\n{ORCS}', "a whole number"),
        (f'step = "conquer"\narmed = ["assault"]\n{ORCS}', "under these rules nothing notes 'assault'"),
        (f'step = "redeploy"\narmed = ["frostmourne"]\n{ORCS}', "only conquests are prepared"),
        (f'step = "conquer"\nnoted = ["luck"]\n{ORCS}', "under these rules nothing notes 'luck'"),
        (f'step = "conquer"\nnoted = [3]\n{ORCS}', "under these rules nothing notes 3"),
        (
            f'step = "conquer"\nnoted = ["side:horses"]\n{ORCS}',
            "nothing notes 'side:horses'. Did you mean 'side:horde'?",
        ),
        (f'step = "conquer"\nnoted = ["assault:xx:1"]\n{ORCS}', "there is no region 'xx'"),
        (f'step = "conquer"\nnoted = ["assault:la:9"]\n{ORCS}', "there is no number of assault '9'"),
        (f'step = "conquer"\nconquered = [{{ region = "la", race = "humans" }}]\n{ORCS}', "no race stood there"),
        (f'step = "conquer"\nlost_tribes = ["sc"]\n{ORCS}', "are the same; write one of them"),
        ('step = "begin"', "no active race for this step"),
        (f'step = "conquer"\ndriven_out = [{{ race = "orcs", region = "xx" }}]\n{ORCS}', "there is no region 'xx'"),
        (
            'step = "conquer"\ndriven_out = [{ race = "trolls", region = "la" }]\n'
            f'{ORCS}[[seat]]\nactive = {{ race = "trolls", fled = {{ lb = 1 }} }}',
            "not both",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_and_the_reason(text, reason):
    with pytest.raises(sw.BadPosition) as refusal:
        islands(text)
    assert reason in str(refusal.value)


# What does not fit, and a past that is not doubted


def conquering(head: str, race: str = "orcs", power: str = "mining") -> str:
    """A race in la and lb with two tokens in hand, among its conquests; Trolls are its opponents."""
    return f"""
        step = "conquer"
        {head}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ la = 1, lb = 1 }}, hand = 2 }}
        [[seat]]
        active = {{ race = "trolls", power = "farmer", regions = {{ lc = 2, lf = 1 }} }}
        """


TEAMS = '[options]\nteams = "yes"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # Tokens in hand beside regions
        (ORCS, "a race with regions has no tokens in hand at the step start"),
        ('[[seat]]\nactive = { race = "tauren", regions = { la = 2 }, hand = 1 }', "no tokens in hand"),
        # Water
        ('[[seat]]\ndeclined = { race = "orcs", regions = { lk = 1 } }', "cannot hold the water of lk"),
        (
            '[[seat]]\nactive = { race = "humans", regions = { la = 1 } }\n[supply]\nobjective = 1',
            "what is not on the map is in the supply",
        ),
        ('[[seat]]\ndeclined = { race = "orcs", regions = { la = 1 } }\n[pieces]\nfort = ["la"]', "cannot have a fort"),
        # Teams
        (
            f'players = 4\n[[seat]]\nactive = {{ race = "orcs", regions = {{ la = 1 }} }}\n{TEAMS}',
            "seat 0, active, race: the orcs are not for this player",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(text, reason):
    with pytest.raises(sw.BadPosition) as refusal:
        islands(text)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    [
        conquering('conquered = [{ region = "lb", how = "assault" }]', "gnomes"),
        conquering('conquered = [{ region = "le", from = 1, how = "bomb" }]', "goblins"),
        conquering('conquered = [{ region = "lb", how = "die" }]\nnoted = ["conquests:over"]', power="portal_mage"),
        conquering('conquered = [{ region = "lb", how = "champion" }]'),
        conquering('armed = ["frostmourne"]'),
        conquering('armed = ["frostmourne"]\nused = []\nnoted = ["conquests:over"]') + '[pieces]\nfrostmourne = ["la"]',
        conquering('used = [{ what = "intimidate", region = "la" }, { what = "portal", region = "la", to = "lb" }]'),
        conquering('used = [{ what = "human_form" }, { what = "worgen_form" }]', "worgen"),
        conquering('noted = ["assault:lc:2", "side:horde", "side:alliance", "paid:harmony", "holy_light:trolls"]'),
        conquering('claims = ["1:harmony", "1:harmony", "0:harmony"]', "pandaren"),
        conquering("", "goblins") + '[face_down]\nbomb = { lc = "dud" }',
        # One Tauren cannot join the Champion, who stands alone
        '[[seat]]\nactive = { race = "tauren", power = "championing", regions = { la = 0 }, hand = 1 }\n'
        '[pieces]\nchampion = ["la"]',
        # Markers and places where no game would put them
        '[pieces]\nkarazhan = ["lk"]\nwell_of_eternity = ["la"]\n[face_down]\nmarker = { lb = "frostmourne" }',
        '[[seat]]\nactive = { race = "orcs", power = "defensive", regions = { la = 1 } }\n[pieces]\ntower = ["la"]',
        # Goblins declined after their bombs went off
        'step = "score"\ndeclining = true\nconquered = [{ region = "lc", from = 1, how = "bomb", by = "goblins" }]\n'
        '[[seat]]\ndeclined = { race = "goblins", regions = { la = 1 } }\n'
        '[[seat]]\nactive = { race = "trolls", regions = { lb = 1 } }',
    ],
)
def test_the_past_of_a_turn_is_not_doubted(text):
    same_again(islands(text).game)


def test_nobody_waits_in_hand_while_beasts_are_placed() -> None:
    with pytest.raises(sw.BadPosition, match="no tokens in hand"):
        islands("""
            step = "place"
            [[seat]]
            active = { race = "gnomes", power = "beast_master", regions = { la = 2, lb = 2 }, hand = 1 }
            [supply]
            beast = 1
            [[ask]]
            do = "deploy"
            race = "gnomes"
            piece = "beast"
            regions = ["la", "lb"]
            number = 1
        """)


def test_where_two_tauren_stand_beside_him_no_champion_stands_alone() -> None:
    alone = """
        [[seat]]
        active = { race = "RACE", power = "championing", regions = { la = 0, lb = 2 } }
        [pieces]
        champion = ["la"]
    """
    for race, company in (("tauren", "alone"), ("orcs", "with_two")):
        same_again(islands(alone.replace("RACE", race), tauren_champion=company).game)
    with pytest.raises(sw.BadPosition, match="regions, la: the tauren never stand with fewer than 2"):
        islands(alone.replace("RACE", "tauren"), tauren_champion="with_two")


@pytest.mark.parametrize(
    ("hand", "number", "piece"),
    [(2, 1, ""), (3, 2, ""), (1, 1, 'piece = "champion"')],
    ids=["1 of 2", "2 of 3", "none"],
)
def test_tauren_who_were_driven_out_are_all_placed(hand: int, number: int, piece: str) -> None:
    """Beside two Tauren there is room for every other one, so none stays in hand at the end of a turn."""
    with pytest.raises(sw.BadPosition, match="the tauren place all tokens that they have in hand"):
        islands(f"""
            step = "retreat"
            [[seat]]
            active = {{ race = "orcs", power = "mining", regions = {{ lc = 1 }} }}
            [[seat]]
            active = {{ race = "tauren", power = "championing", regions = {{ la = 2, lb = 2 }}, hand = {hand} }}
            [[ask]]
            do = "deploy"
            race = "tauren"
            regions = ["la", "lb"]
            number = {number}
            {piece}
        """)
