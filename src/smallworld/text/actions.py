"""What can be done, in a player's words: with its price, its chance, and who stands in the way."""

from typing import TYPE_CHECKING, Any, Final

from smallworld.engine.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    DEPLOY,
    END,
    EXPAND,
    GIVE_UP,
    MUSTER,
    PICK,
    REINFORCE,
    ROLL,
    USE,
    Action,
)
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY
from smallworld.engine.steps import STEP_NAMES
from smallworld.text.words import Words

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

ENDS: Final = {"conquer": "ui-end-conquer", "place": "ui-end", "close": "ui-end-close"}
BUTTONS: Final = {EXPAND: "ui-do-expand", DECLINE: "ui-do-decline"}


def combo_line(words: Words, combo: Json) -> str:
    """A combination of the column with its tokens, its price and the coins on it."""
    price = words.said("ui-combo-price", coins=combo["price"]).lower()
    found = words.said("ui-combo-coins", coins=combo["coins"]).lower() if combo["coins"] else ""
    tokens = words.said("ui-tokens", tokens=combo["tokens"])
    return f"{words.combo(combo['power'], combo['race']):24} {', '.join(filter(None, [tokens, price, found]))}"


def price_of(words: Words, game: "Game", region: int, price: int) -> str:
    """The tokens that an attack on a region costs, and the coins besides."""
    state = game.state
    coins = Look(state).toll(state.tribe(state.turn.acting), region)
    toll = f" + {words.said('term-coins', coins=coins)}" if coins else ""
    return f"{words.said('ui-tokens', tokens=price)}{toll}"


def action_line(words: Words, game: "Game", action: Action) -> str:
    """An action in a player's words, with its price and its chance."""
    state = game.state
    do = action.do
    where = there(words, game, action.region)
    if do == CONQUER:
        told = game.explain(state.board.regions[action.region].key)
        return words.said("term-conquer", where=where, price=price_of(words, game, action.region, told.price))
    if do == REINFORCE:
        told = game.explain(state.board.regions[action.region].key)
        return words.said(
            "term-reinforce",
            where=where,
            price=price_of(words, game, action.region, told.price),
            hand=words.said("ui-in-hand", tokens=told.hand),
            need=told.needs,
            percent=round(100 * told.wins / told.of),
        )
    if do == PICK:
        return combo_line(words, game.view(None)["column"][action.number])
    if do == USE:
        return offer_line(words, game, action, where)
    if do == DEPLOY:
        return words.said("term-deploy", number=action.number, where=where)
    if do in (ABANDON, GIVE_UP):
        return words.said(f"term-{do}", where=where)
    if do == MUSTER:
        return words.said("ui-do-muster", race=words.name("race", action.key))
    if do in BUTTONS:
        return f"{words.said(BUTTONS[do])}: {active_name(words, game)}"
    if do == ROLL:
        return words.said("ui-do-roll")
    if do == END:
        return words.said(ENDS.get(STEP_NAMES[state.step], "ui-do-end"))
    return f"{do} {action.key}".strip()


def there(words: Words, game: "Game", region: int) -> str:
    """A region and who stands in it."""
    if region < 0:
        return ""
    return f"{words.land(game.state.board.regions[region].key)}, {words.standing(game, region)}"


def offer_line(words: Words, game: "Game", action: Action, where: str) -> str:
    """Something that an ability offers, and with whom or where."""
    offer = words.name("use", action.key)
    if action.to >= 0:
        return f"{offer}: {where} → {there(words, game, action.to)}"
    if action.region >= 0:
        return f"{offer}: {where}"
    return f"{offer}: {words.player(action.number)}" if action.number >= 0 else offer


def active_name(words: Words, game: "Game") -> str:
    """The decider's active race with its power."""
    state = game.state
    slot = state.active[state.decider]
    if slot == EMPTY:
        return "—"
    tribe = state.tribe(slot)
    return words.combo(None if tribe.power is None else tribe.power.key, tribe.race.key)
