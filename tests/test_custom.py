"""Home-made races, powers and boards: what they do, what is refused, and that they survive every partner."""

import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import smallworld as sw
from catalogue import rule
from smallworld.cli import content as content_command
from smallworld.content.boards import BadBoard, parse_region_lines
from smallworld.content.boxes import BOXES
from smallworld.content.custom.newts import NEWTS
from smallworld.content.editions import board_of, content_hash, make_setup, rules_of
from smallworld.content.files import NEEDED
from smallworld.content.loader import CustomBanner, home_made
from smallworld.content.part_list import PARTS, parts_table
from smallworld.engine.ability import IN_PLACING, Ability
from smallworld.engine.actions import USE
from smallworld.engine.bits import bits
from smallworld.engine.board import MOUNTAIN
from smallworld.engine.chance import Chance
from smallworld.engine.pieces import Piece
from smallworld.engine.play import Play
from smallworld.engine.rules import Banner, Rules
from smallworld.record.codec import BadRecord
from smallworld.trial import Trouble, first_combo, play_out, try_out

ROOT = Path(__file__).parent.parent
EXAMPLES = Path(sw.__file__).parent / "content" / "custom"
DOC = ROOT / "docs" / "add-a-race.md"
BAKERS = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
GILDED = (EXAMPLES / "gilded.toml").read_text(encoding="utf-8")
TWO_VALLEYS = (EXAMPLES / "two_valleys.toml").read_text(encoding="utf-8")

POWERS = [power.key for power in rules_of(make_setup("base", 2)).powers]
RACES = [race.key for race in rules_of(make_setup("base", 2)).races]


# Helpers


def race(*abilities: str, key: str = "bakers", tokens: int = 6, plays_with: str = "elves") -> str:
    """A race as TOML."""
    head = f'kind = "race"\nkey = "{key}"\ntokens = {tokens}\nplays_with = "{plays_with}"\n'
    return head + "".join(f"[[ability]]\n{ability}\n" for ability in abilities)


def power(*abilities: str, key: str = "gilded", tokens: int = 4) -> str:
    """A power as TOML."""
    head = f'kind = "power"\nkey = "{key}"\ntokens = {tokens}\n'
    return head + "".join(f"[[ability]]\n{ability}\n" for ability in abilities)


def board(*lines: str, head: str = "") -> str:
    """A board as TOML."""
    return f'kind = "board"\nkey = "ford"\nrounds = 6\n{head}\n[regions]\n' + "\n".join(lines)


def start(custom, race_key: str, power_key: str, players: int = 2, custom_board=None) -> sw.Game:
    """A game in which seat 0 has just taken this combination."""
    setup = make_setup("base", players, custom=custom, custom_board=custom_board)
    rules = rules_of(setup)
    game = first_combo(setup, rules.race(race_key).index, rules.power(power_key).index, seed=0)
    game.play({"do": "pick", "combo": 0})
    return game


def take(game: sw.Game, *regions: str) -> None:
    for region in regions:
        game.play({"do": "conquer", "region": region})


def end_turn(game: sw.Game) -> None:
    """Stop conquering, leave every spare token in the first region asked for, go on to the next player."""
    seat, turn = game.state.seat, game.state.round
    while not game.over and (game.state.seat, game.state.round) == (seat, turn):
        wishes = [action for action in game.legal() if action.do == "end"]
        game.play((wishes or game.legal())[-1])


def pass_turn(game: sw.Game) -> None:
    """A turn in which nothing is conquered."""
    game.play(game.legal()[0])
    end_turn(game)


def income(game: sw.Game, seat: int) -> dict[str, int]:
    return {what: coins for _, what, coins in game.income(seat)}


# The examples


def test_the_examples_say_what_they_are():
    bakers = home_made(sw.banner(BAKERS))
    assert bakers.describe() == (
        "Bakers: 6 tokens, played with the Elves' tokens; 2 coins for every farmland region held; "
        "hill regions cost one token less."
    )
    assert home_made(sw.banner(GILDED)).describe() == (
        "Gilded: 4 tokens; 3 coins in the first turn; 1 coin for every region held with a mine, also in decline."
    )
    assert sw.board(TWO_VALLEYS).describe() == (
        "Two Valleys: for 2 or 3 players, 8 rounds; 21 regions (4 farmland, 4 forest, 4 hill, 3 mountain, 3 swamp, "
        "2 sea, 1 lake); 8 Lost Tribes."
    )


def test_bakers_earn_two_coins_for_each_farmland():
    game = start([BAKERS], "bakers", "wealthy", custom_board=TWO_VALLEYS)
    take(game, "farm", "mire")
    assert income(game, 0) == {"regions": 2, "bakers": 2, "wealthy": 7}


def test_bakers_pay_one_less_for_hills():
    game = start([BAKERS], "bakers", "merchant", custom_board=TWO_VALLEYS)
    assert game.explain("quarry").price == 2 - 1
    assert game.explain("quarry").items == [("land", 2), ("bakers", -1)]
    assert game.explain("grove").price == 2


def test_gilded_pays_for_mines_even_in_decline():
    game = start([GILDED], "ratmen", "gilded", custom_board=TWO_VALLEYS)
    take(game, "grove", "mire")
    assert [item for item in game.income(0) if item[1] == "gilded"] == [
        ("ratmen", "gilded", 3),
        ("ratmen", "gilded", 1),
    ]
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    assert [item for item in game.income(0) if item[1] == "gilded"] == [("ratmen", "gilded", 1)]


def test_two_valleys_can_be_played_by_two_or_three():
    for players in (2, 3):
        game = sw.Game.new(players=players, seed=5, custom_board=sw.board(TWO_VALLEYS))
        assert game.state.rounds == 8
        play_out(game, 5)
    with pytest.raises(sw.BadContent, match="made for 2 or 3 players, not 4"):
        sw.Game.new(players=4, custom_board=TWO_VALLEYS)


# Newts: a race in Python


@pytest.fixture
def newts() -> CustomBanner:
    return sw.python_banner(NEWTS, plays_with="tritons", name="Newts", text="Lakes are no obstacle.")


def test_newts_swim_across_the_lake(newts):
    game = start([newts], "newts", "merchant", custom_board=TWO_VALLEYS)
    assert not game.explain("wood").possible
    take(game, "south_peak")  # on the shore of the lake, as wood and glen are
    assert game.explain("wood").price == 2 + 1  # land, a Lost Tribe
    assert game.explain("glen").possible
    assert not game.explain("moor").possible
    assert not game.explain("tarn").possible  # the lake itself stays closed


def test_newts_are_paid_for_water_even_in_decline(newts):
    game = start([newts], "newts", "merchant", custom_board=TWO_VALLEYS)
    take(game, "south_peak")
    assert income(game, 0) == {"regions": 1, "newts": 1, "merchant": 1}
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    assert income(game, 0) == {"regions": 1, "newts": 1}
    swimmer = game.state.tribe(game.state.declined[0][0])
    assert len(swimmer.abilities) == 1  # no more swimming


def test_newts_meet_every_power(newts):
    assert try_out([newts], games=len(POWERS)) == len(POWERS)


def test_newts_that_nobody_registered_are_refused(newts):
    text = newts.text.replace("newts", "salamanders")
    with pytest.raises(sw.BadContent, match="uses the home-made race salamanders written in Python; register it first"):
        sw.Game.new(custom=[text])


def test_newts_with_another_number_than_the_registered_ones_are_refused(newts):
    with pytest.raises(sw.BadContent, match="has 5 tokens here, 6 where registered"):
        sw.Game.new(custom=[newts.text.replace("tokens = 6", "tokens = 5")])


def test_a_banner_registered_again_counts_from_then_on():
    first = sw.python_banner(Banner("moles", 5), plays_with="dwarves")
    assert rules_of(make_setup("base", 2, custom=[first])).race("moles").abilities == ()
    again = sw.python_banner(Banner("moles", 5, (Ability(),)), plays_with="dwarves")
    assert again == first
    assert len(rules_of(make_setup("base", 2, custom=[again])).race("moles").abilities) == 1


class Building(Ability):
    """An offer in Python: once a turn a fortress of the box, in any own region without one."""

    def __init__(self, fortress: Piece) -> None:
        super().__init__()
        self.verb = "build"
        self.when = IN_PLACING
        self.fortress = fortress
        self.pieces = (fortress,)

    def offers(self, look, me):
        if look.state.supply[self.fortress.index] == 0 or look.last_use(self.verb) >= 0:
            return []
        free = me.regions & ~look.state.on[self.fortress.index]
        return [look.state.board.moves.use(self.verb, r) for r in bits(free)]

    def perform(self, play, me, action):
        play.place(self.fortress, action.region)


def masons(rules: Rules) -> Banner:
    return Banner("masons", 5, (Building(rules.piece("fortress")),))


def building(rules: Rules) -> Banner:
    return Banner("building", 3, (Building(rules.piece("fortress")),))


def test_an_offer_written_in_python_stands_among_the_legal_actions():
    registered = sw.python_banner(masons, plays_with="trolls")
    game = start([registered], "masons", "hill", custom_board=TWO_VALLEYS)
    take(game, "farm")
    game.play({"do": "end"})
    while game.legal()[0].do != USE:
        game.play(game.legal()[-1])
    game.play({"do": "use", "what": "build", "region": "farm"})
    farm = next(region for region in game.view(1)["regions"] if region["key"] == "farm")
    assert farm["pieces"] == {"fortress": 1}
    try_out([registered], games=len(POWERS))


def test_a_power_in_python_needs_no_stand_in():
    registered = sw.python_banner(building)
    assert registered.kind == "power"
    try_out([registered], games=len(RACES))


class Forgetful(Ability):
    """Never calls super().__init__()."""

    def __init__(self) -> None:
        pass


class Classy(Ability):
    """Sets a flag where the engine does not look."""

    works_in_decline = True


class Copycat(Ability):
    """Answers to a word that is taken."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "sorcery"


class Typist(Ability):
    """A flag of another type."""

    def __init__(self) -> None:
        super().__init__()
        flag = "verb"
        setattr(self, flag, None)


@pytest.mark.parametrize(
    ("banner", "plays_with", "reason"),
    [
        (Banner("moles", 11), "amazons", "from 1 to 10, not 11"),
        (Banner("moles", 6), "", "from 1 to 5, not 6"),
        (Banner("moles", 9), "dwarves", "only 8 in the box"),
        (Banner("elves", 5), "elves", "word of the game"),
        (Banner("Moles!", 5), "elves", "lower-case"),
        (Banner("moles", 5), "elfs", "Did you mean 'elves'"),
        ("moles", "elves", "A Banner"),
        (Banner("moles", 5, (Classy(),)), "elves", "must set self.works_in_decline in __init__"),
        (Banner("moles", 5, (Copycat(),)), "elves", "needs a verb of its own"),
        (Banner("moles", 5, (Building(Piece("fortress", 6)),)), "elves", "register a function from Rules to Banner"),
        (lambda rules: "moles", "elves", "A Banner"),
    ],
)
def test_mistakes_in_python_are_found_when_it_is_registered(banner, plays_with, reason):
    with pytest.raises(sw.BadContent, match=re.escape(reason)):
        sw.python_banner(banner, plays_with=plays_with)


def test_an_ability_that_forgot_its_beginning_is_found():
    with pytest.raises(sw.BadContent, match=re.escape("super().__init__()")):
        sw.python_banner(Banner("moles", 5, (Forgetful(),)), plays_with="elves")


def test_a_field_of_the_wrong_type_is_found():
    with pytest.raises((sw.BadContent, TypeError)):  # the compiled engine refuses it even earlier
        sw.python_banner(Banner("moles", 5, (Typist(),)), plays_with="elves")


def test_two_banners_cannot_answer_to_the_same_word():
    first = sw.python_banner(masons, plays_with="trolls")
    second = sw.python_banner(building)
    with pytest.raises(sw.BadContent, match="Two home-made banners have the verb 'build'"):
        sw.Game.new(custom=[first, second])


def test_an_ability_that_breaks_is_caught_by_the_trial():
    class Broken(Ability):
        def coins(self, look, me):
            raise RuntimeError("no purse")

    moles = sw.python_banner(Banner("moles", 5, (Broken(),)), plays_with="elves")
    with pytest.raises(Trouble, match="alchemist moles, 2 players, game 0: no purse"):
        try_out([moles])


# The rules of the blank banner and badge


@rule("B-CUSTOM-01")
def test_a_banner_number_is_at_most_ten():
    assert home_made(sw.banner(race(tokens=10))).tokens == 10
    for tokens in (0, 11, -1):
        with pytest.raises(sw.BadContent, match=f"tokens must be a whole number from 1 to 10, not {tokens}"):
            sw.banner(race(tokens=tokens))


@rule("B-CUSTOM-02", "B-CUSTOM-05")
def test_sc_092_a_home_made_race_takes_the_place_of_its_stand_in():
    game = start([race(tokens=10)], "bakers", "flying")
    rules = game.state.rules
    assert len(rules.races) == 14
    assert "elves" not in [banner.key for banner in rules.races]
    assert game.state.tribe(game.state.active[0]).hand == 11  # not 10 + 5: there are 11 Elf tokens
    assert game.state.tray[rules.race("bakers").index] == 0

    game = start([race(tokens=10, plays_with="amazons")], "bakers", "flying")
    assert game.state.tribe(game.state.active[0]).hand == 10 + 5


@rule("B-CUSTOM-02")
def test_the_stand_in_must_have_as_many_tokens_as_the_banner_says():
    assert sw.banner(race(tokens=8, plays_with="dwarves"))
    with pytest.raises(sw.BadContent, match="tokens is 9, but the dwarves it plays with have only 8 in the box"):
        sw.banner(race(tokens=9, plays_with="dwarves"))


@rule("B-CUSTOM-02")
def test_two_home_made_races_need_two_stand_ins():
    bakers, millers = race(), race(key="millers")
    with pytest.raises(sw.BadContent, match="bakers and millers cannot both play with the Elves' tokens"):
        sw.Game.new(custom=[bakers, millers])
    both = sw.Game.new(custom=[bakers, race(key="millers", plays_with="orcs")])
    keys = [banner.key for banner in both.state.rules.races]
    assert len(keys) == 14
    assert "elves" not in keys and "orcs" not in keys


@rule("B-CUSTOM-03")
def test_a_home_made_race_meets_every_badge():
    assert try_out([sw.banner(BAKERS)], games=len(POWERS)) == 20


@rule("B-CUSTOM-04")
def test_a_home_made_badge_has_at_most_five_and_meets_every_banner():
    with pytest.raises(sw.BadContent, match="tokens must be a whole number from 1 to 5, not 6"):
        sw.banner(power(tokens=6))
    assert try_out([sw.banner(GILDED)], games=len(RACES)) == 14


@rule("B-CUSTOM-05")
def test_what_the_supply_lacks_is_not_handed_out_and_the_column_says_so():
    game = start([race("part = 'conquest_levy'\ntokens = 4", tokens=10)], "bakers", "flying")
    assert game.state.tribe(game.state.active[0]).hand == 11
    setup = make_setup("base", 2, custom=[race(tokens=10)])
    rules = rules_of(setup)
    fresh = first_combo(setup, rules.race("bakers").index, rules.power("flying").index, seed=0)
    assert fresh.view(0)["column"][0]["tokens"] == 11


@rule("B-CUSTOM-06", "B-COMP-09")
def test_blank_banner_and_badge_take_no_part_unless_somebody_defines_them():
    plain = rules_of(make_setup("base", 2))
    assert (len(plain.races), len(plain.powers)) == (14, 20)
    with_both = rules_of(make_setup("base", 2, custom=[BAKERS, GILDED]))
    assert (len(with_both.races), len(with_both.powers)) == (14, 21)


@rule("B-COMP-09")
def test_an_edition_without_blank_pieces_takes_none():
    with pytest.raises(sw.BadSetup, match="custom_pieces = no"):
        sw.Game.new(preset="print-and-play", custom=[BAKERS])
    with pytest.raises(sw.BadSetup, match="custom_pieces = no"):
        sw.Game.new(options={"custom_pieces": "no"}, custom=[GILDED])


# Every part


def fields_of(name: str, rng: random.Random, edition: str = "base") -> str:
    """A part with random values, as TOML."""
    part, box = PARTS[name], BOXES[edition]
    given = [field for field in part.fields if part.fields[field].default is NEEDED or rng.random() < 0.6]
    if part.one_of and not set(part.one_of) & set(given):
        given.append(part.one_of[0])
    lines = [f'part = "{name}"']
    for field in given:
        told = part.fields[field]
        if told.kind == "number":
            value: object = rng.randint(told.low, told.high)
        elif told.kind == "yes_no":
            value = rng.random() < 0.5
        elif told.kind == "word":
            value = rng.choice(told.known(box))
        else:
            value = rng.sample(told.known(box), rng.randint(1, len(told.known(box))))
        lines.append(f"{field} = {json.dumps(value)}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", PARTS)
def test_every_part_plays_whole_games_on_a_banner_and_on_a_badge(name):
    rng = random.Random(name)
    custom = [sw.banner(race(fields_of(name, rng))), sw.banner(power(fields_of(name, rng)))]
    for banner in custom:
        assert home_made(banner).describe().endswith(".")
    assert try_out(custom, games=8) == 8


def test_every_part_of_the_engine_is_known_by_name():
    from smallworld.content import parts

    classes = {cls for cls in vars(parts).values() if isinstance(cls, type) and issubclass(cls, Ability)} - {Ability}
    rules = rules_of(make_setup("base", 2))
    made = set()
    for name in PARTS:
        _, values = home_made(sw.banner(race(fields_of(name, random.Random(name))))).abilities[0]
        made.add(type(PARTS[name].make(values, rules, "bakers")))
    assert made == classes


def test_all_parts_may_stand_together_on_many_banners():
    rng = random.Random(7)
    names = list(PARTS)
    for _ in range(6):
        stand_ins = rng.sample(RACES, 4)
        custom = [
            race(*[fields_of(rng.choice(names), rng) for _ in range(8)], key=f"race_{n}", tokens=8, plays_with=each)
            for n, each in enumerate(stand_ins)
        ]
        custom += [
            power(*[fields_of(rng.choice(names), rng) for _ in range(8)], key=f"power_{n}", tokens=5) for n in range(4)
        ]
        try_out([sw.banner(text) for text in custom], games=16)


def test_a_badge_that_works_in_decline_stays_beside_its_race():
    ghostly = power('part = "acts_in_decline"', key="ghostly")
    game = start([ghostly], "ratmen", "ghostly", custom_board=TWO_VALLEYS)
    take(game, "farm", "mire")
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    ratmen = game.state.tribe(game.state.declined[0][0])
    assert ratmen.power is not None and ratmen.power.key == "ghostly"
    assert ratmen.acts
    assert sum(game.state.tokens[game.state.board.index[region]] for region in ("farm", "mire")) == 8 + 4


def test_a_race_that_shares_decline_gives_its_badge_back():
    twins = race('part = "shares_decline"', key="twins")
    game = start([twins], "twins", "merchant", custom_board=TWO_VALLEYS)
    take(game, "farm")
    end_turn(game)
    pass_turn(game)
    game.play({"do": "decline"})
    tribe = game.state.tribe(game.state.declined[0][0])
    assert tribe.power is None
    assert tribe.shares_decline
    assert game.state.rules.power("merchant").index in game.state.power_discard


def test_a_new_race_never_sits_in_the_place_of_one_that_acted_and_vanished_this_turn():
    game = start([BAKERS], "bakers", "merchant")
    state = game.state.copy()
    mine = state.active[0]
    state.tribes[mine] = None
    assert Play(state, Chance()).free_slot(0) == mine
    state.turn.acted = 1 << mine  # only with two declined races that act can this come about
    assert Play(state, Chance()).free_slot(0) == mine + 1


def test_two_texts_that_leave_a_lair_leave_one():
    builders = power("part = 'leaves_pieces'\npiece = 'lair'", key="builders")
    game = start([builders], "trolls", "builders", custom_board=TWO_VALLEYS)
    take(game, "farm")
    assert game.explain("farm").items == [("land", 2), ("lair", 1), ("trolls", 2)]
    assert game.state.supply[game.state.rules.piece("lair").index] == 10 - 1


def test_once_per_game_is_counted_for_each_text_by_itself():
    rich = race("part = 'coins_first_turn'\ncoins = 3\nonce_per_game = true", key="heirs")
    game = start([rich], "heirs", "wealthy", custom_board=TWO_VALLEYS)
    assert income(game, 0) == {"heirs": 3, "wealthy": 7}
    end_turn(game)
    assert list(game.state.claims) == ["0:heirs"]


# Boards


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
    """So many regions in a ring."""
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


# Hostile texts

ABILITY = 'part = "coins_per_turn"\ncoins = 1'

BAD_BANNERS = {
    "nothing": ("", "The field 'kind' is missing"),
    "no TOML": ("kind = ", "This is not TOML"),
    "JSON": ('{"kind": "race"}', "This is not TOML"),
    "twice": (race() + "tokens = 3\n", "This is not TOML"),
    "nul": (race().replace("bakers", "ba\0kers"), "This is not TOML"),
    "too long": (race() + "#" * 66_000, "longer than 64 kB"),
    "too long in bytes": (race() + "#" + "é" * 40_000, "longer than 64 kB"),
    "dots": (race() + "a" + ".a" * 2000 + " = 1", "more than 1000 dots"),
    "deep": (race() + "a = " + "[" * 30_000, "nested too deeply"),
    "deep tables": (race() + "a = " + "{a = " * 10_000, "nested too deeply"),
    "kind": (race().replace('"race"', '"rase"'), "kind cannot be 'rase'. Did you mean 'race'?"),
    "kind as a number": (race().replace('"race"', "1"), "kind must be a word, not 1"),
    "a board": (TWO_VALLEYS, "This describes a board"),
    "unknown field": (race() + "tokns = 3\n", "There is no field 'tokns'. Did you mean 'tokens'?"),
    "unknown table": (race() + "[price]\nhill = 1\n", "There is no field 'price'"),
    "no key": (race().replace('key = "bakers"', ""), "The field 'key' is missing"),
    "capitals": (race(key="Bakers"), "key must have 2 to 24 lower-case letters"),
    "digit first": (race(key="1bakers"), "key must have"),
    "one letter": (race(key="b"), "key must have"),
    "long key": (race(key="b" * 25), "key must have"),
    "path": (race(key="../bakers"), "key must have"),
    "other alphabet": (race(key="b\u0430kers"), "key must have"),
    "printed race": (race(key="orcs"), "key: 'orcs' is a word of the game already"),
    "printed power": (race(key="flying"), "is a word of the game already"),
    "piece": (race(key="lair"), "is a word of the game already"),
    "natives": (power(key="natives"), "is a word of the game already"),
    "no tokens": (race().replace("tokens = 6", ""), "The field 'tokens' is missing"),
    "zero": (race(tokens=0), "from 1 to 10, not 0"),
    "eleven": (race(tokens=11), "from 1 to 10, not 11"),
    "fraction": (race().replace("= 6", "= 6.5"), "from 1 to 10, not 6.5"),
    "infinite": (race().replace("= 6", "= inf"), "from 1 to 10, not inf"),
    "truth": (race().replace("= 6", "= true"), "from 1 to 10, not true"),
    "huge": (race().replace("= 6", "= 0x" + "f" * 9000), "from 1 to 10, not a huge number"),
    "very long number": (race().replace("= 6", "= " + "9" * 9000), "This is not TOML"),
    "date": (race().replace("= 6", "= 2020-01-01"), "from 1 to 10, not a date"),
    "text": (race().replace("= 6", '= "6"'), "from 1 to 10, not '6'"),
    "no stand-in": (race().replace('plays_with = "elves"', ""), "The field 'plays_with' is missing"),
    "stand-in": (race(plays_with="elfs"), "plays_with cannot be 'elfs'. Did you mean 'elves'?"),
    "home-made stand-in": (race(plays_with="bakers"), "plays_with cannot be 'bakers'"),
    "stand-in of a power": (power() + 'plays_with = "elves"\n', "plays_with is for races"),
    "long name": (race() + f'name = "{"B" * 41}"\n', "name has 41 characters; 40 is the most"),
    "long text": (race() + f'text = "{"B" * 401}"\n', "text has 401 characters"),
    "name of two lines": (race() + 'name = "Ba\\nkers"\n', "name must be one line of plain characters"),
    "bidi": (race() + 'name = "Ba\\u202ekers"\n', "name must be one line of plain characters"),
    "zero width": (race() + 'text = "Ba\\u200bkers"\n', "text must be one line of plain characters"),
    "not composed": (race() + 'name = "e\\u0301"\n', "name must be one line of plain characters"),
    "space before": (race() + 'name = " Bakers"\n', "name must be one line of plain characters"),
    "name as a list": (race() + "name = []\n", "name must be a text, not a list"),
    "one bracket": (race() + f"[ability]\n{ABILITY}\n", "write [[ability]] with two brackets"),
    "ability as text": (race() + 'ability = "flies"\n', "ability must be a list of tables"),
    "list of words": (race() + 'ability = ["flies"]\n', "ability must be a list of tables"),
    "no part": (race("coins = 1"), "ability 1: The field 'part' is missing"),
    "part": (race(ABILITY, 'part = "flys"'), "ability 2: part cannot be 'flys'. Did you mean 'flies'?"),
    "part as a table": (race("part = {}"), "ability 1: part must be a word, not a table"),
    "class": (race('part = "__class__"'), "ability 1: part cannot be '__class__'"),
    "field": (
        race('part = "flies"\nlake = true'),
        "ability 1 (flies): There is no field 'lake'. Did you mean 'lakes'?",
    ),
    "missing": (race('part = "coins_per_turn"'), "ability 1 (coins_per_turn): The field 'coins' is missing"),
    "coins": (race('part = "coins_per_turn"\ncoins = 10'), "coins must be a whole number from 1 to 9, not 10"),
    "debts": (race('part = "coins_per_turn"\ncoins = -1'), "coins must be a whole number from 1 to 9, not -1"),
    "terrain": (race('part = "cheaper_beside"\nterrain = "montain"'), "Did you mean 'mountain'?"),
    "symbol": (race('part = "tunnels"\nsymbol = "caverns"'), "Did you mean 'cavern'?"),
    "empty word": (race('part = "tunnels"\nsymbol = ""'), "symbol cannot be ''"),
    "neither": (race('part = "cheaper_on"'), "One of terrain and symbol must be given"),
    "empty list": (race('part = "cheaper_on"\nterrain = []'), "One of terrain and symbol must be given"),
    "word twice": (race('part = "cheaper_on"\nterrain = ["hill", "hill"]'), "terrain names a word twice"),
    "list of numbers": (race('part = "cheaper_on"\nterrain = [1]'), "terrain must be a word, not 1"),
    "terrain as a number": (race('part = "cheaper_on"\nterrain = 1'), "terrain must be a word or a list of words"),
    "maybe": (race('part = "flies"\nlakes = "maybe"'), "lakes must be true or false, not 'maybe'"),
    "piece of another": (race('part = "leaves_pieces"\npiece = "dragon"'), "piece cannot be 'dragon'"),
    "way": (race('part = "loses_nobody"\nbut_for = ["sorcry"]'), "Did you mean 'sorcery'?"),
    "nine abilities": (race(*[ABILITY] * 9), "There are 9 abilities; 8 is the most"),
    "other language": (race() + 'written_in = "lua"\n', "written_in cannot be 'lua'. Known: python"),
    "both": (race(ABILITY).replace("[[", 'written_in = "python"\n[[', 1), "has its abilities there, not in the file"),
}


@pytest.mark.parametrize("text, reason", BAD_BANNERS.values(), ids=list(BAD_BANNERS))
def test_a_bad_banner_is_refused_with_one_sentence(text, reason):
    with pytest.raises(sw.BadContent) as refused:
        sw.banner(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 400 and str(refused.value).isprintable()
    with pytest.raises(sw.BadContent):
        sw.Game.new(custom=[text])


def test_random_damage_is_understood_or_refused():
    rng = random.Random(11)
    letters = "abcdefgh =[]{}\".,\n#0123456789_-\\'\0é\u202e"
    for source, read in ((BAKERS, sw.banner), (GILDED, sw.banner), (TWO_VALLEYS, sw.board)):
        for _ in range(300):
            text = list(source)
            for _ in range(rng.randint(1, 6)):
                place = rng.randrange(len(text))
                text[place : place + rng.randint(0, 3)] = rng.choice(letters)
            try:
                read("".join(text))
            except sw.BadContent as refused:
                assert "\n" not in str(refused)


@pytest.mark.parametrize("thing", [None, 3, b"kind", ["kind"], {"kind": "race"}, NEWTS])
def test_things_that_are_no_text_are_refused(thing):
    with pytest.raises(sw.BadContent):
        sw.banner(thing)
    with pytest.raises(sw.BadContent):
        sw.board(thing)
    with pytest.raises(sw.BadContent):
        sw.Game.new(custom=[thing])


def test_a_text_cannot_pass_for_another():
    with pytest.raises(sw.BadContent, match="The text of 'millers' describes the race bakers"):
        sw.Game.new(custom=[CustomBanner("race", "millers", BAKERS)])
    with pytest.raises(sw.BadContent, match="Two home-made banners have the key bakers"):
        sw.Game.new(custom=[BAKERS, race(plays_with="orcs")])
    with pytest.raises(sw.BadContent, match="21 home-made banners"):
        sw.Game.new(custom=[power(key=f"power_{n}") for n in range(21)])


def test_one_text_alone_may_be_given_without_a_list():
    assert sw.Game.new(custom=BAKERS).setup == sw.Game.new(custom=[sw.banner(BAKERS)]).setup


# Saved games


def half_a_game(custom, custom_board=None) -> sw.Game:
    game = sw.Game.new(players=3, seed=3, custom=custom, custom_board=custom_board)
    rng = random.Random(3)
    for _ in range(60):
        game.play(rng.choice(game.legal()))
    return game


def in_a_fresh_process(code: str, text: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines in a new interpreter that knows nothing of this one."""
    source = (
        f"import sys\nsys.path.insert(0, {str(Path(sw.__file__).parent.parent)!r})\nimport smallworld as sw\n{code}"
    )
    return subprocess.run([sys.executable, "-c", source], input=text, capture_output=True, text=True, encoding="utf-8")


PLAY_ON = """
import random
sys.stdin.reconfigure(encoding="utf-8")
game = sw.Game.from_json(sys.stdin.read())
rng = random.Random(4)
while not game.over:
    game.play(rng.choice(game.legal()))
print(game.scores)
"""


def test_a_saved_game_brings_its_home_made_things_along():
    game = half_a_game([BAKERS + "# Bäckerei\n", GILDED], TWO_VALLEYS)
    saved = game.to_json()
    assert sw.Game.from_json(saved).to_json() == saved
    assert sw.Game.from_json(saved).setup == game.setup
    there = in_a_fresh_process(PLAY_ON, saved)
    rng = random.Random(4)
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert there.stdout.strip() == str(game.scores), there.stderr


def test_a_game_with_newts_needs_them_registered(newts):
    saved = half_a_game([newts]).to_json()
    assert sw.Game.from_json(saved).to_json() == saved
    there = in_a_fresh_process(PLAY_ON, saved)
    assert there.returncode != 0
    assert "uses the home-made race newts written in Python; register it first" in there.stderr
    register = "from smallworld.content.custom.newts import NEWTS\nsw.python_banner(NEWTS, plays_with='tritons')\n"
    assert in_a_fresh_process(register + PLAY_ON, saved).returncode == 0


def test_a_saved_game_with_bad_content_is_refused():
    from smallworld.record.codec import dumps
    from smallworld.record.save import digest

    data = json.loads(half_a_game([BAKERS], TWO_VALLEYS).to_json())
    for change in (
        lambda setup: setup["custom"][0].update(text="kind = 1"),
        lambda setup: setup["custom"][0].update(text=None),
        lambda setup: setup["custom"][0].update(kind=["race"]),
        lambda setup: setup["custom"].append(3),
        lambda setup: setup.update(custom=3),
        lambda setup: setup["custom_board"].update(rounds="many"),
        lambda setup: setup["custom_board"].update(rows=[[1] * 7]),
        lambda setup: setup["custom_board"].update(rows=[]),
        lambda setup: setup["custom_board"]["rows"][0].__setitem__(1, "moon"),
        lambda setup: setup["custom_board"]["rows"][0].__setitem__(3, ["nowhere"]),
        lambda setup: setup["custom_board"].update(players=[5]),
        lambda setup: setup.update(custom_board=[]),
    ):
        bad = json.loads(json.dumps(data))
        change(bad["setup"])
        bad.pop("digest")
        bad["digest"] = digest(bad)
        with pytest.raises(BadRecord):
            sw.Game.from_json(dumps(bad))


def test_a_position_brings_its_home_made_things_along(newts):
    game = half_a_game([BAKERS, GILDED, newts], TWO_VALLEYS)
    rng = random.Random(5)
    while game.state.asks or game.state.round < 4:
        game.play(rng.choice(game.legal()))
    text = game.to_position()
    again = sw.position(text)
    assert again.to_position() == text
    assert again.legal() == game.legal()
    assert [banner.key for banner in again.setup.custom] == ["bakers", "gilded", "newts"]
    with pytest.raises(sw.BadPosition, match="tokens must be a whole number from 1 to 10"):
        sw.position(text.replace("tokens = 6", "tokens = 16"))


def test_the_fingerprint_of_a_game_knows_its_home_made_things():
    hashes = {
        content_hash(make_setup("base", 2, custom=custom, custom_board=custom_board))
        for custom, custom_board in (
            ([], None),
            ([BAKERS], None),
            ([BAKERS.replace("coins = 2", "coins = 3")], None),
            ([GILDED], None),
            ([], TWO_VALLEYS),
            ([], TWO_VALLEYS.replace("rounds = 8", "rounds = 7")),
        )
    }
    assert len(hashes) == 6


# The command


def check(capsys, *arguments: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser(prog="smallworld")
    content_command.add(parser.add_subparsers())
    args = parser.parse_args(["content", "check", *arguments])
    code = args.run(args)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_content_check_says_what_it_understood(capsys):
    files = [str(EXAMPLES / name) for name in ("bakers.toml", "gilded.toml", "two_valleys.toml")]
    code, out, err = check(capsys, *files)
    assert (code, err) == (0, "")
    assert "Bakers: 6 tokens, played with the Elves' tokens; 2 coins for every farmland region held" in out
    assert "20 trial games with different powers: ok." in out
    assert "20 trial games with different races: ok." in out
    assert "20 trial games: ok." in out


def test_content_check_says_what_is_wrong(capsys, tmp_path):
    bad = tmp_path / "bakers.toml"
    bad.write_text(BAKERS.replace("farmland", "farmlnd", 1).replace('"farmland"', '"farmlnd"'), encoding="utf-8")
    good = str(EXAMPLES / "gilded.toml")
    code, out, err = check(capsys, str(bad), good, "--games", "2")
    assert code == 2
    assert err == f"{bad}: ability 1 (coins_per_region): terrain cannot be 'farmlnd'. Did you mean 'farmland'?\n"
    assert "Gilded" in out


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe", "not UTF-8 text"),
        (b"#" * 70_000, "longer than 64 kB"),
        (b"", "The field 'kind' is missing"),
        (b'kind = "race"\nkey = "newts"\ntokens = 6\nplays_with = "tritons"\nwritten_in = "python"', "in Python"),
    ],
)
def test_content_check_refuses_strange_files(capsys, tmp_path, data, reason):
    path = tmp_path / "strange.toml"
    path.write_bytes(data)
    code, _, err = check(capsys, str(path))
    assert code == 2
    assert reason in err and err.count("\n") == 1


def test_content_check_of_no_file_or_a_python_file(capsys, tmp_path):
    assert check(capsys, str(tmp_path / "nothing.toml"))[0] == 2
    assert check(capsys, str(tmp_path))[0] == 2
    code, _, err = check(capsys, str(EXAMPLES / "newts.py"))
    assert code == 2 and "Only TOML is checked here" in err


def test_a_file_may_begin_with_a_byte_order_mark(capsys, tmp_path):
    path = tmp_path / "bakers.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BAKERS.encode())
    assert check(capsys, str(path), "--games", "1")[0] == 0


# The documentation


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", DOC.read_text(encoding="utf-8"), re.M | re.S)
    return [text for marked, text in fenced if marked == language]


def test_the_table_of_parts_in_the_docs_is_the_one_in_the_program():
    table = DOC.read_text(encoding="utf-8").split("<!-- parts: begin -->")[1].split("<!-- parts: end -->")[0]
    assert table.strip() == parts_table()


def test_the_files_in_the_docs_are_the_examples():
    def facts(text: str) -> str:
        return "\n".join(line for line in text.splitlines() if not line.startswith("#")).strip()

    bakers, gilded, ford, ferrymen = blocks("toml")
    assert facts(bakers) == facts(BAKERS)
    assert facts(gilded) == facts(GILDED)
    assert facts(ferrymen) == facts((EXAMPLES / "ferrymen.toml").read_text(encoding="utf-8"))
    assert sw.board(ford).describe().startswith("The Ford: for 2 players, 6 rounds; 5 regions")


def test_the_code_in_the_docs_runs(tmp_path, monkeypatch):
    bakers, _, ford, _ = blocks("toml")
    (tmp_path / "bakers.toml").write_text(bakers, encoding="utf-8")
    (tmp_path / "ford.toml").write_text(ford, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {}
    for code in blocks("python"):
        exec(compile(code.replace("games=100", "games=3"), str(DOC), "exec"), space)
    assert isinstance(space["game"], sw.Game)


def test_the_output_in_the_docs_is_true(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = [block for block in blocks("") if block.startswith("$ smallworld content check bakers.toml\n")]
    bakers = blocks("toml")[0]
    for text, block in zip((bakers, bakers.replace('"farmland"', '"farmlnd"')), shown, strict=True):
        Path("bakers.toml").write_text(text, encoding="utf-8")
        _, out, err = check(capsys, "bakers.toml")
        assert block.split("\n", 1)[1] == out + err
