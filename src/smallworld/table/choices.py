"""What the decider may do, with prices, and what every region would cost: all that a browser needs to show.

The browser holds no rules. Nothing here changes the game.
"""

from typing import Any

from smallworld.engine.actions import CONQUER, DEPLOY, EXPAND, PICK, REINFORCE, USE
from smallworld.engine.explain import Explanation, attack_odds, explain
from smallworld.engine.look import Look
from smallworld.engine.state import Ask, State
from smallworld.engine.steps.ask import Place, must_lie, places
from smallworld.game import Game
from smallworld.record.imagine import holding
from smallworld.table.declining import decline, marching
from smallworld.table.guarding import asked_to_guard, guard_order
from smallworld.whole import to_lay

Json = dict[str, Any]


def choices(game: Game, seat: int) -> Json:
    """Everything about the decision that this seat has to make."""
    state = game.state
    knows_purse = seat == state.decider
    # The list of actions has the other ways to a region.
    regions = {each.key: explain(state, each.index, knows_purse, with_ways=False) for each in state.board.regions}
    return {
        "seat": seat,
        "actions": actions(game, seat, regions),
        "regions": {key: explained(told) for key, told in regions.items()},
        "faces": next(iter(regions.values())).of,
        "deploy": deployment(game),
        "can_undo": game.can_undo,
        "decline": decline(game, seat),
    }


def actions(game: Game, seat: int, regions: dict[str, Explanation]) -> list[Json]:
    """Every legal action; attacks and combinations with their price. `deployment` says more about an open question."""
    found: list[Json] = []
    faces = next(iter(regions.values())).of
    for action in game.legal(any_order=not game.state.asks):
        data = game.action_json(action)
        if action.do in (CONQUER, REINFORCE):
            data["price"] = regions[data["region"]].price
        if action.do == REINFORCE:
            data["wins"] = regions[data["region"]].wins
        if action.do == EXPAND:
            data["hand"] = marching(game, seat)
        if action.do == PICK:
            data |= {"price": action.number, "pays": pays(game, data["combo"])}
        if action.do == USE:
            price, wins = attack_odds(game.state, action)
            if price:
                data |= {"price": price} if wins == faces else {"price": price, "wins": wins}
        found.append(data)
    return found


def pays(game: Game, combo: int) -> Json:
    """The coins a combination would get for each region, beside those for holding it; nothing if all pay the same.

    Each region is held alone, in thought, by a race with this banner and badge. So what is paid for anything but
    holding regions, such as conquests, is not counted.
    """
    state = game.state
    race, power = state.rules.races[state.column_races[combo]], state.rules.powers[state.column_powers[combo]]
    payers = [ability for banner in (race, power) for ability in banner.abilities]
    look = Look(state)
    nothing = holding(state, race, power, 0)
    without = sum([ability.coins(look, nothing) for ability in payers])
    found: dict[str, int] = {}
    land = [region for region in state.board.regions if state.board.land >> region.index & 1]
    for region in land:
        me = holding(state, race, power, 1 << region.index)
        coins = sum([ability.coins(look, me) for ability in payers]) - without
        if coins > 0:
            found[region.key] = coins
    return {} if len(found) == len(land) else found


def explained(told: Explanation) -> Json:
    """The price of a region item by item, or why it cannot be had."""
    return {
        "code": told.code,
        "price": told.price,
        "hand": told.hand,
        "items": [{"for": name, "tokens": number} for name, number in told.items],
        "wins": told.wins,
        "needs": None if told.needs < 0 else told.needs,
        "again": told.again,
    }


def deployment(game: Game) -> Json | None:
    """Where tokens or pieces may go, if that is the question."""
    asks = game.state.asks
    if not asks:
        return markers(game)
    return spreading(game, asks[0]) if asks[0].kind == DEPLOY else None


def markers(game: Game) -> Json | None:
    """Where the markers of an ability may be laid; with several such abilities, the first."""
    state = game.state
    found = to_lay(state)
    if not found:
        return None
    ability, number = found[0]
    me = state.tribe(state.active[state.seat])
    look = Look(state)
    piece = ability.lays
    assert piece is not None
    most = number if piece.stacks else 1
    where = [
        Place(action.region, 0, look.pieces_in(piece.index, action.region), 1, most)
        for action in ability.offers(look, me)
    ]
    return {
        "number": number,
        "piece": piece.key,
        "what": ability.verb,
        "all": ability.owes(look, me),
        "race": me.race.key,
        "regions": [told(state, place) for place in where],
        "guard": keys(state, guard_order(game, me.slot, where, number, piece.index)),
    }


def spreading(game: Game, ask: Ask) -> Json:
    """Where the tokens or pieces of a question may go."""
    state = game.state
    look = Look(state)
    near = neighbours(look, state.tribe(ask.tribe).player)
    regions = [
        told(state, place) | {"threats": [seat for seat, mask in near if mask >> place.region & 1]}
        for place in places(look, ask)
    ]
    piece = None if ask.piece < 0 else state.rules.pieces[ask.piece].key
    everything = ask.piece < 0 or must_lie(look, ask.piece)
    return {
        "number": ask.number,
        "piece": piece,
        "what": None,
        "all": everything,
        "race": state.tribe(ask.tribe).race.key,
        "regions": regions,
        "guard": keys(state, asked_to_guard(game, ask)),
    }


def told(state: State, place: Place) -> Json:
    """A region into which something may go, and how much."""
    return {
        "region": state.board.regions[place.region].key,
        "keeps": place.keeps,
        "now": place.now,
        "together": place.together,
        "most": place.most,
    }


def keys(state: State, regions: list[int]) -> list[str]:
    """Regions by their names."""
    return [state.board.regions[region].key for region in regions]


def neighbours(look: Look, seat: int) -> list[tuple[int, int]]:
    """The other players who have an active race on the map, with all regions that border on it in its eyes."""
    state = look.state
    found = []
    for other in range(state.players):
        if other != seat and state.active[other] >= 0:
            tribe = state.tribe(state.active[other])
            found.append((other, look.beside(tribe, tribe.regions)))
    return found
