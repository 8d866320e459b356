"""What could have been played: the turns of a game judged by a bot that looks ahead, and the luck of their dice.

A turn is judged in parts: a new part begins whenever a die or something face down has shown what nobody could know
before. For each part the judge makes a plan of its own from what the seat could know. Then the plan and what was
played are both carried on in the same imagined worlds, as far as the judge looks: same stacks, same dice to come, same
rivals. These are other worlds than those in which the plan was chosen, so that its luck there does not count for it,
and a player may also have found something better. What counts is the margin, as for the bots: one's coins less those
of the others, halfway between their mean and the best of them. The loss is the plan's mean margin less that of what
was played, with the standard error of that difference.

The luck of a die is worth the coins of the turn: what the turn brings with the face that fell, less the mean of what
it brings with each of the six, when greedy plays the rest of it. For the last attempt, after which nothing is left
to chance, that is exact: with a chance of p for a region that pays w, success is worth (1 - p) w and failure -p w.

Nothing here prints or waits: commands, pages and servers may all ask. Results are plain values.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from smallworld.bots import BOTS, Bot, make_bot
from smallworld.bots.planner import Plan, PlannerBot
from smallworld.engine.actions import DECLINE, EXPAND, PICK, Action
from smallworld.engine.chance import Scripted, Seeded
from smallworld.engine.events import CoinsEarned, CoinsPaid, ComboTaken, DieRolled, Event, MarkerRevealed
from smallworld.engine.match import Match
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import State
from smallworld.engine.steps.step import CONQUER_STEP
from smallworld.game import Game
from smallworld.lab.order import in_listed_order
from smallworld.lab.statistics import mean, variance
from smallworld.record.imagine import imagined

Json = dict[str, Any]

JUDGE: Final = "expert"
"""Who judges unless somebody else is asked for: the strongest that a person would wait for."""

WORLDS: Final = 40
"""Worlds in which two plans are compared."""

HINT_JUDGE: Final = "expert:ms=250"
HINT_WORLDS: Final = 8
"""Where somebody waits for advice: the plan and up to three others are worked out in a second or so."""

SURE: Final = 2.0
"""How many standard errors a difference must have to be told from chance."""

SMALL: Final = 0.5
"""Coins that are not worth a word."""

DOUBTED: Final = 3.0
"""Coins: a loss of so many is looked at twice before somebody is told of it, by a bot that plays on to the end."""

DICE_WORLDS: Final = 4
"""Worlds over which the luck of a die is averaged: what follows it in the same turn may depend on chance too."""

MOST_OPTIONS: Final = 4
"""How many ways to play are compared in the end."""

LONGEST: Final = 500
"""More decisions than any turn has."""


class NoJudge(ValueError):
    """This bot cannot judge plans; says which can."""


@dataclass(frozen=True)
class Estimate:
    """Coins as a mean over imagined worlds, with its standard error."""

    coins: float
    error: float

    @staticmethod
    def of(values: list[float]) -> "Estimate":
        """From one value for each world."""
        return Estimate(mean(values), math.sqrt(variance(values) / len(values)))

    @staticmethod
    def sum(parts: "Iterable[Estimate]") -> "Estimate":
        """Several that know nothing of each other."""
        listed = list(parts)
        return Estimate(math.fsum([each.coins for each in listed]), math.hypot(*[each.error for each in listed]))

    @property
    def counts(self) -> bool:
        """Is it more than chance, and more than a trifle?"""
        return abs(self.coins) > SURE * self.error and abs(self.coins) >= SMALL

    def tempered(self, again: "Estimate") -> "Estimate":
        """The same, but no more than another opinion leaves room for."""
        most = max(0.0, again.coins + SURE * again.error)
        return self if self.coins <= most else Estimate(most, max(self.error, again.error))

    def to_json(self) -> Json:
        """For programs."""
        return {"coins": round(self.coins, 2), "error": round(self.error, 2)}


NOTHING: Final = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Part:
    """What was played between two moments of chance, and the plan of the judge. Steps are actions as JSON."""

    first: int  # its first action in the record, from 0
    played: list[Json]
    best: list[Json]
    loss: Estimate  # below zero: the player found something better

    def to_json(self) -> Json:
        """For programs."""
        loss = self.loss.to_json() | {"counts": self.loss.counts}
        return {"first": self.first, "played": self.played, "best": self.best, "loss": loss}


@dataclass(frozen=True)
class Roll:
    """A die: what it was for, what it had to show and showed, and what that was worth."""

    region: str  # empty if it was rolled before a region was chosen
    needed: int  # -1 if that was not known
    face: int
    wins: int  # of its faces; -1 if not known
    faces: int
    luck: float

    def to_json(self) -> Json:
        """For programs."""
        known = self.needed >= 0
        return {
            "region": self.region or None,
            "needed": self.needed if known else None,
            "face": self.face,
            "chance": round(self.wins / self.faces, 3) if known else None,
            "luck": round(self.luck, 2),
        }


@dataclass(frozen=True)
class Turn:
    """One turn: how it was played, and how it could have been."""

    round: int
    seat: int
    first: int  # its first action in the record
    end: int  # the action after its last
    earned: int  # by how many coins the player was richer after it
    parts: list[Part]
    rolls: list[Roll]

    @property
    def loss(self) -> Estimate:
        """Of all parts together."""
        return Estimate.sum([part.loss for part in self.parts])

    @property
    def luck(self) -> float:
        """Of all dice together."""
        return math.fsum([roll.luck for roll in self.rolls])

    def to_json(self) -> Json:
        """For programs."""
        return {
            "round": self.round,
            "seat": self.seat,
            "first": self.first,
            "end": self.end,
            "earned": self.earned,
            "loss": self.loss.to_json() | {"counts": self.loss.counts},
            "luck": round(self.luck, 2),
            "parts": [part.to_json() for part in self.parts],
            "rolls": [roll.to_json() for roll in self.rolls],
        }


@dataclass(frozen=True)
class Option:
    """A way to go on, with what it brings."""

    steps: list[Json]
    ahead: Estimate  # by how much one will outdo the others from now on
    behind: Estimate  # how much less that is than with the best one; that one has 0
    now: list[tuple[str, str, float]] = field(default_factory=list)  # coins of this turn: race, what for, how many
    more: float = 0.0  # one's coins from now to the end, this turn's too

    def to_json(self) -> Json:
        """For programs."""
        return {
            "steps": self.steps,
            "ahead": self.ahead.to_json(),
            "behind": self.behind.to_json() | {"counts": self.behind.counts},
            "now": [{"race": race, "for": source, "coins": round(coins, 2)} for race, source, coins in self.now],
            "more": round(self.more, 2),
        }


@dataclass(frozen=True)
class Advice:
    """What to do, the best first."""

    round: int
    seat: int
    options: list[Option]

    def to_json(self) -> Json:
        """For programs."""
        return {"round": self.round, "seat": self.seat, "options": [option.to_json() for option in self.options]}


# A game as it was played


@dataclass(frozen=True)
class Stretch:
    """What one seat did between two moments of chance, and the position before it."""

    first: int
    before: Game
    actions: list[Action] = field(default_factory=list)


@dataclass(frozen=True)
class Thrown:
    """A die as it was rolled, and the position before."""

    before: Game
    action: Action
    event: DieRolled
    earlier: list[int]  # what the dice of the same action showed before it


@dataclass
class Played:
    """One turn as it was played."""

    round: int
    seat: int
    first: int
    end: int
    earned: int = 0
    stretches: list[Stretch] = field(default_factory=list)
    throws: list[Thrown] = field(default_factory=list)


def played_turns(game: Game) -> list[Played]:
    """The turns of a game in order, by playing it again; the last one may not be finished."""
    again = Game(game.setup, game.origin.copy(), game.script(), game.origin)
    again.begin()
    found: list[Played] = []
    turn = None
    fresh = True
    for number, action in enumerate(game.history):
        state = again.state
        seat = state.seat
        if state.turn is not turn:
            turn, fresh = state.turn, True
            found.append(Played(state.round, seat, number, number))
        now = found[-1]
        before, coins = again.copy(), state.coins[seat]
        own = state.decider == seat
        events = again.advance(action)
        now.end = number + 1
        now.earned += again.state.coins[seat] - coins
        if not own:
            fresh = True  # somebody else decided something
            continue
        if fresh:
            now.stretches.append(Stretch(number, before))
        now.stretches[-1].actions.append(action)
        fresh = shows_chance(events)
        faces: list[int] = []
        for event in events:
            if isinstance(event, DieRolled):
                now.throws.append(Thrown(before, action, event, faces[:]))
                faces.append(event.face)
    return found


def shows_chance(events: list[Event]) -> bool:
    """Has something shown itself on which the rest of the turn may depend?"""
    return any([isinstance(event, (DieRolled, MarkerRevealed)) for event in events])


def has_choice(stretch: Stretch) -> bool:
    """Was there anything to decide?"""
    trial = stretch.before.copy()
    for action in stretch.actions:
        if len(trial.listed()) > 1:
            return True
        trial.advance(action)
    return False


# The judge


def judge_of(name: str, seed: str, seat: int) -> PlannerBot:
    """The judge of this name. It must be one that plays on to see what a plan brings."""
    bot = make_bot(name, seed, seat, files=True)
    if not isinstance(bot, PlannerBot):
        known = [key for key in BOTS if isinstance(make_bot(key, 0, 0), PlannerBot)]
        raise NoJudge(f"{name} does not look ahead, so it cannot judge; these can: {', '.join(known)}")
    return bot


def analyse_turn(
    played: Played, judge: str = JUDGE, worlds: int = WORLDS, seed: str = "analysis", *, doubts: bool = False
) -> Turn:
    """One turn, judged; the same again for the same arguments, unless the judge looks at the clock.

    With `doubts` no great loss is told on one judge's word.
    """
    parts: list[Part] = []
    for stretch in played.stretches:
        if has_choice(stretch):
            bot = judge_of(judge, f"{seed}:{stretch.first}", played.seat)
            parts.append(judged(bot, stretch, played.seat, worlds, doubts=doubts))
    rolls: list[Roll] = []
    for number, thrown in enumerate(played.throws):
        bot = judge_of(judge, f"{seed}:{played.first}:die {number}", played.seat)
        rolls.append(rolled(bot, thrown, played.seat))
    return Turn(played.round, played.seat, played.first, played.end, played.earned, parts, rolls)


def analyse(
    game: Game,
    judge: str = JUDGE,
    worlds: int = WORLDS,
    seats: Iterable[int] | None = None,
    *,
    doubts: bool = False,
) -> Iterator[Turn]:
    """The turns of a game, finished or not, one after the other as they are judged."""
    wanted = None if seats is None else set(seats)
    for played in played_turns(game):
        if wanted is None or played.seat in wanted:
            yield analyse_turn(played, judge, worlds, doubts=doubts)


def judged(bot: PlannerBot, stretch: Stretch, seat: int, worlds: int, *, doubts: bool = False) -> Part:
    """What was played beside the plan of the judge.

    A judge that does not look to the end chooses its plan and judges it by the same learned value, and thinks too much
    of the difference early in a game.
    """
    before = stretch.before
    actions = in_listed_order(before, stretch.actions)
    plan = line_of(bot, before.imagined(seat, bot.random), seat, [])
    loss = NOTHING
    if plan != actions:
        loss = between(bot, before.state, seat, plan, actions, worlds)
        if doubts and bot.rounds and loss.counts and loss.coins >= DOUBTED:
            loss = loss.tempered(between(PlannerBot("doubt", seat), before.state, seat, plan, actions, worlds))
    return Part(stretch.first, told(before, stretch.actions), told(before, plan), loss)


def between(bot: PlannerBot, state: State, seat: int, plan: list[Action], other: list[Action], worlds: int) -> Estimate:
    """How much more a plan brings than another."""
    (best, _), (less, _) = carried_on(bot, state, seat, [plan, other], worlds)
    return Estimate.of([one - two for one, two in zip(best, less, strict=True)])


def line_of(bot: Bot, sample: Game, seat: int, begun: list[Action]) -> list[Action]:
    """What a bot would do from here to the end of the turn or until chance speaks; the sample is used up."""
    turn = sample.state.turn
    line: list[Action] = []
    for _ in range(LONGEST):
        if sample.over or sample.state.turn is not turn or sample.state.decider != seat:
            break
        legal = sample.listed()
        action = next((known for known in legal if len(line) < len(begun) and known.same(begun[len(line)])), None)
        if action is None:
            action = legal[0] if len(legal) == 1 else bot.choose(sample, seat)
        line.append(action)
        if shows_chance(sample.advance(action)):
            break
    return line


def carried_on(
    bot: PlannerBot, state: State, seat: int, lines: list[list[Action]], worlds: int
) -> list[tuple[list[float], list[float]]]:
    """Play every line on in the same imagined worlds: for each line the margins, and the coins that were gained."""
    found: list[tuple[list[float], list[float]]] = [([], []) for _ in lines]
    for _ in range(worlds):
        world = imagined(state, seat, bot.random)
        chance = Seeded(f"rollout:{bot.random.random()}")
        minds = bot.company(state.players, seat)
        for line, (margins, coins) in zip(lines, found, strict=True):
            trial = Sketch(world.copy(), chance)
            margins.append(bot.play_on(trial, seat, Plan(line), minds))
            coins.append(float(trial.state.coins[seat] - world.coins[seat]))
    return found


def told(before: Game, actions: list[Action]) -> list[Json]:
    """Actions as JSON; a pick also names what is picked."""
    steps: list[Json] = []
    for action in actions:
        step = before.action_json(action)
        if action.do == PICK:
            state = before.state
            step["race"] = state.rules.races[state.column_races[action.number]].key
            step["power"] = state.rules.powers[state.column_powers[action.number]].key
        steps.append(step)
    return steps


# Dice


def rolled(bot: PlannerBot, thrown: Thrown, seat: int) -> Roll:
    """A die and its luck."""
    state, event = thrown.before.state, thrown.event
    die = state.rules.die
    brought: Counter[int] = Counter()
    for _ in range(DICE_WORLDS):
        world = imagined(state, seat, bot.random)
        after = Seeded(f"die:{bot.random.random()}")
        for face in sorted({*die, event.face}):
            chance = Scripted([*thrown.earlier, face], [], world.dice, world.shuffles, after)
            trial = Sketch(world.copy(), chance)
            turn = trial.state.turn
            trial.advance(thrown.action)
            finish_turn(bot, trial, turn)
            brought[face] += trial.state.coins[seat] - world.coins[seat]
    luck = (brought[event.face] - sum([brought[face] for face in die]) / len(die)) / DICE_WORLDS
    region = "" if event.region < 0 else state.board.regions[event.region].key
    wins = -1 if event.needed < 0 else sum([face >= event.needed for face in die])
    return Roll(region, event.needed, event.face, wins, len(die), luck)


def finish_turn(bot: PlannerBot, trial: Sketch, turn: object) -> None:
    """Let greedy play a turn to its end."""
    state = trial.state
    for _ in range(LONGEST):
        if state.over or state.turn is not turn:
            return
        legal = trial.listed()
        trial.advance(legal[0] if len(legal) == 1 else bot.greedy.think(trial, state.decider))


# Advice


def advise(game: Game, judge: str = JUDGE, worlds: int = WORLDS, seed: str = "advice") -> Advice:
    """What the player who must decide could do, the best first; there is one option at least."""
    state = game.state
    seat = state.decider
    bot = judge_of(judge, seed, seat)
    plan = line_of(bot, game.imagined(seat, bot.random), seat, [])
    others = [line for line in beginnings(bot, game, seat) if line != plan[: len(line)]]
    if len(others) >= MOST_OPTIONS:
        few = carried_on(bot, state, seat, others, max(1, worlds // 4))
        order = sorted(range(len(others)), key=lambda place: -sum(few[place][0]))
        others = [others[place] for place in order[: MOST_OPTIONS - 1]]
    lines = [plan]
    for place, begun in enumerate(others):  # each is carried out as well as the judge can, so that none is favoured
        fresh = judge_of(judge, f"{seed}:{place}", seat)
        lines.append(line_of(fresh, game.imagined(seat, fresh.random), seat, begun))
    results = carried_on(bot, state, seat, lines, worlds)
    ends = results
    if bot.rounds:  # it does not look to the end, so somebody else does
        ends = carried_on(PlannerBot(seed, seat), state, seat, lines, max(2, worlds // 4))
    order = sorted(range(len(lines)), key=lambda place: -sum(results[place][0]))
    best = results[order[0]][0]
    options: list[Option] = []
    for place in order:
        margins = results[place][0]
        behind = Estimate.of([one - other for one, other in zip(best, margins, strict=True)])
        now = this_turn(bot, game, seat, lines[place])
        more = mean(ends[place][1])
        options.append(Option(told(game, lines[place]), Estimate.of(margins), behind, now, more))
    return Advice(state.round, seat, options)


def beginnings(bot: PlannerBot, game: Game, seat: int) -> list[list[Action]]:
    """The choices that matter here: races to take, playing on or declining, or ways to conquer."""
    if game.state.asks:
        return []
    legal = game.listed()
    if len(legal) < 2:
        return []
    verbs = [action.do for action in legal]
    if PICK in verbs:
        return [[action] for action in legal if action.do == PICK]
    if DECLINE in verbs:
        last = next(action for action in reversed(legal) if action.do != DECLINE)
        stay = next((action for action in legal if action.do == EXPAND), last)
        return [[stay], *[[action] for action in legal if action.do == DECLINE]]
    if game.state.step == CONQUER_STEP:
        sample = imagined(game.state, seat, bot.random)
        plans = bot.conquests(Sketch(sample, Seeded(f"plans:{bot.random.random()}")), seat)
        return [plan.actions for plan in plans]
    return []


def this_turn(bot: PlannerBot, game: Game, seat: int, line: list[Action]) -> list[tuple[str, str, float]]:
    """The coins of this turn by what they are for, on average; greedy plays what the line leaves open."""
    sums: Counter[tuple[str, str]] = Counter()
    for _ in range(DICE_WORLDS):
        trial = Match(imagined(game.state, seat, bot.random), Seeded(f"turn:{bot.random.random()}"))
        turn = trial.state.turn
        events: list[Event] = []
        left = list(line)
        for _ in range(LONGEST):
            state = trial.state
            if state.over or state.turn is not turn:
                break
            wanted = left.pop(0) if left and state.decider == seat else None
            action = None if wanted is None else trial.known(wanted)
            if action is None:
                left = []
                action = bot.greedy.think(Sketch(state.copy(), trial.chance), state.decider)
            events += trial.advance(action)
        for race, source, coins in paid_out(events, seat):
            sums[race, source] += coins
    return [(race, source, coins / DICE_WORLDS) for (race, source), coins in sums.items() if coins]


def paid_out(events: list[Event], seat: int) -> Iterator[tuple[str, str, int]]:
    """What a seat got and gave: race, what for, coins."""
    for event in events:
        if isinstance(event, CoinsEarned) and event.player == seat:
            yield from event.items
        elif isinstance(event, ComboTaken) and event.player == seat:
            yield event.race, "combos", -event.paid
            yield event.race, "found", event.found
        elif isinstance(event, CoinsPaid) and seat in (event.player, event.to):
            yield "", event.what, event.coins if event.to == seat else -event.coins
