"""A person at the prompt: shows what can be done and understands what is typed."""

import contextlib
import os
import re
import sys
import textwrap
from typing import Any, Final

from smallworld.bots.simple import GreedyBot
from smallworld.cards.words import home_search, home_text
from smallworld.cli.common import Mistake
from smallworld.cli.draft import Draft
from smallworld.cli.files import Unwritten, write_file
from smallworld.cli.sets import game_banners
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
from smallworld.text.actions import action_line
from smallworld.text.names import LETTERS
from smallworld.text.places import spoken
from smallworld.text.say import ENGLISH
from smallworld.text.table import column_lines, short_names, table_lines
from smallworld.text.words import Words, nearest, typed
from smallworld.words import LONGEST

Json = dict[str, Any]

HELP_LINES: Final = range(1, 13)
COMMANDS: Final = ("help", "board", "column", "why", "hint", "auto", "undo", "rules", "save", "quit")
SHORT: Final = {"?": "help", "h": "help", "b": "board", "c": "column", "q": "quit", "exit": "quit"}

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
        self.verbs: Final = {own: verb for verb in (*VERBS, *COMMANDS) for own in typed(words, verb)}
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
                print(f"  {self.words.refusal(problem)}")
            except Mistake as problem:
                print(f"  {problem}")

    def read(self) -> str:
        """A line from the person; the end of the input is an EOFError."""
        prompt = self.teller.paint.seat(f"{LETTERS[self.seat]}> ", self.seat)
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
            self.say(self.words.said("term-abandon", where=", ".join(leave)), " " * 6)

    def dearness(self, action: Action) -> int:
        """Cheap conquests come first, everything else stays in order."""
        if action.do in (CONQUER, REINFORCE):
            return self.game.explain(self.game.state.board.regions[action.region].key).price
        return 0

    def show_situation(self) -> None:
        """One line before the list: whose race, how many tokens, what the turn would bring."""
        state, words = self.game.state, self.words
        if self.draft.verb:
            self.show_draft()
        elif STEP_NAMES[state.step] == "pick":
            race = words.name("race", state.rules.races[state.column_races[0]].key)
            power = words.name("power", state.rules.powers[state.column_powers[0]].key, ending="")
            look = ", ".join(f"{typed(words, 'rules')[0]} {name.lower()}" for name in (race, power))
            self.say(f"{words.said('ui-prompt-pick')}. {words.said('term-read', words=look)}")
        elif STEP_NAMES[state.step] == "conquer":
            me = state.tribe(state.turn.acting)
            coins = sum(item[2] for item in self.game.income(self.seat))
            hand = words.said("ui-in-hand", tokens=me.hand)
            die = "" if state.turn.roll < 0 else f" {words.said('ui-die', face=state.turn.roll)}."
            self.say(f"{words.name('race', me.race.key)}: {hand}.{die} {words.said('ui-income-now')}: {coins}.")

    def show_draft(self) -> None:
        """What is placed or given up one by one, and how to say it."""
        for line in self.draft.lines():
            self.say(line)
        first, last = self.draft.open[0], self.draft.open[-1]
        self.say(self.words.said("term-type-draft", first=first, last=last))
        if self.draft.regions:
            self.say(self.draft.so_far())

    def show_deployment(self, ask: Ask) -> None:
        """How many tokens or pieces go where."""
        state, words = self.game.state, self.words
        regions = bits(ask.mask)
        self.listed = []
        if ask.piece >= 0:
            name = words.name("piece", state.rules.pieces[ask.piece].key)
            most = "all" if must_lie(Look(state), ask.piece) else "some"
            self.say(words.said("term-to-place", most=most, piece=name, number=ask.number))
            open_to = ", ".join(words.spot(state.board.regions[r].key) for r in regions)
            self.say(words.said("term-regions", regions=open_to))
        else:
            tribe = state.tribe(ask.tribe)
            total = ask.number + sum(place.keeps for place in places(Look(state), ask))
            race = words.name("race", tribe.race.key)
            least = min(Look(state).least(tribe, r) for r in regions)
            self.say(words.said("term-to-deploy", race=race, tokens=total, least=least))
            now = [f"{words.spot(state.board.regions[r].key)} {state.tokens[r]}" for r in regions]
            self.say(words.said("term-now", regions=", ".join(now)))
        first, number = state.board.regions[regions[0]].key, min(ask.number, 2)
        self.say(words.said("term-type-deploy", example=f"{first}={number}"))

    # What is typed

    def verb_of(self, line: str) -> tuple[str, str]:
        """The English verb that a line begins with, however it was typed, if any; and the rest."""
        low = line.lower()
        for own in sorted(self.verbs, key=len, reverse=True):
            if low == own or low.startswith(f"{own} "):
                return self.verbs[own], line[len(own) :].strip()
        word, _, rest = low.partition(" ")
        return SHORT.get(word, ""), rest.strip()

    def obey(self, line: str) -> None:
        """Do what the line asks for."""
        word, rest = self.verb_of(line)
        if word not in VERBATIM:
            line = self.words.keyed(line)
            word, rest = self.verb_of(line)
        ask = self.game.state.asks[0] if self.game.state.asks else None
        if not line:
            self.press_enter(ask)
        elif line.isdecimal() and self.listed:
            self.do_number(line)
        elif self.draft.verb and line[0] in "+-":
            self.change_draft(line)
        elif "=" in line and not word:
            self.do(self.redeployment(line))
        elif word == "help":
            self.help()
        elif word == "board":
            self.show_table()
        elif word == "column":
            print(*column_lines(self.game, self.words), sep="\n")
        elif word == "why":
            self.why(rest)
        elif word == "hint":
            action = action_line(self.words, self.game, self.advisor.decide(self.game))
            self.say(self.words.said("term-advice", action=action))
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
            self.say(self.words.said("ui-log-undone"))
        elif word == "rules":
            self.rules(rest)
        elif word == "save":
            self.save(rest)
        elif word == "quit":
            raise Left
        elif word:
            self.do_verb(word, rest.split())
        else:
            self.do_region(line)

    def press_enter(self, ask: Ask | None) -> None:
        """Nothing was typed: whatever goes without saying."""
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

    def help(self) -> None:
        """What can be typed."""
        for line in HELP_LINES:
            left, _, right = self.words.said(f"term-help-{line}").partition("|")
            print(textwrap.fill(f"  {left:24} {right}", self.teller.width, subsequent_indent=" " * 27))

    def do(self, action: Action | Json) -> None:
        """Play it and say what happened."""
        self.teller.hear(self.game, self.game.play(action))
        if self.game.state.decider == self.seat:
            self.teller.say_all(self.game)

    def do_number(self, word: str) -> None:
        """An action of the list."""
        number = int(word[:9])
        if not 1 <= number <= len(self.listed):
            raise Mistake(self.words.said("term-list-ends", last=len(self.listed)))
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

    def do_verb(self, verb: str, rest: list[str]) -> None:
        """conquer 07, pick 1, end."""
        words = self.words
        data: Json = {"do": verb}
        shown = typed(words, verb)[0]
        if verb == PICK and not rest:
            raise Mistake(words.said("term-which-combo", example=f"{shown} 1"))
        if verb == PICK:
            self.do_number(rest[0] if rest[0].isdecimal() else "0")
            return
        if not rest and verb in (ABANDON, CONQUER, REINFORCE, GIVE_UP):
            raise Mistake(words.said("term-which-region", example=f"{shown} 07"))
        if verb == GIVE_UP:
            data["regions"] = [self.region(word) for word in rest]
        elif rest:
            data["region"] = self.region(rest[0])
        self.finish(data)

    def do_region(self, line: str) -> None:
        """Just a region: the one thing that can be done there."""
        words = line.lower().split()
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
        near = nearest(self.words, words[0], list(self.verbs))
        raise Mistake(self.words.said("term-not-understood", line=shortened(line), nearest=near))

    def region(self, word: str) -> str:
        """A region by its key, or by the end of it: 07 or 7 for 2p-07."""
        board = self.game.state.board
        if word in board.index:
            return word
        for key, short in short_names(board).items():
            if word.lower() in (key.lower(), short.lower(), short.lstrip("0").lower()):
                return key
        near = nearest(self.words, word, [*board.index, *self.words.places.values()])
        raise Mistake(self.words.said("term-no-region", word=shortened(word), nearest=near))

    def redeployment(self, line: str) -> Json:
        """07=3 09=1 as one action."""
        tokens: dict[str, int] = {}
        for part in line.replace(",", " ").split():
            name, _, number = part.partition("=")
            if not number.isdecimal() or len(number) > 4:
                raise Mistake(self.words.said("term-not-number", part=shortened(part)))
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
        words = self.words
        if not word:
            raise Mistake(words.said("term-which-region", example=f"{typed(words, 'why')[0]} 07"))
        key = self.region(word)
        told = self.game.explain(key)
        state = self.game.state
        items = " ".join(f"{number:+} {words.item(name)}" for name, number in told.items)
        region = state.board.regions[state.board.index[key]]
        symbols = "".join(f", {words.name('symbol', symbol).lower()}" for symbol in region.symbols)
        price = words.said("ui-tokens", tokens=told.price)
        self.say(f"{words.land(key)}{symbols}: {items} = {price}. {words.why(told.code)}")
        if told.code == "die":
            percent = round(100 * told.wins / told.of)
            faces = len(state.rules.die)
            chance = {"hand": told.hand, "wins": told.wins * faces // told.of, "faces": faces, "percent": percent}
            self.say(f"{words.said('ui-chance-twice' if told.again else 'ui-chance', **chance)}.")
        self.say(words.said("term-borders", regions=", ".join(words.land(other) for other in region.neighbours)))

    def say(self, text: str, indent: str = "  ") -> None:
        """Some sentences, no wider than the screen."""
        print(textwrap.fill(text, self.teller.width, initial_indent=indent, subsequent_indent=indent))

    def rules(self, words: str) -> None:
        """Ask the rule catalogue; in other languages than English, the rule cards."""
        from smallworld.cli.main import main  # the commands know each other only through the front door

        if not words:
            example = f"{typed(self.words, 'rules')[0]} {self.words.name('race', self.example()).lower()}"
            raise Mistake(self.words.said("term-which-rules", example=example))
        edition, language = self.game.setup.edition, self.words.language
        named, _ = home_search(words, game_banners(self.game.setup))
        if named:
            print(*[home_text(made, self.teller.width, language) for made in named], sep="\n\n")
            return
        main(["rules", "--edition", edition, *cards_in(language), "--", *words.split()])

    def example(self) -> str:
        """A race to look up."""
        return self.game.state.rules.races[-1].key

    def save(self, path: str) -> None:
        """Keep the game in a file."""
        words = self.words
        if not path:
            raise Mistake(words.said("term-which-file", example=f"{typed(words, 'save')[0]} evening.json"))
        try:
            write_file(path, self.game.to_json() + "\n")
        except Unwritten as problem:
            told = words.said("term-cannot-write", file=shortened(path), reason=problem.reason)
            raise Mistake(told) from None
        self.say(words.said("term-saved", command=f"smallworld play --load {path}"))


def cards_in(language: str) -> list[str]:
    """How to ask for rules in a language; in English the whole catalogue answers."""
    return [] if language == spoken(os.environ) == ENGLISH else ["--language", language]


def shortened(typed: str) -> str:
    """What was typed, as far as it is worth repeating."""
    return typed if len(typed) <= LONGEST else f"{typed[: LONGEST - 1]}…"
