"""`Play` is the only writer: nothing else assigns to a position, nor changes one of its lists."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent.parent / "src" / "smallworld"

WRITERS = {
    "engine/state.py": "a position lays itself out and copies itself",
    "engine/dealing.py": "Play, for chance",
    "engine/laying.py": "Play, for the pieces",
    "engine/play.py": "Play",
    "engine/steps": "where the turn is, and what is asked",
    "engine/match.py": "goes from step to step",
    "record/codec.py": "reads a position that was saved",
    "record/position_read.py": "reads a position from its text",
    "record/position_pieces.py": "reads its markers",
    "record/position_turn.py": "reads its turn",
    "record/save.py": "opens a game that other rules saved",
    "record/sound.py": "reads a position to see whether it can be read",
    "record/imagine.py": "makes up a table for one who cannot see all of this one",
    "bots": "think on a table of their own, which was made up for them",
}
"""Who may change a position, and why."""

SOURCES = sorted(PACKAGE.rglob("*.py"))
KEPT = ("State", "Turn", "Tribe", "Ask", "Conquest")
OTHER_THINGS = ("self", "args", "draft", "event")  # an object itself, the command line, a sheet, a telling
ADDING = ("append", "extend", "insert", "update", "setdefault")
CHANGING = (*ADDING, "remove", "pop", "popitem", "clear", "sort", "reverse")


def fields() -> set[str]:
    """Everything that a position keeps."""
    tree = ast.parse((PACKAGE / "engine" / "state.py").read_text(encoding="utf-8"))
    return {
        target.attr
        for kept in tree.body
        if isinstance(kept, ast.ClassDef) and kept.name in KEPT
        for node in ast.walk(kept)
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    }


FIELDS = fields()


def is_kept(node: ast.expr, lent: set[str]) -> bool:
    """Is this a field of a position, an entry of one, or another name for one?"""
    if isinstance(node, ast.Subscript):
        return is_kept(node.value, lent)
    if isinstance(node, ast.Name):
        return node.id in lent
    if not isinstance(node, ast.Attribute):
        return False
    other = ast.unparse(node.value).rpartition(".")[2] in OTHER_THINGS
    return (node.attr in FIELDS and not other) or is_kept(node.value, lent)


def is_slice(node: ast.expr) -> bool:
    """Is it a copy of a list?"""
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement assigns to or deletes."""
    if isinstance(node, (ast.Assign, ast.Delete)):
        todo = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.For)):
        todo = [node.target]
    else:
        todo = []
    while todo:
        target = todo.pop()
        if isinstance(target, (ast.Tuple, ast.List)):
            todo += target.elts
        else:
            yield target


def other_names(tree: ast.AST) -> set[str]:
    """Names that are given to a list of a position: `tokens = state.tokens`."""
    lent: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=False))
                lasting = [(name, value) for name, value in pairs if not is_slice(value)]
                lent |= {name.id for name, value in lasting if isinstance(name, ast.Name) and is_kept(value, lent)}
    return lent


def writes(source: str) -> list[str]:
    """Every place in a file that changes a position."""
    tree = ast.parse(source)
    found: list[tuple[int, str]] = []
    for scope in ast.walk(tree):
        if not isinstance(scope, (ast.FunctionDef, ast.Module)):
            continue
        lent = other_names(scope) if isinstance(scope, ast.FunctionDef) else set()
        for node in ast.walk(scope):
            for target in targets(node):
                if is_kept(target, lent if isinstance(target, ast.Subscript) else set()):
                    found.append((target.lineno, f"line {target.lineno}: assigns to {ast.unparse(target)}"))
            if isinstance(node, ast.AugAssign) and isinstance(node.value, (ast.List, ast.ListComp)):
                if is_kept(node.target, lent):  # by its other name, a list grows too
                    found.append((node.lineno, f"line {node.lineno}: adds to {ast.unparse(node.target)}"))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
                if is_kept(node.func.value, lent):
                    found.append((node.lineno, f"line {node.lineno}: calls {ast.unparse(node.func)}"))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
                found.append((node.lineno, f"line {node.lineno}: calls setattr"))
    return [text for _, text in sorted(set(found))]


def is_writer(path: Path) -> bool:
    place = path.relative_to(PACKAGE).as_posix()
    return any([place == writer or place.startswith(f"{writer}/") for writer in WRITERS])


def plays_with_positions(path: Path) -> bool:
    """Can it have a position in hand? Only by the engine, or by something made of it."""
    return "smallworld" in path.read_text(encoding="utf-8")


OTHERS = [path for path in SOURCES if not is_writer(path) and plays_with_positions(path)]


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_else_writes(path: Path) -> None:
    assert writes(path.read_text(encoding="utf-8")) == []


def test_all_of_them_are_looked_at() -> None:
    assert len(OTHERS) > 60
    assert {"tokens", "supply", "faces", "decks", "hand", "regions", "conquests", "coins"} <= FIELDS
    for writer in WRITERS:
        assert (PACKAGE / writer).exists(), f"{writer} is gone: take it off the list"


@pytest.mark.parametrize(
    "source",
    [
        "def f(play): play.state.supply[3] = 0",
        "def f(self, play): play.state.turn.picked = True",
        "def f(me): me.hand += 2",
        "def f(state): state.faces = {}",
        "def f(state): state.decks.pop(3, ())",
        "def f(state): del state.faces[3]",
        "def f(look): look.state.turn.conquests.append(1)",
        "def f(state):\n    tokens = state.tokens\n    tokens[3] -= 1",
        "def f(state):\n    tokens, least = state.tokens, 1\n    tokens[3] -= 1",
        "def f(state):\n    deeds = state.turn.conquests\n    deeds.append(1)",
        "def f(state):\n    asks = state.asks\n    asks += [1]",
        "def f(state): state.asks[0].number -= 1",
        "def f(ask): ask.number -= 1",
        "def f(state): state.holder[1], state.holder[2] = 2, 1",
        "def f(self): self.play.state.coins[0] += 1",
        "def f(state): setattr(state, 'over', True)",
    ],
)
def test_a_planted_write_is_found(source: str) -> None:
    assert writes(source)


@pytest.mark.parametrize(
    "source",
    [
        "def f(self): self.tokens = 3",
        "def f(state):\n    number = state.tokens[3]\n    number += 1",
        "def f(state):\n    taken = []\n    taken.append(state.tokens[3])",
        "def f(state):\n    left = state.supply[:]\n    left[3] -= 1",
        "def f(play): play.place(play.state.rules.pieces[0], 3)",
    ],
)
def test_reading_is_no_writing(source: str) -> None:
    assert writes(source) == []
