"""A game from a position saves and opens like any other, and says what happened before its first decision."""

import random

import pytest

import smallworld as sw
from position_texts import ORCS, RESTING, kept, seat
from smallworld.cli.main import main
from smallworld.record.journal import Journal, verify
from t16 import t16

GHOULS = (
    'active = { race = "orcs", power = "hill", regions = { a = 3 } }\ndeclined = { race = "ghouls", regions = { b = 2 }'
)
WARCRAFT = 'edition = "warcraft"\nboard = "l1a+s2b"\n'
FORSAKEN = seat('active = { race = "forsaken", power = "mining", regions = { l1a-01 = 3, l1a-02 = 2 } }')
DIPLOMAT = RESTING.replace("hill", "diplomat")
HEROIC = RESTING.replace("hill", "heroic").replace("a = 5", "a = 3, b = 1, c = 1")
SKELETONS = """
conquered = [{ region = "a", from = "lost_tribes" }, { region = "b", from = "lost_tribes" }]
[[seat]]
active = { race = "skeletons", power = "hill", regions = { a = 2, b = 3 } }
"""

AT_EACH_STEP = {
    "start": RESTING,
    "pick": 'step = "pick"\n',
    "begin": f'step = "begin"\n{RESTING}',
    "begin, declining": f'step = "begin"\ndeclining = true\n{RESTING}',
    "begin, with a choice": f'step = "begin"\n{WARCRAFT}{FORSAKEN.replace("forsaken", "worgen")}',
    "conquer": f'step = "conquer"\n{ORCS}',
    "recruit": f'step = "recruit"\n{ORCS}',
    "recruit, with a choice": f'step = "recruit"\nfelled = 2\n{WARCRAFT}{FORSAKEN}',
    "redeploy": f'step = "redeploy"\n{ORCS.replace("a = 1", "a = 1, b = 1")}',
    "redeploy, with recruits": f'step = "redeploy"\n{SKELETONS}',
    "place": f'step = "place"\n{RESTING}',
    "place, with a choice": f'step = "place"\n{HEROIC}',
    "score": f'step = "score"\n{RESTING}',
    "close": f'step = "close"\n{RESTING}',
    "close, with a choice": f'step = "close"\n{DIPLOMAT}',
    "retreat": f'step = "retreat"\n{RESTING}',
    "retreat, the last": f'step = "retreat"\nround = 10\nturn = 1\n{RESTING}',
    "over": f'step = "over"\n{RESTING}',
}


def set_up(text: str) -> sw.Game:
    return sw.position(text) if "board" in text else t16(text)


@pytest.mark.parametrize("step", AT_EACH_STEP)
def test_a_game_from_any_step_saves_and_opens_before_and_after_it_is_played(step: str) -> None:
    game, rng = set_up(AT_EACH_STEP[step]), random.Random(step)
    kept(game)
    for _ in range(12):
        if not game.over:
            game.play(rng.choice(game.legal()))
    kept(game)
    assert verify(Journal.of(game, snapshots=True)).to_position() == game.to_position()


@pytest.mark.parametrize("step", AT_EACH_STEP)
def test_the_command_line_shows_such_a_saved_game(step: str, tmp_path, capsys) -> None:
    file = tmp_path / "game.json"
    file.write_text(set_up(AT_EACH_STEP[step]).to_json(), encoding="utf-8")
    assert main(["show", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert "Combos on offer" in capsys.readouterr().out


def test_declined_ghouls_have_no_hand_beside_their_regions_before_they_act() -> None:
    for step in ("start", "pick", "begin"):
        text = f'step = "{step}"\n{seat(GHOULS)}, hand = 1 }}'
        with pytest.raises(sw.BadPosition, match="seat 0, declined 0, hand: a race with regions has no tokens in hand"):
            t16(text if step != "pick" else text.replace("active", "#"))
    kept(t16(f'step = "begin"\n{seat(GHOULS)} }}'))
    kept(t16(f'step = "conquer"\nacting = "ghouls"\n{seat(GHOULS)}, hand = 1 }}'))
    kept(t16(f'step = "conquer"\n{seat(GHOULS)}, hand = 1 }}'))  # they have acted


def told(game: sw.Game) -> list[dict[str, object]]:
    return [game.tell(event, 0) for event in game.opening]


def test_coins_that_a_position_pays_at_once_are_told() -> None:
    game = t16(f'step = "score"\n{RESTING.replace("a = 5", "a = 4, b = 1")}')
    scored, started = told(game)
    assert (scored["event"], scored["player"], scored["coins"]) == ("coins_earned", 0, 2 + 1)  # b is a hill
    assert (started["event"], started["player"]) == ("turn_started", 1)
    assert game.state.coins[0] == 5 + 3 and not game.history and not game.can_undo


def test_the_end_of_the_game_is_told_too() -> None:
    game = t16(AT_EACH_STEP["retreat, the last"])
    assert game.over and [event["event"] for event in told(game)] == ["game_ended"]


def test_a_position_that_waits_has_no_opening_and_a_new_game_opens_with_its_first_turn() -> None:
    assert not t16(f'step = "conquer"\n{ORCS}').opening
    assert [event["event"] for event in told(sw.Game.new(first=0))] == ["turn_started"]
    assert [event["event"] for event in told(t16(RESTING).copy())] == ["turn_started"]


def test_undo_goes_back_to_the_first_decision_and_pays_nothing_twice() -> None:
    game = t16(f'step = "place"\n{RESTING}')
    assert game.decider == 1 and game.state.coins[0] == 6
    game.play({"do": "pick", "combo": 0})
    assert not game.can_undo  # a combination was revealed
    game = t16(f'step = "begin"\n{RESTING}')
    game.play({"do": "conquer", "region": "b"})
    game.undo()
    assert "abandon" in {action.do for action in game.legal()} and game.state.coins[0] == 5
