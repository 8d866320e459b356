"""Home-made races, powers and boards as text, and games that begin with them."""

import json
import random
from pathlib import Path

import smallworld as sw
from smallworld.content.editions import EDITIONS
from smallworld.content.files import NEEDED
from smallworld.content.part_list import PARTS
from smallworld.content.setup import make_setup, rules_of
from smallworld.trial import first_combo

ROOT = Path(__file__).parent.parent
EXAMPLES = Path(sw.__file__).parent / "content" / "custom"
DOC = ROOT / "docs" / "add-a-race.md"
BAKERS = (EXAMPLES / "bakers.toml").read_text(encoding="utf-8")
GILDED = (EXAMPLES / "gilded.toml").read_text(encoding="utf-8")
TWO_VALLEYS = (EXAMPLES / "two_valleys.toml").read_text(encoding="utf-8")

POWERS = [power.key for power in rules_of(make_setup("base", 2)).powers]
RACES = [race.key for race in rules_of(make_setup("base", 2)).races]


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
    """Stop conquering, leave every spare token in the first region asked about, go on to the next player."""
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


def fields_of(name: str, rng: random.Random, edition: str = "base") -> str:
    """A part with random values, as TOML."""
    part, box = PARTS[name], EDITIONS[edition]
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
