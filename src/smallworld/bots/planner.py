"""A bot that looks ahead: it lets the game be played on many times, and does what came out best."""

import time
from typing import Final, final

from smallworld.bots.bot import Bot
from smallworld.bots.liking import liking
from smallworld.bots.net import Judge, net_for
from smallworld.bots.quick import Quick
from smallworld.bots.simple import GreedyBot, best_conquests, best_offers, judge
from smallworld.bots.value import Table, table_for, value
from smallworld.bots.worth import V1, Targets
from smallworld.engine.actions import DECLINE, DECLINE_NOW, EXPAND, EXPAND_NOW, PICK, ROLL, Action
from smallworld.engine.chance import Seeded
from smallworld.engine.look import Look
from smallworld.engine.sketch import Sketch
from smallworld.engine.state import NOBODY, State
from smallworld.engine.steps.step import CONQUER_STEP
from smallworld.game import Game
from smallworld.record.imagine import imagined

MOST_SAMPLES: Final = 400
FIRST_MOVES: Final = 8
"""How many beginnings of a conquest are looked at."""

FAR_BEHIND: Final = 6.0
"""A plan that looks so many coins worse at the end of the turn is not tried out."""

GREEDY: Final = 0
FIRST_GREEDY: Final = 1
CRUDE: Final = 2
"""How somebody is imagined to play."""

SMALL_TABLE: Final = 2
"""Players up to whom crude replies are good enough for a first sight."""

LARGE_TABLE: Final = 5
"""Players from whom on a first sight takes in two worlds."""

LONGEST: Final = 20_000
"""Actions after which a rollout is given up; no game has so many."""


@final
class Plan:
    """The first actions of what might be done; the rest is left to greedy."""

    def __init__(self, actions: list[Action], worth: float = 0.0) -> None:
        self.actions: Final = actions
        self.worth: Final = worth  # as it looks at the end of the turn
        self.total = 0.0  # of all its rollouts
        self.liking = 0.0  # what the bot's character, or its haste, adds to each


class PlannerBot(Bot):
    """Decides on a new race, on declining and on whole conquests by rollouts; the rest is greedy's.

    All candidates meet the same stacks, dice and rivals, so that luck does not decide between them; the worse half is
    dropped again and again, so that the best are compared most often. The rivals are greedy, the first greedy that
    there was, or crude. `n` rollouts are spent on each candidate on average, or `ms` milliseconds on a turn: then the
    clock decides and no two games need be alike.
    """

    def __init__(
        self,
        seed: int | str,
        seat: int,
        n: int = 6,
        ms: int = 0,
        plans: int = 4,
        rounds: int = 0,
        crude: int = 30,
        v1: int = 0,
        style: int = 0,
    ) -> None:
        super().__init__(seed, seat)
        self.n: Final = n
        self.ms: Final = ms
        self.plans: Final = plans  # conquests compared in a turn; less than 2: greedy's
        self.rounds: Final = rounds  # rollouts end so many rounds later, and the value judges; 0: at the end
        self.crude: Final = crude / 100  # how often a rival is imagined as a crude player
        self.first: Final = v1 / 100  # how often one of the others is imagined as the first greedy
        self.greedy: Final = GreedyBot(f"{seed}:rollout", seat)
        self.first_greedy: Final = GreedyBot(f"{seed}:rollout", seat, V1)
        self.style: Final = style  # its character
        self.own: Final = GreedyBot(f"{seed}:own", seat, style=style) if style else self.greedy
        self.todo: list[Action] = []  # the rest of a plan
        self.planned = -1  # the turn whose conquests have been planned
        self.turn = -1
        self.spent = 0.0  # seconds of this turn
        self.table: Table = []

    def choose(self, game: Game, seat: int) -> Action:
        began = time.perf_counter() if self.ms else 0.0
        state = game.state
        turn = state.round * state.players + state.seat
        if turn != self.turn:
            self.turn = turn
            self.spent = 0.0
            self.todo = []
        action = self.decided(Sketch(state, game.chance), seat)
        if self.ms:
            self.spent += time.perf_counter() - began
        return action

    def decided(self, game: Sketch, seat: int) -> Action:
        """By a rollout if it matters."""
        state = game.state
        if state.asks:
            return self.own.think(game, seat)
        verbs = [action.do for action in game.listed()]
        if PICK in verbs:
            return self.pick(game, seat)
        if EXPAND in verbs and DECLINE in verbs:
            return self.declare(game, seat)
        if state.step == CONQUER_STEP:
            return self.conquer(game, seat)
        if DECLINE in verbs:
            return self.decline_late(game, seat)
        return self.own.think(game, seat)

    # What is decided by rollouts

    def pick(self, game: Sketch, seat: int) -> Action:
        """A new race."""
        picks = [Plan([action]) for action in game.listed() if action.do == PICK]
        best = self.best(game, seat, picks)
        return self.own.think(game, seat) if best is None else best.actions[0]

    def declare(self, game: Sketch, seat: int) -> Action:
        """Is it time for a new race?"""
        if game.state.rounds == game.state.round:
            return EXPAND_NOW
        best = self.best(game, seat, [Plan([EXPAND_NOW]), Plan([DECLINE_NOW])])
        return self.own.think(game, seat) if best is None else best.actions[0]

    def decline_late(self, game: Sketch, seat: int) -> Action:
        """The same at the end of the turn, for those who may."""
        usual = self.own.think(game, seat)
        if game.state.rounds == game.state.round:
            return usual
        others = [action for action in game.listed() if action.do != DECLINE]
        stay = others[-1] if usual.do == DECLINE else usual
        best = self.best(game, seat, [Plan([stay]), Plan([DECLINE_NOW])])
        return usual if best is None else best.actions[0]

    def conquer(self, game: Sketch, seat: int) -> Action:
        """The next action of a plan, which is made once a turn."""
        state = game.state
        if self.todo:
            wanted = self.todo.pop(0)
            for action in game.listed():
                if action.same(wanted):
                    return action
            self.todo = []  # the die or a surprise was against it
        me = state.tribe(state.turn.acting)
        turn = self.turn * len(state.tribes) + me.slot
        if self.plans > 1 and me.active and self.planned != turn:
            self.planned = turn
            best = self.best(game, seat, self.conquests(game, seat))
            if best is not None:
                self.todo = best.actions[1:]
                return best.actions[0]
        return self.own.think(game, seat)

    # Plans

    def conquests(self, game: Sketch, seat: int) -> list[Plan]:
        """Greedy's way, and others that look about as good at the end of the turn."""
        state = game.state
        legal = game.listed()
        if any([action.do == ROLL for action in legal]):
            return []
        look = Look(state)
        me = state.tribe(state.turn.acting)
        found = [Plan([self.own.think(game, seat)], judge(state, seat) + 1000.0)]
        seen: list[int] = []
        for weight in (1.0, 0.0):
            targets = Targets(look, me, state.rounds - state.round)
            for region in list(targets.takes):
                if targets.takes[region] > 0:
                    targets.takes[region] *= weight
            tries = best_offers(look, me, targets, legal, 2) + best_conquests(look, me, targets, legal, FIRST_MOVES)
            for action in tries:
                plan, regions = self.play_through(game, seat, action, targets)
                if plan is not None and regions not in seen:
                    seen.append(regions)
                    found.append(plan)
        found.sort(key=lambda plan: -plan.worth)
        return [plan for plan in found[: self.plans] if plan.worth > found[min(1, len(found) - 1)].worth - FAR_BEHIND]

    def play_through(self, game: Sketch, seat: int, first: Action, targets: Targets) -> tuple[Plan | None, int]:
        """A conquest from its beginning to the end, and the regions that are held then."""
        trial = game.copy()
        state = trial.state
        coins, dice, slot = state.coins[seat], state.dice, state.turn.acting
        actions = [first]
        trial.advance(first)
        while state.step == CONQUER_STEP and state.seat == seat and not state.asks and state.turn.acting == slot:
            look = Look(state)
            me = state.tribe(slot)
            legal = trial.listed()
            found = best_offers(look, me, targets, legal, 1) or best_conquests(look, me, targets, legal, 1)
            if not found or state.dice != dice:
                break
            actions.append(found[0])
            trial.advance(found[0])
        if state.over or state.seat != seat:
            return None, 0
        worth = judge(state, seat) + state.coins[seat] - coins
        return Plan(actions, worth), state.tribe(slot).regions

    # Rollouts

    def best(self, game: Sketch, seat: int, plans: list[Plan]) -> Plan | None:
        """The plan that does best; None if there is nothing to compare, or no time for it."""
        if len(plans) < 2:
            return plans[0] if plans else None
        limit = 0.0
        if self.ms:
            limit = time.perf_counter() + max(0.0, self.ms / 1000 - self.spent) / 2
        for plan in plans:
            plan.liking = self.leaning(game, seat, plan)
        rounds = (len(plans) - 1).bit_length()
        each = self.worlds(game.state.players) * len(plans)
        left = plans
        tried = 0
        for stage in range(rounds):
            number = max(1, each // (rounds * len(left))) if self.counts() else MOST_SAMPLES
            until = limit - (limit - time.perf_counter()) * (rounds - 1 - stage) / (rounds - stage) if self.ms else 0.0
            for _ in range(number):
                if not self.sample(game, seat, left, until):
                    break
                tried += 1
            if not tried:
                return None
            left = sorted(left, key=lambda plan: -plan.total)
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def counts(self) -> bool:
        """Are rollouts counted? Otherwise there are as many as the clock allows."""
        return not self.ms

    def sample(self, game: Sketch, seat: int, plans: list[Plan], until: float) -> bool:
        """One more rollout of each plan, all in the same imagined world; False if time ran out before it was done."""
        state = imagined(game.state, seat, self.random)
        chance = Seeded(f"rollout:{self.random.random()}")
        minds = self.company(state.players, seat)
        results: list[float] = []
        for plan in plans:
            if self.ms and time.perf_counter() >= until:
                return False
            trial = Sketch(state.copy(), chance)
            results.append(self.play_on(trial, seat, plan, minds))
        for plan, result in zip(plans, results, strict=True):
            plan.total += result + plan.liking
        return True

    def leaning(self, game: Sketch, seat: int, plan: Plan) -> float:
        """By how many coins the bot likes a plan more than its rollouts say."""
        return liking(self.style, game, seat, plan.actions) if self.style else 0.0

    def beyond(self, state: State, seat: int) -> float:
        """What a rollout that is cut off would still bring."""
        if not self.table:
            self.table = table_for(state.rules.edition, state.players)
        return value(self.table, state, seat)

    def worlds(self, players: int) -> int:
        """Rollouts for each candidate, on average."""
        return self.n

    def company(self, players: int, seat: int) -> list[int]:
        """How each seat is imagined to play."""
        minds = [CRUDE if self.random.random() < self.crude else GREEDY for _ in range(players)]
        if self.first:
            minds = [FIRST_GREEDY if mind == GREEDY and self.random.random() < self.first else mind for mind in minds]
        minds[seat] = GREEDY
        return minds

    def play_on(self, game: Sketch, seat: int, plan: Plan, minds: list[int]) -> float:
        """Follow the plan as far as that is possible, then play on to the end; the margin."""
        state = game.state
        last = state.round + self.rounds - 1 if self.rounds else state.rounds
        for wanted in plan.actions:
            if state.decider != seat:
                break
            for action in game.listed():
                if action.same(wanted):
                    game.advance(action)
                    break
            else:
                break
        quick = Quick()
        for _ in range(LONGEST):
            decider = state.decider
            if decider == NOBODY:
                break
            if state.round > last and state.seat == seat and not state.asks:
                return margin(state, seat) + self.beyond(state, seat)
            legal = game.listed()
            if len(legal) == 1:
                game.advance(legal[0])
            elif minds[decider] == CRUDE:
                game.advance(quick.think(game))
            elif minds[decider] == FIRST_GREEDY:
                game.advance(self.first_greedy.think(game, decider))
            else:
                game.advance(self.greedy.think(game, decider))
        return margin(state, seat)


class HeuristicBot(PlannerBot):
    """Sees a turn only as far as the rivals' replies, imagined crudely, and lets the fitted value judge: quick.

    `ms` is only for machines on which it would not be: it cuts short, and brings no rollout more.
    """

    def __init__(self, seed: int | str, seat: int, n: int = 3, ms: int = 0, style: int = 0) -> None:
        super().__init__(seed, seat, n=n, ms=ms, plans=0, rounds=1, crude=100, style=style)

    def counts(self) -> bool:
        return True


class ExpertBot(PlannerBot):
    """A planner whose rollouts end with the rivals' replies: a value learned from its own games judges what follows."""

    def __init__(
        self,
        seed: int | str,
        seat: int,
        n: int = 14,
        ms: int = 0,
        plans: int = 8,
        rounds: int = 1,
        crude: int = 30,
        v1: int = 50,
        style: int = 0,
    ) -> None:
        super().__init__(seed, seat, n=n, ms=ms, plans=plans, rounds=rounds, crude=crude, v1=v1, style=style)
        self.judge: Judge | None = None

    def beyond(self, state: State, seat: int) -> float:
        judge = self.judge
        if judge is None or judge.rules is not state.rules:
            judge = self.judge = Judge(net_for(state.rules.edition), state)
        return judge.agreed(state, seat)


class KeenBot(ExpertBot):
    """Does what looks best at first sight: one world and its replies for each way to go on, then the learned value.

    A single rival may be imagined as crude, which is quick; with more of them too much happens before one's next turn.
    At such tables the first greedy is the better one to imagine, and at the largest one world tells too little.
    In `haste` it misjudges races and declines by up to so many coins; what it can take it sees as well as ever.
    `ms` only cuts short, as for `HeuristicBot`.
    """

    def __init__(self, seed: int | str, seat: int, ms: int = 0, style: int = 0, haste: int = 0) -> None:
        super().__init__(seed, seat, n=1, ms=ms, plans=4, crude=100, v1=0, style=style)
        self.haste: Final = float(haste)

    def counts(self) -> bool:
        return True

    def leaning(self, game: Sketch, seat: int, plan: Plan) -> float:
        liked = super().leaning(game, seat, plan)
        hasty = self.haste > 0 and game.state.step != CONQUER_STEP
        return liked + self.haste * self.random.random() if hasty else liked

    def worlds(self, players: int) -> int:
        return 1 if players < LARGE_TABLE else 2

    def company(self, players: int, seat: int) -> list[int]:
        if players <= SMALL_TABLE:
            return super().company(players, seat)
        return [GREEDY if other == seat else FIRST_GREEDY for other in range(players)]


def margin(state: State, seat: int) -> float:
    """By how many coins a seat, or its team, is ahead of the others: of their mean and of the best of them."""
    teams = state.rules.teams or state.players
    coins = [0] * teams
    for other in range(state.players):
        coins[other % teams] += state.coins[other]
    mine = coins.pop(seat % teams)
    return mine - (sum(coins) / len(coins) + max(coins)) / 2
