"""What a region costs and why an offer is refused, in words a player understands."""

import random

import pytest

import smallworld as sw
from islands3 import islands
from smallworld.engine.actions import Action
from smallworld.engine.explain import PRICE_WORDS, attack_odds
from smallworld.engine.look import Look
from smallworld.engine.notes import NEXT_CONQUEST
from t16 import t16

NOT_ADJACENT = "It is not adjacent to a region of this race; other races, in decline, do not count."
NO_ENTRY_NOR_ADJACENT = (
    "It is neither an entry region nor adjacent to a region of this race; other races, in decline, do not count."
)


def text(race: str, power: str, head: str = "", hand: int = 3, rest: str = "") -> str:
    """A race in a, about to conquer; an opponent's lone Human stands in b, two stand in d."""
    return f"""
        step = "conquer"
        {head}
        [[seat]]
        active = {{ race = "{race}", power = "{power}", regions = {{ a = 1 }}, hand = {hand} }}
        [[seat]]
        active = {{ race = "humans", power = "swamp", regions = {{ b = 1, d = 2, n = 1 }} }}
        {rest}
        """


def why(game: sw.Game, action: dict[str, object]) -> str:
    """The sentence that refuses an action."""
    with pytest.raises(sw.Illegal) as refused:
        game.play(action)
    return refused.value.reason


def use(what: str, region: str = "", **more: object) -> dict[str, object]:
    return {"do": "use", "what": what, **({"region": region} if region else {}), **more}


# Prices


def test_other_ways_to_take_a_region_are_named():
    game = t16(text("sorcerers", "dragon_master"))
    assert game.explain("b").ways == ("dragon", "sorcery")
    assert game.explain("d").ways == ("dragon",)
    assert game.explain("n").ways == ()
    assert repr(game.explain("d")).endswith("It can be won with the reinforcement die. Open: dragon.>")
    assert game.explain("d").to_json()["ways"] == ["dragon"]


def test_a_region_says_who_defends_it():
    game = t16(text("orcs", "hill", 'lost_tribes = ["k"]'))
    assert (game.explain("b").race, game.explain("b").player) == ("humans", 1)
    assert (game.explain("k").race, game.explain("k").player) == ("natives", -1)
    assert (game.explain("c").race, game.explain("c").player) == ("", -1)
    told = game.explain("c").to_json()
    assert told["race"] is None and told["player"] is None


def test_water_is_not_called_land():
    game = t16(text("orcs", "seafaring"))
    assert game.explain("S1").items == [("sea", 2)]
    assert game.explain("c").items[0] == ("land", 2)


def test_nothing_is_open_while_a_question_is_or_when_the_game_is_over():
    game = t16(text("sorcerers", "dragon_master"))
    game.play([{"do": "conquer", "region": "k"}, {"do": "end"}])
    assert game.state.asks and game.explain("b").ways == ()
    assert t16('step = "over"').explain("b").ways == ()


# Refusals


def test_a_dear_combination_says_what_it_costs_and_what_is_there():
    game = t16("[[seat]]\ncoins = 1")
    race = game.view(0)["column"][2]["race"]
    said = why(game, {"do": "pick", "combo": 2})
    assert said == f"The {race} cost 2 coins, one for each combination above it; 1 in hand."


SORCERY_DONE = 'conquered = [{ region = "a", from = 1, how = "sorcery" }]'
DRAGON_DONE = 'conquered = [{ region = "a", how = "dragon" }]'


@pytest.mark.parametrize(
    ("game", "action", "reason"),
    [
        (text("orcs", "hill"), use("sorcery", "b"), "The orcs have no offer sorcery."),
        (text("orcs", "fortified"), use("fortress", "a"), "The offer fortress belongs to the step place;"),
        (text("sorcerers", "hill"), use("sorcery", "d"), "Sorcery works only on a single token without a guard."),
        (text("sorcerers", "hill"), use("sorcery", "c"), "Sorcery works only on an opponent's active race."),
        (text("sorcerers", "hill"), use("sorcery"), "sorcery needs a region."),
        (text("sorcerers", "hill"), use("sorcery", "n"), NOT_ADJACENT),
        (text("sorcerers", "hill", hand=17), use("sorcery", "b"), "No token of the sorcerers is left in the tray."),
        (
            text("sorcerers", "hill", hand=0, rest='[options]\nsorcery_needs_hand = "yes"'),
            use("sorcery", "b"),
            "Sorcery needs a token in hand.",
        ),
        (
            text("sorcerers", "hill", SORCERY_DONE),
            use("sorcery", "b"),
            "Sorcery can be used only once a turn for each opponent.",
        ),
        (
            text("sorcerers", "hill", SORCERY_DONE, rest='[options]\nsorcerers_once = "per_turn"'),
            use("sorcery", "b"),
            "Sorcery can be used only once a turn.",
        ),
        (
            text("orcs", "dragon_master", DRAGON_DONE, rest='[pieces]\ndragon = ["a"]'),
            use("dragon", "b"),
            "The Dragon can attack only once a turn.",
        ),
        (text("orcs", "dragon_master", hand=0), use("dragon", "b"), "The Dragon needs a token in hand"),
        (text("orcs", "dragon_master"), use("dragon", "S1"), "The Dragon can attack only land."),
        (text("orcs", "dragon_master"), use("dragon", "n"), NOT_ADJACENT),
    ],
)
def test_a_refused_offer_says_why(game, action, reason):
    assert why(t16(game), action).startswith(reason)


def placing(power: str, rest: str = "") -> sw.Game:
    orcs = f'active = {{ race = "orcs", power = "{power}", regions = {{ a = 1, b = 1, c = 1 }} }}'
    return t16(f'step = "place"\n[[seat]]\n{orcs}\n{rest}')


def test_markers_say_why_they_cannot_go_there():
    fortress = placing("fortified", '[pieces]\nfortress = ["a"]')
    assert why(fortress, use("fortress", "a")) == "There is already a fortress there."
    assert why(fortress, use("fortress", "d")) == "A fortress must be built in one of the race's regions."
    assert why(placing("bivouacking"), use("encampment", "d")) == "A camp must go into one of the race's regions."
    heroes = placing("heroic")
    heroes.play(use("hero", "c"))
    assert why(heroes, use("hero", "c")) == "Heroes must go into different regions of the race."


def test_peace_says_why_it_cannot_be_made():
    closing = """
        step = "close"
        attacked = [1]
        players = 3
        [[seat]]
        active = { race = "orcs", power = "diplomat", regions = { a = 1 } }
        [[seat]]
        active = { race = "humans", power = "swamp", regions = { b = 1 } }
        """
    assert "was not attacked this turn" in why(t16(closing), use("truce", player=1))
    assert "with another player" in why(t16(closing), use("truce", player=0))
    assert why(t16(closing), use("dragon", "b")) == "The orcs have no offer dragon."


def test_an_offer_that_nobody_knows_or_nobody_could_take_gets_the_general_sentence():
    assert "There is no offer 'magic'." in why(t16(text("sorcerers", "hill")), use("magic"))
    assert "not the moment to use" in why(t16(""), use("sorcery", "b"))
    asked = t16(text("sorcerers", "hill"))
    asked.play([{"do": "conquer", "region": "k"}, {"do": "end"}])
    assert "not the moment to use" in why(asked, use("sorcery", "b"))


def test_after_the_last_turn_nothing_is_played():
    over = t16('step = "over"\nround = 10\n[[seat]]\ncoins = 50\n[[seat]]\ncoins = 40')
    assert why(over, {"do": "end"}) == "The game is over."


def warcraft(race: str, power: str, hand: int, coins: int = 5, rest: str = "") -> sw.Game:
    active = f'active = {{ race = "{race}", power = "{power}", regions = {{ la = 1 }}, hand = {hand} }}'
    return islands(f'step = "conquer"\n[[seat]]\ncoins = {coins}\n{active}\n{rest}').game


def test_a_text_that_cannot_tell_leaves_the_general_sentence():
    game = islands("""
        step = "place"
        [[seat]]
        active = { race = "orcs", power = "championing", regions = { la = 1, lb = 1 } }
    """).game
    assert why(game, use("champion_moves", "mb")) == "That is not possible here."


def test_the_offers_of_warcraft_say_why_not():
    assert why(warcraft("gnomes", "mining", 0), use("assault", "lb")).startswith("An assault can be made once a turn")
    assert why(warcraft("orcs", "championing", 3), use("champion", "mb")).startswith("The Champion can take one region")
    hammer = '[pieces]\ndoomhammer = ["la"]'
    assert why(warcraft("orcs", "mining", 3, 1, hammer), use("doomhammer")) == "The Doomhammer costs two coins."
    assert why(warcraft("orcs", "mining", 0, 2, hammer), use("doomhammer")) == "Nothing is in hand to conquer with."
    game = warcraft("orcs", "mining", 5, rest='[pieces]\nfrostmourne = ["la"]')
    game.play([use("frostmourne"), {"do": "conquer", "region": "lb"}])
    assert why(game, use("frostmourne")) == "An artifact helps only one conquest a turn."
    assert why(warcraft("orcs", "portal_mage", 1), use("portal", "la", to="lb")).startswith("A portal joins two magic")
    assert why(warcraft("orcs", "intimidating", 1), use("intimidate", "mb")).startswith("Three times a turn a token")
    assert why(warcraft("ethereals", "mining", 1), use("raid")).startswith("A raid can be made once a turn")
    theft = use("steal_frostmourne", "mb", to="la")
    assert why(warcraft("ethereals", "mining", 1), theft).startswith("One artifact a turn can be stolen")


@pytest.mark.parametrize(
    ("race", "what", "twice"),
    [
        ("goblins", "bomb", "A bomb must go next to the race, on an opponent's active race, one to a region"),
        ("humans", "objective", "There is already an objective there."),
    ],
)
def test_markers_say_where_they_lie(race: str, what: str, twice: str) -> None:
    game = islands(f"""
        step = "place"
        [[seat]]
        active = {{ race = "{race}", power = "mining", regions = {{ lb = 1 }} }}
        [[seat]]
        active = {{ race = "orcs", power = "farmer", regions = {{ la = 1, le = 1, lf = 1 }} }}
        [[seat]]
        active = {{ race = "draenei", power = "ranger", regions = {{ lj = 1 }} }}
    """).game
    wrong = "lb" if race == "goblins" else "lj"
    assert what in why(game, use(what, wrong)).lower()
    game.play(use(what, "le"))
    assert why(game, use(what, "le")).startswith(twice)


# Reasons must be true: these once were not


def test_sorcerers_without_a_region_are_not_sent_to_the_border_they_aim_at():
    """B-RACE-SORCERERS-06: n lies at the border, but sorcery cannot be a first conquest."""
    game = t16(text("sorcerers", "hill").replace("regions = { a = 1 }, ", ""))
    assert game.board.region("n").edge
    assert why(game, use("sorcery", "n")) == "Sorcery cannot be the first conquest of a race without a region."


def test_a_die_on_the_table_comes_before_sorcery():
    """B-X-SORCERERS-BERSERK: b is adjacent, but a roll already made must be used for a conquest with tokens."""
    game = t16(text("sorcerers", "berserk", "roll = 1"))
    assert why(game, use("sorcery", "b")) == "The die that was rolled is for a conquest with tokens; that comes first."


def test_what_is_prepared_comes_before_other_offers():
    game = warcraft("orcs", "championing", 5, rest='[pieces]\nfrostmourne = ["la"]')
    game.play(use("frostmourne"))
    assert why(game, use("champion", "lb")) == "A conquest is prepared; nothing else is used before it."


def test_after_the_last_attempt_nobody_is_told_that_their_hand_is_empty():
    """Portal Mages go on after the die (W-TURN-04), but arm nobody for a conquest that cannot come."""
    game = islands(
        """
        step = "conquer"
        noted = ["conquests:over"]
        [[seat]]
        active = { race = "orcs", power = "portal_mage", regions = { lb = 1 }, hand = 2 }
        [pieces]
        frostmourne = ["lb"]
        """
    ).game
    assert game.view(0)["seats"][0]["active"]["hand"] == 2
    assert why(game, use("frostmourne")) == "The last attempt was made; no conquest follows it."


def test_an_offer_says_what_it_does_not_take():
    hammer = warcraft("orcs", "mining", 3, 5, '[pieces]\ndoomhammer = ["la"]')
    assert why(hammer, use("doomhammer", "lb")) == "doomhammer takes no region."
    dragon = t16(text("orcs", "dragon_master"))
    assert why(dragon, use("dragon", "b", to="c")) == "dragon takes no second region."
    assert why(dragon, use("dragon", "b", player=1)) == "dragon takes no player."


def test_peace_with_a_seat_that_is_none():
    closing = 'step = "close"\n[[seat]]\nactive = { race = "orcs", power = "diplomat", regions = { a = 5 } }'
    assert why(t16(closing), use("truce", player=9)) == "Seats are numbered from 0 to 1, not 9."


@pytest.mark.parametrize("word", ["faction", "well_of_eternity", "travel", "swamp_toll"])
def test_what_works_by_itself_is_no_offer(word):
    assert why(warcraft("orcs", "marshdweller", 3), use(word)).startswith(f"There is no offer '{word}'.")


def test_where_lakes_are_open_nobody_says_that_they_are_closed():
    game = t16(text("orcs", "flying", rest='[options]\nflying_lakes = "allowed"'))
    assert game.explain("L1").possible
    assert (game.explain("S1").code, game.explain("S1").reason) == ("water", "This water is closed to the race.")


def test_the_champion_of_the_tauren_says_whom_he_waits_for():
    game = islands(
        """
        step = "conquer"
        [[seat]]
        active = { race = "tauren", power = "championing", regions = { la = 2 }, hand = 1 }
        """,
        tauren_champion="with_two",
    ).game
    assert why(game, use("champion", "lb")) == "The tauren never stand alone: 2 of them go with the Champion."


def test_gnomes_who_may_not_begin_with_an_assault_are_told_so():
    first = 'step = "conquer"\n[[seat]]\nactive = { race = "gnomes", power = "mining", hand = 5 }'
    game = islands(first, gnome_first_assault="forbidden").game
    assert why(game, use("assault", "lb")) == "The assault cannot be the first conquest of a race without a region."


def test_who_cannot_pay_a_toll_is_told_so():
    toll = """
        step = "conquer"
        [[seat]]
        coins = 0
        active = {{ race = "{}", power = "{}", regions = {{ la = 1 }}, hand = 5 }}
        [[seat]]
        active = {{ race = "trolls", power = "marshdweller", regions = {{ lb = 1 }} }}
        """
    for race, power, what in (("gnomes", "mining", "assault"), ("orcs", "championing", "champion")):
        game = islands(toll.format(race, power)).game
        assert why(game, use(what, "lb")) == "The player cannot pay the toll for it."


TRUE_IF = {
    NOT_ADJACENT: lambda look, me, r: not look.beside(me, me.regions) >> r & 1,
    "A race without a region must enter at the edge of the map.": lambda look, me, r: (
        not me.regions and not look.state.board.entry >> r & 1
    ),
    NO_ENTRY_NOR_ADJACENT: lambda look, me, r: not (look.beside(me, me.regions) | look.state.board.entry) >> r & 1,
    "The race already holds it.": lambda look, me, r: me.regions >> r & 1,
    "A piece makes it immune.": lambda look, me, r: look.shielded_from(me) >> r & 1,
    "This water is closed to the race.": lambda look, me, r: look.state.board.water >> r & 1,
    "There is no token in hand.": lambda look, me, r: me.hand == 0,
    "Nothing is in hand to conquer with.": lambda look, me, r: me.hand < me.garrison,
    "A conquest is prepared; nothing else is used before it.": lambda look, me, r: look.any_note(NEXT_CONQUEST),
}
"""Reasons, and what must be so on the table when one of them is given."""


@pytest.mark.net
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_whatever_reason_is_given_is_true(edition):
    rng = random.Random(edition)
    given = set()
    for seed in range(12):
        game = sw.Game.new(edition, 2 + seed % 4, seed)
        verbs = sorted({ability.verb for ability in game.state.rules.abilities() if ability.when})
        while not game.over:
            game.play(rng.choice(game.legal()))
            if game.view(None)["step"] != "conquer" or game.state.asks or rng.random() < 0.6:
                continue
            look, me = Look(game.state), game.state.tribe(game.state.turn.acting)
            for r in rng.sample(range(game.board.size), 8):
                for action in (Action("conquer", r), *[Action("use", r, key=verb) for verb in verbs]):
                    if not game.is_legal(action):
                        with pytest.raises(sw.Illegal) as refused:
                            game.play(action)
                        reason = refused.value.reason.removeprefix(f"{game.board.regions[r].key}: ")
                        given.add(reason)
                        assert reason not in TRUE_IF or TRUE_IF[reason](look, me, r), (action, game.to_position())
    assert len(given & set(TRUE_IF)) >= 5


def test_what_was_prepared_says_where_it_leads() -> None:
    game = warcraft("ethereals", "mining", 5, rest='[pieces]\nkarazhan = ["lb"]')
    game.play(use("raid"))
    assert game.explain("lb").code == "ok"
    assert game.explain("le").code == "prepared"
    assert game.explain("le").reason == "The prepared raid needs a legendary place next to the race."
    assert game.explain("le").to_json()["reason"] == game.explain("le").reason
    assert "needs a legendary place" in why(game, {"do": "conquer", "region": "le"})
    game = warcraft("naga", "mining", 5, rest='[pieces]\nashes_of_alar = ["la"]')
    game.play(use("ashes_of_alar"))
    assert game.explain("lk").reason == "The Ashes of Al'ar carry only to land."


def test_the_list_of_verbs_has_them_all():
    assert "redeploy" in why(t16(""), {"do": "xyz"})
    assert "Did you mean 'redeploy'?" in why(t16(""), {"do": "redeplay"})


def test_a_neighbour_of_a_declined_race_alone_is_refused_with_the_reason_that_this_does_not_count():
    game = t16("""
        step = "conquer"
        [[seat]]
        active = { race = "orcs", power = "hill", regions = { a = 1 }, hand = 4 }
        declined = { race = "elves", regions = { i = 1 } }
    """)
    assert (game.explain("n").code, game.explain("n").reason) == ("not_adjacent", NOT_ADJACENT)


def test_each_edition_says_in_its_own_words_where_a_race_may_come_in():
    reasons = {}
    for edition in ("base", "warcraft"):
        game = sw.Game.new(edition, 3, seed=1)
        game.play({"do": "pick", "combo": 0})
        told = [game.explain(region.key) for region in game.state.board.regions]
        reasons[edition] = {each.reason for each in told if each.code == "not_border"}
    assert reasons["base"] == {"A race without a region must enter at the edge of the map."}
    assert reasons["warcraft"] == {NO_ENTRY_NOR_ADJACENT}


@pytest.mark.net
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_every_part_of_a_price_is_a_banner_a_piece_or_a_reserved_word(edition):
    rng = random.Random(edition)
    for seed in range(8):
        game = sw.Game.new(edition, players=2 + seed % 4, seed=seed)
        rules = game.state.rules
        known = {banner.key for banner in (*rules.races, *rules.powers)} | {piece.key for piece in rules.pieces}
        known |= set(PRICE_WORDS)
        known |= {ability.verb for ability in rules.world} | {"natives"}
        while not game.over:
            for region in game.board.regions:
                assert {name for name, _ in game.explain(region.key).items} <= known
            game.play(rng.choice(game.legal()))


def test_a_word_that_nobody_offers_gets_the_list_of_those_that_are_open() -> None:
    game = t16(text("sorcerers", "hill"))
    with pytest.raises(sw.Illegal) as refused:
        game.play(Action("use", 1, -1, "nonsense"))
    assert "sorcery" in refused.value.reason


def test_regions_named_one_by_one_are_given_up_in_the_order_of_the_board() -> None:
    game = t16("""
        step = "redeploy"
        [[seat]]
        active = { race = "amazons", power = "hill", regions = { a = 1, b = 1, d = 1, k = 1 }, hand = 2 }
        [[ask]]
        do = "give_up"
        race = "amazons"
        regions = ["a", "b", "d", "k"]
        number = 2
    """)
    assert "in the order of the board, or all in one answer" in why(game, {"do": "give_up", "region": "k"})
    game.play({"do": "give_up", "regions": ["k", "a"]})
    assert [region["key"] for region in game.view(0)["regions"] if region["player"] == 0] == ["b", "d"]


def test_the_odds_of_an_attack_by_offer() -> None:
    t = islands("""
        step = "conquer"
        [[seat]]
        active = { race = "gnomes", power = "mining", regions = { lb = 1 }, hand = 2 }
        [[seat]]
        active = { race = "humans", regions = { sd = 2 } }
    """)
    state = t.game.state
    at = {region.key: region.index for region in state.board.regions}
    assert attack_odds(state, Action("use", at["sd"], -1, "assault")) == (2 + 2, 2)  # the faces 2 and 3 win
    assert attack_odds(state, Action("use", at["sa"], -1, "assault")) == (2, 6)
    assert attack_odds(state, Action("conquer", at["la"])) == (0, 0)
    assert attack_odds(state, Action("use", at["la"], -1, "no attack")) == (0, 0)
