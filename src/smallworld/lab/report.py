"""The report of an exploration: what the figures say, in sentences, tables and pictures."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from smallworld.lab import page
from smallworld.lab.charts import Point, Square, heat_map, histogram, scatter
from smallworld.lab.figures import Figure, Section
from smallworld.lab.page import Row, number, percent, range_of, signed, tag
from smallworld.lab.tally import FEWEST
from smallworld.lab.yardstick import spread_of
from smallworld.text.names import name_of

EDITIONS: Final = {"base": "Small World", "warcraft": "Small World of Warcraft"}
SEATS: Final = ("first", "second", "third", "fourth", "fifth")
MOST_ENTRIES: Final = 20
MOST_EFFECTS: Final = 12

HOW_TO_READ: Final = (
    "Bots play every game, and everybody begins with a combination that was dealt to them and costs nothing; later "
    "they choose freely. A deal is played once for every turn of the table, so each combination comes to each seat "
    "with the same luck. “Ahead” is how many coins a player ends ahead of the others, on average."
)
HOW_SURE: Final = (
    "A dot is the figure, the thick line its 95 % interval, the thin line an interval that holds for the whole table "
    "at once with 95 % (Bonferroni); dashes are par, what equals would have. A triangle up is surely above par and a "
    "triangle down surely below it, after Holm’s correction for looking at the whole table: in at most 5 % of such "
    "tables is even one triangle there by luck alone. Deals are counted for this, not games, since the games of a deal "
    "share their luck."
)


@dataclass(frozen=True)
class About:
    """What the report must say about how it was made."""

    title: str
    bots: str
    why: str  # this bot
    seed: str
    command: str
    version: str
    places: Mapping[str, str]  # names of regions
    complete: bool = True
    note: str = ""


def report(about: About, sections: list[Section]) -> str:
    """The whole page."""
    games, sets = sum([each.games for each in sections]), sum([each.sets for each in sections])
    parts = [
        tag("h1", about.title),
        tag("p", f"{games} games in {sets} deals. Bots: {about.bots}. Seed {about.seed}. {about.why}".strip()),
    ]
    if not about.complete:
        parts.append(tag("p", "The run was interrupted: this is what the games so far say.", "verdict"))
    if about.note:
        parts.append(tag("p", about.note))
    parts += [tag("p", HOW_TO_READ), tag("p", HOW_SURE, "small")]
    if len(sections) > 1:
        links = "".join([f'<a href="#{anchor(each)}">{escape(title_of(each))}</a>' for each in sections])
        parts.append(f"<nav>{links}</nav>")
    for section in sections:
        parts += of_section(about, section)
    made = f"Made by smallworld {about.version} with: {about.command}"
    return page.page(about.title, [*parts, f"<footer><p>{escape(made)}</p></footer>"])


def title_of(section: Section) -> str:
    """Small World, 2 players."""
    return f"{EDITIONS.get(section.edition, section.edition)}, {section.players} players"


def anchor(section: Section) -> str:
    """Where it is on the page."""
    return f"{section.edition}-{section.players}"


def of_section(about: About, section: Section) -> list[str]:
    """Everything about one edition with one number of players."""
    return [
        f'<h2 id="{anchor(section)}">{escape(title_of(section))}</h2>',
        tag("p", f"{section.games} games in {section.sets} deals.", "small"),
        page.findings(found_in(section)),
        *of_banners(section, "race", "Races"),
        *of_banners(section, "power", "Powers"),
        *of_pairs(section),
        *of_seats(section),
        *of_entries(about, section),
        *of_prices(section),
        *of_lives(section),
        *of_options(section),
    ]


# In words


def found_in(section: Section) -> list[str]:
    """The main findings."""
    lines: list[str] = []
    for kind, words in (("race", "races"), ("power", "powers")):
        ranked = [each for each in section.of(kind, "ahead") if each.sets >= FEWEST]
        if not ranked:
            continue
        strong = [each for each in ranked if each.verdict > 0]
        weak = [each for each in reversed(ranked) if each.verdict < 0]
        for some, told in ((strong, "above"), (weak, "below")):
            if some:
                names = ", ".join([f"{name_of(each.key)} {signed(each.mean)}" for each in some[:6]])
                more = " and others" if len(some) > 6 else ""
                lines.append(f"{words.capitalize()} that are surely {told} the rest, in coins: {names}{more}.")
        if not strong and not weak:
            lines.append(
                f"These games show no difference between the {words}; {name_of(ranked[0].key)} lead with "
                f"{range_of(ranked[0], signed)} coins."
            )
        coins, wins = spread_of(section, kind, "ahead"), spread_of(section, kind, "share")
        if coins and wins:
            lines.append(
                f"Two in three {words} lie within {number(coins)} coins and {percent(wins)} of the wins of the middle, "
                "with what luck adds taken off."
            )
    first = section.one("seat", "0", "share")
    if first is not None:
        worth = {1: "an advantage", -1: "a disadvantage", 0: "neither an advantage nor a disadvantage that shows"}
        lines.append(f"Moving first is {worth[first.verdict]}: it wins {range_of(first, percent)} of games.")
    steps = sorted(section.of("place", "coins"), key=lambda each: int(each.key))
    if len(steps) > 1 and steps[0].sets >= FEWEST:
        dear = max(steps[1:], key=lambda each: each.mean)
        lines.append(
            f"The top combination brings {number(steps[0].mean)} coins net, number {int(dear.key) + 1} in the column "
            f"{number(dear.mean)}, its price already taken off."
        )
    for each in section.of("option", "coins"):
        if each.verdict:
            lines.append(f"With {each.key} everybody has {range_of(each, signed)} coins more at the end.")
    return lines


# The parts


def of_banners(section: Section, kind: str, title: str) -> list[str]:
    """Races or powers by how far they put their owners ahead."""
    drawn = section.of(kind, "ahead")
    if not drawn:
        return []
    measures = ("share", "coins", "wanted")
    rows = [
        Row(name_of(each.key), each, tuple([section.one(kind, each.key, measure) for measure in measures]))
        for each in drawn
    ]
    shows: list[Callable[[float], str]] = [signed, percent, number, whole_percent]
    caption = (
        f"{title}: coins ahead of the others, share of the wins (par {percent(1 / section.players)}), coins the "
        "combination brought until it left the map, and how often the bot would have chosen it."
    )
    heads = ["ahead", "wins", "brought", "wanted"]
    return [tag("h3", title), page.table(caption, title[:-1], heads, rows, shows, 0.0)]


def whole_percent(value: float) -> str:
    """12 %."""
    return f"{100 * value:.0f}{page.UNIT}"


def of_pairs(section: Section) -> list[str]:
    """Every race with every power."""
    found = {each.key: each for each in section.of("pair", "ahead")}
    shares = {each.key: each for each in section.of("pair", "share")}
    if not found:
        return []
    races = [each.key for each in section.of("race", "ahead")]
    powers = [each.key for each in section.of("power", "ahead")]
    fields = [[square(race, power, found, shares) for power in powers] for race in races]
    most = 20.0
    said = [each for each in found.values() if each.verdict]
    told = "none is surely different from par" if not said else f"{len(said)} of them surely"
    text = (
        f"Coins ahead for {len(found)} pairs, red above par and blue below, full colour at {most:g} coins; point at a "
        f"field for its figures. ▲ and ▼ are sure after correction for all pairs: {told}. A pair has "
        f"{sum([each.games for each in found.values()]) // len(found)} games on average, so single fields are rough."
    )
    names = [[name_of(key) for key in keys] for keys in (races, powers)]
    picture = heat_map("Coins ahead of each pair", names[0], names[1], fields, most)
    return [tag("h3", "Pairs"), tag("p", text, "small"), page.boxed(picture)]


def square(race: str, power: str, found: dict[str, Figure], shares: dict[str, Figure]) -> Square:
    """One pair."""
    name = f"{name_of(power)} {name_of(race)}"
    figure = found.get(f"{race} {power}")
    if figure is None:
        return Square(None, f"{name}: not dealt")
    share = shares[figure.key]
    told = f"{name}: {range_of(figure, signed)} coins, wins {range_of(share, percent)}, {figure.games} games"
    return Square(figure.mean, told, {1: "▲", -1: "▼", 0: ""}[figure.verdict])


def of_seats(section: Section) -> list[str]:
    """In order of play."""
    drawn = sorted(section.of("seat", "share"), key=lambda each: each.key)
    rows = [
        Row(
            SEATS[int(each.key)].capitalize(),
            each,
            (section.one("seat", each.key, "ahead"), section.one("seat", each.key, "coins")),
        )
        for each in drawn
    ]
    caption = "Seats in order of play: share of the wins, coins ahead of the others, coins at the end."
    heads = ["wins", "ahead", "coins"]
    return [
        tag("h3", "Seats"),
        page.table(caption, "Seat", heads, rows, [percent, signed, number], 1 / section.players),
    ]


def of_entries(about: About, section: Section) -> list[str]:
    """Where the first race landed."""
    drawn = [each for each in section.of("entry", "ahead") if each.sets >= FEWEST]
    if not drawn:
        return []
    often = sorted(drawn, key=lambda each: -each.games)[:MOST_ENTRIES]
    rows = [
        Row(place_of(about, each.key), each, (section.one("entry", each.key, "share"),))
        for each in sorted(often, key=lambda each: -each.mean)
    ]
    caption = (
        f"The first region that somebody took, the {len(rows)} most frequent ones. This is no experiment: bots land "
        "where their race likes it, so a good race makes its favourite landing look good."
    )
    return [tag("h3", "First landings"), page.table(caption, "Region", ["ahead", "wins"], rows, [signed, percent], 0.0)]


def place_of(about: About, key: str) -> str:
    """The name of a region, with its key."""
    name = about.places.get(key)
    return f"{name} ({key})" if name else key


def of_prices(section: Section) -> list[str]:
    """What was paid, and what it brought."""
    steps = sorted(section.of("place", "earned"), key=lambda each: int(each.key))
    if len(steps) < 2:
        return []
    points = [
        Point(int(each.key), each.mean, "", f"price {each.key}: {range_of(each, number)} coins, {each.games} picks")
        for each in steps
    ]
    points = [
        Point(point.x, point.y, point.name, point.told, page.bounded(each.low), page.bounded(each.high))
        for point, each in zip(points, steps, strict=True)
    ]
    parts = [
        tag("h3", "Price paid against value"),
        tag(
            "p",
            "Combinations that were chosen freely, after the first: coins they brought until they left the map, by the "
            "coins they cost. The right-hand side costs more, so it must bring more to be worth it. Bots pay when they "
            "expect to earn, so the slope says what they know, not what blind paying would bring.",
            "small",
        ),
        page.boxed(scatter("Coins brought by price", points, "coins paid", "coins brought", named=False)),
    ]
    races = []
    for paid in section.of("bought", "paid"):
        brought = section.one("bought", paid.key, "earned")
        if brought is not None and paid.sets >= FEWEST:
            told = f"{name_of(paid.key)}: paid {range_of(paid, number)}, brought {range_of(brought, number)}"
            low, high = page.bounded(brought.low), page.bounded(brought.high)
            name = f"{name_of(paid.key)}"
            races.append(Point(paid.mean, brought.mean, name, f"{told}, {paid.games} picks", low, high))
    if len(races) > 1:
        text = (
            "The same for each race: what bots paid for it on average, less the coins they found on it, and what it "
            "brought them."
        )
        picture = scatter("Races: paid and brought", races, "coins paid, less those found", "coins brought", named=True)
        parts += [tag("p", text, "small"), page.boxed(picture)]
    return parts


def of_lives(section: Section) -> list[str]:
    """Rounds before decline."""
    declined = {int(each.key): each.games for each in section.of("life", "declined")}
    lasted = {int(each.key): each.games for each in section.of("life", "end")}
    total = sum(declined.values()) + sum(lasted.values())
    if not total:
        return []
    rounds = range(min([*declined, *lasted]), max([*declined, *lasted]) + 1)
    bars = [
        (str(each), [("declined", declined.get(each, 0) / total), ("lasted", lasted.get(each, 0) / total)])
        for each in rounds
    ]
    rows = []
    for each in section.of("race", "lived"):
        rows.append(Row(name_of(each.key), each))
    middle = sum([row.drawn.mean for row in rows]) / max(1, len(rows))
    caption = "How many rounds the first race stayed active, until its decline or the end; dashes: the mean of all."
    return [
        tag("h3", "Rounds lived before decline"),
        f'<p class="small key">{total} races.<i style="background:var(--calm)"></i>went into decline'
        '<i style="background:var(--gold)"></i>played to the end</p>',
        page.boxed(histogram("Rounds lived", bars, "rounds in which the race was active")),
        page.table(caption, "Race", ["rounds"], rows, [number], middle),
    ]


def of_options(section: Section) -> list[str]:
    """What a change of the rules does."""
    changed = sorted({each.key for each in section.of("option", "coins")})
    parts: list[str] = []
    for key in changed:
        words: list[tuple[str, str, Callable[[float], str]]] = [
            ("coins", "coins of everybody at the end", signed),
            ("spread", "coins between first and last", signed),
            ("declines", "declines of a player", signed),
        ]
        rows = [
            Row(told, each) for measure, told, _ in words if (each := section.one("option", key, measure)) is not None
        ]
        caption = f"What changes with {key}, compared with the usual rules and the same luck."
        parts += [tag("h3", f"Effect of {key}"), page.table(caption, "Change of", ["difference"], rows, [signed], 0.0)]
        first = section.one("option", key, "first")
        if first is not None:
            points = f"{signed(100 * first.mean)} [{signed(100 * first.low)} … {signed(100 * first.high)}]"
            parts.append(tag("p", f"Share of the wins of who moves first: {points} percentage points."))
        effects: list[Row] = []
        for kind in ("option race", "option power"):
            for each in section.of(kind, "ahead"):
                named, _, banner = each.key.rpartition(" ")
                if named == key and each.sets >= FEWEST and (each.low or each.high):
                    effects.append(Row(name_of(banner), each))
        effects.sort(key=lambda row: -abs(row.drawn.mean))
        if effects:
            caption = "The races and powers that it changes most: coins ahead of the others, against the usual rules."
            parts.append(page.table(caption, "Begun with", ["difference"], effects[:MOST_EFFECTS], [signed], 0.0))
    return parts
