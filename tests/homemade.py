"""Home-made races, powers and boards as text, and games that begin with them."""

import json
import random
from pathlib import Path

import smallworld as sw
from smallworld.content.editions import EDITIONS, Edition, printed
from smallworld.content.files import NEEDED
from smallworld.content.grammar import ATTACKERS, HOLDERS, STATES
from smallworld.content.grammar_file import NESTED, NOT_WITHIN_OR
from smallworld.content.part_list import PARTS
from smallworld.content.setup import make_setup, rules_of
from smallworld.content.vocabulary.field import Field
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
        elif told.kind == "words":
            value = rng.sample(told.known(box), rng.randint(1, len(told.known(box))))
        else:
            lines.append(f"{field} = {GRAMMAR[told.kind](rng, told, box)}")
            continue
        lines.append(f"{field} = {json.dumps(value)}")
    return "\n".join(lines)


def some_range(rng: random.Random, most: int) -> str:
    """A number or a range."""
    low = rng.randint(1, most)
    return rng.choice([str(low), f"{{ at_least = {low} }}", f"{{ at_most = {low} }}"])


def some_where(rng: random.Random, told: Field, box: Edition, deep: bool = False, number: bool = False) -> str:
    """A where table; not every field makes sense everywhere."""
    made = {
        "terrain": lambda: json.dumps(rng.sample(box.terrains, 2)),
        "symbol": lambda: json.dumps(rng.choice(box.symbols)),
        "coast": lambda: rng.choice(["true", "false"]),
        "edge": lambda: rng.choice(["true", "false"]),
        "holder": lambda: json.dumps(rng.sample(HOLDERS[:-1], 2)),
        "piece": lambda: json.dumps(rng.choice(box.pieces)),
        "taken": lambda: rng.choice(["true", "false"]),
        "robbed": lambda: rng.choice(["true", "false"]),
        "held_by": lambda: json.dumps(rng.sample([banner.key for banner in printed(box.key).races], 2)),
        "tokens": lambda: some_range(rng, 4),
        "beside": lambda: some_where(rng, told, box, deep=True, number=rng.random() < 0.3),
        "not": lambda: some_where(rng, told, box, deep=True),
        "or": lambda: some_where(rng, told, box, deep=True),
    }
    names = [name for name in made if not (deep and name in NESTED)]
    said = [f"{name} = {made[name]()}" for name in rng.sample(names, rng.randint(1, 2))]
    said += [f"count = {some_range(rng, 3)}"] if number else []
    return f"{{ {', '.join(said)} }}"


def some_when(rng: random.Random, told: Field, box: Edition, deep: bool = False) -> str:
    """A when table."""
    made = {
        "race": lambda: json.dumps(rng.choice(STATES)),
        "round": lambda: rng.choice(['"odd"', '"even"', '"last"', "[1, 4, 7]", some_range(rng, 9)]),
        "first_turn": lambda: rng.choice(["true", "false"]),
        "conquest": lambda: some_range(rng, 3),
        "conquests": lambda: some_range(rng, 3),
        "regions": lambda: some_range(rng, 6),
        "holds": lambda: some_where(rng, told, box, deep=True, number=rng.random() < 0.3),
        "lacks": lambda: some_where(rng, told, box, deep=True),
        "lost": lambda: rng.choice(["0", some_range(rng, 2)]),
        "losses": lambda: rng.choice(["0", some_range(rng, 2)]),
        "turn": lambda: some_range(rng, 4),
        "leads": lambda: rng.choice(["true", "false"]),
        "trails": lambda: rng.choice(["true", "false"]),
        "holds_all": lambda: some_where(rng, told, box, deep=True),
        "with": lambda: json.dumps(rng.sample([race.key for race in printed(box.key).races], 2)),
        "attacker": lambda: json.dumps(rng.sample(ATTACKERS, 2)),
        "place": lambda: some_range(rng, 6),
        "players": lambda: rng.choice(["3", "{ at_least = 3 }", "{ at_most = 4 }"]),
        "or": lambda: some_when(rng, told, box, deep=True),
    }
    names = [name for name in made if not (deep and name in NOT_WITHIN_OR)]
    return f"{{ {', '.join(f'{name} = {made[name]()}' for name in rng.sample(names, rng.randint(1, 2)))} }}"


def some_per(rng: random.Random, told: Field, box: Edition) -> str:
    """What is counted."""
    of = json.dumps(rng.choice(told.own))
    more = rng.choice(["", ", every = 2", ", beyond = 2", ", most = 3", f", where = {some_where(rng, told, box)}"])
    return of if rng.random() < 0.4 else f"{{ of = {of}{more} }}"


GRAMMAR = {"where": some_where, "when": some_when, "per": some_per}


def some_part(name: str, rng: random.Random, edition: str = "base") -> str:
    """A part with random values that make sense together."""
    for _ in range(1000):
        text = fields_of(name, rng, edition)
        head = f'kind = "power"\nkey = "tried"\ntokens = 1\nedition = "{edition}"\n'
        try:
            sw.banner(f"{head}[[ability]]\n{text}\n")
        except sw.BadContent:
            continue
        return text
    raise AssertionError(f"nothing random makes sense for {name}")


MARKED_BOARD = """
kind = "board"
key = "marked"
name = "NAME land"
text = "NAME text"
author = "NAME maker"
players = [2]
rounds = 3
drawing = ["aabbcc", "aabbcc", "ddeeff", "ddeeff"]

[regions]
one = "farmland edge : two four five"
two = "hill edge : one three five six"
three = "forest edge native : two six"
four = "swamp edge : one five"
five = "farmland edge : one two four six"
six = "hill edge : two three five"

[places]
"""
MARKED = 9
"""How many races and powers there are among the marked texts."""


def marked_texts(mark: str, tricky: str) -> list[str]:
    """A board, races (marked0, …) and powers (badge0, …) with these words in every text for people."""
    words = f"{mark} {tricky}"
    lines = [f'{key} = "{mark} {key}"' for key in ("one", "two", "three", "four", "five", "six")]
    found = [MARKED_BOARD.replace("NAME", words[:20].strip()) + "\n".join(lines)]
    for n, plays_with in enumerate(RACES[:MARKED]):
        head = f'key = "marked{n}"\nname = "{mark} {n} {{$race}} < i >"\ntokens = 7\n'
        head += f'author = "{words}"\ntext = "{words}"\n'
        offer = f'[[ability]]\npart = "offer"\nname = "{mark} < u >"\ndoes = "reach"\n'
        coins = '[[ability]]\npart = "coins"\n[[ability]]\npart = "coins"\nper = "region"\n'
        found.append(f'kind = "race"\n{head}plays_with = "{plays_with}"\n{coins}')
        found.append(f'kind = "power"\n{head.replace("marked", "badge")}{offer}{coins}')
    return found
