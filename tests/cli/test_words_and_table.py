"""Names, sentences and the map as text."""

import os
import re

import pytest

import smallworld as sw
from smallworld.bots import make_bot
from smallworld.content.editions import printed_board
from smallworld.engine.events import Event
from smallworld.text.actions import action_line
from smallworld.text.names import name_of
from smallworld.text.paint import Paint
from smallworld.text.places import LANGUAGES, spoken
from smallworld.text.say import ENGLISH
from smallworld.text.table import board_lines, rows_of, seat_lines, short_names, table_lines
from smallworld.text.words import Words, tell


def test_names_come_from_keys() -> None:
    assert name_of("dragon_master") == "Dragon Master"
    assert name_of("well_of_eternity") == "Well of Eternity"
    assert name_of("lights_hope_chapel") == "Light's Hope Chapel"
    assert name_of("newts") == "Newts"


def spectated(
    players: int, rounds: int, seed: str = "words", edition: str = "base", preset: str = "default"
) -> tuple[sw.Game, list[Event]]:
    """A game after some rounds, and everything that happened in it."""
    game = sw.Game.new(edition, players, seed, preset)
    bots = [make_bot(("greedy:v2", "random")[seat % 2], seed, seat) for seat in range(players)]
    happened: list[Event] = []
    while not game.over and game.state.round <= rounds:
        happened += game.play(bots[game.state.decider].decide(game))
    return game, happened


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru", "LC_ALL": ""}, "ru"),
    ],
)
def test_a_terminal_says_which_language_is_spoken(variables: dict[str, str], language: str) -> None:
    assert spoken(variables) == language


@pytest.mark.parametrize(("edition", "preset"), [("base", "default"), ("warcraft", "default"), ("warcraft", "teams")])
def test_sentences_are_sentences_to_everybody(edition: str, preset: str) -> None:
    for number, language in enumerate(LANGUAGES):
        game, happened = spectated(4, 20, f"words:{number}", edition, preset)
        for you in (None, 0, 2):
            for line in tell(Words(game, ["bot"] * 4, you, language), game, happened):
                assert line[0].isupper() or line[0].isdigit(), line
                assert line.endswith("."), line
                assert "_" not in line and "None" not in line and "none " not in line[:6], line
                assert len(line) < 200
                if language == "ru":
                    assert re.search("[а-яё]", line) and not re.search("[a-z]{3}", line), line


ISLANDS = """
    edition = "warcraft"
    board = "l1a+s2b"
    step = "conquer"
    [[seat]]
    coins = 9
    active = { race = "ethereals", power = "portal_mage", regions = { l1a-03 = 2 }, hand = 7 }
    [[seat]]
    active = { race = "pandaren", power = "championing", regions = { l1a-07 = 2, s2b-04 = 0 } }
    [pieces]
    frostmourne = ["l1a-07"]
    champion = ["s2b-04"]
    [face_down]
    marker = { l1a-02 = "dark_portal" }
"""


def test_the_words_of_warcraft() -> None:
    game = sw.position(ISLANDS.replace("step =", 'claims = ["0:harmony"]\nstep =', 1))
    words = Words(game, ["bot"] * 2)
    lines = [action_line(words, game, action) for action in game.legal()]
    assert "conquer Beacon Knoll (l1a-02 hill), Murlocs, Face-down marker – 3 tokens" in lines
    crag, lea = "Gannet Crag (l1a-07 mountain)", "Sparkle Lea (l1a-03 fields)"
    assert f"conquer {crag}, Pandaren (B) 2, Frostmourne – 5 tokens + 2 coins" in lines  # Harmony
    assert f"Steal Frostmourne: {crag}, Pandaren (B) 2, Frostmourne → {lea}, Ethereals (A) 2" in lines
    assert len(set(lines)) == len(lines)  # no two actions read the same

    told = tell(words, game, game.play({"do": "conquer", "region": "l1a-02"}))
    assert told == [
        "Murlocs driven out of Beacon Knoll: 1 token lost.",
        "A takes Beacon Knoll (Ethereals: 3 tokens).",
        "Face-down marker at Beacon Knoll is turned up: Dark Portal.",
    ]
    steal = {"do": "use", "what": "steal_frostmourne", "region": "l1a-07", "to": "l1a-03"}
    assert tell(words, game, game.play(steal)) == ["Frostmourne moved: Gannet Crag → Sparkle Lea."]
    assert "Harmony token" in "\n".join(seat_lines(game, words, Paint(False)))
    picture = "\n".join(board_lines(game, words, Paint(False), 100))
    assert "B Pandaren 0" not in picture and picture.count("B Pandaren") == 2  # the Champion alone


def test_a_team_wins_together() -> None:
    game, happened = spectated(4, 20, "team", "warcraft", "teams")
    words = Words(game, ["bot"] * 4)
    team = ", ".join("ABCD"[seat] for seat in game.winners)
    assert f"The game is over: {team} share the victory!" in tell(words, game, happened)[-1]
    assert "partner: C" in seat_lines(game, words, Paint(False))[0]


def test_an_unknown_event_is_shown_as_it_is() -> None:
    game, _ = spectated(2, 1)
    words = Words(game, ["bot"] * 2)
    told = words.sentence({"event": "place_revealed", "place": "well"})
    assert told == "place_revealed: event place_revealed, place well."


def test_seats_are_letters_with_their_players() -> None:
    game, _ = spectated(2, 1)
    words = Words(game, ["you", ""], 0)
    assert words.player(0) == "A (you)" and words.player(1) == "B"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_read(language: str) -> None:
    seen: set[str] = set()
    for number in range(6):
        game = sw.Game.new(players=3, seed=f"actions:{number}")
        bot = make_bot("random", number, 0)
        words = Words(game, ["bot"] * 3, language=language)
        while not game.over:
            for action in game.legal()[:6]:
                line = action_line(words, game, action)
                assert line and "_" not in line
                assert language != "ru" or re.search("[а-яё]", line), line
                assert language == ENGLISH or not line.startswith(action.do), line
                seen.add(action.do)
            game.play(bot.decide(game))
    assert {"pick", "conquer", "reinforce", "use", "deploy", "expand", "decline", "end", "abandon"} <= seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_map_fits_and_shows_every_region(players: int, width: int) -> None:
    game, _ = spectated(players, 3)
    words = Words(game, ["bot"] * players)
    lines = board_lines(game, words, Paint(False), width)
    assert max(len(line) for line in lines) <= width
    shown = "\n".join(lines).split()
    assert set(short_names(game.state.board).values()) <= set(shown)
    assert sum(len(row) for row in rows_of(game.state.board)) == game.state.board.size


def test_colour_takes_no_room() -> None:
    game, _ = spectated(3, 3)
    words = Words(game, ["bot"] * 3)
    plain = table_lines(game, words, Paint(False), 100)
    painted = table_lines(game, words, Paint(True), 100)
    assert plain != painted
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in painted] == plain


def test_colour_only_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert Paint.for_stream(Terminal()).on  # type: ignore[arg-type]
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Paint.for_stream(Terminal()).on  # type: ignore[arg-type]
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not Paint.for_stream(Terminal()).on  # type: ignore[arg-type]
    with open(os.devnull, "w") as file:  # noqa: PTH123
        assert not Paint.for_stream(file).on


def test_coins_of_others_are_not_shown() -> None:
    game, _ = spectated(3, 3)
    lines = seat_lines(game, Words(game, ["bot"] * 3, 1), Paint(False))
    assert [("coin" in line) for line in lines] == [False, True, False]


def test_rows_follow_the_printed_boards() -> None:
    assert [len(row) for row in rows_of(printed_board("base", "2p"))] == [5, 6, 5, 7]
