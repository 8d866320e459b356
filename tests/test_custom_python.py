"""Home-made races and powers written in Python: Newts, Masons, and mistakes an author can make."""

import ast
import re
from pathlib import Path

import pytest

import smallworld as sw
from homemade import POWERS, RACES, TWO_VALLEYS, end_turn, income, pass_turn, start, take
from smallworld.content.python_banner import ABILITY_VALUES
from smallworld.content.setup import make_setup, rules_of
from smallworld.engine.ability import IN_CONQUEST, IN_PLACING, Ability
from smallworld.engine.actions import USE
from smallworld.engine.bits import bits
from smallworld.engine.notes import NEXT_CONQUEST, THIS_GAME, THIS_TURN, NoteKind
from smallworld.engine.pieces import Piece
from smallworld.engine.rules import Banner, Rules
from smallworld.trial import Trouble, try_out


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
    """An offer in Python: once a turn a fortress from the box, in any region of theirs without one."""

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


class Camping(Ability):
    """Notes of every kind: where they conquered last, how many they were, who has seen them, and a plan."""

    def __init__(self) -> None:
        super().__init__()
        self.verb = "plan"
        self.when = IN_CONQUEST
        self.most_uses = 1
        self.fire = NoteKind("fire", region=True, race=True, most=9)
        self.seen = NoteKind("seen", THIS_GAME, region=True)
        self.plan = NoteKind("plan", NEXT_CONQUEST)
        self.notes = (self.fire, self.seen, self.plan)

    def offers(self, look, me):
        return [look.state.board.moves.use(self.verb)]

    def perform(self, play, me, action):
        play.note(self.plan)

    def on_conquered(self, play, me, won):
        play.forget(self.fire)
        play.note(self.fire, region=won.region, tribe=me.slot, number=min(9, me.hand))
        play.note(self.seen, region=won.region, seat=1)

    def cheaper(self, look, me):
        fire = look.note_of(self.fire, tribe=me.slot)
        near = 0 if fire is None else look.state.board.borders[fire.region]
        return near if look.noted(self.plan) else 0


def test_what_a_home_made_ability_remembers_is_saved_shown_and_read_from_a_position_like_any_other():
    campers = sw.python_banner(Banner("campers", 6, (Camping(),)), plays_with="elves")
    game = start([campers], "campers", "merchant", custom_board=TWO_VALLEYS)
    take(game, "farm")
    hand = game.state.tribe(game.state.active[0]).hand
    game.play({"do": "use", "what": "plan"})
    told = game.view(0)["turn"]
    assert (told["armed"], told["noted"]) == (["plan"], [f"fire:farm:campers:{hand}"])
    assert game.view(0)["seats"][1]["notes"] == ["seen:farm"]

    again = sw.position(game.to_position())
    assert again.view(0)["turn"] == told and again.view(0)["seats"] == game.view(0)["seats"]
    assert again.to_position() == game.to_position()
    assert [action for action in again.legal() if action.do == USE] == []  # it was used already
    near = next(action.region for action in again.legal() if action.do == "conquer")
    key = again.state.board.regions[near].key
    assert again.explain(key).price == game.explain(key).price
    assert sw.Game.from_json(again.to_json()).to_position() == game.to_position()

    take(again, key)
    assert again.view(0)["turn"]["armed"] == []  # the plan served this conquest
    try_out([campers], games=len(POWERS))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fire:farm:campers", "this note reads fire:region:race:number, not 'fire:farm:campers'"),
        ("fire:barn:campers:1", "there is no region 'barn'"),
        ("fire:farm:elves:1", "there is no race in play 'elves'"),
        ("fire:farm:campers:10", "there is no number of fire '10'"),
        ("fires", "under these rules nothing notes 'fires'. Did you mean 'fire'?"),
        ("plan", "under these rules nothing notes 'plan'"),  # that is said in `armed`
    ],
)
def test_a_home_made_note_that_cannot_be_is_refused(text, reason):
    campers = sw.python_banner(Banner("campers", 6, (Camping(),)), plays_with="elves")
    game = start([campers], "campers", "merchant", custom_board=TWO_VALLEYS)
    take(game, "farm")
    written = re.sub(r"noted = .*", f'noted = ["{text}"]', game.to_position())
    with pytest.raises(sw.BadPosition, match=re.escape(reason)):
        sw.position(written)


class Diarist(Ability):
    """Writes notes under a word that may be taken."""

    def __init__(self, word: str, lasts: str = THIS_TURN, most: int = -1) -> None:
        super().__init__()
        self.notes = (NoteKind(word, lasts, most=most),)


def test_two_banners_cannot_write_notes_under_the_same_word():
    first = sw.python_banner(Banner("moles", 5, (Diarist("dug"),)), plays_with="elves")
    second = sw.python_banner(Banner("digging", 5, (Diarist("dug"),)))
    with pytest.raises(sw.BadContent, match="Two home-made banners have notes with the word 'dug'"):
        sw.Game.new(custom=[first, second])


class Slip(Ability):
    """Declares two kinds of note, and writes another or one of them wrongly when it conquers."""

    def __init__(self, write) -> None:
        super().__init__()
        self.fire = NoteKind("fire", region=True, most=3)
        self.seen = NoteKind("seen", THIS_GAME)
        self.camp = NoteKind("camp", race=True)
        self.notes = (self.fire, self.seen, self.camp)
        self._write = write

    def on_conquered(self, play, me, won):
        self._write(self, play, me, won.region)


@pytest.mark.parametrize(
    ("write", "reason"),
    [
        (lambda slip, play, me, r: play.note(NoteKind("smoke")), "no ability declares it; put the same NoteKind into"),
        (lambda slip, play, me, r: play.note(NoteKind("fire")), "no ability declares it"),
        (lambda slip, play, me, r: play.note(slip.fire, region=r, number=4), "its number must be from 0 to 3, not 4"),
        (lambda slip, play, me, r: play.note(slip.fire, region=r), "its number must be from 0 to 3, not -1"),
        (lambda slip, play, me, r: play.note(slip.fire, region=99, number=1), "its region must be from 0 to"),
        (lambda slip, play, me, r: play.note(slip.camp), "its tribe must be from 0 to"),
        (lambda slip, play, me, r: play.note(slip.seen), "its seat must be from 0 to 1, not -1"),
        (lambda slip, play, me, r: play.note(slip.seen, seat=2), "its seat must be from 0 to 1, not 2"),
        (lambda slip, play, me, r: play.note(slip.seen, region=r, seat=0), "its kind has no region"),
        (lambda slip, play, me, r: play.note(slip.fire, region=r, number=1, seat=0), "its kind has no seat"),
    ],
)
def test_a_note_that_could_not_be_saved_is_not_written(write, reason):
    moles = sw.python_banner(Banner("moles", 5, (Slip(write),)), plays_with="elves")
    game = start([moles], "moles", "merchant", custom_board=TWO_VALLEYS)
    with pytest.raises(ValueError, match=rf"The note '\w+' cannot be written: {re.escape(reason)}"):
        take(game, "farm")
    with pytest.raises(Trouble, match=re.escape(reason)):
        try_out([moles])


def test_two_abilities_of_a_banner_may_share_a_kind_of_note():
    fire = NoteKind("fire", region=True)

    class Sharing(Ability):
        def __init__(self) -> None:
            super().__init__()
            self.notes = (fire,)

    try_out([sw.python_banner(Banner("moles", 5, (Sharing(), Sharing())), plays_with="elves")])


class Secretive(Ability):
    """Has kinds of note that it does not declare, or asks for a toll that is noted under a word that is taken."""

    def __init__(self, fire: NoteKind | None = None, paid: NoteKind | None = None) -> None:
        super().__init__()
        if fire is not None:
            self.fire = fire
        self.paid = paid


def test_two_banners_cannot_note_their_tolls_under_the_same_word():
    first = sw.python_banner(Banner("moles", 5, (Secretive(paid=NoteKind("toll")),)), plays_with="elves")
    second = sw.python_banner(Banner("digging", 5, (Secretive(paid=NoteKind("toll")),)))
    with pytest.raises(sw.BadContent, match="Two home-made banners have notes with the word 'toll'"):
        sw.Game.new(custom=[first, second])


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
        (Banner("moles", 16), "amazons", "from 1 to 15, not 16"),
        (Banner("moles", 10), "", "from 1 to 9, not 10"),
        (Banner("moles", 9), "dwarves", "only 8 in the box"),
        (Banner("elves", 5), "elves", "word of the game"),
        (Banner("Moles!", 5), "elves", "lower-case"),
        (Banner("moles", 5), "elfs", "Did you mean 'elves'"),
        ("moles", "elves", "needs a Banner"),
        (Banner("moles", 5, (Classy(),)), "elves", "must set self.works_in_decline in __init__"),
        (Banner("moles", 5, (Copycat(),)), "elves", "needs a verb of its own"),
        (Banner("moles", 5, (Diarist("Dug!"),)), "elves", "needs notes with words of their own"),
        (Banner("moles", 5, (Diarist("conquests:over"),)), "elves", "needs notes with words of their own"),
        (Banner("moles", 5, (Diarist("dug", lasts="week"),)), "elves", "no note lasts 'week'"),
        (
            Banner("moles", 5, (Diarist("dug", most=-2),)),
            "elves",
            "largest number on the note 'dug' is a whole number from 0, not -2",
        ),
        (Banner("moles", 5, (Secretive(NoteKind("fire")),)), "elves", "put self.fire of Secretive into self.notes"),
        (
            Banner("moles", 5, (Diarist("fire", most=3), Secretive(NoteKind("fire")))),
            "elves",
            "put self.fire of Secretive into self.notes",
        ),
        (
            Banner("moles", 5, (Secretive(paid=NoteKind("conquests:over")),)),
            "elves",
            "needs notes with words of their own",
        ),
        (
            Banner("moles", 5, (Diarist("dug"), Diarist("dug", most=3))),
            "elves",
            "two kinds of note with the word 'dug'",
        ),
        (Banner("moles", 5, (Building(Piece("fortress", 6)),)), "elves", "register a function from Rules to Banner"),
        (lambda rules: "moles", "elves", "needs a Banner"),
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


class Misspelt(Ability):
    def on_conquer(self, play, me, won):
        pass


class Cheeper(Ability):
    def cheper(self, look, me):
        return 0


class Working(Ability):
    def __init__(self) -> None:
        super().__init__()
        self.work_in_decline = True


class Helping(Ability):
    """Helpers and fields of its own begin with _; notes and pieces may have any name."""

    _kinds = ("hill", "swamp")

    def __init__(self) -> None:
        super().__init__()
        self._shore = 2
        self.dug = NoteKind("dug")
        self.notes = (self.dug,)

    @property
    def _here(self):
        return self._shore

    def _shores(self, look):
        return look.state.board.coastal

    def cheaper(self, look, me):
        return self._shores(look)


def with_hook(name):
    """An ability with a method that is no hook."""
    return type("Odd", (Ability,), {name: lambda self, look, me: 0})


def with_field(name, value):
    """An ability with a field that nobody asks for."""

    def begin(self):
        Ability.__init__(self)
        setattr(self, name, value)

    return type("Odd", (Ability,), {"__init__": begin})


@pytest.mark.parametrize(
    ("ability", "reason"),
    [
        (Misspelt, "Misspelt has no hook 'on_conquer'. Did you mean 'on_conquered'?"),
        (Cheeper, "Cheeper has no hook 'cheper'. Did you mean 'cheaper'?"),
        (Working, "Working sets self.work_in_decline, which nobody asks for. Did you mean 'works_in_decline'?"),
    ],
)
def test_a_misspelt_hook_or_field_is_refused_with_the_nearest_name(ability, reason):
    with pytest.raises(sw.BadContent, match=re.escape(reason)):
        sw.python_banner(Banner("moles", 5, (ability(),)), plays_with="elves")


@pytest.mark.parametrize("name", ["bonus", "score", "price", "defence", "immune", "get_coins", "shores", "on_fire"])
def test_a_method_that_is_no_hook_is_refused(name):
    told = f"Odd has no hook {name!r}."
    with pytest.raises(sw.BadContent, match=f"{re.escape(told)}.*Begin the name of a helper with _"):
        sw.python_banner(Banner("moles", 5, (with_hook(name)(),)), plays_with="elves")


@pytest.mark.parametrize(("name", "near"), [("get_coins", "coins"), ("price", "flat_price"), ("recruit", "recruits")])
def test_the_nearest_hook_is_named(name, near):
    with pytest.raises(sw.BadContent, match=f"Did you mean {near!r}"):
        sw.python_banner(Banner("moles", 5, (with_hook(name)(),)), plays_with="elves")


@pytest.mark.parametrize(
    ("name", "value"), [("max_uses", 2), ("uses", 0), ("tokens", 3), ("declined", True), ("shore", 2), ("mine", [1])]
)
def test_a_field_that_nobody_asks_for_is_refused(name, value):
    told = f"Odd sets self.{name}, which nobody asks for."
    with pytest.raises(sw.BadContent, match=f"{re.escape(told)}.*Begin the name of a field of your own with _"):
        sw.python_banner(Banner("moles", 5, (with_field(name, value)(),)), plays_with="elves")


def test_the_nearest_field_is_named():
    with pytest.raises(sw.BadContent, match="Did you mean 'most_uses'"):
        sw.python_banner(Banner("moles", 5, (with_field("max_uses", 2)(),)), plays_with="elves")


def test_a_field_of_a_class_is_refused_too():
    odd = type("Odd", (Ability,), {"tokens": 3})
    with pytest.raises(sw.BadContent, match="Odd sets tokens, which nobody asks for"):
        sw.python_banner(Banner("moles", 5, (odd(),)), plays_with="elves")


def test_helpers_and_fields_of_ones_own_are_welcome():
    assert sw.python_banner(Banner("moles", 5, (Helping(),)), plays_with="elves").key == "moles"


def test_the_loader_knows_every_field_of_an_ability():
    tree = ast.parse((Path(sw.__file__).parent / "engine" / "ability.py").read_text(encoding="utf-8"))
    made = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    stored = [node for node in ast.walk(made) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    assert {node.attr for node in stored} == set(ABILITY_VALUES)
