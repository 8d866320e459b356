"""The table as text: the map with every region where it lies, the seats, the column."""

import textwrap
from typing import TYPE_CHECKING, Any, Final

from smallworld.content.loader import home_made
from smallworld.engine.board import Board, Region
from smallworld.engine.look import Look
from smallworld.text.actions import combo_line
from smallworld.text.homemade import describe
from smallworld.text.names import LETTERS
from smallworld.text.paint import Paint
from smallworld.text.words import Words

if TYPE_CHECKING:
    from smallworld.game import Game

Json = dict[str, Any]

WIDEST: Final = 16
WIDTH: Final = 100
EMPTY_REGION: Final = "·"


class Canvas:
    """Lines that can be written to at any column, with colour that takes no room."""

    def __init__(self) -> None:
        self.line = ""
        self.column = 0

    def write(self, column: int, text: str, painted: str) -> None:
        """Put a text at a column; it must come after what is there."""
        self.line += " " * (column - self.column) + painted
        self.column = column + len(text)


def rows_of(board: Board) -> list[list[Region]]:
    """The regions in rows as they lie on the board: a row ends where the next region lies further left."""
    rows: list[list[Region]] = [[]]
    for region in board.regions:
        if rows[-1] and region.centre[0] <= rows[-1][-1].centre[0]:
            rows.append([])
        rows[-1].append(region)
    if len(rows) <= board.size // 2:
        return rows
    regions = sorted(board.regions, key=lambda region: region.centre[1])  # names in no order: go by height
    count = 6
    return [
        sorted(regions[at : at + count], key=lambda region: region.centre[0]) for at in range(0, len(regions), count)
    ]


def columns_of(row: list[Region], left: int, right: int, cell: int, width: int) -> list[int]:
    """Where each cell of a row begins: near its place on the board, without overlaps."""
    columns = [round((region.centre[0] - left) * (width - cell) / max(1, right - left)) for region in row]
    for i in range(1, len(row)):
        columns[i] = max(columns[i], columns[i - 1] + cell + 1)
    end = width - cell
    for i in range(len(row) - 1, -1, -1):
        columns[i] = min(columns[i], end)
        end = columns[i] - cell - 1
    return columns


def short_names(board: Board) -> dict[str, str]:
    """The names without what they all share: 07 for 2p-07."""
    fronts = {region.key.partition("-")[0] for region in board.regions}
    front = f"{fronts.pop()}-" if len(fronts) == 1 else ""
    return {region.key: region.key.removeprefix(front) for region in board.regions}


def board_lines(game: "Game", words: Words, paint: Paint, width: int, notes: dict[str, str] | None = None) -> list[str]:
    """The map. Each region: its key, terrain and name, who holds it with how many tokens, symbols and pieces."""
    board = game.state.board
    seen = {region["key"]: region for region in game.view(None)["regions"]}
    rows = rows_of(board)
    cell = min(WIDEST, (width + 1) // max(len(row) for row in rows) - 1)
    names = short_names(board)
    across = [region.centre[0] for region in board.regions]
    lines: list[str] = []
    for row in rows:
        columns = columns_of(row, min(across), max(across), cell, width)
        cells = [
            cell_lines(seen[region.key], names[region.key], words, paint, cell, (notes or {}).get(region.key, ""))
            for region in row
        ]
        for height in range(max(len(lines) for lines in cells)):
            canvas = Canvas()
            for column, content in zip(columns, cells, strict=True):
                if height < len(content):
                    canvas.write(column, *content[height])
            lines.append(canvas.line)
        lines.append("")
    return lines


def cell_lines(region: Json, name: str, words: Words, paint: Paint, width: int, note: str) -> list[tuple[str, str]]:
    """The lines of one region, plain and painted."""
    terrain, word = region["terrain"], words.terrain(region["key"])
    head = f"{name} {word}"
    if len(head) <= width:
        lines = [(head, f"{paint.bold(name)} {paint.terrain(word, terrain)}")]
    else:
        land = word[:width]
        lines = [(name[:width], paint.bold(name[:width])), (land, paint.terrain(land, terrain))]
    lines += [(line, line) for line in textwrap.wrap(words.places.get(region["key"], ""), width)]

    if region["race"] is None:
        holder, shown = EMPTY_REGION, paint.dim(EMPTY_REGION)
    elif region["player"] is None:
        holder = words.natives[:width]
        shown = holder
    else:
        letter = LETTERS[region["player"]]
        tokens = str(region["tokens"] or "")  # a piece may hold a region alone
        race = words.name("race", region["race"])[: width - len(tokens) - 3]
        holder = f"{letter if region['active'] else letter.lower()} {race} {tokens}".rstrip()
        shown = paint.seat(holder, region["player"], region["active"])
    lines.append((holder, shown))

    marks = [note] if note else []
    marks += [words.name("symbol", symbol).lower() for symbol in region["symbols"]]
    marks += [
        words.name("piece", piece) + (f" x{number}" if number > 1 else "") for piece, number in region["pieces"].items()
    ]
    lines += [(line, paint.dim(line)) for line in textwrap.wrap(" ".join(marks), width)]
    return lines


def seat_lines(game: "Game", words: Words, paint: Paint) -> list[str]:
    """Who plays what: races, regions, tokens in hand, and the reader's own coins."""
    seen = game.view(words.you)
    longest = max(len(words.player(seat["seat"])) for seat in seen["seats"])
    lines: list[str] = []
    for seat in seen["seats"]:
        number = seat["seat"]
        player = f"{words.player(number):{longest}}"
        coins = ""
        if game.over:
            coins = f"  {words.said('term-coins', coins=seen['scores'][number])}"
        elif number == words.you:
            coins = f"  {words.said('term-coins', coins=seen['coins'])}"
        mark = ">" if number == seen["decider"] else " "
        tribes = [tribe_line(words, seat["active"], True)] if seat["active"] else [words.said("term-no-race")]
        tribes += [tribe_line(words, tribe, False) for tribe in seat["declined"]]
        if seat["truce_with"] is not None:
            tribes.append(words.said("ui-truce-with", player=LETTERS[seat["truce_with"]]))
        tribes += [note_line(words, note) for note in seat["notes"]]
        partners = [other for other in range(game.state.players) if Look(game.state).allied(number, other)]
        tribes += [words.said("term-partner", player=LETTERS[other]) for other in partners]
        lines.append(f"{mark} {paint.seat(player, number)} {'; '.join(tribes)}{coins}")
    return lines


def note_line(words: Words, note: str) -> str:
    """What an ability remembers about a seat: its word, then a number or a region."""
    key, *more = note.split(":")
    return " ".join([words.name("piece", key), *more])


def tribe_line(words: Words, tribe: Json, active: bool) -> str:
    """A race with its regions and the tokens off the map."""
    fallen = "" if active else f" ({words.said('ui-in-decline')})"
    parts = [words.said("ui-regions", number=len(tribe["regions"]))]
    if tribe["hand"] + tribe["fled"]:
        parts.append(words.said("ui-in-hand", tokens=tribe["hand"] + tribe["fled"]))
    if tribe["set_aside"]:
        parts.append(words.said("ui-set-aside", tokens=tribe["set_aside"]))
    return f"{words.combo(tribe['power'], tribe['race'])}{fallen}: {', '.join(parts)}"


def column_lines(game: "Game", words: Words) -> list[str]:
    """The combinations on offer, and what the home-made ones can do in their authors' words."""
    return [*[f"  {combo_line(words, combo)}" for combo in game.view(None)["column"]], *home_lines(game, words)]


def home_lines(game: "Game", words: Words) -> list[str]:
    """What is written on the home-made banners of a game; if nothing is, what the program understood.

    Of the banners of sets, which may be many, only those on offer.
    """
    lines: list[str] = []
    offered = [combo[kind] for combo in game.view(None)["column"] for kind in ("race", "power")]
    for banner in game.setup.banners:
        if banner not in game.setup.custom and banner.key not in offered:
            continue
        made = home_made(banner)
        text = made.texts.to(words.language)
        told = f"{made.called(words.language)}: {text}" if text else describe(made, words.language)
        lines += textwrap.wrap(told, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return ["", *lines] if lines else []


def heading(text: str, paint: Paint, width: int) -> str:
    """A line across the screen with a title in it."""
    return paint.bold(f"── {text} {'─' * max(0, width - len(text) - 4)}")


def table_lines(game: "Game", words: Words, paint: Paint, width: int, notes: dict[str, str] | None = None) -> list[str]:
    """Map, seats and round."""
    names = short_names(game.state.board)
    shortened = "".join(key.removesuffix(names[key]) for key in list(names)[:1])
    hints = [words.said("term-letters")]
    if shortened:
        hints.insert(0, f"07 = {shortened}07")
    return [
        round_line(game, words, paint, width),
        *board_lines(game, words, paint, width, notes),
        paint.dim(f"  ({'; '.join(hints)})"),
        *seat_lines(game, words, paint),
    ]


def round_line(game: "Game", words: Words, paint: Paint, width: int) -> str:
    """How far the game has come."""
    state = game.state
    title = words.said("ui-over") if game.over else words.said("ui-round", round=state.round, rounds=state.rounds)
    return heading(f"{title} · {state.board.key}", paint, width)


def table_text(game: "Game") -> str:
    """The table as everybody sees it, without colour: map, seats and the combinations on offer."""
    words = Words(game, [""] * game.state.players)
    plain = Paint(on=False)
    column = [] if game.over else ["", heading(words.said("ui-combos"), plain, WIDTH), *column_lines(game, words)]
    lines = [*table_lines(game, words, plain, WIDTH), *column]
    return "\n".join([line.rstrip() for line in lines])
