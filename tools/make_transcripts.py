"""Write the transcripts under tests/transcripts again, one game for each race.

    python tools/make_transcripts.py                     tell the same games again, after a change of words or rules
    python tools/make_transcripts.py --choose            choose other games (minutes)
    python tools/make_transcripts.py --choose gnomes     another game for one race, in each edition that has it

If the rules now refuse a move, bots play on from there, so that the new transcript differs from the old one only after
that point.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import smallworld as sw  # noqa: E402
from smallworld.bots import make_bot  # noqa: E402
from smallworld.bots.arena import decision  # noqa: E402
from smallworld.content.editions import EDITIONS  # noqa: E402
from smallworld.content.setup import make_setup, rules_of  # noqa: E402
from smallworld.text.names import name_of  # noqa: E402
from tales import LONGEST, Tale, keep, shows, tales  # noqa: E402

SEEDS = range(1, 400)
"""Games considered for a race."""

ENOUGH = 6
"""Good games to choose from: the one with the most powers that no other transcript shows wins."""

AFTER_DECLINE = 2
"""Rounds after the one in which the race declines."""


def play_on(tale: Tale, game: sw.Game) -> None:
    """Let greedy bots play the rounds of the tale; if it has no number of them yet, until a while after the decline."""
    bots = [make_bot("greedy:v1", tale.seed, seat) for seat in range(2)]
    if not game.history:
        game.play({"do": "pick", "race": tale.race})
    while not game.over and (not tale.rounds or game.state.round <= tale.rounds):
        active = game.view(None)["seats"][0]["active"]
        if not tale.rounds and (active is None or active["race"] != tale.race):
            tale.rounds = game.state.round + AFTER_DECLINE
        game.play(decision(game, bots))
    tale.moves = [game.action_json(action) for action in game.history]


def mended(tale: Tale) -> Tale:
    """The same game; if the rules refuse a move, bots play on from there."""
    game, trouble = tale.replay()
    if trouble:
        play_on(tale, game)
    return tale


def picked(edition: str, story: str) -> set[str]:
    """The powers that a transcript shows."""
    powers = rules_of(make_setup(edition, 2)).powers
    return {power.key for power in powers if f"takes the {name_of(power.key)} " in story}


def good_games(edition: str, race: str, seen: set[str]) -> Iterator[tuple[Tale, str]]:
    """Games in which the race shows what it can do and declines after at least two turns."""
    powers = [power.key for power in rules_of(make_setup(edition, 2)).powers]
    fresh = [power for power in powers if power not in seen]
    for seed in SEEDS:
        choice = fresh if fresh and seed % 2 else powers
        tale = Tale(edition, race, choice[seed // 2 % len(choice)], seed, 0, [])
        play_on(tale, tale.begin())
        story = tale.story()
        if turns(tale, story) >= 2 and shows(tale, story) and len(story.splitlines()) <= LONGEST:
            yield tale, story


def turns(tale: Tale, story: str) -> int:
    """The turns of A before the race declined."""
    before, _, after = story.partition(f"{name_of(tale.race)} go into decline")
    return before.count(": A ─") - 1 if after else 0


def chosen(edition: str, race: str, seen: set[str]) -> Tale:
    """The best of the first good games: new powers, a third turn, few lines."""
    found: list[tuple[int, int, int, Tale]] = []
    for tale, story in good_games(edition, race, seen):
        new = len(picked(edition, story) - seen)
        found.append((new, min(3, turns(tale, story)), -len(story.splitlines()), tale))
        if len(found) == ENOUGH:
            break
    if not found:
        raise SystemExit(f"No game of {len(SEEDS)} shows what the {race} can do.")
    new, active, lines, best = max(found, key=lambda each: each[:3])
    print(f"{race}: seed {best.seed}, {active} turns, {-lines} lines, {new} powers not seen before", flush=True)
    return best


def choose(edition: str, races: list[str]) -> list[Tale]:
    """Other games for these races, or for all if none is named."""
    old = {} if not races else {tale.race: tale for tale in tales(edition)}
    seen: set[str] = set()
    for race, tale in old.items():
        if race not in races:
            seen |= picked(edition, tale.story())
    told: list[Tale] = []
    for banner in rules_of(make_setup(edition, 2)).races:
        if banner.key in old and banner.key not in races:
            told.append(old[banner.key])
            continue
        told.append(chosen(edition, banner.key, seen))
        seen |= picked(edition, told[-1].story())
    return told


def main() -> None:
    """Write, or choose and write."""
    parser = argparse.ArgumentParser(description="Write the transcripts of all races again.")
    parser.add_argument("--choose", nargs="*", metavar="RACE", help="choose other games, for these races only if named")
    races = parser.parse_args().choose
    for edition in EDITIONS:
        keep(edition, [mended(tale) for tale in tales(edition)] if races is None else choose(edition, races))


if __name__ == "__main__":
    main()
