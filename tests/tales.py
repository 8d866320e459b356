"""One short game for each race, in sentences: how the games are kept, and how they are told.

The moves are in tests/transcripts/<edition>/moves.json, and the story that `smallworld replay` makes of them is beside
it, in <race>.txt. We keep the moves and not the bots that made them, so a bot may learn without changing a story, and
a changed rule changes the story just where it matters.
"""

import contextlib
import io
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import smallworld as sw
from smallworld.cli.replay import retell
from smallworld.content.editions import EDITIONS, printed_board
from smallworld.engine.board import WATER
from smallworld.text.names import name_of
from smallworld.text.places import all_names
from starts import begin_with

FOLDER = Path(__file__).parent / "transcripts"

AGAIN = "python tools/make_transcripts.py"

LONGEST = 170
"""Lines; nobody would read a longer story."""

TITLES = {"base": "Small World", "warcraft": "Small World of Warcraft"}

ABILITIES: dict[str, dict[str, str]] = {
    "base": {
        "amazons": "Amazons have four tokens more to conquer with, and set them aside before they redeploy.",
        "dwarves": "Dwarves get a coin more for each mine, even in decline.",
        "elves": "Elves lose nobody when they are driven out.",
        "ghouls": "Ghouls all stay when they decline, and go on conquering.",
        "giants": "Giants pay one token less beside a mountain of their own.",
        "halflings": "Halflings dig holes in the first two regions they take; nobody can attack those.",
        "humans": "Humans get a coin more for each farmland.",
        "orcs": "Orcs get a coin more for each region that they took from somebody.",
        "ratmen": "Ratmen are many, and that is all.",
        "skeletons": "Skeletons gain a token for every two regions that they took from somebody.",
        "sorcerers": "Sorcerers turn an opponent's single token into one of their own.",
        "tritons": "Tritons pay one token less on the coast.",
        "trolls": "Trolls leave a lair in every region they take, worth a token in defence, even in decline.",
        "wizards": "Wizards get a coin more for each magic region.",
    },
    "warcraft": {
        "draenei": "Draenei save the first token that they would lose in an opponent's turn.",
        "dwarves": "Dwarves pay two tokens less for mountains.",
        "gnomes": "Gnomes attack one region a turn from the air, wherever it lies, with a die to help.",
        "humans": "Humans set two objectives; who takes one earns two coins, and so do they.",
        "night_elves": "Night Elves pay one token less for forests, and raise a wall in each that they take.",
        "worgen": "Worgen are human and earn two coins, or pay one, are wolves and conquer for less.",
        "blood_elves": "Blood Elves get a coin more for each magic region.",
        "forsaken": "Forsaken buy a token for a coin for each token that others lost to them.",
        "goblins": "Goblins lay bombs beside them; half of them go off when their next turn begins.",
        "orcs": "Orcs get a coin more for each region that they took from the Alliance.",
        "tauren": "Tauren never stand alone: two at least in every region.",
        "trolls": "Trolls pay one token less where somebody stands.",
        "ethereals": "Ethereals steal an artifact from a neighbour, or raid a legendary place for two tokens less.",
        "kobolds": "Kobolds come out of any cavern, and need not travel to enter there.",
        "naga": "Naga take seas and lakes too.",
        "pandaren": "Pandaren leave in peace whom they did not attack: who breaks it pays them two coins.",
    },
}
"""What to look for in each story."""


def water(edition: str) -> list[str]:
    """The seas and lakes of an edition, by their names."""
    boards = {key: printed_board(edition, key) for key in EDITIONS[edition].boards()}
    wet = {region.key for board in boards.values() for region in board.regions if region.terrain in WATER}
    return [name for key, name in all_names("en").items() if key in wet]


SIGNS: dict[str, dict[str, str]] = {
    "base": {
        "amazons": r"Amazons set 4 tokens aside",
        "dwarves": r"A scores .*mines",
        "elves": r"A’s Elves are driven out of .*: none lost, \d withdraw",
        "ghouls": r"Ghouls go into decline(.|\n)*A readies the Ghouls: \d+ tokens? in hand",
        "giants": r"A takes .* \(Giants: 1 token\)\.",
        "halflings": r"Hole-in-the-Ground placed",
        "humans": r"A scores .*farmland",
        "orcs": r"A scores .*conquests",
        "skeletons": r"Skeletons gain \d token",
        "sorcerers": r"A takes .* by sorcery",
        "tritons": r"A takes .* \(Tritons: 1 token\)\.",
        "trolls": r"Troll’s lair placed",
        "wizards": r"A scores .*magic",
    },
    "warcraft": {
        "draenei": r"A’s Draenei are driven out of .*: none lost, \d withdraw",
        "dwarves": r"A takes .* \(Dwarves: 1 token\)\.",
        "gnomes": r"A takes .* from the air",
        "humans": r"A gets 2 coins: military objective",
        "night_elves": r"A takes (.*) \(Night Elves: 1 token\)\.\n  Wisp wall placed at \1",
        "worgen": r"A gets 2 coins: human form(.|\n)*A pays the bank 1 coin: worgen form",
        "blood_elves": r"A scores .*magic",
        "forsaken": r"Forsaken gain \d token",
        "goblins": r"A’s bomb (clears|drives)",
        "orcs": r"A scores .*conquests",
        "tauren": r"A’s Tauren are driven out of .*: 1 token lost, [1-9] withdraw",
        "trolls": r"Murlocs driven out of .*\n  A takes .* \(Trolls: 2 tokens\)",
        "ethereals": r"A readies the Ethereals.*\n  .* moved: ",
        "kobolds": r"A readies the Kobolds.*\n  A takes .* \(Kobolds: 2 tokens\)\.",
        "naga": rf"A takes ({'|'.join(water('warcraft'))}) \(",
        "pandaren": r"B pays A 2 coins: harmony",
    },
}
"""The ability at work, in the words of the story. Ratmen have none."""


@dataclass
class Tale:
    """A game that began with a certain combination, and the moves of its first rounds."""

    edition: str
    race: str
    power: str
    seed: int
    rounds: int
    moves: list[dict[str, Any]]

    @property
    def path(self) -> Path:
        """Where its story is."""
        return FOLDER / self.edition / f"{self.race}.txt"

    def begin(self) -> sw.Game:
        """The game before the first decision: two players, and the combination on top of the column."""
        return begin_with(self.race, self.power, seed=self.seed, edition=self.edition)

    def replay(self) -> tuple[sw.Game, str]:
        """The game after its moves, or after those that the rules still allow, and why it stopped there."""
        game = self.begin()
        for n, move in enumerate(self.moves):
            try:
                game.play(move)
            except sw.Illegal as refusal:
                return game, f"Move {n + 1} of {len(self.moves)}, {json.dumps(move)}, is refused: {refusal.reason}"
        return game, ""

    def story(self) -> str:
        """The whole file: how the game was made, what to look for, and everything that happens."""
        game, trouble = self.replay()
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            retell(game, boards=False)
        combo = f"{name_of(self.power)} {name_of(self.race)}"
        head = f"{TITLES[self.edition]}, 2 players, seed {self.seed}: A begins with {combo}, and greedy bots play."
        stopped = f"{trouble}\n" if trouble else ""
        return f"{head}\n{ABILITIES[self.edition][self.race]}\n{told.getvalue()}{stopped}"


def tales(edition: str) -> list[Tale]:
    """The games of an edition as they are kept."""
    kept = json.loads((FOLDER / edition / "moves.json").read_text())
    return [Tale(edition, **facts) for facts in kept]


def keep(edition: str, told: list[Tale]) -> None:
    """Write the moves and the stories."""
    folder = FOLDER / edition
    folder.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps({k: v for k, v in vars(tale).items() if k != "edition"}) for tale in told]
    (folder / "moves.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
    for tale in told:
        tale.path.write_text(tale.story())


def shows(tale: Tale, story: str) -> bool:
    """Does its ability show while A has the race, before it goes into decline with some regions?"""
    race = name_of(tale.race)
    end = re.search(rf"A’s .*{race} go into decline, holding [1-9]", story)
    if end is None:
        return False
    sign = SIGNS[tale.edition].get(tale.race, "")
    return re.search(sign, story if f"{race} go into decline" in sign else story[: end.start()]) is not None
