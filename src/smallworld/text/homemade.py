"""Home-made races and powers in words: what the program understood of a file, in three languages.

The words stand in `web/text/content.*.ftl`. The kind of a region stands beside the noun, where each language has it
("mountain regions", "регионы с горами"); whatever else is said of it follows, so that no language has to bend it. A
phrase that names times stands at the end.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from smallworld.content.board_file import SEATS, CustomBoard
from smallworld.content.editions import EDITIONS
from smallworld.content.files import Said
from smallworld.content.grammar import (
    ALWAYS,
    BOTH,
    DECLINED,
    EVERYWHERE,
    MOST,
    ONCE,
    OWN,
    UNSAID,
    Per,
    Range,
    When,
    Where,
)
from smallworld.content.grammar_file import MARKER
from smallworld.content.loader import RACE, HomeMade, home_made, memories, owner
from smallworld.content.vocabulary.words import (
    ABANDON,
    AT_REGIONS,
    CONQUEST,
    PICK,
    REDEPLOYMENT,
    SELL,
    TOKENS,
    TURN,
    Values,
)
from smallworld.text.names import name_of
from smallworld.text.vocabulary import ENGLISH, Vocabulary

if TYPE_CHECKING:
    from smallworld.game import Game

PARTS: Final = ("", "content")
COMMAS: Final = re.compile(r"( ?,)+")  # one is enough where two phrases meet
NUMBER: Final = re.compile(r"(?<=\d) (?=\w)")
NO_BREAK: Final = "\u00a0"


def bound(told: str) -> str:
    """The same with each number bound to its noun, for a page that breaks lines wherever it likes."""
    return NUMBER.sub(NO_BREAK, told)


def describe(made: HomeMade, language: str = ENGLISH) -> str:
    """What the program understood, in a sentence."""
    return Describer(made, language).sentence()


def deeds_of(made: HomeMade, language: str = ENGLISH) -> str:
    """What it does, for a card that has no words of its author."""
    told = "; ".join(Describer(made, language).deeds())
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def describe_board(board: CustomBoard, language: str = ENGLISH) -> str:
    """The same of a board."""
    words = Vocabulary(language, PARTS)
    terrains = Counter(row[1] for row in board.rows)
    kinds = [
        words.said("content-kind", number=terrains[each], terrain=words.said(f"terrain-{each}").lower())
        for each in EDITIONS[board.edition].terrains
        if terrains[each]
    ]
    seats = [str(number) for number in board.players or SEATS]
    lands = len(board.build((board.players or SEATS)[0]).lands)
    told = words.said(
        "content-board",
        name=board.called(language),
        seats=any_of(words, seats),
        rounds=board.rounds,
        regions=len(board.rows),
        islands=words.said("content-islands", number=lands) if board.islands else "",
        kinds=", ".join(kinds),
        natives=words.said(f"content-natives-{board.edition}", number=sum(row[5] for row in board.rows)),
    )
    return " ".join(told.split())


def any_of(words: Vocabulary, some: list[str]) -> str:
    """One of these."""
    return words.said("content-or", some=", ".join(some[:-1]), last=some[-1]) if len(some) > 1 else "".join(some)


class Describer(Vocabulary):
    """Puts a banner in words."""

    def __init__(self, made: HomeMade, language: str) -> None:
        super().__init__(language, PARTS)
        self.made: Final = made
        self.edition: Final = made.editions[0]

    def sentence(self) -> str:
        """The whole banner."""
        made = self.made
        head = self.said("content-tokens", number=made.tokens)
        if made.beyond_print:
            head += f" ({self.said('content-beyond', most=made.beyond_print)})"
        if made.plays_with:
            stand_in = owner(made.plays_with) if self.language == ENGLISH else self.name("race", made.plays_with)
            head += f", {self.said('content-plays_with', owner=stand_in)}"
        said = [head]
        if made.faction:
            side = made.faction if self.language == ENGLISH else self.name("side", made.faction)
            said.append(self.said("content-side", side=side))
        said += self.deeds()
        if made.python:
            said.append(self.said("content-python"))
        elif not made.abilities:
            said.append(self.said("content-plain"))
        return self.said("content-made", name=made.called(self.language), said="; ".join(said))

    def deeds(self) -> list[str]:
        """Each of its abilities."""
        return [self.ability(part, values) for part, values in self.made.abilities]

    def name(self, kind: str, key: str) -> str:
        """A thing of the box by its name."""
        return self.said(f"{kind}-{self.edition}-{key}") or self.said(f"{kind}-{key}") or name_of(key)

    def ability(self, part: str, v: Values) -> str:
        """One part: what it does, then how often and when."""
        said = [self.deed(part, v), *self.limits(v), *self.times(v.get("when", ALWAYS))]
        told = [COMMAS.sub(",", " ".join(each.split())).rstrip(",") for each in said if each]
        return ", ".join(told).replace(" )", ")")  # nothing may stand behind the last word in brackets

    def deed(self, part: str, v: Values) -> str:
        """What it does."""
        own = getattr(self, f"say_{part}", None)
        if own is not None:
            told: str = own(v)
            return told
        values: dict[str, str | int] = {}
        where: Where = v.get("where", EVERYWHERE)
        for name, value in v.items():
            if name == "coins":
                values["coins"] = self.said("content-coins-paid" if part in PAID else "content-coins", number=value)
            elif isinstance(value, bool):
                values[name] = "yes" if value else "no"
            elif name == "terrain" and isinstance(value, str):
                values["terrain"] = self.said(f"where-kind-{value}")
            elif name == "symbol" and isinstance(value, str) and value:
                values["symbol"] = self.said(f"content-symbol-{value}")
            elif isinstance(value, int):
                values[name] = value
        held = part in ("toll", "immune", "no_die")
        values |= {"regions": self.regions(where, held), **self.at(where)}
        values |= {"number": v.get("tokens", 0), "adjacent": values.get("only_adjacent", "no")}
        values |= {"skips": values.get("skips_adjacent", "no"), "empty": values.get("empty_too", "no")}
        values |= {"once": values.get("once_per_game", values.get("once_a_turn", "no"))}
        told = self.said(f"part-{part}", **values)
        uses_where = part in WITH_WHERE or where is EVERYWHERE
        return told if uses_where else f"{told} ({self.regions(where, held)})"

    # Parts whose words depend on their values

    def say_price(self, v: Values) -> str:
        """Cheaper or dearer."""
        way = "less" if v["less"] else "more"
        tokens = self.said("content-tokens", number=v["less"] or v["more"])
        told = self.said(f"part-price-{way}", regions=self.regions(v["where"]), tokens=tokens)
        per = "" if v["per"].of == ONCE else self.per(v["per"], EVERYWHERE)
        return f"{told} {per} {self.said('part-floor') if v['less'] else ''}"

    def say_flat_price(self, v: Values) -> str:
        """One price for all."""
        return self.said("part-flat_price", tokens=self.said("content-tokens", number=v["tokens"]))

    def say_cannot_take(self, v: Values) -> str:
        """Some regions, or any."""
        if v["where"] is EVERYWHERE:
            return self.said("part-cannot_take-any")
        return self.said("part-cannot_take", regions=self.regions(v["where"]))

    def say_defence(self, v: Values) -> str:
        """Dearer for others."""
        tokens = self.said("content-tokens", number=v["more"])
        told = self.said("part-defence", regions=self.regions(v["where"], held=True), tokens=tokens)
        return told if v["per"].of == ONCE else f"{told} {self.per(v['per'], EVERYWHERE)}"

    def say_deadly(self, v: Values) -> str:
        """More tokens fall."""
        tokens = self.said("content-tokens", number=v["tokens"])
        return self.said("part-deadly", tokens=tokens, **self.at(v["where"]))

    def say_die(self, v: Values) -> str:
        """What is better about it, perhaps only against some regions."""
        said = [self.said(f"part-die-{way}", number=v[way]) for way in ("more", "at_least") if v[way]]
        said += [self.said(f"part-die-{v['again']}")] if v["again"] else []
        told = self.said("part-die", said=self.all_of(said))
        return told if v["where"] is EVERYWHERE else f"{told} ({self.regions(v['where'])})"

    def say_cheaper_on(self, v: Values) -> str:
        """Terrains and a symbol."""
        kinds: list[str] = []
        if v["terrain"]:
            words = [self.said(f"where-kind-{each}") for each in v["terrain"]]
            kinds.append(self.said("part-cheaper_on-terrain", words=self.all_of(words)))
        if v["symbol"]:
            kinds.append(self.said("part-cheaper_on-symbol", words=self.said(f"content-symbol-{v['symbol']}")))
        told = self.said("part-cheaper_on", regions=self.all_of(kinds))
        return told if v["where"] is EVERYWHERE else f"{told} ({self.regions(v['where'])})"

    def say_coins(self, v: Values) -> str:
        """Coins, counted somehow."""
        coins = self.said("content-coins", number=v["coins"])
        return self.said("part-coins", coins=coins, per=self.per(v["per"], v["where"]))

    def say_coins_per_region(self, v: Values) -> str:
        """Coins for regions of some terrains with a symbol."""
        terrains = self.kind(v["terrain"])
        region = self.said("part-region", terrain=terrains) if terrains else self.said("part-region-any")
        if v["symbol"]:
            symbol = self.said(f"content-symbol-{v['symbol']}")
            region = self.said("part-region-symbol", region=region, symbol=symbol)
        coins = self.said("content-coins", number=v["coins"])
        told = self.said("part-coins_per_region", coins=coins, region=region)
        return f"{told}, {self.said('when-both')}" if v["in_decline"] else told

    def say_reward(self, v: Values) -> str:
        """Who pays whom, and when."""
        coins = self.said("content-coins-paid", number=v["coins"])
        happens = v["on"] in AT_REGIONS  # the regions are those where it happens, not those counted
        if v["per"].of != ONCE:
            coins += f" {self.per(v['per'], EVERYWHERE if happens else v['where'])}"
        pay = self.said(f"pay-{v['from']}-{v['to']}", coins=coins)
        return self.said("part-reward", event=self.event(v["on"], v["where"] if happens else EVERYWHERE), pay=pay)

    def say_new_tokens(self, v: Values) -> str:
        """New tokens at some moment."""
        tokens = self.said("content-new-tokens", number=v["tokens"])
        if v["on"] not in (TURN, REDEPLOYMENT, PICK):
            return self.said("part-new_tokens-event", event=self.moment(v), tokens=f"{tokens} {self.counted(v)}")
        per = "" if v["per"].of == ONCE else self.per(v["per"], v["where"])
        return self.said(f"part-new_tokens-{v['on']}", tokens=tokens, per=per)

    def say_loses_tokens(self, v: Values) -> str:
        """Tokens that go at some moment."""
        tokens = f"{self.said('content-tokens', number=v['tokens'])} {self.counted(v)}".strip()
        return self.said(f"part-loses_tokens-{v['whose']}", event=self.moment(v), tokens=tokens)

    def say_keeps_tokens(self, v: Values) -> str:
        """All, or so many; perhaps only somewhere."""
        key = "part-keeps_tokens-some" if v["tokens"] else "part-keeps_tokens"
        if v["where"] is EVERYWHERE:
            return self.said(key, number=v["tokens"])
        return self.said(f"{key}-where", number=v["tokens"], regions=self.regions(v["where"], held=True))

    def say_garrison(self, v: Values) -> str:
        """Everywhere or somewhere."""
        if v["where"] is EVERYWHERE:
            return self.said("part-garrison", number=v["tokens"])
        return self.said("part-garrison-where", number=v["tokens"], regions=self.regions(v["where"], held=True))

    def say_survivors_wait(self, v: Values) -> str:
        """Of any region, or of some."""
        if v["where"] is EVERYWHERE:
            return self.said("part-survivors_wait")
        return self.said("part-survivors_wait-where", **self.at(v["where"]))

    def say_loses_nobody(self, v: Values) -> str:
        """Except by some means."""
        told = self.said("part-loses_nobody", **self.at(v["where"]))
        ways = self.any_of([self.said(f"content-way-{means}") for means in v["but_for"]])
        return f"{told}, {self.said('part-loses_nobody-but', ways=ways)}" if ways else told

    def say_marker(self, v: Values) -> str:
        """What a marker does and where it comes."""
        said = [self.said("part-marker", number=v["number"])]
        if v["laid"] == CONQUEST:
            said.append(self.said("marker-conquest", **self.at(v["where"])).strip())
        else:
            said.append(self.said("marker-choice", number=v["per_turn"], regions=self.regions(v["where"], held=True)))
        said += [self.said("offer-cost", coins=self.said("content-coins", number=v["cost"]))] if v["cost"] else []
        said += [self.said("marker-defence", number=v["defence"])] if v["defence"] else []
        said += [self.said("marker-immune")] if v["immune"] else []
        said += [self.said("marker-stays", number=v["number"])] if v["stays_in_decline"] else []
        return ", ".join(said)

    def say_leaves_pieces(self, v: Values) -> str:
        """A piece of the box."""
        piece = v["piece"] if self.language == ENGLISH else self.name("piece", v["piece"]).lower()
        return self.said("part-leaves_pieces", piece=piece, **self.at(v["where"]))

    def say_offer(self, v: Values) -> str:
        """What may be done."""
        does = v["does"]
        return self.said(
            f"part-offer-{does}-{v['step']}" if does == TOKENS else f"part-offer-{does}",
            tokens=self.said("content-new-tokens" if does == TOKENS else "content-tokens", number=v["tokens"]),
            coins=self.said("content-coins-paid" if does == SELL else "content-coins", number=v["coins"]),
            regions=self.regions(v["where"], held=True) if does == ABANDON else self.in_brackets(v["where"]),
        )

    # Where, per, when

    def in_brackets(self, where: Where) -> str:
        """Some regions, if not all are meant."""
        return "" if where is EVERYWHERE else f"({self.regions(where)})"

    def moment(self, v: Values) -> str:
        """The moment of a part, with the regions where it happens."""
        return self.event(v["on"], v["where"] if v["on"] in AT_REGIONS else EVERYWHERE)

    def counted(self, v: Values) -> str:
        """How often an amount counts at that moment; nothing is said of once."""
        return "" if v["per"].of == ONCE else self.per(v["per"], EVERYWHERE if v["on"] in AT_REGIONS else v["where"])

    def event(self, on: str, where: Where) -> str:
        """The moment at which something happens."""
        told = "" if where is EVERYWHERE else self.said(f"on-{on}-there", **self.at(where))
        return " ".join((told or self.said(f"on-{on}", **self.at(where))).split()).rstrip(",")

    def regions(self, where: Where, held: bool = False) -> str:
        """Some regions as the object of a sentence."""
        told = self.at(where)
        if not any(told.values()):
            return self.said("where-own" if held else "where-all")
        return " ".join(self.said("where-own-some" if held else "where-regions", **told).split())

    def at(self, where: Where) -> dict[str, str]:
        """What is said of a region: its kind, which stands beside the word, and all that stands behind it."""
        return {"kind": self.kind(where.terrains), "where": self.where(where)}

    def kind(self, terrains: Iterable[str]) -> str:
        """Any of these terrains."""
        return self.any_of([self.said(f"where-kind-{each}") for each in terrains])

    def where(self, where: Where) -> str:
        """What stands behind the word region."""
        said: list[str] = []
        if where.symbols:
            words = [self.said(f"content-symbol-{each}") for each in where.symbols]
            said.append(self.said("where-symbol", words=self.any_of(words)))
        if where.coast != UNSAID:
            said.append(self.said(f"where-coast-{where.coast}"))
        if where.edge != UNSAID:
            said.append(self.said(f"where-edge-{where.edge}"))
        if where.piece:
            own = where.piece.endswith(f"_{MARKER}")
            piece = self.said("where-marker") if own else self.name("piece", where.piece).lower()
            said.append(self.said("where-piece", words=piece))
        if where.taken != UNSAID:
            said.append(self.said(f"where-taken-{where.taken}"))
        if where.robbed != UNSAID:
            said.append(self.said(f"where-robbed-{where.robbed}"))
        if where.tokens is not None:
            said.append(self.many("where-tokens", where.tokens))
        if where.beside is not None:
            said.append(self.beside(where.beside))
        if where.holders:
            words = [self.said(f"where-holder-{each}") for each in where.holders]
            said.append(self.said("where-holder", words=self.any_of(words)))
        if where.banners:
            words = [self.partner(each) for each in where.banners]
            said.append(self.said("where-held_by", words=self.any_of(words)))
        if where.but is not None:
            said.append(self.said("where-not", **self.at(where.but)))
        if where.also is not None:
            said.append(self.said("where-or", **self.at(where.also)))
        return " ".join(said)

    def beside(self, where: Where) -> str:
        """Next to some region; next to one of its own is said at once."""
        own = where.holders == (OWN,)
        inner = Where(
            where.terrains,
            where.symbols,
            where.coast,
            where.edge,
            () if own else where.holders,
            where.piece,
            where.taken,
            where.tokens,
            robbed=where.robbed,
            banners=where.banners,
        )
        key = "where-beside-own" if own else "where-beside"
        water = [self.said(f"where-next-{each}") for each in where.terrains]
        if water and all(water) and not own and where.number is None:
            return self.said("where-beside-water", words=self.any_of(water), where=self.where(inner)).strip()
        if where.number is None:
            return self.said(key, **self.at(inner)).strip()
        if where.number.high == 0:
            return self.said(f"{key}-none", **self.at(inner)).strip()
        return self.many(f"{key}-number", where.number, **self.at(inner)).strip()

    def per(self, per: Per, where: Where) -> str:
        """How often it counts."""
        where = where if per.where is None else per.where
        told = self.said(f"per-{per.of}", every=per.every, **self.at(where)).strip()
        if per.beyond:
            told = f"{told.rstrip(',')} {self.beyond(per)}"
        said = [told]
        if per.most != MOST:
            said.append(self.said("per-most", times=self.said("content-times", number=per.most)))
        return ", ".join(each.rstrip(",") for each in said)

    def beyond(self, per: Per) -> str:
        """The first ones do not count; a single one is bent after what it is."""
        if per.beyond > 1:
            return self.said("per-beyond", number=per.beyond)
        return self.said(f"per-beyond-first-{per.of}") or self.said("per-beyond-first")

    def limits(self, v: Values) -> list[str]:
        """What an offer costs, and how often it may be taken."""
        if "does" not in v:
            return []
        said = [self.said("offer-cost", coins=self.said("content-coins", number=v["cost"]))] if v["cost"] else []
        said += [self.said("offer-cost-tokens", number=v["cost_tokens"])] if v["cost_tokens"] else []
        for name, key in (("per_turn", "offer-turn"), ("per_game", "offer-game")):
            if v[name]:
                said.append(self.said(key, times=self.said("content-times", number=v[name])))
        return said

    def times(self, when: When) -> list[str]:
        """At which times."""
        said: list[str] = []
        if when.named_round:
            said.append(self.said(f"when-{when.named_round}"))
        if when.round is not None:
            said.append(self.numbered("when-round", when.round))
        if when.rounds:
            said.append(self.said("when-rounds", some=self.any_of([str(each) for each in when.rounds])))
        if when.first_turn != UNSAID:
            said.append(self.said(f"when-first_turn-{when.first_turn}"))
        if when.conquest is not None:
            said.append(self.numbered("when-conquest", when.conquest))
        if when.conquests is not None:
            said.append(self.many("when-conquests", when.conquests))
        if when.regions is not None:
            said.append(self.many("when-regions", when.regions))
        if when.holding is not None:
            said.append(self.holds(when.holding))
        if when.lacking is not None:
            said.append(self.said("when-lacks", **self.at(when.lacking)))
        if when.lost is not None:
            said.append(self.lost("when-lost", when.lost))
        if when.leads != UNSAID:
            said.append(self.said(f"when-leads-{when.leads}"))
        if when.losses is not None:
            said.append(self.lost("when-losses", when.losses))
        if when.trails != UNSAID:
            said.append(self.said(f"when-trails-{when.trails}"))
        if when.whole is not None:
            said.append(self.said("when-holds_all", **self.at(when.whole)))
        if when.beside:
            said.append(self.said("when-with", some=self.any_of([self.partner(each) for each in when.beside])))
        if when.apart:
            said.append(self.said("when-without", some=self.any_of([self.partner(each) for each in when.apart])))
        if when.other_half is not None:
            said.append(self.many("when-with_tokens", when.other_half))
        if when.brings is not None:
            said.append(self.many("when-brings", when.brings))
        if when.attackers:
            some = [self.said(f"when-attacker-{each}") for each in when.attackers]
            said.append(self.said("when-attacker", some=self.any_of(some)))
        if when.place is not None:
            said.append(self.numbered("when-place", when.place))
        if when.turn is not None:
            said.append(self.many("when-turn", when.turn))
        if when.players is not None:
            said.append(self.many("when-players", when.players))
        if when.also is not None:
            said.append(self.said("when-or", some=self.all_of(self.times(when.also))))
        if when.race in (BOTH, DECLINED):
            said.append(self.said(f"when-{when.race}"))
        return said

    def partner(self, key: str) -> str:
        """A race or a power of the box by its name, another one by its key."""
        for kind in ("race", "power"):
            told = self.said(f"{kind}-{self.edition}-{key}", ending="") or self.said(f"{kind}-{key}", ending="")
            if told:
                return told
        return name_of(key)

    def holds(self, where: Where) -> str:
        """What the race holds, and how many of it."""
        if where.number is None:
            return self.said("when-holds", **self.at(where))
        if where.number.high == 0:
            return self.said("when-lacks", **self.at(where))
        return self.many("when-holds-number", where.number, **self.at(where))

    def lost(self, key: str, numbers: Range) -> str:
        """How many regions the race has lost; at least one is said at once."""
        some = numbers.low == 1 and numbers.high == MOST
        return self.said(f"{key}-some") if some else self.many(key, numbers)

    def many(self, key: str, numbers: Range, **values: str | int) -> str:
        """A phrase with a number or a range; none and a single one may have words of their own."""
        own = "none" if numbers.high == 0 else "one" if numbers.low == numbers.high == 1 else ""
        told = self.said(f"{key}-{own}", **values) if own else ""
        return told or self.said(key, range=self.range(numbers), **values)

    def numbered(self, key: str, numbers: Range) -> str:
        """A phrase about what has a number, such as a round: one, from one on, up to one, or from one to another."""
        low, high = max(1, numbers.low), numbers.high
        way = "only" if low == high else "from" if high == MOST else "to" if low == 1 else "span"
        return self.said(f"{key}-{way}", low=low, high=high)

    def range(self, numbers: Range) -> str:
        """From one number to another."""
        if numbers.low == numbers.high:
            return self.said("content-exactly", low=str(numbers.low))
        if numbers.high == MOST:
            return self.said("content-at-least", low=str(numbers.low))
        if numbers.low == 0:
            return self.said("content-at-most", high=str(numbers.high))
        return self.said("content-between", low=str(numbers.low), high=str(numbers.high))

    def any_of(self, words: list[str]) -> str:
        """One of these."""
        return any_of(self, words)

    def all_of(self, words: list[str]) -> str:
        """All of these."""
        if len(words) < 2:
            return "".join(words)
        return self.said("part-cheaper_on-and", some=", ".join(words[:-1]), last=words[-1])

    # Short names, for what coins are for

    def short(self, number: int) -> str:
        """The name of an ability: its author's, or what it pays for."""
        part, v = self.made.abilities[number - 1]
        if v["names"]:
            named: Said = v["names"]
            return named.to(self.language)
        kinds = {"coins_per_region": "region", "coins_per_conquest": "conquest"}
        return self.said(f"short-{v['per'].of if part == 'coins' else kinds.get(part, part)}") or str(number)


PAID: Final = ("toll", "fee")
"""Parts in whose words coins are the object of a verb."""

WITH_WHERE: Final = ("reaches", "enters", "cannot_take", "only_takes", "toll", "fee", "immune", "no_die")
"""Parts whose words have a place for regions; others name them in brackets."""


ENDINGS: Final = {"masculine": "i", "feminine": "y", "neuter": "a"}
"""How a name of each gender usually ends in Czech, the one language of ours that bends powers after it."""


def ending_of(made: HomeMade, language: str = ENGLISH) -> str:
    """The letter after which a power before the name is bent: as its file says, otherwise the last one.

    Czech names in -e and -ě (čarodějnice, bohyně) go like those in -y; those in -é (lidé) do not.
    """
    last = made.called(language)[-1:].lower()
    if made.gender:
        return ENDINGS[made.gender]
    return "y" if language == "cs" and last in ("e", "ě") else last


def home_endings(game: "Game", language: str = ENGLISH) -> dict[str, str]:
    """The same of all home-made races of a game."""
    found = [home_made(banner) for banner in game.setup.banners]
    return {made.key: ending_of(made, language) for made in found if made.kind == RACE}


def home_names(game: "Game", language: str = ENGLISH) -> dict[str, str]:
    """What the home-made things of a game are called."""
    names: dict[str, str] = {}
    for banner in game.setup.banners:
        names |= names_of(home_made(banner), language)
    return names


def names_of(made: HomeMade, language: str = ENGLISH) -> dict[str, str]:
    """What a banner, its offers and its marker are called, and what its coins are for, if that is several things."""
    own = made.called(language)
    names = {made.key: own} | {key: said.to(language) for key, said in made.words}
    teller = Describer(made, language)
    for number, (part, v) in enumerate(made.abilities, start=1):
        if part == "offer":
            names[made.verb(number)] = names[f"{made.verb(number)}_used"] = v["names"].to(language) or own
        if part == MARKER:
            names[f"{made.key}_{MARKER}"] = v["names"].to(language) or own
        if part == "gathers_on_decline":
            names[f"{made.key}_home"] = v["names"].to(language) or own
        if part.startswith("coins"):
            label = teller.said("short-name", name=own, ability=teller.short(number))
            names[f"{made.key}:{number}"] = label
    for memory in memories(made.key, made.abilities):
        for kind in memory.notes:
            about = teller.said(f"short{kind.word.removeprefix(made.key).replace('_', '-')}")
            names[kind.word] = teller.said("short-name", name=own, ability=about)
    return names
