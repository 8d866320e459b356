"""What an ability can ask and do, read off the source: the tables of docs/cheat-sheet.md."""

import ast
from pathlib import Path
from typing import Final

ENGINE: Final = Path(__file__).parents[1] / "src" / "smallworld" / "engine"

EXAMPLES: Final[dict[str, str]] = {
    "in_force": "return look.state.round > 3",
    "reaches": 'return look.state.board.with_symbol("cavern")',
    "enters": "return look.state.board.all",
    "links": "return look.state.board.coastal if mask & look.state.board.coastal else 0",
    "opens": "return look.state.board.lake",
    "shuns": 'return look.state.board.of_terrain("forest")',
    "cheaper": "return look.beside(me, me.regions)",
    "dearer": 'return look.state.board.of_terrain("swamp")',
    "guards": 'return me.regions & look.state.board.of_terrain("hill")',
    "how_much": "return usual + 1 if look.state.round > 5 else usual",
    "waives": "return look.state.board.all",
    "flat_price": "return 0 if look.conquests_of(me) else 1",
    "sways": "return look.beside(me, me.regions)",
    "counts": "return face + 1",
    "blunts": "return me.regions",
    "attack_price": "return max(1, look.price(me, region) - face)",
    "toll": "return 1 if deed == CONQUEST else 0",
    "fee": "return 1 if look.active_rival(me, region) >= 0 else 0",
    "may_decline": "return look.state.round > 2",
    "shelters": 'return me.regions & look.state.board.of_terrain("mountain")',
    "losses": 'return 0 if won.how == "die" else 1',
    "slays": "return 1 if won.defenders > 2 else 0",
    "recruits": "return look.nonempty_conquests(me) // 3",
    "coins": "return count(me.regions & look.state.board.edge)",
    "offers": "return look.state.board.moves.uses(self.verb, bits(me.regions)) if count(me.regions) > 1 else []",
    "why_not": 'return "The race has only one region left."',
    "meant": "return action",
    "owes": "return False",
    "perform": "play.pay(NOBODY, me.player, 1, self.verb)",
    "on_turn_started": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "on_readied": "play.recruit(me, 1)",
    "on_picked": "play.pay(NOBODY, me.player, 2, me.race.key)",
    "on_picked_at": "play.pay(NOBODY, me.player, coins, me.race.key)",
    "on_succeeded": "play.recruit(heir, 1)",
    "on_conquered": "play.recruit(me, 1)",
    "on_any_conquest": "play.pay(NOBODY, me.player, 1 if by.player != me.player else 0, me.race.key)",
    "on_missed": "play.recruit(me, 1)",
    "on_fallen": "return 1  # one of them survives",
    "on_lost": "play.pay(play.state.tribe(won.tribe).player, me.player, 1, me.race.key)",
    "on_abandoned": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "on_declined": "play.pay(NOBODY, me.player, count(me.regions), me.race.key)",
    "on_any_decline": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "on_any_pick": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "on_placing": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "on_scored": "play.pay(me.player, NOBODY, 1, me.race.key)",
}
"""A line for each hook. A test plays them."""

CALLS: Final[dict[str, str]] = {
    "look.price": "look.price(me, region) <= me.hand",
    "look.reach": "region_is_open = look.reach(me) >> region & 1",
    "look.beside": "look.beside(me, me.regions & look.state.board.of_terrain('hill'))",
    "look.conquests_of": "len(look.conquests_of(me))",
    "look.active_rival": "1 if look.active_rival(me, region) >= 0 else 0",
    "look.noted": "look.noted(self.fire)",
    "play.pay": "play.pay(NOBODY, me.player, 1, me.race.key)",
    "play.recruit": "play.recruit(me, 1)",
    "play.place": "play.place(self.pieces[0], region)",
    "play.note": "play.note(self.fire, region=region)",
}
"""A line for the calls of `Look` and `Play` that come up most."""

NOT_HOOKS: Final = ("note_answers", "writes")


def class_in(file: str, name: str) -> tuple[ast.ClassDef, list[str]]:
    """A class of the engine, and the lines of its file."""
    text = (ENGINE / file).read_text(encoding="utf-8")
    found = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == name)
    return found, text.splitlines()


def methods(file: str, name: str) -> list[ast.FunctionDef]:
    """The public methods of a class, in its order."""
    made, _ = class_in(file, name)
    return [node for node in made.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]


def sentence(node: ast.FunctionDef) -> str:
    """The first line of a docstring."""
    return (ast.get_docstring(node) or "").split("\n")[0].replace("|", "\\|")


def called(node: ast.FunctionDef, of: str) -> str:
    """How it is called: look.price(me, region) -> int."""
    names = [arg.arg for arg in node.args.args[1:]]
    plain = len(names) - len(node.args.defaults)
    said = [
        name if place < plain else f"{name}={ast.unparse(node.args.defaults[place - plain])}"
        for place, name in enumerate(names)
    ]
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
        return f"{of}.{node.name}"
    gives = ast.unparse(node.returns).strip("'\"") if node.returns is not None else "None"
    return f"{of}.{node.name}({', '.join(said)})" + (f" -> {gives}" if gives != "None" else "")


def hooks() -> list[ast.FunctionDef]:
    """Everything an ability can answer or hear."""
    return [node for node in methods("ability.py", "Ability") if node.name not in NOT_HOOKS]


def hook_table() -> str:
    """The hooks, each with a line of code."""
    lines = ["| hook | what it is | for example |", "|---|---|---|"]
    for node in hooks():
        names = ", ".join(arg.arg for arg in node.args.args[1:])
        lines.append(f"| `{node.name}({names})` | {sentence(node)} | `{EXAMPLES[node.name]}` |")
    return "\n".join(lines)


def field_table(file: str, name: str, of: str) -> str:
    """The fields of a class with the comments that stand behind them."""
    made, lines = class_in(file, name)
    start = next(node for node in made.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    rows = [f"| {name} | |", "|---|---|"]
    for node in start.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
            comment = lines[(node.end_lineno or 1) - 1].partition("#")[2].strip()
            rows.append(f"| `{of}.{target.attr}` | {comment.replace('|', chr(92) + '|')} |")
    return "\n".join(rows)


def call_table(*sources: tuple[str, str], of: str) -> str:
    """The methods of a class and of those it builds on; the commonest with a line of code."""
    rows = ["| call | what it does | for example |", "|---|---|---|"]
    for file, name in sources:
        for node in methods(file, name):
            example = CALLS.get(f"{of}.{node.name}", "")
            rows.append(f"| `{called(node, of)}` | {sentence(node)} | {f'`{example}`' if example else ''} |")
    return "\n".join(rows)


def cheat_sheet() -> str:
    """The whole page below its head."""
    play = (("play.py", "Play"), ("laying.py", "Laying"), ("dealing.py", "Dealing"))
    parts = [
        ("Hooks", hook_table()),
        ("Fields of an ability", field_table("ability.py", "Ability", "self")),
        ("Look: questions", call_table(("look.py", "Look"), of="look")),
        ("Play: changes", call_table(*play, of="play")),
        ("Tribe: a race in play", field_table("state.py", "Tribe", "me")),
        ("Conquest: a region taken", field_table("state.py", "Conquest", "won")),
        ("Board", field_table("board.py", "Board", "look.state.board")),
    ]
    return "\n\n".join(f"## {title}\n\n{table}" for title, table in parts)
