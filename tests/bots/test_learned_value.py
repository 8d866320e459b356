"""The learned value: the same whole numbers everywhere, for every table, and no file but the right one."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import smallworld as sw
from smallworld.bots import Bot, make_bot, registry
from smallworld.bots.net import FOLDER, SHAPES, BadWeights, Judge, Layer, Rows, net_for, net_in, read, written
from smallworld.bots.sight import REGION_INPUTS, TRAITS, empty_table, region_inputs, traits
from smallworld.cli.main import main
from smallworld.content.editions import EDITIONS
from smallworld.engine.bits import lowest
from smallworld.engine.look import Look
from smallworld.engine.state import EMPTY

CUSTOM = Path(sw.__file__).parent / "content" / "custom"


def some_weights() -> dict[str, Rows]:
    """Weights that nobody has learned."""
    random = Random("weights")
    return {
        name: [[int(random.random() * 1200) - 600 for _ in range(inputs + 1)] for _ in range(outputs)]
        for name, (outputs, inputs) in SHAPES.items()
    }


def test_numbers_side_by_side_are_multiplied_like_numbers_one_by_one() -> None:
    random = Random("lanes")
    rows = [[int(random.random() * 60_000) - 30_000 for _ in range(9)] for _ in range(7)]
    for _ in range(50):
        inputs = [int(random.random() * 4000) - 2000 for _ in range(8)]
        plain = [(row[8] << 8) + sum(w * x for w, x in zip(row, inputs, strict=False)) for row in rows]
        assert Layer(rows, 8).after(inputs, 4) == [max(0, number) >> 4 for number in plain]


def test_a_position_has_the_same_value_on_every_machine() -> None:
    net = read(written(some_weights()))
    told = []
    for edition in EDITIONS:
        game = sw.Game.new(edition, 3, "value")
        bots = [make_bot("greedy:v2", "value", seat) for seat in range(3)]
        judge = Judge(net, game.state)
        while game.state.round < 4:
            game.play(bots[game.state.decider].decide(game))
        told += [judge.value(game.state, seat) for seat in range(3)]
    assert [round(value * 1024) for value in told] == [-5486, -4281, -5515, -4033, -3663, -3761]


def test_more_is_better() -> None:
    """What it has learned: with everything else the same, more regions are worth more."""
    for edition in EDITIONS:
        game = sw.Game.new(edition, 2, "more")
        bots = [make_bot("greedy:v2", "more", seat) for seat in range(2)]
        while game.state.round < 3 or game.state.asks or game.state.seat != 0:
            game.play(bots[game.state.decider].decide(game))
        judge = Judge(net_for(edition), game.state)
        poorer = game.state.copy()
        tribe = next(tribe for tribe in poorer.tribes_of(0) if tribe.regions)
        place = lowest(tribe.regions)
        tribe.regions &= ~(1 << place)
        poorer.holder[place], poorer.tokens[place] = EMPTY, 0
        assert judge.value(poorer, 0) < judge.value(game.state, 0)


def test_what_one_of_two_players_expects_the_other_must_lose() -> None:
    for players in (2, 3):
        game = sw.Game.new("base", players, "both")
        bots = [make_bot("greedy:v2", "both", seat) for seat in range(players)]
        while game.state.round < 3:
            game.play(bots[game.state.decider].decide(game))
        judge = Judge(net_for("base"), game.state)
        agreed = [judge.agreed(game.state, seat) for seat in range(players)]
        values = [judge.value(game.state, seat) for seat in range(players)]
        assert agreed == ([(values[0] - values[1]) / 2, (values[1] - values[0]) / 2] if players == 2 else values)
        assert sum(agreed) == 0 or players == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_banner_has_traits(edition: str) -> None:
    state = sw.Game.new(edition, 2, "traits").state
    look = Look(empty_table(state.rules, state.board, 2))
    for banner in (*state.rules.races, *state.rules.powers):
        for declined in (False, True):
            assert len(traits(look, banner, declined)) == TRAITS
    assert len(region_inputs(0)) == REGION_INPUTS


def test_home_made_banners_and_boards_have_a_value() -> None:
    banners = [(CUSTOM / name).read_text() for name in ("bakers.toml", "gilded.toml")]
    board = (CUSTOM / "two_valleys.toml").read_text()
    game = sw.Game.new(players=3, seed="home", custom=banners, custom_board=board)
    bots = [make_bot("expert:n=1:plans=2", "home", seat) for seat in range(3)]
    while game.state.round < 3:
        game.play(bots[game.state.decider].decide(game))
    assert abs(Judge(net_for(game.state.rules.edition), game.state).value(game.state, 0)) < 200


def damaged(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


def renamed(data: bytes) -> bytes:
    line, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(line), "sight": 0}).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (damaged, "damaged"),
        (lambda data: data[:-2], "damaged"),
        (renamed, "another version"),
        (lambda data: b"", "no file of weights"),
        (lambda data: b"\x89PNG\r\n\x1a\n" + data, "no file of weights"),
        (lambda data: b"[]\n" + data, "no file of weights"),
        (lambda data: b"[" * 4096 + b"\n" + data, "no file of weights"),
    ],
)
def test_other_files_are_refused(spoil: Callable[[bytes], bytes], why: str) -> None:
    with pytest.raises(BadWeights, match=why):
        read(spoil((FOLDER / "base.bin").read_bytes()))


def test_a_folder_without_good_weights_is_named(tmp_path: Path) -> None:
    good = (FOLDER / "base.bin").read_bytes()
    with pytest.raises(BadWeights, match=r"base\.bin cannot be read: No such file"):
        net_in(tmp_path, "base")
    (tmp_path / "base.bin").write_bytes(good)
    net_in(tmp_path, "an edition of next year")  # judged like the base game
    (tmp_path / "warcraft.bin").write_bytes(damaged(good))
    with pytest.raises(BadWeights, match=r"damaged. It is .*warcraft\.bin"):
        net_in(tmp_path, "warcraft")


def test_bad_weights_are_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever needs them says what is wrong, and no command ends with a traceback."""

    class Broken(Bot):
        def choose(self, game: sw.Game, seat: int) -> sw.Action:
            raise BadWeights("The file of weights is damaged.")

    monkeypatch.setitem(registry.BOTS, "expert", registry.Kind(lambda seed, seat, numbers: Broken(seed, seat)))
    assert main(["arena", "--bots", "expert,random", "--games", "2", "--quiet"]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "smallworld: The file of weights is damaged."


def test_the_weights_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.bin")) <= 600_000
    assert {file.stem for file in FOLDER.glob("*.bin")} == set(EDITIONS)
