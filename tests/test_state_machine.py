"""A player who tries everything: legal and illegal actions, undo, saving, copying, replaying, in any order."""

import random

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    run_state_machine_as_test,
)
from hypothesis.stateful import rule as deed  # `rule` cites the catalogue here

from builds import BUILD
from referee import Referee, random_action
from referee.base.book import Book
from referee.base.table import BANNERS
from referee.exams import position_text, whole_text
from smallworld.content.base.options import PRESETS
from smallworld.engine.actions import VERBS, Action
from smallworld.engine.match import Illegal
from smallworld.game import Game

pytestmark = pytest.mark.net

ANY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)

NONSENSE = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=5),
    st.dictionaries(
        st.sampled_from(["do", "region", "combo", "tokens", "what", "player", "race", "more"]),
        st.one_of(st.none(), st.booleans(), st.integers(-2, 9), st.sampled_from([*VERBS, "2p-01", "redeploy", ""])),
        max_size=4,
    ),
)


class Table(RuleBasedStateMachine):
    """One game, its referee, and the text of every position since the beginning."""

    game: Game
    referee: Referee
    past: list[str]

    @initialize(
        players=st.integers(2, 5),
        preset=st.sampled_from(list(PRESETS)),
        seed=st.integers(0, 10_000),
        played=st.integers(0, 160),
    )
    def begin(self, players: int, preset: str, seed: int, played: int) -> None:
        self.game = Game.new(players=players, seed=seed, preset=preset)
        self.referee = Referee(self.game, every=0)
        self.past = [position_text(self.game)]
        rng = random.Random(seed)
        for _ in range(played):
            if not self.game.over:
                self.play(random_action(self.game, rng))

    def play(self, action: Action) -> None:
        self.referee.play(action)
        self.past.append(position_text(self.game))

    @precondition(lambda self: not self.game.over)
    @deed(choice=st.integers(0, 10_000))
    def legal(self, choice: int) -> None:
        actions = self.game.legal()
        self.play(actions[choice % len(actions)])

    @deed(
        verb=st.sampled_from([*VERBS, "surrender"]),
        region=st.integers(-2, 50),
        number=st.integers(-2, 12),
        word=st.sampled_from(["", *Book.words, *BANNERS]),
    )
    def illegal(self, verb: str, region: int, number: int, word: str) -> None:
        action = Action(verb, region, number, word)
        if not self.game.is_legal(action):
            with pytest.raises(Illegal) as refused:
                self.referee.play(action)
            assert refused.value.code
            assert position_text(self.game) == self.past[-1]

    @deed(data=NONSENSE)
    def nonsense(self, data: object) -> None:
        text = whole_text(self.game)
        trial = self.game.copy()
        try:
            trial.play(data)
        except Illegal as refused:
            assert refused.code
            assert whole_text(trial) == text
        assert whole_text(self.game) == text

    @deed()
    def undo(self) -> None:
        if self.game.can_undo:
            self.referee.undo()
            self.past.pop()
        else:
            with pytest.raises(Illegal) as refused:
                self.game.undo()
            assert refused.value.code == "cannot_undo"
        assert position_text(self.game) == self.past[-1]

    @deed()
    def save_and_load(self) -> None:
        text = self.game.to_json()
        self.game = Game.from_json(text)
        assert self.game.to_json() == text
        self.referee = Referee(self.game, every=0)

    @precondition(lambda self: not self.game.over)
    @deed(steps=st.integers(1, 12), seed=st.integers(0, 10_000))
    def copy_and_diverge(self, steps: int, seed: int) -> None:
        text = whole_text(self.game)
        other = self.game.copy()
        assert whole_text(other) == text
        rng = random.Random(seed)
        for _ in range(steps):
            if not other.over:
                other.play(random_action(other, rng))
        assert whole_text(self.game) == text

    @deed(part=st.integers(0, 100))
    def replay(self, part: int) -> None:
        upto = len(self.game.history) * part // 100
        again = Game(self.game.setup, self.game.origin.copy(), self.game.script())
        again.begin()
        for action in self.game.history[:upto]:
            again.play(action)
        assert position_text(again) == self.past[upto]

    @invariant()
    def nothing_is_wrong(self) -> None:
        self.referee.inspect()
        assert len(self.past) == len(self.game.history) + 1


DEEP: list[object] = []
for _ in range(5000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "data", [None, True, 5, 0.5, "end", b"end", (), [None], [[]], DEEP, {}, {"do": None}, object()]
)
def test_what_is_no_action_is_refused(data: object) -> None:
    game = Game.new(players=2, seed=1)
    text = whole_text(game)
    with pytest.raises(Illegal) as refused:
        game.play(data)
    assert refused.value.code in ("bad_action", "unknown_verb")
    assert whole_text(game) == text


def test_any_order_of_doings() -> None:
    run_state_machine_as_test(Table, settings=settings(ANY, max_examples=60, stateful_step_count=60))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_any_order_of_doings_for_long(part: int) -> None:
    class Another(Table):
        """The same deeds with different luck."""

    machine = seed(f"{BUILD} {part}")(Another)
    run_state_machine_as_test(machine, settings=settings(ANY, max_examples=50, stateful_step_count=100))
