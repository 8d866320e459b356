"""A person at the prompt: shows what can be done and understands what is typed."""

import contextlib
import re
import sys
import textwrap
from typing import Any, Final

from smallworld.bots.simple import GreedyBot
from smallworld.cli.common import Mistake
from smallworld.cli.draft import Draft
from smallworld.cli.files import write_file
from smallworld.cli.teller import Teller
from smallworld.engine.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    DEPLOY,
    END,
    EXPAND,
    GIVE_UP,
    PICK,
    REINFORCE,
    ROLL,
    USE,
    VERBS,
    Action,
)
from smallworld.engine.bits import bits
from smallworld.engine.look import Look
from smallworld.engine.match import Illegal
from smallworld.engine.state import Ask
from smallworld.engine.steps import STEP_NAMES
from smallworld.engine.steps.ask import must_lie, places
from smallworld.game import Game
from smallworld.text.table import column_lines, short_names, table_lines
from smallworld.text.words import Words, action_line, name_of, some
from smallworld.words import brief, nearest

Json = dict[str, Any]

HELP: Final = """\
  3                  do number 3 of the list
  conquer 07         or: reinforce, abandon, give up a region; end, roll, expand, decline
  conquer goat crag  wherever a region is typed, its name will do
  07=3 09=1          to place tokens or markers: how many in each region; just Enter spreads them for you
  +07  -07           place one marker, take one back, in any order; then Enter. The same for regions to give up
  board  column      show the table again; show the combinations on offer
  why 07             what a region costs, item by item, and its neighbours
  hint  auto         see what the greedy bot would do; let it do that
  undo               take back the last action, but not past a die roll or a reveal
  rules WORDS        look up a rule, such as: rules trolls
  save FILE          save the game
  quit               leave, saving if you like"""

COMMANDS: Final = ("?", "help", "board", "column", "why", "hint", "auto", "undo", "rules", "save", "quit")

VERBATIM: Final = ("rules", "save")
"""Behind these, a word is no region."""

ORDER: Final = (PICK, EXPAND, DECLINE, CONQUER, USE, REINFORCE, ROLL)
"""The order in which actions are listed; others follow, `end` comes last."""


class Left(Exception):
    """The person leaves the table."""


class Person:
    """Decides by asking the person at the terminal."""

    def __init__(self, game: Game, seat: int, words: Words, teller: Teller) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.words: Final = words
        self.teller: Final = teller
        self.advisor: Final = GreedyBot("advisor", seat)
        self.round_seen = 0
        self.listed: list[Action] = []
        self.draft: Final = Draft(game, words)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives the prompt its history

    def decide(self) -> None:
        """Ask until something is done."""
        game = self.game
        if game.state.seat == self.seat and self.round_seen != game.state.round:
            self.round_seen = game.state.round
            self.show_table(title=False)
        done = len(game.history)
        self.show_choices()
        while len(game.history) == done and not game.over:
            try:
                self.obey(self.read())
            except Illegal as problem:
                print(f"  {problem.reason}")
            except Mistake as problem:
                print(f"  {problem}")

    def read(self) -> str:
        """A line from the person; the end of the input is an EOFError."""
        prompt = self.teller.paint.seat(f"{self.words.letter(self.seat)}> ", self.seat)
        if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
            if "readline" in sys.modules:  # it must know that colours take no space
                prompt = re.sub("(\x1b\\[[0-9;]*m)", "\x01\\1\x02", prompt)
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.strip())
        return line.strip()

    # What can be done

    def show_table(self, title: bool = True) -> None:
        """The board, with the prices of what can be taken."""
        lines = table_lines(self.game, self.words, self.teller.paint, self.teller.width, self.prices())
        print("", *lines[not title :], sep="\n")

    def prices(self) -> dict[str, str]:
        """What each region in reach costs now: →3, or →5? when it needs the die."""
        notes: dict[str, str] = {}
        for action in self.game.legal():
            if action.do in (CONQUER, REINFORCE):
                key = self.game.state.board.regions[action.region].key
                notes[key] = f"→{self.game.explain(key).price}{'' if action.do == CONQUER else '?'}"
        return notes

    def show_choices(self) -> None:
        """The numbered list, or the question of where tokens go."""
        game = self.game
        state = game.state
        print()
        self.draft.look()
        if state.asks and state.asks[0].kind == DEPLOY:
            self.show_deployment(state.asks[0])
            return
        self.show_situation()
        legal = [action for action in game.legal() if not self.draft.holds(action)]
        rank = {do: place for place, do in enumerate(ORDER)}
        rank[END] = 99
        self.listed = sorted(
            [action for action in legal if action.do != ABANDON],
            key=lambda action: (rank.get(action.do, 50), self.dearness(action)),
        )
        for number, action in enumerate(self.listed, 1):
            enter = " (Enter)" if len(self.listed) == 1 and not self.draft.verb else ""
            line = f"  {number:2}  {action_line(self.words, game, action)}{enter}"
            print(textwrap.fill(line, self.teller.width, subsequent_indent=" " * 6))
        leave = [self.words.spot(state.board.regions[action.region].key) for action in legal if action.do == ABANDON]
        if leave:
            self.say(f"abandon REGION: {', '.join(leave)}", " " * 6)

    def dearness(self, action: Action) -> int:
        """Cheap conquests come first, everything else stays in order."""
        if action.do in (CONQUER, REINFORCE):
            return self.game.explain(self.game.state.board.regions[action.region].key).price
        return 0

    def show_situation(self) -> None:
        """One line before the list: whose race, how many tokens, what the turn would bring."""
        state = self.game.state
        if self.draft.verb:
            self.show_draft()
        elif STEP_NAMES[state.step] == "pick":
            race, power = (state.rules.races[state.column_races[0]], state.rules.powers[state.column_powers[0]])
            words = f"rules {race.key.replace('_', ' ')}, rules {power.key.replace('_', ' ')}"
            print(f"  Pick a race with its power. To read about them: {words}.")
        elif STEP_NAMES[state.step] == "conquer":
            me = state.tribe(state.turn.acting)
            coins = sum(item[2] for item in self.game.income(self.seat))
            die = "" if state.turn.roll < 0 else f", the die shows {state.turn.roll}"
            hand = f"{some(me.hand, 'token')} in hand{die}"
            print(f"  {self.words.name(me.race.key)}: {hand}. The turn would score {some(coins, 'coin')} so far.")

    def show_draft(self) -> None:
        """What is placed or given up one by one, and how to say it."""
        for line in self.draft.lines():
            self.say(line)
        first, last = self.draft.open[0], self.draft.open[-1]
        self.say(f"Type +{last} +{first} … in any order; -{last} takes one back. Just press Enter to let a bot choose.")
        if self.draft.regions:
            self.say(self.draft.so_far())

    def show_deployment(self, ask: Ask) -> None:
        """How many tokens or pieces go where."""
        state = self.game.state
        regions = bits(ask.mask)
        self.listed = []
        if ask.piece >= 0:
            name = name_of(state.rules.pieces[ask.piece].key).lower()
            most = "" if must_lie(Look(state), ask.piece) else "up to "
            print(f"  Place {most}{some(ask.number, name)}.")
            self.say(f"Regions: {', '.join(self.words.spot(state.board.regions[r].key) for r in regions)}")
        else:
            tribe = state.tribe(ask.tribe)
            total = ask.number + sum(place.keeps for place in places(Look(state), ask))
            least = "one" if tribe.garrison == 1 else "two"
            race = self.words.name(tribe.race.key)
            print(f"  Place {race}: {some(total, 'token')} in all, at least {least} in each region.")
            now = [f"{self.words.spot(state.board.regions[r].key)} {state.tokens[r]}" for r in regions]
            self.say(f"Now: {', '.join(now)}")
        first, number = state.board.regions[regions[0]].key, min(ask.number, 2)
        print(f"  Type for example {first}={number} …, or just press Enter for a sensible spread.")

    # What is typed

    def obey(self, line: str) -> None:
        """Do what the line asks for."""
        if line.partition(" ")[0].lower() not in VERBATIM:
            line = self.words.keyed(line)
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        ask = self.game.state.asks[0] if self.game.state.asks else None
        if not word:
            if ask is not None and ask.kind == DEPLOY:
                self.spread_for_me(ask)
            elif self.draft.regions:
                self.do(self.draft.answer(self.draft.regions))
            elif self.draft.verb:
                self.place_for_me()
            elif len(self.listed) == 1:
                self.do(self.listed[0])
            else:
                self.show_choices()
        elif word.isdecimal() and self.listed:
            self.do_number(word)
        elif self.draft.verb and word[0] in "+-":
            self.change_draft(line)
        elif "=" in line:
            self.do(self.redeployment(line))
        elif word in ("?", "help", "h"):
            print(HELP)
        elif word in ("board", "b"):
            self.show_table()
        elif word in ("column", "c"):
            print(*column_lines(self.game, self.words), sep="\n")
        elif word == "why":
            self.why(rest)
        elif word == "hint":
            self.say(f"The greedy bot would: {action_line(self.words, self.game, self.advisor.decide(self.game))}")
        elif word == "auto" and ask is not None and ask.kind == DEPLOY:
            self.spread_for_me(ask)
        elif word == "auto" and self.draft.verb:
            self.place_for_me()
        elif word == "auto":
            self.do(self.advisor.decide(self.game))
        elif word == "undo" and self.draft.regions:
            self.draft.regions.pop()
            self.say(self.draft.so_far())
        elif word == "undo":
            self.game.undo()
            print("  Taken back.")
        elif word == "rules":
            self.rules(rest)
        elif word == "save":
            self.save(rest)
        elif word in ("quit", "q", "exit"):
            raise Left
        else:
            self.do_words(line)

    def do(self, action: Action | Json) -> None:
        """Play it and say what happened."""
        self.teller.hear(self.game, self.game.play(action))
        if self.game.state.decider == self.seat:
            self.teller.say_all(self.game)

    def do_number(self, word: str) -> None:
        """An action of the list."""
        number = int(word[:9])
        if not 1 <= number <= len(self.listed):
            raise Mistake(f"The list goes from 1 to {len(self.listed)}; ? shows what else you can type.")
        self.finish(self.listed[number - 1])

    def finish(self, action: Action | Json) -> None:
        """Do it; the end of a step includes what was placed in it."""
        ends = action.do == END if isinstance(action, Action) else action["do"] == END
        self.do(self.draft.answer(self.draft.regions) if ends and self.draft.regions else action)

    def change_draft(self, line: str) -> None:
        """+07 -09: one more here, one less there."""
        before = self.draft.regions[:]
        try:
            for part in line.replace(",", " ").split():
                region = self.region(part.lstrip("+-"))
                if part[0] == "-":
                    self.draft.take(region)
                else:
                    self.draft.add(region)
        except Mistake:
            self.draft.regions = before
            raise
        self.say(self.draft.so_far())

    def do_words(self, line: str) -> None:
        """conquer 07, end, or just a region."""
        words = line.lower().split()
        if words[:2] == ["give", "up"]:
            words = [GIVE_UP, *words[2:]]
        if words[0] in VERBS:
            data: Json = {"do": words[0]}
            if len(words) > 1 and words[0] == PICK:
                self.do_number(words[1] if words[1].isdecimal() else "0")
                return
            if words[0] == PICK:
                raise Mistake("Which one? For example: pick 1.")
            if len(words) == 1 and words[0] in (ABANDON, CONQUER, REINFORCE, GIVE_UP):
                raise Mistake(f"Which region? For example: {words[0].replace('_', ' ')} 07.")
            if words[0] == GIVE_UP:
                data["regions"] = [self.region(word) for word in words[1:]]
            elif len(words) > 1:
                data["region"] = self.region(words[1])
            self.finish(data)
            return
        fitting: list[Action] = []
        with contextlib.suppress(Mistake):
            region = self.game.state.board.index[self.region(words[0])]
            fitting = [action for action in self.listed if action.region == region]
            if self.draft.verb and self.region(words[0]) in self.draft.open:
                self.change_draft(f"+{words[0]}")
                return
        if len(fitting) == 1:
            self.do(fitting[0])
            return
        raise Mistake(
            f"I do not understand {brief(line)}. {nearest(words[0], (*COMMANDS, *VERBS))} ? shows everything."
        )

    def region(self, word: str) -> str:
        """A region by its key, or by the end of it: 07 or 7 for 2p-07."""
        board = self.game.state.board
        if word in board.index:
            return word
        for key, short in short_names(board).items():
            if word.lower() in (key.lower(), short.lower(), short.lstrip("0").lower()):
                return key
        raise Mistake(f"There is no region {brief(word)}. {nearest(word, (*board.index, *self.words.places.values()))}")

    def redeployment(self, line: str) -> Json:
        """07=3 09=1 as one action."""
        tokens: dict[str, int] = {}
        for part in line.replace(",", " ").split():
            name, _, number = part.partition("=")
            if not number.isdecimal() or len(number) > 4:
                raise Mistake(f"{part!r:.40} is not region=number; write for example 07=3 09=1.")
            tokens[self.region(name)] = int(number)
        if self.draft.verb:
            return self.draft.answer([region for region, number in tokens.items() for _ in range(number)])
        return {"do": "redeploy", "tokens": tokens}

    def spread_for_me(self, ask: Ask) -> None:
        """Let the advisor answer until this question is settled."""
        game = self.game
        while game.state.asks and game.state.decider == self.seat:
            now = game.state.asks[0]
            if (now.kind, now.tribe, now.piece) != (ask.kind, ask.tribe, ask.piece):
                break
            self.teller.hear(game, game.play(self.advisor.decide(game)))
        if game.state.decider == self.seat:
            self.teller.say_all(game)

    def place_for_me(self) -> None:
        """Let the advisor place or give up everything that is asked for."""
        game, verb = self.game, self.draft.verb
        while self.draft.verb == verb and game.state.decider == self.seat:
            self.teller.hear(game, game.play(self.advisor.decide(game)))
            self.draft.look()
        if game.state.decider == self.seat:
            self.teller.say_all(game)

    # Looking things up

    def why(self, word: str) -> None:
        """The price of a region item by item, and its neighbours."""
        if not word:
            raise Mistake("Which region? For example: why 07.")
        key = self.region(word)
        told = self.game.explain(key)
        state = self.game.state
        items = " ".join(f"{number:+} {self.words.race(name).lower()}" for name, number in told.items)
        region = state.board.regions[state.board.index[key]]
        symbols = f" with {', '.join(region.symbols)}" if region.symbols else ""
        self.say(f"{self.words.region(key)}{symbols}: {items} = {some(told.price, 'token')}. {told.reason}")
        if told.code == "die":
            self.say(f"{told.hand} in hand: {told.wins} of {len(state.rules.die)} faces of the die will do.")
        self.say(f"It borders on {', '.join(self.words.region(other) for other in region.neighbours)}.")

    def say(self, text: str, indent: str = "  ") -> None:
        """Some sentences, no wider than the screen."""
        print(textwrap.fill(text, self.teller.width, initial_indent=indent, subsequent_indent=indent))

    def rules(self, words: str) -> None:
        """Ask the rule catalogue."""
        from smallworld.cli.main import main  # the commands know each other only through the front door

        if not words:
            raise Mistake("Which rules? For example: rules trolls.")
        main(["rules", "--edition", self.game.setup.edition, "--", *words.split()])

    def save(self, path: str) -> None:
        """Keep the game in a file."""
        if not path:
            raise Mistake("Which file? For example: save evening.json.")
        write_file(path, self.game.to_json() + "\n")
        print(f"  Saved. Go on with: smallworld play --load {path}")
