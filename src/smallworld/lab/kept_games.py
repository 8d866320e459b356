"""The games of a judgement in a folder: whoever runs it again goes on where it was.

All games with the race or power are kept, number of tokens by number of tokens, and the sums of those with printed ones
only. So nothing is played twice, and what comes out is the same as without a break.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import smallworld
from smallworld.content.loader import home_made
from smallworld.lab.contest import Played
from smallworld.lab.judge import MADE, PRINTED, First, Round, Subject
from smallworld.lab.keeping import BadKeeping, check_version, loaded
from smallworld.lab.tally import Tally, whole

FORMAT: Final = "smallworld-judged-games"
VERSION: Final = 1
FILE: Final = "games.json"


@dataclass
class KeptGames:
    """What was played about a race or power."""

    subject: Subject
    digest: str = ""  # of its file, if that is a program
    sets: dict[int, list[list[Round]]] = field(default_factory=dict)  # by the number of tokens
    units: int = 0  # of games with printed ones only, done in order
    printed: Tally = field(default_factory=Tally)

    def of(self, subject: Subject) -> list[list[Round]]:
        """The games so far with as many tokens as this one has."""
        return self.sets.setdefault(home_made(subject.banner).tokens, [])

    def add(self, found: dict[str, Any]) -> None:
        """What the next unit of games with printed ones gave."""
        self.printed = self.printed.joined(Tally.from_json(found))
        self.units += 1

    def head(self) -> dict[str, Any]:
        """What it is about. Other games would come of anything else."""
        subject = self.subject
        return {
            "kind": subject.banner.kind,
            "key": subject.banner.key,
            "content": subject.banner.text + self.digest,
            "edition": subject.edition,
            "players": subject.players,
            "bots": list(subject.bots),
            "seed": subject.seed,
        }

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        head = {"format": FORMAT, "version": VERSION, "made_by": smallworld.__version__, "of": self.head()}
        sets = [[tokens, [[told(each) for each in rounds] for rounds in some]] for tokens, some in self.sets.items()]
        return head | {"sets": sets, "units": self.units, "printed": self.printed.to_json()}


def told(played: Round) -> list[Any]:
    """One game in short; the home-made banner goes round the seats."""
    firsts = [[first.wanted, first.coins, first.race, first.power] for first in played.firsts]
    return [played.played.scores, played.played.ranks, played.played.turns, firsts]


def understood(found: list[Any], mine: int, players: int) -> Round:
    """What `told` wrote of the game in which this seat had the banner."""
    scores, ranks, turns, firsts = found
    if not len(scores) == len(ranks) == len(firsts) == players or 0 not in ranks:
        raise ValueError("not a game")
    seats = tuple([MADE if seat == mine else PRINTED for seat in range(players)])
    played = Played(seats, [int(each) for each in scores], [whole(each) for each in ranks], [0.0] * players, turns)
    return Round(
        played, tuple([First(bool(wanted), int(coins), str(race), str(power)) for wanted, coins, race, power in firsts])
    )


def text_of(kept: KeptGames) -> str:
    """The file."""
    return json.dumps(kept.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def read(folder: Path, wanted: KeptGames) -> KeptGames:
    """What is in the folder of this judgement; nothing yet if there is no file."""
    if not (folder / FILE).exists():
        return wanted
    data = loaded(folder / FILE, FORMAT)
    check_version(data, VERSION)
    head = wanted.head()
    if data.get("of") != head:
        raise BadKeeping(f"it judges something else{difference(data.get('of'), head)}")
    players = wanted.subject.players
    try:
        sets = {
            whole(tokens): [[understood(each, seat, players) for seat, each in enumerate(rounds)] for rounds in some]
            for tokens, some in data["sets"]
        }
        if any([len(rounds) != players for some in sets.values() for rounds in some]):
            raise ValueError("not a set")
        return KeptGames(wanted.subject, wanted.digest, sets, whole(data["units"]), Tally.from_json(data["printed"]))
    except (KeyError, TypeError, ValueError):
        raise BadKeeping("it is damaged") from None


def difference(found: Any, wanted: dict[str, Any]) -> str:
    """The first thing in which two judgements differ."""
    for name, value in wanted.items():
        if not isinstance(found, dict) or found.get(name) != value:
            was = found.get(name) if isinstance(found, dict) else None
            return ": the file had another content" if name == "content" else f": its {name} is {json.dumps(was)[:80]}"
    return ""
