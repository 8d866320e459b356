"""Two worlds that differ only in a secret look the same to a viewer who may not know it (I-31 to I-36).

A triple is a reachable position, a viewer, and a twin of the position in which everything that the
viewer may not know is drawn afresh: the other piles of coins, the order of the stacks, the seed, and in
Warcraft what lies face down: markers, and bombs, whose hidden sides even their owner does not know.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from builds import BUILD
from catalogue import rule
from islands3 import islands
from quick_bots import QUICK_BOTS
from referee import random_action
from referee.exams import action_space, whole_text
from referee.referee import book_of
from smallworld.bots import make_bot
from smallworld.content.editions import EDITIONS
from smallworld.engine.actions import Action
from smallworld.engine.chance import Seeded
from smallworld.engine.events import BadgesShuffled, ComboRevealed, DieRolled, GameEnded, MarkerRevealed
from smallworld.engine.match import Illegal
from smallworld.engine.pieces import Piece, kind_of
from smallworld.engine.state import State
from smallworld.game import Game
from starts import begin_with

View = Callable[[Game, int | None], dict[str, Any]]

CANARY = 7919_7919
SECRET_SEED = "a-seed-nobody-may-see"
MOST_OWED = 3  # coins that a player may have to pay in one action without being asked


def new_game(edition: str, rng: random.Random) -> Game:
    """A game of any size and preset; in every other one of Warcraft the Goblins with their bombs come first."""
    seed = f"{SECRET_SEED}{rng.random()}"[:60]
    players = rng.randint(2, 5)
    presets = [preset for preset in EDITIONS[edition].presets if preset != "teams" or players == 4]
    preset = rng.choice(presets)
    if edition == "warcraft" and rng.random() < 0.5:
        return begin_with("goblins", "sailing", players, seed, edition=edition)
    return Game.new(edition, players, seed, preset)


def positions(number: int, seed: str, edition: str = "base") -> Iterator[tuple[Game, random.Random]]:
    """Reachable positions of many games, early and late, at every kind of decision."""
    rng = random.Random(seed)
    found = 0
    while True:
        game = new_game(edition, rng)
        while not game.over:
            if rng.random() < 0.08:
                yield game, rng
                found += 1
                if found == number:
                    return
            bombs = [action for action in game.legal() if action.key == "bomb"]
            game.play(rng.choice(bombs) if bombs else random_action(game, rng))


def viewers(game: Game) -> list[int | None]:
    """Every seat and a spectator."""
    return [None, *range(game.state.players)]


def twin_of(game: Game, viewer: int | None, rng: random.Random, only_coins: bool = False) -> Game:
    """The same game, with everything that the viewer may not know drawn afresh."""
    twin = game.copy() if only_coins else game.copy(Seeded(f"other-{rng.random()}"))
    state = twin.state
    forced = MOST_OWED if state.rules.has_tolls else 0  # whether it can be paid is seen by all (W-PAY-03)
    for seat in range(state.players):
        if seat != viewer and state.coins[seat] >= forced:
            low = forced if seat != game.decider else state.coins[seat]  # the same action must stay affordable
            state.coins[seat] = low + rng.randint(1, 300)
    if not only_coins:
        for piece in state.rules.pieces:
            if piece.faces:
                turn_others_down(state, piece, rng)
        races, powers = list(state.race_stack), list(state.power_stack)
        rng.shuffle(races)
        rng.shuffle(powers)
        state.race_stack, state.power_stack = tuple(races), tuple(powers)
    twin._legal = None
    return twin


def turn_others_down(state: State, piece: Piece, rng: random.Random) -> None:
    """Other hidden sides: bombs are mixed among themselves and their stack, markers with those not in play."""
    spots = [code for code in state.faces if kind_of(code) == piece.index]
    stack = list(state.decks.get(piece.index, ()))
    if piece.key == "bomb":
        sides = [state.faces[code] for code in spots] + stack
    else:
        unseen = [key for key in piece.faces if state.supply[state.rules.piece(key).index]]
        sides = [piece.faces.index(key) for key in unseen]
    rng.shuffle(sides)
    for code in spots:
        state.faces[code] = sides.pop()
    if stack:
        state.decks[piece.index] = tuple(sides)


def honest(game: Game, viewer: int | None) -> dict[str, Any]:
    """The view as it is."""
    return game.view(viewer)


def seen(game: Game, viewer: int | None, strange: list[Action], view: View = honest) -> str:
    """Everything this viewer can be told about a position, as one text."""
    told: list[object] = [view(game, viewer), game.decider, game.over, game.can_undo, game.winners]
    told += [game.explain(region.key, viewer).to_json() for region in game.state.board.regions]
    told += [game.income(seat) for seat in range(game.state.players)]
    if viewer is not None and game.decider == viewer:
        told += [game.action_json(action) for action in game.legal()]
        told += [refusal(game, action) for action in strange]
    return json.dumps(told)


def refusal(game: Game, action: Action) -> list[str]:
    """How a game refuses an action."""
    if game.is_legal(action):
        return ["legal"]
    with pytest.raises(Illegal) as refused:
        game.play(action)
    return [refused.value.code, refused.value.reason]


def heard(game: Game, action: Action, viewer: int | None) -> tuple[str, bool]:
    """What the viewer hears of an action, and whether it brought hidden things to light."""
    events = game.play(action)
    brought_to_light = (ComboRevealed, BadgesShuffled, DieRolled, MarkerRevealed, GameEnded)
    reveals = any(isinstance(event, brought_to_light) for event in events)
    told = [game.tell(event, viewer) for event in events if not isinstance(event, GameEnded)]
    return json.dumps(told), reveals


def uses(game: Game, rng: random.Random) -> list[Action]:
    """Special actions, aimed anywhere: most of them are refused."""
    words = sorted({ability.verb for ability in game.state.rules.abilities() if ability.verb})
    regions = range(-1, game.state.board.size)
    return [Action("use", rng.choice(regions), -1, rng.choice(words), rng.choice(regions)) for _ in range(6)]


def check_triples(number: int, seed: str, view: View = honest, edition: str = "base") -> None:
    """Compare this many pairs of worlds, before an action and after it."""
    done = 0
    for game, rng in positions(number, seed, edition):
        space = list(action_space(game, book_of(game).words))
        for viewer in viewers(game):
            strange = rng.sample(space, 12) + uses(game, rng)
            twin = twin_of(game, viewer, rng)
            assert seen(game, viewer, strange, view) == seen(twin, viewer, strange, view)

            # The same action in both worlds; where stacks or dice come to light only the coins may differ
            action = random_action(game, rng)
            ours, reveals = heard(here := game.copy(), action, viewer)
            there = twin_of(game, viewer, rng, only_coins=True) if reveals else twin
            assert ours == heard(there, action, viewer)[0]
            if not here.over:
                assert seen(here, viewer, strange, view) == seen(there, viewer, strange, view)
            done += 1
            if done == number:
                return


@pytest.mark.net
@pytest.mark.parametrize("edition", EDITIONS)
def test_300_pairs_of_worlds(edition: str) -> None:
    check_triples(300, "quick", edition=edition)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_500_more_pairs_of_worlds(edition: str) -> None:
    check_triples(500, f"slow {BUILD}", edition=edition)


# Leaks that are planted must be found


def leaks_coins(game: Game, viewer: int | None) -> dict[str, Any]:
    """One opponent's coins are in the view."""
    return game.view(viewer) | {"rival": game.state.coins[0 if viewer != 0 else 1]}


def leaks_who_is_richest(game: Game, viewer: int | None) -> dict[str, Any]:
    """A hint about the coins."""
    return game.view(viewer) | {"leader": max(range(game.state.players), key=lambda seat: game.state.coins[seat])}


def leaks_the_next_banner(game: Game, viewer: int | None) -> dict[str, Any]:
    """The next banner is in the view."""
    return game.view(viewer) | {"next": game.state.race_stack[-1:]}


def leaks_the_seed(game: Game, viewer: int | None) -> dict[str, Any]:
    """The seed is in the view."""
    return game.view(viewer) | {"seed": getattr(game.chance, "seed", "")}


def leaks_by_order(game: Game, viewer: int | None) -> dict[str, Any]:
    """The stack is shown in its true order."""
    seen = game.view(viewer)
    seen["stacks"]["powers"] = [game.state.rules.powers[i].key for i in game.state.power_stack]
    return seen


def leaks_what_lies_face_down(game: Game, viewer: int | None) -> dict[str, Any]:
    """The hidden side of a marker is in the view."""
    marker = game.state.rules.piece("marker").index
    return game.view(viewer) | {"under": game.state.faces_of(marker)}


def leaks_whether_the_well_is_in_play(game: Game, viewer: int | None) -> dict[str, Any]:
    """A hint about what was set aside."""
    marker = game.state.rules.piece("marker")
    return game.view(viewer) | {"well": marker.faces.index("well_of_eternity") in game.state.faces_of(marker.index)}


def leaks_bombs_to_their_owner(game: Game, viewer: int | None) -> dict[str, Any]:
    """The Goblins' player sees the bombs they laid."""
    bomb = game.state.rules.piece("bomb").index
    owner = [tribe.player for tribe in game.state.tribes if tribe is not None and tribe.race.key == "goblins"]
    return game.view(viewer) | {"bombs": game.state.faces_of(bomb) if viewer in owner else None}


def leaks_the_next_bomb(game: Game, viewer: int | None) -> dict[str, Any]:
    """The top of the stack of bombs."""
    return game.view(viewer) | {"top": game.state.decks.get(game.state.rules.piece("bomb").index, ())[-1:]}


EVERYWHERE = [leaks_coins, leaks_who_is_richest, leaks_the_next_banner, leaks_the_seed, leaks_by_order]
FACE_DOWN = [
    *(leaks_what_lies_face_down, leaks_whether_the_well_is_in_play),
    *(leaks_bombs_to_their_owner, leaks_the_next_bomb),
]


@pytest.mark.parametrize("leak", EVERYWHERE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_planted_leak_is_found_within_100_pairs(edition: str, leak: View) -> None:
    with pytest.raises(AssertionError):
        check_triples(100, "leak", leak, edition)


@pytest.mark.parametrize("leak", FACE_DOWN)
def test_a_planted_leak_of_warcraft_is_found_within_200_pairs(leak: View) -> None:
    with pytest.raises(AssertionError):
        check_triples(200, "leak", leak, "warcraft")


# Other ways to look


@pytest.mark.thinking
@pytest.mark.parametrize("name", QUICK_BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_decides_by_what_its_seat_sees(name: str, edition: str) -> None:
    """I-34: in the twin world the same bot does the same."""
    for game, rng in positions(20 if ":" in name else 60, "bots", edition):
        seat = game.state.decider
        twin = twin_of(game, seat, rng)
        assert make_bot(name, 5, seat).decide(game) == make_bot(name, 5, seat).decide(twin)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_imagines_the_same_in_both_worlds(edition: str) -> None:
    """I-34: what a bot makes up does not begin with what is hidden."""
    for game, rng in positions(60, "imagine", edition):
        seat = game.state.decider
        twin = twin_of(game, seat, rng)
        ours, theirs = game.imagined(seat, random.Random(1)), twin.imagined(seat, random.Random(1))
        assert whole_text(ours) == whole_text(theirs)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_spectator_sees_every_player_sees(edition: str) -> None:
    for game, _ in positions(60, "spectator", edition):
        public = game.view(None)
        assert public["coins"] is None
        for seat in range(game.state.players):
            private = game.view(seat)
            assert private["coins"] == game.state.coins[seat]
            assert {**private, "viewer": None, "coins": None} == public


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_canary_sings(edition: str) -> None:
    """Rare numbers in secret places never turn up in what others are told."""
    for game, rng in positions(60, "canary", edition):
        for viewer in viewers(game):
            trial = game.copy()
            for seat in range(game.state.players):
                if seat != viewer:
                    trial.state.coins[seat] = CANARY
            trial._legal = None
            strange = rng.sample(list(action_space(game, book_of(game).words)), 12)
            told = seen(trial, viewer, strange) + heard(trial, random_action(trial, rng), viewer)[0]
            assert str(CANARY) not in told
            assert SECRET_SEED not in told


def test_scores_are_secret_until_the_end() -> None:
    game, _ = next(positions(1, "scores"))
    with pytest.raises(Illegal) as refused:
        _ = game.scores
    assert refused.value.code == "not_over"
    assert "scores" not in game.view(0)
    assert "scores" not in game.view(None)


def before_an_aegis(coins: int) -> Game:
    """A player with this many coins is about to attack a region whose toll is two."""
    return islands(f"""
        step = "conquer"
        [[seat]]
        coins = {coins}
        active = {{ race = "dwarves", power = "mining", regions = {{ lf = 1 }}, hand = 6 }}
        [[seat]]
        coins = 10
        active = {{ race = "orcs", power = "ranger", regions = {{ le = 1 }} }}
        [pieces]
        aegis_of_aggramar = ["le"]
    """).game


@rule("W-ART-AEGIS-02", "W-PAY-01")
def test_a_price_does_not_tell_a_purse() -> None:
    poor, rich = before_an_aegis(1), before_an_aegis(9)
    assert (poor.explain("le").code, rich.explain("le").code) == ("toll", "ok")
    for viewer in (None, 1):
        assert poor.explain("le", viewer).to_json() == rich.explain("le", viewer).to_json()
