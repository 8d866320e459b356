"""Everything that is said about a game in a terminal: names, actions with their prices, events as sentences.

Keys become names here and nowhere else; an unknown key is shown with capital letters, so
home-made races and later editions need no entry.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from smallworld.content.editions import EDITIONS
from smallworld.content.loader import home_made
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
from smallworld.engine.events import Event
from smallworld.engine.look import Look
from smallworld.engine.play import WITH_DIE, WITH_TOKENS
from smallworld.engine.rules import NATIVES
from smallworld.engine.state import EMPTY, NATIVE_SLOT
from smallworld.engine.steps import STEP_NAMES
from smallworld.record.position_turn import razing
from smallworld.text.places import place_names

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

LETTERS: Final = "ABCDEFGH"
NAMES: Final = {
    "ashes_of_alar": "Ashes of Al'ar",
    "faction": "the faction bonus",
    "lights_hope_chapel": "Light's Hope Chapel",
}
"""Names that do not follow from their keys."""


def name_of(key: str) -> str:
    """A key as it is shown: dragon_master is Dragon Master, well_of_eternity is Well of Eternity."""
    return NAMES.get(key) or " ".join(word if word == "of" else word.capitalize() for word in key.split("_"))


def own_names(game: "Game") -> dict[str, str]:
    """What the home-made races and powers of a game call themselves."""
    return {banner.key: home_made(banner).name for banner in game.setup.custom}


def some(number: int, one: str, many: str = "") -> str:
    """1 token, 2 tokens, 2 heroes."""
    return f"{number} {one if number == 1 else many or one + ('es' if one.endswith('o') else 's')}"


def listed(words: list[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


class Words:
    """A game as one reader sees it: seats are letters, and one of them may be the reader."""

    def __init__(self, game: "Game", players: list[str], you: int | None = None) -> None:
        self.board: Final = game.state.board
        self.teams: Final = game.state.rules.teams > 0
        self.natives: Final = EDITIONS[game.setup.edition].natives
        self.own: Final = own_names(game)
        self.razing: Final = razing(game.state)  # conquests after which nobody stands there
        self.players: Final = players  # what kind of player sits there
        self.you: Final = you
        self.places: Final = place_names(game)

    def name(self, key: str) -> str:
        """A race, a power or whatever else has a key; home-made ones as they call themselves."""
        return self.own.get(key) or name_of(key)

    def race(self, key: str) -> str:
        """A race, or the neutral tokens by the edition's name for them."""
        return self.natives if key == NATIVES.key else self.name(key)

    def combo(self, power: str | None, race: str) -> str:
        """Flying Orcs; just Orcs when the power is gone."""
        return self.name(race) if power is None else f"{self.name(power)} {self.name(race)}"

    def letter(self, seat: int) -> str:
        """The seat on the board: A is seat 0."""
        return LETTERS[seat]

    def player(self, seat: int) -> str:
        """The seat with its player: B greedy."""
        return f"{self.letter(seat)} {self.players[seat]}"

    def does(self, seat: int, verb: str) -> str:
        """You take, B takes."""
        if seat == self.you:
            return f"You {verb}"
        return f"{self.letter(seat)} {verb}s"

    def whom(self, seat: int) -> str:
        """you, B."""
        return "you" if seat == self.you else self.letter(seat)

    def whose(self, seat: int) -> str:
        """your, B's."""
        return "your" if seat == self.you else f"{self.letter(seat)}'s"

    def place(self, key: str) -> str:
        """Kettle Hill; the key of a region without a name."""
        return self.places.get(key, key)

    def spot(self, key: str) -> str:
        """Kettle Hill (2p-05): by its name, and as one types it."""
        return f"{self.places[key]} ({key})" if key in self.places else key

    def region(self, key: str) -> str:
        """Kettle Hill (2p-05 hill)."""
        land = f"{key} {self.board.region(key).terrain}"
        return f"{self.places[key]} ({land})" if key in self.places else land

    def keyed(self, line: str) -> str:
        """A typed line with keys in the place of names."""
        straight = line.replace("’", "'")
        for key, name in sorted(self.places.items(), key=lambda place: -len(place[1])):
            typed = re.escape(name.replace("’", "'"))
            straight = re.sub(rf"(?<!\w){typed}(?!\w)", key, straight, flags=re.IGNORECASE)
        return straight


# Actions


def standing(words: Words, game: "Game", region: int) -> str:
    """Who and what stands in a region."""
    state = game.state
    slot = state.holder[region]
    parts: list[str] = []
    if slot == NATIVE_SLOT:
        parts.append(words.natives)
    elif slot != EMPTY:
        tribe = state.tribe(slot)
        fallen = "" if tribe.active else "declined "
        parts.append(f"{words.whose(tribe.player)} {fallen}{words.name(tribe.race.key)} {state.tokens[region]}")
    parts += [name_of(piece.key).lower() for piece in state.rules.pieces if state.on[piece.index] >> region & 1]
    return ", ".join(parts) or "empty"


def combo_line(words: Words, combo: Json) -> str:
    """A combination of the column with its tokens, its price and the coins on it."""
    price = "free" if combo["price"] == 0 else f"costs {some(combo['price'], 'coin')}"
    found = f", {some(combo['coins'], 'coin')} on it" if combo["coins"] else ""
    return f"{words.combo(combo['power'], combo['race']):24} {combo['tokens']:2} tokens — {price}{found}"


def toll_of(game: "Game", region: int) -> str:
    """The coins that an attack on a region costs besides the tokens."""
    state = game.state
    coins = Look(state).toll(state.tribe(state.turn.acting), region)
    return f" and {some(coins, 'coin')}" if coins else ""


def offer_name(action: Action) -> str:
    """The word of an offer: light fuse, Frostmourne."""
    return name_of(action.key) if action.region < 0 and action.number < 0 else name_of(action.key).lower()


ENDS: Final = {"conquer": "end the conquests", "place": "place nothing more", "close": "end the turn"}


def action_line(words: Words, game: "Game", action: Action) -> str:
    """An action in a player's words, with its price and its chance."""
    state = game.state
    do = action.do
    where = ""
    if action.region >= 0:
        key = state.board.regions[action.region].key
        where = f"{words.region(key)}, {standing(words, game, action.region)}"
    if do == CONQUER:
        told = game.explain(state.board.regions[action.region].key)
        return f"conquer {where} — {some(told.price, 'token')}{toll_of(game, action.region)}"
    if do == REINFORCE:
        told = game.explain(state.board.regions[action.region].key)
        share = f"{100 * told.wins / len(state.rules.die):.0f} %"
        need = f"needs {told.price - told.hand}+ on the die, {share}"
        return f"reinforce {where} — costs {told.price}{toll_of(game, action.region)}, {told.hand} in hand: {need}"
    if do == PICK:
        return combo_line(words, game.view(None)["column"][action.number])
    if do == USE and action.to >= 0:
        to = words.region(state.board.regions[action.to].key)
        return f"{offer_name(action)}: {where} → {to}, {standing(words, game, action.to)}"
    if do == USE and action.region >= 0:
        return f"{offer_name(action)}: {where}"
    if do == USE and action.number >= 0:
        return f"{offer_name(action)} with {words.player(action.number)}"
    if do == USE:
        return offer_name(action)
    if do == DEPLOY:
        return f"put {action.number} into {where}"
    if do in (ABANDON, GIVE_UP):
        return f"{do.replace('_', ' ')} {where}"
    if do == MUSTER:
        return f"let the declined {words.name(action.key)} act first"
    if do == EXPAND:
        return f"expand: play on with {active_name(words, game)}"
    if do == DECLINE:
        return f"decline: put {active_name(words, game)} into decline"
    if do == ROLL:
        return "roll the die before the next conquest"
    if do == END:
        return ENDS.get(STEP_NAMES[state.step], "end")
    return f"{do} {name_of(action.key)}".strip()


def active_name(words: Words, game: "Game") -> str:
    """The decider's active race with its power."""
    state = game.state
    slot = state.active[state.decider]
    if slot == EMPTY:
        return "the race"
    tribe = state.tribe(slot)
    return words.combo(None if tribe.power is None else tribe.power.key, tribe.race.key)


# Events


def taken(words: Words, event: Json) -> str:
    """A conquest: who, what, from whom, by what means."""
    how, tokens = event["how"], some(event["tokens"], "token")
    means = {WITH_TOKENS: f"with {tokens}", WITH_DIE: f"with {tokens} and the die"}
    other = f"by {name_of(how).lower()}" + (f" with {tokens}" if event["tokens"] > 1 else "")
    verb = "clear" if how in words.razing else "take"
    line = f"{words.does(event['player'], verb)} {words.region(event['region'])}"
    lost = event.get("lost")
    if lost is not None and lost["player"] < 0:
        line += f" from the {words.race(lost['race'])}"
    elif lost is not None:
        line += f" from {words.whose(lost['player'])} {words.name(lost['race'])}"
    line += f" {means.get(how, other)}"
    if lost is not None and lost["survived"]:
        line += f" ({some(lost['lost'], 'token') if lost['lost'] else 'none'} lost, {lost['survived']} fled)"
    return line + "."


def die_rolled(words: Words, event: Json) -> str:
    """A roll, and for which region if that was settled."""
    where = "" if event["region"] is None else f" for {words.place(event['region'])}"
    return f"{words.does(event['player'], 'roll')} the die{where}: {event['face']}."


def combo_taken(words: Words, event: Json) -> str:
    """A pick with its price."""
    line = f"{words.does(event['player'], 'pick')} {words.combo(event['power'], event['race'])}"
    extras = [some(event["tokens"], "token")]
    if event["paid"]:
        extras.append(f"{some(event['paid'], 'coin')} paid")
    if event["found"]:
        extras.append(f"{some(event['found'], 'coin')} found on it")
    return f"{line}: {', '.join(extras)}."


def coins_earned(words: Words, event: Json) -> str:
    """A player's income, item by item."""
    items: list[str] = []
    for item in event["items"]:
        if item["for"] == "regions":
            items.append(f"{some(item['coins'], 'region')} of {words.name(item['race'])}")
        else:
            items.append(f"{item['coins']} for {words.name(item['for'])}")
    why = f": {', '.join(items)}" if items else ""
    return f"{words.does(event['player'], 'score')} {some(event['coins'], 'coin')}{why}."


def deployed(words: Words, events: list[Json]) -> str:
    """A whole redeployment in one line."""
    spread = ", ".join(f"{words.place(event['region'])} {event['total']}" for event in events)
    return f"{words.does(events[0]['player'], 'place')} {words.name(events[0]['race'])}: {spread}."


def pieces(event: Json) -> str:
    """Lair, 2 Encampments."""
    name = name_of(event["piece"])
    return name if event["number"] == 1 else f"{event['number']} {name}s"


def coins_paid(words: Words, event: Json) -> str:
    """Who pays whom, and for what; the bank has no letter."""
    coins, what = some(event["coins"], "coin"), words.name(event["for"])
    if event["player"] < 0:
        return f"{words.does(event['to'], 'get')} {coins} for {what}."
    to = "the bank" if event["to"] < 0 else words.whom(event["to"])
    return f"{words.does(event['player'], 'pay')} {to} {coins} for {what}."


def tokens_moved(words: Words, event: Json) -> str:
    """Tokens that somebody's power sent away."""
    what = f"{some(event['number'], 'token')} of {words.race(event['race'])}"
    where = "away" if event["to"] is None else f"to {words.region(event['to'])}"
    return f"{what} driven from {words.region(event['region'])} {where}."


def game_ended(words: Words, event: Json) -> str:
    """Who won, and everybody's coins."""
    scores = ", ".join(f"{words.player(seat)} {coins}" for seat, coins in enumerate(event["scores"]))
    if len(event["winners"]) == 1:
        return f"The game is over. {words.does(event['winners'][0], 'win')}. Coins: {scores}."
    shared = listed([words.whom(seat) for seat in event["winners"]])
    if words.teams and len(event["winners"]) < len(event["scores"]):
        return f"The game is over. The team of {shared} wins. Coins: {scores}."
    return f"The game is over. The victory is shared by {shared}. Coins: {scores}."


EVENTS: Final[dict[str, Callable[[Words, Json], str]]] = {
    "turn_started": lambda w, e: f"Round {e['round']}: {w.player(e['player'])}",
    "combo_taken": combo_taken,
    "combo_revealed": lambda w, e: f"New in the column: {w.combo(e['power'], e['race'])}.",
    "combo_withdrawn": lambda w, e: f"{w.combo(e['power'], e['race'])} go under the stacks.",
    "badges_shuffled": lambda w, e: f"{some(e['number'], 'discarded power')} are shuffled into a new stack.",
    "troops_readied": lambda w, e: (
        f"{w.does(e['player'], 'take')} {some(e['hand'], 'token')} of {w.name(e['race'])} in hand."
    ),
    "region_abandoned": lambda w, e: f"{w.does(e['player'], 'leave')} {w.region(e['region'])}.",
    "region_taken": taken,
    "attack_failed": lambda w, e: f"The attack on {w.region(e['region'])} fails: {some(e['short'], 'token')} short.",
    "die_rolled": die_rolled,
    "tokens_recruited": lambda w, e: f"{w.name(e['race'])} gain {some(e['number'], 'token')} from the tray.",
    "tokens_set_aside": lambda w, e: f"{w.name(e['race'])} set {some(e['number'], 'token')} aside.",
    "piece_placed": lambda w, e: f"{pieces(e)} placed at {w.region(e['region'])}.",
    "piece_removed": lambda w, e: f"{pieces(e)} removed from {w.region(e['region'])}.",
    "piece_moved": lambda w, e: f"{pieces(e)} moved from {w.region(e['region'])} to {w.region(e['to'])}.",
    "tribe_declined": lambda w, e: (
        f"{w.does(e['player'], 'put')} {w.combo(e['power'], e['race'])} into decline,"
        f" with {some(e['regions'], 'region')}."
    ),
    "tribe_vanished": lambda w, e: f"{w.whose(e['player']).capitalize()} {w.name(e['race'])} are gone from the map.",
    "truce_made": lambda w, e: f"{w.does(e['player'], 'make')} peace with {w.whom(e['ally'])}.",
    "coins_earned": coins_earned,
    "coins_paid": coins_paid,
    "marker_revealed": lambda w, e: f"{name_of(e['piece'])} at {w.region(e['region'])}: {name_of(e['face'])}.",
    "tokens_moved": tokens_moved,
    "regions_swapped": lambda w, e: f"Everything at {w.region(e['region'])} and {w.region(e['to'])} changes places.",
    "game_ended": game_ended,
}
"""One sentence for every kind of event; `tell` combines several."""


def sentence(words: Words, event: Json) -> str:
    """An event in words; one that has no words yet is shown as it is."""
    kind = str(event["event"])
    if kind in EVENTS:
        return EVENTS[kind](words, event)
    facts = ", ".join(f"{name} {value}" for name, value in event.items() if name != "event")
    return f"{name_of(kind)}: {facts}."


def joined(events: list[Json]) -> list[Json]:
    """A piece that is taken up and laid down has moved; a marker that is turned up needs one sentence, not three."""
    out: list[Json] = []
    for event in events:
        before = out[-1] if out else {"event": ""}
        kinds = (before["event"], event["event"])
        if kinds == ("piece_removed", "piece_placed") and before["piece"] == event["piece"]:
            out[-1] = before | {"event": "piece_moved", "to": event["region"]}
        elif kinds == ("piece_removed", "marker_revealed") and before["piece"] == event["piece"]:
            out[-1] = event
        elif kinds == ("marker_revealed", "piece_placed") and (before["face"], before["region"]) == (
            event["piece"],
            event["region"],
        ):
            continue
        else:
            out.append(event)
    return out


def tell(words: Words, game: "Game", events: list[Event]) -> list[str]:
    """Sentences for what happened. Losses join their conquest; tokens placed one after another make one line."""
    lines: list[str] = []
    lost: dict[str, Json] = {}
    placed: list[Json] = []
    for told in joined([game.tell(event, words.you) for event in events]):
        kind = told["event"]
        if placed and (kind != "tokens_deployed" or told["race"] != placed[0]["race"]):
            lines.append(deployed(words, placed))
            placed = []
        if kind == "tokens_driven_out":
            lost[told["region"]] = told
        elif kind == "tokens_deployed":
            placed.append(told)
        else:
            if kind == "region_taken":
                told["lost"] = lost.pop(told["region"], None)
            if kind != "turn_started":
                lines.append(sentence(words, told))
    if placed:
        lines.append(deployed(words, placed))
    return lines
