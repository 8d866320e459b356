"""The referee plays every action on a table of its own too, by the catalogue, and reports what does not agree."""

from collections.abc import Iterable
from typing import Any, Final

from referee import compare, exams
from referee.base.book import Book as BaseBook
from referee.base.table import world_of as base_world
from referee.book import Book
from referee.compare import Choice, choice, facts_of, luck_of, misreported
from referee.table import Fact, Finding, Table
from referee.warcraft.book import Book as WarcraftBook
from referee.warcraft.table import world_of as warcraft_world
from referee.world import MOST_ACTIONS, ROUNDS, START_COINS
from smallworld.content.warcraft.options import WarcraftOptions
from smallworld.engine.actions import Action
from smallworld.engine.events import Event
from smallworld.engine.match import Illegal
from smallworld.game import Game
from smallworld.record import codec


class Violation(AssertionError):
    """A broken invariant: its id, what is wrong in one sentence, and after how many actions."""

    def __init__(self, invariant: str, sentence: str, at: int = -1) -> None:
        super().__init__(f"{invariant}: {sentence}")
        self.invariant: Final = invariant  # I-01 to I-30, or the rule of the catalogue that was broken
        self.sentence: Final = sentence
        self.at = at  # actions played when it was noticed

    def __repr__(self) -> str:
        return f"<{self.invariant} after {self.at} actions: {self.sentence}>"


def book_of(game: Game) -> Book[Any, Any]:
    """The rules of a game's edition."""
    state, options = game.state, game.setup.options
    if isinstance(options, WarcraftOptions):
        return WarcraftBook(warcraft_world(state.rules, state.board, options))
    return BaseBook(base_world(state.rules, state.board, options))


EXAMS = ("saving", "undoing", "soundness", "completeness", "prices", "writing")


class Referee:
    """Watches one game. `play` plays through it; or call `before` and `after` around `game.play`.

    The first violation is raised, or all are kept in `violations` if it only collects. Every
    `every`-th action one of the expensive exams is held in turn; 1 holds all of them after every
    action, 0 none. `shift` moves the first one, so that short games get their share.
    """

    def __init__(self, game: Game, every: int = 64, collect: bool = False, shift: int = 0) -> None:
        self.game = game
        self.every = every
        self.shift = shift
        self.collect = collect
        self.violations: list[Violation] = []
        self.book = book_of(game)
        self.world = self.book.world
        self.actions = 0
        self.exams = 0  # how many were taken
        self.picked: set[tuple[str, str]] = set()  # race and power that became active
        self.declined: set[tuple[str, str]] = set()
        self.undoable = len(game.history) - game.undo_floor
        self.kept = ""  # the position before this action, for the undo exam
        self.watch_from_here()
        self.inspect()

    # Watching

    def play(self, action: Action | dict[str, Any]) -> list[Event]:
        """Play an action under the referee's eyes. A refused one is refused, and must change nothing (I-23)."""
        if not isinstance(action, Action):
            action = codec.action_from_json(self.game.state, action)
        if not self.game.is_legal(action):
            return self.refuse(action)
        self.before(action)
        events = self.game.play(action)
        self.after(action, events)
        return events

    def before(self, action: Action) -> None:
        """To be called before an action that will be accepted."""
        state = self.game.state
        self.region = action.region
        holder = state.holder[action.region] if action.region >= 0 else -1
        keeper = state.tribes[holder] if holder > 0 else None
        self.target = None if keeper is None else (keeper.player, keeper.active)
        self.warded = holder > 0 and self.book.immune(state) >> action.region & 1 == 1
        attacker = state.tribes[state.turn.acting]
        self.attacker_active = attacker is not None and attacker.active
        self.truces = list(state.truces)
        self.dice, self.shuffles, self.draws = state.dice, state.shuffles, len(self.game.drawn)
        self.kept = exams.position_text(self.game) if "undoing" in self.due(self.actions + 1) else ""

    def after(self, action: Action, events: list[Event]) -> None:
        """To be called after the action was played, with its events."""
        self.actions += 1
        facts = facts_of(events)
        for fact in facts:
            if fact[0] == "combo_taken":
                self.picked.add((str(fact[3]), str(fact[4])))
            elif fact[0] == "tribe_declined":
                self.declined.add((str(fact[2]), str(fact[3])))
        if self.world.known:
            self.report(self.judge(action, facts))
        self.report(self.book.check(self.game.state))
        self.report(self.wards_hold(facts))
        self.report(self.ledger_balances(facts))
        self.report(self.chance_was_declared(facts))
        self.report(self.decisions(facts))
        self.undo_is_offered_rightly(facts)
        for exam in self.due(self.actions):
            self.exams += 1
            self.report(self.take(exam))

    def refuse(self, action: Action) -> list[Event]:
        """Let the game refuse an action and see that nothing changed."""
        text = exams.whole_text(self.game)
        try:
            self.game.play(action)
        except Illegal as refused:
            if not refused.code or not refused.reason:
                self.report([("I-30", f"{action} was refused without a code or a reason")])
            if exams.whole_text(self.game) != text:
                self.report([("I-23", f"the refused {action} changed the game")])
            raise
        self.report([("I-28", f"{action} is not legal and was accepted")])
        return []

    def undo(self) -> None:
        """Take the last action back, and go on watching from there."""
        self.game.undo()
        self.undoable -= 1
        self.watch_from_here()

    def watch_from_here(self) -> None:
        """Read the position again, after it was changed by something other than an action."""
        state = self.game.state
        self.table: Table = self.book.table(state)
        self.ledger = list(state.coins)
        self.money = sum(state.coins) + sum(state.column_coins)
        self.last = (state.round, (state.seat - state.first) % state.players)
        self.natives = state.holder.count(0)
        self.decider_before = self.game.decider
        self.conquered = bool(state.turn.conquests)
        self.over_the_hill = state.turn.declining

    def finish(self) -> None:
        """The game is over, or watching ends: the history is played once more (I-25)."""
        self.report(exams.replaying(self.game))

    # Judging

    def inspect(self) -> None:
        """Judge the position as it is: everything that shows without an action."""
        self.report(self.book.check(self.game.state))
        self.report(self.decisions([]))
        if self.world.known:
            self.report(compare.listed(self.world, self.book.choices(self.table), self.choices()))

    def opening(self) -> None:
        """I-13, I-05: a new game before its first turn; positions need not begin like this (B-SETUP-02 to -07)."""
        game, state = self.game, self.game.state
        if self.world.printed and not game.setup.board and state.rounds != ROUNDS[state.players]:
            self.report([("I-13", f"a game of {state.players} has {state.rounds} rounds")])
        if {r for r, slot in enumerate(state.holder) if slot == 0} != self.world.natives:
            self.report([("I-05", "the natives do not stand on their symbols")])
        self.report(self.book.opening(state))
        if (state.round, set(state.coins), sum(state.column_coins)) != (1, {START_COINS}, 0):
            self.report(
                [("I-11", f"round {state.round} begins with {state.coins}, {state.column_coins} on the column")]
            )

    def choices(self) -> set[Choice]:
        """What the game lists, as plain data (I-29: nothing twice)."""
        legal = self.game.legal()
        found = {choice(action) for action in legal}
        if len(found) != len(legal):
            twice = sorted({repr(action) for action in legal if legal.count(action) > 1})
            self.report([("I-29", f"listed twice: {', '.join(twice)}")])
        return found

    def judge(self, action: Action, facts: list[Fact]) -> list[Finding]:
        """Play the action by the catalogue and compare: events, position, what may be done next."""
        state = self.game.state
        try:
            self.book.perform(self.table, action, luck_of(self.world, facts, state))
        except (KeyError, IndexError, StopIteration, AssertionError, ValueError) as problem:
            self.watch_from_here()
            return [("I-27", f"by the catalogue {action} cannot be played here: {problem!r}")]
        found = misreported(self.table.facts, facts)
        found += compare.differences(self.table, state)
        found += self.book.differences(self.table, state)
        if found:
            self.table = self.book.table(state)  # report a fault once
        return found + list(compare.listed(self.world, self.book.choices(self.table), self.choices()))

    def wards_hold(self, facts: list[Fact]) -> Iterable[Finding]:
        """I-07: nobody takes a region that a Hole, Hero or Dragon guards, nor one that a peace closes."""
        for fact in facts:
            if fact[0] in ("region_taken", "attack_failed") and self.target is not None:
                seat, (owner, active) = fact[1], self.target
                if self.warded and owner != seat:
                    yield "I-07", f"seat {seat} attacked {self.world.names[self.region]}, which is immune"
                if active and self.attacker_active and owner != seat and self.truces[owner] == seat:
                    yield "I-07", f"seat {seat} broke the peace with seat {owner}"

    def ledger_balances(self, facts: list[Fact]) -> Iterable[Finding]:
        """I-11: coins are what was earned, paid and found, and no coin comes from nowhere."""
        state = self.game.state
        for fact in facts:
            if fact[0] == "combo_taken":
                _, seat, place, _, _, paid, found, _ = fact
                assert isinstance(seat, int) and isinstance(place, int)
                assert isinstance(paid, int) and isinstance(found, int)
                self.ledger[seat] += found - paid
                if paid != min(place, self.ledger[seat] + paid - found):  # W-TEAM-03: or all they have
                    yield "I-10", f"combination {place} cost {paid}"
            elif fact[0] == "coins_earned":
                _, seat, coins, items = fact
                assert isinstance(seat, int) and isinstance(coins, int) and isinstance(items, tuple)
                self.ledger[seat] += coins
                self.money += coins
                if coins != sum(item[2] for item in items):
                    yield "I-11", f"the items of {coins} coins do not add up: {items}"
            elif fact[0] == "coins_paid":
                _, seat, to, coins, _ = fact
                assert isinstance(seat, int) and isinstance(to, int) and isinstance(coins, int)
                for who, number in ((seat, -coins), (to, coins)):
                    if who >= 0:
                        self.ledger[who] += number
                        self.money += number
                if coins < 1 or seat == to:
                    yield "I-11", f"seat {seat} paid {coins} to {to}"
        if self.ledger != state.coins or min(state.coins) < 0:
            yield "I-11", f"the coins are {state.coins}, by what was told they should be {self.ledger}"
            self.ledger = list(state.coins)
        if self.money != sum(state.coins) + sum(state.column_coins):
            yield "I-11", "the coins of players and column together are not what the bank gave"
            self.money = sum(state.coins) + sum(state.column_coins)

    def chance_was_declared(self, facts: list[Fact]) -> Iterable[Finding]:
        """I-21: chance is asked only where an event says so."""
        state = self.game.state
        dice = len([fact for fact in facts if fact[0] == "die_rolled"])
        shuffles = self.book.shuffles(facts)
        if (state.dice - self.dice, state.shuffles - self.shuffles) != (dice, shuffles):
            yield "I-21", f"chance was asked {state.dice - self.dice} + {state.shuffles - self.shuffles} times"
        new = [(drawn.at, drawn.dice, len(drawn.shuffles)) for drawn in self.game.drawn[self.draws :]]
        faces = [fact[2] for fact in facts if fact[0] == "die_rolled"]
        if new != ([(len(self.game.history) - 1, faces, shuffles)] if dice or shuffles else []):
            yield "I-21", f"what chance gave is kept as {new}, with {faces} rolled"

    def decisions(self, facts: list[Fact]) -> Iterable[Finding]:
        """I-05, I-13, I-14, I-15, I-20: the game goes on, forward, and somebody can always act."""
        game, state = self.game, self.game.state
        now = (state.round, (state.seat - state.first) % state.players)
        if now < self.last:
            yield "I-13", f"the turn went back from {self.last} to {now}"
        self.last = now
        if state.over and now != (state.rounds, state.players - 1):
            yield "I-13", f"the game ended in round {state.round}, seat {state.seat}"
        if state.over:
            if game.decider is not None or game.legal():
                yield "I-14", "the game is over and somebody may still act"
        elif game.decider not in range(state.players) or not game.legal():
            yield "I-14", f"the game is not over and seat {game.decider} cannot act"
        if len(game.history) > MOST_ACTIONS:
            yield "I-15", f"the game goes on after {len(game.history)} actions"
        natives = state.holder.count(0)
        if natives > self.natives:
            yield "I-05", "natives came back"
        self.natives = natives
        for fact in facts:
            if fact[0] == "turn_started":
                self.conquered = self.over_the_hill = False
            elif fact[0] == "region_taken":
                self.conquered = self.conquered or fact[5] not in self.book.no_attacks
            elif fact[0] == "tribe_declined":
                self.over_the_hill = self.over_the_hill or fact[3] not in self.book.after_conquests
            if self.conquered and self.over_the_hill and self.world.known:  # a home-made ability may allow it
                yield "I-20", "a region was taken in the turn of decline"

    def undo_is_offered_rightly(self, facts: list[Fact]) -> None:
        """I-26: only what one player did since the last die, reveal or turn can be taken back."""
        kinds = {fact[0] for fact in facts}
        game = self.game
        seen = kinds & {
            "die_rolled",
            "badges_shuffled",
            "combo_revealed",
            "marker_revealed",
            "turn_started",
            "game_ended",
        }
        seen |= {"shuffle"} if self.book.shuffles(facts) else set()
        self.undoable = 0 if seen or game.decider != self.decider_before else self.undoable + 1
        self.decider_before = game.decider
        if game.can_undo != (self.undoable > 0):
            self.report([("I-26", f"undo is offered: {game.can_undo}; actions to take back: {self.undoable}")])

    # Exams

    def due(self, action: int) -> tuple[str, ...]:
        """The exams to hold after this many actions."""
        if self.every == 1:
            return EXAMS
        number = action + self.shift
        if self.every == 0 or number % self.every:
            return ()
        return (EXAMS[number // self.every % len(EXAMS)],)

    def take(self, exam: str) -> Iterable[Finding]:
        """One exam."""
        if exam == "saving":
            return exams.saving(self.game)
        if exam == "writing":
            return exams.writing(self.game)
        if exam == "undoing":
            return exams.undoing(self.game, self.kept)
        if exam == "soundness":
            return exams.soundness(self.game)
        if exam == "prices":
            return exams.prices(self.game, self.table, self.book.prices(self.table)) if self.world.known else ()
        return exams.completeness(self.game, self.book.words)

    def report(self, findings: Iterable[Finding]) -> None:
        """Raise the first finding, or keep them all."""
        for invariant, sentence in findings:
            violation = Violation(invariant, sentence, self.actions)
            self.violations.append(violation)
            if not self.collect:
                raise violation
