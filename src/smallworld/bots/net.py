"""A small learned value, in whole numbers: the same answer on every machine, compiled or not, without any library.

Regions, players and combinations each go through a layer of their own and are added up, so that boards and tables of
any size fit. Then come two common layers and one output for each number of turns left. `tools/learn.py` finds the
weights.
"""

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Final, final

from smallworld.bots.sight import (
    COMBO_NUMBERS,
    MOST_TURNS,
    REGION_INPUTS,
    SEAT_NUMBERS,
    SIZES,
    TRAITS,
    VERSION,
    SeenSeat,
    Sight,
    empty_table,
    region_inputs,
    traits,
)
from smallworld.engine.look import Look
from smallworld.engine.state import State

REGION_FIRST: Final = 48
REGION: Final = 48
SEAT: Final = 64
COMBO: Final = 48
SUMMED: Final = 32
"""So many units of the combinations are added up; of the others the largest counts."""

TABLE: Final = MOST_TURNS + SIZES + 2
FIRST: Final = 64
SECOND: Final = 32

MINE_AT: Final = REGION
RIVALS_AT: Final = MINE_AT + SEAT
COLUMN_AT: Final = RIVALS_AT + SEAT
TABLE_AT: Final = COLUMN_AT + COMBO
"""Where each part begins among the inputs of the first common layer; the regions come first."""

SHAPES: Final[dict[str, tuple[int, int]]] = {
    "region_first": (REGION_FIRST, REGION_INPUTS),
    "region": (REGION, REGION_FIRST),
    "mine": (SEAT, SEAT_NUMBERS + 2 * TRAITS),
    "rival": (SEAT, SEAT_NUMBERS + 2 * TRAITS),
    "combo": (COMBO, COMBO_NUMBERS + TRAITS),
    "first": (FIRST, REGION + 2 * SEAT + COMBO + TABLE),
    "second": (SECOND, FIRST),
    "last": (MOST_TURNS, SECOND),
}
"""The layers: outputs, and inputs beside the constant, which comes last in each row."""

WEIGHT: Final = 12  # bits behind the point of a weight
SIGNAL: Final = 8  # of what goes from layer to layer
COINS: Final = 10
"""What 1 at the end of the net stands for."""

MOST_COLUMNS: Final = 2_000
TWO: Final = 2

MOST_KEPT: Final = 30_000
"""How many regions are remembered; then it begins anew."""

FORMAT: Final = "smallworld value"
FOLDER: Final = Path(__file__).parent / "weights"

Rows = list[list[int]]


class BadWeights(ValueError):
    """A file that does not hold the weights of this value, with the reason in a sentence."""


# A layer's numbers stand side by side in one long whole number, in lanes of 64 bits: Python multiplies and adds all of
# them in one go, which is quick even where nothing is compiled.

LANE: Final = 64
HALF: Final = 1 << LANE - 1


def offset(width: int) -> int:
    """What makes every one of so many lanes positive."""
    return sum([HALF << LANE * lane for lane in range(width)])


def packed(numbers: list[int]) -> int:
    """Numbers, which may be negative, side by side."""
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total


@final
class Layer:
    """One layer: for each input what it adds to all outputs, and what they begin with."""

    def __init__(self, rows: Rows, point: int) -> None:
        inputs = len(rows[0]) - 1
        self.width: Final = len(rows)
        self.columns: Final = [packed([row[place] for row in rows]) for place in range(inputs)]
        # The inputs have `point` bits behind the point
        self.constant: Final = packed([row[inputs] << point for row in rows])
        self.offset: Final = offset(self.width)

    def times(self, numbers: list[int], start: int = 0) -> int:
        """What these inputs, from the place `start` on, add to all outputs."""
        total = 0
        for place, number in enumerate(numbers):
            if number:
                total += self.columns[start + place] * number
        return total

    def passed_on(self, total: int, shift: int) -> list[int]:
        """The outputs one by one: nothing below 0, and fewer bits behind the point."""
        lanes = array("Q", (total + self.offset).to_bytes(8 * self.width, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        found: list[int] = []
        for lane in lanes:
            found.append((lane - HALF) >> shift if lane > HALF else 0)
        return found

    def after(self, numbers: list[int], shift: int) -> list[int]:
        """The whole layer."""
        return self.passed_on(self.constant + self.times(numbers), shift)


@final
class Net:
    """Weights, as they were learned."""

    def __init__(self, layers: dict[str, Rows]) -> None:
        self.region_first: Final = Layer(layers["region_first"], 0)
        self.region: Final = Layer(layers["region"], SIGNAL)
        self.mine: Final = Layer(layers["mine"], 0)
        self.rival: Final = Layer(layers["rival"], 0)
        self.combo: Final = Layer(layers["combo"], 0)
        self.first: Final = Layer(layers["first"], SIGNAL)
        self.second: Final = Layer(layers["second"], SIGNAL)
        self.last: Final = layers["last"]
        self.regions: Final[dict[int, int]] = {}  # what they come to, by their codes: the same in every game


@final
class Judge:
    """The value for one game: it remembers what banners come to."""

    def __init__(self, net: Net, state: State) -> None:
        self.net: Final = net
        self.rules: Final = state.rules
        self.empty: Final = Look(empty_table(state.rules, state.board, state.players))
        self.banners: Final[dict[int, int]] = {}
        self.columns: Final[dict[str, int]] = {}  # what they add to the first common layer: few change in a turn

    def value(self, state: State, seat: int) -> float:
        """By how many coins a player will outdo the mean of the rivals from now on."""
        net = self.net
        sight = Sight(state, seat)
        total = net.first.constant + self.column_part(sight.combos)
        total += net.first.times(self.region_part(sight.regions))
        total += net.first.times(net.mine.passed_on(self.seat_part(net.mine, 0, sight.mine), WEIGHT - SIGNAL), MINE_AT)
        total += net.first.times(self.rivals_part(sight.rivals), RIVALS_AT)
        table = [0] * TABLE
        table[sight.turns] = table[MOST_TURNS + sight.players] = 1 << SIGNAL
        table[MOST_TURNS + SIZES] = sight.waits << SIGNAL
        table[MOST_TURNS + SIZES + 1] = sight.islands << SIGNAL
        total += net.first.times(table, TABLE_AT)
        hidden = net.second.after(net.first.passed_on(total, WEIGHT), WEIGHT)
        row = net.last[sight.turns]
        worth = row[SECOND] << SIGNAL
        for place, number in enumerate(hidden):
            worth += row[place] * number
        return COINS * worth / (1 << WEIGHT + SIGNAL)

    def agreed(self, state: State, seat: int) -> float:
        """The same for two players, but seen with the eyes of both: what one expects to gain the other must lose.

        With more of them the other eyes weigh less, add next to nothing and cost as much.
        """
        if state.players > TWO:
            return self.value(state, seat)
        return (self.value(state, seat) - self.value(state, 1 - seat)) / 2

    def region_part(self, codes: list[int]) -> list[int]:
        """All regions, added up."""
        net = self.net
        total = 0
        for code in codes:
            found = net.regions.get(code, -1)
            if found < 0:
                if len(net.regions) >= MOST_KEPT:
                    net.regions.clear()
                hidden = net.region_first.after(region_inputs(code), WEIGHT - SIGNAL)
                found = net.regions[code] = packed(net.region.after(hidden, WEIGHT))
            total += found
        return net.region.passed_on(total, 0)

    def seat_part(self, layer: Layer, view: int, seat: SeenSeat) -> int:
        """A player's numbers and what their races can do."""
        total = layer.constant + layer.times(seat.numbers)
        for position, index in enumerate(seat.active):
            if index >= 0:
                total += self.banner(layer, view, index, position, SEAT_NUMBERS)
        for position, index in enumerate(seat.declined):
            if index >= 0:
                total += self.banner(layer, view + 1, index, position & 1, SEAT_NUMBERS + TRAITS)
        return total

    def rivals_part(self, rivals: list[SeenSeat]) -> list[int]:
        """The mean of the rivals."""
        totals = [0] * SEAT
        for rival in rivals:
            found = self.net.rival.passed_on(self.seat_part(self.net.rival, 2, rival), WEIGHT - SIGNAL)
            for unit, signal in enumerate(found):
                totals[unit] += signal
        return [total // len(rivals) for total in totals]

    def column_part(self, combos: list[list[int]]) -> int:
        """What the combinations on offer add to the first common layer."""
        key = str(combos)
        if key not in self.columns:
            if len(self.columns) >= MOST_COLUMNS:
                self.columns.clear()
            self.columns[key] = self.net.first.times(self.combo_part(combos), COLUMN_AT)
        return self.columns[key]

    def combo_part(self, combos: list[list[int]]) -> list[int]:
        """The combinations on offer: some units are added up, of the others the largest counts."""
        totals = [0] * COMBO
        layer = self.net.combo
        for combo in combos:
            total = layer.constant + layer.times(combo[2:])
            total += self.banner(layer, 4, combo[0], 0, COMBO_NUMBERS) + self.banner(
                layer, 4, combo[1], 1, COMBO_NUMBERS
            )
            for unit, signal in enumerate(layer.passed_on(total, WEIGHT - SIGNAL)):
                if unit < SUMMED:
                    totals[unit] += signal
                elif signal > totals[unit]:
                    totals[unit] = signal
        return totals

    def banner(self, layer: Layer, view: int, index: int, power: int, start: int) -> int:
        """What a banner adds to a layer; in the views 1 and 3 only what works in decline."""
        key = (index * 8 + view) * 2 + power
        if key not in self.banners:
            banner = self.rules.powers[index] if power else self.rules.races[index]
            self.banners[key] = layer.times(traits(self.empty, banner, view in (1, 3)), start)
        return self.banners[key]


# Files


def written(layers: dict[str, Rows]) -> bytes:
    """Weights as a file: a line that says what they are, then all numbers in two bytes each."""
    numbers = array("h", [weight for name in SHAPES for row in layers[name] for weight in row])
    if sys.byteorder == "big":
        numbers.byteswap()
    data = numbers.tobytes()
    head = {"format": FORMAT, "sight": VERSION, "layers": SHAPES, "crc": zlib.crc32(data)}
    return json.dumps(head).encode() + b"\n" + data


def read(data: bytes) -> Net:
    """The weights in a file; `BadWeights` if it holds anything else."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line[:4096])
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadWeights("This is no file of weights.")
    shapes = {name: list(shape) for name, shape in SHAPES.items()}
    if head.get("sight") != VERSION or head.get("layers") != shapes:
        raise BadWeights("These weights belong to another version of the value: learn them anew with tools/learn.py.")
    size = sum([2 * rows * (columns + 1) for rows, columns in SHAPES.values()])
    if len(body) != size or zlib.crc32(body) != head.get("crc"):
        raise BadWeights("The file of weights is damaged.")
    numbers = array("h")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    layers: dict[str, Rows] = {}
    place = 0
    for name, (rows, columns) in SHAPES.items():
        layers[name] = []
        for _ in range(rows):
            layers[name].append(list(numbers[place : place + columns + 1]))
            place += columns + 1
    return Net(layers)


_NETS: Final[dict[str, Net]] = {}


def net_for(edition: str) -> Net:
    """The weights that were learned for an edition, or else those of the base game."""
    if edition not in _NETS:
        _NETS[edition] = net_in(FOLDER, edition)
    return _NETS[edition]


def net_in(folder: Path, edition: str) -> Net:
    """The same from any folder of weights; whatever is wrong there is `BadWeights`, with the name of the file."""
    file = folder / f"{edition}.bin"
    if not file.is_file():
        file = folder / "base.bin"
    try:
        return read(file.read_bytes())
    except OSError as problem:
        raise BadWeights(f"The weights in {file} cannot be read: {problem.strerror}.") from None
    except BadWeights as problem:
        raise BadWeights(f"{problem} It is {file}.") from None
