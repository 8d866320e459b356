"""Records: what was played can be read again, verified, resumed, and no damage goes unnoticed."""

import json

import pytest

import smallworld as sw
from smallworld.record.codec import dumps, state_to_json
from smallworld.record.journal import Journal, link, read, verify


def played(actions: int, seed: int = 3, players: int = 3) -> sw.Game:
    """A game some way on, by a fixed rule that likes to fight."""
    game = sw.Game.new(players=players, seed=seed)
    for n in range(actions):
        if not game.over:
            legal = game.legal()
            game.play(legal[(n * 5 + seed) % len(legal)])
    return game


@pytest.mark.parametrize("actions", [0, 1, 30, 77, 1000])
@pytest.mark.parametrize("snapshots", [False, True])
def test_a_record_gives_the_game_again(actions: int, snapshots: bool) -> None:
    game = played(actions)
    (journal,) = read(Journal.of(game, snapshots).to_lines())
    assert state_to_json(verify(journal).state) == state_to_json(game.state)
    assert state_to_json(journal.resume().state) == state_to_json(game.state)
    if game.over and snapshots:
        assert len(journal.snapshots) > 20  # one for each turn but the first and the last


def test_several_games_in_one_file() -> None:
    games = [played(40, seed) for seed in range(4)]
    lines = [line for game in games for line in Journal.of(game).to_lines()]
    assert [len(journal.entries) for journal in read(lines)] == [40] * 4


def test_a_game_opened_from_a_record_goes_on_and_can_be_saved() -> None:
    (journal,) = read(Journal.of(played(50)).to_lines())
    game = journal.replay()
    while not game.over:
        game.play(game.legal()[0])
    assert sw.Game.from_json(game.to_json()).scores == game.scores


def test_long_games_on_home_made_boards_are_recorded_whole() -> None:
    game = sw.position('players = 5\n[map]\nrounds = 99\na = "farmland edge : b"\nb = "hill edge : a"\n')
    while not game.over:
        game.play(game.legal()[-1])
    (journal,) = read(Journal.of(game).to_lines())
    assert verify(journal).scores == game.scores


def damaged(lines: list[str]) -> list[list[str]]:
    """Every kind of damage to a record."""
    first = json.loads(lines[0])
    other = {**first, "version": 2}
    foreign = {**first, "content": "0" * 16}
    return [
        lines[1:],
        lines[:-1],
        [*lines[:5], *lines[6:]],
        [*lines[:5], lines[6], lines[5], *lines[7:]],
        [*lines[:5], lines[5].replace("do", "od"), *lines[6:]],
        [*lines[:5], lines[5][:-3], *lines[6:]],
        [*lines[:5], "[]", *lines[6:]],
        [*lines[:5], "\ud800", *lines[6:]],
        [*lines[:5], "[" * 100_000, *lines[6:]],
        [*lines[:5], lines[0], *lines[6:]],
        [dumps(other), *lines[1:]],
        [dumps(foreign), *lines[1:]],
        [dumps({**first, "format": "chess"}), *lines[1:]],
        ["NaN"],
        ['{"a":1,"a":2}'],
    ]


@pytest.mark.parametrize("case", range(15))
def test_damage_is_refused_with_the_line(case: int) -> None:
    lines = damaged(Journal.of(played(40)).to_lines())[case]
    with pytest.raises(sw.BadRecord, match=r"^Line \d+: "):
        for journal in read(lines):
            verify(journal)


def chained(lines: list[str], at: int, change: dict[str, object]) -> list[str]:
    """A record with one line changed and every hash made to fit again: only replaying it shows the damage."""
    chain, out = "", []
    for n, line in enumerate(lines):
        data = json.loads(line)
        data.pop("chain")
        if n == at:
            data |= change
        chain = link(chain, data)
        out.append(dumps({**data, "chain": chain}))
    return out


@pytest.mark.parametrize(
    ("at", "change"),
    [
        (3, {"seat": 2}),
        (3, {"action": {"do": "end", "x": 1}}),
        (3, {"action": {"do": "pick", "combo": 5}}),
        (-1, {"scores": [1, 2, 3]}),
        (-1, {"winners": [0, 1, 2]}),
        (-1, {"state": "0" * 64}),
        (-1, {"end": False}),
    ],
)
def test_false_claims_are_found_by_playing(at: int, change: dict[str, object]) -> None:
    lines = Journal.of(played(1000)).to_lines()
    (journal,) = read(chained(lines, at % len(lines), change))
    with pytest.raises(sw.BadRecord):
        verify(journal)


def test_a_false_snapshot_is_found() -> None:
    (journal,) = read(Journal.of(played(60), snapshots=True).to_lines())
    first = min(journal.snapshots)
    journal.snapshots[first] = {**journal.snapshots[first], "round": 9}
    with pytest.raises(sw.BadRecord, match="snapshot"):
        verify(journal)


def test_a_quicker_encoder_writes_the_same_text() -> None:
    """Records are written with msgspec where it is at hand, and hashed: every byte must be the same."""
    encode = pytest.importorskip("msgspec.json").Encoder(order="sorted").encode
    odd = "".join(map(chr, range(0x300))) + "\u2028\u2029😀\uffff"
    samples: list[object] = [{"b": [1, -2, True, None, 2**70], "a": {"z": odd, odd: 0, "é": "é"}}, [], {}, odd, (1, 2)]
    for data in samples:
        assert encode(data).decode() == dumps(data)
