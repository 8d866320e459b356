"""Setting up, boards, picking (W-SETUP, W-BOARD, W-PICK)."""

import tomllib

import pytest

import smallworld as sw
from catalogue import rule
from islands3 import ISLANDS, islands
from smallworld.content.boards import BadBoard, Row, parse_region_line, parse_region_lines
from smallworld.content.editions import BadSetup
from smallworld.content.setup import CustomBoard
from smallworld.content.warcraft.islands import check_face, check_set, make_islands
from smallworld.content.warcraft.words import SYMBOLS, TERRAINS
from table import Table

LINES = tomllib.loads(ISLANDS)["map"]


def new(players: int, seed: int = 0, first: int | None = None, board: str = "") -> Table:
    """A new game on islands of the box."""
    return Table(sw.Game.new("warcraft", players, seed, first=first, board=board))


def on_the_test_islands(seed: int = 0) -> Table:
    """A new game for three on S, M and L."""
    board = CustomBoard("islands", 10, parse_region_lines(LINES, TERRAINS, SYMBOLS), islands=True)
    return Table(sw.Game.new("warcraft", 3, seed, custom_board=board))


def hidden(t: Table) -> list[int]:
    """Which of the twelve markers lie on the boards, island by island: what only the game itself knows."""
    return t.game.state.faces_of(t.game.state.rules.piece("marker").index)


@rule("W-SETUP-01", "W-SETUP-02", "W-SETUP-05", "W-SETUP-06", "W-SETUP-07", "W-SETUP-08", "W-SETUP-09", "W-SETUP-10")
@rule("W-BOARD-07")
def test_wc_001_setup_for_three_players() -> None:
    t = on_the_test_islands()
    seen = t.game.view(None)
    assert (seen["round"], seen["rounds"]) == (1, 10)

    # Murlocs and mountains
    assert t.murlocs == "sc sf md mf mh le lg li lj"
    mountains = [region["key"] for region in seen["regions"] if region["terrain"] == "mountain"]
    assert mountains == ["se", "mc", "mh", "le", "lh"]
    assert [t.region(key)["defence"] for key in mountains] == [2 + 1, 2 + 1, 2 + 1 + 1, 2 + 1 + 1, 2 + 1]

    # A marker on each island, face down; the other nine are nowhere to be seen
    assert t.where("marker") == "sg mg li"
    assert t.region("li")["race"] == "natives"  # beside its murloc
    assert sum(sum(region["pieces"].values()) for region in seen["regions"]) == 3
    assert len(set(hidden(t))) == 3
    assert len({face for seed in range(60) for face in hidden(on_the_test_islands(seed))}) == 12

    # The rulebook counts the tops of the stacks, which are the sixth combo, as part of the stacks
    assert len(t.column) == 6
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (11 - 1, 15 - 1)
    assert [combo["coins"] for combo in seen["column"]] == [0] * 6
    assert len({on_the_test_islands(seed).column[0] for seed in range(20)}) > 10  # shuffled

    # The bank, 520 - 15 at this moment, is unlimited here
    assert [player.coins for player in t.players] == [5, 5, 5]


@rule("W-SETUP-01", "W-SETUP-02", "W-SETUP-03", "W-SETUP-05", "W-SETUP-09", "W-SETUP-11")
def test_wc_002_boards_rounds_and_markers_by_number_of_players() -> None:
    boards = {2: "l s", 3: "l m s", 4: "l m m s", 5: "l l m s s"}
    rounds = {2: 10, 3: 10, 4: 9, 5: 8}
    for players in (2, 3, 4, 5):
        t = new(players)
        faces = t.game.state.board.key.split("+")
        assert " ".join(face[0] for face in faces) == boards[players]
        assert t.game.view(None)["rounds"] == rounds[players]
        assert len(t.where("marker").split()) == players
        assert len({t.region(key)["island"] for key in t.where("marker").split()}) == players

    for players in (1, 6):
        with pytest.raises(BadSetup, match="for 2 to 5 players"):
            new(players)

    # Drawn, or configured
    drawn = {new(2, seed).game.state.board.key for seed in range(200)}
    assert len(drawn) == (2 * 2) * (2 * 2)  # one of two large boards, one of two sides; the same of the small ones
    assert {new(3, seed).game.decider for seed in range(20)} == {0, 1, 2}
    chosen = new(3, first=2, board="l2b+m1a+s2b")
    assert chosen.game.decider == 2
    assert chosen.game.state.board.key == "l2b+m1a+s2b"


@rule("W-SETUP-04", "W-DEF-05", "W-CONQ-06", "W-CONQ-07", "W-CONQ-08")
def test_wc_003_islands_are_separate() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        coins = 10
        active = { race = "orcs", power = "fishing", regions = { la = 1, ma = 1 }, hand = 4 }
    """)
    beside = ["lb", "le", "mb", "md"]
    entries = ["ld", "lh", "mh", "sa", "sc"]
    assert sorted(t.p1.reach().split()) == sorted(beside + entries)
    assert [t.p1.why(region) for region in ("lk", "mi")] == ["water", "water"]
    assert [t.p1.why(region) for region in ("lc", "lf", "me", "sb")] == ["not_adjacent"] * 4
    for region in t.game.state.board.regions:  # names begin with the letter of the island
        assert {neighbour[0] for neighbour in region.neighbours} == {region.key[0]}


@rule("W-BOARD-01", "W-BOARD-02", "W-BOARD-03", "W-BOARD-04", "W-BOARD-05", "W-BOARD-06", "W-BOARD-08")
@rule("W-BOARD-09", "W-BOARD-10", "W-BOARD-11")
def test_wc_004_checking_a_set_of_boards() -> None:
    def face(letter: str, **changed: str) -> list[Row]:
        lines = {key: line for key, line in {**LINES, **changed}.items() if key[0] == letter}
        return [Row(*row) for row in parse_region_lines(lines, TERRAINS, SYMBOLS)]

    def faces(**changed: str) -> list[list[Row]]:
        return [face(letter, **changed) for letter in "sml"]

    assert [check_face(rows) for rows in faces()] == [[], [], []]
    assert check_set(faces()) == []

    def refused(rows: list[Row], sentence: str) -> None:
        with pytest.raises(BadBoard, match=sentence):
            check_face(rows)

    refused(face("s", sa="fields : sb sd sg", sc="hill native : sb sd se"), "no entry region")
    refused(face("s", sb="forest size : sa sc sd"), "exactly one region with the size icon, not 2")
    refused(face("m", mi="lake size : me mf mg mh"), "mi is water and cannot carry the mark size")
    refused(face("m", mi="lake cavern : me mf mg mh"), "mi is water and cannot carry the mark cavern")
    refused(face("m", mb="lake : ma mc md me mf"), "at most one sea or lake, not 2")
    with pytest.raises(BadBoard, match="no mark 'swamp'"):
        parse_region_line("sb", "forest swamp : sa sc sd", TERRAINS, SYMBOLS)

    # The box: 10 mountains, 15 murlocs
    hills = {
        key: line.replace("hill", "mountain") for key, line in LINES.items() if key in ["sc", "mb", "mg", "lc", "li"]
    }
    check_set(faces(**hills))  # 5 + 5
    with pytest.raises(BadBoard, match="11 regions are mountains; the box has 10"):
        check_set(faces(**hills, sb="mountain : sa sc sd"))
    shells = {key: LINES[key].replace(" :", " native :") for key in ["sa", "sb", "sd", "se", "sg", "ma"]}
    check_set(faces(**shells))  # 9 + 6
    with pytest.raises(BadBoard, match="16 regions start with a murloc; the box has 15"):
        check_set(faces(**shells, mb=LINES["mb"].replace(" :", " native :")))

    # Only warned of
    parted = {"a": "hill size : b", "b": "lake : a c", "c": "hill entry : b"}
    rows = [Row(*row) for row in parse_region_lines(dict(parted), TERRAINS, SYMBOLS)]
    assert "in two parts" in check_face(rows)[0]
    assert "1 magic regions" in check_set([face("s")])[0]

    # Enough to do for every power, and no more than the box has: 5 beasts, 6 towers, 9 walls, 10 forts
    rows = [row for island in faces() for row in island]
    terrains = [row.terrain for row in rows]
    assert set(terrains) == set(TERRAINS)
    assert (terrains.count("hill"), terrains.count("fields"), terrains.count("mountain")) == (5, 6, 5)
    symbols = [symbol for row in rows for symbol in row.symbols]
    assert (symbols.count("magic"), symbols.count("cavern"), sum(row.native for row in rows)) == (4, 5, 9)
    t = islands("")
    assert [t.supply(piece) for piece in ("beast", "tower", "wall", "fort")] == [5, 6, 9, 10]

    # The suggested figures
    sets = {2: "l1a s1a", 3: "l1a m1a s1a", 4: "l1a m1a m2a s1a", 5: "l1a l2a m1a s1a s2a"}
    sizes = {players: make_islands(tuple(keys.split()), players, 10).size for players, keys in sets.items()}
    assert sizes == {2: 11 + 7, 3: 11 + 9 + 7, 4: 11 + 2 * 9 + 7, 5: 2 * 11 + 9 + 2 * 7}


# Picking


@rule("W-PICK-01", "W-PICK-04")
def test_wc_005_paying_for_the_fourth_combo() -> None:
    t = islands("")
    before = t.column
    t.p1.picks(3)
    assert t.p1.coins == 5 - 3
    assert t.column[:3] == [combo + "+1" for combo in before[:3]]
    assert t.column[3:5] == before[4:]  # moved up, without coins
    assert len(t.column) == 6 and "+" not in t.column[5]
    assert (len(t.stacks["races"]), len(t.stacks["powers"])) == (10 - 1, 14 - 1)  # less the sixth combo


@rule("W-PICK-02", "W-PAY-01", "W-PAY-02")
def test_wc_006_coins_on_a_combo() -> None:
    column = """
        [[column]]
        race = "orcs"
        power = "mining"
        coins = 4
        [[column]]
        race = "trolls"
        power = "farmer"
        coins = 4
        [[column]]
        race = "humans"
        power = "ranger"
        coins = 4
    """
    t = islands(f"""
        players = 3
        turn = 1
        [[seat]]
        [[seat]]
        coins = 5
        {column}
    """)
    t.p2.picks(1)
    assert t.p2.coins == 5 - 1 + 4
    assert t.column[:2] == ["orcs/mining+5", "humans/ranger+4"]

    poor = islands(f"""
        players = 3
        turn = 2
        [[seat]]
        [[seat]]
        [[seat]]
        coins = 1
        {column}
    """)
    assert poor.p3.refused(do="pick", combo=2) == "too_dear"  # the four coins on it do not help
    poor.p3.picks(1)
    assert poor.p3.coins == 1 - 1 + 4


@rule("W-PICK-03", "W-DEF-12")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [
        ("tauren", "sailing", 11 + 5, 16 - 16),
        ("draenei", "archaeologist", 7 + 5, 12 - 12),
        ("forsaken", "herbalist", 6 + 4, 20 - 10),
        ("night_elves", "garrisoned", 4 + 3, 9 - 7),
        ("goblins", "fishing", 6 + 3, 11 - 9),
        ("naga", "mining", 6 + 4, 11 - 10),
        ("worgen", "championing", 5 + 5, 10 - 10),
    ],
)
def test_wc_007_number_of_tokens_received(race: str, power: str, tokens: int, left: int) -> None:
    t = islands(f"""
        [[column]]
        race = "{race}"
        power = "{power}"
    """)
    t.p1.picks(race)
    assert t.p1.hand == tokens
    assert t.tray(race) == left


@rule("W-PICK-04", "W-PICK-05", "W-PICK-06", "W-DECL-08")
def test_wc_008_banners_and_badges_come_back() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 3 }
        declined = { race = "draenei", regions = { lh = 1 } }
        [[seat]]
        active = { race = "trolls", power = "mountaineer", regions = { ma = 1 } }
        declined = { race = "kobolds", regions = { lb = 1 } }
        [[seat]]
        active = { race = "tauren", power = "ranger", regions = { sa = 2 } }
        declined = { race = "humans", regions = { sd = 1 } }
        [[seat]]
        active = { race = "dwarves", power = "sailing", regions = { mc = 1 } }
        declined = { race = "gnomes", regions = { sf = 1 } }
        [[seat]]
        active = { race = "naga", power = "swamp_walker", regions = { lk = 1 } }
        declined = { race = "night_elves", regions = { lj = 1 } }
        [stacks]
        discarded = ["archaeologist", "battle_master", "beast_master", "blacksmith", "championing", "defensive",
            "enraged", "explorer", "farmer"]
    """)
    six = [combo.split("/")[0] for combo in t.column]
    assert six == ["worgen", "blood_elves", "forsaken", "goblins", "ethereals", "pandaren"]
    assert t.banners == []  # 16 - 10 - 6; the tops of the stacks are the sixth combo

    t.p1.conquers("lb")
    assert t.banners == ["kobolds"]
    t.p1.ends_turn()
    t.p2.rests()
    t.p3.declines()
    assert t.banners == ["kobolds", "humans"]
    assert [combo.split("/")[0] for combo in t.column] == six
    for player in (t.p4, t.p5, t.p1, t.p2):
        player.rests()
    assert t.stacks["powers"] == []
    assert len(t.stacks["discarded_powers"]) == 9 + 1
    t.p3.picks(0)
    assert [combo.split("/")[0] for combo in t.column] == [*six[1:], "kobolds"]
    assert t.banners == ["humans"]
    assert len(t.stacks["powers"]) == 10 - 1  # the tenth is the badge of the Kobolds
    assert t.stacks["discarded_powers"] == []


@rule("W-TURN-02", "W-DECL-01")
def test_wc_009_the_pick_is_obligatory() -> None:
    t = islands("""
        [[seat]]
        declined = { race = "humans", regions = { la = 1, lb = 1 } }
    """)
    assert t.p1.verbs == "pick"
    for action in ({"do": "end"}, {"do": "decline"}, {"do": "expand"}):
        assert t.p1.refused(**action) == "wrong_step"
    assert t.p1.refused(do="conquer", region="le") != "ok"
    t.p1.picks("dwarves")
    t.p1.conquers("lh")
    t.p1.ends_turn()
    assert t.p1.scored == 1 + 2


@rule("W-PICK-03", "W-PICK-07", "W-PICK-08", "W-RACE-GOBLIN-05")
def test_wc_010_all_bombs_come_with_the_goblins() -> None:
    orders = set()
    for seed in range(5):
        game = islands("""
            [[column]]
            race = "goblins"
            power = "enraged"
        """).game
        game = sw.position(game.to_position(), seed)
        bomb = game.state.rules.piece("bomb").index
        game.state.supply[bomb] = 12 - 5  # five were used up by an earlier race
        t = Table(game)
        t.p1.picks("goblins")
        assert t.p1.hand == 6 + 4
        assert t.deck("bomb") == 12
        deck = game.state.decks[bomb]
        assert sorted(deck) == [0] * 6 + [1] * 6
        orders.add(deck)
        assert game.view(0)["decks"] == {"bomb": 12}  # a number, and nothing of the order
    assert len(orders) == 5  # freshly shuffled


@rule("W-SETUP-12", "W-SETUP-09", "W-RACE-GOBLIN-01")
def test_wc_011_what_others_may_know() -> None:
    position = """
        turn = 1
        step = "conquer"
        [[seat]]
        coins = 17
        active = { race = "trolls", power = "marshdweller", regions = { lb = 2 } }
        [[seat]]
        coins = 9
        active = { race = "orcs", power = "mining", regions = { la = 1 }, hand = 4 }
        [[seat]]
        active = { race = "goblins", power = "ranger", regions = { ma = 1 } }
        [face_down]
        marker = { li = "MARKER" }
        bomb = { lb = "BOMB" }
        [decks]
        bomb = ["BOMB", "OTHER"]
    """
    t = islands(position.replace("MARKER", "dark_portal").replace("BOMB", "dud").replace("OTHER", "explosion"))
    t.p2.conquers("lb")
    (paid,) = t.events("coins_paid")
    assert (paid["player"], paid["to"], paid["coins"]) == (1, 0, 1)
    seen = t.game.view(1)
    assert seen["coins"] == 9 - 1
    assert "coins" not in seen["seats"][0]  # 17 + 1
    assert t.game.view(0)["coins"] == 17 + 1

    # The places of hidden things are open, the other sides are not
    assert (t.where("marker"), t.where("bomb"), t.deck("bomb")) == ("li", "lb", 2)
    other = islands(position.replace("MARKER", "frostmourne").replace("BOMB", "explosion").replace("OTHER", "dud"))
    other.p2.conquers("lb")
    for seat in (0, 1, 2, None):
        assert other.game.view(seat) == t.game.view(seat)
