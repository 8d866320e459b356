"""The page about the islands, with a table for each."""

from smallworld.content.boards import Row, read_rows
from smallworld.content.warcraft.islands import FACES, SETS, SIZES

INTRODUCTION = """\
# The islands

Small World of Warcraft is played on islands. The box has six boards, two of each size, with two sides each. The number
of players decides how many are used (W-SETUP-02), and the seed of a game which ones (W-SETUP-03). The twelve faces
below are our own design. They keep to the rules for any board (W-BOARD) and use the tokens of the box: with five
players exactly ten mountains and fifteen murlocs.

| players | islands |
| --- | --- |
{sets}

![Five islands in one sea](pictures/islands/five-players.png)

In the pictures an anchor marks an entry region, where any race may land; the letter shows where the face-down marker
goes; the cave is a cavern, the crystals are magic. A murloc marks a region that starts with one. The dotted line is the
mouth of a bay: the water behind it is a region of the island, like a lake; the open sea beyond is not.

Every face follows these rules. Its land is connected. No region has fewer than two neighbours or more than six.
Entry regions are on the coast, free, never mountains, never side by side, and the land behind each costs about the
same. Inland, no more than three regions meet at a point, so every border is clear.

The faces are text in `src/smallworld/content/warcraft/islands.py`. `tools/maps` draws the outlines from that text
alone, and a test compares the two. To redraw them after a change, install `requirements/tools.txt` into a separate
environment and run `PYTHONPATH=src python -m tools.maps`.

On the screen the islands of a set share one sea. `tools/maps/pack.py` has worked out where they lie, for all 208 sets
and for five shapes of the screen: each is turned by quarters and moved until the sea is as small as possible, with at
least 24 units of water between two coasts. Regions cover 60 to 75 % of every sea, 70 % on average. Each island is
painted in all four quarter turns, with upright trees, and without the halo of shallow water: whoever shows several
islands draws all halos first, as wide light strokes along the borders with the open sea, and then the islands.
"""

TALES = {
    "l1a": "A ring around a lake: six regions share its shore, and every way across the island leads around it.",
    "l1b": "A long coast in two rows, with a wide bay in the south. The middle mountain has the bay behind it.",
    "l2a": "Three mountains around a valley of hills; the wood with the marker and the lake lie behind them.",
    "l2b": "Two peninsulas and a deep bay between them. A single mountain joins the two halves.",
    "m1a": "Two mountains side by side divide a northern from a southern coast. No water.",
    "m1b": "A lake in the east and a great wood in the middle.",
    "m2a": "A crescent that opens to the south. The two landings face each other across the bay.",
    "m2b": "A magic mountain in the middle, a remote corner on either side. No water.",
    "s1a": "A wheel: six regions around one mountain, which holds the marker. No water.",
    "s1b": "A horseshoe, one region wide. There are no short cuts, except for those who swim.",
    "s2a": "Two rows, all coast, with a landing at each end. No water.",
    "s2b": "A small lake, landings north and south of it, the marker in the fields between.",
}

MEASURED = "\n## Balance\n"
"""The heading of the part that comes from `tools/balance.py`."""

LETTERS = {"1": "first", "2": "second"}


def page() -> str:
    """The whole page."""
    sets = "\n".join(f"| {players} | {', '.join(sizes)} |" for players, sizes in SETS.items())
    parts = [INTRODUCTION.format(sets=sets)]
    for key, text in FACES.items():
        size = SIZES[key[0]]
        if key.endswith("1a"):
            parts.append(f"## {size.capitalize()} islands\n")
        parts.append(f"### `{key}`: {LETTERS[key[1]]} {size} board, side {key[2]}\n\n{TALES[key]}\n")
        parts.append(f"![{key}](pictures/islands/{key}.png)\n")
        parts.append(table(read_rows(text)))
    return "\n".join(parts)


def table(rows: list[Row]) -> str:
    """The regions of a face."""
    lines = ["| region | terrain | carries | borders on |", "| --- | --- | --- | --- |"]
    for row in rows:
        marks = ["murloc"] * row.native + ["marker" if mark == "size" else mark for mark in row.symbols]
        near = ", ".join(name[-2:] for name in row.neighbours)
        lines.append(f"| {row.key[-2:]} | {row.terrain} | {', '.join(marks)} | {near} |")
    return "\n".join(lines) + "\n"
