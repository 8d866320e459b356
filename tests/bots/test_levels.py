"""The levels that people choose from, and the characters that make bots of one level differ."""

import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import smallworld as sw
from smallworld.bots import NoSuchBot, make_bot
from smallworld.bots.character import STYLES
from smallworld.bots.levels import AT_TABLES, CHARACTERS, LEVELS, Level, at_home, drawn, has_character, level_of
from smallworld.engine.chance import Seeded
from smallworld.engine.events import ComboTaken, Event, RegionTaken
from smallworld.lab.contest import Contest, play_set

pytestmark = pytest.mark.thinking

CUSTOM = Path(sw.__file__).parent / "content" / "custom"
STYLED = range(1, STYLES + 1)


def played(names: list[str], seed: str, rounds: int = 99, **setup: Any) -> list[tuple[int, Event]]:
    """What happened in a game of so many rounds, with the seat that decided."""
    game = sw.Game.new(players=len(names), seed=seed, **setup)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    events: list[tuple[int, Event]] = []
    while not game.over and game.state.round <= rounds:
        seat = game.state.decider
        events += [(seat, event) for event in game.play(bots[seat].decide(game))]
    return events


def test_every_level_is_a_bot_with_and_without_a_character() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert len(CHARACTERS) == STYLES
    for level in AT_TABLES.values():
        for character in ("", *CHARACTERS):
            make_bot(level.named(character), 1, 0)
    assert LEVELS["medium"].named("raider") == "greedy:v2:style=2"
    assert all(has_character(key) for key in LEVELS) and not has_character("random")


def test_nobody_but_the_level_says_how_long_a_turn_takes() -> None:
    slow = Level("planner:rounds=2", ms=900)
    assert slow.named() == "planner:rounds=2:ms=900"
    assert slow.named("cautious", 300) == "planner:rounds=2:ms=300:style=1"
    assert slow.named(ms=100_000) == "planner:rounds=2:ms=900"
    assert Level("heuristic").named("cautious", 300) == "heuristic:ms=300:style=1"
    assert Level("greedy:v2").named(ms=300) == "greedy:v2", "it has no clock and needs none"
    assert level_of("a level of next year") == LEVELS["medium"]
    assert all(level.ms < 2000 for level in LEVELS.values())


def test_a_terminal_knows_levels_by_name() -> None:
    assert at_home("medium") == "greedy:v2"
    assert at_home("hard:hoarder") == LEVELS["hard"].named("hoarder")
    assert at_home("greedy:v1") == "greedy:v1"
    with pytest.raises(NoSuchBot, match="Did you mean 'raider'"):
        at_home("easy:rider")


def test_bots_at_one_table_differ_as_long_as_there_are_characters() -> None:
    taken: list[str] = []
    for number in range(6):
        taken.append(drawn(taken, Seeded("table")))
        assert len(set(taken)) == min(number + 1, len(CHARACTERS))
    assert len({drawn([], Seeded(f"table {number}")) for number in range(20)}) == len(CHARACTERS)


@pytest.mark.parametrize("style", STYLED)
def test_characters_play_by_the_rules(style: int) -> None:
    names = [f"{bot}:style={style}" for bot in ("greedy:v2", "greedy", "heuristic", "planner:n=1:plans=3:rounds=1")]
    assert played(names[1:], "rules", 4)
    assert played([*names[:3], f"greedy:v2:haste=30:style={style}"], "teams", 3, edition="warcraft", preset="teams")
    banners = [(CUSTOM / name).read_text() for name in ("bakers.toml", "gilded.toml")]
    board = (CUSTOM / "two_valleys.toml").read_text()
    assert played(names[:3], "home", 3, custom=banners, custom_board=board)


@pytest.mark.slow
@pytest.mark.parametrize("style", STYLED)
@pytest.mark.parametrize("edition", ["base", "warcraft"])
def test_characters_play_by_the_rules_in_more_games(style: int, edition: str) -> None:
    names = [f"{bot}:style={style}" for bot in ("greedy:v2", "greedy", "heuristic", "planner:n=1:plans=3:rounds=1")]
    for players in (2, 3, 4, 5):
        for preset in ("default", *(["print-and-play"] if edition == "base" else [])):
            assert played((names * 2)[:players], f"{style}:{players}", edition=edition, preset=preset)


def habits(style: int) -> tuple[int, int]:
    """How many regions a character takes from its rival in some games, and how many coins it pays for races."""
    raids = paid = 0
    for number in range(8):
        for seat, event in played([f"greedy:v2:style={style}", "greedy:v2"], f"habits:{number}"):
            if seat == 0:
                raids += isinstance(event, RegionTaken) and event.victim == 1
                paid += event.paid if isinstance(event, ComboTaken) else 0
    return raids, paid


def test_a_raider_raids_and_a_hoarder_saves() -> None:
    even, cautious, raider, hoarder = [habits(style) for style in range(STYLES + 1)]
    assert cautious[0] < even[0] < raider[0]
    assert hoarder[1] < min(even[1], cautious[1], raider[1])


def test_a_planner_with_a_character_likes_what_suits_it() -> None:
    """With two plans that its rollouts find equal, the raider attacks and the cautious one does not."""
    first = {
        style: [
            event.victim
            for number in range(6)
            for seat, event in played([f"planner:n=1:rounds=1:style={style}", "greedy:v2"], f"plans:{number}", 4)
            if seat == 0 and isinstance(event, RegionTaken)
        ]
        for style in (1, 2)
    }
    share = {style: victims.count(1) / len(victims) for style, victims in first.items()}
    assert share[1] < share[2]


def test_every_level_is_a_bot_of_its_own_and_without_a_clock_it_decides_the_same_again() -> None:
    assert [key for key, level in LEVELS.items() if level.ms] == ["expert"], "the others keep no clock of their own"
    games = {key: [str(played([level.bot] * 2, "own", 2)) for _ in range(2)] for key, level in LEVELS.items()}
    assert all(first == again for first, again in games.values())
    assert len({first for first, _ in games.values()}) == len(LEVELS)


def test_each_level_is_clearly_better_than_the_one_below() -> None:
    """All but Expert, whose step takes hundreds of games to be seen; docs/bots.md has it."""
    easy, medium, hard = [LEVELS[key].bot for key in ("easy", "medium", "hard")]
    for better, worse in ((hard, medium), (medium, easy), (easy, "random")):
        contest = Contest((better, worse), seed="levels")
        games = [game for number in range(8) for game in play_set(contest, number).games]
        assert sum(game.share(0) for game in games) >= 11


def test_haste_misjudges_races_but_not_what_can_be_taken() -> None:
    """The usual greedy picks by its judgement, whatever the seed; in the greatest haste it picks almost anything."""
    start = sw.Game.new(players=2, seed="haste")
    conquest = sw.Game.new(players=2, seed="haste")
    conquest.play(conquest.legal()[0])
    picks: dict[int, set[int]] = {}
    for haste in (0, 100):
        bots = [make_bot(f"greedy:haste={haste}", f"haste:{number}", 0) for number in range(12)]
        picks[haste] = {bot.decide(start).number for bot in bots}
    assert len(picks[0]) <= 2 < 4 <= len(picks[100])
    for number in range(4):
        calm, hasty = [make_bot(f"greedy:haste={haste}", f"haste:{number}", 0).decide(conquest) for haste in (0, 100)]
        assert calm.same(hasty)


@pytest.mark.parametrize("name", ["planner:rounds=1", "expert"])
def test_time_is_kept_to_whatever_there_is_of_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks: before every rollout a bot does."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    monkeypatch.setattr(time, "perf_counter", clock)
    for ms in (10, 80):
        game = sw.Game.new(players=2, seed="time")
        guide = make_bot("greedy:v2", "time", 0)
        turns: Counter[tuple[int, int]] = Counter()
        bots = [make_bot(f"{name}:ms={ms}", "time", seat) for seat in range(2)]
        while game.state.round < 2:
            before, turn = looks, (game.state.round, game.state.seat)
            bots[game.state.decider].decide(game)
            turns[turn] += looks - before
            game.play(guide.decide(game))
        assert ms / 4 < max(turns.values()) < ms + 40  # it also looks at the clock to begin and to end a decision
