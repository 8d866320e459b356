"""Home-made boards: what is read, and what cannot be played on."""

import pytest

import smallworld as sw
from homemade import BAKERS, board
from smallworld.content.boards import MAP, TAKEN, BadBoard, Row, make_board, parse_region_lines
from smallworld.content.setup import board_of, make_setup
from smallworld.engine.board import MOUNTAIN
from smallworld.text.places import home_places


def test_a_board_is_read_line_by_line():
    rows = parse_region_lines(
        {"a": "farmland edge : b : 120 40", "b": "hill native mine magic:a"}, ("farmland", "hill"), ("mine", "magic")
    )
    assert rows == (
        ("a", "farmland", (), ("b",), True, False, (120, 40)),
        ("b", "hill", ("mine", "magic"), ("a",), False, True, (0, 0)),
    )


def test_the_printed_boards_pass_their_own_checks():
    for players in (2, 3, 4, 5):
        printed = board_of(make_setup("base", players))
        lines = []
        for region in printed.regions:
            marks = [region.terrain, *["edge"] * region.edge, *["native"] * region.native, *region.symbols]
            lines.append(f'{region.key} = "{" ".join(marks)} : {" ".join(region.neighbours)}"')
        again = sw.board(board(*lines)).build(players)
        assert again.borders == printed.borders
        assert again.entry == printed.entry
        assert again.natives == printed.natives
        assert again.of_terrain(MOUNTAIN) == printed.of_terrain(MOUNTAIN)


def ring(number: int, terrain: str = "farmland edge") -> list[str]:
    """A number of regions in a ring."""
    return [f'r{n} = "{terrain} : r{(n - 1) % number} r{(n + 1) % number}"' for n in range(number)]


BAD_BOARDS = {
    "unknown terrain": (board('a = "farmlnd edge : b"', 'b = "hill : a"'), "Did you mean 'farmland'?"),
    "unknown mark": (board('a = "hill edg : b"', 'b = "hill : a"'), "Did you mean 'edge'?"),
    "mark twice": (board('a = "hill edge mine mine : b"', 'b = "hill : a"'), "Region a carries a mark twice"),
    "no colon": (board('a = "hill edge b"', 'b = "hill : a"'), "Region a needs a line such as"),
    "three colons": (board('a = "hill : b : 1 2 : 3"', 'b = "hill : a"'), "Region a needs a line such as"),
    "no centre": (board('a = "hill : b : c"', 'b = "hill : a"'), "its centre is two whole numbers from 0 to 1000"),
    "far centre": (board('a = "hill : b : 5 1001"', 'b = "hill : a"'), "its centre is two whole numbers"),
    "odd centre": (board('a = "hill : b : 5 \u0665"', 'b = "hill : a"'), "its centre is two whole numbers"),
    "no terrain": (board('a = " : b"', 'b = "hill : a"'), "Region a has no terrain"),
    "a number": (board("a = 3", 'b = "hill : a"'), "Region a needs a line such as"),
    "a table": (board("a = {}", 'b = "hill : a"'), "Region a needs a line such as"),
    "strange name": (board('"a b" = "hill : b"', 'b = "hill : a"'), "A region is named by"),
    "long name": (board(f'{"a" * 25} = "hill : b"', 'b = "hill : a"'), "A region is named by"),
    "unknown neighbour": (board('a = "hill edge : c"', 'b = "hill : a"'), "borders on c, which does not exist"),
    "one way": (board('a = "hill edge : b"', 'b = "hill : "'), "b does not border on a"),
    "itself": (board('a = "hill edge : a b"', 'b = "hill : a"'), "Region a borders on itself"),
    "twice": (board('a = "hill edge : b b"', 'b = "hill : a"'), "names a neighbour twice"),
    "in pieces": (board(*ring(4), 'x = "hill : y"', 'y = "hill : x"'), "Region x cannot be reached"),
    "no way in": (board('a = "hill : b"', 'b = "hill : a"'), "no race could ever enter"),
    "tribe on water": (board('a = "hill edge : b"', 'b = "lake native : a"'), "cannot hold a Lost Tribe"),
    "one region": (board('a = "hill edge : "'), "2 to 200 regions, not 1"),
    "no region": (board(), "needs a table [regions]"),
    "regions as text": ('kind = "board"\nkey = "ford"\nrounds = 6\nregions = "a"', "needs a table [regions]"),
    "too many": (board(*ring(201)), "2 to 200 regions, not 201"),
    "too many tribes": (board(*ring(19, "hill edge native")), "19 regions start with a Lost Tribe; the box has 18"),
    "too many mountains": (board(*ring(10, "mountain edge")), "10 regions are mountains; the box has 9"),
    "no rounds": (board(*ring(4)).replace("rounds = 6", ""), "The field 'rounds' is missing"),
    "rounds": (board(*ring(4)).replace("rounds = 6", "rounds = 21"), "rounds must be a whole number from 1 to 20"),
    "players": (board(*ring(4), head="players = [2, 6]"), "from 2 to 5, not 6"),
    "players twice": (board(*ring(4), head="players = [2, 2]"), "different whole numbers from 2 to 5"),
    "players as a number": (board(*ring(4), head="players = 2"), "players must be a list of numbers"),
    "nobody": (board(*ring(4), head="players = []"), "players must be a list of numbers"),
    "a truth": (board(*ring(4), head="players = [true]"), "from 2 to 5, not true"),
    "unknown field": (board(*ring(4), head="turns = 6"), "There is no field 'turns'"),
    "no key": (board(*ring(4)).replace('key = "ford"', ""), "The field 'key' is missing"),
    "a race": (BAKERS, "This describes a race, not a board"),
}


@pytest.mark.parametrize("text, reason", BAD_BOARDS.values(), ids=list(BAD_BOARDS))
def test_a_bad_board_is_refused_with_one_sentence(text, reason):
    with pytest.raises(sw.BadContent) as refused:
        sw.board(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300 and "\n" not in str(refused.value)


def test_the_line_parser_speaks_for_itself():
    with pytest.raises(BadBoard, match=r"Region a: there is no terrain 'moon'\. Known: hill, sea"):
        parse_region_lines({"a": "moon : b"}, ("hill", "sea"), ())


@pytest.mark.parametrize("name", (*TAKEN, *MAP))
def test_words_of_the_game_and_of_browsers_name_no_region(name):
    lines = [f'{name} = "hill edge : b"', f'b = "farmland edge : {name}"']
    with pytest.raises(sw.BadContent, match=f"No region can be called {name}"):
        sw.board(board(*lines))


def test_two_regions_cannot_have_the_same_name():
    text = board('aa = "hill edge : bb"', 'bb = "hill edge : aa"', "[places]", 'aa = "Mill"', 'bb = "MILL"')
    with pytest.raises(sw.BadContent, match="places: aa and bb are both called 'MILL'"):
        sw.board(text)


def test_a_region_that_is_named_twice_is_named():
    with pytest.raises(sw.BadContent, match="'north' is given twice, the second time in line 7"):
        sw.board(board('north = "hill edge : b"', 'north = "hill : b"', 'b = "farmland edge : north"'))
    row = Row("north", "hill", (), ("b",), edge=True)
    with pytest.raises(BadBoard, match="Two regions are called north"):
        make_board("twice", 2, 6, [row, row, Row("b", "hill", (), ("north",))])


def test_a_region_that_has_only_a_number_is_called_by_what_it_is():
    text = 'kind = "board"\nkey = "isle"\nrounds = 8\n[regions]\n'
    text += 'r1 = "hill edge : r2 moor"\nr2 = "lake edge : r1 moor"\nmoor = "swamp edge : r1 r2"\n'
    text += '[places]\nr2 = "The Mirror"\n'
    board = sw.board(text)
    assert home_places(board) == {"r1": "Hill 1", "r2": "The Mirror"}  # moor has a name already
    assert home_places(board, "ru") == {"r1": "Холмы 1", "r2": "The Mirror"}
    assert home_places(board, "cs")["r1"] == "Kopce 1"
